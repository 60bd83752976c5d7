//! Questions about a position that the list of actions, their check and the play itself share.

use super::data::{Kind, Sort, Ware};
use super::rules::Market;
use super::state::{FLAMES, Frame, HAND_LIMIT, PLAYS, Phase, Slip, Stage, State};
use super::words::Why;
use engine::stack::{self, Laid, Resolution};
use engine::{Card, Seat, SeatSet};
use serde::Serialize;

/// What the table is asked about; all may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    Turn,
    Screen { card: Card, by: Seat },
    Rescue { seat: Seat },
    Bid,
    Offer,
    Tidy,
    Charm,
    Order,
}

impl Market {
    pub fn ware(&self, card: Card) -> &Ware {
        &self.wares[card.index()]
    }

    pub fn kind(&self, card: Card) -> Kind {
        self.ware(card).kind
    }

    /// What is asked now, of whoever is awaited.
    pub fn moment(&self, state: &State) -> Option<Moment> {
        let window = state.stack.window()?;
        Some(match state.stack.frame()? {
            _ if is_ordering(window.kind) => Moment::Order,
            Frame::Use { stage: Stage::Asked, card, by, .. } => Moment::Screen { card, by },
            Frame::Use { card, .. } if self.kind(card) == Kind::Fair => Moment::Offer,
            Frame::Use { .. } => Moment::Bid,
            Frame::Turn(Phase::Acting) => Moment::Turn,
            Frame::Turn(_) => Moment::Tidy,
            Frame::Lose { .. } => Moment::Charm,
            Frame::Dying { seat, .. } => Moment::Rescue { seat },
            Frame::Gain { .. } => return None,
        })
    }

    /// Whether a card is played at somebody. Only such cards can be played in the crowd of an auction.
    pub fn is_aimed(&self, card: Card) -> bool {
        matches!(self.kind(card), Kind::Gust | Kind::Pickpocket)
    }

    /// The seats a card can be played at.
    pub fn aims(&self, state: &State, seat: Seat, card: Card) -> SeatSet {
        let others = state.lit().without(seat);
        match self.kind(card) {
            Kind::Gust => others,
            Kind::Pickpocket => {
                others.iter().filter(|&other| !state.seat(other).hand.is_empty()).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether a card can be played as far as its kind goes; its aim is another matter.
    pub fn ready(&self, state: &State, seat: Seat, card: Card) -> Result<(), Why> {
        let Ware { kind, sort, cost, .. } = *self.ware(card);
        let have = state.seat(seat).coins;
        let has_cards = !state.pile.is_empty() || !state.discard.is_empty();
        match (kind, sort) {
            (Kind::Ember, _) if state.seat(seat).flames == FLAMES => Err(Why::NothingToDo),
            (Kind::Ember, _) => Ok(()),
            (_, Sort::Charm | Sort::Answer) => Err(Why::NotThisCard),
            _ if state.plays >= PLAYS => Err(Why::NoPlaysLeft { most: PLAYS }),
            _ if have < cost => Err(Why::NotEnoughCoins { need: cost, have }),
            (Kind::Watchman, _) if state.pile.is_empty() => Err(Why::NothingToDo),
            (Kind::Crier, _) if !has_cards => Err(Why::NothingToDo),
            _ => Ok(()),
        }
    }

    /// Whether a hung card would ask its owner when he is about to lose a flame.
    pub fn answers_to_loss(&self, card: Card) -> bool {
        self.ware(card).sort == Sort::Charm
    }

    /// The stalls of all seats that ring when a flame goes out.
    pub fn ringing(&self, state: &State) -> Vec<(Seat, Slip)> {
        let stalls = |seat: Seat| state.seat(seat).stalls.iter().map(move |&card| (seat, card));
        let rings = |card: Card| matches!(self.kind(card), Kind::Drum | Kind::Lamplighter);
        let ringing = state.lit().iter().flat_map(stalls).filter(|&(_, card)| rings(card));
        ringing.map(|(seat, card)| (seat, Slip::Stall(card))).collect()
    }

    /// The next seat with a magpie that wants a coin somebody else has got.
    pub fn next_magpie(&self, state: &State, after: Seat) -> Option<Seat> {
        let is_magpie = |card: &Card| self.kind(*card) == Kind::Magpie;
        let has_magpie = |seat: &Seat| state.seat(*seat).stalls.iter().any(is_magpie);
        let owners: SeatSet = state.lit().without(after).iter().filter(has_magpie).collect();
        owners.first_after(after).filter(|_| !state.sulking)
    }
}

pub fn is_ordering(kind: stack::Kind) -> bool {
    matches!(kind, stack::Kind::OrderedBySeat | stack::Kind::OrderedByOwners)
}

/// Whether a seat has the card and has not already laid it down as a sealed answer to something else.
pub fn is_free(state: &State, seat: Seat, card: Card) -> bool {
    let promised = |laid: &Laid<Slip>| laid.seat == seat && laid.slip == Slip::Card(card);
    state.seat(seat).hand.contains(&card) && !state.stack.slips().iter().any(promised)
}

/// The lowest bid that leads.
pub fn least_bid(state: &State) -> u8 {
    state.auction.map_or(0, |auction| auction.bid) + 1
}

/// The stalls among which the asked seat says which rings next.
pub fn next_stalls(state: &State) -> Vec<Card> {
    let stall = |laid: Laid<Slip>| match laid.slip {
        Slip::Stall(card) => Some(card),
        _ => None,
    };
    state.stack.triggers().filter_map(stall).collect()
}

/// A choice of several cards that is being made.
pub struct Choice {
    pub min: usize,
    pub max: usize,
    picked: usize,
    last: Option<Card>,
}

impl Choice {
    /// What a seat has picked so far, and how many it must pick.
    pub fn of(state: &State, seat: Seat, moment: Moment) -> Self {
        let hand = state.seat(seat).hand.len();
        let too_many = hand.saturating_sub(HAND_LIMIT);
        let (min, max) =
            if moment == Moment::Tidy { (too_many, too_many) } else { (0, hand.min(2)) };
        let card = |slip: Slip| match slip {
            Slip::Card(card) => Some(card),
            _ => None,
        };
        let picks: Vec<Card> = state.stack.laid_by(seat).filter_map(card).collect();
        Choice { min, max, picked: picks.len(), last: picks.last().copied() }
    }

    /// Whether a card can be picked next: above the last, so that each set has one way to be picked,
    /// and so that enough cards are left above it.
    pub fn takes(&self, state: &State, seat: Seat, card: Card) -> Result<(), Why> {
        let hand = &state.seat(seat).hand;
        let above = hand.iter().filter(|&&other| other > card).count();
        if !hand.contains(&card) {
            Err(Why::NotInHand)
        } else if self.picked >= self.max {
            Err(Why::TooMany { most: self.max as u8 })
        } else if self.last.is_some_and(|last| card <= last) || self.picked + 1 + above < self.min {
            Err(Why::OutOfOrder)
        } else {
            Ok(())
        }
    }

    pub fn is_complete(&self) -> Result<(), Why> {
        if self.picked < self.min { Err(Why::TooFew { least: self.min as u8 }) } else { Ok(()) }
    }
}
