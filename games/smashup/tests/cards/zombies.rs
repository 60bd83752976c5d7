//! Zombies: they come back.

use crate::common::{Table, same};
use engine::Seat;
use smashup::ids::Def;
use smashup::piles::{Few, Pile};
use smashup::{Action, Asking, Event};

fn table() -> Table {
    Table::new(["zombies", "pirates", "robots", "aliens"])
}

/// The cards of the discard pile that can be played now, and where.
fn risers(table: &Table) -> Vec<(String, u8)> {
    let plays = table.options().into_iter().filter_map(|action| match action {
        Action::Play { card, from: Pile::Discard, at: Some(at), .. } => {
            Some((table.name(Def::of(card)?), at))
        }
        _ => None,
    });
    plays.collect()
}

mod zombie_lord {
    use super::*;

    #[test]
    fn may_fill_each_base_without_own_minions_with_a_small_one_of_the_discard_pile() {
        let mut table = table();
        table.discard(0, &["pirate_first_mate", "pirate_first_mate", "zombie_grave_digger"]);
        table.discard(1, &["robot_zapbot"]);
        table.minion(1, "robot_nukebot", 1);
        table.hand(0, &["zombie_lord", "pirate_first_mate"]).play("zombie_lord", 0);
        assert_eq!(table.question(), "play_now_from_discard");
        assert_eq!(risers(&table), vec![("pirate_first_mate".into(), 1)]);
        table.raise("pirate_first_mate", 1);
        assert_eq!(risers(&table), vec![("pirate_first_mate".into(), 2)]);
        table.raise("pirate_first_mate", 2);
        assert_eq!((table.asking(), table.in_play("pirate_first_mate")), (Asking::Turn, 2));
        assert_eq!(table.allowances(0), (0, 1), "they were extra minions");
    }

    #[test]
    fn may_leave_out_a_base_and_cannot_come_back_to_it() {
        let mut table = table();
        table.discard(0, &["pirate_first_mate"]);
        table.hand(0, &["zombie_lord"]).play("zombie_lord", 0).pass();
        assert_eq!(risers(&table), vec![("pirate_first_mate".into(), 2)]);
        table.pass();
        assert_eq!((table.asking(), table.in_discard(0, "pirate_first_mate")), (Asking::Turn, 1));
    }

    #[test]
    fn asks_nothing_where_own_minions_are() {
        let mut table = table();
        table.discard(0, &["pirate_first_mate"]);
        table.minion(0, "pirate_king", 1);
        table.minion(0, "zombie_walker", 2);
        table.hand(0, &["zombie_lord"]).play("zombie_lord", 0);
        assert_eq!(table.asking(), Asking::Turn);
    }

    #[test]
    fn what_comes_back_does_what_it_does_when_played() {
        let mut table = table();
        table.discard(0, &["zombie_walker"]).deck(0, &["pirate_king"]);
        table.hand(0, &["zombie_lord"]).play("zombie_lord", 0).raise("zombie_walker", 1);
        assert_eq!(table.cards(), vec!["pirate_king".to_string()]);
        // What the Walker discards is too big for the last base.
        table.card("pirate_king");
        assert_eq!(table.asking(), Asking::Turn);
    }

    #[test]
    fn a_tenacious_z_that_it_brings_back_can_rise_later_too() {
        let mut table = table();
        table.discard(0, &["zombie_tenacious_z", "zombie_tenacious_z"]);
        table.hand(0, &["zombie_lord"]).play("zombie_lord", 0);
        table.raise("zombie_tenacious_z", 1).pass().raise("zombie_tenacious_z", 0);
        assert_eq!(table.in_play("zombie_tenacious_z"), 2);
    }
}

mod zombie_grave_digger {
    use super::*;

