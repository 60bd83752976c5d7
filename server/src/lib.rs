//! The server of OneTable: tables that lose nothing and leak nothing.
//!
//! Start reading with `room`, which is a room without anything around it, and `actor`, which owns one.

mod actor;
mod app;
pub mod bus;
mod clock;
mod http;
mod limits;
mod modules;
mod names;
mod origin;
mod people;
mod random;
mod rest;
mod room;
mod rooms;
mod settings;
mod socket;
#[cfg(test)]
mod tests;
mod thinking;

pub use http::{Running, StartError, start};
pub use origin::outward_address;
pub use rest::{Form, WebFile, openapi};
pub use settings::Settings;
