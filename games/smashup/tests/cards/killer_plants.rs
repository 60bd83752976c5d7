//! Killer Plants: minions that grow out of the deck, and roots.

use crate::common::{Table, same};
use engine::Seat;
use smashup::piles::Pile;
use smashup::{Action, Asking, Event};

/// Seat 0 has small minions of two factions; seat 1 can move, return and destroy.
fn table() -> Table {
    Table::new(["killer_plants", "robots", "aliens", "ninjas"])
}

fn names(all: &[&str]) -> Vec<String> {
    all.iter().map(|&name| name.to_owned()).collect()
}

fn shuffled(table: &Table) -> bool {
    table.saw(|event| matches!(event, Event::DeckShuffled { seat, .. } if *seat == Seat::new(0)))
}

/// Both players play on modestly, until the start of seat 0's next turn asks something.
fn to_own_start(table: &mut Table) {
    table.end_turn().end_play();
    assert_eq!(table.seat(), Seat::new(0));
}

mod killer_plant_venus_man_trap {
    use super::*;

    #[test]
    fn plays_a_small_minion_of_the_deck_here() {
        let mut table = table();
        let venus = table.minion(0, "killer_plant_venus_man_trap", 1);
        table.only_deck(0, &["killer_plant_insta_grow", "killer_plant_water_lily"]);
        table.deck(0, &["robot_zapbot", "killer_plant_sprout"]).talent(venus);
        same(table.cards(), names(&["killer_plant_sprout", "robot_zapbot"]));
        table.card("robot_zapbot");
        assert_eq!(table.at(table.find("robot_zapbot")), Some(1));
        assert!(shuffled(&table) && table.deck_size(0) == 3);
        // It was an extra minion, and does what it does when it is played.
        assert_eq!(table.allowances(0), (2, 1));
        assert_eq!(table.refused(Action::Use { id: venus }), "talent_used");
    }

    #[test]
    fn what_it_brings_acts_before_the_shuffle() {
        let mut table = Table::new(["killer_plants", "innsmouth", "aliens", "ninjas"]);
        let venus = table.minion(0, "killer_plant_venus_man_trap", 1);
        let locals = ["innsmouth_the_locals"; 3];
        table.deck(0, &locals).talent(venus).card("innsmouth_the_locals");
        assert_eq!(table.in_hand(0, "innsmouth_the_locals"), 2, "those that lay on top");
        assert!(shuffled(&table));
    }

    #[test]
    fn finds_none_that_may_not_be_played_here() {
        let mut table = table();
        // No minions of power 2 or less.
        table.base(1, "base_tsars_palace");
        let venus = table.minion(0, "killer_plant_venus_man_trap", 1);
        table.talent(venus);
        assert_eq!(table.options(), vec![Action::Done]);
    }

    #[test]
    fn shuffles_the_deck_when_there_is_none() {
        let mut table = table();
        let venus = table.minion(0, "killer_plant_venus_man_trap", 1);
        table.only_deck(0, &["killer_plant_insta_grow", "killer_plant_water_lily"]);
        table.talent(venus);
        assert_eq!(table.options(), vec![Action::Done]);
        table.done();
        assert!(shuffled(&table) && table.deck_size(0) == 2);
        assert_eq!(table.state.things.len(), 1);
    }

    #[test]
    fn searches_a_new_deck_when_the_old_one_is_empty() {
        let mut table = table();
        let venus = table.minion(0, "killer_plant_venus_man_trap", 1);
        table.only_deck(0, &[]);
        table.talent(venus).card("killer_plant_sprout");
        assert_eq!(table.at(table.find("killer_plant_sprout")), Some(1));
        assert_eq!(table.deck_size(0), 38);
    }
}

mod killer_plant_weed_eater {
    use super::*;

    #[test]
    fn is_weaker_in_the_turn_it_is_played() {
        let mut table = table();
        table.hand(0, &["killer_plant_weed_eater"]).play("killer_plant_weed_eater", 1);
        let weed = table.find("killer_plant_weed_eater");
        assert_eq!(table.power(weed), 3);
        table.end_turn();
        assert_eq!(table.power(weed), 5);
        table.end_turn();
        assert_eq!(table.power(weed), 5);
    }
}

