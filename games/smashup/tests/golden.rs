//! Whole games as readable transcripts, and counts of positions. Whatever changes in them is a change of the rules.

use crate::common::DATA;
use engine::testkit::{perft, transcript};
use engine::{Files, Rules, Seed, Setup};
use smashup::data::Data;
use smashup::{Draft, Event, Options, SmashUp};
use std::sync::Arc;
use strum::VariantNames;

fn game(data: &Arc<Data>, seats: u8, seed: u64) -> String {
    let options = Options { draft: Draft::Random, ..Options::default() };
    let seed = Seed::from_number(seed);
    transcript::<SmashUp>(data, &Setup { options, seats, seed, random: Vec::new() })
}

/// The seeds were chosen so that these three tell of everything that can happen.
const GAMES: [(u8, u64); 3] = [(2, 203), (3, 291), (4, 84)];

#[test]
fn two_players() {
    insta::assert_snapshot!(game(&DATA, GAMES[0].0, GAMES[0].1));
}

#[test]
fn three_players() {
    insta::assert_snapshot!(game(&DATA, GAMES[1].0, GAMES[1].1));
}

#[test]
fn four_players() {
    insta::assert_snapshot!(game(&DATA, GAMES[2].0, GAMES[2].1));
}

/// Cards of our own: Howl lays counters on minions, and Augmentation takes one away. No card of the sixteen factions does.
fn with_counters() -> Arc<Data> {
    let mut files = Files::built_in(SmashUp::FILES);
    let dinosaurs =
        SmashUp::FILES.iter().find(|(name, _)| *name == "dinosaurs.json").expect("a file").1;
    let changed = dinosaurs
        .replace(
            r#"{"boost": {"what": {"all": {"side": "own"}}, "by": 1}}"#,
            r#"{"counters": {"what": {"all": {"side": "own"}}, "n": 2}}"#,
        )
        .replace(
            r#"{"boost": {"what": "picked", "by": 4}}"#,
            r#"{"counters": {"what": "picked", "n": -3}}"#,
        );
    files.replace("dinosaurs.json", changed).expect("it can be replaced");
    SmashUp::load(&files).expect("it can be read")
}

/// A game with these cards in which counters come and go.
fn counted() -> String {
    game(&with_counters(), 2, 248)
}

#[test]
fn two_players_with_counters() {
    insta::assert_snapshot!(counted());
}

#[test]
fn everything_that_can_happen_happens() {
    let mut told: String = GAMES.iter().map(|&(seats, seed)| game(&DATA, seats, seed)).collect();
    told += &counted();
    let missing: Vec<_> =
        Event::VARIANTS.iter().filter(|code| !told.contains(&format!("    {code}"))).collect();
    // Nothing that the cards do goes on for ever.
    assert_eq!(missing, [&"resolution_cut"]);
}

/// The number of sequences of so many decisions from the start: a draft of sixteen factions, once round and back.
#[test]
fn sequences_of_decisions() {
    let setup = Setup {
        options: Options::default(),
        seats: 2,
        seed: Seed::from_number(1),
        random: Vec::new(),
    };
    let counts: Vec<u64> = (1..=4).map(|depth| perft::<SmashUp>(&DATA, &setup, depth)).collect();
    assert_eq!(counts, [16, 16 * 15, 16 * 15 * 14, 16 * 15 * 14 * 13]);
}
