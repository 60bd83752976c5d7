//! The keys that point at things: digits for players, small letters for cards, capitals for skills.
//!
//! Cards that do not lie before oneself have small letters while no card of one's own can be chosen, and capitals else.
//! Generals and options have digits, since no player is asked for then.

use crate::tables::Spot;
use boards::hegemony::position::{Position, seat_id};
use engine::Note;
use serde_json::Value;

/// Of players, in turn order after one's own.
const SEATS: &str = "1234567890-=";
/// Letters with another meaning are left out.
const SMALL: &str = "abcdefghjkmnostvwxyz";
const LARGE: &str = "ABCDEFGHIJKMNOPQRSTUVWXYZ";
const DIGITS: &str = "123456789";

/// The keys of everything that can be pointed at in a position.
pub(super) struct Keys {
    spots: Vec<Spot>,
}

impl Keys {
    pub(super) fn of(position: &Position<'_>) -> Self {
        let named = Named::by_options(position);
        let mut spots = given(position.ring().map(seat_id), SEATS);
        let own: Vec<String> = own_cards(position, &named.cards);
        let others: Vec<String> =
            named.cards.iter().filter(|card| !own.contains(card)).cloned().collect();
        let mut large: Vec<String> = named.skills.clone();
        let asks_own = named.cards.iter().any(|card| own.contains(card));
        if asks_own || others.is_empty() {
            let cut = own.len().min(SMALL.len());
            let (first, rest) = own.split_at(cut);
            spots.extend(given(first.iter().cloned(), SMALL));
            large.extend(rest.iter().cloned());
            large.extend(others);
        } else {
            let cut = others.len().min(SMALL.len());
            let (first, rest) = others.split_at(cut);
            spots.extend(given(first.iter().cloned(), SMALL));
            large.extend(rest.iter().cloned());
            // One's own can still be looked at.
            spots.extend(given(own, SMALL));
        }
        let generals = named.generals;
        let digits = generals.into_iter().chain(named.choices.iter().map(|code| choice_id(code)));
        match named.has_seats {
            true => large.extend(digits),
            false => {
                let digits: Vec<String> = digits.collect();
                let cut = digits.len().min(DIGITS.len());
                let (first, rest) = digits.split_at(cut);
                // Before the players, who cannot be chosen now.
                spots.splice(0..0, given(first.iter().cloned(), DIGITS));
                large.extend(rest.iter().cloned());
            }
        }
        spots.extend(given(large, LARGE));
        Keys { spots }
    }

    /// What points at the thing of this id.
    pub(super) fn spot(&self, id: &str) -> Option<Spot> {
        self.spots.iter().find(|spot| spot.id == id).cloned()
    }

    /// What a key points at; what the question is about goes first.
    pub(super) fn by_key(&self, key: char) -> Option<&Spot> {
        self.spots.iter().find(|spot| spot.key == key)
    }

    /// The key of a thing, unless it means something else now.
    pub(super) fn key(&self, id: &str) -> Option<char> {
        let spot = self.spots.iter().find(|spot| spot.id == id)?;
        (self.by_key(spot.key)?.id == id).then_some(spot.key)
    }

    /// The id of the player that a key points at, whatever else it means.
    pub(super) fn seat(&self, key: char) -> Option<String> {
        let mut seats = self.spots.iter().filter(|spot| seat_in(&spot.id).is_some());
        seats.find(|spot| spot.key == key).map(|spot| spot.id.clone())
    }
}

/// What the options are about.
#[derive(Default)]
struct Named {
    cards: Vec<String>,
    skills: Vec<String>,
    generals: Vec<String>,
    choices: Vec<String>,
    has_seats: bool,
}

impl Named {
    fn by_options(position: &Position<'_>) -> Self {
        let mut named = Named::default();
        // The generals keep their keys while the deputy is chosen.
        named.generals.extend(position.dealt().iter().map(|general| (*general).to_owned()));
        for action in position.scene.actions() {
            let list = match code(action).as_str() {
                "card" | "recast" => &mut named.cards,
                "skill" => &mut named.skills,
                "general" => &mut named.generals,
                "choose" => &mut named.choices,
                "seat" => {
                    named.has_seats = true;
                    continue;
                }
                _ => continue,
            };
            if let Some(id) = object(action).filter(|id| !list.contains(id)) {
                list.push(id);
            }
        }
        named
    }
}

/// One's own cards in the order they are shown: the hand, and of the rest what the question is about.
fn own_cards(position: &Position<'_>, named: &[String]) -> Vec<String> {
    // The hand is not shown while generals are chosen.
    let Some(own) = position.own().filter(|_| !position.is_choosing()) else {
        return Vec::new();
    };
    let hand = own.hand.iter().copied();
    let judged = own.judging.iter().map(|delayed| delayed.card);
    let rest = own.equip.iter().copied().chain(own.special()).chain(judged);
    let rest = rest.filter(|card| named.iter().any(|known| known == card));
    hand.chain(rest).map(str::to_owned).collect()
}

/// The code of an action.
pub(super) fn code(action: &Value) -> String {
    Note::from_value(action.clone()).code.to_string()
}

/// What an action names: a card, a skill, a general or an option.
pub(super) fn object(action: &Value) -> Option<String> {
    let figures = action.as_object()?.values().next()?.as_object()?;
    let named = ["card", "skill", "general", "choice"].iter().find_map(|name| figures.get(*name));
    named?.as_str().map(str::to_owned)
}

/// The id of an option.
pub(super) fn choice_id(code: &str) -> String {
    format!("choice-{code}")
}

/// The seat in the name of something to point at.
pub(super) fn seat_in(id: &str) -> Option<usize> {
    id.strip_prefix("seat")?.parse().ok()
}

fn given(ids: impl IntoIterator<Item = String>, keys: &str) -> Vec<Spot> {
    keys.chars().zip(ids).map(|(key, id)| Spot { key, id }).collect()
}
