//! Robots: many minions in one turn, and microbots that help each other.

use crate::common::{Table, same};
use smashup::{Asking, Event};

fn table() -> Table {
    Table::new(["robots", "aliens", "pirates", "dinosaurs"])
}

/// The same robots as an opponent's, for those who wait for destruction.
fn against() -> Table {
    Table::new(["pirates", "ninjas", "robots", "dinosaurs"])
}

mod robot_nukebot {
    use super::*;

    #[test]
    fn destroys_all_minions_of_others_here_when_it_is_destroyed() {
        let mut table = against();
        let nukebot = table.minion(1, "robot_nukebot", 0);
        let friend = table.minion(1, "robot_zapbot", 0);
        let king = table.minion(0, "pirate_king", 0);
        let away = table.minion(0, "pirate_first_mate", 1);
        table.hand(0, &["ninja_master"]).play("ninja_master", 0).thing(nukebot);
        assert_eq!(table.in_discard(1, "robot_nukebot"), 1);
        assert!(!table.is_in_play(king) && table.in_play("ninja_master") == 0);
        assert!(table.is_in_play(friend) && table.is_in_play(away));
    }

    #[test]
    fn explodes_for_who_controls_it() {
        let mut table = Table::new(["ghosts", "ninjas", "robots", "dinosaurs"]);
        let nukebot = table.minion(1, "robot_nukebot", 0);
        let rex = table.minion(1, "dino_king_rex", 0);
        table.hand(0, &["ghost_make_contact"]).play_on("ghost_make_contact", nukebot);
        table.hand(0, &["ninja_master"]).play("ninja_master", 0).thing(nukebot);
        assert!(!table.is_in_play(rex) && table.in_play("ninja_master") == 1);
        assert_eq!(table.in_discard(1, "robot_nukebot"), 1);
    }

    #[test]
    fn does_not_explode_when_its_base_is_scored() {
        let mut table = against();
        table.minion(1, "robot_nukebot", 0);
        table.minion(1, "dino_king_rex", 0);
        table.minion(0, "pirate_buccaneer", 0);
        table.end_play();
        // Otherwise the buccaneer would have moved instead.
        assert_eq!(table.in_discard(1, "robot_nukebot"), 1);
        assert_eq!(table.in_discard(0, "pirate_buccaneer"), 1);
        assert!(!table.saw(|event| matches!(event, Event::MinionDestroyed { .. })));
    }
}

mod robot_warbot {
    use super::*;

    #[test]
    fn cannot_be_destroyed_by_others() {
        let mut table = against();
        let warbot = table.minion(1, "robot_warbot", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        let king = table.minion(0, "pirate_king", 0);
        table.hand(0, &["pirate_powderkeg", "ninja_master"]);
        table.cast("pirate_powderkeg");
        assert!(table.is_in_play(warbot) && !table.is_in_play(zapbot) && !table.is_in_play(king));
        table.play("ninja_master", 0).thing(warbot);
        assert!(table.is_in_play(warbot));
    }

    #[test]
    fn cannot_be_destroyed_by_its_own_player() {
        let mut table = Table::new(["robots", "ninjas", "pirates", "dinosaurs"]);
        let warbot = table.minion(0, "robot_warbot", 0);
        table.hand(0, &["ninja_master"]).play("ninja_master", 0).thing(warbot);
        assert!(table.is_in_play(warbot));
    }

    #[test]
    fn can_be_returned_and_is_discarded_with_its_base() {
        let mut table = table();
        table.minion(0, "robot_warbot", 1);
        table.hand(0, &["alien_beam_up"]).cast("alien_beam_up");
        assert_eq!(table.in_hand(0, "robot_warbot"), 1);
        table.minion(0, "robot_warbot", 0);
        table.minion(1, "dino_king_rex", 0);
        table.minion(0, "robot_zapbot", 0);
        table.end_turn();
        assert_eq!(table.in_discard(0, "robot_warbot"), 1);
    }
}

mod robot_hoverbot {
    use super::*;

