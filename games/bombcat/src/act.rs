//! An action from its submission to its end: it is paid for, announced, answered, aimed, done.

use crate::eval::{Eval, bound_by};
use crate::event::{Event, Inner, Reckoned};
use crate::ids::{CardNo, Place, Who};
use crate::lang::nodes::{Bool, TriggerNode};
use crate::lang::program::{ActionId, Component, Local};
use crate::lang::words::{ActionKind, Op, Tense, Veto, Voice};
use crate::pattern::{Query, Truth};
use crate::plan::{Fill, Plain};
use crate::resolve::{ask, living, reckon};
use crate::rules::{BombCat, Table};
use crate::state::*;
use crate::{carry, create, death, legal, poll};
use engine::stack::Resolution;
use engine::{Host, List, Seat, Viewer};
use smallvec::SmallVec;

/// The stages of an action.
pub(crate) const PICK: u8 = 0;
const PAY: u8 = 1;
const PAID: u8 = 2;
const ABOUT: u8 = 3;
const HEARD: u8 = 4;
const AIM: u8 = 5;
const AIMED: u8 = 6;
const DO: u8 = 7;
const DONE: u8 = 8;
const OVER: u8 = 9;

/// A submitted action begins.
pub(crate) fn begin(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    seat: Seat,
    slips: &[Slip],
    answers: Option<u8>,
) {
    let Some(&Slip::Use { action, way }) = slips.first() else { return };
    let id = ActionId(action);
    let Some(it) = rules.library.action(id) else { return };
    let basket = draw_unseen(rules, ctx, seat, slips);
    start(rules, ctx, id, seat.into(), CardNo::NONE, answers, way);
    let mut targets = List::new();
    let mut picks = it.it.choose.iter();
    for slip in slips {
        let what = match *slip {
            Slip::Player(player) => Bound::Player(player.into()),
            Slip::Region(place) => Bound::Region(place),
            _ => continue,
        };
        if let (Slip::Player(player), true) = (*slip, targets.len() < 16) {
            targets.push(player);
        }
        if let Some(pick) = picks.next() {
            ctx.emit(Inner::Targeted(Target { name: pick.name, what, spared: false }).into());
        }
    }
    let mut last = None;
    for &(part, card) in &basket {
        ctx.emit(Inner::Filled { part, card }.into());
        // A component stands for its first card.
        if last.replace(part) != Some(part) {
            let mut parts = rules.program(it.module).components(it.it.costs, way.into());
            let name = parts.nth(part.into()).map(|part| part.name);
            if let Some(name) = name.filter(|&name| name != Local::NONE) {
                let what = Bound::Card(card, rules.followers(ctx.state(), card));
                ctx.emit(Inner::Bind { local: name.0, what }.into());
            }
        }
    }
    // Everything is looked at once more, with full knowledge: what was wrongly hoped for fails.
    let Some(act) = ctx.state().acts.last() else { return };
    let holds = rules.has(ctx.state(), seat, id)
        && still_holds(rules, ctx.state(), act, it.it.cond)
        && fits(rules, ctx.state(), act);
    let answered = answers.and_then(|at| ctx.state().polls.get(usize::from(at)));
    let against = answered.map(|poll| poll.action).filter(|&other| other != ActionId::NONE);
    let against = against.map(|other| rules.names.action(other));
    let counted = rules.plan_for(id).is_some_and(|plan| plan.counted);
    let name = rules.names.action(id);
    ctx.emit(Event::Used { seat, action: name, targets, against });
    for slip in slips {
        if let Slip::Region(place) = *slip {
            ctx.emit(Event::ChoseRegion { seat, region: rules.spot(place) });
        }
    }
    if !holds {
        ctx.emit(Inner::ActOk { ok: 0 }.into());
        ctx.emit(Event::Rejected {
            by: Who::Game.into(),
            action: name,
            against: name,
            left: 0,
            moving: false,
        });
    }
    if counted {
        ctx.emit(Inner::Counted { seat, action: id }.into());
    }
    ctx.push(Frame::Act { stage: PAY, at: 0 });
}

