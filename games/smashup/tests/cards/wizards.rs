//! Wizards: more actions, more cards, and a look at what comes next.

use crate::common::{Table, same};
use smashup::piles::Few;
use smashup::{Action, Asking, Event};

fn table() -> Table {
    Table::new(["wizards", "dinosaurs", "robots", "zombies"])
}

mod wizard_archmage {
    use super::*;

    #[test]
    fn gives_an_extra_action_in_the_turn_it_is_played() {
        let mut table = table();
        table.hand(0, &["wizard_archmage"]).play("wizard_archmage", 0);
        assert_eq!(table.power(table.find("wizard_archmage")), 4);
        assert_eq!(table.allowances(0), (0, 2));
    }

    #[test]
    fn gives_one_in_each_own_turn_and_none_in_those_of_others() {
        let mut table = table();
        table.minion(0, "wizard_archmage", 0);
        table.end_turn();
        assert_eq!((table.allowances(0), table.allowances(1)), ((0, 0), (1, 1)));
        table.end_turn();
        assert_eq!(table.allowances(0), (1, 2));
        table.end_turn().end_turn();
        assert_eq!(table.allowances(0), (1, 2), "what was not used is lost");
    }

    #[test]
    fn what_it_gave_is_there_after_it_has_left() {
        let mut table = table();
        table.hand(0, &["wizard_archmage", "wizard_sacrifice", "dino_howl"]);
        table.play("wizard_archmage", 0).cast("wizard_sacrifice");
        assert_eq!(table.in_discard(0, "wizard_archmage"), 1);
        table.cast("dino_howl");
        assert_eq!(table.allowances(0), (0, 0));
    }
}

mod wizard_chronomage {
    use super::*;

    #[test]
    fn gives_an_extra_action_this_turn_only() {
        let mut table = table();
        table.hand(0, &["wizard_chronomage", "dino_howl", "wizard_mystic_studies"]);
        table.play("wizard_chronomage", 0);
        assert_eq!(table.allowances(0), (0, 2));
        table.cast("dino_howl").cast("wizard_mystic_studies");
        assert_eq!(table.allowances(0), (0, 0));
        table.end_turn().end_turn();
        assert_eq!(table.allowances(0), (1, 1));
    }
}

mod wizard_enchantress {
    use super::*;

    #[test]
    fn draws_a_card() {
        let mut table = table();
        table.hand(0, &["wizard_enchantress"]).deck(0, &["dino_king_rex", "dino_howl"]);
        table.play("wizard_enchantress", 0);
        assert_eq!((table.hand_size(0), table.in_hand(0, "dino_king_rex")), (1, 1));
        assert_eq!(table.hand_size(1), 0);
    }
}

mod wizard_neophyte {
    use super::*;

    const TAKE: u8 = 0;
    const PLAY: u8 = 1;
    const LEAVE: u8 = 2;

    fn revealed(top: &str) -> Table {
        let mut table = table();
        table.hand(0, &["wizard_neophyte"]).deck(0, &[top]).play("wizard_neophyte", 0);
        table
    }

    #[test]
    fn leaves_a_minion_on_top_for_all_to_see() {
        let table = revealed("dino_king_rex");
        assert!(table.saw(
            |event| matches!(event, Event::CardsShown { seen_by, .. } if *seen_by == Few::ALL)
        ));
        assert_eq!((table.asking(), table.top(0, 1)), (Asking::Turn, vec!["dino_king_rex".into()]));
        assert_eq!(table.hand_size(0), 0);
    }

    #[test]
    fn may_take_an_action_into_the_hand() {
        let mut table = revealed("dino_howl");
        let card = table.def("wizard_neophyte").card();
        let ways = [TAKE, PLAY, LEAVE].map(|way| Action::Way { way, card });
        assert_eq!(table.options(), ways);
        table.way(TAKE);
        assert_eq!((table.in_hand(0, "dino_howl"), table.allowances(0)), (1, (0, 1)));
    }

    #[test]
    fn may_play_it_as_an_extra_action_at_once() {
        let mut table = revealed("dino_howl");
        table.way(PLAY);
        assert_eq!(table.power(table.find("wizard_neophyte")), 3);
        assert_eq!((table.in_discard(0, "dino_howl"), table.allowances(0)), (1, (0, 1)));
    }

