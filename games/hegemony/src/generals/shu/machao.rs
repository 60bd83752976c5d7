//! Ma Chao.

use crate::event::Fate;
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use engine::Host;

/// Others are nearer: a query of the distance.
pub struct MashuMachao;
impl Unit for MashuMachao {}

/// Judges: red, or with the lord's axe anything but spades, leaves the target of a Slash no Dodge.
pub struct Tieqi;

impl Unit for Tieqi {
    fn when(m: &Moment<'_>) -> bool {
        m.card().kind.is_slash()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match run.stage() {
            0 => {
                run.then(1);
                run.judge(owner);
            }
            _ => {
                let suit = run.judged_suit();
                let lent = run.rules.lord_lends(run.state(), owner);
                if suit.colour() == Colour::Red || lent && suit != Suit::Spade {
                    run.fate(Fate::NoJink);
                }
                run.end();
            }
        }
    }
}
