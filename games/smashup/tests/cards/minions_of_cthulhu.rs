//! Minions of Cthulhu: actions that come back, and madness that goes round.

use crate::common::{Table, same};
use engine::Seat;
use smashup::{Action, Asking, Event};

const MADNESS: &str = "special_madness";

fn table() -> Table {
    Table::new(["minions_of_cthulhu", "dinosaurs", "robots", "ninjas"])
}

fn names(all: &[&str]) -> Vec<String> {
    all.iter().map(|&name| name.to_owned()).collect()
}

mod cthulhu_star_spawn {
    use super::*;

    #[test]
    fn gives_one_madness_to_another_player_once_a_turn() {
        let mut table = Table::of(&[
            "minions_of_cthulhu",
            "dinosaurs",
            "robots",
            "ninjas",
            "pirates",
            "zombies",
        ]);
        let spawn = table.minion(0, "cthulhu_star_spawn", 0);
        table.hand(0, &[MADNESS, MADNESS, "dino_howl"]).talent(spawn);
        let others = [1, 2].map(|seat| Action::Player { seat: Seat::new(seat) });
        assert_eq!(table.options(), others);
        table.player(2);
        assert_eq!((table.cards(), table.bounds()), (names(&[MADNESS]), (1, 1)));
        table.card(MADNESS);
        assert_eq!([0, 1, 2].map(|seat| table.in_hand(seat, MADNESS)), [1, 0, 1]);
        assert_eq!(table.refused(Action::Use { id: spawn }), "talent_used");
    }

    #[test]
    fn needs_a_madness_in_hand() {
        let mut table = table();
        let spawn = table.minion(0, "cthulhu_star_spawn", 0);
        table.hand(0, &["dino_howl"]).discard(0, &[MADNESS]);
        assert!(!table.can(Action::Use { id: spawn }));
    }
}

mod cthulhu_chosen {
    use super::*;

    /// Twelve of twelve at base 0.
    fn full(table: &mut Table) {
        table.minion(0, "dino_king_rex", 0);
        table.minion(1, "robot_nukebot", 0);
    }

    #[test]
    fn may_take_madness_for_power_before_its_base_scores() {
        let mut table = table();
        full(&mut table);
        table.minion(0, "cthulhu_chosen", 0);
        table.end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::MeFirst(0), Seat::new(0)));
        table.trigger("cthulhu_chosen");
        assert!(table.saw(|e| matches!(e, Event::MadnessDrawn { n: 1, .. })));
        // Once only: the base is scored now, with 7, 3 and 2.
        assert!(table.saw(|e| matches!(e, Event::PlaceAwarded { place: 1, power: 12, .. })));
        assert_eq!(table.in_hand(0, MADNESS), 1);
    }

    #[test]
    fn may_do_it_for_a_base_elsewhere_and_keeps_the_power_for_the_turn() {
        let mut table = table();
        full(&mut table);
        let chosen = table.minion(0, "cthulhu_chosen", 1);
        table.end_play().trigger("cthulhu_chosen");
        let stronger =
            |e: &Event| matches!(e, Event::PowerChanged { id, by: 2, .. } if *id == chosen);
        assert!(table.saw(stronger));
        // By now it is the turn of the other player.
        assert_eq!((table.seat(), table.power(chosen)), (Seat::new(1), 3));
    }

    #[test]
    fn need_not_do_it() {
        let mut table = table();
        full(&mut table);
        table.minion(0, "cthulhu_chosen", 0);
        table.end_play().pass();
        assert!(table.saw(|e| matches!(e, Event::PlaceAwarded { place: 1, power: 10, .. })));
        assert_eq!(table.in_hand(0, MADNESS), 0);
    }

    #[test]
    fn can_do_it_each_for_itself_and_for_every_base_that_scores() {
        let mut table = table();
        full(&mut table);
        let one = table.minion(0, "cthulhu_chosen", 0);
        let two = table.minion(0, "cthulhu_chosen", 1);
        table.next_base("base_the_homeworld");
        for _ in 0..2 {
            table.minion(0, "dino_laseratops", 1);
        }
        for _ in 0..4 {
            table.minion(0, "dino_war_raptor", 1);
        }
        // 3, 8 and 24 at the library: two bases are scored, that one last.
        table.end_play().act(Action::ScoreBase { base: 0 });
        table.trigger("cthulhu_chosen").trigger("cthulhu_chosen");
        assert!(!table.is_in_play(one), "it went with its base");
        assert_eq!((table.asking(), table.power(two)), (Asking::MeFirst(1), 5));
        table.trigger("cthulhu_chosen");
        assert!(table.saw(|e| matches!(e, Event::PowerChanged { id, .. } if *id == two)));
        assert_eq!(table.in_hand(0, MADNESS), 3);
    }

    #[test]
    fn can_do_it_in_the_turn_of_another() {
        let mut table = table();
        table.minion(0, "cthulhu_chosen", 1);
        table.end_turn();
        full(&mut table);
        table.end_play();
        // Ninjas have specials, but their player holds no card.
        assert_eq!((table.asking(), table.seat()), (Asking::MeFirst(0), Seat::new(0)));
        table.trigger("cthulhu_chosen");
        assert_eq!(table.in_hand(0, MADNESS), 1);
    }
}

