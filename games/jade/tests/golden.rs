//! Whole games as readable transcripts, and counts of positions. Whatever changes in them is a change of the rules.

use engine::testkit::{perft, transcript};
use engine::{Files, Rules, Seed, Setup};
use jade::{Deck, Jade, Options};
use std::fmt::Write;

const FULL: Options = Options { deck: Deck::Full, trim: false };
const SMALL: Options = Options { deck: Deck::Small, trim: false };
const TRIM: Options = Options { deck: Deck::Full, trim: true };

fn setup(options: Options, seats: u8, seed: u64) -> Setup<Options> {
    Setup { options, seats, seed: Seed::from_number(seed), random: Vec::new() }
}

/// The transcript of a random game, in which all this must be found; the seeds were chosen for it.
#[track_caller]
fn game(options: Options, seats: u8, seed: u64, contains: &[&str]) -> String {
    let data = Jade::load(&Files::built_in(Jade::FILES)).expect("the built-in files can be read");
    let written = transcript::<Jade>(&data, &setup(options, seats, seed));
    for wanted in contains {
        assert!(
            written.contains(wanted),
            "there is no {wanted} in this game any more; choose another seed"
        );
    }
    written
}

#[test]
fn two_players() {
    let contains = ["chalice_granted", "free=true", "over: limit_reached"];
    insta::assert_snapshot!(game(FULL, 2, 99, &contains));
}

#[test]
fn two_players_to_a_stalemate() {
    let contains = ["game_ended reason=stalemate", "over: stalemate"];
    insta::assert_snapshot!(game(FULL, 2, 183, &contains));
}

#[test]
fn three_players_with_failed_judgements_and_a_claimed_snack() {
    let contains = ["won=false", "won=true", "snack_claimed"];
    insta::assert_snapshot!(game(FULL, 3, 76, &contains));
}

#[test]
fn four_players() {
    let contains = ["chalice_granted", "over: limit_reached"];
    insta::assert_snapshot!(game(FULL, 4, 194, &contains));
}

#[test]
fn five_players() {
    let contains = ["chalice_granted", "over: limit_reached"];
    insta::assert_snapshot!(game(FULL, 5, 174, &contains));
}

#[test]
fn two_players_with_the_small_deck() {
    let contains = ["chalice_granted", "over: limit_reached"];
    insta::assert_snapshot!(game(SMALL, 2, 123, &contains));
}

#[test]
fn five_players_with_the_small_deck_to_a_stalemate() {
    insta::assert_snapshot!(game(SMALL, 5, 185, &["over: stalemate"]));
}

#[test]
fn four_seats_trimmed() {
    let contains = ["start_with", "chalice_granted", "over: limit_reached"];
    insta::assert_snapshot!(game(TRIM, 4, 51, &contains));
}

/// The number of sequences of so many decisions from the start, for one seed each.
#[test]
fn sequences_of_decisions() {
    let data = Jade::load(&Files::built_in(Jade::FILES)).unwrap();
    let mut written = String::new();
    for (name, options) in [("full", FULL), ("small", SMALL), ("full, trim", TRIM)] {
        for seats in 2..=5 {
            let setup = setup(options.clone(), seats, 1);
            let counts = (1..=6).map(|depth| perft::<Jade>(&data, &setup, depth).to_string());
            let counts: Vec<_> = counts.collect();
            let _ = writeln!(written, "{name}, {seats} seats: {}", counts.join(" "));
        }
    }
    insta::assert_snapshot!(written);
}
