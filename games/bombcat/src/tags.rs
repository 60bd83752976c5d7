//! Tags are put on cards and taken off.

use crate::event::Event;
use crate::ids::{CardNo, Who};
use crate::lang::program::TagId;
use crate::rules::{BombCat, Table};
use engine::Host;

pub(crate) fn attach(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    card: CardNo,
    tag: u16,
    by: Who,
) {
    let state = ctx.state();
    let Some(it) = state.card(card).filter(|_| !state.has_tag(card, tag)) else { return };
    ctx.emit(Event::Tagged {
        tag: rules.names.tag(TagId(tag)),
        card: Some(it.def),
        at: rules.spot(it.at),
        by: by.into(),
        no: Some(card),
        seen_by: rules.seen_by(state, card),
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
    ctx.emit(Event::Untagged {
        tag: rules.names.tag(TagId(tag)),
        card: Some(it.def),
        at: rules.spot(it.at),
        by: by.into(),
        no: Some(card),
        seen_by: rules.seen_by(state, card),
    });
}
