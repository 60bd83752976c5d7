//! Xiahou Dun.

use crate::ids::*;
use crate::moment::Run;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Nature, Purpose, What, Zones};
use engine::Host;

/// Judges: unless it is a heart, whoever hurt the owner discards two hand cards or is hurt.
///
/// It can be used without a source too: the judgement may be wanted for itself.
pub struct Ganglie;

impl Unit for Ganglie {
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        if run.stage() == 0 {
            run.then(1);
            return run.judge(owner);
        }
        let source = run.moment().damage().source.filter(|&source| run.is_alive(source));
        let Some(source) = source else { return run.end() };
        match run.stage() {
            1 if run.judged_suit() == Suit::Heart => run.end(),
            1 => {
                run.then(2);
                if run.state().player(source).hand.len() >= 2 {
                    let (from, of, to) = (Zones::HAND, Filter::Any, Purpose::Discard);
                    run.ask(source, true, What::Cards { from, of, min: 2, max: 2, to });
                }
            }
            2 => {
                let cards = run.picked().cards;
                run.then(3);
                if cards.is_empty() {
                    run.damage(Some(owner), source, 1, Nature::Normal);
                } else {
                    run.discard(source, cards);
                }
            }
            _ => run.end(),
        }
    }
}
