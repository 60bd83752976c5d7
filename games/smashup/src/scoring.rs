//! Bases are scored, replaced and swapped.

use crate::change::{self, Table};
use crate::data::BASES;
use crate::event::Event;
use crate::ids::{Def, Faction, Id, Slot};
use crate::local::Local;
use crate::piles::Pile;
use crate::queries::Point;
use crate::round;
use crate::rules::SmashUp;
use crate::settle::{self, Triggers};
use crate::state::{Frame, SEATS, Slip, State, Thing};
use crate::vocabulary::On;
use engine::stack::{Kind, Resolution, Window};
use engine::{Card, Host, List, Seat, SeatSet};

/// The stages of a scoring.
const OPENING: u8 = 0;
/// Cards of hands and abilities in play go round, before the award and after it.
pub(crate) const ME_FIRST: u8 = 1;
const AWARD: u8 = 2;
const AFTER: u8 = 3;
const ORDERED: u8 = 4;
pub(crate) const AFTERWARDS: u8 = 5;
const REPLACE: u8 = 6;
const DONE: u8 = 7;

pub(crate) fn advance(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    base: Slot,
    stage: u8,
) {
    let next = |stage| Frame::Score { base, stage };
    // A base that has left is not scored any more.
    if ctx.state().scoring != Some(base) && stage < DONE {
        if stage == ME_FIRST {
            ctx.emit(Event::MeFirstClosed { base });
        }
        return ctx.pop(0);
    }
    let current = ctx.state().current;
    match stage {
        OPENING => {
            let may = rules.may_answer(ctx.state(), base, On::BeforeScoring, On::Special);
            if may.is_empty() {
                return ctx.top(next(AWARD));
            }
            ctx.emit(Event::MeFirstOpened { base });
            ctx.top(next(ME_FIRST));
            round::open(rules, ctx, may);
        }
        ME_FIRST => {
            let may = rules.may_answer(ctx.state(), base, On::BeforeScoring, On::Special);
            if !round::open(rules, ctx, may) {
                ctx.emit(Event::MeFirstClosed { base });
                ctx.top(next(AWARD));
            }
        }
        AWARD => {
            ctx.top(next(AFTER));
            award(rules, ctx, base);
            let (mut must, mut may) = (Triggers::new(), Triggers::new());
            rules.scoring_triggers(ctx.state(), base, On::Scored, &mut must, &mut may);
            ctx.push(Frame::Settle { stage: 0 });
            for &(seat, slip) in may.iter() {
                ctx.keep(seat, slip);
            }
            // Those who do the same for one base do it clockwise.
            ctx.trigger(Kind::OrderedByOwners, current, &must);
        }
        AFTER => {
            let (mut must, mut may) = (Triggers::new(), Triggers::new());
            rules.scoring_triggers(ctx.state(), base, On::AfterScoring, &mut must, &mut may);
            ctx.top(next(ORDERED));
            ctx.trigger(Kind::OrderedByOwners, current, &must);
        }
        ORDERED => ctx.top(next(AFTERWARDS)),
        AFTERWARDS => {
            let may = rules.may_answer(ctx.state(), base, On::AfterScoring, On::SpecialAfter);
            if !round::open(rules, ctx, may) {
                ctx.top(next(REPLACE));
            }
        }
        REPLACE => {
            // What waits for the next base is decided by the one that goes.
            let (mut must, mut may) = (Triggers::new(), Triggers::new());
            rules.scoring_triggers(ctx.state(), base, On::Replaced, &mut must, &mut may);
            ctx.top(next(DONE));
            let card = ctx.state().base_card(base).card();
            ctx.emit(Event::BaseCleared { base, card });
            refill_bases(ctx, 1);
            if let Some(card) = ctx.state().base_deck.last().map(|held| held.card.card()) {
                ctx.emit(Event::BaseReplaced { base, card });
            }
            ctx.push(Frame::Settle { stage: 0 });
            for &(seat, slip) in must.iter().chain(may.iter()) {
                ctx.keep(seat, slip);
            }
        }
        _ => ctx.pop(0),
    }
}

