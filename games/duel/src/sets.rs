//! Cards, wonders and tokens as one byte each, and sets of them as bits; in JSON they are cards and lists of cards.

use engine::Card;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::hash::{Hash, Hasher};

/// The most cards there can be; their numbers come first.
pub const CARDS: usize = 128;
/// The most wonders, and the number of the first.
pub const WONDERS: usize = 16;
pub const FIRST_WONDER: usize = CARDS;
/// The most tokens, and the number of the first.
pub const TOKENS: usize = 16;
pub const FIRST_TOKEN: usize = FIRST_WONDER + WONDERS;
/// One more than the highest number.
pub const IDS: usize = FIRST_TOKEN + TOKENS;

/// A card, wonder or token by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Id(pub(crate) u8);

impl Hash for Id {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u8(self.0);
    }

    /// Eight at a time: searches hash all three ages at every position.
    #[inline]
    fn hash_slice<H: Hasher>(ids: &[Id], hasher: &mut H) {
        for eight in ids.chunks(8) {
            let word = eight.iter().fold(0, |word, id| word << 8 | u64::from(id.0));
            hasher.write_u64(word);
        }
    }
}

impl Id {
    #[inline(always)]
    pub fn new(index: usize) -> Self {
        Id(index as u8)
    }

    #[inline(always)]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline(always)]
    pub fn card(self) -> Card {
        Card::new(self.index())
    }

    /// The id of a card that anybody may have sent.
    #[inline(always)]
    pub fn of(card: Card) -> Option<Self> {
        (card.index() < IDS).then(|| Id::new(card.index()))
    }
}

impl std::fmt::Debug for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.card().fmt(f)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.card().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let card = Card::deserialize(deserializer)?;
        Id::of(card).ok_or_else(|| D::Error::custom("is no card of this game"))
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet([u64; 2]);

impl CardSet {
    #[inline(always)]
    pub fn contains(self, id: Id) -> bool {
        self.0[(id.index() >> 6) & 1] >> (id.index() & 63) & 1 != 0
    }

    #[inline(always)]
    pub fn insert(&mut self, id: Id) {
        self.0[(id.index() >> 6) & 1] |= 1 << (id.index() & 63);
    }

    #[inline(always)]
    pub fn remove(&mut self, id: Id) {
        self.0[(id.index() >> 6) & 1] &= !(1 << (id.index() & 63));
    }

    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        CardSet([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        CardSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == [0, 0]
    }

    #[inline(always)]
    pub fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// The cards, in the order of the data files.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = Id> {
        Bits(self.0[0]).chain(Bits(self.0[1]).map(|at| at + 64)).map(Id::new)
    }
}

impl FromIterator<Id> for CardSet {
    fn from_iter<I: IntoIterator<Item = Id>>(ids: I) -> Self {
        let mut set = CardSet::default();
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

/// A set of wonders or of tokens, whose numbers begin at `FIRST`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SmallSet<const FIRST: usize>(u16);

pub type WonderSet = SmallSet<FIRST_WONDER>;
pub type TokenSet = SmallSet<FIRST_TOKEN>;

impl<const FIRST: usize> SmallSet<FIRST> {
    /// The first so many.
    pub fn first(count: usize) -> Self {
        (FIRST..FIRST + count).map(Id::new).collect()
    }

    #[inline(always)]
    pub fn contains(self, id: Id) -> bool {
        let at = id.index().wrapping_sub(FIRST);
        at < 16 && self.0 >> at & 1 != 0
    }

    #[inline(always)]
    pub fn insert(&mut self, id: Id) {
        self.0 |= 1 << (id.index().wrapping_sub(FIRST) & 15);
    }

    #[inline(always)]
    pub fn remove(&mut self, id: Id) {
        self.0 &= !(1 << (id.index().wrapping_sub(FIRST) & 15));
    }

    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        SmallSet(self.0 | other.0)
    }

    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        SmallSet(self.0 & other.0)
    }

    #[inline(always)]
    pub fn without(self, other: Self) -> Self {
        SmallSet(self.0 & !other.0)
    }

    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The members, in the order of the data files.
    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = Id> {
        Bits(u64::from(self.0)).map(|at| Id::new(FIRST + at))
    }

    /// The members that are wanted.
    #[inline(always)]
    pub fn filter(self, mut wanted: impl FnMut(Id) -> bool) -> Self {
        let mut left = self;
        for id in self.iter() {
            if !wanted(id) {
                left.remove(id);
            }
        }
        left
    }

    /// The member with so many before it.
    #[inline]
    pub fn nth(self, at: usize) -> Option<Id> {
        self.iter().nth(at)
    }
}

impl<const FIRST: usize> FromIterator<Id> for SmallSet<FIRST> {
    fn from_iter<I: IntoIterator<Item = Id>>(ids: I) -> Self {
        let mut set = SmallSet::default();
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

/// A set of places of the structure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Places(pub(crate) u32);

impl Places {
    #[inline(always)]
    pub fn contains(self, place: u8) -> bool {
        place < 32 && self.0 >> place & 1 != 0
    }

    #[inline(always)]
    pub fn insert(&mut self, place: u8) {
        self.0 |= 1 << (place & 31);
    }

    #[inline(always)]
    pub fn remove(&mut self, place: u8) {
        self.0 &= !(1 << (place & 31));
    }

    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        Places(self.0 & other.0)
    }

    #[inline(always)]
    pub fn without(self, other: Self) -> Self {
        Places(self.0 & !other.0)
    }

    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline(always)]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        Bits(u64::from(self.0)).map(|at| at as u8)
    }
}

/// The places of set bits, lowest first.
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let at = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(at)
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        distinct(deserializer, 0, CARDS)
    }
}

impl<const FIRST: usize> Serialize for SmallSet<FIRST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const FIRST: usize> Deserialize<'de> for SmallSet<FIRST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        distinct(deserializer, FIRST, 16)
    }
}

/// A list of different ids, all of one kind.
fn distinct<'de, D: Deserializer<'de>, S: FromIterator<Id>>(
    deserializer: D,
    first: usize,
    count: usize,
) -> Result<S, D::Error> {
    let ids = Vec::<Id>::deserialize(deserializer)?;
    for (at, id) in ids.iter().enumerate() {
        if !(first..first + count).contains(&id.index()) {
            return Err(D::Error::custom("names something of another kind"));
        }
        if ids[..at].contains(id) {
            return Err(D::Error::custom("names one thing twice"));
        }
    }
    Ok(ids.into_iter().collect())
}

impl Serialize for Places {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Places {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Places::default();
        for place in Vec::<u8>::deserialize(deserializer)? {
            if usize::from(place) >= crate::state::PLACES {
                return Err(D::Error::custom(format!("there is no place {place}")));
            }
            set.insert(place);
        }
        Ok(set)
    }
}

macro_rules! debug_as_list {
    ($($set:ty),*) => {$(
        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    )*};
}

debug_as_list!(CardSet, WonderSet, TokenSet, Places);
