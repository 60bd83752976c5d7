//! Every card and base: what it does, by its name.

use crate::common;

mod aliens;
mod bases;
mod bear_cavalry;
mod dinosaurs;
mod elder_things;
mod ghosts;
mod innsmouth;
mod killer_plants;
mod madness;
mod minions_of_cthulhu;
mod miskatonic;
mod ninjas;
mod pirates;
mod robots;
mod steampunks;
mod tricksters;
mod wizards;
mod zombies;

/// The tests of each group of cards, as text.
const SOURCES: &[&str] = &[
    include_str!("cards/aliens.rs"),
    include_str!("cards/bases/awesome_level.rs"),
    include_str!("cards/bases/core_set.rs"),
    include_str!("cards/bases/later_sets.rs"),
    include_str!("cards/bases/obligatory_cthulhu.rs"),
    include_str!("cards/bases/pretty_pretty.rs"),
    include_str!("cards/bear_cavalry.rs"),
    include_str!("cards/dinosaurs.rs"),
    include_str!("cards/elder_things.rs"),
    include_str!("cards/ghosts.rs"),
    include_str!("cards/innsmouth.rs"),
    include_str!("cards/killer_plants.rs"),
    include_str!("cards/madness.rs"),
    include_str!("cards/minions_of_cthulhu.rs"),
    include_str!("cards/miskatonic.rs"),
    include_str!("cards/ninjas.rs"),
    include_str!("cards/pirates.rs"),
    include_str!("cards/robots.rs"),
    include_str!("cards/steampunks.rs"),
    include_str!("cards/tricksters.rs"),
    include_str!("cards/wizards.rs"),
    include_str!("cards/zombies.rs"),
];

#[test]
fn every_card_and_base_has_a_test() {
    let data = &*common::DATA;
    let mut tested: Vec<&str> = Vec::new();
    for source in SOURCES {
        // A module for each card; what comes before the next one is about it.
        let blocks = source.split("\nmod ").skip(1);
        for block in blocks.filter(|block| block.contains("#[test]")) {
            tested.extend(block.split([' ', ';']).next());
        }
    }
    tested.sort_unstable();
    let mut wanted: Vec<&str> =
        data.names[data.factions.len()..].iter().map(|n| n.as_str()).collect();
    wanted.sort_unstable();
    assert_eq!(tested, wanted);
    assert_eq!(wanted.len(), 189 + 44);
}
