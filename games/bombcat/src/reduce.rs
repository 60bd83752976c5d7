//! The only writer of a position, one arm for each event.

use crate::event::{Actor, Arrival, Event, Inner};
use crate::ids::{CardNo, PUBLIC, Place, Spot, Who};
use crate::lang::program::{ActionId, TagId};
use crate::lang::words::{Dir, Tense};
use crate::rules::BombCat;
use crate::state::*;
use engine::{Card, Seat, SeatSet, Viewer};
use smallvec::SmallVec;

/// Written where something is said, so that only the one arm is left there.
#[inline(always)]
pub(crate) fn reduce(rules: &BombCat, state: &mut State, event: &Event) {
    match event {
        Event::Inner(inner) => think(state, inner),
        Event::HeroChosen { seat, hero } => {
            if let Some(player) = state.players.get_mut(seat.index()) {
                player.hero = hero.and_then(|hero| rules.names.as_module(hero));
                player.offered.clear();
            }
            state.cast = Cast::of(&state.players);
            hero.iter().for_each(|&hero| remember(state, hero));
        }
        Event::TurnBegan { seat, turn, .. } => {
            let token = state.bucket.first().map_or(TokenKind::Turn, |token| token.kind);
            (state.seat, state.turn, state.token) = (*seat, *turn, token);
            (state.ended, state.ended_all) = (false, false);
            (state.acted, state.asked) = (0, 0);
            state.ends.clear();
            state.phase = Phase::Main;
        }
        Event::TurnEnding { .. } => state.phase = Phase::Ending,
        Event::TurnEnded { seat } => {
            end_turn(state, *seat);
            follow_all(rules, state);
        }
        Event::Left { no, seen_by, blurs, .. } => leave(rules, state, *no, *seen_by, *blurs),
        Event::Moved { arrival, seen_by, .. } | Event::Returned { arrival, seen_by, .. } => {
            come(rules, state, *arrival, *seen_by);
        }
        Event::Created { card, by } => {
            create(rules, state, *card, *by);
            remember(state, *card);
        }
        Event::Tagged { tag, no, by, .. } => {
            if let Some(card) = *no {
                mark(state, rules.names.as_tag(*tag), card, *by);
            }
            remember(state, *tag);
        }
        Event::Untagged { tag, no, .. } => {
            let id = rules.names.as_tag(*tag).0;
            state.marks.retain(|mark| Some(mark.card) != *no || mark.tag != id);
            remember(state, *tag);
        }
        Event::Peeked { seat, nos, .. } => {
            for no in nos {
                if let Some(card) = state.cards.get_mut(no.index()) {
                    card.seen = card.seen.with(*seat);
                }
            }
        }
        Event::Exploding { no, .. } => show_bomb(rules, state, *no),
        Event::Shuffled { region, order, .. } => shuffle(rules, state, *region, order),
        Event::Reordered { region, order, knows, .. } => {
            put_in_order(rules, state, *region, order, *knows);
        }
        Event::WasCut { region, place, knows, .. } => cut(rules, state, *region, *place, *knows),
        Event::TokenAdded { seat, place, kind, action, .. } => {
            let at = usize::from(*place).min(state.bucket.len());
            state.bucket.insert(at, Token { seat: *seat, kind: kind.unwrap_or(TokenKind::Extra) });
            action.iter().for_each(|&action| remember(state, action));
        }
        Event::TokenDropped { place, .. } => {
            if usize::from(*place) < state.bucket.len() {
                state.bucket.remove(usize::from(*place));
            }
        }
        Event::TurnCutShort { all, .. } => {
            state.ended = true;
            state.ended_all |= *all;
        }
        Event::Died { seat } => die(state, *seat),
        Event::SightChanged { open, whom, turn, at, .. } => {
            let grant = |region| Grant { region, open: *open, whom: *whom, turn: *turn };
            at.iter().for_each(|&region| change_sight(rules, state, grant(region)));
        }
        Event::SightEnded { whom, at, .. } => {
            let ended =
                Grant { region: at.unwrap_or_default(), open: false, whom: *whom, turn: true };
            state.grants.retain(|grant| *grant != ended);
        }
        Event::VarSet { var, seat, value } => {
            let id = rules.names.as_var(*var);
            let of = seat.map_or(Who::Game, Who::Seat);
            if let Some(var) = rules.var_at(id, of, of).and_then(|at| state.vars.get_mut(at)) {
                *var = *value;
            }
            remember(state, *var);
        }
        Event::Fizzled { module } => {
            state.spent.told = true;
            remember(state, *module);
        }
        Event::GameEnded { reason } => {
            state.over = Some(*reason);
            state.phase = Phase::Over;
        }
        Event::Used { action: name, .. }
        | Event::Reacted { action: name, .. }
        | Event::TookEffect { action: name, .. }
        | Event::Failed { action: name, .. }
        | Event::Spared { action: name, .. }
        | Event::Rejected { action: name, .. }
        | Event::Redirected { action: name, .. }
        | Event::Named { card: name, .. }
        | Event::ChoseWay { way: name, .. }
        | Event::Said { text: name } => remember(state, *name),
        Event::Exploded { .. }
        | Event::Dying { .. }
        | Event::ChosePlayer { .. }
        | Event::ChoseRegion { .. }
        | Event::ChoseNumber { .. }
        | Event::Declined { .. }
        | Event::Reckoned { .. }
        | Event::Meant { .. }
        | Event::Asked { .. } => {}
    }
}

