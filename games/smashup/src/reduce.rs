//! The only writer of a position: what each event changes.

use crate::event::Event;
use crate::ids::{Def, Id, Slot};
use crate::piles::{self, Few, Held, Pile, put};
use crate::rules::SmashUp;
use crate::state::{
    Base, Chosen, EXTRAS, Extra, GONE, Gone, Moment, NOWHERE, Phase, Player, SEATS, State, THINGS,
    Thing, Waiting, Ward,
};
use crate::vocabulary::{Once, Static};
use engine::{Card, List, Seat};

pub(crate) fn reduce(rules: &SmashUp, state: &mut State, event: &Event) {
    match event {
        Event::FactionChosen { seat, faction } => {
            put(&mut player(state, *seat).factions, *faction);
        }
        Event::FactionsSettled { bases, deck, madness } => {
            state.bases = bases.iter().map(|&card| base(card)).collect();
            if let Some(deck) = deck {
                state.base_deck = unknown(deck);
            }
            state.madness = *madness;
            state.phase = Phase::Mulligan;
            note_holds(rules, state);
        }
        Event::DeckShuffled { seat, reshuffled, order, .. } => {
            piles::shuffled(state, *seat, *reshuffled, order.as_ref());
        }
        Event::CardsDrawn { seat, count, .. } => {
            (0..*count).for_each(|_| piles::draw(state, *seat));
        }
        Event::HandRedrawn { seat, cards } => {
            let own = player(state, *seat);
            for held in own.hand.iter() {
                put(&mut own.deck, Held { inside: Few::ALL, ..*held });
            }
            own.hand.truncate(0);
            own.redrawn = cards.iter().map(|&card| def(card)).collect();
        }
        Event::HandKept { .. } => {}
        Event::TurnStarted { seat, turn } => start_turn(rules, state, *seat, *turn),
        Event::PlayBegan { .. } => state.phase = Phase::Play,
        Event::PlayEnded { seat } => {
            let own = player(state, *seat);
            own.extras.truncate(0);
            (own.minions, own.actions) = (0, 0);
            state.phase = Phase::Score;
        }
        Event::TurnEnding { seat } => {
            state.phase = Phase::End;
            wait(state, Waiting { moment: Moment::TurnEnd, doer: *seat, ..nowhere() });
        }
        Event::TurnEnded { .. } => {
            for thing in state.things.iter_mut() {
                (thing.boost, thing.fresh) = (0, false);
            }
            for base in state.bases.iter_mut() {
                *base = Base { card: base.card, ..Base::default() };
            }
            for own in &mut state.players {
                own.asleep = false;
            }
        }
        Event::AllowanceGranted { seat, extra, .. } => grant(player(state, *seat), *extra),
        Event::AllowanceUsed { seat, action, place, card } => {
            spend(player(state, *seat), *action, usize::from(*place), def(*card));
        }
        Event::MinionPlayed { seat, owner, card, from, base, id, .. } => {
            piles::leave(state, *owner, def(*card), *from, Few::ALL);
            enter(
                rules,
                state,
                Thing {
                    id: *id,
                    card: def(*card),
                    owner: *owner,
                    controller: *seat,
                    base: *base,
                    ..Thing::default()
                },
            );
            minion_played(state, *seat, *base, *id, *from == Pile::Hand);
        }
        Event::ActionPlayed { seat, owner, card, from } => {
            let own = player(state, *seat);
            own.plays = own.plays.saturating_add(1);
            piles::leave(state, *owner, def(*card), *from, Few::ALL);
            piles::arrive(rules, state, *owner, def(*card), Pile::Table, Few::ALL);
        }
        Event::ActionAttached { seat, owner, card, base, host, id, .. } => {
            piles::leave(state, *owner, def(*card), Pile::Table, Few::ALL);
            enter(
                rules,
                state,
                Thing {
                    id: *id,
                    card: def(*card),
                    owner: *owner,
                    controller: *seat,
                    base: *base,
                    host: *host,
                    ..Thing::default()
                },
            );
            let moment = Moment::ActionPlayed;
            wait(state, Waiting { moment, doer: *seat, id: *id, base: *base, ..nowhere() });
        }
        Event::ActionDone { owner, card, to } => {
            piles::leave(state, *owner, def(*card), Pile::Table, Few::ALL);
            piles::arrive(rules, state, *owner, def(*card), *to, Few::ALL);
        }
        Event::TalentUsed { id, .. } => change(state, *id, |thing| thing.used = true),
        Event::BaseTalentUsed { seat, base, .. } => {
            at(state, *base, |base| base.used = base.used.with(*seat));
        }
        Event::AbilityUsed { seat, card, .. } => ability_used(rules, state, *seat, def(*card)),
        Event::Chosen { seat, card, picks } => {
            state.chosen = Chosen { seat: *seat, card: def(*card), picks: *picks };
        }
        Event::TriggersGathered => state.waiting.truncate(0),
        Event::MinionDestroyed { id, to, seat, fall, first, power, microbot, .. } => {
            state.falls = *fall;
            if let Some(thing) = take(rules, state, *id) {
                at(state, thing.base, |base| base.fallen = base.fallen.with(thing.controller));
                let (power, microbot, fall) = (*power, *microbot, Some(*fall));
                remember(state, Gone { thing, power, microbot, fall, next: Id(state.next_id) });
                piles::arrive(rules, state, thing.owner, thing.card, *to, Few::ALL);
                wait(
                    state,
                    Waiting {
                        moment: Moment::Destroyed,
                        doer: *seat,
                        id: *id,
                        base: thing.base,
                        first: *first,
                        ..nowhere()
                    },
                );
            }
        }
        Event::ActionDestroyed { id, .. } | Event::ActionDetached { id, .. } => {
            send(rules, state, *id, Pile::Discard);
        }
        Event::MinionSaved { .. }
        | Event::MeFirstOpened { .. }
        | Event::MeFirstClosed { .. }
        | Event::BaseScored { .. } => {}
        Event::ShieldUsed { seat, base, only, by, against, .. } => {
            let ward = Ward { id: *only, seat: *seat, base: *base, by: *by, card: def(*against) };
            put(&mut state.wards, ward);
        }
        Event::Provoked { id, seat, card } => provoked(state, *id, *seat, def(*card)),
        Event::EffectDone { seat, card } => {
            let of = |by: Seat, other: Def| (by, other) == (*seat, def(*card));
            state.wards.retain(|ward| !of(ward.by, ward.card));
            for waiting in state.waiting.iter_mut() {
                waiting.done |=
                    waiting.moment == Moment::Affected && of(waiting.doer, waiting.card);
            }
        }
        Event::DustSettled => {
            state.gone.truncate(0);
            state.wards.truncate(0);
        }
        Event::MinionMoved { id, base, seat, .. } => {
            for thing in state.things.iter_mut() {
                if thing.id == *id || thing.host == *id {
                    thing.base = *base;
                }
            }
            let mut first = false;
            at(state, *base, |base| {
                first = !base.moved.contains(*seat);
                base.moved = base.moved.with(*seat);
            });
            let moment = Moment::MinionMoved;
            wait(state, Waiting { moment, doer: *seat, id: *id, base: *base, first, ..nowhere() });
        }
        Event::CardReturned { id, .. } => send(rules, state, *id, Pile::Hand),
        Event::CardSunk { id, .. } => send(rules, state, *id, Pile::Bottom),
        Event::CardShuffledIn { id, .. } => send(rules, state, *id, Pile::Deck),
        Event::PowerChanged { id, by, .. } => {
            change(state, *id, |thing| thing.boost = thing.boost.saturating_add(*by));
        }
        Event::CounterAdded { id, n, .. } => {
            change(state, *id, |thing| thing.counters = thing.counters.saturating_add(*n));
        }
        Event::CounterRemoved { id, n, .. } => {
            change(state, *id, |thing| thing.counters = thing.counters.saturating_sub(*n));
        }
        Event::ControlChanged { id, seat, .. } => {
            change(state, *id, |thing| thing.controller = *seat);
        }
        Event::BreakpointChanged { base, by, .. } => {
            at(state, *base, |base| base.shift = base.shift.saturating_add(*by));
        }
        Event::BreakpointOpened { base, .. } => at(state, *base, |base| base.open = true),
        Event::FactionNamed { id, faction, .. } => {
            change(state, *id, |thing| thing.named = Some(*faction));
        }
        Event::PutToSleep { seat } => player(state, *seat).sleepy = true,
        Event::CardMoved { owner, card, from, to, seen_by } => {
            let Some(card) = card else { return };
            piles::leave(state, *owner, def(*card), *from, *seen_by);
            piles::arrive(rules, state, *owner, def(*card), *to, *seen_by);
        }
        Event::CardsShown { owner, cards, seen_by, .. } => {
            let Some(cards) = cards else { return };
            for &card in cards.iter() {
                piles::turn_up(state, *owner, def(card), *seen_by);
                if *seen_by == Few::ALL {
                    if state.turned_up.len() == 8 {
                        state.turned_up.remove(0);
                    }
                    state.turned_up.push(def(card));
                }
            }
        }
        Event::HandShown { seat, seen_by, .. } => {
            for held in player(state, *seat).hand.iter_mut() {
                held.known = held.known.with(*seen_by).beside(*seat);
            }
        }
        Event::TopOrdered { seat, cards } => {
            let Some(cards) = cards else { return };
            state.revealed.truncate(0);
            let own = player(state, *seat);
            // The first one shall be on top, so it comes last.
            for &card in cards.iter().rev() {
                let known = Few::only(*seat);
                put(&mut own.deck, Held { card: def(card), known, inside: Few::ALL });
            }
        }
        Event::MadnessDrawn { seat, n } => {
            for _ in 0..*n {
                state.madness = state.madness.saturating_sub(1);
                let held = Held::new(rules.data.madness, Few::ALL);
                put(&mut player(state, *seat).hand, held);
            }
        }
        Event::MadnessReturned { seat, from } => {
            piles::leave(state, *seat, rules.data.madness, *from, Few::ALL);
            state.madness += 1;
        }
        Event::MadnessGiven { seat, owner } => {
            piles::leave(state, *seat, rules.data.madness, Pile::Hand, Few::ALL);
            let held = Held::new(rules.data.madness, Few::ALL);
            put(&mut player(state, *owner).hand, held);
        }
        Event::PointsGained { seat, points } => gain(state, *seat, *points),
        Event::PointsLost { .. } => {}
        Event::PlaceAwarded { seat, place, points, .. } => {
            state.places[seat.index() % SEATS] = *place;
            gain(state, *seat, *points);
        }
        Event::ScoringBegan { base, .. } => {
            state.scoring = Some(*base);
            state.places = [0; SEATS];
            state.players.iter_mut().for_each(|own| own.spent_here.truncate(0));
        }
        Event::BaseCleared { base, .. } => clear(rules, state, *base),
        Event::BaseReplaced { base, card } => {
            state.base_deck.pop();
            new_base(rules, state, *base, *card);
            state.scoring = None;
        }
        Event::BasesShuffled { reshuffled, order, .. } => {
            // What was discarded comes under what is left.
            let left = if *reshuffled { state.base_deck } else { List::new() };
            if *reshuffled {
                state.base_discard.truncate(0);
            }
            if let Some(order) = order {
                state.base_deck = unknown(order);
                left.iter().for_each(|&held| put(&mut state.base_deck, held));
            }
        }
        Event::BaseSwapped { base, old, card, into_deck } => {
            let at = state.base_deck.iter().rposition(|held| held.card == def(*card));
            at.and_then(|at| state.base_deck.remove(at));
            match into_deck {
                true => _ = state.base_deck.insert(0, Held::new(def(*old), Few::ALL)),
                false => put(&mut state.base_discard, def(*old)),
            }
            new_base(rules, state, *base, *card);
            if state.scoring == Some(*base) {
                state.scoring = None;
            }
        }
        Event::NextBasesSeen { seat, cards, .. } | Event::NextBasesOrdered { seat, cards, .. } => {
            let Some(cards) = cards else { return };
            let known = Few::only(*seat);
            // The first one is on top.
            for (held, &card) in state.base_deck.iter_mut().rev().zip(cards.iter()) {
                *held = Held::new(def(card), known);
            }
        }
        Event::ResolutionCut => {
            state.waiting.truncate(0);
            state.gone.truncate(0);
            state.wards.truncate(0);
            state.scoring = None;
        }
        Event::GameEnded { reason } => {
            state.over = Some(*reason);
            state.phase = Phase::Over;
        }
    }
}

