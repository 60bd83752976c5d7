//! A room line by line: others act while somebody types, so news come whenever they come.

use super::paper::Paper;
use super::{next_line, passing, without_colon};
use crate::app::understand;
use crate::desk::Desk;
use crate::people;
use crate::room::{Room, Typed, is_about_people};
use crate::tables;
use crate::ui::Notice;
use crate::{Guest, Parting, Typing};
use engine::{Refused, Seat};
use protocol::Command;
use serde_json::Value;
use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};
use texts::Texts;

/// How long to wait for a line before looking at the room again.
const GLANCE: Duration = Duration::from_millis(25);

/// How long leaving waits for what was sent last.
const PARTING: Duration = Duration::from_secs(2);

pub(crate) fn play(
    guest: Guest,
    input: impl BufRead + Send + 'static,
    typing: Typing,
    output: &mut dyn Write,
) -> anyhow::Result<Option<Parting>> {
    let texts = Texts::new(guest.lang);
    let mut lines = Lines {
        paper: Paper::new(texts, Vec::new(), output),
        room: Room::new(guest),
        input: listen(input),
        held: VecDeque::new(),
        ended: false,
        typing,
        begun: Instant::now(),
        shown: Shown::default(),
        giving_up: false,
    };
    lines.paper.say("tui-lobby-connecting", &[])?;
    while lines.turn()? {}
    lines.paper.output().flush()?;
    Ok(lines.room.parting())
}

