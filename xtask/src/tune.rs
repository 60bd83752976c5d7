//! Looks for better weights of an evaluation by self-play.

use anyhow::Result;

use crate::shell::Shell;

/// Where Duel keeps its weights.
const WEIGHTS: &str = "games/duel/src/weights.rs";

/// Finds weights from nothing by looking one action ahead, then refines them with games played by searching.
/// Between the two the program is built anew, so that the searchers know what the first part has found.
pub(crate) fn run(shell: &Shell, rounds: u32) -> Result<()> {
    let weights = shell.root().join(WEIGHTS);
    let weights = weights.to_string_lossy();
    let tune = ["run", "--release", "--locked", "-p", "duel", "--example", "tune", "--"];
    let play = |arguments: &[&str]| shell.cargo(&[&tune, arguments].concat());
    play(&[&rounds.to_string(), "60000", "0.25", &weights])?;
    play(&["1", "5000", "search", &weights])
}
