//! Zhu Rong.

use crate::event::{Cause, Fate, Spot};
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::point::Point;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Purpose, Zones};
use engine::Host;

/// Savage Assault does nothing to the owner, who takes that of others when it is done.
pub struct Juxiang;

impl Unit for Juxiang {
    fn when(m: &Moment<'_>) -> bool {
        let used = m.card();
        let own = m.subject() == m.owner;
        used.kind == Kind::SavageAssault
            && if m.is(Point::CardEffected) {
                own && !m.target().spared
            } else {
                !own && !used.cards.and(m.state.table).is_empty()
            }
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        if run.moment().is(Point::CardEffected) {
            run.fate(Fate::Spared);
        } else {
            let seat = run.owner();
            let cards = run.moment().card().cards.and(run.state().table);
            run.move_open(cards, Spot::Table, Spot::Hand { seat }, Cause::Take);
        }
        run.end();
    }
}

/// Fights the victim of a Slash by points for one of its cards.
pub struct Lieren;

impl Unit for Lieren {
    fn when(m: &Moment<'_>) -> bool {
        let victim = m.damage().victim;
        let player = m.state.player(victim);
        m.damaging_card().is_some_and(Kind::is_slash)
            && victim != m.owner
            && player.alive
            && !player.hand.is_empty()
            && !m.me().hand.is_empty()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (owner, victim) = (run.owner(), run.moment().damage().victim);
        match run.stage() {
            0 => {
                run.then(1);
                run.pindian(victim);
            }
            1 => {
                let player = run.state().player(victim);
                if run.returned() == 0 || !player.alive || player.own().is_empty() {
                    return run.end();
                }
                run.then(2);
                run.ask_card_of(victim, Zones::OWN, Purpose::Take);
            }
            _ => {
                if let Some(card) = run.card_picked_of(victim) {
                    run.pass_on(victim, owner, CardSet::only(card), Cause::Take);
                }
                run.end();
            }
        }
    }
}
