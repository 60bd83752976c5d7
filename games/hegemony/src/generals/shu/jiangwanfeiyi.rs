//! Jiang Wan & Fei Yi.

use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Mark, Notice};
use engine::Host;

/// Draws two cards after a Play phase in which the owner has hurt nobody.
pub struct Shengxi;

impl Unit for Shengxi {
    fn when(m: &Moment<'_>) -> bool {
        m.me().mark(Mark::DamageDealt) == 0
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        run.draw(owner, 2);
        run.end();
    }
}

/// Somebody of the kingdom who loses the last card of the hand outside his turn draws one.
pub struct Shoucheng;

impl Unit for Shoucheng {
    fn when(m: &Moment<'_>) -> bool {
        let emptied = matches!(m.notice(), Notice::Lost { from_hand: 1.., emptied: true, .. });
        let loser = m.subject();
        emptied
            && m.state.current != loser
            && m.state.player(loser).alive
            && m.friends_as(Kingdom::Shu, loser)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let loser = run.moment().subject();
        run.draw(loser, 1);
        run.end();
    }
}
