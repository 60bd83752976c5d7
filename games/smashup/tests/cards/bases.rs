//! Bases: what each of them does, and when it is scored.

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

mod base_the_homeworld {
    use super::*;

    #[test]
    fn a_minion_played_here_brings_an_extra_small_one_for_anywhere() {
        let mut table = at("base_the_homeworld");
        table.hand(0, &["dino_armor_stego", "dino_war_raptor", "dino_king_rex"]);
        table.play("dino_armor_stego", 0);
        assert_eq!(table.allowances(0), (1, 1));
        assert_eq!(table.plays(), at_bases("dino_war_raptor", &[0, 1, 2]));
        table.play("dino_war_raptor", 1);
        assert_eq!(table.allowances(0), (0, 1), "played elsewhere, it brings nothing");
    }

    #[test]
    fn as_often_as_one_is_played_here() {
        let mut table = at("base_the_homeworld");
        table.hand(0, &["dino_war_raptor", "dino_war_raptor"]);
        table.play("dino_war_raptor", 0).play("dino_war_raptor", 0);
        assert_eq!(table.allowances(0), (1, 1));
    }
}

mod base_the_mothership {
    use super::*;

    fn scored() -> (Table, [Id; 2]) {
        let mut table = at("base_the_mothership");
        table.minion(0, "dino_king_rex", 0);
        (0..2).for_each(|_| _ = table.minion(0, "dino_laseratops", 0));
        let stego = table.minion(0, "dino_armor_stego", 0);
        let raptor = table.minion(0, "dino_war_raptor", 0);
        table.minion(0, "dino_armor_stego", 1);
        table.minion(1, "robot_zapbot", 0);
        table.end_play();
        (table, [stego, raptor])
    }

    #[test]
    fn the_winner_may_take_a_small_own_minion_back() {
        let (mut table, small) = scored();
        assert_eq!((table.asking(), table.seat()), (Asking::AfterScoring(0), Seat::new(0)));
        table.trigger("base_the_mothership");
        assert_eq!((table.things(), table.bounds()), (small.to_vec(), (1, 1)));
        table.thing(small[0]);
        assert_eq!(table.in_hand(0, "dino_armor_stego"), 1);
        assert_eq!(table.in_discard(0, "dino_armor_stego"), 0);
        assert_eq!(table.in_discard(0, "dino_war_raptor"), 1);
        assert_eq!(table.state.current, Seat::new(1), "the other player is not asked");
    }

    #[test]
    fn or_not() {
        let (mut table, _) = scored();
        table.pass();
        assert_eq!(table.in_discard(0, "dino_armor_stego"), 1);
    }
}

mod base_the_central_brain {
    use super::*;

    #[test]
    fn all_minions_here_have_1_power_more() {
        let mut table = at("base_the_central_brain");
        let rex = table.minion(0, "dino_king_rex", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        let elsewhere = table.minion(1, "robot_zapbot", 1);
        assert_eq!([rex, zapbot, elsewhere].map(|id| table.power(id)), [8, 3, 2]);
        assert_eq!((table.total(0), table.breakpoint(0)), (11, 19));
    }

    #[test]
    fn only_while_they_are_here() {
        let mut table = harbour("base_the_central_brain");
        let rex = table.minion(0, "dino_king_rex", 0);
        table.hand(0, &["pirate_dinghy"]).cast("pirate_dinghy").thing(rex).to(1);
        assert_eq!((table.at(rex), table.power(rex)), (Some(1), 7));
    }

    #[test]
    fn not_while_it_is_cancelled() {
        let mut table =
            with(["aliens", "dinosaurs", "robots", "zombies"], "base_the_central_brain");
        let rex = table.minion(0, "dino_king_rex", 0);
        table.hand(0, &["alien_jammed_signal"]).play("alien_jammed_signal", 0);
        assert_eq!(table.power(rex), 7);
    }
}

mod base_factory_436_1337 {
    use super::*;

    #[test]
    fn the_winner_gets_a_point_for_every_5_power() {
        let mut table = at("base_factory_436_1337");
        raptors(&mut table, 0);
        table.minion(0, "dino_armor_stego", 0);
        table.minion(1, "robot_nukebot", 0);
        table.end_play();
        assert_eq!(places(&table), [(0, 1, 27, 2), (1, 2, 5, 2)]);
        assert_eq!((table.points(0), table.points(1)), (2 + 5, 2));
    }

    #[test]
    fn both_who_tie_get_them() {
        let mut table = at("base_factory_436_1337");
        table.minion(0, "dino_king_rex", 0);
        table.minion(0, "dino_laseratops", 0);
        table.minion(0, "wizard_neophyte", 0);
        table.minion(1, "robot_nukebot", 0);
        (0..2).for_each(|_| _ = table.minion(1, "robot_warbot", 0));
        table.end_play();
        assert_eq!(table.asking(), Asking::Turn, "clockwise, so nobody is asked for an order");
        assert_eq!((table.points(0), table.points(1)), (2 + 2, 2 + 2));
    }
}

mod base_jungle_oasis {
    use super::*;

    #[test]
    fn only_the_first_place_brings_points_and_nothing_else_happens() {
        let mut table = at("base_jungle_oasis");
        table.minion(0, "dino_king_rex", 0);
        table.minion(1, "robot_nukebot", 0);
        table.end_play();
        assert_eq!(places(&table), [(0, 1, 7, 2), (1, 2, 5, 0)]);
        assert_eq!((table.points(0), table.points(1)), (2, 0));
        assert_eq!((table.asking(), table.state.current), (Asking::Turn, Seat::new(1)));
    }

    #[test]
    fn is_not_scored_below_its_breakpoint() {
        let mut table = at("base_jungle_oasis");
        table.minion(0, "dino_king_rex", 0);
        table.minion(1, "robot_warbot", 0);
        table.end_play();
        assert_eq!((places(&table), table.in_play("dino_king_rex")), (vec![], 1));
    }
}

mod base_tar_pits {
    use super::*;

    #[test]
    fn who_is_destroyed_here_goes_under_the_deck_of_the_owner() {
        let mut table = harbour("base_tar_pits");
        let here = table.minion(1, "zombie_walker", 0);
        let elsewhere = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon").thing(here).thing(elsewhere);
        assert_eq!(table.bottom(1), "zombie_walker");
        assert_eq!(table.in_discard(1, "zombie_walker"), 0);
        assert_eq!(table.in_discard(1, "robot_zapbot"), 1);
    }

    #[test]
    fn was_destroyed_nevertheless() {
        let mut table = with(["pirates", "dinosaurs", "tricksters", "zombies"], "base_tar_pits");
        let gremlin = table.minion(1, "trickster_gremlin", 0);
        table.hand(0, &["pirate_cannon", "pirate_dinghy"]).cast("pirate_cannon").thing(gremlin);
        assert_eq!(table.bottom(1), "trickster_gremlin");
        assert_eq!((table.hand_size(1), table.hand_size(0)), (1, 0));
    }

