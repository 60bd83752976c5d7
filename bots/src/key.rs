//! The numbers by which searches recognise a position; they never leave the process.

use foldhash::fast::FixedState;
use std::hash::{BuildHasher, Hash};

/// The number of a state, equal for equal states. Hashers that only add and multiply in 64 bits are no good here:
/// in them the highest bits of two words cannot be told apart, and sets of cards are such words.
pub(crate) fn key<S: Hash>(state: &S) -> u64 {
    FixedState::with_seed(0).hash_one(state)
}
