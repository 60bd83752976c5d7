//! Typed commands of Jade Night: `take 3 2`, `taste a`, `offer 1`, `claim f b`, `end`, `start 3`.

use super::keys;
use super::position::Position;
use serde_json::{Value, json};

/// The action that the words mean, if they mean one; whether it is legal is for the rules to say.
pub(super) fn read(position: &Position<'_>, words: &[&str]) -> Option<Value> {
    let (verb, rest) = words.split_first()?;
    match (verb.to_lowercase().as_str(), rest) {
        ("take" | "取" | "拿", [place]) => {
            let slot = slot(place)?;
            let has_snack = position.view.table.get(usize::from(slot))?.snack.is_some();
            let mut bare = own(position).iter().filter(|set| set.set.snack.is_none());
            Some(match (has_snack, bare.next(), bare.next()) {
                // With one bare plate there is no question where the snack goes.
                (true, Some(set), None) => take_snack(slot, set.set.id),
                (true, Some(_), Some(_)) => return None,
                _ => json!({ "take_plate": { "slot": slot } }),
            })
        }
        ("take" | "取" | "拿", [place, target]) => {
            Some(take_snack(slot(place)?, set(position, target)?))
        }
        ("taste" | "品尝" | "品", [target]) => {
            Some(json!({ "taste": { "set": set(position, target)? } }))
        }
        ("offer" | "供奉" | "供", [target]) => {
            Some(json!({ "offer": { "set": set(position, target)? } }))
        }
        ("claim" | "move" | "移", [from, target]) => {
            let (from, set) = (set(position, from)?, set(position, target)?);
            Some(json!({ "claim_snack": { "from": from, "set": set } }))
        }
        ("end" | "pass" | "结束", []) => Some(json!("end_turn")),
        ("start" | "开席", []) => Some(json!("start")),
        ("start" | "开席", [players]) => {
            let players: u8 = players.parse().ok()?;
            Some(json!({ "start_with": { "players": players } }))
        }
        _ => None,
    }
}

fn take_snack(slot: u8, set: u8) -> Value {
    json!({ "take_snack": { "slot": slot, "set": set } })
}

fn own<'a>(position: &'a Position<'_>) -> &'a [jade::view::SetView<String>] {
    position.view.areas.get(position.me).map_or(&[], |area| &area.waiting)
}

/// Places are counted from 1. Any number goes through, so that the rules can say what is wrong with it.
fn slot(word: &str) -> Option<u8> {
    word.parse::<u8>().ok()?.checked_sub(1)
}

/// A set by its key on the screen, or by its place in one's own waiting area. One that is not there goes through
/// as a number that no set has, so that the rules can say so.
fn set(position: &Position<'_>, word: &str) -> Option<u8> {
    if let Ok(place) = word.parse::<usize>() {
        let set = place.checked_sub(1).and_then(|place| own(position).get(place));
        return Some(set.map_or(u8::MAX, |set| set.set.id));
    }
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        (Some(key), None) => Some(keys::set_by_key(position, key).unwrap_or(u8::MAX)),
        _ => None,
    }
}