fn def(card: Card) -> Def {
    Def::new(card.index())
}

fn base(card: Card) -> Base {
    Base { card: def(card), ..Base::default() }
}

fn unknown<const N: usize>(cards: &List<Card, N>) -> List<Held, N> {
    cards.iter().map(|&card| Held::new(def(card), Few::NOBODY)).collect()
}

fn nowhere() -> Waiting {
    Waiting { base: NOWHERE, ..Waiting::default() }
}

fn player(state: &mut State, seat: Seat) -> &mut Player {
    &mut state.players[seat.index() % SEATS]
}

fn change(state: &mut State, id: Id, change: impl FnOnce(&mut Thing)) {
    if let Some(thing) = state.things.iter_mut().find(|thing| thing.id == id) {
        change(thing);
    }
}

fn at(state: &mut State, slot: Slot, change: impl FnOnce(&mut Base)) {
    if let Some(base) = state.bases.get_mut(usize::from(slot)) {
        change(base);
    }
}

fn gain(state: &mut State, seat: Seat, points: u8) {
    let own = player(state, seat);
    own.points = own.points.saturating_add(points);
}

fn wait(state: &mut State, waiting: Waiting) {
    put(&mut state.waiting, waiting);
}

fn remember(state: &mut State, gone: Gone) {
    if state.gone.len() == GONE {
        state.gone.remove(0);
    }
    state.gone.push(gone);
}

