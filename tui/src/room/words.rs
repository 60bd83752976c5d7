//! What is said about a room: who sits where, what is awaited, whose turn it is and how long.

use super::{Room, orders};
use crate::log::What;
use crate::tables;
use crate::ui::Standing;
use engine::Seat;
use protocol::{Clock, Document, Holder, Orders, Phase, SeatInfo, Spectators};
use serde_json::Value;
use texts::Texts;

/// After how long without a connection a bot may stand in for somebody, in milliseconds.
const AWAY: u64 = 60_000;

impl Room {
    /// Who sits where, a line for each seat: the name, and what there is to say of it.
    pub(crate) fn seats(&self, texts: &Texts, names: &[String]) -> Vec<(String, String)> {
        let Some(Document { room, me, .. }) = self.document() else {
            return Vec::new();
        };
        let waiting = room.phase == Phase::Waiting;
        let of = |(place, seat): (usize, &SeatInfo)| {
            let open = seat.holder == Holder::Open;
            let name = if open { texts.get("tui-lobby-open") } else { names[place].clone() };
            let person = match &seat.holder {
                Holder::Person(person) => Some(person),
                Holder::Open | Holder::Bot(_) => None,
            };
            let mine = me.as_ref().is_some_and(|me| me.seat.index() == place);
            let host = person.is_some_and(|person| person.id == room.host);
            // The host is as ready as he says by starting.
            let counts = waiting && person.is_some() && !host;
            let marks = [
                (mine, "tui-lobby-you"),
                (host, "tui-lobby-host"),
                (counts && seat.ready, "tui-lobby-ready"),
                (counts && !seat.ready, "tui-lobby-unready"),
                (person.is_some() && !seat.here && !mine, "tui-lobby-away"),
            ];
            let marks = marks.into_iter().filter(|(holds, _)| *holds);
            let marks: Vec<String> = marks.map(|(_, id)| texts.get(id)).collect();
            (name, marks.join(&texts.get("common-list")))
        };
        room.seats.iter().take(names.len()).enumerate().map(of).collect()
    }

    /// What the room waits for.
    pub(crate) fn awaited(&self, texts: &Texts, names: &[String]) -> String {
        let Some(Document { room, .. }) = self.document() else {
            return texts.get("tui-lobby-connecting");
        };
        let people = |wanted: &dyn Fn(&SeatInfo, bool) -> bool| -> Vec<Value> {
            let people = room.seats.iter().zip(names).filter(|(seat, _)| match &seat.holder {
                Holder::Person(person) => wanted(seat, person.id == room.host),
                Holder::Open | Holder::Bot(_) => false,
            });
            people.map(|(_, name)| name.as_str().into()).collect()
        };
        let gone = people(&|seat, _| !seat.here);
        let unready = people(&|seat, host| !seat.ready && !host);
        let host = self.is_host();
        match room.phase {
            Phase::Closed => texts.get("tui-lobby-closed"),
            Phase::Sealing | Phase::Opening => texts.get("tui-lobby-sealing"),
            // The cards are on their way.
            Phase::Playing | Phase::Over => texts.get("tui-lobby-connecting"),
            Phase::Waiting if self.has_room() => {
                texts.say("tui-lobby-waiting", &[("host", host.into())])
            }
            Phase::Waiting if !gone.is_empty() => texts
                .say("tui-lobby-waiting-back", &[("names", gone.into()), ("host", host.into())]),
            Phase::Waiting if !unready.is_empty() => {
                texts.say("tui-lobby-waiting-ready", &[("names", unready.into())])
            }
            Phase::Waiting if host => texts.get("tui-lobby-start"),
            Phase::Waiting => texts.get("tui-lobby-waiting-start"),
        }
    }

    /// What was agreed on when the room was opened: the clock, the password, who may watch.
    pub(crate) fn settings(&self, texts: &Texts) -> Option<String> {
        let room = &self.document()?.room;
        let whole = |seconds: u32| clock(i64::from(seconds));
        let (kind, time, more) = match room.clock {
            Clock::None => ("none", String::new(), 0),
            Clock::Bank { seconds, increment } => ("bank", whole(seconds), increment),
            Clock::Decision { seconds } => ("decision", whole(seconds), 0),
            Clock::Days { days } => ("days", String::new(), days),
        };
        let (spectators, delay) = match room.spectators {
            Spectators::None => ("none", 0),
            Spectators::Public => ("public", 0),
            Spectators::Hands { delay } => ("hands", delay),
        };
        let figures = [
            ("clock", Value::from(kind)),
            ("time", time.into()),
            ("more", more.into()),
            ("locked", room.locked.into()),
            ("spectators", spectators.into()),
            ("delay", delay.into()),
            ("watching", room.watching.into()),
        ];
        Some(texts.say("tui-lobby-settings", &figures))
    }

