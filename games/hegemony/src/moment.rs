//! What a skill gets to see and to do: the moment it comes up in, what was picked for it, and the hands of its effect.

use crate::event::{Cause, Event, Spot};
use crate::ids::*;
use crate::point::{Occasion, Phase, Point};
use crate::rules::Hegemony;
use crate::skill::Skill;
use crate::state::*;
use engine::stack::Resolution;
use engine::{Ctx, Host, List, Seat, SeatSet};

/// A position seen by the owner of a skill.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    pub rules: &'a Hegemony,
    pub state: &'a State,
    pub owner: Seat,
    /// What has come up; none in the owner's own Play phase.
    pub on: Option<Occasion>,
}

impl<'a> Moment<'a> {
    pub fn me(&self) -> &'a Player {
        self.state.player(self.owner)
    }

    pub fn point(&self) -> Option<Point> {
        self.on.map(|on| on.point)
    }

    pub fn is(&self, point: Point) -> bool {
        self.point() == Some(point)
    }

    /// Whom the point is about; in one's own Play phase oneself.
    pub fn subject(&self) -> Seat {
        self.on.map_or(self.owner, |on| on.subject)
    }

    /// The card in use at this point.
    pub fn card(&self) -> &'a Use {
        static NONE: std::sync::LazyLock<Use> = std::sync::LazyLock::new(Use::default);
        self.on.and_then(|on| self.state.use_at(on.at)).unwrap_or(&NONE)
    }

    /// The target of that card which the point is about.
    pub fn target(&self) -> Target {
        let n = self.on.map_or(0, |on| usize::from(on.n));
        self.card().targets.get(n).copied().unwrap_or_default()
    }

    /// The damage at this point.
    pub fn damage(&self) -> Damage {
        self.on.and_then(|on| self.state.damage_at(on.at)).copied().unwrap_or_default()
    }

    /// The Slash, Duel or other card that deals this damage itself, not along a chain and not moved.
    pub fn damaging_card(&self) -> Option<Kind> {
        let damage = self.damage();
        damage.kind.filter(|_| !damage.chained && !damage.moved)
    }

    pub fn judgement(&self) -> Judgement {
        self.state.judgements.last().copied().unwrap_or_default()
    }

    /// What the point tells of: cards lost, a general shown, health recovered.
    pub fn notice(&self) -> Notice {
        self.on
            .and_then(|on| self.state.notices.get(usize::from(on.at)))
            .copied()
            .unwrap_or_default()
    }

    /// Whether the owner is the dying, and is asked for help himself now.
    pub fn is_dying(&self) -> bool {
        self.on.is_some_and(|on| usize::from(on.n) == self.owner.index())
    }

    /// Whether a phase of this turn has not been skipped.
    pub fn is_left(&self, phase: Phase) -> bool {
        self.state.skipped >> phase as u8 & 1 == 0
    }

    pub fn others(&self) -> SeatSet {
        self.state.alive().without(self.owner)
    }

    /// Those of these seats that fit.
    pub fn only(&self, of: SeatSet, fits: impl Fn(&Player) -> bool) -> SeatSet {
        of.iter().filter(|&seat| fits(self.state.player(seat))).collect()
    }

    pub fn with_hand(&self, of: SeatSet) -> SeatSet {
        self.only(of, |player| !player.hand.is_empty())
    }

    /// Own cards in these places that fit.
    pub fn own(&self, zones: Zones, filter: Filter) -> CardSet {
        let cards = self.rules.cards_in(self.state, self.owner, zones);
        self.rules.fitting(self.state, self.owner, cards, filter)
    }

    pub fn friends(&self, other: Seat) -> bool {
        self.rules.friends(self.state, self.owner, other)
    }

    /// Whether the other is a friend, or would be once the owner is shown: as a general of this kingdom.
    pub fn friends_as(&self, kingdom: Kingdom, other: Seat) -> bool {
        let joins = || {
            self.state.player(other).kingdom == Some(kingdom)
                && self.rules.kingdom_taken_as(self.state, self.owner, kingdom) == kingdom
        };
        self.friends(other) || self.me().kingdom.is_none() && joins()
    }
}

