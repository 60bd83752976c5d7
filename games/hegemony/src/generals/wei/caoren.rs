//! Cao Ren.

use crate::moment::Run;
use crate::rules::Hegemony;
use crate::skill::Unit;
use engine::Host;

/// Draws three cards and is turned over.
pub struct Jushou;

impl Unit for Jushou {
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        run.draw(owner, 3);
        run.turn_over(owner);
        run.end();
    }
}
