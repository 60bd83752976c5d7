//! What is on the stack moves on, and answers take effect: each kind of frame in its own module.

use crate::event::{Cause, Event, Spot};
use crate::ids::*;
use crate::legal::Offer;
use crate::moment::{Picked, Run};
use crate::point::Phase;
use crate::rules::Hegemony;
use crate::state::*;
use crate::turn;
use engine::stack::{Kind as WindowKind, Level, Resolution, Window};
use engine::{Ctx, Host, Seat, SeatSet, resolve::Cut, resolve::Resolve};

impl Resolve for Hegemony {
    const FUEL: u32 = 6_000;

    fn advance(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, frame: Frame) {
        // What skills shall be told comes before anything goes on; only that the cards picked for a skill are paid first,
        // since nobody may learn from them while somebody is asked.
        let paying = matches!(frame, Frame::Skill(Running { stage: 0, .. }))
            && ctx.stack().kept().any(|slip| matches!(slip, Slip::Card(_)));
        if let Some(at) = self.untold(ctx.state()).filter(|_| !paying) {
            let given = ctx.stack().returned();
            return ctx.push(Frame::Notices { at, stage: 0, given });
        }
        match frame {
            Frame::Game { stage } => self.advance_game(ctx, stage),
            Frame::Turn { stage } => self.advance_turn(ctx, stage),
            Frame::Phase { phase, stage } => self.advance_phase(ctx, phase, stage),
            Frame::Reveal { seat, asked } => self.advance_reveal(ctx, seat, asked),
            Frame::Point { .. } => self.advance_point(ctx, frame),
            Frame::Notices { at, stage, given } => self.advance_notices(ctx, at, stage, given),
            Frame::Use { at, stage, n } => self.advance_use(ctx, at, stage, n),
            Frame::Effect { at, n, stage, x } => self.advance_effect(ctx, at, n, stage, x),
            Frame::Delayed { at, stage } => self.advance_delayed(ctx, at, stage),
            Frame::Counter { at, stage, kingdom } => self.advance_counter(ctx, at, stage, kingdom),
            Frame::Nullify { .. } => self.advance_nullify(ctx, frame),
            Frame::Respond { .. } => self.advance_respond(ctx, frame),
            Frame::Damage { at, stage } => self.advance_damage(ctx, at, stage),
            Frame::Lose { seat, n, stage } => self.advance_lose(ctx, seat, n, stage),
            Frame::Judge { stage } => self.advance_judge(ctx, stage),
            Frame::Dying { .. } => self.advance_dying(ctx, frame),
            Frame::Death { seat, killer, stage } => self.advance_death(ctx, seat, killer, stage),
            Frame::Pindian { .. } => self.advance_pindian(ctx, frame),
            Frame::Skill(running) => {
                running.skill.run(&mut Run { rules: self, ctx, frame: running });
            }
            Frame::Ask(ask) => self.advance_ask(ctx, ask),
            Frame::MustSlash { .. } => self.advance_must_slash(ctx, frame),
            Frame::Discard { .. } => self.advance_discard(ctx, frame),
            Frame::Summon { .. } => self.advance_summon(ctx, frame),
        }
    }

    fn take_effect(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat, slips: &[Slip]) {
        let Some(frame) = ctx.stack().frame() else { return };
        match frame {
            Frame::Game { .. } => self.generals_chosen(ctx, seat, slips),
            Frame::Reveal { .. } => self.revealed(ctx, seat, slips),
            Frame::Phase { phase: Phase::Play, .. } => self.played(ctx, seat, slips),
            Frame::Point { .. } => self.point_answered(ctx, frame, seat, slips),
            Frame::Ask(ask) => self.answered(ctx, ask, seat, slips),
            Frame::Respond { need, .. } => {
                if let Some(made) = self.made(ctx.state(), seat, slips, need.kinds()) {
                    self.respond(ctx, frame, made);
                }
            }
            Frame::Nullify { .. } => {
                let kingdom = slips.contains(&Slip::Choice(Choice::Kingdom));
                if let Some(made) = self.made(ctx.state(), seat, slips, KindSet::NULLIFICATION) {
                    self.nullify(ctx, seat, made, kingdom);
                }
            }
            Frame::Pindian { from, to, stage, card, other, shift } => {
                let picked = Picked::of(slips.iter().copied()).cards.first();
                let (card, other) = if seat == from { (picked, other) } else { (card, picked) };
                ctx.top(Frame::Pindian { from, to, stage, card, other, shift });
            }
            Frame::Dying { seat: dying, asked, killer, .. } => {
                let kinds = if dying == seat { KindSet::SELF_RESCUE } else { KindSet::PEACH };
                if let Some(made) = self.made(ctx.state(), seat, slips, kinds) {
                    // Who has helped is asked again.
                    ctx.top(Frame::Dying { seat: dying, asked, stage: 3, killer });
                    self.begin_use(
                        ctx,
                        seat,
                        made.kind,
                        made.cards,
                        made.skill,
                        SeatSet::only(dying),
                        None,
                    );
                }
            }
            Frame::MustSlash { seat, at, why, .. } => {
                let picked = Picked::of(slips.iter().copied());
                if let Some(made) = self.made(ctx.state(), seat, slips, KindSet::SLASH) {
                    ctx.top(Frame::MustSlash { seat, at, why, stage: 2 });
                    let targets = SeatSet::only(picked.seat());
                    self.begin_use(ctx, seat, made.kind, made.cards, made.skill, targets, None);
                }
            }
            _ => {}
        }
    }