/// Points by place. Who ties shares the better place, and uses up the others.
fn award(rules: &SmashUp, ctx: &mut Table<'_, impl Host<SmashUp>>, base: Slot) {
    let state = ctx.state();
    let card = state.base_card(base);
    let ranks = rules.ranking(state, base);
    let points = rules.face(card).points;
    for seat in rules.clockwise(SeatSet::all(rules.seats), state.current) {
        let (place, power) = ranks[seat.index() % SEATS];
        if place > 0 {
            let points = points.get(usize::from(place) - 1).copied().unwrap_or(0);
            ctx.emit(Event::PlaceAwarded { seat, place, power, points });
        }
    }
    ctx.emit(Event::BaseScored { base, card: card.card() });
}

impl SmashUp {
    /// Bases whose total has reached their breakpoint.
    pub fn eligible(&self, state: &State) -> List<Slot, 8> {
        let reached = |&base: &Slot| {
            let gone = state.base(base).is_none_or(|base| base.gone);
            !gone && self.total(state, base) >= self.breakpoint(state, base)
        };
        state.slots().filter(reached).collect()
    }

    /// The place and power of each player at a base; place 0 for who has neither a minion nor power there.
    pub fn ranking(&self, state: &State, base: Slot) -> [(u8, u16); SEATS] {
        let mut ranks = [(0, 0); SEATS];
        let powers = self.powers(state, base);
        let power: [Option<u16>; SEATS] = std::array::from_fn(|at| {
            let there = || self.minions_of(state, Seat::new(at as u8), base) > 0;
            (powers[at] > 0 || there()).then_some(powers[at])
        });
        for at in 0..SEATS {
            if let Some(own) = power[at] {
                let ahead = power.iter().flatten().filter(|&&other| other > own).count();
                ranks[at] = (ahead as u8 + 1, own);
            }
        }
        ranks
    }

    /// Who may have an answer to a scoring, as far as all can see: an ability in play, or a hand that could hold one.
    pub fn may_answer(&self, state: &State, base: Slot, on: On, special: On) -> SeatSet {
        let mut asked: SeatSet = Seat::all(self.seats)
            .filter(|&seat| {
                let own = state.player(seat);
                let could = |faction: &Faction| {
                    self.specials[usize::from(faction.0)] >> special as u32 & 1 != 0
                };
                !own.hand.is_empty() && own.factions.iter().any(could)
            })
            .collect();
        for seat in Seat::all(self.seats) {
            if !asked.contains(seat) && !self.scoring_offers(state, base, on, seat).is_empty() {
                asked = asked.with(seat);
            }
        }
        asked
    }

    /// The optional abilities in play that a seat can use for this scoring, and has not used.
    pub fn scoring_offers(&self, state: &State, base: Slot, on: On, seat: Seat) -> Vec<Slip> {
        let mut offers = Vec::new();
        let doer = state.current;
        for thing in state.things.iter() {
            if thing.controller != seat || !self.face(thing.card).has(on) {
                continue;
            }
            for ability in self.numbers(thing.card, on) {
                let words = &self.data.abilities[usize::from(ability)];
                let here = words.anywhere || thing.base == base;
                let point = Point::of(thing);
                let holds = words.when.is_none_or(|when| self.holds(state, &point, when));
                if here && holds {
                    let source = thing.id;
                    let that = Id::NONE;
                    let slip = Slip::Trigger { ability, source, that, base: thing.base, doer };
                    offers.push(slip);
                }
            }
        }
        if on == On::AfterScoring && self.face(state.base_card(base)).has(on) {
            let (mut must, mut may) = (Triggers::new(), Triggers::new());
            self.scoring_triggers(state, base, on, &mut must, &mut may);
            let own = may.iter().filter(|(of, _)| *of == seat);
            offers.extend(own.map(|&(_, slip)| slip));
        }
        offers.retain(|slip| {
            let Slip::Trigger { ability, source, .. } = *slip else { return false };
            let spent = Slip::Spent { ability, source, seat };
            !state.stack.kept().any(|slip| slip == spent) && self.is_possible(state, seat, *slip)
        });
        offers
    }

    /// Whether a seat can use this card of its hand in the window that is open for this scoring.
    pub fn is_special(&self, state: &State, seat: Seat, card: Def, special: On) -> bool {
        let face = self.face(card);
        let own = state.player(seat);
        let asleep = own.asleep && face.kind.is_action();
        face.has(special)
            && !asleep
            && own.hand.iter().any(|held| held.card == card)
            && !own.spent_here.contains(&card)
            && (face.kind.is_action()
                || state.scoring.is_some_and(|base| self.may_enter(state, seat, card, base)))
    }
}

