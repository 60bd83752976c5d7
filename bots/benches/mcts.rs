//! How long an iteration of `mcts` takes: with random playouts to the end, with weighed ones, and with none.

use bots::{Mcts, Params};
use divan::{Bencher, counter::ItemsCount};
use duel::Duel;
use engine::{Bot, Budget, Ctx, FastChance, Files, NoLog, Observation, Rules};
use jade::{Jade, Options};

const ITERATIONS: u32 = 1_000;

fn main() {
    divan::main();
}

/// A game some decisions in, where there is something to choose.
fn position<R: Rules>(rules: &R) -> R::State {
    let mut host = NoLog(FastChance::new(1));
    let mut bot = Mcts::new(1, 1);
    let mut state = rules.deal(&mut host.0);
    rules.begin(&mut Ctx::new(rules, &mut state, &mut host));
    for _ in 0..8 {
        let Some(seat) = rules.awaiting(&state).first() else { break };
        let seen = Observation::new(rules, &state, seat);
        let action = bot.choose(&seen, Budget::Playouts(100));
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, &action);
    }
    state
}

/// A decision from nothing, with so many iterations.
fn iterations<R: Rules>(bencher: Bencher<'_, '_>, rules: &R, playouts: &str) {
    let state = position(rules);
    let Some(seat) = rules.awaiting(&state).first() else { return };
    let seen = Observation::new(rules, &state, seat);
    let (cut, weighed) = match playouts {
        "random" => (u16::MAX, false),
        "weighed" => (u16::MAX, true),
        // What is left is the world, the tree and the evaluation.
        _ => (0, false),
    };
    let params = Params { cut: Some(cut), weighed, early: false, ..Params::default() };
    let mut bot = Mcts::with(params, 1, 1);
    bencher
        .counter(ItemsCount::new(ITERATIONS))
        .bench_local(|| bot.choose(&seen, Budget::Playouts(ITERATIONS)));
}

fn jade(seats: u8) -> Jade {
    let data = Jade::load(&Files::built_in(Jade::FILES)).expect("the built-in files are sound");
    Jade::open(&data, &Options::default(), seats).expect("the seats fit")
}

#[divan::bench(args = ["random", "weighed", "none"])]
fn duel(bencher: Bencher<'_, '_>, playouts: &str) {
    let data = Duel::load(&Files::built_in(Duel::FILES)).expect("the built-in files are sound");
    let rules = Duel::open(&data, &duel::Options::default(), 2).expect("the seats fit");
    iterations(bencher, &rules, playouts);
}

#[divan::bench(args = ["random", "weighed", "none"])]
fn jade_for_two(bencher: Bencher<'_, '_>, playouts: &str) {
    iterations(bencher, &jade(2), playouts);
}
