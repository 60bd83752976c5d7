//! Bases of Pretty Pretty.

use super::*;

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
