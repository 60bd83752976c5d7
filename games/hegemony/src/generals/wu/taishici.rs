//! Taishi Ci.

use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::Mark;
use engine::Host;

/// A fight by points: who wins it slashes once more, at one more and at any distance this turn, who does not cannot.
pub struct Tianyi;

impl Unit for Tianyi {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().hand.is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::seats(picked, m.with_hand(m.others()), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        match run.stage() {
            0 => {
                let target = run.picked().seat();
                run.then(1);
                run.pindian(target);
            }
            _ => {
                let owner = run.owner();
                let mark = if run.returned() > 0 { Mark::TianyiWon } else { Mark::TianyiLost };
                run.mark(owner, mark, 1);
                run.end();
            }
        }
    }
}
