//! Seven Wonders Duel (七大奇迹对决): two cities grow through three ages out of one structure of cards.
//!
//! Everything that has been turned up is open to both; what lies face down, what comes in later ages and what stayed
//! in the box is known to nobody.

pub mod assets;
mod census;
pub mod data;
mod deal;
mod duel;
pub mod evaluate;
pub mod event;
pub mod face;
pub mod lanes;
mod legal;
mod play;
pub mod price;
mod quote;
mod reduce;
mod rules;
pub mod score;
pub mod sets;
pub mod speech;
pub mod state;
pub mod view;
mod weigh;
mod weights;

pub use data::CardInfo;
pub use duel::{Duel, First, Options};
pub use event::Event;
pub use face::Ask;
pub use speech::{Action, Asked, Quoted, Refused};
pub use state::{City, End, Reason, State};
pub use view::View;
