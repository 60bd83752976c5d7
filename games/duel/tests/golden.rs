//! Whole games as readable transcripts, one for each ending, and counts of positions. Whatever changes in them is a
//! change of the rules.

use duel::{Action, Duel, First, Options, State};
use engine::testkit::{perft, transcript};
use engine::{Chance, Ctx, FastChance, Files, NoLog, Rules, Seed, Setup};
use std::fmt::Write;

fn setup(first: First, seed: u64) -> Setup<Options> {
    Setup {
        options: Options { first },
        seats: 2,
        seed: Seed::from_number(seed),
        random: Vec::new(),
    }
}

/// The transcript of a random game, in which all this must be found; the seeds were chosen for it.
#[track_caller]
fn game(seed: u64, contains: &[&str]) -> String {
    let data = Duel::load(&Files::built_in(Duel::FILES)).expect("the built-in files can be read");
    let written = transcript::<Duel>(&data, &setup(First::Random, seed));
    for wanted in contains {
        assert!(
            written.contains(wanted),
            "there is no {wanted} in this game any more; choose another seed"
        );
    }
    written
}

#[test]
fn won_by_points() {
    let contains = [
        "card_destroyed",
        "card_revived",
        "chain=true",
        "looted",
        "tokens_drawn",
        "turn_won",
        "wonder_returned",
        "over: points",
    ];
    insta::assert_snapshot!(game(1_491, &contains));
}

#[test]
fn won_by_blue_points() {
    insta::assert_snapshot!(game(2_519, &["over: blue_points"]));
}

#[test]
fn shared() {
    insta::assert_snapshot!(game(5_407, &["over: shared"]));
}

#[test]
fn won_by_arms() {
    insta::assert_snapshot!(game(713, &["looted", "over: military"]));
}

#[test]
fn won_by_science() {
    insta::assert_snapshot!(game(2_491, &["token_taken", "over: science"]));
}

/// The number of sequences of so many decisions from the start: those of the draft, and the first turn.
#[test]
fn sequences_of_decisions() {
    let data = Duel::load(&Files::built_in(Duel::FILES)).unwrap();
    let setup = setup(First::Random, 1);
    let counts: Vec<u64> = (1..=10).map(|depth| perft::<Duel>(&data, &setup, depth)).collect();
    // Four wonders, then three, and so on, twice; then six open cards to build or to discard, and five.
    assert_eq!(counts, [4, 12, 24, 24, 96, 288, 576, 576, 6_912, 69_120]);
}

/// The same from positions in the middle of random games, where prices, wonders and choices matter.
#[test]
fn sequences_of_decisions_in_the_middle() {
    let data = Duel::load(&Files::built_in(Duel::FILES)).unwrap();
    let rules = Duel::open(&data, &Options::default(), 2).unwrap();
    let mut written = String::new();
    for seed in 1..=6 {
        let mut host = NoLog(FastChance::new(seed));
        let mut state = rules.deal(&mut host.0);
        rules.begin(&mut Ctx::new(&rules, &mut state, &mut host));
        let _ = writeln!(written, "game {seed}");
        for decision in 0..60 {
            let Some(seat) = rules.awaiting(&state).first() else { break };
            if decision % 10 == 0 && decision > 0 {
                let counts = (1..=4).map(|depth| count(&rules, &state, &host, depth).to_string());
                let counts: Vec<_> = counts.collect();
                let _ = writeln!(written, "  after {decision} decisions: {}", counts.join(" "));
            }
            let mut actions = Vec::new();
            rules.actions(&state, seat, &mut actions);
            let action = actions[host.0.index("choice", actions.len())];
            rules.play(&mut Ctx::new(&rules, &mut state, &mut host), seat, &action);
        }
    }
    insta::assert_snapshot!(written);
}

/// How many sequences of so many decisions there are; luck comes the same way for all.
fn count(rules: &Duel, state: &State, host: &NoLog<FastChance>, depth: u32) -> u64 {
    let Some(seat) = rules.awaiting(state).first() else { return 0 };
    let mut actions = Vec::new();
    rules.actions(state, seat, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action: &Action| {
        let (mut next, mut host) = (*state, host.clone());
        rules.play(&mut Ctx::new(rules, &mut next, &mut host), seat, action);
        count(rules, &next, &host, depth - 1)
    };
    actions.iter().map(after).sum()
}