    /// The address to send to those who are to come.
    pub(crate) fn address(&self) -> String {
        self.link.to_string()
    }

    /// Whether nobody can come from elsewhere.
    pub(crate) fn only_here(&self) -> bool {
        self.document().is_some_and(|document| document.room.only_here)
    }

    /// Whether a seat is open.
    pub(crate) fn has_room(&self) -> bool {
        let seats = self.document().map(|document| &document.room.seats);
        seats.is_some_and(|seats| seats.iter().any(|seat| seat.holder == Holder::Open))
    }

    pub(super) fn is_host(&self) -> bool {
        let host = self.document().map(|document| document.room.host);
        self.me.as_ref().is_some_and(|me| Some(me.id) == host)
    }

    /// What the keys can mean to us here.
    pub(crate) fn standing(&self) -> Standing {
        let Some(Document { room, me, .. }) = self.document() else {
            return Standing::default();
        };
        let seat = me.as_ref().and_then(|me| room.seats.get(me.seat.index()));
        let playing = room.phase == Phase::Playing && seat.is_some_and(|seat| !seat.conceded);
        let ready = room.seats.iter().all(|seat| match &seat.holder {
            Holder::Open => false,
            Holder::Person(person) => seat.ready || person.id == room.host,
            Holder::Bot(_) => true,
        });
        let waiting = room.phase == Phase::Waiting;
        Standing {
            seated: me.is_some(),
            host: self.is_host(),
            can_start: waiting && ready,
            has_room: waiting && self.has_room(),
            has_others: !self.others().is_empty(),
            can_undo: playing && room.undo.is_none() && self.log.len() > 0,
            has_orders: self.has_orders(),
            has_modules: self.has_modules(),
        }
    }

    /// The seat numbers of those whom the host could send away.
    pub(crate) fn others(&self) -> Vec<usize> {
        let Some(Document { room, me, .. }) = self.document() else {
            return Vec::new();
        };
        let mine = me.as_ref().map(|me| me.seat.index());
        let others = room.seats.iter().enumerate();
        let others = others.filter(|(place, it)| it.holder != Holder::Open && mine != Some(*place));
        others.map(|(place, _)| place + 1).collect()
    }

    /// That one only looks on, and why; nothing for those who sit.
    pub(crate) fn watching(&self, texts: &Texts) -> Option<String> {
        let document = self.document().filter(|document| document.me.is_none())?;
        let full =
            !self.wishes.watch && document.room.seats.iter().all(|it| it.holder != Holder::Open);
        Some(texts.get(match full {
            _ if self.has_room() && document.room.phase == Phase::Waiting => "tui-room-standing",
            true => "tui-room-watching-full",
            false => "tui-room-watching",
        }))
    }

    /// Whose turn it is and how long that may take, or how it stands with the connection, for the first line.
    pub(crate) fn top(&self, texts: &Texts, names: &[String], at: u64) -> String {
        if !self.online {
            return texts.get(self.offline());
        }
        let mut parts: Vec<String> = Vec::new();
        parts.extend(self.watching(texts));
        let given = self.orders().is_some_and(|orders| *orders != Orders::default());
        parts.extend(given.then(|| texts.get("tui-room-top-orders")));
        parts.extend(self.top_turn(texts, names, at));
        if parts.is_empty() {
            parts.push(texts.get("tui-room-online"));
        }
        parts.join(&texts.get("common-parts"))
    }

    fn top_turn(&self, texts: &Texts, names: &[String], at: u64) -> Option<String> {
        let awaited = self.scene.awaited;
        let mine = self.document()?.me.as_ref().is_some_and(|me| awaited.contains(me.seat));
        // If several are awaited, those who are there are only waited for like everybody.
        let state = match awaited.iter().next() {
            _ if mine || awaited.len() != 1 => "here",
            Some(seat) => self.state_of(seat),
            None => "here",
        };
        let turn: Vec<Value> = awaited.iter().map(|seat| called(names, seat)).collect();
        let figures = [
            ("mine", Value::from(mine)),
            ("count", turn.len().into()),
            ("names", turn.into()),
            ("state", state.into()),
        ];
        let words = (!awaited.is_empty()).then(|| texts.say("tui-room-top", &figures))?;
        Some(match self.time_left(at) {
            Some(time) => format!("{words} {time}"),
            None => words,
        })
    }