mod cthulhu_servitor {
    use super::*;

    #[test]
    fn destroys_itself_and_puts_an_action_of_the_discard_pile_on_the_deck() {
        let mut table = table();
        let servitor = table.minion(0, "cthulhu_servitor", 0);
        let upgrade = table.action_on(0, "dino_upgrade", servitor);
        table.discard(0, &["cthulhu_fhtagn", "dino_king_rex"]);
        table.talent(servitor);
        assert!(!table.is_in_play(servitor) && !table.is_in_play(upgrade));
        // What was on it lies there by now.
        same(table.cards(), names(&["cthulhu_fhtagn", "dino_upgrade"]));
        assert_eq!(table.bounds(), (1, 1));
        table.card("dino_upgrade");
        assert_eq!(table.top(0, 1), names(&["dino_upgrade"]));
        assert_eq!(
            (table.in_discard(0, "cthulhu_servitor"), table.in_discard(0, "dino_upgrade")),
            (1, 0)
        );
    }

    #[test]
    fn is_destroyed_by_its_own_player_even_for_nothing() {
        let mut table = table();
        let servitor = table.minion(0, "cthulhu_servitor", 0);
        table.talent(servitor);
        assert_eq!((table.asking(), table.in_discard(0, "cthulhu_servitor")), (Asking::Turn, 1));
        let own = Seat::new(0);
        assert!(table.saw(|e| matches!(e, Event::MinionDestroyed { seat, .. } if *seat == own)));
    }

    #[test]
    fn still_finds_an_action_when_it_cannot_be_destroyed() {
        let mut table = Table::new(["minions_of_cthulhu", "bear_cavalry", "robots", "ninjas"]);
        let servitor = table.minion(0, "cthulhu_servitor", 0);
        table.minion(0, "bear_cavalry_general_ivan", 1);
        table.discard(0, &["cthulhu_fhtagn"]).talent(servitor);
        assert!(table.is_in_play(servitor));
        assert_eq!(table.top(0, 1), names(&["cthulhu_fhtagn"]));
        assert_eq!(table.refused(Action::Use { id: servitor }), "talent_used");
    }
}

mod cthulhu_altar {
    use super::*;

    #[test]
    fn allows_an_extra_action_for_every_own_minion_played_here() {
        let mut table = Table::new(["minions_of_cthulhu", "wizards", "robots", "ninjas"]);
        table.hand(0, &["cthulhu_altar", "wizard_summon", "cthulhu_servitor", "cthulhu_chosen"]);
        table.play("cthulhu_altar", 1).play("cthulhu_servitor", 1);
        assert_eq!(table.allowances(0), (0, 1));
        table.cast("wizard_summon").play("cthulhu_chosen", 1);
        assert_eq!(table.allowances(0), (0, 1), "not only once a turn");
    }

    #[test]
    fn does_nothing_for_minions_elsewhere_or_of_others() {
        let mut table = table();
        table.action(0, "cthulhu_altar", 1);
        table.hand(0, &["cthulhu_servitor"]).play("cthulhu_servitor", 0);
        assert_eq!(table.allowances(0), (0, 1));
        table.end_turn().hand(1, &["robot_nukebot"]).play("robot_nukebot", 1);
        assert_eq!((table.asking(), table.allowances(1)), (Asking::Turn, (0, 1)));
    }
}

