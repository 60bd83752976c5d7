//! What each card does to a target, once it takes effect there.

use crate::event::{Cards, Cause, Event, Spot};
use crate::ids::*;
use crate::point::{Occasion, Point};
use crate::rules::Hegemony;
use crate::state::*;
use crate::use_card::Returned;
use engine::stack::Resolution;
use engine::{Ctx, Host, Seat, SeatSet};

impl Hegemony {
    /// From stage 4 on; `x` is what the stages remember.
    pub(crate) fn advance_trick<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        at: u8,
        n: u8,
        stage: u8,
        x: u8,
    ) {
        let Some(used) = ctx.state().use_at(at).copied() else { return ctx.pop(0) };
        let target = used.targets.get(usize::from(n)).copied().unwrap_or_default();
        let (user, seat) = (used.user, target.seat);
        let go = |stage, x| Frame::Effect { at, n, stage, x };
        let why = Why::Kind(used.kind);
        let picked = crate::moment::Picked::of(ctx.stack().kept());
        match (used.kind, stage) {
            (Kind::Peach, 4) => {
                ctx.top(go(9, x));
                self.recover(ctx, seat, 1);
            }
            (Kind::Analeptic, 4) => {
                ctx.top(go(9, x));
                if ctx.state().dying.last().is_some_and(|peril| peril.seat == seat) {
                    self.recover(ctx, seat, 1);
                } else {
                    ctx.emit(Event::Marked { seat, mark: Mark::Wine, n: 1 });
                    ctx.emit(Event::Marked { seat, mark: Mark::Drunk, n: 1 });
                }
            }
            (Kind::Dismantlement | Kind::Snatch, 4) => {
                ctx.top(go(5, x));
                if ctx.state().player(user).alive && !ctx.state().player(seat).area().is_empty() {
                    let to =
                        if used.kind == Kind::Snatch { Purpose::Take } else { Purpose::Discard };
                    let what = What::CardOf { seat, from: Zones::ALL, to };
                    self.ask(ctx, Ask { seat: user, why, what, may: false });
                }
            }
            (Kind::Dismantlement | Kind::Snatch, 5) => {
                ctx.top(go(9, x));
                if let Some(card) = self.picked_of(ctx, seat) {
                    if used.kind == Kind::Snatch {
                        self.pass_on(ctx, seat, user, CardSet::only(card), Cause::Take);
                    } else {
                        self.discard(ctx, seat, CardSet::only(card), Cause::Dismantle);
                    }
                }
            }
            // The target answers first; `x` says whose turn it is.
            (Kind::Duel, 4) => {
                ctx.top(go(5, 0));
                let (who, twice) =
                    if x == 0 { (seat, target.twice) } else { (user, target.back_twice) };
                let left = if twice { 2 } else { 1 };
                ctx.top(go(5, x));
                ctx.push(Frame::Respond {
                    seat: who,
                    need: Need::Slash,
                    by: why,
                    at,
                    left,
                    stage: 0,
                });
            }
            (Kind::Duel, 5) => {
                if ctx.stack().returned_value() > 0 {
                    return ctx.top(go(4, 1 - x.min(1)));
                }
                ctx.top(go(9, x));
                let (loser, winner) = if x == 0 { (seat, user) } else { (user, seat) };
                if ctx.state().player(loser).alive {
                    self.hurt_by_card(ctx, at, winner, loser, 1, Nature::Normal);
                }
            }
            (Kind::Collateral, 4) => {
                ctx.top(go(5, x));
                let Some(victim) = used.victim else { return };
                let legal = ctx.state().player(victim).alive
                    && self
                        .targets(ctx.state(), seat, Kind::Slash, CardSet::EMPTY)
                        .contains(victim);
                if legal {
                    ctx.push(Frame::MustSlash { seat, at: SeatSet::only(victim), why, stage: 0 });
                } else {
                    ctx.top(go(6, x));
                }
            }
            (Kind::Collateral, 5) if ctx.stack().returned_value() > 0 => ctx.top(go(9, x)),
            (Kind::Collateral, 5 | 6) => {
                ctx.top(go(9, x));
                let weapon = ctx.state().player(seat).equip[Slot::Weapon as usize];
                if let Some(weapon) = weapon.filter(|_| ctx.state().player(user).alive) {
                    self.pass_on(ctx, seat, user, CardSet::only(weapon), Cause::Take);
                }
            }
            (Kind::ExNihilo, 4) => {
                ctx.top(go(9, x));
                self.draw(ctx, seat, 2);
            }
            (Kind::IronChain, 4) => {
                ctx.top(go(9, x));
                let on = !ctx.state().player(seat).chained;
                ctx.emit(Event::Chained { seat, on });
            }
            (Kind::FireAttack, 4) => {
                ctx.top(go(5, x));
                if !ctx.state().player(seat).hand.is_empty() {
                    let (from, of, to) = (Zones::HAND, Filter::Any, Purpose::Show);
                    let what = What::Cards { from, of, min: 1, max: 1, to };
                    self.ask(ctx, Ask { seat, why, what, may: false });
                }
            }
            (Kind::FireAttack, 5) => {
                let Some(card) = picked.cards.first() else { return ctx.top(go(9, x)) };
                ctx.emit(Event::CardShown { seat, card });
                ctx.top(go(6, x));
                let suit = self.suit(ctx.state(), seat, card);
                if ctx.state().player(user).alive && !ctx.state().player(user).hand.is_empty() {
                    let (from, of, to) = (Zones::HAND, Filter::Suit(suit), Purpose::Discard);
                    let what = What::Cards { from, of, min: 1, max: 1, to };
                    self.forget_kept(ctx);
                    self.ask(ctx, Ask { seat: user, why, what, may: true });
                } else {
                    self.forget_kept(ctx);
                }
            }
            (Kind::FireAttack, 6) => {
                ctx.top(go(9, x));
                if !picked.cards.is_empty() {
                    self.discard(ctx, user, picked.cards, Cause::Discard);
                    self.hurt_by_card(ctx, at, user, seat, 1, Nature::Fire);
                }
            }
            (Kind::ArcheryAttack | Kind::SavageAssault, 4) => {
                ctx.top(go(5, x));
                let need = if used.kind == Kind::ArcheryAttack { Need::Jink } else { Need::Slash };
                ctx.push(Frame::Respond { seat, need, by: why, at, left: 1, stage: 0 });
            }
            (Kind::ArcheryAttack | Kind::SavageAssault, 5) => {
                ctx.top(go(9, x));
                if ctx.stack().returned_value() == 0 && ctx.state().player(seat).alive {
                    self.hurt_by_card(ctx, at, user, seat, 1, Nature::Normal);
                }
            }
            (Kind::GodSalvation, 4) => {
                ctx.top(go(9, x));
                self.recover(ctx, seat, 1);
            }
            (Kind::AmazingGrace, 4) => {
                ctx.top(go(5, x));
                if !ctx.state().offered.is_empty() {
                    let what = What::Offered { min: 1, max: 1, to: Purpose::Take };
                    self.ask(ctx, Ask { seat, why, what, may: false });
                }
            }
            (Kind::AmazingGrace, 5) => {
                ctx.top(go(9, x));
                let cards = picked.cards.and(ctx.state().offered);
                self.move_open(ctx, cards, Spot::Offered, Spot::Hand { seat }, Cause::Take);
            }
            (Kind::AwaitExhausted, 4) => {
                ctx.top(go(9, x));
                self.draw(ctx, seat, 2);
            }
            (Kind::KnownBoth, 4) => {
                ctx.top(go(5, x));
                let player = ctx.state().player(seat);
                let mut of = 0;
                if !player.hand.is_empty() {
                    of |= Choice::Hand.bit();
                }
                for (place, choice) in
                    [(Place::Head, Choice::Head), (Place::Deputy, Choice::Deputy)]
                {
                    if player.hides(place) {
                        of |= choice.bit();
                    }
                }
                if of != 0 && ctx.state().player(user).alive {
                    self.ask(ctx, Ask { seat: user, why, what: What::Options { of }, may: false });
                }
            }
            (Kind::KnownBoth, 5) => {
                ctx.top(go(9, x));
                match picked.choice {
                    Some(Choice::Hand) => {
                        let cards = Cards::Known(ctx.state().player(seat).hand);
                        ctx.emit(Event::HandSeen { seat: user, owner: seat, cards });
                    }
                    Some(choice) => self.peek(ctx, user, seat, choice.place()),
                    None => {}
                }
            }
            (Kind::BefriendAttacking, 4) => {
                ctx.top(go(9, x));
                self.draw(ctx, seat, 1);
                self.draw(ctx, user, 3);
            }
            (kind, 4) if kind.is_equip() => {
                ctx.top(go(9, x));
                if let Some(card) = used.cards.and(ctx.state().table).first() {
                    self.put_on(ctx, seat, card, Spot::Table);
                }
            }
            _ => ctx.top(go(crate::use_card::POST, x)),
        }
    }

    /// Somebody looks at a hidden general.
    pub(crate) fn peek<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        owner: Seat,
        place: Option<Place>,
    ) {
        let Some(place) = place else { return };
        let general = ctx.state().player(owner).generals[place as usize];
        ctx.emit(Event::GeneralSeen { seat, owner, place, general });
    }

    /// The card of somebody that was picked in the last answer, a blind one drawn by lot.
    pub(crate) fn picked_of<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
    ) -> Option<CardNo> {
        let mut blind = false;
        let mut picked = None;
        for slip in ctx.stack().kept() {
            match slip {
                Slip::Blind => blind = true,
                Slip::Card(card) => picked = picked.or(Some(card)),
                _ => {}
            }
        }
        if blind { self.blind(ctx, seat) } else { picked }
    }

    /// What was answered before counts no longer.
    pub(crate) fn forget_kept<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>) {
        while ctx.take_kept().is_some() {}
    }

    /// A delayed trick is judged: nullified, judged, and what comes of it.
    pub(crate) fn advance_delayed<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        at: u8,
        stage: u8,
    ) {
        let Some(used) = ctx.state().use_at(at).copied() else { return ctx.pop(0) };
        let seat = used.targets.first().map_or(used.user, |target| target.seat);
        let spared = used.targets.first().is_some_and(|target| target.spared);
        let go = |stage| Frame::Delayed { at, stage };
        match stage {
            0 => {
                ctx.top(go(1));
                ctx.push(Frame::Nullify { at, n: 0, asked: false, hit: false, deep: 0 });
            }
            1 if spared => ctx.top(go(3)),
            1 => {
                ctx.top(go(2));
                self.judge(ctx, seat, None, Some(used.kind));
            }
            2 => {
                ctx.top(go(4));
                let suit = Suit::from_repr((ctx.stack().returned_value() & 0xff) as u8);
                let number = ctx.stack().returned_value() >> 8 & 0xff;
                match used.kind {
                    Kind::Indulgence if suit != Some(Suit::Heart) => {
                        self.skip(ctx, crate::point::Phase::Play)
                    }
                    Kind::SupplyShortage if suit != Some(Suit::Club) => {
                        self.skip(ctx, crate::point::Phase::Draw)
                    }
                    Kind::Lightning if suit == Some(Suit::Spade) && (2..=9).contains(&number) => {
                        let damage = Damage {
                            victim: seat,
                            amount: 3,
                            nature: Nature::Thunder,
                            by: Some(at),
                            kind: Some(Kind::Lightning),
                            ..Damage::default()
                        };
                        let left = used.cards.and(ctx.state().table);
                        self.move_open(ctx, left, Spot::Table, Spot::Discard, Cause::Rest);
                        self.hurt(ctx, damage);
                    }
                    Kind::Lightning => ctx.top(go(3)),
                    _ => {}
                }
            }
            // Lightning that has not struck moves on; anything else was nullified.
            3 if used.kind == Kind::Lightning => self.pass_lightning(ctx, at, &used),
            3 => ctx.top(go(4)),
            // Who was to get it has had his say.
            5 => {
                let cancelled = used.targets.first().is_some_and(|target| target.cancelled);
                if cancelled && seat != used.user {
                    return ctx.top(go(3));
                }
                ctx.top(go(4));
                let cards = used.cards.and(ctx.state().table);
                let alive = ctx.state().player(seat).alive;
                if alive && ctx.state().player(seat).judging.len() < 4 {
                    let to = Spot::Judging { seat, kind: Kind::Lightning };
                    self.move_open(ctx, cards, Spot::Table, to, Cause::Place);
                }
            }
            _ => {
                let left = used.cards.and(ctx.state().table);
                self.move_open(ctx, left, Spot::Table, Spot::Discard, Cause::Rest);
                ctx.emit(Event::UseEnded);
                ctx.pop(0);
            }
        }
    }

    /// Lightning goes to the next player whom it can go to, who may turn it away; from everybody it comes back to
    /// where it was.
    fn pass_lightning<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, at: u8, used: &Use) {
        let state = ctx.state();
        let owner = used.targets.first().map_or(used.user, |target| target.seat);
        let fits = |next: Seat| {
            !crate::queries::holds(state.player(next), Kind::Lightning)
                && !self.is_curtained(state, next, used.colour)
                && state.player(next).judging.len() < 4
        };
        let next = self
            .seats_from(owner)
            .skip(1)
            .take_while(|&next| next != used.user)
            .find(|&next| state.player(next).alive && fits(next));
        let seat = next.unwrap_or(used.user);
        ctx.top(Frame::Delayed { at, stage: 5 });
        if seat != owner {
            ctx.emit(Event::TargetMoved { at, n: 0, owner, seat });
        }
        if seat != used.user {
            self.raise(ctx, Occasion { point: Point::TargetConfirming, subject: seat, at, n: 0 });
        }
    }

    pub(crate) fn skip<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        phase: crate::point::Phase,
    ) {
        let seat = ctx.state().current;
        ctx.emit(Event::PhaseSkipped { seat, phase });
    }
}
