//! Baskets whose components are simple and have regions of their own, so that they do not mind each other and cards
//! need only be counted.

use super::is_blocked;
use crate::carry::is_spoken_for;
use crate::had::Hand;
use crate::ids::{CardNo, Place};
use crate::lang::words::Rel;
use crate::legal::{Left, Offer};
use crate::plan::{Simple, Source};
use crate::rules::BombCat;
use crate::speech::Action;
use crate::state::{Slip, State};
use engine::{Card, Seat, Viewer};
use smallvec::SmallVec;

/// One way to pay, as its payer sees it.
pub(crate) struct Counted<'a> {
    pub(crate) rules: &'a BombCat,
    pub(crate) state: &'a State,
    pub(crate) payer: Seat,
    pub(crate) parts: &'a [Simple],
}

/// A card that fits, and its place in its region.
#[derive(Clone, Copy)]
struct Fitting {
    at: u16,
    card: CardNo,
    def: Card,
}

impl<'a> Counted<'a> {
    /// Whether it can be paid. `hand` is what the payer holds, if that is known.
    #[inline]
    pub(crate) fn is_payable(&self, hand: Option<&Hand>) -> bool {
        self.parts.iter().all(|part| {
            let glance = hand.and_then(|hand| self.at_a_glance(part, hand));
            debug_assert!(glance.is_none_or(|it| it == self.can_fill(part)));
            glance.unwrap_or_else(|| self.can_fill(part))
        })
    }

    /// Whether the hand has what a component asks for, where that is clear at once.
    #[inline]
    fn at_a_glance(&self, part: &Simple, hand: &Hand) -> Option<bool> {
        let enough = hand.has(part.needs()?)?;
        // Tags and what is about to leave can only take cards away.
        let free = self.state.marks.is_empty() && self.state.carries.is_empty();
        (free || !enough).then_some(enough)
    }

    fn can_fill(&self, part: &Simple) -> bool {
        let n = usize::from(part.n);
        if n == 1 {
            return self.state.region(self.source(part)).iter().any(|&card| {
                self.state.card(card).is_some_and(|it| self.is_free(part, card, it.def))
            });
        }
        let fitting = self.fitting(part, &[]);
        let same = |it: &Fitting| fitting.iter().filter(|other| other.def == it.def).count();
        let is_first = |at: usize| fitting[..at].iter().all(|other| other.def != fitting[at].def);
        match part.rel {
            None => fitting.len() >= n,
            Some(Rel::Same) => fitting.iter().any(|it| same(it) >= n),
            Some(Rel::Distinct) => (0..fitting.len()).filter(|&at| is_first(at)).count() >= n,
        }
    }

    /// The cards that a component can take beside those that were picked.
    fn fitting(&self, part: &Simple, picked: &[CardNo]) -> SmallVec<[Fitting; 12]> {
        let state = self.state;
        let mut fitting = SmallVec::new();
        for (at, &card) in (0..).zip(state.region(self.source(part))) {
            let Some(def) = state.card(card).map(|it| it.def) else { continue };
            if self.is_free(part, card, def) && !picked.contains(&card) {
                fitting.push(Fitting { at, card, def });
            }
        }
        fitting
    }

    /// Whether a component can take a card.
    #[inline]
    fn is_free(&self, part: &Simple, card: CardNo, def: Card) -> bool {
        let state = self.state;
        part.defs.has(def)
            && (state.marks.is_empty() || !is_blocked(self.rules, state, card, part.op, None))
            && (state.carries.is_empty()
                || !is_spoken_for(state, card, Some(Viewer::Seat(self.payer))))
    }

    /// Where the cards of a component come from.
    fn source(&self, part: &Simple) -> Place {
        match part.from {
            Source::Hand => self.rules.hand(self.payer),
            Source::Bank => self.rules.bank(),
            Source::Discard => self.rules.discard(),
        }
    }

    /// The component that is being filled.
    pub(crate) fn part_now(&self, slips: &[Slip]) -> Option<u8> {
        // They are filled one after the other.
        let mut cards = slips.iter().filter(|slip| matches!(slip, Slip::Card(..))).count();
        for (at, part) in (0..).zip(self.parts) {
            match cards.checked_sub(part.n.into()) {
                Some(more) => cards = more,
                None => return Some(at),
            }
        }
        None
    }

