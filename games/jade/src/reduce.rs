//! The only writer of a position: what each event changes.

use crate::event::Event;
use crate::state::{Set, Slot, State};
use engine::{Card, Seat};

#[inline(always)]
pub(crate) fn reduce(state: &mut State, event: &Event) {
    match *event {
        Event::Started { players } => {
            state.started = true;
            state.players = players;
        }
        Event::PlateDealt { seat, plate } => {
            state.plates.remove(0);
            add_set(state, seat, plate);
        }
        Event::SlotFilled { slot, plate, snack } => {
            state.plates.remove(0);
            if snack.is_some() {
                state.snacks.remove(0);
            }
            state.table[usize::from(slot)] = Slot { plate: Some(plate), snack };
        }
        Event::TurnBegan { seat, points } => {
            state.current = seat;
            state.points = points;
            state.turn += 1;
            state.acted = false;
        }
        Event::SnackTaken { seat, slot, set, snack, free, .. } => {
            state.table[usize::from(slot)].snack = None;
            lay(state, seat, set, Some(snack));
            if free {
                state.areas[seat.index()].bonus = false;
                state.acted = true;
            } else {
                pay(state);
            }
        }
        Event::PlateTaken { seat, slot, plate, .. } => {
            state.table[usize::from(slot)].plate = None;
            add_set(state, seat, plate);
            pay(state);
        }
        Event::SnackClaimed { seat, owner, from, set, snack, .. } => {
            lay(state, owner, from, None);
            lay(state, seat, set, Some(snack));
            state.areas[seat.index()].bonus = false;
            state.acted = true;
        }
        Event::SetTasted { seat, set, .. } => {
            if let Some(set) = take_set(state, seat, set) {
                state.areas[seat.index()].personal.push(set);
            }
            pay(state);
        }
        Event::SetOffered { seat, set, .. } => {
            if let Some(set) = take_set(state, seat, set) {
                state.areas[seat.index()].offering.push(set);
            }
            pay(state);
        }
        Event::Judged { .. } => {}
        Event::ChaliceGranted { seat, plate } => {
            state.chalice = true;
            state.areas[seat.index()].bonus = true;
            add_set(state, seat, plate);
        }
        Event::PlateRewarded { seat, plate } => {
            if let Some(at) = state.rewards.iter().position(|&card| card == plate) {
                state.rewards.remove(at);
            }
            add_set(state, seat, plate);
        }
        Event::TurnEnded { .. } => state.idle = if state.acted { 0 } else { state.idle + 1 },
        Event::GameEnded { reason } => state.over = Some(reason),
    }
}

fn pay(state: &mut State) {
    state.points -= 1;
    state.acted = true;
}

fn add_set(state: &mut State, seat: Seat, plate: Card) {
    let id = state.next_set;
    state.next_set += 1;
    state.areas[seat.index()].waiting.push(Set { id, plate, snack: None });
}

fn take_set(state: &mut State, seat: Seat, id: u8) -> Option<Set> {
    let waiting = &mut state.areas[seat.index()].waiting;
    let place = waiting.iter().position(|set| set.id == id)?;
    waiting.remove(place)
}

fn lay(state: &mut State, seat: Seat, id: u8, snack: Option<Card>) {
    if let Some(set) = state.areas[seat.index()].waiting.iter_mut().find(|set| set.id == id) {
        set.snack = snack;
    }
}
