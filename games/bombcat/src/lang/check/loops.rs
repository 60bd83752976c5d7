//! Reactions that can set each other off: one moves cards where another listens, and so on round.

use super::cards::{definitions, leaf, truth};
use crate::lang::module::{Action, Module};
use crate::lang::nodes::{
    CardPat, CardPred, Kind, Region, RegionNode, Regions, RegionsNode, Stmt, StmtNode, TriggerNode,
};
use crate::lang::program::{DefId, Program};
use crate::lang::shape::shape;
use crate::lang::walk;
use crate::lang::words::{ActionKind, Dir, Slot};
use crate::pattern::Truth;

/// Kinds of regions as bits: hands, deck, discard pile, bank, then those that the module declares.
type Places = u64;
const HAND: Places = 1;
const DECK: Places = 2;
const DISCARD: Places = 4;
const BANK: Places = 8;

/// Sets of reactions that lead round in a circle, each by their places.
pub(super) fn cycles(module: &Module) -> Vec<Vec<usize>> {
    let autos: Vec<usize> = (0..module.actions.len())
        .filter(|&at| module.actions.get(at).is_some_and(|it| it.kind == ActionKind::Auto))
        .collect();
    let leads = |from: usize, to: usize| {
        let both = module.actions.get(from).zip(module.actions.get(to));
        both.is_some_and(|(from, to)| sets_off(module, from, to))
    };
    // Which reaction can follow on which, however many are between.
    let mut follows: Vec<Vec<bool>> =
        autos.iter().map(|&a| autos.iter().map(|&b| leads(a, b)).collect()).collect();
    let get = |table: &[Vec<bool>], a: usize, b: usize| {
        table.get(a).and_then(|row| row.get(b)).copied().unwrap_or(false)
    };
    for between in 0..autos.len() {
        let before = follows.clone();
        for (a, row) in follows.iter_mut().enumerate() {
            for (b, reached) in row.iter_mut().enumerate() {
                *reached |= get(&before, a, between) && get(&before, between, b);
            }
        }
    }
    let mut found: Vec<Vec<usize>> = Vec::new();
    for (a, &first) in autos.iter().enumerate() {
        if !get(&follows, a, a) || found.iter().flatten().any(|&at| at == first) {
            continue;
        }
        let round = autos.iter().enumerate();
        let round = round.filter(|&(b, _)| get(&follows, a, b) && get(&follows, b, a));
        found.push(round.map(|(_, &at)| at).collect());
    }
    found
}

/// Whether something that one reaction moves is something that the other listens to.
fn sets_off(module: &Module, from: &Action, to: &Action) -> bool {
    let program = &module.program;
    let TriggerNode::OnMove { card, dir, region, .. } = program.trigger(to.on) else {
        return false;
    };
    let heard = places(program, region);
    walk::nodes(program, from).into_iter().any(|at| match program.node(at).kind {
        Kind::Move | Kind::Create => match program.stmt(Stmt::read(at.0)) {
            StmtNode::Move { what, from, to, .. } => {
                let region = if dir == Dir::In { to } else { from };
                place(program, region) & heard != 0 && moves(module, what, card)
            }
            StmtNode::Create { def, to, .. } => {
                dir == Dir::In && place(program, to) & heard != 0 && makes(module, def, card)
            }
            _ => false,
        },
        _ => false,
    })
}

/// Whether a pattern can take a card that satisfies a predicate.
fn moves(module: &Module, what: CardPat, card: CardPred) -> bool {
    let program = &module.program;
    let (_, leaves) = shape(program, what, &mut |_| 1);
    let nodes = walk::below(program, vec![what.into()]);
    let any = nodes.into_iter().any(|at| program.node(at).kind == Kind::PatNot);
    definitions(module).into_iter().any(|def| {
        let taken = any || leaves.iter().any(|&it| leaf(program, it, def) != Truth::No);
        taken && truth(program, card, def) != Truth::No
    })
}

fn makes(module: &Module, made: DefId, card: CardPred) -> bool {
    definitions(module).into_iter().any(|def| {
        let is = made == DefId::NONE || def.id == Some(made.0);
        is && truth(&module.program, card, def) != Truth::No
    })
}

fn place(program: &Program, region: Region) -> Places {
    match program.region(region) {
        RegionNode::Hand { .. } | RegionNode::AsHand { .. } => HAND,
        RegionNode::Deck {} => DECK,
        RegionNode::Discard {} => DISCARD,
        RegionNode::Bank {} => BANK,
        RegionNode::Void {} => 0,
        RegionNode::Custom { id, .. } => BANK << (1 + u32::from(id.0 % 32)),
        RegionNode::RVar { .. } | RegionNode::RegionOf { .. } => Places::MAX,
    }
}

fn places(program: &Program, regions: Regions) -> Places {
    match program.regions(regions) {
        RegionsNode::AsRegions { a } => place(program, a),
        RegionsNode::Hands { .. } | RegionsNode::AsHands { .. } => HAND,
        RegionsNode::Customs { id, .. } => BANK << (1 + u32::from(id.0 % 32)),
        RegionsNode::RAnd { a, b } => places(program, a) & places(program, b),
        RegionsNode::ROr { a, b } => places(program, a) | places(program, b),
        RegionsNode::AnyRegion {} | RegionsNode::RNot { .. } | RegionsNode::RWhere { .. } => {
            Places::MAX
        }
    }
}
