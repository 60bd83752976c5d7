//! Somebody dies: it is declared, the cards are discarded, the turns are gone, and then it is final.

use crate::event::Event;
use crate::ids::{CardNo, Place};
use crate::lang::program::ActionId;
use crate::lang::words::{Class, Stage, Tense, Veto};
use crate::rules::{BombCat, Table};
use crate::state::*;
use crate::{carry, poll};
use engine::{Host, Seat};

pub(crate) fn begin(ctx: &mut Table<'_, impl Host<BombCat>>, seat: Seat) {
    ctx.push(Frame::Death { seat, stage: 0 });
}

pub(crate) fn advance(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    seat: Seat,
    stage: u8,
) {
    match stage {
        0 => {
            ctx.emit(Event::Dying { seat });
            announce(rules, ctx, seat, Stage::Declared, Frame::Death { seat, stage: 1 });
        }
        // Somebody who died while his death was declared does not die again.
        1 if !ctx.state().is_alive(seat) => ctx.pop(0),
        1 => {
            ctx.top(Frame::Death { seat, stage: 2 });
            die(rules, ctx, seat);
            let cards = belongings(rules, ctx.state(), seat);
            carry::discard_all(rules, ctx, cards);
        }
        2 => {
            announce(rules, ctx, seat, Stage::Final, Frame::Death { seat, stage: 3 });
        }
        _ => ctx.pop(0),
    }
}

fn announce(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    seat: Seat,
    stage: Stage,
    then: Frame,
) {
    let poll = Poll {
        what: What::Death { stage, seat },
        tense: Tense::Done,
        ok: 0,
        veto: Veto::Open,
        by: seat.into(),
        action: ActionId::NONE,
        act: None,
        waiting: Few::new(),
    };
    if !poll::raise(rules, ctx, poll, then) {
        ctx.top(then);
    }
}

/// The player is dead; bombs that he holds leave the game with him.
fn die(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>, seat: Seat) {
    if !ctx.state().is_alive(seat) {
        return;
    }
    ctx.emit(Event::Died { seat });
    ctx.excuse(seat);
    let is_bomb = |state: &State, card: CardNo| {
        state.card(card).is_some_and(|card| rules.class_of(card.def) == Class::Bomb)
    };
    for (card, _) in belongings(rules, ctx.state(), seat) {
        if is_bomb(ctx.state(), card) {
            carry::vanish(rules, ctx, card);
        }
    }
}

/// Everything of a player that does not stay when he dies.
fn belongings(rules: &BombCat, state: &State, seat: Seat) -> Vec<(CardNo, Place)> {
    let places = (0..rules.zones.len())
        .filter(|&at| rules.zones[at].owner == Some(seat) && !rules.zones[at].kept_on_death);
    let cards = places.flat_map(|at| {
        let place = Place(at as u16);
        state.region(place).iter().map(move |&card| (card, place))
    });
    cards.collect()
}

/// The same without anybody being asked, where effects were cut short.
pub(crate) fn at_once(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>, seat: Seat) {
    die(rules, ctx, seat);
    let cards = belongings(rules, ctx.state(), seat);
    carry::discard_all(rules, ctx, cards);
}
