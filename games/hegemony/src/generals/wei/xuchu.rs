//! Xu Chu.

use crate::event::Event;
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::point::Point;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::Mark;
use engine::Host;

/// Draws a card fewer; until the end of the turn his own Slashes and Duels hurt more.
pub struct Luoyi;

impl Luoyi {
    /// Whether the owner deals this damage as the user of a Slash or a Duel.
    fn strikes(m: &Moment<'_>) -> bool {
        let kind = m.damaging_card();
        let user = m.damage().by.and_then(|at| m.state.use_at(at)).map(|used| used.user);
        kind.is_some_and(|kind| kind.is_slash() || kind == Kind::Duel) && user == Some(m.owner)
    }
}

impl Unit for Luoyi {
    fn when(m: &Moment<'_>) -> bool {
        if m.is(Point::DamageCaused) {
            m.me().mark(Mark::Luoyi) > 0 && Luoyi::strikes(m)
        } else {
            m.state.drawing > 0
        }
    }

    fn must(m: &Moment<'_>) -> bool {
        m.is(Point::DamageCaused)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        if run.moment().is(Point::DamageCaused) {
            run.change_damage(1);
        } else {
            let (owner, n) = (run.owner(), run.state().drawing - 1);
            run.ctx.emit(Event::DrawChanged { n });
            run.mark(owner, Mark::Luoyi, 1);
        }
        run.end();
    }
}