mod cthulhu_complete_the_ritual {
    use super::*;

    #[test]
    fn can_only_be_played_where_one_has_a_minion() {
        let mut table = table();
        table.minion(0, "cthulhu_servitor", 1);
        table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["cthulhu_complete_the_ritual"]);
        assert_eq!(table.plays(), vec![("cthulhu_complete_the_ritual".to_owned(), Some(1))]);
    }

    #[test]
    fn clears_the_base_and_changes_it_at_the_start_of_the_own_turn() {
        let mut table = table();
        let servitor = table.minion(0, "cthulhu_servitor", 0);
        table.action_on(0, "dino_upgrade", servitor);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.action_on(1, "ninja_poison", zapbot);
        table.action(1, "ninja_infiltrate", 0);
        let away = table.minion(1, "robot_nukebot", 1);
        table.hand(0, &["cthulhu_complete_the_ritual"]).play("cthulhu_complete_the_ritual", 0);
        table.end_turn();
        assert!(table.is_in_play(servitor), "not at the start of another turn");
        table.next_base("base_tar_pits").end_play();
        assert_eq!((table.asking(), table.base_name(0).as_str()), (Asking::Turn, "base_tar_pits"));
        let sunk = ["cthulhu_servitor", "cthulhu_complete_the_ritual"];
        assert!(sunk.iter().all(|name| table.in_discard(0, name) == 0));
        let lowest = |table: &Table, seat: u8, n: usize| -> Vec<String> {
            table.top(seat, 60).into_iter().rev().take(n).collect()
        };
        same(lowest(&table, 0, 2), names(&sunk));
        same(lowest(&table, 1, 2), names(&["robot_zapbot", "ninja_infiltrate"]));
        // What was on a minion is shed with it.
        assert_eq!(
            (table.in_discard(0, "dino_upgrade"), table.in_discard(1, "ninja_poison")),
            (1, 1)
        );
        assert_eq!((table.at(away), table.state.things.len()), (Some(1), 1));
        assert!(!table.saw(|e| matches!(e, Event::MinionDestroyed { .. })));
    }

    #[test]
    fn leaves_minions_that_are_protected_at_the_new_base() {
        let mut table = Table::new(["minions_of_cthulhu", "dinosaurs", "bear_cavalry", "ninjas"]);
        table.minion(0, "cthulhu_servitor", 0);
        let cub = table.minion(1, "bear_cavalry_cub_scout", 0);
        table.action(1, "bear_cavalry_superiority", 0);
        table.action(0, "cthulhu_complete_the_ritual", 0);
        table.end_turn().next_base("base_tar_pits").end_play();
        assert_eq!((table.base_name(0).as_str(), table.at(cub)), ("base_tar_pits", Some(0)));
        // The protecting action itself is not protected.
        assert_eq!(table.bottom(1), "bear_cavalry_superiority");
    }
}

mod cthulhu_corruption {
    use super::*;

    #[test]
    fn draws_madness_and_destroys_any_minion() {
        let mut table = table();
        let own = table.minion(0, "cthulhu_servitor", 0);
        let nukebot = table.minion(1, "robot_nukebot", 1);
        table.hand(0, &["cthulhu_corruption"]).cast("cthulhu_corruption");
        assert_eq!((table.things(), table.bounds()), (vec![own, nukebot], (1, 1)));
        assert_eq!((table.in_hand(0, MADNESS), table.state.madness), (1, 29));
        table.thing(nukebot);
        assert!(table.is_in_play(own) && table.in_discard(1, "robot_nukebot") == 1);
    }

    #[test]
    fn draws_madness_when_there_is_nobody_to_destroy() {
        let mut table = table();
        table.hand(0, &["cthulhu_corruption"]).cast("cthulhu_corruption");
        assert_eq!((table.asking(), table.in_hand(0, MADNESS)), (Asking::Turn, 1));
    }
}

mod cthulhu_fhtagn {
    use super::*;

