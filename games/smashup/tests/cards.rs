//! Every card and base: what it does, by its name.

mod common;

#[path = "cards/pirates.rs"]
mod pirates;