/// The lines of the input, read by a thread of its own, which ends with them.
fn listen(mut input: impl BufRead + Send + 'static) -> Receiver<String> {
    let (send, lines) = mpsc::channel();
    thread::spawn(move || {
        while let Ok(Some(line)) = next_line(&mut input) {
            if send.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

/// What was printed last, so that only what changes is printed again.
#[derive(Default)]
struct Shown {
    online: bool,
    was_online: bool,
    lobby: Vec<String>,
    /// What players have brought, which is known when the cards have come.
    brought: Option<String>,
    welcome: bool,
    undo: Option<Seat>,
    asked: Option<(u64, usize)>,
    idle: Option<String>,
    result: bool,
}

struct Lines<'a> {
    paper: Paper<'a>,
    room: Room,
    input: Receiver<String>,
    /// Lines that wait until they mean something.
    held: VecDeque<String>,
    /// Whether there will be no more lines.
    ended: bool,
    typing: Typing,
    begun: Instant,
    shown: Shown,
    giving_up: bool,
}

impl Lines<'_> {
    fn at(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Looks at the room, then at the keyboard; false when somebody leaves.
    fn turn(&mut self) -> anyhow::Result<bool> {
        self.room.advance(self.at())?;
        if let Some(notice) = self.room.shut_out() {
            anyhow::bail!("{}", notice.words(self.paper.texts.at("", &[])));
        }
        self.paper.names = people::names(self.room.sitters(), &self.paper.texts);
        self.show()?;
        self.paper.output().flush()?;
        match self.input.recv_timeout(GLANCE) {
            Ok(line) => self.held.push_back(line),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                self.ended = true;
                thread::sleep(GLANCE);
            }
        }
        match self.next() {
            Some(line) => self.obey(&line),
            // What was sent must have arrived before we go.
            None => Ok(!(self.ended && self.held.is_empty() && !self.room.is_waiting())),
        }
    }

    /// The next line whose time has come.
    fn next(&mut self) -> Option<String> {
        let waits = self.typing == Typing::Ahead
            && (self.room.is_waiting()
                || self.held.front().is_some_and(|line| self.is_early(line)));
        if waits { None } else { self.held.pop_front() }
    }

    /// Whether a line can only be the answer to a question that has not come yet.
    fn is_early(&self, line: &str) -> bool {
        let words: Vec<&str> = without_colon(line).split_whitespace().collect();
        let scene = self.room.scene();
        match words[..] {
            ["q" | "quit" | "L" | "lang"] | ["say" | "说", ..] => !self.room.is_online(),
            ["s" | "r" | "k" | "?" | "？" | "help"] | [] => self.room.document().is_none(),
            ["b"] if self.room.is_lobby() => self.room.document().is_none(),
            ["m"] if self.room.is_lobby() => !self.room.knows_cards(),
            ["modules" | "自制"] => !self.room.knows_cards(),
            ["a" | "again"] => scene.outcome.is_none(),
            ["y" | "n"] => self.room.asks_for_undo().is_none() && !self.giving_up,
            [first, ..] if is_about_people(first) => self.room.document().is_none(),
            _ => scene.asked.is_none() && scene.outcome.is_none(),
        }
    }

    /// Prints what is new.
    fn show(&mut self) -> anyhow::Result<()> {
        let online = self.room.is_online();
        if online != self.shown.online {
            self.shown.online = online;
            match online {
                false => self.paper.say(self.room.offline(), &[])?,
                true if self.shown.was_online => self.paper.say("tui-room-back", &[])?,
                true => self.shown.was_online = true,
            }
        }
        while let Some(notice) = self.room.notice() {
            self.tell(&notice)?;
        }
        match self.room.is_lobby() {
            _ if self.room.is_loading() => Ok(()),
            true => self.show_lobby(),
            false => self.show_table(),
        }
    }

    /// Prints a word to the player.
    fn tell(&mut self, notice: &Notice) -> anyhow::Result<()> {
        let words = notice.words(self.paper.seen(self.room.scene()).speaker);
        self.paper.print(&words)
    }

    fn tell_if(&mut self, notice: Option<Notice>) -> anyhow::Result<()> {
        notice.map_or(Ok(()), |notice| self.tell(&notice))
    }

    fn show_lobby(&mut self) -> anyhow::Result<()> {
        if self.shown.welcome {
            // A match is over, and everybody has come into the next room.
            self.shown = Shown { online: true, was_online: true, ..Shown::default() };
            self.paper.told = 0;
        }
        if self.room.document().is_some() {
            let (texts, names) = (&self.paper.texts, &self.paper.names);
            let seats = self.room.seats(texts, names).into_iter().enumerate();
            let mut lines: Vec<String> = seats
                .map(|(place, (name, marks))| {
                    let figures = [
                        ("number", Value::from(place + 1)),
                        ("name", name.into()),
                        ("marks", marks.into()),
                    ];
                    let bare = figures[2].1 == "";
                    texts.say(if bare { "tui-lobby-seat-bare" } else { "tui-lobby-seat" }, &figures)
                })
                .collect();
            lines.extend(self.room.watching(texts));
            lines.push(self.room.awaited(texts, names));
            if self.shown.lobby.is_empty() {
                let settings = self.room.settings(texts);
                let figures = [("link", self.room.address().into())];
                self.paper.say("tui-plain-lobby", &figures)?;
                self.paper.print_all(settings.as_slice())?;
                if self.room.only_here() {
                    self.paper.say("tui-lobby-only-here", &[])?;
                }
            }
            if lines != self.shown.lobby {
                self.paper.print_all(&lines)?;
                self.shown.lobby = lines;
            }
            let brought = self.room.brought(self.paper.seen(self.room.scene()).speaker);
            if brought.is_some() && brought != self.shown.brought {
                self.paper.print_all(brought.as_slice())?;
                self.paper.say("tui-plain-modules", &[])?;
                self.shown.brought = brought;
            }
        }
        self.paper.news(self.room.scene(), self.room.log())
    }

    fn show_table(&mut self) -> anyhow::Result<()> {
        if !std::mem::replace(&mut self.shown.welcome, true) {
            self.paper.welcome(self.room.scene())?;
        }
        self.paper.news(self.room.scene(), self.room.log())?;
        let undo = self.room.asks_for_undo();
        if undo != self.shown.undo {
            self.shown.undo = undo;
            if let Some(seat) = undo {
                let (texts, names) = (&self.paper.texts, &self.paper.names);
                let deed = self.room.last_deed(texts, names, seat);
                let name = Value::from(names[seat.index()].as_str());
                self.paper.say("tui-room-agree", &[("name", name.clone())])?;
                if let Some(deed) = deed {
                    let figures = [("name", name), ("deed", deed.into())];
                    self.paper.say("tui-room-takes-back", &figures)?;
                }
            }
        }
        let asked = self.room.asked();
        if asked != self.shown.asked {
            self.shown.asked = asked;
            self.list()?;
        }
        let idle = self.room.idle(&self.paper.texts, &self.paper.names);
        // That something is on its way is seen by what comes of it.
        if idle != self.shown.idle && !self.room.is_waiting() {
            if let Some(idle) = &idle {
                self.paper.print(idle)?;
            }
            self.shown.idle = idle;
        }
        let is_over = self.room.scene().outcome.is_some();
        if is_over && !self.shown.result {
            self.paper.result(self.room.scene())?;
            self.paper.say("tui-plain-again", &[])?;
        }
        self.shown.result = is_over;
        Ok(())
    }

    fn list(&mut self) -> anyhow::Result<()> {
        self.paper.list(self.room.scene())?;
        match self.room.time_left(self.at()) {
            Some(time) if self.room.scene().asked.is_some() => {
                self.paper.say("tui-plain-time", &[("time", time.into())])
            }
            _ => Ok(()),
        }
    }

    /// Does what a line says; false if the player leaves.
    fn obey(&mut self, line: &str) -> anyhow::Result<bool> {
        let line = without_colon(line).trim();
        let words: Vec<&str> = line.split_whitespace().collect();
        let giving_up = std::mem::take(&mut self.giving_up);
        let lobby = self.room.is_lobby();
        match words[..] {
            ["q" | "quit"] => {
                self.part()?;
                self.paper.say("tui-plain-left", &[])?;
                return Ok(false);
            }
            ["y" | "Y" | "yes" | "是"] if giving_up => self.room.command(Command::Concede),
            ["y" | "Y" | "yes" | "是"] if self.room.asks_for_undo().is_some() => {
                self.room.agree(true)
            }
            ["n" | "N" | "no" | "否"] if self.room.asks_for_undo().is_some() => {
                self.room.agree(false);
            }
            ["L" | "lang"] => {
                self.paper.texts.switch(self.paper.texts.lang().next());
                (self.shown.lobby, self.shown.asked) = (Vec::new(), None);
                self.shown.brought = None;
            }
            ["?" | "？" | "help"] => {
                if !lobby {
                    self.paper.help(self.room.scene())?;
                }
                self.paper.say("tui-plain-room-help", &[("lobby", lobby.into())])?;
            }
            ["r"] if lobby => {
                let answer = self.room.toggle_ready();
                self.tell_if(answer)?;
            }
            ["b"] if lobby => {
                let answer = self.room.add_bot();
                self.tell_if(answer)?;
            }
            ["k"] if lobby => self.tell(&Notice::Say("tui-room-which-seat", vec![]))?,
            ["s"] if lobby => self.room.command(Command::Start),
            ["m"] if lobby => self.modules()?,
            [] if lobby => self.shown.lobby.clear(),
            [] => self.list()?,
            _ => return self.obey_about(line, &words, lobby),
        }
        Ok(true)
    }

    /// Prints what players have brought to the table.
    fn modules(&mut self) -> anyhow::Result<()> {
        self.paper.modules(&self.room.modules(), self.room.scene())
    }

    /// Gives up the seat before the match, and waits until the server knows.
    fn part(&mut self) -> anyhow::Result<()> {
        self.room.get_up();
        let begun = Instant::now();
        while !self.room.is_settled() && begun.elapsed() < PARTING {
            thread::sleep(GLANCE);
            self.room.advance(self.at())?;
        }
        Ok(())
    }

    /// Does what a line says about the room or the table.
    fn obey_about(&mut self, line: &str, words: &[&str], lobby: bool) -> anyhow::Result<bool> {
        if let Some(typed) = self.room.type_in(line, &self.paper.names) {
            match typed {
                Typed::Sent => {}
                Typed::Said(notice) => self.tell(&notice)?,
                Typed::GiveUp if lobby => {
                    self.paper.refuse(self.room.scene(), &protocol::Refused::NotBegun.into())?;
                }
                Typed::GiveUp => {
                    self.giving_up = true;
                    self.paper.say("tui-room-concede", &[])?;
                }
                Typed::Modules => self.modules()?,
                Typed::Orders => {
                    let orders = self.room.orders().cloned();
                    let later = Notice::Say("tui-room-orders-later", vec![]);
                    self.tell(&orders.map_or(later, Notice::Orders))?;
                }
            }
            return Ok(true);
        }
        match words {
            _ if lobby => self.paper.say("tui-plain-room-help", &[("lobby", true.into())])?,
            ["b" | "board"] => self.paper.board(self.room.scene())?,
            ["u" | "undo"] => {
                let at = self.at();
                if !self.room.unpick(at) {
                    self.room.command(Command::Undo);
                }
            }
            ["a"] if self.room.scene().outcome.is_some() => self.room.again(),
            _ if self.room.scene().outcome.is_some() => {
                self.paper.refuse(self.room.scene(), &Refused::Over.into())?;
            }
            _ if self.room.scene().asked.is_none() => self.paper.say("tui-not-now", &[])?,
            ["p"] => match passing(self.room.scene()) {
                Some(action) => self.pick(&action)?,
                None => self.paper.say("tui-cannot-pass", &[])?,
            },
            _ => {
                let scene = self.room.scene();
                match understand(scene, tables::of(&scene.game), words) {
                    Some(action) => self.pick(&action)?,
                    None => self.paper.wrong(scene, line)?,
                }
            }
        }
        Ok(true)
    }

    fn pick(&mut self, action: &Value) -> anyhow::Result<()> {
        let at = self.at();
        match self.room.pick(action, at) {
            Ok(()) => Ok(()),
            Err(refusal) => self.paper.refuse(self.room.scene(), &refusal),
        }
    }
}

#[cfg(test)]
mod tests;
