//! Elder Things: madness for the others, and what comes at a price.

use crate::common::{Table, same};
use engine::Seat;
use smashup::{Action, Asking, Event};

fn table() -> Table {
    Table::new(["elder_things", "dinosaurs", "robots", "aliens"])
}

fn three() -> Table {
    Table::of(&["elder_things", "dinosaurs", "robots", "aliens", "zombies", "wizards"])
}

/// How much madness each of three players holds.
fn madness(table: &Table) -> [usize; 3] {
    [0, 1, 2].map(|seat| table.in_hand(seat, "special_madness"))
}

mod elder_thing_elder_thing {
    use super::*;

    #[test]
    fn stays_if_two_other_own_minions_are_destroyed() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        let stego = table.minion(0, "dino_armor_stego", 1);
        let raptor = table.minion(0, "dino_war_raptor", 2);
        let warbot = table.minion(1, "robot_warbot", 0);
        table.hand(0, &["elder_thing_elder_thing"]).play("elder_thing_elder_thing", 0).way(0);
        // Itself is not among them; the last one cannot come first, because there must be two.
        assert_eq!((table.things(), table.bounds()), (vec![rex, stego], (2, 2)));
        table.thing(stego).thing(raptor);
        assert!(!table.is_in_play(stego) && !table.is_in_play(raptor));
        assert!(table.is_in_play(rex) && table.is_in_play(warbot));
        let elder = table.find("elder_thing_elder_thing");
        assert_eq!((table.at(elder), table.power(elder)), (Some(0), 10));
    }

    #[test]
    fn may_go_under_the_deck_instead() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        let stego = table.minion(0, "dino_armor_stego", 1);
        table.hand(0, &["elder_thing_elder_thing"]).play("elder_thing_elder_thing", 0).way(1);
        assert!(table.is_in_play(rex) && table.is_in_play(stego));
        assert_eq!(table.in_play("elder_thing_elder_thing"), 0);
        assert_eq!(table.bottom(0), "elder_thing_elder_thing");
    }

    #[test]
    fn must_go_under_the_deck_where_there_are_no_two() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["elder_thing_elder_thing"]).play("elder_thing_elder_thing", 0);
        assert_eq!(table.asking(), Asking::Turn);
        assert!(table.is_in_play(rex));
        assert_eq!(table.bottom(0), "elder_thing_elder_thing");
    }

    #[test]
    fn what_cannot_be_destroyed_does_not_count() {
        let mut table = Table::new(["elder_things", "robots", "dinosaurs", "aliens"]);
        table.minion(0, "robot_warbot", 0);
        let zapbot = table.minion(0, "robot_zapbot", 0);
        table.hand(0, &["elder_thing_elder_thing"]).play("elder_thing_elder_thing", 0);
        assert_eq!(table.asking(), Asking::Turn);
        assert!(table.is_in_play(zapbot));
        assert_eq!(table.bottom(0), "elder_thing_elder_thing");
    }

    #[test]
    fn is_not_affected_by_cards_of_others() {
        let mut table = table();
        let elder = table.minion(0, "elder_thing_elder_thing", 0);
        table.hand(0, &["dino_howl"]).cast("dino_howl");
        assert_eq!(table.power(elder), 11, "an own card has its effect");
        table.end_turn();
        table.hand(1, &["alien_beam_up"]).cast("alien_beam_up");
        assert!(table.is_in_play(elder));
        assert_eq!(table.in_discard(1, "alien_beam_up"), 1);
    }

    #[test]
    fn loses_no_power_to_what_others_have_in_play() {
        let mut table = Table::new(["elder_things", "dinosaurs", "robots", "killer_plants"]);
        let elder = table.minion(0, "elder_thing_elder_thing", 0);
        let rex = table.minion(0, "dino_king_rex", 0);
        table.action(1, "killer_plant_sleep_spores", 0);
        assert_eq!((table.power(elder), table.power(rex)), (10, 6));
    }
}

mod elder_thing_shoggoth {
    use super::*;

    #[test]
    fn comes_only_where_its_player_has_6_power() {
        let mut table = table();
        table.minion(0, "dino_armor_stego", 0);
        table.minion(0, "elder_thing_byakhee", 0);
        table.minion(0, "dino_king_rex", 1);
        table.minion(1, "robot_nukebot", 2);
        table.minion(1, "robot_warbot", 2);
        table.hand(0, &["elder_thing_shoggoth"]);
        // 5 there, 7 there, and 9 of another player there.
        assert_eq!(table.plays(), vec![("elder_thing_shoggoth".to_owned(), Some(1))]);
    }

