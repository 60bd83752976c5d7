//! The statements of an action, one after the other. A statement that needs an answer waits in its frame.

mod deeds;
mod run;
mod taking;

pub(crate) use taking::{candidates, is_bankable, single, takes};

use crate::eval::Eval;
use crate::event::{Event, Glimpse, Inner, Reckoned};
use crate::ids::{CardNo, PUBLIC, Place, Who};
use crate::lang::nodes::{
    CardNode, CardPat, CardPatNode, CardPredNode, Mover, MoverNode, StmtNode,
};
use crate::lang::program::{ActionId, Body, Component, Local};
use crate::lang::shape::Leaf;
use crate::lang::words::*;
use crate::options::Attack;
use crate::pattern::{Query, Truth, best_effort};
use crate::resolve::{ask, fizzle, living, mean, module_now, reckon};
use crate::rules::{BombCat, Table};
use crate::state::*;
use crate::{act, carry, create, legal, poll, tags};
use deeds::{add_token, bomb_of, peek, redirect};
use engine::stack::Resolution;
use engine::{Card, Host, Seat, SeatSet, Viewer};
use run::Run;
use smallvec::{SmallVec, smallvec};

/// Statements for one input from outside; the rest of all bodies is left out.
pub(crate) const STATEMENTS: u16 = 10_000;

/// The stages of a statement: fresh; somebody was asked; places are asked for; a basket was carried.
pub(crate) const FRESH: u8 = 0;
pub(crate) const ASKED: u8 = 1;
pub(crate) const PLACES: u8 = 2;
const CARRIED: u8 = 3;
const LOOP: u8 = 4;

/// The statement on top, with the action it belongs to.
pub(crate) fn current(rules: &BombCat, state: &State) -> Option<(StmtNode, u8, u16)> {
    let Some(Frame::Body { body, at, left, stage }) = state.stack.frame() else { return None };
    let act = state.acts.last()?;
    let (_, node) = rules.statement(rules.module_of(act.action), body, at)?;
    Some((node, stage, left))
}