    #[test]
    fn an_action_that_stays_goes_where_one_likes() {
        let mut table = revealed("dino_wildlife_preserve");
        table.way(PLAY);
        same(table.bases(), vec![0, 1, 2]);
        table.to(2);
        assert_eq!(table.at(table.find("dino_wildlife_preserve")), Some(2));
    }

    #[test]
    fn may_leave_it_on_top() {
        let mut table = revealed("dino_howl");
        table.way(LEAVE);
        assert_eq!((table.hand_size(0), table.top(0, 1)), (0, vec!["dino_howl".into()]));
    }

    #[test]
    fn a_special_cannot_be_played_but_taken() {
        let mut table = Table::new(["wizards", "ninjas", "robots", "zombies"]);
        table.hand(0, &["wizard_neophyte"]).deck(0, &["ninja_hidden_ninja"]);
        table.play("wizard_neophyte", 0);
        let card = table.def("wizard_neophyte").card();
        assert_eq!(table.options(), [TAKE, LEAVE].map(|way| Action::Way { way, card }));
        table.way(TAKE);
        assert_eq!(table.in_hand(0, "ninja_hidden_ninja"), 1);
    }
}

mod wizard_mass_enchantment {
    use super::*;

    #[test]
    fn plays_one_of_the_actions_on_top_of_the_decks_of_others() {
        let factions = ["wizards", "dinosaurs", "robots", "zombies", "aliens", "pirates"];
        let mut table = Table::of(&factions);
        table.deck(0, &["dino_howl"]).deck(1, &["robot_tech_center"]).deck(2, &["pirate_shanghai"]);
        let walker = table.minion(1, "zombie_walker", 0);
        table.hand(0, &["wizard_mass_enchantment"]).cast("wizard_mass_enchantment");
        same(table.cards(), vec!["robot_tech_center".into(), "pirate_shanghai".into()]);
        assert_eq!(table.bounds(), (1, 1));
        table.card("pirate_shanghai");
        same(table.bases(), vec![1, 2, 3]);
        table.to(1);
        assert_eq!(table.at(walker), Some(1));
        assert_eq!(
            (table.in_discard(2, "pirate_shanghai"), table.in_discard(0, "pirate_shanghai")),
            (1, 0)
        );
        assert_eq!(table.top(1, 1), vec!["robot_tech_center".to_string()]);
        assert_eq!(table.top(0, 1), vec!["dino_howl".to_string()]);
        assert_eq!(table.in_discard(0, "wizard_mass_enchantment"), 1);
        assert_eq!(table.allowances(0), (1, 0));
    }

    #[test]
    fn leaves_minions_on_top() {
        let mut table = table();
        table.deck(1, &["robot_nukebot"]);
        table.hand(0, &["wizard_mass_enchantment"]).cast("wizard_mass_enchantment");
        assert_eq!((table.asking(), table.top(1, 1)), (Asking::Turn, vec!["robot_nukebot".into()]));
    }

    #[test]
    fn what_stays_is_controlled_by_who_played_it_and_goes_to_its_owner() {
        let mut table = Table::new(["wizards", "bear_cavalry", "robots", "zombies"]);
        table.deck(1, &["zombie_overrun"]);
        table.hand(0, &["wizard_chronomage", "wizard_mass_enchantment"]);
        table.hand(0, &["bear_cavalry_bear_necessities"]);
        table.play("wizard_chronomage", 1).cast("wizard_mass_enchantment").to(0);
        let overrun = table.find("zombie_overrun");
        assert_eq!((table.controller(overrun), table.at(overrun)), (0, Some(0)));
        table.cast("bear_cavalry_bear_necessities");
        assert_eq!(
            (table.in_discard(1, "zombie_overrun"), table.in_discard(0, "zombie_overrun")),
            (1, 0)
        );
    }

    #[test]
    fn a_borrowed_action_works_for_who_played_it() {
        let mut table = table();
        table.deck(1, &["robot_tech_center"]).deck(0, &["dino_howl"]);
        table.minion(0, "dino_war_raptor", 0);
        table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["wizard_mass_enchantment"]).cast("wizard_mass_enchantment").to(0);
        assert_eq!((table.hand_size(0), table.hand_size(1)), (1, 0));
    }
}

mod wizard_mystic_studies {
    use super::*;

