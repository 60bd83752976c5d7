//! Tian Feng.

use crate::ids::Kingdom;
use crate::moment::{Moment, Next, Picked, Run};
use crate::point::Point;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Notice, Purpose, Zones};
use engine::{Host, Seat, SeatSet};

/// Whoever loses the last hand card discards a card of somebody else.
pub struct Sijian;

impl Sijian {
    fn targets(m: &Moment<'_>) -> SeatSet {
        m.only(m.others(), |player| !player.own().is_empty())
    }
}

impl Unit for Sijian {
    fn when(m: &Moment<'_>) -> bool {
        matches!(m.notice(), Notice::Lost { from_hand: 1.., emptied: true, .. })
            && !Sijian::targets(m).is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::seats(picked, Sijian::targets(m), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        match run.stage() {
            0 => {
                let target = run.picked().seat();
                run.frame.x = target.index() as u8;
                run.then(1);
                run.ask_card_of(target, Zones::OWN, Purpose::Discard);
            }
            _ => {
                let target = Seat::new(run.frame.x);
                if let Some(card) = run.card_picked_of(target) {
                    run.dismantle(target, card);
                }
                run.end();
            }
        }
    }
}

/// Draws when the kingdom brings somebody to the point of death, loses health when one of the kingdom dies.
pub struct Suishi;

impl Unit for Suishi {
    fn when(m: &Moment<'_>) -> bool {
        let Some(on) = m.on else { return false };
        match on.point {
            Point::Dying => on.at < m.rules.seats && m.friends_as(Kingdom::Qun, Seat::new(on.at)),
            _ => m.friends(on.subject),
        }
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        if run.stage() > 0 {
            return run.end();
        }
        run.then(1);
        if run.moment().is(Point::Dying) {
            run.draw(owner, 1);
        } else {
            run.lose_hp(owner, 1);
        }
    }
}