    #[test]
    fn each_other_player_draws_madness_or_loses_a_minion_here() {
        let mut table = three();
        table.minion(0, "dino_king_rex", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        let lord = table.minion(2, "zombie_lord", 0);
        let walker = table.minion(2, "zombie_walker", 0);
        table.minion(2, "zombie_walker", 1);
        table.hand(0, &["elder_thing_shoggoth"]).play("elder_thing_shoggoth", 0);
        assert_eq!((table.asking(), table.seat()), (Asking::Offer, Seat::new(1)));
        table.accept();
        assert_eq!(table.seat(), Seat::new(2));
        table.decline();
        // Who played it chooses among the minions of that player here.
        assert_eq!((table.seat(), table.things()), (Seat::new(0), vec![lord, walker]));
        table.thing(lord);
        assert!(table.is_in_play(zapbot) && table.is_in_play(walker));
        assert_eq!(table.in_discard(2, "zombie_lord"), 1);
        assert_eq!(madness(&table), [0, 1, 0]);
    }

    #[test]
    fn who_has_nothing_here_declines_for_free() {
        let mut table = table();
        table.minion(0, "dino_king_rex", 0);
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["elder_thing_shoggoth"]).play("elder_thing_shoggoth", 0).decline();
        assert_eq!(table.asking(), Asking::Turn);
        assert!(table.is_in_play(zapbot));
        assert_eq!(table.in_hand(1, "special_madness"), 0);
    }
}

mod elder_thing_mi_go {
    use super::*;

    #[test]
    fn draws_a_card_for_each_who_does_not_draw_madness() {
        let mut table = three();
        table.deck(0, &["dino_king_rex", "dino_howl"]);
        table.hand(0, &["elder_thing_mi_go"]).play("elder_thing_mi_go", 0);
        assert_eq!(table.seat(), Seat::new(1));
        table.accept();
        assert_eq!((table.seat(), table.hand_size(0)), (Seat::new(2), 0));
        table.decline();
        assert_eq!(madness(&table), [0, 1, 0]);
        assert_eq!((table.hand_size(0), table.in_hand(0, "dino_king_rex")), (1, 1));
    }

    #[test]
    fn draws_for_both() {
        let mut table = three();
        table.hand(0, &["elder_thing_mi_go"]).play("elder_thing_mi_go", 0).decline().decline();
        assert_eq!((madness(&table), table.hand_size(0)), ([0, 0, 0], 2));
    }
}

mod elder_thing_byakhee {
    use super::*;

    #[test]
    fn others_with_a_minion_here_draw_madness() {
        let mut table = three();
        table.minion(0, "dino_king_rex", 0);
        table.minion(1, "robot_zapbot", 0);
        table.minion(1, "robot_zapbot", 0);
        table.minion(2, "zombie_walker", 1);
        table.hand(0, &["elder_thing_byakhee"]).play("elder_thing_byakhee", 0);
        assert_eq!(madness(&table), [0, 1, 0]);
        assert_eq!(table.state.madness, 29);
    }
}

mod elder_thing_begin_the_summoning {
    use super::*;

    #[test]
    fn lays_a_minion_of_the_discard_pile_on_the_deck_and_gives_an_action() {
        let mut table = table();
        table.discard(0, &["dino_king_rex", "dino_war_raptor", "dino_howl"]);
        table.discard(1, &["robot_zapbot"]);
        table.hand(0, &["elder_thing_begin_the_summoning"]).cast("elder_thing_begin_the_summoning");
        same(table.cards(), vec!["dino_king_rex".to_owned(), "dino_war_raptor".to_owned()]);
        assert_eq!(table.bounds(), (1, 1));
        table.card("dino_king_rex");
        assert_eq!(table.top(0, 1), ["dino_king_rex"]);
        assert_eq!(table.in_discard(0, "dino_war_raptor"), 1);
        assert_eq!(table.allowances(0), (1, 1));
    }

    #[test]
    fn gives_the_action_even_without_a_minion() {
        let mut table = table();
        table.discard(0, &["dino_howl"]);
        table.hand(0, &["elder_thing_begin_the_summoning"]).cast("elder_thing_begin_the_summoning");
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (1, 1)));
    }
}

mod elder_thing_dunwich_horror {
    use super::*;

    #[test]
    fn gives_5_power_and_destroys_its_minion_at_the_end_of_the_turn() {
        let mut table = table();
        let stego = table.minion(0, "dino_armor_stego", 0);
        table.hand(0, &["elder_thing_dunwich_horror"]);
        table.play_on("elder_thing_dunwich_horror", stego);
        assert_eq!(table.power(stego), 8);
        table.end_turn();
        assert_eq!(table.in_discard(0, "dino_armor_stego"), 1);
        assert_eq!(table.in_discard(0, "elder_thing_dunwich_horror"), 1);
    }

