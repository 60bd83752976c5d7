//! Ding Feng.

use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Mark, Zones};
use engine::Host;

/// A Slash has one more target at distance 1: a query of the number of targets.
pub struct Duanbing;

impl Unit for Duanbing {}

/// Discards a card: this turn somebody is at distance 1.
pub struct Fenxun;

impl Unit for Fenxun {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().own().is_empty() && !m.others().is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        let cards = m.own(Zones::OWN, Filter::Any);
        Next::cards_then_seats(picked, cards, (1, 1), m.others(), (1, 1))
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        run.discard(owner, picked.cards);
        run.mark(owner, Mark::Fenxun, picked.seat().index() as u8 + 1);
        run.end();
    }
}
