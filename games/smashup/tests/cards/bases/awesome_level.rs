//! Bases of Awesome Level 9000.

use super::*;

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
