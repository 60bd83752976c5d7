//! The view of Jade Night, read from its JSON, and questions about it that more than one part asks.

use crate::scene::{Cards, Scene};
use crate::tables::Spot;
use jade::View;
use jade::data::{Kind, Pairing};
use jade::view::SetView;
use serde_json::{Map, Value};

/// Keys for the waiting sets of others, after `a` to `e` for one's own; keys with another meaning are left out.
const OTHERS: &str = "fghjkmnostvwxyzABCDEFGHIJK";

/// A view, whose place is at the front, and what the cards are.
pub(super) struct Position<'a> {
    pub(super) view: View<String>,
    /// The seat that is shown as one's own.
    pub(super) me: usize,
    cards: &'a Cards,
}

impl<'a> Position<'a> {
    /// None if this is no view of Jade Night.
    pub(super) fn read(scene: &'a Scene) -> Option<Self> {
        use serde::Deserialize;
        let view = View::<String>::deserialize(&scene.view).ok()?;
        let me = scene.me().map_or(view.current.index(), |seat| seat.index());
        Some(Position { view, me, cards: &scene.cards })
    }

    /// What the data says of a card, given as `"#id"`.
    pub(super) fn kind(&self, card: &str) -> Option<Kind> {
        use serde::Deserialize;
        let id = card.strip_prefix('#').unwrap_or(card);
        Kind::deserialize(self.cards.get(id)?.get("kind")?).ok()
    }

    /// Whether a card is a snack; plates are the others.
    pub(super) fn is_snack(&self, card: &str) -> bool {
        let id = card.strip_prefix('#').unwrap_or(card);
        self.cards.get(id).is_some_and(|info| info["snack"] == true)
    }

    /// The waiting set of this number: whose, where in the area, and the set.
    pub(super) fn set(&self, id: u8) -> Option<(usize, usize, &SetView<String>)> {
        self.view.areas.iter().enumerate().find_map(|(seat, area)| {
            let place = area.waiting.iter().position(|set| set.set.id == id)?;
            Some((seat, place, &area.waiting[place]))
        })
    }

    /// The waiting sets with the keys that point at them: one's own first.
    fn keyed(&self) -> impl Iterator<Item = (char, u8)> {
        let ids = |seat: usize| {
            let sets = self.view.areas.get(seat).map_or(&[][..], |area| &area.waiting);
            sets.iter().map(|set| set.set.id)
        };
        let others = (0..self.view.areas.len()).filter(|&seat| seat != self.me);
        let others = OTHERS.chars().zip(others.flat_map(ids));
        ('a'..='e').zip(ids(self.me)).chain(others)
    }

    /// The key of a waiting set.
    pub(super) fn set_key(&self, id: u8) -> Option<char> {
        self.keyed().find(|(_, set)| *set == id).map(|(key, _)| key)
    }

    /// The waiting set of a key.
    pub(super) fn set_by_key(&self, key: char) -> Option<u8> {
        self.keyed().find(|(known, _)| *known == key).map(|(_, set)| set)
    }

    /// The place of the table with this key.
    pub(super) fn slot_by_key(&self, key: char) -> Option<u8> {
        let slot = key.to_digit(10)?.checked_sub(1)?;
        let there = (slot as usize) < self.view.table.len();
        there.then_some(slot as u8)
    }

    pub(super) fn slot_spot(&self, slot: u8) -> Spot {
        let key = char::from_digit(u32::from(slot) + 1, 10).unwrap_or('0');
        let id = format!("slot{slot}");
        Spot { key, id }
    }

    pub(super) fn set_spot(&self, set: u8) -> Option<Spot> {
        let key = self.set_key(set)?;
        let id = format!("set{set}");
        Some(Spot { key, id })
    }

    /// How a snack goes with a plate.
    pub(super) fn pairing(&self, plate: &str, snack: &str) -> Option<Pairing> {
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
    pub(super) fn has_chalice(&self, seat: usize) -> bool {
        let Some(area) = self.view.areas.get(seat) else {
            return false;
        };
        let sets = area.waiting.iter().chain(&area.personal).chain(&area.offering);
        let mut plates = sets.map(|set| &set.set.plate);
        self.view.chalice && plates.any(|plate| self.kind(plate).is_some_and(|kind| kind.level > 3))
    }
}

/// A small number among figures.
pub(super) fn number(figures: &Map<String, Value>, name: &str) -> Option<u8> {
    figures.get(name)?.as_u64()?.try_into().ok()
}

/// The same as an index.
pub(super) fn index(figures: &Map<String, Value>, name: &str) -> Option<usize> {
    number(figures, name).map(usize::from)
}