    #[test]
    fn may_play_the_minion_on_top_of_the_deck() {
        let mut table = table();
        table.hand(0, &["robot_hoverbot"]).deck(0, &["alien_invader", "robot_zapbot"]);
        table.play("robot_hoverbot", 0);
        assert!(table.saw(|event| matches!(event, Event::CardsShown { count: 1, .. })));
        assert_eq!((table.cards(), table.bounds()), (vec!["alien_invader".to_owned()], (0, 1)));
        table.card("alien_invader");
        same(table.bases(), vec![0, 1, 2]);
        table.to(2);
        // It is played, with all that it does, and takes no other play.
        assert_eq!((table.at(table.find("alien_invader")), table.points(0)), (Some(2), 1));
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (0, 1)));
        assert_eq!(table.top(0, 1), ["robot_zapbot"]);
    }

    #[test]
    fn leaves_it_on_top_otherwise() {
        let mut table = table();
        table.hand(0, &["robot_hoverbot"]).deck(0, &["alien_invader"]);
        table.play("robot_hoverbot", 0).done();
        assert_eq!((table.top(0, 1), table.points(0)), (vec!["alien_invader".to_owned()], 0));
        // It is now or never.
        assert_eq!(table.allowances(0), (0, 1));
    }

    #[test]
    fn leaves_an_action_on_top() {
        let mut table = table();
        table.hand(0, &["robot_hoverbot"]).deck(0, &["alien_probe", "alien_invader"]);
        table.play("robot_hoverbot", 0);
        assert_eq!(table.asking(), Asking::Turn);
        assert!(table.saw(|event| matches!(event, Event::CardsShown { count: 1, .. })));
        assert_eq!(table.top(0, 2), ["alien_probe", "alien_invader"]);
    }

    #[test]
    fn one_may_bring_the_next() {
        let mut table = table();
        table.hand(0, &["robot_hoverbot"]).deck(0, &["robot_hoverbot", "robot_nukebot"]);
        table.play("robot_hoverbot", 0).card("robot_hoverbot").to(1).card("robot_nukebot").to(1);
        assert_eq!((table.in_play("robot_hoverbot"), table.power_of(0, 1)), (2, 8));
    }

    #[test]
    fn takes_a_new_deck_if_there_is_none() {
        let mut table = table();
        table.only_deck(0, &["robot_hoverbot", "alien_invader"]);
        table.hand(0, &["robot_hoverbot", "alien_invader"]);
        assert_eq!(table.deck_size(0), 0);
        let rest = table.state.players[0].discard.len();
        table.play("robot_hoverbot", 0);
        assert!(table.saw(|event| matches!(event, Event::DeckShuffled { reshuffled: true, .. })));
        assert!(table.saw(|event| matches!(event, Event::CardsShown { count: 1, .. })));
        if table.asking() != Asking::Turn {
            table.done();
        }
        assert_eq!((table.deck_size(0), table.state.players[0].discard.len()), (rest, 0));
    }
}

mod robot_zapbot {
    use super::*;

    #[test]
    fn gives_an_extra_minion_of_power_two_or_less() {
        let mut table = table();
        table.hand(0, &["robot_zapbot", "robot_hoverbot", "alien_collector"]);
        table.play("robot_zapbot", 0);
        assert_eq!(table.allowances(0), (1, 1));
        let small = |at| ("alien_collector".to_owned(), Some(at));
        assert_eq!(table.plays(), vec![small(0), small(1), small(2)]);
        table.play("alien_collector", 1).done();
        assert_eq!(table.allowances(0), (0, 1));
    }

    #[test]
    fn one_may_bring_the_next_and_nobody_must() {
        let mut table = table();
        table.hand(0, &["robot_zapbot", "robot_zapbot", "robot_zapbot"]);
        table.play("robot_zapbot", 0).play("robot_zapbot", 1);
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (1, 1)));
        table.end_turn();
        assert_eq!((table.in_play("robot_zapbot"), table.in_hand(0, "robot_zapbot")), (2, 1));
    }

    #[test]
    fn gives_it_when_it_comes_from_the_deck_too() {
        let mut table = table();
        table.hand(0, &["robot_hoverbot"]).deck(0, &["robot_zapbot"]);
        table.play("robot_hoverbot", 0).card("robot_zapbot").to(0);
        assert_eq!(table.allowances(0), (1, 1));
    }

    #[test]
    fn a_small_minion_leaves_the_other_plays_for_a_large_one() {
        let mut table = table();
        table.hand(0, &["alien_abduction", "robot_zapbot", "alien_collector", "robot_nukebot"]);
        table.cast("alien_abduction").play("robot_zapbot", 0);
        table.play("alien_collector", 1).done().play("robot_nukebot", 2);
        assert_eq!(table.allowances(0), (0, 0));
    }
}

