//! What can be typed about a room: the same words on the screen and line by line, in both languages.

use super::Room;
use super::orders::Kind;
use crate::ui::Notice;
use engine::Seat;
use protocol::{Command, Holder, PersonId, Phase, Refused};
use serde_json::Value;

/// The levels of bots that a server knows, with their words.
const LEVELS: [(&str, &str); 4] =
    [("easy", "简单"), ("normal", "普通"), ("hard", "困难"), ("random", "随机")];

/// The level of a bot that is put into a seat without one being named.
const USUAL: &str = "normal";

/// What came of a typed command.
#[derive(Debug, PartialEq)]
pub(crate) enum Typed {
    /// It was sent; the server will say.
    Sent,
    Said(Notice),
    /// Whoever typed it wants to give up, and is to be asked first.
    GiveUp,
    /// The list of standing orders is wanted.
    Orders,
    /// What players have brought is to be read.
    Modules,
}

impl From<Option<Notice>> for Typed {
    fn from(problem: Option<Notice>) -> Self {
        problem.map_or(Typed::Sent, Typed::Said)
    }
}

impl Room {
    /// Does what was typed, if it is about the room.
    pub(crate) fn type_in(&mut self, text: &str, names: &[String]) -> Option<Typed> {
        let text = text.trim();
        let (first, rest) = match text.strip_prefix("跳过") {
            // Chinese is written without spaces.
            Some(rest) if !rest.is_empty() => ("跳过", rest),
            _ => text.split_once(char::is_whitespace).unwrap_or((text, "")),
        };
        let rest = rest.trim();
        let words: Vec<&str> = rest.split_whitespace().collect();
        let before = self.document().is_none_or(|document| document.room.phase == Phase::Waiting);
        let typed = match (first, &words[..]) {
            ("say" | "说", _) => self.say(rest).into(),
            ("again" | "再来", []) => {
                self.again();
                Typed::Sent
            }
            ("time" | "加时", []) => self.send(Command::MoreTime),
            ("concede" | "认输", []) => Typed::GiveUp,
            ("ready" | "准备", []) if before => self.toggle_ready().into(),
            ("start" | "开局", []) if before => self.send(Command::Start),
            ("close" | "关闭", []) => self.send(Command::Close),
            ("stand" | "起身", []) => {
                self.get_up();
                Typed::Sent
            }
            ("sit" | "坐", []) => self.sit(None),
            ("sit" | "坐", _) => self.with_seat(rest, names, |room, seat| room.sit(Some(seat))),
            ("bot" | "电脑", []) => self.add_bot().into(),
            ("bot" | "电脑", [seat]) => {
                self.with_seat(seat, names, |room, seat| room.place(seat, USUAL))
            }
            ("bot" | "电脑", [seat, level]) => {
                self.with_seat(seat, names, |room, seat| room.place(seat, level))
            }
            ("kick" | "请出", [_, ..]) => self.with_seat(rest, names, Room::free),
            ("standin" | "代打", [_, ..]) => {
                self.with_seat(rest, names, |room, seat| room.send(Command::StandIn { seat }))
            }
            ("kick" | "请出" | "standin" | "代打", []) => {
                Typed::Said(Notice::Say("tui-room-which-seat", vec![]))
            }
            ("mute" | "屏蔽", [_, ..]) => self.mute(rest, names, true),
            ("unmute" | "取消屏蔽", [_, ..]) => self.mute(rest, names, false),
            ("mute" | "屏蔽" | "unmute" | "取消屏蔽", []) => {
                Typed::Said(Notice::Say("tui-room-whom", vec![]))
            }
            ("orders" | "自动", []) => Typed::Orders,
            ("modules" | "自制", []) => Typed::Modules,
            ("pass" | "跳过", ["off" | "取消"]) => self.clear_orders().into(),
            ("pass" | "跳过", [kind]) => match Kind::named(kind) {
                Some(kind) => self.order(kind, true).into(),
                None => Typed::Said(Notice::Say("tui-room-orders-kinds", vec![])),
            },
            _ => return None,
        };
        Some(typed)
    }

    fn send(&mut self, command: Command) -> Typed {
        self.command(command);
        Typed::Sent
    }

