//! Ghosts: strong with few cards in hand.

use crate::common::{Table, same};
use smashup::ids::{Def, Id};
use smashup::piles::Pile;
use smashup::{Action, Asking};

/// The ghosts are at the turn.
fn ours() -> Table {
    Table::new(["ghosts", "dinosaurs", "pirates", "ninjas"])
}

/// Somebody else is at the turn.
fn theirs() -> Table {
    Table::new(["pirates", "ninjas", "ghosts", "dinosaurs"])
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

/// The minions on which an action of the hand can be played now.
fn hosts(table: &Table) -> Vec<Id> {
    let hosts = table.options().into_iter().filter_map(|action| match action {
        Action::Play { on, .. } => on,
        _ => None,
    });
    hosts.collect()
}

mod ghost_spectre {
    use super::*;

    #[test]
    fn comes_from_the_discard_pile_instead_of_a_minion_of_a_small_hand() {
        let mut table = ours();
        table.discard(0, &["ghost_spectre"]).hand(0, &["dino_war_raptor"; 2]);
        assert_eq!(risers(&table), [0, 1, 2].map(|at| ("ghost_spectre".to_string(), at)));
        table.raise("ghost_spectre", 1);
        assert_eq!(table.power(table.find("ghost_spectre")), 5);
        assert_eq!((table.allowances(0), table.plays().len()), ((0, 1), 0));
    }

    #[test]
    fn stays_there_when_the_hand_is_bigger_or_no_minion_may_be_played() {
        let mut table = ours();
        table.discard(0, &["ghost_spectre"]).hand(0, &["dino_war_raptor"; 3]);
        assert!(risers(&table).is_empty());
        table.play("dino_war_raptor", 0);
        assert_eq!(table.hand_size(0), 2);
        assert!(risers(&table).is_empty());
    }

    #[test]
    fn is_bound_by_what_binds_the_extra_minion() {
        let mut table = Table::new(["ghosts", "tricksters", "pirates", "ninjas"]);
        table.discard(0, &["ghost_spectre"]);
        table.hand(0, &["trickster_enshrouding_mist", "trickster_gremlin"]);
        table.play("trickster_enshrouding_mist", 2).play("trickster_gremlin", 0);
        assert_eq!(risers(&table), vec![("ghost_spectre".into(), 2)]);
        let mut table = Table::new(["ghosts", "robots", "pirates", "ninjas"]);
        table.discard(0, &["ghost_spectre"]).hand(0, &["robot_zapbot"]).play("robot_zapbot", 0);
        assert_eq!(table.allowances(0), (1, 1));
        assert!(risers(&table).is_empty(), "the extra minion has power 2 or less");
    }

    #[test]
    fn waits_for_the_own_turn() {
        let mut table = ours();
        table.discard(0, &["ghost_spectre"]).end_turn();
        assert!(risers(&table).is_empty());
    }
}

mod ghost_haunting {
    use super::*;

    #[test]
    fn is_stronger_while_its_player_has_two_cards_or_fewer() {
        let mut table = ours();
        let haunting = table.minion(0, "ghost_haunting", 0);
        assert_eq!(table.power(haunting), 6);
        table.hand(0, &["dino_king_rex", "dino_howl"]);
        assert_eq!(table.power(haunting), 6);
        table.hand(0, &["dino_upgrade"]).hand(1, &["pirate_king"]);
        assert_eq!(table.power(haunting), 3);
    }

    #[test]
    fn is_not_affected_by_cards_of_others_then() {
        let mut table = theirs();
        let haunting = table.minion(1, "ghost_haunting", 0);
        table.hand(0, &["pirate_shanghai", "ninja_poison"]).hand(1, &["dino_howl"; 2]);
        assert!(hosts(&table).is_empty());
        table.cast("pirate_shanghai").to(1);
        assert_eq!(table.at(haunting), Some(0));
    }

    #[test]
    fn survives_a_trap_that_is_used_up() {
        let mut table = Table::new(["ghosts", "dinosaurs", "tricksters", "ninjas"]);
        table.action(1, "trickster_flame_trap", 0);
        table.hand(0, &["ghost_haunting"]).play("ghost_haunting", 0);
        assert_eq!(
            (table.in_play("ghost_haunting"), table.in_play("trickster_flame_trap")),
            (1, 0)
        );
    }

    #[test]
    fn can_be_hit_when_the_hand_is_bigger() {
        let mut table = theirs();
        let haunting = table.minion(1, "ghost_haunting", 0);
        table.hand(1, &["dino_howl", "dino_howl", "dino_upgrade"]);
        table.hand(0, &["ninja_seeing_stars"]).cast("ninja_seeing_stars");
        assert!(!table.is_in_play(haunting));
    }

    #[test]
    fn mass_effects_skip_it_and_hit_the_rest() {
        let mut table = Table::new(["aliens", "ninjas", "ghosts", "dinosaurs"]);
        let haunting = table.minion(1, "ghost_haunting", 0);
        let ghost = table.minion(1, "ghost_ghost", 0);
        table.hand(0, &["alien_crop_circles"]).cast("alien_crop_circles").to(0);
        assert_eq!((table.is_in_play(haunting), table.is_in_play(ghost)), (true, false));
    }

    #[test]
    fn what_weakens_it_rests_as_long_as_the_hand_is_small() {
        let mut table = theirs();
        let haunting = table.minion(1, "ghost_haunting", 0);
        table.action_on(0, "ninja_poison", haunting);
        assert_eq!(table.power(haunting), 6);
        table.hand(1, &["dino_howl", "dino_howl", "dino_upgrade"]);
        assert_eq!(table.power(haunting), 0);
    }

    #[test]
    fn own_cards_and_bases_affect_it() {
        let mut table = ours();
        let haunting = table.minion(0, "ghost_haunting", 0);
        table.base(1, "base_mushroom_kingdom");
        table.hand(0, &["dino_augmentation"]).cast("dino_augmentation");
        assert_eq!(table.power(haunting), 10);
        // The other player may move it when his turn begins.
        table.end_play().trigger("base_mushroom_kingdom");
        assert_eq!(table.at(haunting), Some(1));
    }
}

mod ghost_spirit {
    use super::*;

    #[test]
    fn may_destroy_a_minion_anywhere_for_as_many_cards_as_it_has_power() {
        let mut table = ours();
        let mate = table.minion(1, "pirate_first_mate", 1);
        let wench = table.minion(1, "pirate_saucy_wench", 2);
        table.minion(1, "pirate_buccaneer", 0);
        table.hand(0, &["ghost_spirit", "dino_king_rex", "dino_howl", "dino_upgrade"]);
        table.play("ghost_spirit", 0);
        // Three cards are left: whatever has a power of 3 or less, the Spirit too.
        let spirit = table.find("ghost_spirit");
        assert_eq!((table.things(), table.bounds()), (vec![mate, wench, spirit], (0, 1)));
        table.thing(mate);
        assert_eq!((table.cards().len(), table.bounds()), (2, (2, 2)), "two picks in order");
        table.card("dino_king_rex").card("dino_upgrade");
        assert!(!table.is_in_play(mate) && table.is_in_play(wench));
        assert_eq!((table.hand_size(0), table.in_hand(0, "dino_howl")), (1, 1));
        assert_eq!(
            (table.in_discard(0, "dino_king_rex"), table.in_discard(0, "dino_upgrade")),
            (1, 1)
        );
        assert_eq!(table.in_discard(1, "pirate_first_mate"), 1);
    }

    #[test]
    fn the_price_is_the_power_it_has_now() {
        let mut table = ours();
        let king = table.minion(1, "pirate_king", 1);
        table.action_on(1, "ninja_poison", king);
        table.hand(0, &["ghost_spirit", "dino_howl"]).play("ghost_spirit", 0);
        assert_eq!(table.things(), vec![king]);
        table.thing(king).card("dino_howl");
        assert_eq!((table.is_in_play(king), table.hand_size(0)), (false, 0));
    }

    #[test]
    fn what_has_no_power_costs_nothing() {
        let mut table = ours();
        let mate = table.minion(1, "pirate_first_mate", 1);
        table.action_on(1, "ninja_poison", mate);
        table.hand(0, &["ghost_spirit"]).play("ghost_spirit", 0).thing(mate);
        assert!(!table.is_in_play(mate));
    }

    #[test]
    fn need_not() {
        let mut table = ours();
        let mate = table.minion(1, "pirate_first_mate", 1);
        table.hand(0, &["ghost_spirit", "dino_howl", "dino_upgrade"]);
        table.play("ghost_spirit", 0).done();
        assert_eq!((table.is_in_play(mate), table.hand_size(0)), (true, 2));
    }

    #[test]
    fn who_declines_is_not_asked_for_cards() {
        let mut table = ours();
        table.minion(1, "pirate_first_mate", 1);
        table.hand(0, &["ghost_spirit", "dino_howl", "dino_upgrade"]);
        table.play("ghost_spirit", 0).done();
        assert_eq!(table.asking(), Asking::Turn);
    }
}

mod ghost_ghost {
    use super::*;

    #[test]
    fn may_discard_a_card() {
        let mut table = ours();
        table.hand(0, &["ghost_ghost", "dino_king_rex", "dino_howl"]).play("ghost_ghost", 0);
        same(table.cards(), vec!["dino_king_rex".into(), "dino_howl".into()]);
        assert_eq!(table.bounds(), (0, 1));
        table.card("dino_howl");
        assert_eq!((table.hand_size(0), table.in_discard(0, "dino_howl")), (1, 1));
    }

    #[test]
    fn may_keep_them() {
        let mut table = ours();
        table.hand(0, &["ghost_ghost", "dino_king_rex"]).play("ghost_ghost", 0).done();
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 1));
    }
}

