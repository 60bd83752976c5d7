//! What a sensible player would do at first sight: any action, each as likely as the game's weights say.

use engine::{Bot, Budget, Chance, FastChance, Observation, Rules};

/// Plays by the weights of the game, without looking ahead; at random where the game has none.
pub struct Instinct<A> {
    chance: FastChance,
    actions: Vec<A>,
    weights: Vec<f32>,
}

impl<A> Instinct<A> {
    pub fn new(seed: u64) -> Self {
        Instinct { chance: FastChance::new(seed), actions: Vec::new(), weights: Vec::new() }
    }
}

impl<R: Rules> Bot<R> for Instinct<R::Action> {
    fn choose(&mut self, seen: &Observation<'_, R>, _: Budget<'_>) -> R::Action {
        seen.actions(&mut self.actions);
        let world = seen.sample(&mut self.chance);
        seen.rules().weigh(&world, seen.seat(), &self.actions, &mut self.weights);
        let at = if self.weights.len() == self.actions.len() {
            draw(&self.weights, &mut self.chance)
        } else {
            self.chance.index("choice", self.actions.len())
        };
        self.actions[at].clone()
    }
}

/// A place, as likely as its weight.
#[inline]
pub(crate) fn draw(weights: &[f32], chance: &mut FastChance) -> usize {
    let sum: f32 = weights.iter().sum();
    let mut left = sum * (chance.bits("choice") as f32 / (u32::MAX as f32 + 1.0));
    for (at, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return at;
        }
    }
    weights.len().saturating_sub(1)
}
