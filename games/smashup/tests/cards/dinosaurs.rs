//! Dinosaurs: power, and ways to use it.

use crate::common::Table;
use smashup::{Asking, Event};

fn table() -> Table {
    Table::new(["dinosaurs", "aliens", "robots", "ninjas"])
}

mod dino_king_rex {
    use super::*;

    #[test]
    fn has_seven_power_and_does_nothing() {
        let mut table = table();
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["dino_king_rex"]).play("dino_king_rex", 0);
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (0, 1)));
        assert_eq!((table.power_of(0, 0), table.total(0)), (7, 9));
        assert!(table.is_in_play(zapbot));
    }
}

mod dino_laseratops {
    use super::*;

    #[test]
    fn destroys_a_minion_of_power_two_or_less_here() {
        let mut table = table();
        let own = table.minion(0, "alien_collector", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.minion(1, "robot_hoverbot", 0);
        let elsewhere = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["dino_laseratops"]).play("dino_laseratops", 0);
        assert_eq!((table.things(), table.bounds()), (vec![own, zapbot], (1, 1)));
        table.thing(zapbot);
        assert_eq!(table.in_discard(1, "robot_zapbot"), 1);
        assert!(table.is_in_play(own) && table.is_in_play(elsewhere));
        assert_eq!(table.power(table.find("dino_laseratops")), 4);
    }

    #[test]
    fn must_destroy_an_own_one_if_there_is_no_other() {
        let mut table = table();
        table.minion(0, "alien_collector", 0);
        table.hand(0, &["dino_laseratops"]).play("dino_laseratops", 0);
        assert_eq!(table.in_discard(0, "alien_collector"), 1);
    }

    #[test]
    fn looks_at_the_power_of_now() {
        // A raptor has 2 on the card but 3 in play; a poisoned nukebot has 1.
        let mut table = table();
        let raptor = table.minion(0, "dino_war_raptor", 0);
        let nukebot = table.minion(1, "robot_nukebot", 0);
        table.action_on(1, "ninja_poison", nukebot);
        table.hand(0, &["dino_laseratops"]).play("dino_laseratops", 0);
        assert_eq!(table.in_discard(1, "robot_nukebot"), 1);
        // It explodes once the laseratops is done.
        assert!(!table.is_in_play(raptor) && table.in_play("dino_laseratops") == 0);
    }
}

mod dino_armor_stego {
    use super::*;

    #[test]
    fn has_more_power_in_the_turns_of_others() {
        let mut table =
            Table::of(&["dinosaurs", "aliens", "robots", "ninjas", "zombies", "pirates"]);
        let stego = table.minion(0, "dino_armor_stego", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        let powers = |table: &Table| (table.power(stego), table.power(zapbot), table.total(0));
        assert_eq!(powers(&table), (3, 2, 5));
        table.end_turn();
        assert_eq!(powers(&table), (5, 2, 7));
        table.end_turn();
        assert_eq!(powers(&table), (5, 2, 7));
        table.end_turn();
        assert_eq!(powers(&table), (3, 2, 5));
    }

    #[test]
    fn goes_by_its_controller() {
        let mut table = Table::new(["ghosts", "aliens", "dinosaurs", "robots"]);
        let stego = table.minion(1, "dino_armor_stego", 0);
        assert_eq!(table.power(stego), 5);
        table.hand(0, &["ghost_make_contact"]).play_on("ghost_make_contact", stego);
        assert_eq!((table.controller(stego), table.power(stego)), (0, 3));
        table.end_turn();
        assert_eq!(table.power(stego), 5);
    }
}

mod dino_war_raptor {
    use super::*;

    #[test]
    fn has_one_more_for_each_of_them_here_itself_included() {
        let mut table = table();
        let one = table.minion(0, "dino_war_raptor", 0);
        assert_eq!(table.power(one), 3);
        let two = table.minion(0, "dino_war_raptor", 0);
        let away = table.minion(0, "dino_war_raptor", 1);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        assert_eq!([one, two, away, zapbot].map(|id| table.power(id)), [4, 4, 3, 2]);
        table.hand(0, &["alien_invasion"]).cast("alien_invasion").thing(away).to(0);
        assert_eq!([one, two, away].map(|id| table.power(id)), [5, 5, 5]);
        assert_eq!(table.power_of(0, 0), 15);
    }

