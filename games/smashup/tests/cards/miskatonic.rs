//! Miskatonic University: madness is studied, used and handed back.

use crate::common::{Table, same};
use engine::Seat;
use smashup::piles::Pile;
use smashup::{Action, Asking, Event};

fn table() -> Table {
    Table::new(["miskatonic", "dinosaurs", "robots", "steampunks"])
}

/// The pick of a madness card of seat 0 that lies there.
fn madness(table: &Table, pile: Pile) -> Action {
    Action::Card { card: table.def("special_madness").card(), owner: Seat::new(0), pile }
}

mod miskatonic_professor {
    use super::*;

    #[test]
    fn an_extra_action_and_an_extra_minion_for_a_madness() {
        let mut table = table();
        let professor = table.minion(0, "miskatonic_professor", 0);
        table.hand(0, &["special_madness", "special_madness", "dino_howl"]).talent(professor);
        assert_eq!((table.cards(), table.bounds()), (vec!["special_madness".to_owned()], (1, 1)));
        table.card("special_madness");
        assert_eq!(table.allowances(0), (2, 2));
        assert_eq!(table.in_discard(0, "special_madness"), 1);
        assert_eq!(table.in_hand(0, "special_madness"), 1);
        assert_eq!(table.refused(Action::Use { id: professor }), "talent_used");
    }

    #[test]
    fn nothing_without_madness_in_hand() {
        let mut table = table();
        let professor = table.minion(0, "miskatonic_professor", 0);
        table.hand(0, &["dino_howl"]).discard(0, &["special_madness"]);
        assert!(!table.can(Action::Use { id: professor }));
    }
}

mod miskatonic_librarian {
    use super::*;

    #[test]
    fn a_card_for_a_madness() {
        let mut table = table();
        let one = table.minion(0, "miskatonic_librarian", 0);
        let two = table.minion(0, "miskatonic_librarian", 0);
        table.deck(0, &["dino_king_rex"]).hand(0, &["special_madness", "dino_howl"]);
        table.talent(one).card("special_madness");
        assert_eq!(table.in_discard(0, "special_madness"), 1);
        assert_eq!((table.hand_size(0), table.in_hand(0, "dino_king_rex")), (2, 1));
        assert!(!table.can(Action::Use { id: two }), "no madness is left");
    }
}

mod miskatonic_psychologist {
    use super::*;

    #[test]
    fn may_return_one_madness_from_hand_or_discard_pile() {
        let mut table = table();
        table.hand(0, &["miskatonic_psychologist", "special_madness", "dino_howl"]);
        table.discard(0, &["special_madness", "dino_rampage"]).play("miskatonic_psychologist", 0);
        let (hand, discard) = (madness(&table, Pile::Hand), madness(&table, Pile::Discard));
        assert_eq!(table.bounds(), (0, 1));
        assert!(table.can(hand) && table.can(discard));
        assert_eq!(table.options().len(), 3, "these two or none");
        table.act(discard);
        assert_eq!((table.state.madness, table.asking()), (29, Asking::Turn));
        assert_eq!(table.in_discard(0, "special_madness"), 0);
        assert_eq!(table.in_hand(0, "special_madness"), 1);
    }

    #[test]
    fn may_keep_it() {
        let mut table = table();
        table.hand(0, &["miskatonic_psychologist", "special_madness"]);
        table.play("miskatonic_psychologist", 0).done();
        assert_eq!((table.state.madness, table.in_hand(0, "special_madness")), (29, 1));
    }
}

mod miskatonic_researcher {
    use super::*;

    #[test]
    fn may_draw_a_madness() {
        let mut table = table();
        table.hand(0, &["miskatonic_researcher"]).play("miskatonic_researcher", 0).way(0);
        assert_eq!((table.in_hand(0, "special_madness"), table.state.madness), (1, 29));
    }

    #[test]
    fn may_leave_it() {
        let mut table = table();
        table.hand(0, &["miskatonic_researcher"]).play("miskatonic_researcher", 0).way(1);
        assert_eq!((table.hand_size(0), table.state.madness), (0, 30));
    }
}

mod miskatonic_old_man_jenkins {
    use super::*;

    #[test]
    fn destroys_the_strongest_minion_of_the_base_before_it_scores() {
        let mut table = table();
        let own = table.minion(0, "miskatonic_professor", 0);
        table.minion(0, "miskatonic_librarian", 0);
        let nukebot = table.minion(1, "robot_nukebot", 0);
        let elsewhere = table.minion(0, "dino_king_rex", 1);
        table.hand(0, &["miskatonic_old_man_jenkins"]).end_play();
        assert_eq!(table.asking(), Asking::MeFirst(0));
        table.special("miskatonic_old_man_jenkins");
        // Two are equally strong; whose they are does not matter.
        assert_eq!((table.things(), table.bounds()), (vec![own, nukebot], (1, 1)));
        table.thing(own);
        assert!(table.saw(|e| matches!(e, Event::MinionDestroyed { id, .. } if *id == own)));
        assert!(table.is_in_play(elsewhere));
        // The base is scored all the same, with what is left.
        assert!(table.saw(|e| matches!(e, Event::PlaceAwarded { place: 1, power: 5, .. })));
        assert_eq!((table.points(1), table.in_discard(0, "miskatonic_old_man_jenkins")), (2, 1));
    }

