//! The web app, as files in the program.
//!
//! The app itself is written in TypeScript and Svelte, in the folders beside this one; `build.rs` has npm build it.

use server::{Form, WebFile};

/// Every file of the app.
pub static FILES: &[WebFile] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

#[cfg(test)]
mod tests;
