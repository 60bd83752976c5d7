//! Players that are programs. Each plays every game, through what its seat may know and nothing else.
//!
//! Adding one is a file here, its `mod` line and its line in the list of kinds; docs/adding-a-bot.md shows it.

mod expectimax;
mod greedy;
mod hidden;
mod instinct;
mod key;
mod kinds;
mod mcts;
mod name;
pub mod outcomes;
mod random;
mod solve;

pub use expectimax::{Expectimax, Limit};
pub use greedy::Greedy;
pub use instinct::Instinct;
pub use mcts::{Mcts, Params};
pub use name::{BotName, LEVELS, NameError, Plan, Spend};
pub use random::Random;
pub use solve::solve;

// The kinds of bot, from weak to strong. A line makes one from its seed and the number of threads it may use.
kinds::list! {
    "random" => |seed, _| random::Random::new(seed),
    "instinct" => |seed, _| instinct::Instinct::new(seed),
    "greedy" => |seed, _| greedy::Greedy::new(seed),
    "expectimax" => |seed, _| expectimax::Expectimax::new(seed),
    "mcts" => |seed, threads| mcts::Mcts::new(seed, threads),
}
