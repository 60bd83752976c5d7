//! The question that goes with an offer.

use super::effect::is_must_move;
use super::*;

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
    let offer = offer(rules, state, seat, &slips, ALL);
    question.min = u8::from(offer.stop.is_none());
    Some(question)
}

fn asked_use(rules: &BombCat, state: &State, seat: Seat, slips: &[Slip]) -> Asked {
    let Some(&Slip::Use { action, way }) = slips.first() else { return Asked::Turn };
    let id = ActionId(action);
    let action = rules.names.action(id);
    if let Some(it) = Use::new(rules, state, seat, id, answered(state)) {
        let next = it.fill(way.into(), slips, ALL);
        if !it.plan.must && !next.complete {
            let (op, from, to) = it.basket(way.into()).asks(next.part);
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
        What::Exec { target: Some(target), .. } if poll.action == ActionId::EXPLODE => {
            Asked::Explosion { seat: target, own: target == seat, ok }
        }
        What::Exec { target, .. } => {
            let action = rules.names.action(poll.action);
            Asked::Answer { by, action, victim: target, done, ok }
        }
        What::Move { card, from, to, .. } => {
            let sees = carry::knowers(poll).contains(seat);
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
    Some(match node {
        StmtNode::Move { .. } if stage == body::PLACES => {
            let load = state.carries.last()?;
            let to = load.cards.get(usize::from(left))?.to;
            Asked::PickPlace { action, region: rules.spot(to) }
        }
        StmtNode::Move { from, to, by, .. } => {
            let must = is_must_move(&eval, by);
            let asked = asked_places(act).unwrap_or_else(|| (eval.place(from), eval.place(to)));
            let (from, to) = (rules.spot(asked.0), rules.spot(asked.1));
            Asked::PickCards { action, from, to, must }
        }
        StmtNode::Attach { tag, within, .. } | StmtNode::Detach { tag, within, .. } => {
            let at = asked_places(act).map_or_else(|| eval.place(within), |(at, _)| at);
            Asked::PickTagged { action, tag: rules.names.tag(tag), from: rules.spot(at) }
        }
        StmtNode::Reorder { n, of, .. } => {
            let n = body::asked_number(act).unwrap_or_else(|| eval.number(n));
            let place = body::asked_region(act).unwrap_or_else(|| eval.place(of));
            let left = top_of(state, place, n).len().saturating_sub(slips.len()) as u8;
            Asked::PickOrder { action, region: rules.spot(place), left }
        }
        StmtNode::Cut { region, .. } => {
            let place = body::asked_region(act).unwrap_or_else(|| eval.place(region));
            Asked::PickCut { action, region: rules.spot(place) }
        }
        StmtNode::ChoosePlayer { .. } => Asked::PickPlayer { action },
        StmtNode::ChooseRegion { .. } => Asked::PickRegion { action },
        StmtNode::ChooseDef { .. } => Asked::PickName { action },
        StmtNode::ChooseNum { .. } => Asked::PickNumber { action },
        StmtNode::ChooseOne { .. } => Asked::PickWay { action },
        StmtNode::Ask { must, .. } => Asked::Demand { action, must },
        _ => return None,
    })
}
