//! The form of a pattern, with its numbers worked out and its predicates numbered.

use super::slots::{self, Lists};
use super::{MOST_CARDS, MOST_GROUPS};

/// Whether the names of alike cards are equal or all different.
pub use crate::lang::words::Rel;

/// A node of a pattern; children stand before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// One card that satisfies the predicate of this number.
    One(u16),
    /// A set of the first and a set of the second that share no card.
    Sum(u16, u16),
    And(u16, u16),
    Or(u16, u16),
    /// Every set of one card to as many as the part can have, except its own.
    Not(u16),
    /// So many groups that share no card.
    Times {
        min: u8,
        max: u8,
        of: u16,
    },
    /// The same with any number of groups; a random choice takes as many as it can.
    Greedy(u16),
    /// So many cards that satisfy the predicate, with equal or all different names.
    Alike {
        n: u8,
        rel: Rel,
        of: u16,
    },
    /// Sets of the part whose cards all satisfy the predicate.
    Only {
        all: u16,
        of: u16,
    },
}

/// A pattern. The last part is the whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    parts: Vec<Part>,
    facts: Vec<Fact>,
    /// How many predicates it names.
    predicates: u16,
}

/// What is true of a part whatever the cards are, worked out when it is added.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fact {
    size: Size,
    /// It always means exactly one card, so that it is nothing but a predicate.
    single: bool,
    /// Its lists of slots, if it has that form.
    lists: Option<Lists>,
}

/// How many cards the sets of a part can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Size {
    pub least: u8,
    pub most: u8,
}

impl Size {
    pub(super) fn holds(self, cards: usize) -> bool {
        usize::from(self.least) <= cards && cards <= usize::from(self.most)
    }
}

impl Shape {
    pub fn new() -> Self {
        Shape::default()
    }

    /// A number for a further predicate.
    pub fn predicate(&mut self) -> u16 {
        let number = self.predicates;
        self.predicates = number.saturating_add(1);
        number
    }

    pub fn predicates(&self) -> usize {
        usize::from(self.predicates)
    }

    /// Adds a part, whose children must have been added before, and says its number.
    pub fn add(&mut self, part: Part) -> u16 {
        let part = match part {
            Part::Times { min, max, of } => {
                Part::Times { min: min.min(MOST_GROUPS), max: max.min(MOST_GROUPS), of }
            }
            other => other,
        };
        let at = u16::try_from(self.parts.len()).unwrap_or(u16::MAX);
        let single = self.is_single_part(part);
        let lists = slots::lists(self, part, single.then_some(at));
        self.facts.push(Fact { size: self.size_of(part), single, lists });
        self.parts.push(part);
        at
    }

    pub(super) fn part(&self, at: u16) -> Option<Part> {
        self.parts.get(usize::from(at)).copied()
    }

    fn fact(&self, at: u16) -> Option<&Fact> {
        self.facts.get(usize::from(at))
    }

    pub(super) fn size(&self, at: u16) -> Size {
        self.fact(at).map_or(Size { least: 1, most: 0 }, |fact| fact.size)
    }

    /// Whether a part always means exactly one card.
    pub(super) fn is_single(&self, at: u16) -> bool {
        self.fact(at).is_some_and(|fact| fact.single)
    }

    /// The lists of slots of a part, if it has that form.
    pub(super) fn lists(&self, at: u16) -> Option<&Lists> {
        self.fact(at)?.lists.as_ref()
    }

    /// The numbers of all parts.
    pub(super) fn numbers(&self) -> impl Iterator<Item = u16> + use<> {
        0..u16::try_from(self.parts.len()).unwrap_or(u16::MAX)
    }

    /// The number of the whole.
    pub(super) fn root(&self) -> Option<u16> {
        u16::try_from(self.parts.len().checked_sub(1)?).ok()
    }

    /// How many cards at least and at most; none if no set at all can match.
    pub fn bounds(&self) -> Option<(u8, u8)> {
        let size = self.size(self.root()?);
        (size.least <= size.most).then_some((size.least, size.most))
    }

