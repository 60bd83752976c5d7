//! Yan Liang & Wen Chou.

use crate::event::{Cause, Spot};
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Mark, Zones};
use engine::Host;

/// Gives up the draw and judges: the card is taken, and hand cards of the other colour are Duels this turn.
pub struct Shuangxiong;

impl Unit for Shuangxiong {
    const MAKES: KindSet = KindSet::of(&[Kind::Duel]);

    fn when(m: &Moment<'_>) -> bool {
        m.on.is_some() || m.me().mark(Mark::Shuangxiong) > 0
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        match run.stage() {
            0 => {
                let owner = run.owner();
                run.then(1);
                run.judge(owner);
            }
            _ => {
                let owner = run.owner();
                if let Some(card) = run.judged_card() {
                    let other = match run.judged_suit().colour() {
                        Colour::Red => 2,
                        Colour::Black => 1,
                    };
                    run.mark(owner, Mark::Shuangxiong, other);
                    run.move_open(
                        CardSet::only(card),
                        Spot::Table,
                        Spot::Hand { seat: owner },
                        Cause::Take,
                    );
                }
                run.end_with(1);
            }
        }
    }

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        let colour = match m.me().mark(Mark::Shuangxiong) {
            1 => Colour::Red,
            2 => Colour::Black,
            _ => return CardSet::EMPTY,
        };
        if kind == Kind::Duel { m.own(Zones::HAND, Filter::Colour(colour)) } else { CardSet::EMPTY }
    }
}