/// An optional ability is used for this scoring.
pub(crate) fn use_offer(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    seat: Seat,
    slip: Slip,
) {
    if let Slip::Trigger { ability, source, .. } = slip {
        ctx.keep(seat, Slip::Spent { ability, source, seat });
        settle::fire(rules, ctx, seat, slip);
    }
}

/// Makes sure that the base deck holds so many bases if there are as many: the discarded ones are shuffled under it.
pub(crate) fn refill_bases(ctx: &mut Table<'_, impl Host<SmashUp>>, n: u8) {
    let state = ctx.state();
    if state.base_deck.len() < usize::from(n) && !state.base_discard.is_empty() {
        let discard = state.base_discard;
        shuffle_bases(ctx, discard.iter().copied(), true);
    }
}

fn shuffle_bases(
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    bases: impl Iterator<Item = Def>,
    reshuffled: bool,
) {
    let mut order: List<Card, BASES> = bases.map(Def::card).collect();
    // In an order of their own first: what comes out must not depend on how they lay.
    order.sort_unstable();
    ctx.shuffle("bases", &mut order);
    let count = order.len() as u8;
    ctx.emit(Event::BasesShuffled { reshuffled, order: Some(order), count });
}

/// Another base takes the place of one on the table: the picked one for the picked card, or this one for the next.
pub(crate) fn swap(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    point: &Point<'_>,
    local: &Local,
    chosen: bool,
    next: Frame,
) {
    ctx.top(next);
    if !chosen {
        refill_bases(ctx, 1);
    }
    let state = ctx.state();
    let (base, card) = if chosen {
        let picked = local.cards.iter().find(|lying| lying.pile == Pile::Bases);
        (local.bases.first().copied(), picked.map(|lying| lying.card))
    } else {
        (Some(point.base), state.base_deck.last().map(|held| held.card))
    };
    let (Some(base), Some(card)) = (base, card) else { return };
    let on_base =
        |thing: &&Thing| thing.base == base && thing.host == Id::NONE && !rules.is_minion(thing);
    let actions: List<Id, 64> = state.things.iter().filter(on_base).map(|thing| thing.id).collect();
    let old = state.base_card(base).card();
    actions.iter().for_each(|&id| change::detach(ctx, id));
    ctx.emit(Event::BaseSwapped { base, old, card: card.card(), into_deck: chosen });
    if chosen {
        let deck = ctx.state().base_deck;
        shuffle_bases(ctx, deck.iter().map(|held| held.card), false);
    }
}

/// Somebody looks at the next bases, to lay them in another order.
pub(crate) fn look_ahead(ctx: &mut Table<'_, impl Host<SmashUp>>, you: Seat, n: u8, next: Frame) {
    ctx.top(next);
    refill_bases(ctx, n);
    let deck = &ctx.state().base_deck;
    let cards: List<Card, 8> =
        deck.iter().rev().take(usize::from(n)).map(|held| held.card.card()).collect();
    let count = cards.len() as u8;
    if count > 0 {
        ctx.emit(Event::NextBasesSeen { seat: you, cards: Some(cards), count });
    }
    if count > 1 {
        ctx.open(Window::choice(you));
    }
}

/// The bases that somebody looks at, the uppermost first.
pub(crate) fn next_bases(state: &State, n: u8) -> List<Def, 8> {
    state.base_deck.iter().rev().take(usize::from(n)).map(|held| held.card).collect()
}

/// The next bases come in this order; the last one goes without saying.
pub(crate) fn order_bases(ctx: &mut Table<'_, impl Host<SmashUp>>, you: Seat, slips: &[Slip]) {
    let n = slips.len() as u8 + 1;
    let mut left = next_bases(ctx.state(), n);
    let mut cards = List::<Card, 8>::new();
    for slip in slips {
        let Slip::Card { card, .. } = slip else { continue };
        if let Some(at) = left.iter().position(|other| other == card) {
            left.remove(at);
            cards.push(card.card());
        }
    }
    left.iter().for_each(|card| _ = cards.push(card.card()));
    let count = cards.len() as u8;
    ctx.emit(Event::NextBasesOrdered { seat: you, cards: Some(cards), count });
}
