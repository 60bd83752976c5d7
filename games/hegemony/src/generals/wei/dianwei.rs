//! Dian Wei.

use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Nature, Zones};
use engine::{Host, SeatSet};

/// A point of health or a weapon hurts somebody in the attack range.
pub struct Qiangxi;

impl Qiangxi {
    /// Who can be reached once these cards are gone.
    fn reached(m: &Moment<'_>, gone: CardSet) -> SeatSet {
        m.rules.in_range_without(m.state, m.owner, gone)
    }
}

impl Unit for Qiangxi {
    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        let mut next = Next::seats(picked, Qiangxi::reached(m, picked.cards), 1, 1);
        // A weapon comes before the target: without one it is health that is given.
        if picked.cards.is_empty() && picked.seats.is_empty() {
            let useful = |&card: &CardNo| !Qiangxi::reached(m, CardSet::only(card)).is_empty();
            next.cards = m.own(Zones::OWN, Filter::Weapon).iter().filter(useful).collect();
        }
        next
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        match run.stage() {
            0 => {
                run.then(1);
                if picked.cards.is_empty() {
                    run.lose_hp(owner, 1);
                } else {
                    run.discard(owner, picked.cards);
                }
            }
            1 if run.is_alive(owner) => {
                run.then(2);
                run.damage(Some(owner), picked.seat(), 1, Nature::Normal);
            }
            _ => run.end(),
        }
    }
}
