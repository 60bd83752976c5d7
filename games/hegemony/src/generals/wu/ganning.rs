//! Gan Ning.

use crate::ids::*;
use crate::moment::Moment;
use crate::skill::Unit;
use crate::state::{Filter, Zones};

/// A black card is a Dismantlement.
pub struct Qixi;

impl Unit for Qixi {
    const MAKES: KindSet = KindSet::of(&[Kind::Dismantlement]);

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        match kind {
            Kind::Dismantlement => m.own(Zones::OWN, Filter::Colour(Colour::Black)),
            _ => CardSet::EMPTY,
        }
    }
}
