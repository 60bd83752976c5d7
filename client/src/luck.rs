//! This client's part of the luck of a match: promised before it is opened, so that nobody can choose the luck.

use data_encoding::HEXLOWER;
use engine::Seat;
use protocol::{Command, Document, Phase};
use sha2::{Digest, Sha256};

/// Where random bytes come from; nothing if there are none to be had.
pub type Fresh = Box<dyn FnMut() -> Option<[u8; 32]> + Send>;

/// A value that is promised and opened.
pub struct Luck {
    fresh: Fresh,
    value: Option<[u8; 32]>,
    /// The seat that the promise was sent for.
    promised: Option<Seat>,
    opened: bool,
}

impl Luck {
    pub fn new(fresh: Fresh) -> Self {
        Luck { fresh, value: None, promised: None, opened: false }
    }

    /// What is to be sent now, as the room stands.
    pub fn next(&mut self, document: &Document) -> Option<Command> {
        let seat = document.me.as_ref()?.seat;
        let room = &document.room;
        // The server promises first; else it could choose its secret after ours.
        if room.seal.promise.is_empty() {
            return None;
        }
        let shown = room.seal.parts.get(seat.index()).and_then(|part| part.promise.as_ref());
        match room.phase {
            // A promise that is there already was made before this program was started, and its value is lost.
            Phase::Waiting => self.promise(seat, shown.is_none()),
            Phase::Sealing if shown.is_none() => self.promise(seat, true),
            Phase::Opening => self.open(shown?),
            _ => None,
        }
    }

    fn promise(&mut self, seat: Seat, is_missing: bool) -> Option<Command> {
        let was_opened = self.opened && is_missing;
        if self.promised == Some(seat) && !was_opened {
            return None;
        }
        // A value that others have seen is worth nothing any more.
        if was_opened || self.value.is_none() {
            self.value = Some((self.fresh)()?);
            self.opened = false;
        }
        self.promised = Some(seat);
        Some(Command::Promise { promise: Some(hash(&self.value?)) })
    }

    fn open(&mut self, shown: &str) -> Option<Command> {
        let value = self.value.filter(|value| !self.opened && hash(value) == shown)?;
        self.opened = true;
        Some(Command::Reveal { value: HEXLOWER.encode(&value) })
    }
}

fn hash(value: &[u8; 32]) -> String {
    HEXLOWER.encode(&Sha256::digest(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mirror::tests::document;
    use serde_json::{Value, json};

    const PROMISE: &str = "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793";

    fn luck() -> Luck {
        let mut next = 0;
        Luck::new(Box::new(move || {
            next += 1;
            Some([next; 32])
        }))
    }

    fn seated(phase: &str, parts: Value) -> Document {
        let mut document = document(phase);
        document["me"] = json!({ "seat": 0, "decision": 0 });
        let bob = json!({ "id": protocol::PersonId::new(2), "name": "Bob" });
        document["room"]["seats"][1]["holder"] = json!({ "person": bob });
        document["room"]["seal"]["parts"] = parts;
        serde_json::from_value(document).unwrap()
    }

    #[test]
    fn a_promise_is_sent_once_and_opened_once_when_all_open_theirs() {
        let mut luck = luck();
        let promised = luck.next(&seated("waiting", json!([{}, {}])));
        assert_eq!(promised, Some(Command::Promise { promise: Some(PROMISE.into()) }));
        assert_eq!(luck.next(&seated("waiting", json!([{}, {}]))), None);
        let all = json!([{ "promise": PROMISE }, { "promise": "cd" }]);
        assert_eq!(luck.next(&seated("waiting", all.clone())), None);
        assert_eq!(luck.next(&seated("sealing", all.clone())), None);
        let opened = luck.next(&seated("opening", all.clone()));
        assert_eq!(opened, Some(Command::Reveal { value: "01".repeat(32) }));
        assert_eq!(luck.next(&seated("opening", all)), None);
    }

    #[test]
    fn nothing_is_promised_without_a_seat_before_the_server_or_in_a_match() {
        let mut watching = seated("waiting", json!([{}, {}]));
        watching.me = None;
        assert_eq!(luck().next(&watching), None);
        let mut unsealed = seated("waiting", json!([{}, {}]));
        unsealed.room.seal.promise.clear();
        assert_eq!(luck().next(&unsealed), None);
        assert_eq!(luck().next(&seated("playing", json!([{}, {}]))), None);
    }

    #[test]
    fn a_program_that_was_started_again_promises_anew_while_that_does_no_harm() {
        let others = json!([{ "promise": "ef" }, {}]);
        let mut luck = luck();
        assert_eq!(luck.next(&seated("sealing", others.clone())), None);
        assert_eq!(luck.next(&seated("opening", others.clone())), None);
        let again = luck.next(&seated("waiting", others.clone()));
        assert!(matches!(again, Some(Command::Promise { .. })));
        // Else two devices of one person would never come to an end.
        assert_eq!(luck.next(&seated("waiting", others.clone())), None);
        assert_eq!(luck.next(&seated("opening", others)), None);
    }

    #[test]
    fn a_value_that_was_opened_is_never_promised_again() {
        let mut luck = luck();
        luck.next(&seated("waiting", json!([{}, {}])));
        let all = json!([{ "promise": PROMISE }, { "promise": "cd" }]);
        luck.next(&seated("opening", all));
        let again = luck.next(&seated("waiting", json!([{}, {}])));
        assert!(matches!(again, Some(Command::Promise { promise: Some(hash) }) if hash != PROMISE));
    }
}