    #[test]
    fn may_take_an_own_minion_back_into_the_hand() {
        let mut table = table();
        table.discard(0, &["pirate_king", "zombie_lord", "pirate_cannon"]);
        table.discard(1, &["robot_nukebot"]);
        table.hand(0, &["zombie_grave_digger"]).play("zombie_grave_digger", 0);
        same(table.cards(), vec!["pirate_king".into(), "zombie_lord".into()]);
        assert_eq!(table.bounds(), (0, 1));
        table.card("pirate_king");
        assert_eq!((table.in_hand(0, "pirate_king"), table.in_discard(0, "pirate_king")), (1, 0));
    }

    #[test]
    fn may_leave_them() {
        let mut table = table();
        table.discard(0, &["pirate_king"]);
        table.hand(0, &["zombie_grave_digger"]).play("zombie_grave_digger", 0).done();
        assert_eq!((table.hand_size(0), table.in_discard(0, "pirate_king")), (0, 1));
    }
}

mod zombie_tenacious_z {
    use super::*;

    #[test]
    fn rises_as_an_extra_minion_once_a_turn() {
        let mut table = table();
        table.discard(0, &["zombie_tenacious_z", "zombie_tenacious_z", "zombie_walker"]);
        let places = [0, 1, 2].map(|at| ("zombie_tenacious_z".to_string(), at));
        assert_eq!(risers(&table), places);
        table.raise("zombie_tenacious_z", 1);
        assert_eq!((table.allowances(0), table.in_play("zombie_tenacious_z")), ((1, 1), 1));
        assert!(risers(&table).is_empty(), "the other one cannot rise in the same turn");
        table.end_turn().end_turn();
        assert_eq!(risers(&table), places);
    }

    #[test]
    fn rises_when_no_minion_may_be_played_any_more() {
        let mut table = table();
        table.discard(0, &["zombie_tenacious_z"]).hand(0, &["pirate_king", "zombie_tenacious_z"]);
        table.play("zombie_tenacious_z", 0);
        assert_eq!(table.allowances(0).0, 0);
        // To play one from the hand is no use of the ability.
        table.raise("zombie_tenacious_z", 0);
        assert_eq!(table.power_of(0, 0), 4);
    }

    #[test]
    fn rises_only_in_the_own_turn() {
        let mut table = table();
        table.discard(0, &["zombie_tenacious_z"]).end_turn();
        assert_eq!(table.seat(), Seat::new(1));
        assert!(risers(&table).is_empty());
    }

    #[test]
    fn what_keeps_minions_out_keeps_it_out() {
        let mut table = table();
        table.discard(0, &["zombie_tenacious_z"]).base(0, "base_tsars_palace");
        same(risers(&table), [1, 2].map(|at| ("zombie_tenacious_z".into(), at)).to_vec());
    }
}

mod zombie_walker {
    use super::*;

    fn looked() -> Table {
        let mut table = table();
        table.deck(0, &["pirate_king"]).hand(0, &["zombie_walker"]).play("zombie_walker", 0);
        table
    }

    #[test]
    fn alone_looks_at_the_top_card_and_may_discard_it() {
        let mut table = looked();
        let alone = Few::only(Seat::new(0));
        assert!(
            table.saw(
                |event| matches!(event, Event::CardsShown { seen_by, .. } if *seen_by == alone)
            )
        );
        assert_eq!((table.cards(), table.bounds()), (vec!["pirate_king".into()], (0, 1)));
        table.card("pirate_king");
        assert_eq!((table.in_discard(0, "pirate_king"), table.deck_size(0)), (1, 38));
    }

    #[test]
    fn or_leave_it_on_top() {
        let mut table = looked();
        table.done();
        assert_eq!(table.top(0, 1), vec!["pirate_king".to_string()]);
        assert_eq!(table.in_discard(0, "pirate_king"), 0);
    }

    #[test]
    fn shuffles_a_new_deck_when_there_is_none() {
        let mut table = table();
        table.only_deck(0, &[]).hand(0, &["zombie_walker"]).play("zombie_walker", 0);
        assert!(table.saw(|event| matches!(event, Event::DeckShuffled { reshuffled: true, .. })));
        assert_eq!(table.cards().len(), 1);
    }
}

