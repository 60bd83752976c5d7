//! The position: plain data.

use crate::assets::Assets;
use crate::face::Ask;
use crate::sets::{CardSet, Id, Places, TokenSet, WonderSet};
use engine::{List, NoStack, Seat};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The ages of a game.
pub const AGES: usize = 3;
/// The places of a structure.
pub const PLACES: usize = 20;
/// The most choices that can wait in one turn.
pub const ASKS: usize = 8;
/// Wonders that are drafted: two rounds of four.
pub const DRAFTED: u8 = 8;

/// A city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct City {
    pub coins: u16,
    pub cards: CardSet,
    /// Wonders it may still build.
    pub wonders: WonderSet,
    /// Wonders it has built.
    pub built: WonderSet,
    pub tokens: TokenSet,
    #[serde(skip)]
    pub assets: Assets,
}

/// Assets follow from the rest.
impl Hash for City {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let City { coins, cards, wonders, built, tokens, assets: _ } = self;
        (coins, cards, wonders, built, tokens).hash(hasher);
    }
}

impl City {
    /// Everything in it that has a face: cards, wonders built, tokens.
    #[inline(always)]
    pub fn things(&self) -> impl Iterator<Item = Id> {
        self.cards.iter().chain(self.built.iter()).chain(self.tokens.iter())
    }
}

/// Why a game ended.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Reason {
    /// The pawn has reached a capital.
    Military,
    /// Enough different symbols.
    Science,
    /// More points after the last age.
    Points,
    /// As many points, but more of them on blue cards.
    BluePoints,
    /// As many points, and as many on blue cards.
    Shared,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct End {
    pub reason: Reason,
    pub winner: Option<Seat>,
}

/// The position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Who began.
    pub first: Seat,
    /// Whose turn it is, or who chooses.
    pub current: Seat,
    /// 0 while wonders are drafted.
    pub age: u8,
    /// Wonders drafted so far.
    pub drafted: u8,
    /// The wonders of the two rounds; the second is unknown until the first is over.
    pub rounds: [[Id; 4]; 2],
    /// The cards of each age by place; unknown while face down or to come.
    pub ages: [[Id; PLACES]; AGES],
    /// Places of this age that still have their card.
    pub left: Places,
    /// Places of this age whose card is, or was, face up.
    pub shown: Places,
    /// Places of this age with nothing on them.
    #[serde(skip)]
    pub open: Places,
    /// Choices to be made before the turn goes on, the next one first.
    pub asks: List<Ask, ASKS>,
    /// The current player has another turn after this one.
    pub again: bool,
    pub discarded: CardSet,
    /// Tokens on the board.
    pub board: TokenSet,
    /// Tokens drawn from the box, to choose from.
    pub drawn: TokenSet,
    /// Where the pawn is: above 0 on the side of seat 1, below on that of seat 0.
    pub pawn: i8,
    /// Loot still to be taken, for each seat that would lose it: bit n for the n-th of the board's list.
    pub loot: [u8; 2],
    pub over: Option<End>,
    pub cities: [City; 2],
    #[serde(skip)]
    pub(crate) stack: NoStack,
}

// Searches copy it a million times.
const _: () = assert!(size_of::<State>() <= 320);

impl State {
    #[inline(always)]
    pub fn mine(&self) -> &City {
        &self.cities[self.current.index() & 1]
    }

    #[inline(always)]
    pub fn theirs(&self) -> &City {
        &self.cities[!self.current.index() & 1]
    }

    /// Where the cards of this age lie; those of the first before it begins.
    #[inline(always)]
    pub fn structure(&self) -> &[Id; PLACES] {
        &self.ages[usize::from(self.age.clamp(1, AGES as u8)) - 1]
    }

    /// The place of a card that can be taken now.
    #[inline(always)]
    pub fn open_place(&self, card: Id) -> Option<u8> {
        let structure = self.structure();
        let open = self.open.and(self.shown);
        open.iter().find(|&place| structure[usize::from(place)] == card)
    }

    /// The wonders to choose from while drafting.
    #[inline]
    pub fn offer(&self) -> WonderSet {
        let round = &self.rounds[usize::from(self.drafted >= 4)];
        let all: WonderSet = round.iter().copied().collect();
        all.without(self.cities[0].wonders.or(self.cities[1].wonders))
    }

    /// How many wonders are built.
    #[inline(always)]
    pub fn wonders_built(&self) -> usize {
        self.cities[0].built.len() + self.cities[1].built.len()
    }

    /// How far the pawn is on the other side, as the seat sees it; below 0 it is on the seat's own.
    #[inline(always)]
    pub fn advance(&self, seat: Seat) -> i8 {
        if seat.index() == 0 { self.pawn } else { -self.pawn }
    }
}

/// The other one.
#[inline(always)]
pub fn rival(seat: Seat) -> Seat {
    Seat::new(1 - (seat.index() as u8 & 1))
}
