//! How long a random decision takes with the full list of actions, and a copy of a state.

use divan::{Bencher, counter::ItemsCount};
use engine::{Chance, Ctx, FastChance, Files, NoLog, Rules};
use jade::{Action, Jade, Options, State};

fn main() {
    divan::main();
}

fn table(seats: u8) -> Jade {
    let data = Jade::load(&Files::built_in(Jade::FILES)).expect("the built-in files are sound");
    Jade::open(&data, &Options::default(), seats).expect("the seats fit")
}

/// A game from the deal to its end; says how many decisions it took.
fn play_out(rules: &Jade, dealt: &State, seed: u64, actions: &mut Vec<Action>) -> usize {
    let mut host = NoLog(FastChance::new(seed));
    let mut dice = FastChance::new(!seed);
    let mut state = *dealt;
    let mut decisions = 0;
    while let Some(seat) = rules.awaiting(&state).first() {
        actions.clear();
        rules.actions(&state, seat, actions);
        let action = actions[dice.index("choice", actions.len())];
        rules.play(&mut Ctx::new(rules, &mut state, &mut host), seat, &action);
        decisions += 1;
    }
    decisions
}

#[divan::bench(args = [2, 3, 4, 5])]
fn decision(bencher: Bencher<'_, '_>, seats: u8) {
    let rules = table(seats);
    let dealt = rules.deal(&mut FastChance::new(1));
    let mut actions = Vec::with_capacity(256);
    let per_round: usize = (0..50).map(|seed| play_out(&rules, &dealt, seed, &mut actions)).sum();
    bencher.counter(ItemsCount::new(per_round)).bench_local(|| {
        (0..50).map(|seed| play_out(&rules, &dealt, seed, &mut actions)).sum::<usize>()
    });
}

#[divan::bench]
fn copy_of_a_state(bencher: Bencher<'_, '_>) {
    let state = table(5).deal(&mut FastChance::new(1));
    bencher.bench_local(|| *divan::black_box(&state));
}
