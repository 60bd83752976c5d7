//! Lu Xun.

use crate::event::Fate;
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Mark, Zones};
use engine::Host;

/// Is no target of Snatch or Indulgence.
pub struct Qianxun;

impl Unit for Qianxun {
    fn when(m: &Moment<'_>) -> bool {
        matches!(m.card().kind, Kind::Snatch | Kind::Indulgence)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        run.fate(Fate::Cancelled);
        run.end();
    }
}

/// A red hand card is an Await Exhausted, four times a phase.
pub struct Duoshi;

impl Unit for Duoshi {
    const MAKES: KindSet = KindSet::of(&[Kind::AwaitExhausted]);

    fn when(m: &Moment<'_>) -> bool {
        m.me().mark(Mark::Duoshi) < 4
    }

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        match kind {
            Kind::AwaitExhausted => m.own(Zones::HAND, Filter::Colour(Colour::Red)),
            _ => CardSet::EMPTY,
        }
    }
}
