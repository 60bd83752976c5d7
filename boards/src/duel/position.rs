//! The view of Seven Wonders Duel, read from its JSON, and questions about it that more than one part asks.

use crate::{Cards, Scene};
use duel::View;
use duel::data::{CardEntry, Color, Cost, Effect, TokenEntry, WonderEntry};
use duel::view::{CityView, PlaceView};
use serde::Deserialize;

/// What the data says of something.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    Card(CardEntry),
    Wonder(WonderEntry),
    Token(TokenEntry),
}

impl Entry {
    pub fn effects(&self) -> &[Effect] {
        match self {
            Entry::Card(card) => &card.effects,
            Entry::Wonder(wonder) => &wonder.effects,
            Entry::Token(token) => &token.effects,
        }
    }

    /// The price; tokens have none.
    pub fn cost(&self) -> Option<&Cost> {
        match self {
            Entry::Card(card) => Some(&card.cost),
            Entry::Wonder(wonder) => Some(&wonder.cost),
            Entry::Token(_) => None,
        }
    }

    /// The colour of a card.
    pub fn color(&self) -> Option<Color> {
        match self {
            Entry::Card(card) => Some(card.color),
            Entry::Wonder(_) | Entry::Token(_) => None,
        }
    }
}

/// A view, whose prices are shown, and what the cards are.
pub struct Position<'a> {
    pub view: View<String>,
    /// The seat that is shown as one's own.
    pub me: usize,
    /// Whether somebody looks on from a seat.
    pub seated: bool,
    pub cards: &'a Cards,
}

impl<'a> Position<'a> {
    /// None if this is no view of the game.
    pub fn read(scene: &'a Scene) -> Option<Self> {
        let view = View::<String>::deserialize(&scene.view).ok()?;
        let me = scene.me().map_or(view.current.index(), |seat| seat.index()) & 1;
        Some(Position { view, me, seated: scene.me().is_some(), cards: &scene.cards })
    }

    /// What the data says of a card, wonder or token, given as `"#id"`.
    pub fn entry(&self, card: &str) -> Option<Entry> {
        Entry::deserialize(self.cards.get(bare(card))?).ok()
    }

    /// Cards that this one makes free by its chain.
    pub fn chained_by(&self, card: &str) -> Vec<String> {
        let made_free = self.cards.iter().filter(|(_, info)| {
            info.pointer("/card/chain").and_then(|chain| chain.as_str()) == Some(bare(card))
        });
        made_free.map(|(id, _)| id.clone()).collect()
    }

    pub fn mine(&self) -> &CityView<String> {
        &self.view.cities[self.me]
    }

    pub fn theirs(&self) -> &CityView<String> {
        &self.view.cities[1 - self.me]
    }

    /// Whether it is simply somebody's turn to take a card.
    pub fn is_turn(&self) -> bool {
        self.view.age > 0 && self.view.choice.is_none() && self.view.over.is_none()
    }

    /// The places that still have their card.
    pub fn places(&self) -> impl Iterator<Item = (u8, &PlaceView<String>)> {
        let places = self.view.places.iter().enumerate();
        places.filter_map(|(at, place)| Some((at as u8, place.as_ref()?)))
    }

    /// The place of a card that lies face up.
    pub fn place_of(&self, card: &str) -> Option<&PlaceView<String>> {
        let found = self.places().find(|(_, place)| place.card.as_deref() == Some(card));
        found.map(|(_, place)| place)
    }

    /// The cards that can be taken, from left to right.
    pub fn open(&self) -> Vec<&PlaceView<String>> {
        let mut open: Vec<_> = self.places().map(|(_, place)| place).filter(|p| p.open).collect();
        open.sort_by_key(|place| (place.x, place.row));
        open
    }

    /// How many shields the seat lacks to reach the other capital.
    pub fn shields_to_win(&self, seat: usize) -> i16 {
        i16::from(self.view.military.capital) - i16::from(self.view.cities[seat].advance)
    }

    /// How many different symbols the seat lacks.
    pub fn symbols_to_win(&self, seat: usize) -> usize {
        let has = self.view.cities[seat].symbols.len();
        usize::from(self.view.symbols_to_win).saturating_sub(has)
    }
}

/// The cards of one colour in a city.
pub fn cards_of(city: &CityView<String>, color: Color) -> &[String] {
    let found = city.cards.iter().find(|(known, _)| *known == color);
    found.map_or(&[], |(_, cards)| cards)
}

/// The id of a card without its sign.
pub fn bare(card: &str) -> &str {
    card.strip_prefix('#').unwrap_or(card)
}