    #[test]
    fn scoring_destroys_nobody() {
        let mut table = at("base_tar_pits");
        raptors(&mut table, 0);
        table.minion(1, "robot_zapbot", 0);
        table.end_play();
        assert_eq!(table.in_discard(0, "dino_war_raptor"), 4);
        assert_eq!(table.in_discard(1, "robot_zapbot"), 1);
    }
}

mod base_temple_of_goju {
    use super::*;

    #[test]
    fn everybodys_strongest_minion_goes_under_the_deck() {
        let mut table = at("base_temple_of_goju");
        table.minion(0, "dino_king_rex", 0);
        (0..2).for_each(|_| _ = table.minion(0, "dino_laseratops", 0));
        let one = table.minion(1, "robot_hoverbot", 0);
        let two = table.minion(1, "robot_hoverbot", 0);
        table.minion(1, "robot_zapbot", 0);
        table.minion(1, "robot_nukebot", 1);
        table.end_play();
        // It comes up for both players, clockwise. Who is strongest among equals is chosen by the player whose they are.
        assert_eq!((table.seat(), table.things()), (Seat::new(1), vec![one, two]));
        table.thing(two);
        assert_eq!(
            (table.bottom(0), table.bottom(1)),
            ("dino_king_rex".into(), "robot_hoverbot".into())
        );
        assert_eq!(table.in_discard(0, "dino_king_rex"), 0);
        assert_eq!(table.in_discard(0, "dino_laseratops"), 2);
        assert_eq!(
            (table.in_discard(1, "robot_hoverbot"), table.in_discard(1, "robot_zapbot")),
            (1, 1)
        );
        assert_eq!((table.points(0), table.points(1), table.in_play("robot_nukebot")), (2, 3, 1));
    }
}

mod base_ninja_dojo {
    use super::*;

    fn scored() -> (Table, [Id; 3]) {
        let mut table = at("base_ninja_dojo");
        let rex = table.minion(0, "dino_king_rex", 1);
        raptors(&mut table, 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        let walker = table.minion(1, "zombie_walker", 2);
        table.end_play();
        (table, [rex, zapbot, walker])
    }

    #[test]
    fn the_winner_may_destroy_any_minion() {
        let (mut table, [rex, zapbot, walker]) = scored();
        assert_eq!((table.asking(), table.seat()), (Asking::AfterScoring(0), Seat::new(0)));
        table.trigger("base_ninja_dojo");
        assert_eq!((table.things().len(), table.bounds()), (7, (1, 1)));
        assert!([rex, zapbot, walker].iter().all(|id| table.things().contains(id)));
        table.thing(walker);
        assert!(table.saw(|e| matches!(e, Event::MinionDestroyed { id, .. } if *id == walker)));
        assert_eq!(table.in_discard(1, "zombie_walker"), 1);
        assert_eq!(table.at(rex), Some(1));
    }

    #[test]
    fn or_none() {
        let (mut table, [rex, _, walker]) = scored();
        table.pass();
        assert_eq!((table.at(rex), table.at(walker)), (Some(1), Some(2)));
        assert_eq!(table.state.current, Seat::new(1), "the other player is not asked");
    }

    #[test]
    fn both_who_tie_for_the_first_place_may() {
        let mut table = at("base_ninja_dojo");
        table.minion(0, "dino_king_rex", 0);
        table.minion(0, "wizard_neophyte", 0);
        let stego = table.minion(0, "dino_armor_stego", 1);
        table.minion(1, "robot_nukebot", 0);
        table.minion(1, "robot_warbot", 0);
        let walker = table.minion(1, "zombie_walker", 1);
        table.end_play().trigger("base_ninja_dojo").thing(walker);
        assert_eq!(table.seat(), Seat::new(1));
        table.trigger("base_ninja_dojo").thing(stego);
        assert!(!table.is_in_play(stego) && !table.is_in_play(walker));
    }
}

mod base_cave_of_shinies {
    use super::*;

    #[test]
    fn the_owner_of_each_minion_destroyed_here_gets_a_point() {
        let mut table = harbour("base_cave_of_shinies");
        table.minion(0, "pirate_king", 0);
        (0..2).for_each(|_| _ = table.minion(1, "zombie_walker", 0));
        table.hand(0, &["pirate_broadside"]).cast("pirate_broadside").player(1);
        table.next("base_cave_of_shinies");
        assert_eq!((table.points(0), table.points(1)), (0, 2));
    }

    #[test]
    fn not_elsewhere() {
        let mut table = harbour("base_cave_of_shinies");
        let own = table.minion(0, "pirate_first_mate", 0);
        let walker = table.minion(1, "zombie_walker", 1);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon").thing(own).thing(walker);
        assert_eq!((table.points(0), table.points(1)), (1, 0));
    }

    #[test]
    fn it_is_the_owner_and_not_who_controls_it() {
        let mut table = with(["pirates", "ghosts", "robots", "zombies"], "base_cave_of_shinies");
        let walker = table.minion(1, "zombie_walker", 0);
        lend(&mut table, walker, 0);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon").thing(walker);
        assert_eq!((table.points(0), table.points(1)), (0, 1));
    }
}

mod base_mushroom_kingdom {
    use super::*;

    fn started() -> (Table, [Id; 2]) {
        let mut table = at("base_mushroom_kingdom");
        table.minion(0, "dino_armor_stego", 0);
        let rex = table.minion(0, "dino_king_rex", 1);
        let raptor = table.minion(0, "dino_war_raptor", 2);
        table.minion(1, "robot_zapbot", 2);
        table.end_play();
        (table, [rex, raptor])
    }

    #[test]
    fn at_the_start_of_a_turn_a_minion_of_another_may_be_moved_here() {
        let (mut table, others) = started();
        assert_eq!((table.asking(), table.seat()), (Asking::Triggers, Seat::new(1)));
        table.trigger("base_mushroom_kingdom");
        assert_eq!((table.things(), table.bounds()), (others.to_vec(), (1, 1)));
        table.thing(others[1]);
        assert_eq!((table.at(others[0]), table.at(others[1])), (Some(1), Some(0)));
        assert_eq!((table.asking(), table.seat()), (Asking::Turn, Seat::new(1)));
    }

    #[test]
    fn or_not() {
        let (mut table, others) = started();
        table.pass();
        assert_eq!((table.at(others[0]), table.at(others[1])), (Some(1), Some(2)));
        assert_eq!(table.asking(), Asking::Turn);
    }
}

mod base_the_grey_opal {
    use super::*;

