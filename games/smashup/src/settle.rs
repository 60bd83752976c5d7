//! Whatever has happened comes to the abilities that wait for it, once all that caused it is done.
//!
//! Mandatory ones come first, in the order that the current player chooses; then the optional ones, round and round
//! until all pass. What a trigger causes is settled before the next one comes.

use crate::change::Table;
use crate::data::Ability;
use crate::event::Event;
use crate::ids::{Id, Slot};
use crate::program::{Address, Op};
use crate::queries::Point;
use crate::rules::SmashUp;
use crate::state::{Frame, Moment, Slip, State, Thing, Waiting};
use crate::vocabulary::{By, On, Once};
use crate::{round, run};
use engine::stack::{Kind, Level, Resolution};
use engine::{Host, Seat, SeatSet};

/// Triggers with those who do them.
pub(crate) type Triggers = Vec<(Seat, Slip)>;

/// The stage in which optional abilities go round.
pub(crate) const ROUND: u8 = 2;

pub(crate) fn advance(rules: &SmashUp, ctx: &mut Table<'_, impl Host<SmashUp>>, stage: u8) {
    match stage {
        0 => {
            let nothing = ctx.stack().kept().next().is_none();
            if nothing && ctx.state().waiting.is_empty() {
                return finish(ctx);
            }
            let (mut must, mut may) = (Triggers::new(), Triggers::new());
            let state = ctx.state();
            for waiting in state.waiting.iter() {
                rules.triggers(state, waiting, &mut must, &mut may);
            }
            ctx.emit(Event::TriggersGathered);
            if nothing && must.is_empty() && may.is_empty() {
                return finish(ctx);
            }
            ctx.top(Frame::Settle { stage: 1 });
            for &(seat, slip) in may.iter().take(ctx.stack().slip_room() / 2) {
                ctx.keep(seat, slip);
            }
            let current = ctx.state().current;
            let room = ctx.stack().slip_room() / 2;
            ctx.trigger(Kind::OrderedBySeat, current, &must[..must.len().min(room)]);
        }
        1 => ctx.top(Frame::Settle { stage: ROUND }),
        _ => {
            let may = rules.offered_to(ctx.state());
            if !round::open(rules, ctx, may) {
                while ctx.take_kept().is_some() {}
                ctx.top(Frame::Settle { stage: 0 });
            }
        }
    }
}

fn finish(ctx: &mut Table<'_, impl Host<SmashUp>>) {
    let is_settle = |level: &&Level<Frame>| matches!(level, Level::Frame(Frame::Settle { .. }));
    let outermost = ctx.stack().levels().iter().filter(is_settle).count() == 1;
    ctx.pop(0);
    let state = ctx.state();
    if outermost && !(state.gone.is_empty() && state.wards.is_empty()) {
        ctx.emit(Event::DustSettled);
    }
}

/// A trigger takes effect: under it, whatever it causes is settled.
pub(crate) fn fire(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    seat: Seat,
    slip: Slip,
) {
    let Slip::Trigger { ability, source, that, base, doer } = slip else { return };
    let card = rules.data.abilities[usize::from(ability)].def;
    ctx.push(Frame::Settle { stage: 0 });
    ctx.emit(Event::AbilityUsed { seat, card: card.card(), id: source, about: that });
    run::begin(rules, ctx, ability, seat, source, base);
    ctx.keep(seat, Slip::That(that));
    ctx.keep(seat, Slip::Doer(doer));
}

impl SmashUp {
    /// The optional triggers that are still to be had, of the frame on top, by whose they are.
    pub fn offered(&self, state: &State) -> impl Iterator<Item = (Seat, Slip)> {
        let level = state.stack.frame_level().unwrap_or(usize::MAX);
        state.stack.laid_at(level).filter_map(move |laid| match laid.slip {
            slip @ Slip::Trigger { .. } if self.is_possible(state, laid.seat, slip) => {
                Some((laid.seat, slip))
            }
            _ => None,
        })
    }

    /// Who has any of them.
    pub fn offered_to(&self, state: &State) -> SeatSet {
        self.offered(state).map(|(seat, _)| seat).collect()
    }

    /// Whether the card or base whose ability has come up is still there to do it. What is about its own departure
    /// goes on without it: its destruction, what fell together with it, what affected it, the base after it.
    pub fn is_there(&self, state: &State, slip: Slip) -> bool {
        let Slip::Trigger { ability, source, that, base, .. } = slip else { return false };
        let ability = &self.data.abilities[usize::from(ability)];
        match ability.on {
            On::Destroyed | On::Affected | On::Replaced => true,
            _ if source == Id::NONE => {
                state.base_card(base) == ability.def && !self.is_cancelled(state, base)
            }
            On::MinionDestroyed => {
                state.thing(source).is_some() || fell_together(state, source, that)
            }
            _ => state.thing(source).is_some(),
        }
    }

