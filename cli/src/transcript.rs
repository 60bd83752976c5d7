//! A saved match in words: every step with what happened, line by line.

use crate::standings;
use engine::replay::Line;
use engine::{Act, Status};
use serde_json::Value;
use texts::Speaker;

/// The lines so far; what is told has a number before it, so that it can be pointed at.
pub(crate) struct Transcript<'a> {
    speaker: Speaker<'a>,
    lines: Vec<String>,
}

impl<'a> Transcript<'a> {
    /// Begins with what the match is.
    pub(crate) fn new(speaker: Speaker<'a>, seats: u8, steps: usize) -> Self {
        let figures =
            [("game", speaker.game().into()), ("seats", seats.into()), ("steps", steps.into())];
        let lines = vec![speaker.texts().say("cli-replay", &figures)];
        Transcript { speaker, lines }
    }

    /// The start, or one step, with what the public was told of it.
    pub(crate) fn step(&mut self, step: usize, line: Option<&Line>, told: &[Value]) {
        let texts = self.speaker.texts();
        let Some(line) = line else {
            self.lines.extend([String::new(), texts.get("cli-replay-start")]);
            self.tell(told, &Value::Null);
            return;
        };
        let name = Value::from(self.speaker.name(line.seat.index()));
        let figures = [("step", step.into()), ("name", name.clone())];
        self.lines.extend([String::new(), texts.say("cli-replay-step", &figures)]);
        // Neither is an event of the game.
        let aside = match line.act {
            Act::Concede => Some("cli-replay-conceded"),
            Act::Undo(_) if told.is_empty() => Some("cli-replay-undone-nothing"),
            Act::Undo(_) | Act::Play(_) => None,
        };
        if let Some(id) = aside {
            let words = texts.say(id, &[("name", name.clone())]);
            self.lines.push(format!("{:>5}  {words}", ""));
        }
        self.tell(told, &name);
    }

    fn tell(&mut self, told: &[Value], name: &Value) {
        for told in told {
            let number = told["number"].as_u64().unwrap_or_default();
            let words = match told.get("event") {
                Some(event) => self.speaker.event(event),
                None => {
                    let from = told["undone"]["from"].clone();
                    let figures = [("name", name.clone()), ("line", from)];
                    self.speaker.texts().say("cli-replay-undone", &figures)
                }
            };
            if !words.is_empty() {
                self.lines.push(format!("{number:>5}  {words}"));
            }
        }
    }

    /// All lines, with how the match stands as the last.
    pub(crate) fn end(mut self, status: &Status) -> Vec<String> {
        self.lines.push(String::new());
        self.lines.extend(standings::lines(self.speaker, status));
        self.lines
    }
}
