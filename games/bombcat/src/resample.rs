//! Other worlds that a viewer cannot tell from the true one.

use crate::carry::LEFT;
use crate::ids::{CardNo, PUBLIC, Place, Who};
use crate::lang::program::ActionId;
use crate::lang::words::{Dir, Op, Tense};
use crate::rules::BombCat;
use crate::state::*;
use engine::stack::{Laid, Level, Resolution, Step};
use engine::{Card, Chance, Seat, SeatSet, Viewer};

/// Deals anew whatever the viewer does not know: which cards lie where, and what is on them. Places, numbers of cards
/// and everything that was told stay. What comes out follows from what the viewer knows and from chance alone.
pub(crate) fn resample(
    rules: &BombCat,
    state: &mut State,
    viewer: Viewer,
    chance: &mut impl Chance,
) {
    let own = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public => PUBLIC,
    };
    let knows = |state: &State, no: CardNo| {
        let known = state.card(no).is_some_and(|card| card.known.contains(own));
        known || rules.sees(state, no, viewer)
    };
    settle(rules, state, viewer, own);
    let order: Vec<CardNo> =
        state.regions.iter().flat_map(|region| region.cards.iter().copied()).collect();
    renumber(state, &order);
    let hidden: Vec<CardNo> = {
        let all = state.regions.iter().flat_map(|region| region.cards.iter().copied());
        all.filter(|&no| !knows(state, no)).collect()
    };

    forget_names(rules, state, own);
    for poll in &mut state.polls {
        // Reactions that cards bring, or that hear of a card, are not known to be there.
        let is_move = matches!(poll.what, What::Move { .. });
        poll.waiting.retain(|(_, no)| *no == CardNo::NONE && !is_move);
    }
    redirect(rules, state, viewer, own);

    // What they are.
    let mut kinds: Vec<(Card, Who)> = hidden
        .iter()
        .filter_map(|no| state.card(*no).map(|card| (card.def, card.creator)))
        .collect();
    kinds.sort_unstable();
    deal(rules, state, &hidden, kinds, chance);

    // What is on them.
    let is_hidden = |no: CardNo| hidden.contains(&no);
    let unseen = |state: &State, no: CardNo| !rules.sees(state, no, viewer);
    let all = state.regions.iter().flat_map(|region| region.cards.iter().copied());
    let unmarked: Vec<CardNo> = all.filter(|&no| unseen(state, no)).collect();
    let (mut marks, seen): (Vec<Mark>, Vec<Mark>) =
        state.marks.iter().copied().partition(|mark| unmarked.contains(&mark.card));
    state.marks = seen;
    // Which of several was taken off again is not known, so neither is who has put the others on, and when.
    marks.sort_unstable_by_key(|mark| mark.tag);
    let turn = state.turn;
    for mark in marks {
        let free = |no: &&CardNo| !state.has_tag(**no, mark.tag);
        let places: Vec<CardNo> = unmarked.iter().filter(free).copied().collect();
        if !places.is_empty() {
            let at = chance.index("mark", places.len());
            state.marks.push(Mark { card: places[at], tag: mark.tag, by: Who::Game, turn });
        }
    }
    state.marks.sort_unstable();

    // What others know of them, and since when they lie there, is no more known than they are.
    for at in 0..state.regions.len() {
        let here = state.regions[at].cards.iter().copied().filter(|&no| is_hidden(no));
        let here: Vec<CardNo> = here.collect();
        let told = rules.options.dark_info && !rules.is_ordered(Place(at as u16));
        let mut ages: Vec<u16> =
            here.iter().filter_map(|no| state.card(*no).map(|card| card.entered)).collect();
        ages.sort_unstable();
        for (no, age) in here.into_iter().zip(ages) {
            let card = &mut state.cards[no.index()];
            (card.seen, card.known) = (SeatSet::EMPTY, SeatSet::EMPTY);
            card.entered = if told { age } else { state.regions[at].changed };
        }
    }
    // What others remember of cards that the viewer knows is their affair, unless everybody does.
    for no in (0..state.cards.len()).map(|no| CardNo(no as u16)).filter(|&no| !is_hidden(no)) {
        let card = &mut state.cards[no.index()];
        let mine = |seats: SeatSet| match seats.contains(PUBLIC) {
            true => rules.everybody(),
            false => seats.and(SeatSet::only(own)),
        };
        (card.seen, card.known) = (mine(card.seen), mine(card.known));
    }
    state.spent = Spent::default();
    // What the last frame gave back has been taken by the time somebody is asked.
    let depth = state.stack.levels().len() as u8;
    state.stack.apply(&Step::Unwind { depth });
    forget_offers(state, viewer, chance);
}

