//! `onetable replay`: a saved match, step by step.

use crate::failure::CheckFailed;
use crate::transcript::{self, Transcript};
use crate::{data, json_file, lang, refusal};
use anyhow::bail;
use catalog::{Catalog, Game, Table};
use clap::Args;
use engine::{ReplayError, Viewer};
use serde_json::json;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use texts::{Lang, Texts};

/// Checks a saved match and shows it step by step.
///
/// Exits with 1 if a step is not legal or leads elsewhere, or if it was played with other rules or card data.
#[derive(Args)]
pub(crate) struct Replay {
    /// A file that `play --save` wrote
    file: PathBuf,
    /// Show the table as it was after this step; 0 is the start
    #[arg(long, value_name = "STEP")]
    at: Option<usize>,
    /// Print lines even on a terminal, for pipes and screen readers
    #[arg(long, conflicts_with = "json")]
    plain: bool,
    /// One JSON object with all steps, or with --at the view after one
    #[arg(long)]
    json: bool,
    /// The language to tell it in: en or zh
    #[arg(long)]
    lang: Option<Lang>,
    /// A folder whose *.json files replace the built-in card data
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Replay {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let saved = Saved::open(&self.file, self.data.as_deref())?;
        match self.at {
            Some(step) => self.show(&saved, step),
            None if self.json => self.list(&saved),
            None => self.tell(&saved),
        }
    }

    /// The table after one step.
    fn show(&self, saved: &Saved, wanted: usize) -> anyhow::Result<()> {
        let steps = saved.replay.log.len();
        if wanted > steps {
            bail!(
                "--at {wanted}: {} has steps 0 to {steps}",
                self.file.display()
            );
        }
        let mut shown = None;
        saved.play(&mut |table, step| {
            if step == wanted {
                shown = Some((table.view(Viewer::Public), table.status()));
            }
        })?;
        let mut out = io::stdout().lock();
        if let Some((view, status)) = shown {
            writeln!(
                out,
                "{}",
                json!({ "step": wanted, "view": view, "status": status })
            )?;
        }
        Ok(())
    }

    /// Every step as JSON.
    fn list(&self, saved: &Saved) -> anyhow::Result<()> {
        let mut told = 0;
        let mut steps = Vec::new();
        let mut ended = None;
        saved.play(&mut |table, step| {
            let events = table.events(Viewer::Public, told);
            told += events.len();
            let mut line = match step.checked_sub(1).and_then(|at| saved.replay.log.get(at)) {
                Some(line) => json!(line),
                None => json!({}),
            };
            line["step"] = step.into();
            line["told"] = events.into();
            steps.push(line);
            ended = Some(table.status());
        })?;
        let replay = &saved.replay;
        let all = json!({
            "game": replay.game,
            "version": replay.version,
            "rules": replay.rules,
            "setup": replay.setup,
            "steps": steps,
            "status": ended,
        });
        writeln!(io::stdout().lock(), "{all}")?;
        Ok(())
    }

    /// Every step in words.
    fn tell(&self, saved: &Saved) -> anyhow::Result<()> {
        let texts = Texts::new(lang::or_environment(self.lang));
        let replay = &saved.replay;
        let names = transcript::numbered(&texts, replay.setup.seats);
        let mut words = Vec::new();
        let mut transcript = Transcript::new(texts.at(&replay.game, &names), &mut words);
        transcript.title(replay.setup.seats, replay.log.len())?;
        let mut told = 0;
        let mut written = Ok(());
        let mut ended = None;
        saved.play(&mut |table, step| {
            let events = table.events(Viewer::Public, told);
            told += events.len();
            let line = step.checked_sub(1).and_then(|at| replay.log.get(at));
            if written.is_ok() {
                written = transcript.step(step, line, &events);
            }
            ended = Some(table.status());
        })?;
        written?;
        if let Some(status) = ended {
            transcript.end(&status)?;
        }
        // Only now: half a transcript of a match that turns out to be broken would look like a whole one.
        io::stdout().lock().write_all(&words)?;
        Ok(())
    }
}

/// A saved match with the game it is of.
pub(crate) struct Saved {
    file: PathBuf,
    pub(crate) replay: engine::Replay,
    catalog: Catalog,
}

impl Saved {
    pub(crate) fn open(file: &Path, folder: Option<&Path>) -> anyhow::Result<Self> {
        let replay: engine::Replay = json_file::read(file)?;
        let mut catalog = data::built_in()?;
        if let Err(refusal) = catalog.game(&replay.game) {
            let place = format!("{}, field game", file.display());
            return Err(refusal::explain(&refusal).context(place));
        }
        if let Some(folder) = folder {
            data::replace(&mut catalog, &replay.game, folder)?;
        }
        Ok(Saved {
            file: file.to_owned(),
            replay,
            catalog,
        })
    }

    pub(crate) fn game(&self) -> anyhow::Result<&dyn Game> {
        let game = self.catalog.game(&self.replay.game);
        game.map_err(|refusal| refusal::explain(&refusal))
    }

    /// Plays it again; `each` sees the table at the start and after every step.
    pub(crate) fn play(&self, each: &mut dyn FnMut(&dyn Table, usize)) -> anyhow::Result<()> {
        let played = self.game()?.replay(&self.replay, each);
        played.map_err(|error| self.failed(&error).into())
    }

    /// The match as a table to go on at.
    pub(crate) fn load(&self) -> anyhow::Result<Box<dyn Table>> {
        let loaded = self.game()?.load(&self.replay);
        loaded.map_err(|error| self.failed(&error).into())
    }

    fn failed(&self, error: &ReplayError) -> CheckFailed {
        let file = self.file.display();
        let problem = match error {
            ReplayError::Refused { step, refusal } => {
                format!(
                    "step {step} is refused: {:#}",
                    refusal::about(&self.replay.game, refusal)
                )
            }
            other => other.to_string(),
        };
        let fix = match error {
            ReplayError::OtherRules { .. } => format!(
                "; play it with the program that wrote it (version {}), or give the card data it was played with by --data",
                self.replay.version
            ),
            _ => String::new(),
        };
        CheckFailed(format!("{file}: {problem}{fix}"))
    }
}
