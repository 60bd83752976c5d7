//! Every way luck can go when an action is played, with its probability.

use crate::key::key;
use engine::{Chance, Ctx, FastChance, NoLog, Rules, Seat};

/// The most runs through one action; with more ways than that some are drawn instead.
pub const MOST: u32 = 128;
/// How many ways are drawn where there are too many.
const DRAWN: usize = 8;

/// A chance that takes every combination of draws once: something that draws is run again and again, each time with
/// another combination, until [`advance`](Branches::advance) says that there is none left.
#[derive(Debug)]
pub struct Branches {
    /// What each draw gave, and of how many equally likely results.
    path: Vec<(u32, u32)>,
    /// How many draws of the path this run has made.
    at: usize,
    /// For bits, which have too many values to go through, and for draws when combinations are too many.
    sampler: FastChance,
    /// The draws of this run are sampled, not gone through.
    sampling: bool,
    exact: bool,
}

impl Branches {
    /// The first combination. The seed is for what cannot be gone through.
    pub fn new(seed: u64) -> Self {
        Branches {
            path: Vec::new(),
            at: 0,
            sampler: FastChance::new(seed),
            sampling: false,
            exact: true,
        }
    }

    fn restart(&mut self) {
        self.path.clear();
        self.at = 0;
        self.sampling = false;
        self.exact = true;
    }

    /// Sets the next combination, unless this was the last.
    pub fn advance(&mut self) -> bool {
        self.at = 0;
        while let Some((taken, ways)) = self.path.last_mut() {
            if *taken + 1 < *ways {
                *taken += 1;
                return true;
            }
            self.path.pop();
        }
        false
    }

    /// How likely the combination of this run was.
    pub fn probability(&self) -> f64 {
        1.0 / self.ways()
    }

    /// How many equally likely combinations there are, if all had as many draws as this one.
    fn ways(&self) -> f64 {
        self.path.iter().map(|&(_, ways)| f64::from(ways)).product()
    }

    /// Whether nothing was sampled so far, so that the runs are all there are.
    pub fn is_exact(&self) -> bool {
        self.exact
    }
}

impl Chance for Branches {
    fn bits(&mut self, label: &'static str) -> u32 {
        self.exact = false;
        self.sampler.bits(label)
    }

    fn index(&mut self, label: &'static str, n: usize) -> usize {
        if self.sampling {
            return self.sampler.index(label, n);
        }
        if n <= 1 {
            return 0;
        }
        if self.at == self.path.len() {
            self.path.push((0, n as u32));
        }
        let (taken, _) = self.path[self.at];
        self.at += 1;
        taken as usize
    }
}

/// One way an action can end.
#[derive(Clone, Debug)]
pub struct Outcome<S> {
    pub state: S,
    pub probability: f64,
    /// The hash of the state, where it is one of several; 0 where it is the only one.
    pub key: u64,
}

/// Plays actions with [`Branches`], reusing its memory.
#[derive(Debug)]
pub struct Outcomes {
    host: NoLog<Branches>,
    runs: u32,
}

impl Outcomes {
    pub fn new() -> Self {
        Outcomes { host: NoLog(Branches::new(0)), runs: 0 }
    }

    /// Adds the ways the action can end to `out`, equal ones as one, and says whether they are all there are:
    /// if there are more than [`MOST`] some are drawn instead, the same for the same seed.
    pub fn of<R: Rules>(
        &mut self,
        rules: &R,
        state: &R::State,
        seat: Seat,
        action: &R::Action,
        seed: u64,
        out: &mut Vec<Outcome<R::State>>,
    ) -> bool {
        let first = out.len();
        self.runs = 0;
        self.host.0.restart();
        self.run(rules, state, seat, action, out);
        if self.host.0.path.is_empty() && self.host.0.exact {
            return true;
        }
        self.host.0.sampler = FastChance::new(seed);
        let all = loop {
            if !self.host.0.exact || self.runs > MOST || self.host.0.ways() > f64::from(MOST) {
                break false;
            }
            self.merge(out, first);
            if !self.host.0.advance() {
                break true;
            }
            self.run(rules, state, seat, action, out);
        };
        if !all {
            out.truncate(first);
            self.host.0.sampling = true;
            for _ in 0..DRAWN {
                self.run(rules, state, seat, action, out);
                if let Some(last) = out.last_mut() {
                    last.probability = 1.0 / DRAWN as f64;
                }
                self.merge(out, first);
            }
        }
        all
    }

    /// How often the last action was played.
    pub fn runs(&self) -> u32 {
        self.runs
    }

    fn run<R: Rules>(
        &mut self,
        rules: &R,
        state: &R::State,
        seat: Seat,
        action: &R::Action,
        out: &mut Vec<Outcome<R::State>>,
    ) {
        self.runs += 1;
        out.push(Outcome { state: state.clone(), probability: 1.0, key: 0 });
        if let Some(last) = out.last_mut() {
            rules.play(&mut Ctx::new(rules, &mut last.state, &mut self.host), seat, action);
            last.probability = self.host.0.probability();
        }
    }

    /// Joins the last outcome to an equal one among those before it, if there is one.
    fn merge<S: std::hash::Hash + Eq>(&self, out: &mut Vec<Outcome<S>>, first: usize) {
        let Some((last, before)) = out.split_last_mut() else { return };
        last.key = key(&last.state);
        let mut before = before[first..].iter_mut();
        let same = before.find(|other| other.key == last.key && other.state == last.state);
        if let Some(same) = same {
            same.probability += last.probability;
            out.pop();
        }
    }
}

impl Default for Outcomes {
    fn default() -> Self {
        Self::new()
    }
}