    /// Whether somebody is there: `here`, `away`, or `bot` if one plays for him.
    fn state_of(&self, seat: Seat) -> &'static str {
        let info = self.document().and_then(|document| document.room.seats.get(seat.index()));
        match info {
            Some(SeatInfo { stand_in: true, .. }) => "bot",
            Some(SeatInfo { holder: Holder::Person(_), here: false, .. }) => "away",
            _ => "here",
        }
    }

    /// Whether it is later than this by the server's clock.
    pub(super) fn is_past(&self, deadline: Option<u64>) -> bool {
        let now = i64::try_from(self.now).unwrap_or(i64::MAX).saturating_add(self.ahead);
        deadline.is_some_and(|deadline| i64::try_from(deadline).is_ok_and(|end| now >= end))
    }

    /// How long those who are asked may still think.
    pub(crate) fn time_left(&self, at: u64) -> Option<String> {
        let deadline = i64::try_from(self.document()?.room.deadline?).ok()?;
        let now = i64::try_from(at).ok()?.saturating_add(self.ahead);
        Some(clock(deadline.saturating_sub(now).max(0) / 1000))
    }

    /// What there is to say while nobody at the keyboard is asked.
    pub(crate) fn idle(&self, texts: &Texts, names: &[String]) -> Option<String> {
        let document = self.document()?;
        let me = document.me.as_ref();
        let mine = |seat: Seat| me.is_some_and(|me| me.seat == seat);
        if self.scene.asked.is_some() || self.scene.outcome.is_some() {
            return None;
        }
        if document.room.undo.is_some_and(|undo| mine(undo.seat)) {
            return Some(texts.get("tui-room-undo-sent"));
        }
        if self.sent.is_some() {
            return Some(texts.get("tui-room-sending"));
        }
        if me.is_some_and(|me| me.laid.is_some()) {
            return Some(texts.get("tui-room-laid"));
        }
        let awaited = self.scene.awaited;
        let turn: Vec<Value> = awaited.iter().map(|seat| called(names, seat)).collect();
        if turn.is_empty() {
            return None;
        }
        let figures = [("count", turn.len().into()), ("names", turn.into())];
        let mut words = vec![texts.say("tui-room-turn", &figures)];
        words.extend(awaited.iter().filter_map(|seat| self.absence(texts, names, seat)));
        let speaker = texts.at(&self.scene.game, names).with_cards(&self.scene.cards);
        words.extend(self.orders().and_then(|orders| orders::words(orders, speaker)));
        let both = |first: String, second: String| {
            let parts = [("first", first.into()), ("second", second.into())];
            texts.say("tui-room-sentences", &parts)
        };
        words.into_iter().reduce(both)
    }

    /// That somebody is away, and what can be done about it.
    fn absence(&self, texts: &Texts, names: &[String], seat: Seat) -> Option<String> {
        let name = ("name", called(names, seat));
        let since = self.away.get(seat.index()).copied().flatten();
        let long = since.is_some_and(|since| self.now >= since + AWAY);
        let seated = self.document().is_some_and(|document| document.me.is_some());
        match self.state_of(seat) {
            "bot" => Some(texts.say("tui-room-bot-plays", &[name])),
            "away" => {
                let figures =
                    [name, ("long", (long && seated).into()), ("seat", (seat.index() + 1).into())];
                Some(texts.say("tui-room-away", &figures))
            }
            _ => None,
        }
    }

    /// What somebody wants to take back, as the log words it.
    pub(crate) fn last_deed(&self, texts: &Texts, names: &[String], by: Seat) -> Option<String> {
        let speaker = texts.at(&self.scene.game, names).with_cards(&self.scene.cards);
        let table = tables::of(&self.scene.game);
        let told = self.log.entries().iter().rev();
        let news = told.filter(|entry| !entry.undone).filter_map(|entry| match &entry.what {
            What::Event(event) if table.is_news(event) => Some((event, entry.words(speaker))),
            What::Event(_) | What::Undone | What::Said(_) => None,
        });
        let mut news = news.filter(|(_, words)| !words.is_empty()).peekable();
        let last = news.peek().map(|(_, words)| words.clone());
        let his = news.find(|(event, _)| is_by(event, by)).map(|(_, words)| words);
        his.or(last)
    }
}

/// Whether an event tells what this seat has done.
fn is_by(event: &Value, seat: Seat) -> bool {
    let figures = event.as_object().and_then(|event| event.values().next());
    figures.is_some_and(|figures| figures["seat"].as_u64() == Some(seat.index() as u64))
}

fn called(names: &[String], seat: Seat) -> Value {
    names.get(seat.index()).map_or_else(|| (seat.index() + 1).into(), |name| name.as_str().into())
}

/// Seconds as on a clock.
fn clock(seconds: i64) -> String {
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::clock;

    #[test]
    fn time_is_read_as_on_a_clock() {
        assert_eq!(
            [0, 9, 61, 3600, 90_061].map(clock),
            ["0:00", "0:09", "1:01", "1:00:00", "25:01:01"]
        );
    }
}
