//! The whole contract of the engine, checked at every decision of random games.

use crate::common::DATA;
use engine::testkit::{self, Suite};
use smashup::{Bases, Draft, Options, SmashUp};

#[test]
fn random_games_keep_the_contract() {
    let random = Options { draft: Draft::Random, ..Options::default() };
    let report = testkit::run::<SmashUp>(&Suite {
        data: &DATA,
        options: vec![Options::default(), random.clone(), Options { bases: Bases::Sets, ..random }],
        seats: vec![2, 3, 4],
        games: testkit::size(60),
        most_decisions: 6_000,
    });
    assert!(report.passes > 0, "nobody could pass");
    println!("{report:?}");
}

#[test]
fn moves_are_taken_back_and_games_saved() {
    let random = Options { draft: Draft::Random, ..Options::default() };
    let taken = testkit::saves::<SmashUp>(&Suite {
        data: &DATA,
        options: vec![Options::default(), random],
        seats: vec![2, 4],
        games: 3,
        most_decisions: 6_000,
    });
    assert!(taken.free > 0 && taken.agreed > 20, "{taken:?}");
}
