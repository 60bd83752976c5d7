//! Yu Ji.

use crate::event::{Cause, Fate, Spot};
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::point::Point;
use crate::rules::Hegemony;
use crate::skill::{Skill, Unit};
use crate::state::OPEN;
use engine::Host;

/// Gathers illusions when the kingdom is hurt, and spends them on cards that aim at one of it alone.
pub struct Qianhuan;

impl Qianhuan {
    /// The illusions of the owner: what lies on the generals, but for the soldiers of a lord.
    fn illusions(m: &Moment<'_>) -> CardSet {
        let me = m.me();
        let head = me.generals[0].filter(|_| me.shown[0]);
        let lord = head.is_some_and(|general| m.rules.data.general(general).lord.is_some());
        if lord { me.special[1] } else { me.special[0].or(me.special[1]) }
    }
}

impl Unit for Qianhuan {
    fn when(m: &Moment<'_>) -> bool {
        if m.is(Point::Damaged) {
            return m.friends_as(Kingdom::Qun, m.subject());
        }
        m.card().live().len() == 1
            && !m.card().kind.is_equip()
            && m.friends_as(Kingdom::Qun, m.subject())
            && !Qianhuan::illusions(m).is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        if m.is(Point::Damaged) {
            return Next::DONE;
        }
        Next::cards(picked, Qianhuan::illusions(m), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        if run.moment().is(Point::Damaged) {
            let suit = |run: &Run<'_, '_, H>, card| run.rules.suit(run.state(), owner, card);
            let old = Qianhuan::illusions(&run.moment());
            let place = run.rules.place_of(run.state(), owner, Skill::Qianhuan);
            let place = place.unwrap_or(Place::Head);
            let on = Spot::Special { seat: owner, place };
            let new = run.take_top(1, on, Cause::Place, OPEN);
            let repeats =
                new.iter().any(|card| old.iter().any(|other| suit(run, other) == suit(run, card)));
            if repeats {
                run.move_open(new, on, Spot::Discard, Cause::Rest);
            }
        } else {
            let cards = run.picked().cards;
            run.discard(owner, cards);
            run.fate(Fate::Cancelled);
        }
        run.end();
    }
}
