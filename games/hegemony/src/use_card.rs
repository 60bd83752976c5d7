//! A card in use, from its declaration to its rest, point by point.

use crate::event::{Cause, Event, Fate, Spot};
use crate::ids::*;
use crate::point::{Occasion, Phase, Point};
use crate::rules::Hegemony;
use crate::skill::Skill;
use crate::state::*;
use engine::{Ctx, Host, Seat};

/// The stages of a use.
const PRE: u8 = 0;
const USED: u8 = 1;
const CHOOSING: u8 = 2;
const CONFIRMING: u8 = 3;
const RECORD: u8 = 4;
const CHOSEN: u8 = 5;
const CONFIRMED: u8 = 6;
const EFFECTS: u8 = 7;
const AFTER: u8 = 8;
const FINISHED: u8 = 9;
const REST: u8 = 10;

/// The last stages of an effect on one target, whatever has come of it.
pub(crate) const POST: u8 = 30;
const OVER: u8 = 31;

impl Hegemony {
    pub(crate) fn advance_use<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        at: u8,
        stage: u8,
        n: u8,
    ) {
        let Some(used) = ctx.state().use_at(at).copied() else { return ctx.pop(0) };
        let user = used.user;
        let on = |point, subject| Occasion { point, subject, at, n };
        match stage {
            PRE => {
                ctx.top(Frame::Use { at, stage: USED, n: 0 });
                self.count_use(ctx, &used);
                self.raise(ctx, on(Point::PreCardUsed, user));
            }
            USED => {
                ctx.top(Frame::Use { at, stage: CHOOSING, n: 0 });
                if used.kind == Kind::AmazingGrace {
                    let n = used.targets.len() as u8;
                    self.take_top(ctx, n, Spot::Offered, Cause::Reveal, OPEN);
                }
                if used.skill == Some(Skill::Longdan) && self.lord_lends(ctx.state(), user) {
                    self.draw(ctx, user, 1);
                }
                if used.kind.is_delayed() {
                    self.place_delayed(ctx, &used);
                }
                self.raise(ctx, on(Point::CardUsed, user));
            }
            CHOOSING => {
                ctx.top(Frame::Use { at, stage: CONFIRMING, n: 0 });
                self.raise(ctx, on(Point::TargetChoosing, user));
            }
            RECORD => {
                ctx.top(Frame::Use { at, stage: CHOSEN, n: 0 });
                self.raise(ctx, on(Point::TargetRecord, user));
            }
            CONFIRMING | CHOSEN | CONFIRMED => {
                let point = match stage {
                    CONFIRMING => Point::TargetConfirming,
                    CHOSEN => Point::TargetChosen,
                    _ => Point::TargetConfirmed,
                };
                let Some(target) = used.targets.get(usize::from(n)) else {
                    let left = used.targets.iter().any(|target| !target.cancelled);
                    let next = if left || used.targets.is_empty() { stage + 1 } else { FINISHED };
                    return ctx.top(Frame::Use { at, stage: next, n: 0 });
                };
                ctx.top(Frame::Use { at, stage, n: n + 1 });
                if !target.cancelled && ctx.state().player(target.seat).alive {
                    let subject = if stage == CHOSEN { user } else { target.seat };
                    self.raise(ctx, on(point, subject));
                }
            }
            EFFECTS => match used.targets.get(usize::from(n)) {
                None => ctx.top(Frame::Use { at, stage: AFTER, n: 0 }),
                Some(target) => {
                    ctx.top(Frame::Use { at, stage: EFFECTS, n: n + 1 });
                    if !target.cancelled && ctx.state().player(target.seat).alive {
                        ctx.push(Frame::Effect { at, n, stage: 0, x: 0 });
                    }
                }
            },
            AFTER => self.after_effects(ctx, at, n, &used),
            FINISHED => {
                ctx.top(Frame::Use { at, stage: REST, n: 0 });
                if used.kind.is_delayed() && used.live().is_empty() {
                    self.take_back_delayed(ctx, &used);
                }
                self.raise(ctx, on(Point::CardFinished, user));
            }
            _ => {
                let left = used.cards.and(ctx.state().table);
                self.move_open(ctx, left, Spot::Table, Spot::Discard, Cause::Rest);
                if used.kind == Kind::AmazingGrace {
                    let rest = ctx.state().offered;
                    self.move_open(ctx, rest, Spot::Offered, Spot::Discard, Cause::Rest);
                }
                ctx.emit(Event::UseEnded);
                ctx.pop(0);
            }
        }
    }

    /// A delayed trick lies before its target from the beginning of its use.
    fn place_delayed<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, used: &Use) {
        let Some(seat) = used.targets.first().map(|target| target.seat) else { return };
        let target = ctx.state().player(seat);
        if target.alive && target.judging.len() < 4 {
            let (cards, kind) = (used.cards.and(ctx.state().table), used.kind);
            let to = Spot::Judging { seat, kind };
            self.move_open(ctx, cards, Spot::Table, to, Cause::Place);
        }
    }

    /// A delayed trick that has no target any more is discarded.
    fn take_back_delayed<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, used: &Use) {
        for target in used.targets.iter() {
            let (seat, kind) = (target.seat, used.kind);
            let cards = used.cards.and(ctx.state().player(seat).judged());
            let from = Spot::Judging { seat, kind };
            self.move_open(ctx, cards, from, Spot::Discard, Cause::Rest);
        }
    }

    /// What a use counts for.
    fn count_use<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, used: &Use) {
        let seat = used.user;
        let player = *ctx.state().player(seat);
        if !self.in_phase(ctx.state(), seat, Phase::Play) {
            return;
        }
        let n = player.mark(Mark::CardsUsed).saturating_add(1);
        ctx.emit(Event::Marked { seat, mark: Mark::CardsUsed, n });
        if used.kind.is_slash() {
            ctx.emit(Event::Marked { seat, mark: Mark::Slashed, n: 1 });
        }
        if used.skill == Some(Skill::Duoshi) {
            let n = player.mark(Mark::Duoshi).saturating_add(1);
            ctx.emit(Event::Marked { seat, mark: Mark::Duoshi, n });
        }
        if used.drunk {
            ctx.emit(Event::Marked { seat, mark: Mark::Drunk, n: 0 });
        }
    }

    /// What comes when all targets are done.
    fn after_effects<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, at: u8, n: u8, used: &Use) {
        let target = used.targets.get(usize::from(n));
        match (used.kind, target) {
            // Who drew now discards.
            (Kind::AwaitExhausted, Some(target)) => {
                ctx.top(Frame::Use { at, stage: AFTER, n: n + 1 });
                let seat = target.seat;
                if !target.cancelled && !target.spared && ctx.state().player(seat).alive {
                    let why = Why::Kind(used.kind);
                    ctx.push(Frame::Discard { seat, n: 2, from: Zones::OWN, why, asked: false });
                }
            }
            _ => ctx.top(Frame::Use { at, stage: FINISHED, n: 0 }),
        }
    }

    /// A card takes effect on one target.
    pub(crate) fn advance_effect<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        at: u8,
        n: u8,
        stage: u8,
        x: u8,
    ) {
        let Some(used) = ctx.state().use_at(at).copied() else { return ctx.pop(0) };
        let Some(&target) = used.targets.get(usize::from(n)) else { return ctx.pop(0) };
        let seat = target.seat;
        let on = |point, subject| Occasion { point, subject, at, n };
        let go = |stage| Frame::Effect { at, n, stage, x };
        match stage {
            0 => {
                ctx.top(go(1));
                self.raise(ctx, on(Point::CardEffect, used.user));
            }
            1 => {
                ctx.top(go(2));
                self.raise(ctx, on(Point::CardEffected, seat));
            }
            2 => {
                if target.cancelled || target.spared || !ctx.state().player(seat).alive {
                    return ctx.top(go(POST));
                }
                ctx.top(go(3));
                if used.kind.is_trick() && !used.kind.is_delayed() && !target.settled {
                    ctx.push(Frame::Nullify { at, n, asked: false, hit: false, deep: 0 });
                }
            }
            3 => {
                if target.spared {
                    return ctx.top(go(POST));
                }
                ctx.top(go(4));
                self.raise(ctx, on(Point::CardEffectConfirmed, seat));
            }
            POST => {
                ctx.top(go(OVER));
                self.raise(ctx, on(Point::PostCardEffected, seat));
            }
            OVER => ctx.pop(0),
            _ if used.kind.is_slash() => self.advance_slash(ctx, at, n, stage, x),
            _ => self.advance_trick(ctx, at, n, stage, x),
        }
    }

    /// A Slash at one target: does it work, is it dodged, does it hit?
    fn advance_slash<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        at: u8,
        n: u8,
        stage: u8,
        x: u8,
    ) {
        let Some(used) = ctx.state().use_at(at).copied() else { return ctx.pop(0) };
        let target = used.targets.get(usize::from(n)).copied().unwrap_or_default();
        let seat = target.seat;
        let on = |point, subject| Occasion { point, subject, at, n };
        let go = |stage| Frame::Effect { at, n, stage, x };
        match stage {
            4 => {
                ctx.top(go(5));
                self.raise(ctx, on(Point::SlashEffected, seat));
            }
            5 => {
                if target.spared {
                    return ctx.top(go(POST));
                }
                ctx.top(go(6));
                self.raise(ctx, on(Point::SlashProceed, used.user));
            }
            6 => {
                ctx.top(go(7));
                let left = if target.twice { 2 } else { 1 };
                let (need, by) = (Need::JinkUse, Why::Kind(used.kind));
                let stage = if target.no_jink { 9 } else { 0 };
                ctx.push(Frame::Respond { seat, need, by, at, left, stage });
            }
            7 => {
                if ctx.stack().returned_value() == 0 {
                    ctx.top(go(9));
                    self.raise(ctx, on(Point::SlashHit, used.user));
                } else {
                    ctx.top(go(8));
                    self.raise(ctx, on(Point::SlashMissed, used.user));
                }
            }
            8 if target.hit_anyway => ctx.top(go(9)),
            9 => {
                ctx.top(go(10));
                let nature = match used.kind {
                    Kind::FireSlash => Nature::Fire,
                    Kind::ThunderSlash => Nature::Thunder,
                    _ => Nature::Normal,
                };
                let amount = 1 + u8::from(used.drunk);
                self.hurt_by_card(ctx, at, used.user, seat, amount, nature);
            }
            _ => ctx.top(go(POST)),
        }
    }

    /// Damage that the card in use deals.
    pub(crate) fn hurt_by_card<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        at: u8,
        source: Seat,
        victim: Seat,
        amount: u8,
        nature: Nature,
    ) {
        let Some(used) = ctx.state().use_at(at) else { return };
        let kind = Some(used.kind);
        let source = used.source.unwrap_or(source);
        let source = Some(source).filter(|&seat| ctx.state().player(seat).alive);
        self.hurt(
            ctx,
            Damage { source, victim, amount, nature, by: Some(at), kind, ..Damage::default() },
        );
    }

    /// Somebody is asked for a card that answers. `left` more are needed; gives back 1 when all were given.
    pub(crate) fn advance_respond<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, frame: Frame) {
        let Frame::Respond { seat, need, by, at, left, stage } = frame else { return };
        let go = |left, stage| Frame::Respond { seat, need, by, at, left, stage };
        match stage {
            // Something else may stand in for the card.
            0 => {
                if !ctx.state().player(seat).alive {
                    return ctx.pop(0);
                }
                ctx.top(go(left, 1));
                let n = u8::from(need == Need::Slash);
                self.raise_for_result(
                    ctx,
                    Occasion { point: Point::CardAsked, subject: seat, at, n },
                );
            }
            1 => {
                if ctx.stack().returned_value() > 0 {
                    ctx.top(go(left, 3));
                    // What stands in for a Dodge counts as one that is used or shown.
                    let point =
                        if need == Need::JinkUse { Point::CardUsed } else { Point::CardResponded };
                    let n = u8::from(need != Need::Slash);
                    self.raise(ctx, Occasion { point, subject: seat, at: u8::MAX, n });
                } else if !ctx.state().player(seat).alive {
                    ctx.pop(0);
                } else if !self.might_answer(ctx.state(), seat, need) {
                    ctx.top(go(left, 9));
                } else {
                    ctx.top(go(left, 2));
                    ctx.open(Hegemony::answer_of(seat));
                }
            }
            // Nothing was shown.
            2 | 9 => {
                let kind = if need == Need::Slash { Kind::Slash } else { Kind::Jink };
                ctx.emit(Event::NoAnswer { seat, kind });
                ctx.pop(0);
            }
            // One was given.
            _ => {
                if left > 1 {
                    ctx.top(go(left - 1, 0));
                } else {
                    ctx.pop(1);
                }
            }
        }
    }

    /// A card is shown in answer.
    pub(crate) fn respond<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        frame: Frame,
        made: Made,
    ) {
        let Frame::Respond { seat, need, by, at, left, .. } = frame else { return };
        ctx.top(Frame::Respond { seat, need, by, at, left, stage: 3 });
        let used = need == Need::JinkUse;
        self.give_answer(ctx, seat, made, used);
    }

    /// Cards leave the hand to answer something, and come to rest at once.
    pub(crate) fn give_answer<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        made: Made,
        used: bool,
    ) {
        if let Some(skill) = made.skill {
            self.show_for(ctx, seat, skill);
        }
        let Made { kind, cards, skill } = made;
        ctx.emit(Event::Responded { seat, kind, cards, skill, used });
        if kind.is_slash() && self.in_phase(ctx.state(), seat, Phase::Play) {
            ctx.emit(Event::Marked { seat, mark: Mark::Slashed, n: 1 });
        }
        let lender = self.lender(ctx.state(), seat, cards);
        self.move_from(ctx, lender, cards, Spot::Table, Cause::Respond, OPEN);
        let left = cards.and(ctx.state().table);
        self.move_open(ctx, left, Spot::Table, Spot::Discard, Cause::Rest);
        if skill == Some(Skill::Longdan) && self.lord_lends(ctx.state(), seat) {
            self.draw(ctx, seat, 1);
        }
        let at = u8::MAX;
        let n = u8::from(kind == Kind::Jink);
        let point = if used { Point::CardUsed } else { Point::CardResponded };
        self.raise(ctx, Occasion { point, subject: seat, at, n });
    }

    /// Somebody may use a Slash on one of these; gives back whether it was done.
    pub(crate) fn advance_must_slash<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        frame: Frame,
    ) {
        let Frame::MustSlash { seat, at, why, stage } = frame else { return };
        match stage {
            0 => {
                let state = ctx.state();
                let possible = state.player(seat).alive
                    && !at.and(state.alive()).is_empty()
                    && self.might_answer(state, seat, Need::Slash);
                ctx.top(Frame::MustSlash { seat, at, why, stage: 1 });
                if possible {
                    ctx.open(Hegemony::answer_of(seat));
                }
            }
            1 => ctx.pop(0),
            _ => ctx.pop(1),
        }
    }
}

