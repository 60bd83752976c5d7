//! The suite that every game passes.

use engine::{Files, Rules, testkit};
use hegemony::{Deck, Hegemony, Options};

fn suite(seats: Vec<u8>, games: u32) {
    let data = Hegemony::load(&Files::built_in(Hegemony::FILES)).expect("the data are sound");
    let report = testkit::run::<Hegemony>(&testkit::Suite {
        data: &data,
        options: vec![
            Options::default(),
            Options {
                formation: true,
                momentum: true,
                deck: Deck::Scroll,
                pioneer: true,
                ..Options::default()
            },
        ],
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
