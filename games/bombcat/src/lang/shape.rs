//! From a pattern in a program to its form, for a pool of cards to be asked about.

use super::nodes::{CardPat, CardPatNode, CardPred, Num, NumNode};
use super::program::{Costs, Program};
use crate::pattern::{MOST_CARDS, MOST_GROUPS, Part, Shape};

/// A predicate of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    Pred(CardPred),
    /// Any blank, as where a pattern was left empty.
    Blank,
}

/// The form of a pattern, and its predicates in the order of their numbers. `number` works out the numbers in it.
pub fn shape(
    program: &Program,
    pattern: CardPat,
    number: &mut impl FnMut(Num) -> i32,
) -> (Shape, Vec<Leaf>) {
    let mut shape = Shape::new();
    let mut leaves = Vec::new();
    build(program, pattern, number, &mut shape, &mut leaves);
    (shape, leaves)
}

/// What a predicate of a whole basket asks of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Whether it satisfies this leaf of the pattern of a component, by its place.
    Leaf(usize, Leaf),
    /// Whether the component may take it at all: it lies in the right region, and no tag forbids it.
    MayTake(usize),
}

/// The components of one alternative as one pattern over the cards of all their regions, so that no card is taken
/// twice; and what its predicates ask, in the order of their numbers. Components that make new cards take none.
pub fn basket(
    program: &Program,
    costs: Costs,
    alternative: usize,
    number: &mut impl FnMut(Num) -> i32,
) -> (Shape, Vec<Ask>) {
    let mut shapes = Vec::new();
    let mut asked = Vec::new();
    for (at, component) in program.components(costs, alternative).enumerate() {
        if component.fixed.is_empty() {
            let (form, leaves) = shape(program, component.what, number);
            shapes.push(form);
            asked.extend(leaves.into_iter().map(|leaf| Ask::Leaf(at, leaf)));
            asked.push(Ask::MayTake(at));
        }
    }
    (Shape::joint(&shapes).0, asked)
}

/// The places for single cards that a pattern is made of, if it always has the same.
pub fn leaves(program: &Program, pattern: CardPat) -> Option<Vec<Leaf>> {
    let fixed = |n: Num| match program.num(n) {
        NumNode::Num { n } => usize::try_from(n).ok(),
        _ => None,
    };
    let leaves = match program.pat(pattern) {
        CardPatNode::AsPat { a } => vec![Leaf::Pred(a)],
        CardPatNode::RandomBlank {} => vec![Leaf::Blank],
        CardPatNode::Alike { n, of, .. } if fixed(n) == Some(1) => vec![Leaf::Pred(of)],
        CardPatNode::Sum { a, b } => [leaves(program, a)?, leaves(program, b)?].concat(),
        CardPatNode::Times { min, max, of } if fixed(min) == fixed(max) => {
            let groups = fixed(min).filter(|&groups| groups <= usize::from(MOST_GROUPS))?;
            leaves(program, of)?.repeat(groups)
        }
        _ => return None,
    };
    (leaves.len() <= usize::from(MOST_CARDS)).then_some(leaves)
}

/// Whether the system picks the cards whatever the mover says.
pub fn is_random(program: &Program, pattern: CardPat) -> bool {
    matches!(program.pat(pattern), CardPatNode::RandomBlank {})
}

fn build(
    program: &Program,
    pattern: CardPat,
    number: &mut impl FnMut(Num) -> i32,
    shape: &mut Shape,
    leaves: &mut Vec<Leaf>,
) -> u16 {
    let mut leaf = |shape: &mut Shape, leaf: Leaf| {
        leaves.push(leaf);
        shape.predicate()
    };
    let small = |number: i32| u8::try_from(number.clamp(0, 255)).unwrap_or(0);
    let part = match program.pat(pattern) {
        CardPatNode::AsPat { a } => Part::One(leaf(shape, Leaf::Pred(a))),
        CardPatNode::RandomBlank {} => Part::One(leaf(shape, Leaf::Blank)),
        CardPatNode::Alike { n, rel, of } => {
            Part::Alike { n: small(number(n)), rel, of: leaf(shape, Leaf::Pred(of)) }
        }
        CardPatNode::Sum { a, b } => {
            let a = build(program, a, number, shape, leaves);
            Part::Sum(a, build(program, b, number, shape, leaves))
        }
        CardPatNode::PatAnd { a, b } => {
            let a = build(program, a, number, shape, leaves);
            Part::And(a, build(program, b, number, shape, leaves))
        }
        CardPatNode::PatOr { a, b } => {
            let a = build(program, a, number, shape, leaves);
            Part::Or(a, build(program, b, number, shape, leaves))
        }
        CardPatNode::PatNot { a } => Part::Not(build(program, a, number, shape, leaves)),
        CardPatNode::Times { min, max, of } => {
            let (min, max) = (small(number(min)), small(number(max)));
            Part::Times { min, max, of: build(program, of, number, shape, leaves) }
        }
        CardPatNode::Greedy { of } => Part::Greedy(build(program, of, number, shape, leaves)),
    };
    shape.add(part)
}