mod ghost_across_the_divide {
    use super::*;

    #[test]
    fn takes_any_number_of_minions_of_one_name_back() {
        let mut table = ours();
        table.discard(0, &["ghost_ghost"; 3]).discard(0, &["dino_king_rex", "dino_howl"]);
        table.discard(1, &["pirate_king"]);
        table.hand(0, &["ghost_across_the_divide"]).cast("ghost_across_the_divide");
        same(table.cards(), vec!["ghost_ghost".into(), "dino_king_rex".into()]);
        assert_eq!(table.bounds().0, 0);
        table.card("ghost_ghost");
        assert_eq!(table.cards(), vec!["ghost_ghost".to_string()]);
        table.card("ghost_ghost").done();
        assert_eq!((table.in_hand(0, "ghost_ghost"), table.hand_size(0)), (2, 2));
        assert_eq!(table.in_discard(0, "ghost_ghost"), 1);
    }

    #[test]
    fn may_take_none() {
        let mut table = ours();
        table.discard(0, &["ghost_ghost"]).hand(0, &["ghost_across_the_divide"]);
        table.cast("ghost_across_the_divide").done();
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 0));
    }
}

mod ghost_door_to_the_beyond {
    use super::*;

    #[test]
    fn makes_own_minions_here_stronger_while_the_hand_is_small() {
        let mut table = ours();
        let [here, there] = [0, 1].map(|at| table.minion(0, "ghost_ghost", at));
        let mate = table.minion(1, "pirate_first_mate", 0);
        table.hand(0, &["ghost_door_to_the_beyond", "dino_howl", "dino_upgrade"]);
        table.play("ghost_door_to_the_beyond", 0);
        assert_eq!([here, there, mate].map(|id| table.power(id)), [4, 2, 2]);
        table.hand(0, &["dino_rampage"]);
        assert_eq!(table.power(here), 2);
    }