    fn still_legal(&self, state: &State, seat: Seat, slips: &[Slip]) -> bool {
        if let Some(Frame::Nullify { .. }) = state.stack.frame() {
            let Some(made) = self.made(state, seat, slips, KindSet::NULLIFICATION) else {
                return false;
            };
            let player = state.player(seat);
            return player.alive
                && !made.cards.is_empty()
                && made.cards.minus(player.own()).is_empty()
                && made.skill.is_none_or(|skill| player.all_skills().contains(skill));
        }
        true
    }

    /// What was sealed stays where it was: in the hand.
    fn give_back(&self, _: &mut Ctx<'_, Self, impl Host<Self>>, _: Seat, _: &[Slip]) {}

    fn goes_on(&self, state: &State, window: &Window) -> bool {
        if window.kind != WindowKind::Sealed {
            return true;
        }
        // A Nullification that stands ends the window.
        !matches!(state.stack.frame(), Some(Frame::Nullify { hit: true, .. }))
    }

    /// Everything that was under way is dropped, and the turn ends.
    fn cut(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, _: Cut) {
        let (table, offered) = (ctx.state().table, ctx.state().offered);
        self.move_open(ctx, table, Spot::Table, Spot::Discard, Cause::Rest);
        self.move_open(ctx, offered, Spot::Offered, Spot::Discard, Cause::Rest);
        ctx.emit(Event::ResolutionCut);
        let is_turn = |level: &Level<Frame>| matches!(level, Level::Frame(Frame::Turn { .. }));
        let depth = ctx.stack().levels().iter().position(is_turn).map_or(1, |at| at + 1);
        ctx.unwind(depth);
        // Who was at the end of his health when it was cut is lost.
        for seat in Seat::all(self.seats) {
            let player = ctx.state().player(seat);
            if player.alive && player.hp < 1 && !self.endures(ctx.state(), seat) {
                ctx.push(Frame::Death { seat, killer: None, stage: 0 });
            }
        }
    }
}

impl Hegemony {
    /// The place of the first notice that nothing on the stack deals with yet.
    fn untold(&self, state: &State) -> Option<u8> {
        if state.notices.is_empty() || matches!(state.stack.frame(), Some(Frame::Notices { .. })) {
            return None;
        }
        let telling = state.stack.levels().iter().rev().find_map(|level| match level {
            Level::Frame(Frame::Notices { at, .. }) => Some(at + 1),
            _ => None,
        });
        let first = telling.unwrap_or(0);
        (usize::from(first) < state.notices.len()).then_some(first)
    }

    fn advance_ask<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, ask: Ask) {
        let state = ctx.state();
        let offer = self.offer_of(state, &ask);
        // Who is gone or has nothing to say is not asked; the picks of others are never made for them.
        // What is in a hand, and whom a hidden player could join, is not for others to learn from his not being asked.
        let secret = match ask.what {
            What::Join { .. } => true,
            What::Cards { from, .. } => {
                from.has(Zones::HAND) && !state.player(ask.seat).hand.is_empty()
            }
            What::HandOf { seat, .. } => !state.player(seat).hand.is_empty(),
            _ => false,
        };
        let nothing = offer == Offer::default() && !secret;
        let gone = !state.player(ask.seat).alive && !self.is_being_buried(state, ask.seat);
        if gone || nothing {
            return ctx.pop(0);
        }
        ctx.open(Window::choice(ask.seat));
    }

    /// The window of somebody who answers with a card or lets it be: hosts hide in it how long he thinks.
    pub(crate) fn answer_of(seat: Seat) -> Window {
        Window::new(engine::Kind::Sealed, SeatSet::only(seat), seat)
    }

    /// Who has just died still has a say in what comes of it.
    fn is_being_buried(&self, state: &State, seat: Seat) -> bool {
        let buried = |level: &Level<Frame>| matches!(level, Level::Frame(Frame::Death { seat: dead, .. }) if *dead == seat);
        state.stack.levels().iter().any(buried)
    }

