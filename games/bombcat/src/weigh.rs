//! What sensible players do at first sight, for bots: whatever saves them, and few vetoes of what is not about them.
//! It knows no card by name, so that it holds for modules of players too.

use crate::lang::program::ActionId;
use crate::speech::Action;
use crate::state::{Bound, Frame, Poll, State, What};
use engine::Seat;
use engine::stack::Resolution;

/// How much rather somebody saves himself than not.
const SAVES: f32 = 40.0;
/// How much less somebody answers what is about others than lets it pass.
const MEDDLES: f32 = 0.15;

pub(crate) fn weigh(state: &State, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
    out.clear();
    let poll = match state.stack.frame() {
        Some(Frame::Poll { .. }) => state.polls.last(),
        _ => None,
    };
    let Some(poll) = poll.filter(|_| state.stack.slips().is_empty()) else { return };
    let answers =
        match poll.what {
            What::Exec { target, .. } if poll.action == ActionId::EXPLODE => {
                if target == Some(seat) { SAVES } else { MEDDLES }
            }
            _ if is_about(state, poll, seat) => 1.0,
            _ => MEDDLES,
        };
    let weight = |action: &Action| if *action == Action::Pass { 1.0 } else { answers };
    out.extend(actions.iter().map(weight));
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
