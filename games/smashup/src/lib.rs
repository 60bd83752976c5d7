//! Smash Up (大杀四方): two factions shuffled together fight for bases.
//!
//! Every ability of every card and base is data: steps in the words of [`vocabulary`], compiled by [`program`] and
//! done one at a time by `run`. Everything that changes goes through the doors in `change`, `plays` and `destroy`;
//! what waits for it comes up in `settle`.

mod action;
mod cards;
mod census;
mod change;
pub mod data;
mod destroy;
mod evaluate;
pub mod event;
pub mod ids;
pub mod info;
mod legal;
mod local;
mod pick;
pub mod piles;
mod plays;
pub mod program;
pub mod queries;
mod reduce;
mod refuse;
mod resample;
mod resolve;
mod round;
mod rules;
mod run;
pub mod saying;
mod scoring;
mod settle;
mod sight;
pub mod speech;
pub mod state;
mod turn;
pub mod view;
pub mod vocabulary;

pub use event::Event;
pub use info::CardInfo;
pub use legal::Asking;
pub use rules::{Bases, Draft, Options, SmashUp};
pub use speech::{Action, Asked, Quoted, Refused};
pub use state::{Reason, State};
pub use view::View;
