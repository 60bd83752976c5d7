//! The position: plain data.

mod ask;
mod frame;
mod mark;
mod player;
mod underway;

pub use ask::{Ask, Choice, Filter, Need, Purpose, Slip, What, Why, Zones};
pub use frame::{Frame, HegemonyStack, Running};
pub use mark::{MARKS, Mark};
pub use player::{Delayed, Player};
pub use underway::{Damage, Judgement, Nature, Notice, Peril, Target, Use};

use crate::by_card::{Holders, Known};
use crate::ids::*;
use crate::point::Phase;
use crate::skill::Skill;
use engine::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub const SEATS: usize = 12;
/// Whoever may sit or stand at a table: what they have seen is open.
pub const OPEN: SeatSet = SeatSet::all(SEATS as u8);
/// Stands for the pile among those who may hold a card.
pub const PILE: Seat = Seat::new(15);
/// The most cards in the deck.
pub const CARDS: usize = 110;
/// The most cards in use at once, one within the other.
pub const USES: usize = 16;
pub const DAMAGES: usize = 12;
pub const JUDGEMENTS: usize = 6;
pub const NOTICES: usize = 24;

/// After so many turns the game is drawn.
pub const MOST_TURNS: u16 = 400;

/// After the discard pile has been shuffled so often the game is drawn.
pub const MOST_RESHUFFLES: u16 = 200;

/// The position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub players: [Player; SEATS],
    /// Whose turn it is.
    pub current: Seat,
    pub turn: u16,
    pub phase: Option<Phase>,
    /// The last one is on top.
    pub pile: List<CardNo, CARDS>,
    pub discard: List<CardNo, CARDS>,
    /// Cards being used, judged or shown.
    pub table: CardSet,
    /// Cards laid out for all to choose from.
    pub offered: CardSet,
    /// Which seats know which card this is, beside those who see where it lies.
    pub seen: Known,
    /// Who may hold which card, as far as all can tell; the pile is one of them.
    pub holders: Holders,
    pub reshuffles: u16,
    pub uses: List<Use, USES>,
    pub damages: List<Damage, DAMAGES>,
    pub judgements: List<Judgement, JUDGEMENTS>,
    pub dying: List<Peril, 8>,
    pub notices: List<Notice, NOTICES>,
    /// How many cards the draw phase brings.
    pub drawing: i8,
    /// Phases of this turn that are left out, as bits.
    pub skipped: u8,
    /// Who has an extra turn coming.
    pub extra: List<Seat, 4>,
    /// The current player's turn ends at once.
    pub cut_short: bool,
    /// Who comes after the extra turns.
    pub back_to: Option<Seat>,
    /// Cards discarded from the hand in this Discard phase.
    pub dropped: CardSet,
    /// All cards that anybody discarded in it.
    pub shed: CardSet,
    /// Tricks that were judged in this Judge phase: what comes back waits for the next.
    #[serde(default)]
    pub judged: CardSet,
    /// Nobody has drawn in a Draw phase yet.
    pub first_draw: bool,
    /// Somebody has been shown.
    pub pioneered: bool,
    /// Kingdoms whose lord has died, as bits.
    #[serde(default)]
    pub fallen: u8,
    /// What hidden players have done for or against each kingdom, as all could see.
    pub deeds: [[i8; 4]; 16],
    /// The skill and the kind of card that were used last, for all to see.
    pub last_skill: Option<Skill>,
    pub last_kind: Option<Kind>,
    /// The open cards that somebody has picked last.
    pub last_picked: CardSet,
    pub over: Option<Ending>,
    pub stack: HegemonyStack,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    Won {
        winners: SeatSet,
        kingdom: Kingdom,
    },
    /// Nobody is left, or the cards ran out, or it took too long.
    Drawn {
        why: Drawn,
    },
}

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
pub enum Drawn {
    TurnLimit,
    NoCards,
    NobodyLeft,
}

impl State {
    #[inline(always)]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % SEATS]
    }

    #[inline(always)]
    pub fn use_at(&self, at: u8) -> Option<&Use> {
        self.uses.get(usize::from(at))
    }

    #[inline(always)]
    pub fn damage_at(&self, at: u8) -> Option<&Damage> {
        self.damages.get(usize::from(at))
    }

    #[inline]
    pub fn alive(&self) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for at in 0..SEATS {
            if self.players[at].alive {
                seats = seats.with(Seat::new(at as u8));
            }
        }
        seats
    }
}
