//! One offer, from which the list of actions, the check, the question and the fallback are made.

use crate::body::{self, candidates, current, in_order, nameable, single, takes, top_of};
use crate::eval::Eval;
use crate::fill::{Basket, Counted};
use crate::had::Hand;
use crate::ids::{CardNo, Place, Spot};
use crate::lang::module::{Pick, PickFrom};
use crate::lang::nodes::{CardPat, StmtNode};
use crate::lang::program::{ActionId, Costs};
use crate::lang::words::{ActionKind, Op, Tense, Veto};
use crate::pattern::{Pool, QUICK, Query, Shape, Truth, best_effort};
use crate::plan::{Fill, Plain, Plan};
use crate::rules::{BombCat, Table};
use crate::speech::{Action, Asked, Quoted, Refused};
use crate::state::*;
use crate::turn::{self, ACTIONS, ENDING};
use crate::{act, carry};
use engine::stack::Resolution;
use engine::{Chance, Host, Question, Quote, Refusal, Refused as Common, Seat, SeatSet, Viewer};
use smallvec::{SmallVec, smallvec};

/// The most picks of one choice, so that slips have room.
const PICKS: usize = 56;

type Options = SmallVec<[(Action, Slip); 8]>;

/// What a seat can pick next.
#[derive(Debug, Default)]
struct Offer {
    options: Options,
    /// What ends the choice without a further pick.
    stop: Option<Action>,
    /// Nothing is missing: the choice ends by itself.
    complete: bool,
}

impl Offer {
    fn complete() -> Self {
        Offer { complete: true, ..Offer::default() }
    }

    fn of(options: impl Iterator<Item = (Action, Slip)>) -> Self {
        Offer { options: options.collect(), ..Offer::default() }
    }
}

#[inline]
fn laid(state: &State, seat: Seat) -> SmallVec<[Slip; 8]> {
    match state.stack.slips() {
        [] => SmallVec::new(),
        _ => state.stack.laid_by(seat).collect(),
    }
}

fn is_awaited(state: &State, seat: Seat) -> bool {
    state.stack.window().is_some_and(|window| window.awaiting().contains(seat))
}