    #[test]
    fn takes_the_next_two_actions_and_puts_the_rest_under_the_deck() {
        let mut table = table();
        let next = ["cthulhu_servitor", "dino_howl", "dino_king_rex", "cthulhu_corruption"];
        table.deck(0, &next).hand(0, &["cthulhu_fhtagn"]);
        let size = table.deck_size(0);
        table.cast("cthulhu_fhtagn");
        assert_eq!((table.in_hand(0, "dino_howl"), table.in_hand(0, "cthulhu_corruption")), (1, 1));
        assert_eq!((table.hand_size(0), table.deck_size(0)), (2, size - 2));
        let lowest: Vec<String> = table.top(0, 60).into_iter().rev().take(2).collect();
        same(lowest, names(&["cthulhu_servitor", "dino_king_rex"]));
    }

    #[test]
    fn goes_on_with_a_new_deck_where_the_old_one_ends() {
        let mut table = table();
        table.hand(0, &["cthulhu_fhtagn"]).only_deck(0, &["cthulhu_servitor", "dino_howl"]);
        table.cast("cthulhu_fhtagn");
        assert!(table.saw(|e| matches!(e, Event::DeckShuffled { reshuffled: true, .. })));
        assert_eq!((table.hand_size(0), table.in_hand(0, "dino_howl")), (2, 1));
        assert_eq!((table.deck_size(0), table.in_discard(0, "cthulhu_fhtagn")), (37, 1));
    }
}

mod cthulhu_furthering_the_cause {
    use super::*;

    #[test]
    fn brings_one_point_at_the_end_of_a_turn_in_which_others_lost_minions_here() {
        let mut table = table();
        table.action(0, "cthulhu_furthering_the_cause", 0);
        let one = table.minion(1, "robot_zapbot", 0);
        let two = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["cthulhu_corruption", "dino_laseratops"]);
        table.play("dino_laseratops", 0).thing(one).cast("cthulhu_corruption").thing(two);
        assert_eq!((table.in_play("robot_zapbot"), table.points(0)), (0, 0));
        table.end_turn();
        assert_eq!(table.points(0), 1, "one for both");
        table.end_turn();
        assert_eq!((table.points(0), table.points(1)), (1, 0), "the next turn is another one");
    }

    #[test]
    fn counts_what_fell_before_it_was_played() {
        let mut table = table();
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["dino_laseratops", "cthulhu_furthering_the_cause"]);
        table.play("dino_laseratops", 0).play("cthulhu_furthering_the_cause", 0);
        assert!(!table.is_in_play(zapbot));
        table.end_turn();
        assert_eq!(table.points(0), 1);
    }

    #[test]
    fn brings_it_in_the_turn_of_another_too() {
        let mut table = table();
        table.action(0, "cthulhu_furthering_the_cause", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.end_turn().hand(1, &["ninja_master"]).play("ninja_master", 0).thing(zapbot);
        table.end_turn();
        assert_eq!((table.points(0), table.points(1)), (1, 0));
    }

    #[test]
    fn brings_nothing_for_own_minions_or_other_bases() {
        let mut table = table();
        table.action(0, "cthulhu_furthering_the_cause", 0);
        let servitor = table.minion(0, "cthulhu_servitor", 0);
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["cthulhu_corruption"]).talent(servitor).cast("cthulhu_corruption");
        assert!(!table.is_in_play(servitor) && !table.is_in_play(zapbot));
        table.end_turn();
        assert_eq!(table.points(0), 0);
    }
}

mod cthulhu_it_begins_again {
    use super::*;

    #[test]
    fn shuffles_any_number_of_actions_from_the_discard_pile_into_the_deck() {
        let mut table = table();
        table.discard(0, &["dino_howl", "cthulhu_fhtagn", "cthulhu_altar", "dino_king_rex"]);
        let size = table.deck_size(0);
        table.hand(0, &["cthulhu_it_begins_again"]).cast("cthulhu_it_begins_again");
        same(table.cards(), names(&["cthulhu_altar", "cthulhu_fhtagn", "dino_howl"]));
        assert_eq!(table.bounds(), (0, 3));
        let two = table.cards().into_iter().take(2).collect::<Vec<_>>();
        table.card(&two[0]).card(&two[1]).done();
        assert!(table.saw(|e| matches!(e, Event::DeckShuffled { .. })));
        assert!(two.iter().all(|name| table.in_discard(0, name) == 0));
        assert_eq!(table.deck_size(0), size + 1, "two came, and this card had left");
        assert_eq!(table.in_discard(0, "cthulhu_it_begins_again"), 1);
    }

