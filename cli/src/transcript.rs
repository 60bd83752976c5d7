//! A saved match in words: every step with what happened, line by line.

use engine::replay::Line;
use engine::{Act, Status};
use serde_json::Value;
use std::io::{self, Write};
use texts::Speaker;

/// Writes down what happens, with a number before each line so that it can be pointed at.
pub(crate) struct Transcript<'a, W> {
    speaker: Speaker<'a>,
    out: W,
}

impl<'a, W: Write> Transcript<'a, W> {
    pub(crate) fn new(speaker: Speaker<'a>, out: W) -> Self {
        Transcript { speaker, out }
    }

    /// What the match is.
    pub(crate) fn title(&mut self, seats: u8, steps: usize) -> io::Result<()> {
        let figures = [
            ("game", self.speaker.game().into()),
            ("seats", seats.into()),
            ("steps", steps.into()),
        ];
        self.line(&self.speaker.texts().say("cli-replay", &figures))
    }

    /// One step, with what the public was told of it.
    pub(crate) fn step(
        &mut self,
        step: usize,
        line: Option<&Line>,
        told: &[Value],
    ) -> io::Result<()> {
        let texts = self.speaker.texts();
        writeln!(self.out)?;
        let name = line.map(|line| self.speaker.name(line.seat.index()));
        let name = Value::from(name.unwrap_or_default());
        match line {
            None => self.line(&texts.get("cli-replay-start"))?,
            Some(_) => {
                let figures = [("step", step.into()), ("name", name.clone())];
                self.line(&texts.say("cli-replay-step", &figures))?;
            }
        }
        match line.map(|line| &line.act) {
            Some(Act::Concede) => {
                self.line(&texts.say("cli-replay-conceded", &[("name", name.clone())]))?
            }
            Some(Act::Undo(_)) if told.is_empty() => {
                self.line(&texts.say("cli-replay-undone-nothing", &[("name", name.clone())]))?;
            }
            _ => {}
        }
        for told in told {
            let number = told["number"].as_u64().unwrap_or_default();
            let words = match told.get("event") {
                Some(event) => self.speaker.event(event),
                None => {
                    let figures = [
                        ("name", name.clone()),
                        ("line", told["undone"]["from"].clone()),
                    ];
                    texts.say("cli-replay-undone", &figures)
                }
            };
            writeln!(self.out, "{number:>5}  {words}")?;
        }
        Ok(())
    }

    /// How it ended.
    pub(crate) fn end(&mut self, status: &Status) -> io::Result<()> {
        writeln!(self.out)?;
        for line in crate::standings::lines(self.speaker, status) {
            self.line(&line)?;
        }
        Ok(())
    }

    fn line(&mut self, words: &str) -> io::Result<()> {
        writeln!(self.out, "{words}")
    }
}

/// What seats are called in a file that has no names.
pub(crate) fn numbered(texts: &texts::Texts, seats: u8) -> Vec<String> {
    let name = |number: u8| texts.say("cli-player", &[("number", number.into())]);
    (1..=seats).map(name).collect()
}