    #[test]
    fn counts_those_of_other_players_too() {
        let mut table = Table::new(["ghosts", "aliens", "dinosaurs", "robots"]);
        let one = table.minion(1, "dino_war_raptor", 0);
        let two = table.minion(1, "dino_war_raptor", 0);
        table.hand(0, &["ghost_make_contact"]).play_on("ghost_make_contact", one);
        assert_eq!((table.power_of(0, 0), table.power_of(1, 0)), (4, 4));
        assert_eq!((table.controller(one), table.controller(two)), (0, 1));
    }

    #[test]
    fn has_two_where_it_is_not_in_play() {
        let mut table = Table::new(["dinosaurs", "robots", "aliens", "ninjas"]);
        table.minion(0, "dino_war_raptor", 0);
        table.hand(0, &["robot_zapbot", "dino_war_raptor"]).play("robot_zapbot", 1);
        // The extra minion may have 2 at most.
        table.play("dino_war_raptor", 0);
        assert_eq!((table.in_play("dino_war_raptor"), table.power_of(0, 0)), (2, 8));
    }
}

mod dino_augmentation {
    use super::*;

    #[test]
    fn gives_any_minion_four_power_until_the_end_of_the_turn() {
        let mut table = table();
        let own = table.minion(0, "dino_king_rex", 0);
        let other = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["dino_augmentation"]).cast("dino_augmentation");
        assert_eq!((table.things(), table.bounds()), (vec![own, other], (1, 1)));
        table.thing(other);
        assert_eq!((table.power(own), table.power(other)), (7, 6));
        table.end_turn();
        assert_eq!(table.power(other), 2);
    }
}

mod dino_howl {
    use super::*;

    #[test]
    fn gives_all_own_minions_one_power_until_the_end_of_the_turn() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        let scout = table.minion(0, "alien_scout", 1);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["dino_howl", "alien_invader"]).cast("dino_howl");
        // Who comes later has not heard it.
        table.play("alien_invader", 2);
        let invader = table.find("alien_invader");
        let powers = |table: &Table| [rex, scout, invader, zapbot].map(|id| table.power(id));
        assert_eq!(powers(&table), [8, 4, 3, 2]);
        table.end_turn();
        assert_eq!(powers(&table), [7, 3, 3, 2]);
    }
}

mod dino_natural_selection {
    use super::*;

    #[test]
    fn destroys_a_weaker_minion_at_the_base_of_an_own_one() {
        let mut table = table();
        let stego = table.minion(0, "dino_armor_stego", 0);
        let collector = table.minion(0, "alien_collector", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        let hoverbot = table.minion(1, "robot_hoverbot", 0);
        let elsewhere = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["dino_natural_selection"]).cast("dino_natural_selection");
        assert_eq!((table.things(), table.bounds()), (vec![stego, collector], (1, 1)));
        table.thing(stego);
        assert_eq!((table.things(), table.bounds()), (vec![collector, zapbot], (1, 1)));
        table.thing(zapbot);
        assert_eq!(table.in_discard(1, "robot_zapbot"), 1);
        assert!([stego, collector, hoverbot, elsewhere].iter().all(|&id| table.is_in_play(id)));
    }

    #[test]
    fn does_nothing_if_nobody_there_is_weaker() {
        let mut table = table();
        let stego = table.minion(0, "dino_armor_stego", 0);
        let hoverbot = table.minion(1, "robot_hoverbot", 0);
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["dino_natural_selection"]).cast("dino_natural_selection");
        assert_eq!(table.asking(), Asking::Turn);
        assert!([stego, hoverbot, zapbot].iter().all(|&id| table.is_in_play(id)));
        assert_eq!(table.in_discard(0, "dino_natural_selection"), 1);
    }
}