mod zombie_grave_robbing {
    use super::*;

    #[test]
    fn takes_any_card_back_but_not_itself() {
        let mut table = table();
        table.discard(0, &["pirate_king", "pirate_cannon"]).discard(1, &["robot_nukebot"]);
        table.hand(0, &["zombie_grave_robbing"]).cast("zombie_grave_robbing");
        same(table.cards(), vec!["pirate_king".into(), "pirate_cannon".into()]);
        assert_eq!(table.bounds(), (1, 1));
        table.card("pirate_cannon");
        assert_eq!((table.in_hand(0, "pirate_cannon"), table.in_discard(0, "pirate_king")), (1, 1));
        assert_eq!(table.in_discard(0, "zombie_grave_robbing"), 1);
    }

    #[test]
    fn takes_the_only_card_by_itself() {
        let mut table = table();
        table.discard(0, &["pirate_king"]);
        table.hand(0, &["zombie_grave_robbing"]).cast("zombie_grave_robbing");
        assert_eq!((table.asking(), table.in_hand(0, "pirate_king")), (Asking::Turn, 1));
    }
}

mod zombie_lend_a_hand {
    use super::*;

    #[test]
    fn shuffles_any_cards_of_the_discard_pile_into_the_deck() {
        let mut table = table();
        table.discard(0, &["pirate_king", "pirate_cannon", "zombie_lord"]);
        table.hand(0, &["zombie_lend_a_hand"]).cast("zombie_lend_a_hand");
        let all = ["pirate_king", "pirate_cannon", "zombie_lord"].map(String::from);
        same(table.cards(), all.to_vec());
        assert_eq!(table.bounds(), (0, 3));
        table.card("pirate_cannon").card("zombie_lord");
        assert_eq!((table.in_deck(0, "pirate_cannon"), table.in_deck(0, "zombie_lord")), (1, 1));
        assert_eq!((table.in_discard(0, "pirate_king"), table.deck_size(0)), (1, 38));
        assert!(table.saw(|event| matches!(event, Event::DeckShuffled { reshuffled: false, .. })));
        assert_eq!(table.in_discard(0, "zombie_lend_a_hand"), 1, "it does not go with them");
    }

    #[test]
    fn may_take_none() {
        let mut table = table();
        table.discard(0, &["pirate_king"]);
        table.hand(0, &["zombie_lend_a_hand"]).cast("zombie_lend_a_hand").done();
        assert_eq!(table.in_discard(0, "pirate_king"), 1);
    }
}

mod zombie_mall_crawl {
    use super::*;

    #[test]
    fn discards_any_number_of_cards_of_one_name_from_the_deck_and_shuffles() {
        let mut table = table();
        table.only_deck(0, &["zombie_walker", "pirate_king", "zombie_walker", "zombie_walker"]);
        let before = table.in_discard(0, "zombie_walker");
        table.hand(0, &["zombie_mall_crawl"]).cast("zombie_mall_crawl");
        same(table.cards(), vec!["zombie_walker".into(), "pirate_king".into()]);
        assert_eq!(table.bounds().0, 0);
        table.card("zombie_walker");
        assert_eq!(table.cards(), vec!["zombie_walker".to_string()], "of one name only");
        table.card("zombie_walker").done();
        assert_eq!(table.in_discard(0, "zombie_walker"), before + 2);
        same(table.top(0, 9), vec!["pirate_king".into(), "zombie_walker".into()]);
        assert!(table.saw(|event| matches!(event, Event::DeckShuffled { reshuffled: false, .. })));
    }

    #[test]
    fn may_find_nothing() {
        let mut table = table();
        table.hand(0, &["zombie_mall_crawl"]).cast("zombie_mall_crawl").done();
        assert_eq!((table.deck_size(0), table.in_discard(0, "zombie_mall_crawl")), (39, 1));
    }
}

mod zombie_not_enough_bullets {
    use super::*;