mod killer_plant_water_lily {
    use super::*;

    #[test]
    fn draws_a_card_at_the_start_of_the_own_turn() {
        let mut table = table();
        table.minion(0, "killer_plant_water_lily", 0);
        table.end_turn();
        assert_eq!(table.hand_size(0), 2, "as at the end of every turn");
        table.end_turn();
        assert_eq!((table.hand_size(0), table.hand_size(1)), (3, 2));
    }

    #[test]
    fn draws_one_card_a_turn_however_many_there_are() {
        let mut table = table();
        for base in 0..3 {
            table.minion(0, "killer_plant_water_lily", base);
        }
        table.end_turn().end_turn();
        assert_eq!(table.hand_size(0), 3);
        table.end_turn().end_turn();
        assert_eq!(table.hand_size(0), 6, "two and one, every turn");
    }
}

mod killer_plant_sprout {
    use super::*;

    #[test]
    fn dies_at_the_start_of_the_own_turn_and_may_become_another_minion() {
        let mut table = table();
        let sprout = table.minion(0, "killer_plant_sprout", 1);
        table.end_turn();
        assert!(table.is_in_play(sprout), "not in the turn of another");
        table.only_deck(0, &["killer_plant_water_lily", "robot_hoverbot", "robot_warbot"]);
        table.deck(0, &["killer_plant_sprout", "killer_plant_weed_eater", "robot_tech_center"]);
        table.end_play();
        assert!(!table.is_in_play(sprout) && table.seat() == Seat::new(0));
        let small = ["killer_plant_sprout", "killer_plant_water_lily", "robot_hoverbot"];
        assert_eq!(table.bounds(), (0, 1));
        same(table.cards(), names(&small));
        table.card("killer_plant_sprout");
        // The new one came too late for this start.
        assert_eq!(table.at(table.find("killer_plant_sprout")), Some(1));
        assert!(shuffled(&table));
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (1, 1)));
    }

    #[test]
    fn need_not_become_anything() {
        let mut table = table();
        table.minion(0, "killer_plant_sprout", 1);
        to_own_start(&mut table);
        table.done();
        assert_eq!((table.in_discard(0, "killer_plant_sprout"), table.state.things.len()), (1, 0));
        assert!(shuffled(&table));
    }

    #[test]
    fn do_it_one_after_the_other_in_an_order_of_choice() {
        let mut table = table();
        let one = table.minion(0, "killer_plant_sprout", 0);
        let two = table.minion(0, "killer_plant_sprout", 1);
        to_own_start(&mut table);
        let second = table.options()[1];
        table.act(second);
        assert!(table.is_in_play(one) && !table.is_in_play(two));
        table.card("killer_plant_water_lily");
        assert!(!table.is_in_play(one), "the other one follows");
        table.card("robot_hoverbot");
        assert_eq!(table.at(table.find("killer_plant_water_lily")), Some(1));
        assert_eq!(table.at(table.find("robot_hoverbot")), Some(0));
    }

    #[test]
    fn is_destroyed_by_its_own_player() {
        let mut table = table();
        let sprout = table.minion(0, "killer_plant_sprout", 1);
        to_own_start(&mut table);
        let own = |event: &Event| {
            matches!(event, Event::MinionDestroyed { id, seat, .. }
                if *id == sprout && *seat == Seat::new(0))
        };
        assert!(table.saw(own));
    }

    #[test]
    fn may_be_searched_for_even_if_it_cannot_be_destroyed() {
        let mut table = Table::new(["killer_plants", "bear_cavalry", "aliens", "ninjas"]);
        let sprout = table.minion(0, "killer_plant_sprout", 1);
        table.minion(0, "bear_cavalry_general_ivan", 0);
        to_own_start(&mut table);
        table.card("killer_plant_water_lily");
        assert!(table.is_in_play(sprout));
        assert_eq!(table.at(table.find("killer_plant_water_lily")), Some(1));
    }
}

