//! A sequence: everybody in turn reacts to one event, and may answer it.

use crate::act;
use crate::eval::{Eval, Names};
use crate::event::Inner;
use crate::ids::{CardNo, Who};
use crate::lang::program::ActionId;
use crate::lang::words::{Class, Tense, Veto};
use crate::pattern::Truth;
use crate::plan::{Listed, Plan, key_of};
use crate::resolve::{fizzle, module_now};
use crate::rules::{BombCat, Table};
use crate::state::{Few, Frame, NESTED, Poll, State, What};
use engine::stack::{Kind, Window};
use engine::{Card, Host, Seat, SeatSet, Viewer};

/// Events for one input from outside; further ones are not raised.
pub(crate) const EVENTS: u16 = 600;
/// Questions in one turn; further ones are not asked, so that free answers to answers come to an end.
pub(crate) const QUESTIONS: u16 = 300;
/// How deep a reaction may lead back to itself.
const AGAIN: usize = 3;
/// How often a reaction of one holder may run in a turn.
const FIRINGS: u16 = 20;

/// Lets everybody react to an event. Says whether anybody could; if not, it is decided as it is, and nothing has
/// changed. When the sequence is over its frame gives the success value to the one below, which goes on as `then`.
#[inline(always)]
pub(crate) fn raise(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    poll: Poll,
    then: Frame,
) -> bool {
    let def = card_of(ctx.state(), &poll);
    // Most events are such that nobody could hear them.
    let could = rules.ears[key_of(poll.what, poll.tense)].hear(def, ctx.state().cast);
    debug_assert!(could || !rules.is_heard(ctx.state(), &poll, def));
    could && open(rules, ctx, poll, def, then)
}

/// What the card is that an event is about.
#[inline]
fn card_of(state: &State, poll: &Poll) -> Option<Card> {
    match poll.what {
        What::Move { card, .. } => state.card(card).map(|card| card.def),
        _ => None,
    }
}

fn open(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    poll: Poll,
    def: Option<Card>,
    then: Frame,
) -> bool {
    let state = ctx.state();
    if !rules.is_heard(state, &poll, def) {
        return false;
    }
    if state.polls.len() >= NESTED || state.spent.events >= EVENTS {
        fizzle(rules, ctx, module_now(rules, ctx.state()));
        return false;
    }
    ctx.emit(Inner::PollOpened(poll).into());
    ctx.top(then);
    ctx.push(Frame::Poll { done: 0, stage: GATHER });
    true
}

/// The reactions of a seat are to be gathered, or they run; then the seat is asked.
const GATHER: u8 = 0;
const REACT: u8 = 1;

/// Whose turn in the sequence is the first.
pub(crate) fn first(state: &State, poll: &Poll) -> Seat {
    match (poll.by, poll.what) {
        (Who::Seat(seat), _) => seat,
        (_, What::Exec { target: Some(target), .. }) => target,
        (_, What::Death { seat, .. } | What::Turn { seat, .. }) => seat,
        _ => state.seat,
    }
}

pub(crate) fn advance(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    mut done: u8,
    mut stage: u8,
) {
    let state = ctx.state();
    let Some(poll) = state.polls.last() else { return ctx.pop(0) };
    let (start, reacts) =
        (first(state, poll), rules.has_autos(state, key_of(poll.what, poll.tense)));
    while done < rules.seats {
        let seat = start.on(done, rules.seats);
        if stage == GATHER && reacts {
            let Some(poll) = ctx.state().polls.last() else { return ctx.pop(0) };
            let waiting = gather(rules, ctx.state(), poll, seat);
            if !waiting.is_empty() {
                ctx.emit(Inner::PollWaiting(waiting).into());
                stage = REACT;
            }
        }
        if stage == REACT {
            while let Some(poll) = ctx.state().polls.last()
                && let Some(&(id, card)) = poll.waiting.last()
            {
                let fires = fires(rules, ctx.state(), poll, seat, id, card);
                ctx.emit(Inner::PollWaited.into());
                if fires {
                    ctx.top(Frame::Poll { done, stage: REACT });
                    let answers = (ctx.state().polls.len() - 1) as u8;
                    return act::react(rules, ctx, seat, id, card, answers);
                }
            }
        }
        (done, stage) = (done + 1, GATHER);
        let Some(poll) = ctx.state().polls.last() else { return ctx.pop(0) };
        if is_asked(rules, ctx.state(), poll, seat) {
            ctx.top(Frame::Poll { done, stage });
            ctx.open(Window::new(Kind::InTurn, SeatSet::only(seat), seat));
            return;
        }
    }
    let ok = ctx.state().polls.last().map_or(0, |poll| poll.ok);
    ctx.emit(Inner::PollClosed.into());
    ctx.pop(ok.into());
}

