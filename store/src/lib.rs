//! What a server must not lose, behind the trait [`Store`]: rooms and their entries, people and their sessions, and what
//! they have written.
//!
//! A room is a row and a list of entries, numbered from 1 without gaps; only its owner may add to it.
//! The store knows nothing of games: ids and bodies are text, and what they mean is not its business.

#[doc(hidden)]
pub mod conformance;
mod documents;
mod error;
pub mod fault;
mod memory;
mod people;
mod rooms;
pub mod sqlite;
mod store;

pub use documents::{Allowance, Document, NewDocument};
pub use error::{OpenError, StoreError};
pub use memory::Memory;
pub use people::{Account, NewAccount, Person, Session, TokenHash};
pub use rooms::{
    Append, Appended, By, Circle, Entry, Epoch, NewEntry, NewRoom, RoomChange, RoomRow, Wake,
    Wanted,
};
pub use sqlite::Sqlite;
pub use store::Store;

/// A time: milliseconds since 1970 by the clock of the caller; the store has none.
pub type Millis = u64;
