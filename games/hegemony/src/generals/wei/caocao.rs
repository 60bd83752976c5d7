//! Cao Cao.

use crate::event::{Cause, Spot};
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use engine::Host;

/// Takes the card that hurt the owner.
pub struct Jianxiong;

impl Jianxiong {
    /// All cards behind the one that dealt the damage, if they still lie on the table.
    fn cards(m: &Moment<'_>) -> CardSet {
        let used = m.damage().by.and_then(|at| m.state.use_at(at));
        used.map(|used| used.cards)
            .filter(|cards| cards.minus(m.state.table).is_empty())
            .unwrap_or(CardSet::EMPTY)
    }
}

impl Unit for Jianxiong {
    fn when(m: &Moment<'_>) -> bool {
        !Jianxiong::cards(m).is_empty()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (seat, cards) = (run.owner(), Jianxiong::cards(&run.moment()));
        run.move_open(cards, Spot::Table, Spot::Hand { seat }, Cause::Take);
        run.end();
    }
}
