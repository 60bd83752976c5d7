//! The keys that point at things: digits for bases, letters for cards and for what is in play.
//!
//! Cards have small letters. What is in play has capitals while cards can be pointed at too, and small letters else;
//! only what the question is about has a key at all, so that there are enough.

use super::position::{Position, base_id, hand_id, thing_id};
use crate::tables::Spot;
use boards::smashup::actions::{parts, source};
use boards::smashup::factions;
use serde_json::Value;

/// Letters with another meaning are left out.
const SMALL: &str = "abcdefghjkmnostvwxyz";
const LARGE: &str = "ABCDEFGHIJKMNOPQRSTUVWXYZ";
/// For lists that have the whole screen to themselves.
const LIST: &str = "123456789abcdefghjkmnostvwxyzABCDEFGHIJKMNOPQRSTUVWXYZ";

/// The keys of everything that can be pointed at in a position.
pub(super) struct Keys {
    spots: Vec<Spot>,
}

impl Keys {
    pub(super) fn of(position: &Position<'_>) -> Self {
        let mut named = Named::by_options(position);
        let mut spots = given((0..position.view.bases.len()).map(base_id), "123456789");
        let mut cards: Vec<String> =
            position.hand().into_iter().map(|(card, _)| hand_id(card)).collect();
        for card in named.cards {
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        let in_play: Vec<String> = position
            .things()
            .filter(|thing| named.things.contains(&thing.id))
            .map(|thing| thing_id(thing.id))
            .collect();
        if named.has_cards {
            // A pile that is searched can be longer than there are small letters.
            let cut = cards.len().min(SMALL.len());
            let rest = cards.split_off(cut);
            spots.extend(given(cards, SMALL));
            spots.extend(given(in_play.into_iter().chain(rest), LARGE));
        } else {
            spots.extend(given(in_play, &format!("{SMALL}{LARGE}")));
            spots.extend(given(cards, SMALL));
        }
        // In the draft a faction keeps its key while others are taken.
        let mut factions: Vec<String> = match position.view.bases.is_empty() {
            true => factions::all(position).iter().map(|id| format!("#{id}")).collect(),
            false => Vec::new(),
        };
        named.factions.retain(|id| !factions.contains(id));
        factions.append(&mut named.factions);
        spots.extend(given(factions, LIST));
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
}

/// What the options are about.
#[derive(Default)]
struct Named {
    things: Vec<u16>,
    /// Cards that do not lie in one's own hand.
    cards: Vec<String>,
    factions: Vec<String>,
    /// Whether cards are among what is pointed at first.
    has_cards: bool,
}

impl Named {
    fn by_options(position: &Position<'_>) -> Self {
        let mut named = Named::default();
        for action in position.scene.actions() {
            let (code, figures) = parts(action);
            let number = |name: &str| figures?.get(name)?.as_u64();
            let thing = number("id").or_else(|| number("on")).and_then(|id| u16::try_from(id).ok());
            named.things.extend(thing);
            named.things.extend(source(position, action));
            match code {
                "play" | "card" | "special" => {
                    named.has_cards = true;
                    named.cards.extend(card_of(position, action));
                }
                "faction" => {
                    let faction = figures.and_then(|figures| figures.get("faction")?.as_str());
                    named.factions.extend(faction.map(str::to_owned));
                }
                _ => {}
            }
        }
        named
    }
}

/// The card that an action names, as a thing to point at: in one's hand, or in another pile.
pub(super) fn card_of(position: &Position<'_>, action: &Value) -> Option<String> {
    let figures = parts(action).1?;
    let card = figures.get("card")?.as_str()?;
    let pile = figures.get("pile").or_else(|| figures.get("from")).and_then(Value::as_str);
    let owner = figures.get("owner").and_then(Value::as_u64).unwrap_or(position.me as u64);
    Some(match pile {
        None => hand_id(card),
        Some("hand") if owner == position.me as u64 => hand_id(card),
        Some(pile) => format!("{pile}{owner}{card}"),
    })
}

/// The card in the name of something to point at, with its sign.
pub(super) fn card_in(id: &str) -> Option<&str> {
    id.find('#').map(|at| &id[at..])
}

/// The place of a base, or the number of a thing, in the name of something to point at.
pub(super) fn number_in(id: &str, kind: &str) -> Option<u16> {
    id.strip_prefix(kind)?.parse().ok()
}

fn given(ids: impl IntoIterator<Item = String>, keys: &str) -> Vec<Spot> {
    keys.chars().zip(ids).map(|(key, id)| Spot { key, id }).collect()
}

pub(super) fn digit(number: usize) -> Option<char> {
    char::from_digit(u32::try_from(number).ok()?, 10)
}
