//! What one viewer is told of a match, and what of it was not yet passed on.

use catalog::Table;
use engine::{Hearing, Viewer};

/// What a viewer has been told.
#[derive(Default)]
pub(crate) struct Voice {
    hearing: Hearing,
    /// What is new and was not yet passed on.
    fresh: String,
    /// The number of the first new thing.
    from: usize,
}

impl Voice {
    /// Hears what is new.
    pub(crate) fn listen(&mut self, table: &dyn Table, viewer: Viewer) {
        let before = self.fresh.len();
        if before == 0 {
            self.from = self.hearing.number;
        } else {
            self.fresh.push(',');
        }
        let told = self.fresh.len();
        table.tell(viewer, &mut self.hearing, &mut self.fresh);
        if self.fresh.len() == told {
            self.fresh.truncate(before);
        }
    }

    /// How many things it has been told.
    pub(crate) fn heard(&self) -> usize {
        self.hearing.number
    }

    /// How many of them were passed on.
    pub(crate) fn passed_on(&self) -> usize {
        if self.fresh.is_empty() { self.hearing.number } else { self.from }
    }

    /// What is new: the number of the first thing, and all as text.
    pub(crate) fn take(&mut self) -> (usize, String) {
        (self.from, std::mem::take(&mut self.fresh))
    }
}
