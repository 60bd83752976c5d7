//! Jade Night (玉夜): a banquet on a spring night, for two to five.
//!
//! Everybody takes snacks and plates from a common table, lays snacks on plates, and tastes or offers the sets.
//! The position is open; only the order of the decks is hidden.

mod census;
pub mod data;
mod evaluate;
pub mod event;
mod legal;
mod play;
pub mod queries;
mod reduce;
mod rules;
pub mod speech;
pub mod state;
pub mod view;

pub use data::{CardInfo, Deck, Jade, Options};
pub use event::Event;
pub use speech::{Action, Asked, Quoted, Refused};
pub use state::{Area, Reason, Set, Slot, State};
pub use view::View;