    #[test]
    fn all_but_the_winner_may_move_a_minion_away() {
        let factions = ["dinosaurs", "wizards", "robots", "aliens", "zombies", "ghosts"];
        let mut table = Table::of(&factions);
        table.base(0, "base_the_grey_opal");
        raptors(&mut table, 0);
        let hoverbot = table.minion(1, "robot_hoverbot", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.minion(1, "robot_nukebot", 1);
        let walker = table.minion(2, "zombie_walker", 0);
        table.end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::AfterScoring(0), Seat::new(1)));
        table.trigger("base_the_grey_opal");
        assert_eq!(table.things(), vec![hoverbot, zapbot]);
        table.thing(zapbot);
        same(table.bases(), vec![1, 2, 3]);
        table.to(2);
        assert_eq!(table.seat(), Seat::new(2));
        assert!(!who_passes(&mut table).contains(&Seat::new(0)));
        assert_eq!(table.at(zapbot), Some(2));
        assert!(!table.is_in_play(hoverbot) && !table.is_in_play(walker));
        assert_eq!(table.in_discard(0, "dino_war_raptor"), 4);
    }
}

mod base_tortuga {
    use super::*;

    #[test]
    fn the_second_may_move_a_minion_to_the_next_base() {
        let mut table = at("base_tortuga");
        table.next_base("base_ice_castle");
        raptors(&mut table, 0);
        table.minion(0, "dino_king_rex", 1);
        table.minion(1, "robot_zapbot", 0);
        let nukebot = table.minion(1, "robot_nukebot", 1);
        let hoverbot = table.minion(1, "robot_hoverbot", 2);
        table.end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::Triggers, Seat::new(1)));
        assert_eq!(table.base_name(0), "base_ice_castle");
        table.trigger("base_tortuga");
        assert_eq!((table.things(), table.bounds()), (vec![nukebot, hoverbot], (1, 1)));
        table.thing(hoverbot);
        assert_eq!((table.at(nukebot), table.at(hoverbot)), (Some(1), Some(0)));
    }

    #[test]
    fn or_not() {
        let mut table = at("base_tortuga");
        raptors(&mut table, 0);
        table.minion(1, "robot_zapbot", 0);
        let nukebot = table.minion(1, "robot_nukebot", 1);
        table.end_play().pass();
        assert_eq!(table.at(nukebot), Some(1));
    }

    #[test]
    fn where_two_tie_for_the_first_place_nobody_is_second() {
        let mut table = at("base_tortuga");
        table.minion(0, "dino_king_rex", 0);
        table.minion(0, "dino_laseratops", 0);
        table.minion(0, "dino_armor_stego", 1);
        table.minion(1, "robot_nukebot", 0);
        table.minion(1, "robot_warbot", 0);
        table.minion(1, "robot_zapbot", 0);
        table.minion(1, "robot_hoverbot", 1);
        table.end_play();
        assert_eq!(places(&table), [(0, 1, 11, 4), (1, 1, 11, 4)]);
        assert_eq!((table.asking(), table.state.current), (Asking::Turn, Seat::new(1)));
    }
}

mod base_the_great_library {
    use super::*;

    #[test]
    fn everybody_with_a_minion_here_may_draw_a_card() {
        let factions = ["dinosaurs", "wizards", "robots", "aliens", "zombies", "ghosts"];
        let mut table = Table::of(&factions);
        table.base(0, "base_the_great_library");
        raptors(&mut table, 0);
        table.minion(1, "robot_zapbot", 0);
        table.minion(2, "zombie_walker", 1);
        table.end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::AfterScoring(0), Seat::new(0)));
        table.trigger("base_the_great_library");
        assert_eq!((table.hand_size(0), table.seat()), (1, Seat::new(1)));
        assert!(!who_passes(&mut table).contains(&Seat::new(2)));
        assert_eq!([0, 1, 2].map(|seat| table.hand_size(seat)), [3, 0, 0], "two at the turn's end");
        assert_eq!((table.asking(), table.state.current), (Asking::Turn, Seat::new(1)));
    }
}

mod base_school_of_wizardry {
    use super::*;

    #[test]
    fn the_winner_chooses_the_next_base_of_three_and_orders_the_others() {
        let mut table =
            with(["robots", "zombies", "dinosaurs", "wizards"], "base_school_of_wizardry");
        table.next_base("base_tar_pits").next_base("base_ice_castle").next_base("base_stadium");
        table.minion(0, "robot_zapbot", 0);
        raptors(&mut table, 1);
        table.end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::OrderBases(3), Seat::new(1)));
        let three = ["base_tar_pits", "base_ice_castle", "base_stadium"].map(str::to_owned);
        same(table.cards(), three.to_vec());
        table.card("base_ice_castle").card("base_tar_pits");
        assert_eq!(table.base_name(0), "base_ice_castle");
        let next = table.state.base_deck.iter().rev().take(2);
        let next: Vec<String> = next.map(|held| table.name(held.card)).collect();
        assert_eq!(next, ["base_tar_pits", "base_stadium"]);
    }
}

mod base_evans_city_cemetery {
    use super::*;

    #[test]
    fn the_winner_changes_the_hand_for_five_cards() {
        let mut table = at("base_evans_city_cemetery");
        raptors(&mut table, 0);
        table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["dino_howl", "dino_rampage"]).hand(1, &["robot_hoverbot"]).end_play();
        assert_eq!((table.in_discard(0, "dino_howl"), table.in_discard(0, "dino_rampage")), (1, 1));
        assert_eq!(table.hand_size(0), 5 + 2, "two at the turn's end");
        assert_eq!((table.hand_size(1), table.in_hand(1, "robot_hoverbot")), (1, 1));
    }
}

mod base_rhodes_plaza_mall {
    use super::*;

    #[test]
    fn everybody_gets_a_point_for_each_own_minion_here() {
        let mut table = at("base_rhodes_plaza_mall");
        raptors(&mut table, 0);
        table.minion(0, "dino_king_rex", 1);
        (0..2).for_each(|_| _ = table.minion(1, "robot_zapbot", 0));
        table.end_play();
        assert_eq!(table.asking(), Asking::Turn, "clockwise, so nobody is asked for an order");
        assert_eq!((table.points(0), table.points(1)), (4, 2));
    }
}

mod base_the_dread_gazebo {
    use super::*;

    #[test]
    fn no_action_can_be_played_on_it() {
        let mut table =
            with(["steampunks", "dinosaurs", "robots", "zombies"], "base_the_dread_gazebo");
        table.hand(0, &["steampunk_zeppelin"]);
        assert_eq!(table.plays(), at_bases("steampunk_zeppelin", &[1, 2]));
    }

    #[test]
    fn on_minions_here_they_can() {
        let mut table = at("base_the_dread_gazebo");
        let rex = table.minion(0, "dino_king_rex", 0);
        table.hand(0, &["dino_upgrade"]).play_on("dino_upgrade", rex);
        assert_eq!(table.power(rex), 9);
    }
}

mod base_haunted_house {
    use super::*;

