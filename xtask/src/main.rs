//! The build and test commands of the workspace, called as `cargo xtask`.
#![allow(clippy::print_stdout, reason = "a command line tool reports on its standard output")]

mod advisories;
mod locales;
mod runner;
mod scenarios;
mod shell;
mod snapshots;
mod steps;
mod tools;

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
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Test { long } => {
            let tier = if long { Tier::Long } else { Tier::Short };
            let report = runner::run(&Shell::new(tier), &steps::of(tier));
            println!("\n{report}");
            if report.failed() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
        }
        Command::Snapshots => match snapshots::rewrite(&Shell::new(Tier::Short)) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("FAILED: {error:#}");
                ExitCode::FAILURE
            }
        },
    }
}