    #[test]
    fn who_is_strongest_alone_is_not_asked_about() {
        let mut table = table();
        table.minion(0, "miskatonic_professor", 0);
        table.minion(0, "miskatonic_librarian", 0);
        let warbot = table.minion(1, "robot_warbot", 0);
        let boosted = table.minion(1, "robot_zapbot", 0);
        table.action(1, "steampunk_rotary_slug_thrower", 0);
        table.hand(0, &["miskatonic_old_man_jenkins"]).end_play();
        table.special("miskatonic_old_man_jenkins");
        // The Warbot has 6 and cannot be destroyed; nobody else is hit for it.
        assert!(!table.saw(|e| matches!(e, Event::MinionDestroyed { .. })));
        let powers = |e: &Event| matches!(e, Event::PlaceAwarded { place: 1, power: 10, .. });
        assert!(table.saw(powers), "6 and 4 of the other player are more than 9");
        assert!(!table.is_in_play(warbot) && !table.is_in_play(boosted));
    }
}

mod miskatonic_it_just_might_work {
    use super::*;

    #[test]
    fn power_for_all_own_minions_for_a_madness() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        let stego = table.minion(0, "dino_armor_stego", 1);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["miskatonic_it_just_might_work", "special_madness", "dino_howl"]);
        table.cast("miskatonic_it_just_might_work").card("special_madness");
        assert_eq!([rex, stego, zapbot].map(|id| table.power(id)), [8, 4, 2]);
        assert_eq!(table.in_discard(0, "special_madness"), 1);
        table.end_turn();
        assert_eq!(table.power(rex), 7);
    }

    #[test]
    fn nothing_without_madness() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        table.hand(0, &["miskatonic_it_just_might_work", "dino_howl"]);
        table.cast("miskatonic_it_just_might_work");
        assert_eq!((table.power(rex), table.in_hand(0, "dino_howl")), (7, 1));
        assert_eq!(table.asking(), Asking::Turn, "all can see that there is none");
    }

    #[test]
    fn what_a_hand_holds_of_it_is_no_ones_business() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        table.hand(0, &["miskatonic_it_just_might_work", "dino_howl"]);
        table.discard(0, &["special_madness"]);
        table.cast("miskatonic_it_just_might_work").done();
        assert_eq!(table.power(rex), 7);
    }
}

mod miskatonic_field_trip {
    use super::*;

    #[test]
    fn any_cards_go_under_the_deck_and_as_many_are_drawn() {
        let mut table = table();
        table.deck(0, &["dino_king_rex", "dino_rampage", "dino_upgrade"]);
        table
            .hand(0, &["miskatonic_field_trip", "dino_howl", "dino_war_raptor", "special_madness"]);
        table.cast("miskatonic_field_trip");
        assert_eq!(table.bounds(), (0, 3));
        table.card("dino_howl").card("special_madness");
        same(
            [0, 1].map(|at| table.name(table.state.players[0].deck[at].card)).to_vec(),
            vec!["dino_howl".to_owned(), "special_madness".to_owned()],
        );
        assert_eq!(table.top(0, 1), ["dino_upgrade"]);
        assert_eq!(table.hand_size(0), 3);
        for name in ["dino_king_rex", "dino_rampage", "dino_war_raptor"] {
            assert_eq!(table.in_hand(0, name), 1, "{name}");
        }
    }

    #[test]
    fn may_be_none() {
        let mut table = table();
        table.hand(0, &["miskatonic_field_trip", "dino_howl"]).cast("miskatonic_field_trip").done();
        assert_eq!((table.hand_size(0), table.in_hand(0, "dino_howl")), (1, 1));
    }
}

mod miskatonic_gate_to_beyond {
    use super::*;

    #[test]
    fn a_madness_and_an_extra_minion_here() {
        let mut table = table();
        table.hand(0, &["miskatonic_gate_to_beyond", "dino_king_rex", "dino_war_raptor"]);
        table.play("miskatonic_gate_to_beyond", 1).play("dino_war_raptor", 0);
        // It can be used at once.
        let gate = table.find("miskatonic_gate_to_beyond");
        table.talent(gate);
        assert_eq!(table.in_hand(0, "special_madness"), 1);
        assert_eq!(table.plays(), vec![("dino_king_rex".to_owned(), Some(1))]);
        table.play("dino_king_rex", 1);
        assert_eq!(table.allowances(0), (0, 0));
        assert!(!table.can(Action::Use { id: gate }));
    }
}