    #[test]
    fn can_be_played_on_minions_of_others() {
        let mut table = table();
        let zapbot = table.minion(1, "robot_zapbot", 0);
        let rex = table.minion(0, "dino_king_rex", 1);
        table.hand(0, &["elder_thing_dunwich_horror"]);
        table.play_on("elder_thing_dunwich_horror", zapbot);
        assert_eq!(table.power(zapbot), 7);
        table.end_turn();
        assert!(!table.is_in_play(zapbot) && table.is_in_play(rex));
        assert_eq!(table.in_discard(1, "robot_zapbot"), 1);
        assert_eq!(table.in_discard(0, "elder_thing_dunwich_horror"), 1);
    }

    #[test]
    fn works_at_the_end_of_anybodys_turn() {
        let mut table = Table::new(["dinosaurs", "robots", "elder_things", "aliens"]);
        let byakhee = table.minion(1, "elder_thing_byakhee", 0);
        table.action_on(1, "elder_thing_dunwich_horror", byakhee);
        table.end_turn();
        assert_eq!(table.in_discard(1, "elder_thing_byakhee"), 1);
    }

    #[test]
    fn stays_on_what_cannot_be_destroyed() {
        let mut table = Table::new(["elder_things", "robots", "dinosaurs", "aliens"]);
        let warbot = table.minion(0, "robot_warbot", 0);
        table.hand(0, &["elder_thing_dunwich_horror"]);
        table.play_on("elder_thing_dunwich_horror", warbot).end_turn();
        assert_eq!(table.power(warbot), 9);
    }
}

mod elder_thing_insanity {
    use super::*;

    #[test]
    fn each_other_player_draws_two_madness() {
        let mut table = three();
        table.hand(0, &["elder_thing_insanity"]).cast("elder_thing_insanity");
        assert_eq!(madness(&table), [0, 2, 2]);
        assert_eq!(table.state.madness, 26);
    }

    #[test]
    fn there_is_no_more_than_the_madness_deck_has() {
        let mut table = three();
        table.hand(0, &["special_madness"; 27]);
        table.hand(0, &["elder_thing_insanity"]).cast("elder_thing_insanity");
        assert_eq!(madness(&table), [27, 2, 1]);
        assert_eq!(table.state.madness, 0);
    }
}

mod elder_thing_power_of_madness {
    use super::*;

    #[test]
    fn others_discard_all_madness_and_shuffle_their_discard_piles_in() {
        let mut table = three();
        table.hand(0, &["elder_thing_power_of_madness", "special_madness"]);
        table.discard(0, &["dino_howl"]);
        table.hand(1, &["special_madness", "robot_zapbot", "special_madness"]);
        table.discard(1, &["robot_nukebot"]);
        table.discard(2, &["zombie_walker", "wizard_scry"]);
        table.cast("elder_thing_power_of_madness");
        assert_eq!(madness(&table), [1, 0, 0]);
        assert_eq!((table.hand_size(1), table.in_hand(1, "robot_zapbot")), (1, 1));
        assert_eq!(
            (table.in_deck(1, "special_madness"), table.in_deck(1, "robot_nukebot")),
            (2, 1)
        );
        assert_eq!([1, 2].map(|seat| table.state.players[seat].discard.len()), [0, 0]);
        // 40 cards and two of madness, one of them in hand; all 40 of the other one.
        assert_eq!([1, 2].map(|seat| table.deck_size(seat)), [41, 40]);
        assert_eq!(table.in_discard(0, "dino_howl"), 1);
        assert_eq!(table.state.madness, 27, "none goes back to the madness deck");
        let shown = |seat| {
            let is = |event: &Event| matches!(event, Event::HandShown { seat: s, .. } if s.index() == seat);
            table.saw(is)
        };
        assert_eq!([0, 1, 2].map(shown), [false, true, true]);
    }
}

mod elder_thing_spreading_horror {
    use super::*;

