//! Zhang Fei.

use crate::event::Fate;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use engine::Host;

/// Slashes without limit, a query of the Slash limit; with the lord's axe they ignore armour.
pub struct Paoxiao;

impl Unit for Paoxiao {
    fn when(m: &Moment<'_>) -> bool {
        m.card().kind.is_slash()
            && !m.target().armour_ignored
            && m.rules.lord_lends(m.state, m.owner)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        run.fate(Fate::ArmourIgnored);
        run.end();
    }
}
