//! Huang Gai.

use crate::moment::Run;
use crate::rules::Hegemony;
use crate::skill::Unit;
use engine::Host;

/// Loses a point of health and draws two cards.
pub struct Kurou;

impl Unit for Kurou {
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match run.stage() {
            0 => {
                run.then(1);
                run.lose_hp(owner, 1);
            }
            _ => {
                // The dead draw nothing.
                run.draw(owner, 2);
                run.end();
            }
        }
    }
}