pub(crate) fn actions(rules: &BombCat, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !is_awaited(state, seat) {
        return;
    }
    // Most questions are whether to answer, and most answers are a pass.
    let slips = laid(state, seat);
    let offer = offer(rules, state, seat, &slips);
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
    let offer = offer(rules, state, seat, &laid(state, seat));
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
            let poll = answered(state);
            if !may_have(rules, state, seat, id) {
                Refused::NotYours { action }
            } else if state.acted >= ACTIONS && poll.is_none() {
                Refused::TooManyActions { most: ACTIONS }
            } else if !counts_allow(rules, state, seat, id) {
                Refused::UsedUp { action }
            } else if !fits_now(rules, state, seat, id, poll) {
                Refused::NotNow { action }
            } else if !has_targets(rules, state, seat, id, poll) {
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
    let mut slips = laid(ctx.state(), seat);
    let before = slips.len();
    let Some(slip) = as_slip(rules, ctx.state(), seat, action, &slips) else {
        return ctx.done(seat);
    };
    slips.push(slip);
    let complete = loop {
        let next = offer(rules, ctx.state(), seat, &slips);
        match (&next.options[..], next.stop) {
            _ if next.complete => break true,
            ([(_, only)], None) => slips.push(*only),
            ([], None) => break true,
            _ => break false,
        }
    };
    for &slip in &slips[before..] {
        ctx.pick(seat, slip);
    }
    if complete {
        ctx.done(seat);
    }
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
    let mut options = offer(rules, state, seat, slips).options.into_iter();
    options.find(|(option, _)| option == action).map(|(_, slip)| slip)
}

/// The component that a picked card is for, where that is easy to say.
fn part_now(rules: &BombCat, state: &State, seat: Seat, slips: &[Slip]) -> Option<u8> {
    match (state.stack.frame()?, slips.first()) {
        (Frame::Turn { .. } | Frame::Poll { .. }, Some(&Slip::Use { action, way })) => {
            let plan = rules.plan_for(ActionId(action))?;
            counted(rules, state, seat, plan, way.into())?.part_now(slips)
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
            offer(rules, state, seat, &slips).stop.filter(|stop| *stop == Action::Pass)
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
    let offer = offer(rules, state, seat, &laid(state, seat));
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

fn offer(rules: &BombCat, state: &State, seat: Seat, slips: &[Slip]) -> Offer {
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
        Frame::Turn { stage } if slips.is_empty() => offer_turn(rules, state, seat, stage),
        Frame::Poll { .. } if slips.is_empty() => {
            let Some(poll) = state.polls.last() else { return Offer::default() };
            let key = crate::plan::key_of(poll.what, poll.tense);
            let mut offer = Offer { stop: Some(Action::Pass), ..Offer::default() };
            let had = rules.had(state, seat);
            for &id in &rules.responds[key] {
                if had.has(id) && rules.could_hear(id, poll, None) {
                    add_uses(rules, state, seat, id, Some(poll), had.hand, &mut offer);
                }
            }
            offer
        }
        Frame::Game { .. } => Offer::complete(),
        Frame::Turn { .. } => offer_use(rules, state, seat, None, slips),
        Frame::Poll { .. } => offer_use(rules, state, seat, state.polls.last(), slips),
        Frame::Act { .. } => {
            let id = state.acts.last().map_or(ActionId::NONE, |act| act.action);
            offer_picks(rules, state, seat, id, None, slips)
        }
        Frame::Body { .. } => offer_body(rules, state, seat, slips),
        Frame::Carry { .. } | Frame::Death { .. } => Offer::default(),
    }
}

fn offer_turn(rules: &BombCat, state: &State, seat: Seat, stage: u8) -> Offer {
    let mut offer = Offer::default();
    if stage == ENDING {
        let left = turn::ends_left(rules, state, seat);
        for &id in &left {
            add_uses(rules, state, seat, id, None, None, &mut offer);
        }
        let must = left.iter().any(|&id| rules.is_must(id));
        offer.stop = (!must || offer.options.is_empty()).then_some(Action::EndTurn);
        return offer;
    }
    offer.stop = Some(Action::EndTurn);
    if state.acted < ACTIONS {
        let had = rules.had(state, seat);
        for &id in rules.plays.iter().filter(|&&id| had.has(id)) {
            add_uses(rules, state, seat, id, None, had.hand, &mut offer);
        }
    }
    offer
}

/// Whether a player has an action as far as he knows.
pub(crate) fn may_have(rules: &BombCat, state: &State, seat: Seat, id: ActionId) -> bool {
    rules.had(state, seat).has(id)
}

/// Adds the ways to use an action. `hand` is what the player holds, if that is known.
fn add_uses(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    id: ActionId,
    poll: Option<&Poll>,
    hand: Option<Hand>,
    offer: &mut Offer,
) {
    if !counts_allow(rules, state, seat, id) || !fits_now(rules, state, seat, id, poll) {
        return;
    }
    let mut ways = ways_to_pay(rules, state, seat, id, poll, hand);
    if ways == 0 || !has_targets(rules, state, seat, id, poll) {
        return;
    }
    while ways != 0 {
        let way = ways.trailing_zeros() as u8;
        ways &= ways - 1;
        let action = Action::Use { action: rules.names.action(id), way };
        offer.options.push((action, Slip::Use { action: id.0, way }));
    }
}

/// Whether a player who has an action could use it now, as far as he knows.
pub(crate) fn is_usable(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    id: ActionId,
    poll: Option<&Poll>,
) -> bool {
    let mut offer = Offer::default();
    add_uses(rules, state, seat, id, poll, None, &mut offer);
    !offer.options.is_empty()
}

fn counts_allow(rules: &BombCat, state: &State, seat: Seat, id: ActionId) -> bool {
    let Some(count) = rules.plan_for(id).map(|plan| plan.count) else { return false };
    if count.turn < 0 && count.game < 0 {
        return true;
    }
    let (turn, game) = state.uses(seat, id);
    let below = |used: u16, limit: i16| limit < 0 || i32::from(used) < i32::from(limit);
    below(turn, count.turn) && below(game, count.game)
}

/// Whether trigger and condition may hold, as far as the player knows.
fn fits_now(rules: &BombCat, state: &State, seat: Seat, id: ActionId, poll: Option<&Poll>) -> bool {
    let Some(plan) = rules.plan_for(id) else { return false };
    match (plan.kind, poll) {
        (ActionKind::Respond, Some(poll)) => {
            if plan.rejects && !crate::poll::can_reject(rules, poll, id) {
                return false;
            }
        }
        (ActionKind::Play | ActionKind::End, None) => {}
        _ => return false,
    }
    let plain = match (plan.plain, poll) {
        (Plain::Always, _) => true,
        (Plain::MyTurn, _) => state.seat == seat && state.phase == Phase::Main,
        (Plain::Ok, Some(poll)) => poll.ok > 0,
        (Plain::Ok, None) => false,
        (Plain::No, _) => {
            let eval = act::offered(rules, state, seat, id, poll, &[]);
            rules.library.action(id).is_some_and(|it| eval.test(it.it.cond) != Truth::No)
        }
    };
    plain
        && poll.is_none_or(|poll| {
            let eval = act::offered(rules, state, seat, id, Some(poll), &[]);
            eval.hears(plan.trigger, poll) != Truth::No
        })
}

/// The ways in which an action can be paid for, as bits.
fn ways_to_pay(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    id: ActionId,
    poll: Option<&Poll>,
    hand: Option<Hand>,
) -> u32 {
    let Some(plan) = rules.plan_for(id) else { return 0 };
    if plan.fills.is_empty() || plan.must {
        return 1;
    }
    let is_payable = |way: usize| match counted(rules, state, seat, plan, way) {
        Some(counted) => counted.is_payable(hand),
        None => basket(rules, state, seat, id, poll, plan.costs, way).is_payable(),
    };
    match plan.fills.len() {
        1 => u32::from(is_payable(0)),
        ways => (0..ways.min(32)).fold(0, |all, way| all | u32::from(is_payable(way)) << way),
    }
}

/// A basket for which cards need only be counted, if it is one.
fn counted<'a>(
    rules: &'a BombCat,
    state: &'a State,
    payer: Seat,
    plan: &'a Plan,
    way: usize,
) -> Option<Counted<'a>> {
    let Some(Fill::Counted(parts)) = plan.fills.get(way) else { return None };
    // Where some effect has closed a region to the payer, counting is not enough.
    let closed = |grant: &Grant| !grant.open && grant.whom.contains(payer);
    (!state.grants.iter().any(closed)).then_some(Counted { rules, state, payer, parts })
}

fn basket<'a>(
    rules: &'a BombCat,
    state: &'a State,
    seat: Seat,
    id: ActionId,
    poll: Option<&'a Poll>,
    costs: Costs,
    way: usize,
) -> Basket<'a> {
    let fill = rules.plan_for(id).and_then(|plan| plan.fills.get(way)).unwrap_or(&Fill::Searched);
    let eval = act::offered(rules, state, seat, id, poll, &[]);
    Basket { eval, costs, way, payer: seat, fill }
}

