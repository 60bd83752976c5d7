//! Bomb Cat (炸弹猫): who draws the bomb and cannot sing it to sleep is out. Cards and heroes are programs of a small
//! language of blocks, the base set included.

mod act;
mod body;
mod carry;
mod census;
mod create;
pub mod data;
mod death;
pub mod deck;
mod eval;
mod evaluate;
pub mod event;
mod fill;
mod had;
pub mod ids;
pub mod lang;
mod legal;
pub mod naming;
pub mod options;
pub mod pattern;
mod plan;
mod poll;
mod reduce;
mod resample;
mod resolve;
pub mod review;
mod rules;
mod sight;
mod sights;
pub mod speech;
pub mod state;
mod tags;
mod turn;
pub mod view;
mod weigh;
mod zones;

pub use options::Options;
pub use rules::BombCat;
