//! The cards that a pattern is asked about.

use super::shape::{Part, Shape};

/// What is known of a card and a predicate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Truth {
    #[default]
    No,
    /// The asker cannot see the card.
    Unknown,
    Yes,
}

impl From<bool> for Truth {
    fn from(known: bool) -> Self {
        if known { Truth::Yes } else { Truth::No }
    }
}

impl Truth {
    pub fn and(self, other: Truth) -> Truth {
        self.min(other)
    }

    pub fn or(self, other: Truth) -> Truth {
        self.max(other)
    }
}

impl std::ops::Not for Truth {
    type Output = Truth;

    fn not(self) -> Truth {
        match self {
            Truth::No => Truth::Yes,
            Truth::Unknown => Truth::Unknown,
            Truth::Yes => Truth::No,
        }
    }
}

/// For each card, which predicates it satisfies and what it is called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    truths: Vec<Vec<Truth>>,
    /// None where the asker cannot see it.
    names: Vec<Option<u16>>,
    required: Vec<bool>,
}

impl Pool {
    pub fn new() -> Self {
        Pool::default()
    }

    /// Adds a card: the predicates in their order (what is missing is false), and the number of its name.
    pub fn add(&mut self, truths: Vec<Truth>, name: Option<u16>) {
        self.truths.push(truths);
        self.names.push(name);
        self.required.push(false);
    }

    /// Demands that a card is among those chosen.
    pub fn require(&mut self, card: usize) {
        if let Some(required) = self.required.get_mut(card) {
            *required = true;
        }
    }

    pub fn len(&self) -> usize {
        self.truths.len()
    }

    pub fn is_empty(&self) -> bool {
        self.truths.is_empty()
    }

    fn truth(&self, card: usize, predicate: u16) -> Truth {
        let truths = self.truths.get(card);
        truths.and_then(|truths| truths.get(usize::from(predicate))).copied().unwrap_or_default()
    }
}

/// Cards that the pattern cannot tell apart.
#[derive(Clone, Debug)]
pub(super) struct Class {
    pub cards: Vec<usize>,
    /// None if unknown, or if no part asks for names.
    pub name: Option<u16>,
    /// A part asks for the name, and it is unknown.
    pub nameless: bool,
    pub required: bool,
    /// For each part of the pattern that is about single cards, whether such a card matches it.
    singles: Vec<Truth>,
    /// For each predicate.
    truths: Vec<Truth>,
}

impl Class {
    /// Whether one such card matches a part that is about single cards.
    pub(super) fn single(&self, part: u16) -> Truth {
        self.singles.get(usize::from(part)).copied().unwrap_or_default()
    }

    /// Whether such a card satisfies a predicate.
    pub(super) fn truth(&self, predicate: u16) -> Truth {
        self.truths.get(usize::from(predicate)).copied().unwrap_or_default()
    }
}

/// Puts like cards together.
pub(super) fn classes(shape: &Shape, pool: &Pool) -> Vec<Class> {
    let mut alike: Vec<u16> = Vec::new();
    let mut predicates: Vec<u16> = Vec::new();
    for at in shape.numbers() {
        match shape.part(at) {
            Some(Part::Alike { n, of, .. }) => {
                alike.extend((n > 1).then_some(of));
                predicates.push(of);
            }
            Some(Part::Only { all, .. }) => predicates.push(all),
            _ => {}
        }
    }
    let told_apart = tops(shape);
    let mut classes: Vec<Class> = Vec::new();
    for card in 0..pool.len() {
        let singles = single_truths(shape, &|predicate| pool.truth(card, predicate));
        let mut truths = vec![Truth::No; shape.predicates()];
        for &predicate in &predicates {
            if let Some(truth) = truths.get_mut(usize::from(predicate)) {
                *truth = pool.truth(card, predicate);
            }
        }
        // Names matter only for cards that can be part of a set of alike ones.
        let named = alike.iter().any(|&of| pool.truth(card, of) != Truth::No);
        let name = pool.names.get(card).copied().flatten();
        let nameless = named && name.is_none();
        let name = name.filter(|_| named);
        let required = pool.required.get(card).copied().unwrap_or(false);
        let is_like = |class: &&mut Class| {
            (class.name, class.nameless, class.required) == (name, nameless, required)
                && class.truths == truths
                && told_apart.iter().all(|&at| class.singles[at] == singles[at])
        };
        match classes.iter_mut().find(is_like) {
            Some(class) => class.cards.push(card),
            None => {
                classes.push(Class {
                    cards: vec![card],
                    name,
                    nameless,
                    required,
                    singles,
                    truths,
                });
            }
        }
    }
    classes
}

/// For each part about single cards, whether a card of these predicates matches it.
fn single_truths(shape: &Shape, truth: &dyn Fn(u16) -> Truth) -> Vec<Truth> {
    let mut found: Vec<Truth> = Vec::new();
    for at in shape.numbers() {
        let of = |at: u16| found.get(usize::from(at)).copied().unwrap_or_default();
        let value = match shape.part(at).filter(|_| shape.is_single(at)) {
            Some(Part::One(predicate)) => truth(predicate),
            Some(Part::And(a, b)) => of(a).and(of(b)),
            Some(Part::Or(a, b)) => of(a).or(of(b)),
            Some(Part::Not(a)) => !of(a),
            Some(Part::Times { of: a, .. }) => of(a),
            Some(Part::Only { all, of: a }) => of(a).and(truth(all)),
            Some(Part::Alike { of: predicate, .. }) => truth(predicate),
            _ => Truth::No,
        };
        found.push(value);
    }
    found
}

/// The parts about single cards that larger parts are made of; those below them need not be told apart.
fn tops(shape: &Shape) -> Vec<usize> {
    let mut inner = vec![false; shape.numbers().count()];
    let singles = || shape.numbers().filter(|&at| shape.is_single(at));
    for at in singles() {
        let below = match shape.part(at) {
            Some(Part::And(a, b) | Part::Or(a, b)) => [Some(a), Some(b)],
            Some(Part::Not(a) | Part::Times { of: a, .. } | Part::Only { of: a, .. }) => {
                [Some(a), None]
            }
            _ => [None, None],
        };
        for child in below.into_iter().flatten() {
            if let Some(inner) = inner.get_mut(usize::from(child)) {
                *inner = true;
            }
        }
    }
    singles().map(usize::from).filter(|&at| !inner[at]).collect()
}