/// Whether the condition holds. What everybody sees was looked at when it was chosen.
fn still_holds(rules: &BombCat, state: &State, act: &Act, cond: Bool) -> bool {
    let at_length = || Eval::of_act(rules, state, act).test(cond) == Truth::Yes;
    let plain = rules.plan_for(act.action).is_some_and(|plan| plan.plain != Plain::No);
    debug_assert!(!plain || at_length());
    plain || at_length()
}

/// Whether the cards of the basket are what it asks for.
fn fits(rules: &BombCat, state: &State, act: &Act) -> bool {
    let Some(it) = rules.library.action(act.action) else { return false };
    let unseen = |card: CardNo| {
        act.actor.seat().is_some_and(|seat| !rules.sees(state, card, Viewer::Seat(seat)))
    };
    // What the player could see was checked when it was chosen, where no search can give up.
    let fills = rules.plan_for(act.action).map(|plan| &plan.fills);
    let fill = fills.and_then(|fills| fills.get(usize::from(act.way)));
    let searched = fill.is_some_and(|fill| matches!(fill, Fill::Searched));
    if !searched && !act.basket.iter().any(|&(_, card)| unseen(card)) {
        return true;
    }
    let eval = Eval::of_act(rules, state, act);
    let mut parts = eval.program.components(it.it.costs, act.way.into()).enumerate();
    parts.all(|(at, part)| {
        let mine = |it: &&(u8, CardNo)| usize::from(it.0) == at;
        let cards: Vec<CardNo> = act.basket.iter().filter(mine).map(|it| it.1).collect();
        let all: Vec<usize> = (0..cards.len()).collect();
        let (shape, pool) = eval.pool(part.what, &cards);
        !part.fixed.is_empty() || Query::new(&shape, &pool).holds(&all)
    })
}

/// The cards of a basket; those that the player could not see are drawn.
pub(crate) fn draw_unseen(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    seat: Seat,
    slips: &[Slip],
) -> Few<(u8, CardNo)> {
    let mut basket: Few<(u8, CardNo)> = Few::new();
    for slip in slips {
        if let Slip::Card(part, card) = *slip {
            basket.push((part, card));
        }
    }
    for slip in slips {
        let Slip::Unseen(part, place) = *slip else { continue };
        let state = ctx.state();
        let is_unseen = |&card: &CardNo| {
            !rules.sees(state, card, Viewer::Seat(seat))
                && basket.iter().all(|&(_, taken)| taken != card)
        };
        let mut free: Vec<CardNo> = state.region(place).iter().copied().filter(is_unseen).collect();
        // One that is about to leave is taken only where there is no other, which the player cannot know.
        let stays = |card: &CardNo| !carry::is_spoken_for(state, *card, None);
        if free.iter().any(stays) {
            free.retain(|card| stays(card));
        }
        if free.is_empty() {
            continue;
        }
        let at = ctx.index("blind", free.len());
        basket.push((part, free[at.min(free.len() - 1)]));
    }
    basket.sort_by_key(|&(part, _)| part);
    basket
}

/// An action begins, with what its trigger calls things.
fn start(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    action: ActionId,
    actor: Who,
    card: CardNo,
    answers: Option<u8>,
    way: u8,
) {
    let plan = rules.plan_for(action);
    let (ok, locals) = plan.map_or((1, 0), |plan| (plan.strength, plan.locals));
    ctx.emit(Inner::ActBegan { action, actor, card, answers, ok, way, locals }.into());
    if let (Some(at), Some(plan)) = (answers, plan) {
        let names = match plan.trigger {
            TriggerNode::OnMove { as_card, as_region, as_player, .. } => {
                [as_card, as_region, as_player]
            }
            TriggerNode::OnExec { as_player, as_target, .. } => [as_player, as_target, Local::NONE],
            TriggerNode::OnTurn { as_player, .. } | TriggerNode::OnDeath { as_player, .. } => {
                [as_player, Local::NONE, Local::NONE]
            }
            TriggerNode::Never {} => [Local::NONE; 3],
        };
        for name in names.into_iter().filter(|&name| name != Local::NONE) {
            let state = ctx.state();
            let Some(poll) = state.polls.get(usize::from(at)) else { return };
            let what = match bound_by(plan.trigger, poll, name) {
                Bound::Card(card, _) => {
                    let knowers = carry::knowers(poll);
                    Bound::Card(card, knowers.and(rules.followers(state, card)))
                }
                other => other,
            };
            ctx.emit(Inner::Bind { local: name.0, what }.into());
        }
    }
}

