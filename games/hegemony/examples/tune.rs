//! Finds the weights of the evaluation: plays games by rules of thumb alone, and looks which sides won from the
//! positions that came up in them.
//!
//! `cargo run --release -p hegemony --example tune 12000 > games/hegemony/src/weights.rs`; the log is on the error stream.
#![allow(clippy::unwrap_used, clippy::print_stdout, clippy::print_stderr)]

use engine::{Chance, Ctx, FastChance, Files, NoLog, Rules, Seat, SeatSet};
use hegemony::evaluate::{FEATURES, HIDDEN, dot};
use hegemony::{Action, Hegemony, Options, State};
use std::array::from_fn;

/// One position in so many is looked at.
const SELDOM: usize = 25;
/// How often all positions are gone through.
const EPOCHS: u32 = 12;
const BATCH: usize = 1_024;
/// What is counted of a side, early and late.
const ALL: usize = 2 * FEATURES;

/// The sides of a position, and which of them won.
struct Race {
    sides: Vec<[f32; ALL]>,
    won: usize,
}

/// Somebody hidden whose side won, and whether he won with it.
type Joined = ([f32; HIDDEN], bool);

fn main() {
    let games = std::env::args().nth(1).map_or(12_000, |text| text.parse().unwrap());
    let data = Hegemony::load(&Files::built_in(Hegemony::FILES)).unwrap();
    let rules = engine::rules::open::<Hegemony>(&data, &Options::default(), 8).unwrap();
    let (mut races, mut joined) = (Vec::new(), Vec::new());
    for game in 0..games {
        let (positions, winners) = play(&rules, game);
        positions.iter().for_each(|state| look(&rules, state, winners, &mut races, &mut joined));
    }
    let (test, train) = races.split_at(races.len() / 5);
    eprintln!("{} positions, {} hidden players", races.len(), joined.len());
    let mut adam = Adam::<ALL>::new();
    for epoch in 0..EPOCHS {
        let rate = 0.004 * (1.0 - f64::from(epoch) / f64::from(EPOCHS)).powi(2) + 0.000_02;
        for batch in train.chunks(BATCH) {
            adam.step(&slope(batch, &adam.weights), rate);
        }
        let loss = |races: &[Race]| {
            races.iter().map(|race| -chances(race, &adam.weights)[race.won].ln()).sum::<f64>()
                / races.len().max(1) as f64
        };
        eprintln!(
            "epoch {epoch}: loss {:.4}, of positions kept apart {:.4}",
            loss(train),
            loss(test)
        );
    }
    let stays = logistic(&joined);
    print(&adam.weights, &stays);
}

/// One game by rules of thumb: some of its positions, and who won.
fn play(rules: &Hegemony, game: u64) -> (Vec<State>, SeatSet) {
    let mut host = NoLog(FastChance::new(game));
    let mut dice = FastChance::new(!game);
    let (mut positions, mut actions, mut weights) = (Vec::new(), Vec::<Action>::new(), Vec::new());
    let mut state = rules.deal(&mut host.0);
    rules.begin(&mut Ctx::new(rules, &mut state, &mut host));
    while let Some(seat) = rules.awaiting(&state).first() {
        if state.turn > 0 && dice.index("position", SELDOM) == 0 {
            positions.push(state.clone());
        }
        actions.clear();
        rules.actions(&state, seat, &mut actions);
        rules.weigh(&state, seat, &actions, &mut weights);
        let mut left = weights.iter().sum::<f32>() * (dice.bits("choice") as f32 / u32::MAX as f32);
        let at = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        let action = &actions[at.unwrap_or(actions.len() - 1)];
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, action);
    }
    let winners = Seat::all(8).filter(|&seat| rules.evaluate(&state, seat) > 0.0).collect();
    (positions, winners)
}

