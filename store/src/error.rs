//! What can go wrong, in words that hold no text of an entry: it may hold hidden cards.

use std::path::PathBuf;

/// Why the store did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The disk is full or takes no writes: nothing was kept, and a later try may succeed.
    #[error("the disk is full or cannot be written to; nothing was kept")]
    Full,
    /// What was to be made is there already.
    #[error("there is one already")]
    Exists,
    /// A person is named who is not in the store; nothing was kept.
    #[error("there is no such person")]
    Unknown,
    /// The store was closed before it came to this; nothing was kept.
    #[error("the store is closed")]
    Closed,
    /// Anything else. Whether it was kept is not known: an owner that gets this for an append
    /// has to take the room again and read its entries.
    #[error("the store is broken: {0}")]
    Broken(String),
}

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("{} cannot be used as a data folder: {source}", folder.display())]
    Folder { folder: PathBuf, source: std::io::Error },
    #[error("{} is in use by another process", folder.display())]
    Locked { folder: PathBuf },
    #[error("{} was written by a newer version of this program", folder.display())]
    Newer { folder: PathBuf },
    #[error("the database in {} cannot be opened: {why}", folder.display())]
    Database { folder: PathBuf, why: String },
}
