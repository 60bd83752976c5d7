//! Aliens: minions go back to hands, bases change, and an invader is worth a point.

use crate::common::{Table, same};
use engine::Seat;
use smashup::piles::Few;
use smashup::{Action, Asking, Event};

fn table() -> Table {
    Table::new(["aliens", "dinosaurs", "robots", "killer_plants"])
}

mod alien_supreme_overlord {
    use super::*;

    #[test]
    fn may_return_any_minion_to_its_owner() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 2);
        let nukebot = table.minion(1, "robot_nukebot", 1);
        let upgrade = table.action_on(0, "dino_upgrade", nukebot);
        let vines = table.action_on(1, "killer_plant_choking_vines", nukebot);
        table.hand(0, &["alien_supreme_overlord"]).play("alien_supreme_overlord", 0);
        let overlord = table.find("alien_supreme_overlord");
        assert_eq!((table.things(), table.bounds()), (vec![rex, nukebot, overlord], (0, 1)));
        table.thing(nukebot);
        assert_eq!((table.in_hand(1, "robot_nukebot"), table.hand_size(0)), (1, 0));
        // What was on it goes to the discard piles of its owners. Nothing is destroyed.
        assert!(!table.is_in_play(upgrade) && !table.is_in_play(vines));
        assert_eq!(table.in_discard(0, "dino_upgrade"), 1);
        assert_eq!(table.in_discard(1, "killer_plant_choking_vines"), 1);
        assert!(table.is_in_play(rex) && table.power(overlord) == 5);
    }

    #[test]
    fn may_leave_all_where_they_are() {
        let mut table = table();
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["alien_supreme_overlord"]).play("alien_supreme_overlord", 0).done();
        assert!(table.is_in_play(zapbot) && table.in_play("alien_supreme_overlord") == 1);
    }
}

mod alien_invader {
    use super::*;

    #[test]
    fn is_worth_a_point() {
        let mut table = table();
        table.hand(0, &["alien_invader"]).play("alien_invader", 0);
        assert_eq!((table.points(0), table.points(1)), (1, 0));
        assert_eq!((table.asking(), table.power(table.find("alien_invader"))), (Asking::Turn, 3));
    }

    #[test]
    fn is_worth_another_one_when_it_is_played_again() {
        let mut table = table();
        table.hand(0, &["alien_invader", "alien_abduction"]).play("alien_invader", 0);
        // It is the only minion, so it is abducted; the point stays.
        table.cast("alien_abduction");
        assert_eq!((table.points(0), table.in_hand(0, "alien_invader")), (1, 1));
        table.play("alien_invader", 1);
        assert_eq!(table.points(0), 2);
    }

    #[test]
    fn is_worth_nothing_where_it_moves() {
        let mut table = table();
        table.minion(0, "alien_invader", 0);
        table.hand(0, &["alien_invasion"]).cast("alien_invasion").to(1);
        assert_eq!(table.points(0), 0);
    }
}

mod alien_scout {
    use super::*;

    #[test]
    fn may_return_to_the_hand_after_its_base_was_scored() {
        let mut table = table();
        table.minion(0, "alien_scout", 0);
        table.minion(0, "alien_scout", 0);
        let elsewhere = table.minion(0, "alien_scout", 1);
        table.minion(0, "dino_king_rex", 0);
        table.end_play();
        assert_eq!((table.asking(), table.points(0)), (Asking::AfterScoring(0), 2));
        let offered = |table: &Table| {
            let all = table.options();
            all.iter().filter(|action| matches!(action, Action::Trigger { .. })).count()
        };
        assert_eq!(offered(&table), 2);
        table.trigger("alien_scout");
        assert_eq!((table.in_hand(0, "alien_scout"), offered(&table)), (1, 1));
        table.pass();
        assert_eq!(table.in_discard(0, "alien_scout"), 1);
        assert_eq!(table.in_discard(0, "dino_king_rex"), 1);
        assert!(table.is_in_play(elsewhere));
    }

    #[test]
    fn of_another_player_is_asked_too() {
        let mut table = Table::new(["dinosaurs", "robots", "aliens", "zombies"]);
        table.minion(0, "dino_king_rex", 0);
        table.minion(0, "robot_nukebot", 0);
        table.minion(1, "alien_scout", 0);
        table.end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::AfterScoring(0), Seat::new(1)));
        table.trigger("alien_scout");
        assert_eq!(table.in_hand(1, "alien_scout"), 1);
    }
}

mod alien_collector {
    use super::*;

