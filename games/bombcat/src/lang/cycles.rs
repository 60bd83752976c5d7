//! No action runs itself, not even by way of others: steps that would lead back are taken out before a game.

use super::module::Module;
use super::nodes::{Kind, Stmt, StmtNode};
use super::program::{ActionId, NONE};
use super::walk;
use super::words::Slot;
use std::collections::BTreeSet;

/// Takes out each `run` that would lead back to an action that is already running, and says of which actions. A module
/// names no actions but its own and those of the base set, so that it has all its cycles in itself.
pub(super) fn cut_cycles(module: &mut Module) -> Vec<usize> {
    // Which actions each action runs, those that were cut left out.
    let mut runs: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); module.actions.len()];
    let mut cut = Vec::new();
    for at in 0..module.actions.len() {
        for (first, target) in runs_of(module, at) {
            if target == at || reaches(&runs, target, at) {
                cut.push(at);
                if let Some(slot) = module.program.slots.get_mut(first) {
                    *slot = NONE;
                }
            } else if let Some(runs) = runs.get_mut(at) {
                runs.insert(target);
            }
        }
    }
    cut
}

impl Module {
    /// The module as it is played, so that what is said of it is what it does.
    pub fn as_played(&self) -> Module {
        let mut played = self.clone();
        cut_cycles(&mut played);
        played
    }
}

/// The actions of the module that an action runs, each with the slot that names it.
fn runs_of(module: &Module, action: usize) -> Vec<(usize, usize)> {
    let Some(action) = module.actions.get(action) else { return Vec::new() };
    let program = &module.program;
    let nodes = walk::nodes(program, action);
    let runs = nodes.into_iter().filter(|&at| program.node(at).kind == Kind::Run);
    let named = runs.filter_map(|at| match program.stmt(Stmt::read(at.0)) {
        StmtNode::Run { action, .. } if action != ActionId::NONE => {
            let own = usize::from(action.0).checked_sub(module.base.actions.len())?;
            Some((usize::from(program.node(at).first), own))
        }
        _ => None,
    });
    named.collect()
}

/// Whether running one action can lead to another.
fn reaches(runs: &[BTreeSet<usize>], from: usize, to: usize) -> bool {
    let mut open = vec![from];
    let mut seen = BTreeSet::new();
    while let Some(at) = open.pop() {
        if at == to {
            return true;
        }
        if seen.insert(at) {
            open.extend(runs.get(at).into_iter().flatten());
        }
    }
    false
}