mod dino_rampage {
    use super::*;

    #[test]
    fn lowers_the_breakpoint_by_the_power_of_an_own_minion() {
        let mut table = table();
        let stego = table.minion(0, "dino_armor_stego", 1);
        let rex = table.minion(0, "dino_king_rex", 1);
        table.minion(1, "robot_nukebot", 1);
        table.hand(0, &["dino_rampage"]).cast("dino_rampage");
        assert_eq!((table.things(), table.bounds()), (vec![stego, rex], (1, 1)));
        table.thing(stego);
        assert_eq!([0, 1, 2].map(|base| table.breakpoint(base)), [12, 19, 22]);
        // 15 of 19: it is not scored, and the next turn it is as before.
        table.end_turn();
        assert_eq!((table.breakpoint(1), table.points(0)), (22, 0));
    }

    #[test]
    fn takes_the_power_of_now_once() {
        let mut table = table();
        let raptor = table.minion(0, "dino_war_raptor", 0);
        table.hand(0, &["dino_rampage", "dino_war_raptor"]).cast("dino_rampage");
        assert_eq!(table.breakpoint(0), 9);
        table.play("dino_war_raptor", 0);
        assert_eq!((table.power(raptor), table.breakpoint(0)), (4, 9));
    }

    #[test]
    fn lets_a_base_score_in_this_turn() {
        let mut table = table();
        table.minion(0, "dino_king_rex", 0);
        table.hand(0, &["dino_rampage"]).cast("dino_rampage");
        assert_eq!((table.breakpoint(0), table.total(0)), (5, 7));
        table.end_turn();
        assert_eq!((table.points(0), table.in_discard(0, "dino_king_rex")), (2, 1));
    }
}

mod dino_survival_of_the_fittest {
    use super::*;

    #[test]
    fn destroys_the_weakest_of_each_base() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        let scout = table.minion(0, "alien_scout", 1);
        let nukebot = table.minion(1, "robot_nukebot", 1);
        table.hand(0, &["dino_survival_of_the_fittest"]).cast("dino_survival_of_the_fittest");
        // There is nothing to choose.
        while table.asking() != Asking::Turn {
            let only = table.things();
            assert_eq!(only.len(), 1);
            table.thing(only[0]);
        }
        assert!(!table.is_in_play(zapbot) && !table.is_in_play(scout));
        assert!(table.is_in_play(rex) && table.is_in_play(nukebot));
    }

    #[test]
    fn asks_nothing_where_nothing_is_to_choose() {
        let mut table = table();
        for base in [0, 1] {
            table.minion(0, "dino_laseratops", base);
            table.minion(1, "robot_zapbot", base);
        }
        table.hand(0, &["dino_survival_of_the_fittest"]).cast("dino_survival_of_the_fittest");
        assert_eq!((table.asking(), table.in_discard(1, "robot_zapbot")), (Asking::Turn, 2));
    }

    #[test]
    fn leaves_bases_where_all_are_alike() {
        let mut table = table();
        let alone = table.minion(1, "robot_zapbot", 0);
        let scout = table.minion(0, "alien_scout", 1);
        let hoverbot = table.minion(1, "robot_hoverbot", 1);
        table.hand(0, &["dino_survival_of_the_fittest"]).cast("dino_survival_of_the_fittest");
        assert_eq!(table.asking(), Asking::Turn);
        assert!([alone, scout, hoverbot].iter().all(|&id| table.is_in_play(id)));
    }

    #[test]
    fn its_player_says_which_of_several_weakest() {
        let mut table = table();
        let one = table.minion(0, "alien_collector", 0);
        let far = table.minion(1, "robot_zapbot", 1);
        let two = table.minion(1, "robot_zapbot", 0);
        let far_too = table.minion(0, "alien_collector", 1);
        let rex = table.minion(0, "dino_king_rex", 0);
        table.minion(1, "robot_nukebot", 1);
        table.hand(0, &["dino_survival_of_the_fittest"]).cast("dino_survival_of_the_fittest");
        assert_eq!(table.bounds(), (2, 2));
        // In the order of their numbers, and so that a base is left to pick from.
        assert_eq!(table.things(), vec![one, far, two]);
        table.thing(far);
        assert_eq!(table.things(), vec![two]);
        table.thing(two);
        assert!(!table.is_in_play(far) && !table.is_in_play(two));
        assert!([one, far_too, rex].iter().all(|&id| table.is_in_play(id)));
    }

    #[test]
    fn spares_a_weakest_minion_that_cannot_be_destroyed() {
        let mut table = table();
        let warbot = table.minion(1, "robot_warbot", 0);
        let rex = table.minion(0, "dino_king_rex", 0);
        table.hand(0, &["dino_survival_of_the_fittest"]).cast("dino_survival_of_the_fittest");
        assert!(table.is_in_play(warbot) && table.is_in_play(rex));
    }
}