    fn is_single_part(&self, part: Part) -> bool {
        match part {
            Part::One(_) => true,
            Part::And(a, b) | Part::Or(a, b) => self.is_single(a) && self.is_single(b),
            Part::Times { min: 1, max: 1, of } | Part::Only { of, .. } | Part::Not(of) => {
                self.is_single(of)
            }
            Part::Alike { n, .. } => n == 1,
            _ => false,
        }
    }

    fn size_of(&self, part: Part) -> Size {
        let both = |a, b| (self.size(a), self.size(b));
        let times = |groups: u8, cards: u8| groups.saturating_mul(cards);
        let size = match part {
            Part::One(_) => Size { least: 1, most: 1 },
            Part::Sum(a, b) => {
                let (a, b) = both(a, b);
                Size { least: a.least.saturating_add(b.least), most: a.most.saturating_add(b.most) }
            }
            Part::And(a, b) => {
                let (a, b) = both(a, b);
                Size { least: a.least.max(b.least), most: a.most.min(b.most) }
            }
            Part::Or(a, b) => {
                let (a, b) = both(a, b);
                Size { least: a.least.min(b.least), most: a.most.max(b.most) }
            }
            Part::Not(a) => Size { least: 1, most: self.size(a).most },
            Part::Times { min, max, of } => {
                let of = self.size(of);
                Size { least: times(min, of.least), most: times(max, of.most) }
            }
            Part::Greedy(of) => Size { least: 0, most: times(MOST_GROUPS, self.size(of).most) },
            Part::Alike { n, .. } => Size { least: n, most: n },
            Part::Only { of, .. } => self.size(of),
        };
        Size { least: size.least, most: size.most.min(MOST_CARDS) }
    }

    /// The groups of the whole, if it is made of groups.
    pub(super) fn groups(&self) -> Option<(u8, u8, u16)> {
        match self.part(self.root()?)? {
            Part::Times { min, max, of } => Some((min, max, of)),
            Part::Greedy(of) => Some((0, MOST_GROUPS, of)),
            _ => None,
        }
    }

    /// The same pattern with exactly so many groups, if it is made of groups.
    pub fn with_groups(&self, groups: u8) -> Option<Shape> {
        let (_, _, of) = self.groups()?;
        let mut shape = self.clone();
        shape.parts.pop();
        shape.facts.pop();
        shape.add(Part::Times { min: groups, max: groups, of });
        Some(shape)
    }

    /// The compartments of a basket as one pattern over the cards of all of them. With each comes the predicate that
    /// says which cards it may take; its own predicates follow those of the compartments before.
    pub fn joint(parts: &[Shape]) -> (Shape, Vec<u16>) {
        let mut whole = Shape::new();
        let mut may_take = Vec::new();
        let mut sum: Option<u16> = None;
        for part in parts {
            let before = whole.predicates;
            whole.predicates = before.saturating_add(part.predicates);
            let Some(inner) = whole.append(part, before) else { continue };
            let all = whole.predicate();
            may_take.push(all);
            let only = whole.add(Part::Only { all, of: inner });
            sum = Some(match sum {
                Some(sum) => whole.add(Part::Sum(sum, only)),
                None => only,
            });
        }
        (whole, may_take)
    }

    /// Copies another pattern behind this one and says the number of its whole.
    fn append(&mut self, other: &Shape, predicates: u16) -> Option<u16> {
        let shift = u16::try_from(self.parts.len()).ok()?;
        let mut last = None;
        for &part in &other.parts {
            let to = |at: u16| at.saturating_add(shift);
            let asks = |predicate: u16| predicate.saturating_add(predicates);
            let moved = match part {
                Part::One(p) => Part::One(asks(p)),
                Part::Sum(a, b) => Part::Sum(to(a), to(b)),
                Part::And(a, b) => Part::And(to(a), to(b)),
                Part::Or(a, b) => Part::Or(to(a), to(b)),
                Part::Not(a) => Part::Not(to(a)),
                Part::Times { min, max, of } => Part::Times { min, max, of: to(of) },
                Part::Greedy(of) => Part::Greedy(to(of)),
                Part::Alike { n, rel, of } => Part::Alike { n, rel, of: asks(of) },
                Part::Only { all, of } => Part::Only { all: asks(all), of: to(of) },
            };
            last = Some(self.add(moved));
        }
        last
    }
}
