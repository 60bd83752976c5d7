//! Liu Shan.

use crate::event::{Event, Fate};
use crate::moment::{Moment, Next, Picked, Run};
use crate::point::{Phase, Point};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Mark, Purpose, What, Zones};
use engine::Host;

/// Who uses a Slash on the owner discards a basic card, or it does nothing.
pub struct Xiangle;

impl Unit for Xiangle {
    fn when(m: &Moment<'_>) -> bool {
        let target = m.target();
        m.card().kind.is_slash() && m.card().user != m.owner && !target.cancelled && !target.spared
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let user = run.moment().card().user;
        match run.stage() {
            0 => {
                run.then(1);
                if run.is_alive(user) && !run.state().player(user).hand.is_empty() {
                    let (from, of, to) = (Zones::HAND, Filter::Basic, Purpose::Discard);
                    run.ask(user, true, What::Cards { from, of, min: 1, max: 1, to });
                }
            }
            _ => {
                let cards = run.picked().cards;
                if cards.is_empty() {
                    run.fate(Fate::Spared);
                } else {
                    run.discard(user, cards);
                }
                run.end();
            }
        }
    }
}

/// Skips the Play phase; when that turn ends, a hand card brings somebody else an extra turn.
pub struct Fangquan;

impl Unit for Fangquan {
    fn when(m: &Moment<'_>) -> bool {
        m.is(Point::PhaseChangingPlay) && m.is_left(Phase::Play)
            || m.is(Point::TurnEnd)
                && m.me().mark(Mark::Fangquan) > 0
                && !m.me().hand.is_empty()
                && !m.others().is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        if !m.is(Point::TurnEnd) {
            return Next::DONE;
        }
        let hand = m.own(Zones::HAND, Filter::Any);
        Next::cards_then_seats(picked, hand, (1, 1), m.others(), (1, 1))
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        if !run.moment().is(Point::TurnEnd) {
            run.mark(owner, Mark::Fangquan, 1);
            return run.end_with(1);
        }
        let picked = run.picked();
        run.discard(owner, picked.cards);
        run.ctx.emit(Event::ExtraTurn { seat: picked.seat() });
        run.end();
    }
}
