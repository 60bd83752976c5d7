//! The steps of `cargo xtask test`, in the order they run.

use anyhow::Result;

use crate::adding_a_bot;
use crate::advisories;
use crate::locales;
use crate::runner::{Outcome, Step};
use crate::scenarios;
use crate::shell::{Shell, Tier};
use crate::tools;
use crate::web;

/// The packages that must build without an operating system: every crate below `protocol`.
/// Rules that cannot reach a clock, a file or a thread give the same game everywhere.
const PURE: &[&str] =
    &["engine", "bombcat", "duel", "hegemony", "jade", "smashup", "bots", "catalog"];

/// The steps of this tier.
pub(crate) fn of(tier: Tier) -> Vec<Step> {
    // Cheap steps come first, so that a slip is reported within seconds.
    let mut steps = vec![
        step("tools", tools::ensure),
        step("format", format),
        step("locales", locales::check),
        step("web install", web::install),
        step("web lint", web::lint),
        step("web check", web::check),
        step("web tests", web::tests),
        step("clippy", clippy),
        step("tests", tests),
        step("doc tests", doc_tests),
        step("scenarios", scenarios::run),
        step("adding a bot", adding_a_bot::run),
        step("wasm", wasm),
        step("web budget", web::budget),
        step("web browser", web::browser),
    ];
    if tier == Tier::Long {
        steps.push(step("licences", licences));
        steps.push(step("advisories", advisories::check));
    }
    steps
}

/// The arguments with which cargo runs the tests, doc tests excepted.
pub(crate) fn test_arguments(shell: &Shell) -> Vec<&'static str> {
    let (mut arguments, profile) = if shell.cargo_succeeds(&["nextest", "--version"]) {
        (vec!["nextest", "run", "--workspace", "--locked"], "--cargo-profile")
    } else {
        (vec!["test", "--workspace", "--lib", "--bins", "--tests", "--locked"], "--profile")
    };
    if shell.tier() == Tier::Long {
        // Full size plays so many games that optimising saves more time than it costs.
        arguments.extend([profile, "long"]);
    }
    arguments
}

fn step(name: &'static str, run: fn(&Shell) -> Result<Outcome>) -> Step {
    Step { name, run }
}

fn format(shell: &Shell) -> Result<Outcome> {
    cargo(shell, &["fmt", "--all", "--check"])
}

fn clippy(shell: &Shell) -> Result<Outcome> {
    cargo(shell, &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])
}

fn tests(shell: &Shell) -> Result<Outcome> {
    cargo(shell, &test_arguments(shell))
}

fn doc_tests(shell: &Shell) -> Result<Outcome> {
    // A step of its own because nextest does not run them.
    cargo(shell, &["test", "--workspace", "--doc", "--locked"])
}

fn wasm(shell: &Shell) -> Result<Outcome> {
    let mut arguments = vec!["build", "--locked", "--no-default-features", "--target", tools::WASM];
    for package in PURE {
        arguments.extend(["-p", package]);
    }
    cargo(shell, &arguments)
}

fn licences(shell: &Shell) -> Result<Outcome> {
    tools::ensure_cargo_deny(shell)?;
    cargo(shell, &["deny", "--locked", "check", "licenses", "bans", "sources"])
}

fn cargo(shell: &Shell, arguments: &[&str]) -> Result<Outcome> {
    shell.cargo(arguments)?;
    Ok(Outcome::Passed)
}