    #[test]
    fn ends_when_it_is_gone() {
        let mut table = ours();
        let ghost = table.minion(0, "ghost_ghost", 0);
        table.action(0, "ghost_door_to_the_beyond", 0);
        table.hand(1, &["ninja_infiltrate"]).end_turn();
        assert_eq!((table.hand_size(0), table.power(ghost)), (2, 4));
        table.play("ninja_infiltrate", 0);
        assert_eq!((table.power(ghost), table.in_discard(0, "ghost_door_to_the_beyond")), (2, 1));
    }
}

mod ghost_ghostly_arrival {
    use super::*;

    #[test]
    fn gives_an_extra_minion_and_an_extra_action() {
        let mut table = ours();
        table.hand(0, &["ghost_ghostly_arrival", "dino_king_rex", "dino_war_raptor", "dino_howl"]);
        table.cast("ghost_ghostly_arrival");
        assert_eq!(table.allowances(0), (2, 1));
        table.play("dino_king_rex", 0).play("dino_war_raptor", 1).cast("dino_howl");
        assert_eq!(table.allowances(0), (0, 0));
    }
}

mod ghost_incorporeal {
    use super::*;

    #[test]
    fn is_played_on_an_own_minion() {
        let mut table = ours();
        let rex = table.minion(0, "dino_king_rex", 0);
        table.minion(1, "pirate_king", 0);
        table.hand(0, &["ghost_incorporeal"]);
        assert_eq!(hosts(&table), vec![rex]);
    }