    #[test]
    fn who_plays_a_minion_here_discards_a_card() {
        let mut table = at("base_haunted_house");
        table.hand(0, &["dino_armor_stego", "dino_howl", "dino_rampage"]);
        table.hand(1, &["robot_zapbot"]).play("dino_armor_stego", 0);
        assert_eq!((table.asking(), table.bounds()), (Asking::Discard(1), (1, 1)));
        table.card("dino_howl");
        assert_eq!((table.in_discard(0, "dino_howl"), table.hand_size(0)), (1, 1));
        assert_eq!(table.hand_size(1), 1);
    }

    #[test]
    fn who_has_none_does_not() {
        let mut table = at("base_haunted_house");
        table.hand(0, &["dino_armor_stego"]).play("dino_armor_stego", 0);
        assert_eq!((table.asking(), table.in_play("dino_armor_stego")), (Asking::Turn, 1));
    }

    #[test]
    fn elsewhere_nothing_is_discarded() {
        let mut table = at("base_haunted_house");
        table.hand(0, &["dino_armor_stego", "dino_howl"]).play("dino_armor_stego", 1);
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 1));
    }
}

mod base_field_of_honor {
    use super::*;

    #[test]
    fn a_point_for_each_destruction_however_many_fall() {
        let mut table = harbour("base_field_of_honor");
        table.minion(0, "pirate_king", 0);
        (0..2).for_each(|_| _ = table.minion(1, "zombie_walker", 0));
        table.hand(0, &["pirate_broadside"]).cast("pirate_broadside").player(1);
        assert_eq!((table.in_play("zombie_walker"), table.points(0), table.points(1)), (0, 1, 0));
    }

    #[test]
    fn not_elsewhere() {
        let mut table = harbour("base_field_of_honor");
        let walker = table.minion(1, "zombie_walker", 1);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon").thing(walker);
        assert_eq!((table.points(0), table.points(1)), (0, 0));
    }

    #[test]
    fn who_must_destroy_an_own_minion_gets_it() {
        let mut table =
            with(["elder_things", "dinosaurs", "robots", "zombies"], "base_field_of_honor");
        table.minion(1, "zombie_walker", 0);
        table.hand(1, &["special_madness"]).hand(0, &["elder_thing_unfathomable_goals"]);
        table.cast("elder_thing_unfathomable_goals");
        assert_eq!((table.in_play("zombie_walker"), table.points(0), table.points(1)), (0, 0, 1));
    }
}

mod base_tsars_palace {
    use super::*;

    #[test]
    fn no_minion_of_power_2_or_less_can_be_played_here() {
        let mut table = at("base_tsars_palace");
        table.minion(0, "dino_war_raptor", 0);
        table.hand(0, &["dino_armor_stego", "dino_war_raptor"]);
        // What is printed counts: beside the other one, the raptor would have 4.
        let mut free = at_bases("dino_armor_stego", &[0, 1, 2]);
        free.extend(at_bases("dino_war_raptor", &[1, 2]));
        same(table.plays(), free);
    }

    #[test]
    fn they_can_be_moved_here() {
        let mut table = harbour("base_tsars_palace");
        let mate = table.minion(0, "pirate_first_mate", 1);
        table.hand(0, &["pirate_dinghy"]).cast("pirate_dinghy").thing(mate).to(0);
        assert_eq!(table.at(mate), Some(0));
    }
}

mod base_inventors_salon {
    use super::*;

    fn scored() -> Table {
        let mut table = at("base_inventors_salon");
        raptors(&mut table, 0);
        table.minion(1, "robot_zapbot", 0);
        table.discard(0, &["dino_howl", "dino_king_rex", "dino_rampage"]);
        table.discard(1, &["robot_tech_center"]).end_play();
        table
    }

    #[test]
    fn the_winner_may_take_an_action_from_the_discard_pile() {
        let mut table = scored();
        assert_eq!((table.asking(), table.seat()), (Asking::AfterScoring(0), Seat::new(0)));
        table.trigger("base_inventors_salon");
        same(table.cards(), vec!["dino_howl".to_owned(), "dino_rampage".to_owned()]);
        table.card("dino_rampage");
        assert_eq!((table.in_hand(0, "dino_rampage"), table.in_discard(0, "dino_rampage")), (1, 0));
        assert_eq!((table.in_discard(0, "dino_howl"), table.hand_size(1)), (1, 0));
    }

    #[test]
    fn or_not() {
        let mut table = scored();
        table.pass();
        assert_eq!(table.in_discard(0, "dino_rampage"), 1);
        assert_eq!(table.state.current, Seat::new(1), "the other player is not asked");
    }
}

mod base_the_workshop {
    use super::*;

    fn table() -> Table {
        with(["steampunks", "dinosaurs", "robots", "zombies"], "base_the_workshop")
    }

    #[test]
    fn an_action_played_on_it_brings_another() {
        let mut table = table();
        table.hand(0, &["steampunk_zeppelin", "steampunk_aggromotive"]);
        table.play("steampunk_zeppelin", 0);
        assert_eq!(table.allowances(0), (1, 1));
        table.play("steampunk_aggromotive", 0);
        assert_eq!(table.allowances(0), (1, 1));
    }

    #[test]
    fn not_one_played_elsewhere_or_on_a_minion() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        table.hand(0, &["steampunk_zeppelin", "steampunk_aggromotive", "dino_upgrade"]);
        table.play("steampunk_zeppelin", 0).play_on("dino_upgrade", rex);
        assert_eq!(table.allowances(0), (1, 0));
        table.end_turn().end_turn();
        table.play("steampunk_aggromotive", 1);
        assert_eq!(table.allowances(0), (1, 0));
    }
}

mod base_the_greenhouse {
    use super::*;

    fn scored(next: &str) -> Table {
        let mut table = at("base_the_greenhouse");
        table.next_base(next);
        raptors(&mut table, 0);
        table.minion(1, "robot_zapbot", 0);
        table.end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::Triggers, Seat::new(0)));
        assert_eq!(table.base_name(0), next);
        table
    }

    #[test]
    fn the_winner_may_play_a_minion_of_the_deck_on_the_next_base() {
        let mut table = scored("base_stadium");
        table.trigger("base_the_greenhouse");
        let minions = ["dino_king_rex", "dino_laseratops", "dino_armor_stego", "wizard_archmage"];
        let mut minions = minions.map(str::to_owned).to_vec();
        minions.extend(
            ["wizard_chronomage", "wizard_enchantress", "wizard_neophyte"].map(str::to_owned),
        );
        same(table.cards(), minions);
        table.card("dino_king_rex");
        assert_eq!(table.at(table.find("dino_king_rex")), Some(0));
        assert!(
            table.saw(|e| matches!(e, Event::DeckShuffled { seat, .. } if *seat == Seat::new(0)))
        );
    }

    #[test]
    fn or_not() {
        let mut table = scored("base_stadium");
        table.pass();
        assert!(table.state.things.is_empty());
        assert_eq!(table.state.current, Seat::new(1), "the other player is not asked");
    }

    #[test]
    fn not_where_minions_cannot_be_played() {
        let mut table = scored("base_ice_castle");
        table.trigger("base_the_greenhouse");
        assert_eq!(table.options(), [Action::Done]);
        table.done();
        assert!(table.state.things.is_empty());
    }
}

