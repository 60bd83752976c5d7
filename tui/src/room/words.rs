//! What is said about a room: who sits where, what is awaited, whose turn it is and how long.

use super::Room;
use crate::ui::Notice;
use engine::Seat;
use protocol::{Document, Holder, Phase};
use serde_json::Value;
use texts::Texts;

impl Room {
    /// Who sits where, a line for each seat: the name, and what there is to say of it.
    pub(crate) fn seats(&self, texts: &Texts, names: &[String]) -> Vec<(String, String)> {
        let Some(Document { room, me, .. }) = self.document() else {
            return Vec::new();
        };
        let waiting = room.phase == Phase::Waiting;
        let of = |(place, seat): (usize, &protocol::SeatInfo)| {
            let open = seat.holder == Holder::Open;
            let name = if open { texts.get("tui-lobby-open") } else { names[place].clone() };
            let person = match &seat.holder {
                Holder::Person(person) => Some(person),
                Holder::Open | Holder::Bot(_) => None,
            };
            let mine = me.as_ref().is_some_and(|me| me.seat.index() == place);
            let marks = [
                (mine, "tui-lobby-you"),
                (person.is_some_and(|person| person.id == room.host), "tui-lobby-host"),
                (waiting && person.is_some() && seat.ready, "tui-lobby-ready"),
                (waiting && person.is_some() && !seat.ready, "tui-lobby-unready"),
                (person.is_some() && !seat.here && !mine, "tui-lobby-away"),
                (matches!(seat.holder, Holder::Bot(_)), "tui-lobby-bot"),
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
        // The host is as ready as he says by starting.
        let unready = room.seats.iter().zip(names).filter(|(seat, _)| match &seat.holder {
            Holder::Person(person) => !seat.ready && person.id != room.host,
            Holder::Open | Holder::Bot(_) => false,
        });
        let unready: Vec<Value> = unready.map(|(_, name)| name.as_str().into()).collect();
        match room.phase {
            Phase::Closed => texts.get("tui-lobby-closed"),
            Phase::Sealing | Phase::Opening => texts.get("tui-lobby-sealing"),
            // The cards are on their way.
            Phase::Playing | Phase::Over => texts.get("tui-lobby-connecting"),
            Phase::Waiting if room.seats.iter().any(|seat| seat.holder == Holder::Open) => {
                texts.get("tui-lobby-waiting")
            }
            Phase::Waiting if !unready.is_empty() => {
                texts.say("tui-lobby-waiting-ready", &[("names", unready.into())])
            }
            Phase::Waiting if self.is_host() => texts.get("tui-lobby-start"),
            Phase::Waiting => texts.get("tui-lobby-waiting-start"),
        }
    }

    /// The address to send to those who are to come.
    pub(crate) fn address(&self) -> String {
        self.link.to_string()
    }

    /// Whether nobody can come from elsewhere.
    pub(crate) fn only_here(&self) -> bool {
        self.document().is_some_and(|document| document.room.only_here)
    }

    fn is_host(&self) -> bool {
        let host = self.document().map(|document| document.room.host);
        self.me.as_ref().is_some_and(|me| Some(me.id) == host)
    }

    /// The connection, whose turn it is, and how long that may take, for the first line.
    pub(crate) fn top(&self, texts: &Texts, names: &[String], at: u64) -> String {
        if !self.online {
            return texts.get(self.offline());
        }
        let turn: Vec<Value> = self.scene.awaited.iter().map(|seat| called(names, seat)).collect();
        match self.time_left(at) {
            _ if turn.is_empty() => texts.get("tui-room-online"),
            None => texts.say("tui-room-top", &[("names", turn.into())]),
            Some(time) => {
                let figures = [("names", turn.into()), ("time", time.into())];
                texts.say("tui-room-top-timed", &figures)
            }
        }
    }

    /// How long those who are asked may still think.
    pub(crate) fn time_left(&self, at: u64) -> Option<String> {
        let deadline = i64::try_from(self.document()?.room.deadline?).ok()?;
        let now = i64::try_from(at).ok()?.saturating_add(self.ahead);
        Some(clock(deadline.saturating_sub(now).max(0) / 1000))
    }

    /// What there is to say while nobody at the keyboard is asked.
    pub(crate) fn idle(&self, names: &[String]) -> Option<Notice> {
        let document = self.document()?;
        let me = document.me.as_ref();
        let mine = |seat: Seat| me.is_some_and(|me| me.seat == seat);
        if self.scene.asked.is_some() || self.scene.outcome.is_some() {
            return None;
        }
        if document.room.undo.is_some_and(|undo| mine(undo.seat)) {
            return Some(Notice::Say("tui-room-undo-sent", vec![]));
        }
        if self.sent.is_some() {
            return Some(Notice::Say("tui-room-sending", vec![]));
        }
        if me.is_some_and(|me| me.laid.is_some()) {
            return Some(Notice::Say("tui-room-laid", vec![]));
        }
        let turn: Vec<Value> = self.scene.awaited.iter().map(|seat| called(names, seat)).collect();
        (!turn.is_empty()).then(|| Notice::Say("tui-room-turn", vec![("names", turn.into())]))
    }
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