pub(crate) fn advance(rules: &BombCat, ctx: &mut Table<'_, impl Host<BombCat>>, frame: Frame) {
    let Frame::Body { body, at, left, stage } = frame else { return };
    let state = ctx.state();
    let Some(act) = state.acts.last() else { return ctx.pop(0) };
    let module = rules.module_of(act.action);
    let (cancelled, spent) = (act.cancelled, state.spent.statements >= STATEMENTS);
    if cancelled || spent {
        // Cards that were still to get their places do not set out.
        if stage == PLACES {
            ctx.emit(Inner::CarryOver.into());
        }
        if !cancelled {
            fizzle(rules, ctx, module);
        }
        return ctx.pop(0);
    }
    let Some((_, node)) = rules.statement(module, body, at) else { return ctx.pop(0) };
    if stage == FRESH {
        ctx.emit(Inner::SpentStatement.into());
    }
    let stay = |stage: u8, left: u16| Frame::Body { body, at, left, stage };
    let run = Run { rules, module, body, at, left, stage };
    let Some(act) = ctx.state().acts.last() else { return ctx.pop(0) };
    let eval = Eval::of_act(rules, ctx.state(), act);
    let me = act.actor;
    match node {
        StmtNode::Move { what, by, from, .. } => {
            run.choose(ctx, stay(ASKED, left), what, by, from, &node);
        }
        StmtNode::Attach { what, by, within, .. } | StmtNode::Detach { what, by, within, .. } => {
            run.choose(ctx, stay(ASKED, left), what, by, within, &node);
        }
        StmtNode::Create { def, n, to, pos } => {
            let n = eval.number(n).clamp(0, create::STATEMENT);
            let to = match eval.place(to) {
                Place::VOID => return run.go_on(ctx),
                place => place,
            };
            run.go_on(ctx);
            let mut cards = SmallVec::new();
            for _ in 0..n {
                let Some(card) = create::make(rules, ctx, def, me) else { break };
                let carried = Carried::new(card, rules.table(), to, Op::Transfer, pos);
                cards.push(Carried { made: true, ..carried });
            }
            run.carry(ctx, cards, me);
        }
        StmtNode::Reject {} | StmtNode::RejectAll {} => {
            run.reject(ctx, stay(ASKED, 0), matches!(node, StmtNode::RejectAll {}));
        }
        StmtNode::Redirect { to } => {
            let to = eval.who(to);
            run.go_on(ctx);
            redirect(rules, ctx, to);
        }
        StmtNode::See { region, face, whom, until } => {
            let place = eval.place(region);
            let whom = eval.players(whom).sure;
            run.go_on(ctx);
            if place != Place::VOID && !whom.is_empty() {
                let (open, turn) = (face == Face::Open, until == Until::Turn);
                let region = rules.spot(place);
                let cards = open.then(|| {
                    let all = ctx.state().region(place).iter();
                    all.filter_map(|&card| glimpse(rules, ctx.state(), card)).collect()
                });
                // Those who watch see it again if it was closed to these alone.
                let knows = match open && rules.is_closed_but_for(ctx.state(), place, whom) {
                    true => whom.with(PUBLIC),
                    false => whom,
                };
                let at = Some(place);
                ctx.emit(Event::SightChanged { region, open, whom, turn, cards, at, knows });
            }
        }
        StmtNode::Peek { n, of, whom } => {
            let (n, place) = (eval.number(n), eval.place(of));
            let whom = living(ctx.state(), eval.who(whom));
            run.go_on(ctx);
            if let Some(seat) = whom {
                peek(rules, ctx, seat, place, n);
            }
        }
        StmtNode::Reorder { n, of, by } => {
            let (n, place) = (eval.number(n), eval.place(of));
            match living(ctx.state(), eval.who(by)) {
                Some(seat)
                    if stage == FRESH
                        && top_of(ctx.state(), place, n).len() > 1
                        && !rules.is_closed_to(ctx.state(), place, Viewer::Seat(seat)) =>
                {
                    // Cards that have no places for somebody are shown to him and have no order.
                    if !rules.is_placed(ctx.state(), place, Viewer::Seat(seat)) {
                        run.go_on(ctx);
                        return peek(rules, ctx, seat, place, n);
                    }
                    let n = n.clamp(0, 24);
                    let asked = vec![Bound::Region(place), Bound::Num(n as i16)];
                    ctx.emit(Inner::Choices(asked).into());
                    ctx.top(stay(ASKED, 0));
                    peek(rules, ctx, seat, place, n);
                    ask(rules, ctx, seat);
                }
                _ => run.go_on(ctx),
            }
        }
        StmtNode::Shuffle { region } => {
            let place = eval.place(region);
            run.go_on(ctx);
            let mut order: Vec<CardNo> = ctx.state().region(place).to_vec();
            if !order.is_empty() {
                // Cards that all know alike come in an order of their own, so that their numbers tell nothing.
                ctx.shuffle("shuffle", &mut order);
                let (region, knows) = (rules.spot(place), rules.lookers(ctx.state(), place));
                let cards = (!knows.is_empty()).then(|| {
                    let cards = order.iter();
                    cards.filter_map(|&card| glimpse(rules, ctx.state(), card)).collect()
                });
                ctx.emit(Event::Shuffled { region, cards, order, knows });
            }
        }
        StmtNode::Cut { region, by, .. } => {
            let place = eval.place(region);
            match living(ctx.state(), eval.who(by)) {
                Some(seat) if stage == FRESH && ctx.state().region(place).len() > 1 => {
                    if eval.public().region(region) != Some(place) {
                        reckon(ctx, Reckoned::Region { region: rules.spot(place) });
                    }
                    ctx.emit(Inner::Choices(vec![Bound::Region(place)]).into());
                    ctx.top(stay(ASKED, 0));
                    ask(rules, ctx, seat);
                }
                _ => run.go_on(ctx),
            }
        }
        StmtNode::TokenAdd { whom, place, anchor, action } => {
            let (whom, anchor) = (eval.who(whom), eval.who(anchor));
            run.go_on(ctx);
            let n = run.pounces(ctx.state());
            for _ in 0..n {
                add_token(rules, ctx, whom, place, anchor, action);
            }
        }
        StmtNode::TokenDrop { whom } => {
            let whom = eval.who(whom);
            run.go_on(ctx);
            // The front token is the turn that runs.
            let is_it = |(at, token): &(usize, &Token)| {
                *at > 0 && whom.is(token.seat) && token.kind != TokenKind::Turn
            };
            let found = ctx.state().bucket.iter().enumerate().find(is_it);
            if let Some((place, token)) = found {
                let seat = token.seat;
                ctx.emit(Event::TokenDropped { seat, place: place as u8 });
            }
        }
        StmtNode::EndTurn { all } => {
            run.go_on(ctx);
            let bucket_only = run.is_pounce(ctx.state()) && rules.options.attack == Attack::Bucket;
            let seat = ctx.state().seat;
            let all = all && !bucket_only && me.is(seat);
            if !ctx.state().ended || all && !ctx.state().ended_all {
                ctx.emit(Event::TurnCutShort { seat, all });
            }
        }
        StmtNode::Explode { who } => {
            let seat = living(ctx.state(), eval.who(who));
            run.go_on(ctx);
            if let Some(seat) = seat {
                let bomb = bomb_of(rules, ctx.state(), seat);
                act::explode(rules, ctx, seat, bomb);
            }
        }
        StmtNode::ChoosePlayer { name, by, from } => {
            let seats = eval.living(from);
            let choices: Vec<Bound> = seats.iter().map(|seat| Bound::Player(seat.into())).collect();
            let nobody = Bound::Player(Who::Nobody);
            let plain = eval.are_plain_players(from) && is_plain(&eval, by);
            let by = eval.who(by);
            run.decide(ctx, stay(ASKED, 0), by, name.0, &choices, nobody, plain);
        }
        StmtNode::ChooseRegion { name, by, from } => {
            let places = regions_of(rules, &eval, from);
            let choices: Vec<Bound> = places.into_iter().map(Bound::Region).collect();
            let plain = eval.are_plain_regions(from) && is_plain(&eval, by);
            let by = eval.who(by);
            let nowhere = Bound::Region(Place::VOID);
            run.decide(ctx, stay(ASKED, 0), by, name.0, &choices, nowhere, plain);
        }
        StmtNode::ChooseDef { name, by } => {
            let choices: Vec<Bound> = nameable(rules).map(Bound::Def).collect();
            let plain = is_plain(&eval, by);
            let by = eval.who(by);
            run.decide(ctx, stay(ASKED, 0), by, name.0, &choices, Bound::Nothing, plain);
        }
        StmtNode::ChooseNum { name, by, min, max } => {
            let choices: Vec<Bound> =
                numbers(eval.number(min), eval.number(max)).map(Bound::Num).collect();
            let least = choices.first().copied().unwrap_or_default();
            let plain =
                eval.is_plain_number(min) && eval.is_plain_number(max) && is_plain(&eval, by);
            let by = eval.who(by);
            run.decide(ctx, stay(ASKED, 0), by, name.0, &choices, least, plain);
        }
        StmtNode::ChooseOne { by, .. } => {
            let ways = ways(rules, ctx.state());
            let by = living(ctx.state(), eval.who(by));
            match (by, &ways[..]) {
                (Some(seat), [_, _, ..]) if stage == FRESH => {
                    let possible = ways.iter().map(|(way, _)| Bound::Num((*way).into()));
                    let possible: Vec<Bound> = possible.collect();
                    for (way, _) in &ways {
                        reckon(ctx, Reckoned::Way { at: *way });
                    }
                    ctx.emit(Inner::Choices(possible).into());
                    ctx.top(stay(ASKED, 0));
                    ask(rules, ctx, seat);
                }
                // Nobody chooses, or there is no choice: the first way that is possible.
                (_, [(way, body), ..]) => {
                    let body = *body;
                    reckon(ctx, Reckoned::Way { at: *way });
                    run.go_on(ctx);
                    ctx.push(Frame::Body { body: body.0, at: 0, left: 0, stage: FRESH });
                }
                _ => run.go_on(ctx),
            }
        }
        StmtNode::Ask { who, then, otherwise, .. } => match stage {
            FRESH => match living(ctx.state(), eval.who(who)) {
                Some(seat) => {
                    ctx.top(stay(ASKED, 0));
                    ask(rules, ctx, seat);
                }
                None => {
                    if !is_plain(&eval, who) {
                        reckon(ctx, Reckoned::Player { seat: None });
                    }
                    run.branch(ctx, otherwise);
                }
            },
            CARRIED => {
                let paid = ctx.stack().returned() != 0;
                run.branch(ctx, if paid { then } else { otherwise });
            }
            _ => run.branch(ctx, otherwise),
        },
        StmtNode::If { cond, then, otherwise } => {
            let holds = eval.test(cond) == Truth::Yes;
            if eval.public().test(cond) == Truth::Unknown {
                reckon(ctx, Reckoned::Holds { so: holds });
            }
            run.branch(ctx, if holds { then } else { otherwise });
        }
        StmtNode::Repeat { n, body: inner } => {
            let left = if stage == FRESH { eval.number(n).clamp(0, 20) as u16 } else { left };
            if stage == FRESH && !eval.is_plain_number(n) {
                reckon(ctx, Reckoned::Number { n: left as i16 });
            }
            match left {
                0 => run.go_on(ctx),
                _ => {
                    ctx.top(stay(LOOP, left - 1));
                    ctx.push(Frame::Body { body: inner.0, at: 0, left: 0, stage: FRESH });
                }
            }
        }
        StmtNode::EachPlayer { name, within, body: inner } => {
            let set = eval.players(within).sure;
            let seats = in_order(rules, set, me).map(|seat| Bound::Player(seat.into())).collect();
            let plain = stage != FRESH || eval.are_plain_players(within);
            run.each(ctx, stay(LOOP, left), seats, plain, name.0, inner);
        }
        StmtNode::EachRegion { name, within, body: inner } => {
            let places = regions_of(rules, &eval, within).into_iter().map(Bound::Region).collect();
            let plain = stage != FRESH || eval.are_plain_regions(within);
            run.each(ctx, stay(LOOP, left), places, plain, name.0, inner);
        }
        StmtNode::EachCard { name, within, of, body: inner } => {
            let cards = eval.state.region(eval.place(within)).iter();
            let public = eval.public();
            let all = public.region(within).is_some();
            let plain = stage != FRESH
                || all && cards.clone().all(|&card| public.pred(of, card) != Truth::Unknown);
            let fits = |card: &&CardNo| eval.pred(of, **card) == Truth::Yes;
            let bound = |&card: &CardNo| Bound::Card(card, rules.followers(eval.state, card));
            let cards = cards.filter(fits).map(bound).collect();
            run.each(ctx, stay(LOOP, left), cards, plain, name.0, inner);
        }
        StmtNode::Set { id, of, op, to } => {
            let value = eval.number(to);
            let of = eval.who(of);
            let at = rules.var_at(id, of, me);
            run.go_on(ctx);
            let Some(old) = at.and_then(|at| ctx.state().vars.get(at)).copied() else { return };
            let value = match op {
                SetOp::Set => value,
                SetOp::Add => i32::from(old) + value,
                SetOp::Sub => i32::from(old) - value,
            };
            let value = value.clamp(-9999, 9999) as i16;
            let per_game = rules.library.var(id).is_none_or(|var| var.it.per == Per::Game);
            let seat = if per_game { None } else { of.seat().or(me.seat()) };
            if value != old {
                ctx.emit(Event::VarSet { var: rules.names.var(id), seat, value });
            }
        }
        StmtNode::Run { action, actor } => {
            let actor = eval.who(actor);
            run.go_on(ctx);
            if living(ctx.state(), actor).is_some() {
                act::run(rules, ctx, action, actor);
            }
        }
        StmtNode::Say { text } => {
            run.go_on(ctx);
            if text.index().is_some() {
                ctx.emit(Event::Said { text: rules.names.text(module, text) });
            }
        }
    }
}