/// What kinds of things hold anywhere.
pub(crate) fn note_holds(rules: &SmashUp, state: &mut State) {
    let things = state.things.iter().map(|thing| thing.card);
    let cards = things.chain(state.bases.iter().map(|base| base.card));
    // A position that was read from a file is looked at before it is checked.
    let faces = cards.filter_map(|card| rules.data.faces.get(card.index()));
    state.holds = faces.fold(0, |all, face| all | face.holds);
}

fn start_turn(rules: &SmashUp, state: &mut State, seat: Seat, turn: u16) {
    state.current = seat;
    state.turn = turn;
    state.phase = Phase::Start;
    state.turned_up.truncate(0);
    for own in &mut state.players {
        (own.played, own.plays) = (0, 0);
        own.spent.truncate(0);
        (own.minions, own.actions) = (0, 0);
    }
    let own = player(state, seat);
    (own.minions, own.actions) = (1, 1);
    own.asleep = std::mem::take(&mut own.sleepy);
    for thing in state.things.iter_mut() {
        thing.used = false;
        thing.young &= thing.controller != seat;
    }
    state.slots().for_each(|slot| allow(rules, state, slot));
    wait(state, Waiting { moment: Moment::TurnStart, doer: seat, ..nowhere() });
}

/// What a base itself allows the current player this turn.
fn allow(rules: &SmashUp, state: &mut State, slot: Slot) {
    let card = state.base_card(slot);
    for at in rules.face(card).statics.clone() {
        if let Static::ExtraMinion(max) = rules.data.holdings[usize::from(at)].holds {
            let (n, max, base) = (1, Some(max), Some(slot));
            let extra = Extra { n, max, base, of_base: true, card, ..Extra::default() };
            grant(player(state, state.current), extra);
        }
    }
}

