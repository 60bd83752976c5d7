//! The tree of a search: what became of sequences of actions, over all worlds they were played in.

use super::Params;
use engine::Seat;

/// A child that does not exist.
const NONE: u32 = u32::MAX;

/// An action of a seat behind a sequence of others, and what came of it.
#[derive(Clone)]
pub(super) struct Edge<A> {
    action: A,
    seat: Seat,
    /// The node behind it, if the tree goes on there.
    child: u32,
    /// How often it was chosen.
    visits: u32,
    /// How often it could have been.
    offered: u32,
    /// The sum of results for its seat.
    value: f32,
    /// The game's opinion of it beforehand: a share of 1.
    prior: f32,
}

/// The actions met so far behind a sequence: a run of edges.
#[derive(Clone, Copy)]
struct Node {
    first: u32,
    len: u32,
}

impl Node {
    const EMPTY: Node = Node { first: 0, len: 0 };

    fn edges(self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.len) as usize
    }
}

/// What the tree knows of an action.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Known {
    pub(super) visits: u32,
    pub(super) value: f32,
}

/// Nodes and edges lie in two lists and refer to each other by number; the first node is the root.
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// Where a part of the tree is copied to when the rest is dropped.
    spare: (Vec<Node>, Vec<Edge<A>>),
}

/// The number of the root.
pub(super) const ROOT: u32 = 0;

