//! Makes sure that the programs the other steps call are installed.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::runner::Outcome;
use crate::shell::Shell;

/// The target that stands for "no operating system".
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Installs the parts of the toolchain that are missing; touches nothing that is there.
pub(crate) fn ensure(shell: &Shell) -> Result<Outcome> {
    let mut complete = true;
    for (component, command) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if !shell.cargo_succeeds(&[command, "--version"]) {
            complete = false;
            rustup(shell, &["component", "add", component])?;
        }
    }
    // Asking the compiler instead of rustup also works where Rust comes from a distribution.
    let library = shell.output("rustc", &["--print", "target-libdir", "--target", WASM])?;
    if !Path::new(&library).is_dir() {
        complete = false;
        rustup(shell, &["target", "add", WASM])?;
    }
    if complete {
        println!("all there");
    }
    Ok(Outcome::Passed)
}

/// Installs cargo-deny if it is missing.
pub(crate) fn ensure_cargo_deny(shell: &Shell) -> Result<()> {
    if shell.cargo_succeeds(&["deny", "--version"]) {
        return Ok(());
    }
    println!("cargo-deny is missing and is built now, once; this takes some minutes");
    shell
        .cargo(&["install", "cargo-deny", "--locked"])
        .context("cannot install cargo-deny, which checks licences and advisories")
}

fn rustup(shell: &Shell, arguments: &[&str]) -> Result<()> {
    if !shell.succeeds("rustup", &["--version"]) {
        let what = arguments.last().copied().unwrap_or_default();
        bail!(
            "`{what}` is missing and there is no rustup to add it: install rustup, \
             or install `{what}` for this Rust toolchain the way the toolchain was installed"
        );
    }
    shell.run("rustup", arguments)
}
