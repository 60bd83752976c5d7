//! Zhang Jiao.

use crate::event::{Cause, Event, Spot};
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Nature, OPEN, Zones};
use engine::{Host, Seat};

/// After a Dodge of the owner somebody judges, and a spade brings thunder.
pub struct Leiji;

impl Unit for Leiji {
    fn when(m: &Moment<'_>) -> bool {
        // An answer has no place among the uses; its number says that it was a Dodge.
        m.on.is_some_and(|on| on.at == u8::MAX && on.n == 1)
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::seats(picked, m.state.alive(), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        match run.stage() {
            0 => {
                let target = run.picked().seat();
                run.frame.x = target.index() as u8;
                run.then(1);
                run.judge(target);
            }
            1 => {
                let (owner, target) = (run.owner(), Seat::new(run.frame.x));
                let spade = run.judged_suit() == Suit::Spade;
                run.then(2);
                if spade {
                    run.damage(Some(owner), target, 2, Nature::Thunder);
                }
            }
            _ => run.end(),
        }
    }
}

/// Puts a black card in the place of any judgement card and takes that one.
pub struct Guidao;

impl Unit for Guidao {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().own().is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::cards(picked, m.own(Zones::OWN, Filter::Colour(Colour::Black)), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, cards) = (run.owner(), run.picked().cards);
        if let Some(card) = cards.first() {
            let old = CardSet::only(run.moment().judgement().card);
            run.rules.move_from(run.ctx, owner, cards, Spot::Table, Cause::Retrial, OPEN);
            run.ctx.emit(Event::JudgementReplaced { seat: owner, card });
            run.move_open(old, Spot::Table, Spot::Hand { seat: owner }, Cause::Take);
        }
        run.end();
    }
}