    #[test]
    fn takes_any_number_of_minions_of_one_name_back() {
        let mut table = table();
        table.discard(0, &["zombie_walker"; 3]).discard(0, &["pirate_king"]);
        table.discard(0, &["pirate_broadside"; 2]).discard(1, &["robot_zapbot"]);
        table.hand(0, &["zombie_not_enough_bullets"]).cast("zombie_not_enough_bullets");
        same(table.cards(), vec!["zombie_walker".into(), "pirate_king".into()]);
        assert_eq!(table.bounds().0, 0);
        table.card("zombie_walker");
        assert_eq!(table.cards(), vec!["zombie_walker".to_string()]);
        table.card("zombie_walker").done();
        assert_eq!((table.in_hand(0, "zombie_walker"), table.hand_size(0)), (2, 2));
    }

    #[test]
    fn may_take_all_of_them_or_none() {
        for n in [0, 3] {
            let mut table = table();
            table.discard(0, &["zombie_walker"; 3]);
            table.hand(0, &["zombie_not_enough_bullets"]).cast("zombie_not_enough_bullets");
            assert_eq!(table.bounds(), (0, 3));
            match n {
                0 => table.done(),
                _ => table.card("zombie_walker").card("zombie_walker").card("zombie_walker"),
            };
            assert_eq!((table.asking(), table.in_hand(0, "zombie_walker")), (Asking::Turn, n));
        }
    }
}

mod zombie_outbreak {
    use super::*;

    #[test]
    fn gives_an_extra_minion_where_no_own_minion_is() {
        let mut table = table();
        table.minion(0, "pirate_king", 0);
        table.minion(1, "robot_nukebot", 1);
        table.hand(0, &["zombie_outbreak", "pirate_first_mate", "pirate_first_mate"]);
        table.cast("zombie_outbreak");
        assert_eq!(table.allowances(0), (2, 0));
        table.play("pirate_first_mate", 0);
        same(table.plays(), [1, 2].map(|at| ("pirate_first_mate".into(), Some(at))).to_vec());
        table.play("pirate_first_mate", 1);
        assert_eq!(table.allowances(0), (0, 0));
    }

    #[test]
    fn the_usual_minion_stays_free_when_the_extra_one_can_be_used() {
        let mut table = table();
        table.minion(0, "pirate_king", 0);
        table.hand(0, &["zombie_outbreak", "pirate_first_mate", "pirate_first_mate"]);
        table.cast("zombie_outbreak").play("pirate_first_mate", 2).play("pirate_first_mate", 0);
        assert_eq!((table.allowances(0), table.in_play("pirate_first_mate")), ((0, 0), 2));
    }

    #[test]
    fn is_for_the_hand() {
        let mut table = table();
        table.discard(0, &["pirate_first_mate"]).hand(0, &["zombie_outbreak"]);
        table.cast("zombie_outbreak");
        assert!(risers(&table).is_empty());
    }
}

mod zombie_overrun {
    use super::*;

    #[test]
    fn keeps_minions_of_others_out_until_the_next_own_turn() {
        let mut table = table();
        table.hand(0, &["zombie_overrun", "pirate_king"]).hand(1, &["robot_nukebot"]);
        table.play("zombie_overrun", 0);
        same(table.plays(), [0, 1, 2].map(|at| ("pirate_king".into(), Some(at))).to_vec());
        table.end_turn();
        same(table.plays(), [1, 2].map(|at| ("robot_nukebot".into(), Some(at))).to_vec());
        table.end_turn();
        assert_eq!(
            (table.in_play("zombie_overrun"), table.in_discard(0, "zombie_overrun")),
            (0, 1)
        );
        table.end_turn();
        assert!(table.plays().contains(&("robot_nukebot".into(), Some(0))));
    }

    #[test]
    fn does_not_keep_them_from_being_moved_there() {
        let mut table = table();
        table.action(0, "zombie_overrun", 0);
        let scout = table.minion(1, "alien_scout", 1);
        table.hand(1, &["alien_invasion"]).end_turn().cast("alien_invasion").to(0);
        assert_eq!(table.at(scout), Some(0));
    }
}