/// A reaction runs by itself.
pub(crate) fn react(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    seat: Seat,
    id: ActionId,
    card: CardNo,
    answers: u8,
) {
    let silent = rules.library.action(id).is_some_and(|it| it.it.voice == Voice::Silent);
    ctx.emit(Event::Reacted { seat, action: rules.names.action(id), silent, of: answers });
    if let Some(n) = carry::number_of(ctx.state(), answers) {
        reckon(ctx, Reckoned::Number { n });
    }
    start(rules, ctx, id, seat.into(), card, Some(answers), 0);
    ctx.emit(Inner::Counted { seat, action: id }.into());
    ctx.push(Frame::Act { stage: DO, at: 0 });
}

/// An action is done without being paid for.
pub(crate) fn run(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    id: ActionId,
    actor: Who,
) {
    let (Some(plan), Some(seat)) = (rules.plan_for(id), actor.seat()) else {
        return;
    };
    let action = rules.names.action(id);
    ctx.emit(Event::Used { seat, action, targets: List::new(), against: None });
    start(rules, ctx, id, actor, CardNo::NONE, None, 0);
    if plan.counted {
        ctx.emit(Inner::Counted { seat, action: id }.into());
    }
    ctx.push(Frame::Act { stage: PICK, at: 0 });
}

/// A bomb explodes in somebody's hand, unless nothing is left to be decided.
pub(crate) fn explode(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    seat: Seat,
    bomb: CardNo,
) {
    if rules.is_decided(ctx.state()) || !ctx.state().is_alive(seat) {
        return;
    }
    let card = ctx.state().card(bomb).map(|card| card.def);
    let face = ctx.told(|state| crate::view::face_of(rules, state, bomb));
    let (turn, it) = (ctx.state().turn, ctx.state().card(bomb));
    let entered = it.map(|it| it.entered).filter(|&entered| entered != turn);
    ctx.emit(Event::Exploding { seat, card, face, entered, no: card.map(|_| bomb) });
    let target = Target { name: Local::NONE, what: Bound::Player(seat.into()), spared: false };
    start(rules, ctx, ActionId::EXPLODE, Who::Game, bomb, None, 0);
    ctx.emit(Inner::Targeted(target).into());
    ctx.push(Frame::Act { stage: ABOUT, at: 0 });
}

/// Whether an action asks nobody and runs at once.
fn is_reaction(rules: &BombCat, act: &Act) -> bool {
    rules.plan_for(act.action).is_some_and(|plan| plan.kind == ActionKind::Auto)
}

pub(crate) fn veto_of(rules: &BombCat, action: ActionId) -> Veto {
    match rules.library.action(action) {
        Some(it) => it.it.veto,
        None => Veto::Guarded,
    }
}

