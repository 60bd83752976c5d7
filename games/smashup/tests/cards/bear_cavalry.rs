//! Bear Cavalry: minions of others are moved, and hit where they land.

use crate::common::{Table, same};
use engine::Seat;
use smashup::ids::Id;
use smashup::{Action, Asking, Event};

/// Seat 0 can move and destroy what it likes; seat 1 too.
fn table() -> Table {
    Table::new(["bear_cavalry", "pirates", "aliens", "ninjas"])
}

/// Who destroyed this minion in the last action.
fn destroyer(table: &Table, minion: Id) -> Option<Seat> {
    table.events.iter().find_map(|event| match event {
        Event::MinionDestroyed { id, seat, .. } if *id == minion => Some(*seat),
        _ => None,
    })
}

mod bear_cavalry_general_ivan {
    use super::*;

    #[test]
    fn keeps_own_minions_everywhere_from_being_destroyed() {
        let mut table = table();
        table.minion(0, "bear_cavalry_general_ivan", 1);
        let cub = table.minion(0, "bear_cavalry_cub_scout", 0);
        table.end_turn().hand(1, &["ninja_seeing_stars"]).cast("ninja_seeing_stars");
        assert!(table.is_in_play(cub), "it was the only target");
        assert_eq!(table.in_discard(1, "ninja_seeing_stars"), 1);
    }

    #[test]
    fn keeps_itself_too() {
        let mut table = table();
        let ivan = table.minion(0, "bear_cavalry_general_ivan", 0);
        table.end_turn().hand(1, &["ninja_master"]).play("ninja_master", 0).thing(ivan);
        assert!(table.is_in_play(ivan));
    }

    #[test]
    fn keeps_them_from_own_cards_but_does_not_help_others() {
        let mut table = table();
        table.minion(0, "bear_cavalry_general_ivan", 1);
        let mate = table.minion(0, "pirate_first_mate", 0);
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table.hand(0, &["pirate_powderkeg"]).cast("pirate_powderkeg").thing(mate);
        assert!(table.is_in_play(mate) && !table.is_in_play(acolyte));
    }

    #[test]
    fn does_not_keep_them_from_being_returned_and_stops_when_it_has_left() {
        let mut table = table();
        let ivan = table.minion(0, "bear_cavalry_general_ivan", 1);
        let cub = table.minion(0, "bear_cavalry_cub_scout", 0);
        table.end_turn().hand(1, &["alien_supreme_overlord", "ninja_seeing_stars"]);
        table.play("alien_supreme_overlord", 1).thing(ivan);
        assert_eq!(table.in_hand(0, "bear_cavalry_general_ivan"), 1);
        table.cast("ninja_seeing_stars");
        assert!(!table.is_in_play(cub));
    }
}

mod bear_cavalry_polar_commando {
    use super::*;

    #[test]
    fn is_stronger_and_safe_while_it_is_the_only_own_minion_here() {
        let mut table = table();
        let commando = table.minion(0, "bear_cavalry_polar_commando", 0);
        table.minion(0, "bear_cavalry_cub_scout", 1);
        table.minion(1, "ninja_acolyte", 0);
        assert_eq!(table.power(commando), 6);
        table.end_turn().hand(1, &["ninja_master"]).play("ninja_master", 0).thing(commando);
        assert!(table.is_in_play(commando));
    }

    #[test]
    fn is_safe_from_own_cards_too() {
        let mut table = table();
        let commando = table.minion(0, "bear_cavalry_polar_commando", 0);
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table.hand(0, &["pirate_powderkeg"]).cast("pirate_powderkeg");
        assert!(table.is_in_play(commando) && !table.is_in_play(acolyte));
    }

    #[test]
    fn is_neither_in_company() {
        let mut table = table();
        let commando = table.minion(0, "bear_cavalry_polar_commando", 0);
        table.minion(0, "bear_cavalry_cub_scout", 0);
        assert_eq!(table.power(commando), 4);
        table.end_turn().hand(1, &["ninja_master"]).play("ninja_master", 0).thing(commando);
        assert!(!table.is_in_play(commando));
    }

    #[test]
    fn falls_together_with_the_other() {
        let mut table = table();
        let commando = table.minion(0, "bear_cavalry_polar_commando", 0);
        let king = table.minion(0, "pirate_king", 0);
        table.hand(0, &["pirate_powderkeg"]).cast("pirate_powderkeg").thing(king);
        assert!(!table.is_in_play(king) && !table.is_in_play(commando));
    }

