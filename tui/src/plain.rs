//! The table line by line, for pipes and screen readers: news, a numbered list, an answer.

mod paper;
pub(crate) mod visit;

use self::paper::Paper;
use crate::Play;
use crate::app::understand;
use crate::bot;
use crate::people;
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
        paper: Paper::new(texts, names, output),
        told_to: BTreeMap::new(),
        begun: Instant::now(),
        input,
    };
    lines.paper.welcome(lines.session.scene())?;
    let (modules, scene) = (lines.session.modules(), lines.session.scene());
    lines.paper.brought(&modules, scene)?;
    while lines.turn()? {}
    lines.paper.output().flush()?;
    lines.session.into_table()
}

/// The next line, or none at the end of the input.
pub(crate) fn read(
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> anyhow::Result<Option<String>> {
    write!(output, "> ")?;
    output.flush()?;
    let line = next_line(input)?;
    if line.is_none() {
        writeln!(output)?;
    }
    Ok(line)
}

/// The next line without a word about it.
fn next_line(input: &mut dyn BufRead) -> anyhow::Result<Option<String>> {
    let mut line = Vec::new();
    Read::take(input, LONGEST).read_until(b'\n', &mut line)?;
    Ok((!line.is_empty()).then(|| clean(&String::from_utf8_lossy(&line))))
}

/// A line without the colon that commands have on the full screen.
fn without_colon(line: &str) -> &str {
    line.strip_prefix([':', '：']).unwrap_or(line)
}

struct Lines<'a> {
    session: Session,
    paper: Paper<'a>,
    /// How much of the log those have been told who were at the keyboard before.
    told_to: BTreeMap<usize, usize>,
    begun: Instant,
    input: &'a mut dyn BufRead,
}

impl Lines<'_> {
    fn at(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn say(&mut self, id: &str, figures: &[(&str, Value)]) -> anyhow::Result<()> {
        self.paper.say(id, figures)
    }

    fn read(&mut self) -> anyhow::Result<Option<String>> {
        read(self.input, self.paper.output())
    }

    /// One step of the game; false when there is none any more.
    fn turn(&mut self) -> anyhow::Result<bool> {
        self.paper.news(self.session.scene(), self.session.log())?;
        match self.session.next() {
            Next::Over => {
                self.paper.result(self.session.scene())?;
                Ok(false)
            }
            Next::Bot(seat) => {
                self.bot(seat)?;
                Ok(true)
            }
            Next::Human(seat) if self.session.let_by(seat, self.at()) => Ok(true),
            Next::Human(seat) => {
                let here = self.seat(seat)?;
                Ok(here && self.ask()?)
            }
        }
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
            Err(refusal) => {
                anyhow::bail!("{}", self.paper.refusal(self.session.scene(), &refusal))
            }
        }
    }

    /// Brings a person to the keyboard; false if nobody answers any more.
    fn seat(&mut self, seat: Seat) -> anyhow::Result<bool> {
        if self.session.must_hand_over(seat) {
            if let Viewer::Seat(before) = self.session.scene().viewer {
                self.told_to.insert(before.index(), self.paper.told);
            }
            let name = Value::from(self.paper.names[seat.index()].as_str());
            self.say("tui-hand-over", &[("name", name.clone())])?;
            self.say("tui-hand-over-ready", &[("name", name)])?;
            if self.read()?.is_none() {
                return Ok(false);
            }
            self.paper.told = self.told_to.get(&seat.index()).copied().unwrap_or(0);
        }
        self.session.ask(seat);
        self.paper.news(self.session.scene(), self.session.log())?;
        Ok(true)
    }

    fn list(&mut self) -> anyhow::Result<()> {
        self.paper.list(self.session.scene())
    }

    /// Asks until something was done; false if the player leaves.
    fn ask(&mut self) -> anyhow::Result<bool> {
        self.list()?;
        loop {
            let Some(line) = self.read()? else {
                return Ok(false);
            };
            let line = without_colon(&line);
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                [] => self.list()?,
                ["q" | "quit"] => {
                    self.say("tui-plain-left", &[])?;
                    return Ok(false);
                }
                ["?" | "？" | "help"] => {
                    let (modules, scene) = (self.session.modules(), self.session.scene());
                    self.paper.help(scene)?;
                    self.paper.brought(&modules, scene)?;
                }
                ["modules" | "自制"] => {
                    self.paper.modules(&self.session.modules(), self.session.scene())?;
                }
                ["L" | "lang"] => {
                    self.paper.texts.switch(self.paper.texts.lang().next());
                    self.paper.names = people::names(self.session.sitters(), &self.paper.texts);
                    self.list()?;
                }
                ["b" | "board"] => self.paper.board(self.session.scene())?,
                ["u" | "undo"] => {
                    if self.undo()? {
                        return Ok(true);
                    }
                }
                ["p"] => match passing(self.session.scene()) {
                    Some(action) => {
                        if self.pick(&action)? {
                            return Ok(true);
                        }
                    }
                    None => self.say("tui-cannot-pass", &[])?,
                },
                _ => {
                    let scene = self.session.scene();
                    match understand(scene, tables::of(&scene.game), &words) {
                        Some(action) => {
                            if self.pick(&action)? {
                                return Ok(true);
                            }
                        }
                        None => self.paper.wrong(scene, line)?,
                    }
                }
            }
        }
    }

    /// Plays; true if the choice is complete, false if it was refused or goes on.
    fn pick(&mut self, action: &Value) -> anyhow::Result<bool> {
        let at = self.at();
        match self.session.pick(action, at) {
            Err(refusal) => {
                self.paper.refuse(self.session.scene(), &refusal)?;
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
                self.paper.refuse(self.session.scene(), &refusal)?;
                Ok(false)
            }
        }
    }
}

/// The action that ends the turn, if there is one now.
fn passing(scene: &boards::Scene) -> Option<Value> {
    let table = tables::of(&scene.game);
    let mut passes = scene.options().iter().filter(|option| table.passes(&option.action));
    passes.next().map(|option| option.action.clone())
}

#[cfg(test)]
mod tests;