pub(crate) fn advance(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    mut stage: u8,
    mut at: u8,
) {
    // The frame is written only where something comes on top of it.
    let go = |stage: u8| Frame::Act { stage, at: 0 };
    loop {
        let state = ctx.state();
        let Some(act) = state.acts.last() else { return ctx.pop(0) };
        let (action, actor, ok) = (act.action, act.actor, act.ok);
        if act.cancelled && stage < OVER {
            let told = stage <= DO && !is_reaction(rules, act);
            stage = OVER;
            if told {
                ctx.emit(Event::Failed { by: actor.into(), action: rules.names.action(action) });
            }
            continue;
        }
        match stage {
            PICK => {
                stage = ABOUT;
                let asks = rules.plan_for(action).is_some_and(|plan| plan.aims);
                // Whoever has nobody to choose is not asked.
                if let (true, Some(seat)) = (asks, living(state, actor))
                    && let Some(it) = legal::Use::new(rules, state, seat, action, None)
                    && it.has_picks()
                {
                    ctx.top(go(ABOUT));
                    if ask(rules, ctx, seat) {
                        return;
                    }
                }
            }
            PAY => {
                stage = ABOUT;
                let cards = basket(rules, ctx);
                if !cards.is_empty() {
                    ctx.top(go(PAID));
                    if carry::set_out(rules, ctx, cards, actor) {
                        return;
                    }
                }
            }
            PAID => {
                if ctx.stack().returned() == 0 && ok > 0 {
                    ctx.emit(Inner::ActOk { ok: 0 }.into());
                }
                stage = ABOUT;
            }
            ABOUT => {
                let fails = ok > 0 && is_pointless(rules, state, act);
                let (target, aimed) = (sole_target(act), aimed_stage(act));
                if fails {
                    ctx.emit(Inner::ActOk { ok: 0 }.into());
                }
                let ok = if fails { 0 } else { ok };
                if announce(rules, ctx, action, Tense::About, target, ok, go(HEARD)) {
                    return;
                }
                (stage, at) = (aimed, 0);
            }
            HEARD => {
                let left = ctx.stack().returned().clamp(0, 9) as u8;
                (stage, at) = (aimed_stage(act), 0);
                if left != ok {
                    ctx.emit(Inner::ActOk { ok: left }.into());
                }
            }
            AIM => {
                let is_player = |target: &&Target| matches!(target.what, Bound::Player(_));
                let several = act.targets.iter().filter(is_player).count() > 1;
                let target = act.targets.get(usize::from(at)).filter(|_| several && ok > 0);
                match target.map(|target| target.what) {
                    None => stage = DO,
                    Some(Bound::Player(Who::Seat(seat))) => {
                        let ok = if state.is_alive(seat) { ok } else { 0 };
                        let poll = exec(rules, state, Tense::About, Some(seat), true, ok);
                        if poll::raise(rules, ctx, poll, Frame::Act { stage: AIMED, at }) {
                            return;
                        }
                        at += 1;
                    }
                    Some(_) => at += 1,
                }
            }
            AIMED => {
                let target = act.targets.get(usize::from(at)).map(|target| target.what);
                if let (0, Some(what @ Bound::Player(Who::Seat(seat)))) =
                    (ctx.stack().returned(), target)
                {
                    let act = (state.acts.len() - 1) as u8;
                    ctx.emit(Event::Spared { seat, action: rules.names.action(action) });
                    ctx.emit(Inner::Retargeted { act, at, what, spared: true }.into());
                }
                (stage, at) = (AIM, at + 1);
            }
            DO if ok == 0 => stage = DONE,
            DO => {
                let reacts = is_reaction(rules, act);
                ctx.top(go(DONE));
                if action == ActionId::EXPLODE {
                    return blow_up(rules, ctx);
                }
                if !reacts {
                    let action = rules.names.action(action);
                    ctx.emit(Event::TookEffect { by: actor.into(), action });
                }
                lose_dead_targets(ctx);
                let body = rules.library.action(action).map_or(0, |it| it.it.body.0);
                return ctx.push(Frame::Body { body, at: 0, left: 0, stage: 0 });
            }
            DONE => {
                stage = OVER;
                if is_reaction(rules, act) {
                    continue;
                }
                let target = sole_target(act);
                if ok == 0 {
                    let action = rules.names.action(action);
                    ctx.emit(Event::Failed { by: actor.into(), action });
                }
                if announce(rules, ctx, action, Tense::Done, target, ok, go(OVER)) {
                    return;
                }
            }
            _ => {
                ctx.emit(Inner::ActOver.into());
                return ctx.pop(0);
            }
        }
    }
}

