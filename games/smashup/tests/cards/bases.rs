//! Bases: what each of them does, and when it is scored.

#[path = "bases/awesome_level.rs"]
mod awesome_level;
#[path = "bases/core_set.rs"]
mod core_set;
#[path = "bases/later_sets.rs"]
mod later_sets;
#[path = "bases/obligatory_cthulhu.rs"]
mod obligatory_cthulhu;
#[path = "bases/pretty_pretty.rs"]
mod pretty_pretty;

use crate::common::{DATA, Table, same};
use engine::{Ctx, FastChance, Recorder, Rules, Seat};
use smashup::ids::{Id, Slot};
use smashup::{Action, Asking, Draft, Event, Options, SmashUp};

/// Two players who hold no answers to scoring, and this base in the first place.
fn at(base: &str) -> Table {
    with(["dinosaurs", "wizards", "robots", "zombies"], base)
}

/// The same with pirates, who can destroy and move.
fn harbour(base: &str) -> Table {
    with(["pirates", "dinosaurs", "robots", "zombies"], base)
}

fn with(factions: [&str; 4], base: &str) -> Table {
    let mut table = Table::new(factions);
    table.base(0, base);
    table
}

/// Four raptors of a player, who have 24 power together.
fn raptors(table: &mut Table, seat: u8) -> [Id; 4] {
    [(); 4].map(|()| table.minion(seat, "dino_war_raptor", 0))
}

/// Lets another player control a minion, by an action of his that is on it.
fn lend(table: &mut Table, id: Id, to: u8) {
    table.action_on(to, "ghost_make_contact", id);
    let thing = table.state.things.iter_mut().find(|thing| thing.id == id).expect("in play");
    thing.controller = Seat::new(to);
}

/// A card at each of these bases, as plays are listed.
fn at_bases(name: &str, bases: &[Slot]) -> Vec<(String, Option<Slot>)> {
    bases.iter().map(|&base| (name.to_owned(), Some(base))).collect()
}

/// The places of the base that was scored last: seat, place, power and points.
fn places(table: &Table) -> Vec<(usize, u8, u16, u8)> {
    let places = table.events.iter().filter_map(|event| match *event {
        Event::PlaceAwarded { seat, place, power, points } => {
            Some((seat.index(), place, power, points))
        }
        _ => None,
    });
    places.collect()
}

/// Everybody who is asked passes, until something else is asked; says who was.
fn who_passes(table: &mut Table) -> Vec<Seat> {
    let (asked, mut seats) = (table.asking(), Vec::new());
    while table.asking() == asked {
        seats.push(table.seat());
        table.pass();
    }
    seats
}

/// Every base with its breakpoint and its points.
const PRINTED: [(&str, u8, [u8; 3]); 44] = [
    ("base_the_homeworld", 23, [4, 2, 1]),
    ("base_the_mothership", 20, [4, 2, 1]),
    ("base_the_central_brain", 19, [4, 2, 1]),
    ("base_factory_436_1337", 25, [2, 2, 1]),
    ("base_jungle_oasis", 12, [2, 0, 0]),
    ("base_tar_pits", 16, [4, 3, 2]),
    ("base_temple_of_goju", 18, [2, 3, 2]),
    ("base_ninja_dojo", 18, [2, 3, 2]),
    ("base_cave_of_shinies", 23, [4, 2, 1]),
    ("base_mushroom_kingdom", 20, [5, 3, 2]),
    ("base_the_grey_opal", 17, [3, 1, 1]),
    ("base_tortuga", 21, [4, 3, 2]),
    ("base_the_great_library", 22, [4, 2, 1]),
    ("base_school_of_wizardry", 20, [3, 2, 1]),
    ("base_evans_city_cemetery", 20, [5, 3, 2]),
    ("base_rhodes_plaza_mall", 24, [0, 0, 0]),
    ("base_the_dread_gazebo", 20, [4, 2, 1]),
    ("base_haunted_house", 18, [4, 3, 2]),
    ("base_field_of_honor", 18, [3, 2, 1]),
    ("base_tsars_palace", 22, [5, 3, 2]),
    ("base_inventors_salon", 22, [4, 2, 1]),
    ("base_the_workshop", 20, [4, 2, 1]),
    ("base_the_greenhouse", 24, [4, 2, 1]),
    ("base_secret_grove", 21, [3, 2, 1]),
    ("base_cool_cats_alley", 18, [3, 2, 1]),
    ("base_house_of_nine_lives", 20, [4, 2, 1]),
    ("base_enchanted_glen", 20, [4, 2, 1]),
    ("base_fairy_circle", 26, [4, 3, 2]),
    ("base_beautiful_castle", 22, [4, 2, 1]),
    ("base_ice_castle", 15, [3, 2, 2]),
    ("base_equaria", 25, [5, 3, 2]),
    ("base_pony_land", 18, [3, 2, 1]),
    ("base_antarctic_base", 24, [5, 3, 2]),
    ("base_plateau_of_leng", 18, [3, 2, 1]),
    ("base_innsmouth", 23, [5, 3, 2]),
    ("base_ritual_site", 20, [4, 2, 2]),
    ("base_mountains_of_madness", 20, [6, 4, 3]),
    ("base_rlyeh", 18, [4, 2, 1]),
    ("base_the_asylum", 16, [3, 1, 1]),
    ("base_miskatonic_university", 24, [3, 3, 2]),
    ("base_the_pasture", 25, [5, 3, 2]),
    ("base_sheep_shrine", 19, [4, 2, 1]),
    ("base_locker_room", 23, [3, 2, 2]),
    ("base_stadium", 17, [3, 2, 1]),
];

#[test]
fn all_bases_have_their_printed_numbers() {
    let table = Table::new(["dinosaurs", "wizards", "robots", "zombies"]);
    for (name, breakpoint, points) in PRINTED {
        let face = table.rules.face(table.def(name));
        assert_eq!((face.breakpoint, face.points), (breakpoint, points), "{name}");
    }
    assert_eq!(table.state.bases.len() + table.state.base_deck.len(), PRINTED.len());
}
