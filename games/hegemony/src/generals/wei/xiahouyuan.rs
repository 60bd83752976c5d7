//! Xiahou Yuan.

use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::point::{Phase, Point};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Zones};
use engine::Host;

/// Gives up the Judge and Draw phases, or a piece of equipment and the Play phase, for a Slash at any distance.
pub struct Shensu;

impl Unit for Shensu {
    fn when(m: &Moment<'_>) -> bool {
        // What is left out anyhow cannot be given up.
        let both = m.is_left(Phase::Judge) && m.is_left(Phase::Draw);
        let play = m.is_left(Phase::Play) && !m.me().own().is_empty();
        !m.others().is_empty() && if m.is(Point::PhaseChangingJudge) { both } else { play }
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        if m.is(Point::PhaseChangingJudge) {
            return Next::seats(picked, m.others(), 1, 1);
        }
        let equipment = m.own(Zones::OWN, Filter::Equip);
        Next::cards_then_seats(picked, equipment, (1, 1), m.others(), (1, 1))
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        match run.stage() {
            0 => {
                if run.moment().is(Point::PhaseChangingJudge) {
                    run.rules.skip(run.ctx, Phase::Draw);
                } else {
                    run.discard(owner, picked.cards);
                }
                run.then(1);
            }
            // What was given up is gone, and whoever cares has been told.
            1 => {
                run.then(2);
                if run.is_alive(picked.seat()) {
                    run.use_virtual(owner, Kind::Slash, picked.seat_set());
                }
            }
            _ => run.end_with(1),
        }
    }
}
