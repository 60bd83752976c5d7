//! The engine's suite on Seven Wonders Duel.

use duel::{Duel, First, Options};
use engine::testkit::{self, Suite};
use engine::{Files, Rules};

#[test]
fn the_contract_holds() {
    let data = Duel::load(&Files::built_in(Duel::FILES)).unwrap();
    let options = [First::Random, First::Seat1, First::Seat2];
    let report = testkit::run::<Duel>(&Suite {
        data: &data,
        options: options.map(|first| Options { first }).to_vec(),
        seats: vec![2],
        games: testkit::size(1_000),
        most_decisions: 120,
    });
    println!("{report:#?}");
}

#[test]
fn moves_are_taken_back_and_games_saved() {
    let data = Duel::load(&Files::built_in(Duel::FILES)).unwrap();
    let taken = testkit::saves::<Duel>(&Suite {
        data: &data,
        options: vec![Options::default()],
        seats: vec![2],
        games: 30,
        most_decisions: 500,
    });
    assert!(taken.free > 20 && taken.agreed > 50, "{taken:?}");
    assert!(taken.free + taken.agreed > 100, "{taken:?}");
}
