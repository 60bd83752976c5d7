//! Lü Meng.

use crate::moment::{Moment, Run};
use crate::point::Phase;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::Mark;
use engine::Host;

/// Skips the Discard phase if the owner has neither used nor shown a Slash in this turn's Play phase.
pub struct Keji;

impl Unit for Keji {
    fn when(m: &Moment<'_>) -> bool {
        m.is_left(Phase::Discard) && m.me().mark(Mark::Slashed) == 0
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        run.end_with(1);
    }
}
