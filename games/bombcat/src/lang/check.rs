//! What an author should know before a game: notes about programs that do less than they seem to. What cannot be read
//! at all is noted by the decoder already.

mod cards;
mod loops;

use super::module::{Action, Module};
use super::nodes::{Bool, BoolNode, Kind, Num, NumNode, TriggerNode};
use super::program::NodeId;
use super::report::{Problem, Report};
use super::table::Table;
use super::walk;
use super::words::{ActionKind, Slot, Tense};
use crate::pattern::{MOST_CARDS, MOST_GROUPS};
use std::collections::BTreeSet;

/// Looks a module over.
pub fn check(module: &Module) -> Report {
    let mut report = Report::default();
    for (at, action) in module.actions.iter().enumerate() {
        let path = format!("/actions/{at}");
        let name = || action.id.clone();
        if action.count.turn == 0 || action.count.game == 0 {
            report.add(path.clone(), Problem::NeverUsed { action: name() });
        }
        if action.is_free() {
            report.add(path.clone(), Problem::OncePerTurn { action: name() });
        }
        if !is_possible(module, action.cond) {
            report.add(path.clone(), Problem::NeverHolds { action: name() });
        }
        let nodes = walk::nodes(&module.program, action);
        numbers(module, &nodes, &path, &mut report);
        answers(module, action, &nodes, &path, &mut report);
        cards::costs(module, action, &path, &mut report);
        cards::steps(module, action, &nodes, &path, &mut report);
    }
    variables(module, &mut report);
    for cycle in loops::cycles(module) {
        let names: Vec<&str> = cycle
            .iter()
            .filter_map(|&at| module.actions.get(at))
            .map(|action| action.id.as_str())
            .collect();
        let path = cycle.first().map_or(String::new(), |at| format!("/actions/{at}"));
        report.add(path, Problem::PassiveLoop { actions: names.join(", ") });
    }
    report
}

/// Whether a condition may hold, as far as its words say.
fn is_possible(module: &Module, cond: Bool) -> bool {
    match module.program.boolean(cond) {
        BoolNode::Bool { b } => b,
        BoolNode::And { a, b } => is_possible(module, a) && is_possible(module, b),
        _ => true,
    }
}

/// The most that a field can mean, whatever number stands in it.
const MOST: [(Kind, &str, i16); 6] = [
    (Kind::Times, "min", MOST_GROUPS as i16),
    (Kind::Times, "max", MOST_GROUPS as i16),
    (Kind::Repeat, "n", 20),
    (Kind::Create, "n", 8),
    (Kind::Peek, "n", MOST_CARDS as i16),
    (Kind::Reorder, "n", MOST_CARDS as i16),
];

/// Numbers that are written larger than they can be.
fn numbers(module: &Module, nodes: &[NodeId], path: &str, report: &mut Report) {
    let (program, table) = (&module.program, Table::built_in());
    for node in nodes.iter().map(|&at| program.node(at)) {
        let Some(row) = table.row(node.kind) else { continue };
        let mut last = None;
        for (field, &slot) in row.fields.iter().zip(program.slots_of(node)) {
            let most =
                MOST.iter().find(|(kind, name, _)| *kind == node.kind && *name == field.name);
            let Some((_, name, most)) = most else { continue };
            // Where `max` is left out it is the same number as `min`.
            let is_new = last.replace(slot) != Some(slot);
            if let NumNode::Num { n } = program.num(Num::read(slot))
                && n > *most
                && is_new
            {
                let (number, field) = (n.to_string(), (*name).to_owned());
                report
                    .add(path.into(), Problem::NumberCut { number, field, most: most.to_string() });
            }
        }
    }
}

/// Rejecting and changing targets need something to be answered.
fn answers(module: &Module, action: &Action, nodes: &[NodeId], path: &str, report: &mut Report) {
    let program = &module.program;
    let has = |kind: Kind| nodes.iter().any(|&at| program.node(at).kind == kind);
    let responds = matches!(action.kind, ActionKind::Respond | ActionKind::Auto);
    let (about, exec) = match program.trigger(action.on) {
        TriggerNode::OnMove { tense, .. } => (responds && tense == Tense::About, false),
        TriggerNode::OnExec { tense, .. } => {
            let about = responds && tense == Tense::About;
            (about, about)
        }
        _ => (false, false),
    };
    if (has(Kind::Reject) || has(Kind::RejectAll)) && !about {
        report.add(path.into(), Problem::RejectOutsideAbout { action: action.id.clone() });
    }
    if has(Kind::Redirect) && !exec {
        report.add(path.into(), Problem::RedirectOutsideExec { action: action.id.clone() });
    }
}

/// Variables that are not both set and read.
fn variables(module: &Module, report: &mut Report) {
    let program = &module.program;
    let (mut read, mut set) = (BTreeSet::new(), BTreeSet::new());
    for action in &module.actions {
        for at in walk::nodes(program, action) {
            let node = program.node(at);
            let id = program.slots_of(node).first().copied();
            match node.kind {
                Kind::Var => read.extend(id),
                Kind::Set => set.extend(id),
                _ => {}
            }
        }
    }
    for (number, var) in (0u16..).zip(&module.vars) {
        let path = format!("/vars/{number}");
        match (read.contains(&number), set.contains(&number)) {
            (false, _) => report.add(path, Problem::VarNeverRead { id: var.id.clone() }),
            (true, false) => report.add(path, Problem::VarNeverSet { id: var.id.clone() }),
            (true, true) => {}
        }
    }
}