mod base_secret_grove {
    use super::*;

    #[test]
    fn everybody_may_play_an_extra_small_minion_here_each_turn() {
        let mut table = at("base_secret_grove");
        table.end_turn();
        table.hand(1, &["zombie_tenacious_z", "robot_warbot"]);
        assert_eq!(table.allowances(1), (2, 1));
        table.play("robot_warbot", 1);
        assert_eq!(table.plays(), at_bases("zombie_tenacious_z", &[0]));
        table.play("zombie_tenacious_z", 0);
        assert_eq!(table.allowances(1), (0, 1));
        table.end_turn();
        assert_eq!((table.allowances(0), table.allowances(1)), ((2, 1), (0, 0)));
    }

    #[test]
    fn not_any_more_when_the_play_phase_is_over() {
        let mut table = Table::new(["dinosaurs", "wizards", "robots", "zombies"]);
        table.next_base("base_secret_grove").hand(0, &["wizard_neophyte"]);
        raptors(&mut table, 0);
        table.end_play();
        assert_eq!((table.asking(), table.state.current), (Asking::Turn, Seat::new(1)));
        assert_eq!((table.allowances(0), table.allowances(1)), ((0, 0), (2, 1)));
    }

    #[test]
    fn already_in_the_turn_in_which_it_comes() {
        let mut table = Table::new(["aliens", "dinosaurs", "robots", "zombies"]);
        table.hand(0, &["alien_terraforming", "dino_war_raptor", "dino_king_rex"]);
        table.cast("alien_terraforming").to(1).card("base_secret_grove");
        // One of the turn, one for the new base, one of the grove.
        assert_eq!((table.base_name(1), table.allowances(0)), ("base_secret_grove".into(), (3, 0)));
    }
}

mod base_cool_cats_alley {
    use super::*;

    const ALLEY: Action = Action::UseBase { base: 0 };

    #[test]
    fn once_a_turn_an_own_minion_here_is_changed_for_a_card() {
        let mut table = at("base_cool_cats_alley");
        let stego = table.minion(0, "dino_armor_stego", 0);
        let raptor = table.minion(0, "dino_war_raptor", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.minion(0, "dino_king_rex", 1);
        table.act(ALLEY);
        assert_eq!((table.things(), table.bounds()), (vec![stego, raptor], (1, 1)));
        table.thing(raptor);
        assert!(!table.is_in_play(raptor));
        assert_eq!((table.hand_size(0), table.allowances(0)), (1, (1, 1)));
        assert_eq!(table.refused(ALLEY), "talent_used");
        table.end_turn().act(ALLEY);
        assert!(!table.is_in_play(zapbot), "everybody can, in the own turn");
        assert_eq!(table.hand_size(1), 1);
    }

    #[test]
    fn not_without_a_minion_here() {
        let mut table = at("base_cool_cats_alley");
        table.minion(0, "dino_king_rex", 1);
        table.minion(1, "robot_zapbot", 0);
        assert!(!table.can(ALLEY));
    }

    #[test]
    fn what_cannot_be_destroyed_does_not_pay() {
        let mut table = with(["robots", "wizards", "dinosaurs", "zombies"], "base_cool_cats_alley");
        table.minion(0, "robot_warbot", 0);
        assert_eq!(table.refused(ALLEY), "invalid_target");
        let zapbot = table.minion(0, "robot_zapbot", 0);
        table.act(ALLEY);
        assert!(!table.is_in_play(zapbot), "there is no other choice");
        assert_eq!(table.hand_size(0), 1);
    }
}

mod base_house_of_nine_lives {
    use super::*;

    fn shot() -> (Table, Id) {
        let mut table = harbour("base_house_of_nine_lives");
        let walker = table.minion(1, "zombie_walker", 1);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon").thing(walker);
        (table, walker)
    }

    #[test]
    fn the_owner_may_move_a_minion_here_instead_of_its_destruction() {
        let (mut table, walker) = shot();
        assert_eq!((table.asking(), table.seat()), (Asking::Save, Seat::new(1)));
        table.accept();
        assert_eq!(table.at(walker), Some(0));
        assert!(!table.saw(|event| matches!(event, Event::MinionDestroyed { .. })));
    }

    #[test]
    fn or_let_it_go() {
        let (mut table, walker) = shot();
        table.decline();
        assert!(!table.is_in_play(walker));
        assert_eq!(table.in_discard(1, "zombie_walker"), 1);
    }

    #[test]
    fn saves_nobody_who_is_here() {
        let mut table = harbour("base_house_of_nine_lives");
        let walker = table.minion(1, "zombie_walker", 0);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon").thing(walker);
        assert!(!table.is_in_play(walker));
    }
}

mod base_enchanted_glen {
    use super::*;

    #[test]
    fn who_plays_an_action_on_a_minion_here_draws_a_card() {
        let mut table = at("base_enchanted_glen");
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["dino_upgrade"]).play_on("dino_upgrade", zapbot);
        assert_eq!((table.hand_size(0), table.hand_size(1)), (1, 0));
    }

    #[test]
    fn not_elsewhere() {
        let mut table = at("base_enchanted_glen");
        let rex = table.minion(0, "dino_king_rex", 1);
        table.hand(0, &["dino_upgrade"]).play_on("dino_upgrade", rex);
        assert_eq!(table.hand_size(0), 0);
    }

    #[test]
    fn not_for_one_on_the_base() {
        let mut table = at("base_enchanted_glen");
        table.hand(0, &["dino_wildlife_preserve"]).play("dino_wildlife_preserve", 0);
        assert_eq!(table.hand_size(0), 0);
    }
}

mod base_fairy_circle {
    use super::*;

    fn played() -> Table {
        let mut table = at("base_fairy_circle");
        table.hand(0, &["dino_armor_stego", "dino_war_raptor", "dino_howl"]);
        table.play("dino_armor_stego", 0);
        assert_eq!((table.asking(), table.seat()), (Asking::Triggers, Seat::new(0)));
        table
    }

    #[test]
    fn the_first_minion_here_brings_another_here() {
        let mut table = played();
        table.trigger("base_fairy_circle").way(0);
        assert_eq!(table.allowances(0), (1, 1));
        let raptors = table.plays().into_iter().filter(|(name, _)| name == "dino_war_raptor");
        assert_eq!(raptors.collect::<Vec<_>>(), at_bases("dino_war_raptor", &[0]));
        table.play("dino_war_raptor", 0);
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (0, 1)));
    }

    #[test]
    fn or_an_action() {
        let mut table = played();
        table.trigger("base_fairy_circle").way(1);
        assert_eq!(table.allowances(0), (0, 2));
    }

    #[test]
    fn or_nothing() {
        let mut table = played();
        table.pass();
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (0, 1)));
    }
}

