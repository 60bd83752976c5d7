//! Calling hidden players into a formation: queues and sieges.

use crate::data::Formation;
use crate::event::Event;
use crate::ids::*;
use crate::rules::Hegemony;
use crate::skill::{Skill, SkillSet};
use crate::state::*;
use engine::stack::Resolution;
use engine::{Ctx, Host, Seat, SeatSet};

impl Hegemony {
    /// The formation skills by which a player could call somebody now.
    pub(crate) fn summons(&self, state: &State, owner: Seat) -> SkillSet {
        if !self.has_formations {
            return SkillSet::EMPTY;
        }
        let skills = state.player(owner).skills;
        skills.iter().filter(|&skill| self.can_summon(state, owner, skill)).collect()
    }

    /// Hidden players are called.
    pub(crate) fn summon<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        owner: Seat,
        skill: Skill,
    ) {
        ctx.emit(Event::SkillUsed { seat: owner, skill, targets: SeatSet::EMPTY });
        ctx.push(Frame::Summon { owner, skill, forward: true, asked: None, joined: false });
    }

    /// The formation skill of a player by which he could call somebody now.
    pub(crate) fn can_summon(&self, state: &State, owner: Seat, skill: Skill) -> bool {
        let player = state.player(owner);
        self.data.skill(skill).formation.is_some()
            && player.has(skill)
            && player.mark(Mark::SummonFailed) == 0
            && player.kingdom.is_some_and(|kingdom| kingdom != Kingdom::Careerist)
            && state.alive().len() >= 4
            && [true, false]
                .into_iter()
                .any(|forward| self.called(state, owner, skill, forward).is_some())
    }

    /// The hidden player who is called next on this side.
    fn called(&self, state: &State, owner: Seat, skill: Skill, forward: bool) -> Option<Seat> {
        let step = |seat: Seat| {
            if forward { self.next_alive(state, seat) } else { self.previous_alive(state, seat) }
        };
        let hidden = |seat: &Seat| *seat != owner && state.player(*seat).kingdom.is_none();
        let first = step(owner);
        match self.data.skill(skill).formation? {
            Formation::Siege => {
                let behind = step(first);
                Some(behind).filter(|behind| self.strangers(state, owner, first) && hidden(behind))
            }
            Formation::Queue => {
                let mut seat = first;
                while seat != owner && self.friends(state, owner, seat) {
                    seat = step(seat);
                }
                Some(seat).filter(hidden)
            }
        }
    }

    pub(crate) fn advance_summon<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, frame: Frame) {
        let Frame::Summon { owner, skill, forward, asked, joined } = frame else { return };
        let go = |forward, asked, joined| Frame::Summon { owner, skill, forward, asked, joined };
        if let Some(seat) = asked {
            let picked = crate::moment::Picked::of(ctx.stack().kept());
            self.forget_kept(ctx);
            return match picked.choice.and_then(Choice::place) {
                Some(place) => {
                    ctx.top(go(forward, None, true));
                    self.show(ctx, seat, place);
                }
                None if forward => ctx.top(go(false, None, joined)),
                None => self.end_summon(ctx, owner, joined),
            };
        }
        match self.called(ctx.state(), owner, skill, forward) {
            Some(seat) => {
                ctx.top(go(forward, Some(seat), joined));
                let kingdom = ctx.state().player(owner).kingdom.unwrap_or(Kingdom::Careerist);
                self.ask(
                    ctx,
                    Ask { seat, why: Why::Skill(skill), what: What::Join { kingdom }, may: true },
                );
            }
            None if forward => ctx.top(go(false, None, joined)),
            None => self.end_summon(ctx, owner, joined),
        }
    }

    /// A call that nobody followed is not repeated in this turn.
    fn end_summon<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, owner: Seat, joined: bool) {
        if !joined {
            ctx.emit(Event::Marked { seat: owner, mark: Mark::SummonFailed, n: 1 });
        }
        ctx.pop(0);
    }
}