    #[test]
    fn is_alone_again_when_the_other_has_left() {
        let mut table = table();
        let commando = table.minion(0, "bear_cavalry_polar_commando", 0);
        let cub = table.minion(0, "bear_cavalry_cub_scout", 0);
        table.hand(0, &["bear_cavalry_bear_rides_you"]).cast("bear_cavalry_bear_rides_you");
        table.thing(cub).to(2);
        assert_eq!(table.power(commando), 6);
    }
}

mod bear_cavalry_bear_cavalry {
    use super::*;

    #[test]
    fn must_move_a_minion_of_another_player_from_here() {
        let mut table = table();
        table.minion(0, "pirate_first_mate", 0);
        let one = table.minion(1, "ninja_acolyte", 0);
        let two = table.minion(1, "alien_scout", 0);
        table.minion(1, "ninja_acolyte", 1);
        table.hand(0, &["bear_cavalry_bear_cavalry"]).play("bear_cavalry_bear_cavalry", 0);
        assert_eq!((table.things(), table.bounds()), (vec![one, two], (1, 1)));
        table.thing(two);
        same(table.bases(), vec![1, 2]);
        table.to(2);
        assert_eq!((table.at(one), table.at(two)), (Some(0), Some(2)));
    }

    #[test]
    fn moves_nobody_where_there_are_no_others() {
        let mut table = table();
        table.minion(0, "pirate_first_mate", 0);
        let acolyte = table.minion(1, "ninja_acolyte", 1);
        table.hand(0, &["bear_cavalry_bear_cavalry"]).play("bear_cavalry_bear_cavalry", 0);
        assert_eq!(table.asking(), Asking::Turn);
        assert_eq!(table.at(acolyte), Some(1));
    }
}

mod bear_cavalry_cub_scout {
    use super::*;

    #[test]
    fn destroys_a_weaker_minion_of_another_player_that_moves_here() {
        let mut table = table();
        table.minion(0, "bear_cavalry_cub_scout", 1);
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table.hand(0, &["pirate_shanghai"]).cast("pirate_shanghai").to(1);
        assert_eq!(destroyer(&table, acolyte), Some(Seat::new(0)));
        assert_eq!(table.in_discard(1, "ninja_acolyte"), 1);
    }

    #[test]
    fn does_it_in_the_turn_of_another_too() {
        let mut table = table();
        table.minion(0, "bear_cavalry_cub_scout", 1);
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table.end_turn().hand(1, &["ninja_way_of_deception"]).cast("ninja_way_of_deception").to(1);
        assert_eq!(destroyer(&table, acolyte), Some(Seat::new(0)));
    }

    #[test]
    fn leaves_one_that_is_as_strong_and_one_that_moves_elsewhere() {
        for (name, base) in [("alien_scout", 1), ("ninja_acolyte", 2)] {
            let mut table = table();
            table.minion(0, "bear_cavalry_cub_scout", 1);
            let minion = table.minion(1, name, 0);
            table.hand(0, &["pirate_shanghai"]).cast("pirate_shanghai").to(base);
            assert_eq!(table.at(minion), Some(base));
        }
    }

    #[test]
    fn leaves_own_minions_and_those_that_are_played_here() {
        let mut table = table();
        let cub = table.minion(0, "bear_cavalry_cub_scout", 1);
        let mate = table.minion(0, "pirate_first_mate", 0);
        table.hand(0, &["bear_cavalry_bear_rides_you"]).cast("bear_cavalry_bear_rides_you");
        table.thing(mate).to(1);
        assert_eq!(table.at(mate), Some(1));
        table.end_turn().hand(1, &["ninja_acolyte"]).play("ninja_acolyte", 1);
        assert!(table.is_in_play(cub) && table.in_play("ninja_acolyte") == 1);
    }

    #[test]
    fn compares_with_the_power_it_has_now() {
        let mut table = Table::new(["bear_cavalry", "dinosaurs", "aliens", "ninjas"]);
        let cub = table.minion(0, "bear_cavalry_cub_scout", 1);
        table.action_on(0, "dino_upgrade", cub);
        let scout = table.minion(1, "alien_scout", 0);
        table.hand(0, &["bear_cavalry_bear_cavalry"]).play("bear_cavalry_bear_cavalry", 0).to(1);
        assert!(!table.is_in_play(scout), "3 is less than 3 and 2");
    }
}

