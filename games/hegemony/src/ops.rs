//! The doors through which everything happens: cards move, health changes, generals turn up, somebody is asked.

use crate::event::{Aim, Cards, Cause, Event, Spot};
use crate::ids::*;
use crate::moment::Moment;
use crate::point::{Occasion, Point};
use crate::rules::Hegemony;
use crate::skill::Skill;
use crate::state::*;
use engine::{Ctx, Host, Seat, SeatSet};

impl Hegemony {
    /// Puts a question on top; its answer is kept with the frame below it.
    pub(crate) fn ask<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, ask: Ask) {
        ctx.push(Frame::Ask(ask));
    }

    /// Makes sure that the pile has so many cards, as far as there are any.
    fn fill_pile<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, n: usize) {
        let state = ctx.state();
        if state.pile.len() >= n || state.discard.is_empty() {
            return;
        }
        let mut order: Vec<CardNo> = state.discard.to_vec();
        order.sort_unstable();
        ctx.shuffle("reshuffle", &mut order);
        // What is left of the old pile stays on top.
        ctx.emit(Event::PileShuffled { order });
    }

    /// The top cards of the pile go somewhere; fewer if there are not so many.
    pub(crate) fn take_top<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        n: u8,
        to: Spot,
        cause: Cause,
        seen_by: SeatSet,
    ) -> CardSet {
        self.fill_pile(ctx, usize::from(n));
        let pile = &ctx.state().pile;
        let n = usize::from(n).min(pile.len());
        let cards: CardSet = pile[pile.len() - n..].iter().copied().collect();
        if !cards.is_empty() {
            ctx.emit(Event::CardsMoved {
                cards: Cards::Known(cards),
                from: Spot::Pile,
                to,
                cause,
                seen_by,
            });
        }
        cards
    }

    /// The top cards of the pile, for somebody who looks at them; the topmost first.
    pub(crate) fn look_at_top<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        n: u8,
    ) -> u8 {
        self.fill_pile(ctx, usize::from(n));
        let pile = &ctx.state().pile;
        let n = usize::from(n).min(pile.len());
        let n = n.min(8);
        let order = pile[pile.len() - n..].iter().rev().copied().collect();
        ctx.emit(Event::PileSeen { seat, n: n as u8, order });
        n as u8
    }

    pub(crate) fn draw<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, seat: Seat, n: u8) {
        if n > 0 && ctx.state().player(seat).alive {
            self.take_top(ctx, n, Spot::Hand { seat }, Cause::Draw, SeatSet::only(seat));
        }
    }

    pub(crate) fn everybody(&self) -> SeatSet {
        SeatSet::all(self.seats)
    }

    /// Moves cards that all can see.
    pub(crate) fn move_open<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        cards: CardSet,
        from: Spot,
        to: Spot,
        cause: Cause,
    ) {
        let cards = self.held_back(ctx, cards, from, to, cause);
        if !cards.is_empty() {
            let seen_by = OPEN;
            ctx.emit(Event::CardsMoved { cards: Cards::Known(cards), from, to, cause, seen_by });
        }
    }

    /// Cards are about to move: a skill of whoever loses them may send some of them somewhere else.
    /// Gives back the cards that go where they should.
    fn held_back<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        cards: CardSet,
        from: Spot,
        to: Spot,
        cause: Cause,
    ) -> CardSet {
        let (Spot::Hand { seat } | Spot::Equip { seat }) = from else { return cards };
        let player = ctx.state().player(seat);
        let bound = player.skills.and(self.data.at[Point::BeforeCardsMove as usize]);
        if bound.is_empty() || !player.alive {
            return cards;
        }
        let mut rest = cards;
        for skill in bound.iter() {
            let on = Occasion { point: Point::BeforeCardsMove, subject: seat, at: 0, n: 0 };
            let state = ctx.state();
            let moment = Moment { rules: self, state, owner: seat, on: Some(on) };
            let held: CardSet = rest
                .iter()
                .filter(|&card| skill.redirects(&moment, card, (from, to), cause))
                .collect();
            if !held.is_empty() {
                rest = rest.minus(held);
                let (to, cause, seen_by) = (Spot::Bottom, Cause::Place, OPEN);
                ctx.emit(Event::CardsMoved { cards: Cards::Known(held), from, to, cause, seen_by });
            }
        }
        rest
    }

    /// Cards of a player go somewhere for all to see, from wherever in the areas of the player they lie.
    pub(crate) fn move_from<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        cards: CardSet,
        to: Spot,
        cause: Cause,
        seen_by: SeatSet,
    ) {
        let player = ctx.state().player(seat);
        let hand = cards.and(player.hand);
        let worn = cards.and(player.worn());
        let judged: engine::List<Delayed, 4> =
            player.judging.iter().copied().filter(|delayed| cards.contains(delayed.card)).collect();
        let special = player.special.map(|on| cards.and(on));
        let hand = self.held_back(ctx, hand, Spot::Hand { seat }, to, cause);
        if !hand.is_empty() {
            let from = Spot::Hand { seat };
            ctx.emit(Event::CardsMoved { cards: Cards::Known(hand), from, to, cause, seen_by });
        }
        self.move_open(ctx, worn, Spot::Equip { seat }, to, cause);
        for delayed in judged.iter() {
            let from = Spot::Judging { seat, kind: delayed.kind };
            self.move_open(ctx, CardSet::only(delayed.card), from, to, cause);
        }
        for place in Place::BOTH {
            self.move_open(ctx, special[place as usize], Spot::Special { seat, place }, to, cause);
        }
    }

    pub(crate) fn discard<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        cards: CardSet,
        cause: Cause,
    ) {
        let seen_by = OPEN;
        self.move_from(ctx, seat, cards, Spot::Discard, cause, seen_by);
    }

    /// Cards of one player come into the hand of another; hand cards are seen by these two alone.
    pub(crate) fn pass_on<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        from: Seat,
        to: Seat,
        cards: CardSet,
        cause: Cause,
    ) {
        let seen_by = SeatSet::only(from).with(to);
        self.move_from(ctx, from, cards, Spot::Hand { seat: to }, cause, seen_by);
    }

    /// A card of somebody's hand, drawn by lot.
    pub(crate) fn blind<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
    ) -> Option<CardNo> {
        let hand = ctx.state().player(seat).hand;
        if hand.is_empty() {
            return None;
        }
        let n = ctx.index("blind", usize::from(hand.len()));
        hand.nth(n)
    }

    pub(crate) fn recover<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, seat: Seat, n: u8) {
        let player = ctx.state().player(seat);
        let room = (player.max_hp - player.hp).max(0) as u8;
        let n = n.min(room);
        if player.alive && n > 0 {
            ctx.emit(Event::Recovered { seat, n });
        }
    }

    /// Damage sets out.
    pub(crate) fn hurt<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, damage: Damage) {
        let state = ctx.state();
        if !state.player(damage.victim).alive
            || damage.amount == 0
            || state.damages.len() == DAMAGES
        {
            return;
        }
        let at = state.damages.len() as u8;
        ctx.emit(Event::DamageBegan { damage });
        ctx.push(Frame::Damage { at, stage: 0 });
    }

    pub(crate) fn change_damage<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, at: u8, by: i8) {
        let Some(damage) = ctx.state().damage_at(at) else { return };
        let amount = (damage.amount as i8).saturating_add(by).max(0) as u8;
        let seat = damage.victim;
        if amount == 0 {
            ctx.emit(Event::DamagePrevented { at, seat });
        } else {
            ctx.emit(Event::DamageChanged { at, amount });
        }
    }

    /// A judgement is begun; it gives back the suit it comes to.
    pub(crate) fn judge<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        skill: Option<Skill>,
        kind: Option<Kind>,
    ) {
        if ctx.state().judgements.len() == JUDGEMENTS {
            return;
        }
        let cards = self.take_top(ctx, 1, Spot::Table, Cause::Judge, OPEN);
        // Without any cards there is nothing to judge by.
        if let Some(card) = cards.first() {
            ctx.emit(Event::JudgementBegan { seat, skill, kind, card });
            ctx.push(Frame::Judge { stage: 0 });
        }
    }

    /// Puts equipment on; what was worn there is discarded.
    pub(crate) fn put_on<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        card: CardNo,
        from: Spot,
    ) {
        let Some(slot) = self.kind(card).slot() else { return };
        if let Some(old) = ctx.state().player(seat).equip[slot as usize] {
            self.move_open(
                ctx,
                CardSet::only(old),
                Spot::Equip { seat },
                Spot::Discard,
                Cause::Replace,
            );
        }
        self.move_open(ctx, CardSet::only(card), from, Spot::Equip { seat }, Cause::Equip);
    }

    /// A card is used by somebody: it is put on the table and its use put on top.
    #[allow(clippy::too_many_arguments, reason = "a use is all of these")]
    pub(crate) fn begin_use<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        user: Seat,
        kind: Kind,
        cards: CardSet,
        skill: Option<Skill>,
        targets: SeatSet,
        victim: Option<Seat>,
    ) {
        if ctx.state().uses.len() == USES {
            return;
        }
        if let Some(skill) = skill {
            self.show_for(ctx, user, skill);
        }
        let at = ctx.state().uses.len() as u8;
        let aim = match targets {
            nobody if nobody.is_empty() => Aim::Nobody,
            own if own == SeatSet::only(user) => Aim::Own,
            _ => Aim::Others,
        };
        ctx.emit(Event::UseBegan { seat: user, kind, cards, skill, targets, victim, aim });
        let lender = self.lender(ctx.state(), user, cards);
        self.move_from(ctx, lender, cards, Spot::Table, Cause::Use, OPEN);
        ctx.push(Frame::Use { at, stage: 0, n: 0 });
    }

    /// Whose cards these are: the user's own, or those of the lord who lends soldiers.
    pub(crate) fn lender(&self, state: &State, user: Seat, cards: CardSet) -> Seat {
        let lent = self.has_lords && !cards.and(self.soldiers(state, user)).is_empty();
        let is_lord = |&seat: &Seat| !cards.and(state.player(seat).special[0]).is_empty();
        if lent { state.alive().iter().find(is_lord).unwrap_or(user) } else { user }
    }

    /// Turns a general up.
    pub(crate) fn show<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, seat: Seat, place: Place) {
        let player = ctx.state().player(seat);
        let Some(general) = player.generals[place as usize] else { return };
        if player.shown[place as usize] {
            return;
        }
        let first = player.kingdom.is_none();
        ctx.emit(Event::GeneralShown { seat, place, general });
        if first {
            let kingdom = self.kingdom_taken(ctx.state(), seat);
            ctx.emit(Event::KingdomSet { seat, kingdom: Some(kingdom) });
        }
        if self.data.general(general).lord.is_some() {
            self.lord_returns(ctx, seat);
        }
    }
}
