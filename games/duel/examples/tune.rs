//! Finds the weights of the evaluation by self-play: games between players who follow the weights of the round before,
//! with some chance, and a logistic regression of their results on the features of the positions they met.
//!
//! The first rounds are played by looking one action ahead; each later run refines the weights that are built in, with
//! games played by searching (`search` in the place of the heat). Then what a position is to be worth is not the result
//! alone but the positions that followed it, too, and the result in the end: the luck of one game weighs less.
//!
//! `cargo xtask tune` runs it; it prints a log and writes games/duel/src/weights.rs.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use bots::{Mcts, Params};
use duel::evaluate::{FEATURES, TIMES};
use duel::{Action, Duel, Options, State};
use engine::{
    Bot, Budget, Chance, Ctx, FastChance, Files, NoLog, Observation, Rules, Seat, Viewer,
};
use std::fmt::Write;

type Weights = Vec<[f32; FEATURES]>;

/// A position that was met, as seat 0 saw it, and what became of it.
struct Sample {
    time: f32,
    features: Vec<(u16, f32)>,
    result: f32,
}

fn main() {
    let argument = |at: usize, usual: f64| {
        std::env::args().nth(at).map_or(usual, |text| text.parse().expect("a number"))
    };
    let (rounds, games) = (argument(1, 12.0) as u64, argument(2, 20_000.0) as u64);
    let searching = std::env::args().nth(3).is_some_and(|text| text == "search");
    let heat = if searching { 0.0 } else { argument(3, 0.25) as f32 };
    let out = std::env::args().nth(4);
    let data = Duel::load(&Files::built_in(Duel::FILES)).unwrap();
    let rules = Duel::open(&data, &Options::default(), 2).unwrap();
    let mut weights: Weights =
        if searching { duel::evaluate::weights().to_vec() } else { vec![[0.0; FEATURES]; TIMES] };
    println!("round  games  loss before  loss after  against the round before");
    for round in 0..rounds {
        let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
        let samples: Vec<Sample> = std::thread::scope(|scope| {
            let works: Vec<_> = (0..threads)
                .map(|thread| {
                    let (rules, weights) = (&rules, &weights);
                    scope.spawn(move || {
                        let numbers = (0..games).filter(|number| number % threads == thread);
                        let mut samples = Vec::new();
                        for number in numbers {
                            let seed = round * 1_000_000 + number;
                            if searching {
                                search(rules, weights, seed, &mut samples);
                            } else {
                                play(rules, [weights, weights], heat, seed, Some(&mut samples));
                            }
                        }
                        samples
                    })
                })
                .collect();
            works.into_iter().flat_map(|work| work.join().unwrap()).collect()
        });
        let before = loss(&weights, &samples);
        let fresh = fit(&weights, &samples);
        let after = loss(&fresh, &samples);
        let score = compare(&rules, &fresh, &weights, 1_000);
        println!(
            "{:>5} {games:>6} {before:>12.4} {after:>11.4} {:>8.1} %",
            round + 1,
            100.0 * score
        );
        weights = fresh;
        if let Some(out) = &out {
            std::fs::write(out, source(&weights)).unwrap();
        }
    }
}

