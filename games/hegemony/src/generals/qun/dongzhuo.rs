//! Dong Zhuo.

use crate::event::{Cause, Event};
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::{Skill, Unit};
use crate::state::{Choice, Purpose, What, Zones};
use engine::{Host, Seat};

/// At one health or without a hand, takes a card of everybody instead of drawing.
pub struct Hengzheng;

impl Unit for Hengzheng {
    fn when(m: &Moment<'_>) -> bool {
        (m.me().hp == 1 || m.me().hand.is_empty())
            && !m.only(m.others(), |player| !player.area().is_empty()).is_empty()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        // `x` counts the seats after the owner that have given a card.
        let (owner, seats) = (run.owner(), run.rules.seats);
        let at = |step: u8| Seat::new((owner.index() as u8 + step) % seats);
        match run.stage() {
            0 => {
                let gives = |step: &u8| {
                    run.is_alive(at(*step)) && !run.state().player(at(*step)).area().is_empty()
                };
                let Some(step) = (run.frame.x + 1..seats).find(gives) else {
                    return run.end_with(1);
                };
                run.frame.x = step;
                run.rules.forget_kept(run.ctx);
                run.then(1);
                run.ask_card_of(at(step), Zones::ALL, Purpose::Take);
            }
            _ => {
                let from = at(run.frame.x);
                if let Some(card) = run.card_picked_of(from) {
                    run.pass_on(from, owner, CardSet::only(card), Cause::Take);
                }
                run.then(0);
            }
        }
    }
}

/// After playing, the deputy is given up for health and the skill that eats it away.
pub struct Baoling;

impl Unit for Baoling {
    fn when(m: &Moment<'_>) -> bool {
        m.me().shown[0] && m.me().generals[1].is_some() && !m.me().removed[1]
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match run.stage() {
            0 => {
                run.then(1);
                run.remove_general(owner, Place::Deputy);
            }
            1 => {
                let max_hp = run.me().max_hp.saturating_add(3);
                run.then(2);
                run.rules.set_max_hp(run.ctx, owner, max_hp);
            }
            _ => {
                run.recover(owner, 3);
                run.ctx.emit(Event::SkillGained { seat: owner, skill: Skill::Benghuai });
                run.end();
            }
        }
    }
}

/// At the end of the turn, loses health or room for it unless nobody has less.
pub struct Benghuai;

impl Unit for Benghuai {
    fn when(m: &Moment<'_>) -> bool {
        !m.only(m.others(), |player| player.hp < m.me().hp).is_empty()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        match run.stage() {
            0 => {
                run.then(1);
                let of = Choice::LoseHp.bit() | Choice::LoseMaxHp.bit();
                run.ask(owner, false, What::Options { of });
            }
            1 => {
                let max_hp = run.me().max_hp - 1;
                let choice = run.picked().choice;
                run.then(2);
                if choice == Some(Choice::LoseMaxHp) {
                    run.rules.set_max_hp(run.ctx, owner, max_hp);
                } else {
                    run.lose_hp(owner, 1);
                }
            }
            _ => run.end(),
        }
    }
}