    #[test]
    fn may_return_a_minion_of_power_three_or_less_here() {
        let mut table = table();
        let hoverbot = table.minion(1, "robot_hoverbot", 0);
        let scout = table.minion(0, "alien_scout", 0);
        table.minion(1, "robot_warbot", 0);
        table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["alien_collector"]).play("alien_collector", 0);
        let collector = table.find("alien_collector");
        assert_eq!((table.things(), table.bounds()), (vec![hoverbot, scout, collector], (0, 1)));
        table.thing(hoverbot);
        assert_eq!((table.in_hand(1, "robot_hoverbot"), table.hand_size(0)), (1, 0));
        assert!(table.is_in_play(scout) && table.is_in_play(collector));
    }

    #[test]
    fn may_leave_it() {
        let mut table = table();
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["alien_collector"]).play("alien_collector", 0).done();
        assert!(table.is_in_play(zapbot));
    }
}

mod alien_abduction {
    use super::*;

    #[test]
    fn returns_a_minion_and_gives_an_extra_one() {
        let mut table = table();
        let scout = table.minion(0, "alien_scout", 0);
        let nukebot = table.minion(1, "robot_nukebot", 1);
        table.hand(0, &["alien_abduction"]).cast("alien_abduction");
        assert_eq!((table.things(), table.bounds()), (vec![scout, nukebot], (1, 1)));
        table.thing(scout);
        assert_eq!((table.in_hand(0, "alien_scout"), table.allowances(0)), (1, (2, 0)));
        table.play("alien_scout", 2);
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (1, 0)));
        // It can be left, and is lost then.
        table.end_turn();
        assert_eq!(table.allowances(0), (0, 0));
    }

    #[test]
    fn gives_the_extra_minion_even_if_there_is_none_to_return() {
        let mut table = table();
        table.hand(0, &["alien_abduction"]).cast("alien_abduction");
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (2, 0)));
    }
}

mod alien_beam_up {
    use super::*;

    #[test]
    fn returns_a_minion_to_its_owner() {
        let mut table = table();
        let scout = table.minion(0, "alien_scout", 0);
        let nukebot = table.minion(1, "robot_nukebot", 1);
        table.hand(0, &["alien_beam_up"]).cast("alien_beam_up");
        assert_eq!((table.things(), table.bounds()), (vec![scout, nukebot], (1, 1)));
        table.thing(nukebot);
        assert_eq!((table.in_hand(1, "robot_nukebot"), table.allowances(0)), (1, (1, 0)));
        // It was not destroyed, so it does not explode.
        assert!(table.is_in_play(scout));
        assert_eq!(table.in_discard(0, "alien_beam_up"), 1);
    }

    #[test]
    fn takes_an_own_minion_if_there_is_no_other() {
        let mut table = table();
        table.minion(0, "alien_scout", 0);
        table.hand(0, &["alien_beam_up"]).cast("alien_beam_up");
        assert_eq!(table.in_hand(0, "alien_scout"), 1);
    }

    #[test]
    fn a_minion_goes_to_its_owner_whoever_controls_it() {
        let mut table = Table::new(["aliens", "ghosts", "robots", "zombies"]);
        let nukebot = table.minion(1, "robot_nukebot", 1);
        table.hand(0, &["ghost_make_contact"]).play_on("ghost_make_contact", nukebot);
        assert_eq!(table.controller(nukebot), 0);
        table.end_turn().end_turn();
        table.hand(0, &["alien_beam_up"]).cast("alien_beam_up");
        assert_eq!((table.in_hand(0, "robot_nukebot"), table.in_hand(1, "robot_nukebot")), (0, 1));
        assert_eq!(table.in_discard(0, "ghost_make_contact"), 1);
    }
}

mod alien_crop_circles {
    use super::*;

    #[test]
    fn returns_all_minions_of_one_base() {
        let mut table = table();
        let own = table.minion(0, "dino_king_rex", 0);
        let other = table.minion(1, "robot_nukebot", 0);
        let preserve = table.action(0, "dino_wildlife_preserve", 0);
        let elsewhere = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["alien_crop_circles"]).cast("alien_crop_circles");
        same(table.bases(), vec![0, 1, 2]);
        table.to(0);
        assert!(!table.is_in_play(own) && !table.is_in_play(other));
        assert_eq!((table.in_hand(0, "dino_king_rex"), table.in_hand(1, "robot_nukebot")), (1, 1));
        assert!(table.is_in_play(elsewhere) && table.is_in_play(preserve));
    }
}

