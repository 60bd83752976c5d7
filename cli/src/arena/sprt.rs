//! When enough has been played: the sequential probability ratio test, generalised to pairs.
//!
//! Of all distributions of pair scores with the mean that a hypothesis demands, the one under which the counts are
//! likeliest speaks for it; how many times likelier one hypothesis makes them than the other decides.

use super::elo;
use super::pairs::Pairs;
use serde::Serialize;

/// How often either hypothesis may be accepted wrongly.
const ERROR: f64 = 0.05;

/// What stands in for a score that never came, so that a hypothesis can count on it at all.
const UNSEEN: f64 = 1e-3;

/// Beyond these differences expected scores are too near to 0 and 1 to be told apart by any number of games.
const MOST_ELO: f64 = 1_000.0;

/// Two hypotheses about how many points the first bot is stronger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// What a test has come to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Accepted {
    H0,
    H1,
}

impl Sprt {
    /// Reads two numbers as in `0,10`.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|n| n.abs() <= MOST_ELO);
        let numbers = text.split_once(',').map(|(elo0, elo1)| (number(elo0), number(elo1)));
        match numbers {
            Some((Some(elo0), Some(elo1))) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
            Some((Some(_), Some(_))) => {
                Err("the first difference must be smaller than the second, as in 0,10".to_owned())
            }
            _ => Err(format!(
                "name two Elo differences between -{MOST_ELO} and {MOST_ELO}, as in 0,10"
            )),
        }
    }

    /// The two hypotheses.
    pub(super) fn elos(&self) -> (f64, f64) {
        (self.elo0, self.elo1)
    }

    /// Where the logarithm of the ratio decides: below the first for H0, above the second for H1.
    pub(super) fn bounds() -> (f64, f64) {
        let high = ((1.0 - ERROR) / ERROR).ln();
        (-high, high)
    }

    /// The logarithm of how many times likelier H1 makes the counts than H0.
    pub(super) fn llr(&self, pairs: &Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        let seen: Vec<(f64, f64)> =
            pairs.shares().map(|(share, count)| (share, (count as f64).max(UNSEEN))).collect();
        log_likelihood(&seen, elo::to_score(self.elo1))
            - log_likelihood(&seen, elo::to_score(self.elo0))
    }

    /// Which hypothesis so large a ratio accepts, if any.
    pub(super) fn verdict(llr: f64) -> Option<Accepted> {
        let (low, high) = Sprt::bounds();
        match llr {
            _ if llr >= high => Some(Accepted::H1),
            _ if llr <= low => Some(Accepted::H0),
            _ => None,
        }
    }
}

/// The logarithm of the greatest likelihood of the counts under distributions with this mean, less that without a condition.
///
/// By Lagrange, the best distribution divides the share of each score x by 1 + t (x - mean);
/// t is the one root of a falling function, where the mean of that distribution is right.
fn log_likelihood(seen: &[(f64, f64)], mean: f64) -> f64 {
    let excess = |t: f64| -> f64 {
        seen.iter().map(|(x, count)| count * (x - mean) / (1.0 + t * (x - mean))).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let t = (low + high) / 2.0;
    seen.iter().map(|(x, count)| -count * (1.0 + t * (x - mean)).ln()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Chance, FastChance};

    fn test(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1 }
    }

    #[test]
    fn hypotheses_are_two_numbers_in_order() {
        assert_eq!(Sprt::parse("0,10"), Ok(test(0.0, 10.0)));
        assert_eq!(Sprt::parse("-5, 2.5"), Ok(test(-5.0, 2.5)));
        for wrong in ["", "5", "5,", "a,b", "10,0", "5,5", "0,nan", "0,inf", "0,5000", "0,5,9"] {
            assert!(Sprt::parse(wrong).is_err(), "{wrong}");
        }
    }

    /// With nothing but 0 and 1 the best distribution is known without a search: 1 has the mean as its share.
    #[test]
    fn an_example_by_hand() {
        let seen = [(0.0, 30.0), (1.0, 70.0)];
        let by_hand = |mean: f64| 70.0 * (mean / 0.7).ln() + 30.0 * ((1.0 - mean) / 0.3).ln();
        for mean in [0.1, 0.5, 0.7, 0.9] {
            let found = log_likelihood(&seen, mean);
            assert!((found - by_hand(mean)).abs() < 1e-9, "{mean}: {found}");
        }
    }

    /// For hypotheses near each other it is N (s1 - s0) (2 score - s0 - s1) / (2 variance).
    #[test]
    fn near_the_truth_it_is_the_normal_one() {
        let pairs = Pairs::from_counts(&[100, 200, 400, 220, 100]);
        let (s0, s1) = (elo::to_score(0.0), elo::to_score(5.0));
        let squares = pairs.shares().map(|(x, n)| (x - pairs.score()).powi(2) * n as f64);
        let variance = squares.sum::<f64>() / 1_020.0;
        let normal = 1_020.0 * (s1 - s0) * (2.0 * pairs.score() - s0 - s1) / (2.0 * variance);
        let exact = test(0.0, 5.0).llr(&pairs);
        assert!((exact / normal - 1.0).abs() < 0.02, "{exact} {normal}");
    }

    #[test]
    fn swapping_the_bots_swaps_the_hypotheses() {
        for counts in [[1, 5, 9, 20, 7], [0, 0, 0, 0, 4], [0, 0, 8, 0, 0]] {
            let mut mirrored = counts;
            mirrored.reverse();
            let here = test(-3.0, 12.0).llr(&Pairs::from_counts(&counts));
            let there = test(-12.0, 3.0).llr(&Pairs::from_counts(&mirrored));
            assert!((here + there).abs() < 1e-6 * here.abs().max(1.0), "{here} {there}");
        }
    }

    /// Pairs with these weights in per cent until a hypothesis is accepted.
    fn decide(sprt: Sprt, weights: [usize; 5], chance: &mut FastChance) -> Option<Accepted> {
        let mut pairs = Pairs::new(2);
        for _ in 0..20_000 {
            let drawn = chance.index("pair", 100);
            let mut sum = 0;
            let reached = |weight: &&usize| {
                sum += **weight;
                drawn >= sum
            };
            pairs.add(weights.iter().take_while(reached).count() as u32);
            if let Some(accepted) = Sprt::verdict(sprt.llr(&pairs)) {
                return Some(accepted);
            }
        }
        None
    }

    #[test]
    fn strong_data_accept_h1_and_even_data_h0() {
        let mut chance = FastChance::new(3);
        let sprt = test(0.0, 60.0);
        let runs = 200;
        let mut wrong = [0; 2];
        for _ in 0..runs {
            let even = decide(sprt, [10, 20, 40, 20, 10], &mut chance);
            let strong = decide(sprt, [5, 10, 30, 30, 25], &mut chance);
            wrong[0] += u32::from(even != Some(Accepted::H0));
            wrong[1] += u32::from(strong != Some(Accepted::H1));
        }
        assert!(wrong.iter().all(|&wrong| wrong <= runs / 10), "{wrong:?} of {runs}");
        assert!(wrong[0] > 0, "a test that is never wrong plays too long");
    }
}
