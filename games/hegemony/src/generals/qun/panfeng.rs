//! Pan Feng.

use crate::event::{Cause, Spot};
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Choice, Purpose, What, Zones};
use engine::Host;

/// A Slash that hurts takes equipment of its victim away, or moves it over where there is room.
pub struct Kuangfu;

impl Unit for Kuangfu {
    fn when(m: &Moment<'_>) -> bool {
        let damage = m.damage();
        m.damaging_card().is_some_and(Kind::is_slash)
            && damage.victim != m.owner
            && !m.state.player(damage.victim).worn().is_empty()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, victim) = (run.owner(), run.moment().damage().victim);
        match run.stage() {
            0 => {
                run.then(1);
                run.ask_card_of(victim, Zones::WORN, Purpose::Choose);
            }
            1 => {
                let Some(card) = run.picked().cards.first() else { return run.end() };
                run.frame.x = card.0;
                let slot = run.rules.kind(card).slot();
                let free = slot.is_some_and(|slot| run.me().equip[slot as usize].is_none());
                run.rules.forget_kept(run.ctx);
                run.then(2);
                if free {
                    let of = Choice::Take.bit() | Choice::Discard.bit();
                    run.ask(owner, false, What::Options { of });
                }
            }
            _ => {
                let card = CardSet::only(CardNo(run.frame.x));
                let card = card.and(run.state().player(victim).worn());
                if run.picked().choice == Some(Choice::Take) {
                    let (from, to) = (Spot::Equip { seat: victim }, Spot::Equip { seat: owner });
                    run.move_open(card, from, to, Cause::Equip);
                } else if let Some(card) = card.first() {
                    run.dismantle(victim, card);
                }
                run.end();
            }
        }
    }
}
