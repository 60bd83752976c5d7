//! The program as its users meet it: every test starts the built binary.

#![allow(clippy::unwrap_used, reason = "a test whose helper fails has failed")]

mod arena;
mod bombcat;
mod data;
mod load;
mod measure;
mod program;
mod saved;
mod scenario;
mod stdio;
mod stdio_doc;
mod terminal;
mod usage;
