//! Diao Chan.

use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Zones};
use engine::{Host, SeatSet};

/// For a card, one of two other men uses a Duel on the other; who uses it is named first.
pub struct Lijian;

impl Lijian {
    fn men(m: &Moment<'_>) -> SeatSet {
        let is_man = |&seat: &_| m.rules.gender(m.state, seat) == Some(Gender::Male);
        m.others().iter().filter(is_man).collect()
    }
}

impl Unit for Lijian {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().own().is_empty() && Lijian::men(m).len() >= 2
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        let cards = Next::cards(picked, m.own(Zones::OWN, Filter::Any), 1, 1);
        if !cards.done {
            return cards;
        }
        // Who comes first makes a difference, so the second can be anybody who is left.
        match picked.seats.len() {
            0 | 1 => Next { seats: Lijian::men(m).minus(picked.seat_set()), ..Next::default() },
            _ => Next::DONE,
        }
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        match run.stage() {
            0 => {
                let (owner, picked) = (run.owner(), run.picked());
                run.discard(owner, picked.cards);
                run.then(1);
            }
            1 => {
                let seats = run.picked().seats;
                run.then(2);
                if let [from, to] = seats[..]
                    && run.is_alive(from)
                    && run.is_alive(to)
                {
                    run.use_virtual(from, Kind::Duel, SeatSet::only(to));
                }
            }
            _ => run.end(),
        }
    }
}

/// Draws a card at the end of the turn.
pub struct Biyue;

impl Unit for Biyue {
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        run.draw(owner, 1);
        run.end();
    }
}
