//! Whole games as readable transcripts, and counts of positions. Whatever changes in them is a change of the rules.

use crate::common::DATA;
use engine::testkit::{perft, transcript};
use engine::{Seed, Setup};
use hegemony::{Deck, Event, Hegemony, Options};
use strum::VariantNames;

/// A game with all boxes, and with these generals if any are named.
fn game(seats: u8, generals: &[&str], seed: u64) -> String {
    let options = Options {
        formation: true,
        momentum: true,
        deck: Deck::Scroll,
        pioneer: true,
        generals: generals.iter().map(|&name| name.to_owned()).collect(),
        ..Options::default()
    };
    let seed = Seed::from_number(seed);
    transcript::<Hegemony>(&DATA, &Setup { options, seats, seed, random: Vec::new() })
}

// The seeds and generals were chosen so that these four tell of nearly everything that can be told.

fn two() -> String {
    game(2, &[], 156)
}

fn four() -> String {
    game(4, &[], 122)
}

fn six() -> String {
    let generals = [
        "guojia", "zhanghe", "menghuo", "pangtong", "daqiao", "xiaoqiao", "zoushi", "zhangren",
        "dengai", "caopi", "liushan", "mifuren",
    ];
    game(6, &generals, 14)
}

fn eight() -> String {
    game(8, &[], 76)
}

#[test]
fn two_players() {
    insta::assert_snapshot!(two());
}

#[test]
fn four_players() {
    insta::assert_snapshot!(four());
}

#[test]
fn six_players_with_generals_that_are_set() {
    insta::assert_snapshot!(six());
}

#[test]
fn eight_players() {
    insta::assert_snapshot!(eight());
}

#[test]
fn nearly_everything_that_can_be_told_is_told() {
    let told = [two(), four(), six(), eight()].concat();
    let codes: Vec<&str> =
        told.lines().filter_map(|line| line.strip_prefix("    ")?.split(' ').next()).collect();
    let missing: Vec<&str> =
        Event::VARIANTS.iter().copied().filter(|code| !codes.contains(code)).collect();
    let untold = [
        "phase_ended",
        "pioneered",
        "rewarded",
        "ruled_out",
        "one_of",
        "use_hurt",
        "use_ended",
        "damage_ended",
        "draw_changed",
        "noticed",
    ];
    // That nobody wins, that somebody comes back or that health is set is rare, and nothing goes on for ever.
    let never = ["hp_set", "rejoined", "nobody_won", "resolution_cut"];
    assert!(untold.iter().chain(&never).all(|code| missing.contains(code)), "{missing:?}");
    assert_eq!(missing.len(), untold.len() + never.len(), "{missing:?}");
}

/// The number of sequences of so many decisions from the start: both choose two of seven generals at once.
#[test]
fn sequences_of_decisions() {
    let setup = Setup {
        options: Options::default(),
        seats: 2,
        seed: Seed::from_number(1),
        random: Vec::new(),
    };
    let counts: Vec<u64> = (1..=4).map(|depth| perft::<Hegemony>(&DATA, &setup, depth)).collect();
    assert_eq!(counts, [11, 22, 124, 240]);
}
