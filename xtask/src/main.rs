//! The build and test commands of the workspace, called as `cargo xtask`.
#![allow(clippy::print_stdout, reason = "a command line tool reports on its standard output")]

mod adding_a_bot;
mod advisories;
mod locales;
mod program;
mod runner;
mod scenarios;
mod shell;
mod snapshots;
mod steps;
mod tools;
mod tune;
mod web;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::shell::{Shell, Tier};

/// Build and test commands of the workspace.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs every check of the workspace and prints how long each took.
    Test {
        /// Runs the tests at full size, and checks licences and security advisories.
        #[arg(long)]
        long: bool,
    },
    /// Rewrites the golden files from what the program does now.
    Snapshots,
    /// Takes the pictures of the web app in docs/screenshots anew.
    Screenshots,
    /// Looks for better weights of Duel's evaluation by self-play, and rewrites them.
    Tune {
        /// How often all games are played anew with the weights found so far.
        #[arg(long, default_value_t = 10)]
        rounds: u32,
    },
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Test { long } => {
            let tier = if long { Tier::Long } else { Tier::Short };
            let report = runner::run(&Shell::new(tier), &steps::of(tier));
            println!("\n{report}");
            if report.failed() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
        }
        Command::Snapshots => code(snapshots::rewrite(&Shell::new(Tier::Short))),
        Command::Screenshots => code(web::screenshots(&Shell::new(Tier::Short))),
        Command::Tune { rounds } => code(tune::run(&Shell::new(Tier::Short), rounds)),
    }
}

fn code(done: anyhow::Result<()>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("FAILED: {error:#}");
            ExitCode::FAILURE
        }
    }
}
