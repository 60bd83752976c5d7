//! The only place where a position changes: each event says what, and is written down here.

use super::data::Sort;
use super::memory::Holder;
use super::rules::Market;
use super::state::{Auction, COINS, Cards, FLAMES, Spread, State};
use super::words::{Cut, Event, Face};
use engine::{Card, List, SeatSet};

#[inline(always)]
pub fn reduce(rules: &Market, state: &mut State, event: &Event) {
    match *event {
        Event::TurnBegan { seat, turn } => {
            (state.current, state.turn) = (seat, turn);
            (state.plays, state.sulking) = (0, false);
        }
        Event::CardDrawn { seat, card: Face::Front(card), seen_by } => {
            state.remember_move(card, Holder::Pile, Holder::Seat(seat), seen_by);
            take_top(state);
            state.seat_mut(seat).hand.push(card);
        }
        Event::PileShuffled { ref cards } => {
            state.remember_shuffle();
            state.pile = fronts(cards).collect();
            state.discard = Cards::new();
            state.peeks = List::new();
        }
        Event::CardPlayed { seat, card, .. } => {
            remove(&mut state.seat_mut(seat).hand, card);
            state.forget(card);
            state.table.push(Spread { card, screened: false });
            state.plays += u8::from(rules.ware(card).sort != Sort::Answer);
        }
        Event::CardScreened { card } => {
            for spread in state.table.iter_mut().filter(|spread| spread.card == card) {
                spread.screened = true;
            }
        }
        Event::CardDone { card } => {
            leave_table(state, card);
            state.discard.push(card);
        }
        Event::StallBuilt { seat, card } => {
            leave_table(state, card);
            state.seat_mut(seat).stalls.push(card);
        }
        Event::CardDiscarded { seat, card }
        | Event::CardOffered { seat, card }
        | Event::CharmLit { seat, card } => {
            let keeper = state.seat_mut(seat);
            remove(&mut keeper.hand, card);
            remove(&mut keeper.stalls, card);
            if keeper.charm == Some(card) {
                (keeper.charm, keeper.tell) = (None, None);
            }
            state.forget(card);
            state.discard.push(card);
            if matches!(event, Event::CardOffered { .. }) {
                state.fair = state.fair.map(|room| room.saturating_sub(1));
            }
        }
        Event::CharmHung { seat, card: Face::Front(card) } => {
            let keeper = state.seat_mut(seat);
            remove(&mut keeper.hand, card);
            keeper.charm = Some(card);
            state.plays += 1;
        }
        Event::CharmStirred { seat } => state.seat_mut(seat).tell = Some(true),
        Event::CharmStill { seat } => state.seat_mut(seat).tell = Some(false),
        Event::CardStolen { seat, from, card: Face::Front(card) } => {
            let both = SeatSet::only(seat).with(from);
            state.remember_move(card, Holder::Seat(from), Holder::Seat(seat), both);
            remove(&mut state.seat_mut(from).hand, card);
            state.seat_mut(seat).hand.push(card);
        }
        Event::Peeked { seat, ref cards } => {
            for place in 0..cards.len() {
                match state.peeks.get_mut(place) {
                    Some(seats) => *seats = seats.with(seat),
                    None => _ = state.peeks.push(SeatSet::only(seat)),
                }
            }
        }
        Event::LotShown { card } => {
            take_top(state);
            state.forget(card);
            state.table.push(Spread { card, screened: false });
            state.auction = Some(Auction { lot: card, bid: 0, leader: None });
        }
        Event::BidMade { seat, coins } => {
            if let Some(auction) = &mut state.auction {
                (auction.bid, auction.leader) = (coins, Some(seat));
            }
        }
        Event::LotSold { seat, card } => {
            leave_table(state, card);
            state.remember_shown(card, Holder::Seat(seat));
            state.seat_mut(seat).hand.push(card);
        }
        Event::FairOpened { room } => state.fair = Some(room),
        Event::FairClosed => state.fair = None,
        Event::CoinGained { seat } => {
            state.bank -= 1;
            state.seat_mut(seat).coins += 1;
        }
        Event::CoinTaken { seat, from } => {
            state.seat_mut(from).coins -= 1;
            state.seat_mut(seat).coins += 1;
        }
        Event::CoinsPaid { seat, coins } => {
            state.seat_mut(seat).coins -= coins;
            state.bank += coins;
        }
        Event::FlameLost { seat } => {
            let flames = &mut state.seat_mut(seat).flames;
            *flames = flames.saturating_sub(1);
        }
        Event::FlameLit { seat } => {
            let flames = &mut state.seat_mut(seat).flames;
            *flames = (*flames + 1).min(FLAMES);
        }
        Event::WentDark { seat } => {
            let keeper = state.seat_mut(seat);
            let coins = std::mem::take(&mut keeper.coins);
            keeper.dark = true;
            state.bank = (state.bank + coins).min(COINS);
            // The bid of somebody who is gone is void, and bidding begins again.
            if let Some(auction) =
                state.auction.as_mut().filter(|auction| auction.leader == Some(seat))
            {
                (auction.bid, auction.leader) = (0, None);
            }
        }
        Event::BrokenOff { what: Cut::Squabble } => state.sulking = true,
        Event::BrokenOff { what: Cut::Everything } => (state.auction, state.fair) = (None, None),
        Event::GameEnded { reason } => state.ended = Some(reason),
        // These only tell; or they are the forms that clients get, and clients never reduce.
        Event::CardHeld { .. }
        | Event::StallRang { .. }
        | Event::Flickered { .. }
        | Event::AnswerReturned { .. } => {}
        Event::CardDrawn { .. } | Event::CharmHung { .. } | Event::CardStolen { .. } => {}
    }
}

fn fronts(faces: &[Face]) -> impl Iterator<Item = Card> {
    faces.iter().filter_map(|face| match *face {
        Face::Front(card) => Some(card),
        Face::Back => None,
    })
}

fn remove(cards: &mut Cards, card: Card) {
    if let Some(at) = cards.iter().position(|&other| other == card) {
        cards.remove(at);
    }
}

fn take_top(state: &mut State) {
    state.pile.remove(0);
    state.peeks.remove(0);
}

fn leave_table(state: &mut State, card: Card) {
    if let Some(at) = state.table.iter().position(|spread| spread.card == card) {
        state.table.remove(at);
    }
    if state.auction.is_some_and(|auction| auction.lot == card) {
        state.auction = None;
    }
}
