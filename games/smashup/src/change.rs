//! The doors through which everything changes: one for each kind of change, so that protection, replacement and
//! triggers apply on every way there is, and once.

use crate::data::Kind;
use crate::event::{Cards, DRAWN, Event};
use crate::ids::{Def, Id, Slot};
use crate::piles::{Few, Held, Pile};
use crate::queries::{How, Point};
use crate::rules::SmashUp;
use crate::state::{CARDS, Cause, Frame, Moment, Slip, State, THINGS, Thing, Waiting};
use crate::vocabulary::{Group, Holds, On};
use engine::stack::{Level, Resolution};
use engine::{Card, Ctx, Host, List, Seat, SeatSet};

/// A table under the hands of the rules.
pub(crate) type Table<'a, H> = Ctx<'a, SmashUp, H>;

/// Things by number.
pub(crate) type Ids = List<Id, THINGS>;

/// Those of these things to which something is done after all. It is decided for all of them before anything changes.
/// A shield is used up by what it stops.
fn affect(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    cause: Cause,
    how: How,
    ids: &[Id],
) -> Ids {
    let state = ctx.state();
    let open = ids.iter().filter_map(|&id| state.thing(id));
    let open = open.filter(|thing| !rules.is_protected(state, thing, cause, how));
    let open: List<(Thing, Option<Id>), THINGS> =
        open.map(|thing| (*thing, rules.shield(state, thing, cause))).collect();
    let mut hit = Ids::new();
    for (thing, shield) in open.iter() {
        match shield {
            Some(shield) => use_shield(rules, ctx, cause, thing, *shield),
            None => {
                hit.push(thing.id);
                provoke(rules, ctx, cause, thing);
            }
        }
    }
    hit
}

/// The same for one thing.
pub(crate) fn affects(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    cause: Cause,
    how: How,
    id: Id,
) -> bool {
    !affect(rules, ctx, cause, how, &[id]).is_empty()
}

fn use_shield(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    cause: Cause,
    saved: &Thing,
    shield: Id,
) {
    let Some(&shield) = ctx.state().thing(shield) else {
        return; // it was used up by the same effect, for another minion
    };
    let all = rules.face(shield.card).holds >> Holds::Shelter as u32 & 1 != 0;
    ctx.emit(Event::MinionSaved { id: saved.id, card: saved.card.card(), by: shield.card.card() });
    ctx.emit(Event::ShieldUsed {
        id: shield.id,
        card: shield.card.card(),
        seat: shield.controller,
        base: shield.base,
        only: if all { Id::NONE } else { saved.id },
        by: cause.seat,
        against: cause.card.card(),
    });
    let (card, owner) = (shield.card.card(), shield.owner);
    ctx.emit(Event::ActionDestroyed { id: shield.id, card, owner });
}

/// A card of another player has affected something that does not take it quietly.
fn provoke(rules: &SmashUp, ctx: &mut Table<'_, impl Host<SmashUp>>, cause: Cause, thing: &Thing) {
    let by_other = cause.seat != thing.controller && rules.face(cause.card).kind != Kind::Base;
    if by_other && rules.face(thing.card).has(On::Affected) {
        ctx.emit(Event::Provoked { id: thing.id, seat: cause.seat, card: cause.card.card() });
    }
}

/// A card has done what it does, unless that goes on below: what kept it off, and whom it has provoked, is over.
pub(crate) fn done(rules: &SmashUp, ctx: &mut Table<'_, impl Host<SmashUp>>, cause: Cause) {
    let state = ctx.state();
    let is_open = |waiting: &Waiting| waiting.moment == Moment::Affected && !waiting.done;
    if state.wards.is_empty() && !state.waiting.iter().any(is_open) {
        return;
    }
    let goes_on = |level: &Level<Frame>| match *level {
        Level::Frame(Frame::Run { ability, cause: seat, .. }) => {
            let card = rules.data.abilities[usize::from(ability)].def;
            Cause { seat, card } == cause
        }
        Level::Frame(Frame::Played { card, you: seat, .. }) => Cause { seat, card } == cause,
        _ => false,
    };
    if !ctx.stack().levels().iter().any(goes_on) {
        ctx.emit(Event::EffectDone { seat: cause.seat, card: cause.card.card() });
    }
}

/// Which of these can be destroyed, after shields.
pub(crate) fn can_be_destroyed(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    cause: Cause,
    ids: &[Id],
) -> Ids {
    affect(rules, ctx, cause, How::Destroy, ids)
}

/// Destroys things together.
pub(crate) fn destroy(
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    cause: Cause,
    doer: Seat,
    ids: &[Id],
) {
    let base = crate::state::NOWHERE;
    ctx.push(Frame::Destroy { cause, doer, at: Id::NONE, base, tried: 0, stage: 0 });
    for &id in ids {
        ctx.keep(doer, Slip::Thing(id));
    }
}

