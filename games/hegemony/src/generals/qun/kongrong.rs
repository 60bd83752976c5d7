//! Kong Rong.

use crate::event::{Cause, Spot};
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Purpose, What};
use engine::{Host, Seat};

/// Whoever hides a general hurts the owner less.
pub struct Mingshi;

impl Unit for Mingshi {
    fn when(m: &Moment<'_>) -> bool {
        let hides =
            |source: Seat| Place::BOTH.into_iter().any(|place| m.state.player(source).hides(place));
        m.damage().source.is_some_and(hides)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        run.change_damage(-1);
        run.end();
    }
}

/// Gives cards of the owner that were discarded to others.
pub struct Lirang;

impl Lirang {
    /// Those of the discarded cards that still lie there.
    fn lying(m: &Moment<'_>) -> CardSet {
        m.on.map_or(CardSet::EMPTY, |on| m.rules.lying(m.state, on.at))
    }
}

impl Unit for Lirang {
    fn when(m: &Moment<'_>) -> bool {
        !Lirang::lying(m).is_empty() && !m.others().is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        let lying = Lirang::lying(m);
        Next::cards_then_seats(picked, lying, (1, lying.len()), m.others(), (1, 1))
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        let lying = Lirang::lying(&run.moment());
        let others = run.moment().others();
        match run.stage() {
            // Cards and who gets them were picked.
            0 => {
                let cards = picked.cards.and(lying);
                let to = Spot::Hand { seat: picked.seat() };
                run.move_open(cards, Spot::Discard, to, Cause::Give);
                run.rules.forget_kept(run.ctx);
                run.then(1);
            }
            // The rest may go to somebody else: first to whom, then what.
            1 if lying.is_empty() || others.is_empty() => run.end(),
            1 => {
                run.then(2);
                let (min, max) = (1, 1);
                run.ask(owner, true, What::Seats { of: others, min, max, to: Purpose::Give });
            }
            2 => {
                let Some(&to) = picked.seats.first() else { return run.end() };
                run.frame.x = to.index() as u8;
                run.rules.forget_kept(run.ctx);
                run.then(3);
                let (min, max) = (1, lying.len());
                let at = run.frame.on.map_or(0, |on| on.at);
                run.ask(owner, true, What::Lying { at, min, max, to: Purpose::Give });
            }
            _ => {
                let to = Spot::Hand { seat: Seat::new(run.frame.x) };
                run.move_open(picked.cards.and(lying), Spot::Discard, to, Cause::Give);
                run.rules.forget_kept(run.ctx);
                run.then(1);
            }
        }
    }
}
