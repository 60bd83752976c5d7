//! What can be asked about a pattern and a pool.

use super::matching::{Counts, Matcher, total};
use super::pool::Pool;
use super::shape::{Part, Shape};
use super::slots::Fit;
use super::{MOST_CARDS, STEPS};

/// Questions about one pattern and one pool of cards.
pub struct Query<'a> {
    matcher: Matcher<'a>,
    /// How many cards of each class there are, and how many of them are required.
    room: Counts,
    required: Counts,
    /// The class of each card.
    class_of: Vec<usize>,
}

/// What to do with a set that was found.
enum Next {
    On,
    Stop,
}

impl<'a> Query<'a> {
    pub fn new(shape: &'a Shape, pool: &Pool) -> Self {
        Query::within(shape, pool, STEPS)
    }

    /// The same with fewer steps for each question.
    pub fn within(shape: &'a Shape, pool: &Pool, steps: u32) -> Self {
        let matcher = Matcher::new(shape, pool, steps.min(STEPS));
        let number = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let room: Counts = matcher.classes.iter().map(|class| number(class.cards.len())).collect();
        let each = matcher.classes.iter().zip(&room);
        let required = each.map(|(class, &count)| if class.required { count } else { 0 }).collect();
        let mut class_of = vec![0; pool.len()];
        for (at, class) in matcher.classes.iter().enumerate() {
            for &card in &class.cards {
                if let Some(place) = class_of.get_mut(card) {
                    *place = at;
                }
            }
        }
        Query { matcher, room, required, class_of }
    }

    /// Whether some set matches, or may match as far as can be seen, with all required cards in it.
    pub fn exists(&mut self) -> bool {
        self.matcher.rest();
        if let Some(lists) = self.matcher.whole_lists() {
            let classes = &self.matcher.classes;
            // If the slots can all be filled and the required cards all be placed, both is possible at once.
            return lists.iter().any(|list| {
                Fit::new(list, classes, &self.room, false).fill_slots()
                    && Fit::place_cards(list, classes, &self.required, false)
            });
        }
        let mut found = false;
        self.search(&mut |_, _| {
            found = true;
            Next::Stop
        });
        found
    }

    /// Whether the last question took too many steps, so that its answer may be wrong.
    pub fn gave_up(&self) -> bool {
        self.matcher.exhausted()
    }

    /// Whether these cards match, or may match as far as can be seen. A card must not stand twice in the list.
    pub fn holds(&mut self, cards: &[usize]) -> bool {
        self.matcher.rest();
        let (Some(counts), Some(root)) = (self.counts(cards), self.matcher.shape.root()) else {
            return false;
        };
        self.matcher.holds(root, &counts, false) && !self.matcher.exhausted()
    }

    /// How many groups the cards are at most, if the pattern is made of groups; otherwise one if they match.
    pub fn groups(&mut self, cards: &[usize]) -> u8 {
        self.matcher.rest();
        match self.counts(cards) {
            Some(counts) => self.most_groups(&counts),
            None => 0,
        }
    }

    /// How many sets match; none if there are too many to go over.
    pub fn count(&mut self) -> Option<u128> {
        self.matcher.rest();
        let mut sum: u128 = 0;
        let room = self.room.clone();
        self.search(&mut |_, counts| {
            sum = sum.saturating_add(weight(&room, counts));
            Next::On
        });
        (!self.matcher.exhausted()).then_some(sum)
    }

    /// A set that matches, each equally likely; of a greedy pattern only those with the most groups. `draw` gives a
    /// number below its argument, which is at most 65,536. If there are too many sets to go over, the slots are filled
    /// in a random order.
    pub fn choose(&mut self, draw: &mut impl FnMut(usize) -> usize) -> Option<Vec<usize>> {
        self.matcher.rest();
        let greedy = self.is_greedy();
        let mut found: Vec<(Counts, u128)> = Vec::new();
        let mut most = 0;
        let room = self.room.clone();
        self.search(&mut |this, counts| {
            if greedy {
                let groups = this.most_groups(counts);
                if groups > most {
                    found.clear();
                    most = groups;
                } else if groups < most {
                    return Next::On;
                }
            }
            found.push((counts.to_vec(), weight(&room, counts)));
            Next::On
        });
        if self.matcher.exhausted()
            && let Some(filled) = self.fill(draw)
        {
            return Some(filled);
        }
        let sum = found.iter().fold(0u128, |sum, (_, weight)| sum.saturating_add(*weight));
        if found.is_empty() {
            return None;
        }
        let mut at = below(sum, draw);
        let counts = found.into_iter().find_map(|(counts, weight)| {
            if at < weight {
                return Some(counts);
            }
            at -= weight;
            None
        })?;
        Some(self.take(&counts, draw))
    }

    fn is_greedy(&self) -> bool {
        let root = self.matcher.shape.root();
        matches!(root.and_then(|root| self.matcher.shape.part(root)), Some(Part::Greedy(_)))
    }

    fn most_groups(&mut self, counts: &[u8]) -> u8 {
        let Some(root) = self.matcher.shape.root() else { return 0 };
        match self.matcher.shape.groups() {
            None => u8::from(self.matcher.holds(root, counts, false)),
            Some((min, max, of)) => (min..=max)
                .rev()
                .find(|&groups| self.matcher.groups(root, of, groups, counts, false))
                .unwrap_or(0),
        }
    }