/// What somebody has answered in the middle of an effect.
pub(crate) fn answered(
    rules: &BombCat,
    ctx: &mut Table<'_, impl Host<BombCat>>,
    frame: Frame,
    seat: Seat,
    slips: &[Slip],
) {
    let Frame::Body { body, at, left, stage } = frame else { return };
    let Some(act) = ctx.state().acts.last() else { return };
    let module = rules.module_of(act.action);
    let Some((_, node)) = rules.statement(module, body, at) else { return };
    let stay = |stage: u8, left: u16| Frame::Body { body, at, left, stage };
    let run = Run { rules, module, body, at, left, stage };
    match node {
        StmtNode::Move { .. } if stage == PLACES => {
            let place = match slips.first() {
                Some(&Slip::Number(place)) => place.max(0) as u16,
                _ => 0,
            };
            ctx.emit(Inner::CarryPlace { at: left as u8, place }.into());
            ctx.top(stay(PLACES, left + 1));
        }
        StmtNode::Move { .. } | StmtNode::Attach { .. } | StmtNode::Detach { .. } => {
            let cards: Few<CardNo> =
                act::draw_unseen(rules, ctx, seat, slips).into_iter().map(|it| it.1).collect();
            match cards.is_empty() {
                // The next one is asked.
                true => {
                    ctx.emit(Event::Declined { seat });
                    ctx.top(stay(FRESH, left + 1));
                }
                false => run.chosen(ctx, &node, cards, seat.into(), true),
            }
        }
        StmtNode::Reorder { of, n, .. } => {
            let eval = Eval::of_act(rules, ctx.state(), act);
            let place = asked_region(act).unwrap_or_else(|| eval.place(of));
            let n = asked_number(act).unwrap_or_else(|| eval.number(n));
            let mut order: Vec<CardNo> = slips
                .iter()
                .filter_map(|slip| match slip {
                    Slip::Card(_, card) => Some(*card),
                    _ => None,
                })
                .collect();
            let top = top_of(ctx.state(), place, n).to_vec();
            order.retain(|card| top.contains(card));
            order.extend(
                top.iter().copied().filter(|card| !order.contains(card)).collect::<Vec<_>>(),
            );
            run.go_on(ctx);
            let def = |card: &CardNo| ctx.state().card(*card).map(|card| card.def);
            let cards = Some(order.iter().filter_map(def).collect());
            let region = rules.spot(place);
            let knows = rules.lookers(ctx.state(), place).with(seat);
            ctx.emit(Event::Reordered { seat, region, n: order.len() as u8, cards, order, knows });
        }
        StmtNode::Cut { region, announce, .. } => {
            let eval = Eval::of_act(rules, ctx.state(), act);
            let place = asked_region(act).unwrap_or_else(|| eval.place(region));
            let at = match slips.first() {
                Some(&Slip::Number(at)) => at.max(0) as u16,
                _ => 0,
            };
            run.go_on(ctx);
            // Whoever looks into the region sees it anyway.
            let lookers = rules.lookers(ctx.state(), place).with(seat);
            let (knows, told) = match announce {
                Announce::Fact => (lookers, rules.everybody()),
                Announce::Position => (rules.everybody(), rules.everybody()),
                Announce::None => (lookers, lookers),
            };
            let region = rules.spot(place);
            ctx.emit(Event::WasCut { seat, region, place: Some(at), knows, told });
        }
        StmtNode::ChoosePlayer { name, .. } => {
            if let Some(&Slip::Player(player)) = slips.first() {
                ctx.emit(Event::ChosePlayer { seat, player });
                let what = Bound::Player(player.into());
                ctx.emit(Inner::Bind { local: name.0, what }.into());
            }
            run.go_on(ctx);
        }
        StmtNode::ChooseRegion { name, .. } => {
            if let Some(&Slip::Region(place)) = slips.first() {
                ctx.emit(Event::ChoseRegion { seat, region: rules.spot(place) });
                ctx.emit(Inner::Bind { local: name.0, what: Bound::Region(place) }.into());
            }
            run.go_on(ctx);
        }
        StmtNode::ChooseDef { name, .. } => {
            if let Some(&Slip::Name(card)) = slips.first() {
                ctx.emit(Event::Named { seat, card });
                ctx.emit(Inner::Bind { local: name.0, what: Bound::Def(card) }.into());
            }
            run.go_on(ctx);
        }
        StmtNode::ChooseNum { name, .. } => {
            if let Some(&Slip::Number(n)) = slips.first() {
                ctx.emit(Event::ChoseNumber { seat, n });
                ctx.emit(Inner::Bind { local: name.0, what: Bound::Num(n) }.into());
            }
            run.go_on(ctx);
        }
        StmtNode::ChooseOne { options, .. } => {
            let Some(&Slip::Way(way)) = slips.first() else { return run.go_on(ctx) };
            let chosen = rules.program(module).ways(options).nth(way.into());
            let Some((text, inner)) = chosen else { return run.go_on(ctx) };
            ctx.emit(Event::ChoseWay { seat, way: rules.names.text(module, text) });
            run.go_on(ctx);
            ctx.push(Frame::Body { body: inner.0, at: 0, left: 0, stage: FRESH });
        }
        StmtNode::Ask { costs, then, .. } => {
            let Some(&Slip::Use { way, .. }) = slips.first() else {
                // The frame goes on with what happens otherwise.
                return ctx.emit(Event::Declined { seat });
            };
            let basket = act::draw_unseen(rules, ctx, seat, slips);
            let program = rules.program(module);
            let parts: Vec<&Component> = program.components(costs, way.into()).collect();
            for (at, part) in parts.iter().enumerate() {
                let first = basket.iter().find(|(component, _)| usize::from(*component) == at);
                if let Some(&(_, card)) = first {
                    let what = Bound::Card(card, rules.followers(ctx.state(), card));
                    ctx.emit(Inner::Bind { local: part.name.0, what }.into());
                }
            }
            ctx.top(stay(CARRIED, 0));
            let cards = act::carried(rules, ctx, &parts, &basket, seat.into());
            if !run.carry(ctx, cards, seat.into()) {
                run.branch(ctx, then);
            }
        }
        _ => run.go_on(ctx),
    }
}

