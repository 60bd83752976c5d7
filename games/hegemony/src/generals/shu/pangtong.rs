//! Pang Tong.

use crate::event::Event;
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Filter, Zones};
use engine::Host;

/// A club of the hand is an Iron Chain; that it can be recast stands where cards are played.
pub struct Lianhuan;

impl Unit for Lianhuan {
    const MAKES: KindSet = KindSet::of(&[Kind::IronChain]);

    fn makes(m: &Moment<'_>, kind: Kind) -> CardSet {
        match kind {
            Kind::IronChain => m.own(Zones::HAND, Filter::Suit(Suit::Club)),
            _ => CardSet::EMPTY,
        }
    }
}

/// Once a game, dying, the owner gives up everything and rises again with three cards and three points of health.
pub struct Niepan;

impl Unit for Niepan {
    fn when(m: &Moment<'_>) -> bool {
        m.is_dying()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let seat = run.owner();
        match run.stage() {
            0 => {
                let all = run.me().area();
                run.discard(seat, all);
                run.then(1);
            }
            _ => {
                if run.me().turned {
                    run.turn_over(seat);
                }
                run.chain(seat, false);
                run.draw(seat, 3);
                let hp = run.me().max_hp.min(3);
                run.ctx.emit(Event::HpSet { seat, hp });
                run.end();
            }
        }
    }
}
