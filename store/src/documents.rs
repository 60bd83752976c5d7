//! What people have written for games, as it goes into the store: rooms name it by its hash.

use crate::Millis;
use std::fmt;

/// Something that somebody has written, kept once whoever brings it.
#[derive(Clone, PartialEq, Eq)]
pub struct Document {
    pub game: String,
    /// The hash of its text.
    pub hash: String,
    pub body: String,
}

/// A document to be kept, and for whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewDocument {
    pub document: Document,
    /// The id of the person who brings it.
    pub by: String,
    pub at: Millis,
    /// How much of that person may be kept in all.
    pub most: Allowance,
}

/// How many documents, and how many bytes of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    pub documents: u64,
    pub bytes: u64,
}

impl Allowance {
    /// Whether one more of this length fits, where there are so many already.
    pub(crate) fn has_room(self, kept: Allowance, length: u64) -> bool {
        kept.documents < self.documents && kept.bytes.saturating_add(length) <= self.bytes
    }
}

impl fmt::Debug for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Document")
            .field("game", &self.game)
            .field("hash", &self.hash)
            .field("bytes", &self.body.len())
            .finish()
    }
}