/// Whether everybody can see who is meant.
fn is_plain(eval: &Eval<'_>, player: crate::lang::nodes::Player) -> bool {
    eval.public().player(player) != crate::eval::Somebody::Unknown
}

/// A number that somebody who is asked was told.
pub(crate) fn asked_number(act: &Act) -> Option<i32> {
    match act.choices[..] {
        [_, Bound::Num(n)] => Some(n.into()),
        _ => None,
    }
}

/// The region that somebody is asked about, as it was when he was asked.
pub(crate) fn asked_region(act: &Act) -> Option<Place> {
    match act.choices[..] {
        [Bound::Region(place), ..] => Some(place),
        _ => None,
    }
}

/// From where to where somebody who is asked for cards was told that they go.
pub(crate) fn asked_places(act: &Act) -> Option<(Place, Place)> {
    match act.choices[..] {
        [Bound::Region(from), Bound::Region(to)] => Some((from, to)),
        _ => None,
    }
}

/// Seats in the order of the table, from somebody on.
pub(crate) fn in_order(
    rules: &BombCat,
    seats: SeatSet,
    me: Who,
) -> impl Iterator<Item = Seat> + use<> {
    let n = rules.seats;
    let first = me.seat().unwrap_or_default();
    let all = (0..n).map(move |steps| first.on(steps, n));
    all.filter(move |&seat| seats.contains(seat))
}

