//! Cao Pi.

use crate::event::Cause;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use engine::Host;

/// Takes the hand and the equipment of whoever dies.
pub struct Xingshang;

impl Unit for Xingshang {
    fn when(m: &Moment<'_>) -> bool {
        !m.state.player(m.subject()).own().is_empty()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, dead) = (run.owner(), run.moment().subject());
        let cards = run.state().player(dead).own();
        run.pass_on(dead, owner, cards, Cause::Take);
        run.end();
    }
}

/// Somebody else draws as many cards as the owner has lost health, and is turned over.
pub struct Fangzhu;

impl Unit for Fangzhu {
    fn when(m: &Moment<'_>) -> bool {
        !m.others().is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::seats(picked, m.others(), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (seat, n) = (run.picked().seat(), run.me().lost_hp());
        run.draw(seat, n);
        run.turn_over(seat);
        run.end();
    }
}
