//! The engine's suite on this game: every number of seats, every option.

use super::table::DATA;
use crate::lantern::rules::{Market, Options, Order};
use engine::testkit::{self, Suite};
use engine::{Seed, Setup};

fn short(order: Order) -> Options {
    Options { order, turns: 12 }
}

#[test]
fn the_contract_holds() {
    let report = testkit::run::<Market>(&Suite {
        data: &DATA,
        options: vec![short(Order::CurrentPlayer), short(Order::Owners)],
        seats: vec![2, 3, 4, 5],
        games: testkit::size(200),
        most_decisions: 2_000,
    });
    assert!(report.passes > 0, "nobody could pass");
    println!("{report:#?}");
}

#[test]
fn moves_are_taken_back_and_games_saved() {
    let taken = testkit::saves::<Market>(&Suite {
        data: &DATA,
        options: vec![short(Order::CurrentPlayer), short(Order::Owners)],
        seats: vec![2, 3, 4, 5],
        games: 5,
        most_decisions: 2_000,
    });
    assert!(taken.free > 20 && taken.agreed > 50, "{taken:?}");
}

fn setup(options: Options, seats: u8) -> Setup<Options> {
    Setup { options, seats, seed: Seed::from_number(1), random: Vec::new() }
}

#[test]
fn a_night_at_the_market() {
    let options = Options { turns: 8, ..Options::default() };
    insta::assert_snapshot!(testkit::transcript::<Market>(&DATA, &setup(options, 3)));
}

#[test]
fn positions_are_counted() {
    let counts = [2, 3].map(|seats| {
        [1, 2, 3, 4].map(|depth| {
            testkit::perft::<Market>(&DATA, &setup(short(Order::Owners), seats), depth)
        })
    });
    insta::assert_debug_snapshot!(counts);
}