/// Moves minions with all that is on them.
pub(crate) fn relocate(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    cause: Cause,
    doer: Seat,
    ids: &[Id],
    base: Slot,
) {
    if ctx.state().base(base).is_none() {
        return;
    }
    let elsewhere = |id: &Id| ctx.state().thing(*id).is_some_and(|thing| thing.base != base);
    let ids: Ids = ids.iter().copied().filter(elsewhere).collect();
    let to = ctx.state().base_card(base).card();
    for &id in affect(rules, ctx, cause, How::Move, &ids).iter() {
        let card = card_of(ctx.state(), id);
        ctx.emit(Event::MinionMoved { id, card, base, to, seat: doer });
    }
}

/// Sends things to their owners: to the hand, under the deck or into it.
pub(crate) fn send(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    cause: Cause,
    ids: &[Id],
    to: Pile,
) {
    let how = if to == Pile::Hand { How::Return } else { How::Deck };
    let hit = affect(rules, ctx, cause, how, ids);
    // Actions first: those that were meant themselves do not go with their minions.
    let minion = |id: &Id| ctx.state().thing(*id).is_some_and(|thing| rules.is_minion(thing));
    let (minions, actions): (Vec<Id>, Vec<Id>) = hit.iter().partition(|id| minion(id));
    let mut owners = SeatSet::EMPTY;
    for id in actions.into_iter().chain(minions) {
        let Some(&Thing { card, owner, .. }) = ctx.state().thing(id) else { continue };
        shed(ctx, id);
        let card = card.card();
        ctx.emit(match to {
            Pile::Hand => Event::CardReturned { id, card, owner },
            Pile::Deck => Event::CardShuffledIn { id, card, owner },
            _ => Event::CardSunk { id, card, owner },
        });
        owners = owners.with(owner);
    }
    restore_control(rules, ctx);
    if to == Pile::Deck {
        owners.iter().for_each(|seat| shuffle(ctx, seat));
    }
}

/// What is on a minion that leaves goes to its owners.
pub(crate) fn shed(ctx: &mut Table<'_, impl Host<SmashUp>>, host: Id) {
    let attached: List<Id, 64> = ctx.state().attached(host).map(|thing| thing.id).collect();
    attached.iter().for_each(|&id| detach(ctx, id));
}

/// An action goes to its owner's discard pile without being destroyed.
pub(crate) fn detach(ctx: &mut Table<'_, impl Host<SmashUp>>, id: Id) {
    if let Some(&Thing { card, owner, .. }) = ctx.state().thing(id) {
        ctx.emit(Event::ActionDetached { id, card: card.card(), owner });
    }
}

/// The same for those that another card takes off minions, as far as nothing keeps them.
pub(crate) fn take_off(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    cause: Cause,
    ids: &[Id],
) {
    for &id in affect(rules, ctx, cause, How::Other, ids).iter() {
        detach(ctx, id);
    }
    restore_control(rules, ctx);
}

/// Minions belong to whoever has a hold on them, and without one to their owners.
pub(crate) fn restore_control(rules: &SmashUp, ctx: &mut Table<'_, impl Host<SmashUp>>) {
    let state = ctx.state();
    let bit = 1 << Holds::Control as u32;
    let lent = state.things.iter().any(|thing| thing.controller != thing.owner);
    if state.holds & bit == 0 && !lent {
        return;
    }
    let held = |thing: &Thing| {
        let holds = |on: &&Thing| rules.face(on.card).holds & bit != 0;
        state.attached(thing.id).filter(holds).last().map(|on| on.controller)
    };
    let minions = state.things.iter().filter(|thing| rules.is_minion(thing));
    let wrong: List<(Id, Def, Seat), THINGS> = minions
        .map(|thing| (thing, held(thing).unwrap_or(thing.owner)))
        .filter(|(thing, seat)| thing.controller != *seat)
        .map(|(thing, seat)| (thing.id, thing.card, seat))
        .collect();
    for &(id, card, seat) in wrong.iter() {
        ctx.emit(Event::ControlChanged { id, card: card.card(), seat });
    }
}

/// Changes power until the end of the turn.
pub(crate) fn boost(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    cause: Cause,
    ids: &[Id],
    by: i8,
) {
    if by != 0 {
        for &id in affect(rules, ctx, cause, How::Other, ids).iter() {
            let card = card_of(ctx.state(), id);
            ctx.emit(Event::PowerChanged { id, card, by });
        }
    }
}