/// What an action that was clicked still needs.
fn offer_use(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    poll: Option<&Poll>,
    slips: &[Slip],
) -> Offer {
    let Some(&Slip::Use { action, way }) = slips.first() else { return Offer::complete() };
    let id = ActionId(action);
    let Some(plan) = rules.plan_for(id) else { return Offer::complete() };
    if !plan.must && slips.len() < PICKS {
        let next = match counted(rules, state, seat, plan, way.into()) {
            Some(counted) => counted.next(slips),
            None => basket(rules, state, seat, id, poll, plan.costs, way.into()).next(slips),
        };
        if !next.complete {
            return fill_offer(rules, state, seat, next);
        }
    }
    offer_picks(rules, state, seat, id, poll, slips)
}

/// Cards that can go into a basket.
fn fill_offer(rules: &BombCat, state: &State, seat: Seat, next: crate::fill::Next) -> Offer {
    let options = next.options.iter().map(|&slip| (as_card(rules, state, seat, slip), slip));
    let mut offer = Offer::of(options);
    if next.enough {
        offer.options.push((Action::Done, Slip::Enough(next.part)));
    }
    offer
}

/// A card as an action of a player, who may not know its place among the others.
fn as_card(rules: &BombCat, state: &State, seat: Seat, slip: Slip) -> Action {
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

/// The players and regions that can be chosen for one entry, given those before.
fn pick_options(rules: &BombCat, eval: &Eval<'_>, from: PickFrom, taken: SeatSet) -> Options {
    match from {
        PickFrom::Player(players) => {
            let seats = eval.players(players).maybe.and(eval.state.alive).minus(taken);
            let order = in_order(rules, seats, eval.me);
            order.map(|seat| (Action::Player { seat }, Slip::Player(seat))).collect()
        }
        PickFrom::Region(regions) => {
            let meant = |place: &Place| eval.in_regions(regions, *place) != Truth::No;
            let places = rules.places().filter(meant).take(200);
            places
                .map(|place| (Action::Region { region: rules.spot(place) }, Slip::Region(place)))
                .collect()
        }
    }
}

/// Whether there is anything to choose from.
fn can_pick(rules: &BombCat, eval: &Eval<'_>, from: PickFrom, taken: SeatSet) -> bool {
    match from {
        PickFrom::Player(players) => {
            !eval.players(players).maybe.and(eval.state.alive).minus(taken).is_empty()
        }
        PickFrom::Region(regions) => {
            rules.places().any(|place| eval.in_regions(regions, place) != Truth::No)
        }
    }
}

/// The next player or region to be chosen for an action.
fn offer_picks(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    id: ActionId,
    poll: Option<&Poll>,
    slips: &[Slip],
) -> Offer {
    let Some(it) = rules.library.action(id) else { return Offer::complete() };
    let picks = &it.it.choose;
    let made: Few<Target> = slips
        .iter()
        .filter_map(|slip| match *slip {
            Slip::Player(player) => Some(Bound::Player(player.into())),
            Slip::Region(place) => Some(Bound::Region(place)),
            _ => None,
        })
        .zip(picks)
        .map(|(what, pick)| Target { name: pick.name, what, spared: false })
        .collect();
    let Some(pick) = picks.get(made.len()).filter(|_| slips.len() < PICKS) else {
        return Offer::complete();
    };
    let eval = act::offered(rules, state, seat, id, poll, &made);
    let mut options = pick_options(rules, &eval, pick.from, players_of(&made));
    // Only what leaves somebody for those that follow.
    let last = made.len() + 1 == picks.len();
    options.retain(|(_, slip)| {
        if last {
            return true;
        }
        let mut more = made.clone();
        let what = match *slip {
            Slip::Player(player) => Bound::Player(player.into()),
            Slip::Region(place) => Bound::Region(place),
            _ => Bound::Nothing,
        };
        more.push(Target { name: pick.name, what, spared: false });
        can_aim(rules, state, seat, id, poll, &mut more, &mut AIMS.clone())
    });
    if options.is_empty() {
        return Offer::complete();
    }
    Offer { options, ..Offer::default() }
}

fn players_of(made: &[Target]) -> SeatSet {
    let players = made.iter().filter_map(|target| match target.what {
        Bound::Player(who) => who.seat(),
        _ => None,
    });
    players.collect()
}

/// So many choices are looked at before those that are left are taken to be possible.
const AIMS: u32 = 200;

/// Whether the choices that are left can all be made.
fn can_aim(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    id: ActionId,
    poll: Option<&Poll>,
    made: &mut Few<Target>,
    left: &mut u32,
) -> bool {
    let Some(it) = rules.library.action(id) else { return false };
    let Some(pick) = it.it.choose.get(made.len()) else { return true };
    if it.it.choose.len() > 16 {
        return false;
    }
    if *left == 0 {
        return true;
    }
    *left -= 1;
    let eval = act::offered(rules, state, seat, id, poll, made);
    if made.len() + 1 == it.it.choose.len() {
        return can_pick(rules, &eval, pick.from, players_of(made));
    }
    let options = pick_options(rules, &eval, pick.from, players_of(made));
    options.into_iter().any(|(_, slip)| {
        let what = match slip {
            Slip::Player(player) => Bound::Player(player.into()),
            Slip::Region(place) => Bound::Region(place),
            _ => Bound::Nothing,
        };
        made.push(Target { name: pick.name, what, spared: false });
        let possible = can_aim(rules, state, seat, id, poll, made, left);
        made.pop();
        possible
    })
}

pub(crate) fn has_targets(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    id: ActionId,
    poll: Option<&Poll>,
) -> bool {
    let Some(it) = rules.library.action(id) else { return false };
    match it.it.choose[..] {
        [] => true,
        // One thing is chosen, as mostly.
        [Pick { from, .. }] => {
            let eval = act::offered(rules, state, seat, id, poll, &[]);
            can_pick(rules, &eval, from, SeatSet::EMPTY)
        }
        _ => can_aim(rules, state, seat, id, poll, &mut Few::new(), &mut AIMS.clone()),
    }
}

/// What is asked in the middle of an effect.
fn offer_body(rules: &BombCat, state: &State, seat: Seat, slips: &[Slip]) -> Offer {
    let Some((node, stage, left)) = current(rules, state) else { return Offer::default() };
    let Some(act) = state.acts.last() else { return Offer::default() };
    let mut eval = Eval::of_act(rules, state, act);
    let one = !slips.is_empty();
    match node {
        StmtNode::Move { .. } if stage == body::PLACES => {
            if one {
                return Offer::complete();
            }
            let to = state.carries.last().and_then(|load| load.cards.get(usize::from(left)));
            let len = to.map_or(0, |it| state.region(it.to).len()) as u16;
            Offer::of((0..=len).map(|place| (Action::Place { place }, Slip::Number(place as i16))))
        }
        StmtNode::Move { what, from, by, .. } => {
            let place = eval.place(from);
            let must = is_must_move(&eval, by);
            offer_cards(rules, &mut eval, seat, what, place, must, &node, slips)
        }
        StmtNode::Attach { what, within, by, .. } | StmtNode::Detach { what, within, by, .. } => {
            let place = eval.place(within);
            let must = is_must_move(&eval, by);
            offer_cards(rules, &mut eval, seat, what, place, must, &node, slips)
        }
        StmtNode::Reorder { n, of, .. } => {
            let n = body::asked_number(act).unwrap_or(eval.number(n));
            let top = top_of(state, eval.place(of), n);
            let taken = |card: &CardNo| slips.contains(&Slip::Card(0, *card));
            let row = rules.row(state, eval.place(of), Viewer::Seat(seat));
            let left = row.iter().filter(|card| top.contains(card) && !taken(card));
            let mut options = Options::new();
            for &card in left {
                let slip = Slip::Card(0, card);
                let action = as_card(rules, state, seat, slip);
                let same = |(other, _): &(Action, Slip)| match (other, &action) {
                    (Action::Card { card: a, .. }, Action::Card { card: b, .. }) => a == b,
                    _ => false,
                };
                if !options.iter().any(same) {
                    options.push((action, slip));
                }
            }
            let complete = options.is_empty();
            Offer { options, complete, ..Offer::default() }
        }
        _ if one && !matches!(node, StmtNode::Ask { .. }) => Offer::complete(),
        StmtNode::Cut { region, .. } => {
            let len = state.region(eval.place(region)).len() as u16;
            Offer::of(
                (1..len.max(2)).map(|place| (Action::Place { place }, Slip::Number(place as i16))),
            )
        }
        // What can be chosen is as it was when the seat was asked.
        StmtNode::ChoosePlayer { .. }
        | StmtNode::ChooseRegion { .. }
        | StmtNode::ChooseNum { .. } => {
            Offer::of(act.choices.iter().filter_map(|choice| match *choice {
                Bound::Player(who) => {
                    let seat = who.seat()?;
                    Some((Action::Player { seat }, Slip::Player(seat)))
                }
                Bound::Region(place) => {
                    Some((Action::Region { region: rules.spot(place) }, Slip::Region(place)))
                }
                Bound::Num(n) => Some((Action::Number { n }, Slip::Number(n))),
                _ => None,
            }))
        }
        StmtNode::ChooseDef { .. } => {
            Offer::of(nameable(rules).map(|card| (Action::Name { card }, Slip::Name(card))))
        }
        StmtNode::ChooseOne { options, .. } => {
            let module = rules.module_of(act.action);
            let texts: Vec<_> = rules.program(module).ways(options).map(|(text, _)| text).collect();
            let ways = act.choices.iter().filter_map(|choice| match choice {
                Bound::Num(way) => u8::try_from(*way).ok(),
                _ => None,
            });
            Offer::of(ways.filter_map(|way| {
                let text = *texts.get(usize::from(way))?;
                Some((Action::Way { way: rules.names.text(module, text) }, Slip::Way(way)))
            }))
        }
        StmtNode::Ask { must, costs, .. } => offer_demand(rules, state, seat, costs, must, slips),
        _ => Offer { stop: Some(Action::Pass), ..Offer::default() },
    }
}

fn is_must_move(eval: &Eval<'_>, by: crate::lang::nodes::Mover) -> bool {
    match eval.program.mover(by) {
        crate::lang::nodes::MoverNode::By { must, .. } => must,
        crate::lang::nodes::MoverNode::ByRandom {} => true,
    }
}

/// Cards that somebody may or must supply for a move.
#[expect(clippy::too_many_arguments)]
fn offer_cards(
    rules: &BombCat,
    eval: &mut Eval<'_>,
    seat: Seat,
    what: CardPat,
    place: Place,
    must: bool,
    node: &StmtNode,
    slips: &[Slip],
) -> Offer {
    eval.sight = Some(Viewer::Seat(seat));
    let cards = candidates(rules, eval, place, node);
    let blind = matches!(node, StmtNode::Move { by, .. } | StmtNode::Attach { by, .. } | StmtNode::Detach { by, .. }
        if matches!(eval.program.mover(*by), crate::lang::nodes::MoverNode::By { blind: true, .. }));
    let unseen = |card: CardNo| blind || !rules.sees(eval.state, card, Viewer::Seat(seat));
    // Whoever chooses blindly says only whether.
    if cards.iter().all(|&card| unseen(card)) {
        if !slips.is_empty() {
            let n = takes(eval, what).map_or(1, |(least, _)| usize::from(least.max(1)));
            if slips.len() >= n.min(cards.len()) {
                return Offer::complete();
            }
        }
        let option = (Action::Unseen { from: rules.spot(place) }, Slip::Unseen(0, place));
        let stop = (!must && slips.is_empty()).then_some(Action::Pass);
        return Offer { options: smallvec![option], stop, complete: false };
    }
    if let Some(leaf) = single(eval, what) {
        if !slips.is_empty() {
            return Offer::complete();
        }
        let mut offer = Offer::default();
        for &card in &cards {
            let slip = match unseen(card) {
                true => Slip::Unseen(0, place),
                false => Slip::Card(0, card),
            };
            let known = |(_, other): &(Action, Slip)| match (*other, slip) {
                (Slip::Card(_, other), Slip::Card(_, card)) => is_like(eval.state, card, other),
                (other, slip) => other == slip,
            };
            if !offer.options.iter().any(known) && eval.leaf(leaf, card) != Truth::No {
                offer.options.push((as_card(rules, eval.state, seat, slip), slip));
            }
        }
        offer.stop = (!must || offer.options.is_empty()).then_some(Action::Pass);
        return offer;
    }
    let (mut shape, _) = eval.pool(what, &cards);
    let whole = pool_with(eval, what, &cards, &[]);
    if must && !Query::within(&shape, &whole, QUICK).exists() {
        match best_effort(&shape, &whole) {
            Some(less) => shape = less,
            None => return Offer { stop: Some(Action::Pass), ..Offer::default() },
        }
    }
    let picked = picked_of(rules, eval.state, seat, slips);
    let holds = |picked: &[CardNo]| {
        let at: Vec<usize> =
            picked.iter().filter_map(|card| cards.iter().position(|other| other == card)).collect();
        Query::within(&shape, &whole, QUICK).holds(&at)
    };
    // Cards are picked in the order in which they lie, so those before the last one are out.
    let can = |picked: &[CardNo], from: usize, shape: &Shape| {
        let late = cards.iter().enumerate();
        let late = late.filter(|(at, card)| *at >= from || picked.contains(card));
        let late: Vec<CardNo> = late.map(|(_, card)| *card).collect();
        Query::within(shape, &pool_with(eval, what, &late, picked), QUICK).exists()
    };
    let mut offer = Offer::default();
    let last = picked.iter().filter_map(|card| cards.iter().position(|other| other == card)).max();
    let mut kinds: Vec<CardNo> = Vec::new();
    for (at, &card) in cards.iter().enumerate() {
        if picked.contains(&card) || last.is_some_and(|last| at < last) || slips.len() >= PICKS {
            continue;
        }
        let slip = match unseen(card) {
            true => Slip::Unseen(0, place),
            false => Slip::Card(0, card),
        };
        let known = match slip {
            Slip::Unseen(..) => offer.options.iter().any(|(_, other)| *other == slip),
            _ => kinds.iter().any(|&other| is_like(eval.state, card, other)),
        };
        if known {
            continue;
        }
        let more: Vec<CardNo> = picked.iter().copied().chain([card]).collect();
        if can(&more, at, &shape) {
            kinds.push(card);
            offer.options.push((as_card(rules, eval.state, seat, slip), slip));
        }
    }
    let enough = holds(&picked);
    if picked.is_empty() {
        offer.stop = (!must || enough || offer.options.is_empty()).then_some(Action::Pass);
    } else if enough {
        match offer.options.is_empty() {
            true => offer.complete = true,
            false => offer.stop = Some(Action::Done),
        }
    }
    offer
}

/// What somebody who must choose cards chooses, if there is only one way to do so.
pub(crate) fn only_choice(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    what: CardPat,
    place: Place,
    node: &StmtNode,
) -> Option<Vec<Slip>> {
    let mut eval = Eval::of_act(rules, state, state.acts.last()?);
    let mut slips = Vec::new();
    loop {
        let next = offer_cards(rules, &mut eval, seat, what, place, true, node, &slips);
        match (&next.options[..], next.stop) {
            _ if next.complete => return Some(slips),
            ([(_, only)], None) => slips.push(*only),
            ([], _) if slips.is_empty() => return Some(slips),
            _ => return None,
        }
    }
}

fn is_like(state: &State, card: CardNo, other: CardNo) -> bool {
    let (Some(a), Some(b)) = (state.card(card), state.card(other)) else { return false };
    let marks = |no: CardNo| state.marks.iter().filter(move |mark| mark.card == no);
    (a.def, a.creator, a.entered) == (b.def, b.creator, b.entered)
        && marks(card).map(|mark| mark.tag).eq(marks(other).map(|mark| mark.tag))
}

fn pool_with(eval: &Eval<'_>, what: CardPat, cards: &[CardNo], picked: &[CardNo]) -> Pool {
    let (_, mut pool) = eval.pool(what, cards);
    for card in picked {
        if let Some(at) = cards.iter().position(|other| other == card) {
            pool.require(at);
        }
    }
    pool
}

/// The cards of some picks; unseen ones stand for any of their region.
fn picked_of(rules: &BombCat, state: &State, seat: Seat, slips: &[Slip]) -> Vec<CardNo> {
    let mut picked: Vec<CardNo> = Vec::new();
    for slip in slips {
        match *slip {
            Slip::Card(_, card) => picked.push(card),
            Slip::Unseen(_, place) => {
                let free = |card: &&CardNo| {
                    !rules.sees(state, **card, Viewer::Seat(seat)) && !picked.contains(card)
                };
                if let Some(&card) = state.region(place).iter().find(free) {
                    picked.push(card);
                }
            }
            _ => {}
        }
    }
    picked
}

/// The baskets of somebody of whom something is demanded.
fn demand<'a>(
    rules: &'a BombCat,
    state: &'a State,
    seat: Seat,
    costs: Costs,
    way: usize,
) -> Option<Basket<'a>> {
    let act = state.acts.last()?;
    let mut eval = Eval::of_act(rules, state, act);
    eval.sight = Some(Viewer::Seat(seat));
    Some(Basket { eval, costs, way, payer: seat, fill: &Fill::Searched })
}

