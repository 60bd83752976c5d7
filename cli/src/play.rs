//! `onetable play`: a table in the terminal.

use crate::save::Target;
use crate::saved::Saved;
use crate::{data, lang, program, refusal, seats, setup, terminal};
use anyhow::bail;
use catalog::{Catalog, Table};
use clap::Args;
use engine::{Replay, Seed, Setup, Status};
use serde_json::Value;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use texts::{Lang, Texts};
use tui::Sitter;

/// Plays in the terminal: people at one keyboard, bots, or both.
#[derive(Args)]
pub(crate) struct Play {
    /// The game
    game: String,
    /// Who sits where: human, human:NAME or bot:NAME; a person against bots if not said
    #[arg(value_parser = seats::parse)]
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

impl Play {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let lang = lang::or_environment(self.lang);
        let table = match &self.from {
            Some(file) => self.go_on(file, lang)?,
            None => self.lay(&data::catalog(&self.game, self.data.as_deref())?, lang)?,
        };
        let from = self.from.as_deref();
        let target = match self.save.as_deref().or(from) {
            Some(file) => Some(Target::new(file, from)?),
            None => None,
        };
        let people: Vec<String> = table.sitters.iter().map(seats::written).collect();
        let table = if self.plain || !terminal::is_there() {
            tui::play_plain(table, &mut io::stdin().lock(), &mut io::stdout().lock())?
        } else {
            tui::play(table)?
        };
        match target {
            Some(target) => self.save(&*table, people, &target, lang),
            None => Ok(()),
        }
    }

    /// A new table.
    fn lay(&self, catalog: &Catalog, lang: Lang) -> anyhow::Result<tui::Play> {
        let game = catalog.game(&self.game).map_err(|refusal| refusal::explain(&refusal))?;
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
        let table = game.create(&setup).map_err(|refusal| refusal::explain(&refusal))?;
        Ok(tui::Play { table, cards: game.cards(), sitters, lang })
    }

    /// The table of a saved match.
    fn go_on(&self, file: &Path, lang: Lang) -> anyhow::Result<tui::Play> {
        let saved = Saved::open(file, self.data.as_deref())?;
        if saved.replay.game != self.game {
            bail!("{} is a match of {}, not of {}", file.display(), saved.replay.game, self.game);
        }
        let game = saved.game()?;
        let sitters = match seats::remembered(&saved.replay) {
            Some(sitters) if self.seats.is_empty() => sitters,
            _ => seats::seated(&self.seats, &game.info(), Some(saved.replay.setup.seats))?,
        };
        Ok(tui::Play { table: saved.load()?, cards: game.cards(), sitters, lang })
    }

    fn save(
        &self,
        table: &dyn Table,
        people: Vec<String>,
        target: &Target,
        lang: Lang,
    ) -> anyhow::Result<()> {
        target.write(&Replay { people, ..table.save() })?;
        let file = target.file().display().to_string();
        let (words, mut command) = match table.status() {
            Status::Awaiting(_) => {
                ("cli-saved", ["play", &self.game, "--continue"].map(str::to_owned).to_vec())
            }
            Status::Over(_) => ("cli-saved-over", vec!["replay".to_owned()]),
        };
        command.push(program::quoted(&file));
        if let Some(folder) = &self.data {
            let folder = program::quoted(&folder.display().to_string());
            command.extend(["--data".to_owned(), folder]);
        }
        let words = Texts::new(lang).say(words, &[("file", file.into())]);
        let mut out = io::stdout().lock();
        writeln!(out, "{words}")?;
        writeln!(out, "  {} {}", program::name(), command.join(" "))?;
        Ok(())
    }
}
