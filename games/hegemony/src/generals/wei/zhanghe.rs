//! Zhang He.

use super::zhangliao::Tuxi;
use crate::event::{Cause, Spot};
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::point::Point;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Purpose, What, Zones};
use engine::{Host, Seat, SeatSet};

/// A hand card skips a phase: for Draw a raid on one or two hands, for Play a card moved from one to another.
pub struct Qiaobian;

/// What lies open before a player.
const BEFORE: Zones = Zones(Zones::WORN.0 | Zones::JUDGING.0);

impl Qiaobian {
    /// Those who have something that can be moved.
    fn givers(m: &Moment<'_>) -> SeatSet {
        let can = |&seat: &Seat| {
            let mut cards = m.rules.cards_in(m.state, seat, BEFORE).iter();
            cards.any(|card| !m.rules.takers(m.state, seat, card).is_empty())
        };
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
        let phase = m.point().and_then(Point::phase_changing);
        !m.me().hand.is_empty() && phase.is_some_and(|phase| m.is_left(phase))
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
                run.frame.x = picked.seat().index() as u8;
                run.tell(picked.seat_set());
                run.then(CARD);
                run.ask_card_of(picked.seat(), BEFORE, Purpose::Move);
            }
            CARD => {
                let from = Seat::new(run.frame.x);
                let Some(card) = picked.cards.first() else { return run.then(OVER) };
                run.frame.y = card.0;
                let of = run.rules.takers(run.state(), from, card);
                run.then(TO);
                run.ask(owner, false, What::Seats { of, min: 1, max: 1, to: Purpose::Place });
            }
            TO => {
                let (from, card) = (Seat::new(run.frame.x), CardNo(run.frame.y));
                if let Some(&to) = picked.seats.first() {
                    run.tell(picked.seat_set());
                    Qiaobian::shift(run, from, to, card);
                }
                run.then(OVER);
            }
            _ => run.end_with(1),
        }
    }
}
