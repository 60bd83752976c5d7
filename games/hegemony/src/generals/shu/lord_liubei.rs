//! Lord Liu Bei.

use crate::event::{Cause, Event, Spot};
use crate::ids::*;
use crate::moment::{Moment, Run};
use crate::rules::Hegemony;
use crate::skill::{Skill, Unit};
use crate::state::{Notice, OPEN};
use engine::{Host, Seat};

/// Takes Dragon and Phoenix from the discard pile and from the equipment of others; when it is lost it goes under the
/// pile instead, and the owner draws two cards.
pub struct Zhangwu;

/// Where Dragon and Phoenix has come to.
enum Landing {
    Discard,
    /// In the equipment of somebody else.
    With(Seat),
    /// It was lost, and the door through which cards move has put it there.
    Bottom,
}

impl Zhangwu {
    fn landing(m: &Moment<'_>) -> Option<(CardNo, Landing)> {
        let Notice::Landed { cards } = m.notice() else { return None };
        let card = cards.first()?;
        if m.state.discard.contains(&card) {
            return Some((card, Landing::Discard));
        }
        if m.state.pile.first() == Some(&card) {
            return Some((card, Landing::Bottom));
        }
        let wearer =
            m.others().iter().find(|&other| m.state.player(other).worn().contains(card))?;
        Some((card, Landing::With(wearer)))
    }
}

impl Unit for Zhangwu {
    fn when(m: &Moment<'_>) -> bool {
        Zhangwu::landing(m).is_some()
    }

    /// It leaves the owner only by being used.
    fn redirects(m: &Moment<'_>, card: CardNo, (_, to): (Spot, Spot), cause: Cause) -> bool {
        let seat = m.owner;
        m.rules.kind(card) == Kind::DragonPhoenix
            && cause != Cause::Use
            && to != Spot::Hand { seat }
            && to != Spot::Equip { seat }
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let owner = run.owner();
        let to = Spot::Hand { seat: owner };
        match Zhangwu::landing(&run.moment()) {
            Some((card, Landing::Discard)) => {
                run.move_open(CardSet::only(card), Spot::Discard, to, Cause::Take);
            }
            Some((card, Landing::With(wearer))) => {
                let cards = CardSet::only(card);
                run.rules.move_from(run.ctx, wearer, cards, to, Cause::Take, OPEN);
            }
            Some((_, Landing::Bottom)) => run.draw(owner, 2),
            None => {}
        }
        run.end();
    }
}

/// Lends his men better skills: a query, `lord_lends`, which those five skills ask.
pub struct Shouyue;
impl Unit for Shouyue {}

/// Once a game, dying, the owner fills the hand, recovers to two and has Rende instead of Shouyue.
pub struct Jizhao;

impl Unit for Jizhao {
    fn when(m: &Moment<'_>) -> bool {
        m.is_dying()
    }

    fn run<H: Host<Hegemony>>(run: &mut Run<'_, '_, H>) {
        let (seat, me) = (run.owner(), run.me());
        let missing = (me.max_hp - me.hand.len() as i8).max(0) as u8;
        let heals = (2 - me.hp).max(0) as u8;
        run.draw(seat, missing);
        run.recover(seat, heals);
        run.ctx.emit(Event::SkillLost { seat, skill: Skill::Shouyue });
        run.ctx.emit(Event::SkillGained { seat, skill: Skill::Rende });
        run.end();
    }
}
