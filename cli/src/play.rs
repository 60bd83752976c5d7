//! `onetable play`: a table in the terminal.

use crate::replay::Saved;
use crate::save::Target;
use crate::seats::{self, Sitter};
use crate::{data, refusal, setup};
use anyhow::bail;
use catalog::{Catalog, Table};
use clap::Args;
use engine::{Seed, Setup};
use serde_json::Value;
use std::path::PathBuf;

/// Plays in the terminal: people at one keyboard, bots, or both.
#[derive(Args)]
pub(crate) struct Play {
    /// The game
    game: String,
    /// Who sits where: human, human:NAME or bot:NAME; a person against a bot if not said
    seats: Vec<Sitter>,
    /// Print lines and read numbers, for pipes and screen readers
    #[arg(long)]
    plain: bool,
    /// Up to 64 hex digits from which all luck follows; a fresh one if not said
    #[arg(long, value_name = "HEX")]
    seed: Option<Seed>,
    /// The options of the table, as a JSON object
    #[arg(long, value_name = "JSON", value_parser = setup::parse_options)]
    options: Option<Value>,
    /// A folder whose *.json files replace the built-in card data
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Save the match in this file when you leave
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved match, and save it in the same file unless --save says another
    #[arg(long = "continue", value_name = "FILE", conflicts_with_all = ["seed", "options"])]
    goes_on: Option<PathBuf>,
}

impl Play {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let _ = (&self.plain, Target::file);
        let _: Option<(Catalog, Box<dyn Table>, Setup<Value>, Saved)> = None;
        let catalog = data::catalog(&self.game, self.data.as_deref())?;
        let game = catalog
            .game(&self.game)
            .map_err(|refusal| refusal::explain(&refusal))?;
        seats::seated(&self.seats, &game.info(), None)?;
        bail!("not yet")
    }
}
