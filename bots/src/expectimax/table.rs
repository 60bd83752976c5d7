//! What a search remembers of positions it has met.

use super::worth::Bounds;

/// Whether a value is the true one, or the true one is at least or at most that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    #[default]
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    pub(super) value: f32,
    /// The place of the best action in its list.
    pub(super) best: u16,
    /// How many decisions were looked ahead.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// The game was searched to its end wherever it matters, so the value holds for any depth.
    pub(super) proven: bool,
}

impl Entry {
    /// Whether it says all that is wanted at this depth between these bounds.
    pub(super) fn settles(&self, depth: u8, bounds: Bounds) -> bool {
        (self.proven || self.depth >= depth)
            && match self.bound {
                Bound::Exact => true,
                Bound::AtLeast => self.value >= bounds.high,
                Bound::AtMost => self.value <= bounds.low,
            }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    entry: Entry,
    /// Which search has written this; nothing is believed of earlier ones.
    search: u16,
}

/// Two places for each position: one keeps the deepest search, the other the latest.
#[derive(Debug)]
pub(super) struct Table {
    pairs: Vec<[Slot; 2]>,
    search: u16,
}

impl Table {
    /// Room for so many positions, at least; the number is rounded up to a power of two.
    pub(super) fn new(positions: usize) -> Self {
        let pairs = (positions / 2).next_power_of_two();
        Table { pairs: vec![[Slot::default(); 2]; pairs], search: 0 }
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.pairs.fill([Slot::default(); 2]);
            self.search = 1;
        }
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let pair = &self.pairs[self.place(key)];
        let known = pair.iter().find(|slot| slot.key == key && slot.search == self.search);
        known.map(|slot| slot.entry)
    }

    pub(super) fn put(&mut self, key: u64, entry: Entry) {
        let place = self.place(key);
        let new = Slot { key, entry, search: self.search };
        let [deep, late] = &mut self.pairs[place];
        let stale = deep.search != self.search;
        if deep.key == key || stale || entry.depth >= deep.entry.depth {
            if deep.key != key && !stale {
                *late = *deep;
            }
            *deep = new;
        } else {
            *late = new;
        }
    }

    fn place(&self, key: u64) -> usize {
        // The number of pairs is a power of two.
        key as usize & (self.pairs.len() - 1)
    }
}