    /// The answer to a question is kept with the frame that asked.
    fn answered<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        ask: Ask,
        seat: Seat,
        slips: &[Slip],
    ) {
        ctx.pop(i32::from(!slips.is_empty()));
        self.forget_kept(ctx);
        let picked = Picked::of(slips.iter().copied());
        // What lies open is picked before the eyes of all.
        let open =
            matches!(ask.what, What::CardOf { .. } | What::Offered { .. } | What::Lying { .. });
        let cards = if open { picked.cards } else { CardSet::EMPTY };
        if !picked.seats.is_empty() || picked.choice.is_some() || !cards.is_empty() {
            ctx.emit(Event::Chose {
                seat,
                targets: picked.seat_set(),
                cards,
                choice: picked.choice,
            });
        }
        for &slip in slips {
            ctx.keep(seat, slip);
        }
    }

    fn revealed<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, seat: Seat, slips: &[Slip]) {
        let again = Frame::Reveal { seat, asked: false };
        let shown: &[Place] = match slips.first() {
            // Who has called somebody may call again, or show something then.
            Some(&Slip::Skill(skill)) => {
                ctx.top(again);
                return self.summon(ctx, seat, skill);
            }
            Some(Slip::Choice(Choice::Head)) => &[Place::Head],
            Some(Slip::Choice(Choice::Deputy)) => &[Place::Deputy],
            Some(Slip::Choice(Choice::Both)) => &Place::BOTH,
            _ => &[],
        };
        for &place in shown {
            self.show(ctx, seat, place);
        }
        if !shown.is_empty() && !self.summons(ctx.state(), seat).is_empty() {
            ctx.top(again);
        }
    }

    /// Something is played in the own Play phase, or nothing more.
    fn played<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, seat: Seat, slips: &[Slip]) {
        let Some((&first, rest)) = slips.split_first() else { return };
        let made = match first {
            Slip::Skill(skill) => self.made_in_play(ctx.state(), seat, skill),
            _ => None,
        };
        ctx.top(Frame::Phase { phase: Phase::Play, stage: turn::PLAYING });
        let picked = Picked::of(rest.iter().copied());
        match first {
            Slip::Card(card) => {
                self.use_made(ctx, seat, self.kind(card), CardSet::only(card), None, &picked)
            }
            Slip::Skill(skill) if self.can_summon(ctx.state(), seat, skill) => {
                self.summon(ctx, seat, skill);
            }
            Slip::Skill(skill)
                if self.data.view_as.contains(skill) && !self.data.active.contains(skill) =>
            {
                if let Some(kind) = made {
                    self.show_for(ctx, seat, skill);
                    ctx.emit(Event::SkillUsed { seat, skill, targets: picked.seat_set() });
                    self.use_made(ctx, seat, kind, picked.cards, Some(skill), &picked);
                }
            }
            Slip::Skill(skill) => self.invoke(ctx, seat, skill, None, rest),
            Slip::Recast(card) => {
                if !matches!(self.kind(card), Kind::IronChain | Kind::KnownBoth) {
                    let (skill, targets) = (crate::skill::Skill::Lianhuan, SeatSet::EMPTY);
                    self.show_for(ctx, seat, skill);
                    ctx.emit(Event::SkillUsed { seat, skill, targets });
                }
                let cards = CardSet::only(card);
                self.move_from(ctx, seat, cards, Spot::Discard, Cause::Recast, OPEN);
                self.draw(ctx, seat, 1);
            }
            _ => {}
        }
    }

    fn use_made<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        kind: Kind,
        cards: CardSet,
        skill: Option<crate::skill::Skill>,
        picked: &Picked,
    ) {
        let mut victim = None;
        let mut targets = picked.seat_set();
        if kind == Kind::Collateral {
            victim = picked.seats.get(1).copied();
            targets = SeatSet::only(picked.seat());
        } else if picked.seats.is_empty() {
            targets = self.all_targets(ctx.state(), seat, kind);
        }
        if kind.is_slash() {
            let usual = 1 + usize::from(ctx.state().player(seat).mark(Mark::TianyiWon).min(1));
            if picked.seats.len() > usual {
                self.show_for(ctx, seat, crate::skill::Skill::Duanbing);
            }
            if let (true, Some(hidden)) = self.may_slash(ctx.state(), seat, cards) {
                self.show_for(ctx, seat, hidden);
            }
            let n = ctx.state().player(seat).mark(Mark::Slashes).saturating_add(1);
            ctx.emit(Event::Marked { seat, mark: Mark::Slashes, n });
        }
        for hidden in self.shown_to_reach(ctx.state(), seat, kind, cards, targets).iter() {
            self.show_for(ctx, seat, hidden);
        }
        self.begin_use(ctx, seat, kind, cards, skill, targets, victim);
    }
}
