//! The first decision: looked at deeper and deeper, in all worlds that the seat thinks possible.

use super::memory::Ply;
use super::search::{Line, MOST_DEPTH, Search, Stop};
use super::worth::{Best, Bounds, Worth};
use engine::Rules;

impl<R: Rules> Search<'_, R> {
    /// Looks deeper and deeper into all the worlds, which are equally likely, until the limit is reached or
    /// looking further is no use. The actions are those of the seat, the same in each world.
    pub(crate) fn run(&mut self, worlds: &[R::State], actions: &[R::Action]) -> Best {
        let mut order: Vec<usize> = (0..actions.len()).collect();
        let mut weights = Vec::new();
        if let Some(world) = worlds.first() {
            self.rules.weigh(world, self.seat, actions, &mut weights);
        }
        if weights.len() == actions.len() {
            order.sort_by(|&a, &b| weights[b].total_cmp(&weights[a]));
        }
        let first = order.first().copied().unwrap_or(0);
        let mut best = Best { at: first, worth: Worth::UNKNOWN };
        let mut depth = 1;
        loop {
            self.horizon = false;
            let mut found = None;
            let mut space = self.memory.take(0);
            let ended = self.iterate(worlds, actions, &mut order, depth, &mut space, &mut found);
            self.memory.give_back(0, space);
            best = found.unwrap_or(best);
            if ended.is_err() {
                // What was found so far counts, since the best of the last depth came first;
                // but what was not looked at may be better.
                best.worth.proven = false;
                return best;
            }
            if best.worth.proven || !self.horizon || depth == MOST_DEPTH {
                return best;
            }
            depth = match self.is_strict() {
                false => depth + 1,
                // Where only the end counts, a look or two to find what to try first is enough.
                true if depth < 4 => depth * 2,
                true => MOST_DEPTH,
            };
        }
    }

    /// Looks at all actions to one depth, and puts the best first.
    fn iterate(
        &mut self,
        worlds: &[R::State],
        actions: &[R::Action],
        order: &mut [usize],
        depth: u8,
        space: &mut Ply<R>,
        found: &mut Option<Best>,
    ) -> Result<(), Stop> {
        let mut values = vec![0.0; actions.len()];
        let mut low = -1.0;
        let mut proven = true;
        for (tried, &at) in order.iter().enumerate() {
            // At first all values are wanted, to put the actions in order.
            let bounds = Bounds::new(if depth == 1 { -1.0 } else { low }, 1.0);
            let line = Line { depth: depth - 1, less: self.less(tried, depth - 1), ply: 1 };
            let worth = self.in_all(worlds, &actions[at], line, bounds, space)?;
            values[at] = worth.value;
            proven &= worth.proven;
            if found.is_none_or(|best| worth.value > best.worth.value) {
                *found = Some(Best { at, worth });
                low = worth.value;
            }
            if worth.proven && worth.value >= 1.0 {
                return Ok(());
            }
        }
        let Some(best) = found else { return Ok(()) };
        best.worth.proven = proven;
        if depth == 1 {
            order.sort_by(|&a, &b| values[b].total_cmp(&values[a]));
        } else if let Some(from) = order.iter().position(|&at| at == best.at) {
            // Of the others only bounds are known; they stay in the order of the first look.
            order[..=from].rotate_right(1);
        }
        Ok(())
    }

    /// What an action is worth on the average of all worlds.
    fn in_all(
        &mut self,
        worlds: &[R::State],
        action: &R::Action,
        line: Line,
        bounds: Bounds,
        space: &mut Ply<R>,
    ) -> Result<Worth, Stop> {
        space.after.clear();
        let mut all = true;
        for world in worlds {
            let from = space.after.len();
            all &= self.play(world, self.seat, action, &mut space.after)?;
            for outcome in &mut space.after[from..] {
                outcome.probability /= worlds.len() as f64;
            }
        }
        self.after(&space.after, all, line, 1.0, bounds)
    }
}