fn offer_demand(
    rules: &BombCat,
    state: &State,
    seat: Seat,
    costs: Costs,
    must: bool,
    slips: &[Slip],
) -> Offer {
    if let Some(&Slip::Use { way, .. }) = slips.first() {
        let Some(basket) = demand(rules, state, seat, costs, way.into()) else {
            return Offer::complete();
        };
        let next = basket.next(slips);
        return match next.complete || slips.len() >= PICKS {
            true => Offer::complete(),
            false => fill_offer(rules, state, seat, next),
        };
    }
    let module = state.acts.last().map_or(0, |act| rules.module_of(act.action));
    let ways = rules.program(module).alternatives(costs).min(32) as u8;
    let payable = |way: &u8| {
        demand(rules, state, seat, costs, (*way).into()).is_some_and(|basket| basket.is_payable())
    };
    let mut offer = Offer::of(
        (0..ways)
            .filter(payable)
            .map(|way| (Action::Pay { way }, Slip::Use { action: u16::MAX, way })),
    );
    if !must || offer.options.is_empty() {
        offer.stop = Some(Action::Pass);
    }
    offer
}

pub(crate) fn question(rules: &BombCat, state: &State, seat: Seat) -> Option<Question> {
    if !is_awaited(state, seat) {
        return None;
    }
    let slips = laid(state, seat);
    let frame = state.stack.frame()?;
    let asked = match frame {
        Frame::Game { .. } => Asked::ChooseHero,
        Frame::Turn { .. } | Frame::Poll { .. } if !slips.is_empty() => {
            asked_use(rules, state, seat, &slips)
        }
        Frame::Turn { stage: ENDING } => Asked::EndOfTurn,
        Frame::Turn { .. } => Asked::Turn,
        Frame::Poll { .. } => asked_poll(rules, state, seat, state.polls.last()?),
        Frame::Act { .. } => {
            let id = state.acts.last()?.action;
            let part = slips.len() as u8;
            Asked::Target { action: rules.names.action(id), part }
        }
        Frame::Body { .. } => asked_body(rules, state, &slips)?,
        Frame::Carry { .. } | Frame::Death { .. } => return None,
    };
    let mut question = Question::one(&asked);
    let act = state.acts.last().filter(|_| matches!(frame, Frame::Body { .. }));
    if let Some(act) = act {
        let by = crate::event::Actor::from(act.actor);
        let action = rules.names.action(act.action);
        let by = serde_json::to_value(by).unwrap_or_default();
        let action = serde_json::to_value(action).unwrap_or_default();
        question.cause = Some(engine::Note::with("action", [("by", by), ("action", action)]));
    }
    let offer = offer(rules, state, seat, &slips);
    question.min = u8::from(offer.stop.is_none());
    Some(question)
}