/// What has been picked so far for a skill or a card.
#[derive(Clone, Copy, Debug, Default)]
pub struct Picked {
    pub cards: CardSet,
    pub seats: List<Seat, SEATS>,
    pub choice: Option<Choice>,
}

impl Picked {
    pub fn of(slips: impl IntoIterator<Item = Slip>) -> Picked {
        let mut picked = Picked::default();
        for slip in slips {
            match slip {
                Slip::Card(card) => picked.cards = picked.cards.with(card),
                Slip::Seat(seat) if picked.seats.len() < SEATS => _ = picked.seats.push(seat),
                Slip::Choice(choice) => picked.choice = Some(choice),
                _ => {}
            }
        }
        picked
    }

    pub fn seat_set(&self) -> SeatSet {
        self.seats.iter().copied().collect()
    }

    /// The first seat that was picked.
    pub fn seat(&self) -> Seat {
        self.seats.first().copied().unwrap_or_default()
    }
}

/// What can be picked next.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Next {
    pub cards: CardSet,
    pub seats: SeatSet,
    pub choices: u32,
    /// What is picked is enough.
    pub done: bool,
}

impl Next {
    /// Nothing has to be picked.
    pub const DONE: Next =
        Next { cards: CardSet::EMPTY, seats: SeatSet::EMPTY, choices: 0, done: true };

    pub fn is_nothing(&self) -> bool {
        self.cards.is_empty() && self.seats.is_empty() && self.choices == 0
    }

    /// So many of these cards, in any order.
    pub fn cards(picked: &Picked, of: CardSet, min: u8, max: u8) -> Next {
        let have = picked.cards.len();
        let cards = if have < max { of.minus(picked.cards) } else { CardSet::EMPTY };
        Next { cards, done: have >= min, ..Next::default() }
    }

    /// So many of these seats, in any order.
    pub fn seats(picked: &Picked, of: SeatSet, min: u8, max: u8) -> Next {
        let have = picked.seats.len() as u8;
        let seats = if have < max { of.minus(picked.seat_set()) } else { SeatSet::EMPTY };
        Next { seats, done: have >= min, ..Next::default() }
    }

    /// First so many cards, then so many seats.
    pub fn cards_then_seats(
        picked: &Picked,
        of: CardSet,
        (min, max): (u8, u8),
        seats: SeatSet,
        (fewest, most): (u8, u8),
    ) -> Next {
        let cards = Next::cards(picked, of, min, max);
        if !cards.done {
            return cards;
        }
        let mut next = Next::seats(picked, seats, fewest, most);
        if picked.seats.is_empty() {
            next.cards = cards.cards;
        }
        next
    }
}

/// The hands of a skill's effect. A stage does what happens at once and at most one thing that takes its time:
/// a question, damage, a judgement. It goes on in the stage that [`Run::then`] has named.
pub struct Run<'r, 'c, H: Host<Hegemony>> {
    pub rules: &'r Hegemony,
    pub ctx: &'r mut Ctx<'c, Hegemony, H>,
    pub frame: Running,
}

impl<'r, 'c, H: Host<Hegemony>> Run<'r, 'c, H> {
    pub fn state(&self) -> &State {
        self.ctx.state()
    }

    pub fn owner(&self) -> Seat {
        self.frame.owner
    }

    pub fn me(&self) -> &Player {
        self.state().player(self.frame.owner)
    }

    pub fn stage(&self) -> u8 {
        self.frame.stage
    }

