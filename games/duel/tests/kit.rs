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
