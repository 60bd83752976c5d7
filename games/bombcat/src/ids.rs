//! Small numbers and names: cards, regions, and who does something.

use engine::{Card, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// One card of the match, created ones included. Nobody is ever told this number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardNo(pub u16);

impl CardNo {
    pub const NONE: CardNo = CardNo(u16::MAX);

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn is_some(self) -> bool {
        self != CardNo::NONE
    }
}

impl Default for CardNo {
    fn default() -> Self {
        CardNo::NONE
    }
}

/// One region of the table, in canonical order; void is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Place(pub u16);

impl Place {
    pub const VOID: Place = Place(u16::MAX);

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Default for Place {
    fn default() -> Self {
        Place::VOID
    }
}

/// In sets of seats: those who only watch. No table has so many seats.
pub const PUBLIC: Seat = Seat::new(15);

/// One player, the game itself, or nobody.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    #[default]
    Nobody,
    Game,
    Seat(Seat),
}

impl Who {
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Who::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    pub fn is(self, seat: Seat) -> bool {
        self == Who::Seat(seat)
    }

    /// The seats it stands for.
    pub fn seats(self) -> SeatSet {
        self.seat().map_or(SeatSet::EMPTY, SeatSet::only)
    }
}

impl From<Seat> for Who {
    fn from(seat: Seat) -> Self {
        Who::Seat(seat)
    }
}

/// A region as it is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Spot {
    Hand {
        seat: Seat,
    },
    /// A region that a module has brought, by its name, of a player or of all.
    Own {
        region: Card,
        seat: Seat,
    },
    Common {
        region: Card,
    },
    Deck,
    Discard,
    Bank,
    /// In the middle of the table, on the way.
    Table,
    #[default]
    Void,
}
