//! What players have brought to the table of a room, and who.

use super::Room;
use crate::modules;
use engine::Seat;
use protocol::Holder;
use serde_json::Value;
use texts::Speaker;

impl Room {
    /// The names, as those of cards, of what the options list by fingerprints.
    pub(super) fn listed(&self) -> Vec<&str> {
        let options = self.document().and_then(|document| document.room.options.as_object());
        let lists = options.into_iter().flat_map(|options| options.values());
        let prints = lists.filter_map(Value::as_array).flatten().filter_map(Value::as_str);
        modules::named(&self.scene.cards, prints)
    }

    pub(crate) fn has_modules(&self) -> bool {
        !self.listed().is_empty()
    }

    /// That players have brought something, and who; nothing if they have not.
    pub(crate) fn brought(&self, speaker: Speaker<'_>) -> Option<String> {
        let called: Vec<Value> =
            self.listed().iter().map(|name| speaker.card(name).into()).collect();
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
}
