//! Whether anything is hidden, found out by drawing what could be.

use engine::{Chance, Observation, Rules, Seat, Viewer};

/// So many draws that are all the same leave no doubt, even where only two things could be swapped.
pub(crate) const SURE: usize = 32;

/// The state, if nothing of it is hidden from the seat.
pub(crate) fn only_world<R: Rules>(
    seen: &Observation<'_, R>,
    chance: &mut impl Chance,
) -> Option<R::State> {
    let world = seen.sample(chance);
    (1..SURE).all(|_| seen.sample(chance) == world).then_some(world)
}

/// Whether nothing of a state is hidden from any seat, as far as so many draws for each show.
pub(crate) fn open_to_all<R: Rules>(
    rules: &R,
    state: &R::State,
    draws: usize,
    chance: &mut impl Chance,
) -> bool {
    Seat::all(rules.seats()).all(|seat| {
        (0..draws).all(|_| {
            let mut other = state.clone();
            rules.resample(&mut other, Viewer::Seat(seat), chance);
            other == *state
        })
    })
}
