//! Zang Ba.

use crate::moment::{Moment, Run};
use crate::point::Point;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Choice, Mark, What};
use engine::{Host, SeatSet};

/// For each point of damage, whoever has the turn may keep a card fewer; if he then discards none, the owner draws.
pub struct Hengjiang;

impl Unit for Hengjiang {
    fn when(m: &Moment<'_>) -> bool {
        if m.is(Point::TurnEnd) {
            let current = m.state.player(m.subject());
            current.mark(Mark::Hengjiang) > 0 && current.mark(Mark::Discards) == 0
        } else {
            m.subject() == m.owner && m.state.player(m.state.current).alive
        }
    }

    fn must(m: &Moment<'_>) -> bool {
        m.is(Point::TurnEnd)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, current) = (run.owner(), run.state().current);
        if run.moment().is(Point::TurnEnd) {
            run.draw(owner, 1);
            return run.end();
        }
        if run.stage() > 0 {
            if run.picked().choice != Some(Choice::Yes) {
                return run.end();
            }
            run.tell(SeatSet::only(current));
        }
        let n = run.state().player(current).mark(Mark::Hengjiang).saturating_add(1);
        run.mark(current, Mark::Hengjiang, n);
        run.frame.x += 1;
        if run.frame.x < run.moment().damage().amount {
            run.then(1);
            run.ask(owner, false, What::Options { of: Choice::Yes.bit() | Choice::No.bit() });
        } else {
            run.end();
        }
    }
}