mod robot_microbot_alpha {
    use super::*;

    #[test]
    fn has_one_more_for_each_other_own_microbot_and_makes_all_own_minions_so() {
        let mut table = table();
        let alpha = table.minion(0, "robot_microbot_alpha", 0);
        assert_eq!(table.power(alpha), 1);
        table.minion(0, "robot_microbot_archive", 1);
        let scout = table.minion(0, "alien_scout", 2);
        table.minion(1, "pirate_king", 0);
        assert_eq!((table.power(alpha), table.power(scout)), (3, 3));
    }

    #[test]
    fn what_helps_microbots_helps_all_own_minions() {
        let mut table = table();
        let scout = table.minion(0, "alien_scout", 2);
        let king = table.minion(1, "pirate_king", 2);
        table.minion(0, "robot_microbot_fixer", 1);
        assert_eq!(table.power(scout), 3);
        let alpha = table.minion(0, "robot_microbot_alpha", 0);
        // 1, two others, and the fixer.
        assert_eq!([alpha, scout, king].map(|id| table.power(id)), [4, 4, 5]);
        table.hand(0, &["alien_beam_up"]).cast("alien_beam_up").thing(alpha);
        assert_eq!(table.power(scout), 3);
    }

    #[test]
    fn does_not_change_what_lies_in_the_discard_pile() {
        let mut table = table();
        table.minion(0, "robot_microbot_alpha", 0);
        table.discard(0, &["alien_scout"]);
        table.hand(0, &["robot_microbot_reclaimer"]).play("robot_microbot_reclaimer", 0);
        assert_eq!((table.asking(), table.in_discard(0, "alien_scout")), (Asking::Turn, 1));
    }
}

mod robot_microbot_archive {
    use super::*;