mod bear_cavalry_bear_hug {
    use super::*;

    #[test]
    fn makes_each_other_player_destroy_one_of_the_weakest_own_minions() {
        let mut table =
            Table::of(&["bear_cavalry", "pirates", "aliens", "ninjas", "robots", "zombies"]);
        let own = table.minion(0, "pirate_first_mate", 0);
        let low = table.minion(1, "ninja_acolyte", 0);
        let high = table.minion(1, "alien_scout", 1);
        let one = table.minion(2, "zombie_walker", 0);
        let two = table.minion(2, "robot_zapbot", 2);
        let three = table.minion(2, "robot_nukebot", 2);
        table.hand(0, &["bear_cavalry_bear_hug"]).cast("bear_cavalry_bear_hug");
        // Seat 1 has no choice; seat 2 chooses among equals.
        assert_eq!(destroyer(&table, low), Some(Seat::new(1)));
        assert_eq!((table.seat(), table.things()), (Seat::new(2), vec![one, two]));
        assert_eq!(table.bounds(), (1, 1));
        table.thing(two);
        assert_eq!(destroyer(&table, two), Some(Seat::new(2)));
        assert!([own, high, one, three].iter().all(|&id| table.is_in_play(id)));
    }

    #[test]
    fn passes_over_players_without_minions() {
        let mut table = table();
        let own = table.minion(0, "pirate_first_mate", 0);
        table.hand(0, &["bear_cavalry_bear_hug"]).cast("bear_cavalry_bear_hug");
        assert_eq!(table.asking(), Asking::Turn);
        assert!(table.is_in_play(own));
    }
}

mod bear_cavalry_bear_necessities {
    use super::*;

    #[test]
    fn destroys_an_action_on_a_base_or_a_minion() {
        let mut table = table();
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        let bomb = table.action_on(1, "ninja_smoke_bomb", acolyte);
        let signal = table.action(1, "alien_jammed_signal", 1);
        let own = table.action(0, "bear_cavalry_high_ground", 2);
        table.hand(0, &["bear_cavalry_bear_necessities"]).cast("bear_cavalry_bear_necessities");
        assert_eq!((table.things(), table.bounds()), (vec![bomb, signal, own], (1, 1)));
        table.thing(bomb);
        assert_eq!(table.in_discard(1, "ninja_smoke_bomb"), 1);
        assert!([acolyte, signal, own].iter().all(|&id| table.is_in_play(id)));
    }

    #[test]
    fn destroys_no_minion() {
        let mut table = table();
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table.hand(0, &["bear_cavalry_bear_necessities"]).cast("bear_cavalry_bear_necessities");
        assert!(table.asking() == Asking::Turn && table.is_in_play(acolyte));
    }
}

mod bear_cavalry_bear_rides_you {
    use super::*;

    #[test]
    fn moves_an_own_minion_to_another_base() {
        let mut table = table();
        let mate = table.minion(0, "pirate_first_mate", 0);
        let cub = table.minion(0, "bear_cavalry_cub_scout", 1);
        table.minion(1, "ninja_acolyte", 0);
        table.hand(0, &["bear_cavalry_bear_rides_you"]).cast("bear_cavalry_bear_rides_you");
        assert_eq!((table.things(), table.bounds()), (vec![mate, cub], (1, 1)));
        table.thing(cub);
        same(table.bases(), vec![0, 2]);
        table.to(2);
        assert_eq!((table.at(mate), table.at(cub)), (Some(0), Some(2)));
    }
}

mod bear_cavalry_commission {
    use super::*;

    #[test]
    fn plays_an_extra_minion_and_then_moves_one_of_another_player_from_there() {
        let mut table = table();
        let one = table.minion(1, "ninja_acolyte", 0);
        let two = table.minion(1, "alien_scout", 0);
        table.minion(1, "ninja_acolyte", 1);
        table.hand(0, &["bear_cavalry_commission", "pirate_first_mate"]);
        table.cast("bear_cavalry_commission");
        assert_eq!((table.question().as_str(), table.can(Action::Pass)), ("play_now", false));
        table.play("pirate_first_mate", 0);
        assert_eq!((table.things(), table.bounds()), (vec![one, two], (1, 1)));
        table.thing(one);
        same(table.bases(), vec![1, 2]);
        table.to(2);
        assert_eq!((table.at(one), table.at(two)), (Some(2), Some(0)));
        assert_eq!(table.allowances(0), (1, 0), "the minion was an extra one");
    }

