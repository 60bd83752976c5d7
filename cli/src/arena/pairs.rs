//! How pairs of games went: the same luck twice with seats swapped, so the pair is what is counted.
//!
//! The two games of a pair are no independent trials, their pair is one.
//! Its score has five steps when two sit at the table (the pentanomial), and more when more do.

use serde::Serialize;

/// The quantile of the normal distribution that leaves 2.5 % on either side.
const Z: f64 = 1.959_964;

/// How many pairs had each score, from all lost to all won.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub(super) struct Pairs(Vec<u64>);

impl Pairs {
    /// No pair yet; a game brings 0 to `most` points.
    pub(super) fn new(most: u32) -> Self {
        Pairs(vec![0; 2 * most as usize + 1])
    }

    /// Counts a pair by the points that the first bot made in its two games together.
    pub(super) fn add(&mut self, points: u32) {
        if let Some(count) = self.0.get_mut(points as usize) {
            *count += 1;
        }
    }

    pub(super) fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The scores of a pair as shares of all that can be won, each with how often it came.
    pub(super) fn shares(&self) -> impl Iterator<Item = (f64, u64)> {
        let top = (self.0.len() - 1).max(1) as f64;
        self.0.iter().enumerate().map(move |(at, &count)| (at as f64 / top, count))
    }

    /// The first bot's share of all points.
    pub(super) fn score(&self) -> f64 {
        let sum: f64 = self.shares().map(|(share, count)| share * count as f64).sum();
        if self.count() == 0 { 0.5 } else { sum / self.count() as f64 }
    }

    /// The variance of a pair's score, where `mean` is what it is expected to be.
    ///
    /// The square of one half is added to the squares, because a handful of equal pairs does not prove that all
    /// would be equal; and no score between 0 and 1 varies more than one that is always 0 or 1.
    pub(super) fn variance(&self, mean: f64) -> f64 {
        let score = self.score();
        let squares = self.shares().map(|(share, count)| (share - score).powi(2) * count as f64);
        let pairs = self.count().max(1) as f64;
        ((squares.sum::<f64>() + 0.25) / pairs).min(mean * (1.0 - mean))
    }

    /// What the score would be, with 95 % confidence, if there were pairs without end.
    ///
    /// It is Wilson's interval for as many yes-or-no trials as would be as certain as these pairs are:
    /// unlike mean ± 2 deviations it stays between 0 and 1 and keeps its width when all was won.
    pub(super) fn interval(&self) -> (f64, f64) {
        let score = self.score();
        let spread = score * (1.0 - score);
        let share = if spread > 0.0 { self.variance(score) / spread } else { 1.0 };
        let trials = self.count() as f64 / share;
        if trials == 0.0 {
            return (0.0, 1.0);
        }
        let pull = Z * Z / trials;
        let middle = (score + pull / 2.0) / (1.0 + pull);
        let half = Z * (spread / trials + pull / (4.0 * trials)).sqrt() / (1.0 + pull);
        // Where all was won or lost the sums meet the end itself, but for rounding.
        let low = if score <= 0.0 { 0.0 } else { (middle - half).max(0.0) };
        let high = if score >= 1.0 { 1.0 } else { (middle + half).min(1.0) };
        (low, high)
    }
}

#[cfg(test)]
impl Pairs {
    /// These counts, from all lost to all won.
    pub(super) fn from_counts(counts: &[u64]) -> Self {
        Pairs(counts.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Chance, FastChance};

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-4
    }

    #[test]
    fn pairs_are_counted_by_their_points() {
        let mut pairs = Pairs::new(2);
        for points in [4, 4, 3, 0, 2] {
            pairs.add(points);
        }
        assert_eq!(pairs, Pairs::from_counts(&[1, 0, 1, 1, 2]));
        assert_eq!((pairs.count(), pairs.score()), (5, 13.0 / 20.0));
    }

    /// 10 pairs at 0, 20 at ¼, 40 at ½, 20 at ¾, 10 at 1. The squares sum to 10·¼ + 20·1/16 twice, that is 7.5;
    /// with the quarter 7.75, so the variance is 0.0775 and as certain as 100 · 0.25 / 0.0775 = 322.58 trials.
    /// Wilson: 1.959964² / 322.58 = 0.011909, half = 1.959964 · √(0.25 / 322.58 + 0.011909 / 1290.3) / 1.011909.
    #[test]
    fn an_example_by_hand() {
        let pairs = Pairs::from_counts(&[10, 20, 40, 20, 10]);
        assert_eq!(pairs.score(), 0.5);
        assert!(close(pairs.variance(0.5), 0.0775));
        let (low, high) = pairs.interval();
        assert!(close(low, 0.44576) && close(high, 0.55424), "{low} {high}");
    }

    /// 20 pairs of 20 all won: Wilson's lower end is 20 / (20 + 1.959964²).
    #[test]
    fn whoever_wins_all_has_a_lower_end_only() {
        let (low, high) = Pairs::from_counts(&[0, 0, 0, 0, 20]).interval();
        assert!(close(low, 0.83888) && high == 1.0, "{low} {high}");
        let (low, high) = Pairs::from_counts(&[20, 0, 0, 0, 0]).interval();
        assert!(low == 0.0 && close(high, 0.16112), "{low} {high}");
    }

    #[test]
    fn equal_pairs_leave_some_doubt() {
        let (low, high) = Pairs::from_counts(&[0, 0, 5, 0, 0]).interval();
        assert!(low < 0.35 && high > 0.65, "{low} {high}");
        let (low, high) = Pairs::from_counts(&[0, 0, 500, 0, 0]).interval();
        assert!((0.495..0.5).contains(&low) && high > 0.5, "{low} {high}");
    }

    #[test]
    fn the_other_bot_has_the_mirrored_figures() {
        for counts in [[1, 5, 9, 20, 7], [0, 0, 0, 3, 9], [0, 0, 0, 0, 4], [3, 0, 0, 0, 3]] {
            let mut mirrored = counts;
            mirrored.reverse();
            let (here, there) = (Pairs::from_counts(&counts), Pairs::from_counts(&mirrored));
            assert!(close(here.score(), 1.0 - there.score()));
            let ((low, high), (other_low, other_high)) = (here.interval(), there.interval());
            assert!(close(low, 1.0 - other_high) && close(high, 1.0 - other_low), "{counts:?}");
        }
    }

    /// Whatever pairs are like, about 95 % of the intervals hold the truth.
    #[test]
    fn the_interval_covers_the_truth() {
        let mut chance = FastChance::new(1);
        // Weights of the five scores in per cent: even, lopsided, nearly always decided by the seat, nearly all won.
        for weights in
            [[20, 20, 20, 20, 20], [2, 8, 20, 40, 30], [2, 2, 90, 2, 4], [0, 0, 2, 6, 92]]
        {
            let truth: f64 =
                weights.iter().zip(0..).map(|(&w, at)| f64::from(w * at) / 400.0).sum();
            for pairs in [30, 200] {
                let runs = 2_000;
                let mut covered = 0;
                for _ in 0..runs {
                    let mut seen = Pairs::new(2);
                    for _ in 0..pairs {
                        let mut left = chance.index("pair", 100) as i32;
                        let at = weights.iter().take_while(|&&weight| {
                            left -= weight;
                            left >= 0
                        });
                        seen.add(at.count() as u32);
                    }
                    let (low, high) = seen.interval();
                    covered += u32::from(low <= truth && truth <= high);
                }
                let share = f64::from(covered) / f64::from(runs);
                assert!((0.93..=0.995).contains(&share), "{weights:?} {pairs} pairs: {share}");
            }
        }
    }
}
