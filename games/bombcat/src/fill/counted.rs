//! Baskets whose components are simple and have regions of their own, so that they do not mind each other and cards
//! need only be counted.

use super::{Next, is_blocked};
use crate::carry::is_spoken_for;
use crate::had::Hand;
use crate::ids::{CardNo, Place};
use crate::legal::Options;
use crate::lang::words::Rel;
use crate::plan::{Simple, Source};
use crate::rules::BombCat;
use crate::speech::Action;
use crate::state::{Slip, State};
use engine::{Card, Seat};
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
    pub(crate) fn is_payable(&self, hand: Option<Hand>) -> bool {
        self.parts.iter().all(|part| {
            let glance = hand.and_then(|hand| self.at_a_glance(part, hand));
            debug_assert!(glance.is_none_or(|it| it == self.can_fill(part)));
            glance.unwrap_or_else(|| self.can_fill(part))
        })
    }

    /// Whether the hand has what a component asks for, where that is clear at once.
    fn at_a_glance(&self, part: &Simple, hand: Hand) -> Option<bool> {
        if part.from != Source::Hand {
            return None;
        }
        let kinds = part.defs.first();
        let enough = match (part.rel, part.n) {
            (_, 1) => hand.once & kinds != 0,
            (Some(Rel::Same), 2) => hand.twice & kinds != 0,
            (Some(Rel::Same), 3) => hand.thrice & kinds != 0,
            (Some(Rel::Distinct), n) => (hand.once & kinds).count_ones() >= n.into(),
            _ => return None,
        };
        // Tags and what is about to leave can only take cards away.
        let free = self.state.marks.is_empty() && self.state.carries.is_empty();
        (free || !enough).then_some(enough)
    }

    fn can_fill(&self, part: &Simple) -> bool {
        let n = usize::from(part.n);
        let fitting = self.fitting(part, &[]);
        let same = |it: &Fitting| fitting.iter().filter(|other| other.def == it.def).count();
        let is_first = |at: usize| fitting[..at].iter().all(|other| other.def != fitting[at].def);
        match part.rel.filter(|_| n > 1) {
            None => fitting.len() >= n,
            Some(Rel::Same) => fitting.iter().any(|it| same(it) >= n),
            Some(Rel::Distinct) => (0..fitting.len()).filter(|&at| is_first(at)).count() >= n,
        }
    }

    /// The cards that a component can take beside those that were picked.
    fn fitting(&self, part: &Simple, picked: &[CardNo]) -> SmallVec<[Fitting; 12]> {
        let (state, rules) = (self.state, self.rules);
        let mut fitting = SmallVec::new();
        for (at, &card) in (0..).zip(state.region(self.source(part))) {
            let Some(def) = state.card(card).map(|it| it.def) else { continue };
            if part.defs.has(def)
                && !picked.contains(&card)
                && (state.marks.is_empty() || !is_blocked(rules, state, card, part.op, None))
                && (state.carries.is_empty() || !is_spoken_for(state, card))
            {
                fitting.push(Fitting { at, card, def });
            }
        }
        fitting
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
        let filled = |at: usize| {
            let mine =
                |slip: &&Slip| matches!(slip, Slip::Card(part, _) if usize::from(*part) == at);
            slips.iter().filter(mine).count()
        };
        let mut open = (0..self.parts.len()).filter(|&at| filled(at) < self.parts[at].n.into());
        open.next().map(|at| at as u8)
    }

    pub(crate) fn next(&self, slips: &[Slip]) -> Next {
        let Some(at) = self.part_now(slips) else {
            return Next { part: self.parts.len() as u8, complete: true, ..Next::default() };
        };
        let mine = |slip: &Slip| match slip {
            Slip::Card(part, card) if *part == at => Some(*card),
            _ => None,
        };
        let picked: SmallVec<[CardNo; 8]> = slips.iter().filter_map(mine).collect();
        let options = self.options(at, &self.parts[usize::from(at)], &picked);
        Next { part: at, options, enough: false, complete: false }
    }

    fn options(&self, number: u8, part: &Simple, picked: &[CardNo]) -> Options {
        let missing = usize::from(part.n) - picked.len();
        let def = |card: CardNo| self.state.card(card).map(|it| it.def);
        let fitting = self.fitting(part, picked);
        let source = self.source(part);
        // The payer sees these regions, so that all cards have their places for him.
        let from = self.rules.spot(source);
        let place = |card: CardNo| {
            let row = self.state.region(source);
            row.iter().position(|&other| other == card).map(|at| at as u16)
        };
        let last = picked.last().and_then(|&last| place(last));
        let mut options = Options::new();
        let mut offered: SmallVec<[Fitting; 8]> = SmallVec::new();
        for (n, it) in fitting.iter().enumerate() {
            let rest = &fitting[n..];
            let is_new = |it: &Fitting| picked.iter().all(|&other| def(other) != Some(it.def));
            let possible = match part.rel {
                _ if part.n == 1 => true,
                Some(Rel::Same) => {
                    let same = fitting.iter().filter(|other| other.def == it.def).count();
                    picked.first().is_none_or(|&first| def(first) == Some(it.def))
                        && same >= missing
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
            if possible && !offered.iter().any(|other| self.is_alike(it, other)) {
                let action = Action::Card { card: it.def, from, place: it.at };
                options.push((action, Slip::Card(number, it.card)));
                offered.push(*it);
            }
        }
        options
    }

    /// Whether two cards are the same to whoever pays with them.
    fn is_alike(&self, it: &Fitting, other: &Fitting) -> bool {
        let marks = &self.state.marks;
        let tags = |no: CardNo| marks.iter().filter(move |mark| mark.card == no).map(|it| it.tag);
        it.def == other.def && (marks.is_empty() || tags(it.card).eq(tags(other.card)))
    }
}
