//! For each card a set of seats: who knows which it is, and who may hold it.

use crate::ids::CardNo;
use engine::{Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// For each card some seats: the first `USUAL` of all where nothing else is known, and only the others are in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ByCard<const USUAL: u8>([SeatSet; 128]);

/// The seats that know which card it is: usually nobody.
pub type Known = ByCard<0>;

/// Who may hold a card: usually anybody, and the pile.
pub type Holders = ByCard<16>;

impl<const USUAL: u8> ByCard<USUAL> {
    const USUALLY: SeatSet = SeatSet::all(USUAL);

    pub fn iter(&self) -> impl Iterator<Item = (CardNo, SeatSet)> {
        self.0.iter().enumerate().map(|(at, &seats)| (CardNo(at as u8), seats))
    }

    /// Whether nothing is known of this card.
    pub fn is_usual(&self, card: CardNo) -> bool {
        self[card] == Self::USUALLY
    }

    /// Whatever the one may have, the other may have now.
    pub fn spread(&mut self, from: Seat, to: Seat) {
        for seats in &mut self.0 {
            if seats.contains(from) {
                *seats = seats.with(to);
            }
        }
    }
}

impl<const USUAL: u8> Default for ByCard<USUAL> {
    fn default() -> Self {
        ByCard([Self::USUALLY; 128])
    }
}

impl<const USUAL: u8> std::ops::Index<CardNo> for ByCard<USUAL> {
    type Output = SeatSet;

    #[inline(always)]
    fn index(&self, card: CardNo) -> &SeatSet {
        &self.0[usize::from(card.0 & 127)]
    }
}

impl<const USUAL: u8> std::ops::IndexMut<CardNo> for ByCard<USUAL> {
    #[inline(always)]
    fn index_mut(&mut self, card: CardNo) -> &mut SeatSet {
        &mut self.0[usize::from(card.0 & 127)]
    }
}

impl<const USUAL: u8> Serialize for ByCard<USUAL> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().filter(|(_, seats)| *seats != Self::USUALLY))
    }
}

impl<'de, const USUAL: u8> Deserialize<'de> for ByCard<USUAL> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut all = ByCard::default();
        for (card, seats) in Vec::<(CardNo, SeatSet)>::deserialize(deserializer)? {
            all[card] = seats;
        }
        Ok(all)
    }
}
