//! What happens in a room, as it is stored: the room is what its deeds make of it, in order.

use engine::replay::Line;
use engine::sealing::Secret;
use engine::{Seat, Seed};
use protocol::{Holder, NewRoom, Orders, Person, PersonId, RoomId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One thing that happened in a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Deed {
    /// The first.
    Opened(Box<Opened>),
    /// A seat has another holder: somebody sat down, got up, was sent away, or a bot was placed.
    Took {
        seat: Seat,
        holder: Holder,
    },
    Ready {
        seat: Seat,
        ready: bool,
    },
    /// All is ready; parts of the luck are promised.
    Sealing,
    /// They are opened.
    Opening,
    Promised {
        seat: Seat,
        promise: Option<String>,
    },
    Revealed {
        seat: Seat,
        value: Secret,
    },
    /// The match begins with the luck that was put together.
    Dealt,
    /// A seat did something in the match.
    Acted {
        by: By,
        line: Line,
    },
    /// A seat has answered in a window; it takes effect when the window closes.
    Laid {
        by: By,
        seat: Seat,
        actions: Vec<Value>,
    },
    UndoAsked {
        seat: Seat,
    },
    UndoAnswered {
        seat: Seat,
        yes: bool,
    },
    Ordered {
        seat: Seat,
        orders: Orders,
    },
    Said {
        from: Person,
        seated: bool,
        text: String,
    },
    Muted {
        by: PersonId,
        person: PersonId,
        muted: bool,
    },
    MoreTime {
        seat: Seat,
    },
    /// A bot plays for a person who is away.
    StoodIn {
        seat: Seat,
    },
    CameBack {
        seat: Seat,
    },
    /// The server was down; clocks that ran out meanwhile have some time left.
    Resumed,
    Rematch {
        room: RoomId,
    },
    Closed,
}

/// Who did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum By {
    Person,
    Bot,
    /// The rules' own answer, for somebody whose time was up.
    Clock,
    /// A standing order.
    Order,
}

/// What a room was opened with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opened {
    /// The wishes, without the password.
    pub(crate) wishes: NewRoom,
    /// A hash of the password.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) password: Option<String>,
    pub(crate) host: Person,
    pub(crate) seats: Vec<Holder>,
    /// The fingerprint of rules and data.
    pub(crate) rules: String,
    /// The server's part of the luck.
    pub(crate) secret: Secret,
    /// It begins at once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) begun: bool,
    /// Where another match is gone on with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) from: Option<Earlier>,
    /// Somebody learns the game here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) lesson: bool,
}

/// The beginning of another match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Earlier {
    pub(crate) seed: Seed,
    pub(crate) log: Vec<Line>,
}
