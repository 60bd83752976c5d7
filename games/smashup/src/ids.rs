//! Cards by definition, things in play and factions, each by its number.

use engine::Card;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::hash::{Hash, Hasher};

/// The most factions, cards and bases together.
pub const DEFS: usize = 1024;

/// A faction, card or base as the data files define it. Copies are alike: only things in play are told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardName", type = "string"))]
pub struct Def(u16);

impl Def {
    #[inline(always)]
    pub fn new(index: usize) -> Self {
        Def(index as u16)
    }

    #[inline(always)]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline(always)]
    pub fn card(self) -> Card {
        Card::new(self.index())
    }

    /// The definition of a card that anybody may have sent.
    #[inline]
    pub fn of(card: Card) -> Option<Self> {
        (card.index() < DEFS).then(|| Def::new(card.index()))
    }
}

impl std::fmt::Debug for Def {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.card().fmt(f)
    }
}

impl Hash for Def {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u16(self.0);
    }

    /// Four at a time: searches hash whole piles at every position.
    fn hash_slice<H: Hasher>(defs: &[Def], hasher: &mut H) {
        for four in defs.chunks(4) {
            hasher.write_u64(four.iter().fold(0, |word, def| word << 16 | u64::from(def.0)));
        }
    }
}

impl Serialize for Def {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.card().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Def {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let card = Card::deserialize(deserializer)?;
        Def::of(card).ok_or_else(|| D::Error::custom("is no card of this game"))
    }
}

/// A thing in play: a minion or an action that stays. A number is never used again, so whatever still refers to
/// something that has left play finds nothing.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Id(pub u16);

impl Id {
    /// Nothing.
    pub const NONE: Id = Id(0);
}

/// A faction, by its place in the data files, which is also its number as a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "CardName"))]
pub struct Faction(pub u8);

impl Faction {
    /// Of cards that belong to none.
    pub const NONE: Faction = Faction(u8::MAX);

    pub fn def(self) -> Def {
        Def::new(usize::from(self.0))
    }

    /// As one of 32 bits; none has none.
    pub fn bit(self) -> u32 {
        1_u32.checked_shl(self.0.into()).unwrap_or(0)
    }

    pub fn card(self) -> Card {
        self.def().card()
    }
}

impl Serialize for Faction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.card().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Faction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let card = Card::deserialize(deserializer)?;
        let number = u8::try_from(card.index());
        number.map(Faction).map_err(|_| D::Error::custom("is no faction"))
    }
}

/// A place for a base on the table.
pub type Slot = u8;