mod base_beautiful_castle {
    use super::*;

    #[test]
    fn strong_minions_here_are_not_affected_by_cards_of_others() {
        let mut table = with(["aliens", "wizards", "dinosaurs", "robots"], "base_beautiful_castle");
        let rex = table.minion(1, "dino_king_rex", 0);
        let stego = table.minion(1, "dino_armor_stego", 0);
        let laser = table.minion(1, "dino_laseratops", 0);
        table.action_on(1, "dino_upgrade", laser);
        let overlord = table.minion(0, "alien_supreme_overlord", 0);
        table.hand(0, &["alien_crop_circles"]).cast("alien_crop_circles").to(0);
        assert!(table.is_in_play(rex) && table.is_in_play(laser));
        // The stego has 5 while it is not its player's turn.
        assert!(table.is_in_play(stego));
        assert!(!table.is_in_play(overlord), "the own card has its effect");
    }

    #[test]
    fn bases_are_nobodys_cards() {
        let mut table = at("base_ninja_dojo");
        table.base(1, "base_beautiful_castle");
        raptors(&mut table, 0);
        let nukebot = table.minion(1, "robot_nukebot", 1);
        table.end_play().trigger("base_ninja_dojo").thing(nukebot);
        assert!(!table.is_in_play(nukebot));
    }

    #[test]
    fn weak_ones_and_those_elsewhere_are() {
        let mut table = with(["aliens", "wizards", "dinosaurs", "robots"], "base_beautiful_castle");
        let laser = table.minion(1, "dino_laseratops", 0);
        let rex = table.minion(1, "dino_king_rex", 1);
        table.hand(0, &["alien_beam_up", "alien_supreme_overlord"]);
        table.cast("alien_beam_up").thing(rex).play("alien_supreme_overlord", 2).thing(laser);
        assert!(!table.is_in_play(rex) && !table.is_in_play(laser));
    }
}

mod base_ice_castle {
    use super::*;

    #[test]
    fn no_minion_can_be_played_here() {
        let mut table = at("base_ice_castle");
        table.hand(0, &["dino_king_rex"]);
        assert_eq!(table.plays(), at_bases("dino_king_rex", &[1, 2]));
    }

    #[test]
    fn they_can_be_moved_here_and_actions_played() {
        let mut table = harbour("base_ice_castle");
        let rex = table.minion(0, "dino_king_rex", 1);
        table.hand(0, &["pirate_dinghy", "dino_wildlife_preserve"]);
        assert!(table.plays().contains(&("dino_wildlife_preserve".to_owned(), Some(0))));
        table.cast("pirate_dinghy").thing(rex).to(0);
        assert_eq!(table.at(rex), Some(0));
    }
}

mod base_equaria {
    use super::*;

    fn played() -> (Table, [Id; 2]) {
        let mut table = at("base_equaria");
        table.minion(0, "dino_laseratops", 0);
        let rex = table.minion(0, "dino_king_rex", 1);
        let stego = table.minion(0, "dino_armor_stego", 2);
        table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["dino_war_raptor"]).play("dino_war_raptor", 0);
        assert_eq!(table.asking(), Asking::Triggers);
        (table, [rex, stego])
    }

    #[test]
    fn who_plays_a_minion_here_may_move_another_here() {
        let (mut table, others) = played();
        table.trigger("base_equaria");
        assert_eq!((table.things(), table.bounds()), (others.to_vec(), (1, 1)));
        table.thing(others[1]);
        assert_eq!((table.at(others[0]), table.at(others[1])), (Some(1), Some(0)));
        assert_eq!(table.asking(), Asking::Turn);
    }

    #[test]
    fn or_not() {
        let (mut table, others) = played();
        table.pass();
        assert_eq!((table.at(others[0]), table.at(others[1])), (Some(1), Some(2)));
    }
}

mod base_pony_land {
    use super::*;

    #[test]
    fn two_minions_of_a_player_here_cannot_be_destroyed() {
        let mut table = harbour("base_pony_land");
        let here = [(); 2].map(|()| table.minion(1, "zombie_walker", 0));
        let own = table.minion(0, "pirate_first_mate", 0);
        table.hand(0, &["pirate_powderkeg"]).cast("pirate_powderkeg");
        assert!(here.iter().all(|&id| table.is_in_play(id)));
        assert!(!table.is_in_play(own), "a single one can");
    }

    #[test]
    fn not_even_by_their_own_player() {
        let mut table = harbour("base_pony_land");
        let own = [(); 2].map(|()| table.minion(0, "pirate_first_mate", 0));
        table.hand(0, &["pirate_powderkeg"]).cast("pirate_powderkeg").thing(own[0]);
        assert!(own.iter().all(|&id| table.is_in_play(id)));
    }

    #[test]
    fn they_can_be_moved_and_then_the_other_is_alone() {
        let mut table = harbour("base_pony_land");
        let [one, two] = [(); 2].map(|()| table.minion(1, "zombie_walker", 0));
        table.hand(0, &["pirate_shanghai"]).cast("pirate_shanghai").thing(one).to(1);
        assert_eq!(table.at(one), Some(1));
        table.hand(0, &["pirate_saucy_wench"]).play("pirate_saucy_wench", 0).thing(two);
        assert!(!table.is_in_play(two));
    }
}

mod base_antarctic_base {
    use super::*;

    #[test]
    fn everybody_can_play_one_minion_here_a_turn() {
        let mut table = at("base_antarctic_base");
        table.hand(0, &["dino_war_raptor", "dino_war_raptor", "wizard_summon"]);
        table.play("dino_war_raptor", 0).cast("wizard_summon");
        assert_eq!(table.plays(), at_bases("dino_war_raptor", &[1, 2]));
        table.end_turn().hand(1, &["robot_warbot"]);
        assert!(table.plays().contains(&("robot_warbot".to_owned(), Some(0))));
        table.end_turn();
        assert!(table.plays().contains(&("dino_war_raptor".to_owned(), Some(0))));
    }
}

mod base_plateau_of_leng {
    use super::*;

    #[test]
    fn the_first_minion_here_brings_one_of_its_name_here() {
        let mut table = at("base_plateau_of_leng");
        table.hand(0, &["dino_war_raptor", "dino_war_raptor", "dino_armor_stego"]);
        table.play("dino_war_raptor", 0);
        assert_eq!(table.allowances(0), (1, 1));
        assert_eq!(table.plays(), at_bases("dino_war_raptor", &[0]));
        table.play("dino_war_raptor", 0);
        assert_eq!(table.allowances(0), (0, 1), "the second brings nothing");
    }

