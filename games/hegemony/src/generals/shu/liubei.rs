//! Liu Bei.

use crate::event::Cause;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Mark, Zones};
use engine::Host;

/// Gives hand cards to another player; the third one given in a phase heals the owner.
pub struct Rende;

impl Rende {
    /// How many are given at once at most; more can be given by using it again.
    const MOST: u8 = 12;
    const HEALS_AT: u8 = 3;
}

impl Unit for Rende {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().hand.is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        let hand = m.own(Zones::HAND, Filter::Any);
        Next::cards_then_seats(picked, hand, (1, Rende::MOST), m.others(), (1, 1))
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        let before = run.me().mark(Mark::Rende);
        let after = before.saturating_add(picked.cards.len());
        run.mark(owner, Mark::Rende, after);
        run.pass_on(owner, picked.seat(), picked.cards, Cause::Give);
        if before < Rende::HEALS_AT && after >= Rende::HEALS_AT {
            run.recover(owner, 1);
        }
        run.end();
    }
}
