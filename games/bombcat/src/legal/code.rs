//! The numbers of actions.

use super::*;

/// Blocks of codes: uses, cards and regions by place, everything else.
const WAYS: u32 = 32;

const PLACES: u32 = 1024;

/// The number of an action; different actions of one list have different numbers.
pub(crate) fn code(rules: &BombCat, action: &Action) -> u32 {
    let names = rules.names.len() as u32;
    let zones = rules.zones.len() as u32 + 1;
    let place_of = |spot: Spot| match rules.place_of(spot) {
        Place::VOID => zones - 1,
        place => u32::from(place.0).min(zones - 1),
    };
    let number = |card: engine::Card| (card.index() as u32).min(names.saturating_sub(1));
    let uses = 16;
    let cards = uses + names * WAYS;
    let unseen = cards + zones * PLACES;
    let regions = unseen + zones;
    let named = regions + zones;
    let numbers = named + names;
    let places = numbers + 20_000;
    match *action {
        Action::EndTurn => 0,
        Action::Pass => 1,
        Action::Done => 2,
        Action::Use { action, way } => uses + number(action) * WAYS + u32::from(way) % WAYS,
        Action::Card { from, place, .. } => {
            cards + place_of(from) * PLACES + u32::from(place).min(PLACES - 1)
        }
        Action::Unseen { from } => unseen + place_of(from),
        Action::Region { region } => regions + place_of(region),
        Action::Name { card } | Action::Way { way: card } | Action::Hero { hero: card } => {
            named + number(card)
        }
        Action::Number { n } => numbers + (i32::from(n).clamp(-9999, 9999) + 9999) as u32,
        Action::Place { place } => places + u32::from(place).min(PLACES - 1),
        Action::Player { seat } => places + PLACES + seat.index() as u32,
        Action::Pay { way } => places + PLACES + 16 + u32::from(way) % WAYS,
    }
}

pub(crate) fn codes(rules: &BombCat) -> u32 {
    code(rules, &Action::Pay { way: 31 }) + 1
}
