//! Jiang Wei.

use super::wolong::Kanpo;
use crate::ids::*;
use crate::moment::{Moment, Next, Picked, Run};
use crate::rules::Hegemony;
use crate::skill::{Skill, Unit};
use crate::state::{Frame, Purpose, Why, Zones};
use engine::{Host, SeatSet};

/// Somebody who can reach the owner uses a Slash on the owner or loses a card.
pub struct Tiaoxin;

impl Unit for Tiaoxin {
    fn next(m: &Moment<'_>, picked: &Picked) -> Next {
        let reaches = |other: &engine::Seat| m.rules.in_range(m.state, *other).contains(m.owner);
        Next::seats(picked, m.others().iter().filter(reaches).collect(), 1, 1)
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        let seat = match run.stage() {
            0 => run.picked().seat(),
            _ => engine::Seat::new(run.frame.x),
        };
        match run.stage() {
            0 => {
                run.frame.x = seat.index() as u8;
                run.then(1);
                let (at, why) = (SeatSet::only(owner), Why::Skill(Skill::Tiaoxin));
                run.ctx.push(Frame::MustSlash { seat, at, why, stage: 0 });
            }
            1 => {
                let player = run.state().player(seat);
                let slashed = run.returned() > 0;
                if slashed || !player.alive || player.own().is_empty() || !run.is_alive(owner) {
                    return run.end();
                }
                run.then(2);
                run.ask_card_of(seat, Zones::OWN, Purpose::Discard);
            }
            _ => {
                if let Some(card) = run.card_picked_of(seat) {
                    run.dismantle(seat, card);
                }
                run.end();
            }
        }
    }
}

/// The owner has Guanxing, or looks at five cards by it: both stand with the skills of a player and with Guanxing.
pub struct Yizhi;
impl Unit for Yizhi {}

/// While the player whose turn it is stands in the owner's queue, the owner has Kanpo.
pub struct Tianfu;

impl Unit for Tianfu {
    const MAKES: KindSet = Kanpo::MAKES;

    fn when(m: &Moment<'_>) -> bool {
        m.state.alive().len() >= 4 && m.rules.queue(m.state, m.owner).contains(m.state.current)
    }

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        Kanpo::makes(m, kind)
    }
}
