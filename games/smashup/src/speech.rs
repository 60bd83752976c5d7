//! What players can say to the rules, and what the rules say to players.

use crate::ids::{Faction, Id, Slot};
use crate::piles::Pile;
use engine::{Card, Seat};
use serde::{Deserialize, Serialize};

/// What a player can do. Bases are called by their place on the table, things in play by their number.
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
    /// Takes a faction in the draft, or names one.
    Faction {
        faction: Faction,
    },
    KeepHand,
    /// Shows a hand without minions and draws another.
    RedrawHand,
    /// Plays a card at a base, on a minion, or just so; from the hand unless it says otherwise. Where several
    /// allowances fit and none is narrower than the others, it says which one is used.
    Play {
        card: Card,
        #[serde(default, skip_serializing_if = "is_hand")]
        from: Pile,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        at: Option<Slot>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        on: Option<Id>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        with: Option<u8>,
    },
    /// Uses the talent of something in play.
    Use {
        id: Id,
    },
    UseBase {
        base: Slot,
    },
    /// Is done with playing cards.
    EndPlay,
    /// Says which base is scored next.
    ScoreBase {
        base: Slot,
    },
    /// Says which trigger comes next.
    Next {
        place: u8,
        card: Card,
    },
    /// Uses an optional ability that has come up.
    Trigger {
        place: u8,
        card: Card,
    },
    /// Uses a card of the hand while a base is scored.
    Special {
        card: Card,
    },
    Pass,
    Thing {
        id: Id,
    },
    Base {
        base: Slot,
    },
    Card {
        card: Card,
        owner: Seat,
        pile: Pile,
    },
    Player {
        seat: Seat,
    },
    Number {
        n: u8,
    },
    /// Goes one of several ways that a card offers.
    Way {
        way: u8,
        card: Card,
    },
    /// Has picked enough.
    Done,
    Accept,
    Decline,
}

fn is_hand(pile: &Pile) -> bool {
    *pile == Pile::Hand
}

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Refused {
    /// Something else is asked now.
    NotAsked,
    FactionTaken,
    NoSuchFaction,
    HandHasMinion,
    NotInHand,
    NotInDiscard,
    MinionsUsedUp,
    ActionsUsedUp,
    /// The allowances that are left do not let this card be played there.
    NotAllowed,
    /// It can only be played while a base is scored.
    OnlyWhenScoring,
    /// Only special cards can be played in this window.
    OnlySpecials,
    AsleepNow,
    NothingThere,
    NotYours,
    NoTalent,
    TalentUsed,
    NotThere,
    InvalidTarget,
    TooFew {
        least: u8,
    },
    MustPlay,
    NoSuchTrigger,
}

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Asked {
    Draft,
    KeepHand,
    Turn {
        minions: u8,
        actions: u8,
    },
    WhichBase,
    WhichNext,
    /// Abilities have come up that may be used.
    Triggers,
    MeFirst {
        at: Card,
    },
    AfterScoring {
        at: Card,
    },
    PickThings {
        card: Card,
        does: Purpose,
    },
    PickCards {
        card: Card,
        does: Purpose,
    },
    PickBase {
        card: Card,
        does: Purpose,
    },
    PickPlayer {
        card: Card,
    },
    PickFaction {
        card: Card,
    },
    PickNumber {
        card: Card,
    },
    PickWay {
        card: Card,
    },
    /// Another player's card makes an offer.
    Offer {
        card: Card,
        seat: Seat,
    },
    /// Something may or must be played at once.
    PlayNow,
    PlayNowFromDiscard,
    /// Where a card goes.
    PutWhere {
        card: Card,
    },
    /// A minion would be destroyed.
    Save {
        card: Card,
        by: Card,
    },
    Discard {
        n: u8,
    },
    OrderCards,
    OrderBases,
}

/// What becomes of what is picked, as far as a word says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Purpose {
    Destroy,
    /// To the hand of its owner.
    Return,
    /// Under the deck of its owner.
    Sink,
    Move,
    /// To the base of the card that asks.
    MoveHere,
    /// A base from which something moves, and one to which it does.
    From,
    To,
    Boost,
    /// A base that gives way to another, and the one that takes its place.
    Swap,
    /// Cards go to one's hand, a discard pile, the top of a deck, into a deck.
    Hand,
    Discard,
    Top,
    Shuffle,
    /// To the madness deck.
    Madness,
    /// Into play.
    Play,
    /// To the hand of another player.
    Give,
    /// Something that needs more than a word.
    Other,
}

/// What an action costs and surely brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(tag = "code", content = "figures"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Quoted {
    /// The usual minion or action of the turn is used.
    UsesMinion,
    UsesAction,
    /// An extra play is used.
    UsesExtra,
    /// Plays that are left lapse.
    Lapses {
        minions: u8,
        actions: u8,
    },
    /// The base will then have this much of what it needs.
    Total {
        power: u16,
        breakpoint: u16,
    },
}
