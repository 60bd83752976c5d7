//! Sanguosha Hegemony (三国杀·国战): two hidden generals each, and kingdoms that find each other.
//!
//! A skill is a small unit in `generals` or `gear`: what it asks for and what it does, in stages. When it comes up
//! stands in the data, as the names of points (`point`); `trigger` finds who can break in there. Whatever happens goes
//! through the doors in `ops`; skills that change an answer of the rules do so in `queries`.

pub mod by_card;
mod census;
pub mod data;
pub mod evaluate;
pub mod event;
pub mod gear;
pub mod generals;
mod harm;
pub mod ids;
pub mod info;
mod kingdoms;
mod legal;
pub mod moment;
mod opinion;
mod ops;
pub mod point;
pub mod queries;
mod reduce;
mod resample;
mod resolve;
mod rules;
mod sights;
pub mod skill;
pub mod speech;
pub mod state;
mod summon;
mod tricks;
mod trigger;
mod turn;
mod use_card;
pub mod view;
mod weigh;
mod weights;

pub use event::Event;
pub use info::CardInfo;
pub use rules::{Deck, Hegemony, Options};
pub use speech::{Action, Asked, Quoted, Refused, Wanted};
pub use state::State;
pub use view::{Told, View};
