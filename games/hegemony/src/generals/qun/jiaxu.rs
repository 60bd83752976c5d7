//! Jia Xu.

use crate::event::Fate;
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::{Skill, Unit};
use crate::state::{Frame, State, Why};
use engine::{Host, Seat, SeatSet};

/// In the owner's turn nobody but the owner and the dying can use a Peach: who may help is a query of the rules.
pub struct Wansha;

impl Unit for Wansha {
    fn when(m: &Moment<'_>) -> bool {
        m.state.current == m.owner
    }
}

/// Everybody else in turn uses a Slash on somebody who is nearest, or loses health.
pub struct Luanwu;

impl Luanwu {
    /// Those who are nearest to a player.
    fn nearest(rules: &Hegemony, state: &State, seat: Seat) -> SeatSet {
        let far = rules.distances(state, seat);
        let others = state.alive().without(seat);
        let least = others.iter().map(|other| far[other.index()]).min();
        others.iter().filter(|other| Some(far[other.index()]) == least).collect()
    }
}

impl Unit for Luanwu {
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        // `x` counts the seats after the owner that have had their turn.
        let seats = run.rules.seats;
        let at = |step: u8| Seat::new((run.frame.owner.index() as u8 + step) % seats);
        match run.stage() {
            0 => {
                let next = (run.frame.x + 1..seats).find(|&step| run.is_alive(at(step)));
                let Some(step) = next else { return run.end() };
                let seat = at(step);
                run.frame.x = step;
                run.then(1);
                let at = Luanwu::nearest(run.rules, run.state(), seat);
                let why = Why::Skill(Skill::Luanwu);
                run.ctx.push(Frame::MustSlash { seat, at, why, stage: 0 });
            }
            _ => {
                let (slashed, seat) = (run.returned() > 0, at(run.frame.x));
                run.then(0);
                if !slashed {
                    run.lose_hp(seat, 1);
                }
            }
        }
    }
}

/// Black tricks do not come to the owner.
pub struct Weimu;

impl Unit for Weimu {
    fn when(m: &Moment<'_>) -> bool {
        m.card().kind.is_trick() && m.card().colour == Some(Colour::Black)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        run.fate(Fate::Cancelled);
        run.end();
    }
}
