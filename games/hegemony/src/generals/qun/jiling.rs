//! Ji Ling.

use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Purpose, What};
use engine::{Host, Seat, SeatSet};

/// A fight by points before playing: a Slash at that kingdom for the winner, no Play phase for who does not win.
pub struct Shuangren;

impl Unit for Shuangren {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().hand.is_empty() && !m.with_hand(m.others()).is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::seats(picked, m.with_hand(m.others()), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match run.stage() {
            0 => {
                let target = run.picked().seat();
                run.frame.x = target.index() as u8;
                run.then(1);
                run.pindian(target);
            }
            1 => {
                if run.returned() == 0 {
                    return run.end_with(1);
                }
                let kin = run.rules.kin(run.state(), Seat::new(run.frame.x)).without(owner);
                run.rules.forget_kept(run.ctx);
                run.then(2);
                run.ask(owner, false, What::Seats { of: kin, min: 1, max: 1, to: Purpose::Slash });
            }
            2 => {
                let picked = run.picked().seats;
                run.then(3);
                if let Some(&target) = picked.first() {
                    run.use_virtual(owner, Kind::Slash, SeatSet::only(target));
                }
            }
            _ => run.end(),
        }
    }
}
