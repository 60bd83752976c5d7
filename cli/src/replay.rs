//! `onetable replay`: a saved match, step by step.

use crate::saved::Saved;
use crate::transcript::Transcript;
use crate::{lang, seats, terminal};
use anyhow::bail;
use clap::Args;
use engine::Viewer;
use serde_json::json;
use std::io::{self, Write};
use std::path::PathBuf;
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
            None if !self.plain && terminal::is_there() => self.browse(&saved),
            None => self.tell(&saved),
        }
    }

    /// The table after one step.
    fn show(&self, saved: &Saved, wanted: usize) -> anyhow::Result<()> {
        let steps = saved.replay.log.len();
        if wanted > steps {
            bail!("--at {wanted}: {} has steps 0 to {steps}", self.file.display());
        }
        let mut shown = None;
        saved.play(&mut |table, step| {
            if step == wanted {
                shown = Some((table.view(Viewer::Public), table.status()));
            }
        })?;
        if let Some((view, status)) = shown {
            let shown = json!({ "step": wanted, "view": view, "status": status });
            let mut out = io::stdout().lock();
            // For people on lines of its own.
            match self.json {
                true => writeln!(out, "{shown}")?,
                false => writeln!(out, "{shown:#}")?,
            }
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

    /// Every step on the full screen.
    fn browse(&self, saved: &Saved) -> anyhow::Result<()> {
        let mut told = 0;
        let mut frames = Vec::new();
        saved.play(&mut |table, _| {
            let events = table.events(Viewer::Public, told);
            told += events.len();
            let view = table.view(Viewer::Public);
            frames.push(tui::Frame { view, events });
        })?;
        let lang = lang::or_environment(self.lang);
        tui::show_replay(tui::Show {
            game: saved.replay.game.clone(),
            sitters: seats::sat_at(&saved.replay),
            cards: cards(saved)?,
            viewer: Viewer::Public,
            frames,
            lang,
        })
    }

    /// Every step in words.
    fn tell(&self, saved: &Saved) -> anyhow::Result<()> {
        let texts = Texts::new(lang::or_environment(self.lang));
        let replay = &saved.replay;
        let names = tui::names(&seats::sat_at(replay), &texts);
        let cards = cards(saved)?.into_iter().collect();
        let speaker = texts.at(&replay.game, &names).with_cards(&cards);
        let mut transcript = Transcript::new(speaker, replay.setup.seats, replay.log.len());
        let mut told = 0;
        let mut ended = None;
        saved.play(&mut |table, step| {
            let events = table.events(Viewer::Public, told);
            told += events.len();
            let line = step.checked_sub(1).and_then(|at| replay.log.get(at));
            transcript.step(step, line, &events);
            ended = Some(table.status());
        })?;
        // Only now: half a transcript of a match that turns out to be broken would look like a whole one.
        let mut out = io::stdout().lock();
        for line in ended.map(|status| transcript.end(&status)).unwrap_or_default() {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}
/// What was said of the cards at the table of a saved match.
fn cards(saved: &Saved) -> anyhow::Result<Vec<(String, serde_json::Value)>> {
    let setup = &saved.replay.setup;
    Ok(saved.game()?.cards_at(&setup.options, setup.seats))
}
