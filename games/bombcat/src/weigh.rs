//! What sensible players do at first sight, for bots: they save themselves, keep some cards, and veto little of what is
//! not about them.
//! It knows no card by name, so that it holds for modules of players too.

use crate::lang::program::ActionId;
use crate::speech::Action;
use crate::state::{Bound, Frame, Poll, State, What};
use engine::Seat;
use engine::stack::Resolution;

/// How much rather somebody ends his turn than plays this card or that, so that hands last.
const ENDS: f32 = 3.0;
/// How much rather somebody saves himself than not.
const SAVES: f32 = 40.0;
/// How much less somebody answers what is about others than lets it pass.
const MEDDLES: f32 = 0.15;

pub(crate) fn weigh(state: &State, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
    out.clear();
    if !state.stack.slips().is_empty() {
        return;
    }
    let (ends, passes, rest) = match state.stack.frame() {
        Some(Frame::Turn { .. }) => (ENDS, 1.0, 1.0),
        Some(Frame::Poll { .. }) => (1.0, 1.0, answers(state, seat)),
        _ => return,
    };
    out.extend(actions.iter().map(|action| match action {
        Action::EndTurn => ends,
        Action::Pass => passes,
        _ => rest,
    }));
}

/// How much rather somebody answers an event than lets it pass.
fn answers(state: &State, seat: Seat) -> f32 {
    match state.polls.last() {
        Some(Poll { what: What::Exec { target, .. }, action: ActionId::EXPLODE, .. })
            if *target == Some(seat) =>
        {
            SAVES
        }
        Some(poll) if is_about(state, poll, seat) => 1.0,
        _ => MEDDLES,
    }
}

/// Whether what is answered goes at somebody, or at his cards.
fn is_about(state: &State, poll: &Poll, seat: Seat) -> bool {
    let act = poll.act.and_then(|at| state.acts.get(usize::from(at)));
    let at_me = |target: &crate::state::Target| target.what == Bound::Player(seat.into());
    let aimed = act.is_some_and(|act| act.targets.iter().any(at_me));
    aimed
        || match poll.what {
            What::Move { from, .. } => from.index() == seat.index(),
            What::Exec { target, .. } => target == Some(seat),
            What::Turn { .. } | What::Death { .. } => false,
        }
}