    #[test]
    fn draws_a_card_when_an_own_microbot_is_destroyed() {
        let mut table = against();
        table.minion(1, "robot_microbot_archive", 1);
        let guard = table.minion(1, "robot_microbot_guard", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon").thing(guard).done();
        assert_eq!(table.hand_size(1), 1);
        table.hand(0, &["ninja_master"]).play("ninja_master", 0).thing(zapbot);
        assert_eq!(table.hand_size(1), 1, "a zapbot is no microbot");
    }

    #[test]
    fn draws_for_itself() {
        let mut table = against();
        let archive = table.minion(1, "robot_microbot_archive", 0);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon").thing(archive);
        assert_eq!((table.hand_size(1), table.in_discard(1, "robot_microbot_archive")), (1, 1));
        assert_eq!(table.hand_size(0), 0);
    }

    /// Two guards fall together with the archive. Says how many cards it draws.
    fn drawn_for_three(archive_came_first: bool) -> usize {
        let mut table = against();
        table.minion(0, "pirate_king", 0);
        let (archive, guard) = ("robot_microbot_archive", "robot_microbot_guard");
        let mut names = [archive, guard, guard];
        if !archive_came_first {
            names.reverse();
        }
        for name in names {
            table.minion(1, name, 0);
        }
        table.hand(0, &["pirate_broadside"]).cast("pirate_broadside").player(1);
        while table.asking() == Asking::WhichNext {
            table.next(archive);
        }
        assert_eq!(table.in_play(guard), 0);
        table.hand_size(1)
    }

    #[test]
    fn draws_for_all_that_are_destroyed_with_it() {
        assert_eq!(drawn_for_three(false), 3);
    }

    #[test]
    fn draws_for_all_that_are_destroyed_with_it_whichever_came_first() {
        assert_eq!(drawn_for_three(true), 3);
    }

    #[test]
    fn draws_for_what_was_a_microbot_only_by_an_alpha_that_falls_with_it() {
        let mut table = against();
        table.minion(1, "robot_microbot_archive", 1);
        let alpha = table.minion(1, "robot_microbot_alpha", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.minion(0, "pirate_king", 0);
        table.hand(0, &["pirate_powderkeg"]).cast("pirate_powderkeg");
        while table.asking() == Asking::WhichNext {
            table.next("robot_microbot_archive");
        }
        assert!(!table.is_in_play(alpha) && !table.is_in_play(zapbot));
        assert_eq!(table.hand_size(1), 2);
    }

    #[test]
    fn draws_for_what_the_alpha_makes_a_microbot() {
        let mut table = against();
        table.minion(1, "robot_microbot_archive", 1);
        table.minion(1, "robot_microbot_alpha", 1);
        let stego = table.minion(1, "dino_armor_stego", 0);
        let own = table.minion(0, "pirate_first_mate", 0);
        table.hand(0, &["ninja_master"]).play("ninja_master", 0).thing(stego);
        assert_eq!(table.hand_size(1), 1);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon").thing(own);
        assert_eq!(table.hand_size(1), 1, "others have none");
    }

    #[test]
    fn draws_nothing_for_what_leaves_in_another_way() {
        let mut table = Table::new(["aliens", "ninjas", "robots", "dinosaurs"]);
        table.minion(1, "robot_microbot_archive", 1);
        let guard = table.minion(1, "robot_microbot_guard", 0);
        table.hand(0, &["alien_disintegrator"]).cast("alien_disintegrator").thing(guard);
        assert_eq!((table.bottom(1).as_str(), table.hand_size(1)), ("robot_microbot_guard", 0));
    }
}

mod robot_microbot_fixer {
    use super::*;

    #[test]
    fn gives_an_extra_minion_if_it_is_the_first_of_the_turn() {
        let mut table = table();
        table.hand(0, &["robot_microbot_fixer", "robot_microbot_fixer", "robot_nukebot"]);
        table.play("robot_microbot_fixer", 0);
        assert_eq!(table.allowances(0), (1, 1));
        // The second one is not the first.
        table.play("robot_microbot_fixer", 1);
        assert_eq!(table.allowances(0), (0, 1));
        assert!(table.plays().is_empty());
    }

    #[test]
    fn the_extra_minion_may_be_any() {
        let mut table = table();
        table.hand(0, &["robot_microbot_fixer", "robot_nukebot"]);
        table.play("robot_microbot_fixer", 0).play("robot_nukebot", 2);
        assert_eq!(table.in_play("robot_nukebot"), 1);
    }

    #[test]
    fn gives_all_own_microbots_one_power_each() {
        let mut table = table();
        let one = table.minion(0, "robot_microbot_fixer", 0);
        let guard = table.minion(0, "robot_microbot_guard", 1);
        let zapbot = table.minion(0, "robot_zapbot", 0);
        assert_eq!([one, guard, zapbot].map(|id| table.power(id)), [2, 2, 2]);
        let two = table.minion(0, "robot_microbot_fixer", 2);
        assert_eq!([one, two, guard, zapbot].map(|id| table.power(id)), [3, 3, 3, 2]);
        table.hand(0, &["alien_beam_up"]).cast("alien_beam_up").thing(one);
        assert_eq!((table.power(two), table.power(guard)), (2, 2));
    }

    #[test]
    fn not_those_of_others() {
        let mut table = Table::new(["ghosts", "ninjas", "robots", "dinosaurs"]);
        table.minion(1, "robot_microbot_fixer", 0);
        let guard = table.minion(1, "robot_microbot_guard", 0);
        table.hand(0, &["ghost_make_contact"]).play_on("ghost_make_contact", guard);
        assert_eq!((table.controller(guard), table.power(guard)), (0, 1));
    }
}

mod robot_microbot_guard {
    use super::*;

    #[test]
    fn destroys_a_minion_here_weaker_than_the_number_of_own_ones() {
        let mut table = table();
        let zapbot = table.minion(0, "robot_zapbot", 0);
        let warbot = table.minion(0, "robot_warbot", 0);
        let mate = table.minion(1, "pirate_first_mate", 0);
        let wench = table.minion(1, "pirate_saucy_wench", 0);
        let away = table.minion(1, "pirate_first_mate", 1);
        table.hand(0, &["robot_microbot_guard"]).play("robot_microbot_guard", 0);
        // Three own minions here, itself included: power 2 at most, its own 1 included.
        let guard = table.find("robot_microbot_guard");
        assert_eq!((table.things(), table.bounds()), (vec![zapbot, mate, guard], (1, 1)));
        table.thing(mate);
        assert_eq!(table.in_discard(1, "pirate_first_mate"), 1);
        assert!([zapbot, warbot, wench, away, guard].iter().all(|&id| table.is_in_play(id)));
    }

    #[test]
    fn destroys_nobody_when_it_is_alone() {
        let mut table = table();
        let mate = table.minion(1, "pirate_first_mate", 0);
        table.minion(0, "robot_zapbot", 1);
        table.hand(0, &["robot_microbot_guard"]).play("robot_microbot_guard", 0);
        assert_eq!(table.asking(), Asking::Turn);
        assert!(table.is_in_play(mate) && table.in_play("robot_microbot_guard") == 1);
    }

    #[test]
    fn must_destroy_itself_if_there_is_no_other() {
        let mut table = table();
        let warbot = table.minion(0, "robot_warbot", 0);
        table.minion(1, "pirate_first_mate", 0);
        table.hand(0, &["robot_microbot_guard"]).play("robot_microbot_guard", 0);
        assert_eq!(table.in_discard(0, "robot_microbot_guard"), 1);
        assert!(table.is_in_play(warbot));
    }
}

mod robot_microbot_reclaimer {
    use super::*;

    #[test]
    fn shuffles_any_number_of_microbots_from_the_discard_pile_into_the_deck() {
        let mut table = table();
        table.discard(0, &["robot_microbot_guard", "robot_microbot_guard", "robot_zapbot"]);
        table.discard(0, &["robot_microbot_fixer"]);
        table.hand(0, &["robot_microbot_reclaimer"]).play("robot_microbot_reclaimer", 0);
        assert_eq!(table.bounds(), (0, 3));
        assert!(!table.cards().contains(&"robot_zapbot".to_owned()));
        let size = table.deck_size(0);
        table.card("robot_microbot_fixer").card("robot_microbot_guard").done();
        assert_eq!(table.deck_size(0), size + 2);
        assert_eq!(table.in_discard(0, "robot_microbot_guard"), 1);
        assert_eq!(table.in_discard(0, "robot_microbot_fixer"), 0);
        assert!(table.saw(|event| matches!(event, Event::DeckShuffled { .. })));
    }

    #[test]
    fn may_leave_them() {
        let mut table = table();
        table.discard(0, &["robot_microbot_guard"]);
        table.hand(0, &["robot_microbot_reclaimer"]).play("robot_microbot_reclaimer", 0).done();
        assert_eq!(table.in_discard(0, "robot_microbot_guard"), 1);
        assert!(!table.saw(|event| matches!(event, Event::DeckShuffled { .. })), "nothing went in");
    }

    #[test]
    fn gives_an_extra_minion_if_it_is_the_first_of_the_turn() {
        let mut table = table();
        table.hand(0, &["robot_microbot_reclaimer", "robot_microbot_reclaimer"]);
        table.play("robot_microbot_reclaimer", 0);
        assert_eq!(table.allowances(0), (1, 1));
        table.play("robot_microbot_reclaimer", 0);
        assert_eq!(table.allowances(0), (0, 1));
    }
}

mod robot_tech_center {
    use super::*;

    #[test]
    fn draws_a_card_for_each_own_minion_at_a_base() {
        let mut table = table();
        for _ in 0..3 {
            table.minion(0, "robot_zapbot", 1);
        }
        table.minion(0, "robot_nukebot", 0);
        table.minion(1, "pirate_king", 1);
        table.hand(0, &["robot_tech_center"]).cast("robot_tech_center");
        same(table.bases(), vec![0, 1, 2]);
        table.to(1);
        assert_eq!((table.hand_size(0), table.hand_size(1)), (3, 0));
        assert_eq!(table.in_discard(0, "robot_tech_center"), 1);
    }

    #[test]
    fn draws_nothing_where_there_is_none() {
        let mut table = table();
        table.minion(0, "robot_nukebot", 0);
        table.minion(1, "pirate_king", 1);
        table.hand(0, &["robot_tech_center"]).cast("robot_tech_center").to(1);
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 0));
    }
}