/// The reactions of a seat that may have heard the event, the first one last.
fn gather(rules: &BombCat, state: &State, poll: &Poll, seat: Seat) -> Few<(ActionId, CardNo)> {
    let def = card_of(state, poll);
    let hero = state.players.get(seat.index()).and_then(|player| player.hero);
    // First the hero's, then those of cards as they lie, then the others; the dead have only what survives them.
    let mut found: Few<((u8, u16, usize), ActionId, CardNo)> = Few::new();
    let autos = rules.autos[key_of(poll.what, poll.tense)].iter();
    for id in autos.filter(|it| it.cast.meets(state.cast)).map(|it| it.id) {
        let Some(plan) = rules.plan_for(id).filter(|_| rules.could_hear(id, poll, def)) else {
            continue;
        };
        if rules.has_by_itself(state, seat, id) {
            match hero == Some(plan.module) {
                true => found.push(((0, 0, 0), id, CardNo::NONE)),
                false if state.is_alive(seat) => found.push(((2, 0, 0), id, CardNo::NONE)),
                false => {}
            }
        } else if plan.is_brought {
            for &place in rules.regions_of(seat) {
                for (at, &card) in state.region(place).iter().enumerate() {
                    if state.card(card).is_some_and(|it| plan.bringers.has(it.def)) {
                        found.push(((1, place.0, at), id, card));
                    }
                }
            }
        }
    }
    if let [] | [_] = found[..] {
        return found.first().map(|&(_, id, card)| (id, card)).into_iter().collect();
    }
    found.sort_by_key(|(rank, ..)| *rank);
    found.into_iter().rev().map(|(_, id, card)| (id, card)).collect()
}

/// Whether somebody has a reaction that hears the event now.
pub(crate) fn is_heard_by(rules: &BombCat, state: &State, poll: &Poll, id: ActionId) -> bool {
    let Some(plan) = rules.plan_for(id) else { return false };
    plan.is_brought || {
        let mut holders = rules.holders(state, id).iter();
        holders.any(|seat| rules.hears(state, seat, plan, poll, None) == Truth::Yes)
    }
}

/// Whether a reaction runs now.
fn fires(
    rules: &BombCat,
    state: &State,
    poll: &Poll,
    seat: Seat,
    id: ActionId,
    card: CardNo,
) -> bool {
    let (Some(plan), Some(action)) = (rules.plan_for(id), rules.library.action(id)) else {
        return false;
    };
    let (turn, game) = state.uses(seat, id);
    let most = match action.it.count.turn {
        ..0 => FIRINGS,
        limit => (limit as u16).min(FIRINGS),
    };
    let again = state.acts.iter().filter(|act| act.action == id && act.actor.is(seat)).count();
    if turn >= most || (action.it.count.game >= 0 && game >= action.it.count.game as u16) {
        return false;
    }
    if again >= AGAIN || (plan.rejects && !can_reject(rules, poll, id)) {
        return false;
    }
    // A bomb that arrives explodes by itself; those that lie there already wait.
    if let What::Move { card: moved, .. } = poll.what
        && moved != card
        && is_twin(rules, state, moved, card, id)
    {
        return false;
    }
    // The card that brings it must still be there.
    let there = card == CardNo::NONE || {
        let mut cards = rules.bringers(state, seat, id);
        cards.any(|other| other == card)
    };
    if !there {
        return false;
    }
    let names = Names::Offer(Some(plan.trigger), &[]);
    let eval = Eval::new(rules, state, plan.module, seat.into(), names, Some(poll), None);
    eval.hears(plan.trigger, poll) == Truth::Yes && eval.test(action.it.cond) == Truth::Yes
}

/// Whether both are bombs that bring this reaction.
fn is_twin(rules: &BombCat, state: &State, a: CardNo, b: CardNo, id: ActionId) -> bool {
    [a, b].into_iter().all(|card| {
        let is_bomb = |it: &crate::state::CardState| rules.class_of(it.def) == Class::Bomb;
        state.card(card).is_some_and(is_bomb) && rules.brings(state, card, id)
    })
}

/// Whether an action could reject the event.
pub(crate) fn can_reject(rules: &BombCat, poll: &Poll, id: ActionId) -> bool {
    let rejectable = matches!(poll.what, What::Move { .. } | What::Exec { .. });
    rejectable
        && poll.tense == Tense::About
        && match poll.veto {
            Veto::Open => true,
            Veto::Guarded => rules
                .library
                .action(id)
                .is_some_and(|action| action.it.counters.contains(&poll.action)),
            Veto::Unheard => false,
        }
}

/// Whether a seat is asked about an event: as far as everybody can see it could have an answer.
pub(crate) fn is_asked(rules: &BombCat, state: &State, poll: &Poll, seat: Seat) -> bool {
    let over = state.asked >= QUESTIONS;
    if over || poll.veto == Veto::Unheard || poll.by.is(seat) || !state.is_alive(seat) {
        return false;
    }
    let key = key_of(poll.what, poll.tense);
    let mut answers = rules.responds[key].iter().filter(|it| it.could_answer(state, poll));
    answers.any(|&Listed { id, .. }| {
        let Some(plan) = rules.plan_for(id) else { return false };
        could_have(rules, state, seat, id, plan)
            && (!plan.rejects || can_reject(rules, poll, id))
            && rules.hears(state, seat, plan, poll, Some(Viewer::Public)) != Truth::No
    })
}

/// Whether somebody could have an action, as far as everybody can see.
fn could_have(rules: &BombCat, state: &State, seat: Seat, id: ActionId, plan: &Plan) -> bool {
    if !plan.granted {
        return plan.is_of(state, seat);
    }
    // Some card of his that not everybody sees, or that brings it.
    rules.regions_of(seat).iter().any(|&place| {
        let open = rules.is_open_to(state, place, Viewer::Public);
        state.region(place).iter().any(|&card| !open || rules.brings(state, card, id))
    })
}