    #[test]
    fn keeps_off_cards_of_others_but_not_own_ones() {
        let mut table = ours();
        let rex = table.minion(0, "dino_king_rex", 0);
        table.action_on(0, "ghost_incorporeal", rex);
        table.minion(1, "pirate_king", 1);
        table.hand(0, &["dino_augmentation"]).cast("dino_augmentation").thing(rex);
        assert_eq!(table.power(rex), 11);
        table.hand(1, &["ninja_master", "ninja_poison"]).end_turn();
        assert!(!hosts(&table).contains(&rex), "no action can be played on it");
        table.play("ninja_master", 0).thing(rex);
        assert_eq!((table.is_in_play(rex), table.power(rex)), (true, 7));
    }

    #[test]
    fn what_holds_at_the_base_does_not_weaken_it() {
        let mut table = Table::new(["ghosts", "dinosaurs", "killer_plants", "ninjas"]);
        let [one, two] = [0, 0].map(|at| table.minion(0, "dino_laseratops", at));
        table.action_on(0, "ghost_incorporeal", one);
        table.action(1, "killer_plant_sleep_spores", 0);
        assert_eq!([one, two].map(|id| table.power(id)), [4, 3]);
    }

    #[test]
    fn can_be_destroyed_itself() {
        let mut table = Table::new(["bear_cavalry", "ninjas", "ghosts", "dinosaurs"]);
        let rex = table.minion(1, "dino_king_rex", 0);
        table.action_on(1, "ghost_incorporeal", rex);
        table.hand(0, &["bear_cavalry_bear_necessities", "ninja_master"]);
        table.cast("bear_cavalry_bear_necessities");
        assert_eq!(table.in_discard(1, "ghost_incorporeal"), 1);
        table.play("ninja_master", 0).thing(rex);
        assert!(!table.is_in_play(rex));
    }
}

mod ghost_make_contact {
    use super::*;

    #[test]
    fn takes_control_of_a_minion() {
        let mut table = ours();
        let king = table.minion(1, "pirate_king", 0);
        table.hand(0, &["ghost_make_contact"]).play_on("ghost_make_contact", king);
        assert_eq!((table.controller(king), table.power_of(0, 0), table.power_of(1, 0)), (0, 5, 0));
    }

    #[test]
    fn must_be_the_only_card_in_hand() {
        let mut table = ours();
        let king = table.minion(1, "pirate_king", 0);
        table.hand(0, &["ghost_make_contact", "dino_howl"]);
        assert!(hosts(&table).is_empty());
        table.end_turn();
        assert_eq!(table.controller(king), 1);
    }

    #[test]
    fn it_goes_back_when_the_card_is_gone() {
        let mut table = ours();
        let king = table.minion(1, "pirate_king", 0);
        table.hand(0, &["ghost_make_contact"]).play_on("ghost_make_contact", king);
        table.hand(1, &["ninja_poison"]).end_turn();
        // Poison takes the other actions away.
        table.play_on("ninja_poison", king);
        let contact = table.find("ghost_make_contact");
        table.thing(contact);
        assert_eq!((table.controller(king), table.in_discard(0, "ghost_make_contact")), (1, 1));
    }

    #[test]
    fn both_go_to_their_owners_when_it_is_destroyed() {
        let mut table = ours();
        let king = table.minion(1, "pirate_king", 0);
        table.hand(0, &["ghost_make_contact"]).play_on("ghost_make_contact", king);
        table.hand(1, &["ninja_master"]).end_turn().play("ninja_master", 0).thing(king);
        assert_eq!(
            (table.in_discard(1, "pirate_king"), table.in_discard(0, "pirate_king")),
            (1, 0)
        );
        assert_eq!(table.in_discard(0, "ghost_make_contact"), 1);
    }

