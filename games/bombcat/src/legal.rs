//! One offer, from which the list of actions, the check, the question and the fallback are made.

mod aim;
mod code;
mod effect;
mod question;
mod usage;

pub(crate) use code::{code, codes};
pub(crate) use effect::only_choice;
pub(crate) use question::question;
pub(crate) use usage::Use;

use crate::body::{
    self, asked_places, candidates, current, in_order, nameable, single, takes, top_of,
};
use crate::carry;
use crate::eval::{Eval, Names};
use crate::fill::{Basket, Counted};
use crate::had::{Had, Hand};
use crate::ids::{CardNo, Place, Spot};
use crate::lang::module::{Pick, PickFrom};
use crate::lang::nodes::{CardPat, StmtNode};
use crate::lang::program::{ActionId, Costs};
use crate::lang::words::{ActionKind, Op, Tense, Veto};
use crate::pattern::{Pool, QUICK, Query, Shape, Truth, best_effort};
use crate::plan::{Fill, Listed, Plain, Plan};
use crate::rules::{BombCat, Table};
use crate::speech::{Action, Asked, Quoted, Refused};
use crate::state::*;
use crate::turn::{self, ACTIONS, ENDING};
use effect::offer_body;
use engine::stack::Resolution;
use engine::{Chance, Host, Question, Quote, Refusal, Refused as Common, Seat, SeatSet, Viewer};
use smallvec::{SmallVec, smallvec};

/// The most picks of one choice, so that slips have room.
const PICKS: usize = 56;

/// Actions, and what they lay down.
pub(crate) type Options = SmallVec<[(Action, Slip); 8]>;

/// What a seat can pick next.
#[derive(Debug, Default)]
pub(crate) struct Offer {
    pub(crate) options: Options,
    /// What ends the choice without a further pick.
    pub(crate) stop: Option<Action>,
    /// Nothing is missing: the choice ends by itself.
    pub(crate) complete: bool,
    /// The component of a basket that is being filled.
    pub(crate) part: u8,
}

/// How many options are looked for: all of them, or as many as tell whether there is a choice.
const ALL: usize = usize::MAX;
const TWO: usize = 2;

impl Offer {
    pub(crate) fn complete() -> Self {
        Offer { complete: true, ..Offer::default() }
    }

    fn of(options: impl Iterator<Item = (Action, Slip)>) -> Self {
        Offer { options: options.collect(), ..Offer::default() }
    }
}

#[inline(always)]
fn laid(state: &State, seat: Seat) -> SmallVec<[Slip; 8]> {
    let mut mine = SmallVec::new();
    let top = state.stack.levels().len().wrapping_sub(1);
    for laid in state.stack.slips() {
        if usize::from(laid.level) == top && laid.seat == seat {
            mine.push(laid.slip);
        }
    }
    mine
}

fn is_awaited(state: &State, seat: Seat) -> bool {
    state.stack.window().is_some_and(|window| window.awaiting().contains(seat))
}

pub(crate) fn actions(rules: &BombCat, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !is_awaited(state, seat) {
        return;
    }
    if let (Some(frame @ (Frame::Turn { .. } | Frame::Poll { .. })), []) =
        (state.stack.frame(), state.stack.slips())
    {
        let stop = uses(rules, state, seat, frame, out);
        out.extend(stop);
        return;
    }
    let offer = offer(rules, state, seat, &laid(state, seat), ALL);
    out.extend(offer.options.iter().map(|(action, _)| *action));
    out.extend(offer.stop);
}

pub(crate) fn check(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    action: &Action,
) -> Result<Quote, Refusal> {
    if state.over.is_some() {
        return Err(Common::Over.into());
    }
    if !is_awaited(state, seat) {
        return Err(Common::NotYourTurn.into());
    }
    let offer = offer(rules, state, seat, &laid(state, seat), ALL);
    if offer.stop == Some(*action) || offer.options.iter().any(|(option, _)| option == action) {
        return Ok(quote(rules, state, seat, action));
    }
    Err(Refusal::of(&refusal(rules, state, seat, action, &offer)))
}