/// Where a viewer cannot tell cards apart by their places, those that it knows lie in an order that says nothing, before
/// all others: which of several of one kind has come or gone is not known either.
fn settle(rules: &BombCat, state: &mut State, viewer: Viewer, own: Seat) {
    for at in 0..state.regions.len() {
        if rules.is_placed(state, Place(at as u16), viewer) {
            continue;
        }
        let key = |no: CardNo| {
            let card = state.card(no)?;
            let seen = rules.sees(state, no, viewer);
            let known = seen || card.known.contains(own);
            let all = [card.seen, card.known].map(|seats| seats.contains(PUBLIC));
            let mut looks = state.looks(no);
            if !seen {
                looks.2.clear();
            }
            Some((!seen, !known, known.then_some((looks, all))))
        };
        let mut cards = state.regions[at].cards.clone();
        cards.sort_by_cached_key(|&no| key(no));
        state.regions[at].cards = cards;
    }
}

/// Which card a program has a name for, only those know who saw it when it got the name.
fn forget_names(rules: &BombCat, state: &mut State, own: Seat) {
    for act in &mut state.acts {
        if !act.actor.is(own) {
            act.way = 0;
            // Which part a card was for would tell the way.
            if rules.plan_for(act.action).is_some_and(|plan| plan.fills.len() > 1) {
                act.basket.iter_mut().for_each(|(part, _)| *part = 0);
            }
        }
        for bound in act.locals.iter_mut().chain(&mut act.rest) {
            if let Bound::Card(no, seen) = bound {
                *seen = match (seen.contains(PUBLIC), seen.contains(own)) {
                    (true, _) => rules.everybody(),
                    (false, true) => SeatSet::only(own),
                    (false, false) => {
                        *no = CardNo::NONE;
                        SeatSet::EMPTY
                    }
                };
            }
        }
    }
}

/// Programs under way may mean certain cards. Which ones, a viewer knows no better than where it was told of them:
/// what it did not see is taken to be the last card there that it does not see, unless it was told the place, and what it
/// cannot follow is forgotten.
fn redirect(rules: &BombCat, state: &mut State, viewer: Viewer, own: Seat) {
    use std::mem::take;
    let (mut polls, mut carries) = (take(&mut state.polls), take(&mut state.carries));
    let (mut acts, mut used) = (take(&mut state.acts), take(&mut state.used));
    let mut frames = frames_of(state);
    // A load whose frame is not there yet waits for places.
    frames.resize(carries.len(), (0, 0, None));
    let lies_at = |no: CardNo, place| state.card(no).is_some_and(|card| card.at == place);
    let is_placed = |it: &Carried| it.placed.contains(own) && lies_at(it.card, it.from);
    let all = carries.iter().flat_map(|carry| &carry.cards);
    let mut taken: Vec<CardNo> = all.filter(|it| is_placed(it)).map(|it| it.card).collect();
    for (carry, (stage, done, poll)) in carries.iter_mut().zip(frames) {
        for (at, it) in carry.cards.iter_mut().enumerate() {
            let before = it.card;
            let told = it.told.contains(own);
            let stays = it.op == Op::Mark || it.from == it.to;
            it.card = match (stage < LEFT || stays) && !it.made {
                true if is_placed(it) => before,
                true if !told => unseen_in(rules, state, viewer, it.from, &taken),
                true => youngest(rules, state, viewer, before, it.from),
                false if (stage <= LEFT || at >= done.into()) && lies_at(before, rules.table()) => {
                    before
                }
                _ => CardNo::NONE,
            };
            if it.card == CardNo::NONE {
                (it.told, it.placed) = (SeatSet::EMPTY, SeatSet::EMPTY);
            }
            taken.push(it.card);
            // Where it goes, only the one knows who has chosen the place.
            it.place = it.place.map(|place| if carry.by.is(own) { place } else { 0 });
            let mine = |seats: SeatSet| match seats.contains(PUBLIC) {
                true => rules.everybody(),
                false => seats.and(SeatSet::only(own)),
            };
            (it.told, it.placed) = (mine(it.told), mine(it.placed));
        }
        let Some(poll) = poll.and_then(|at| polls.get_mut(at)) else { continue };
        let What::Move { card, dir, to, told, .. } = &mut poll.what else { continue };
        let moment = (poll.tense, *dir);
        let at = match poll.tense {
            Tense::About => usize::from(done),
            Tense::Done => usize::from(done).saturating_sub(1),
        };
        let stands = carry.cards.get(at).map(|it| it.card).filter(|no| no.is_some());
        let now = state.card(*card).map(|card| card.at).filter(|_| told.contains(own));
        *card = match (moment, stands, now) {
            ((Tense::About, Dir::Out), Some(stands), _) => stands,
            (_, _, Some(now)) => stand_in(rules, state, viewer, *card, now),
            ((Tense::Done, Dir::In), ..) => unseen_in(rules, state, viewer, *to, &[]),
            (_, stands, None) => stands.unwrap_or_default(),
        };
        // One of which nothing is known can be any.
        if *card == CardNo::NONE {
            let places = (0..state.regions.len()).map(|at| Place(at as u16));
            let mut unseen = places.map(|at| unseen_in(rules, state, viewer, at, &[]));
            *card = unseen.find(|no| no.is_some()).unwrap_or_default();
        }
        *told = match told.contains(PUBLIC) {
            true => rules.everybody(),
            false => told.and(SeatSet::only(own)),
        };
    }
    for act in &mut acts {
        // Which card brings a reaction does not matter any more once it runs. The bomb is one of those that all see, as
        // long as they see the hand.
        act.card = match state.card(act.card).map(|card| card.at) {
            Some(at) if act.action == ActionId::EXPLODE && rules.sees(state, act.card, viewer) => {
                stand_in(rules, state, viewer, act.card, at)
            }
            _ => CardNo::NONE,
        };
        // Once they are paid with, nothing but their number counts.
        act.basket.iter_mut().for_each(|(_, no)| *no = CardNo::NONE);
        for bound in act.locals.iter_mut().chain(&mut act.rest) {
            if let Bound::Card(no, _) = bound {
                let at = state.card(*no).map(|card| card.at);
                *no = match at.filter(|_| rules.sees(state, *no, viewer)) {
                    Some(at) => stand_in(rules, state, viewer, *no, at),
                    None => CardNo::NONE,
                };
            }
        }
    }
    for (no, _) in used.iter_mut().filter(|(no, _)| no.is_some()) {
        let at = state.card(*no).map_or(Place::VOID, |card| card.at);
        *no = stand_in(rules, state, viewer, *no, at);
    }
    (state.polls, state.carries, state.acts, state.used) = (polls, carries, acts, used);
}