mod killer_plant_blossom {
    use super::*;

    /// Plays a minion with the first extra play, and not with the usual one.
    fn extra(table: &mut Table, name: &str, base: u8) {
        let card = table.def(name).card();
        let at = Some(base);
        table.act(Action::Play { card, from: Pile::Hand, at, on: None, with: Some(0) });
    }

    #[test]
    fn allows_three_more_minions_of_one_name() {
        let mut table = table();
        table.hand(0, &["killer_plant_blossom", "killer_plant_weed_eater", "robot_zapbot"]);
        table.hand(0, &["killer_plant_sprout"; 4]);
        table.play("killer_plant_weed_eater", 0).cast("killer_plant_blossom");
        assert_eq!(table.allowances(0), (3, 0));
        table.play("killer_plant_sprout", 0);
        assert!(table.plays().iter().all(|(name, _)| name == "killer_plant_sprout"));
        table.play("killer_plant_sprout", 1).play("killer_plant_sprout", 2);
        assert_eq!((table.plays(), table.in_hand(0, "killer_plant_sprout")), (vec![], 1));
    }

    #[test]
    fn leaves_the_usual_minion_free() {
        let mut table = table();
        table.hand(0, &["killer_plant_blossom", "killer_plant_weed_eater"]);
        table.hand(0, &["killer_plant_sprout"; 2]).cast("killer_plant_blossom");
        assert_eq!(table.allowances(0), (4, 0));
        extra(&mut table, "killer_plant_sprout", 0);
        table.play("killer_plant_weed_eater", 1);
        assert_eq!(table.allowances(0), (2, 0));
        table.play("killer_plant_sprout", 2);
    }
}

mod killer_plant_budding {
    use super::*;

    #[test]
    fn takes_a_card_of_the_name_of_a_minion_in_play_from_the_deck() {
        let mut table = table();
        let sprout = table.minion(0, "killer_plant_sprout", 0);
        let zapbot = table.minion(0, "robot_zapbot", 1);
        let acolyte = table.minion(1, "ninja_acolyte", 1);
        table.hand(0, &["killer_plant_budding"]).cast("killer_plant_budding");
        assert_eq!((table.things(), table.bounds()), (vec![sprout, zapbot, acolyte], (1, 1)));
        table.thing(zapbot);
        assert_eq!(table.cards(), names(&["robot_zapbot"]));
        table.card("robot_zapbot");
        assert_eq!((table.in_hand(0, "robot_zapbot"), table.hand_size(0)), (1, 1));
        assert!(shuffled(&table));
    }

    #[test]
    fn finds_none_for_a_minion_that_is_not_in_the_own_deck() {
        let mut table = table();
        table.minion(1, "ninja_acolyte", 1);
        table.hand(0, &["killer_plant_budding"]).cast("killer_plant_budding");
        assert_eq!(table.options(), vec![Action::Done]);
        table.done();
        assert!(shuffled(&table) && table.hand_size(0) == 0);
    }
}

mod killer_plant_choking_vines {
    use super::*;

    #[test]
    fn destroys_its_minion_at_the_start_of_the_own_turn() {
        let mut table = table();
        let overlord = table.minion(1, "alien_supreme_overlord", 0);
        table.hand(0, &["killer_plant_choking_vines"]);
        table.play_on("killer_plant_choking_vines", overlord).end_turn();
        assert!(table.is_in_play(overlord), "not at the start of another turn");
        table.end_turn();
        assert_eq!(table.in_discard(1, "alien_supreme_overlord"), 1);
        assert_eq!(table.in_discard(0, "killer_plant_choking_vines"), 1);
    }

    #[test]
    fn can_grow_on_own_minions_too_and_does_nothing_once_it_has_left() {
        let mut table = table();
        let zapbot = table.minion(0, "robot_zapbot", 0);
        table.hand(0, &["killer_plant_choking_vines"]);
        table.play_on("killer_plant_choking_vines", zapbot).end_turn();
        table.hand(1, &["ninja_poison"]).play_on("ninja_poison", zapbot);
        table.thing(table.find("killer_plant_choking_vines")).end_turn();
        assert!(table.is_in_play(zapbot) && table.in_play("killer_plant_choking_vines") == 0);
    }

