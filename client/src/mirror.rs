//! What a client knows of one room: the document, what was told, and whether both are still right.

use protocol::{Beat, ChatLine, Document, RoomId, Snapshot, Update, delta};
use serde_json::Value;

/// One thing that was told.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// An event of the game; `undone` once it did not happen.
    Event { event: Value, undone: bool },
    /// What stands in the list from this place on did not happen.
    Undone { from: usize },
}

/// What a message meant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Heard {
    Nothing,
    Changed,
    /// Something is missing: the room must be joined again, from [`Mirror::since`] on.
    Stale,
}

/// How far the mirror can be trusted.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Trust {
    /// No snapshot has come yet.
    Empty,
    Good,
    Stale,
}

/// What a client knows of one room.
#[derive(Clone, Debug)]
pub struct Mirror {
    room: RoomId,
    trust: Trust,
    raw: Value,
    document: Option<Document>,
    /// The number of the first thing in `told`.
    first: usize,
    told: Vec<Told>,
    chat: Vec<ChatLine>,
}

impl Mirror {
    pub fn new(room: RoomId) -> Self {
        Mirror {
            room,
            trust: Trust::Empty,
            raw: Value::Null,
            document: None,
            first: 0,
            told: Vec::new(),
            chat: Vec::new(),
        }
    }

    /// The room as it was seen last; nothing before the first snapshot.
    pub fn document(&self) -> Option<&Document> {
        self.document.as_ref()
    }

    /// Everything told, in order.
    pub fn told(&self) -> &[Told] {
        &self.told
    }

    /// The number of the first thing in the list; what came before was too long ago to be told.
    pub fn first(&self) -> usize {
        self.first
    }

    /// Everything said, in order.
    pub fn chat(&self) -> &[ChatLine] {
        &self.chat
    }

    /// The number of the next thing to be told, to join again with.
    pub fn since(&self) -> usize {
        self.first + self.told.len()
    }

    /// Takes the whole of the room.
    pub fn snapshot(&mut self, snapshot: Snapshot) -> Heard {
        let known =
            snapshot.number.checked_sub(self.first).filter(|known| *known <= self.told.len());
        match known {
            // What is told twice is the same, marks included.
            Some(known) => self.told.truncate(known),
            None => {
                self.first = snapshot.number;
                self.told.clear();
            }
        }
        self.tell(snapshot.events);
        let mut chat = std::mem::take(&mut self.chat);
        chat.retain(|line| !snapshot.chat.contains(line));
        chat.extend(snapshot.chat);
        self.chat = chat;
        self.raw = snapshot.document;
        self.trust = Trust::Good;
        self.read()
    }

    /// Takes what has changed.
    pub fn update(&mut self, update: Update) -> Heard {
        if self.trust != Trust::Good {
            return Heard::Nothing;
        }
        if update.number.is_some_and(|number| number != self.since()) {
            return self.stale();
        }
        self.tell(update.events);
        self.chat.extend(update.chat);
        match update.delta.map(|delta| delta::apply(&mut self.raw, &delta)) {
            None => Heard::Changed,
            Some(Ok(())) => self.read(),
            Some(Err(_)) => self.stale(),
        }
    }

    /// Compares with what a heartbeat says of the rooms that this client sees.
    pub fn beat(&mut self, rooms: &[Beat]) -> Heard {
        let same = |beat: &Beat| {
            beat.number == self.since() && beat.checksum == delta::checksum(&self.raw)
        };
        let ours = rooms.iter().find(|beat| beat.room == self.room);
        match self.trust {
            Trust::Empty => Heard::Nothing,
            // It may be about other rooms.
            _ if ours.is_none() => Heard::Nothing,
            Trust::Good if ours.is_some_and(same) => Heard::Nothing,
            Trust::Good | Trust::Stale => self.stale(),
        }
    }

    fn stale(&mut self) -> Heard {
        self.trust = Trust::Stale;
        Heard::Stale
    }

    fn read(&mut self) -> Heard {
        match serde_json::from_value(self.raw.clone()) {
            Ok(document) => {
                self.document = Some(document);
                Heard::Changed
            }
            Err(_) => self.stale(),
        }
    }

