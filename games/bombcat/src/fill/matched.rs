//! Baskets whose components are lists of places for one card each. Whether cards can fill all places is a matching.

use super::{Basket, Limits};
use crate::ids::CardNo;
use crate::lang::shape::Leaf;
use crate::pattern::Truth;
use crate::plan::CardPlace;
use engine::Card;
use smallvec::SmallVec;

/// Cards are bits, so there is room for so many.
const MOST: usize = 64;
/// Places for cards; a basket with more is left to the search.
const SLOTS: usize = 32;

/// A place for one card.
#[derive(Clone, Copy, Debug)]
struct Slot {
    part: u8,
    /// The cards that fit.
    cards: u64,
}

/// The cards and places of one basket.
#[derive(Debug, Default)]
pub(super) struct Matched {
    /// In the order in which they lie, region by region.
    cards: SmallVec<[CardNo; 16]>,
    slots: SmallVec<[Slot; 8]>,
    /// The cards that each component may take.
    parts: SmallVec<[u64; 8]>,
}

impl Matched {
    /// None where there are too many cards.
    pub(super) fn new(basket: &Basket<'_>, places: &[Vec<CardPlace>]) -> Option<Self> {
        let mut it = Matched::default();
        let components = || basket.eval.program.components(basket.costs, basket.way);
        let regions: SmallVec<[_; 8]> = components().map(|it| basket.eval.place(it.from)).collect();
        for (part, leaves) in places.iter().enumerate() {
            let slot = Slot { part: part as u8, cards: 0 };
            it.slots.extend(std::iter::repeat_n(slot, leaves.len()));
            it.parts.push(0);
        }
        for (at, &region) in regions.iter().enumerate() {
            if regions[..at].contains(&region) {
                continue;
            }
            let payer = engine::Viewer::Seat(basket.payer);
            for &card in basket.rules().row(basket.state(), region, payer).iter() {
                let bit = 1u64.checked_shl(it.cards.len() as u32)?;
                if basket.is_taken(card) {
                    continue;
                }
                let seen = basket.sees(card);
                let def = basket.state().card(card).map(|it| it.def).filter(|_| seen);
                let mut slot = 0;
                for (part, component) in components().enumerate() {
                    let leaves = places.get(part).map_or(&[][..], |leaves| leaves);
                    if regions[part] == region
                        && !leaves.is_empty()
                        && basket.is_open(component, card, seen)
                    {
                        it.parts[part] |= bit;
                        it.note(basket, slot, leaves, (card, def), bit);
                    }
                    slot += leaves.len();
                }
                if it.parts.iter().any(|cards| cards & bit != 0) {
                    it.cards.push(card);
                }
            }
        }
        Some(it)
    }

    /// Notes which of these places a card fits, of which the payer may see what it is.
    fn note(
        &mut self,
        basket: &Basket<'_>,
        first: usize,
        places: &[CardPlace],
        (card, def): (CardNo, Option<Card>),
        bit: u64,
    ) {
        let mut last: Option<(Leaf, bool)> = None;
        for (slot, place) in self.slots[first..].iter_mut().zip(places) {
            let fits = match (last, &place.defs, def) {
                (Some((same, fits)), ..) if same == place.leaf => fits,
                (_, Some(defs), Some(def)) => defs.has(def),
                _ => basket.eval.leaf(place.leaf, card) != Truth::No,
            };
            last = Some((place.leaf, fits));
            if fits {
                slot.cards |= bit;
            }
        }
    }

    /// The cards that a component may take.
    pub(super) fn candidates(&self, part: u8) -> impl Iterator<Item = CardNo> {
        let mine = self.parts.get(usize::from(part)).copied().unwrap_or(0);
        let cards = self.cards.iter().enumerate();
        cards.filter(move |(at, _)| mine >> at & 1 == 1).map(|(_, card)| *card)
    }

    fn bit(&self, card: CardNo) -> u64 {
        let at = self.cards.iter().position(|&other| other == card);
        at.map_or(0, |at| 1 << at)
    }

    /// Whether all places can be filled, with what was picked in its components.
    pub(super) fn can_complete(&self, limits: Limits<'_>) -> bool {
        let mut slots = self.slots.clone();
        let picked = limits.picked.iter().fold(0, |all, &(_, card)| all | self.bit(card));
        for slot in &mut slots {
            let mine = limits.picked.iter().filter(|(part, _)| *part == slot.part);
            let mine = mine.fold(0, |all, &(_, card)| all | self.bit(card));
            let late = match limits.after {
                Some((part, card)) if part == slot.part => !(self.bit(card).wrapping_sub(1)),
                _ => u64::MAX,
            };
            let open = limits.closed.is_none_or(|closed| slot.part > closed);
            let may = self.parts[usize::from(slot.part)];
            slot.cards &= mine | if open { may & late & !picked } else { 0 };
        }
        let mut fit = Fit { slots: &slots, holds: [None; MOST], held: [None; SLOTS] };
        ones(picked).all(|card| fit.place(card, &mut 0))
            && (0..slots.len()).all(|slot| fit.is_filled(slot) || fit.fill(slot, &mut 0))
    }
}

/// The places of set bits.
fn ones(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = bits.trailing_zeros() as usize;
        bits &= bits.wrapping_sub(1);
        (at < MOST).then_some(at)
    })
}

/// A matching that grows. What has its partner keeps one, if not always the same.
struct Fit<'a> {
    slots: &'a [Slot],
    /// The place that each card has, and the card that each place has.
    holds: [Option<u8>; MOST],
    held: [Option<u8>; SLOTS],
}

impl Fit<'_> {
    fn join(&mut self, card: usize, slot: usize) {
        (self.holds[card], self.held[slot]) = (Some(slot as u8), Some(card as u8));
    }

    fn is_filled(&self, slot: usize) -> bool {
        self.held[slot].is_some()
    }

    /// Finds a place for a card, moving others if need be; `seen` are places that were tried.
    fn place(&mut self, card: usize, seen: &mut u32) -> bool {
        for slot in 0..self.slots.len() {
            if *seen >> slot & 1 == 1 || self.slots[slot].cards >> card & 1 == 0 {
                continue;
            }
            *seen |= 1 << slot;
            if self.held[slot].is_none_or(|holder| self.place(holder.into(), seen)) {
                self.join(card, slot);
                return true;
            }
        }
        false
    }

    /// Finds a card for a place, moving others if need be; `seen` are cards that were tried.
    fn fill(&mut self, slot: usize, seen: &mut u64) -> bool {
        loop {
            let Some(card) = ones(self.slots[slot].cards & !*seen).next() else { return false };
            *seen |= 1 << card;
            let holder = self.holds[card];
            if holder.is_none_or(|holder| self.fill(holder.into(), seen)) {
                self.join(card, slot);
                return true;
            }
        }
    }
}
