//! The keys that point at places of the table and at sets.

use super::position::{Position, set_id, slot_id};
use crate::tables::Spot;

/// Keys for the waiting sets of others, after `a` to `e` for one's own; keys with another meaning are left out.
const OTHERS: &str = "fghjkmnostvwxyzABCDEFGHIJK";

/// The waiting sets with the keys that point at them: one's own first.
fn keyed(position: &Position<'_>) -> impl Iterator<Item = (char, u8)> {
    let ids = |seat: usize| {
        let sets = position.view.areas.get(seat).map_or(&[][..], |area| &area.waiting);
        sets.iter().map(|set| set.set.id)
    };
    let others = (0..position.view.areas.len()).filter(|&seat| seat != position.me);
    let others = OTHERS.chars().zip(others.flat_map(ids));
    ('a'..='e').zip(ids(position.me)).chain(others)
}

/// The key of a waiting set.
pub(super) fn set_key(position: &Position<'_>, id: u8) -> Option<char> {
    keyed(position).find(|(_, set)| *set == id).map(|(key, _)| key)
}

/// The waiting set of a key.
pub(super) fn set_by_key(position: &Position<'_>, key: char) -> Option<u8> {
    keyed(position).find(|(known, _)| *known == key).map(|(_, set)| set)
}

/// The place of the table with this key.
pub(super) fn slot_by_key(position: &Position<'_>, key: char) -> Option<u8> {
    let slot = key.to_digit(10)?.checked_sub(1)?;
    let there = (slot as usize) < position.view.table.len();
    there.then_some(slot as u8)
}

pub(super) fn slot_spot(slot: u8) -> Spot {
    let key = char::from_digit(u32::from(slot) + 1, 10).unwrap_or('0');
    Spot { key, id: slot_id(slot) }
}

pub(super) fn set_spot(position: &Position<'_>, set: u8) -> Option<Spot> {
    Some(Spot { key: set_key(position, set)?, id: set_id(set) })
}
