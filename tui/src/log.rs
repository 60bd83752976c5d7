//! What has happened, as a viewer was told it.

use serde_json::Value;
use texts::Speaker;

/// One thing told.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) what: What,
    /// Whether it was taken back since.
    pub(crate) undone: bool,
}

/// What was told.
#[derive(Clone, Debug)]
pub(crate) enum What {
    Event(Value),
    Undone,
}

/// Everything told so far; the place of an entry is its number.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    entries: Vec<Entry>,
}

impl Log {
    /// How many things were told, which is the number to ask for next.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
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
                    self.entries.iter_mut().skip(from).for_each(|entry| entry.undone = true);
                    What::Undone
                }
            };
            self.entries.push(Entry { what, undone: false });
        }
    }
}

impl Entry {
    /// It in words; none if it is not worth a line.
    pub(crate) fn words(&self, speaker: Speaker<'_>) -> String {
        match &self.what {
            What::Event(event) => speaker.event(event),
            What::Undone => speaker.texts().get("tui-log-undone"),
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
}
