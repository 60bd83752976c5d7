//! What each viewer sees and hears: only what is listed here, never the state with something taken away.

use super::memory::row;
use super::queries::Moment;
use super::rules::Market;
use super::state::{Auction, FLAMES, PLAYS, Reason, Slip, Spread, State};
use super::words::{Event, Face};
use engine::stack::Resolution;
use engine::{Card, Seat, Viewer};
use serde::Serialize;

/// The table as one viewer sees it.
#[derive(PartialEq, Debug, Serialize)]
pub struct View {
    pub turn: u8,
    pub current: Seat,
    pub plays_left: u8,
    /// What somebody is asked about.
    pub moment: Option<Moment>,
    pub keepers: Vec<Shown>,
    /// How many cards the pile has.
    pub pile: usize,
    /// The top of the pile, as far as anybody has peeked at it.
    pub top: Vec<Face>,
    pub discard: Vec<Card>,
    pub table: Vec<Spread>,
    pub bank: u8,
    pub sulking: bool,
    pub auction: Option<Auction>,
    pub fair: Option<u8>,
    /// Stalls among which somebody says which rings next.
    pub ringing: Vec<(Seat, Card)>,
    /// The viewer's own hand.
    pub hand: Vec<Card>,
    pub charm: Option<Card>,
    /// What the viewer has laid down and the others do not see yet.
    pub laid: Vec<Slip>,
    /// Cards that the viewer knows another seat to have.
    pub known: Vec<(Card, Seat)>,
    pub ended: Option<Reason>,
}

/// A seat as all see it.
#[derive(PartialEq, Debug, Serialize)]
pub struct Shown {
    pub flames: u8,
    pub most_flames: u8,
    pub coins: u8,
    pub hand: usize,
    pub charm: Option<Face>,
    pub tell: Option<bool>,
    pub stalls: Vec<Card>,
    pub dark: bool,
}

pub fn view(rules: &Market, state: &State, viewer: Viewer) -> View {
    let own = match viewer {
        Viewer::Seat(seat) => state.seats.get(seat.index()),
        Viewer::Public => None,
    };
    let ringing = state.stack.triggers().filter_map(|laid| match laid.slip {
        Slip::Stall(card) => Some((laid.seat, card)),
        _ => None,
    });
    let laid = state.stack.slips().iter().filter(|laid| viewer.is(laid.seat));
    let peeked = state.pile.iter().zip(state.peeks.iter());
    let hunches = state.memory.iter().enumerate();
    let known = hunches
        .filter_map(|(card, hunches)| Some((Card::new(card), hunches[row(viewer)].surely()?)));
    View {
        turn: state.turn,
        current: state.current,
        plays_left: PLAYS.saturating_sub(state.plays),
        moment: rules.moment(state),
        keepers: state.seats.iter().map(shown).collect(),
        pile: state.pile.len(),
        top: peeked
            .map(|(&card, &seats)| Face::Front(card).shown_if(viewer.is_in(seats)))
            .collect(),
        discard: state.discard.to_vec(),
        table: state.table.to_vec(),
        bank: state.bank,
        sulking: state.sulking,
        auction: state.auction,
        fair: state.fair,
        ringing: ringing.collect(),
        hand: own.map(|keeper| keeper.hand.to_vec()).unwrap_or_default(),
        charm: own.and_then(|keeper| keeper.charm),
        laid: laid.map(|laid| laid.slip).collect(),
        known: known.filter(|&(_, seat)| !viewer.is(seat)).collect(),
        ended: state.ended,
    }
}

fn shown(keeper: &super::state::Keeper) -> Shown {
    Shown {
        flames: keeper.flames,
        most_flames: FLAMES,
        coins: keeper.coins,
        hand: keeper.hand.len(),
        charm: keeper.charm.map(|_| Face::Back),
        tell: keeper.tell,
        stalls: keeper.stalls.to_vec(),
        dark: keeper.dark,
    }
}

/// What a viewer is told of an event: all of it, with the backs of cards that are not his to know.
pub fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    Some(match event.clone() {
        Event::CardDrawn { seat, card, seen_by } => {
            Event::CardDrawn { seat, card: card.shown_if(viewer.is_in(seen_by)), seen_by }
        }
        Event::PileShuffled { cards } => {
            Event::PileShuffled { cards: vec![Face::Back; cards.len()] }
        }
        Event::CharmHung { seat, card } => {
            Event::CharmHung { seat, card: card.shown_if(viewer.is(seat)) }
        }
        Event::CardStolen { seat, from, card } => {
            let knows = viewer.is(seat) || viewer.is(from);
            Event::CardStolen { seat, from, card: card.shown_if(knows) }
        }
        Event::Peeked { seat, cards } => {
            let cards = cards.into_iter().map(|card| card.shown_if(viewer.is(seat))).collect();
            Event::Peeked { seat, cards }
        }
        Event::AnswerReturned { seat, .. } if !viewer.is(seat) => return None,
        public => public,
    })
}

/// Whether an event tells somebody something new: a card, or how sealed answers came out.
pub fn reveals(event: &Event) -> bool {
    match event {
        Event::CardDrawn { .. }
        | Event::CardPlayed { .. }
        | Event::CardHeld { .. }
        | Event::CardDiscarded { .. }
        | Event::CharmStirred { .. }
        | Event::CharmStill { .. }
        | Event::CharmLit { .. }
        | Event::CardStolen { .. }
        | Event::Peeked { .. }
        | Event::LotShown { .. }
        | Event::CardOffered { .. }
        | Event::FairClosed => true,
        Event::TurnBegan { .. }
        | Event::PileShuffled { .. }
        | Event::CardScreened { .. }
        | Event::CardDone { .. }
        | Event::StallBuilt { .. }
        | Event::StallRang { .. }
        | Event::CharmHung { .. }
        | Event::AnswerReturned { .. }
        | Event::BidMade { .. }
        | Event::LotSold { .. }
        | Event::FairOpened { .. }
        | Event::CoinGained { .. }
        | Event::CoinTaken { .. }
        | Event::CoinsPaid { .. }
        | Event::FlameLost { .. }
        | Event::FlameLit { .. }
        | Event::Flickered { .. }
        | Event::WentDark { .. }
        | Event::BrokenOff { .. }
        | Event::GameEnded { .. } => false,
    }
}