    /// How many of each class; none if a card is unknown or stands there twice.
    fn counts(&self, cards: &[usize]) -> Option<Counts> {
        let mut counts = vec![0; self.room.len()];
        for (at, card) in cards.iter().enumerate() {
            if cards.get(..at)?.contains(card) {
                return None;
            }
            let count: &mut u8 = counts.get_mut(*self.class_of.get(*card)?)?;
            *count = count.checked_add(1)?;
        }
        Some(counts)
    }

    /// Goes over all numbers of cards that match.
    fn search(&mut self, found: &mut impl FnMut(&mut Self, &[u8]) -> Next) {
        let mut counts = vec![0; self.room.len()];
        self.search_from(0, &mut counts, found);
    }

    fn search_from(
        &mut self,
        class: usize,
        counts: &mut Counts,
        found: &mut impl FnMut(&mut Self, &[u8]) -> Next,
    ) -> Next {
        let Some(root) = self.matcher.shape.root() else { return Next::Stop };
        let Some((least, most)) = self.matcher.shape.bounds() else { return Next::Stop };
        if !self.matcher.step() {
            return Next::Stop;
        }
        let (Some(&room), Some(&required)) = (self.room.get(class), self.required.get(class))
        else {
            // Every class has its number.
            return match self.matcher.holds(root, counts, false) && !self.matcher.exhausted() {
                true => found(self, counts),
                false => Next::On,
            };
        };
        let chosen = total(counts);
        let later = self.room.get(class + 1..).map_or(0, total);
        let high = usize::from(room).min(usize::from(most.min(MOST_CARDS)).saturating_sub(chosen));
        let low = usize::from(required).max(usize::from(least).saturating_sub(chosen + later));
        for count in (low..=high).rev() {
            if let Some(place) = counts.get_mut(class) {
                *place = u8::try_from(count).unwrap_or(u8::MAX);
            }
            if count > 0 && !self.matcher.can_grow(root, counts) {
                continue;
            }
            if let Next::Stop = self.search_from(class + 1, counts, found) {
                return Next::Stop;
            }
        }
        if let Some(place) = counts.get_mut(class) {
            *place = 0;
        }
        Next::On
    }

    /// Cards for the numbers, each set of them equally likely.
    fn take(&self, counts: &[u8], draw: &mut impl FnMut(usize) -> usize) -> Vec<usize> {
        let mut taken = Vec::new();
        for (class, &count) in self.matcher.classes.iter().zip(counts) {
            let mut cards = class.cards.clone();
            for at in 0..usize::from(count).min(cards.len()) {
                let other = at + draw(cards.len() - at).min(cards.len() - at - 1);
                cards.swap(at, other);
            }
            taken.extend(cards.into_iter().take(usize::from(count)));
        }
        taken.sort_unstable();
        taken
    }

    /// Fills the slots of a random list that can be filled, the slots in a random order.
    fn fill(&self, draw: &mut impl FnMut(usize) -> usize) -> Option<Vec<usize>> {
        let classes = &self.matcher.classes;
        let mut lists: Vec<_> = self.matcher.whole_lists()?.to_vec();
        lists.retain(|list| {
            Fit::new(list, classes, &self.room, false).fill_slots()
                && Fit::place_cards(list, classes, &self.required, false)
        });
        if self.is_greedy() {
            let longest = lists.iter().map(Vec::len).max()?;
            lists.retain(|list| list.len() == longest);
        }
        let mut list =
            lists.get(draw(lists.len().max(1)).min(lists.len().saturating_sub(1)))?.clone();
        for at in 0..list.len() {
            let other = at + draw(list.len() - at).min(list.len() - at - 1);
            list.swap(at, other);
        }
        let mut fit = Fit::new(&list, classes, &self.room, false);
        if !fit.fill_slots() {
            return None;
        }
        let mut counts = vec![0u8; self.room.len()];
        for class in fit.taken.iter().flatten() {
            if let Some(count) = counts.get_mut(*class) {
                *count = count.saturating_add(1);
            }
        }
        let met = counts.iter().zip(&self.required).all(|(count, required)| count >= required);
        met.then(|| self.take(&counts, draw))
    }
}

/// What is left of a pattern that must be met and cannot: the most groups that can. Any other pattern is none.
pub fn best_effort(shape: &Shape, pool: &Pool) -> Option<Shape> {
    let (min, _, _) = shape.groups()?;
    (1..min)
        .rev()
        .filter_map(|groups| shape.with_groups(groups))
        .find(|shape| Query::new(shape, pool).exists())
}

/// In how many ways these numbers of cards can be taken.
fn weight(room: &[u8], counts: &[u8]) -> u128 {
    room.iter().zip(counts).fold(1, |ways: u128, (&room, &count)| {
        ways.saturating_mul(choose(u128::from(room), u128::from(count)))
    })
}

fn choose(n: u128, k: u128) -> u128 {
    (0..k).fold(1, |ways: u128, at| ways.saturating_mul(n - at.min(n)) / (at + 1))
}

/// A number below `most`, each equally likely, out of small draws.
fn below(most: u128, draw: &mut impl FnMut(usize) -> usize) -> u128 {
    const CHUNK: usize = 1 << 16;
    if most <= CHUNK as u128 {
        return draw(most as usize) as u128;
    }
    let chunks = (128 - most.leading_zeros()).div_ceil(16);
    // Half of the tries at least are below; a bound keeps even a broken source from holding everything up.
    for _ in 0..1000 {
        let mut number: u128 = 0;
        for _ in 0..chunks {
            number = (number << 16) | (draw(CHUNK) as u128);
        }
        let bits = 128 - most.leading_zeros();
        let number = number & (u128::MAX >> (128 - bits));
        if number < most {
            return number;
        }
    }
    0
}