    #[test]
    fn not_one_from_the_discard_pile() {
        let mut table = with(["zombies", "dinosaurs", "robots", "wizards"], "base_plateau_of_leng");
        table.discard(0, &["zombie_tenacious_z"]).hand(0, &["dino_war_raptor"]);
        table.raise("zombie_tenacious_z", 0);
        assert_eq!(table.allowances(0), (1, 1), "just the minion of the turn");
        table.play("dino_war_raptor", 0);
        assert_eq!(table.allowances(0), (1, 1), "the first one from the hand");
    }
}

mod base_innsmouth {
    use super::*;

    fn played() -> Table {
        let mut table = at("base_innsmouth");
        table.discard(0, &["dino_howl"]).discard(1, &["robot_nukebot", "robot_tech_center"]);
        table.hand(0, &["dino_war_raptor"]).play("dino_war_raptor", 0);
        assert_eq!((table.asking(), table.seat()), (Asking::Triggers, Seat::new(0)));
        table
    }

    #[test]
    fn a_card_of_anybodys_discard_pile_may_go_under_the_deck() {
        let mut table = played();
        table.trigger("base_innsmouth");
        let all = ["dino_howl", "robot_nukebot", "robot_tech_center"];
        same(table.cards(), all.map(str::to_owned).to_vec());
        table.card("robot_nukebot");
        assert_eq!(table.bottom(1), "robot_nukebot");
        assert_eq!(
            (table.in_discard(0, "dino_howl"), table.in_discard(1, "robot_tech_center")),
            (1, 1)
        );
    }

    #[test]
    fn or_none() {
        let mut table = played();
        table.pass();
        assert_eq!((table.asking(), table.in_discard(1, "robot_nukebot")), (Asking::Turn, 1));
    }

    #[test]
    fn nobody_is_asked_where_there_is_none() {
        let mut table = at("base_innsmouth");
        table.hand(0, &["dino_war_raptor"]).play("dino_war_raptor", 0);
        assert_eq!(table.asking(), Asking::Turn);
    }
}

mod base_ritual_site {
    use super::*;

    #[test]
    fn all_minions_are_shuffled_into_the_decks_of_their_owners() {
        let mut table = at("base_ritual_site");
        raptors(&mut table, 0);
        table.action(0, "dino_wildlife_preserve", 0);
        table.minion(1, "robot_zapbot", 0);
        table.end_play();
        assert_eq!(table.in_discard(0, "dino_war_raptor"), 0);
        assert_eq!(table.in_deck(0, "dino_war_raptor") + table.in_hand(0, "dino_war_raptor"), 4);
        assert_eq!(table.in_deck(1, "robot_zapbot"), 4);
        assert_eq!(table.in_discard(0, "dino_wildlife_preserve"), 1, "actions are not minions");
        let shuffled = |seat: u8| {
            let of = |e: &Event| matches!(e, Event::DeckShuffled { seat: s, reshuffled: false, .. } if *s == Seat::new(seat));
            table.saw(of)
        };
        assert!(shuffled(0) && shuffled(1));
    }
}

mod base_mountains_of_madness {
    use super::*;

    #[test]
    fn who_plays_a_minion_here_draws_madness() {
        let mut table =
            with(["miskatonic", "dinosaurs", "robots", "zombies"], "base_mountains_of_madness");
        table.hand(0, &["dino_war_raptor"]).play("dino_war_raptor", 0);
        assert_eq!((table.in_hand(0, "special_madness"), table.state.madness), (1, 29));
        table.end_turn();
        table.hand(1, &["robot_warbot"]).play("robot_warbot", 1);
        assert_eq!(table.in_hand(1, "special_madness"), 0, "not elsewhere");
    }

    #[test]
    fn there_is_none_without_a_madness_deck() {
        let mut table = at("base_mountains_of_madness");
        table.hand(0, &["dino_war_raptor"]).play("dino_war_raptor", 0);
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 0));
    }
}

mod base_rlyeh {
    use super::*;

    #[test]
    fn at_the_start_of_a_turn_an_own_minion_here_may_be_changed_for_a_point() {
        let mut table = at("base_rlyeh");
        table.minion(0, "dino_armor_stego", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        let hoverbot = table.minion(1, "robot_hoverbot", 0);
        table.minion(1, "robot_nukebot", 1);
        table.end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::Triggers, Seat::new(1)));
        table.trigger("base_rlyeh");
        assert_eq!((table.things(), table.bounds()), (vec![zapbot, hoverbot], (1, 1)));
        table.thing(zapbot);
        assert!(!table.is_in_play(zapbot));
        assert_eq!((table.points(1), table.asking()), (1, Asking::Turn));
        // The other player is asked in the next turn.
        table.end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::Triggers, Seat::new(0)));
        table.pass();
        assert_eq!((table.points(0), table.in_play("dino_armor_stego")), (0, 1));
    }

    #[test]
    fn what_cannot_be_destroyed_does_not_pay() {
        let mut table = at("base_rlyeh");
        table.minion(1, "robot_warbot", 0);
        table.end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::Turn, Seat::new(1)));
    }

    #[test]
    fn who_has_nobody_here_is_not_asked() {
        let mut table = at("base_rlyeh");
        table.minion(0, "dino_armor_stego", 0);
        table.end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::Turn, Seat::new(1)));
    }
}

mod base_the_asylum {
    use super::*;

    fn played(hand: &[&str]) -> Table {
        let mut table = with(["miskatonic", "dinosaurs", "robots", "zombies"], "base_the_asylum");
        table.hand(0, hand).discard(0, &["special_madness"]);
        table.hand(0, &["dino_war_raptor"]).play("dino_war_raptor", 0);
        assert_eq!((table.asking(), table.seat()), (Asking::Triggers, Seat::new(0)));
        table
    }

    #[test]
    fn who_plays_a_minion_here_may_return_a_madness_of_the_hand() {
        let mut table = played(&["special_madness", "dino_howl"]);
        table.trigger("base_the_asylum");
        assert_eq!(table.cards(), ["special_madness"]);
        table.card("special_madness");
        assert_eq!((table.hand_size(0), table.state.madness), (1, 29));
        assert_eq!(table.in_discard(0, "special_madness"), 1, "the discard pile is not meant");
    }

    #[test]
    fn or_keep_it() {
        let mut table = played(&["special_madness"]);
        table.pass();
        assert_eq!((table.in_hand(0, "special_madness"), table.asking()), (1, Asking::Turn));
    }
}

mod base_miskatonic_university {
    use super::*;