    #[test]
    fn it_works_for_its_new_player() {
        let mut table = Table::new(["ghosts", "dinosaurs", "wizards", "ninjas"]);
        let archmage = table.minion(1, "wizard_archmage", 0);
        table.hand(0, &["ghost_make_contact"]).play_on("ghost_make_contact", archmage).end_turn();
        assert_eq!(table.allowances(1), (1, 1));
        table.end_turn();
        assert_eq!(table.allowances(0), (1, 2));
    }

    #[test]
    fn a_minion_that_is_not_affected_by_others_cannot_be_taken() {
        let mut table = ours();
        let king = table.minion(1, "pirate_king", 0);
        let mate = table.minion(1, "pirate_first_mate", 0);
        table.action_on(1, "ninja_smoke_bomb", king);
        table.hand(0, &["ghost_make_contact"]);
        assert_eq!(hosts(&table), vec![mate]);
    }
}

mod ghost_seance {
    use super::*;

    #[test]
    fn draws_up_to_five_cards_with_two_or_fewer_in_hand() {
        for held in 0..=2 {
            let mut table = ours();
            table
                .hand(0, &["ghost_ghost"; 2][..held])
                .hand(0, &["ghost_seance"])
                .cast("ghost_seance");
            assert_eq!(table.hand_size(0), 5);
        }
    }

    #[test]
    fn does_nothing_with_more() {
        let mut table = ours();
        table.hand(0, &["ghost_ghost"; 3]).hand(0, &["ghost_seance"]).cast("ghost_seance");
        assert_eq!((table.hand_size(0), table.in_discard(0, "ghost_seance")), (3, 1));
    }
}

mod ghost_shady_deal {
    use super::*;

    #[test]
    fn gives_a_point_with_two_cards_or_fewer_in_hand() {
        for (held, points) in [(0, 1), (2, 1), (3, 0)] {
            let mut table = ours();
            table.hand(0, &["ghost_ghost"; 3][..held]).hand(0, &["ghost_shady_deal"]);
            table.cast("ghost_shady_deal");
            assert_eq!((table.points(0), table.points(1)), (points, 0), "with {held} cards");
        }
    }
}

mod ghost_the_dead_rise {
    use super::*;

    #[test]
    fn plays_a_minion_of_the_discard_pile_with_less_power_than_cards_were_discarded() {
        let mut table = ours();
        table.discard(0, &["ghost_spirit"]);
        table.hand(0, &["ghost_the_dead_rise", "dino_king_rex", "ghost_ghost", "dino_howl"]);
        table.cast("ghost_the_dead_rise");
        assert_eq!(table.bounds(), (0, 3));
        table.card("dino_king_rex").card("dino_howl").card("ghost_ghost");
        assert_eq!((table.hand_size(0), table.question()), (0, "play_now_from_discard".into()));
        // Less than 3; one that was just discarded is among them.
        assert_eq!(risers(&table), [0, 1, 2].map(|at| ("ghost_ghost".to_string(), at)));
        assert_eq!(table.refused(Action::Pass), "must_play");
        table.raise("ghost_ghost", 1);
        assert_eq!(table.at(table.find("ghost_ghost")), Some(1));
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (1, 0)));
    }

    #[test]
    fn discards_as_few_as_one_likes() {
        let mut table = ours();
        table.discard(0, &["ghost_ghost"]).hand(0, &["ghost_the_dead_rise", "dino_howl"]);
        table.cast("ghost_the_dead_rise").done();
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 1));
        assert_eq!(table.in_discard(0, "ghost_ghost"), 1);
    }

    #[test]
    fn brings_nothing_where_nothing_is_small_enough() {
        let mut table = ours();
        table.discard(0, &["ghost_ghost"]);
        table.hand(0, &["ghost_the_dead_rise", "dino_howl", "dino_howl"]);
        table.cast("ghost_the_dead_rise").card("dino_howl").card("dino_howl");
        assert_eq!((table.asking(), table.in_discard(0, "dino_howl")), (Asking::Turn, 2));
        assert_eq!(table.in_play("ghost_ghost"), 0);
    }
}
