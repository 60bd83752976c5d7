//! Minimax with averages and nothing else: no bounds, no order, no guess. What cleverer searches are measured by.

use crate::table;
use bots::outcomes::Branches;
use bots::{Limit, solve};
use engine::{Ctx, FastChance, NoLog, Observation, Rules, Seat, Status};
use std::collections::HashMap;

/// Values for seat 0 of positions of two seats, each computed once.
pub(crate) struct Plain<'a, R: Rules> {
    rules: &'a R,
    known: HashMap<R::State, f64>,
    most: usize,
}

impl<'a, R: Rules> Plain<'a, R> {
    /// Gives up beyond so many positions.
    pub(crate) fn new(rules: &'a R, most: usize) -> Self {
        Plain { rules, known: HashMap::new(), most }
    }

    pub(crate) fn value(&mut self, state: &R::State) -> Option<f64> {
        if let Status::Over(outcome) = self.rules.status(state) {
            return Some(f64::from(outcome.result(Seat::new(0))));
        }
        if let Some(&value) = self.known.get(state) {
            return Some(value);
        }
        let seat = self.rules.awaiting(state).first().unwrap();
        let mut actions = vec![];
        self.rules.actions(state, seat, &mut actions);
        let mut values = vec![];
        for action in &actions {
            values.push(self.after(state, seat, action)?);
        }
        let best = match seat.index() {
            0 => values.into_iter().fold(f64::MIN, f64::max),
            _ => values.into_iter().fold(f64::MAX, f64::min),
        };
        self.known.insert(state.clone(), best);
        (self.known.len() < self.most).then_some(best)
    }

    /// The average after an action.
    fn after(&mut self, state: &R::State, seat: Seat, action: &R::Action) -> Option<f64> {
        let mut host = NoLog(Branches::new(0));
        let mut sum = 0.0;
        loop {
            let mut next = state.clone();
            self.rules.play(&mut Ctx::new(self.rules, &mut next, &mut host), seat, action);
            sum += host.0.probability() * self.value(&next)?;
            if !host.0.advance() {
                return Some(sum);
            }
        }
    }

    /// The action must be one of the best.
    pub(crate) fn is_best(&mut self, state: &R::State, seat: Seat, action: &R::Action) {
        let (best, taken) = (self.value(state).unwrap(), self.after(state, seat, action).unwrap());
        assert!((best - taken).abs() < 1e-5, "{action:?} is worth {taken}, not {best}: {state:?}");
    }

    /// The action must be one of the best, and worth so much to its seat.
    pub(crate) fn agrees(&mut self, state: &R::State, seat: Seat, action: &R::Action, value: f32) {
        self.is_best(state, seat, action);
        let sign = if seat.index() == 0 { 1.0 } else { -1.0 };
        let best = sign * self.value(state).unwrap();
        assert!((best - f64::from(value)).abs() < 1e-5, "{value}, not {best}: {state:?}");
    }
}

/// Solves the last positions of random games, changed beforehand, and compares where plain search comes to an end.
/// Plain search gives up beyond `most` positions.
/// Says how often they agreed, and how often the exact end was not found though plain search knows it.
pub(crate) fn ends<R: Rules>(
    rules: &R,
    games: u32,
    last: usize,
    most: usize,
    change: impl Fn(&mut R::State),
) -> (u32, u32) {
    let mut chance = FastChance::new(1);
    let (mut agreed, mut given_up) = (0, 0);
    for seed in 0..u64::from(games) {
        let mut line = vec![];
        table::random_game(rules, seed, |state| line.push(state.clone()));
        for mut state in line.into_iter().rev().take(last) {
            change(&mut state);
            let mut plain = Plain::new(rules, most);
            if plain.value(&state).is_none() {
                continue;
            }
            let seat = rules.awaiting(&state).first().unwrap();
            match solve(
                &Observation::new(rules, &state, seat),
                &mut chance,
                Limit::Positions(1_000_000),
            ) {
                Some((action, value)) => {
                    plain.agrees(&state, seat, &action, value);
                    agreed += 1;
                }
                None => given_up += 1,
            }
        }
    }
    (agreed, given_up)
}
