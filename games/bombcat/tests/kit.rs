//! The whole contract of the engine, on random games.

use bombcat::options::{Announce, Attack, Heroes};
use bombcat::{BombCat, Options};
use engine::testkit::{self, Suite};
use engine::{Files, Rules};
use std::sync::{Arc, LazyLock};

static DATA: LazyLock<Arc<bombcat::data::Data>> =
    LazyLock::new(|| BombCat::load(&Files::built_in(BombCat::FILES)).expect("the data are sound"));

fn run(options: Vec<Options>, seats: Vec<u8>, games: u32) {
    testkit::run::<BombCat>(&Suite {
        data: &DATA,
        options,
        seats,
        games: testkit::size(games),
        most_decisions: 20_000,
    });
}

#[test]
fn base_set() {
    run(vec![Options::default()], vec![2, 4, 6, 10], 100);
}

#[test]
fn every_option() {
    let base = Options::default();
    let options = vec![
        Options { hand: 8, attack: Attack::Stack, loose_blanks: true, ..base.clone() },
        Options { attack: Attack::Bucket, extras: true, dark_info: true, ..base.clone() },
        Options { teams: true, announce: Announce::Position, extras: true, ..base.clone() },
        Options { turn_limit: 10, hand: 3, announce: Announce::None, ..base },
    ];
    run(options, vec![2, 4, 6], 40);
}

#[test]
fn heroes() {
    let all = Options { heroes: Heroes::Base, ..Options::default() };
    run(vec![all], vec![2, 4, 6, 10], 100);
}

#[test]
fn moves_are_taken_back_and_games_saved() {
    let base = Options::default();
    let module = serde_json::from_str(include_str!("../data/extras.json")).expect("it is JSON");
    let options = vec![
        Options { heroes: Heroes::Base, ..base.clone() },
        Options { modules: vec![module], ..base },
    ];
    let taken = testkit::saves::<BombCat>(&Suite {
        data: &DATA,
        options,
        seats: vec![2, 5],
        games: 4,
        most_decisions: 20_000,
    });
    assert!(taken.free > 4 && taken.agreed > 50, "{taken:?}");
}
