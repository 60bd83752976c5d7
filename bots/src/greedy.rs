//! The action after which the game's own evaluation is best, looking no further.

use engine::{Bot, Budget, Chance, Ctx, FastChance, NoLog, Observation, Rules, Seat};

/// Worlds that an action is tried in, unless the budget says otherwise.
const WORLDS: u32 = 4;

/// Looks one action ahead.
pub struct Greedy<A> {
    chance: FastChance,
    actions: Vec<A>,
}

impl<A> Greedy<A> {
    pub fn new(seed: u64) -> Self {
        Greedy { chance: FastChance::new(seed), actions: Vec::new() }
    }
}

impl<R: Rules> Bot<R> for Greedy<R::Action> {
    fn choose(&mut self, seen: &Observation<'_, R>, budget: Budget<'_>) -> R::Action {
        seen.actions(&mut self.actions);
        let worlds = match budget {
            Budget::Playouts(playouts) => {
                (playouts / self.actions.len().max(1) as u32).clamp(1, WORLDS)
            }
            Budget::Time(_) => WORLDS,
        };
        let mut sums = vec![0.0; self.actions.len()];
        for _ in 0..worlds {
            let world = seen.sample(&mut self.chance);
            // Every action meets the same luck, so that they are compared and not their dice.
            let luck = u64::from(self.chance.bits("luck"));
            for (sum, action) in sums.iter_mut().zip(&self.actions) {
                *sum += value_after(seen.rules(), world.clone(), seen.seat(), action, luck);
            }
        }
        let best = sums.iter().copied().fold(f32::MIN, f32::max);
        let mut top: Vec<usize> = (0..sums.len()).filter(|&at| sums[at] >= best).collect();
        if top.is_empty() {
            top.push(0); // an evaluation that is not a number
        }
        let at = top[self.chance.index("choice", top.len())];
        self.actions[at].clone()
    }
}

/// What the seat's position is worth after the action; an unfinished choice is finished by its fallbacks.
fn value_after<R: Rules>(
    rules: &R,
    mut state: R::State,
    seat: Seat,
    action: &R::Action,
    luck: u64,
) -> f32 {
    let mut host = NoLog(FastChance::new(luck));
    rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, action);
    while !rules.settled(&state) && rules.awaiting(&state).contains(seat) {
        let action = rules.fallback(&state, seat, &mut host.0);
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, &action);
    }
    rules.evaluate(&state, seat)
}