/// A card that was put together to be used or shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Made {
    pub kind: Kind,
    pub cards: CardSet,
    pub skill: Option<Skill>,
}

/// What the frame that finished last gave back.
pub(crate) trait Returned {
    fn returned_value(&self) -> i32;
}

impl Returned for HegemonyStack {
    fn returned_value(&self) -> i32 {
        engine::stack::Resolution::returned(self)
    }
}

impl Hegemony {
    /// Nullification: who answers this effect, and who answers the answer?
    pub(crate) fn advance_nullify<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, frame: Frame) {
        let Frame::Nullify { at, n, asked, hit, deep } = frame else { return };
        if !asked {
            ctx.top(Frame::Nullify { at, n, asked: true, hit, deep });
            let state = ctx.state();
            let asked: engine::SeatSet =
                state.alive().iter().filter(|&seat| !state.player(seat).hand.is_empty()).collect();
            if deep < 6 && !asked.is_empty() {
                ctx.open(engine::Window::new(engine::Kind::Sealed, asked, state.current));
            }
            return;
        }
        if !hit {
            ctx.emit(Event::Unanswered { at });
        }
        let Some(target) =
            ctx.state().use_at(at).and_then(|used| used.targets.get(usize::from(n))).copied()
        else {
            return ctx.pop(i32::from(hit));
        };
        if hit && deep == 0 && !target.spared {
            let seat = target.seat;
            ctx.emit(Event::TargetChanged { at, n, seat, fate: Fate::Nullified });
        }
        ctx.pop(i32::from(hit));
    }

    /// A Nullification is used: by its own use, which can itself be nullified.
    pub(crate) fn nullify<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        made: Made,
        kingdom: bool,
    ) {
        if ctx.state().uses.len() == USES {
            return;
        }
        ctx.emit(Event::Nullifies { seat, kingdom });
        self.begin_use(ctx, seat, made.kind, made.cards, made.skill, engine::SeatSet::EMPTY, None);
        // Its use has no targets; what it does comes as the effect of the frame that asked.
        if let Some(Frame::Use { at, .. }) = engine::stack::Resolution::frame(ctx.stack()) {
            ctx.top(Frame::Counter { at, stage: 0, kingdom });
        }
    }

    /// A Nullification in use: it counts unless it is nullified in turn.
    pub(crate) fn advance_counter<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        at: u8,
        stage: u8,
        kingdom: bool,
    ) {
        let Some(used) = ctx.state().use_at(at).copied() else { return ctx.pop(0) };
        match stage {
            0 => {
                ctx.top(Frame::Counter { at, stage: 5, kingdom });
                self.count_use(ctx, &used);
                let point = Point::PreCardUsed;
                self.raise(ctx, Occasion { point, subject: used.user, at, n: 0 });
            }
            5 => {
                ctx.top(Frame::Counter { at, stage: 1, kingdom });
                self.raise(ctx, Occasion { point: Point::CardUsed, subject: used.user, at, n: 0 });
            }
            1 => {
                ctx.top(Frame::Counter { at, stage: 2, kingdom });
                let deep = 1 + self.nullify_depth(ctx.state());
                ctx.push(Frame::Nullify { at, n: u8::MAX, asked: false, hit: false, deep });
            }
            2 => {
                let stands = ctx.stack().returned_value() == 0;
                ctx.top(Frame::Counter { at, stage: if stands { 4 } else { 3 }, kingdom });
                self.raise(
                    ctx,
                    Occasion { point: Point::CardFinished, subject: used.user, at, n: 0 },
                );
            }
            _ => {
                let left = used.cards.and(ctx.state().table);
                self.move_open(ctx, left, Spot::Table, Spot::Discard, Cause::Rest);
                ctx.emit(Event::UseEnded);
                ctx.pop(0);
                if stage == 4 {
                    self.nullified(ctx, kingdom);
                }
            }
        }
    }

    /// How many nullifications are being answered.
    fn nullify_depth(&self, state: &State) -> u8 {
        let levels = engine::stack::Resolution::levels(&state.stack);
        let nearest = levels.iter().rev().find_map(|level| match level {
            engine::Level::Frame(Frame::Nullify { deep, .. }) => Some(*deep),
            _ => None,
        });
        nearest.unwrap_or(0)
    }

    /// The Nullification stands: the window below closes, and what it was about is off.
    fn nullified<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, kingdom: bool) {
        let Some(Frame::Nullify { at, n, deep, .. }) =
            engine::stack::Resolution::frame(ctx.stack())
        else {
            return;
        };
        ctx.top(Frame::Nullify { at, n, asked: true, hit: true, deep });
        if !kingdom || deep > 0 {
            return;
        }
        let Some(used) = ctx.state().use_at(at).copied() else { return };
        let Some(&target) = used.targets.get(usize::from(n)) else { return };
        for (later, other) in used.targets.iter().enumerate().skip(usize::from(n) + 1) {
            if !other.cancelled && self.friends(ctx.state(), target.seat, other.seat) {
                let (n, seat) = (later as u8, other.seat);
                ctx.emit(Event::TargetChanged { at, n, seat, fate: Fate::KingdomNullified });
            }
        }
    }
}
