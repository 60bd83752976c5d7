//! Rooms and their entries, as they go into the store and come out of it.

use crate::Millis;
use std::fmt;

/// How often a room has changed its owner. Every append says under which epoch it is made,
/// so one who has lost the room cannot write into it.
pub type Epoch = u64;

/// A room to be made; its host is its first member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRoom {
    pub id: String,
    pub game: String,
    pub phase: String,
    /// Whether everybody may see it in the lobby.
    pub listed: bool,
    /// The id of the person who made it.
    pub host: String,
    pub wake_at: Option<Millis>,
    pub summary: String,
}

/// The command of a client that an entry answers. A client numbers its commands,
/// so that one which arrives twice is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct By {
    pub client: String,
    pub cseq: u64,
}

/// An entry to be made.
#[derive(Clone, PartialEq, Eq)]
pub struct NewEntry {
    pub at: Millis,
    /// The command it answers; none for what happens by itself.
    pub by: Option<By>,
    pub body: String,
}

/// An entry of a room.
#[derive(Clone, PartialEq, Eq)]
pub struct Entry {
    pub seq: u64,
    pub at: Millis,
    pub by: Option<By>,
    pub body: String,
}

/// One entry more, by the owner of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    pub room: String,
    pub epoch: Epoch,
    /// The number this entry gets: exactly one more than the last.
    pub seq: u64,
    pub entry: NewEntry,
    /// What becomes different in the row of the room, in the same step.
    pub change: RoomChange,
}

/// What becomes different in the row of a room; the default changes nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoomChange {
    pub phase: Option<String>,
    pub wake: Wake,
    pub summary: Option<String>,
    /// The ids of people who belong to the room from now on.
    pub members: Vec<String>,
}

/// When somebody has to look after a room although no command comes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wake {
    /// As before.
    #[default]
    Keep,
    At(Millis),
    Never,
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is kept, whatever happens to the machine.
    Done,
    /// The owner has added an entry for this command before, under this number.
    Duplicate { seq: u64 },
    /// The room has another owner, or the caller does not know its last entry, or there is no such room.
    /// Whoever gets this has to stop speaking for the room.
    Fenced,
}

/// What is known of a room without its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRow {
    pub id: String,
    pub game: String,
    pub phase: String,
    pub listed: bool,
    pub host: String,
    pub created_at: Millis,
    /// When its last entry was made.
    pub changed_at: Millis,
    pub wake_at: Option<Millis>,
    pub summary: String,
    pub epoch: Epoch,
    pub last_seq: u64,
}

/// Which rooms are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub circle: Circle,
    pub game: Option<String>,
    pub phase: Option<String>,
    pub limit: u32,
}

/// Whose rooms are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Circle {
    /// Those that everybody may see.
    Listed,
    /// Those that the person with this id belongs to.
    Of(String),
}

// Written by hand, so that no log ever gets a body: it may hold hidden cards.
impl fmt::Debug for NewEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewEntry")
            .field("at", &self.at)
            .field("by", &self.by)
            .field("bytes", &self.body.len())
            .finish()
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entry")
            .field("seq", &self.seq)
            .field("at", &self.at)
            .field("by", &self.by)
            .field("bytes", &self.body.len())
            .finish()
    }
}