    /// What is left to be put in after these picks, where it is one card.
    pub(crate) fn left(&self, slips: &[Slip]) -> Option<Left> {
        let Some(at) = self.part_now(slips) else { return Some(Left::Nothing) };
        let part = &self.parts[usize::from(at)];
        if part.n != 1 {
            return None;
        }
        let mut only = None;
        for &card in self.state.region(self.source(part)) {
            let Some(def) = self.state.card(card).map(|it| it.def) else { continue };
            if !self.is_free(part, card, def) {
                continue;
            }
            match only {
                None => only = Some(card),
                Some(other) if self.are_alike(card, other) => {}
                Some(_) => return Some(Left::Choice),
            }
        }
        let is_last = usize::from(at) + 1 == self.parts.len();
        let left = if is_last { Left::Last } else { Left::One };
        only.map(|card| left(Slip::Card(at, card)))
    }

    /// What can be put in after these picks; no more than so many options are looked for.
    pub(crate) fn next(&self, slips: &[Slip], most: usize) -> Offer {
        let Some(at) = self.part_now(slips) else {
            return Offer { part: self.parts.len() as u8, ..Offer::complete() };
        };
        let mut offer = Offer { part: at, ..Offer::default() };
        match &self.parts[usize::from(at)] {
            part if part.n == 1 => self.offer_each(part, most, &mut offer),
            part => self.offer_sets(part, slips, &mut offer),
        }
        offer
    }

    /// Each card that is not like another.
    fn offer_each(&self, part: &Simple, most: usize, offer: &mut Offer) {
        let source = self.source(part);
        // The payer sees these regions, so that all cards have their places for him.
        let from = self.rules.spot(source);
        let mut kinds = 0u64;
        for (place, &card) in (0..).zip(self.state.region(source)) {
            let Some(def) = self.state.card(card).map(|it| it.def) else { continue };
            if !self.is_free(part, card, def) {
                continue;
            }
            let bit = 1 << (def.index() % 64);
            let is_offered = |(_, slip): &(Action, Slip)| match *slip {
                Slip::Card(_, other) => self.are_alike(card, other),
                _ => false,
            };
            if kinds & bit != 0 && offer.options.iter().any(is_offered) {
                continue;
            }
            kinds |= bit;
            let action = Action::Card { card: def, from, place };
            offer.options.push((action, Slip::Card(offer.part, card)));
            if offer.options.len() == most {
                return;
            }
        }
    }

    /// Each card with which a set of several can be begun or completed.
    fn offer_sets(&self, part: &Simple, slips: &[Slip], offer: &mut Offer) {
        let mine = |slip: &Slip| match slip {
            Slip::Card(part, card) if *part == offer.part => Some(*card),
            _ => None,
        };
        let picked: SmallVec<[CardNo; 8]> = slips.iter().filter_map(mine).collect();
        let missing = usize::from(part.n) - picked.len();
        let def = |card: CardNo| self.state.card(card).map(|it| it.def);
        let fitting = self.fitting(part, &picked);
        let source = self.source(part);
        let from = self.rules.spot(source);
        let place = |card: CardNo| {
            let row = self.state.region(source);
            row.iter().position(|&other| other == card).map(|at| at as u16)
        };
        let last = picked.last().and_then(|&last| place(last));
        let mut offered: SmallVec<[CardNo; 8]> = SmallVec::new();
        for (n, it) in fitting.iter().enumerate() {
            if offered.iter().any(|&other| self.are_alike(it.card, other)) {
                continue;
            }
            let rest = &fitting[n..];
            let is_new = |it: &Fitting| picked.iter().all(|&other| def(other) != Some(it.def));
            let possible = match part.rel {
                Some(Rel::Same) => {
                    let same = || fitting.iter().filter(|other| other.def == it.def).count();
                    picked.first().is_none_or(|&first| def(first) == Some(it.def))
                        && same() >= missing
                }
                Some(Rel::Distinct) => {
                    // Enough other names must come behind it.
                    let names = (0..rest.len()).filter(|&at| {
                        is_new(&rest[at]) && rest[..at].iter().all(|it| it.def != rest[at].def)
                    });
                    last.is_none_or(|last| it.at > last) && is_new(it) && names.count() >= missing
                }
                None => last.is_none_or(|last| it.at > last) && rest.len() >= missing,
            };
            if possible {
                let action = Action::Card { card: it.def, from, place: it.at };
                offer.options.push((action, Slip::Card(offer.part, it.card)));
                offered.push(it.card);
            }
        }
    }

    /// Whether two cards are the same to whoever pays with them.
    #[inline]
    fn are_alike(&self, card: CardNo, other: CardNo) -> bool {
        let marks = &self.state.marks;
        let def = |no: CardNo| self.state.card(no).map(|it| it.def);
        let tags = |no: CardNo| marks.iter().filter(move |mark| mark.card == no).map(|it| it.tag);
        def(card) == def(other) && (marks.is_empty() || tags(card).eq(tags(other)))
    }
}