mod miskatonic_jinkies {
    use super::*;

    #[test]
    fn up_to_two_madness_go_back_from_hand_and_discard_pile() {
        let mut table = table();
        table.hand(0, &["miskatonic_jinkies", "special_madness", "special_madness"]);
        table.discard(0, &["special_madness", "dino_howl"]).cast("miskatonic_jinkies");
        assert_eq!(table.bounds(), (0, 2));
        let (hand, discard) = (madness(&table, Pile::Hand), madness(&table, Pile::Discard));
        table.act(hand).act(discard);
        assert_eq!((table.state.madness, table.asking()), (29, Asking::Turn));
        assert_eq!(table.in_hand(0, "special_madness"), 1);
        assert_eq!(table.in_discard(0, "special_madness"), 0);
        assert_eq!(table.in_discard(0, "dino_howl"), 1);
    }

    #[test]
    fn may_be_none() {
        let mut table = table();
        table.hand(0, &["miskatonic_jinkies", "special_madness"]).cast("miskatonic_jinkies").done();
        assert_eq!((table.in_hand(0, "special_madness"), table.state.madness), (1, 29));
    }
}

mod miskatonic_thats_so_crazy {
    use super::*;

    #[test]
    fn a_madness_power_for_own_minions_and_an_action() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["miskatonic_thats_so_crazy"]).cast("miskatonic_thats_so_crazy");
        assert_eq!(table.in_hand(0, "special_madness"), 1);
        assert_eq!((table.power(rex), table.power(zapbot)), (8, 2));
        assert_eq!(table.allowances(0), (1, 1));
        table.end_turn();
        assert_eq!(table.power(rex), 7);
    }
}

mod miskatonic_things_best_not_known {
    use super::*;

    #[test]
    fn a_minion_at_the_base_gets_2_for_each_madness_drawn() {
        let mut table = table();
        let stego = table.minion(0, "dino_armor_stego", 0);
        let librarian = table.minion(0, "miskatonic_librarian", 0);
        let nukebot = table.minion(1, "robot_nukebot", 0);
        table.minion(0, "dino_king_rex", 1);
        table.hand(0, &["miskatonic_things_best_not_known", "dino_howl"]).end_play();
        table.special("miskatonic_things_best_not_known");
        assert_eq!((table.things(), table.bounds()), (vec![stego, librarian, nukebot], (1, 1)));
        table.thing(stego);
        let numbers = [0, 1, 2, 3].map(|n| Action::Number { n });
        assert_eq!(table.options(), numbers);
        table.number(3);
        assert_eq!((table.power(stego), table.power(librarian)), (9, 4));
        assert_eq!(table.in_hand(0, "special_madness"), 3);
        table.pass();
        assert!(table.saw(|e| matches!(e, Event::PlaceAwarded { place: 1, power: 13, .. })));
    }

    #[test]
    fn only_madness_that_was_there_counts() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        table.minion(1, "robot_nukebot", 0);
        table.hand(1, &["special_madness"; 29]);
        table.hand(0, &["miskatonic_things_best_not_known", "dino_howl"]).end_play();
        table.special("miskatonic_things_best_not_known").thing(rex).number(2);
        assert_eq!((table.power(rex), table.in_hand(0, "special_madness")), (9, 1));
    }
}

mod miskatonic_those_meddling_kids {
    use super::*;

    #[test]
    fn destroys_any_number_of_actions_on_a_base() {
        let mut table = table();
        let dome = table.action(1, "steampunk_aggromotive", 0);
        let thrower = table.action(1, "steampunk_rotary_slug_thrower", 0);
        let gate = table.action(0, "miskatonic_gate_to_beyond", 0);
        let elsewhere = table.action(1, "steampunk_zeppelin", 1);
        let rex = table.minion(0, "dino_king_rex", 0);
        let upgrade = table.action_on(0, "dino_upgrade", rex);
        table.hand(0, &["miskatonic_those_meddling_kids"]).cast("miskatonic_those_meddling_kids");
        assert_eq!(table.bases(), vec![0, 1, 2]);
        table.to(0);
        assert_eq!((table.things(), table.bounds()), (vec![dome, thrower, gate], (0, 3)));
        table.thing(dome).thing(thrower).done();
        assert!(!table.is_in_play(dome) && !table.is_in_play(thrower));
        assert!([gate, elsewhere, upgrade].iter().all(|&id| table.is_in_play(id)));
        assert_eq!(table.in_discard(1, "steampunk_aggromotive"), 1);
    }

    #[test]
    fn may_destroy_none() {
        let mut table = table();
        let zeppelin = table.action(1, "steampunk_zeppelin", 1);
        table.hand(0, &["miskatonic_those_meddling_kids"]);
        table.cast("miskatonic_those_meddling_kids").to(1).done();
        assert!(table.is_in_play(zeppelin));
    }
}