/// A card lies on the table, on its way.
fn leave(rules: &BombCat, state: &mut State, no: Option<CardNo>, seen_by: SeatSet, blurs: SeatSet) {
    let Some(no) = no else { return };
    let from = take(state, no);
    lose_bomb(state, no);
    let blurred = blur(state, from, blurs);
    touch(state, from);
    let table = rules.table();
    if let Some(card) = state.cards.get_mut(no.index()) {
        (card.at, card.seen, card.known) = (table, seen_by, seen_by);
        // Since when it lay elsewhere is no more seen than it was there.
        card.entered = state.turn;
    }
    push(state, table, usize::MAX, no);
    touch(state, table);
    tell(state, no, seen_by);
    lose_load(state, no);
    follow(rules, state, no, blurred);
}

/// A card is where it was to go, or back.
fn come(rules: &BombCat, state: &mut State, arrival: Option<Arrival>, seen_by: SeatSet) {
    let Some(arrival) = arrival else { return };
    // Cards that leave the game at once belong to no load.
    if state.card(arrival.no).is_some_and(|card| card.at == rules.table()) {
        tell(state, arrival.no, seen_by);
    }
    let blurred = arrive(rules, state, arrival);
    // Among closed cards nobody can tell any more which one was played.
    if !state.used.is_empty() && !rules.is_open_to(state, arrival.to, Viewer::Public) {
        let played = state.used.iter_mut().filter(|(card, _)| *card == arrival.no);
        played.for_each(|(card, _)| *card = CardNo::NONE);
    }
    follow(rules, state, arrival.no, blurred);
}

/// A card that was not there before lies on the table.
fn create(rules: &BombCat, state: &mut State, def: Card, by: Actor) {
    let no = CardNo(state.cards.len() as u16);
    let (table, all) = (rules.table(), rules.everybody());
    let creator = by.into();
    let entered = state.turn;
    state.cards.push(CardState { def, creator, entered, at: table, seen: all, known: all });
    push(state, table, usize::MAX, no);
    state.made = (state.made.0.saturating_add(1), state.made.1.saturating_add(1));
}

fn mark(state: &mut State, tag: TagId, card: CardNo, by: Actor) {
    let mark = Mark { tag: tag.0, card, by: by.into(), turn: state.turn };
    let at = state.marks.partition_point(|other| *other < mark);
    state.marks.insert(at, mark);
}

/// All see a bomb but those to whom its place is closed.
fn show_bomb(rules: &BombCat, state: &mut State, no: Option<CardNo>) {
    let at = no.and_then(|no| state.card(no)).map_or(Place::VOID, |card| card.at);
    let closed = rules.closed_to(state, at);
    if let Some(card) = no.and_then(|no| state.cards.get_mut(no.index())) {
        card.seen = rules.everybody().minus(closed);
    }
}

fn shuffle(rules: &BombCat, state: &mut State, region: Spot, order: &[CardNo]) {
    if order.is_empty() {
        return;
    }
    let place = rules.place_of(region);
    reorder(state, place, order);
    blur(state, place, rules.everybody());
    lose_names(state, order);
    touch(state, place);
    follow_all(rules, state);
}

