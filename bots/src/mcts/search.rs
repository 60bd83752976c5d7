//! One thread's search: a tree, and everything an iteration needs, kept so that none allocates.

use super::Params;
use super::stop::Stop;
use super::tree::{Known, ROOT, Tree};
use crate::instinct::draw;
use engine::{Chance, Ctx, FastChance, NoLog, Observation, Rules, Seat};

/// The most seats at any table.
const SEATS: usize = engine::MAX_SEATS as usize;

/// So many iterations pass between two looks at the clock.
const ROUND: u32 = 8;

/// The most iterations that may take longer than there is time.
const MOST_UNTIMED: usize = 64;

/// Searches by itself.
pub(super) struct Search<A> {
    pub(super) tree: Tree<A>,
    /// Its luck, for worlds, dice and playouts.
    host: NoLog<FastChance>,
    /// The edges followed in this iteration.
    path: Vec<u32>,
    actions: Vec<A>,
    slots: Vec<u32>,
    weights: Vec<f32>,
}

impl<A: Clone + PartialEq> Search<A> {
    pub(super) fn new(seed: u64) -> Self {
        Search {
            tree: Tree::new(),
            host: NoLog(FastChance::new(seed)),
            path: Vec::new(),
            actions: Vec::new(),
            slots: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// Searches until it is to stop; `number` is its own among those that search together.
    pub(super) fn run<R: Rules<Action = A>>(
        &mut self,
        seen: &Observation<'_, R>,
        legal: &[A],
        params: &Params,
        stop: &Stop<'_>,
        number: usize,
    ) {
        let mut known = Vec::new();
        self.known(seen.seat(), legal, &mut known);
        // Even who has no time at all looks at everything once, unless it has done so before.
        let fresh = known.iter().all(|known| known.visits == 0);
        let least = if fresh { legal.len().min(MOST_UNTIMED) as u32 } else { 0 };
        let mut done = 0;
        loop {
            let left = stop.left(done).max(least.saturating_sub(done));
            if left == 0 {
                return;
            }
            if params.early && done > 0 {
                self.known(seen.seat(), legal, &mut known);
                if stop.agreed(number, left, &known) {
                    return;
                }
            }
            let round = left.min(ROUND);
            for _ in 0..round {
                self.iterate(seen, params);
            }
            done = done.saturating_add(round);
        }
    }

    /// Draws a world, follows the tree as far as it goes, plays on from there and remembers what came of it.
    pub(super) fn iterate<R: Rules<Action = A>>(
        &mut self,
        seen: &Observation<'_, R>,
        params: &Params,
    ) {
        let (rules, own) = (seen.rules(), seen.seat());
        let mut state = seen.sample(&mut self.host.0);
        let (mut node, mut seat) = (ROOT, own);
        self.path.clear();
        let result = loop {
            self.actions.clear();
            rules.actions(&state, seat, &mut self.actions);
            if !self.tree.find(node, seat, &self.actions, &mut self.slots) {
                if node != ROOT && self.tree.is_full(params) {
                    break self.play_out(rules, &mut state, own, params);
                }
                rules.weigh(&state, seat, &self.actions, &mut self.weights);
                self.tree.grow(node, seat, &self.actions, &self.weights);
                self.tree.find(node, seat, &self.actions, &mut self.slots);
            }
            let at = self.tree.select(&self.slots, params);
            let (Some(action), Some(&slot)) = (self.actions.get(at), self.slots.get(at)) else {
                break rules.evaluate(&state, own);
            };
            self.path.push(slot);
            rules.play(&mut Ctx::new(rules, &mut state, &mut self.host), seat, action);
            let Some(next) = rules.awaiting(&state).first() else {
                break rules.evaluate(&state, own);
            };
            match self.tree.behind(slot, params) {
                Some(child) => (node, seat) = (child, next),
                None => break self.play_out(rules, &mut state, own, params),
            }
        };
        self.remember(rules, &state, own, result);
    }

    /// Plays on for a while, and says what that is worth to the seat.
    fn play_out<R: Rules<Action = A>>(
        &mut self,
        rules: &R,
        state: &mut R::State,
        own: Seat,
        params: &Params,
    ) -> f32 {
        for _ in 0..params.cut.unwrap_or(R::PLAYOUT) {
            if !self.decide(rules, state, params) {
                break;
            }
        }
        let result = rules.evaluate(state, own);
        if result != 0.0 {
            return result;
        }
        // The game has no opinion before it is over.
        while self.decide(rules, state, params) {}
        rules.evaluate(state, own)
    }

    /// Makes a decision at random, or as the weights of the game have it; false when there is none.
    #[inline]
    fn decide<R: Rules<Action = A>>(
        &mut self,
        rules: &R,
        state: &mut R::State,
        params: &Params,
    ) -> bool {
        let Some(seat) = rules.awaiting(state).first() else {
            return false;
        };
        self.actions.clear();
        rules.actions(state, seat, &mut self.actions);
        self.weights.clear();
        if params.weighed && self.actions.len() > 1 {
            rules.weigh(state, seat, &self.actions, &mut self.weights);
        }
        let chance = &mut self.host.0;
        let at = if self.weights.len() == self.actions.len() {
            draw(&self.weights, chance)
        } else {
            chance.index("choice", self.actions.len())
        };
        let Some(action) = self.actions.get(at) else {
            return false;
        };
        rules.play(&mut Ctx::new(rules, state, &mut self.host), seat, action);
        true
    }

    /// Counts the result at every edge that was followed, for the seat whose action it was.
    fn remember<R: Rules<Action = A>>(
        &mut self,
        rules: &R,
        state: &R::State,
        own: Seat,
        result: f32,
    ) {
        if rules.seats() == 2 {
            for &slot in &self.path {
                let result = if self.tree.seat(slot) == own { result } else { -result };
                self.tree.count(slot, result);
            }
            return;
        }
        let mut results = [None; SEATS];
        results[own.index()] = Some(result);
        for &slot in &self.path {
            let seat = self.tree.seat(slot);
            let result = &mut results[seat.index()];
            let result = *result.get_or_insert_with(|| rules.evaluate(state, seat));
            self.tree.count(slot, result);
        }
    }

    /// What the tree knows of each of these actions at its root.
    pub(super) fn known(&mut self, seat: Seat, actions: &[A], out: &mut Vec<Known>) {
        out.clear();
        if self.tree.find(ROOT, seat, actions, &mut self.slots) {
            out.extend(self.slots.iter().map(|&slot| self.tree.known(slot)));
        } else {
            out.resize(actions.len(), Known::default());
        }
    }
}
