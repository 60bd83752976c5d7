//! Guan Yu.

use crate::ids::*;
use crate::moment::Moment;
use crate::skill::Unit;
use crate::state::{Filter, Zones};

/// A red card is a Slash; with the lord's axe any card is.
pub struct Wusheng;

impl Unit for Wusheng {
    const MAKES: KindSet = KindSet::of(&[Kind::Slash]);

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        let lent = m.rules.lord_lends(m.state, m.owner);
        match kind {
            Kind::Slash if lent => m.own(Zones::OWN, Filter::Any),
            Kind::Slash => m.own(Zones::OWN, Filter::Colour(Colour::Red)),
            _ => CardSet::EMPTY,
        }
    }
}
