//! The keys that point at cards, wonders and tokens.

use super::position::{Position, cards_of};
use crate::tables::Spot;
use duel::Ask;
use duel::view::WonderView;

/// Keys for lists of which nobody knows how long they are; keys with another meaning are left out.
const LIST: &str = "123456789abcdefghjkmnostvwxyzABCDEFGHIJKMNOPQRSTUVWXYZ";
/// Keys for one's own wonders, beside `b` and `d` for building and discarding the card itself.
const WONDERS: &str = "wxyzvt";

/// The key of an open card.
pub(super) fn card_spot(position: &Position<'_>, card: &str) -> Option<Spot> {
    let open = position.open();
    listed(open.iter().filter_map(|place| place.card.as_deref()), card)
}

/// A wonder that the seat may build, beneath a card that was pointed at before.
pub(super) fn wonder_spot(position: &Position<'_>, wonder: &str) -> Option<Spot> {
    let at = position.mine().wonders.iter().position(|known| known.wonder == wonder)?;
    Some(Spot { key: WONDERS.chars().nth(at)?, id: wonder.to_owned() })
}

/// The wonder of such a key.
pub(super) fn wonder_by_key<'p>(
    position: &'p Position<'_>,
    key: char,
) -> Option<&'p WonderView<String>> {
    let at = WONDERS.chars().position(|known| known == key)?;
    position.mine().wonders.get(at)
}

/// What can be pointed at first, in the order of their keys.
fn first_things(position: &Position<'_>) -> Vec<String> {
    let view = &position.view;
    if view.over.is_some() {
        return Vec::new();
    }
    match view.choice {
        Some(Ask::Token) => view.board.clone(),
        Some(Ask::Drawn) => view.drawn.clone(),
        Some(Ask::Destroy(color)) => cards_of(position.theirs(), color).to_vec(),
        Some(Ask::Discarded) => view.discarded.clone(),
        Some(Ask::Starter) => Vec::new(),
        None if view.age == 0 => view.offer.clone(),
        None => position.open().iter().filter_map(|place| place.card.clone()).collect(),
    }
}

/// The key of one of these.
pub(super) fn first_spot(position: &Position<'_>, card: &str) -> Option<Spot> {
    let things = first_things(position);
    listed(things.iter().map(String::as_str), card)
}

/// The thing of such a key.
pub(super) fn first_by_key(position: &Position<'_>, key: char) -> Option<String> {
    let at = LIST.chars().position(|known| known == key)?;
    first_things(position).into_iter().nth(at)
}

/// The key of a card by its place in a list.
fn listed<'c>(mut cards: impl Iterator<Item = &'c str>, card: &str) -> Option<Spot> {
    let at = cards.position(|known| known == card)?;
    Some(Spot { key: LIST.chars().nth(at)?, id: card.to_owned() })
}
