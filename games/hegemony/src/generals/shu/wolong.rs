//! Zhuge Liang (Sleeping Dragon).

use crate::gear::EightDiagram;
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Zones};
use engine::Host;

/// Without armour the owner has the Eight Diagram.
pub struct Bazhen;

impl Unit for Bazhen {
    fn when(m: &Moment<'_>) -> bool {
        m.rules.is_bare(m.state, m.owner) && EightDiagram::is_wanted(m)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        EightDiagram::judge(run);
    }
}

/// A red card of the hand is a Fire Attack.
pub struct Huoji;

impl Unit for Huoji {
    const MAKES: KindSet = KindSet::of(&[Kind::FireAttack]);

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        match kind {
            Kind::FireAttack => m.own(Zones::HAND, Filter::Colour(Colour::Red)),
            _ => CardSet::EMPTY,
        }
    }
}

/// A black card of the hand is a Nullification.
pub struct Kanpo;

impl Unit for Kanpo {
    const MAKES: KindSet = KindSet::of(&[Kind::Nullification]);

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        match kind {
            Kind::Nullification => m.own(Zones::HAND, Filter::Colour(Colour::Black)),
            _ => CardSet::EMPTY,
        }
    }
}
