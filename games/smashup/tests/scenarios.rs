//! The scenario files of the game.

use crate::common;

use engine::testkit;
use smashup::SmashUp;

#[test]
fn the_scenarios_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/smashup");
    testkit::scenarios::<SmashUp>(&common::DATA, folder, 60);
}
