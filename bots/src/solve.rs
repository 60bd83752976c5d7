//! The end of a game of two, searched to the last action.

use crate::expectimax::{Limit, Memory, Search};
use crate::hidden::{SURE, only_world, open_to_all};
use engine::{Chance, FastChance, Observation, Rules};

/// The most positions that are remembered.
const MOST_REMEMBERED: u64 = 1 << 16;

/// The best action and exactly what it is worth: 1 for a win, -1 for a loss, and averages where luck decides.
///
/// None if there are not two seats, if anything is or comes to be hidden from either, if luck has too many ways, or if
/// the rest of the game cannot be searched within the limit. Of equally good actions it is the one that looked best
/// when less was known, then the first of the list.
pub fn solve<R: Rules>(
    seen: &Observation<'_, R>,
    chance: &mut FastChance,
    limit: Limit<'_>,
) -> Option<(R::Action, f32)> {
    let rules = seen.rules();
    // What cannot be seen now cannot come to be known, if actions are not seen.
    if rules.seats() != 2 || !R::OPEN_ACTIONS {
        return None;
    }
    let world = only_world(seen, chance)?;
    if rules.awaiting(&world).len() != 1 || !open_to_all(rules, &world, SURE, chance) {
        return None;
    }
    let mut actions = Vec::new();
    seen.actions(&mut actions);
    let remembered = match limit {
        Limit::Positions(positions) => positions.clamp(1 << 10, MOST_REMEMBERED),
        Limit::Time(_) => MOST_REMEMBERED,
    };
    let mut memory = Memory::new(remembered as usize);
    let luck = FastChance::new(u64::from(chance.bits("solve")));
    let mut search = Search::new(rules, seen.seat(), &mut memory, limit).strictly(luck);
    let best = search.run(std::slice::from_ref(&world), &actions);
    let action = actions.get(best.at).filter(|_| best.worth.proven)?;
    Some((action.clone(), best.worth.value))
}
