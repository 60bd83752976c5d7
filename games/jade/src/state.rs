//! The position: plain data.

use engine::{Card, List, NoStack, Seat};
use serde::{Deserialize, Serialize};

/// Places on the common table.
pub const SLOTS: usize = 8;
/// The most sets in each area of a player.
pub const AREA: usize = 5;
/// The most sets there can ever be: three full areas for each of five players.
pub const MAX_SETS: u8 = 75;
/// Room for decks, with some to spare for decks of one's own.
pub const MAX_SNACKS: usize = 120;
pub const MAX_PLATES: usize = 72;
pub const MAX_REWARDS: usize = 32;
/// After so many rounds in which everybody only ended turns the game ends.
pub const IDLE_ROUNDS: u16 = 5;

/// A plate, perhaps with a snack on it. Its number stays the same wherever it goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(C = Card)))]
#[serde(deny_unknown_fields)]
pub struct Set<C = Card> {
    pub id: u8,
    pub plate: C,
    pub snack: Option<C>,
}

/// A place on the common table; a snack lies on a plate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(C = Card)))]
#[serde(deny_unknown_fields)]
pub struct Slot<C = Card> {
    pub plate: Option<C>,
    pub snack: Option<C>,
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    pub waiting: List<Set, AREA>,
    pub personal: List<Set, AREA>,
    pub offering: List<Set, AREA>,
    /// The free snack of the chalice has not been taken yet.
    pub bonus: bool,
}

/// Why a game ended.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Reason {
    /// Enough has been offered.
    LimitReached,
    /// Nobody can, or nobody wants to, go on.
    Stalemate,
}

/// The position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Whether seat 0 has started the game.
    pub started: bool,
    /// How many play: the seats from 0 on.
    pub players: u8,
    pub current: Seat,
    /// Action points the current player has left.
    pub points: u8,
    /// Whether the current player has done anything but end the turn.
    pub acted: bool,
    pub turn: u16,
    /// Turns in a row in which nobody did anything.
    pub idle: u16,
    /// Whether the chalice has been granted.
    pub chalice: bool,
    /// The number of the next set.
    pub next_set: u8,
    pub over: Option<Reason>,
    pub table: [Slot; SLOTS],
    /// One for each seat, also for those who do not play.
    pub areas: List<Area, 5>,
    /// The decks; the first card is on top.
    pub snacks: List<Card, MAX_SNACKS>,
    pub plates: List<Card, MAX_PLATES>,
    pub rewards: List<Card, MAX_REWARDS>,
    #[serde(skip)]
    pub(crate) stack: NoStack,
}
