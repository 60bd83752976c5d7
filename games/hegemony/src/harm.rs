//! Damage, loss of health, dying and death, point by point.

use crate::event::{Cause, Event, Spot};
use crate::ids::*;
use crate::point::{Occasion, Point};
use crate::rules::Hegemony;
use crate::skill::Skill;
use crate::state::*;
use crate::use_card::Returned;
use engine::{Ctx, Host, Seat, SeatSet, Window};

/// Skills that may keep the card they judged by: it stays on the table for them.
const WANT_THE_CARD: [Skill; 3] = [Skill::Luoshen, Skill::Tuntian, Skill::Shuangxiong];

impl Hegemony {
    pub(crate) fn advance_damage<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        at: u8,
        stage: u8,
    ) {
        let Some(damage) = ctx.state().damage_at(at).copied() else { return ctx.pop(0) };
        let go = |stage| Frame::Damage { at, stage };
        let on = |point, subject| Occasion { point, subject, at, n: 0 };
        // What stops it leads to the end, and nothing is passed on.
        if damage.prevented && stage < 20 {
            return ctx.top(go(20));
        }
        let victim = damage.victim;
        match stage {
            0 => {
                ctx.top(go(1));
                // What was confirmed once is not confirmed again.
                let first = !damage.chained && !damage.moved;
                if let Some(source) = damage.source.filter(|_| first) {
                    self.raise(ctx, on(Point::ConfirmDamage, source));
                }
            }
            1 => {
                ctx.top(go(2));
                if let Some(source) = damage.source {
                    self.raise(ctx, on(Point::Predamage, source));
                }
            }
            2 => {
                ctx.top(go(3));
                self.raise(ctx, on(Point::DamageForseen, victim));
            }
            3 => {
                ctx.top(go(4));
                if let Some(source) = damage.source {
                    self.raise(ctx, on(Point::DamageCaused, source));
                }
            }
            4 => {
                ctx.top(go(5));
                self.raise(ctx, on(Point::DamageInflicted, victim));
            }
            5 => {
                ctx.top(go(6));
                self.raise(ctx, on(Point::PreDamageDone, victim));
            }
            6 => {
                ctx.top(go(7));
                let (n, nature, source) = (damage.amount, damage.nature, damage.source);
                ctx.emit(Event::DamageDone { at, seat: victim, n, nature, source });
                if let Some(by) = damage.by {
                    ctx.emit(Event::UseHurt { at: by });
                }
                if let Some(source) = source
                    && ctx.state().current == source
                {
                    let dealt =
                        ctx.state().player(source).mark(Mark::DamageDealt).saturating_add(1);
                    ctx.emit(Event::Marked { seat: source, mark: Mark::DamageDealt, n: dealt });
                }
                self.raise(ctx, on(Point::DamageDone, victim));
            }
            7 => {
                ctx.top(go(8));
                self.hp_reduced(ctx, victim, damage.source);
            }
            8 => {
                ctx.top(go(9));
                if let Some(source) =
                    damage.source.filter(|&source| ctx.state().player(source).alive)
                {
                    self.raise(ctx, on(Point::Damage, source));
                }
            }
            9 => {
                ctx.top(go(20));
                if ctx.state().player(victim).alive && !damage.fatal {
                    self.raise(ctx, on(Point::Damaged, victim));
                }
            }
            20 => {
                ctx.top(go(21));
                self.raise(ctx, on(Point::DamageComplete, victim));
            }
            // Along the chain, in seat order from the current player.
            _ => {
                if damage.conducts && !damage.prevented {
                    let next = self
                        .living_from(ctx.state(), ctx.state().current)
                        .find(|&seat| seat != victim && ctx.state().player(seat).chained);
                    if let Some(seat) = next {
                        let on = false;
                        ctx.emit(Event::Chained { seat, on });
                        let source =
                            damage.source.filter(|&source| ctx.state().player(source).alive);
                        let passed = Damage {
                            source,
                            victim: seat,
                            chained: true,
                            moved: false,
                            conducts: false,
                            prevented: false,
                            fatal: false,
                            distance: 0,
                            ..damage
                        };
                        return self.hurt(ctx, passed);
                    }
                }
                ctx.emit(Event::DamageEnded);
                ctx.pop(0);
            }
        }
    }

    /// Health went down: skills hear of it, and somebody may be dying.
    pub(crate) fn hp_reduced<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        killer: Option<Seat>,
    ) {
        if ctx.state().player(seat).hp < 1 {
            return self.may_die(ctx, seat, killer);
        }
        let at = killer.map_or(u8::MAX, |seat| seat.index() as u8);
        self.raise(ctx, Occasion { point: Point::PostHpReduced, subject: seat, at, n: 0 });
    }

    /// Somebody may be without health now, though it has not gone down.
    pub(crate) fn may_die<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        killer: Option<Seat>,
    ) {
        if ctx.state().player(seat).hp < 1 && ctx.state().dying.len() < 8 {
            let asked = ctx.state().current;
            ctx.push(Frame::Dying { seat, asked, stage: 0, killer });
        }
    }

    /// A general is gone or has lost its skills: the cards on it go, and what they made up for is missing.
    pub(crate) fn lose_special<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        place: Place,
    ) {
        let cards = ctx.state().player(seat).special[place as usize];
        if !cards.is_empty() && ctx.state().player(seat).alive {
            self.discard(ctx, seat, cards, Cause::Discard);
            self.may_die(ctx, seat, None);
        }
    }

    pub(crate) fn advance_lose<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        n: u8,
        stage: u8,
    ) {
        let on = |point| Occasion { point, subject: seat, at: 0, n };
        match stage {
            0 => {
                if !ctx.state().player(seat).alive || n == 0 {
                    return ctx.pop(0);
                }
                ctx.top(Frame::Lose { seat, n, stage: 1 });
                self.raise_for_result(ctx, on(Point::PreHpLost));
            }
            1 => {
                if ctx.stack().returned_value() > 0 {
                    return ctx.pop(0);
                }
                ctx.top(Frame::Lose { seat, n, stage: 2 });
                ctx.emit(Event::HpLost { seat, n });
                self.hp_reduced(ctx, seat, None);
            }
            2 => {
                ctx.top(Frame::Lose { seat, n, stage: 3 });
                if ctx.state().player(seat).alive {
                    self.raise(ctx, on(Point::HpLost));
                }
            }
            _ => ctx.pop(0),
        }
    }

    /// The most health somebody can have changes; who has more loses it.
    pub(crate) fn set_max_hp<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        max_hp: i8,
    ) {
        ctx.emit(Event::MaxHpChanged { seat, max_hp });
        if ctx.state().player(seat).alive && max_hp < 1 {
            ctx.push(Frame::Death { seat, killer: None, stage: 0 });
        } else {
            self.may_die(ctx, seat, None);
        }
    }

    /// Somebody is at the end of his health: skills, then everybody in seat order may help.
    pub(crate) fn advance_dying<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, frame: Frame) {
        let Frame::Dying { seat, asked, stage, killer } = frame else { return };
        let go = |asked, stage| Frame::Dying { seat, asked, stage, killer };
        let on = |point| Occasion {
            point,
            subject: seat,
            at: killer.map_or(u8::MAX, |seat| seat.index() as u8),
            n: 0,
        };
        let saved = ctx.state().player(seat).hp >= 1;
        match stage {
            // Something may keep one from dying at all.
            0 => {
                ctx.top(go(asked, 1));
                self.raise_for_result(ctx, on(Point::PostHpReduced));
            }
            1 => {
                if ctx.stack().returned_value() > 0 || saved {
                    return ctx.pop(0);
                }
                ctx.top(go(asked, 2));
                ctx.emit(Event::DyingBegan { seat, killer });
                self.raise(ctx, on(Point::Dying));
            }
            2 => {
                if saved {
                    return ctx.top(go(asked, 9));
                }
                ctx.top(go(ctx.state().current, 6));
            }
            // Each in turn: his skills first, then what he gives.
            6 => {
                if saved || !ctx.state().player(seat).alive {
                    return ctx.top(go(asked, 9));
                }
                ctx.top(go(asked, 3));
                if ctx.state().player(asked).alive {
                    let n = seat.index() as u8;
                    let at = killer.map_or(u8::MAX, |seat| seat.index() as u8);
                    let point = Point::AskForPeaches;
                    self.raise(ctx, Occasion { point, subject: asked, at, n });
                }
            }
            // Whoever is asked is asked until he lets it be.
            3 => {
                if saved || !ctx.state().player(seat).alive {
                    return ctx.top(go(asked, 9));
                }
                let state = ctx.state();
                let may = self.may_rescue(state, seat, asked);
                if may {
                    ctx.top(go(asked, 4));
                    ctx.open(Hegemony::answer_of(asked));
                } else {
                    ctx.top(go(asked, 5));
                }
            }
            // Nobody answered, or a Peach was used.
            4 => ctx.top(go(asked, 5)),
            5 => {
                let next = asked.next(self.seats);
                let over = next == ctx.state().current || saved;
                ctx.top(go(next, if over { 9 } else { 6 }));
            }
            9 => {
                ctx.top(go(asked, 10));
                self.raise_for_result(ctx, on(Point::AskForPeachesDone));
            }
            10 => {
                // Something may keep one alive though nobody has helped.
                let saved = saved || ctx.stack().returned_value() > 0;
                ctx.emit(Event::DyingEnded { seat, saved });
                ctx.top(go(asked, 11));
                if !saved && ctx.state().player(seat).alive {
                    ctx.push(Frame::Death { seat, killer, stage: 0 });
                }
            }
            11 => {
                ctx.top(go(asked, 12));
                self.raise(ctx, on(Point::QuitDying));
            }
            _ => ctx.pop(0),
        }
    }

    /// Whether all can see that somebody might help the dying.
    pub(crate) fn may_rescue(&self, state: &State, dying: Seat, helper: Seat) -> bool {
        let player = state.player(helper);
        let current = state.current;
        let forbidden = state.player(current).alive
            && state.player(current).has(Skill::Wansha)
            && helper != current
            && helper != dying;
        player.alive && !player.own().is_empty() && !forbidden
    }

    pub(crate) fn advance_death<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        killer: Option<Seat>,
        stage: u8,
    ) {
        let go = |stage| Frame::Death { seat, killer, stage };
        let at = killer.map_or(u8::MAX, |killer| killer.index() as u8);
        let on = |point| Occasion { point, subject: seat, at, n: 0 };
        match stage {
            0 => {
                ctx.top(go(1));
                ctx.emit(Event::Died { seat, killer });
                ctx.excuse(seat);
                for place in Place::BOTH {
                    let player = ctx.state().player(seat);
                    if let Some(general) =
                        player.generals[place as usize].filter(|_| player.hides(place))
                    {
                        ctx.emit(Event::GeneralShown { seat, place, general });
                    }
                }
                if ctx.state().player(seat).kingdom.is_none() {
                    let kingdom = self.kingdom_taken(ctx.state(), seat);
                    ctx.emit(Event::KingdomSet { seat, kingdom: Some(kingdom) });
                }
                if ctx.state().current == seat {
                    ctx.emit(Event::TurnCutShort);
                }
                self.raise(ctx, on(Point::BeforeGameOverJudge));
            }
            1 => {
                ctx.top(go(2));
                if self.judge_game(ctx) {
                    return;
                }
                self.raise(ctx, on(Point::GameOverJudge));
            }
            2 => {
                ctx.top(go(3));
                self.raise(ctx, on(Point::Death));
            }
            3 => {
                ctx.top(go(4));
                let player = *ctx.state().player(seat);
                let cards = player.area().or(player.special[0]).or(player.special[1]);
                self.move_from(ctx, seat, cards, Spot::Discard, Cause::Death, OPEN);
            }
            4 => {
                ctx.top(go(5));
                if let Some(killer) = killer.filter(|&killer| ctx.state().player(killer).alive) {
                    self.reward(ctx, killer, seat);
                }
            }
            5 => {
                ctx.top(go(6));
                self.lord_fell(ctx, seat);
                if self.judge_game(ctx) {
                    return;
                }
                self.raise(ctx, on(Point::BuryVictim));
            }
            _ => ctx.pop(0),
        }
    }

    /// What a killer gets, or loses.
    fn reward<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, killer: Seat, victim: Seat) {
        let state = ctx.state();
        let kills = state.player(killer).mark(Mark::Kills).saturating_add(1);
        ctx.emit(Event::Marked { seat: killer, mark: Mark::Kills, n: kills });
        let state = ctx.state();
        let (own, theirs) = (state.player(killer).kingdom, state.player(victim).kingdom);
        match (own, theirs) {
            (None, _) => {}
            (Some(own), Some(theirs)) if own == theirs && own != Kingdom::Careerist => {
                let cards = state.player(killer).own();
                self.discard(ctx, killer, cards, Cause::Discard);
            }
            (_, Some(Kingdom::Careerist)) => self.draw(ctx, killer, 1),
            _ => {
                let left =
                    state.alive().iter().filter(|&seat| self.friends(state, victim, seat)).count();
                self.draw(ctx, killer, 1 + left as u8);
            }
        }
    }

    /// When a lord dies, the rest of the kingdom are careerists.
    fn lord_fell<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, seat: Seat) {
        let Some(kingdom) = self.lord_is(ctx.state(), seat) else { return };
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            if ctx.state().player(other).kingdom == Some(kingdom) && ctx.state().player(other).alive
            {
                ctx.emit(Event::KingdomSet { seat: other, kingdom: Some(Kingdom::Careerist) });
            }
        }
    }

    pub(crate) fn advance_judge<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, stage: u8) {
        let Some(judgement) = ctx.state().judgements.last().copied() else { return ctx.pop(0) };
        let seat = judgement.seat;
        let at = ctx.state().judgements.len() as u8 - 1;
        let on = |point| Occasion { point, subject: seat, at, n: 0 };
        match stage {
            0 => {
                ctx.top(Frame::Judge { stage: 1 });
                self.raise(ctx, on(Point::StartJudge));
            }
            1 => {
                ctx.top(Frame::Judge { stage: 2 });
                self.raise(ctx, on(Point::AskForRetrial));
            }
            2 => {
                ctx.top(Frame::Judge { stage: 3 });
                let suit = self.suit(ctx.state(), seat, judgement.card);
                ctx.emit(Event::JudgementFixed { suit });
                self.raise(ctx, on(Point::FinishRetrial));
            }
            3 => {
                ctx.top(Frame::Judge { stage: 4 });
                self.raise(ctx, on(Point::FinishJudge));
            }
            _ => {
                let wanted = judgement.skill.is_some_and(|skill| WANT_THE_CARD.contains(&skill));
                if !judgement.taken && !wanted {
                    let left = CardSet::only(judgement.card).and(ctx.state().table);
                    self.move_open(ctx, left, Spot::Table, Spot::Discard, Cause::Rest);
                }
                let suit = judgement.suit.map_or(0, |suit| suit as i32);
                let number = i32::from(self.data.face(judgement.card).number);
                ctx.emit(Event::JudgementEnded);
                let card = if wanted { i32::from(judgement.card.0) + 1 } else { 0 };
                ctx.pop(suit | number << 8 | card << 16);
            }
        }
    }

    /// A fight by points: both lay down a card of the hand at once, the higher number wins.
    pub(crate) fn advance_pindian<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, frame: Frame) {
        let Frame::Pindian { from, to, stage, card, other, shift } = frame else { return };
        let go = |stage, card, other, shift| Frame::Pindian { from, to, stage, card, other, shift };
        match stage {
            0 => {
                let able = |seat: Seat| {
                    ctx.state().player(seat).alive && !ctx.state().player(seat).hand.is_empty()
                };
                if !able(from) || !able(to) {
                    return ctx.pop(0);
                }
                ctx.top(go(1, None, None, 0));
                let both = SeatSet::only(from).with(to);
                ctx.open(Window::new(engine::Kind::Sealed, both, from));
            }
            1 => {
                let (Some(mine), Some(theirs)) = (card, other) else { return ctx.pop(0) };
                for (seat, card) in [(from, mine), (to, theirs)] {
                    self.move_from(
                        ctx,
                        seat,
                        CardSet::only(card),
                        Spot::Table,
                        Cause::Compare,
                        OPEN,
                    );
                }
                ctx.top(go(3, card, other, 0));
                let at = u8::MAX;
                self.raise_for_result(
                    ctx,
                    Occasion { point: Point::PindianVerifying, subject: from, at, n: 0 },
                );
            }
            // What a skill gives back is by how much the number changes, counted from 10.
            3 => {
                let by = match ctx.stack().returned_value() {
                    0 => 0,
                    value => (value - 10) as i8,
                };
                ctx.top(go(4, card, other, by));
                let at = u8::MAX;
                self.raise_for_result(
                    ctx,
                    Occasion { point: Point::PindianVerifying, subject: to, at, n: 1 },
                );
            }
            _ => {
                let by = match ctx.stack().returned_value() {
                    0 => 0,
                    value => value - 10,
                };
                let (Some(mine), Some(theirs)) = (card, other) else { return ctx.pop(0) };
                let number = |card: CardNo| i32::from(self.data.face(card).number);
                let own = (number(mine) + i32::from(shift)).clamp(1, 13);
                let won = own > (number(theirs) + by).clamp(1, 13);
                ctx.emit(Event::Compared { seat: from, owner: to, card: mine, other: theirs, won });
                let cards = CardSet::only(mine).with(theirs).and(ctx.state().table);
                self.move_open(ctx, cards, Spot::Table, Spot::Discard, Cause::Rest);
                ctx.pop(i32::from(won));
            }
        }
    }
}