fn refusal(rules: &BombCat, state: &State, seat: Seat, action: &Action, offer: &Offer) -> Refused {
    match *action {
        Action::Use { action, .. } => {
            let Some(id) = rules.names.as_action(action) else { return Refused::NoSuchAction };
            let using =
                matches!(state.stack.frame(), Some(Frame::Turn { .. } | Frame::Poll { .. }));
            if !using || !laid(state, seat).is_empty() {
                return Refused::NotAsked;
            }
            let Some(it) = Use::new(rules, state, seat, id, answered(state)) else {
                return Refused::NoSuchAction;
            };
            if !rules.had(state, seat).has(id) {
                Refused::NotYours { action }
            } else if state.acted >= ACTIONS && it.poll.is_none() {
                Refused::TooManyActions { most: ACTIONS }
            } else if !it.counts_allow() {
                Refused::UsedUp { action }
            } else if !it.fits_now() {
                Refused::NotNow { action }
            } else if !it.has_targets() {
                Refused::NoTarget { action }
            } else {
                Refused::CannotPay { action }
            }
        }
        Action::Card { .. } | Action::Unseen { .. } => Refused::DoesNotFit,
        Action::Done if !offer.options.is_empty() => Refused::NotEnough,
        Action::Pass | Action::EndTurn if !offer.options.is_empty() => Refused::MustChoose,
        Action::Player { .. }
        | Action::Region { .. }
        | Action::Name { .. }
        | Action::Number { .. }
        | Action::Place { .. }
        | Action::Way { .. }
        | Action::Pay { .. }
        | Action::Hero { .. } => Refused::InvalidChoice,
        Action::Done | Action::Pass | Action::EndTurn => Refused::NotAsked,
    }
}

fn quote(rules: &BombCat, state: &State, seat: Seat, action: &Action) -> Quote {
    let Action::Use { action, way } = *action else { return Quote::nothing() };
    let Some(id) = rules.names.as_action(action) else { return Quote::nothing() };
    let Some(it) = rules.library.action(id) else { return Quote::nothing() };
    let mut quote = Quote::nothing();
    let fill = rules.plan_for(id).and_then(|plan| plan.fills.get(usize::from(way)));
    if let Some(Fill::Counted(parts)) = fill {
        let n = parts.iter().filter(|part| part.op == Op::Use).map(|part| part.n).sum();
        if n > 0 {
            quote = quote.and(&Quoted::Costs { n });
        }
    }
    if it.it.count.turn >= 0 {
        let used = state.uses(seat, id).0;
        let n = (it.it.count.turn as u16).saturating_sub(used);
        quote = quote.and(&Quoted::LeftThisTurn { n });
    }
    quote.and(&match it.it.veto {
        Veto::Open | Veto::Guarded => Quoted::CanBeAnswered,
        Veto::Unheard => Quoted::CannotBeAnswered,
    })
}

/// Lays down a pick, and whatever else then has no alternative.
pub(crate) fn play(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    seat: Seat,
    action: &Action,
) {
    if matches!(action, Action::Pass | Action::EndTurn) {
        return ctx.done(seat);
    }
    let mut slips = laid(ctx.state(), seat);
    let before = slips.len();
    let Some(slip) = as_slip(rules, ctx.state(), seat, action, &slips) else {
        return ctx.done(seat);
    };
    slips.push(slip);
    let complete = loop {
        match left(rules, ctx.state(), seat, &slips) {
            Left::Nothing => break true,
            Left::One(only) => slips.push(only),
            Left::Last(only) => {
                slips.push(only);
                break true;
            }
            Left::Choice => break false,
        }
    };
    match complete {
        true => ctx.complete(seat, &slips[before..]),
        false => slips[before..].iter().for_each(|&slip| ctx.pick(seat, slip)),
    }
}

/// What a choice still needs after some picks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Left {
    Nothing,
    /// This can be picked and nothing else.
    One(Slip),
    /// The same, and then nothing is missing.
    Last(Slip),
    Choice,
}

impl From<Offer> for Left {
    fn from(offer: Offer) -> Self {
        match (&offer.options[..], offer.stop) {
            _ if offer.complete => Left::Nothing,
            ([(_, only)], None) => Left::One(*only),
            ([], None) => Left::Nothing,
            _ => Left::Choice,
        }
    }
}

fn left(rules: &BombCat, state: &State, seat: Seat, slips: &[Slip]) -> Left {
    let at_length = || Left::from(offer(rules, state, seat, slips, TWO));
    if let (Some(Frame::Turn { .. } | Frame::Poll { .. }), Some(&Slip::Use { action, way })) =
        (state.stack.frame(), slips.first())
        && let Some(it) = Use::new(rules, state, seat, ActionId(action), answered(state))
        && it.has_costs()
    {
        let left = it.counted(way.into()).and_then(|counted| counted.left(slips));
        let left = match left {
            Some(Left::Nothing) if it.plan.aims => it.picks(slips).into(),
            Some(Left::Last(only)) if it.plan.aims => Left::One(only),
            Some(left) => left,
            None => return at_length(),
        };
        debug_assert!(match left {
            Left::Last(only) => at_length() == Left::One(only),
            left => at_length() == left,
        });
        return left;
    }
    at_length()
}

