//! What goes over plain HTTP: people, lobby, replays.

use crate::{NewRoom, Person, RoomId, RoomSummary};
use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// Who one is, with the token that proves it in the first message on the socket.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Session {
    pub token: String,
    pub me: Me,
}

/// Who one is.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    pub person: Person,
    /// The name of the account, for those who have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub account: Option<String>,
}

/// A new name for oneself.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    pub name: String,
}

/// An account to make or to come in with.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    pub name: String,
    pub password: String,
}

/// Which open rooms one wants to see.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Lobby {
    /// Only of this game.
    #[ts(optional)]
    pub game: Option<String>,
    /// Only rooms in which one can sit down.
    pub open: bool,
    /// Only rooms that one may watch.
    pub watch: bool,
}

/// Rooms, those that changed last first.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RoomList {
    pub rooms: Vec<RoomSummary>,
}

/// A room that was opened.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Opened {
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub room: RoomId,
    /// What to send to those who are to come.
    pub link: String,
    /// Whether only this computer can open the link.
    pub only_here: bool,
}

/// A game with a bot, at once.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayBot {
    pub game: String,
    /// Left out: normal.
    #[serde(default)]
    #[ts(optional)]
    pub level: Option<String>,
    /// Left out: the fewest that the game takes.
    #[serde(default)]
    #[ts(optional)]
    pub seats: Option<u8>,
    #[serde(default)]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub options: Value,
}

/// A module that the server keeps.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Kept {
    /// Options name the module by it.
    pub hash: String,
    /// What its author should know of it.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub report: Value,
}

/// In which language the board is told, and through whose eyes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct BoardAs {
    /// A tag such as `zh-CN`; left out: English.
    #[ts(optional)]
    pub lang: Option<String>,
    /// Through those of this seat, for spectators who see every hand.
    #[ts(optional, type = "number")]
    #[schema(value_type = Option<u8>)]
    #[param(value_type = Option<u8>)]
    pub through: Option<Seat>,
}

/// What is on the table, in sentences.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Board {
    /// How the game stands.
    pub summary: String,
    pub pages: Vec<BoardPage>,
    /// What you are asked; left out if you are not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<String>,
    /// What you can do, in the order of the `choices` of the document; empty if you are not asked.
    pub choices: Vec<String>,
}

/// One thing on the table, or a few that belong together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardPage {
    pub title: String,
    pub lines: Vec<String>,
}

/// Through whose eyes a replay is told. While the match is on, only through one's own and with what everybody knows.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema, IntoParams,
)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ReplayAs {
    /// This seat; left out: what everybody knows.
    #[ts(optional, type = "number")]
    #[schema(value_type = Option<u8>)]
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// A whole match through one pair of eyes, to be shown step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Film {
    /// What was to be seen before the first step.
    #[ts(as = "crate::message::Sight")]
    #[schema(value_type = Object)]
    pub sight: Value,
    /// What was told before the first step, numbered from 0 like all that follows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<crate::message::Event>>")]
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Value>,
    /// In their order, so that the first is step 1 of `Continue`.
    pub steps: Vec<FilmStep>,
}

/// What a seat did, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FilmStep {
    #[ts(type = "number")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub did: Did,
    /// Whether it was taken back later.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub undone: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<crate::message::Event>>")]
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Value>,
    /// How the sight changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Object)]
    pub delta: Option<Value>,
}

/// What kind of thing a seat did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Did {
    Play,
    /// It took back its last play and all that followed.
    Undo,
    Concede,
}

/// Goes on from somewhere in a finished match, with bots.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Continue {
    /// After how many steps of the replay.
    pub step: usize,
    /// The seat one takes.
    #[ts(type = "number")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The bots in the other seats. Left out: normal.
    #[serde(default)]
    #[ts(optional)]
    pub level: Option<String>,
}

/// How the server is.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Health {
    pub ok: bool,
    pub version: String,
    /// The version of the protocol.
    pub protocol: u32,
    /// Whether only the computer it runs on can reach it.
    pub only_here: bool,
}

impl PlayBot {
    /// The room that is opened for it, at a game that takes at least so many.
    pub fn room(self, fewest: u8) -> NewRoom {
        let level = self.level.unwrap_or_else(|| "normal".into());
        let bots = usize::from(self.seats.unwrap_or(fewest)).saturating_sub(1);
        let mut seats = vec![crate::SeatWish::Me];
        seats.extend(std::iter::repeat_n(crate::SeatWish::Bot(level), bots));
        NewRoom {
            game: self.game,
            options: self.options,
            seats,
            listed: false,
            password: None,
            spectators: crate::Spectators::Public,
            clock: crate::Clock::None,
            windows: None,
        }
    }
}
