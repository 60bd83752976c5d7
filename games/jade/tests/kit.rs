//! The engine's suite on Jade Night, for every number of players and every option.

use engine::testkit::{self, Suite};
use engine::{Files, Rules};
use jade::{Deck, Jade, Options};

#[test]
fn the_contract_holds() {
    let data = Jade::load(&Files::built_in(Jade::FILES)).unwrap();
    let options =
        [(Deck::Full, false), (Deck::Small, false), (Deck::Full, true), (Deck::Small, true)];
    let report = testkit::run::<Jade>(&Suite {
        data: &data,
        options: options.map(|(deck, trim)| Options { deck, trim }).to_vec(),
        seats: vec![2, 3, 4, 5],
        games: testkit::size(200),
        most_decisions: 8_000,
    });
    println!("{report:#?}");
}

#[test]
fn moves_are_taken_back_and_games_saved() {
    let data = Jade::load(&Files::built_in(Jade::FILES)).unwrap();
    let taken = testkit::saves::<Jade>(&Suite {
        data: &data,
        options: vec![Options::default(), Options { deck: Deck::Small, trim: true }],
        seats: vec![2, 3, 4, 5],
        games: 7,
        most_decisions: 8_000,
    });
    assert!(taken.free > 50 && taken.agreed > 50, "{taken:?}");
    assert!(taken.free + taken.agreed > 200, "{taken:?}");
}
