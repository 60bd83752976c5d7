//! Empress He.

use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Mark, Nature};
use engine::{Host, SeatSet};

/// For a hand card, somebody who begins to play drinks wine and is hurt.
pub struct Zhendu;

impl Unit for Zhendu {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().hand.is_empty() && m.state.player(m.subject()).alive
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::cards(picked, m.me().hand, 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, subject) = (run.owner(), run.moment().subject());
        match run.stage() {
            0 => {
                let cards = run.picked().cards;
                run.discard(owner, cards);
                run.then(1);
            }
            1 => {
                run.then(2);
                if run.is_alive(subject) {
                    run.use_virtual(subject, Kind::Analeptic, SeatSet::only(subject));
                }
            }
            2 => {
                run.then(3);
                run.damage(Some(owner), subject, 1, Nature::Normal);
            }
            _ => run.end(),
        }
    }
}

/// Draws three cards at the end of a turn in which the owner has killed.
pub struct Qiluan;

impl Unit for Qiluan {
    fn when(m: &Moment<'_>) -> bool {
        m.me().mark(Mark::Kills) > 0
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        run.draw(owner, 3);
        run.end();
    }
}
