//! The view of Seven Wonders Duel, read from its JSON, and the keys that point at things in it.

use crate::scene::{Cards, Scene};
use crate::tables::Spot;
use duel::data::{CardEntry, Color, Cost, Effect, TokenEntry, WonderEntry};
use duel::view::{CityView, PlaceView, WonderView};
use duel::{Ask, View};
use serde::Deserialize;

/// Keys for lists of which nobody knows how long they are; keys with another meaning are left out.
const LIST: &str = "123456789abcdefghjkmnostvwxyzABCDEFGHIJKMNOPQRSTUVWXYZ";
/// Keys for one's own wonders, beside `b` and `d` for building and discarding the card itself.
const WONDERS: &str = "wxyzvt";

/// What the data says of something.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Entry {
    Card(CardEntry),
    Wonder(WonderEntry),
    Token(TokenEntry),
}

impl Entry {
    pub(super) fn effects(&self) -> &[Effect] {
        match self {
            Entry::Card(card) => &card.effects,
            Entry::Wonder(wonder) => &wonder.effects,
            Entry::Token(token) => &token.effects,
        }
    }

    /// The price; tokens have none.
    pub(super) fn cost(&self) -> Option<&Cost> {
        match self {
            Entry::Card(card) => Some(&card.cost),
            Entry::Wonder(wonder) => Some(&wonder.cost),
            Entry::Token(_) => None,
        }
    }

    /// The colour of a card.
    pub(super) fn color(&self) -> Option<Color> {
        match self {
            Entry::Card(card) => Some(card.color),
            Entry::Wonder(_) | Entry::Token(_) => None,
        }
    }
}

/// A view, whose prices are shown, and what the cards are.
pub(super) struct Position<'a> {
    pub(super) view: View<String>,
    /// The seat that is shown as one's own.
    pub(super) me: usize,
    /// Whether somebody looks on from a seat.
    pub(super) seated: bool,
    pub(super) cards: &'a Cards,
}

impl<'a> Position<'a> {
    /// None if this is no view of the game.
    pub(super) fn read(scene: &'a Scene) -> Option<Self> {
        let view = View::<String>::deserialize(&scene.view).ok()?;
        let me = scene.me().map_or(view.current.index(), |seat| seat.index()) & 1;
        Some(Position { view, me, seated: scene.me().is_some(), cards: &scene.cards })
    }

    /// What the data says of a card, wonder or token, given as `"#id"`.
    pub(super) fn entry(&self, card: &str) -> Option<Entry> {
        Entry::deserialize(self.cards.get(bare(card))?).ok()
    }

    /// Cards that this one makes free by its chain.
    pub(super) fn chained_by(&self, card: &str) -> Vec<String> {
        let made_free = self.cards.iter().filter(|(_, info)| {
            info.pointer("/card/chain").and_then(|chain| chain.as_str()) == Some(bare(card))
        });
        made_free.map(|(id, _)| id.clone()).collect()
    }

    pub(super) fn mine(&self) -> &CityView<String> {
        &self.view.cities[self.me]
    }

    pub(super) fn theirs(&self) -> &CityView<String> {
        &self.view.cities[1 - self.me]
    }

    /// Whether it is simply somebody's turn to take a card.
    pub(super) fn is_turn(&self) -> bool {
        self.view.age > 0 && self.view.choice.is_none() && self.view.over.is_none()
    }

    /// The places that still have their card.
    pub(super) fn places(&self) -> impl Iterator<Item = (u8, &PlaceView<String>)> {
        let places = self.view.places.iter().enumerate();
        places.filter_map(|(at, place)| Some((at as u8, place.as_ref()?)))
    }

    /// The place of a card that lies face up.
    pub(super) fn place_of(&self, card: &str) -> Option<&PlaceView<String>> {
        let found = self.places().find(|(_, place)| place.card.as_deref() == Some(card));
        found.map(|(_, place)| place)
    }

    /// The cards that can be taken, from left to right.
    pub(super) fn open(&self) -> Vec<&PlaceView<String>> {
        let mut open: Vec<_> = self.places().map(|(_, place)| place).filter(|p| p.open).collect();
        open.sort_by_key(|place| (place.x, place.row));
        open
    }

    /// The key of an open card.
    pub(super) fn card_spot(&self, card: &str) -> Option<Spot> {
        let open = self.open();
        listed(open.iter().filter_map(|place| place.card.as_deref()), card)
    }

    /// A wonder that the seat may build, beneath a card that was pointed at before.
    pub(super) fn wonder_spot(&self, wonder: &str) -> Option<Spot> {
        let at = self.mine().wonders.iter().position(|known| known.wonder == wonder)?;
        Some(Spot { key: WONDERS.chars().nth(at)?, id: wonder.to_owned() })
    }

    /// The wonder of such a key.
    pub(super) fn wonder_by_key(&self, key: char) -> Option<&WonderView<String>> {
        let at = WONDERS.chars().position(|known| known == key)?;
        self.mine().wonders.get(at)
    }

    /// What can be pointed at first, in the order of their keys.
    pub(super) fn first_things(&self) -> Vec<String> {
        if self.view.over.is_some() {
            return Vec::new();
        }
        match self.view.choice {
            Some(Ask::Token) => self.view.board.clone(),
            Some(Ask::Drawn) => self.view.drawn.clone(),
            Some(Ask::Destroy(color)) => cards_of(self.theirs(), color).to_vec(),
            Some(Ask::Discarded) => self.view.discarded.clone(),
            Some(Ask::Starter) => Vec::new(),
            None if self.view.age == 0 => self.view.offer.clone(),
            None => self.open().iter().filter_map(|place| place.card.clone()).collect(),
        }
    }

    /// The key of one of these.
    pub(super) fn first_spot(&self, card: &str) -> Option<Spot> {
        let things = self.first_things();
        listed(things.iter().map(String::as_str), card)
    }

    /// The thing of such a key.
    pub(super) fn first_by_key(&self, key: char) -> Option<String> {
        let at = LIST.chars().position(|known| known == key)?;
        self.first_things().into_iter().nth(at)
    }

    /// How many shields the seat lacks to reach the other capital.
    pub(super) fn shields_to_win(&self, seat: usize) -> i16 {
        i16::from(self.view.military.capital) - i16::from(self.view.cities[seat].advance)
    }

    /// How many different symbols the seat lacks.
    pub(super) fn symbols_to_win(&self, seat: usize) -> usize {
        let has = self.view.cities[seat].symbols.len();
        usize::from(self.view.symbols_to_win).saturating_sub(has)
    }
}

/// The cards of one colour in a city.
pub(super) fn cards_of(city: &CityView<String>, color: Color) -> &[String] {
    let found = city.cards.iter().find(|(known, _)| *known == color);
    found.map_or(&[], |(_, cards)| cards)
}

/// The key of a card by its place in a list.
fn listed<'c>(mut cards: impl Iterator<Item = &'c str>, card: &str) -> Option<Spot> {
    let at = cards.position(|known| known == card)?;
    Some(Spot { key: LIST.chars().nth(at)?, id: card.to_owned() })
}

/// The id of a card without its sign.
pub(super) fn bare(card: &str) -> &str {
    card.strip_prefix('#').unwrap_or(card)
}
