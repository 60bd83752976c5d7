//! What each viewer can work out about where a hidden card lies.
//!
//! A state must remember what was seen, because `resample` may only make worlds that fit it.

use super::data::MOST_CARDS;
use super::state::{MOST_SEATS, State};
use engine::{Card, List, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// Every seat, and the public.
pub const VIEWERS: usize = MOST_SEATS + 1;

/// By card and by viewer. Lies a card open, or in the viewer's own hand, nothing need be remembered of it.
pub type Memory = List<[Hunch; VIEWERS], MOST_CARDS>;

/// Who may hold a card: its seat's hand and charm are one holder, the pile is another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    Seat(Seat),
    Pile,
}

/// The holders among whom a card must be; none when the viewer has no idea.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Hunch {
    #[serde(skip_serializing_if = "nobody")]
    seats: SeatSet,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pile: bool,
}

fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

impl std::fmt::Debug for Hunch {
    /// Short, because a state has hundreds of them and almost all say nothing.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.seats.iter().try_for_each(|seat| write!(f, "{seat}"))?;
        f.write_str(if self.pile { "p" } else { "-" })
    }
}

impl Hunch {
    pub fn only(holder: Holder) -> Self {
        Hunch::default().or(holder)
    }

    fn or(self, holder: Holder) -> Self {
        match holder {
            Holder::Seat(seat) => Hunch { seats: self.seats.with(seat), ..self },
            Holder::Pile => Hunch { pile: true, ..self },
        }
    }

    fn names(self, holder: Holder) -> bool {
        match holder {
            Holder::Seat(seat) => self.seats.contains(seat),
            Holder::Pile => self.pile,
        }
    }

    /// Whether the card can be there for all the viewer knows.
    pub fn allows(self, holder: Holder) -> bool {
        self == Hunch::default() || self.names(holder)
    }

    /// The seat that surely has the card.
    pub fn surely(self) -> Option<Seat> {
        self.seats.first().filter(|_| self.seats.len() == 1 && !self.pile)
    }
}

/// The place of a viewer in the memory of a card.
pub fn row(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Public => MOST_SEATS,
    }
}

fn viewers(state: &State) -> impl Iterator<Item = Viewer> + use<> {
    Viewer::all(state.seats.len() as u8)
}

impl State {
    /// The cards of the pile whose very place the viewer knows.
    fn peeked_by(&self, viewer: Viewer) -> impl Iterator<Item = Card> {
        let top = self.pile.iter().zip(self.peeks.iter());
        top.filter(move |(_, seats)| viewer.is_in(**seats)).map(|(&card, _)| card)
    }

    /// A card is about to go from one holder to another; only some see which.
    pub fn remember_move(&mut self, card: Card, from: Holder, to: Holder, seen_by: SeatSet) {
        for viewer in viewers(self) {
            if viewer.is_in(seen_by) {
                self.memory[card.index()][row(viewer)] = Hunch::only(to);
                continue;
            }
            // Any card that may lie there may be the one that goes, except those seen to stay.
            let staying: Vec<Card> = self.peeked_by(viewer).collect();
            for (at, hunches) in self.memory.iter_mut().enumerate() {
                let hunch = &mut hunches[row(viewer)];
                if hunch.names(from) && !staying.contains(&Card::new(at)) {
                    *hunch = hunch.or(to);
                }
            }
        }
    }

    /// A card lies open, where all can look it up.
    pub fn forget(&mut self, card: Card) {
        self.memory[card.index()] = [Hunch::default(); VIEWERS];
    }

    /// All have seen where a card went.
    pub fn remember_shown(&mut self, card: Card, holder: Holder) {
        self.memory[card.index()] = [Hunch::only(holder); VIEWERS];
    }

    /// Pile and discards are about to be shuffled together: places are forgotten, that the cards are in the pile is not.
    pub fn remember_shuffle(&mut self) {
        let discard = self.discard;
        for &card in discard.iter() {
            self.remember_shown(card, Holder::Pile);
        }
        for viewer in viewers(self) {
            for card in self.peeked_by(viewer).collect::<Vec<_>>() {
                self.memory[card.index()][row(viewer)] = Hunch::only(Holder::Pile);
            }
        }
    }
}
