//! Ma Dai.

use crate::ids::*;
use crate::moment::Run;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Mark, Purpose, What};
use engine::{Host, SeatSet};

/// Others are nearer: a query of the distance.
pub struct MashuMadai;
impl Unit for MashuMadai {}

/// Judges: somebody near can use no hand cards of that colour in this turn.
pub struct Qianxi;

impl Unit for Qianxi {
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match run.stage() {
            0 => {
                run.then(1);
                run.judge(owner);
            }
            1 => {
                // The bit of the colour, as the mark has it.
                run.frame.x = match run.judged_suit().colour() {
                    Colour::Red => 1,
                    Colour::Black => 2,
                };
                let far = run.rules.distances(run.state(), owner);
                let others = run.state().alive().without(owner);
                let of: SeatSet = others.iter().filter(|seat| far[seat.index()] == 1).collect();
                run.then(2);
                run.ask(owner, false, What::Seats { of, min: 1, max: 1, to: Purpose::Choose });
            }
            _ => {
                if let Some(&seat) = run.picked().seats.first() {
                    let bars = run.state().player(seat).mark(Mark::Qianxi) | run.frame.x;
                    run.mark(seat, Mark::Qianxi, bars);
                }
                run.end();
            }
        }
    }
}
