//! Zhang Ren.

use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::point::Phase;
use crate::rules::Hegemony;
use crate::skill::Unit;
use crate::state::{Choice, What, Zones};
use engine::Host;

/// Instead of being hurt, somebody of another kingdom gives up equipment and health, or the deputy.
pub struct Chuanxin;

impl Unit for Chuanxin {
    fn when(m: &Moment<'_>) -> bool {
        let victim = m.damage().victim;
        let player = m.state.player(victim);
        m.damaging_card().is_some_and(|kind| kind.is_slash() || kind == Kind::Duel)
            && m.rules.in_phase(m.state, m.owner, Phase::Play)
            && player.kingdom.is_some()
            && !m.friends_as(Kingdom::Qun, victim)
            && player.generals[1].is_some()
            && !player.removed[1]
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let victim = run.moment().damage().victim;
        match run.stage() {
            0 => {
                run.prevent_damage();
                run.then(1);
                if !run.state().player(victim).worn().is_empty() {
                    let of = Choice::Discard.bit() | Choice::Deputy.bit();
                    run.ask(victim, false, What::Options { of });
                }
            }
            1 if run.picked().choice == Some(Choice::Discard) => {
                let worn = run.state().player(victim).worn();
                run.discard(victim, worn);
                run.then(2);
                run.lose_hp(victim, 1);
            }
            1 => {
                run.then(2);
                run.remove_general(victim, Place::Deputy);
            }
            _ => run.end(),
        }
    }
}

/// Whoever is besieged and slashed by a besieger discards equipment.
pub struct Fengshi;

impl Unit for Fengshi {
    fn when(m: &Moment<'_>) -> bool {
        let target = m.target().seat;
        let besiegers = m.rules.besiegers(m.state, target);
        m.card().kind.is_slash()
            && besiegers.contains(m.owner)
            && besiegers.contains(m.card().user)
            && !m.state.player(target).worn().is_empty()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let target = run.moment().target().seat;
        match run.stage() {
            0 => {
                run.then(1);
                run.make_discard(target, 1, Zones::WORN);
            }
            _ => run.end(),
        }
    }
}
