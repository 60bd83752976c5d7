//! Lady Gan.

use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Notice, Purpose, What};
use engine::{Host, SeatSet};

/// For each point that the owner recovers, another player of the kingdom draws a card.
pub struct Shushen;

impl Shushen {
    fn kin(m: &Moment<'_>) -> SeatSet {
        m.others().iter().filter(|&other| m.friends_as(Kingdom::Shu, other)).collect()
    }

    fn points(m: &Moment<'_>) -> u8 {
        match m.notice() {
            Notice::Recovered { n, .. } => n,
            _ => 0,
        }
    }
}

impl Unit for Shushen {
    fn when(m: &Moment<'_>) -> bool {
        Shushen::points(m) > 0 && !Shushen::kin(m).is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::seats(picked, Shushen::kin(m), 1, 1)
    }

    /// The stage counts the points that are done.
    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, stage) = (run.owner(), run.stage());
        let Some(&drawer) = run.picked().seats.first() else { return run.end() };
        run.draw(drawer, 1);
        let of = Shushen::kin(&run.moment());
        if stage + 1 >= Shushen::points(&run.moment()) || of.is_empty() {
            return run.end();
        }
        run.then(stage + 1);
        run.ask(owner, true, What::Seats { of, min: 1, max: 1, to: Purpose::Draw });
    }
}

/// Discards the whole hand; who has discarded as many cards as points of health recovers one.
pub struct Shenzhi;

impl Unit for Shenzhi {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().hand.is_empty()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, hand, hp) = (run.owner(), run.me().hand, run.me().hp);
        run.discard(owner, hand);
        if hand.len() as i8 >= hp {
            run.recover(owner, 1);
        }
        run.end();
    }
}
