//! The whole contract of the engine, checked at every decision of random games.

use engine::testkit::{self, Suite};
use engine::{Files, Rules};
use smashup::data::Data;
use smashup::{Bases, Draft, Options, SmashUp};
use std::sync::{Arc, LazyLock};

static DATA: LazyLock<Arc<Data>> = LazyLock::new(|| {
    SmashUp::load(&Files::built_in(SmashUp::FILES)).expect("the built-in cards can be read")
});

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
    println!("{report:?}");
}
