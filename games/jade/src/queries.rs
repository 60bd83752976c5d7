//! Questions about a position that more than one part of the rules asks.

use crate::data::{Jade, Pairing};
use crate::state::{AREA, Area, IDLE_ROUNDS, Set, State};
use engine::{Card, Seat};

impl State {
    /// The player whose turn it is.
    #[inline]
    pub fn mine(&self) -> &Area {
        &self.areas[self.current.index()]
    }

    /// The seats that play.
    pub fn playing(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        Seat::all(self.players)
    }

    /// How many sets everybody has offered together.
    #[inline]
    pub fn offerings(&self) -> u8 {
        self.areas.iter().map(|area| area.offering.len() as u8).sum()
    }

    /// The waiting set of this number, and whose it is.
    pub fn waiting_set(&self, id: u8) -> Option<(Seat, usize, Set)> {
        self.playing().find_map(|seat| {
            let waiting = &self.areas[seat.index()].waiting;
            let place = waiting.iter().position(|set| set.id == id)?;
            Some((seat, place, waiting[place]))
        })
    }

    /// Action points at the start of a turn: two, and one more for every two tasted sets.
    #[inline]
    pub fn points_for(&self, seat: Seat) -> u8 {
        2 + self.areas[seat.index()].personal.len() as u8 / 2
    }

    /// After so many turns in a row in which nobody did anything the game ends.
    pub fn idle_limit(&self) -> u16 {
        IDLE_ROUNDS * u16::from(self.players)
    }

    /// Whether the player whose turn it is could use the chalice's gift now.
    pub fn bonus_usable(&self) -> bool {
        let mine = self.mine();
        mine.bonus
            && mine.waiting.iter().any(|set| set.snack.is_none())
            && (self.table.iter().any(|slot| slot.snack.is_some())
                || self.areas.iter().any(|area| area.waiting.iter().any(|set| set.snack.is_some())))
    }
}

impl Jade {
    /// Whether a player at the start of a turn could do anything but end it.
    pub fn can_progress(&self, state: &State, seat: Seat) -> bool {
        let area = &state.areas[seat.index()];
        let bare = area.waiting.iter().any(|set| set.snack.is_none());
        let snack_waits =
            || state.areas.iter().any(|area| area.waiting.iter().any(|set| set.snack.is_some()));
        let room = area.waiting.len() < AREA;
        state.table.iter().any(|slot| match (slot.snack, slot.plate) {
            (Some(_), _) => bare,
            (None, Some(_)) => room,
            (None, None) => false,
        }) || (area.bonus && bare && snack_waits())
            || area.waiting.iter().any(|set| {
                let complete = set.snack.is_some();
                (complete && area.personal.len() < AREA)
                    || (self.can_be_offered(set) && area.offering.len() < AREA)
            })
    }

    /// Whether a set is complete and its temperatures match.
    #[inline]
    pub fn can_be_offered(&self, set: &Set) -> bool {
        set.snack.is_some_and(|snack| self.temps_match(set.plate, snack))
    }

    /// What a set is worth; nothing while it is incomplete.
    #[inline]
    pub fn worth(&self, set: &Set) -> u8 {
        set.snack.map_or(0, |snack| self.pairing(set.plate, snack).score())
    }

    /// The judgement that offering this set now would bring on: what is over the threshold, and the target.
    pub fn judgement(&self, state: &State, pairing: Pairing) -> Option<Judgement> {
        let total = state.offerings() + 1;
        let threshold = self.thresholds(state.players).jade;
        if state.chalice || total < threshold {
            return None;
        }
        let over = total - (threshold - 1);
        let offered = state.mine().offering.len() as u8 + 1;
        let pairing = pairing.score();
        Some(Judgement { over, offered, pairing, target: over + offered + pairing })
    }

    /// The plate that comes back for offering one of this level: the first of the next level.
    pub fn reward(&self, state: &State, plate: Card) -> Option<Card> {
        let level = self.level(plate) + 1;
        state.rewards.iter().copied().find(|&card| self.level(card) == level)
    }
}

/// A throw for the chalice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    pub over: u8,
    pub offered: u8,
    pub pairing: u8,
    pub target: u8,
}

impl Judgement {
    /// How many of the 36 throws of two dice are below the target.
    pub fn ways(self) -> u8 {
        let throws = (1..=6u8).flat_map(|a| (1..=6u8).map(move |b| a + b));
        throws.filter(|&sum| sum < self.target).count() as u8
    }
}
