//! What players can say to the rules, and what the rules say to players.

use crate::data::Pairing;
use engine::Seat;
use serde::{Deserialize, Serialize};

/// What a player can do. Sets are named by their number, slots by their place from 0.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum Action {
    /// Begin, with everybody at the table.
    Start,
    /// Begin with the first so many seats.
    StartWith {
        players: u8,
    },
    /// Take a snack from the table and lay it on a bare plate of one's own.
    TakeSnack {
        slot: u8,
        set: u8,
    },
    /// Take a bare plate from the table.
    TakePlate {
        slot: u8,
    },
    /// With the chalice's gift: take the snack off any waiting set and lay it on a bare plate of one's own.
    ClaimSnack {
        from: u8,
        set: u8,
    },
    /// Move a complete set to the personal area.
    Taste {
        set: u8,
    },
    /// Move a complete set whose temperatures match to the offering area.
    Offer {
        set: u8,
    },
    EndTurn,
}

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Refused {
    NotStarted,
    AlreadyStarted,
    TrimNotAllowed,
    PlayerCount { min: u8, max: u8 },
    NoSuchSlot { slots: u8 },
    NoSnackThere,
    NoPlateThere,
    SnackComesFirst,
    NoSuchSet,
    NotYourSet,
    SetHasSnack,
    SetHasNoSnack,
    NoPoints,
    NoBonus,
    WaitingFull { most: u8 },
    PersonalFull { most: u8 },
    OfferingFull { most: u8 },
    TempsDiffer,
}

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Asked {
    /// Seat 0 begins the game.
    Begin,
    /// The current player acts.
    Turn { points: u8 },
    /// The same, with a free snack to be had.
    TurnWithBonus { points: u8 },
}

/// What an action costs and surely brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Quoted {
    Cost {
        points: u8,
    },
    /// The chalice's gift pays for it.
    Free,
    /// What the set is worth.
    Pairing {
        #[serde(flatten)]
        pairing: Pairing,
        score: u8,
    },
    /// A plate of this level comes back.
    Reward {
        level: u8,
    },
    /// Two dice below the target win the chalice.
    Judgement {
        over: u8,
        offered: u8,
        pairing: u8,
        target: u8,
        ways: u8,
        of: u8,
    },
    /// The chance, in whole per cent, for a quick look.
    Chance {
        percent: u8,
    },
    /// The snack is another's.
    TakenFrom {
        seat: Seat,
    },
    /// Points that are lost by ending the turn now.
    Unused {
        points: u8,
    },
    /// The game ends with this.
    EndsGame,
}
