//! Whether numbers of like cards match a part.

use super::MOST_GROUPS;
use super::pool::{Class, Pool, Truth, classes};
use super::shape::{Part, Rel, Shape};
use super::slots::{Fit, Slot};
use std::collections::HashMap;

/// How many cards of each class.
pub(super) type Counts = Vec<u8>;

/// A question: part, number of groups (a large one if it is not about groups), whether it must be sure, and the cards.
type Asked = (u16, u8, bool, Counts);
const ANY_GROUPS: u8 = u8::MAX;

/// Answers questions about one pattern and one pool, and remembers what it has found.
pub(super) struct Matcher<'a> {
    pub shape: &'a Shape,
    pub classes: Vec<Class>,
    known: HashMap<Asked, bool>,
    /// All cards are seen, so that what may match does match.
    all_seen: bool,
    steps: u32,
    most_steps: u32,
}

impl<'a> Matcher<'a> {
    pub(super) fn new(shape: &'a Shape, pool: &Pool, most_steps: u32) -> Self {
        let classes = classes(shape, pool);
        let seen = |class: &Class| {
            let singles = shape.numbers().all(|part| class.single(part) != Truth::Unknown);
            let predicates = 0..u16::try_from(shape.predicates()).unwrap_or(u16::MAX);
            let named = !class.nameless;
            named && singles && predicates.into_iter().all(|it| class.truth(it) != Truth::Unknown)
        };
        let all_seen = classes.iter().all(seen);
        Matcher { shape, classes, known: HashMap::new(), all_seen, steps: 0, most_steps }
    }

    /// Takes one step; false once there have been too many.
    pub(super) fn step(&mut self) -> bool {
        self.steps = self.steps.saturating_add(1);
        !self.exhausted()
    }

    pub(super) fn exhausted(&self) -> bool {
        self.steps > self.most_steps
    }

    /// A new question has all steps again.
    pub(super) fn rest(&mut self) {
        if self.exhausted() {
            // What was answered after the last step is no answer.
            self.known.clear();
        }
        self.steps = 0;
    }

    /// The lists of slots of the whole, if it has that form.
    pub(super) fn whole_lists(&self) -> Option<&[Vec<Slot>]> {
        self.shape.lists(self.shape.root()?).map(Vec::as_slice)
    }

    /// Whether these cards match a part. If not all cards are seen: whether they may match, or surely do.
    pub(super) fn holds(&mut self, part: u16, counts: &[u8], sure: bool) -> bool {
        let cards = total(counts);
        if !self.shape.size(part).holds(cards) || !self.step() {
            return false;
        }
        let sure = sure && !self.all_seen;
        if self.shape.is_single(part) {
            let class = counts.iter().position(|&count| count > 0);
            let truth = class.and_then(|at| self.classes.get(at)).map(|class| class.single(part));
            return truth.unwrap_or_default() >= least(sure);
        }
        let Some(node) = self.shape.part(part) else { return false };
        match node {
            Part::One(_) => false,
            Part::And(a, b) => self.holds(a, counts, sure) && self.holds(b, counts, sure),
            Part::Or(a, b) => self.holds(a, counts, sure) || self.holds(b, counts, sure),
            // The sizes have been compared above.
            Part::Not(a) => !self.holds(a, counts, !sure),
            Part::Only { all, of } => {
                let each = self.classes.iter().zip(counts);
                let allowed = each
                    .clone()
                    .all(|(class, &count)| count == 0 || class.truth(all) >= least(sure));
                allowed && self.holds(of, counts, sure)
            }
            Part::Alike { rel, of, .. } => self.alike(rel, of, counts, sure),
            Part::Sum(..) | Part::Times { .. } | Part::Greedy(_) => self
                .remember((part, ANY_GROUPS, sure, counts.to_vec()), |this| {
                    this.compound(part, node, counts, sure)
                }),
        }
    }

    /// Whether more cards could make these a match of a part; if that is hard to tell, yes.
    pub(super) fn can_grow(&self, part: u16, counts: &[u8]) -> bool {
        let cards = total(counts);
        if cards > usize::from(self.shape.size(part).most) {
            return false;
        }
        if let Some(lists) = self.shape.lists(part) {
            let classes = &self.classes;
            return lists.iter().any(|list| Fit::place_cards(list, classes, counts, false));
        }
        let mut chosen = self.classes.iter().zip(counts).filter(|(_, count)| **count > 0);
        match self.shape.part(part) {
            Some(Part::And(a, b)) => self.can_grow(a, counts) && self.can_grow(b, counts),
            Some(Part::Or(a, b)) => self.can_grow(a, counts) || self.can_grow(b, counts),
            Some(Part::Only { all, of }) => {
                chosen.all(|(class, _)| class.truth(all) != Truth::No) && self.can_grow(of, counts)
            }
            // Fewer alike cards are alike.
            Some(Part::Alike { rel, of, .. }) => self.alike(rel, of, counts, false),
            _ => true,
        }
    }