mod dino_tooth_and_claw {
    use super::*;
    use smashup::ids::Id;

    /// Seat 1 has a stego that wears it, at the first base.
    fn armed(factions: [&str; 2]) -> (Table, Id) {
        let mut table = Table::new([factions[0], factions[1], "dinosaurs", "robots"]);
        let stego = table.minion(1, "dino_armor_stego", 0);
        table.action_on(1, "dino_tooth_and_claw", stego);
        (table, stego)
    }

    #[test]
    fn keeps_off_one_ability_and_is_used_up() {
        let (mut table, stego) = armed(["aliens", "ninjas"]);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["alien_crop_circles"]).cast("alien_crop_circles").to(0);
        assert!(table.is_in_play(stego) && !table.is_in_play(zapbot));
        assert_eq!(table.in_discard(1, "dino_tooth_and_claw"), 1);
        assert!(table.saw(|event| matches!(event, Event::MinionSaved { .. })));
        // The next one comes through.
        table.hand(0, &["ninja_master"]).play("ninja_master", 0).thing(stego);
        assert!(!table.is_in_play(stego));
    }

    #[test]
    fn keeps_off_the_ability_of_a_minion() {
        let (mut table, stego) = armed(["aliens", "ninjas"]);
        table.hand(0, &["ninja_master"]).play("ninja_master", 0).thing(stego);
        assert!(table.is_in_play(stego));
        assert_eq!(table.in_discard(1, "dino_tooth_and_claw"), 1);
    }

    #[test]
    fn an_action_that_is_played_on_it_is_discarded() {
        let (mut table, stego) = armed(["aliens", "ninjas"]);
        table.hand(0, &["ninja_poison"]).play_on("ninja_poison", stego);
        assert_eq!(table.power(stego), 5);
        assert_eq!(table.in_discard(0, "ninja_poison"), 1);
        assert_eq!(table.in_discard(1, "dino_tooth_and_claw"), 1);
    }

    #[test]
    fn keeps_off_own_abilities_too() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        let scout = table.minion(0, "alien_scout", 0);
        table.action_on(0, "dino_tooth_and_claw", rex);
        table.hand(0, &["dino_howl"]).cast("dino_howl");
        assert_eq!((table.power(rex), table.power(scout)), (7, 4));
        assert_eq!(table.in_discard(0, "dino_tooth_and_claw"), 1);
    }

    #[test]
    fn keeps_off_what_a_base_does() {
        let (mut table, _) = armed(["aliens", "ninjas"]);
        table.base(0, "base_temple_of_goju");
        for _ in 0..2 {
            table.minion(0, "ninja_tiger_assassin", 0);
        }
        table.minion(0, "alien_supreme_overlord", 0);
        // 13 + 5 of 18. The strongest of each player would go under the deck.
        table.end_play();
        assert_eq!(table.bottom(0), "alien_supreme_overlord");
        assert_ne!(table.bottom(1), "dino_armor_stego");
        assert_eq!(table.in_discard(1, "dino_armor_stego"), 1);
        assert_eq!(table.in_discard(1, "dino_tooth_and_claw"), 1);
    }

    #[test]
    fn stays_as_long_as_nothing_happens_to_its_minion() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["dino_tooth_and_claw"]).play_on("dino_tooth_and_claw", rex);
        table.end_turn().end_turn();
        table.hand(0, &["alien_beam_up"]).cast("alien_beam_up").thing(zapbot);
        assert_eq!(table.in_play("dino_tooth_and_claw"), 1);
    }
}

