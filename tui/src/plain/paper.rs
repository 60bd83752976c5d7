//! What is printed of a table, line by line; knows nothing of where the table is.

use crate::log::Log;
use crate::modules;
use crate::tables;
use boards::{Scene, Seen, marked};
use engine::{Refusal, Seat};
use serde_json::Value;
use std::io::Write;
use texts::Texts;

/// Lines going out.
pub(super) struct Paper<'a> {
    pub(super) texts: Texts,
    pub(super) names: Vec<String>,
    /// How many entries of the log have been printed.
    pub(super) told: usize,
    output: &'a mut dyn Write,
}

impl<'a> Paper<'a> {
    pub(super) fn new(texts: Texts, names: Vec<String>, output: &'a mut dyn Write) -> Self {
        Paper { texts, names, told: 0, output }
    }

    /// Where the lines go, for what else is written there.
    pub(super) fn output(&mut self) -> &mut dyn Write {
        self.output
    }

    pub(super) fn seen<'s>(&'s self, scene: &'s Scene) -> Seen<'s> {
        Seen::new(scene, &self.texts, &self.names)
    }

    pub(super) fn print(&mut self, line: &str) -> anyhow::Result<()> {
        writeln!(self.output, "{line}")?;
        Ok(())
    }

    pub(super) fn print_all(&mut self, lines: &[String]) -> anyhow::Result<()> {
        lines.iter().try_for_each(|line| self.print(line))
    }

    pub(super) fn say(&mut self, id: &str, figures: &[(&str, Value)]) -> anyhow::Result<()> {
        let words = self.texts.say(id, figures);
        words.lines().try_for_each(|line| self.print(line))
    }

    /// A refusal in words.
    pub(super) fn refusal(&self, scene: &Scene, refusal: &Refusal) -> String {
        self.seen(scene).speaker.refusal(refusal)
    }

    pub(super) fn refuse(&mut self, scene: &Scene, refusal: &Refusal) -> anyhow::Result<()> {
        let words = self.refusal(scene, refusal);
        self.print(&words)
    }

    pub(super) fn welcome(&mut self, scene: &Scene) -> anyhow::Result<()> {
        let names: Vec<Value> = self.names.iter().map(|name| name.as_str().into()).collect();
        let figures = [("game", self.seen(scene).speaker.game().into()), ("names", names.into())];
        self.say("tui-plain-welcome", &figures)
    }

    /// What has happened since the last look.
    pub(super) fn news(&mut self, scene: &Scene, log: &Log) -> anyhow::Result<()> {
        let seen = self.seen(scene);
        let entries = log.entries().iter().skip(self.told);
        let lines = entries.map(|entry| entry.words(seen.speaker));
        let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
        self.told = log.entries().len();
        self.print_all(&lines)
    }

    /// What is asked, and what can be done, numbered.
    pub(super) fn list(&mut self, scene: &Scene) -> anyhow::Result<()> {
        let seen = self.seen(scene);
        let Some(asked) = &scene.asked else {
            return Ok(());
        };
        let name = seen.speaker.name(asked.seat.index());
        let figures = [("name", name.into()), ("question", boards::question(seen, asked).into())];
        let mut lines = vec![String::new(), seen.say("tui-plain-ask", &figures)];
        for (place, option) in asked.options.iter().enumerate() {
            let quote = seen.speaker.quote(&option.quote);
            let action = marked(seen, &option.action, boards::action(seen, &option.action));
            let dash = if quote.is_empty() { "" } else { " — " };
            lines.push(format!("{:>3}  {action}{dash}{quote}", place + 1));
        }
        self.print_all(&lines)
    }

    pub(super) fn help(&mut self, scene: &Scene) -> anyhow::Result<()> {
        let table = tables::of(&scene.game);
        let help = table.help(self.seen(scene));
        self.print_all(&help)?;
        let examples = table.examples(self.seen(scene));
        let figures = [("pass", table.has_pass().into()), ("examples", examples.into())];
        self.say("tui-plain-help", &figures)
    }

    pub(super) fn board(&mut self, scene: &Scene) -> anyhow::Result<()> {
        let seen = self.seen(scene);
        let mut lines = vec![boards::of(&scene.game).summary(seen)];
        for page in tables::of(&scene.game).pages(seen) {
            lines.push(page.title);
            lines.extend(page.lines.iter().map(|line| format!("  {line}")));
        }
        self.print_all(&lines)
    }

    /// That players have brought something, if they have, and how to read what it does.
    pub(super) fn brought(&mut self, modules: &[&str], scene: &Scene) -> anyhow::Result<()> {
        if modules.is_empty() {
            return Ok(());
        }
        let speaker = self.seen(scene).speaker;
        let names: Vec<Value> = modules.iter().map(|name| speaker.card(name).into()).collect();
        self.say("tui-plain-brought", &[("names", names.into())])
    }

    /// What that does.
    pub(super) fn modules(&mut self, modules: &[&str], scene: &Scene) -> anyhow::Result<()> {
        let lines = modules::lines(modules, &scene.cards, self.seen(scene).speaker);
        match lines.is_empty() {
            true => self.say("tui-modules-none", &[]),
            false => self.print_all(&lines),
        }
    }

    /// What was typed is no choice.
    pub(super) fn wrong(&mut self, scene: &Scene, line: &str) -> anyhow::Result<()> {
        let most = scene.options().len();
        self.say("tui-plain-wrong", &[("text", line.into()), ("most", most.into())])
    }

    pub(super) fn result(&mut self, scene: &Scene) -> anyhow::Result<()> {
        let seen = self.seen(scene);
        let Some(outcome) = &scene.outcome else {
            return Ok(());
        };
        let reason = seen.reason(outcome);
        let mut lines = vec![String::new(), seen.say("tui-over", &[("reason", reason.into())])];
        let mut ranked: Vec<_> =
            Seat::all(outcome.standings.len() as u8).zip(&outcome.standings).collect();
        ranked.sort_by_key(|(seat, standing)| (standing.place, seat.index()));
        for (seat, standing) in ranked {
            let parts = standing.parts.iter().map(|(part, score)| {
                Value::from(format!("{} {score}", seen.speaker.score_part(part)))
            });
            let parts: Vec<Value> = parts.collect();
            let figures = [
                ("place", standing.place.into()),
                ("name", seen.speaker.name(seat.index()).into()),
                ("score", standing.score.into()),
                ("parts", parts.into()),
            ];
            // Whoever wins because somebody gives up may have no score to speak of.
            let bare = standing.parts.is_empty();
            let id = if bare { "tui-plain-standing-bare" } else { "tui-plain-standing" };
            lines.push(seen.say(id, &figures));
        }
        self.print_all(&lines)
    }
}
