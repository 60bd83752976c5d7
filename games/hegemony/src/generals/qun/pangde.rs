//! Pang De.

use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Purpose, Zones};
use engine::Host;

/// Others are one nearer: a query of the distance.
pub struct MashuPangde;

impl Unit for MashuPangde {}

/// Discards a card of whoever has dodged the owner's Slash.
pub struct Mengjin;

impl Unit for Mengjin {
    fn when(m: &Moment<'_>) -> bool {
        let target = m.state.player(m.target().seat);
        target.alive && !target.own().is_empty()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let target = run.moment().target().seat;
        match run.stage() {
            0 => {
                run.then(1);
                run.ask_card_of(target, Zones::OWN, Purpose::Discard);
            }
            _ => {
                if let Some(card) = run.card_picked_of(target) {
                    run.dismantle(target, card);
                }
                run.end();
            }
        }
    }
}