/// The first cards of a region are put in order by somebody; the others do not know any more which of these lies where.
fn put_in_order(
    rules: &BombCat,
    state: &mut State,
    region: Spot,
    order: &[CardNo],
    knows: SeatSet,
) {
    if order.is_empty() {
        return;
    }
    let place = rules.place_of(region);
    let rest: Vec<CardNo> = state.region(place).iter().skip(order.len()).copied().collect();
    let all: Vec<CardNo> = order.iter().copied().chain(rest).collect();
    for no in order.iter().filter(|_| rules.is_ordered(place)) {
        if let Some(card) = state.cards.get_mut(no.index()) {
            card.seen = card.seen.and(knows);
            card.known = card.known.and(knows);
        }
    }
    reorder(state, place, &all);
    lose_names(state, order);
    touch(state, place);
    follow_all(rules, state);
}

fn cut(rules: &BombCat, state: &mut State, region: Spot, at: Option<u16>, knows: SeatSet) {
    let Some(at) = at else { return };
    let place = rules.place_of(region);
    let mut cards = state.region(place).to_vec();
    let at = usize::from(at).min(cards.len());
    cards.rotate_left(at);
    reorder(state, place, &cards);
    blur(state, place, rules.everybody().minus(knows));
    touch(state, place);
    follow_all(rules, state);
}

fn die(state: &mut State, seat: Seat) {
    if let Some(player) = state.players.get_mut(seat.index()) {
        player.alive = false;
        state.alive = state.alive.without(seat);
        player.died = Some(state.turn);
    }
    state.bucket.retain(|token| token.seat != seat);
    if state.seat == seat {
        state.ended = true;
    }
}

/// A region is opened or closed to somebody.
fn change_sight(rules: &BombCat, state: &mut State, grant: Grant) {
    let Grant { region, open, whom, .. } = grant;
    // Who does not see it any more cannot tell which one was played.
    if !open {
        let cards = &state.cards;
        let is_there = |no: CardNo| cards.get(no.index()).is_some_and(|it| it.at == region);
        let played = state.used.iter_mut().filter(|(no, _)| is_there(*no));
        played.for_each(|(no, _)| *no = CardNo::NONE);
        // What was shown to him there he remembers, but he does not see it again when this is over: it may have
        // changed meanwhile. Those who watch see no more than anybody does.
        let lost = whom.with(PUBLIC);
        for card in state.cards.iter_mut().filter(|card| card.at == region) {
            card.known = card.known.or(card.seen);
            card.seen = card.seen.minus(lost);
        }
    }
    if !state.grants.contains(&grant) {
        // What was said before to these players is replaced.
        for old in state.grants.iter_mut().filter(|old| old.region == region) {
            old.whom = old.whom.minus(whom);
        }
        state.grants.retain(|old| !old.whom.is_empty());
        state.grants.push(grant);
    }
    follow_all(rules, state);
}

/// Keeps what everybody was told of by name last.
fn remember(state: &mut State, name: Card) {
    if state.recent.len() == 8 {
        state.recent.remove(0);
    }
    state.recent.push(name);
}

/// Who has lost sight of a card that moved, or track of those beside it, does not know it again when it comes back,
/// neither by its name in a program nor as one that was on its way.
fn follow(rules: &BombCat, state: &mut State, moved: CardNo, blurred: bool) {
    if blurred {
        return follow_all(rules, state);
    }
    let (by_looks, by_place) = (rules.seen_by(state, moved), rules.followers(state, moved));
    // Nobody has lost sight of what all see.
    if by_place == rules.everybody() {
        return;
    }
    let still = |card, leaves| match leaves {
        _ if card != moved => ANYBODY,
        true => by_looks,
        false => by_place,
    };
    lose_sight(&mut state.acts, &mut state.carries, &mut state.polls, still);
    debug_assert!({
        let (mut acts, mut carries) = (state.acts.clone(), state.carries.clone());
        let mut polls = state.polls.clone();
        lose_sight(&mut acts, &mut carries, &mut polls, sees_still(rules, state));
        acts == state.acts && carries == state.carries && polls == state.polls
    });
}

