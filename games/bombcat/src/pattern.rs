//! Card patterns: which sets of cards of a pool are meant.
//!
//! A pattern stands for a family of sets. Cards that no part of it tells apart are counted, not named: a candidate is
//! a vector of numbers, one for each class of like cards, and stands for as many sets as there are ways to take these
//! cards. So membership, existence and an exactly even random choice need no list of all sets.
//!
//! Nothing here knows a game: the pool is a table that says which card satisfies which predicate, or may satisfy it
//! where the asker cannot see the card.

mod matching;
mod pool;
mod query;
mod shape;
mod slots;

pub use pool::{Pool, Truth};
pub use query::{Query, best_effort};
pub use shape::{Part, Rel, Shape};

/// The largest set that is ever meant.
pub const MOST_CARDS: u8 = 24;
/// The most groups that are ever counted.
pub const MOST_GROUPS: u8 = 12;
/// How many steps a question may take. They are counted, not timed, so that all machines agree.
pub const STEPS: u32 = 20_000;
/// The same where many questions are asked to list what can be chosen.
pub const QUICK: u32 = 2_000;
