//! Cards are made out of nothing.

use crate::event::Event;
use crate::ids::{CardNo, Who};
use crate::lang::program::DefId;
use crate::resolve::{fizzle, module_now};
use crate::rules::{BombCat, Table};
use engine::{Card, Host};

/// The most new cards in one turn, in play at once, and in one match.
const TURN: u16 = 40;
const IN_PLAY: usize = 200;
const MATCH: u16 = 2_000;
/// The most of one statement.
pub(crate) const STATEMENT: i32 = 8;

/// Makes a card, which then lies on the table. No definition is a blank, drawn at random.
pub(crate) fn make(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    def: DefId,
    by: Who,
) -> Option<CardNo> {
    let state = ctx.state();
    let made =
        |card: &&crate::state::CardState| card.creator != Who::Game && card.at != rules.gone();
    let full = state.made.0 >= TURN
        || state.made.1 >= MATCH
        || (state.made.1 as usize >= IN_PLAY && state.cards.iter().filter(made).count() >= IN_PLAY);
    if full {
        fizzle(rules, ctx, module_now(rules, ctx.state()));
        return None;
    }
    let card = match def.index().filter(|&at| at < rules.classes.len()) {
        Some(at) => Card::new(at),
        None => {
            let at = ctx.index("blank", rules.blanks.len());
            *rules.blanks.get(at)?
        }
    };
    let number = CardNo(ctx.state().cards.len() as u16);
    ctx.emit(Event::Created { card, by: by.into() });
    Some(number)
}
