//! The keys of ids that were used lately, so that an append does not look them up again.

use std::collections::HashMap;

/// A few megabytes at most.
const MOST: usize = 50_000;

/// Keys by id. They never change once they are committed; only this process makes new ones.
#[derive(Default)]
pub(super) struct Keys(HashMap<String, i64>);

impl Keys {
    pub(super) fn get(&self, id: &str) -> Option<i64> {
        self.0.get(id).copied()
    }

    pub(super) fn put(&mut self, id: &str, key: i64) {
        // To begin anew now and then is cheaper than to keep account of which was used when.
        if self.0.len() >= MOST {
            self.0.clear();
        }
        self.0.insert(id.to_owned(), key);
    }

    /// After a rollback: some of them may not have been kept.
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }
}
