//! The view of Jade Night, read from its JSON, and questions about it that more than one part asks.

use crate::{Cards, Scene};
use jade::View;
use jade::data::{Kind, Pairing};
use jade::view::SetView;
use serde::Deserialize;
use serde_json::{Map, Value};

/// A view, whose place is at the front, and what the cards are.
pub struct Position<'a> {
    pub view: View<String>,
    /// The seat that is shown as one's own.
    pub me: usize,
    cards: &'a Cards,
}

impl<'a> Position<'a> {
    /// None if this is no view of Jade Night.
    pub fn read(scene: &'a Scene) -> Option<Self> {
        let view = View::<String>::deserialize(&scene.view).ok()?;
        let me = scene.me().map_or(view.current.index(), |seat| seat.index());
        Some(Position { view, me, cards: &scene.cards })
    }

    /// What the data says of a card, given as `"#id"`.
    pub fn kind(&self, card: &str) -> Option<Kind> {
        let id = card.strip_prefix('#').unwrap_or(card);
        Kind::deserialize(self.cards.get(id)?.get("kind")?).ok()
    }

    /// Whether a card is a snack; plates are the others.
    pub fn is_snack(&self, card: &str) -> bool {
        let id = card.strip_prefix('#').unwrap_or(card);
        self.cards.get(id).is_some_and(|info| info["snack"] == true)
    }

    /// The waiting set of this number: whose, where in the area, and the set.
    pub fn set(&self, id: u8) -> Option<(usize, usize, &SetView<String>)> {
        self.view.areas.iter().enumerate().find_map(|(seat, area)| {
            let place = area.waiting.iter().position(|set| set.set.id == id)?;
            Some((seat, place, &area.waiting[place]))
        })
    }

    /// How a snack goes with a plate.
    pub fn pairing(&self, plate: &str, snack: &str) -> Option<Pairing> {
        let (plate, snack) = (self.kind(plate)?, self.kind(snack)?);
        let point = |shared: bool| u8::from(shared);
        Some(Pairing {
            color: point(snack.colors.iter().any(|color| plate.colors.contains(color))),
            shape: point(snack.shapes.iter().any(|shape| plate.shapes.contains(shape))),
            temp: point(snack.temps.iter().any(|temp| plate.temps.contains(temp))),
            level: snack.level,
        })
    }

    /// Whether a player has the chalice, in whatever area.
    pub fn has_chalice(&self, seat: usize) -> bool {
        let Some(area) = self.view.areas.get(seat) else {
            return false;
        };
        let sets = area.waiting.iter().chain(&area.personal).chain(&area.offering);
        let mut plates = sets.map(|set| &set.set.plate);
        self.view.chalice && plates.any(|plate| self.kind(plate).is_some_and(|kind| kind.level > 3))
    }
}

/// The id of a place of the table.
pub fn slot_id(slot: u8) -> String {
    format!("slot{slot}")
}

/// The id of a set.
pub fn set_id(set: u8) -> String {
    format!("set{set}")
}

/// A small number among figures.
pub fn number(figures: &Map<String, Value>, name: &str) -> Option<u8> {
    figures.get(name)?.as_u64()?.try_into().ok()
}

/// The same as an index.
pub fn index(figures: &Map<String, Value>, name: &str) -> Option<usize> {
    number(figures, name).map(usize::from)
}