    #[test]
    fn lets_the_minion_do_what_it_does_first() {
        let mut table = table();
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        let scout = table.minion(1, "alien_scout", 0);
        table.hand(0, &["bear_cavalry_commission", "pirate_saucy_wench"]);
        table.cast("bear_cavalry_commission").play("pirate_saucy_wench", 0).thing(acolyte);
        assert!(!table.is_in_play(acolyte));
        // Only one is left to be moved.
        table.to(1);
        assert_eq!(table.at(scout), Some(1));
    }

    #[test]
    fn moves_nobody_when_no_minion_can_be_played() {
        let mut table = table();
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table
            .hand(0, &["bear_cavalry_commission", "pirate_cannon"])
            .cast("bear_cavalry_commission");
        assert_eq!(table.options(), vec![Action::Pass]);
        table.pass();
        assert_eq!((table.asking(), table.at(acolyte)), (Asking::Turn, Some(0)));
    }
}

mod bear_cavalry_high_ground {
    use super::*;

    #[test]
    fn destroys_whatever_others_move_here() {
        let mut table = table();
        table.minion(0, "pirate_first_mate", 1);
        table.hand(0, &["bear_cavalry_high_ground"]).play("bear_cavalry_high_ground", 1);
        let overlord = table.minion(1, "alien_supreme_overlord", 0);
        table.end_turn().hand(1, &["alien_invasion"]).cast("alien_invasion").thing(overlord).to(1);
        assert_eq!(destroyer(&table, overlord), Some(Seat::new(0)));
        assert_eq!(table.in_play("bear_cavalry_high_ground"), 1);
    }

    #[test]
    fn needs_an_own_minion_here() {
        let mut table = table();
        table.minion(0, "pirate_first_mate", 2);
        table.action(0, "bear_cavalry_high_ground", 1);
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table.hand(0, &["pirate_shanghai"]).cast("pirate_shanghai").to(1);
        assert_eq!(table.at(acolyte), Some(1));
    }

    #[test]
    fn looks_for_it_when_its_turn_has_come() {
        let mut table = table();
        table.base(1, "base_the_pasture");
        let mate = table.minion(0, "pirate_first_mate", 2);
        table.action(0, "bear_cavalry_high_ground", 1);
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table.hand(0, &["pirate_shanghai"]).cast("pirate_shanghai").to(1);
        table.next("base_the_pasture");
        assert_eq!(table.at(mate), Some(1));
        assert_eq!(destroyer(&table, acolyte), Some(Seat::new(0)));
    }

    #[test]
    fn leaves_own_minions_and_other_bases() {
        let mut table = table();
        table.minion(0, "bear_cavalry_polar_commando", 1);
        table.action(0, "bear_cavalry_high_ground", 1);
        let mate = table.minion(0, "pirate_first_mate", 0);
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table.hand(0, &["bear_cavalry_bear_rides_you"]).cast("bear_cavalry_bear_rides_you");
        table.thing(mate).to(1);
        assert_eq!(table.at(mate), Some(1));
        table.hand(0, &["bear_cavalry_bear_cavalry"]).play("bear_cavalry_bear_cavalry", 0).to(2);
        assert_eq!(table.at(acolyte), Some(2));
    }
}

mod bear_cavalry_superiority {
    use super::*;

    const AGAINST: [&str; 4] =
        ["ninja_seeing_stars", "alien_invasion", "alien_beam_up", "alien_disintegrator"];

    /// Seat 1 plays one of these cards on a cub scout at base 0; says where it is then.
    fn after(card: &str, superiority: u8) -> Option<u8> {
        let mut table = table();
        let cub = table.minion(0, "bear_cavalry_cub_scout", 0);
        table.action(0, "bear_cavalry_superiority", superiority);
        table.end_turn().hand(1, &[card]).cast(card);
        if !table.bases().is_empty() {
            table.to(2);
        }
        assert_eq!(table.in_discard(1, card), 1);
        table.at(cub)
    }

    #[test]
    fn keeps_own_minions_here_from_leaving_by_cards_of_others() {
        for card in AGAINST {
            assert_eq!(after(card, 0), Some(0), "{card}");
        }
    }

    #[test]
    fn does_nothing_at_other_bases() {
        for card in AGAINST {
            assert_ne!(after(card, 1), Some(0), "{card}");
        }
    }