fn enter(rules: &SmashUp, state: &mut State, thing: Thing) {
    if state.things.len() < THINGS {
        state.things.push(Thing { fresh: true, young: true, ..thing });
    }
    state.next_id = state.next_id.max(thing.id.0.saturating_add(1));
    state.holds |= rules.face(thing.card).holds;
}

fn minion_played(state: &mut State, seat: Seat, slot: Slot, id: Id, from_hand: bool) {
    let own = player(state, seat);
    own.played = own.played.saturating_add(1);
    own.plays = own.plays.saturating_add(1);
    let (mut first, mut first_from_hand) = (false, false);
    at(state, slot, |base| {
        let played = &mut base.played[seat.index() % SEATS];
        first = *played == 0;
        *played = played.saturating_add(1);
        first_from_hand = from_hand && !base.handed.contains(seat);
        if from_hand {
            base.handed = base.handed.with(seat);
        }
    });
    let moment = Moment::MinionPlayed;
    let waiting = Waiting { moment, doer: seat, id, base: slot, first, ..nowhere() };
    wait(state, Waiting { first_from_hand, ..waiting });
}

/// Abilities of which only one by name is allowed are remembered.
fn ability_used(rules: &SmashUp, state: &mut State, seat: Seat, card: Def) {
    let own = &mut state.players[seat.index() % SEATS];
    for ability in rules.abilities(card) {
        match ability.once {
            Once::Turn => put(&mut own.spent, card),
            Once::Scoring => put(&mut own.spent_here, card),
            _ => {}
        }
    }
    if rules.rises(card) {
        put(&mut own.spent, card);
    }
}