    /// Whether a trigger is only for a condition that does not hold.
    pub fn is_idle(&self, state: &State, seat: Seat, slip: Slip) -> bool {
        let Slip::Trigger { ability, source, base, .. } = slip else { return false };
        let ability = &self.data.abilities[usize::from(ability)];
        let op = |at: Address| self.data.program.get(usize::from(at)).copied();
        let Some(Op::Unless(when, to)) = op(ability.start) else { return false };
        let point = Point { source, ..Point::at_base(ability.def, base, seat) };
        op(to) == Some(Op::End) && !self.holds(state, &point, when)
    }

    /// Whether an optional trigger has a point: its card is there, and what it picks first can be picked.
    pub fn is_possible(&self, state: &State, seat: Seat, slip: Slip) -> bool {
        let Slip::Trigger { ability, source, that, base, .. } = slip else { return false };
        if !self.is_there(state, slip) {
            return false;
        }
        let ability = &self.data.abilities[usize::from(ability)];
        let mut point = Point::at_base(ability.def, base, seat);
        point.source = source;
        point.picks.that = that;
        self.can_begin(state, &point, ability.start)
    }

    /// The abilities that wait for this moment.
    fn triggers(&self, state: &State, waiting: &Waiting, must: &mut Triggers, may: &mut Triggers) {
        let wanted = wanted(waiting.moment);
        let left = state.gone.iter().map(|gone| &gone.thing);
        for thing in state.things.iter().chain(left) {
            if self.face(thing.card).on & wanted == 0 {
                continue;
            }
            let gone = state.thing(thing.id).is_none();
            for number in self.face(thing.card).abilities.clone() {
                let ability = &self.data.abilities[usize::from(number)];
                if wanted >> ability.on as u32 & 1 != 0
                    && self.comes_up(state, waiting, ability, thing, gone)
                {
                    let slip = Slip::Trigger {
                        ability: number,
                        source: thing.id,
                        that: waiting.id,
                        base: thing.base,
                        doer: waiting.doer,
                    };
                    let list = if ability.may { &mut *may } else { &mut *must };
                    list.push((thing.controller, slip));
                }
            }
        }
        for (slot, base) in (0..).zip(state.bases.iter()) {
            if self.face(base.card).on & wanted != 0 {
                self.base_triggers(state, waiting, slot, must, may);
            }
        }
    }

    /// Whether the ability of a thing comes up.
    fn comes_up(
        &self,
        state: &State,
        waiting: &Waiting,
        ability: &Ability,
        thing: &Thing,
        gone: bool,
    ) -> bool {
        let mut point = Point::of(thing);
        point.picks.that = waiting.id;
        let own_turn = state.current == thing.controller;
        let subject = || {
            let that = state.remembered(waiting.id);
            that.is_some_and(|that| self.fits(state, &point, &ability.subject, that))
        };
        // What was there when it happened has seen it, and so has what fell with it.
        let saw = || match gone {
            true => fell_together(state, thing.id, waiting.id),
            false => state.gone_thing(waiting.id).is_some_and(|that| thing.id < that.next),
        };
        let comes = match (waiting.moment, ability.on) {
            (Moment::TurnStart, On::TurnStart) | (Moment::TurnEnd, On::TurnEnd) => {
                own_turn && !gone
            }
            (Moment::TurnStart, On::EachTurnStart) | (Moment::TurnEnd, On::EachTurnEnd) => !gone,
            (Moment::Destroyed, On::Destroyed) => waiting.id == thing.id,
            (Moment::Destroyed, On::MinionDestroyed) => subject() && saw(),
            (Moment::MinionPlayed, On::MinionPlayed) | (Moment::MinionMoved, On::MinionMoved) => {
                !gone && waiting.id != thing.id && subject()
            }
            (Moment::Affected, On::Affected) => waiting.id == thing.id,
            _ => false,
        };
        comes
            && ability.when.is_none_or(|when| self.holds(state, &point, when))
            && !(ability.once == Once::Turn
                && state.player(thing.controller).spent.contains(&ability.def))
    }

