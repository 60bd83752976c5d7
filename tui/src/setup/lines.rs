//! The questions line by line, for pipes and screen readers: a question, its answers numbered, an answer.

use super::form::{Form, Row};
use super::words::{self, Spoken};
use super::{Lay, Proposal, Typed, command};
use crate::people::LONGEST_NAME;
use crate::{Play, plain};
use serde_json::Value;
use std::io::{BufRead, Write};
use texts::Texts;

/// What an answer has led to.
enum Answer {
    /// It holds, and the next question comes.
    Next,
    /// The same question again.
    Same,
    /// All questions again.
    Again,
    Start,
    Leave,
}

/// Asks everything; no table if somebody leaves or the input ends.
pub(crate) fn ask(
    proposal: Proposal,
    lay: &mut Lay<'_>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> anyhow::Result<Option<Play>> {
    let form = super::form(&proposal);
    let mut lines =
        Lines { form, texts: Texts::new(proposal.lang), typed: proposal.typed, input, output };
    let game = lines.spoken().game();
    lines.say("tui-setup-lines", &[("game", game.into())])?;
    if let Some(brought) = words::brought(&proposal.modules, &lines.texts) {
        lines.print(&brought)?;
    }
    let mut at = 0;
    while let Some(row) = lines.form.rows().get(at).copied() {
        match lines.ask(row)? {
            Answer::Next => at += 1,
            Answer::Same => {}
            Answer::Again => at = 0,
            Answer::Leave => break,
            Answer::Start => match lay(&lines.form.result(lines.texts.lang())) {
                Ok(play) => return Ok(Some(play)),
                Err(refusal) => {
                    let words = lines.texts.at(lines.form.game, &[]).refusal(&refusal);
                    lines.print(&words)?;
                    at = 0;
                }
            },
        }
    }
    lines.say("tui-setup-left", &[])?;
    Ok(None)
}

struct Lines<'a> {
    form: Form,
    texts: Texts,
    typed: Typed,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
}

impl Lines<'_> {
    fn spoken(&self) -> Spoken<'_> {
        Spoken { form: &self.form, texts: &self.texts }
    }

    fn print(&mut self, line: &str) -> anyhow::Result<()> {
        writeln!(self.output, "{line}")?;
        Ok(())
    }

    fn say(&mut self, id: &str, figures: &[(&str, Value)]) -> anyhow::Result<()> {
        let words = self.texts.say(id, figures);
        words.lines().try_for_each(|line| self.print(line))
    }

    /// A numbered list.
    fn list(&mut self, words: &[String]) -> anyhow::Result<()> {
        let mut numbered = words.iter().enumerate();
        numbered.try_for_each(|(place, words)| self.print(&format!("{:>3}  {words}", place + 1)))
    }

    fn ask(&mut self, row: Row) -> anyhow::Result<Answer> {
        self.print("")?;
        if row == Row::Start {
            return self.ask_to_start();
        }
        let (spoken, number) = (self.spoken(), self.spoken().is_number(row));
        let (values, kept) = (spoken.values(row), spoken.chosen(row));
        // What sitting down means is asked seat by seat and needs no sentence each time.
        let about = spoken.about(row).filter(|_| !matches!(row, Row::Seat(_)));
        let figures = [("question", spoken.label(row).into()), ("kept", kept.into())];
        self.say("tui-setup-ask", &figures)?;
        about.iter().try_for_each(|about| self.print(about))?;
        let answers: Vec<String> = if number {
            values
        } else {
            self.list(&values)?;
            (1..=values.len()).map(|number| number.to_string()).collect()
        };
        let place = match self.read(&answers)? {
            Err(answer) => return Ok(answer),
            Ok(place) => place.unwrap_or(self.form.chosen(row)),
        };
        self.form.choose(row, place);
        match row {
            Row::Seat(seat) if self.form.name(row).is_some() => self.ask_name(row, seat),
            _ => Ok(Answer::Next),
        }
    }

    /// Which of these is answered; none if nothing is, and what else it leads to if it is something else.
    fn read(&mut self, answers: &[String]) -> anyhow::Result<Result<Option<usize>, Answer>> {
        loop {
            let Some(line) = plain::read(self.input, self.output)? else {
                return Ok(Err(Answer::Leave));
            };
            match line.as_str() {
                "" => return Ok(Ok(None)),
                "q" | "quit" => return Ok(Err(Answer::Leave)),
                "L" | "lang" => {
                    self.texts.switch(self.texts.lang().next());
                    return Ok(Err(Answer::Same));
                }
                _ => {}
            }
            if let Some(place) = answers.iter().position(|answer| *answer == line) {
                return Ok(Ok(Some(place)));
            }
            let end = |answer: Option<&String>| Value::from(answer.map_or("", String::as_str));
            let figures = [
                ("text", line.as_str().into()),
                ("min", end(answers.first())),
                ("max", end(answers.last())),
            ];
            self.say("tui-setup-wrong", &figures)?;
        }
    }

    fn ask_name(&mut self, row: Row, seat: usize) -> anyhow::Result<Answer> {
        let kept = self.spoken().called(seat);
        let figures = [("number", (seat + 1).into()), ("kept", kept.into())];
        self.say("tui-setup-ask-name", &figures)?;
        loop {
            match plain::read(self.input, self.output)? {
                None => return Ok(Answer::Leave),
                Some(name) if name.is_empty() || self.form.rename(row, &name) => {
                    return Ok(Answer::Next);
                }
                Some(_) => self.say("tui-setup-long", &[("most", LONGEST_NAME.into())])?,
            }
        }
    }

    fn ask_to_start(&mut self) -> anyhow::Result<Answer> {
        let command = command::written(&self.typed, &self.form.result(self.texts.lang()));
        self.say("tui-setup-command", &[])?;
        self.print(&format!("  {command}"))?;
        let words = ["tui-setup-start", "tui-setup-again"].map(|id| self.texts.get(id));
        let figures = [
            ("question", self.texts.get("tui-setup-ready").into()),
            ("kept", words[0].as_str().into()),
        ];
        self.say("tui-setup-ask", &figures)?;
        self.list(&words)?;
        Ok(match self.read(&["1", "2"].map(str::to_owned))? {
            Err(answer) => answer,
            Ok(Some(1)) => Answer::Again,
            Ok(_) => Answer::Start,
        })
    }
}
