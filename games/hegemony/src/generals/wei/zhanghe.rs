//! Zhang He.

use super::zhangliao::Tuxi;
use crate::event::{Cause, Spot};
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::point::Point;
use crate::queries::holds;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Purpose, What, Zones};
use engine::{Host, Seat, SeatSet};

/// A hand card skips a phase: for Draw a raid on one or two hands, for Play a card moved from one to another.
pub struct Qiaobian;

/// What lies open before a player.
const BEFORE: Zones = Zones(Zones::WORN.0 | Zones::JUDGING.0);

impl Qiaobian {
    /// To whom a card that lies before somebody can be moved: the same place must be free there.
    fn takers(m: &Moment<'_>, from: Seat, card: CardNo) -> SeatSet {
        let player = m.state.player(from);
        let delayed = player.judging.iter().find(|delayed| delayed.card == card);
        m.only(m.state.alive().without(from), |other| match delayed {
            Some(delayed) => !holds(other, delayed.kind) && other.judging.len() < 4,
            None => {
                m.rules.kind(card).slot().is_some_and(|slot| other.equip[slot as usize].is_none())
            }
        })
    }

    /// To whom anything that lies before somebody can be moved.
    fn takers_of(m: &Moment<'_>, from: Seat) -> SeatSet {
        let cards = m.rules.cards_in(m.state, from, BEFORE);
        cards.iter().flat_map(|card| Qiaobian::takers(m, from, card).iter()).collect()
    }

    /// Those who have something that can be moved.
    fn givers(m: &Moment<'_>) -> SeatSet {
        let can = |&seat: &Seat| !Qiaobian::takers_of(m, seat).is_empty();
        m.state.alive().iter().filter(can).collect()
    }

    fn shift<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>, from: Seat, to: Seat, card: CardNo) {
        let delayed =
            run.state().player(from).judging.iter().find(|delayed| delayed.card == card).copied();
        let (from, to) = match delayed {
            Some(delayed) => {
                let kind = delayed.kind;
                (Spot::Judging { seat: from, kind }, Spot::Judging { seat: to, kind })
            }
            None => (Spot::Equip { seat: from }, Spot::Equip { seat: to }),
        };
        run.move_open(CardSet::only(card), from, to, Cause::Place);
    }
}

/// The stages.
const PAY: u8 = 0;
const GAIN: u8 = 1;
const RAID: u8 = 2;
const FROM: u8 = 3;
const CARD: u8 = 4;
const TO: u8 = 5;
const OVER: u8 = 6;

impl Unit for Qiaobian {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().hand.is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::cards(picked, m.own(Zones::HAND, Filter::Any), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        match run.stage() {
            PAY => {
                run.discard(owner, picked.cards);
                run.then(GAIN);
            }
            GAIN => match run.moment().point() {
                Some(Point::PhaseChangingDraw) => {
                    let of = run.moment().with_hand(run.moment().others());
                    run.then(RAID);
                    run.ask(owner, true, What::Seats { of, min: 1, max: 2, to: Purpose::Take });
                }
                Some(Point::PhaseChangingPlay) => {
                    let of = Qiaobian::givers(&run.moment());
                    run.then(FROM);
                    run.ask(owner, true, What::Seats { of, min: 1, max: 1, to: Purpose::Move });
                }
                _ => run.then(OVER),
            },
            RAID => {
                Tuxi::raid(run, picked.seat_set());
                run.then(OVER);
            }
            FROM if picked.seats.is_empty() => run.then(OVER),
            FROM => {
                let of = Qiaobian::takers_of(&run.moment(), picked.seat());
                run.frame.x = picked.seat().index() as u8;
                run.tell(picked.seat_set());
                run.then(TO);
                run.ask(owner, false, What::Seats { of, min: 1, max: 1, to: Purpose::Move });
            }
            TO => {
                run.frame.y = picked.seat().index() as u8;
                run.tell(picked.seat_set());
                run.then(CARD);
                run.ask_card_of(Seat::new(run.frame.x), BEFORE, Purpose::Move);
            }
            CARD => {
                let (from, to) = (Seat::new(run.frame.x), Seat::new(run.frame.y));
                let Some(card) = picked.cards.first() else { return run.then(OVER) };
                if Qiaobian::takers(&run.moment(), from, card).contains(to) {
                    Qiaobian::shift(run, from, to, card);
                    run.then(OVER);
                } else {
                    // There is no room for this one: something else has to be picked.
                    run.then(CARD);
                    run.ask_card_of(from, BEFORE, Purpose::Move);
                }
            }
            _ => run.end_with(1),
        }
    }
}