    #[test]
    fn draws_two_cards() {
        let mut table = table();
        table
            .hand(0, &["wizard_mystic_studies"])
            .deck(0, &["dino_king_rex", "dino_howl", "dino_upgrade"]);
        table.cast("wizard_mystic_studies");
        assert_eq!(table.hand_size(0), 2);
        assert_eq!((table.in_hand(0, "dino_king_rex"), table.in_hand(0, "dino_howl")), (1, 1));
    }

    #[test]
    fn goes_on_with_a_new_deck_when_the_old_one_runs_out() {
        let mut table = table();
        table.hand(0, &["wizard_mystic_studies"]).only_deck(0, &["dino_king_rex"]);
        table.cast("wizard_mystic_studies");
        assert_eq!((table.hand_size(0), table.in_hand(0, "dino_king_rex")), (2, 1));
        // What is being played is not shuffled in.
        assert_eq!((table.in_discard(0, "wizard_mystic_studies"), table.deck_size(0)), (1, 37));
    }
}

mod wizard_portal {
    use super::*;

    fn opened() -> Table {
        let mut table = table();
        let five = ["dino_howl", "dino_king_rex", "dino_upgrade", "wizard_neophyte", "wizard_scry"];
        table.deck(0, &["dino_rampage"]).deck(0, &five);
        table.hand(0, &["wizard_portal"]).cast("wizard_portal");
        table
    }

    #[test]
    fn takes_any_minions_of_five_and_orders_the_rest() {
        let mut table = opened();
        same(table.cards(), vec!["dino_king_rex".into(), "wizard_neophyte".into()]);
        assert_eq!(table.bounds(), (0, 2));
        table.card("dino_king_rex").done();
        assert_eq!((table.asking(), table.bounds()), (Asking::OrderCards, (3, 3)));
        // The first one comes to lie uppermost; the last one goes without saying.
        table.card("wizard_scry").card("wizard_neophyte").card("dino_howl");
        let order = ["wizard_scry", "wizard_neophyte", "dino_howl", "dino_upgrade", "dino_rampage"];
        assert_eq!(table.top(0, 5), order);
        assert_eq!((table.hand_size(0), table.in_hand(0, "dino_king_rex")), (1, 1));
    }

    #[test]
    fn need_not_take_any() {
        let mut table = opened();
        table.done();
        assert_eq!(table.bounds(), (4, 4));
        for card in ["dino_upgrade", "wizard_scry", "dino_king_rex", "dino_howl"] {
            table.card(card);
        }
        assert_eq!((table.hand_size(0), &*table.top(0, 5)[4]), (0, "wizard_neophyte"));
    }

    #[test]
    fn only_orders_when_there_is_no_minion() {
        let mut table = table();
        table.only_deck(
            0,
            &["dino_howl", "dino_upgrade", "wizard_scry", "dino_rampage", "dino_howl"],
        );
        table.hand(0, &["wizard_portal"]).cast("wizard_portal");
        assert_eq!(table.asking(), Asking::OrderCards);
    }
}

mod wizard_sacrifice {
    use super::*;

    #[test]
    fn draws_as_many_cards_as_an_own_minion_has_power_and_then_destroys_it() {
        let mut table = table();
        let archmage = table.minion(0, "wizard_archmage", 0);
        let rex = table.minion(0, "dino_king_rex", 1);
        table.action_on(0, "dino_upgrade", archmage);
        table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["wizard_sacrifice"]).cast("wizard_sacrifice");
        assert_eq!((table.things(), table.bounds()), (vec![archmage, rex], (1, 1)));
        table.thing(archmage);
        assert_eq!(table.hand_size(0), 6);
        assert!(!table.is_in_play(archmage) && table.is_in_play(rex));
        assert_eq!(
            (table.in_discard(0, "wizard_archmage"), table.in_discard(0, "dino_upgrade")),
            (1, 1)
        );
        let place = |wanted: fn(&Event) -> bool| table.events.iter().position(wanted);
        let drawn = place(|event| matches!(event, Event::CardsDrawn { .. }));
        assert!(drawn < place(|event| matches!(event, Event::MinionDestroyed { .. })));
    }

    #[test]
    fn does_nothing_without_an_own_minion() {
        let mut table = table();
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["wizard_sacrifice"]).cast("wizard_sacrifice");
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 0));
        assert!(table.is_in_play(zapbot));
    }
}

mod wizard_scry {
    use super::*;

