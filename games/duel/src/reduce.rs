//! The only writer of a position: what each event changes.

use crate::duel::Duel;
use crate::event::Event;
use crate::sets::{Id, SmallSet};
use crate::state::{End, State};
use engine::Card;

#[inline(always)]
pub(crate) fn reduce(rules: &Duel, state: &mut State, event: &Event) {
    match *event {
        Event::WondersShown { .. } => {}
        Event::WonderDrafted { seat, wonder } => {
            state.cities[seat.index() & 1].wonders.insert(id(wonder));
            state.drafted += 1;
        }
        Event::DraftPassed { seat } | Event::TurnBegan { seat } => {
            state.current = seat;
            state.again = false;
        }
        Event::AgeBegan { age, .. } => {
            let structure = rules.structure(age);
            state.age = age;
            state.left = structure.all;
            state.shown = structure.face_up;
            state.open = structure.open;
        }
        Event::CardBuilt { seat, card, place, coins, .. } => {
            take(rules, state, place);
            let city = &mut state.cities[seat.index() & 1];
            city.coins -= coins;
            city.cards.insert(id(card));
            city.assets.add(rules.face(id(card)));
        }
        Event::CardDiscarded { seat, card, place, coins } => {
            take(rules, state, place);
            state.discarded.insert(id(card));
            state.cities[seat.index() & 1].coins += coins;
        }
        Event::WonderBuilt { seat, wonder, place, coins, .. } => {
            take(rules, state, place);
            let city = &mut state.cities[seat.index() & 1];
            city.coins -= coins;
            city.wonders.remove(id(wonder));
            city.built.insert(id(wonder));
            city.assets.add(rules.face(id(wonder)));
        }
        Event::CardRevived { seat, card } => {
            close(state);
            state.discarded.remove(id(card));
            let city = &mut state.cities[seat.index() & 1];
            city.cards.insert(id(card));
            city.assets.add(rules.face(id(card)));
        }
        Event::CardDestroyed { seat, card } => {
            close(state);
            let city = &mut state.cities[seat.index() & 1];
            city.cards.remove(id(card));
            city.assets = rules.assets(city);
            state.discarded.insert(id(card));
        }
        Event::WonderReturned { seat, wonder } => {
            state.cities[seat.index() & 1].wonders.remove(id(wonder));
        }
        Event::CoinsGained { seat, coins } | Event::TradeEarned { seat, coins } => {
            state.cities[seat.index() & 1].coins += coins;
        }
        Event::CoinsLost { seat, coins } => state.cities[seat.index() & 1].coins -= coins,
        Event::PawnMoved { to, .. } => state.pawn = to,
        Event::Looted { seat, loot, coins } => {
            state.loot[seat.index() & 1] &= !(1 << (loot & 7));
            state.cities[seat.index() & 1].coins -= coins;
        }
        Event::TokensDrawn { tokens, .. } => {
            state.drawn = tokens.into_iter().flatten().map(id).collect();
        }
        Event::TokenTaken { seat, token } => {
            close(state);
            state.board.remove(id(token));
            state.drawn = SmallSet::default();
            let city = &mut state.cities[seat.index() & 1];
            city.tokens.insert(id(token));
            city.assets.add(rules.face(id(token)));
        }
        Event::ChoiceOpened { seat, choice } => {
            state.current = seat;
            state.asks.push(choice);
        }
        Event::TurnWon { .. } => state.again = true,
        Event::CardRevealed { place, .. } => state.shown.insert(place),
        Event::StarterChosen { .. } | Event::ChoiceLapsed { .. } => close(state),
        Event::GameEnded { reason, winner } => {
            state.over = Some(End { reason, winner });
            state.asks.truncate(0);
        }
    }
}

/// The first of the choices has been made.
#[inline(always)]
fn close(state: &mut State) {
    state.asks.remove(0);
}

/// The card at the place is gone; what lay under it may now be open.
#[inline(always)]
fn take(rules: &Duel, state: &mut State, place: u8) {
    let structure = rules.structure(state.age);
    state.left.remove(place);
    state.open.remove(place);
    for under in structure.covers[usize::from(place & 31)].iter() {
        if structure.covered_by[usize::from(under & 31)].and(state.left).is_empty() {
            state.open.insert(under);
        }
    }
}

#[inline(always)]
fn id(card: Card) -> Id {
    Id::new(card.index())
}
