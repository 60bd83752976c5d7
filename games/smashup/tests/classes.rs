//! One test or more for each class of bug that an earlier implementation met again and again.

mod allowances;
mod choices;
mod piles;
mod protection;
mod scoring;
mod triggers;

use crate::common::{Table, same};
use engine::{Rules, Seat, Viewer};
use smashup::ids::{Def, Id, Slot};
use smashup::piles::{Few, Held, Pile};
use smashup::state::Phase;
use smashup::{Action, Asking, Event, View};

/// A table for these factions with this base in the first place.
fn at(base: &str, factions: [&str; 4]) -> Table {
    let mut table = Table::new(factions);
    table.base(0, base);
    table
}

/// How many such events the last action brought.
fn count(table: &Table, event: impl Fn(&Event) -> bool) -> usize {
    table.events.iter().filter(|&it| event(it)).count()
}

fn destroyed(table: &Table) -> usize {
    count(table, |event| matches!(event, Event::MinionDestroyed { .. }))
}

/// Lets triggers come in any order until the turn goes on; says how many such events all of that brought.
fn count_all(table: &mut Table, event: impl Fn(&Event) -> bool) -> usize {
    let mut n = count(table, &event);
    while table.asking() == Asking::WhichNext {
        let next = table.options()[0];
        n += count(table.act(next), &event);
    }
    assert_eq!(table.asking(), Asking::Turn);
    n
}

/// Lets another player control a minion, by an action of his that is on it.
fn lend(table: &mut Table, id: Id, to: u8) {
    table.action_on(to, "ghost_make_contact", id);
    let thing = table.state.things.iter_mut().find(|thing| thing.id == id).expect("in play");
    thing.controller = Seat::new(to);
}

/// Leaves a player nothing to draw: what lies in the deck and the discard pile goes to the hand.
fn drain(table: &mut Table, seat: usize) {
    let own = &mut table.state.players[seat];
    while let Some(held) = own.deck.pop() {
        own.hand.push(held);
    }
    while let Some(card) = own.discard.pop() {
        own.hand.push(Held::new(card, Few::NOBODY));
    }
}

fn trigger_is_offered(table: &Table) -> bool {
    table.options().iter().any(|action| matches!(action, Action::Trigger { .. }))
}