    #[test]
    fn stays_on_a_minion_that_cannot_be_destroyed() {
        let mut table = table();
        let warbot = table.minion(0, "robot_warbot", 0);
        let vines = table.action_on(0, "killer_plant_choking_vines", warbot);
        table.end_turn().end_turn();
        assert!(table.is_in_play(warbot) && table.is_in_play(vines));
    }
}

mod killer_plant_deep_roots {
    use super::*;

    /// Seat 1 plays a card on a sprout at base 0; says where it is then.
    fn after(card: &str, roots: u8) -> Option<u8> {
        let mut table = table();
        let sprout = table.minion(0, "killer_plant_sprout", 0);
        table.action(0, "killer_plant_deep_roots", roots);
        table.end_turn().hand(1, &[card]).cast(card);
        if !table.bases().is_empty() {
            table.to(2);
        }
        assert_eq!(table.in_discard(1, card), 1);
        table.at(sprout)
    }

    #[test]
    fn keeps_own_minions_here_from_being_moved_or_returned_by_others() {
        assert_eq!((after("alien_invasion", 0), after("alien_beam_up", 0)), (Some(0), Some(0)));
    }

    #[test]
    fn does_nothing_at_other_bases() {
        assert_eq!((after("alien_invasion", 1), after("alien_beam_up", 1)), (Some(2), None));
    }

    #[test]
    fn does_not_keep_them_from_being_destroyed_or_put_into_the_deck() {
        assert_eq!((after("ninja_seeing_stars", 0), after("alien_disintegrator", 0)), (None, None));
    }

    #[test]
    fn does_not_keep_them_from_what_a_base_does() {
        let mut table = table();
        table.base(2, "base_mushroom_kingdom").action(0, "killer_plant_deep_roots", 0);
        let sprout = table.minion(0, "killer_plant_sprout", 0);
        table.end_play().trigger("base_mushroom_kingdom");
        assert_eq!(table.at(sprout), Some(2));
    }

    #[test]
    fn lets_own_cards_move_them_and_helps_no_others() {
        let mut table = Table::new(["killer_plants", "aliens", "robots", "ninjas"]);
        table.action(0, "killer_plant_deep_roots", 0);
        let sprout = table.minion(0, "killer_plant_sprout", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["alien_crop_circles"]).cast("alien_crop_circles").to(0);
        assert!(!table.is_in_play(sprout) && !table.is_in_play(zapbot));
        assert_eq!((table.hand_size(0), table.hand_size(1)), (1, 1));
    }
}

mod killer_plant_entangled {
    use super::*;

    #[test]
    fn keeps_all_minions_at_bases_with_an_own_one_from_being_moved_or_returned() {
        let mut table = table();
        let sprout = table.minion(0, "killer_plant_sprout", 0);
        let here = table.minion(1, "alien_scout", 0);
        // It does not matter where it lies.
        table.hand(0, &["killer_plant_entangled"]).play("killer_plant_entangled", 2);
        table.end_turn().hand(1, &["alien_supreme_overlord", "alien_invasion"]);
        table.play("alien_supreme_overlord", 2).thing(sprout);
        table.cast("alien_invasion").thing(here).to(2);
        assert_eq!((table.at(sprout), table.at(here)), (Some(0), Some(0)));
    }

    #[test]
    fn lets_minions_go_from_bases_without_an_own_one() {
        let mut table = table();
        table.minion(0, "killer_plant_sprout", 0);
        let away = table.minion(1, "alien_scout", 1);
        table.action(0, "killer_plant_entangled", 1);
        table.end_turn().hand(1, &["ninja_way_of_deception"]).cast("ninja_way_of_deception").to(0);
        assert_eq!(table.at(away), Some(0));
    }

