//! What the player has on screen beside the table itself.

use crate::ascii::Charset;
use crate::room::orders;
use crate::tables::Spot;
use engine::{Refusal, Seat};
use protocol::Orders;
use serde_json::Value;
use texts::Speaker;

/// What the keys mean now, and what lies over the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Mode {
    #[default]
    Table,
    Help {
        scroll: usize,
    },
    Inspect {
        page: usize,
        scroll: usize,
    },
    /// What players have brought to the table.
    Modules {
        scroll: usize,
    },
    Command(String),
    Search(String),
    /// Something is said to the others; `result` if that is typed over the result.
    Say {
        text: String,
        result: bool,
    },
    /// The standing orders, with one of them under the cursor.
    Orders {
        cursor: usize,
    },
    /// Leave the table?
    Leave,
    /// May something that was revealed be taken back?
    Consent,
    /// May somebody else take something back?
    Agree(Seat),
    /// Give up?
    GiveUp,
    /// The keyboard goes to somebody who sees other things.
    HandOver(Seat),
    Result,
}

/// A word to the player about what just happened; kept as a code, so that it follows a change of language.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Notice {
    Refused(Refusal),
    Say(&'static str, Vec<(&'static str, Value)>),
    /// Something about somebody at the table, who is the figure `name`.
    Of(&'static str, Seat),
    /// What the server answers by itself from now on.
    Orders(Orders),
}

impl Notice {
    pub(crate) fn words(&self, speaker: Speaker<'_>) -> String {
        match self {
            Notice::Refused(refusal) => speaker.refusal(refusal),
            Notice::Say(id, figures) => speaker.texts().say(id, figures),
            Notice::Of(id, seat) => {
                speaker.texts().say(id, &[("name", speaker.name(seat.index()).into())])
            }
            Notice::Orders(given) => match orders::words(given, speaker) {
                Some(words) => words,
                None => speaker.texts().get("tui-room-orders-none"),
            },
        }
    }
}

/// How somebody stands in a room, as far as the keys depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Standing {
    pub(crate) seated: bool,
    pub(crate) host: bool,
    /// Whether nothing is missing for the host to begin.
    pub(crate) can_start: bool,
    /// Whether a seat is open.
    pub(crate) has_room: bool,
    /// Whether there is somebody whom the host could send away.
    pub(crate) has_others: bool,
    pub(crate) can_undo: bool,
    /// Whether standing orders mean something now.
    pub(crate) has_orders: bool,
    /// Whether players have brought something to the table.
    pub(crate) has_modules: bool,
}

/// The state of the screen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ui {
    pub(crate) mode: Mode,
    /// The things pointed at so far.
    pub(crate) path: Vec<Spot>,
    /// The entry of the menu under the cursor.
    pub(crate) cursor: Option<usize>,
    /// Whether the log is shown; if nobody has said so, when there is room.
    pub(crate) log: Option<bool>,
    /// How many lines the log is scrolled back.
    pub(crate) scroll: usize,
    /// Only lines of the log that hold this are shown.
    pub(crate) search: String,
    pub(crate) notice: Option<Notice>,
    /// The bot that is to move.
    pub(crate) thinking: Option<Seat>,
    pub(crate) charset: Charset,
    /// Whether the table is in a room on a server.
    pub(crate) in_room: bool,
    /// Whether the match has not begun there.
    pub(crate) lobby: bool,
    /// How it stands with the room, for the first line.
    pub(crate) top: Option<String>,
    /// What is said while nobody at the keyboard is asked.
    pub(crate) idle: Option<String>,
    pub(crate) standing: Standing,
    /// Every standing order with whether it is given, while there is a seat to give it for.
    pub(crate) orders: Vec<(bool, String)>,
    /// What players have brought, in words, while it is read.
    pub(crate) modules: Vec<String>,
    /// What somebody else wants to take back, in words.
    pub(crate) takes_back: Option<String>,
    /// Which step of how many is shown of a match that is looked at afterwards.
    pub(crate) step: Option<(usize, usize)>,
}

/// From this width on the log has a place of its own.
pub(crate) const LOG_FITS: u16 = 100;

impl Ui {
    /// Nothing is pointed at any more.
    pub(crate) fn point_at_nothing(&mut self) {
        self.path.clear();
        self.cursor = None;
    }

    /// Whether the log is open on a screen of this width.
    pub(crate) fn log_is_open(&self, width: u16) -> bool {
        self.log.unwrap_or(width >= LOG_FITS)
    }

    /// Whether there is room for the log beside the table.
    pub(crate) fn log_fits(width: u16) -> bool {
        width >= LOG_FITS
    }
}