    /// Does something with the seat that was named by its number or by who sits there.
    fn with_seat(
        &mut self,
        named: &str,
        names: &[String],
        act: impl FnOnce(&mut Room, Seat) -> Typed,
    ) -> Typed {
        let place = match named.parse::<usize>() {
            Ok(number) => number.checked_sub(1).filter(|place| *place < names.len()),
            Err(_) => names.iter().position(|name| is_called(name, named)),
        };
        match place.and_then(|place| Seat::all(self.scene.seats).nth(place)) {
            Some(seat) => act(self, seat),
            None => {
                let figures = vec![
                    ("text", Value::from(texts::clean(named))),
                    ("seats", self.scene.seats.into()),
                ];
                Typed::Said(Notice::Say("tui-room-no-seat", figures))
            }
        }
    }

    fn holder(&self, seat: Seat) -> Option<&Holder> {
        Some(&self.document()?.room.seats.get(seat.index())?.holder)
    }

    /// Sits down there, or moves there from where one sits.
    fn sit(&mut self, seat: Option<Seat>) -> Typed {
        let taken = seat.is_some_and(|seat| self.holder(seat) != Some(&Holder::Open));
        let before = self.document().is_some_and(|it| it.room.phase == Phase::Waiting);
        if taken && before {
            return Typed::Said(Notice::Refused(Refused::SeatTaken.into()));
        }
        if seat.is_some() {
            self.get_up();
        }
        self.command(Command::Sit { seat });
        self.send(Command::Ready { ready: true })
    }

    /// Puts a bot into the first open seat; says why not.
    pub(crate) fn add_bot(&mut self) -> Option<Notice> {
        let open =
            Seat::all(self.scene.seats).find(|seat| self.holder(*seat) == Some(&Holder::Open));
        let Some(seat) = open else {
            return Some(Notice::Say("tui-room-no-room", vec![]));
        };
        self.command(Command::Place { seat, bot: Some(USUAL.into()) });
        None
    }

    fn place(&mut self, seat: Seat, level: &str) -> Typed {
        let known = LEVELS.iter().find(|(name, word)| *name == level || *word == level);
        match known {
            Some((level, _)) => self.send(Command::Place { seat, bot: Some((*level).into()) }),
            None => Typed::Said(Notice::Say("tui-room-levels", vec![])),
        }
    }

    /// Sends whoever sits there away, person or bot.
    fn free(&mut self, seat: Seat) -> Typed {
        match self.holder(seat) {
            Some(Holder::Bot(_)) => self.send(Command::Place { seat, bot: None }),
            _ => self.send(Command::Kick { seat }),
        }
    }

    fn mute(&mut self, name: &str, names: &[String], muted: bool) -> Typed {
        match self.person_called(name, names) {
            Some(person) => self.send(Command::Mute { person, muted }),
            None => {
                let figures = vec![("text", Value::from(texts::clean(name)))];
                Typed::Said(Notice::Say("tui-room-nobody", figures))
            }
        }
    }

    /// Somebody at the table or in the chat, by name.
    fn person_called(&self, name: &str, names: &[String]) -> Option<PersonId> {
        let seats = self.document()?.room.seats.iter().zip(names);
        let seated = seats.filter_map(|(seat, shown)| match &seat.holder {
            Holder::Person(person) => Some((person, shown.as_str())),
            Holder::Open | Holder::Bot(_) => None,
        });
        let spoke = self.visit.mirror().chat().iter().rev();
        let spoke = spoke.map(|line| (&line.from, line.from.name.as_str()));
        let named = |shown: &str, own: &str| is_called(shown, name) || is_called(own, name);
        let mut all = seated.chain(spoke);
        all.find(|(person, shown)| named(shown, &person.name)).map(|(person, _)| person.id)
    }
}

fn is_called(name: &str, typed: &str) -> bool {
    name.to_lowercase() == typed.to_lowercase()
}

/// Whether a command with this first word is about who sits and speaks in the room, for which no question is awaited.
pub(crate) fn is_about_people(word: &str) -> bool {
    let words = [
        ["bot", "电脑"],
        ["kick", "请出"],
        ["sit", "坐"],
        ["stand", "起身"],
        ["close", "关闭"],
        ["mute", "屏蔽"],
        ["unmute", "取消屏蔽"],
    ];
    words.as_flattened().contains(&word)
}
