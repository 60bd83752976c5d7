//! Everything that is said at the table: what seats do, are asked and are refused, and what happens.

use super::state::Reason;
use engine::{Card, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Plays a card from the hand, at a seat if it is aimed.
    Play {
        card: Card,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Seat>,
    },
    /// Hangs a card face down as a charm.
    Hang(Card),
    EndTurn,
    /// Answers what happens with a card.
    Answer(Card),
    Bid(u8),
    /// Lights the charm it is asked about.
    Light,
    /// Says which stall rings next.
    Next(Card),
    /// Adds a card to a choice of several; the cards come in ascending order.
    Pick(Card),
    /// Completes a choice of several.
    Done,
    Pass,
}

/// A card as somebody sees it; in JSON the card or `"back"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    Back,
    #[serde(untagged)]
    Front(Card),
}

impl Face {
    /// The same card as those see it who may not know it, unless this viewer does.
    pub fn shown_if(self, knows: bool) -> Self {
        if knows { self } else { Face::Back }
    }
}

/// What has happened. One event moves one card, and says who may know which.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    TurnBegan {
        seat: Seat,
        turn: u8,
    },
    /// From the top of the pile into a hand; some may have peeked at it there.
    CardDrawn {
        seat: Seat,
        card: Face,
        seen_by: SeatSet,
    },
    /// Pile and discards together, in their new order.
    PileShuffled {
        cards: Vec<Face>,
    },
    /// From a hand onto the table.
    CardPlayed {
        seat: Seat,
        card: Card,
        at: Option<Seat>,
        on: Option<Card>,
    },
    /// All have answered and nobody could stop it.
    CardHeld {
        card: Card,
    },
    CardScreened {
        card: Card,
    },
    /// From the table to the discards.
    CardDone {
        card: Card,
    },
    /// From the table to the stalls of a seat.
    StallBuilt {
        seat: Seat,
        card: Card,
    },
    StallRang {
        seat: Seat,
        card: Card,
    },
    /// From a hand, a stall or a charm to the discards.
    CardDiscarded {
        seat: Seat,
        card: Card,
    },
    /// From the hand to the charm.
    CharmHung {
        seat: Seat,
        card: Face,
    },
    /// The charm answers to what happens; its owner is asked.
    CharmStirred {
        seat: Seat,
    },
    /// What happens does not stir the charm.
    CharmStill {
        seat: Seat,
    },
    /// From the charm to the discards.
    CharmLit {
        seat: Seat,
        card: Card,
    },
    CardStolen {
        seat: Seat,
        from: Seat,
        card: Face,
    },
    Peeked {
        seat: Seat,
        cards: Vec<Face>,
    },
    /// From the top of the pile onto the table.
    LotShown {
        card: Card,
    },
    BidMade {
        seat: Seat,
        coins: u8,
    },
    /// From the table into a hand.
    LotSold {
        seat: Seat,
        card: Card,
    },
    FairOpened {
        room: u8,
    },
    /// From a hand to the discards, for a coin.
    CardOffered {
        seat: Seat,
        card: Card,
    },
    FairClosed,
    /// A sealed answer that came too late stays in the hand; only its owner hears of it.
    AnswerReturned {
        seat: Seat,
        card: Card,
    },
    CoinGained {
        seat: Seat,
    },
    CoinTaken {
        seat: Seat,
        from: Seat,
    },
    CoinsPaid {
        seat: Seat,
        coins: u8,
    },
    FlameLost {
        seat: Seat,
    },
    FlameLit {
        seat: Seat,
    },
    /// The last flame of a seat is out, and others may help.
    Flickered {
        seat: Seat,
    },
    /// The seat has left the game.
    WentDark {
        seat: Seat,
    },
    /// A limit was reached, and what was going on is broken off.
    BrokenOff {
        what: Cut,
    },
    GameEnded {
        reason: Reason,
    },
}

/// What a limit cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cut {
    /// Magpies that took a coin from each other for ever.
    Squabble,
    /// Everything but the turn itself.
    Everything,
}

/// Why something cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    NotNow,
    NotInHand,
    NotThisCard,
    NoSuchAim,
    NothingToDo,
    NoPlaysLeft { most: u8 },
    NotEnoughCoins { need: u8, have: u8 },
    BidTooLow { least: u8 },
    CharmHangsAlready,
    OutOfOrder,
    TooMany { most: u8 },
    TooFew { least: u8 },
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    YourTurn { plays_left: u8 },
    Screen { card: Card, by: Seat },
    Rescue { seat: Seat },
    Bid { lot: Card, least: u8 },
    Offer { room: u8 },
    Tidy { keep: u8 },
    Light { charm: Card },
    WhichNext,
}

/// A part of a quote.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    Pays { coins: u8 },
}