/// What a position teaches, given who won from it.
fn look(
    rules: &Hegemony,
    state: &State,
    winners: SeatSet,
    races: &mut Vec<Race>,
    joined: &mut Vec<Joined>,
) {
    let (sides, late) = (rules.sides(state), rules.lateness(state));
    let of = |seat: Seat| usize::from(sides.of[seat.index()]);
    let living = |at: usize| sides.list[at].living > 0;
    // Where somebody has changed sides since, it is the side that most of the winners had been of.
    let count = |at: usize| winners.iter().filter(|&seat| of(seat) == at).count();
    let won = (0..sides.len).filter(|&at| living(at)).max_by_key(|&at| count(at));
    let Some(won) = won.filter(|&won| count(won) > 0) else { return };
    let alive: Vec<usize> = (0..sides.len).filter(|&at| living(at)).collect();
    let features = |&at: &usize| -> [f32; ALL] {
        let side = &sides.list[at].features;
        from_fn(|n| if n < FEATURES { side[n] } else { late * side[n - FEATURES] })
    };
    races.push(Race {
        sides: alive.iter().map(features).collect(),
        won: alive.iter().position(|&at| at == won).unwrap(),
    });
    let hidden = |&seat: &Seat| {
        let player = state.player(seat);
        player.alive && player.kingdom.is_none() && of(seat) == won
    };
    joined.extend(
        Seat::all(8)
            .filter(hidden)
            .map(|seat| (rules.hidden_features(state, seat), winners.contains(seat))),
    );
}

/// How likely each side is to win.
fn chances(race: &Race, weights: &[f64; ALL]) -> Vec<f64> {
    let score = |side: &[f32; ALL]| {
        side.iter().zip(weights).map(|(x, weight)| f64::from(*x) * weight).sum::<f64>().exp()
    };
    let odds: Vec<f64> = race.sides.iter().map(score).collect();
    let all: f64 = odds.iter().sum();
    odds.iter().map(|odds| odds / all).collect()
}

/// How the mean loss changes with each weight.
fn slope(batch: &[Race], weights: &[f64; ALL]) -> [f64; ALL] {
    let mut slope = [0.0; ALL];
    for race in batch {
        for (at, (side, chance)) in race.sides.iter().zip(chances(race, weights)).enumerate() {
            let wrong = chance - f64::from(u8::from(at == race.won));
            slope.iter_mut().zip(side).for_each(|(sum, x)| *sum += wrong * f64::from(*x));
        }
    }
    slope.map(|sum| sum / batch.len() as f64)
}

/// Steps downhill, each weight at a pace of its own (Kingma and Ba 2015).
struct Adam<const N: usize> {
    weights: [f64; N],
    mean: [f64; N],
    square: [f64; N],
    steps: i32,
}

impl<const N: usize> Adam<N> {
    fn new() -> Self {
        Adam { weights: [0.0; N], mean: [0.0; N], square: [0.0; N], steps: 0 }
    }

    fn step(&mut self, slope: &[f64; N], rate: f64) {
        self.steps += 1;
        for (at, slope) in slope.iter().enumerate() {
            self.mean[at] += 0.1 * (slope - self.mean[at]);
            self.square[at] += 0.001 * (slope * slope - self.square[at]);
            let mean = self.mean[at] / (1.0 - 0.9_f64.powi(self.steps));
            let square = self.square[at] / (1.0 - 0.999_f64.powi(self.steps));
            self.weights[at] -= rate * mean / (square.sqrt() + 1e-8);
        }
    }
}

/// How likely somebody hidden is to win with his side.
fn logistic(joined: &[Joined]) -> [f64; HIDDEN] {
    let mut adam = Adam::<HIDDEN>::new();
    for _ in 0..10 {
        for batch in joined.chunks(BATCH) {
            let weights = adam.weights.map(|weight| weight as f32);
            let mut slope = [0.0; HIDDEN];
            for (features, won) in batch {
                let chance = 1.0 / (1.0 + f64::from(-dot(features, &weights)).exp());
                let wrong = chance - f64::from(u8::from(*won));
                slope.iter_mut().zip(features).for_each(|(sum, x)| *sum += wrong * f64::from(*x));
            }
            adam.step(&slope.map(|sum| sum / batch.len() as f64), 0.003);
        }
    }
    adam.weights
}

fn print(weights: &[f64; ALL], stays: &[f64; HIDDEN]) {
    let line = |weights: &[f64]| {
        weights.iter().map(|weight| format!("{weight:.3}")).collect::<Vec<_>>().join(", ")
    };
    println!("//! What the features of a position are worth. Written by `examples/tune.rs`.");
    println!("\nuse crate::evaluate::{{FEATURES, HIDDEN}};");
    println!(
        "\n/// What is counted of a side: at the beginning, and how much more with everybody dead."
    );
    println!("#[rustfmt::skip]\npub(crate) static WEIGHTS: [[f32; FEATURES]; 2] = [");
    weights.chunks(FEATURES).for_each(|weights| println!("    [{}],", line(weights)));
    println!("];\n\n/// What is counted of a hidden player.\n#[rustfmt::skip]");
    println!("pub(crate) static STAYS: [f32; HIDDEN] = [{}];", line(stays));
}
