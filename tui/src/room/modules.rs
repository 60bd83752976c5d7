//! What players have brought to the table of a room, and what it does.

use super::Room;
use engine::Seat;
use protocol::Holder;
use serde_json::Value;
use texts::Speaker;

impl Room {
    /// The names, as those of cards, of what the options list by fingerprints.
    fn modules(&self) -> Vec<&str> {
        let options = self.document().and_then(|document| document.room.options.as_object());
        let lists = options.into_iter().flat_map(|options| options.values());
        let hashes = lists.filter_map(Value::as_array).flatten().filter(|hash| hash.is_string());
        let named = |hash: &Value| {
            let mut cards = self.scene.cards.iter();
            cards.find(|(_, card)| card.get("fingerprint") == Some(hash)).map(|(name, _)| &**name)
        };
        let mut found = Vec::new();
        for name in hashes.filter_map(named) {
            if !found.contains(&name) {
                found.push(name);
            }
        }
        found
    }

    pub(crate) fn has_modules(&self) -> bool {
        !self.modules().is_empty()
    }

    /// That players have brought something, and who; nothing if they have not.
    pub(crate) fn brought(&self, speaker: Speaker<'_>) -> Option<String> {
        let called: Vec<Value> =
            self.modules().iter().map(|name| speaker.card(name).into()).collect();
        let room = &self.document()?.room;
        let host = Seat::all(self.scene.seats).zip(&room.seats).find(
            |(_, seat)| matches!(&seat.holder, Holder::Person(person) if person.id == room.host),
        );
        // Who has opened the room has brought them.
        let host = host.map_or_else(String::new, |(seat, _)| speaker.name(seat.index()));
        let figures = [
            ("names", Value::from(called.clone())),
            ("known", (!host.is_empty()).into()),
            ("host", host.into()),
        ];
        (!called.is_empty()).then(|| speaker.texts().say("tui-lobby-modules", &figures))
    }

    /// What each of them does: a line for its name, one for each of its cards, and one for what can be done.
    pub(crate) fn module_lines(&self, speaker: Speaker<'_>) -> Vec<String> {
        let texts = speaker.texts();
        let mut lines = Vec::new();
        for module in self.modules() {
            if !lines.is_empty() {
                lines.push(String::new());
            }
            lines.push(speaker.card(module));
            let id = module.strip_prefix("module.").unwrap_or(module);
            let cards = self.scene.cards.iter().filter(|(name, card)| {
                let own = name.strip_prefix(id).is_some_and(|rest| rest.starts_with('/'));
                own && card.get("sort").is_some_and(|sort| sort == "card")
            });
            let does = speaker.own_text("text", module);
            let said = cards.map(|(name, _)| {
                let text = speaker.own_text("text", name).unwrap_or_default();
                // A card without a text of its own has that of its action, which is said once.
                let is_said = does.as_ref().is_some_and(|does| does.contains(&text));
                let figures = [
                    ("name", Value::from(speaker.card(name))),
                    ("said", is_said.into()),
                    ("text", text.into()),
                ];
                texts.say("tui-module-card", &figures)
            });
            let before = lines.len();
            lines.extend(said.map(|line| format!("  {line}")));
            let does = does.map(|text| texts.say("tui-module-does", &[("text", text.into())]));
            lines.extend(does.map(|line| format!("  {line}")));
            if lines.len() == before {
                lines.push(format!("  {}", texts.get("tui-module-empty")));
            }
        }
        lines
    }
}