mod alien_disintegrator {
    use super::*;

    #[test]
    fn puts_a_small_minion_under_the_deck_of_its_owner() {
        let mut table = table();
        let scout = table.minion(0, "alien_scout", 0);
        let hoverbot = table.minion(1, "robot_hoverbot", 1);
        table.minion(1, "robot_warbot", 1);
        let size = table.deck_size(1);
        table.hand(0, &["alien_disintegrator"]).cast("alien_disintegrator");
        assert_eq!((table.things(), table.bounds()), (vec![scout, hoverbot], (1, 1)));
        table.thing(hoverbot);
        assert_eq!((table.bottom(1).as_str(), table.deck_size(1)), ("robot_hoverbot", size + 1));
        assert!(table.is_in_play(scout));
    }

    #[test]
    fn does_not_destroy() {
        // The archive would draw for a microbot that is destroyed.
        let mut table = table();
        table.minion(1, "robot_microbot_archive", 0);
        table.hand(0, &["alien_disintegrator"]).cast("alien_disintegrator");
        assert_eq!((table.bottom(1).as_str(), table.hand_size(1)), ("robot_microbot_archive", 0));
    }
}

mod alien_invasion {
    use super::*;

    #[test]
    fn moves_any_minion_to_another_base() {
        let mut table = table();
        let own = table.minion(0, "alien_scout", 0);
        let other = table.minion(1, "robot_nukebot", 1);
        table.hand(0, &["alien_invasion"]).cast("alien_invasion");
        assert_eq!((table.things(), table.bounds()), (vec![own, other], (1, 1)));
        table.thing(other);
        same(table.bases(), vec![0, 2]);
        table.to(0);
        assert_eq!((table.at(own), table.at(other)), (Some(0), Some(0)));
        assert_eq!(table.controller(other), 1);
    }
}

mod alien_jammed_signal {
    use super::*;

    #[test]
    fn a_base_orders_nothing_any_more() {
        let mut table = table();
        table.base(0, "base_the_homeworld");
        table.hand(0, &["alien_jammed_signal", "alien_scout"]);
        table.play("alien_jammed_signal", 0).play("alien_scout", 0);
        assert_eq!(table.allowances(0), (0, 0));
    }

    #[test]
    fn what_a_base_forbids_or_gives_is_off_for_all_as_long_as_it_lies_there() {
        let mut table = table();
        table.base(0, "base_the_central_brain").base(1, "base_tsars_palace");
        let zapbot = table.minion(1, "robot_zapbot", 0);
        assert_eq!(table.power(zapbot), 3);
        let signal = table.action(0, "alien_jammed_signal", 0);
        assert_eq!(table.power(zapbot), 2);
        // The other base is as it was.
        table.hand(0, &["alien_collector"]);
        assert!(!table.plays().contains(&("alien_collector".to_owned(), Some(1))));
        table.end_turn().end_turn();
        assert!(table.is_in_play(signal) && table.power(zapbot) == 2);

        let mut table = Table::new(["tricksters", "dinosaurs", "aliens", "robots"]);
        table.base(0, "base_tsars_palace");
        table.action(1, "alien_jammed_signal", 0);
        table.hand(0, &["trickster_disenchant", "trickster_gremlin"]);
        let small = ("trickster_gremlin".to_owned(), Some(0));
        assert!(table.plays().contains(&small));
        table.cast("trickster_disenchant");
        assert!(!table.plays().contains(&small));
    }

    #[test]
    fn a_base_does_nothing_when_it_is_scored() {
        let mut table = table();
        table.base(0, "base_temple_of_goju");
        table.action(0, "alien_jammed_signal", 0);
        table.minion(0, "dino_king_rex", 0);
        table.minion(0, "alien_supreme_overlord", 0);
        table.minion(1, "robot_nukebot", 0);
        table.minion(1, "robot_zapbot", 0);
        table.end_play();
        assert_eq!((table.points(0), table.points(1)), (2, 3));
        assert_eq!(table.in_discard(0, "dino_king_rex"), 1);
        assert_eq!(table.in_discard(1, "robot_nukebot"), 1);
        assert_eq!(table.in_discard(0, "alien_jammed_signal"), 1);
    }
}

mod alien_probe {
    use super::*;

