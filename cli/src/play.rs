//! `onetable play`: a table in the terminal.

use crate::replay::Saved;
use crate::save::Target;
use crate::seats::{self, Sitter};
use crate::{data, lang, program, refusal, setup, terminal};
use anyhow::bail;
use catalog::{Catalog, Table};
use clap::Args;
use engine::{Seed, Setup};
use serde_json::Value;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use texts::{Lang, Texts};

/// Plays in the terminal: people at one keyboard, bots, or both.
#[derive(Args)]
pub(crate) struct Play {
    /// The game
    game: String,
    /// Who sits where: human, human:NAME or bot:NAME; a person against bots if not said
    seats: Vec<Sitter>,
    /// The language to begin in: en or zh
    #[arg(long)]
    lang: Option<Lang>,
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
    /// Go on with a saved match, and save it in the same file unless --save names another
    #[arg(long = "continue", value_name = "FILE", conflicts_with_all = ["seed", "options"])]
    from: Option<PathBuf>,
}

/// A table before anybody has moved.
struct Laid {
    table: Box<dyn Table>,
    cards: Vec<(String, Value)>,
    sitters: Vec<Sitter>,
}

impl Play {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let laid = match &self.from {
            Some(file) => self.go_on(file)?,
            None => self.lay(&data::catalog(&self.game, self.data.as_deref())?)?,
        };
        let from = self.from.as_deref();
        let target = match self.save.as_deref().or(from) {
            Some(file) => Some(Target::new(file, from)?),
            None => None,
        };
        let lang = lang::or_environment(self.lang);
        let plain = self.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal();
        let table = terminal::play(laid.table, laid.cards, laid.sitters, lang, plain)?;
        match target {
            Some(target) => self.save(&*table, &target, lang),
            None => Ok(()),
        }
    }

    /// A new table.
    fn lay(&self, catalog: &Catalog) -> anyhow::Result<Laid> {
        let game = catalog
            .game(&self.game)
            .map_err(|refusal| refusal::explain(&refusal))?;
        let sitters = seats::seated(&self.seats, &game.info(), None)?;
        let seed = match self.seed {
            Some(seed) => seed,
            None => setup::fresh_seed()?,
        };
        let setup = Setup {
            options: self.options.clone().unwrap_or_default(),
            seats: sitters.len() as u8, // `seated` has counted them
            seed,
            random: Vec::new(),
        };
        let table = game
            .create(&setup)
            .map_err(|refusal| refusal::explain(&refusal))?;
        Ok(Laid {
            table,
            cards: game.cards(),
            sitters,
        })
    }

    /// The table of a saved match.
    fn go_on(&self, file: &Path) -> anyhow::Result<Laid> {
        let saved = Saved::open(file, self.data.as_deref())?;
        if saved.replay.game != self.game {
            bail!(
                "{} is a match of {}, not of {}",
                file.display(),
                saved.replay.game,
                self.game
            );
        }
        let game = saved.game()?;
        let seats = saved.replay.setup.seats;
        let sitters = seats::seated(&self.seats, &game.info(), Some(seats))?;
        Ok(Laid {
            table: saved.load()?,
            cards: game.cards(),
            sitters,
        })
    }

    fn save(&self, table: &dyn Table, target: &Target, lang: Lang) -> anyhow::Result<()> {
        target.write(&table.save())?;
        let file = target.file().display().to_string();
        let words = Texts::new(lang).say("cli-saved", &[("file", file.as_str().into())]);
        let mut out = io::stdout().lock();
        writeln!(out, "{words}")?;
        writeln!(
            out,
            "  {} play {} --continue {file}",
            program::name(),
            self.game
        )?;
        Ok(())
    }
}
