//! One scale for all bots of a round robin: the Bradley–Terry model, fitted by maximum likelihood.

use super::pairs::Pairs;

/// A drawn game that every couple is taken to have played besides,
/// so that a bot that won or lost everything has a rating too.
const DRAWN: f64 = 1.0;

/// Two bots by number, and how their pairs went for the first.
pub(super) struct Met<'a> {
    pub(super) bots: (usize, usize),
    pub(super) pairs: &'a Pairs,
}

impl Met<'_> {
    fn games(&self) -> f64 {
        2.0 * self.pairs.count() as f64 + DRAWN
    }

    fn won(&self) -> f64 {
        2.0 * self.pairs.count() as f64 * self.pairs.score() + DRAWN / 2.0
    }
}

/// A rating in Elo, where the mean of all bots is 0, and how far from it the truth may be with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    pub(super) elo: f64,
    pub(super) error_95: f64,
}

/// The ratings of so many bots, each of which has met each other.
pub(super) fn fit(bots: usize, met: &[Met<'_>]) -> Vec<Rating> {
    let strengths = strengths(bots, met);
    let errors = errors(&strengths, met);
    let points = 400.0 / std::f64::consts::LN_10;
    let mean = strengths.iter().map(|s| s.ln()).sum::<f64>() / bots.max(1) as f64;
    let rated = strengths.iter().zip(errors).map(|(strength, error)| Rating {
        elo: points * (strength.ln() - mean),
        error_95: points * 1.96 * error,
    });
    rated.collect()
}

/// Strengths that make the results likeliest, where one bot beats another with the chance a / (a + b).
fn strengths(bots: usize, met: &[Met<'_>]) -> Vec<f64> {
    let mut strengths = vec![1.0; bots];
    for _ in 0..10_000 {
        // Each bot's strength becomes its wins divided by what they would cost at the present strengths:
        // the classic iteration, every step of which makes the results likelier.
        let mut wins = vec![0.0; bots];
        let mut cost = vec![0.0; bots];
        for met in met {
            let (a, b) = met.bots;
            wins[a] += met.won();
            wins[b] += met.games() - met.won();
            let share = met.games() / (strengths[a] + strengths[b]);
            cost[a] += share;
            cost[b] += share;
        }
        let mut moved: f64 = 0.0;
        let mut logs = 0.0;
        for (strength, (wins, cost)) in strengths.iter_mut().zip(wins.iter().zip(&cost)) {
            let next = if *cost > 0.0 { wins / cost } else { *strength };
            moved = moved.max((next / *strength).ln().abs());
            logs += next.ln();
            *strength = next;
        }
        // Only ratios matter; keep the numbers from drifting away together.
        let mean = (logs / bots.max(1) as f64).exp();
        strengths.iter_mut().for_each(|strength| *strength /= mean);
        if moved < 1e-10 {
            break;
        }
    }
    strengths
}

/// The standard errors of the logarithms of strengths, less their mean.
///
/// The games of a pair share their luck, so the curvature of the likelihood alone would be wrong about them:
/// it is taken on both sides of what the pairs really vary by.
fn errors(strengths: &[f64], met: &[Met<'_>]) -> Vec<f64> {
    let bots = strengths.len();
    let mut curvature = vec![vec![1.0 / bots.max(1) as f64; bots]; bots];
    let mut varied = vec![vec![0.0; bots]; bots];
    let add = |matrix: &mut Vec<Vec<f64>>, (a, b): (usize, usize), amount: f64| {
        matrix[a][a] += amount;
        matrix[b][b] += amount;
        matrix[a][b] -= amount;
        matrix[b][a] -= amount;
    };
    for met in met {
        let (a, b) = met.bots;
        let expected = strengths[a] / (strengths[a] + strengths[b]);
        add(&mut curvature, met.bots, met.games() * expected * (1.0 - expected));
        let smooth = met.won() / met.games();
        let pairs = met.pairs.count() as f64;
        add(&mut varied, met.bots, 4.0 * pairs * met.pairs.variance(smooth));
    }
    let inverse = inverse(curvature);
    let row = |at: usize| -> f64 {
        let mut sum = 0.0;
        for (i, varied) in varied.iter().enumerate() {
            for (j, varied) in varied.iter().enumerate() {
                sum += inverse[at][i] * varied * inverse[j][at];
            }
        }
        sum.max(0.0).sqrt()
    };
    (0..bots).map(row).collect()
}

/// The inverse of a symmetric matrix whose eigenvalues are positive, by Gauss and Jordan; such a one needs no pivoting.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let unit = |row| (0..size).map(|at| f64::from(u8::from(at == row))).collect();
    let mut inverse: Vec<Vec<f64>> = (0..size).map(unit).collect();
    for pivot in 0..size {
        let by = matrix[pivot][pivot];
        matrix[pivot].iter_mut().chain(&mut inverse[pivot]).for_each(|value| *value /= by);
        for row in (0..size).filter(|&row| row != pivot) {
            let times = matrix[row][pivot];
            for at in 0..size {
                matrix[row][at] -= times * matrix[pivot][at];
                inverse[row][at] -= times * inverse[pivot][at];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::elo;
    use engine::{Chance, FastChance};

    fn met(bots: (usize, usize), pairs: &Pairs) -> Met<'_> {
        Met { bots, pairs }
    }

    #[test]
    fn two_bots_differ_by_the_elo_of_their_score() {
        // 300 of 400 points; with the drawn game 300.5 of 401.
        let pairs = Pairs::from_counts(&[0, 0, 100, 0, 100]);
        let ratings = fit(2, &[met((0, 1), &pairs)]);
        let difference = ratings[0].elo - ratings[1].elo;
        assert!((difference - elo::of_score(300.5 / 401.0).unwrap()).abs() < 1e-6);
        assert!((ratings[0].elo + ratings[1].elo).abs() < 1e-9);
        // Half the width of the interval of the difference, because the mean is taken off.
        let (low, high) = pairs.interval();
        let width = elo::of_score(high).unwrap() - elo::of_score(low).unwrap();
        assert!((ratings[0].error_95 / (width / 4.0) - 1.0).abs() < 0.05, "{ratings:?} {width}");
    }

    #[test]
    fn a_bot_that_lost_everything_has_a_rating() {
        let [all, some] = [[0, 0, 0, 0, 50], [5, 5, 10, 15, 15]].map(|c| Pairs::from_counts(&c));
        let ratings = fit(3, &[met((0, 1), &some), met((0, 2), &all), met((1, 2), &all)]);
        assert!(ratings[0].elo > ratings[1].elo && ratings[1].elo > ratings[2].elo + 300.0);
        assert!(ratings.iter().all(|r| r.elo.is_finite() && r.error_95 > 0.0), "{ratings:?}");
        assert!(ratings.iter().all(|r| r.error_95.is_finite()), "{ratings:?}");
        assert!(ratings.iter().map(|rating| rating.elo).sum::<f64>().abs() < 1e-6);
    }

    #[test]
    fn ratings_are_found_again_in_games_drawn_from_them() {
        let truth = [120.0, 30.0, -20.0, -130.0];
        let mut chance = FastChance::new(5);
        let (mut covered, runs) = (0, 100);
        for _ in 0..runs {
            let mut couples = Vec::new();
            for a in 0..truth.len() {
                for b in a + 1..truth.len() {
                    let score = elo::to_score(truth[a] - truth[b]);
                    let mut pairs = Pairs::new(2);
                    for _ in 0..150 {
                        let mut won = || f64::from(chance.bits("game")) / 2f64.powi(32) < score;
                        pairs.add(2 * u32::from(won()) + 2 * u32::from(won()));
                    }
                    couples.push(((a, b), pairs));
                }
            }
            let couples: Vec<Met<'_>> =
                couples.iter().map(|(bots, pairs)| met(*bots, pairs)).collect();
            for (rating, truth) in fit(4, &couples).iter().zip(truth) {
                covered += u32::from((rating.elo - truth).abs() <= rating.error_95);
            }
        }
        let share = f64::from(covered) / f64::from(4 * runs);
        assert!((0.92..=0.985).contains(&share), "{share}");
    }
}