    #[test]
    fn looks_at_a_hand_and_discards_a_minion_of_it() {
        let mut table = table();
        table.hand(0, &["alien_probe", "alien_scout"]);
        table.hand(1, &["robot_zapbot", "robot_nukebot", "robot_tech_center"]);
        // There is only one other player.
        table.cast("alien_probe");
        // Only who plays it sees the hand.
        let one = Few::only(Seat::new(0));
        assert!(
            table.saw(|event| {
                matches!(event, Event::HandShown { seen_by, .. } if *seen_by == one)
            })
        );
        assert_eq!(table.seat(), Seat::new(0));
        same(table.cards(), vec!["robot_nukebot".to_owned(), "robot_zapbot".to_owned()]);
        assert_eq!(table.bounds(), (1, 1));
        table.card("robot_nukebot");
        assert_eq!((table.in_discard(1, "robot_nukebot"), table.hand_size(1)), (1, 2));
        assert_eq!(table.hand_size(0), 1);
    }

    #[test]
    fn discards_nothing_if_there_is_no_minion() {
        let mut table = table();
        table.hand(0, &["alien_probe"]).hand(1, &["robot_tech_center"]).cast("alien_probe");
        assert_eq!(table.options(), vec![Action::Done]);
        table.done();
        assert_eq!((table.asking(), table.hand_size(1)), (Asking::Turn, 1));
    }

    #[test]
    fn asks_nothing_about_an_empty_hand() {
        let mut table = table();
        table.hand(0, &["alien_probe"]).cast("alien_probe");
        assert_eq!((table.asking(), table.in_discard(0, "alien_probe")), (Asking::Turn, 1));
    }

    #[test]
    fn is_for_one_of_several_players() {
        let mut table =
            Table::of(&["aliens", "dinosaurs", "robots", "killer_plants", "zombies", "pirates"]);
        table.hand(0, &["alien_probe"]).hand(1, &["robot_zapbot"]).hand(2, &["pirate_king"]);
        table.cast("alien_probe");
        let players = [1, 2].map(|seat| Action::Player { seat: Seat::new(seat) });
        assert_eq!(table.options(), players);
        table.player(2).card("pirate_king");
        assert_eq!((table.hand_size(1), table.in_discard(2, "pirate_king")), (1, 1));
    }
}

mod alien_terraforming {
    use super::*;

    #[test]
    fn changes_a_base_under_the_minions() {
        let mut table = table();
        let own = table.minion(0, "dino_king_rex", 1);
        let upgrade = table.action_on(0, "dino_upgrade", own);
        let other = table.minion(1, "robot_zapbot", 1);
        table.action(1, "killer_plant_sleep_spores", 1);
        let elsewhere = table.action(1, "killer_plant_deep_roots", 0);
        let deck = table.state.base_deck.len();
        table.hand(0, &["alien_terraforming"]).cast("alien_terraforming");
        same(table.bases(), vec![0, 1, 2]);
        table.to(1);
        assert_eq!((table.cards().len(), table.bounds()), (deck, (1, 1)));
        table.card("base_tar_pits");
        assert_eq!((table.base_name(1).as_str(), table.breakpoint(1)), ("base_tar_pits", 16));
        assert_eq!((table.at(own), table.at(other)), (Some(1), Some(1)));
        assert!(table.is_in_play(upgrade) && table.is_in_play(elsewhere));
        // Actions on the base are discarded, and the base goes back into the deck.
        assert_eq!(table.in_discard(1, "killer_plant_sleep_spores"), 1);
        let library = table.def("base_the_great_library");
        assert_eq!(table.state.base_deck.len(), deck);
        assert!(table.state.base_deck.iter().any(|held| held.card == library));
        assert!(table.state.base_discard.is_empty());
        assert!(table.saw(|event| matches!(event, Event::BasesShuffled { .. })));
    }

    #[test]
    fn gives_an_extra_minion_for_the_new_base() {
        let mut table = table();
        table.hand(0, &["alien_terraforming", "alien_scout", "alien_collector"]);
        table.cast("alien_terraforming").to(1).card("base_tar_pits");
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (2, 0)));
        table.play("alien_scout", 0);
        assert_eq!(table.plays(), vec![("alien_collector".to_owned(), Some(1))]);
        table.play("alien_collector", 1).done();
        assert_eq!(table.allowances(0), (0, 0));
    }

    #[test]
    fn the_new_base_does_what_it_does() {
        let mut table = table();
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["alien_terraforming", "alien_scout"]);
        table.cast("alien_terraforming").to(1).card("base_the_homeworld");
        table.play("alien_scout", 1);
        // The usual minion is left, and one for the homeworld.
        assert_eq!((table.allowances(0), table.at(zapbot)), ((2, 0), Some(1)));
    }
}
