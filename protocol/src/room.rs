//! A room as it is shown, and what one wishes for when opening it.

use crate::{PersonId, RoomId};
use engine::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// Somebody, as the others see him.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Person {
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub id: PersonId,
    pub name: String,
}

/// What a new room is to be.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRoom {
    pub game: String,
    /// The options of the game, by the schema that the catalog gives; left out: as usual.
    #[serde(default)]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub options: Value,
    /// Who is to sit where, in seat order.
    pub seats: Vec<SeatWish>,
    /// Whether strangers find it in the lobby; else only who has the link.
    #[serde(default)]
    pub listed: bool,
    /// What one must say to sit down or to watch.
    #[serde(default)]
    pub password: Option<String>,
    #[serde(default)]
    pub spectators: Spectators,
    #[serde(default)]
    pub clock: Clock,
    /// Left out: `instant` where one person plays with bots, `natural` else.
    #[serde(default)]
    pub windows: Option<Windows>,
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    /// Whoever opens the room.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// The most moves that spectators who see every hand can be behind.
pub const MOST_DELAY: u16 = 200;

/// Who may watch, and what he sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Spectators {
    None,
    /// What everybody at the table knows.
    #[default]
    Public,
    /// Every hand, so many moves late.
    Hands {
        delay: u16,
    },
}

/// How long people may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    #[default]
    None,
    /// So many seconds for the whole game, and so many more for each decision.
    Bank { seconds: u32, increment: u32 },
    /// So many seconds for each decision.
    Decision { seconds: u32 },
    /// So many days for each decision.
    Days { days: u32 },
}

/// When a window closes in which seats may answer (see docs/protocol.md, "Windows").
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Windows {
    /// Always after exactly so many seconds: its length says nothing.
    Strict { seconds: u32 },
    /// When all have answered, but not before a moment drawn by lot.
    Natural,
    /// At once when all have answered, and an only possible answer is given by itself: this reveals information.
    Instant,
}

/// How far a room has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Waiting,
    /// All is ready; those at the table promise their parts of the luck.
    Sealing,
    /// They open them.
    Opening,
    Playing,
    Over,
    /// Nobody will play here any more.
    Closed,
}

impl Phase {
    /// Its name on the wire and in the store.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Waiting => "waiting",
            Phase::Sealing => "sealing",
            Phase::Opening => "opening",
            Phase::Playing => "playing",
            Phase::Over => "over",
            Phase::Closed => "closed",
        }
    }
}

/// A room as everybody in it sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Room {
    pub game: String,
    #[ts(type = "unknown")]
    pub options: Value,
    pub phase: Phase,
    #[ts(type = "string")]
    pub host: PersonId,
    pub seats: Vec<SeatInfo>,
    pub listed: bool,
    /// Whether one must say a password.
    pub locked: bool,
    pub spectators: Spectators,
    pub clock: Clock,
    pub windows: Windows,
    /// When the time of those who are asked is up, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub deadline: Option<u64>,
    /// Who wants to take something back, and who has agreed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<UndoRequest>,
    pub seal: Seal,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(
        optional,
        type = "{ reason: string, standings: { place: number, score: number, parts?: [string, number][] }[] }"
    )]
    pub outcome: Option<Outcome>,
    /// Where those who play again meet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub rematch: Option<RoomId>,
    /// How many watch.
    pub watching: u32,
    /// Whether only the computer that the server runs on can come here.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub only_here: bool,
    /// Whether it is a first game that begins in the middle, for somebody who learns.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub lesson: bool,
}

/// One seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    pub holder: Holder,
    /// Ready to begin.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub ready: bool,
    /// Whether the person is connected.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub here: bool,
    /// Whether a bot plays for the person until he is back.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub stand_in: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub conceded: bool,
    /// What is left in the bank, in milliseconds, when the seat was last asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub bank: Option<u64>,
    /// How often the seat can still ask for more time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub more_time: Option<u8>,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    Open,
    Person(Person),
    /// A bot, by its level.
    Bot(String),
}

/// Somebody asks the others to agree that something is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct UndoRequest {
    #[ts(type = "number")]
    pub seat: Seat,
    #[ts(type = "number[]")]
    pub agreed: SeatSet,
}

/// How the luck of the match is put together, so that nobody can choose it (docs/protocol.md, "Luck").
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Seal {
    /// The server's promise: SHA-256 of its secret, the room and the rules. In hex, like all here.
    pub promise: String,
    /// What each seat has brought, in seat order.
    pub parts: Vec<SealPart>,
    /// The secret itself, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// What one seat brings to the luck of the match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct SealPart {
    /// The seat's promise: SHA-256 of its value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub promise: Option<String>,
    /// Its value, opened after all had promised; none counts as zeros.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub value: Option<String>,
}

/// What the server answers for a seat by itself. Private, and never more than the seat could answer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Orders {
    /// Pass in every window until the turn ends.
    #[serde(skip_serializing_if = "is_false")]
    pub pass_turn: bool,
    /// Pass in windows that these cards brought up, while this turn lasts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pass_cards: Vec<String>,
    /// Do not ask about my own cards.
    #[serde(skip_serializing_if = "is_false")]
    pub not_my_own: bool,
    /// Ask only when I am the target.
    #[serde(skip_serializing_if = "is_false")]
    pub only_as_target: bool,
    /// Ask me everything, also where only one answer is possible; goes before all others.
    #[serde(skip_serializing_if = "is_false")]
    pub hold: bool,
}

/// A room in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct RoomSummary {
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub room: RoomId,
    pub game: String,
    pub phase: Phase,
    pub seats: Vec<Holder>,
    pub listed: bool,
    pub locked: bool,
    pub spectators: Spectators,
    pub clock: Clock,
    /// Whom the game waits for, by what everybody may know.
    #[ts(type = "number[]")]
    #[schema(value_type = Vec<u8>)]
    pub asked: SeatSet,
    /// In milliseconds since 1970.
    #[ts(type = "number")]
    pub changed_at: u64,
}
