//! Going over all nodes of an action.

use super::module::{Action, PickFrom};
use super::program::{Costs, NONE, NodeId, Program};
use super::table::{FieldType, Table};

/// The nodes right below a node, in the order of the fields.
pub fn children(program: &Program, at: NodeId) -> Vec<NodeId> {
    let node = program.node(at);
    let mut found = Vec::new();
    let Some(row) = Table::built_in().row(node.kind) else { return found };
    for (field, &slot) in row.fields.iter().zip(program.slots_of(node)) {
        match &field.holds {
            FieldType::Child(_) => found.push(NodeId(slot)),
            FieldType::Body => found.extend(program.list(slot).iter().map(|&at| NodeId(at))),
            FieldType::Options => {
                for pair in program.list(slot).chunks_exact(2) {
                    let body = pair.last().copied().unwrap_or(NONE);
                    found.extend(program.list(body).iter().map(|&at| NodeId(at)));
                }
            }
            FieldType::Costs => cost_nodes(program, Costs(slot), &mut found),
            _ => {}
        }
    }
    found
}

fn cost_nodes(program: &Program, costs: Costs, found: &mut Vec<NodeId>) {
    for alternative in 0..program.alternatives(costs) {
        for component in program.components(costs, alternative) {
            let [what, from, to]: [NodeId; 3] =
                [component.what.into(), component.from.into(), component.to.into()];
            found.extend([what, from, to]);
        }
    }
}

/// All nodes of an action, parents before children.
pub fn nodes(program: &Program, action: &Action) -> Vec<NodeId> {
    let mut open: Vec<NodeId> = vec![action.on.into(), action.cond.into()];
    for pick in &action.choose {
        open.push(match pick.from {
            PickFrom::Player(from) => from.into(),
            PickFrom::Region(from) => from.into(),
        });
    }
    cost_nodes(program, action.costs, &mut open);
    open.extend(program.statements(action.body).map(NodeId::from));
    open.reverse();
    below(program, open)
}

/// These nodes and all below them, parents before children.
pub fn below(program: &Program, mut open: Vec<NodeId>) -> Vec<NodeId> {
    let mut found = Vec::new();
    while let Some(at) = open.pop() {
        found.push(at);
        // A program is a tree with few shared leaves, so this ends after so many steps at the latest.
        if found.len() > 8 * (program.len() + 1) {
            break;
        }
        open.extend(children(program, at).into_iter().rev());
    }
    found
}