    pub fn moment(&self) -> Moment<'_> {
        Moment {
            rules: self.rules,
            state: self.ctx.state(),
            owner: self.frame.owner,
            on: self.frame.on,
        }
    }

    /// What was picked last: for the use of the skill, or as the answer to its last question.
    pub fn picked(&self) -> Picked {
        Picked::of(self.ctx.stack().kept())
    }

    /// Whether the last question was answered by taking a card unseen.
    pub fn picked_blind(&self) -> bool {
        self.ctx.stack().kept().any(|slip| slip == Slip::Blind)
    }

    /// Cards that were picked to be on top of the pile, the topmost first.
    pub fn picked_in_order(&self) -> List<CardNo, 8> {
        let mut cards = List::new();
        for slip in self.ctx.stack().kept() {
            if let Slip::Card(card) = slip
                && cards.len() < 8
            {
                cards.push(card);
            }
        }
        cards
    }

    /// What the thing that took its time gave back.
    pub fn returned(&self) -> i32 {
        self.ctx.stack().returned()
    }

    /// Goes on at this stage, when what is begun now is done.
    pub fn then(&mut self, stage: u8) {
        self.frame.stage = stage;
        self.ctx.top(Frame::Skill(self.frame));
    }

    /// The effect is over.
    pub fn end(&mut self) {
        self.ctx.pop(0);
    }

    /// The same, and it answers what came up: a phase is skipped, a card was given, a draw was given up.
    pub fn end_with(&mut self, value: i32) {
        self.ctx.pop(value);
    }

    /// Asks somebody something; `then` comes first. What was picked before is forgotten, so that it neither counts as
    /// the answer of somebody who is not asked after all nor betrays hidden cards meanwhile.
    pub fn ask(&mut self, seat: Seat, may: bool, what: What) {
        let why = Why::Skill(self.frame.skill);
        // Who has nothing to say is not asked, and what was picked before is not the answer.
        self.rules.forget_kept(self.ctx);
        self.rules.ask(self.ctx, Ask { seat, why, what, may });
    }

    /// Tells all who was picked on the way, when something more is asked before anything happens to them.
    pub fn tell(&mut self, targets: SeatSet) {
        let (seat, skill) = (self.frame.owner, self.frame.skill);
        self.ctx.emit(Event::SkillUsed { seat, skill, targets });
    }

    /// Asks for one card of somebody's places and goes on with it in this stage.
    pub fn ask_card_of(&mut self, seat: Seat, from: Zones, to: Purpose) {
        let owner = self.owner();
        self.ask(owner, false, What::CardOf { seat, from, to });
    }

    /// The card of this player that was picked, a blind one drawn by lot.
    pub fn card_picked_of(&mut self, seat: Seat) -> Option<CardNo> {
        let blind = self.picked_blind();
        let card = self.picked().cards.first();
        if blind { self.rules.blind(self.ctx, seat) } else { card }
    }

    pub fn draw(&mut self, seat: Seat, n: u8) {
        self.rules.draw(self.ctx, seat, n);
    }

    pub fn recover(&mut self, seat: Seat, n: u8) {
        self.rules.recover(self.ctx, seat, n);
    }

    /// Takes its time.
    pub fn damage(&mut self, source: Option<Seat>, victim: Seat, amount: u8, nature: Nature) {
        self.rules.hurt(self.ctx, Damage { source, victim, amount, nature, ..Damage::default() });
    }

    /// Takes its time.
    pub fn lose_hp(&mut self, seat: Seat, n: u8) {
        self.ctx.push(Frame::Lose { seat, n, stage: 0 });
    }

    /// Takes its time; the judgement is the last of the state until it ends, and its suit is given back.
    pub fn judge(&mut self, seat: Seat) {
        self.rules.judge(self.ctx, seat, Some(self.frame.skill), None);
    }

    /// The suit that the last judgement came to.
    pub fn judged_suit(&self) -> Suit {
        Suit::from_repr(self.returned() as u8).unwrap_or(Suit::Spade)
    }

    /// The card of the last judgement, for a skill that wants it and if nobody else has taken it: it lies on the
    /// table, and the skill sees to it.
    pub fn judged_card(&self) -> Option<CardNo> {
        let number = u8::try_from(self.returned() >> 16).ok()?.checked_sub(1)?;
        Some(CardNo(number)).filter(|&card| self.state().table.contains(card))
    }

    /// A soldier takes the place of a general. Takes its time.
    pub fn remove_general(&mut self, seat: Seat, place: Place) {
        let player = self.state().player(seat);
        if let Some(general) =
            player.generals[place as usize].filter(|_| !player.removed[place as usize])
        {
            self.ctx.emit(Event::GeneralRemoved { seat, place, general });
            self.clear_general(seat, place);
        }
    }

    /// A general loses all its skills. Takes its time.
    pub fn numb_general(&mut self, seat: Seat, place: Place) {
        self.ctx.emit(Event::SkillsLost { seat, place });
        self.clear_general(seat, place);
    }

    /// Cards on a general go with its skills, and whom they have kept alive may be dying.
    fn clear_general(&mut self, seat: Seat, place: Place) {
        let cards = self.state().player(seat).special[place as usize];
        self.move_open(cards, Spot::Special { seat, place }, Spot::Discard, Cause::Discard);
        if self.is_alive(seat) && !self.state().dying.iter().any(|peril| peril.seat == seat) {
            self.rules.may_die(self.ctx, seat, None);
        }
    }

    /// Takes its time; gives back 1 if the owner won.
    pub fn pindian(&mut self, to: Seat) {
        let from = self.owner();
        self.ctx.push(Frame::Pindian { from, to, stage: 0, card: None, other: None, shift: 0 });
    }

    /// Somebody discards cards of his own.
    pub fn discard(&mut self, seat: Seat, cards: CardSet) {
        self.rules.discard(self.ctx, seat, cards, Cause::Discard);
    }

    /// The owner discards cards of somebody else.
    pub fn dismantle(&mut self, seat: Seat, card: CardNo) {
        self.rules.discard(self.ctx, seat, CardSet::only(card), Cause::Dismantle);
    }

    /// Cards of one player come into the hand of another.
    pub fn pass_on(&mut self, from: Seat, to: Seat, cards: CardSet, cause: Cause) {
        self.rules.pass_on(self.ctx, from, to, cards, cause);
    }

    /// A player must discard so many cards, or all if there are fewer. Takes its time.
    pub fn make_discard(&mut self, seat: Seat, n: u8, from: Zones) {
        let why = Why::Skill(self.frame.skill);
        self.ctx.push(Frame::Discard { seat, n, from, why, asked: false });
    }

    pub fn turn_over(&mut self, seat: Seat) {
        let on = !self.state().player(seat).turned;
        self.ctx.emit(Event::TurnedOver { seat, on });
    }

    pub fn chain(&mut self, seat: Seat, on: bool) {
        if self.state().player(seat).chained != on {
            self.ctx.emit(Event::Chained { seat, on });
        }
    }

    pub fn mark(&mut self, seat: Seat, mark: Mark, n: u8) {
        self.ctx.emit(Event::Marked { seat, mark, n });
    }

    /// How a target of the card in use fares.
    pub fn fate(&mut self, fate: crate::event::Fate) {
        if let Some(on) = self.frame.on {
            let seat = self.moment().target().seat;
            self.ctx.emit(Event::TargetChanged { at: on.at, n: on.n, seat, fate });
        }
    }

    /// The damage at this point becomes another amount; nothing is left of none.
    pub fn change_damage(&mut self, by: i8) {
        if let Some(on) = self.frame.on {
            self.rules.change_damage(self.ctx, on.at, by);
        }
    }

    pub fn prevent_damage(&mut self) {
        if let Some(on) = self.frame.on {
            let seat = self.moment().damage().victim;
            self.ctx.emit(Event::DamagePrevented { at: on.at, seat });
        }
    }

    /// Somebody uses a card that is made of nothing. Takes its time.
    pub fn use_virtual(&mut self, user: Seat, kind: Kind, targets: SeatSet) {
        self.rules.begin_use(self.ctx, user, kind, CardSet::EMPTY, None, targets, None);
    }

    /// The top cards of the pile go somewhere, for those who may see them.
    pub fn take_top(&mut self, n: u8, to: Spot, cause: Cause, seen_by: SeatSet) -> CardSet {
        self.rules.take_top(self.ctx, n, to, cause, seen_by)
    }

    /// Moves cards that all can see.
    pub fn move_open(&mut self, cards: CardSet, from: Spot, to: Spot, cause: Cause) {
        self.rules.move_open(self.ctx, cards, from, to, cause);
    }

    pub fn is_alive(&self, seat: Seat) -> bool {
        self.state().player(seat).alive
    }

    pub fn has_skill(&self, skill: Skill) -> bool {
        self.me().has(skill)
    }
}
