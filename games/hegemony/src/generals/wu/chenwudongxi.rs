//! Chen Wu & Dong Xi.

use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Purpose, What, Zones};
use engine::{Host, Seat};

/// Chains somebody who is not, and the owner.
pub struct Duanxie;

impl Unit for Duanxie {
    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        Next::seats(picked, m.only(m.others(), |player| !player.chained), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, target) = (run.owner(), run.picked().seat());
        run.chain(target, true);
        run.chain(owner, true);
        run.end();
    }
}

/// The owner, being chained, discards a card of everybody who is chained.
pub struct Fenming;

impl Fenming {
    /// Whose card comes next, after so many seats have had their turn, and how many have had it then.
    fn next_chained<H: Host<Hegemony>>(run: &Run<'_, '_, H>) -> Option<(Seat, u8)> {
        let (state, done) = (run.state(), usize::from(run.frame.x));
        let seats = run.rules.seats_from(state.current).enumerate().skip(done);
        let chained = |seat: Seat| {
            let player = state.player(seat);
            player.alive && player.chained && !player.own().is_empty()
        };
        seats.into_iter().find(|&(_, seat)| chained(seat)).map(|(at, seat)| (seat, at as u8 + 1))
    }
}

impl Unit for Fenming {
    fn when(m: &Moment<'_>) -> bool {
        m.me().chained
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match run.stage() {
            0 => {
                let Some((seat, done)) = Fenming::next_chained(run) else { return run.end() };
                run.frame.x = done;
                run.frame.y = seat.index() as u8;
                run.then(1);
                if seat == owner {
                    let (from, of, to) = (Zones::OWN, Filter::Any, Purpose::Discard);
                    run.ask(owner, false, What::Cards { from, of, min: 1, max: 1, to });
                } else {
                    run.ask_card_of(seat, Zones::OWN, Purpose::Discard);
                }
            }
            _ => {
                let seat = Seat::new(run.frame.y);
                match run.card_picked_of(seat) {
                    Some(card) if seat == owner => {
                        run.discard(owner, crate::ids::CardSet::only(card))
                    }
                    Some(card) => run.dismantle(seat, card),
                    None => {}
                }
                run.then(0);
            }
        }
    }
}