/// The regions that are surely meant, in canonical order.
pub(crate) fn regions_of(
    rules: &BombCat,
    eval: &Eval<'_>,
    regions: crate::lang::nodes::Regions,
) -> Vec<Place> {
    let meant = |&place: &Place| eval.in_regions(regions, place) == crate::pattern::Truth::Yes;
    rules.places().filter(meant).collect()
}

/// The cards that can be named: all but bombs.
pub(crate) fn nameable(rules: &BombCat) -> impl Iterator<Item = Card> {
    let all = (0..rules.classes.len()).filter(|&at| rules.classes[at] != Class::Bomb);
    all.map(Card::new).take(500)
}

/// The numbers that can be chosen, at most a hundred.
pub(crate) fn numbers(min: i32, max: i32) -> impl Iterator<Item = i16> {
    let high = max.min(min.saturating_add(99));
    (min..=high.max(min)).map(|n| n as i16)
}

/// The ways of a choice that are possible, with their places: those that begin by moving something need something.
pub(crate) fn possible_ways(rules: &BombCat, state: &State) -> Vec<u8> {
    let Some((StmtNode::ChooseOne { options, .. }, ..)) = current(rules, state) else {
        return Vec::new();
    };
    let Some(act) = state.acts.last() else { return Vec::new() };
    let eval = Eval::of_act(rules, state, act);
    let possible = |body: Body| {
        let first = eval.program.statement(body, 0).map(|stmt| eval.program.stmt(stmt));
        match first {
            Some(StmtNode::Move { from, .. }) => !state.region(eval.place(from)).is_empty(),
            _ => true,
        }
    };
    let ways = eval.program.ways(options).enumerate();
    ways.filter(|(_, (_, body))| possible(*body)).map(|(at, _)| at as u8).collect()
}

fn ways(rules: &BombCat, state: &State) -> Vec<(u8, Body)> {
    let Some((StmtNode::ChooseOne { options, .. }, ..)) = current(rules, state) else {
        return Vec::new();
    };
    let module = module_now(rules, state);
    let all: Vec<Body> = rules.program(module).ways(options).map(|(_, body)| body).collect();
    let possible = possible_ways(rules, state).into_iter();
    possible.filter_map(|way| Some((way, *all.get(usize::from(way))?))).collect()
}

/// The top cards of a region.
pub(crate) fn top_of(state: &State, place: Place, n: i32) -> &[CardNo] {
    let cards = state.region(place);
    &cards[..cards.len().min(n.clamp(0, 24) as usize)]
}

/// A card as somebody gets to see it.
pub(crate) fn glimpse(rules: &BombCat, state: &State, no: CardNo) -> Option<Glimpse> {
    let card = state.card(no)?;
    let face = crate::view::face_of(rules, state, no);
    Some(Glimpse { card: card.def, entered: card.entered, face })
}
