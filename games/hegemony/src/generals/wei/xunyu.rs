//! Xun Yu.

use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Nature, Player, Purpose, What};
use engine::{Host, Seat, SeatSet};

/// Fights by points with somebody healthier, who then hurts somebody else, or the owner.
pub struct Quhu;

impl Quhu {
    fn tigers(m: &Moment<'_>) -> SeatSet {
        m.only(m.with_hand(m.others()), |other| other.hp > m.me().hp)
    }
}

impl Unit for Quhu {
    fn when(m: &Moment<'_>) -> bool {
        !m.me().hand.is_empty()
    }

    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::seats(picked, Quhu::tigers(m), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        let tiger = Seat::new(run.frame.x);
        match run.stage() {
            0 => {
                run.frame.x = picked.seat().index() as u8;
                run.then(1);
                run.pindian(picked.seat());
            }
            1 if run.returned() > 0 => {
                let of = run.rules.in_range(run.state(), tiger);
                if of.is_empty() {
                    return run.end();
                }
                run.then(2);
                run.ask(owner, false, What::Seats { of, min: 1, max: 1, to: Purpose::Damage });
            }
            1 => {
                run.then(3);
                run.damage(Some(tiger), owner, 1, Nature::Normal);
            }
            2 if !picked.seats.is_empty() => {
                run.then(3);
                run.damage(Some(tiger), picked.seat(), 1, Nature::Normal);
            }
            _ => run.end(),
        }
    }
}

/// For each point of damage, somebody draws up to as many hand cards as his health can be, five at most.
pub struct Jieming;

impl Jieming {
    fn lacks(player: &Player) -> u8 {
        (player.max_hp.clamp(0, 5) as u8).saturating_sub(player.hand.len())
    }
}

impl Unit for Jieming {
    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::seats(picked, m.state.alive(), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, picked) = (run.owner(), run.picked());
        // Who wants it no more picks nobody.
        if picked.seats.is_empty() {
            return run.end();
        }
        let n = Jieming::lacks(run.state().player(picked.seat()));
        run.draw(picked.seat(), n);
        run.frame.x += 1;
        if run.frame.x < run.moment().damage().amount {
            let of = run.state().alive();
            run.then(1);
            run.ask(owner, true, What::Seats { of, min: 1, max: 1, to: Purpose::Draw });
        } else {
            run.end();
        }
    }
}