    fn scored() -> Table {
        let factions = ["minions_of_cthulhu", "dinosaurs", "robots", "zombies"];
        let mut table = with(factions, "base_miskatonic_university");
        raptors(&mut table, 0);
        table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["special_madness", "special_madness", "dino_howl"]);
        table.discard(0, &["special_madness"]).hand(1, &["special_madness"]).end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::AfterScoring(0), Seat::new(0)));
        table
    }

    #[test]
    fn the_winner_may_return_any_number_of_madness_from_hand_and_discard_pile() {
        let mut table = scored();
        table.trigger("base_miskatonic_university");
        assert_eq!(table.bounds(), (0, 3));
        let madness = |pile| Action::Card { card: DATA.madness.card(), owner: Seat::new(0), pile };
        table.act(madness(smashup::piles::Pile::Hand)).act(madness(smashup::piles::Pile::Discard));
        assert_eq!(table.state.madness, 30 - 4 + 2);
        assert_eq!((table.in_hand(0, "special_madness"), table.in_hand(0, "dino_howl")), (1, 1));
        assert_eq!(table.in_discard(0, "special_madness"), 0);
        assert_eq!(table.in_hand(1, "special_madness"), 1, "the other player is not asked");
    }

    #[test]
    fn or_none() {
        let mut table = scored();
        table.pass();
        assert_eq!((table.in_hand(0, "special_madness"), table.state.madness), (2, 26));
    }
}

mod base_the_pasture {
    use super::*;

    #[test]
    fn the_first_minion_moved_here_is_followed_by_another() {
        let mut table = harbour("base_the_pasture");
        let mate = table.minion(0, "pirate_first_mate", 1);
        let king = table.minion(0, "pirate_king", 2);
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.minion(1, "robot_nukebot", 0);
        table.hand(0, &["pirate_dinghy"]).cast("pirate_dinghy").thing(mate).done().to(0);
        // Anybody's, but not from here; and it must be.
        assert_eq!((table.things(), table.bounds()), (vec![king, zapbot], (1, 1)));
        table.thing(zapbot);
        assert_eq!([mate, king, zapbot].map(|id| table.at(id)), [Some(0), Some(2), Some(0)]);
        assert_eq!(table.asking(), Asking::Turn, "the second one is not followed");
    }

    #[test]
    fn not_a_second_time_in_a_turn() {
        let mut table = harbour("base_the_pasture");
        let mates = [(); 3].map(|()| table.minion(0, "pirate_first_mate", 1));
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["pirate_dinghy"]).cast("pirate_dinghy").thing(mates[0]).thing(mates[1]);
        table.to(0).to(0).thing(mates[2]);
        assert_eq!((table.asking(), table.at(zapbot)), (Asking::Turn, Some(1)));
        assert_eq!(mates.map(|id| table.at(id)), [Some(0); 3]);
    }

    #[test]
    fn who_is_played_here_is_not_followed() {
        let mut table = harbour("base_the_pasture");
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["dino_king_rex"]).play("dino_king_rex", 0);
        assert_eq!((table.asking(), table.at(zapbot)), (Asking::Turn, Some(1)));
    }
}

mod base_sheep_shrine {
    use super::*;

    #[test]
    fn when_it_comes_everybody_may_move_a_minion_here() {
        let mut table = Table::new(["dinosaurs", "wizards", "robots", "zombies"]);
        table.next_base("base_sheep_shrine");
        raptors(&mut table, 0);
        let stego = table.minion(0, "dino_armor_stego", 1);
        let rex = table.minion(0, "dino_king_rex", 2);
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::Triggers, Seat::new(0)));
        table.trigger("base_sheep_shrine");
        assert_eq!((table.things(), table.bounds()), (vec![stego, rex], (1, 1)));
        table.thing(stego);
        assert_eq!((table.asking(), table.seat()), (Asking::Triggers, Seat::new(1)));
        table.all_pass();
        assert_eq!([stego, rex, zapbot].map(|id| table.at(id)), [Some(0), Some(2), Some(1)]);
        assert_eq!((table.asking(), table.state.current), (Asking::Turn, Seat::new(1)));
    }

    #[test]
    fn also_when_it_comes_in_place_of_another() {
        let mut table = Table::new(["aliens", "dinosaurs", "robots", "zombies"]);
        let rex = table.minion(0, "dino_king_rex", 1);
        let zapbot = table.minion(1, "robot_zapbot", 2);
        table.hand(0, &["alien_terraforming"]).cast("alien_terraforming");
        table.to(1).card("base_sheep_shrine");
        // Who is there already stays, and has nobody else to bring.
        assert_eq!((table.asking(), table.seat()), (Asking::Triggers, Seat::new(1)));
        table.trigger("base_sheep_shrine");
        assert_eq!((table.at(rex), table.at(zapbot)), (Some(1), Some(1)));
    }

    #[test]
    fn is_not_among_the_first_bases() {
        let options = Options { draft: Draft::Random, ..Options::default() };
        let rules: SmashUp = SmashUp::new(&DATA, &options, 4).expect("a table");
        let shrine = rules.def_named("base_sheep_shrine").expect("a base");
        for seed in 0..60 {
            let mut host = Recorder { chance: FastChance::new(seed), record: Vec::new() };
            let mut state = rules.deal(&mut host.chance);
            rules.begin(&mut Ctx::new(&rules, &mut state, &mut host));
            assert_eq!(state.bases.len(), 5);
            assert!(state.bases.iter().all(|base| base.card != shrine), "seed {seed}");
            assert!(state.base_deck.iter().any(|held| held.card == shrine), "seed {seed}");
        }
    }
}

mod base_locker_room {
    use super::*;

    #[test]
    fn who_has_a_minion_here_draws_a_card_at_the_start_of_the_turn() {
        let mut table = at("base_locker_room");
        (0..2).for_each(|_| _ = table.minion(1, "robot_zapbot", 0));
        table.minion(0, "dino_king_rex", 1);
        table.end_turn();
        assert_eq!((table.hand_size(0), table.hand_size(1)), (2, 1));
        table.end_turn();
        // Two at the end of each turn, and nothing for who is elsewhere.
        assert_eq!((table.hand_size(0), table.hand_size(1)), (2, 3));
    }
}

mod base_stadium {
    use super::*;

    #[test]
    fn for_each_minion_destroyed_here_its_player_draws_a_card() {
        let mut table = harbour("base_stadium");
        table.minion(0, "pirate_king", 0);
        (0..2).for_each(|_| _ = table.minion(1, "zombie_walker", 0));
        table.hand(0, &["pirate_broadside"]).cast("pirate_broadside").player(1);
        table.next("base_stadium");
        assert_eq!((table.hand_size(0), table.hand_size(1)), (0, 2));
    }

    #[test]
    fn not_elsewhere() {
        let mut table = harbour("base_stadium");
        let walker = table.minion(1, "zombie_walker", 1);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon").thing(walker);
        assert_eq!((table.hand_size(0), table.hand_size(1)), (0, 0));
    }

    #[test]
    fn it_is_who_controlled_it_and_not_the_owner() {
        let mut table = with(["pirates", "ghosts", "robots", "zombies"], "base_stadium");
        let walker = table.minion(1, "zombie_walker", 0);
        lend(&mut table, walker, 0);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon").thing(walker);
        assert_eq!(table.in_discard(1, "zombie_walker"), 1);
        assert_eq!((table.hand_size(0), table.hand_size(1)), (1, 0));
    }
}
