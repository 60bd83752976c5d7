//! From the choice of generals to the last turn: turns, phases, and what is told to skills in between.

use crate::by_card::{Holders, Known};
use crate::data::Box_;
use crate::event::{Aim, Cards, Cause, Event, Spot};
use crate::ids::*;
use crate::point::{Occasion, Phase, Point};
use crate::rules::Hegemony;
use crate::state::*;
use crate::use_card::Returned;
use engine::{Chance, Ctx, Host, Kind as WindowKind, List, Seat, SeatSet, Window};

/// Stages of the game.
pub(crate) const CHOOSE: u8 = 1;

/// Stages of a turn and of a phase.
const BEGIN: u8 = 0;
pub(crate) const PLAYING: u8 = 4;

/// The start position: the deck shuffled, generals dealt.
pub(crate) fn deal(rules: &Hegemony, chance: &mut impl Chance) -> State {
    let mut pile: Vec<CardNo> = rules.deck.iter().collect();
    chance.shuffle("deck", &mut pile);
    let mut state = State {
        players: [Player::default(); SEATS],
        current: Seat::new(0),
        turn: 0,
        phase: None,
        pile: pile.into_iter().collect(),
        discard: List::new(),
        table: CardSet::EMPTY,
        offered: CardSet::EMPTY,
        seen: Known::default(),
        holders: Holders::default(),
        reshuffles: 0,
        uses: List::new(),
        damages: List::new(),
        judgements: List::new(),
        dying: List::new(),
        notices: List::new(),
        drawing: 0,
        skipped: 0,
        extra: List::new(),
        cut_short: false,
        back_to: None,
        dropped: CardSet::EMPTY,
        shed: CardSet::EMPTY,
        judged: CardSet::EMPTY,
        first_draw: true,
        pioneered: false,
        fallen: 0,
        deeds: [[0; 4]; 16],
        last_skill: None,
        last_kind: None,
        last_picked: CardSet::EMPTY,
        over: None,
        stack: HegemonyStack::default(),
    };
    let dealt = deal_generals(rules, chance);
    for seat in Seat::all(rules.seats) {
        let player = &mut state.players[seat.index()];
        player.alive = true;
        player.dealt = dealt[seat.index()];
        for _ in 0..4 {
            if let Some(card) = state.pile.pop() {
                player.hand = player.hand.with(card);
            }
        }
    }
    state.current = Seat::new(chance.index("first player", usize::from(rules.seats)) as u8);
    state
}

/// The generals each player can choose from: always two of one kingdom among them.
fn deal_generals(rules: &Hegemony, chance: &mut impl Chance) -> [List<General, 7>; SEATS] {
    let mut dealt = [List::new(); SEATS];
    let mut pool: Vec<General> =
        rules.pool.iter().filter(|general| !rules.fixed.contains(general)).collect();
    chance.shuffle("generals", &mut pool);
    let each = rules.hand_of_generals();
    for seat in Seat::all(rules.seats) {
        let hand = &mut dealt[seat.index()];
        if !rules.fixed.is_empty() {
            rules
                .fixed
                .iter()
                .skip(2 * seat.index())
                .take(2)
                .for_each(|&general| _ = hand.push(general));
            continue;
        }
        for _ in 0..each {
            if let Some(general) = pool.pop() {
                hand.push(general);
            }
        }
        // Five or more of four kingdoms always hold a pair, unless bans have left fewer.
        let kingdom = |general: General| rules.data.general(general).kingdom;
        let pair = |hand: &List<General, 7>| {
            hand.iter().enumerate().any(|(at, &one)| {
                hand[at + 1..].iter().any(|&other| kingdom(one) == kingdom(other))
            })
        };
        if !pair(hand)
            && let Some(at) = hand
                .first()
                .and_then(|&first| pool.iter().position(|&other| kingdom(other) == kingdom(first)))
        {
            let fitting = pool.swap_remove(at);
            if let Some(last) = hand.pop() {
                pool.insert(0, last);
            }
            hand.push(fitting);
        }
    }
    dealt
}