/// The same where it may be about any card.
fn follow_all(rules: &BombCat, state: &mut State) {
    if state.acts.is_empty() && state.carries.is_empty() && state.polls.is_empty() {
        return;
    }
    // Who sees which card does not follow from what is under way, which is put aside meanwhile.
    let mut acts = std::mem::take(&mut state.acts);
    let mut carries = std::mem::take(&mut state.carries);
    let mut polls = std::mem::take(&mut state.polls);
    lose_sight(&mut acts, &mut carries, &mut polls, sees_still(rules, state));
    (state.acts, state.carries, state.polls) = (acts, carries, polls);
}

/// Who sees a card, by its looks as long as it is about to leave, else by its place.
fn sees_still(rules: &BombCat, state: &State) -> impl Fn(CardNo, bool) -> SeatSet {
    |card, leaves| match leaves {
        true => rules.seen_by(state, card),
        false => rules.followers(state, card),
    }
}

/// Even who sees the cards in their new order cannot tell which of several of one kind is which.
fn lose_names(state: &mut State, cards: &[CardNo]) {
    let still = |card, _| if cards.contains(&card) { SeatSet::EMPTY } else { ANYBODY };
    lose_sight(&mut state.acts, &mut state.carries, &mut state.polls, still);
    let taken = state.carries.iter_mut().flat_map(|load| &mut load.cards);
    for it in taken.filter(|it| cards.contains(&it.card)) {
        it.placed = SeatSet::EMPTY;
    }
    let played = state.used.iter_mut().filter(|(card, _)| cards.contains(card));
    played.for_each(|(card, _)| *card = CardNo::NONE);
}

/// Whoever there may be.
const ANYBODY: SeatSet = SeatSet::all(engine::MAX_SEATS);

/// Only those who `still` do know which cards are meant by what is under way. Before a card leaves it was told of by its
/// looks, afterwards by its place.
#[inline]
fn lose_sight(
    acts: &mut [Act],
    carries: &mut [Carry],
    polls: &mut [Poll],
    still: impl Fn(CardNo, bool) -> SeatSet,
) {
    let named = |bound: &mut Bound| {
        if let Bound::Card(card, seen) = bound {
            *seen = seen.and(still(*card, false));
        }
    };
    for act in acts {
        act.locals.iter_mut().for_each(named);
        act.rest.iter_mut().for_each(named);
    }
    for load in carries {
        for it in &mut load.cards {
            it.told = it.told.and(still(it.card, !it.left));
        }
    }
    for poll in polls {
        if let What::Move { card, dir, told, .. } = &mut poll.what {
            let leaves = poll.tense == Tense::About && *dir == Dir::Out;
            *told = told.and(still(*card, leaves));
        }
    }
}