    fn remember(&mut self, asked: Asked, find: impl FnOnce(&mut Self) -> bool) -> bool {
        if let Some(&known) = self.known.get(&asked) {
            return known;
        }
        let found = find(self);
        self.known.insert(asked, found);
        found
    }

    fn compound(&mut self, part: u16, node: Part, counts: &[u8], sure: bool) -> bool {
        let cards = total(counts);
        if let Some(lists) = self.shape.lists(part) {
            let fits = |list: &Vec<Slot>| {
                list.len() == cards && Fit::new(list, &self.classes, counts, sure).fill_slots()
            };
            return lists.iter().any(fits);
        }
        match node {
            Part::Sum(a, b) => {
                let size = self.shape.size(a);
                let mut some = Sub::new(counts);
                while let Some((taken, left)) = some.next_pair() {
                    if !self.step() {
                        return false;
                    }
                    if size.holds(total(&taken))
                        && self.holds(a, &taken, sure)
                        && self.holds(b, &left, sure)
                    {
                        return true;
                    }
                }
                false
            }
            Part::Times { min, max, of } => {
                (min..=max).any(|groups| self.groups(part, of, groups, counts, sure))
            }
            Part::Greedy(of) => {
                (0..=MOST_GROUPS).any(|groups| self.groups(part, of, groups, counts, sure))
            }
            _ => false,
        }
    }

    /// Whether the cards are exactly so many groups.
    pub(super) fn groups(
        &mut self,
        part: u16,
        of: u16,
        groups: u8,
        counts: &[u8],
        sure: bool,
    ) -> bool {
        let cards = total(counts);
        let size = self.shape.size(of);
        let times = |cards: u8| usize::from(groups) * usize::from(cards);
        if cards < times(size.least) || cards > times(size.most) {
            return false;
        }
        match (groups, counts.iter().position(|&count| count > 0)) {
            (0, first) => first.is_none(),
            (1, _) | (_, None) => self.holds(of, counts, sure),
            (_, Some(first)) => self.remember((part, groups, sure, counts.to_vec()), |this| {
                // Some group has a card of the first class; that group is split off.
                let mut some = Sub::new(counts);
                while let Some((taken, left)) = some.next_pair() {
                    if !this.step() {
                        return false;
                    }
                    if taken.get(first).is_some_and(|&count| count > 0)
                        && size.holds(total(&taken))
                        && this.holds(of, &taken, sure)
                        && this.groups(part, of, groups - 1, &left, sure)
                    {
                        return true;
                    }
                }
                false
            }),
        }
    }

    fn alike(&self, rel: Rel, of: u16, counts: &[u8], sure: bool) -> bool {
        let chosen = || self.classes.iter().zip(counts).filter(|(_, count)| **count > 0);
        if chosen().any(|(class, _)| class.truth(of) < least(sure)) {
            return false;
        }
        // One card has a name like itself, whatever it is.
        if sure && total(counts) > 1 && chosen().any(|(class, _)| class.nameless) {
            return false;
        }
        let names: Vec<u16> = chosen()
            .filter_map(|(class, &count)| Some((class.name?, count)))
            .flat_map(|(name, count)| std::iter::repeat_n(name, usize::from(count)))
            .collect();
        match rel {
            Rel::Same => names.windows(2).all(|pair| pair.first() == pair.last()),
            Rel::Distinct => {
                let mut different = names.clone();
                different.sort_unstable();
                different.dedup();
                different.len() == names.len()
            }
        }
    }
}

fn least(sure: bool) -> Truth {
    if sure { Truth::Yes } else { Truth::Unknown }
}

pub(super) fn total(counts: &[u8]) -> usize {
    counts.iter().map(|&count| usize::from(count)).sum()
}

/// All ways to divide cards in two.
struct Sub<'a> {
    whole: &'a [u8],
    next: Option<Counts>,
}

impl<'a> Sub<'a> {
    fn new(whole: &'a [u8]) -> Self {
        Sub { whole, next: Some(vec![0; whole.len()]) }
    }

    fn next_pair(&mut self) -> Option<(Counts, Counts)> {
        let taken = self.next.take()?;
        let left = self.whole.iter().zip(&taken).map(|(whole, taken)| whole - taken).collect();
        let mut further = taken.clone();
        for (count, most) in further.iter_mut().zip(self.whole) {
            if *count < *most {
                *count += 1;
                self.next = Some(further);
                break;
            }
            *count = 0;
        }
        Some((taken, left))
    }
}
