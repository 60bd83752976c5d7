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
        let end = Self::end(rules, &state, params);
        let alone = params.alone.unwrap_or(R::ALONE);
        let before = Self::before(rules, &state, own, params);
        let (mut node, mut seat) = (ROOT, own);
        self.path.clear();
        let result = loop {
            if seat != own && alone {
                // The others do what they would do at first sight.
                self.decide(rules, &mut state, params);
                match rules.awaiting(&state).first() {
                    Some(next) if rules.turn(&state) < end => seat = next,
                    _ => break rules.evaluate(&state, own),
                }
                continue;
            }
            self.actions.clear();
            rules.actions(&state, seat, &mut self.actions);
            if !self.tree.find(node, seat, &self.actions, &mut self.slots) {
                if node != ROOT && self.tree.is_full(params) {
                    break self.play_out(rules, &mut state, own, params, end);
                }
                rules.weigh(&state, seat, &self.actions, &mut self.weights);
                let trust = params.trust.unwrap_or(R::TRUST);
                if trust != 1.0 {
                    self.weights.iter_mut().for_each(|weight| *weight = weight.powf(trust));
                }
                self.tree.grow(node, seat, &self.actions, &self.weights);
                self.tree.find(node, seat, &self.actions, &mut self.slots);
            }
            let at = self.tree.select(&self.slots, params);
            let (Some(action), Some(&slot)) = (self.actions.get(at), self.slots.get(at)) else {
                break rules.evaluate(&state, own);
            };
            self.path.push(slot);
            rules.play(&mut Ctx::new(rules, &mut state, &mut self.host), seat, action);
            let Some(next) = rules.awaiting(&state).first().filter(|_| rules.turn(&state) < end)
            else {
                break rules.evaluate(&state, own);
            };
            match self.tree.behind(slot, params) {
                Some(child) => (node, seat) = (child, next),
                None => break self.play_out(rules, &mut state, own, params, end),
            }
        };
        self.remember(rules, &state, own, result, params, before.as_ref());
    }

    /// What the world that was drawn is worth to whoever can be in the tree, where gains are counted.
    fn before<R: Rules<Action = A>>(
        rules: &R,
        state: &R::State,
        own: Seat,
        params: &Params,
    ) -> Option<[f32; SEATS]> {
        params.gain.unwrap_or(R::GAIN)?;
        let alone = params.alone.unwrap_or(R::ALONE);
        let mut before = [0.0; SEATS];
        for seat in Seat::all(rules.seats()).filter(|&seat| seat == own || !alone) {
            before[seat.index()] = rules.evaluate(state, seat);
        }
        Some(before)
    }

    /// The turn at whose beginning an iteration ends.
    fn end<R: Rules<Action = A>>(rules: &R, state: &R::State, params: &Params) -> u32 {
        match params.turns.unwrap_or(R::TURNS) {
            0 => u32::MAX,
            turns => rules.turn(state).saturating_add(turns),
        }
    }

    /// Plays on for a while, and says what that is worth to the seat.
    fn play_out<R: Rules<Action = A>>(
        &mut self,
        rules: &R,
        state: &mut R::State,
        own: Seat,
        params: &Params,
        end: u32,
    ) -> f32 {
        for _ in 0..params.cut.unwrap_or(R::PLAYOUT) {
            if !self.decide(rules, state, params) || rules.turn(state) >= end {
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
        params: &Params,
        before: Option<&[f32; SEATS]>,
    ) {
        if rules.seats() == 2 && before.is_none() {
            for &slot in &self.path {
                let result = if self.tree.seat(slot) == own { result } else { -result };
                self.tree.count(slot, result);
            }
            return;
        }
        let scale = params.gain.unwrap_or(R::GAIN).unwrap_or(1.0);
        let gain = |seat: Seat, result: f32| match before {
            Some(before) => scale * (result - before[seat.index()]),
            None => result,
        };
        let mut results = [None; SEATS];
        results[own.index()] = Some(gain(own, result));
        for &slot in &self.path {
            let seat = self.tree.seat(slot);
            let result = &mut results[seat.index()];
            let result = *result.get_or_insert_with(|| gain(seat, rules.evaluate(state, seat)));
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