/// Once for each player's card, however often it affects the same thing.
fn provoked(state: &mut State, id: Id, seat: Seat, card: Def) {
    let base = state.remembered(id).map_or(NOWHERE, |thing| thing.base);
    let waiting = Waiting { moment: Moment::Affected, doer: seat, id, base, card, ..nowhere() };
    if !state.waiting.contains(&waiting) {
        wait(state, waiting);
    }
}

/// Takes a thing out of play.
fn take(rules: &SmashUp, state: &mut State, id: Id) -> Option<Thing> {
    let at = state.things.iter().position(|thing| thing.id == id)?;
    let gone = state.things.remove(at);
    note_holds(rules, state);
    gone
}

/// A thing leaves play and goes to its owner.
fn send(rules: &SmashUp, state: &mut State, id: Id, to: Pile) {
    let Some(&thing) = state.thing(id) else { return };
    let is_minion = rules.is_minion(&thing);
    let power = if is_minion { rules.power(state, &thing) } else { 0 };
    let microbot = is_minion && rules.is_microbot(state, &thing);
    take(rules, state, id);
    let next = Id(state.next_id);
    remember(state, Gone { thing, power, microbot, fall: None, next });
    piles::arrive(rules, state, thing.owner, thing.card, to, Few::ALL);
}

/// All that is left at a base goes to the discard piles of its owners, in one go.
fn clear(rules: &SmashUp, state: &mut State, slot: Slot) {
    let all = state.things;
    state.things = all.iter().copied().filter(|thing| thing.base != slot).collect();
    for thing in all.iter().filter(|thing| thing.base == slot) {
        piles::arrive(rules, state, thing.owner, thing.card, Pile::Discard, Few::ALL);
    }
    if let Some(base) = state.bases.get_mut(usize::from(slot)) {
        base.gone = true;
        put(&mut state.base_discard, base.card);
    }
    note_holds(rules, state);
}

/// A base comes to the table. What was allowed or counted at the old one is over.
fn new_base(rules: &SmashUp, state: &mut State, slot: Slot, card: Card) {
    at(state, slot, |base| *base = self::base(card));
    for own in &mut state.players {
        let kept = own.extras.iter().copied().filter(|extra| extra.base != Some(slot));
        own.extras = kept.collect();
    }
    if matches!(state.phase, Phase::Start | Phase::Play) {
        allow(rules, state, slot);
    }
    // What was done at the old base was not done at this one.
    for waiting in state.waiting.iter_mut().filter(|waiting| waiting.base == slot) {
        waiting.base = NOWHERE;
    }
    let doer = state.current;
    wait(state, Waiting { moment: Moment::Entered, doer, base: slot, ..nowhere() });
    note_holds(rules, state);
}

/// Allowances of one card that are alike are counted together, and of several cards where there is no room.
fn grant(own: &mut Player, extra: Extra) {
    let full = own.extras.len() == EXTRAS;
    let same = |other: &&mut Extra| extra.is_like(other) && (full || extra.card == other.card);
    match own.extras.iter_mut().find(same) {
        Some(other) => other.n = other.n.saturating_add(extra.n),
        None => put(&mut own.extras, extra),
    }
}

/// Places below the number of extras are theirs, any other is the usual play.
fn spend(own: &mut Player, action: bool, place: usize, card: Def) {
    match own.extras.get_mut(place) {
        Some(extra) => {
            extra.n = extra.n.saturating_sub(1);
            if extra.alike {
                extra.name = Some(card);
            }
            if extra.n == 0 {
                own.extras.remove(place);
            }
        }
        None if action => own.actions = own.actions.saturating_sub(1),
        None => own.minions = own.minions.saturating_sub(1),
    }
}
