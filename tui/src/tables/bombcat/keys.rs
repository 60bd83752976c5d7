//! The keys that point at things: digits for players, letters for the cards in one's hand, and what is left of both for
//! everything else.

use crate::tables::Spot;
use boards::bombcat::position::{Position, id_of, seat_id};
use serde_json::{Value, json};

/// Of players, in turn order after one's own; oneself comes last.
const SEATS: &str = "1234567890";
/// Of actions and other things, while no player can be chosen.
const DIGITS: &str = "123456789";
/// Letters with another meaning are left out.
const LETTERS: &str = "abcdefghjkmnostvwxyzABCDEFGHIJKMNOQRSTUVWXYZ";

/// The keys of everything that can be pointed at in a position.
pub(super) struct Keys {
    spots: Vec<Spot>,
}

impl Keys {
    pub(super) fn of(position: &Position<'_>) -> Self {
        let mut spots = Vec::new();
        // While nobody can be chosen, the digits belong to the list.
        let actions = || position.scene.actions();
        if actions().any(|action| action.get("player").is_some()) {
            let seats = position.others().into_iter().chain(position.me).map(seat_id);
            spots.extend(SEATS.chars().zip(seats).map(|(key, id)| Spot { key, id }));
        }
        // So do the letters while no card of the hand can be.
        let cards: Vec<String> =
            actions().filter(|action| action.get("card").is_some()).map(Value::to_string).collect();
        let hand = position.hand().iter().filter_map(|shown| Some(id_of(&position.pick(shown)?)));
        let hand: Vec<String> = hand.collect();
        if hand.iter().any(|id| cards.contains(id)) {
            let keyed = LETTERS.chars().zip(hand).map(|(key, id)| Spot { key, id });
            spots.extend(keyed);
        }
        // Whatever else can be chosen takes the keys that are left, in the order of the list.
        let free = DIGITS.chars().chain(LETTERS.chars());
        let free: Vec<char> =
            free.filter(|key| !spots.iter().any(|spot: &Spot| spot.key == *key)).collect();
        let rest = actions().filter(|action| !is_stop(action)).map(id_of);
        let rest = rest.filter(|id| !spots.iter().any(|spot| spot.id == *id));
        let rest: Vec<Spot> =
            free.into_iter().zip(rest).map(|(key, id)| Spot { key, id }).collect();
        spots.extend(rest);
        Keys { spots }
    }

    /// What points at the thing of this id.
    pub(super) fn spot(&self, id: &str) -> Option<Spot> {
        self.spots.iter().find(|spot| spot.id == id).cloned()
    }

    pub(super) fn by_key(&self, key: char) -> Option<&Spot> {
        self.spots.iter().find(|spot| spot.key == key)
    }
}

/// Whether an action is what the key `p` means.
pub(super) fn is_stop(action: &Value) -> bool {
    matches!(action.as_str(), Some("pass" | "end_turn" | "done"))
}

/// The action that points at the thing of this id.
pub(super) fn action(id: &str) -> Option<Value> {
    match id.strip_prefix("seat") {
        Some(seat) => Some(json!({ "player": { "seat": seat.parse::<u8>().ok()? } })),
        None => serde_json::from_str(id).ok(),
    }
}
