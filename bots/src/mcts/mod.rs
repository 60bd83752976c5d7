//! Information-set Monte Carlo tree search: it plays on in worlds that fit what the seat knows, again and again,
//! and each time a little more often as has done well for whoever was to decide.
//!
//! The tree is open loop: a node is a sequence of actions, over whatever hidden cards and luck it met.
//! So it needs nothing from a game but its rules, and gets better with `evaluate` and `weigh`.

mod params;
mod search;
mod stop;
mod tree;

pub use params::Params;

use crate::expectimax::{Limit, POSITIONS_PER_PLAYOUT};
use crate::solve;
use engine::{Bot, Budget, Clock, FastChance, Observation, Rules, Seat};
use search::Search;
use stop::Stop;
use tree::Known;

/// Searches the tree of what may follow.
pub struct Mcts<A> {
    params: Params,
    /// One for each thread; playouts are counted by the first alone, so that they lead to the same choice everywhere.
    searches: Vec<Search<A>>,
    /// The actions before the decision that the trees begin at, if one has been made.
    history: Option<Vec<(Seat, A)>>,
    /// What can be done now.
    legal: Vec<A>,
    /// Luck for looking whether anything is hidden.
    chance: FastChance,
}

/// The share of the time that may go into solving the game instead.
const SOLVING: f32 = 0.3;

/// A clock for that share.
struct Part<'a>(&'a dyn Clock);

impl Clock for Part<'_> {
    fn used(&self) -> f32 {
        self.0.used() / SOLVING
    }
}

impl<A: Clone + Eq> Mcts<A> {
    pub fn new(seed: u64, threads: usize) -> Self {
        Mcts::with(Params::default(), seed, threads)
    }

    /// The same with other numbers, to see whether they are better.
    pub fn with(params: Params, seed: u64, threads: usize) -> Self {
        let threads = if cfg!(feature = "threads") { threads.max(1) } else { 1 };
        let search =
            |number: usize| Search::new(seed ^ (number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let searches = (0..threads).map(search).collect();
        let chance = FastChance::new(!seed);
        Mcts { params, searches, history: None, legal: Vec::new(), chance }
    }

    /// Goes on with what was learnt before, if the game has gone on from there.
    fn recall(&mut self, history: &[(Seat, A)]) {
        let before = self.history.as_deref();
        let played = before.and_then(|before| history.strip_prefix(before));
        match played {
            // Without a history every decision would look like the one before.
            Some(played) if !played.is_empty() && self.params.kept > 0.0 => {
                let share = self.params.kept;
                self.searches.iter_mut().for_each(|search| search.tree.advance(played, share));
            }
            _ => self.searches.iter_mut().for_each(|search| search.tree.clear()),
        }
        let before = self.history.get_or_insert_default();
        before.clear();
        before.extend_from_slice(history);
    }

    /// The action that the searches together have tried most often; the better one where two are level.
    fn favourite(&mut self, seat: Seat) -> Option<A> {
        let mut sums = vec![Known::default(); self.legal.len()];
        let mut known = Vec::new();
        for search in &mut self.searches {
            search.known(seat, &self.legal, &mut known);
            for (sum, known) in sums.iter_mut().zip(&known) {
                sum.visits += known.visits;
                sum.value += known.value;
            }
        }
        let better =
            |a: &Known, b: &Known| a.visits > b.visits || a.visits == b.visits && a.value > b.value;
        let mut best = 0;
        for at in 1..sums.len() {
            if better(&sums[at], &sums[best]) {
                best = at;
            }
        }
        self.legal.get(best).cloned()
    }
}

impl<R: Rules> Bot<R> for Mcts<R::Action> {
    fn choose(&mut self, seen: &Observation<'_, R>, budget: Budget<'_>) -> R::Action {
        seen.actions(&mut self.legal);
        if let [only] = &self.legal[..] {
            return only.clone();
        }
        // Near the end, with nothing hidden, there may be nothing left to guess.
        let solved = match budget {
            Budget::Playouts(playouts) => {
                let positions = u64::from(playouts) * POSITIONS_PER_PLAYOUT;
                solve(seen, &mut self.chance, Limit::Positions(positions))
            }
            Budget::Time(clock) => solve(seen, &mut self.chance, Limit::Time(&Part(clock))),
        };
        if let Some((action, _)) = solved {
            return action;
        }
        self.recall(seen.history());
        let (params, legal) = (&self.params, &self.legal[..]);
        match (&mut self.searches[..], budget) {
            #[cfg(feature = "threads")]
            ([first, others @ ..], Budget::Time(_)) if !others.is_empty() => {
                let stop = Stop::new(budget, 1 + others.len());
                let stop = &stop;
                std::thread::scope(|scope| {
                    for (number, search) in (1..).zip(others) {
                        scope.spawn(move || search.run(seen, legal, params, stop, number));
                    }
                    first.run(seen, legal, params, stop, 0);
                });
            }
            ([first, others @ ..], _) => {
                others.iter_mut().for_each(|search| search.tree.clear());
                first.run(seen, legal, params, &Stop::new(budget, 1), 0);
            }
            ([], _) => {}
        }
        self.favourite(seen.seat()).unwrap_or_else(|| {
            // A seat that is asked has something to do, and a search that looks at it.
            seen.fallback(&mut engine::FastChance::new(0))
        })
    }
}