    #[test]
    fn binds_its_own_player_too_but_stops_no_destruction() {
        let mut table = Table::new(["killer_plants", "pirates", "robots", "ninjas"]);
        let mate = table.minion(0, "pirate_first_mate", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.action(0, "killer_plant_entangled", 0);
        table.hand(0, &["pirate_dinghy", "pirate_saucy_wench"]);
        table.cast("pirate_dinghy").thing(mate).to(1);
        assert_eq!(table.at(mate), Some(0));
        table.play("pirate_saucy_wench", 0).thing(zapbot);
        assert!(!table.is_in_play(zapbot));
    }

    #[test]
    fn is_destroyed_at_the_start_of_the_own_turn() {
        let mut table = table();
        let entangled = table.action(0, "killer_plant_entangled", 0);
        table.end_turn();
        assert!(table.is_in_play(entangled));
        table.end_turn();
        assert_eq!(table.in_discard(0, "killer_plant_entangled"), 1);
    }
}

mod killer_plant_insta_grow {
    use super::*;

    #[test]
    fn allows_one_more_minion_of_any_kind_anywhere() {
        let mut table = table();
        table.hand(0, &["killer_plant_insta_grow", "robot_nukebot", "killer_plant_weed_eater"]);
        table.cast("killer_plant_insta_grow");
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (2, 0)));
        table.play("robot_nukebot", 0).play("killer_plant_weed_eater", 1);
        assert_eq!(table.allowances(0), (0, 0));
    }
}

mod killer_plant_overgrowth {
    use super::*;

    #[test]
    fn takes_the_breakpoint_of_its_base_to_zero_at_the_start_of_the_own_turn() {
        let mut table = table();
        table.minion(0, "killer_plant_sprout", 0);
        table.minion(0, "robot_zapbot", 1);
        table.hand(0, &["killer_plant_overgrowth"]).play("killer_plant_overgrowth", 1);
        assert_eq!(table.breakpoint(1), 22);
        table.end_turn();
        assert_eq!(table.breakpoint(1), 22, "not in the turn of another");
        table.end_turn();
        assert_eq!((table.breakpoint(0), table.breakpoint(1)), (12, 0));
        table.end_play();
        assert!(table.saw(|event| matches!(event, Event::ScoringBegan { base: 1, .. })));
    }

    #[test]
    fn goes_with_the_base() {
        let mut table = table();
        table.minion(0, "robot_zapbot", 0);
        table.action(0, "killer_plant_overgrowth", 0);
        table.end_turn().end_turn();
        table.next_base("base_tar_pits").end_turn();
        assert_eq!((table.base_name(0).as_str(), table.breakpoint(0)), ("base_tar_pits", 16));
        assert_eq!((table.points(0), table.in_discard(0, "killer_plant_overgrowth")), (2, 1));
    }
}

mod killer_plant_sleep_spores {
    use super::*;

    #[test]
    fn weaken_the_minions_of_others_here_while_they_are_there() {
        let mut table = Table::new(["robots", "ninjas", "killer_plants", "tricksters"]);
        let own = table.minion(1, "killer_plant_sprout", 0);
        let nukebot = table.minion(0, "robot_nukebot", 0);
        let elsewhere = table.minion(0, "robot_zapbot", 1);
        let spores = table.action(1, "killer_plant_sleep_spores", 0);
        assert_eq!([own, nukebot, elsewhere].map(|id| table.power(id)), [2, 4, 2]);
        table.hand(0, &["ninja_infiltrate"]).play("ninja_infiltrate", 0);
        assert!(!table.is_in_play(spores) && table.power(nukebot) == 5);
    }

    #[test]
    fn add_up_but_never_go_below_zero() {
        let mut table = table();
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        for left in [1, 0] {
            table.hand(0, &["killer_plant_sleep_spores"]).play("killer_plant_sleep_spores", 0);
            assert_eq!(table.power(acolyte), left);
            table.end_turn().end_turn();
        }
        table.hand(1, &["ninja_poison"]).end_turn().play_on("ninja_poison", acolyte);
        assert_eq!((table.power(acolyte), table.total(0)), (0, 0));
    }
}