    fn tell(&mut self, events: Vec<Value>) {
        for mut told in events {
            if let Some(event) = told.get_mut("event") {
                self.told.push(Told::Event { event: event.take(), undone: false });
                continue;
            }
            let from = told["undone"]["from"].as_u64().unwrap_or(u64::MAX);
            let from = usize::try_from(from).unwrap_or(usize::MAX).saturating_sub(self.first);
            for told in self.told.iter_mut().skip(from) {
                if let Told::Event { undone, .. } = told {
                    *undone = true;
                }
            }
            self.told.push(Told::Undone { from });
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use protocol::{Person, PersonId};
    use serde_json::json;

    pub(crate) const ROOM: RoomId = RoomId::new(7);

    /// A document of a room with one open seat and this phase.
    pub(crate) fn document(phase: &str) -> Value {
        json!({ "room": {
            "game": "jade", "options": null, "phase": phase, "host": PersonId::new(1),
            "seats": [{ "holder": { "person": { "id": PersonId::new(1), "name": "Ada" } } }, { "holder": "open" }],
            "listed": false, "locked": false, "spectators": "public", "clock": "none", "windows": "natural",
            "seal": { "promise": "ab", "parts": [{}, {}] }, "watching": 0
        } })
    }

    pub(crate) fn snapshot(number: usize, events: Vec<Value>, document: Value) -> Snapshot {
        Snapshot { room: ROOM, number, events, document, chat: vec![] }
    }

    fn event(n: u64) -> Value {
        json!({ "event": { "n": n } })
    }

    fn update(number: Option<usize>, events: Vec<Value>, delta: Option<Value>) -> Update {
        Update { room: ROOM, number, events, delta, chat: None }
    }

    fn mirror() -> Mirror {
        let mut mirror = Mirror::new(ROOM);
        mirror.snapshot(snapshot(0, vec![event(0), event(1)], document("waiting")));
        mirror
    }

    fn marks(mirror: &Mirror) -> Vec<Option<bool>> {
        let mark = |told: &Told| match told {
            Told::Event { undone, .. } => Some(*undone),
            Told::Undone { .. } => None,
        };
        mirror.told().iter().map(mark).collect()
    }

    #[test]
    fn updates_change_the_document_and_add_to_what_was_told() {
        let mut mirror = mirror();
        let delta = json!({ "room": { "phase": ["playing"] } });
        assert_eq!(mirror.update(update(Some(2), vec![event(2)], Some(delta))), Heard::Changed);
        assert_eq!(mirror.document().unwrap().room.phase, protocol::Phase::Playing);
        assert_eq!(mirror.since(), 3);
    }

    #[test]
    fn what_did_not_happen_stays_and_is_marked() {
        let mut mirror = mirror();
        let undone = json!({ "undone": { "from": 1 } });
        assert_eq!(mirror.update(update(Some(2), vec![undone, event(3)], None)), Heard::Changed);
        assert_eq!(marks(&mirror), [Some(false), Some(true), None, Some(false)]);
    }

    #[test]
    fn a_gap_makes_it_stale_until_the_next_snapshot() {
        let mut mirror = mirror();
        assert_eq!(mirror.update(update(Some(3), vec![event(3)], None)), Heard::Stale);
        assert_eq!(mirror.update(update(Some(2), vec![event(2)], None)), Heard::Nothing);
        assert_eq!(mirror.since(), 2);
        let whole = snapshot(2, vec![event(2), event(3)], document("over"));
        assert_eq!(mirror.snapshot(whole), Heard::Changed);
        assert_eq!(mirror.since(), 4);
        assert_eq!(mirror.update(update(Some(4), vec![event(4)], None)), Heard::Changed);
    }

    #[test]
    fn a_delta_that_does_not_fit_makes_it_stale() {
        for wrong in
            [json!({ "room": { "seats": { "9": [1] } } }), json!(3), json!({ "room": [1] })]
        {
            let mut mirror = mirror();
            assert_eq!(
                mirror.update(update(None, vec![], Some(wrong.clone()))),
                Heard::Stale,
                "{wrong}"
            );
        }
    }

    #[test]
    fn a_heartbeat_tells_a_mirror_that_has_gone_wrong() {
        let mut mirror = mirror();
        let checksum = delta::checksum(&document("waiting"));
        let beat = |number, checksum: &str| Beat { room: ROOM, number, checksum: checksum.into() };
        assert_eq!(mirror.beat(&[beat(2, &checksum)]), Heard::Nothing);
        assert_eq!(mirror.clone().beat(&[beat(3, &checksum)]), Heard::Stale);
        assert_eq!(mirror.clone().beat(&[beat(2, "00000000")]), Heard::Stale);
        assert_eq!(mirror.clone().beat(&[]), Heard::Nothing);
        assert_eq!(Mirror::new(ROOM).beat(&[beat(3, &checksum)]), Heard::Nothing);
    }

    #[test]
    fn a_snapshot_that_begins_later_or_earlier_is_taken_as_it_is() {
        let mut mirror = mirror();
        mirror.snapshot(snapshot(5, vec![event(5)], document("playing")));
        assert_eq!((mirror.told().len(), mirror.since()), (1, 6));
        mirror.update(update(Some(6), vec![json!({ "undone": { "from": 5 } })], None));
        assert_eq!(marks(&mirror), [Some(true), None]);
        mirror.snapshot(snapshot(0, vec![event(0)], document("playing")));
        assert_eq!((mirror.told().len(), mirror.since()), (1, 1));
    }

    #[test]
    fn what_was_said_is_there_once() {
        let line = |text: &str, at| ChatLine {
            from: Person { id: PersonId::new(2), name: "Bob".into() },
            text: text.into(),
            at,
        };
        let mut mirror = mirror();
        mirror.update(Update { chat: Some(line("hi", 1)), ..update(None, vec![], None) });
        let mut whole = snapshot(2, vec![], document("waiting"));
        whole.chat = vec![line("hi", 1), line("there", 2)];
        mirror.snapshot(whole);
        assert_eq!(mirror.chat(), [line("hi", 1), line("there", 2)]);
    }
}
