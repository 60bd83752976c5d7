//! Huang Zhong.

use crate::event::Fate;
use crate::moment::{Moment, Run};
use crate::point::Phase;
use crate::rules::Hegemony;
use crate::skill::Unit;
use engine::Host;

/// A target with many or few cards in the hand cannot dodge a Slash of the owner's Play phase.
pub struct Liegong;

impl Unit for Liegong {
    fn when(m: &Moment<'_>) -> bool {
        let held = m.state.player(m.target().seat).hand.len() as i8;
        m.card().kind.is_slash()
            && m.rules.in_phase(m.state, m.owner, Phase::Play)
            && (held >= m.me().hp || held <= m.rules.range(m.state, m.owner))
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        run.fate(Fate::NoJink);
        run.end();
    }
}