/// The stage of each load, how far it has come, and the event of it that is being answered.
fn frames_of(state: &State) -> Vec<(u8, u8, Option<usize>)> {
    let (mut loads, mut polls) = (Vec::new(), 0);
    let mut below = None;
    for level in state.stack.levels() {
        let Level::Frame(frame) = level else { continue };
        match (*frame, below) {
            (Frame::Carry { stage, at }, _) => loads.push((stage, at, None)),
            (Frame::Poll { .. }, Some(Frame::Carry { .. })) => {
                if let Some(load) = loads.last_mut() {
                    load.2 = Some(polls);
                }
            }
            _ => {}
        }
        polls += usize::from(matches!(frame, Frame::Poll { .. }));
        below = Some(*frame);
    }
    loads
}

/// The last card of a region that the viewer does not see, if there is one.
fn unseen_in(
    rules: &BombCat,
    state: &State,
    viewer: Viewer,
    place: Place,
    taken: &[CardNo],
) -> CardNo {
    let unseen = |no: &CardNo| !taken.contains(no) && !rules.sees(state, *no, viewer);
    state.region(place).iter().rev().copied().find(unseen).unwrap_or(CardNo::NONE)
}

/// The card that stands for one that a program means and that came to this place.
fn stand_in(rules: &BombCat, state: &State, viewer: Viewer, no: CardNo, place: Place) -> CardNo {
    let sees = |no: CardNo| rules.sees(state, no, viewer);
    if !state.card(no).is_some_and(|it| it.at == place && sees(no)) {
        return unseen_in(rules, state, viewer, place, &[]);
    }
    if rules.is_placed(state, place, viewer) {
        return no;
    }
    let mut cards = state.region(place).iter().copied();
    cards.find(|&other| sees(other) && state.looks(other) == state.looks(no)).unwrap_or(no)
}

/// The same for one that is about to leave, of which not all was told.
fn youngest(rules: &BombCat, state: &State, viewer: Viewer, no: CardNo, place: Place) -> CardNo {
    let stands = stand_in(rules, state, viewer, no, place);
    if rules.is_placed(state, place, viewer) || !rules.sees(state, stands, viewer) {
        return stands;
    }
    let like = |no: CardNo| {
        let (def, _, marks, creator) = state.looks(no);
        (rules.sees(state, no, viewer), def, marks, creator)
    };
    let mut cards = state.region(place).iter().rev().copied();
    cards.find(|&other| like(other) == like(stands)).unwrap_or(stands)
}

