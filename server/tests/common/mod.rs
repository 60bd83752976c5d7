//! What the tests of the server share: a client, plain requests, dice, a web app, and a reader of what was kept.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "several test programs share this, and each uses a part of it"
)]

pub mod dice;
pub mod ledger;
pub mod player;
pub mod rest;
pub mod table;
pub mod web;

/// Whether tests run at full size.
pub fn long() -> bool {
    std::env::var_os("ONETABLE_LONG").is_some()
}