    #[test]
    fn lets_own_cards_work() {
        let mut table = table();
        let cub = table.minion(0, "bear_cavalry_cub_scout", 0);
        table.action(0, "bear_cavalry_superiority", 0);
        table.hand(0, &["bear_cavalry_bear_rides_you"]).cast("bear_cavalry_bear_rides_you").to(1);
        assert_eq!(table.at(cub), Some(1));
    }

    #[test]
    fn helps_no_minions_of_others_and_lets_power_change() {
        let mut table = table();
        let cub = table.minion(0, "bear_cavalry_cub_scout", 0);
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table.action(0, "bear_cavalry_superiority", 0);
        table.end_turn().hand(1, &["ninja_poison", "alien_collector"]).play_on("ninja_poison", cub);
        assert_eq!(table.power(cub), 0);
        table.play("alien_collector", 0).thing(acolyte);
        assert_eq!(table.in_hand(1, "ninja_acolyte"), 1);
    }
}

mod bear_cavalry_youre_pretty_much_borscht {
    use super::*;

    #[test]
    fn moves_all_minions_of_others_from_a_base_with_an_own_one() {
        let mut table =
            Table::of(&["bear_cavalry", "pirates", "aliens", "ninjas", "robots", "zombies"]);
        let own = table.minion(0, "pirate_first_mate", 0);
        table.minion(0, "pirate_first_mate", 1);
        let one = table.minion(1, "ninja_acolyte", 0);
        let two = table.minion(2, "zombie_walker", 0);
        let three = table.minion(2, "robot_nukebot", 0);
        let elsewhere = table.minion(1, "alien_scout", 1);
        table.hand(0, &["bear_cavalry_youre_pretty_much_borscht"]);
        table.cast("bear_cavalry_youre_pretty_much_borscht");
        same(table.bases(), vec![0, 1]);
        table.to(0);
        same(table.bases(), vec![1, 2, 3]);
        table.to(3);
        assert!([one, two, three].iter().all(|&id| table.at(id) == Some(3)));
        assert_eq!((table.at(own), table.at(elsewhere)), (Some(0), Some(1)));
    }

    #[test]
    fn sends_all_of_them_to_a_scout() {
        let mut table = table();
        table.minion(0, "pirate_first_mate", 0);
        table.minion(0, "bear_cavalry_cub_scout", 1);
        let weak = [0; 2].map(|base| table.minion(1, "ninja_acolyte", base));
        let scout = table.minion(1, "alien_scout", 0);
        table.hand(0, &["bear_cavalry_youre_pretty_much_borscht"]);
        table.cast("bear_cavalry_youre_pretty_much_borscht").to(0).to(1);
        // It comes up for each of the weaker ones.
        assert_eq!(table.asking(), Asking::WhichNext);
        table.next("bear_cavalry_cub_scout");
        assert!(weak.iter().all(|&id| !table.is_in_play(id)));
        assert_eq!(table.at(scout), Some(1));
    }

    #[test]
    fn needs_an_own_minion() {
        let mut table = table();
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table.hand(0, &["bear_cavalry_youre_pretty_much_borscht"]);
        table.cast("bear_cavalry_youre_pretty_much_borscht");
        assert_eq!((table.asking(), table.at(acolyte)), (Asking::Turn, Some(0)));
    }
}

mod bear_cavalry_youre_screwed {
    use super::*;

    #[test]
    fn moves_one_minion_of_another_player_from_a_base_with_an_own_one() {
        let mut table = table();
        table.minion(0, "pirate_first_mate", 0);
        let one = table.minion(1, "ninja_acolyte", 0);
        let two = table.minion(1, "alien_scout", 0);
        table.minion(1, "ninja_acolyte", 1);
        table.hand(0, &["bear_cavalry_youre_screwed"]).cast("bear_cavalry_youre_screwed");
        // There is only one base with an own minion.
        assert_eq!((table.things(), table.bounds()), (vec![one, two], (1, 1)));
        table.thing(two);
        same(table.bases(), vec![1, 2]);
        table.to(1);
        assert_eq!((table.at(one), table.at(two)), (Some(0), Some(1)));
    }

    #[test]
    fn needs_an_own_minion() {
        let mut table = table();
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table.hand(0, &["bear_cavalry_youre_screwed"]).cast("bear_cavalry_youre_screwed");
        assert_eq!((table.asking(), table.at(acolyte)), (Asking::Turn, Some(0)));
    }
}
