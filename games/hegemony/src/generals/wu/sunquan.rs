//! Sun Quan.

use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Zones};
use engine::Host;

/// Discards cards, as many as the owner can have health at most, and draws as many.
pub struct Zhiheng;

impl Unit for Zhiheng {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().own().is_empty() && m.me().max_hp > 0
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::cards(picked, m.own(Zones::OWN, Filter::Any), 1, m.me().max_hp.max(0) as u8)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, cards) = (run.owner(), run.picked().cards);
        run.discard(owner, cards);
        run.draw(owner, cards.len());
        run.end();
    }
}