mod zombie_they_keep_coming {
    use super::*;

    #[test]
    fn plays_a_minion_of_the_discard_pile_as_an_extra_one() {
        let mut table = table();
        table.discard(0, &["pirate_king", "zombie_lord", "pirate_cannon"]);
        table.hand(0, &["zombie_they_keep_coming", "pirate_first_mate"]);
        table.cast("zombie_they_keep_coming");
        assert_eq!(table.question(), "play_now_from_discard");
        let places = |name: &str| [0, 1, 2].map(|at| (name.to_string(), at)).to_vec();
        same(risers(&table), [places("pirate_king"), places("zombie_lord")].concat());
        assert_eq!(table.refused(Action::Pass), "must_play");
        table.raise("pirate_king", 2);
        assert_eq!(table.at(table.find("pirate_king")), Some(2));
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (1, 0)));
    }

    #[test]
    fn does_nothing_when_there_is_none() {
        let mut table = table();
        table.discard(0, &["pirate_cannon"]).hand(0, &["zombie_they_keep_coming"]);
        table.cast("zombie_they_keep_coming");
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (1, 0)));
    }

    #[test]
    fn a_tenacious_z_that_it_brings_back_can_rise_later_too() {
        let mut table = table();
        table.discard(0, &["zombie_tenacious_z"; 2]).hand(0, &["zombie_they_keep_coming"]);
        table.cast("zombie_they_keep_coming").raise("zombie_tenacious_z", 0);
        table.raise("zombie_tenacious_z", 0);
        assert_eq!(table.in_play("zombie_tenacious_z"), 2);
    }
}

mod zombie_theyre_coming_to_get_you {
    use super::*;

    #[test]
    fn lets_the_usual_minion_come_from_the_discard_pile_there() {
        let mut table = table();
        table.discard(0, &["pirate_king", "zombie_lord"]).discard(1, &["robot_nukebot"]);
        table.hand(0, &["zombie_theyre_coming_to_get_you", "pirate_first_mate"]);
        table.play("zombie_theyre_coming_to_get_you", 1);
        same(risers(&table), vec![("pirate_king".into(), 1), ("zombie_lord".into(), 1)]);
        assert!(table.plays().contains(&("pirate_first_mate".into(), Some(0))));
        table.raise("pirate_king", 1);
        assert_eq!((table.at(table.find("pirate_king")), table.allowances(0)), (Some(1), (0, 0)));
        assert!(risers(&table).is_empty() && table.plays().is_empty());
    }

    #[test]
    fn is_there_for_extra_minions_too_and_in_every_turn() {
        let mut table = table();
        table.action(0, "zombie_theyre_coming_to_get_you", 1);
        table.discard(0, &["pirate_king", "pirate_first_mate"]);
        table.hand(0, &["zombie_outbreak"]).cast("zombie_outbreak");
        table.raise("pirate_first_mate", 1).raise("pirate_king", 1);
        assert_eq!((table.power_of(0, 1), table.allowances(0)), (7, (0, 0)));
    }

    #[test]
    fn is_not_for_others() {
        let mut table = table();
        table.action(0, "zombie_theyre_coming_to_get_you", 1);
        table.discard(1, &["robot_nukebot"]).end_turn();
        assert!(risers(&table).is_empty());
    }

    #[test]
    fn a_tenacious_z_can_come_there_beside_the_one_that_rises() {
        let mut table = table();
        table.action(0, "zombie_theyre_coming_to_get_you", 1);
        table.discard(0, &["zombie_tenacious_z"; 2]);
        table.raise("zombie_tenacious_z", 0);
        assert_eq!(risers(&table), vec![("zombie_tenacious_z".into(), 1)]);
        table.raise("zombie_tenacious_z", 1);
        assert_eq!(table.allowances(0), (0, 1));
    }
}
