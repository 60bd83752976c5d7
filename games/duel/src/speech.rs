//! What players can say to the rules, and what the rules say to players.

use crate::data::{Color, Resource, Symbol};
use crate::state::Reason;
use engine::{Card, Seat};
use serde::{Deserialize, Serialize};

/// What a player can do.
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
    /// Take a wonder of those laid out.
    Draft { wonder: Card },
    /// Build an open card.
    Build { card: Card },
    /// Discard an open card for coins.
    Discard { card: Card },
    /// Build a wonder, with an open card under it.
    BuildWonder { wonder: Card, card: Card },
    /// Take a token, from the board or of those drawn.
    TakeToken { token: Card },
    /// Destroy a card of the rival.
    Destroy { card: Card },
    /// Build a card of the discard pile.
    Revive { card: Card },
    /// Say who begins the next age.
    LetBegin { seat: Seat },
}

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Refused {
    /// Something else is asked now.
    NotNow,
    /// The wonder is not among those laid out.
    NotOffered,
    /// The card does not lie face up in the structure.
    NotInStructure,
    /// Other cards lie on it.
    Covered,
    NotEnoughCoins {
        need: u16,
        have: u16,
    },
    /// The wonder is not one of those the player may still build.
    NotYourWonder,
    AlreadyBuilt,
    NoSuchToken,
    /// The card is not one that can be destroyed now.
    NotDestroyable {
        color: Color,
    },
    NotDiscarded,
    NoSuchSeat,
}

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Asked {
    Draft,
    Turn { age: u8 },
    Token,
    Drawn,
    Destroy { color: Color },
    Discarded,
    Starter { age: u8 },
}

/// What an action costs and surely brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Quoted {
    /// All coins together.
    Price {
        coins: u16,
    },
    /// Coins of the price itself.
    Printed {
        coins: u16,
    },
    /// Units from the own production.
    Produced {
        resource: Resource,
        units: u8,
    },
    /// A unit from a production of choice.
    Chosen {
        resource: Resource,
        card: Card,
    },
    /// Units saved by a token.
    Saved {
        resource: Resource,
        units: u8,
    },
    /// Units from the bank.
    Traded {
        resource: Resource,
        units: u8,
        each: u8,
        coins: u16,
    },
    /// The rival gets what is paid in trade.
    PaidToRival {
        coins: u16,
    },
    /// Free, because this card is there.
    Chain {
        card: Card,
    },
    Coins {
        coins: u16,
    },
    Points {
        points: u8,
    },
    RivalLoses {
        coins: u16,
    },
    /// Where the pawn will stand: so many steps from the rival's capital.
    Shields {
        shields: u8,
        left: u8,
    },
    Symbol {
        symbol: Symbol,
    },
    /// A token may be taken.
    Token,
    /// Another turn.
    ExtraTurn,
    /// This many cards will be turned up.
    Reveals {
        cards: u8,
    },
    /// The last card of an age.
    EndsAge {
        age: u8,
    },
    Wins {
        reason: Reason,
    },
}