/// What an action of the list lays down; those that end a choice lay down nothing.
fn as_slip(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    action: &Action,
    slips: &[Slip],
) -> Option<Slip> {
    match *action {
        Action::Pass | Action::EndTurn => None,
        Action::Use { action, way } => {
            rules.names.as_action(action).map(|id| Slip::Use { action: id.0, way })
        }
        Action::Player { seat } => Some(Slip::Player(seat)),
        Action::Card { from, place, .. } => match part_now(rules, state, seat, slips) {
            Some(part) => {
                let row = rules.row(state, rules.place_of(from), Viewer::Seat(seat));
                row.get(usize::from(place)).map(|&no| Slip::Card(part, no))
            }
            None => find_slip(rules, state, seat, action, slips),
        },
        _ => find_slip(rules, state, seat, action, slips),
    }
}

fn find_slip(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    action: &Action,
    slips: &[Slip],
) -> Option<Slip> {
    let mut options = offer(rules, state, seat, slips, ALL).options.into_iter();
    options.find(|(option, _)| option == action).map(|(_, slip)| slip)
}

/// The component that a picked card is for, where that is easy to say.
fn part_now(rules: &BombCat, state: &State, seat: Seat, slips: &[Slip]) -> Option<u8> {
    match (state.stack.frame()?, slips.first()) {
        (Frame::Turn { .. } | Frame::Poll { .. }, Some(&Slip::Use { action, way })) => {
            let it = Use::new(rules, state, seat, ActionId(action), None)?;
            match it.counted(way.into()) {
                Some(counted) => counted.part_now(slips),
                None => it.sole_part(way.into()),
            }
        }
        (Frame::Body { .. }, None) => Some(0),
        _ => None,
    }
}

/// What lets a question go by: nothing may be lost by it but the chance to answer.
pub(crate) fn pass(rules: &BombCat, state: &State, seat: Seat) -> Option<Action> {
    let slips = laid(state, seat);
    if !is_awaited(state, seat) || !slips.is_empty() {
        return None;
    }
    match state.stack.frame()? {
        Frame::Poll { .. } => Some(Action::Pass),
        Frame::Body { .. } => {
            offer(rules, state, seat, &slips, ALL).stop.filter(|stop| *stop == Action::Pass)
        }
        _ => None,
    }
}

pub(crate) fn fallback(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    chance: &mut impl Chance,
) -> Action {
    let offer = offer(rules, state, seat, &laid(state, seat), ALL);
    if let Some(stop) = offer.stop {
        return stop;
    }
    let at = chance.index("fallback", offer.options.len().max(1));
    offer.options.get(at).map_or(Action::Pass, |(action, _)| *action)
}

/// The event that is answered now, if one is.
fn answered(state: &State) -> Option<&Poll> {
    match state.stack.frame() {
        Some(Frame::Poll { .. }) => state.polls.last(),
        _ => None,
    }
}

fn offer(rules: &BombCat, state: &State, seat: Seat, slips: &[Slip], most: usize) -> Offer {
    let Some(frame) = state.stack.frame() else { return Offer::default() };
    match frame {
        Frame::Game { .. } if slips.is_empty() => {
            let offered = state.players.get(seat.index()).map_or(&[][..], |it| &it.offered);
            Offer::of(
                offered.iter().map(|&hero| {
                    (Action::Hero { hero: rules.names.module(hero) }, Slip::Hero(hero))
                }),
            )
        }
        Frame::Turn { .. } | Frame::Poll { .. } if slips.is_empty() => {
            let mut actions = Vec::new();
            let stop = uses(rules, state, seat, frame, &mut actions);
            let slip = |action: Action| as_slip(rules, state, seat, &action, &[]);
            let options = actions.into_iter().filter_map(|action| Some((action, slip(action)?)));
            Offer { stop, ..Offer::of(options) }
        }
        Frame::Game { .. } => Offer::complete(),
        Frame::Turn { .. } => offer_use(rules, state, seat, None, slips, most),
        Frame::Poll { .. } => offer_use(rules, state, seat, state.polls.last(), slips, most),
        Frame::Act { .. } => {
            let id = state.acts.last().map_or(ActionId::NONE, |act| act.action);
            let it = Use::new(rules, state, seat, id, None);
            it.map_or_else(Offer::complete, |it| it.picks(slips))
        }
        Frame::Body { .. } => offer_body(rules, state, seat, slips),
        Frame::Carry { .. } | Frame::Death { .. } => Offer::default(),
    }
}