/// Every place in which something under way names a card.
fn each_card(state: &mut State, visit: &mut impl FnMut(&mut CardNo)) {
    for poll in &mut state.polls {
        if let What::Move { card, .. } = &mut poll.what {
            visit(card);
        }
        poll.waiting.iter_mut().for_each(|(_, no)| visit(no));
    }
    for carry in &mut state.carries {
        carry.cards.iter_mut().for_each(|it| visit(&mut it.card));
    }
    for act in &mut state.acts {
        visit(&mut act.card);
        act.basket.iter_mut().for_each(|(_, no)| visit(no));
        for bound in act.locals.iter_mut().chain(&mut act.rest) {
            if let Bound::Card(no, _) = bound {
                visit(no);
            }
        }
    }
    state.used.iter_mut().for_each(|(no, _)| visit(no));
}

/// Numbers all cards in the order in which they lie, so that a number says nothing.
fn renumber(state: &mut State, order: &[CardNo]) {
    let mut new_number = vec![CardNo::NONE; state.cards.len()];
    for (at, no) in order.iter().enumerate() {
        if let Some(place) = new_number.get_mut(no.index()) {
            *place = CardNo(at as u16);
        }
    }
    let to = |no: CardNo| new_number.get(no.index()).copied().unwrap_or(no);
    let old = state.cards.clone();
    for (at, card) in old.into_iter().enumerate() {
        let at = to(CardNo(at as u16));
        if let Some(place) = state.cards.get_mut(at.index()) {
            *place = card;
        }
    }
    for region in &mut state.regions {
        region.cards.iter_mut().for_each(|no| *no = to(*no));
    }
    state.marks.iter_mut().for_each(|mark| mark.card = to(mark.card));
    state.marks.sort_unstable();
    each_card(state, &mut |no| *no = to(*no));
    for at in 0..state.stack.slips().len() {
        let laid = state.stack.slips()[at];
        if let Slip::Card(part, no) = laid.slip {
            let at = at as u8;
            let laid = Laid { slip: Slip::Card(part, to(no)), ..laid };
            state.stack.apply(&Step::Take { at });
            state.stack.apply(&Step::Lay { at, laid });
        }
    }
}

/// Deals kinds of cards to hidden places. A bomb explodes as soon as somebody holds it, so it is in no hand of the
/// living unless it has just come.
fn deal(
    rules: &BombCat,
    state: &mut State,
    hidden: &[CardNo],
    kinds: Vec<(Card, Who)>,
    chance: &mut impl Chance,
) {
    let is_bomb = |kind: &(Card, Who)| rules.class_of(kind.0) == crate::lang::words::Class::Bomb;
    let in_hand = |no: CardNo| {
        let place = state.card(no).map_or(Place::VOID, |card| card.at);
        matches!(rules.kind(place), Some(crate::zones::ZoneKind::Hand(_)))
    };
    let (mut bombs, mut others): (Vec<_>, Vec<_>) = kinds.into_iter().partition(is_bomb);
    let (mut hands, mut elsewhere): (Vec<CardNo>, Vec<CardNo>) =
        hidden.iter().copied().partition(|&no| in_hand(no));
    chance.shuffle("hidden", &mut elsewhere);
    chance.shuffle("hidden", &mut others);
    let mut dealt: Vec<(CardNo, (Card, Who))> = Vec::new();
    while let (Some(&no), Some(&kind)) = (elsewhere.last(), bombs.last()) {
        elsewhere.pop();
        bombs.pop();
        dealt.push((no, kind));
    }
    hands.extend(elsewhere);
    others.extend(bombs);
    dealt.extend(hands.into_iter().zip(others));
    for (no, (def, creator)) in dealt {
        if let Some(card) = state.cards.get_mut(no.index()) {
            (card.def, card.creator) = (def, creator);
        }
    }
}

/// Which heroes the others choose from, and which they have chosen in secret, is drawn anew.
fn forget_offers(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    use engine::stack::Kind;
    let others: Vec<usize> = (0..state.players.len())
        .filter(|&at| !viewer.is(Seat::new(at as u8)) && !state.players[at].offered.is_empty())
        .collect();
    if others.is_empty() {
        return;
    }
    let mut all: Vec<u8> =
        others.iter().flat_map(|&at| state.players[at].offered.clone()).collect();
    all.sort_unstable();
    chance.shuffle("heroes", &mut all);
    for &at in &others {
        let n = state.players[at].offered.len();
        let mut offered = all.split_off(all.len() - n);
        offered.sort_unstable();
        state.players[at].offered = offered;
    }
    let windows: Vec<usize> = state
        .stack
        .windows()
        .filter(|(_, window)| window.kind == Kind::Sealed && !window.closing)
        .map(|(level, _)| level)
        .collect();
    for level in windows {
        for &at in &others {
            // Whether somebody has answered is not known either; somebody must still be awaited.
            let seat = Seat::new(at as u8);
            state.stack.reseal(level, seat, None);
        }
    }
}
