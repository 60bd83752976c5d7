//! Li Dian.

use crate::event::{Cards, Cause, Event, Spot};
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::point::Point;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Choice, Purpose, What};
use engine::{Host, List, Seat, SeatSet};

/// Instead of drawing, takes two of the top four cards of the pile; the others go under it.
pub struct Xunxun;

impl Unit for Xunxun {
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let seat = run.owner();
        match run.stage() {
            0 => {
                let n = run.rules.look_at_top(run.ctx, seat, 4);
                run.frame.x = n;
                run.then(1);
                let take = n.min(2);
                run.ask(seat, false, What::Top { n, min: take, max: take, to: Purpose::Take });
            }
            _ => {
                let cards = run.picked().cards;
                let n = usize::from(run.frame.x);
                let left = run
                    .state()
                    .pile
                    .iter()
                    .rev()
                    .take(n)
                    .copied()
                    .filter(|&card| !cards.contains(card));
                let order: List<CardNo, 8> = left.collect();
                if !cards.is_empty() {
                    let (cards, from, to) = (Cards::Known(cards), Spot::Pile, Spot::Hand { seat });
                    let seen_by = SeatSet::only(seat);
                    run.ctx.emit(Event::CardsMoved {
                        cards,
                        from,
                        to,
                        cause: Cause::Take,
                        seen_by,
                    });
                }
                if !order.is_empty() {
                    let n = order.len() as u8;
                    run.ctx.emit(Event::PileArranged { seat, n, bottom: n, order });
                }
                run.end_with(1);
            }
        }
    }
}

/// For each point of damage between the owner and somebody else, both draw a card.
pub struct Wangxi;

impl Wangxi {
    fn other(m: &Moment<'_>) -> Option<Seat> {
        let damage = m.damage();
        let other = if m.is(Point::Damage) { Some(damage.victim) } else { damage.source };
        other.filter(|&other| other != m.owner && m.state.player(other).alive)
    }
}

impl Unit for Wangxi {
    fn when(m: &Moment<'_>) -> bool {
        Wangxi::other(m).is_some()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        let Some(other) = Wangxi::other(&run.moment()) else { return run.end() };
        if run.stage() > 0 && run.picked().choice != Some(Choice::Yes) {
            return run.end();
        }
        let both = SeatSet::only(owner).with(other);
        let first = run.state().current;
        for seat in run.rules.living_from(run.state(), first).filter(|&seat| both.contains(seat)) {
            run.draw(seat, 1);
        }
        run.frame.x += 1;
        if run.frame.x < run.moment().damage().amount {
            run.then(1);
            run.ask(owner, false, What::Options { of: Choice::Yes.bit() | Choice::No.bit() });
        } else {
            run.end();
        }
    }
}