/// A game; keeps some of the positions met. Says how seat 0 did.
fn play(
    rules: &Duel,
    weights: [&Weights; 2],
    heat: f32,
    seed: u64,
    samples: Option<&mut Vec<Sample>>,
) -> f32 {
    let mut host = NoLog(FastChance::new(seed));
    let mut dice = FastChance::new(!seed);
    let mut state: State = rules.deal(&mut host.0);
    rules.begin(&mut Ctx::new(rules, &mut state, &mut host));
    let mut actions: Vec<Action> = Vec::new();
    let mut met: Vec<Sample> = Vec::new();
    while let Some(seat) = rules.awaiting(&state).first() {
        if samples.is_some() && dice.index("keep", 6) == 0 {
            let mut features = Vec::new();
            rules.features(&state, |at, amount| features.push((at as u16, amount)));
            met.push(Sample { time: Duel::time(&state), features, result: 0.0 });
        }
        actions.clear();
        rules.actions(&state, seat, &mut actions);
        let mut world = state;
        rules.resample(&mut world, Viewer::Seat(seat), &mut dice);
        let luck = u64::from(dice.bits("luck"));
        let own = weights[seat.index()];
        let mut best = (0, f32::NEG_INFINITY);
        for (at, action) in actions.iter().enumerate() {
            let mut after = world;
            let mut host = NoLog(FastChance::new(luck));
            rules.play(&mut Ctx::new(rules, &mut after, &mut host), seat, action);
            // Noise in the odds makes good actions likely and keeps others possible.
            let uniform = (dice.bits("noise") as f32 + 0.5) / (u32::MAX as f32 + 1.0);
            let noise = -(-uniform.ln()).ln() * heat;
            let odds = odds(rules, own, &after) * if seat.index() == 0 { 1.0 } else { -1.0 };
            if odds + noise > best.1 {
                best = (at, odds + noise);
            }
        }
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, &actions[best.0]);
    }
    let result = rules.evaluate(&state, Seat::new(0));
    if let Some(samples) = samples {
        samples.extend(met.into_iter().map(|sample| Sample { result, ..sample }));
    }
    result
}

/// Playouts for a decision.
const PLAYOUTS: u32 = 800;
/// How much of a position's worth comes from what lies further ahead than the next decision.
const AHEAD: f32 = 0.96;

/// A game between searchers, who begin with a few decisions of no great care; keeps half of the positions met.
fn search(rules: &Duel, weights: &Weights, seed: u64, samples: &mut Vec<Sample>) {
    let mut host = NoLog(FastChance::new(seed));
    let mut dice = FastChance::new(!seed);
    let mut state: State = rules.deal(&mut host.0);
    rules.begin(&mut Ctx::new(rules, &mut state, &mut host));
    let params = Params { cut: Some(0), ..Params::default() };
    let mut bots = [0, 1].map(|seat| Mcts::with(params, seed * 2 + seat, 1));
    let mut history: Vec<(Seat, Action)> = Vec::new();
    let mut actions: Vec<Action> = Vec::new();
    let mut met: Vec<Sample> = Vec::new();
    let careless = dice.index("careless", 16);
    while let Some(seat) = rules.awaiting(&state).first() {
        let mut features = Vec::new();
        rules.features(&state, |at, amount| features.push((at as u16, amount)));
        met.push(Sample { time: Duel::time(&state), features, result: 0.0 });
        actions.clear();
        rules.actions(&state, seat, &mut actions);
        let action = if history.len() < careless {
            actions[dice.index("any", actions.len())]
        } else {
            let seen = Observation::new(rules, &state, seat).with_history(&history);
            bots[seat.index()].choose(&seen, Budget::Playouts(PLAYOUTS))
        };
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, &action);
        history.push((seat, action));
    }
    let mut worth = rules.evaluate(&state, Seat::new(0));
    for (at, mut sample) in met.into_iter().enumerate().rev() {
        let guess = 2.0 * predicted(weights, &sample) - 1.0;
        sample.result = worth;
        worth = AHEAD * worth + (1.0 - AHEAD) * guess;
        if at >= careless && dice.index("keep", 2) == 0 {
            samples.push(sample);
        }
    }
}

fn odds(rules: &Duel, weights: &Weights, state: &State) -> f32 {
    if state.over.is_some() {
        return 30.0 * rules.evaluate(state, Seat::new(0));
    }
    let time = Duel::time(state);
    let from = (time as usize).min(TIMES - 2);
    let share = time - from as f32;
    let [mut early, mut late] = [0.0; 2];
    rules.features(state, |at, amount| {
        early += weights[from][at] * amount;
        late += weights[from + 1][at] * amount;
    });
    early * (1.0 - share) + late * share
}