    fn base_triggers(
        &self,
        state: &State,
        waiting: &Waiting,
        slot: Slot,
        must: &mut Triggers,
        may: &mut Triggers,
    ) {
        let card = state.base_card(slot);
        if self.is_cancelled(state, slot) {
            return;
        }
        for number in self.face(card).abilities.clone() {
            let ability = &self.data.abilities[usize::from(number)];
            let host = || state.remembered(waiting.id).map_or(Id::NONE, |thing| thing.host);
            let here = waiting.base == slot;
            let comes = match (waiting.moment, ability.on) {
                (Moment::TurnStart, On::EachTurnStart) | (Moment::TurnEnd, On::EachTurnEnd) => true,
                (Moment::ActionPlayed, On::ActionPlayed) => here && host() == Id::NONE,
                (Moment::ActionPlayed, On::ActionOnMinion) => here && host() != Id::NONE,
                (Moment::Destroyed, On::MinionDestroyed) => here,
                (Moment::Destroyed, On::MinionsDestroyed) => here && waiting.first,
                (Moment::MinionPlayed, On::MinionPlayed)
                | (Moment::MinionMoved, On::MinionMoved)
                | (Moment::Entered, On::Entered) => here,
                _ => false,
            };
            let counts = match ability.once {
                Once::FirstHere => waiting.first,
                Once::FirstFromHandHere => waiting.first_from_hand,
                _ => true,
            };
            if comes && counts {
                let about = state.remembered(waiting.id).copied();
                let seats = self.doers(state, ability, slot, waiting.doer, about);
                self.for_each_doer(state, number, slot, seats, waiting, must, may);
            }
        }
    }

    /// Lists a base's ability for each of those who do it.
    #[allow(clippy::too_many_arguments)] // all of what a trigger is, and where it goes
    fn for_each_doer(
        &self,
        state: &State,
        number: u16,
        slot: Slot,
        seats: SeatSet,
        waiting: &Waiting,
        must: &mut Triggers,
        may: &mut Triggers,
    ) {
        let ability = &self.data.abilities[usize::from(number)];
        for seat in self.clockwise(seats, state.current) {
            let mut point = Point::at_base(ability.def, slot, seat);
            point.picks.that = waiting.id;
            if ability.when.is_none_or(|when| self.holds(state, &point, when)) {
                let slip = Slip::Trigger {
                    ability: number,
                    source: Id::NONE,
                    that: waiting.id,
                    base: slot,
                    doer: waiting.doer,
                };
                // Who ignores a base may still use it.
                let optional = ability.may || self.ignores(state, seat, slot);
                let list = if optional { &mut *may } else { &mut *must };
                list.push((seat, slip));
            }
        }
    }

    /// What this base does at such a time of its scoring, for whom: the mandatory abilities and the optional ones.
    pub fn scoring_triggers(
        &self,
        state: &State,
        slot: Slot,
        on: On,
        must: &mut Triggers,
        may: &mut Triggers,
    ) {
        if self.is_cancelled(state, slot) {
            return;
        }
        let waiting = Waiting { doer: state.current, base: slot, ..Waiting::default() };
        for number in self.numbers(state.base_card(slot), on) {
            let ability = &self.data.abilities[usize::from(number)];
            let seats = self.doers(state, ability, slot, state.current, None);
            self.for_each_doer(state, number, slot, seats, &waiting, must, may);
        }
    }

    /// Who does what a base says.
    fn doers(
        &self,
        state: &State,
        ability: &Ability,
        slot: Slot,
        doer: Seat,
        about: Option<Thing>,
    ) -> SeatSet {
        let placed = |place: u8| -> SeatSet {
            Seat::all(self.seats).filter(|seat| state.places[seat.index() % 4] == place).collect()
        };
        match ability.by {
            By::Controller | By::Active => SeatSet::only(state.current),
            By::Owner => about.map_or(SeatSet::EMPTY, |thing| SeatSet::only(thing.owner)),
            By::Holder => about.map_or(SeatSet::EMPTY, |thing| SeatSet::only(thing.controller)),
            By::Doer => SeatSet::only(doer),
            By::Winner => placed(1),
            By::RunnerUp => placed(2),
            By::Losers => self.present(state, slot).minus(placed(1)),
            By::Present => self.present(state, slot),
            By::Each => SeatSet::all(self.seats),
        }
    }
}

/// Whether two things were destroyed by the same stroke.
fn fell_together(state: &State, one: Id, other: Id) -> bool {
    let fall = |id: Id| state.gone_thing(id).and_then(|gone| gone.fall);
    fall(one).is_some() && fall(one) == fall(other)
}

/// The abilities that wait for such a moment, as bits.
fn wanted(moment: Moment) -> u32 {
    let bits = |on: &[On]| on.iter().fold(0, |bits, &on| bits | 1 << on as u32);
    match moment {
        Moment::TurnStart => bits(&[On::TurnStart, On::EachTurnStart]),
        Moment::TurnEnd => bits(&[On::TurnEnd, On::EachTurnEnd]),
        Moment::MinionPlayed => bits(&[On::MinionPlayed]),
        Moment::MinionMoved => bits(&[On::MinionMoved]),
        Moment::ActionPlayed => bits(&[On::ActionPlayed, On::ActionOnMinion]),
        Moment::Destroyed => bits(&[On::Destroyed, On::MinionDestroyed, On::MinionsDestroyed]),
        Moment::Affected => bits(&[On::Affected]),
        Moment::Entered => bits(&[On::Entered]),
    }
}
