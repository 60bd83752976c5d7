//! Huang Yueying.

use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use engine::Host;

/// Draws a card whenever the owner uses a trick that takes effect at once and is not made of other cards.
pub struct Jizhi;

impl Unit for Jizhi {
    fn when(m: &Moment<'_>) -> bool {
        let used = m.card();
        // A card made of one of the same name is what it is made of.
        let same = used.cards.len() == 1
            && used.cards.first().is_some_and(|card| m.rules.kind(card) == used.kind);
        used.kind.is_trick() && !used.kind.is_delayed() && (!used.converted() || same)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        run.draw(owner, 1);
        run.end();
    }
}

/// Tricks reach everybody: a query of the targets.
pub struct Qicai;
impl Unit for Qicai {}
