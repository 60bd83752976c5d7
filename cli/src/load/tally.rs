//! What is counted while the tables play.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How many steps there are from one power of two to the next; a waiting time is known to one in so many.
const STEPS: u64 = 64;

/// How often something took how long. Memory does not grow with what is counted.
#[derive(Clone, Debug, Default)]
pub(super) struct Times {
    counts: Vec<u64>,
    count: u64,
    longest: u64,
}

impl Times {
    fn add(&mut self, time: Duration) {
        // Nobody waits for an hour.
        let micros = u64::from(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
        let place = place(micros);
        if self.counts.len() <= place {
            self.counts.resize(place + 1, 0);
        }
        self.counts[place] += 1;
        self.count += 1;
        self.longest = self.longest.max(micros);
    }

    pub(super) fn count(&self) -> u64 {
        self.count
    }

    pub(super) fn longest(&self) -> Duration {
        Duration::from_micros(self.longest)
    }

    /// The time that this part of all did not exceed; nothing if nothing was counted.
    pub(super) fn part(&self, part: f64) -> Option<Duration> {
        let rank = ((self.count as f64 * part).ceil() as u64).max(1);
        let mut before = 0;
        let reached = self.counts.iter().position(|count| {
            before += count;
            before >= rank
        })?;
        Some(Duration::from_micros(upper(reached).min(self.longest)))
    }
}

/// The place of a time: each number of microseconds has its own up to `STEPS`, then ever more share one.
fn place(micros: u64) -> usize {
    let power = (micros / STEPS).checked_ilog2().map_or(0, |power| power + 1);
    let step = micros >> power.saturating_sub(1);
    // From the second power on, steps begin at STEPS.
    (u64::from(power.saturating_sub(1)) * STEPS + step) as usize
}

/// The longest time that belongs to a place.
fn upper(place: usize) -> u64 {
    let place = place as u64;
    if place < 2 * STEPS {
        return place;
    }
    let power = place / STEPS - 1;
    let step = place - power * STEPS;
    ((step + 1) << power) - 1
}

/// Sums over all tables.
#[derive(Clone, Debug, Default)]
pub(super) struct Sums {
    open: bool,
    pub(super) moves: u64,
    /// Matches that began and that ended.
    pub(super) begun: u64,
    pub(super) ended: u64,
    /// From sending a move until it is kept for good.
    pub(super) kept: Times,
    /// Until the one who made it sees what it did.
    pub(super) own: Times,
    /// Until each of the others sees it.
    pub(super) others: Times,
    pub(super) frames: u64,
    pub(super) bytes: u64,
    /// How often something was refused, by code.
    pub(super) refused: BTreeMap<String, u64>,
}

/// A count that all tables add to. What happens before it is opened and after it is closed does not count.
#[derive(Default)]
pub(super) struct Tally(Mutex<Sums>);

impl Tally {
    fn sums(&self) -> MutexGuard<'_, Sums> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn open(&self) {
        self.sums().open = true;
    }

    pub(super) fn close(&self) {
        self.sums().open = false;
    }

    /// What has been counted so far.
    pub(super) fn so_far(&self) -> Sums {
        self.sums().clone()
    }

    /// Counts if the tally is open; whether it was.
    fn count(&self, add: impl FnOnce(&mut Sums)) -> bool {
        let mut sums = self.sums();
        if sums.open {
            add(&mut sums);
        }
        sums.open
    }

    /// A move was kept; whether it counts.
    pub(super) fn kept(&self, time: Duration) -> bool {
        self.count(|sums| {
            sums.moves += 1;
            sums.kept.add(time);
        })
    }

    pub(super) fn own(&self, time: Duration) {
        self.count(|sums| sums.own.add(time));
    }

    pub(super) fn others(&self, time: Duration) {
        self.count(|sums| sums.others.add(time));
    }

    pub(super) fn frame(&self, bytes: u64) {
        self.count(|sums| {
            sums.frames += 1;
            sums.bytes += bytes;
        });
    }

    pub(super) fn refused(&self, code: &str) {
        self.count(|sums| *sums.refused.entry(code.to_owned()).or_default() += 1);
    }

    pub(super) fn begun(&self) {
        self.count(|sums| sums.begun += 1);
    }

    pub(super) fn ended(&self) {
        self.count(|sums| sums.ended += 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_lies_within_its_place_and_places_follow_each_other() {
        let mut last = None;
        for micros in (0..10_000).chain((10_000..5_000_000).step_by(997)) {
            let place = place(micros);
            assert!(upper(place) >= micros, "{micros}");
            assert!(upper(place) - micros <= micros / STEPS, "{micros}: {}", upper(place));
            assert!(place == 0 || upper(place - 1) < micros, "{micros}");
            assert!(last <= Some(place), "{micros}");
            last = Some(place);
        }
    }

    #[test]
    fn a_time_without_end_counts_as_an_hour() {
        let mut times = Times::default();
        times.add(Duration::MAX);
        assert!(times.part(0.5).is_some_and(|time| time > Duration::from_secs(3_600)));
    }

    #[test]
    fn parts_are_what_sorting_would_give() {
        let mut times = Times::default();
        assert_eq!(times.part(0.5), None);
        for millis in 1..=1_000 {
            times.add(Duration::from_millis(millis));
        }
        for (part, millis) in [(0.5, 500.0), (0.95, 950.0), (0.99, 990.0), (0.0, 1.0)] {
            let found = times.part(part).unwrap().as_secs_f64() * 1e3;
            assert!((found / millis - 1.0).abs() < 0.02, "{part}: {found}");
        }
        assert_eq!(times.part(1.0), Some(Duration::from_secs(1)));
        assert_eq!((times.count(), times.longest()), (1_000, Duration::from_secs(1)));
    }

    #[test]
    fn only_what_happens_while_it_is_open_counts() {
        let tally = Tally::default();
        let all = |tally: &Tally| {
            let counted = tally.kept(Duration::from_millis(1));
            tally.own(Duration::from_millis(2));
            tally.others(Duration::from_millis(3));
            tally.frame(10);
            tally.refused("stale");
            tally.begun();
            tally.ended();
            counted
        };
        assert!(!all(&tally));
        tally.open();
        assert!(all(&tally));
        tally.close();
        assert!(!all(&tally));
        let sums = tally.so_far();
        assert_eq!((sums.moves, sums.begun, sums.ended, sums.frames, sums.bytes), (1, 1, 1, 1, 10));
        assert_eq!(sums.others.longest(), Duration::from_millis(3));
        assert_eq!(sums.refused, BTreeMap::from([("stale".to_owned(), 1)]));
    }
}
