//! Lü Bu.

use crate::event::Fate;
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::point::Point;
use crate::rules::Hegemony;
use crate::skill::Unit;
use engine::Host;

/// Each target of the owner's Slash needs two Dodges, and whoever the owner duels with two Slashes each time.
pub struct Wushuang;

impl Unit for Wushuang {
    fn when(m: &Moment<'_>) -> bool {
        let used = m.card();
        match m.point() {
            Some(Point::TargetChosen) => used.kind.is_slash() || used.kind == Kind::Duel,
            _ => used.kind == Kind::Duel && used.user != m.owner,
        }
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let back = run.moment().is(Point::TargetConfirmed);
        run.fate(if back { Fate::BackTwice } else { Fate::Twice });
        run.end();
    }
}
