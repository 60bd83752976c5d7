//! What has happened, as a viewer was told it.

use protocol::ChatLine;
use serde_json::Value;
use texts::{Speaker, clean};

/// One thing told.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) what: What,
    /// Its number; what people say has none.
    number: Option<usize>,
    /// Whether it was taken back since.
    pub(crate) undone: bool,
}

/// What was told.
#[derive(Clone, Debug)]
pub(crate) enum What {
    Event(Value),
    Undone,
    /// Somebody said something.
    Said(ChatLine),
}

/// Everything told so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    entries: Vec<Entry>,
    told: usize,
}

impl Log {
    /// How many things were told, which is the number to ask for next.
    pub(crate) fn len(&self) -> usize {
        self.told
    }

    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds what `catalog::Table::events` gave.
    pub(crate) fn add(&mut self, told: &[Value]) {
        for told in told {
            let what = match told.get("event") {
                Some(event) => What::Event(event.clone()),
                None => {
                    let from = told["undone"]["from"].as_u64().unwrap_or(u64::MAX);
                    let from = usize::try_from(from).unwrap_or(usize::MAX);
                    let since = self.entries.iter_mut().filter(|entry| entry.number >= Some(from));
                    since.for_each(|entry| entry.undone = true);
                    What::Undone
                }
            };
            self.entries.push(Entry { what, number: Some(self.told), undone: false });
            self.told += 1;
        }
    }

    /// Adds what somebody said.
    pub(crate) fn say(&mut self, line: ChatLine) {
        self.entries.push(Entry { what: What::Said(line), number: None, undone: false });
    }
}

impl Entry {
    /// It in words; none if it is not worth a line.
    pub(crate) fn words(&self, speaker: Speaker<'_>) -> String {
        match &self.what {
            What::Event(event) => speaker.event(event),
            What::Undone => speaker.texts().get("tui-log-undone"),
            What::Said(line) => {
                let figures = [
                    ("name", Value::from(clean(&line.from.name))),
                    ("text", clean(&line.text).into()),
                ];
                speaker.texts().say("tui-log-said", &figures)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_was_taken_back_stays_and_is_marked() {
        let mut log = Log::default();
        log.add(&[
            json!({ "number": 0, "event": { "turn_began": { "seat": 1, "points": 2 } } }),
            json!({ "number": 1, "event": { "turn_ended": { "seat": 1 } } }),
            json!({ "number": 2, "undone": { "from": 1 } }),
        ]);
        let undone: Vec<bool> = log.entries().iter().map(|entry| entry.undone).collect();
        assert_eq!(undone, [false, true, false]);
    }

    #[test]
    fn what_people_say_has_no_number_and_is_not_taken_back() {
        let from = protocol::Person { id: protocol::PersonId::new(1), name: "Ada".into() };
        let mut log = Log::default();
        log.say(ChatLine { from: from.clone(), text: "hi".into(), at: 0 });
        log.add(&[json!({ "event": "a" }), json!({ "event": "b" })]);
        log.say(ChatLine { from, text: "oh".into(), at: 1 });
        assert_eq!(log.len(), 2);
        log.add(&[json!({ "undone": { "from": 1 } })]);
        let undone: Vec<bool> = log.entries().iter().map(|entry| entry.undone).collect();
        assert_eq!(undone, [false, false, true, false, false]);
    }
}
