//! The table line by line, for pipes and screen readers: news, a numbered list, an answer.

use crate::Play;
use crate::app::understand;
use crate::bot;
use crate::menu;
use crate::people;
use crate::scene::Seen;
use crate::session::{Next, Session};
use crate::tables;
use catalog::Table;
use engine::{Seat, Viewer};
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::{BufRead, Read, Write};
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use texts::{Texts, clean};

/// The longest line that is read as one.
const LONGEST: u64 = 4096;

pub(crate) fn play(
    play: Play,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> anyhow::Result<Box<dyn Table>> {
    let texts = Texts::new(play.lang);
    let names = people::names(&play.sitters, &texts);
    let mut lines = Lines {
        session: Session::new(play)?,
        texts,
        names,
        told: 0,
        told_to: BTreeMap::new(),
        begun: Instant::now(),
        input,
        output,
    };
    lines.welcome()?;
    while lines.turn()? {}
    lines.output.flush()?;
    lines.session.into_table()
}

/// The next line, or none at the end of the input.
pub(crate) fn read(
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> anyhow::Result<Option<String>> {
    write!(output, "> ")?;
    output.flush()?;
    let mut line = Vec::new();
    Read::take(input, LONGEST).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        writeln!(output)?;
        return Ok(None);
    }
    Ok(Some(clean(&String::from_utf8_lossy(&line))))
}

struct Lines<'a> {
    session: Session,
    texts: Texts,
    names: Vec<String>,
    /// How much of the log has been printed, for whoever is at the keyboard and for those who were.
    told: usize,
    told_to: BTreeMap<usize, usize>,
    begun: Instant,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
}

