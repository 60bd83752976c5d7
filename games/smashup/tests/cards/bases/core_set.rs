//! Bases of the core set.

use super::*;

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
