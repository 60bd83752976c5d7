//! Guo Jia.

use crate::event::{Cards, Cause, Event, Spot};
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Choice, Purpose, What};
use engine::{Host, List, Seat, SeatSet};

/// Takes the card of the owner's own judgement.
pub struct Tiandu;

impl Unit for Tiandu {
    fn when(m: &Moment<'_>) -> bool {
        m.state.table.contains(m.judgement().card)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (seat, card) = (run.owner(), run.moment().judgement().card);
        run.move_open(CardSet::only(card), Spot::Table, Spot::Hand { seat }, Cause::Take);
        run.ctx.emit(Event::JudgementTaken);
        run.end();
    }
}

/// For each point of damage, looks at the top two cards of the pile and gives each to whomever the owner likes.
///
/// `x` says how many are left to give, `y` who gets the next, `z` how often it was done: never which cards they are.
pub struct Yiji;

/// The stages of one time.
const LOOK: u8 = 0;
const WHO: u8 = 1;
const WHICH: u8 = 2;
const AGAIN: u8 = 3;

impl Yiji {
    fn ask_who<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, of) = (run.owner(), run.state().alive());
        run.then(WHO);
        run.ask(owner, false, What::Seats { of, min: 1, max: 1, to: Purpose::Give });
    }

    fn look<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        run.frame.x = run.rules.look_at_top(run.ctx, owner, 2);
        if run.frame.x == 0 { run.end() } else { Yiji::ask_who(run) }
    }

    fn give<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>, cards: CardSet) {
        let (owner, seat) = (run.owner(), Seat::new(run.frame.y));
        let n = usize::from(run.frame.x);
        let left =
            run.state().pile.iter().rev().take(n).copied().filter(|&card| !cards.contains(card));
        let order: List<CardNo, 8> = left.collect();
        run.frame.x = order.len() as u8;
        let seen_by = SeatSet::only(owner).with(seat);
        let (cards, from, to) = (Cards::Known(cards), Spot::Pile, Spot::Hand { seat });
        run.ctx.emit(Event::CardsMoved { cards, from, to, cause: Cause::Give, seen_by });
        if !order.is_empty() {
            // Who knew both cards cannot tell which one is left.
            let n = order.len() as u8;
            run.ctx.emit(Event::PileArranged { seat: owner, n, bottom: 0, order });
            return Yiji::ask_who(run);
        }
        run.frame.z += 1;
        if run.frame.z < run.moment().damage().amount {
            run.then(AGAIN);
            run.ask(owner, false, What::Options { of: Choice::Yes.bit() | Choice::No.bit() });
        } else {
            run.end();
        }
    }
}

impl Unit for Yiji {
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked, n) = (run.owner(), run.picked(), run.frame.x);
        match run.stage() {
            LOOK => Yiji::look(run),
            WHO => {
                run.frame.y = picked.seat().index() as u8;
                match run.state().pile.last() {
                    Some(&card) if n == 1 => Yiji::give(run, CardSet::only(card)),
                    _ => {
                        run.tell(picked.seat_set());
                        run.then(WHICH);
                        run.ask(owner, false, What::Top { n, min: 1, max: n, to: Purpose::Give });
                    }
                }
            }
            WHICH => Yiji::give(run, picked.cards),
            _ if picked.choice == Some(Choice::Yes) => Yiji::look(run),
            _ => run.end(),
        }
    }
}
