//! Looks at everything that can happen, a few decisions far.
//!
//! Depth-limited minimax with averages where luck decides. With more than two seats it is paranoid: it expects all
//! others to join against it. What is hidden from the seat is drawn several times, and the action is chosen that is
//! best on the average of these worlds.

mod deepen;
mod memory;
mod search;
mod table;
mod worth;

pub(crate) use memory::Memory;
pub use search::Limit;
pub(crate) use search::Search;

use crate::hidden::only_world;
use engine::{Bot, Budget, FastChance, Observation, Rules};

/// Worlds that are looked at where something is hidden.
const WORLDS: usize = 6;
/// A playout of other bots goes through about as many positions.
pub(crate) const POSITIONS_PER_PLAYOUT: u64 = 64;
/// Positions that are remembered.
const TABLE: usize = 1 << 17;

/// Looks a few decisions ahead. A budget of `n` playouts is `64 n` positions; the same choice for the same seed.
pub struct Expectimax<R: Rules> {
    chance: FastChance,
    /// Made when it is needed first.
    memory: Option<Memory<R>>,
    actions: Vec<R::Action>,
    worlds: Vec<R::State>,
}

impl<R: Rules> Expectimax<R> {
    pub fn new(seed: u64) -> Self {
        Expectimax {
            chance: FastChance::new(seed),
            memory: None,
            actions: Vec::new(),
            worlds: Vec::new(),
        }
    }
}

impl<R: Rules> Bot<R> for Expectimax<R> {
    fn choose(&mut self, seen: &Observation<'_, R>, budget: Budget<'_>) -> R::Action {
        seen.actions(&mut self.actions);
        if let [only] = &self.actions[..] {
            return only.clone();
        }
        let limit = match budget {
            Budget::Playouts(playouts) => {
                Limit::Positions(u64::from(playouts.max(1)) * POSITIONS_PER_PLAYOUT)
            }
            Budget::Time(clock) => Limit::Time(clock),
        };
        self.worlds.clear();
        if let Some(world) = only_world(seen, &mut self.chance) {
            self.worlds.push(world);
        } else {
            self.worlds.extend((0..WORLDS).map(|_| seen.sample(&mut self.chance)));
        }
        let memory = self.memory.get_or_insert_with(|| Memory::new(TABLE));
        let mut search = Search::new(seen.rules(), seen.seat(), memory, limit);
        let best = search.run(&self.worlds, &self.actions);
        match self.actions.get(best.at) {
            Some(action) => action.clone(),
            None => seen.fallback(&mut self.chance), // a game that lists nothing
        }
    }
}
