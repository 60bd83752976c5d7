//! The scenario files of the game.

use crate::common::desk;
use bombcat::BombCat;
use engine::testkit;

#[test]
fn the_scenarios_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/bombcat");
    testkit::scenarios::<BombCat>(&desk::DATA, folder, 60);
}