/// The last action is about to be done, or was done; says whether anybody is asked about it.
fn announce(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    action: ActionId,
    tense: Tense,
    target: Option<Seat>,
    ok: u8,
    then: Frame,
) -> bool {
    let event = |state: &State| exec(rules, state, tense, target, false, ok);
    if !rules.is_exec_heard(ctx.state(), action, tense) {
        debug_assert!(!rules.is_heard(ctx.state(), &event(ctx.state()), None));
        return false;
    }
    poll::raise(rules, ctx, event(ctx.state()), then)
}

/// An execution event of the last action.
fn exec(
    rules: &BombCat,
    state: &State,
    tense: Tense,
    target: Option<Seat>,
    scope: bool,
    ok: u8,
) -> Poll {
    let act = state.acts.len().checked_sub(1).map(|at| at as u8);
    let (action, by) =
        state.acts.last().map_or((ActionId::NONE, Who::Game), |act| (act.action, act.actor));
    let what = What::Exec { target, scope };
    let veto = veto_of(rules, action);
    Poll { what, tense, ok, veto, by, action, act, waiting: Few::new() }
}

/// An execution event for a rejection that a reaction opens.
pub(crate) fn rejection(rules: &BombCat, state: &State) -> Poll {
    let target = state.acts.last().and_then(|act| act.answers);
    let target =
        target.and_then(|at| state.polls.get(usize::from(at))).and_then(|poll| poll.by.seat());
    let ok = state.acts.last().map_or(1, |act| act.ok.max(1));
    exec(rules, state, Tense::About, target, false, ok)
}

/// What follows once an action was heard of: each of several players it is aimed at may answer for himself.
fn aimed_stage(act: &Act) -> u8 {
    if act.targets.len() < 2 { DO } else { AIM }
}

/// The only player that it is aimed at.
fn sole_target(act: &Act) -> Option<Seat> {
    let mut players = act.targets.iter().filter_map(|target| match target.what {
        Bound::Player(who) => who.seat(),
        _ => None,
    });
    let first = players.next();
    first.filter(|_| players.next().is_none())
}

/// Whether the actor, or everybody it is aimed at, or everybody else who would have to move cards, is dead.
fn is_pointless(rules: &BombCat, state: &State, act: &Act) -> bool {
    let dead = |who: Who| who.seat().is_some_and(|seat| !state.is_alive(seat));
    let mut players = act.targets.iter().filter_map(|target| match target.what {
        Bound::Player(who) => Some(who),
        _ => None,
    });
    let aimed = players.clone().next().is_some();
    dead(act.actor)
        || (aimed && players.all(dead))
        || (!aimed && movers_are_dead(rules, state, act))
}

/// Whether cards are to be moved by others than the actor, none of whom lives.
fn movers_are_dead(rules: &BombCat, state: &State, act: &Act) -> bool {
    let movers = rules.plan_for(act.action).map_or(&[][..], |plan| &plan.movers);
    if movers.is_empty() {
        return false;
    }
    let eval = Eval::of_act(rules, state, act);
    let all = movers.iter().flat_map(|&who| eval.players(who).sure.iter().collect::<Vec<_>>());
    let seats: engine::SeatSet = all.collect();
    !seats.is_empty() && seats.and(state.alive).is_empty()
}

/// Whoever died meanwhile is nobody to the program.
fn lose_dead_targets(ctx: &mut Table<'_, impl Host<BombCat>>) {
    let Some(act) = ctx.state().acts.last() else { return };
    let lost: Vec<Local> = act
        .targets
        .iter()
        .filter(|target| match target.what {
            Bound::Player(Who::Seat(seat)) => target.spared || !ctx.state().is_alive(seat),
            _ => false,
        })
        .map(|target| target.name)
        .collect();
    for name in lost {
        ctx.emit(Inner::Bind { local: name.0, what: Bound::Player(Who::Nobody) }.into());
    }
}

