//! Players that are programs. Each plays every game, through what its seat may know and nothing else.
//!
//! Adding one is a file here and a line in [`KINDS`] and [`BotName::build`].

mod greedy;
mod name;
mod random;

pub use greedy::Greedy;
pub use name::{BotName, KINDS, NameError, Spend};
pub use random::Random;
