//! The scenario files of the game.

use crate::common;

use engine::testkit;
use hegemony::Hegemony;

#[test]
fn the_scenarios_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/hegemony");
    testkit::scenarios::<Hegemony>(&common::DATA, folder, 100);
}
