//! Xu Sheng.

use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::Zones;
use engine::Host;

/// Somebody of the owner's kingdom who has become the target of a Slash draws a card and discards one.
pub struct Yicheng;

impl Unit for Yicheng {
    fn when(m: &Moment<'_>) -> bool {
        let target = m.target().seat;
        m.card().kind.is_slash() && m.friends_as(Kingdom::Wu, target)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        match run.stage() {
            0 => {
                let target = run.moment().target().seat;
                run.draw(target, 1);
                run.then(1);
                run.make_discard(target, 1, Zones::OWN);
            }
            _ => run.end(),
        }
    }
}
