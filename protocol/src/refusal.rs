//! Why a server does not do something; games and engine have refusals of their own.

use engine::Note;
use serde::Serialize;
use strum::VariantNames;

/// The refusals of rooms and of the server. The name of the variant in snake_case is the code, its fields are the figures.
#[derive(Clone, Debug, PartialEq, Serialize, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Refused {
    /// The message cannot be read.
    Malformed {
        problem: String,
    },
    /// The client speaks another version.
    OtherVersion {
        ours: u32,
    },
    /// Who it is was said already.
    HelloOnce,
    /// The token opens nothing.
    UnknownToken,
    /// There is no such room, or it is not for this person.
    NoSuchRoom,
    /// The room must be joined first.
    NotJoined,
    WrongPassword,
    /// Nobody may watch here.
    NoSpectators,
    /// Only for those who sit at the table.
    NotSeated,
    /// Only for whoever opened the room.
    NotHost,
    AlreadySeated,
    /// The seat is taken, or there is none.
    SeatTaken,
    /// The room was played with other rules or data than these.
    Unplayable {
        problem: String,
    },
    /// The number of the command is not above that of the last one that was kept.
    OldNumber {
        last: u64,
    },
    /// The match has begun.
    HasBegun,
    /// The match has not begun.
    NotBegun,
    /// Not everybody is there and ready.
    NotReady,
    /// The decision is another by now.
    Stale {
        decision: u64,
    },
    /// The batch is not a complete choice; a preview says how it goes on.
    Unfinished,
    /// An answer was given already; it takes effect when the window closes.
    AlreadyAnswered,
    /// Somebody else wants to take something back, or nobody does.
    NoSuchRequest,
    /// There is nothing left of it.
    NoMoreTime,
    /// He is here, or has not been away for long.
    NotAway {
        seconds: u32,
    },
    /// The room can no longer be changed.
    Closed,
    /// Too much at once; wait a little.
    TooFast,
    /// There are as many as there may be.
    TooMany {
        most: usize,
    },
    /// The text is empty, too long, or holds nothing that can be shown.
    BadText {
        most: usize,
    },
    /// A name or password that is too short, too long or too simple.
    BadName {
        least: usize,
        most: usize,
    },
    BadPassword {
        least: usize,
        most: usize,
    },
    NameTaken,
    WrongLogin,
    HasAccount,
    /// The value does not fit what was promised, or was promised already.
    BadSeal,
    /// A setting of the room that cannot be.
    BadSetting {
        setting: String,
        problem: String,
    },
    /// What was sent is longer than it may be, in bytes.
    TooLarge {
        most: usize,
    },
    /// Nothing is kept under this hash.
    UnknownModule {
        hash: String,
    },
    /// Only after the match.
    NotOver,
    /// The server cannot keep anything at the moment; nothing has changed.
    CannotKeep,
    /// There is nothing at this address.
    NoSuchPage,
    /// The request comes from another site.
    ForeignOrigin,
}

impl From<Refused> for Note {
    fn from(refused: Refused) -> Note {
        Note::of(&refused)
    }
}

impl From<Refused> for engine::Refusal {
    fn from(refused: Refused) -> Self {
        engine::Refusal(refused.into())
    }
}
