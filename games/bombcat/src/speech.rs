//! What players can say to the rules, and what the rules say to players.

use crate::ids::Spot;
use crate::lang::words::Op;
use engine::{Card, Seat};
use serde::{Deserialize, Serialize};

/// What a player can do. Actions, regions and heroes of modules are called by name, as cards are.
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
    Hero {
        hero: Card,
    },
    /// Uses an action, paying in the so-many-th way.
    Use {
        action: Card,
        #[serde(default)]
        way: u8,
    },
    /// Ends the turn, or what is left of its end.
    EndTurn,
    Pass,
    /// Puts a card into the basket, by its place in its region.
    Card {
        card: Card,
        from: Spot,
        place: u16,
    },
    /// A card that the player does not see.
    Unseen {
        from: Spot,
    },
    Player {
        seat: Seat,
    },
    Region {
        region: Spot,
    },
    /// Names a card.
    Name {
        card: Card,
    },
    Number {
        n: i16,
    },
    /// A place in a pile, counted from the top.
    Place {
        place: u16,
    },
    Way {
        way: Card,
    },
    /// Pays in the so-many-th way.
    Pay {
        way: u8,
    },
    /// Has picked enough.
    Done,
}

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Refused {
    /// Something else is asked now.
    NotAsked,
    NoSuchAction,
    /// The player does not have this action.
    NotYours {
        action: Card,
    },
    UsedUp {
        action: Card,
    },
    /// It does not answer what happens, or its condition does not hold.
    NotNow {
        action: Card,
    },
    CannotPay {
        action: Card,
    },
    /// There is nobody or nothing to choose.
    NoTarget {
        action: Card,
    },
    /// The card does not fit.
    DoesNotFit,
    InvalidChoice,
    NotEnough,
    MustChoose,
    TooManyActions {
        most: u8,
    },
}

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Asked {
    ChooseHero,
    Turn,
    /// What belongs to the end of the turn.
    EndOfTurn,
    /// An action is about to take effect, or has done so.
    Answer {
        by: crate::event::Actor,
        action: Card,
        /// Whom it would happen to.
        victim: Option<Seat>,
        done: bool,
        ok: u8,
    },
    /// It explodes.
    Explosion {
        seat: Seat,
        /// In the hand of whoever is asked.
        own: bool,
        ok: u8,
    },
    AnswerMove {
        by: crate::event::Actor,
        card: Option<Card>,
        from: Spot,
        to: Spot,
        done: bool,
        ok: u8,
    },
    AnswerTurn {
        seat: Seat,
        end: bool,
    },
    AnswerDeath {
        seat: Seat,
        done: bool,
    },
    /// Cards for an action that is being used: what becomes of them, where they are and where they would go.
    Fill {
        action: Card,
        part: u8,
        op: Op,
        from: Spot,
        to: Spot,
    },
    /// Players or regions for an action.
    Target {
        action: Card,
        part: u8,
    },
    /// Cards that an action moves.
    PickCards {
        action: Card,
        from: Spot,
        to: Spot,
        must: bool,
    },
    /// Cards that get or lose a tag.
    PickTagged {
        action: Card,
        tag: Card,
        from: Spot,
    },
    PickPlace {
        action: Card,
        region: Spot,
    },
    PickOrder {
        action: Card,
        region: Spot,
        left: u8,
    },
    PickCut {
        action: Card,
        region: Spot,
    },
    PickPlayer {
        action: Card,
    },
    PickRegion {
        action: Card,
    },
    PickName {
        action: Card,
    },
    PickNumber {
        action: Card,
    },
    PickWay {
        action: Card,
    },
    /// Something is demanded.
    Demand {
        action: Card,
        must: bool,
    },
}

/// What an action costs and surely brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Quoted {
    /// Cards of this kind are used up.
    Costs { n: u8 },
    /// It can be used so many times more this turn.
    LeftThisTurn { n: u16 },
    /// Somebody may answer it.
    CanBeAnswered,
    /// Nobody can.
    CannotBeAnswered,
}