/// Players and regions are chosen for an action that was not clicked.
pub(crate) fn aimed(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    seat: Seat,
    slips: &[Slip],
) {
    let id = ctx.state().acts.last().map_or(ActionId::NONE, |act| act.action);
    let Some(it) = rules.library.action(id) else { return };
    let mut picks = it.it.choose.iter();
    for slip in slips {
        let what = match *slip {
            Slip::Player(player) => Bound::Player(player.into()),
            Slip::Region(place) => Bound::Region(place),
            _ => continue,
        };
        match *slip {
            Slip::Player(player) => ctx.emit(Event::ChosePlayer { seat, player }),
            Slip::Region(place) => {
                ctx.emit(Event::ChoseRegion { seat, region: rules.spot(place) });
            }
            _ => {}
        }
        let name = picks.next().map_or(Local::NONE, |pick| pick.name);
        ctx.emit(Inner::Targeted(Target { name, what, spared: false }).into());
    }
}

/// What the basket of the last action moves.
fn basket(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>) -> SmallVec<[Carried; 2]> {
    let Some(act) = ctx.state().acts.last() else { return SmallVec::new() };
    let Some(it) = rules.library.action(act.action) else { return SmallVec::new() };
    let (way, by, basket) = (usize::from(act.way), act.actor, Few::from_slice(&act.basket));
    let parts: Few<&Component> = rules.program(it.module).components(it.it.costs, way).collect();
    carried(rules, ctx, &parts, &basket, by)
}

/// What a basket moves: its cards, and those it makes.
pub(crate) fn carried(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    parts: &[&Component],
    basket: &[(u8, CardNo)],
    by: Who,
) -> SmallVec<[Carried; 2]> {
    let mut cards = SmallVec::new();
    for (at, part) in parts.iter().enumerate() {
        let Some(act) = ctx.state().acts.last() else { break };
        let eval = Eval::of_act(rules, ctx.state(), act);
        let to = match part.op {
            Op::Use | Op::Discard => match eval.place(part.to) {
                Place::VOID => rules.discard(),
                place => place,
            },
            Op::Annihilate => rules.gone(),
            Op::Transfer | Op::Bank => match eval.place(part.to) {
                Place::VOID => rules.gone(),
                place => place,
            },
            Op::Mark => Place::VOID,
        };
        let (op, pos) = (part.op, part.pos);
        let tag = part.tag.index().map(|tag| tag as u16).filter(|_| op == Op::Mark);
        let mine = basket.iter().filter(|(component, _)| usize::from(*component) == at);
        for &(_, card) in mine {
            let from = ctx.state().card(card).map_or(Place::VOID, |card| card.at);
            let to = if op == Op::Mark { from } else { to };
            cards.push(Carried { tag, ..Carried::new(card, from, to, op, pos) });
        }
        for &def in &part.fixed {
            let Some(card) = create::make(rules, ctx, def, by) else { continue };
            let from = rules.table();
            // What is made only to be marked is of no more use.
            let (to, op) = if op == Op::Mark { (rules.gone(), Op::Annihilate) } else { (to, op) };
            cards.push(Carried { made: true, ..Carried::new(card, from, to, op, pos) });
        }
    }
    cards
}

/// Nobody has stopped the explosion: the bomb is gone and its holder dies.
fn blow_up(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>) {
    let Some(act) = ctx.state().acts.last() else { return };
    let bomb = act.card;
    let Some(&Target { what: Bound::Player(Who::Seat(seat)), .. }) = act.targets.first() else {
        return;
    };
    let in_hand = ctx.state().card(bomb).is_some_and(|card| card.at == rules.hand(seat));
    ctx.emit(Event::Exploded { seat });
    if in_hand {
        carry::vanish(rules, ctx, bomb);
    }
    death::begin(ctx, seat);
}
