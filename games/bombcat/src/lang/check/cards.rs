//! Patterns that no cards can ever match: tried on a pool with plenty of every card there is.

use crate::lang::module::{Action, Module};
use crate::lang::nodes::{CardPat, CardPred, CardPredNode, Kind, Num, NumNode};
use crate::lang::program::{NodeId, Program, TagId};
use crate::lang::report::{Problem, Report};
use crate::lang::shape::{Leaf, shape};
use crate::lang::words::{ArithOp, Class, Slot};
use crate::pattern::{Pool, Query, Shape, Truth};

/// How many of each card are tried.
const COPIES: usize = 12;
/// How long a pattern is looked at; one that is harder counts as possible.
const STEPS: u32 = 1000;

/// A card that may be in a game: its number, unless another module brings it, and its class.
#[derive(Clone, Copy)]
pub(super) struct Def {
    pub id: Option<u16>,
    pub class: Class,
}

/// All cards that a module knows of, and one that it does not.
pub(super) fn definitions(module: &Module) -> Vec<Def> {
    let own = module.cards.iter().map(|card| card.class);
    let classes = module.base.classes.iter().copied().chain(own);
    let known = (0u16..).zip(classes).map(|(id, class)| Def { id: Some(id), class });
    known.chain([Def { id: None, class: Class::Custom }]).collect()
}

/// Whether such a card can satisfy a predicate, as far as its name tells.
pub(super) fn truth(program: &Program, pred: CardPred, def: Def) -> Truth {
    let of = |pred| truth(program, pred, def);
    let some = |at: NodeId| match program.node(at).kind {
        Kind::NoCard => Truth::No,
        _ => Truth::Unknown,
    };
    match program.pred(pred) {
        CardPredNode::CAny {} => Truth::Yes,
        CardPredNode::CDef { id } => Truth::from(Some(id.0) == def.id),
        CardPredNode::CClass { c } => Truth::from(c == def.class),
        CardPredNode::CTag { tag } if tag == TagId::NONE => Truth::No,
        CardPredNode::CTag { .. } | CardPredNode::CNamed { .. } | CardPredNode::CInfo { .. } => {
            Truth::Unknown
        }
        CardPredNode::CSame { like } => some(like.into()),
        CardPredNode::CIs { card } | CardPredNode::AsPred { a: card } => some(card.into()),
        CardPredNode::CAnd { a, b } => of(a).and(of(b)),
        CardPredNode::COr { a, b } => of(a).or(of(b)),
        CardPredNode::CNot { a } => !of(a),
    }
}

/// The truth of a leaf for a card.
pub(super) fn leaf(program: &Program, leaf: Leaf, def: Def) -> Truth {
    match leaf {
        Leaf::Pred(pred) => truth(program, pred, def),
        Leaf::Blank => Truth::from(def.class == Class::Blank),
    }
}

/// A number that is the same in every game.
fn constant(program: &Program, num: Num) -> Option<i32> {
    match program.num(num) {
        NumNode::Num { n } => Some(i32::from(n)),
        NumNode::Arith { op, a, b } => {
            let (a, b) = (constant(program, a)?, constant(program, b)?);
            Some(match op {
                ArithOp::Add => a.saturating_add(b),
                ArithOp::Sub => a.saturating_sub(b),
                ArithOp::Mul => a.saturating_mul(b),
                ArithOp::Div => a.checked_div(b).unwrap_or(0),
                ArithOp::Rem => a.checked_rem(b).unwrap_or(0),
                ArithOp::Min => a.min(b),
                ArithOp::Max => a.max(b),
            })
        }
        _ => None,
    }
}

/// The form of a pattern whose numbers are known.
fn fixed_shape(program: &Program, pattern: CardPat) -> Option<(Shape, Vec<Leaf>)> {
    let mut known = true;
    let built = shape(program, pattern, &mut |num| match constant(program, num) {
        Some(number) => number,
        None => {
            known = false;
            0
        }
    });
    known.then_some(built)
}

/// Whether cards can match all these patterns together.
fn possible(module: &Module, patterns: &[CardPat]) -> bool {
    let built: Option<Vec<_>> =
        patterns.iter().map(|&pattern| fixed_shape(&module.program, pattern)).collect();
    let Some(built) = built else { return true };
    let shapes: Vec<Shape> = built.iter().map(|(shape, _)| shape.clone()).collect();
    let (whole, takes) = Shape::joint(&shapes);
    let mut pool = Pool::new();
    for (name, def) in (0u16..).zip(definitions(module)) {
        let mut truths = Vec::new();
        for (_, leaves) in &built {
            truths.extend(leaves.iter().map(|&it| leaf(&module.program, it, def)));
            // After the predicates of each pattern stands the one that says what it may take.
            truths.push(Truth::Yes);
        }
        debug_assert!(takes.last().is_none_or(|last| usize::from(*last) + 1 == truths.len()));
        for _ in 0..COPIES {
            pool.add(truths.clone(), Some(name));
        }
    }
    let mut query = Query::within(&whole, &pool, STEPS);
    query.exists() || query.gave_up()
}

/// An action of which no basket can ever be filled.
pub(super) fn costs(module: &Module, action: &Action, path: &str, report: &mut Report) {
    let program = &module.program;
    let alternatives = program.alternatives(action.costs);
    let payable = |at| {
        let components = program.components(action.costs, at);
        let patterns: Vec<CardPat> =
            components.filter(|it| it.fixed.is_empty()).map(|it| it.what).collect();
        patterns.is_empty() || possible(module, &patterns)
    };
    if alternatives > 0 && !(0..alternatives).any(payable) {
        report.add(path.into(), Problem::NeverMatches { action: action.id.clone() });
    }
}

/// Steps that look for cards which cannot be.
pub(super) fn steps(
    module: &Module,
    action: &Action,
    nodes: &[NodeId],
    path: &str,
    report: &mut Report,
) {
    let program = &module.program;
    let idle = nodes.iter().any(|&at| {
        let node = program.node(at);
        let slots = program.slots_of(node);
        let place = match node.kind {
            Kind::Move | Kind::Exists => 0,
            Kind::Attach | Kind::Detach => 1,
            _ => return false,
        };
        slots.get(place).is_some_and(|&slot| !possible(module, &[CardPat::read(slot)]))
    });
    if idle {
        report.add(path.into(), Problem::NothingMatches { action: action.id.clone() });
    }
}