fn asked_use(rules: &BombCat, state: &State, seat: Seat, slips: &[Slip]) -> Asked {
    let Some(&Slip::Use { action, way }) = slips.first() else { return Asked::Turn };
    let id = ActionId(action);
    let action = rules.names.action(id);
    if let Some(plan) = rules.plan_for(id) {
        let basket = basket(rules, state, seat, id, answered(state), plan.costs, way.into());
        let next = match counted(rules, state, seat, plan, way.into()) {
            Some(counted) => counted.next(slips),
            None => basket.next(slips),
        };
        if !plan.must && !next.complete {
            let (op, from, to) = basket.asks(next.part);
            return Asked::Fill { action, part: next.part, op, from, to };
        }
    }
    let made =
        slips.iter().filter(|slip| matches!(slip, Slip::Player(_) | Slip::Region(_))).count();
    Asked::Target { action, part: made as u8 }
}

fn asked_poll(rules: &BombCat, state: &State, seat: Seat, poll: &Poll) -> Asked {
    let (by, done, ok) = (poll.by.into(), poll.tense == Tense::Done, poll.ok);
    match poll.what {
        What::Exec { target: Some(seat), .. } if poll.action == ActionId::EXPLODE => {
            Asked::Explosion { seat, ok }
        }
        What::Exec { target, .. } => {
            let action = rules.names.action(poll.action);
            Asked::Answer { by, action, victim: target, done, ok }
        }
        What::Move { card, from, to, .. } => {
            let sees = carry::knowers(rules, state, poll, card).contains(seat);
            let card = state.card(card).map(|card| card.def).filter(|_| sees);
            let (from, to) = (rules.spot(from), rules.spot(to));
            Asked::AnswerMove { by, card, from, to, done, ok }
        }
        What::Turn { edge, seat } => {
            Asked::AnswerTurn { seat, end: edge == crate::lang::words::Edge::End }
        }
        What::Death { stage, seat } => {
            Asked::AnswerDeath { seat, done: stage == crate::lang::words::Stage::Final }
        }
    }
}

