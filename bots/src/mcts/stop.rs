//! When a search has thought enough: its budget is spent, or nothing it could still find would change the choice.

use super::tree::Known;
use engine::Budget;
use std::sync::atomic::{AtomicUsize, Ordering};

/// No action leads for good yet.
const OPEN: usize = usize::MAX;

/// What the searches of one decision share.
pub(super) struct Stop<'a> {
    budget: Budget<'a>,
    /// The share of the time that was gone when the searches began.
    begun: f32,
    /// For each search the place of the action that nothing can overtake there any more.
    leaders: Vec<AtomicUsize>,
}

impl<'a> Stop<'a> {
    pub(super) fn new(budget: Budget<'a>, searches: usize) -> Self {
        let begun = match budget {
            Budget::Playouts(_) => 0.0,
            Budget::Time(clock) => clock.used(),
        };
        let leaders = (0..searches).map(|_| AtomicUsize::new(OPEN)).collect();
        Stop { budget, begun, leaders }
    }

    /// How many iterations are left after so many, as far as one can tell.
    pub(super) fn left(&self, done: u32) -> u32 {
        match self.budget {
            Budget::Playouts(playouts) => playouts.saturating_sub(done),
            Budget::Time(clock) => {
                let used = clock.used();
                // Nothing is known of the pace before some of the time is gone.
                let spent = (used - self.begun).max(f32::EPSILON);
                let left = done as f32 * (1.0 - used) / spent;
                if used >= 1.0 { 0 } else { left.ceil().max(1.0) as u32 }
            }
        }
    }

    /// Whether all searches have come to the same action, and none of them could turn to another in what is left.
    pub(super) fn agreed(&self, search: usize, left: u32, known: &[Known]) -> bool {
        let leader = leader(known, left).unwrap_or(OPEN);
        self.leaders[search].store(leader, Ordering::Relaxed);
        let same = |other: &AtomicUsize| other.load(Ordering::Relaxed) == leader;
        leader != OPEN && self.leaders.iter().all(same)
    }
}

/// The action that is so many visits ahead of all others.
fn leader(known: &[Known], left: u32) -> Option<usize> {
    let (mut leader, mut most, mut second) = (None, 0, 0);
    for (at, known) in known.iter().enumerate() {
        if known.visits > most {
            (leader, second, most) = (Some(at), most, known.visits);
        } else {
            second = second.max(known.visits);
        }
    }
    leader.filter(|_| most - second > left)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visited(visits: &[u32]) -> Vec<Known> {
        visits.iter().map(|&visits| Known { visits, value: 0.0 }).collect()
    }

    #[test]
    fn a_search_stops_when_no_other_action_can_win_any_more() {
        let stop = Stop::new(Budget::Playouts(100), 1);
        assert_eq!((stop.left(0), stop.left(99), stop.left(100), stop.left(101)), (100, 1, 0, 0));
        assert!(!stop.agreed(0, 50, &visited(&[10, 60, 3])), "it could come out level");
        assert!(stop.agreed(0, 49, &visited(&[10, 60, 3])));
        assert!(!stop.agreed(0, 1, &visited(&[7, 7])));
    }

    #[test]
    fn searches_stop_together_or_not_at_all() {
        let stop = Stop::new(Budget::Playouts(100), 2);
        assert!(!stop.agreed(0, 5, &visited(&[10, 60])), "nothing is known of the other");
        assert!(!stop.agreed(1, 5, &visited(&[60, 10])), "they disagree");
        assert!(stop.agreed(1, 5, &visited(&[10, 90])));
    }

    /// A clock that is set by hand, in hundredths of the time.
    struct Set(AtomicUsize);

    impl engine::Clock for Set {
        fn used(&self) -> f32 {
            self.0.load(Ordering::Relaxed) as f32 / 100.0
        }
    }

    #[test]
    fn what_is_left_follows_from_the_pace() {
        let clock = Set(AtomicUsize::new(50));
        let stop = Stop::new(Budget::Time(&clock), 1);
        let left = |used: usize, done: u32| {
            clock.0.store(used, Ordering::Relaxed);
            stop.left(done)
        };
        assert_eq!(left(50, 0), 1);
        assert!(left(50, 8) > 1_000_000, "without a pace it goes on");
        assert_eq!(left(75, 100), 100, "what was used before the search does not count");
        assert_eq!(left(100, 100), 0);
        assert_eq!(left(150, 100), 0);
    }
}
