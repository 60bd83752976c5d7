//! The suite that every game passes.

use engine::{Files, Rules, testkit};
use hegemony::{Deck, Hegemony, Options};

/// As it is by default, and everything that a host can have.
fn options() -> Vec<Options> {
    let all = Options {
        formation: true,
        momentum: true,
        deck: Deck::Scroll,
        pioneer: true,
        ..Options::default()
    };
    vec![Options::default(), all]
}

fn suite(seats: Vec<u8>, games: u32) {
    let data = Hegemony::load(&Files::built_in(Hegemony::FILES)).expect("the data are sound");
    let report = testkit::run::<Hegemony>(&testkit::Suite {
        data: &data,
        options: options(),
        seats,
        games: testkit::size(games),
        most_decisions: 60_000,
    });
    assert!(report.passes > 0, "nobody could pass");
}

#[test]
fn two_seats() {
    suite(vec![2], 300);
}

#[test]
fn four_seats() {
    suite(vec![4], 120);
}

#[test]
fn eight_seats() {
    suite(vec![8], 60);
}

#[test]
fn ten_seats() {
    suite(vec![10], 40);
}

#[test]
fn moves_are_taken_back_and_games_saved() {
    let data = Hegemony::load(&Files::built_in(Hegemony::FILES)).expect("the data are sound");
    let taken = testkit::saves::<Hegemony>(&testkit::Suite {
        data: &data,
        options: options(),
        seats: vec![2, 5],
        games: 4,
        most_decisions: 60_000,
    });
    assert!(taken.free > 4 && taken.agreed > 50, "{taken:?}");
    println!("{taken:?}");
}
