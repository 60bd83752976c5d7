//! What happens, as a history. Everything in this game happens in the open.

use crate::state::Reason;
use engine::{Card, Seat};
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    Started {
        players: u8,
    },
    /// Everybody begins with a bare plate.
    PlateDealt {
        seat: Seat,
        plate: Card,
    },
    /// An empty place of the table gets a plate, and a snack if there is one.
    SlotFilled {
        slot: u8,
        plate: Card,
        snack: Option<Card>,
    },
    TurnBegan {
        seat: Seat,
        points: u8,
    },
    SnackTaken {
        seat: Seat,
        slot: u8,
        set: u8,
        snack: Card,
        plate: Card,
        free: bool,
    },
    PlateTaken {
        seat: Seat,
        slot: u8,
        set: u8,
        plate: Card,
    },
    /// The chalice's gift, from somebody's waiting area.
    SnackClaimed {
        seat: Seat,
        owner: Seat,
        from: u8,
        set: u8,
        snack: Card,
        plate: Card,
    },
    SetTasted {
        seat: Seat,
        set: u8,
        plate: Card,
        snack: Card,
        score: u8,
    },
    SetOffered {
        seat: Seat,
        set: u8,
        plate: Card,
        snack: Card,
        score: u8,
    },
    /// The dice are thrown for the chalice: below the target wins it.
    /// The target is what was offered beyond the threshold, what this player has offered, and the pairing, together.
    Judged {
        seat: Seat,
        dice: [u8; 2],
        over: u8,
        offered: u8,
        pairing: u8,
        target: u8,
        won: bool,
    },
    ChaliceGranted {
        seat: Seat,
        plate: Card,
    },
    PlateRewarded {
        seat: Seat,
        plate: Card,
    },
    TurnEnded {
        seat: Seat,
    },
    GameEnded {
        reason: Reason,
    },
}