fn asked_body(rules: &BombCat, state: &State, slips: &[Slip]) -> Option<Asked> {
    let (node, stage, left) = current(rules, state)?;
    let act = state.acts.last()?;
    let eval = Eval::of_act(rules, state, act);
    let action = rules.names.action(act.action);
    let spot = |at| rules.spot(eval.place(at));
    Some(match node {
        StmtNode::Move { .. } if stage == body::PLACES => {
            let load = state.carries.last()?;
            let to = load.cards.get(usize::from(left))?.to;
            Asked::PickPlace { action, region: rules.spot(to) }
        }
        StmtNode::Move { from, to, by, .. } => {
            let must = is_must_move(&eval, by);
            Asked::PickCards { action, from: spot(from), to: spot(to), must }
        }
        StmtNode::Attach { tag, within, .. } | StmtNode::Detach { tag, within, .. } => {
            Asked::PickTagged { action, tag: rules.names.tag(tag), from: spot(within) }
        }
        StmtNode::Reorder { n, of, .. } => {
            let n = body::asked_number(act).unwrap_or(eval.number(n));
            let top = top_of(state, eval.place(of), n).len();
            let left = top.saturating_sub(slips.len()) as u8;
            Asked::PickOrder { action, region: spot(of), left }
        }
        StmtNode::Cut { region, .. } => Asked::PickCut { action, region: spot(region) },
        StmtNode::ChoosePlayer { .. } => Asked::PickPlayer { action },
        StmtNode::ChooseRegion { .. } => Asked::PickRegion { action },
        StmtNode::ChooseDef { .. } => Asked::PickName { action },
        StmtNode::ChooseNum { .. } => Asked::PickNumber { action },
        StmtNode::ChooseOne { .. } => Asked::PickWay { action },
        StmtNode::Ask { must, .. } => Asked::Demand { action, must },
        _ => return None,
    })
}

