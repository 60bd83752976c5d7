//! Xu Huang.

use crate::ids::*;
use crate::moment::Moment;
use crate::skill::Unit;
use crate::state::{Filter, Zones};

/// A black basic card or piece of equipment is a Supply Shortage; how far it goes is a query of the targets.
pub struct Duanliang;

impl Unit for Duanliang {
    const MAKES: KindSet = KindSet::of(&[Kind::SupplyShortage]);

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        if kind != Kind::SupplyShortage {
            return CardSet::EMPTY;
        }
        let black = m.own(Zones::OWN, Filter::Colour(Colour::Black));
        black.iter().filter(|&card| !m.rules.kind(card).is_trick()).collect()
    }
}
