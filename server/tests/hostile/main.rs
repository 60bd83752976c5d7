//! Clients that cheat, flood, lie and break off: each test is one way to do harm, and what the server does about it.

#![allow(clippy::unwrap_used, reason = "a test whose helper fails has failed")]

#[path = "../common/mod.rs"]
mod common;
mod doors;
mod film;
mod frames;
mod nonsense;
mod numbers;
mod seats;
mod sight;
mod slow;
mod texts;