/// Lays counters on minions, or takes away as many as there are.
pub(crate) fn count(
    rules: &SmashUp,
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    cause: Cause,
    ids: &[Id],
    n: i8,
) {
    for &id in affect(rules, ctx, cause, How::Other, ids).iter() {
        let there = ctx.state().thing(id).map_or(0, |thing| thing.counters);
        let card = card_of(ctx.state(), id);
        let taken = n.unsigned_abs().min(there);
        match n {
            1.. => ctx.emit(Event::CounterAdded { id, card, n: n as u8 }),
            _ if taken > 0 => ctx.emit(Event::CounterRemoved { id, card, n: taken }),
            _ => {}
        }
    }
}

/// Draws cards, with a new deck from the discard pile where the old one runs out.
pub(crate) fn draw(ctx: &mut Table<'_, impl Host<SmashUp>>, seat: Seat, n: u8) {
    let mut left = usize::from(n);
    while left > 0 && refill(ctx, seat) {
        let deck = ctx.state().player(seat).deck.iter().rev();
        let mut drawn: List<Held, DRAWN> = deck.take(left.min(DRAWN)).copied().collect();
        drawn.sort_unstable_by_key(|held| (held.card, held.known.len()));
        left -= drawn.len();
        ctx.emit(Event::CardsDrawn {
            seat,
            count: drawn.len() as u8,
            cards: Some(drawn.iter().map(|held| held.card.card()).collect()),
            seen_by: drawn.iter().map(|held| held.known.with(Few::only(seat))).collect(),
        });
    }
}

/// Makes a new deck of the discard pile if there is none; false if there is nothing to make it of.
pub(crate) fn refill(ctx: &mut Table<'_, impl Host<SmashUp>>, seat: Seat) -> bool {
    let own = ctx.state().player(seat);
    if !own.deck.is_empty() {
        return true;
    }
    if own.discard.is_empty() {
        return false;
    }
    let cards = own.discard.iter().map(|card| card.card()).collect();
    reorder(ctx, seat, cards, true);
    true
}

/// Shuffles a deck.
pub(crate) fn shuffle(ctx: &mut Table<'_, impl Host<SmashUp>>, seat: Seat) {
    let cards = ctx.state().player(seat).deck.iter().map(|held| held.card.card()).collect();
    reorder(ctx, seat, cards, false);
}

fn reorder(
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    seat: Seat,
    mut cards: Cards,
    reshuffled: bool,
) {
    // In an order of their own first: what comes out must not depend on how they lay.
    cards.sort_unstable();
    ctx.shuffle("deck", &mut cards);
    let count = cards.len() as u8;
    ctx.emit(Event::DeckShuffled { seat, reshuffled, order: Some(cards), count });
}

/// The things of a group.
pub(crate) fn members(rules: &SmashUp, state: &State, point: &Point<'_>, group: Group) -> Ids {
    match group {
        Group::Picked => point.picks.things.iter().copied().collect(),
        Group::All(filter) => rules.candidates(state, point, &filter),
        _ => {
            let fits = |thing: &&Thing| rules.is_in(state, point, group, thing);
            state.things.iter().filter(fits).map(|thing| thing.id).collect()
        }
    }
}

/// Draws madness, as much as there is and as one can hold. Says how much.
pub(crate) fn madness(ctx: &mut Table<'_, impl Host<SmashUp>>, seat: Seat, n: u8) -> u8 {
    let n = n.min(ctx.state().madness);
    if n > 0 {
        ctx.emit(Event::MadnessDrawn { seat, n });
    }
    n
}

/// Discards a card of a hand for all to see.
pub(crate) fn discard(ctx: &mut Table<'_, impl Host<SmashUp>>, seat: Seat, card: Def) {
    shift(ctx, seat, card, Pile::Hand, Pile::Discard, Few::ALL);
}

/// Discards a card of a hand at random. Says which.
pub(crate) fn discard_at_random(
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    seat: Seat,
) -> Option<Def> {
    let hand = &ctx.state().player(seat).hand;
    let mut hand: List<Def, CARDS> = hand.iter().map(|held| held.card).collect();
    // In an order of their own: where cards lie in a hand means nothing.
    hand.sort_unstable();
    if hand.is_empty() {
        return None;
    }
    let card = hand[ctx.index("discard", hand.len())];
    discard(ctx, seat, card);
    Some(card)
}

/// Moves a card from one pile of its owner to another.
pub(crate) fn shift(
    ctx: &mut Table<'_, impl Host<SmashUp>>,
    owner: Seat,
    card: Def,
    from: Pile,
    to: Pile,
    seen_by: Few,
) {
    ctx.emit(Event::CardMoved { owner, card: Some(card.card()), from, to, seen_by });
}

/// Which card a thing is.
pub(crate) fn card_of(state: &State, id: Id) -> Card {
    state.remembered(id).map_or(Card::new(0), |thing| thing.card.card())
}
