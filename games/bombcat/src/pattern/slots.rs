//! Patterns without 且 and 非 above single cards are lists of slots, each for one card. Whether cards fit into slots
//! is a matching, which needs no search.

use super::MOST_CARDS;
use super::pool::{Class, Truth};
use super::shape::{Part, Shape};

/// How many lists one part may become; beyond that it is searched.
const LISTS: usize = 128;

/// A place for one card: it matches the part, and satisfies the predicate if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Slot {
    part: u16,
    all: Option<u16>,
}

impl Slot {
    pub(super) fn takes(self, class: &Class, sure: bool) -> bool {
        let least = if sure { Truth::Yes } else { Truth::Unknown };
        let allowed = self.all.is_none_or(|all| class.truth(all) >= least);
        allowed && class.single(self.part) >= least
    }
}

/// A list of slots for each way to match, any one of which will do.
pub(super) type Lists = Vec<Vec<Slot>>;

/// The lists of slots of a part that is about to be added, if it has such a form; `single` is its number where it is
/// about a single card.
pub(super) fn lists(shape: &Shape, part: Part, single: Option<u16>) -> Option<Lists> {
    if let Some(part) = single {
        return Some(vec![vec![Slot { part, all: None }]]);
    }
    let below = |at: u16| shape.lists(at);
    let mut found = match part {
        Part::Sum(a, b) => product(below(a)?, below(b)?)?,
        Part::Or(a, b) => [below(a)?.as_slice(), below(b)?.as_slice()].concat(),
        Part::Times { min, max, of } => powers(below(of)?, min, max)?,
        Part::Greedy(of) => powers(below(of)?, 0, super::MOST_GROUPS)?,
        Part::Only { all, of } => {
            let mut inner = below(of)?.clone();
            for slot in inner.iter_mut().flatten() {
                if slot.all.replace(all).is_some() {
                    return None;
                }
            }
            inner
        }
        Part::One(_) | Part::And(..) | Part::Not(_) | Part::Alike { .. } => return None,
    };
    for list in &mut found {
        list.sort_unstable();
    }
    found.retain(|list| list.len() <= usize::from(MOST_CARDS));
    found.sort();
    found.dedup();
    (found.len() <= LISTS).then_some(found)
}

fn product(first: &[Vec<Slot>], second: &[Vec<Slot>]) -> Option<Lists> {
    if first.len() * second.len() > 8 * LISTS {
        return None;
    }
    let mut found: Vec<Vec<Slot>> = Vec::new();
    for a in first {
        for b in second {
            let mut list = [a.as_slice(), b.as_slice()].concat();
            if list.len() <= usize::from(MOST_CARDS) {
                list.sort_unstable();
                found.push(list);
            }
        }
    }
    found.sort();
    found.dedup();
    (found.len() <= LISTS).then_some(found)
}

fn powers(lists: &[Vec<Slot>], min: u8, max: u8) -> Option<Lists> {
    let mut found = Vec::new();
    let mut power = vec![Vec::new()];
    for groups in 0..=max {
        if groups >= min {
            found.extend(power.iter().cloned());
        }
        if groups < max {
            power = product(&power, lists)?;
        }
    }
    Some(found)
}

/// A matching of slots and classes: each slot at most once, each class as often as it has room.
pub(super) struct Fit<'a> {
    slots: &'a [Slot],
    classes: &'a [Class],
    room: &'a [u8],
    sure: bool,
    /// The class that each slot has.
    pub taken: Vec<Option<usize>>,
}

impl<'a> Fit<'a> {
    pub(super) fn new(slots: &'a [Slot], classes: &'a [Class], room: &'a [u8], sure: bool) -> Self {
        Fit { slots, classes, room, sure, taken: vec![None; slots.len()] }
    }

    /// Whether every slot can have a card.
    pub(super) fn fill_slots(&mut self) -> bool {
        (0..self.slots.len()).all(|slot| self.give(slot, &mut vec![false; self.classes.len()]))
    }

    /// Finds a card for a slot, moving others if need be.
    fn give(&mut self, slot: usize, seen: &mut [bool]) -> bool {
        let Some(&wanted) = self.slots.get(slot) else { return false };
        for (at, class) in self.classes.iter().enumerate() {
            if seen.get(at).copied().unwrap_or(true) || !wanted.takes(class, self.sure) {
                continue;
            }
            if let Some(seen) = seen.get_mut(at) {
                *seen = true;
            }
            let holders: Vec<usize> = (0..self.taken.len())
                .filter(|&slot| self.taken.get(slot) == Some(&Some(at)))
                .collect();
            let room = self.room.get(at).copied().map_or(0, usize::from);
            let free = holders.len() < room;
            if free || (room > 0 && holders.into_iter().any(|holder| self.give(holder, seen))) {
                if let Some(taken) = self.taken.get_mut(slot) {
                    *taken = Some(at);
                }
                return true;
            }
        }
        false
    }

    /// Whether all these cards can have a slot.
    pub(super) fn place_cards(slots: &[Slot], classes: &[Class], cards: &[u8], sure: bool) -> bool {
        let count: usize = cards.iter().map(|&count| usize::from(count)).sum();
        if count > slots.len() {
            return false;
        }
        let mut taken: Vec<Option<usize>> = vec![None; slots.len()];
        let each = classes.iter().zip(cards).enumerate();
        let mut each =
            each.flat_map(|(at, (_, &count))| std::iter::repeat_n(at, usize::from(count)));
        each.all(|class| {
            place(slots, classes, sure, class, &mut taken, &mut vec![false; slots.len()])
        })
    }
}

/// Finds a slot for a card of a class, moving others if need be.
fn place(
    slots: &[Slot],
    classes: &[Class],
    sure: bool,
    class: usize,
    taken: &mut [Option<usize>],
    seen: &mut [bool],
) -> bool {
    let Some(card) = classes.get(class) else { return false };
    for (at, slot) in slots.iter().enumerate() {
        if seen.get(at).copied().unwrap_or(true) || !slot.takes(card, sure) {
            continue;
        }
        if let Some(seen) = seen.get_mut(at) {
            *seen = true;
        }
        let holder = taken.get(at).copied().flatten();
        if holder.is_none_or(|holder| place(slots, classes, sure, holder, taken, seen)) {
            if let Some(taken) = taken.get_mut(at) {
                *taken = Some(class);
            }
            return true;
        }
    }
    false
}
