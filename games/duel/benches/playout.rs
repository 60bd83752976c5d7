//! How long a whole random game takes with the full list of actions, and a copy of a state.

use divan::Bencher;
use duel::{Action, Duel, Options, State};
use engine::{Chance, Ctx, FastChance, Files, NoLog, Rules};

fn main() {
    divan::main();
}

fn table() -> Duel {
    let data = Duel::load(&Files::built_in(Duel::FILES)).expect("the built-in files are sound");
    Duel::open(&data, &Options::default(), 2).expect("the seats fit")
}

/// A game from the deal to its end; says how many decisions it took.
fn play_out(rules: &Duel, seed: u64, actions: &mut Vec<Action>) -> usize {
    let mut host = NoLog(FastChance::new(seed));
    let mut state: State = rules.deal(&mut host.0);
    rules.begin(&mut Ctx::new(rules, &mut state, &mut host));
    let mut decisions = 0;
    while let Some(seat) = rules.awaiting(&state).first() {
        actions.clear();
        rules.actions(&state, seat, actions);
        let action = actions[host.0.index("choice", actions.len())];
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, &action);
        decisions += 1;
    }
    decisions
}

#[divan::bench]
fn game(bencher: Bencher<'_, '_>) {
    let rules = table();
    let mut actions = Vec::with_capacity(256);
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        play_out(&rules, seed, &mut actions)
    });
}

#[divan::bench]
fn copy_of_a_state(bencher: Bencher<'_, '_>) {
    let state = table().deal(&mut FastChance::new(1));
    bencher.bench_local(|| *divan::black_box(&state));
}