impl<A: Clone + PartialEq> Tree<A> {
    pub(super) fn new() -> Self {
        Tree { nodes: vec![Node::EMPTY], edges: Vec::new(), spare: (Vec::new(), Vec::new()) }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::EMPTY);
        self.edges.clear();
    }

    /// Whether there is no room for more.
    #[inline]
    pub(super) fn is_full(&self, params: &Params) -> bool {
        self.edges.len() >= params.room
    }

    /// Writes down where the edges of these actions are; false if one of them has none yet.
    #[inline]
    pub(super) fn find(&self, node: u32, seat: Seat, actions: &[A], slots: &mut Vec<u32>) -> bool {
        slots.clear();
        let node = self.nodes[node as usize];
        let edges = &self.edges[node.edges()];
        let is = |edge: &Edge<A>, action: &A| edge.seat == seat && edge.action == *action;
        // Lists come in the same order in all worlds, so what is sought usually is the next one.
        let mut next = 0;
        for action in actions {
            let at = match edges.get(next) {
                Some(edge) if is(edge, action) => next,
                _ => match edges.iter().position(|edge| is(edge, action)) {
                    Some(at) => at,
                    None => return false,
                },
            };
            slots.push(node.first + at as u32);
            next = at + 1;
        }
        true
    }

    /// Gives every action an edge. Weights are the game's opinion; without any all are alike.
    pub(super) fn grow(&mut self, node: u32, seat: Seat, actions: &[A], weights: &[f32]) {
        let mut grown = self.nodes[node as usize];
        let sum: f32 = weights.iter().sum();
        let even = 1.0 / actions.len().max(1) as f32;
        let told = weights.len() == actions.len() && sum.is_finite() && sum > 0.0;
        for (at, action) in actions.iter().enumerate() {
            let known = |edge: &Edge<A>| edge.seat == seat && edge.action == *action;
            if self.edges[grown.edges()].iter().any(known) {
                continue;
            }
            if grown.edges().end != self.edges.len() {
                grown = self.moved_to_the_end(grown);
            }
            self.edges.push(Edge {
                action: action.clone(),
                seat,
                child: NONE,
                visits: 0,
                offered: 0,
                value: 0.0,
                prior: if told { weights[at] / sum } else { even },
            });
            grown.len += 1;
        }
        self.nodes[node as usize] = grown;
    }

    /// A copy of the node's edges where more can be added; the old ones lie idle until the tree is copied.
    fn moved_to_the_end(&mut self, node: Node) -> Node {
        let first = self.edges.len() as u32;
        self.edges.extend_from_within(node.edges());
        Node { first, len: node.len }
    }

    /// Which of these edges to follow: the place in `slots`.
    #[inline]
    pub(super) fn select(&mut self, slots: &[u32], params: &Params) -> usize {
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        let (mut fresh, mut urge) = (None, f32::NEG_INFINITY);
        let mut all = Known::default();
        for (at, &slot) in slots.iter().enumerate() {
            let edge = &mut self.edges[slot as usize];
            edge.offered += 1;
            let draw = params.explore * edge.prior * (edge.offered as f32).sqrt();
            if edge.visits == 0 {
                if draw > urge {
                    (fresh, urge) = (Some(at), draw);
                }
                continue;
            }
            all.visits += edge.visits;
            all.value += edge.value;
            let score = edge.value / edge.visits as f32 + draw / (1.0 + edge.visits as f32);
            if score > most {
                (best, most) = (at, score);
            }
        }
        let mean = if all.visits == 0 { 0.0 } else { all.value / all.visits as f32 };
        match fresh {
            Some(at) if mean - params.caution + urge > most => at,
            _ => best,
        }
    }

    /// The node behind an edge. The tree goes on there once the edge is ripe, as long as there is room.
    #[inline]
    pub(super) fn behind(&mut self, slot: u32, params: &Params) -> Option<u32> {
        let full = self.is_full(params);
        let edge = &mut self.edges[slot as usize];
        if edge.child == NONE {
            if edge.visits < params.ripe || full {
                return None;
            }
            edge.child = self.nodes.len() as u32;
            self.nodes.push(Node::EMPTY);
        }
        Some(edge.child)
    }

    /// Whose action an edge is.
    #[inline]
    pub(super) fn seat(&self, slot: u32) -> Seat {
        self.edges[slot as usize].seat
    }

    /// Counts a result for the edge.
    #[inline]
    pub(super) fn count(&mut self, slot: u32, value: f32) {
        let edge = &mut self.edges[slot as usize];
        edge.visits += 1;
        edge.value += value;
    }

    /// What is known of the action at an edge.
    pub(super) fn known(&self, slot: u32) -> Known {
        let edge = &self.edges[slot as usize];
        Known { visits: edge.visits, value: edge.value }
    }

    /// Goes on from where these actions lead and drops the rest; what it knows counts only by this share from now on,
    /// because it was learnt without knowing what luck would bring.
    pub(super) fn advance(&mut self, played: &[(Seat, A)], share: f32) {
        let mut node = ROOT;
        for (seat, action) in played {
            let edges = &self.edges[self.nodes[node as usize].edges()];
            let edge = edges.iter().find(|edge| edge.seat == *seat && edge.action == *action);
            match edge {
                Some(edge) if edge.child != NONE => node = edge.child,
                _ => return self.clear(),
            }
        }
        self.keep(node, share);
    }

    /// Copies what lies behind a node, nearest first, and makes it the tree.
    fn keep(&mut self, node: u32, share: f32) {
        let (nodes, edges) = &mut self.spare;
        nodes.clear();
        edges.clear();
        nodes.push(self.nodes[node as usize]);
        let mut at = 0;
        while at < nodes.len() {
            // Until its turn comes a copied node still refers to the old edges.
            let old = nodes[at];
            nodes[at] = Node { first: edges.len() as u32, len: old.len };
            for edge in &self.edges[old.edges()] {
                let visits = (edge.visits as f32 * share) as u32;
                let mut child = NONE;
                if visits > 0 && edge.child != NONE {
                    child = nodes.len() as u32;
                    nodes.push(self.nodes[edge.child as usize]);
                }
                let mean = edge.value / edge.visits.max(1) as f32;
                let offered = (edge.offered as f32 * share) as u32;
                let value = mean * visits as f32;
                edges.push(Edge { child, visits, offered, value, ..edge.clone() });
            }
            at += 1;
        }
        std::mem::swap(&mut self.nodes, &mut self.spare.0);
        std::mem::swap(&mut self.edges, &mut self.spare.1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: [Seat; 2] = [Seat::new(0), Seat::new(1)];

    /// Edges for these actions, each with the result for its seat and how often it came.
    fn grown(tree: &mut Tree<char>, node: u32, seat: Seat, results: &[(char, f32, u32)]) {
        let actions: Vec<char> = results.iter().map(|(action, ..)| *action).collect();
        tree.grow(node, seat, &actions, &[]);
        let mut slots = Vec::new();
        assert!(tree.find(node, seat, &actions, &mut slots));
        for (&slot, &(_, result, times)) in slots.iter().zip(results) {
            (0..times).for_each(|_| tree.count(slot, result));
        }
    }

    fn known(tree: &Tree<char>, seat: Seat, actions: &[char]) -> Option<Vec<Known>> {
        let mut slots = Vec::new();
        let found = tree.find(ROOT, seat, actions, &mut slots);
        found.then(|| slots.iter().map(|&slot| tree.known(slot)).collect())
    }

    #[test]
    fn actions_of_other_worlds_and_seats_have_edges_of_their_own() {
        let mut tree = Tree::new();
        grown(&mut tree, ROOT, SEAT[0], &[('a', 1.0, 2), ('b', 0.0, 1)]);
        tree.behind(0, &Params::default());
        grown(&mut tree, 1, SEAT[1], &[('x', 0.5, 1)]);
        // The run of the root is no longer the last, so that it must move.
        grown(&mut tree, ROOT, SEAT[0], &[('c', -1.0, 1), ('a', 1.0, 1)]);
        grown(&mut tree, ROOT, SEAT[1], &[('a', -1.0, 1)]);
        let is = |visits: u32, value: f32| Known { visits, value };
        let own = known(&tree, SEAT[0], &['a', 'b', 'c']);
        assert_eq!(own, Some(vec![is(3, 3.0), is(1, 0.0), is(1, -1.0)]));
        assert_eq!(known(&tree, SEAT[1], &['a']), Some(vec![is(1, -1.0)]));
        assert_eq!(known(&tree, SEAT[1], &['b']), None);
    }

    #[test]
    fn what_was_learnt_goes_along_with_the_game() {
        let mut tree = Tree::new();
        let params = Params::default();
        grown(&mut tree, ROOT, SEAT[0], &[('a', 0.5, 8), ('b', 0.0, 4)]);
        let behind = tree.behind(1, &params);
        grown(&mut tree, behind.unwrap(), SEAT[1], &[('x', 0.25, 4), ('y', -1.0, 1)]);
        tree.advance(&[(SEAT[0], 'b')], 0.5);
        let left = known(&tree, SEAT[1], &['x', 'y']).unwrap();
        assert_eq!(left[0], Known { visits: 2, value: 0.5 });
        assert_eq!(left[1], Known { visits: 0, value: 0.0 });
        // Nobody has looked behind this one.
        tree.advance(&[(SEAT[1], 'x')], 0.5);
        assert_eq!(known(&tree, SEAT[1], &['x']), None);
    }

    #[test]
    fn every_action_is_tried_and_good_ones_more_often() {
        let mut tree = Tree::new();
        let worth = [-0.5, 0.5, 0.0];
        let actions = ['a', 'b', 'c'];
        tree.grow(ROOT, SEAT[0], &actions, &[1.0, 1.0, 2.0]);
        let mut slots = Vec::new();
        tree.find(ROOT, SEAT[0], &actions, &mut slots);
        for _ in 0..200 {
            let at = tree.select(&slots, &Params::default());
            tree.count(slots[at], worth[at]);
        }
        let visits: Vec<u32> = slots.iter().map(|&slot| tree.known(slot).visits).collect();
        assert!(visits[1] > visits[2] && visits[2] > visits[0] && visits[0] > 0, "{visits:?}");
        assert!(visits[1] > 100, "{visits:?}");
    }

    #[test]
    fn an_action_that_is_seldom_possible_is_not_tried_too_often_when_it_is() {
        let mut tree = Tree::new();
        let actions = ['a', 'b'];
        tree.grow(ROOT, SEAT[0], &actions, &[]);
        let mut slots = Vec::new();
        tree.find(ROOT, SEAT[0], &actions, &mut slots);
        for round in 0..1_000 {
            let offered = if round % 10 == 0 { &slots[..] } else { &slots[..1] };
            let at = tree.select(offered, &Params::default());
            tree.count(offered[at], if at == 0 { 0.5 } else { 0.0 });
        }
        let seldom = tree.known(slots[1]).visits;
        assert!((2..=40).contains(&seldom), "{seldom} of 100 times");
    }
}