    #[test]
    fn need_not_take_any() {
        let mut table = table();
        table.discard(0, &["dino_howl"]);
        table.hand(0, &["cthulhu_it_begins_again"]).cast("cthulhu_it_begins_again").done();
        assert_eq!(table.in_discard(0, "dino_howl"), 1);
    }
}

mod cthulhu_madness_unleashed {
    use super::*;

    #[test]
    fn turns_madness_into_cards_and_actions() {
        let mut table = table();
        table.hand(0, &["cthulhu_madness_unleashed", MADNESS, MADNESS, MADNESS, "dino_howl"]);
        table.cast("cthulhu_madness_unleashed");
        assert_eq!((table.cards(), table.bounds()), (names(&[MADNESS]), (0, 3)));
        table.card(MADNESS).card(MADNESS).done();
        assert_eq!((table.in_hand(0, MADNESS), table.in_discard(0, MADNESS)), (1, 2));
        assert_eq!(table.hand_size(0), 4, "one madness, the howl and two new ones");
        assert_eq!(table.allowances(0), (1, 2));
    }

    #[test]
    fn does_nothing_for_nothing() {
        let mut table = table();
        table.hand(0, &["cthulhu_madness_unleashed", MADNESS]);
        table.cast("cthulhu_madness_unleashed").done();
        assert_eq!((table.hand_size(0), table.allowances(0)), (1, (1, 0)));
    }
}

mod cthulhu_recruit_by_force {
    use super::*;

    #[test]
    fn puts_small_minions_of_the_discard_pile_on_the_deck_in_any_order() {
        let mut table = table();
        table.discard(0, &["cthulhu_servitor", "cthulhu_chosen", "dino_armor_stego"]);
        table.discard(0, &["cthulhu_star_spawn", "dino_laseratops", "dino_howl"]);
        table.hand(0, &["cthulhu_recruit_by_force"]).cast("cthulhu_recruit_by_force");
        same(table.cards(), names(&["cthulhu_chosen", "cthulhu_servitor", "dino_armor_stego"]));
        assert_eq!(table.bounds(), (0, 3));
        for name in table.cards() {
            table.card(&name);
        }
        assert_eq!(table.question(), "order_cards");
        table.card("cthulhu_servitor").card("dino_armor_stego");
        let order = ["cthulhu_servitor", "dino_armor_stego", "cthulhu_chosen"];
        assert_eq!(table.top(0, 3), names(&order));
        assert!(order.iter().all(|name| table.in_discard(0, name) == 0));
    }

    #[test]
    fn need_not_take_any() {
        let mut table = table();
        table.discard(0, &["cthulhu_servitor"]);
        table.hand(0, &["cthulhu_recruit_by_force"]).cast("cthulhu_recruit_by_force").done();
        assert_eq!((table.asking(), table.in_discard(0, "cthulhu_servitor")), (Asking::Turn, 1));
    }
}

mod cthulhu_seal_is_broken {
    use super::*;

    #[test]
    fn brings_madness_and_a_point() {
        let mut table = table();
        table.hand(0, &["cthulhu_seal_is_broken"]).cast("cthulhu_seal_is_broken");
        assert_eq!((table.points(0), table.points(1)), (1, 0));
        assert_eq!((table.in_hand(0, MADNESS), table.in_hand(1, MADNESS)), (1, 0));
    }
}

mod cthulhu_whispers_in_darkness {
    use super::*;

    #[test]
    fn brings_madness_and_two_extra_actions() {
        let mut table = table();
        table.hand(0, &["cthulhu_whispers_in_darkness"]).cast("cthulhu_whispers_in_darkness");
        assert_eq!((table.in_hand(0, MADNESS), table.hand_size(0)), (1, 1));
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (1, 2)));
        // The madness itself can be played with one of them.
        table.cast(MADNESS).way(1);
        assert_eq!(table.allowances(0), (1, 1));
    }
}
