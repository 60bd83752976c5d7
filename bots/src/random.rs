//! Any action, each equally likely.

use engine::{Bot, Budget, Chance, FastChance, Observation, Rules};

/// Plays at random.
pub struct Random<A> {
    chance: FastChance,
    actions: Vec<A>,
}

impl<A> Random<A> {
    pub fn new(seed: u64) -> Self {
        Random { chance: FastChance::new(seed), actions: Vec::new() }
    }
}

impl<R: Rules> Bot<R> for Random<R::Action> {
    fn choose(&mut self, seen: &Observation<'_, R>, _: Budget<'_>) -> R::Action {
        seen.actions(&mut self.actions);
        let at = self.chance.index("choice", self.actions.len());
        self.actions[at].clone()
    }
}
