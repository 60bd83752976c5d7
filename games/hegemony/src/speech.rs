//! What players do, what they are asked, and what they are told about it.

use crate::point::{Phase, Point};
use crate::state::{Choice, Need, Purpose};
use engine::{Card, Seat};
use serde::{Deserialize, Serialize};

/// What a seat can do. A choice of several is made one pick at a time and ended by `done`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// A general to choose.
    General { general: Card },
    /// A card of one's own, or one that lies open.
    Card { card: Card },
    /// A skill to use.
    Skill { skill: Card },
    /// Somebody.
    Seat { seat: Seat },
    /// One of several options.
    Choose { choice: Choice },
    /// A card of somebody's hand, whichever.
    Blind,
    /// Put a card away and draw another.
    Recast { card: Card },
    /// What was picked is enough.
    Done,
    /// Nothing, or nothing more.
    Pass,
}

/// What is to be picked next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Wanted {
    Card,
    Player,
    /// A card, or a player without one.
    Either,
    Option,
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Asked {
    ChooseGenerals,
    ChooseDeputy,
    ShowGenerals,
    Play {
        slashes: u8,
    },
    /// On whom a card is used.
    Target {
        card: Card,
    },
    /// What a skill is used with.
    UseSkill {
        skill: Card,
        wanted: Wanted,
    },
    /// Which skills are used at this point; `about` is whom it is about, if that is somebody else.
    Skills {
        point: Point,
        about: Option<Seat>,
    },
    /// Skills that must be done; in which order?
    WhichFirst,
    /// `source` is who asks for the card, if that is somebody else.
    Respond {
        need: Need,
        to: Card,
        source: Option<Seat>,
    },
    RespondAgain {
        need: Need,
        to: Card,
        source: Option<Seat>,
    },
    /// `source` is who uses the card, if that is not its target.
    Nullify {
        card: Card,
        seat: Seat,
        source: Option<Seat>,
    },
    NullifyNullify {
        card: Card,
        source: Seat,
    },
    NullifyHow {
        card: Card,
    },
    Rescue {
        seat: Seat,
        own: bool,
        need: u8,
    },
    MustSlash {
        to: Card,
    },
    PickCards {
        to: Card,
        does: Purpose,
        n: u8,
    },
    PickCardOf {
        to: Card,
        does: Purpose,
        seat: Seat,
    },
    PickOffered {
        to: Card,
        does: Purpose,
    },
    PickSeats {
        to: Card,
        does: Purpose,
    },
    Choose {
        to: Card,
    },
    Reward,
    /// Show a general to stand in a formation?
    JoinFormation {
        to: Card,
    },
    DiscardDown {
        n: u8,
    },
    Compare,
    Arrange {
        to: Card,
    },
}

/// What an action costs or brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Quoted {
    /// A hidden general is turned up for it.
    Shows {
        general: Card,
    },
    /// So much health is left.
    Health {
        hp: i8,
        max: i8,
    },
    /// How far away somebody is.
    Distance {
        n: i8,
    },
    Draws {
        n: u8,
    },
}

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Refused {
    NotYours {
        card: Card,
    },
    SlashLimit {
        most: u8,
    },
    NotWounded,
    WineOnce,
    OnlyAsAnswer {
        card: Card,
    },
    NoTarget {
        card: Card,
    },
    /// Out of reach.
    TooFar {
        seat: Seat,
        distance: i8,
        reach: i8,
    },
    NoSuchTarget {
        seat: Seat,
    },
    NoSuchSkill {
        skill: Card,
    },
    SkillSpent {
        skill: Card,
    },
    SkillNotNow {
        skill: Card,
    },
    NotFitting {
        card: Card,
    },
    NotOffered,
    MustAnswer,
    PickMore {
        n: u8,
    },
    NotInPhase {
        phase: Phase,
    },
}