/// What only the rules keep in mind.
#[inline(always)]
fn think(state: &mut State, inner: &Inner) {
    match inner {
        Inner::Input => {
            state.spent = Spent::default();
            state.asked = state.asked.saturating_add(1);
        }
        Inner::SpentStatement => {
            state.spent.statements = state.spent.statements.saturating_add(1);
        }
        Inner::Counted { seat, action } => count(state, *seat, action.0),
        Inner::Acted => state.acted = state.acted.saturating_add(1),
        Inner::EndDone(action) => state.ends.push(*action),
        Inner::Phase(phase) => state.phase = *phase,
        &Inner::ActBegan { action, actor, card, answers, ok, way, locals } => {
            state.acts.push(Act {
                action,
                actor,
                card,
                answers,
                ok,
                cancelled: false,
                way,
                targets: Few::new(),
                locals: Few::from_elem(Bound::Nothing, locals.into()),
                basket: Few::new(),
                rest: Vec::new(),
                choices: Vec::new(),
            });
        }
        &Inner::Filled { part, card } => {
            if let Some(act) = state.acts.last_mut() {
                act.basket.push((part, card));
            }
        }
        Inner::Bind { local, what } => {
            let act = state.acts.last_mut();
            if let Some(place) = act.and_then(|act| act.locals.get_mut(usize::from(*local))) {
                *place = *what;
            }
        }
        Inner::Targeted(target) => {
            let Some(act) = state.acts.last_mut() else { return };
            act.targets.push(*target);
            if let Some(place) = act.locals.get_mut(usize::from(target.name.0)) {
                *place = target.what;
            }
        }
        Inner::Retargeted { act, at, what, spared } => retarget(state, *act, *at, *what, *spared),
        Inner::ActOk { ok } => {
            if let Some(act) = state.acts.last_mut() {
                act.ok = *ok;
            }
        }
        Inner::ActAt { act, ok, cancelled } => {
            if let Some(act) = state.acts.get_mut(usize::from(*act)) {
                (act.ok, act.cancelled) = (*ok, *cancelled);
            }
        }
        Inner::Rest(items) => {
            if let Some(act) = state.acts.last_mut() {
                act.rest.extend_from_slice(items);
            }
        }
        Inner::Choices(choices) => {
            if let Some(act) = state.acts.last_mut() {
                act.choices.clone_from(choices);
            }
        }
        Inner::RestTaken => {
            if let Some(act) = state.acts.last_mut() {
                act.rest.pop();
            }
        }
        Inner::ActOver => _ = state.acts.pop(),
        Inner::PollOpened(poll) => {
            state.spent.events = state.spent.events.saturating_add(1);
            let &Poll { what, tense, ok, veto, by, action, act, .. } = poll;
            let waiting = Few::new();
            state.polls.push(Poll { what, tense, ok, veto, by, action, act, waiting });
        }
        Inner::PollWaiting(waiting) => {
            if let Some(poll) = state.polls.last_mut() {
                poll.waiting.clone_from(waiting);
            }
        }
        Inner::PollWaited => {
            if let Some(poll) = state.polls.last_mut() {
                poll.waiting.pop();
            }
        }
        Inner::PollOk { at, ok } => {
            if let Some(poll) = state.polls.get_mut(usize::from(*at)) {
                poll.ok = *ok;
            }
        }
        Inner::PollClosed => _ = state.polls.pop(),
        Inner::CarryBegan(load) => {
            let cards = SmallVec::from_slice(&load.cards);
            let &Carry { by, veto, action, act, failed, .. } = load;
            state.carries.push(Carry { cards, by, veto, action, act, failed });
        }
        Inner::CarryFailed => {
            if let Some(load) = state.carries.last_mut() {
                load.failed = true;
            }
        }
        Inner::CarryLost { at } => {
            if let Some(load) =
                state.carries.last_mut().filter(|it| usize::from(*at) < it.cards.len())
            {
                load.cards.remove(usize::from(*at));
                load.failed = true;
            }
        }
        Inner::CarryPlace { at, place } => {
            let load = state.carries.last_mut();
            if let Some(carried) = load.and_then(|load| load.cards.get_mut(usize::from(*at))) {
                carried.place = Some(*place);
            }
        }
        Inner::CarryOver => _ = state.carries.pop(),
        Inner::PlayedCard { card, seat } => state.used.push((*card, *seat)),
    }
}

fn count(state: &mut State, seat: Seat, action: u16) {
    let found = state.uses.iter_mut().find(|used| used.seat == seat && used.action == action);
    match found {
        Some(used) => {
            used.turn = used.turn.saturating_add(1);
            used.game = used.game.saturating_add(1);
        }
        None => state.uses.push(Used { seat, action, turn: 1, game: 1 }),
    }
}

/// The turn's token is used up, and what lasted for the turn is over.
fn end_turn(state: &mut State, seat: Seat) {
    let front = state.bucket.first().copied().filter(|token| token.seat == seat);
    if let Some(token) = front {
        state.bucket.remove(0);
        let again = Token { seat, kind: TokenKind::Turn };
        if token.kind == TokenKind::Turn {
            state.bucket.push(again);
        }
        if state.ended_all {
            let mine = |token: &Token| token.seat == seat;
            let extra = |token: &Token| token.kind != TokenKind::Turn;
            while state.bucket.first().is_some_and(|token| mine(token) && extra(token)) {
                state.bucket.remove(0);
            }
            let others = state.bucket.iter().any(|token| !mine(token));
            if token.kind != TokenKind::Turn && others && state.bucket.first().is_some_and(mine) {
                state.bucket.rotate_left(1);
            }
        }
    }
    for used in &mut state.uses {
        used.turn = 0;
    }
    state.used.clear();
    state.grants.retain(|grant| !grant.turn);
    (state.ended, state.ended_all, state.made.0) = (false, false, 0);
    state.phase = Phase::Between;
}

/// Takes a card out of where it lies, and says where that was.
fn take(state: &mut State, no: CardNo) -> Place {
    let at = state.cards.get(no.index()).map_or(Place::VOID, |card| card.at);
    if let Some(region) = state.regions.get_mut(at.index())
        && let Some(place) = region.cards.iter().position(|&card| card == no)
    {
        // What lies last moves nothing else.
        match place + 1 == region.cards.len() {
            true => region.cards.truncate(place),
            false => _ = region.cards.remove(place),
        }
    }
    at
}

