//! What happens, as a history. Nothing is told to one player alone: what is hidden is hidden from both.

use crate::face::Ask;
use crate::sets::Places;
use crate::state::{PLACES, Reason};
use engine::{Card, Seat};
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::VariantNames)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    /// Four wonders are laid out, to be drafted.
    WondersShown {
        wonders: [Card; 4],
    },
    WonderDrafted {
        seat: Seat,
        wonder: Card,
    },
    /// Whose choice of a wonder is next.
    DraftPassed {
        seat: Seat,
    },
    /// The structure of an age is laid out: the cards that lie face up, and where the backs of guilds are seen.
    AgeBegan {
        age: u8,
        cards: [Option<Card>; PLACES],
        guilds: Places,
    },
    TurnBegan {
        seat: Seat,
    },
    /// A card of the structure is built, for so many coins, so many of them in trade, or free by its chain.
    CardBuilt {
        seat: Seat,
        card: Card,
        place: u8,
        coins: u16,
        trade: u16,
        chain: bool,
    },
    CardDiscarded {
        seat: Seat,
        card: Card,
        place: u8,
        coins: u16,
    },
    /// A wonder is built with a card of the structure under it.
    WonderBuilt {
        seat: Seat,
        wonder: Card,
        card: Card,
        place: u8,
        coins: u16,
        trade: u16,
    },
    /// A card of the discard pile is built.
    CardRevived {
        seat: Seat,
        card: Card,
    },
    /// A card of this seat's city is destroyed.
    CardDestroyed {
        seat: Seat,
        card: Card,
    },
    /// Enough wonders stand; this one can no longer be built.
    WonderReturned {
        seat: Seat,
        wonder: Card,
    },
    CoinsGained {
        seat: Seat,
        coins: u16,
    },
    CoinsLost {
        seat: Seat,
        coins: u16,
    },
    /// The rival's trade pays this seat.
    TradeEarned {
        seat: Seat,
        coins: u16,
    },
    /// The seat's shields push the pawn; `to` is where it stands now.
    PawnMoved {
        seat: Seat,
        shields: u8,
        to: i8,
    },
    /// The pawn comes near the seat's capital for the first time.
    Looted {
        seat: Seat,
        loot: u8,
        coins: u16,
    },
    /// Tokens are drawn from the box; what is not drawn is `None`.
    TokensDrawn {
        seat: Seat,
        tokens: [Option<Card>; 3],
    },
    TokenTaken {
        seat: Seat,
        token: Card,
    },
    /// The seat has a choice to make.
    ChoiceOpened {
        seat: Seat,
        choice: Ask,
    },
    /// Nothing is left to choose from.
    ChoiceLapsed {
        seat: Seat,
    },
    /// There is another turn to come.
    TurnWon {
        seat: Seat,
    },
    CardRevealed {
        place: u8,
        card: Card,
    },
    StarterChosen {
        seat: Seat,
        starter: Seat,
    },
    GameEnded {
        reason: Reason,
        winner: Option<Seat>,
    },
}