impl Lines<'_> {
    fn seen(&self) -> Seen<'_> {
        let scene = self.session.scene();
        Seen { scene, speaker: self.texts.at(&scene.game, &self.names) }
    }

    fn at(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn print(&mut self, line: &str) -> anyhow::Result<()> {
        writeln!(self.output, "{line}")?;
        Ok(())
    }

    fn say(&mut self, id: &str, figures: &[(&str, Value)]) -> anyhow::Result<()> {
        let words = self.texts.say(id, figures);
        words.lines().try_for_each(|line| self.print(line))
    }

    fn read(&mut self) -> anyhow::Result<Option<String>> {
        read(self.input, self.output)
    }

    fn welcome(&mut self) -> anyhow::Result<()> {
        let names: Vec<Value> = self.names.iter().map(|name| name.as_str().into()).collect();
        let figures = [("game", self.seen().speaker.game().into()), ("names", names.into())];
        self.say("tui-plain-welcome", &figures)
    }

    /// One step of the game; false when there is none any more.
    fn turn(&mut self) -> anyhow::Result<bool> {
        self.news()?;
        match self.session.next() {
            Next::Over => {
                self.result()?;
                Ok(false)
            }
            Next::Bot(seat) => {
                self.bot(seat)?;
                Ok(true)
            }
            Next::Human(seat) => {
                let here = self.seat(seat)?;
                Ok(here && self.ask()?)
            }
        }
    }

    /// What has happened since the last look.
    fn news(&mut self) -> anyhow::Result<()> {
        let seen = self.seen();
        let entries = seen.scene.log.entries().iter().skip(self.told);
        let lines = entries.map(|entry| entry.words(seen.speaker));
        let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
        self.told = self.session.scene().log.len();
        lines.iter().try_for_each(|line| self.print(line))
    }

    fn bot(&mut self, seat: Seat) -> anyhow::Result<()> {
        let Some(name) = self.session.bot(seat).map(str::to_owned) else {
            anyhow::bail!("nobody plays seat {}", seat.index() + 1);
        };
        let Some(mut table) = self.session.lend() else {
            anyhow::bail!("the table is away");
        };
        let decision = bot::choose(&mut *table, seat, &name, &AtomicBool::new(false));
        self.session.take_back(table);
        match decision {
            Ok(batch) => self.session.play_bot(seat, &batch, self.at()),
            Err(refusal) => anyhow::bail!("{}", self.seen().speaker.refusal(&refusal)),
        }
    }

    /// Brings a person to the keyboard; false if nobody answers any more.
    fn seat(&mut self, seat: Seat) -> anyhow::Result<bool> {
        if self.session.must_hand_over(seat) {
            if let Viewer::Seat(before) = self.session.scene().viewer {
                self.told_to.insert(before.index(), self.told);
            }
            let name = Value::from(self.names[seat.index()].as_str());
            self.say("tui-hand-over", &[("name", name.clone())])?;
            self.say("tui-hand-over-ready", &[("name", name)])?;
            if self.read()?.is_none() {
                return Ok(false);
            }
            self.told = self.told_to.get(&seat.index()).copied().unwrap_or(0);
        }
        self.session.ask(seat);
        self.news()?;
        Ok(true)
    }

    /// Asks until something was done; false if the player leaves.
    fn ask(&mut self) -> anyhow::Result<bool> {
        self.list()?;
        loop {
            let Some(line) = self.read()? else {
                return Ok(false);
            };
            let line = line.strip_prefix([':', '：']).unwrap_or(&line).to_owned();
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                [] => self.list()?,
                ["q" | "quit"] => {
                    self.say("tui-plain-left", &[])?;
                    return Ok(false);
                }
                ["?" | "？" | "help"] => self.help()?,
                ["L" | "lang"] => {
                    self.texts.switch(self.texts.lang().next());
                    self.names = people::names(self.session.sitters(), &self.texts);
                    self.list()?;
                }
                ["b" | "board"] => self.board()?,
                ["u" | "undo"] => {
                    if self.undo()? {
                        return Ok(true);
                    }
                }
                ["p"] => {
                    let table = tables::of(&self.session.scene().game);
                    let options = self.session.scene().options().iter();
                    let mut passes = options.filter(|option| table.passes(&option.action));
                    match passes.next().map(|option| option.action.clone()) {
                        Some(action) => {
                            if self.pick(&action)? {
                                return Ok(true);
                            }
                        }
                        None => self.say("tui-cannot-pass", &[])?,
                    }
                }
                _ => {
                    let scene = self.session.scene();
                    match understand(scene, tables::of(&scene.game), &words) {
                        Some(action) => {
                            if self.pick(&action)? {
                                return Ok(true);
                            }
                        }
                        None => {
                            let most = scene.options().len();
                            let figures = [("text", line.as_str().into()), ("most", most.into())];
                            self.say("tui-plain-wrong", &figures)?;
                        }
                    }
                }
            }
        }
    }

    /// What is asked, and what can be done, numbered.
    fn list(&mut self) -> anyhow::Result<()> {
        let seen = self.seen();
        let Some(asked) = &seen.scene.asked else {
            return Ok(());
        };
        let table = tables::of(&seen.scene.game);
        let question = asked.question.as_ref().map(|question| seen.speaker.question(question));
        let name = seen.speaker.name(asked.seat.index());
        let figures = [("name", name.into()), ("question", question.unwrap_or_default().into())];
        let mut lines = vec![String::new(), seen.say("tui-plain-ask", &figures)];
        for (place, option) in asked.options.iter().enumerate() {
            let quote = seen.speaker.quote(&option.quote);
            let action = menu::words(seen, table, place);
            let dash = if quote.is_empty() { "" } else { " — " };
            lines.push(format!("{:>3}  {action}{dash}{quote}", place + 1));
        }
        lines.iter().try_for_each(|line| self.print(line))
    }

    fn help(&mut self) -> anyhow::Result<()> {
        let seen = self.seen();
        let help = tables::of(&seen.scene.game).help(seen);
        help.iter().try_for_each(|line| self.print(line))?;
        let seen = self.seen();
        let table = tables::of(&seen.scene.game);
        let figures =
            [("pass", table.has_pass().into()), ("examples", table.examples(seen).into())];
        self.say("tui-plain-help", &figures)
    }

    fn board(&mut self) -> anyhow::Result<()> {
        let seen = self.seen();
        let table = tables::of(&seen.scene.game);
        let mut lines = vec![table.summary(seen)];
        for page in table.pages(seen) {
            lines.push(page.title);
            lines.extend(page.lines.iter().map(|line| format!("  {line}")));
        }
        lines.iter().try_for_each(|line| self.print(line))
    }

    /// Plays; true if the choice is complete, false if it was refused or goes on.
    fn pick(&mut self, action: &Value) -> anyhow::Result<bool> {
        let at = self.at();
        match self.session.pick(action, at) {
            Err(refusal) => {
                let words = self.seen().speaker.refusal(&refusal);
                self.print(&words)?;
                Ok(false)
            }
            Ok(()) if self.session.scene().asked.is_some() => {
                self.list()?;
                Ok(false)
            }
            Ok(()) => Ok(true),
        }
    }

    /// Takes back; true if it was done.
    fn undo(&mut self) -> anyhow::Result<bool> {
        let at = self.at();
        if self.session.unpick(at) {
            self.list()?;
            return Ok(false);
        }
        let mut result = self.session.undo(false, at);
        let asks = |refusal: &engine::Refusal| refusal.code() == "needs_consent";
        if result.as_ref().is_err_and(asks) && self.session.all_human() {
            self.say("tui-consent", &[])?;
            let answer = self.read()?.unwrap_or_default();
            if matches!(answer.as_str(), "y" | "Y" | "yes" | "是") {
                result = self.session.undo(true, at);
            }
        }
        match result {
            Ok(()) => Ok(true),
            Err(refusal) if asks(&refusal) && !self.session.all_human() => {
                self.say("tui-undo-revealed", &[])?;
                Ok(false)
            }
            Err(refusal) => {
                let words = self.seen().speaker.refusal(&refusal);
                self.print(&words)?;
                Ok(false)
            }
        }
    }

    fn result(&mut self) -> anyhow::Result<()> {
        let seen = self.seen();
        let Some(outcome) = &seen.scene.outcome else {
            return Ok(());
        };
        let reason = seen.speaker.reason(&outcome.reason);
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
            lines.push(seen.say("tui-plain-standing", &figures));
        }
        lines.iter().try_for_each(|line| self.print(line))
    }
}

#[cfg(test)]
mod tests;