/// What something else has taken does not leave or go on its way, even if it should come back.
fn lose_load(state: &mut State, no: CardNo) {
    for (at, load) in state.carries.iter_mut().rev().enumerate() {
        for it in load.cards.iter_mut().filter(|it| it.card == no && (at > 0 || !it.left)) {
            (it.card, it.told, it.placed) = (CardNo::NONE, SeatSet::EMPTY, SeatSet::EMPTY);
        }
    }
}

/// A bomb that is no longer held does not go off with the hand it was in, even if it should come back.
fn lose_bomb(state: &mut State, no: CardNo) {
    let held =
        state.acts.iter_mut().filter(|act| act.card == no && act.action == ActionId::EXPLODE);
    held.for_each(|act| act.card = CardNo::NONE);
}

/// Keeps who saw a card on its way.
fn tell(state: &mut State, no: CardNo, seen_by: SeatSet) {
    let load = state.carries.last_mut();
    if let Some(it) = load.and_then(|load| load.cards.iter_mut().find(|it| it.card == no)) {
        (it.told, it.left) = (seen_by, true);
    }
}

fn push(state: &mut State, place: Place, at: usize, no: CardNo) {
    if let Some(region) = state.regions.get_mut(place.index()) {
        let at = at.min(region.cards.len());
        region.cards.insert(at, no);
    }
}

fn touch(state: &mut State, place: Place) {
    let turn = state.turn;
    if let Some(region) = state.regions.get_mut(place.index()) {
        region.changed = turn;
    }
}

/// Says whether somebody has lost track of the cards there.
fn arrive(rules: &BombCat, state: &mut State, arrival: Arrival) -> bool {
    let Arrival { no, to, at, seen, known, blurs, back } = arrival;
    let from = take(state, no);
    if from != to {
        // What comes from the table was lost when it left its hand.
        if from != rules.table() {
            lose_bomb(state, no);
        }
        lose_load(state, no);
        touch(state, from);
    }
    let blurred = blur(state, to, blurs);
    let turn = state.turn;
    if let Some(card) = state.cards.get_mut(no.index()) {
        (card.at, card.seen, card.known) = (to, seen, known);
        if !back {
            card.entered = turn;
        }
    }
    push(state, to, usize::from(at), no);
    touch(state, to);
    blurred
}

/// These seats do not know any more which card of a region is which. Says whether any of them saw one.
fn blur(state: &mut State, place: Place, seats: SeatSet) -> bool {
    if seats.is_empty() {
        return false;
    }
    let mut lost = SeatSet::EMPTY;
    for no in state.regions.get(place.index()).map_or(&[][..], |region| &region.cards) {
        if let Some(card) = state.cards.get_mut(no.index()) {
            lost = lost.or(card.seen.and(seats));
            (card.seen, card.known) = (card.seen.minus(seats), card.known.minus(seats));
        }
    }
    let taken = state.carries.iter_mut().flat_map(|load| &mut load.cards);
    for it in taken.filter(|it| it.from == place) {
        it.placed = it.placed.minus(seats);
    }
    !lost.is_empty()
}

fn reorder(state: &mut State, place: Place, order: &[CardNo]) {
    if let Some(region) = state.regions.get_mut(place.index())
        && region.cards.len() == order.len()
    {
        region.cards.copy_from_slice(order);
    }
}

fn retarget(state: &mut State, act: u8, at: u8, what: Bound, spared: bool) {
    let Some(it) = state.acts.get_mut(usize::from(act)) else { return };
    let Some(target) = it.targets.get_mut(usize::from(at)) else { return };
    let old = std::mem::replace(&mut target.what, what);
    target.spared |= spared;
    let name = target.name;
    if let Some(local) = it.locals.get_mut(usize::from(name.0)) {
        *local = if spared { Bound::Player(Who::Nobody) } else { what };
    }
    let (Bound::Player(Who::Seat(old)), Bound::Player(Who::Seat(new))) = (old, what) else {
        return;
    };
    for poll in state.polls.iter_mut().filter(|poll| poll.act == Some(act)) {
        if let What::Exec { target, .. } = &mut poll.what
            && *target == Some(old)
        {
            *target = Some(new);
        }
    }
}