/// Blocks of codes: uses, cards and regions by place, everything else.
const WAYS: u32 = 32;
const PLACES: u32 = 1024;

/// The number of an action; different actions of one list have different numbers.
pub(crate) fn code(rules: &BombCat, action: &Action) -> u32 {
    let names = rules.names.len() as u32;
    let zones = rules.zones.len() as u32 + 1;
    let place_of = |spot: Spot| match rules.place_of(spot) {
        Place::VOID => zones - 1,
        place => u32::from(place.0).min(zones - 1),
    };
    let number = |card: engine::Card| (card.index() as u32).min(names.saturating_sub(1));
    let uses = 16;
    let cards = uses + names * WAYS;
    let unseen = cards + zones * PLACES;
    let regions = unseen + zones;
    let named = regions + zones;
    let numbers = named + names;
    let places = numbers + 20_000;
    match *action {
        Action::EndTurn => 0,
        Action::Pass => 1,
        Action::Done => 2,
        Action::Use { action, way } => uses + number(action) * WAYS + u32::from(way) % WAYS,
        Action::Card { from, place, .. } => {
            cards + place_of(from) * PLACES + u32::from(place).min(PLACES - 1)
        }
        Action::Unseen { from } => unseen + place_of(from),
        Action::Region { region } => regions + place_of(region),
        Action::Name { card } | Action::Way { way: card } | Action::Hero { hero: card } => {
            named + number(card)
        }
        Action::Number { n } => numbers + (i32::from(n).clamp(-9999, 9999) + 9999) as u32,
        Action::Place { place } => places + u32::from(place).min(PLACES - 1),
        Action::Player { seat } => places + PLACES + seat.index() as u32,
        Action::Pay { way } => places + PLACES + 16 + u32::from(way) % WAYS,
    }
}

pub(crate) fn codes(rules: &BombCat) -> u32 {
    code(rules, &Action::Pay { way: 31 }) + 1
}