/// What a player can use now, in his turn or to answer an event; and what he says who uses nothing, if he may.
fn uses(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    frame: Frame,
    out: &mut Vec<Action>,
) -> Option<Action> {
    match frame {
        Frame::Turn { stage: ENDING } => {
            let before = out.len();
            let left = turn::ends_left(rules, state, seat);
            for it in left.iter().filter_map(|&id| Use::new(rules, state, seat, id, None)) {
                list(&it, it.ways(None, false), out);
            }
            let must = left.iter().any(|&id| rules.is_must(id));
            (!must || out.len() == before).then_some(Action::EndTurn)
        }
        Frame::Turn { .. } => {
            if state.acted < ACTIONS {
                let had = rules.had(state, seat);
                let plays = rules.plays.iter().filter(|it| !had.lacks(it));
                plays.for_each(|it| list_held(it, &had, None, out));
            }
            Some(Action::EndTurn)
        }
        _ => {
            let poll = state.polls.last()?;
            let answers = rules.responds[crate::plan::key_of(poll.what, poll.tense)].iter();
            let answers = answers.filter(|it| it.could_answer(state, poll));
            // Mostly a look at the hand says that nothing can be answered.
            let needs = answers.clone().map(|it| Some(it.needs?.kinds));
            let needs = needs.reduce(|all, kinds| Some(all? | kinds?));
            let could = needs
                .is_some_and(|kinds| kinds.is_none_or(|kinds| rules.holds(state, seat, kinds)));
            if could || cfg!(debug_assertions) {
                let (had, before) = (rules.had(state, seat), out.len());
                for it in answers.filter(|it| !had.lacks(it)) {
                    list_held(it, &had, Some(poll), out);
                }
                debug_assert!(could || out.len() == before);
            }
            Some(Action::Pass)
        }
    }
}

/// Lists the ways to use an action, if its player has it.
fn list_held(listed: &Listed, had: &Had<'_>, poll: Option<&Poll>, out: &mut Vec<Action>) {
    let it = Use::new(had.rules, had.state, had.seat, listed.id, poll);
    let Some(it) = it.filter(|_| had.has(listed.id)) else { return };
    let paid = had.pays(listed);
    let at_length = || it.ways(had.hand.as_ref(), paid);
    // In a turn there is mostly nothing else to ask for.
    let free = paid && listed.is_free && poll.is_none();
    debug_assert!(!free || at_length() == 1);
    list(&it, if free { 1 } else { at_length() }, out);
}

/// Lists these ways to use an action.
#[inline]
fn list(it: &Use<'_>, mut ways: u32, out: &mut Vec<Action>) {
    while ways != 0 {
        let way = ways.trailing_zeros() as u8;
        ways &= ways - 1;
        out.push(Action::Use { action: it.rules.names.action(it.id), way });
    }
}

/// Whether a player who has an action could use it now, as far as he knows.
pub(crate) fn is_usable(rules: &BombCat, state: &State, seat: Seat, id: ActionId) -> bool {
    Use::new(rules, state, seat, id, None).is_some_and(|it| it.ways(None, false) != 0)
}

/// What an action that was clicked still needs.
fn offer_use(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    poll: Option<&Poll>,
    slips: &[Slip],
    most: usize,
) -> Offer {
    let Some(&Slip::Use { action, way }) = slips.first() else { return Offer::complete() };
    let Some(it) = Use::new(rules, state, seat, ActionId(action), poll) else {
        return Offer::complete();
    };
    if it.has_costs() && slips.len() < PICKS {
        let offer = it.fill(way.into(), slips, most);
        if !offer.complete {
            return offer;
        }
    }
    it.picks(slips)
}

/// A card as an action of a player, who may not know its place among the others.
pub(crate) fn as_card(rules: &BombCat, state: &State, seat: Seat, slip: Slip) -> Action {
    match slip {
        Slip::Card(_, no) => {
            let (def, at) = state.card(no).map_or_else(Default::default, |it| (it.def, it.at));
            let row = rules.row(state, at, Viewer::Seat(seat));
            let place = row.iter().position(|&card| card == no).unwrap_or(0);
            Action::Card { card: def, from: rules.spot(at), place: place as u16 }
        }
        Slip::Unseen(_, place) => Action::Unseen { from: rules.spot(place) },
        _ => Action::Done,
    }
}
