//! `onetable serve` as its users run it, killed, filled up and started again: every test starts the built binary.

#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test whose helper fails has failed, and what it prints is for those who look"
)]

#[path = "../../../server/tests/common/mod.rs"]
mod common;
#[cfg(target_os = "linux")]
mod full_disk;
mod logging;
mod murder;
mod process;
