//! Bases of the Obligatory Cthulhu Set.

use super::*;

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
