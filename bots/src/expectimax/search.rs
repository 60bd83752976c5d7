//! The search itself: pruned by bounds, with averages where luck decides.
//!
//! Values are those of one seat. It picks the highest, all others the lowest: exact between two, and paranoid among
//! more, as if all others had joined against it. Where several seats answer at once they are taken one after the
//! other, that seat first.

use super::memory::{Memory, Ply};
use super::table::{Bound, Entry};
use super::worth::{Best, Bounds, Worth};
use crate::hidden::open_to_all;
use crate::key::key;
use crate::outcomes::Outcome;
use engine::{Clock, FastChance, Rules, Seat};

/// No search looks further ahead. A forced action is a ply, but no decision.
pub(super) const MOST_DEPTH: u8 = 60;
const MOST_PLIES: usize = 100;
/// A guess is never as sure as the end of the game.
const SUREST: f32 = 0.99;
/// So many positions pass between two looks at the clock.
const BETWEEN_LOOKS: u64 = 128;
/// How often the knowledge of each seat is drawn to see whether luck has hidden something from it; there are
/// many such positions in a search, so that together they leave no doubt.
const DRAWS: usize = 2;

/// How long to search.
#[derive(Clone, Copy)]
pub enum Limit<'a> {
    /// So many positions.
    Positions(u64),
    /// Until the clock says so.
    Time(&'a dyn Clock),
}

/// The search is over: its limit is reached, or what it needs to know cannot be known.
pub(super) struct Stop;

/// One search.
pub(crate) struct Search<'a, R: Rules> {
    pub(super) rules: &'a R,
    pub(super) seat: Seat,
    pub(super) memory: &'a mut Memory<R>,
    limit: Limit<'a>,
    positions: u64,
    next_look: u64,
    /// Somewhere it looked no further because of its depth.
    pub(super) horizon: bool,
    /// It stops as soon as anything is uncertain or hidden from anybody; this luck finds out.
    strict: Option<FastChance>,
}

/// Whose turn it is.
#[derive(Clone, Copy)]
struct Turn {
    seat: Seat,
    /// 1 for the seat whose values these are, -1 for the others.
    sign: f32,
}

/// Where a look leads.
#[derive(Clone, Copy)]
pub(super) struct Line {
    /// How many decisions ahead.
    pub(super) depth: u8,
    /// How many fewer to begin with.
    pub(super) less: u8,
    pub(super) ply: usize,
}

impl<'a, R: Rules> Search<'a, R> {
    /// A search for the best action of this seat.
    pub(crate) fn new(
        rules: &'a R,
        seat: Seat,
        memory: &'a mut Memory<R>,
        limit: Limit<'a>,
    ) -> Self {
        memory.forget(rules);
        let next_look = match limit {
            Limit::Positions(most) => most,
            Limit::Time(_) => BETWEEN_LOOKS,
        };
        Search { rules, seat, memory, limit, positions: 0, next_look, horizon: false, strict: None }
    }

    /// The same, but it gives up where luck has too many ways, or hides something from anybody.
    pub(crate) fn strictly(self, chance: FastChance) -> Self {
        Search { strict: Some(chance), ..self }
    }

    pub(super) fn is_strict(&self) -> bool {
        self.strict.is_some()
    }

    /// What a position is worth.
    fn position(
        &mut self,
        state: &R::State,
        known_key: u64,
        depth: u8,
        ply: usize,
        bounds: Bounds,
    ) -> Result<Worth, Stop> {
        let awaited = self.rules.awaiting(state);
        let Some(first) = awaited.first() else {
            return Ok(Worth { value: self.evaluate(state, 1.0), proven: true });
        };
        if depth == 0 || ply >= MOST_PLIES {
            self.horizon = true;
            return Ok(Worth { value: self.evaluate(state, SUREST), proven: false });
        }
        if self.is_strict() && awaited.len() > 1 {
            return Err(Stop); // the second to answer would know the first answer
        }
        let key = if known_key == 0 { key(state) } else { known_key };
        let known = self.memory.table.get(key);
        if let Some(entry) = known.filter(|entry| entry.settles(depth, bounds)) {
            self.horizon |= !entry.proven;
            return Ok(Worth { value: entry.value, proven: entry.proven });
        }
        let turn = match awaited.contains(self.seat) {
            true => Turn { seat: self.seat, sign: 1.0 },
            false => Turn { seat: first, sign: -1.0 },
        };
        let wanted = bounds.seen(turn.sign);
        let known_best = known.map(|entry| usize::from(entry.best));
        let mut space = self.memory.take(ply);
        let best = self.decide(state, turn, known_best, depth, ply, wanted, &mut space);
        self.memory.give_back(ply, space);
        let best = best?;
        let worth = best.worth.seen(turn.sign);
        let bound = match worth.value {
            value if value >= bounds.high => Bound::AtLeast,
            value if value <= bounds.low => Bound::AtMost,
            _ => Bound::Exact,
        };
        let Worth { value, proven } = worth;
        self.memory.table.put(key, Entry { value, best: best.at as u16, depth, bound, proven });
        Ok(worth)
    }