impl Hegemony {
    pub(crate) fn advance_game<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, stage: u8) {
        match stage {
            0 => {
                ctx.top(Frame::Game { stage: CHOOSE });
                for seat in Seat::all(self.seats) {
                    let generals = ctx.state().player(seat).dealt;
                    ctx.emit(Event::GeneralsDealt { seat, generals });
                }
                if self.fixed.is_empty() {
                    ctx.open(Window::new(WindowKind::Sealed, self.everybody(), Seat::new(0)));
                } else {
                    for seat in Seat::all(self.seats) {
                        let dealt = ctx.state().player(seat).dealt;
                        let (head, deputy) = (dealt.first().copied(), dealt.get(1).copied());
                        let hp = self.health_of(head, deputy);
                        ctx.emit(Event::GeneralsChosen { seat, head, deputy, hp });
                    }
                }
            }
            CHOOSE => {
                ctx.top(Frame::Game { stage: 2 });
                ctx.emit(Event::GeneralsPlaced);
                for seat in Seat::all(self.seats) {
                    let cards = Cards::Known(ctx.state().player(seat).hand);
                    ctx.emit(Event::HandDealt { seat, cards });
                }
            }
            _ => self.next_turn(ctx),
        }
    }

    /// Two generals of one player are chosen.
    pub(crate) fn generals_chosen<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        slips: &[Slip],
    ) {
        let mut picked = slips.iter().filter_map(|slip| match slip {
            Slip::General(general) => Some(*general),
            _ => None,
        });
        let (head, deputy) = (picked.next(), picked.next());
        let hp = self.health_of(head, deputy);
        ctx.emit(Event::GeneralsChosen { seat, head, deputy, hp });
    }

    /// The health that two generals bring together.
    pub(crate) fn health_of(&self, head: Option<General>, deputy: Option<General>) -> i8 {
        let half = |general: Option<General>, place: usize| {
            general.map_or(0, |general| self.data.general(general).halves[place])
        };
        ((half(head, 0) + half(deputy, 1)) / 2) as i8
    }

    fn next_turn<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>) {
        let state = ctx.state();
        if state.turn >= MOST_TURNS {
            return self.finish(ctx, Ending::Drawn { why: Drawn::TurnLimit });
        }
        if self.is_worn_out(state) {
            return self.finish(ctx, Ending::Drawn { why: Drawn::NoCards });
        }
        let seat = if state.turn == 0 {
            state.current
        } else if let Some(&extra) = state.extra.iter().find(|&&seat| state.player(seat).alive) {
            extra
        } else {
            let last = state.back_to.unwrap_or(state.current);
            self.next_alive(state, last)
        };
        let turn = state.turn + 1;
        ctx.emit(Event::TurnBegan { seat, turn });
        ctx.push(Frame::Turn { stage: BEGIN });
    }

    /// Whether there are no cards left, or they have come round too often.
    fn is_worn_out(&self, state: &State) -> bool {
        state.pile.is_empty() && state.discard.is_empty() || state.reshuffles > MOST_RESHUFFLES
    }

    pub(crate) fn advance_turn<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, stage: u8) {
        let seat = ctx.state().current;
        let on = |point| Occasion { point, subject: seat, at: 0, n: 0 };
        // A turn that is cut short ends all the same.
        if ctx.state().cut_short && stage < 7 {
            return ctx.top(Frame::Turn { stage: 7 });
        }
        match stage {
            BEGIN => {
                if ctx.state().player(seat).turned {
                    ctx.emit(Event::TurnedOver { seat, on: false });
                    ctx.emit(Event::TurnSkipped { seat });
                    return ctx.top(Frame::Turn { stage: 10 });
                }
                ctx.top(Frame::Turn { stage: 1 });
                if self.lord_is(ctx.state(), seat).is_some() {
                    self.show(ctx, seat, Place::Head);
                }
                self.raise(ctx, on(Point::TurnStart));
            }
            stage @ 1..=6 => {
                ctx.top(Frame::Turn { stage: stage + 1 });
                ctx.push(Frame::Phase { phase: Phase::ALL[usize::from(stage - 1)], stage: BEGIN });
            }
            7..=8 => {
                ctx.top(Frame::Turn { stage: 9 });
                self.raise(ctx, on(Point::TurnEnd));
            }
            9 => {
                ctx.top(Frame::Turn { stage: 10 });
                ctx.emit(Event::TurnEnded { seat });
            }
            _ => ctx.pop(0),
        }
    }

    pub(crate) fn advance_phase<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        phase: Phase,
        stage: u8,
    ) {
        let seat = ctx.state().current;
        let on = |point| Occasion { point, subject: seat, at: 0, n: 0 };
        let go = |stage| Frame::Phase { phase, stage };
        if ctx.state().cut_short && stage < 8 {
            return ctx.top(go(8));
        }
        match stage {
            BEGIN => {
                ctx.top(go(1));
                self.raise_for_result(ctx, on(Point::changing(phase)));
            }
            1 => {
                if ctx.stack().returned_value() > 0 || ctx.state().skipped >> phase as u8 & 1 == 1 {
                    if ctx.state().skipped >> phase as u8 & 1 == 0 {
                        ctx.emit(Event::PhaseSkipped { seat, phase });
                    }
                    ctx.top(go(9));
                    return self.raise(ctx, on(Point::PhaseSkipping));
                }
                ctx.top(go(2));
                ctx.emit(Event::PhaseBegan { seat, phase });
                if phase == Phase::Start {
                    ctx.push(Frame::Reveal { seat, asked: false });
                }
            }
            2 => {
                ctx.top(go(3));
                self.raise_for_result(ctx, on(Point::begins(phase)));
            }
            3 => {
                // A skill has taken the place of the phase.
                let given_up = ctx.stack().returned_value() > 0;
                ctx.top(go(if given_up { 7 } else { PLAYING }));
                self.raise(ctx, on(Point::PhaseProceeding));
            }
            PLAYING => match phase {
                Phase::Start | Phase::Finish => ctx.top(go(7)),
                Phase::Judge => self.next_judgement(ctx),
                Phase::Draw => {
                    ctx.top(go(5));
                    let more = ctx.state().first_draw && self.options.first_draw;
                    ctx.emit(Event::DrawChanged { n: 2 + i8::from(more) });
                    self.raise(ctx, on(Point::DrawNCards));
                }
                // Cards that come back for ever would let it go on for ever.
                Phase::Play if ctx.state().reshuffles > MOST_RESHUFFLES => {
                    self.finish(ctx, Ending::Drawn { why: Drawn::NoCards });
                }
                Phase::Play => {
                    if ctx.state().player(seat).mark(Mark::PlayEnds) > 0 {
                        return ctx.top(go(7));
                    }
                    // Who is done passes; everything else comes back here.
                    ctx.top(go(7));
                    ctx.open(Window::choice(seat));
                }
                Phase::Discard => {
                    ctx.top(go(7));
                    let limit = self.hand_limit(ctx.state(), seat);
                    let n = ctx.state().player(seat).hand.len().saturating_sub(limit);
                    if n > 0 {
                        ctx.push(Frame::Discard {
                            seat,
                            n,
                            from: Zones::HAND,
                            why: Why::Rule,
                            asked: false,
                        });
                    }
                }
            },
            5 => {
                ctx.top(go(6));
                let n = ctx.state().drawing.max(0) as u8;
                self.draw(ctx, seat, n);
            }
            6 => {
                ctx.top(go(7));
                self.raise(ctx, on(Point::AfterDrawNCards));
            }
            7 => {
                ctx.top(go(8));
                self.raise(ctx, on(Point::ends(phase)));
            }
            8 => {
                ctx.top(go(9));
                ctx.emit(Event::PhaseEnded);
            }
            _ => ctx.pop(0),
        }
    }

    /// The trick that was placed last is judged first.
    fn next_judgement<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>) {
        let seat = ctx.state().current;
        let player = ctx.state().player(seat);
        let judged = ctx.state().judged;
        let left = |delayed: &&Delayed| !judged.contains(delayed.card);
        let Some(&delayed) = player.judging.iter().rev().find(left) else {
            return ctx.top(Frame::Phase { phase: Phase::Judge, stage: 7 });
        };
        if ctx.state().uses.len() == USES {
            return ctx.top(Frame::Phase { phase: Phase::Judge, stage: 7 });
        }
        let at = ctx.state().uses.len() as u8;
        let cards = CardSet::only(delayed.card);
        let kind = delayed.kind;
        ctx.emit(Event::UseBegan {
            seat,
            kind,
            cards,
            skill: None,
            targets: SeatSet::only(seat),
            victim: None,
            aim: Aim::Judged,
        });
        self.move_open(ctx, cards, Spot::Judging { seat, kind }, Spot::Table, Cause::Judge);
        ctx.push(Frame::Delayed { at, stage: 0 });
    }

    /// Somebody must discard so many cards: all if there are no more.
    pub(crate) fn advance_discard<H: Host<Self>>(&self, ctx: &mut Ctx<'_, Self, H>, frame: Frame) {
        let Frame::Discard { seat, n, from, why, asked } = frame else { return };
        if asked {
            let picked = crate::moment::Picked::of(engine::stack::Resolution::kept(ctx.stack()));
            self.drop_cards(ctx, seat, picked.cards, why);
            return ctx.pop(0);
        }
        let have = self.cards_in(ctx.state(), seat, from);
        if have.len() <= n {
            self.drop_cards(ctx, seat, have, why);
            return ctx.pop(0);
        }
        ctx.top(Frame::Discard { seat, n, from, why, asked: true });
        let what = What::Cards { from, of: Filter::Any, min: n, max: n, to: Purpose::Discard };
        self.ask(ctx, Ask { seat, why, what, may: false });
    }

    fn drop_cards<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        cards: CardSet,
        why: Why,
    ) {
        if why == Why::Rule && self.in_phase(ctx.state(), seat, Phase::Discard) {
            ctx.emit(Event::Marked { seat, mark: Mark::Discards, n: cards.len() });
        }
        self.discard(ctx, seat, cards, Cause::Discard);
    }

    pub(crate) fn advance_reveal<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        seat: Seat,
        asked: bool,
    ) {
        let state = ctx.state();
        let summons = !self.summons(state, seat).is_empty();
        let hides = Place::BOTH.iter().any(|&place| state.player(seat).hides(place));
        if asked || !state.player(seat).alive || !summons && !hides {
            return ctx.pop(0);
        }
        ctx.top(Frame::Reveal { seat, asked: true });
        ctx.open(Window::choice(seat));
    }

    /// What skills are to be told, in order; rewards for showing come first.
    pub(crate) fn advance_notices<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        at: u8,
        stage: u8,
        given: i32,
    ) {
        let Some(notice) = ctx.state().notices.get(usize::from(at)).copied() else {
            return ctx.pop(given);
        };
        let on = |point, subject, n| Occasion { point, subject, at, n };
        let go = |stage| Frame::Notices { at, stage, given };
        if let (Notice::Recovered { seat, n }, 1) = (notice, stage) {
            return self.recover_now(ctx, (at, given), seat, n);
        }
        if stage > 0 && !matches!(notice, Notice::Shown { .. }) || stage == 9 {
            ctx.emit(Event::Noticed { at });
            return ctx.top(go(0));
        }
        match notice {
            Notice::Nothing => ctx.top(go(9)),
            Notice::Lost { seat, .. } => {
                ctx.top(go(1));
                self.raise(ctx, on(Point::CardsMoveOneTime, seat, 0));
            }
            Notice::Landed { .. } => {
                ctx.top(go(1));
                self.raise(ctx, on(Point::CardsMoveOneTime, ctx.state().current, 0));
            }
            Notice::Removed { seat, place } => {
                ctx.top(go(1));
                // What lay on the general goes with it.
                let on_it = ctx.state().player(seat).special[place as usize];
                self.move_open(
                    ctx,
                    on_it,
                    Spot::Special { seat, place },
                    Spot::Discard,
                    Cause::Rest,
                );
                self.raise(ctx, on(Point::GeneralRemoved, seat, place as u8));
                self.lose_special(ctx, seat, place);
            }
            Notice::Numbed { seat, place } => {
                ctx.top(go(1));
                self.lose_special(ctx, seat, place);
            }
            Notice::Recovered { seat, n } if self.asks_before_recovery() => {
                ctx.top(go(1));
                self.raise_for_result(ctx, on(Point::PreHpRecover, seat, n));
            }
            Notice::Recovered { seat, n } => {
                ctx.top(go(9));
                self.raise(ctx, on(Point::HpRecover, seat, n));
            }
            Notice::Undressed { seat, kind } => {
                ctx.top(go(1));
                match kind {
                    Kind::SilverLion => self.recover(ctx, seat, 1),
                    Kind::PeaceSpell if ctx.state().player(seat).alive => {
                        self.draw(ctx, seat, 2);
                        ctx.push(Frame::Lose { seat, n: 1, stage: 0 });
                    }
                    _ => {}
                }
            }
            Notice::Shown { seat, place } => self.rewards(ctx, (at, given), seat, place, stage),
        }
    }

    /// Whether any skill comes up before somebody recovers: then health goes up only after it.
    pub(crate) fn asks_before_recovery(&self) -> bool {
        !self.data.at[Point::PreHpRecover as usize].is_empty()
    }

    /// Who has a say in a recovery has had it: unless it was stopped, health goes up and skills are told.
    fn recover_now<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        (at, given): (u8, i32),
        seat: Seat,
        n: u8,
    ) {
        ctx.top(Frame::Notices { at, stage: 9, given });
        let player = ctx.state().player(seat);
        if ctx.stack().returned_value() == 0 && player.alive {
            let hp = player.hp.saturating_add(n as i8).min(player.max_hp);
            ctx.emit(Event::HpSet { seat, hp });
            self.raise(ctx, Occasion { point: Point::HpRecover, subject: seat, at, n });
        }
    }

    /// A general was turned up: has somebody won? Then the rewards: pioneer, companions, the spare half.
    fn rewards<H: Host<Self>>(
        &self,
        ctx: &mut Ctx<'_, Self, H>,
        (at, given): (u8, i32),
        seat: Seat,
        place: Place,
        stage: u8,
    ) {
        let go = |stage| Frame::Notices { at, stage, given };
        let player = *ctx.state().player(seat);
        let picked = crate::moment::Picked::of(engine::stack::Resolution::kept(ctx.stack()));
        match stage {
            0 => {
                if self.judge_game(ctx) {
                    return;
                }
                ctx.top(go(1));
                let on = Occasion { point: Point::GeneralShown, subject: seat, at, n: place as u8 };
                self.raise(ctx, on);
            }
            1 => {
                ctx.top(go(2));
                let pioneer = self.options.pioneer && !ctx.state().pioneered && player.alive;
                ctx.emit(Event::Pioneered);
                if pioneer {
                    self.draw(ctx, seat, 2);
                }
            }
            2 => {
                let both =
                    player.shown == [true; 2] && player.removed == [false; 2] && !player.rewarded;
                if !both || !player.alive {
                    return ctx.top(go(9));
                }
                ctx.emit(Event::Rewarded { seat });
                ctx.top(go(3));
                if self.are_companions(&player) {
                    let heal = if player.wounded() { Choice::Recover.bit() } else { 0 };
                    let of = Choice::Draw.bit() | heal;
                    self.ask(
                        ctx,
                        Ask { seat, why: Why::Rule, what: What::Options { of }, may: true },
                    );
                }
            }
            3 => {
                ctx.top(go(4));
                self.forget_kept(ctx);
                match picked.choice {
                    Some(Choice::Draw) => self.draw(ctx, seat, 2),
                    Some(Choice::Recover) => self.recover(ctx, seat, 1),
                    _ => {}
                }
            }
            _ => {
                ctx.top(go(9));
                if player.spare {
                    self.draw(ctx, seat, 1);
                }
            }
        }
    }

    pub(crate) fn are_companions(&self, player: &Player) -> bool {
        let (Some(head), Some(deputy)) = (player.generals[0], player.generals[1]) else {
            return false;
        };
        let (one, other) = (self.data.general(head), self.data.general(deputy));
        one.lord.is_some() || one.companions.contains(deputy) || other.companions.contains(head)
    }

    /// How many generals each player chooses from.
    pub(crate) fn hand_of_generals(&self) -> usize {
        if self.seats > 8 { 5 } else { 7 }
    }

    /// Which cards and generals are played with.
    pub(crate) fn is_in(&self, from: Box_) -> bool {
        match from {
            Box_::Standard => true,
            Box_::Formation => self.options.formation,
            Box_::Momentum => self.options.momentum,
        }
    }
}