mod dino_upgrade {
    use super::*;

    #[test]
    fn gives_any_minion_two_power_while_it_is_there() {
        let mut table = table();
        let own = table.minion(0, "dino_king_rex", 0);
        let other = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["dino_upgrade"]).play_on("dino_upgrade", other);
        assert_eq!((table.power(own), table.power(other)), (7, 4));
        assert_eq!(table.power_of(1, 0), 4);
        table.end_turn().end_turn();
        assert_eq!(table.power(other), 4);
        table.hand(0, &["alien_beam_up"]).cast("alien_beam_up").thing(other);
        assert_eq!(table.in_discard(0, "dino_upgrade"), 1);
    }
}

mod dino_wildlife_preserve {
    use super::*;
    use smashup::ids::Id;

    /// Seat 1 has a stego in a preserve at the first base.
    fn preserved(factions: [&str; 2]) -> (Table, Id) {
        let mut table = Table::new([factions[0], factions[1], "dinosaurs", "robots"]);
        table.action(1, "dino_wildlife_preserve", 0);
        let stego = table.minion(1, "dino_armor_stego", 0);
        (table, stego)
    }

    #[test]
    fn keeps_off_the_actions_of_others_here() {
        let (mut table, stego) = preserved(["aliens", "ninjas"]);
        let own = table.minion(0, "alien_scout", 0);
        table.hand(0, &["alien_crop_circles"]).cast("alien_crop_circles").to(0);
        assert!(table.is_in_play(stego) && !table.is_in_play(own));
        assert_eq!(table.in_play("dino_wildlife_preserve"), 1);
    }

    #[test]
    fn does_not_keep_off_minions_or_what_happens_elsewhere() {
        let (mut table, stego) = preserved(["aliens", "ninjas"]);
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["alien_crop_circles", "ninja_master"]);
        table.cast("alien_crop_circles").to(1).play("ninja_master", 0).thing(stego);
        assert!(!table.is_in_play(zapbot) && !table.is_in_play(stego));
    }

    #[test]
    fn own_actions_still_work() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        table.action(0, "dino_wildlife_preserve", 0);
        table.hand(0, &["dino_howl"]).cast("dino_howl");
        assert_eq!(table.power(rex), 8);
    }

    #[test]
    fn actions_of_others_on_own_minions_here_are_discarded() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        let upgrade = table.action_on(0, "dino_upgrade", rex);
        table.action_on(1, "ninja_poison", rex);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        let theirs = table.action_on(1, "ninja_assassination", zapbot);
        let scout = table.minion(0, "alien_scout", 1);
        let away = table.action_on(1, "ninja_smoke_bomb", scout);
        table.hand(0, &["dino_wildlife_preserve"]).play("dino_wildlife_preserve", 0);
        assert_eq!((table.in_discard(1, "ninja_poison"), table.power(rex)), (1, 9));
        assert!([upgrade, theirs, away].iter().all(|&id| table.is_in_play(id)));
    }

    #[test]
    fn ends_when_it_leaves() {
        let (mut table, stego) = preserved(["tricksters", "killer_plants"]);
        let spores = table.action(0, "killer_plant_sleep_spores", 0);
        assert_eq!(table.power(stego), 5);
        table.hand(0, &["trickster_disenchant"]).cast("trickster_disenchant");
        table.thing(table.find("dino_wildlife_preserve"));
        assert!(table.is_in_play(spores) && table.power(stego) == 4);
    }
}