    #[test]
    fn takes_an_action_out_of_the_deck_shows_it_and_shuffles() {
        let mut table = table();
        table.only_deck(0, &["dino_king_rex", "dino_howl", "dino_howl", "wizard_portal"]);
        table.hand(0, &["wizard_scry"]).cast("wizard_scry");
        same(table.cards(), vec!["dino_howl".into(), "wizard_portal".into()]);
        assert_eq!((table.bounds(), table.can(Action::Done)), ((1, 1), false));
        table.card("wizard_portal");
        assert_eq!((table.hand_size(0), table.in_hand(0, "wizard_portal")), (1, 1));
        assert!(table.saw(
            |event| matches!(event, Event::CardMoved { seen_by, .. } if *seen_by == Few::ALL)
        ));
        assert!(
            table.saw(|event| matches!(
                event,
                Event::DeckShuffled { reshuffled: false, count: 3, .. }
            ))
        );
    }

    #[test]
    fn finds_nothing_where_there_is_none() {
        let mut table = table();
        table.only_deck(0, &["dino_king_rex", "wizard_neophyte"]);
        table.hand(0, &["wizard_scry"]).cast("wizard_scry");
        // Nobody else can know that, so it is asked.
        assert_eq!(table.options(), vec![Action::Done]);
        table.done();
        assert_eq!((table.hand_size(0), table.deck_size(0)), (0, 2));
    }
}

mod wizard_summon {
    use super::*;

    #[test]
    fn gives_an_extra_minion_of_any_power_anywhere() {
        let mut table = table();
        table.hand(0, &["wizard_summon", "dino_king_rex", "wizard_archmage"]).cast("wizard_summon");
        assert_eq!(table.allowances(0), (2, 0));
        table.play("dino_king_rex", 0).play("wizard_archmage", 0);
        assert_eq!(table.allowances(0).0, 0);
        assert_eq!(table.power_of(0, 0), 11);
    }

    #[test]
    fn the_extra_minion_need_not_be_played() {
        let mut table = table();
        table.hand(0, &["wizard_summon", "dino_king_rex"]).cast("wizard_summon");
        table.end_turn().end_turn();
        assert_eq!((table.allowances(0), table.in_hand(0, "dino_king_rex")), ((1, 1), 1));
    }
}

mod wizard_time_loop {
    use super::*;

    #[test]
    fn gives_two_extra_actions() {
        let mut table = table();
        table.hand(0, &["wizard_time_loop", "dino_howl", "wizard_summon", "dino_rampage"]);
        table.cast("wizard_time_loop");
        assert_eq!(table.allowances(0), (1, 2));
        table.cast("dino_howl").cast("wizard_summon");
        assert_eq!(table.allowances(0), (2, 0));
        assert!(table.plays().is_empty(), "there is no third one");
    }
}

mod wizard_winds_of_change {
    use super::*;

    #[test]
    fn shuffles_the_hand_into_the_deck_draws_five_and_gives_an_extra_action() {
        let mut table = table();
        table.hand(0, &["wizard_winds_of_change", "dino_king_rex", "wizard_archmage"]);
        table.hand(1, &["robot_nukebot"]);
        table.cast("wizard_winds_of_change");
        assert_eq!((table.hand_size(0), table.deck_size(0)), (5, 34));
        assert!(table.saw(|event| matches!(
            event,
            Event::DeckShuffled { reshuffled: false, count: 39, .. }
        )));
        assert_eq!((table.allowances(0), table.hand_size(1)), ((1, 1), 1));
    }

    #[test]
    fn is_not_drawn_again_by_itself() {
        let mut table = table();
        table.only_deck(0, &["dino_howl"]);
        table.hand(0, &["wizard_winds_of_change", "dino_king_rex"]).cast("wizard_winds_of_change");
        // Both cards of the new deck, and three of the discard pile.
        assert_eq!(
            (table.in_hand(0, "dino_king_rex"), table.in_hand(0, "dino_howl") >= 1),
            (1, true)
        );
        assert_eq!((table.hand_size(0), table.in_discard(0, "wizard_winds_of_change")), (5, 1));
    }

    #[test]
    fn works_with_an_empty_hand() {
        let mut table = table();
        table.hand(0, &["wizard_winds_of_change"]).cast("wizard_winds_of_change");
        assert_eq!((table.hand_size(0), table.allowances(0)), (5, (1, 1)));
    }
}
