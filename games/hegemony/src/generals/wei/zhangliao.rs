//! Zhang Liao.

use crate::event::Cause;
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use engine::{Host, SeatSet};

/// Instead of drawing, takes a hand card from one or two others.
pub struct Tuxi;

impl Tuxi {
    /// A hand card of each of these comes into the hand of the owner, unseen.
    pub fn raid<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>, seats: SeatSet) {
        let owner = run.owner();
        for seat in seats.iter() {
            if let Some(card) = run.rules.blind(run.ctx, seat) {
                run.pass_on(seat, owner, CardSet::only(card), Cause::Take);
            }
        }
    }
}

impl Unit for Tuxi {
    fn when(m: &Moment<'_>) -> bool {
        !m.with_hand(m.others()).is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::seats(picked, m.with_hand(m.others()), 1, 2)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        if run.stage() == 0 {
            let seats = run.picked().seat_set();
            Tuxi::raid(run, seats);
            return run.then(1);
        }
        run.end_with(1);
    }
}
