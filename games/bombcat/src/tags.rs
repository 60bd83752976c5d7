//! Tags are put on cards and taken off.

use crate::event::Event;
use crate::ids::{CardNo, Who};
use crate::lang::program::TagId;
use crate::rules::{BombCat, Table};
use crate::state::State;
use engine::{Host, SeatSet};

pub(crate) fn attach(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    card: CardNo,
    tag: u16,
    by: Who,
) {
    let state = ctx.state();
    let Some(it) = state.card(card).filter(|_| !state.has_tag(card, tag)) else { return };
    let (place, placed) = place_of(rules, state, card);
    ctx.emit(Event::Tagged {
        tag: rules.names.tag(TagId(tag)),
        card: Some(it.def),
        at: rules.spot(it.at),
        by: by.into(),
        no: Some(card),
        seen_by: rules.seen_by(state, card),
        place,
        placed,
    });
}

pub(crate) fn detach(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    card: CardNo,
    tag: u16,
    by: Who,
) {
    let state = ctx.state();
    let Some(it) = state.card(card).filter(|_| state.has_tag(card, tag)) else { return };
    let (place, placed) = place_of(rules, state, card);
    ctx.emit(Event::Untagged {
        tag: rules.names.tag(TagId(tag)),
        card: Some(it.def),
        at: rules.spot(it.at),
        by: by.into(),
        no: Some(card),
        seen_by: rules.seen_by(state, card),
        place,
        placed,
    });
}

/// Where a card lies, and who sees it there among the others.
pub(crate) fn place_of(rules: &BombCat, state: &State, card: CardNo) -> (Option<u16>, SeatSet) {
    let Some(it) = state.card(card) else { return (None, SeatSet::EMPTY) };
    let place = state.region(it.at).iter().position(|&other| other == card);
    (place.map(|place| place as u16), rules.followers(state, card))
}
