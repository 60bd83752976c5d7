//! Questions that go round: clockwise from the current player, until all who may answer have passed in a row.
//!
//! Who may answer is looked at again after every answer, so who comes to an answer on the way is asked too: the window
//! closes when others may answer than it asks, and another one opens where the first one stopped.

use crate::change::Table;
use crate::rules::SmashUp;
use crate::state::Slip;
use engine::stack::{Kind, Resolution, Window};
use engine::{Host, Seat, SeatSet};

/// Asks those who may answer now, unless they are the ones who have just passed in a row. Says whether anybody is asked.
pub(crate) fn open(rules: &SmashUp, ctx: &mut Table<'_, impl Host<SmashUp>>, may: SeatSet) -> bool {
    let (mut asked, mut from) = (SeatSet::EMPTY, ctx.state().current);
    let level = ctx.stack().frame_level().unwrap_or(usize::MAX);
    for laid in ctx.stack().laid_at(level) {
        match laid.slip {
            Slip::Asked => asked = asked.with(laid.seat),
            Slip::Answered => from = laid.seat.next(rules.seats),
            _ => {}
        }
    }
    while ctx.take_kept_if(|laid| matches!(laid.slip, Slip::Asked | Slip::Answered)).is_some() {}
    if may == asked {
        return false;
    }
    may.iter().for_each(|seat| ctx.keep(seat, Slip::Asked));
    ctx.open(Window::new(Kind::UntilAllPass, may, from))
}

/// A seat has answered; those after it are asked next.
pub(crate) fn answered(ctx: &mut Table<'_, impl Host<SmashUp>>, seat: Seat) {
    ctx.take_kept_if(|laid| laid.slip == Slip::Answered);
    ctx.keep(seat, Slip::Answered);
}
