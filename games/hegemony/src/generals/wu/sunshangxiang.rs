//! Sun Shangxiang.

use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Choice, Notice, What};
use engine::{Host, Seat, SeatSet};

/// Discards two hand cards; the owner and a wounded man recover.
pub struct Jieyin;

impl Jieyin {
    fn men(m: &Moment<'_>) -> SeatSet {
        let male = |&seat: &Seat| m.rules.gender(m.state, seat) == Some(Gender::Male);
        m.only(m.others(), |player| player.wounded()).iter().filter(male).collect()
    }
}

impl Unit for Jieyin {
    fn when(m: &Moment<'_>) -> bool {
        m.me().hand.len() >= 2 && !Jieyin::men(m).is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::cards_then_seats(picked, m.me().hand, (2, 2), Jieyin::men(m), (1, 1))
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        run.discard(owner, picked.cards);
        run.recover(owner, 1);
        run.recover(picked.seat(), 1);
        run.end();
    }
}

/// Draws two cards for each piece of equipment that the owner loses.
pub struct Xiaoji;

impl Xiaoji {
    fn lost(m: &Moment<'_>) -> u8 {
        match m.notice() {
            Notice::Lost { worn, .. } => worn,
            _ => 0,
        }
    }
}

impl Unit for Xiaoji {
    fn when(m: &Moment<'_>) -> bool {
        Xiaoji::lost(m) > 0
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        if run.stage() == 0 {
            run.frame.x = Xiaoji::lost(&run.moment());
        } else if run.picked().choice != Some(Choice::Yes) {
            return run.end();
        }
        run.draw(owner, 2);
        run.frame.x = run.frame.x.saturating_sub(1);
        if run.frame.x == 0 {
            return run.end();
        }
        // Once for each of them.
        run.then(1);
        run.ask(owner, false, What::Options { of: Choice::Yes.bit() | Choice::No.bit() });
    }
}