fn predicted(weights: &Weights, sample: &Sample) -> f32 {
    let from = (sample.time as usize).min(TIMES - 2);
    let share = sample.time - from as f32;
    let mut odds = 0.0;
    for &(at, amount) in &sample.features {
        let at = usize::from(at);
        odds += amount * (weights[from][at] * (1.0 - share) + weights[from + 1][at] * share);
    }
    1.0 / (1.0 + (-odds.clamp(-20.0, 20.0)).exp())
}

fn loss(weights: &Weights, samples: &[Sample]) -> f64 {
    let each = samples.iter().map(|sample| {
        let (guess, truth) = (predicted(weights, sample), (sample.result + 1.0) / 2.0);
        f64::from(-(truth * guess.max(1e-6).ln() + (1.0 - truth) * (1.0 - guess).max(1e-6).ln()))
    });
    each.sum::<f64>() / samples.len().max(1) as f64
}

/// Logistic regression by Adam, a few times over all samples.
fn fit(weights: &Weights, samples: &[Sample]) -> Weights {
    let mut weights = weights.clone();
    let mut mean: Weights = vec![[0.0; FEATURES]; TIMES];
    let mut spread: Weights = vec![[0.0; FEATURES]; TIMES];
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut dice = FastChance::new(1);
    let mut step = 0;
    for pass in 0..8 {
        dice.shuffle("order", &mut order);
        let rate = 0.01 * 0.6f32.powi(pass);
        for batch in order.chunks(512) {
            step += 1;
            let mut slope: Weights = vec![[0.0; FEATURES]; TIMES];
            for &at in batch {
                let sample = &samples[at];
                let error = predicted(&weights, sample) - (sample.result + 1.0) / 2.0;
                let from = (sample.time as usize).min(TIMES - 2);
                let share = sample.time - from as f32;
                for &(at, amount) in &sample.features {
                    let at = usize::from(at);
                    slope[from][at] += error * amount * (1.0 - share);
                    slope[from + 1][at] += error * amount * share;
                }
            }
            for time in 0..TIMES {
                for at in 0..FEATURES {
                    // A little pull to zero, for features that are hardly ever met.
                    let slope = slope[time][at] / batch.len() as f32 + 1e-5 * weights[time][at];
                    let mean = &mut mean[time][at];
                    let spread = &mut spread[time][at];
                    *mean = 0.9 * *mean + 0.1 * slope;
                    *spread = 0.999 * *spread + 0.001 * slope * slope;
                    let corrected = *mean / (1.0 - 0.9f32.powi(step));
                    let scale = (*spread / (1.0 - 0.999f32.powi(step))).sqrt() + 1e-8;
                    weights[time][at] -= rate * corrected / scale;
                }
            }
        }
    }
    weights
}

/// How well the first weights do against the second, without noise, seats swapped on every deal.
fn compare(rules: &Duel, one: &Weights, two: &Weights, pairs: u64) -> f32 {
    let mut sum = 0.0;
    for seed in 0..pairs {
        sum += play(rules, [one, two], 0.0, seed, None) - play(rules, [two, one], 0.0, seed, None);
    }
    0.5 + sum / (4 * pairs) as f32
}

/// The weights as a file of the crate.
fn source(weights: &Weights) -> String {
    let mut text = String::from(
        "//! What the features of a position are worth at the beginning of each age and at the end. Written by `tune`.\n\n\
         use crate::evaluate::{FEATURES, TIMES};\n\n\
         #[rustfmt::skip]\n\
         #[allow(clippy::approx_constant, reason = \"what is found by chance may look like one\")]\n\
         pub(crate) static WEIGHTS: [[f32; FEATURES]; TIMES] = [\n",
    );
    for line in weights {
        text.push_str("    [\n");
        for part in line.chunks(16) {
            text.push_str("        ");
            let numbers: Vec<String> = part
                .iter()
                .map(|weight| format!("{weight:.3}").replace("-0.000", "0.000"))
                .collect();
            writeln!(text, "{},", numbers.join(", ")).unwrap();
        }
        text.push_str("    ],\n");
    }
    text.push_str("];\n");
    text
}
