//! The position: who has what, what lies where, and what is being resolved.

use super::data::MOST_CARDS;
use super::memory::Memory;
use engine::{Card, List, Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};

pub const MOST_SEATS: usize = 5;
pub const FLAMES: u8 = 3;
pub const HAND_LIMIT: usize = 4;
/// How many cards all seats together may play in one turn, answers not counted.
pub const PLAYS: u8 = 4;
/// How many cards a fair takes.
pub const FAIR_ROOM: u8 = 3;
pub const COINS_EACH: u8 = 3;
/// All coins there are, in purses and in the bank.
pub const COINS: u8 = 30;

pub type Cards = List<Card, MOST_CARDS>;
/// What is being resolved: at most sixteen levels, with room for the answers of all seats.
pub type Unfinished = Stack<Frame, Slip, 16, 48>;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub seats: List<Keeper, MOST_SEATS>,
    /// The top card comes first.
    pub pile: Cards,
    /// Who has peeked at the cards on top of the pile, top first; nobody at those below.
    pub peeks: List<SeatSet, MOST_CARDS>,
    pub discard: Cards,
    /// Cards that are being resolved.
    pub table: List<Spread, MOST_CARDS>,
    pub bank: u8,
    pub turn: u8,
    pub current: Seat,
    /// Cards played this turn.
    pub plays: u8,
    /// The magpies have squabbled this turn and sit still until the next.
    pub sulking: bool,
    pub auction: Option<Auction>,
    /// How many more cards the open fair takes.
    pub fair: Option<u8>,
    pub memory: Memory,
    pub ended: Option<Reason>,
    pub stack: Unfinished,
}

/// One seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keeper {
    pub flames: u8,
    pub coins: u8,
    /// In no order that means anything.
    pub hand: Cards,
    pub charm: Option<Card>,
    /// What all know about the charm: that it answers to a lost flame, that it does not, or nothing.
    pub tell: Option<bool>,
    pub stalls: Cards,
    /// It has left the game.
    pub dark: bool,
}

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Spread {
    pub card: Card,
    pub screened: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Auction {
    pub lot: Card,
    pub bid: u8,
    pub leader: Option<Seat>,
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// All others went dark.
    LastLight,
    /// The last turn is over.
    Dawn,
}

/// Something that is being resolved. Everything in it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    Turn(Phase),
    /// A card in use, at a seat or on another card.
    Use {
        card: Card,
        by: Seat,
        at: Option<Seat>,
        on: Option<Card>,
        stage: Stage,
    },
    /// A flame that is about to go out, through somebody.
    Lose {
        seat: Seat,
        by: Seat,
        stage: Loss,
    },
    /// The last flame is out.
    Dying {
        seat: Seat,
        asked: bool,
    },
    /// A coin on its way from the bank or from another seat.
    Gain {
        seat: Seat,
        from: Option<Seat>,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Draw,
    Main,
    /// What the current player does is being done.
    Acting,
    Tidy,
    /// What the current player discards is being discarded.
    Dusk,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Played,
    Asked,
    Held,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    Coming,
    Struck,
    Ringing,
    Over,
}

/// Something a seat lays down while it is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slip {
    /// An answer, or one of several picks.
    Card(Card),
    /// A card that is played, in one's turn or in the crowd of an auction.
    Play {
        card: Card,
        at: Option<Seat>,
    },
    /// A card that is hung as a charm.
    Hang(Card),
    Bid(u8),
    #[default]
    Light,
    /// A stall that rings.
    Stall(Card),
}

impl State {
    pub fn seat(&self, seat: Seat) -> &Keeper {
        &self.seats[seat.index()]
    }

    pub fn seat_mut(&mut self, seat: Seat) -> &mut Keeper {
        &mut self.seats[seat.index()]
    }

    /// The seats still in the game.
    pub fn lit(&self) -> SeatSet {
        Seat::all(self.seats.len() as u8).filter(|&seat| !self.seat(seat).dark).collect()
    }

    /// Whose word counts in this turn: the current player, or whoever comes after one who went dark.
    pub fn leader(&self) -> Seat {
        self.lit().first_from(self.current).unwrap_or(self.current)
    }

    pub fn is_screened(&self, card: Card) -> bool {
        self.table.iter().any(|spread| spread.card == card && spread.screened)
    }
}
