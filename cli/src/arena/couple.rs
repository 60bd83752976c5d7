//! The games of two bots against each other, on several threads, and what came of them.

use super::pairs::Pairs;
use super::sprt::{Accepted, Sprt};
use crate::refusal;
use catalog::{Bout, Contest, Game, ThinkingTime};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::atomic::{self, AtomicU64};
use std::sync::mpsc;
use std::thread;

/// What came of the games of two bots, as the first of them sees it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Couple {
    pub(super) pairs: Pairs,
    /// Games it won, drew and lost: first those in which it sat first, then the others.
    pub(super) results: [Results; 2],
    pub(super) decisions: u64,
    pub(super) thought: [ThinkingTime; 2],
    pub(super) endings: BTreeMap<String, u64>,
    /// What a test has come to.
    pub(super) accepted: Option<Accepted>,
}

/// How many games ended how.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Results {
    pub(super) wins: u64,
    pub(super) draws: u64,
    pub(super) losses: u64,
}

impl Results {
    pub(super) fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }
}

impl Couple {
    fn new(most: u32) -> Self {
        Couple {
            pairs: Pairs::new(most),
            results: [Results::default(); 2],
            decisions: 0,
            thought: [ThinkingTime::default(); 2],
            endings: BTreeMap::new(),
            accepted: None,
        }
    }

    /// All games, wherever it sat.
    pub(super) fn total(&self) -> Results {
        let [first, second] = self.results;
        Results {
            wins: first.wins + second.wins,
            draws: first.draws + second.draws,
            losses: first.losses + second.losses,
        }
    }

    fn add(&mut self, pair: [Bout; 2]) {
        self.pairs.add(pair.iter().map(|bout| bout.points).sum());
        for (results, bout) in self.results.iter_mut().zip(pair) {
            match (2 * bout.points).cmp(&bout.most) {
                Ordering::Greater => results.wins += 1,
                Ordering::Equal => results.draws += 1,
                Ordering::Less => results.losses += 1,
            }
            self.decisions += bout.decisions;
            self.thought.iter_mut().zip(&bout.thought).for_each(|(sum, more)| sum.add(more));
            *self.endings.entry(bout.reason).or_default() += 1;
        }
    }
}

/// How much is played.
pub(super) struct Plan {
    /// At most, if a test may end it earlier.
    pub(super) pairs: u64,
    pub(super) sprt: Option<Sprt>,
    /// How many games at once.
    pub(super) threads: usize,
}

/// Plays the pairs in order until all are played or the test is decided; `each` is called after every game.
///
/// Pairs are counted in the order of their numbers, whatever thread is ready first, so that a test ends at the same
/// pair on any number of threads; games begun beyond it are not counted.
pub(super) fn play(
    game: &dyn Game,
    contest: &Contest<'_>,
    plan: &Plan,
    each: &dyn Fn(),
) -> anyhow::Result<Couple> {
    let games = plan.pairs.saturating_mul(2);
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        let (send, bouts) = mpsc::channel();
        for _ in 0..plan.threads.clamp(1, games.try_into().unwrap_or(usize::MAX)) {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, atomic::Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    // Nobody listens any more when the test is decided or a table was refused.
                    if send.send((number, game.contest(contest, number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        collect(bouts.into_iter(), plan, each)
    })
}

/// Counts the games that the threads have played.
fn collect(
    bouts: impl Iterator<Item = (u64, Result<Bout, engine::Refusal>)>,
    plan: &Plan,
    each: &dyn Fn(),
) -> anyhow::Result<Couple> {
    let mut couple: Option<Couple> = None;
    let mut early = BTreeMap::new();
    for (number, bout) in bouts {
        let bout = bout.map_err(|refusal| refusal::explain(&refusal))?;
        each();
        let couple = couple.get_or_insert_with(|| Couple::new(bout.most));
        early.insert(number, bout);
        while let Some(pair) = take_pair(&mut early, couple.pairs.count()) {
            couple.add(pair);
            couple.accepted = plan.sprt.and_then(|sprt| Sprt::verdict(sprt.llr(&couple.pairs)));
            if couple.accepted.is_some() {
                return Ok(couple.clone());
            }
        }
    }
    couple.ok_or_else(|| anyhow::anyhow!("no game was played"))
}

/// The pair of this number, once both its games are played.
fn take_pair(early: &mut BTreeMap<u64, Bout>, number: u64) -> Option<[Bout; 2]> {
    let (first, second) = (2 * number, 2 * number + 1);
    if !(early.contains_key(&first) && early.contains_key(&second)) {
        return None;
    }
    Some([early.remove(&first)?, early.remove(&second)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games between two seats that bring the first bot these points.
    fn bouts(points: &[u32]) -> Vec<(u64, Result<Bout, engine::Refusal>)> {
        let bout = |(number, &points): (usize, &u32)| {
            let reason = "over".to_owned();
            let thought = [ThinkingTime::default(); 2];
            (number as u64, Ok(Bout { points, most: 2, reason, decisions: 3, thought }))
        };
        points.iter().enumerate().map(bout).collect()
    }

    fn plan(sprt: Option<&str>) -> Plan {
        Plan { pairs: 100, sprt: sprt.map(|text| Sprt::parse(text).unwrap()), threads: 1 }
    }

    #[test]
    fn games_are_counted_by_where_the_bot_sat() {
        let games = bouts(&[2, 0, 2, 1, 2, 2]);
        let couple = collect(games.into_iter(), &plan(None), &|| {}).unwrap();
        assert_eq!(couple.pairs, Pairs::from_counts(&[0, 0, 1, 1, 1]));
        assert_eq!(couple.results[0], Results { wins: 3, draws: 0, losses: 0 });
        assert_eq!(couple.results[1], Results { wins: 1, draws: 1, losses: 1 });
        assert_eq!(couple.total().games(), 6);
        assert_eq!((couple.decisions, couple.endings["over"]), (18, 6));
    }

    #[test]
    fn a_test_ends_at_the_same_pair_whatever_game_is_ready_first() {
        let points: Vec<u32> = (0..400).map(|number| if number % 7 == 3 { 0 } else { 2 }).collect();
        let in_order = collect(bouts(&points).into_iter(), &plan(Some("0,100")), &|| {}).unwrap();
        assert_eq!(in_order.accepted, Some(Accepted::H1));
        assert!(in_order.total().games() < 400);
        let mut mixed = bouts(&points);
        mixed.chunks_mut(9).for_each(<[_]>::reverse);
        assert_eq!(collect(mixed.into_iter(), &plan(Some("0,100")), &|| {}).unwrap(), in_order);
    }

    #[test]
    fn what_is_refused_is_said() {
        let refused = [(0, Err(engine::Refused::Over.into()))];
        assert!(collect(refused.into_iter(), &plan(None), &|| {}).is_err());
    }
}
