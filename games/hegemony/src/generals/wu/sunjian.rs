//! Sun Jian.

use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Choice, What, Zones};
use engine::{Host, Seat};

/// Somebody draws as many cards as the owner has lost health and discards one, or the other way round.
pub struct YinghunSunjian;

impl Unit for YinghunSunjian {
    fn when(m: &Moment<'_>) -> bool {
        m.me().wounded()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::seats(picked, m.others(), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        match run.stage() {
            0 => {
                run.frame.x = run.picked().seat().index() as u8;
                run.frame.y = run.me().lost_hp();
                run.then(1);
                if run.frame.y > 1 {
                    let of = Choice::Draw.bit() | Choice::Discard.bit();
                    let owner = run.owner();
                    run.ask(owner, false, What::Options { of });
                }
            }
            1 => {
                let (target, lost) = (Seat::new(run.frame.x), run.frame.y);
                let discards = run.picked().choice == Some(Choice::Discard);
                let (draws, drops) = if discards { (1, lost) } else { (lost, 1) };
                run.draw(target, draws);
                run.then(2);
                run.make_discard(target, drops, Zones::OWN);
            }
            _ => run.end(),
        }
    }
}