    #[test]
    fn others_discard_at_random_up_to_the_first_card_that_is_no_madness() {
        let mut table = three();
        table.hand(0, &["elder_thing_spreading_horror", "dino_howl"]);
        table.hand(1, &["special_madness", "special_madness", "robot_zapbot", "robot_zapbot"]);
        table.hand(2, &["zombie_walker"]).cast("elder_thing_spreading_horror");
        assert_eq!((table.in_hand(1, "robot_zapbot"), table.in_discard(1, "robot_zapbot")), (1, 1));
        let mad = (table.in_hand(1, "special_madness"), table.in_discard(1, "special_madness"));
        assert_eq!(mad.0 + mad.1, 2);
        assert_eq!((table.hand_size(2), table.in_discard(2, "zombie_walker")), (0, 1));
        assert_eq!(table.in_hand(0, "dino_howl"), 1);
    }

    #[test]
    fn a_hand_of_nothing_but_madness_goes_altogether() {
        let mut table = three();
        table.hand(0, &["elder_thing_spreading_horror"]).hand(1, &["special_madness"; 3]);
        table.cast("elder_thing_spreading_horror");
        assert_eq!((table.hand_size(1), table.in_discard(1, "special_madness")), (0, 3));
        assert_eq!(table.hand_size(2), 0);
    }
}

mod elder_thing_the_price_of_power {
    use super::*;

    #[test]
    fn one_own_minion_there_gets_2_for_each_madness_of_others_there() {
        let mut table = three();
        table.minion(0, "dino_king_rex", 0);
        let raptor = table.minion(0, "dino_war_raptor", 0);
        table.minion(0, "dino_armor_stego", 1);
        table.minion(1, "robot_nukebot", 0);
        table.minion(2, "zombie_walker", 1);
        table.hand(0, &["elder_thing_the_price_of_power", "special_madness"]);
        table.hand(1, &["special_madness", "robot_zapbot", "special_madness"]);
        table.hand(2, &["special_madness"]).end_play();
        assert_eq!(table.asking(), Asking::MeFirst(0));
        table.special("elder_thing_the_price_of_power");
        assert!(table.saw(|e| matches!(e, Event::HandShown { seat, .. } if *seat == Seat::new(1))));
        assert!(
            !table.saw(|e| matches!(e, Event::HandShown { seat, .. } if *seat != Seat::new(1)))
        );
        let rex = table.find("dino_king_rex");
        assert_eq!((table.things(), table.bounds()), (vec![rex, raptor], (1, 1)));
        table.thing(raptor);
        assert_eq!((table.power(raptor), table.power(rex)), (7, 7));
        assert_eq!(table.in_discard(0, "elder_thing_the_price_of_power"), 1);
        assert_eq!(madness(&table), [1, 2, 1], "it is only shown");
        table.pass();
        assert!(table.saw(|e| matches!(e, Event::PlaceAwarded { place: 1, power: 14, .. })));
    }

    #[test]
    fn is_for_scoring_only() {
        let mut table = table();
        table.hand(0, &["elder_thing_the_price_of_power"]);
        let card = table.def("elder_thing_the_price_of_power").card();
        let play =
            Action::Play { card, from: smashup::piles::Pile::Hand, at: None, on: None, with: None };
        assert_eq!(table.refused(play), "only_when_scoring");
    }
}

mod elder_thing_touch_of_madness {
    use super::*;

    #[test]
    fn madness_for_the_others_a_card_and_an_action() {
        let mut table = three();
        table.deck(0, &["dino_king_rex"]).hand(0, &["elder_thing_touch_of_madness"]);
        table.cast("elder_thing_touch_of_madness");
        assert_eq!(madness(&table), [0, 1, 1]);
        assert_eq!((table.hand_size(0), table.in_hand(0, "dino_king_rex")), (1, 1));
        assert_eq!(table.allowances(0), (1, 1));
    }
}

mod elder_thing_unfathomable_goals {
    use super::*;

    #[test]
    fn who_shows_madness_destroys_one_of_his_own_minions() {
        let mut table = three();
        table.minion(0, "dino_king_rex", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        let nukebot = table.minion(1, "robot_nukebot", 1);
        let walker = table.minion(2, "zombie_walker", 0);
        table.hand(0, &["elder_thing_unfathomable_goals", "special_madness"]);
        table.hand(1, &["special_madness", "special_madness"]).hand(2, &["zombie_lord"]);
        table.cast("elder_thing_unfathomable_goals");
        assert_eq!((table.seat(), table.things()), (Seat::new(1), vec![zapbot, nukebot]));
        assert_eq!(table.bounds(), (1, 1));
        table.thing(zapbot);
        assert!(!table.is_in_play(zapbot) && table.is_in_play(nukebot));
        assert!(table.is_in_play(walker), "no madness was shown there");
        assert_eq!((table.asking(), madness(&table)), (Asking::Turn, [1, 2, 0]));
        assert_eq!(table.in_play("dino_king_rex"), 1);
    }
}
