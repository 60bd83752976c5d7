//! Cao Hong.

use crate::event::{Cause, Spot};
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, OPEN, Purpose, What, Zones};
use engine::{Host, Seat, SeatSet};

/// Puts equipment before somebody who has room for it, and may discard a card of somebody next to him.
pub struct Huyuan;

impl Huyuan {
    /// Who has room for this piece of equipment.
    fn bare(m: &Moment<'_>, card: CardNo) -> SeatSet {
        let slot = m.rules.kind(card).slot();
        m.only(m.state.alive(), |player| {
            slot.is_some_and(|slot| player.equip[slot as usize].is_none())
        })
    }

    /// Who is at distance 1 from this player and has something that can be discarded.
    fn near(m: &Moment<'_>, seat: Seat) -> SeatSet {
        let far = m.rules.distances(m.state, seat);
        let near = |&other: &Seat| {
            other != seat && far[other.index()] == 1 && !m.state.player(other).own().is_empty()
        };
        m.state.alive().iter().filter(near).collect()
    }
}

impl Unit for Huyuan {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().own().is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        let fits = |&card: &CardNo| !Huyuan::bare(m, card).is_empty();
        let equipment = m.own(Zones::OWN, Filter::Equip).iter().filter(fits).collect();
        let bare = picked.cards.first().map_or(SeatSet::EMPTY, |card| Huyuan::bare(m, card));
        Next::cards_then_seats(picked, equipment, (1, 1), bare, (1, 1))
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        let other = Seat::new(run.frame.x);
        match run.stage() {
            0 => {
                let seat = picked.seat();
                let to = Spot::Equip { seat };
                run.rules.move_from(run.ctx, owner, picked.cards, to, Cause::Equip, OPEN);
                run.frame.x = seat.index() as u8;
                run.then(1);
            }
            // It lies there, and whoever cares has been told.
            1 => {
                let of = Huyuan::near(&run.moment(), other);
                run.then(2);
                run.ask(owner, true, What::Seats { of, min: 1, max: 1, to: Purpose::Discard });
            }
            2 if picked.seats.is_empty() => run.end(),
            2 => {
                let seat = picked.seat();
                run.frame.x = seat.index() as u8;
                run.tell(picked.seat_set());
                run.then(3);
                if seat == owner {
                    let (from, of, to) = (Zones::OWN, Filter::Any, Purpose::Discard);
                    run.ask(owner, false, What::Cards { from, of, min: 1, max: 1, to });
                } else {
                    run.ask_card_of(seat, Zones::OWN, Purpose::Discard);
                }
            }
            _ => {
                if let Some(card) = run.card_picked_of(other) {
                    run.dismantle(other, card);
                }
                run.end();
            }
        }
    }
}

/// The others of the owner's queue are farther away: a query of the distance.
pub struct Heyi;

impl Unit for Heyi {}
