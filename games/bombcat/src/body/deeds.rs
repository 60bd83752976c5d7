//! What statements do to the table beside moving cards.

use super::*;

/// The most tokens of one player.
const TOKENS: usize = 12;

pub(super) fn peek(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    seat: Seat,
    place: Place,
    n: i32,
) {
    let nos = top_of(ctx.state(), place, n).to_vec();
    // What is closed to somebody is not shown to him either.
    if nos.is_empty() || rules.is_closed_to(ctx.state(), place, Viewer::Seat(seat)) {
        return;
    }
    let cards = Some(nos.iter().filter_map(|&no| glimpse(rules, ctx.state(), no)).collect());
    let (region, n) = (rules.spot(place), nos.len() as u8);
    ctx.emit(Event::Peeked { seat, region, n, cards, nos });
}

/// The bomb that explodes: the one that has just come, or the first in the hand.
pub(super) fn bomb_of(rules: &BombCat, state: &State, seat: Seat) -> CardNo {
    let is_bomb = |card: CardNo| {
        state
            .card(card)
            .is_some_and(|it| it.at == rules.hand(seat) && rules.class_of(it.def) == Class::Bomb)
    };
    let act = state.acts.last();
    let poll = act.and_then(|act| act.answers).and_then(|at| state.polls.get(usize::from(at)));
    if let Some(Poll { what: What::Move { card, .. }, .. }) = poll
        && is_bomb(*card)
    {
        return *card;
    }
    let hand = state.region(rules.hand(seat));
    hand.iter().copied().find(|&card| is_bomb(card)).unwrap_or(CardNo::NONE)
}

pub(super) fn add_token(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    whom: Who,
    place: Where,
    anchor: Who,
    action: ActionId,
) {
    let state = ctx.state();
    let Some(seat) = living(state, whom) else { return };
    if state.bucket.iter().filter(|token| token.seat == seat).count() >= TOKENS {
        return fizzle(rules, ctx, module_now(rules, ctx.state()));
    }
    let find = |skip: usize| {
        let mut tokens = state.bucket.iter().enumerate().skip(skip);
        tokens.find(|(_, token)| anchor.is(token.seat)).map(|(at, _)| at)
    };
    // The running turn is somebody's first token for what comes after it, not for what comes before.
    let at = match place {
        Where::Before => find(1),
        Where::After => find(0).map(|at| at + 1),
        Where::End => Some(state.bucket.len()),
    };
    let Some(at) = at else { return };
    let known = rules.plan_for(action).is_some();
    let kind = if known { TokenKind::Action(action.0) } else { TokenKind::Extra };
    let action = known.then(|| rules.names.action(action));
    ctx.emit(Event::TokenAdded { seat, place: at as u8, action, kind: Some(kind) });
}

/// What is answered goes at somebody else.
pub(super) fn redirect(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>, to: Who) {
    let state = ctx.state();
    let Some(to) = living(state, to) else { return };
    let Some(answering) = state.acts.last() else { return };
    let poll = answering.answers.and_then(|at| state.polls.get(usize::from(at)));
    let Some(Poll { what: What::Exec { .. }, tense: Tense::About, act: Some(at), .. }) = poll
    else {
        return;
    };
    let Some(act) = state.acts.get(usize::from(*at)) else { return };
    let names = |seat: Seat| {
        act.targets.iter().position(|target| target.what == Bound::Player(seat.into()))
    };
    let (Some(from), None) = (answering.actor.seat(), names(to)) else { return };
    let Some(which) = names(from) else { return };
    let (action, at) = (rules.names.action(act.action), *at);
    ctx.emit(Event::Redirected { source: from, victim: to, action });
    let what = Bound::Player(to.into());
    ctx.emit(Inner::Retargeted { act: at, at: which as u8, what, spared: false }.into());
}