    /// The best action of the seat whose turn it is. Bounds and values are in its eyes.
    #[allow(clippy::too_many_arguments)] // a position being looked at has that many sides
    fn decide(
        &mut self,
        state: &R::State,
        turn: Turn,
        known_best: Option<usize>,
        depth: u8,
        ply: usize,
        mut bounds: Bounds,
        space: &mut Ply<R>,
    ) -> Result<Best, Stop> {
        let (rules, own) = (self.rules, turn.sign > 0.0);
        space.actions.clear();
        rules.actions(state, turn.seat, &mut space.actions);
        // A forced action decides nothing.
        let below = if space.actions.len() == 1 { depth } else { depth - 1 };
        let mut best = Best { at: 0, worth: Worth { value: f32::MIN, proven: true } };
        let mut all_proven = true;

        // What was best before is tried before the others are even listed.
        let first = known_best.filter(|&at| at < space.actions.len());
        let mut listed = first.is_none();
        if listed {
            self.memory.list(rules, state, turn.seat, own, None, space);
        }
        let mut next = first.or_else(|| space.pick());
        let mut tried = 0;
        while let Some(at) = next {
            space.after.clear();
            let all = self.play(state, turn.seat, &space.actions[at], &mut space.after)?;
            let line = Line { depth: below, less: self.less(tried, below), ply: ply + 1 };
            let worth = self.after(&space.after, all, line, turn.sign, bounds)?;
            tried += 1;
            all_proven &= worth.proven;
            if worth.value > best.worth.value {
                best = Best { at, worth };
            }
            let cut = worth.value >= bounds.high;
            self.memory.learn(rules, own, &space.actions[at], cut);
            if cut {
                return Ok(best);
            }
            bounds.low = bounds.low.max(worth.value);
            if !std::mem::replace(&mut listed, true) {
                self.memory.list(rules, state, turn.seat, own, first, space);
            }
            next = space.pick();
        }
        best.worth.proven = all_proven;
        Ok(best)
    }

    /// How much less deep to look at an action after so many that promised more: one decision for the second, two
    /// for the third and fourth, and so on, but never so that nothing is left.
    pub(super) fn less(&self, tried: usize, depth: u8) -> u8 {
        match tried.checked_ilog2() {
            Some(log) if !self.is_strict() => (log as u8 + 1).min(depth.saturating_sub(1)),
            _ => 0,
        }
    }

    /// What an action is worth in the eyes of whoever acts, by the positions after it. If a less deep look finds it
    /// better than what is known, it is looked at again.
    pub(super) fn after(
        &mut self,
        after: &[Outcome<R::State>],
        all: bool,
        line: Line,
        sign: f32,
        bounds: Bounds,
    ) -> Result<Worth, Stop> {
        let Line { depth, less, ply } = line;
        if less > 0 {
            let narrow = Bounds::new(bounds.low, bounds.low.next_up());
            let worth = self.average(after, all, depth - less, ply, narrow.seen(sign))?.seen(sign);
            if worth.value <= bounds.low {
                return Ok(worth);
            }
        }
        Ok(self.average(after, all, depth, ply, bounds.seen(sign))?.seen(sign))
    }

    /// The average over the ways luck can go. As soon as even the best or the worst of those left cannot bring it
    /// between the bounds, that is the answer.
    pub(super) fn average(
        &mut self,
        after: &[Outcome<R::State>],
        all: bool,
        depth: u8,
        ply: usize,
        bounds: Bounds,
    ) -> Result<Worth, Stop> {
        if let [only] = after {
            let worth = self.position(&only.state, only.key, depth, ply, bounds)?;
            return Ok(Worth { proven: worth.proven && all, ..worth });
        }
        let (low, high) = (f64::from(bounds.low), f64::from(bounds.high));
        let (mut sum, mut left) = (0.0, 1.0);
        let mut proven = all;
        for outcome in after {
            let share = outcome.probability;
            left -= share;
            let (needed, enough) = ((low - sum - left) / share, (high - sum + left) / share);
            let inner = Bounds::new(needed as f32, enough as f32);
            let worth = self.position(&outcome.state, outcome.key, depth, ply, inner)?;
            proven &= worth.proven;
            sum += share * f64::from(worth.value);
            // A value on a bound may itself be a bound, unless there is nothing beyond. What is then said
            // is on that side of the bounds asked for, whatever rounding did.
            if worth.value <= inner.low && inner.low > -1.0 {
                return Ok(Worth { value: bounds.low.min((sum + left) as f32), proven });
            }
            if worth.value >= inner.high && inner.high < 1.0 {
                return Ok(Worth { value: bounds.high.max((sum - left) as f32), proven });
            }
        }
        Ok(Worth { value: sum as f32, proven })
    }

    /// Plays an action; says whether the positions it leads to are all there are.
    pub(super) fn play(
        &mut self,
        state: &R::State,
        seat: Seat,
        action: &R::Action,
        after: &mut Vec<Outcome<R::State>>,
    ) -> Result<bool, Stop> {
        let from = after.len();
        let outcomes = &mut self.memory.outcomes;
        let all = outcomes.of(self.rules, state, seat, action, self.positions, after);
        self.positions += u64::from(outcomes.runs());
        if self.positions >= self.next_look {
            self.look()?;
        }
        let Some(chance) = &mut self.strict else { return Ok(all) };
        let drawn = &after[from..];
        let mut states = drawn.iter().map(|outcome| &outcome.state);
        let open =
            drawn.len() == 1 || states.all(|state| open_to_all(self.rules, state, DRAWS, chance));
        if all && open { Ok(all) } else { Err(Stop) }
    }

    fn look(&mut self) -> Result<(), Stop> {
        match self.limit {
            Limit::Time(clock) if clock.used() < 1.0 => {
                self.next_look = self.positions + BETWEEN_LOOKS;
                Ok(())
            }
            _ => Err(Stop),
        }
    }

    /// What the game thinks of a position, but never more sure than that.
    fn evaluate(&self, state: &R::State, surest: f32) -> f32 {
        let value = self.rules.evaluate(state, self.seat);
        if value.is_nan() { 0.0 } else { value.clamp(-surest, surest) }
    }
}
