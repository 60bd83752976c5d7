//! Steampunks: actions that stay on bases, and come back from the discard pile.

use crate::common::{Table, same};
use smashup::{Action, Asking, Event};

/// Seat 0 has actions for minions too; seat 1 can destroy actions and minions.
fn table() -> Table {
    Table::new(["steampunks", "dinosaurs", "tricksters", "ninjas"])
}

mod steampunk_steam_queen {
    use super::*;

    #[test]
    fn keeps_own_actions_everywhere_from_cards_of_others() {
        let mut table = table();
        let queen = table.minion(0, "steampunk_steam_queen", 0);
        let upgrade = table.action_on(0, "dino_upgrade", queen);
        let rotary = table.action(0, "steampunk_rotary_slug_thrower", 1);
        table.end_turn().hand(1, &["trickster_disenchant", "trickster_disenchant"]);
        table.cast("trickster_disenchant").thing(upgrade);
        assert!(table.is_in_play(upgrade));
        table.end_turn().end_turn().cast("trickster_disenchant").thing(rotary);
        assert!(table.is_in_play(rotary));
    }

    #[test]
    fn helps_no_actions_of_others_and_stops_nothing_of_its_own_side() {
        let mut table = table();
        table.minion(0, "steampunk_steam_queen", 0);
        let rotary = table.action(0, "steampunk_rotary_slug_thrower", 1);
        let hideout = table.action(1, "trickster_hideout", 1);
        table.hand(0, &["steampunk_change_of_venue"]).cast("steampunk_change_of_venue").to(2);
        assert!(!table.is_in_play(rotary), "it has come back, and is another thing now");
        table.end_turn().hand(1, &["trickster_disenchant"]);
        table.cast("trickster_disenchant").thing(hideout);
        assert_eq!(table.in_discard(1, "trickster_hideout"), 1);
    }

    #[test]
    fn stops_when_it_has_left() {
        let mut table = table();
        let queen = table.minion(0, "steampunk_steam_queen", 0);
        let rotary = table.action(0, "steampunk_rotary_slug_thrower", 1);
        table.end_turn().hand(1, &["ninja_master", "trickster_disenchant"]);
        table.play("ninja_master", 0).thing(queen).cast("trickster_disenchant");
        assert!(!table.is_in_play(rotary));
        assert_eq!(table.in_discard(0, "steampunk_rotary_slug_thrower"), 1);
    }

    #[test]
    fn does_not_keep_an_action_when_its_minion_leaves() {
        let mut table = table();
        table.minion(0, "steampunk_steam_queen", 0);
        let raptor = table.minion(0, "dino_war_raptor", 1);
        let upgrade = table.action_on(0, "dino_upgrade", raptor);
        table.end_turn().hand(1, &["ninja_master"]).play("ninja_master", 1).thing(raptor);
        assert!(!table.is_in_play(upgrade));
        assert_eq!(table.in_discard(0, "dino_upgrade"), 1);
    }
}

mod steampunk_mechanic {
    use super::*;

    #[test]
    fn plays_an_action_on_a_base_from_the_own_discard_pile() {
        let mut table = table();
        table.base(2, "base_the_dread_gazebo");
        table.discard(0, &["steampunk_aggromotive", "dino_wildlife_preserve", "dino_upgrade"]);
        table.discard(0, &["steampunk_scrap_diving", "steampunk_steam_man"]);
        table.discard(1, &["trickster_hideout"]);
        table.hand(0, &["steampunk_mechanic"]).play("steampunk_mechanic", 0);
        same(
            table.cards(),
            vec!["dino_wildlife_preserve".to_owned(), "steampunk_aggromotive".to_owned()],
        );
        assert_eq!(table.bounds(), (1, 1));
        table.card("steampunk_aggromotive");
        // No action may be played on the gazebo.
        assert_eq!((table.question().as_str(), table.bases()), ("put_where", vec![0, 1]));
        table.to(1);
        assert_eq!(table.at(table.find("steampunk_aggromotive")), Some(1));
        assert_eq!(table.in_discard(0, "steampunk_aggromotive"), 0);
        assert_eq!(table.allowances(0), (0, 1), "it was an extra action");
    }

    #[test]
    fn lets_the_action_do_what_it_does_when_it_is_played() {
        let mut table = table();
        let hideout = table.action(1, "trickster_hideout", 1);
        table.discard(0, &["steampunk_ornate_dome"]);
        table.hand(0, &["steampunk_mechanic"]).play("steampunk_mechanic", 0).to(1);
        assert!(!table.is_in_play(hideout));
    }

    #[test]
    fn does_nothing_more_without_such_an_action() {
        let mut table = table();
        table.discard(0, &["dino_upgrade", "dino_howl"]);
        table.hand(0, &["steampunk_mechanic"]).play("steampunk_mechanic", 0);
        assert_eq!(table.asking(), Asking::Turn);
        assert_eq!(table.power(table.find("steampunk_mechanic")), 4);
    }

    #[test]
    fn plays_no_action_in_the_sleep() {
        let mut table = table();
        table.discard(0, &["steampunk_aggromotive"]);
        table.end_turn().hand(1, &["trickster_mark_of_sleep"]).cast("trickster_mark_of_sleep");
        table.player(0).end_turn();
        table.hand(0, &["steampunk_mechanic"]).play("steampunk_mechanic", 0);
        assert_eq!(table.asking(), Asking::Turn);
        assert_eq!(table.in_discard(0, "steampunk_aggromotive"), 1);
    }
}

mod steampunk_steam_man {
    use super::*;

    #[test]
    fn has_one_more_power_with_own_actions_on_its_base() {
        let mut table = table();
        let man = table.minion(0, "steampunk_steam_man", 0);
        assert_eq!(table.power(man), 3);
        table.action(0, "steampunk_escape_hatch", 0);
        assert_eq!(table.power(man), 4);
        table.action(0, "steampunk_zeppelin", 0);
        assert_eq!(table.power(man), 4, "not for each of them");
    }

    #[test]
    fn does_not_count_actions_of_others_nor_elsewhere_nor_on_minions() {
        let mut table = table();
        let man = table.minion(0, "steampunk_steam_man", 0);
        let rex = table.minion(0, "dino_king_rex", 0);
        table.action(1, "trickster_hideout", 0);
        table.action(0, "steampunk_zeppelin", 1);
        table.action_on(0, "dino_upgrade", rex);
        assert_eq!(table.power(man), 3);
    }
}

mod steampunk_captain_ahab {
    use super::*;

    #[test]
    fn moves_to_another_base_with_an_own_action_once_a_turn() {
        let mut table =
            Table::of(&["steampunks", "dinosaurs", "tricksters", "ninjas", "robots", "zombies"]);
        let ahab = table.minion(0, "steampunk_captain_ahab", 0);
        for base in [0, 1] {
            table.action(0, "steampunk_zeppelin", base);
        }
        table.action(1, "trickster_hideout", 2);
        table.action(0, "steampunk_aggromotive", 3);
        table.talent(ahab);
        assert_eq!(table.bases(), vec![1, 3]);
        table.to(3);
        assert_eq!(table.at(ahab), Some(3));
        assert_eq!(table.refused(Action::Use { id: ahab }), "talent_used");
    }

    #[test]
    fn can_do_it_again_in_the_next_own_turn() {
        let mut table = table();
        let ahab = table.minion(0, "steampunk_captain_ahab", 0);
        table.action(0, "steampunk_aggromotive", 1);
        table.action(0, "steampunk_escape_hatch", 2);
        table.talent(ahab).to(1);
        table.end_turn();
        assert!(!table.can(Action::Use { id: ahab }), "not in the turn of another");
        table.end_turn().talent(ahab);
        assert_eq!(table.at(ahab), Some(2));
    }

    #[test]
    fn cannot_move_without_an_own_action_on_another_base() {
        let mut table = table();
        let ahab = table.minion(0, "steampunk_captain_ahab", 0);
        table.action(0, "steampunk_aggromotive", 0);
        table.action(1, "trickster_hideout", 1);
        let rex = table.minion(0, "dino_king_rex", 2);
        table.action_on(0, "dino_upgrade", rex);
        assert!(!table.can(Action::Use { id: ahab }));
    }
}

mod steampunk_aggromotive {
    use super::*;

    #[test]
    fn adds_power_for_its_player_and_to_no_minion() {
        let mut table = table();
        let man = table.minion(0, "dino_war_raptor", 0);
        table.minion(1, "ninja_acolyte", 0);
        table.hand(0, &["steampunk_aggromotive"]).play("steampunk_aggromotive", 0);
        assert_eq!(table.power(man), 3);
        assert_eq!((table.power_of(0, 0), table.power_of(1, 0), table.total(0)), (8, 2, 10));
    }

    #[test]
    fn needs_an_own_minion_here() {
        let mut table = table();
        table.action(0, "steampunk_aggromotive", 0);
        table.minion(0, "dino_war_raptor", 1);
        table.minion(1, "ninja_acolyte", 0);
        assert_eq!((table.power_of(0, 0), table.power_of(0, 1), table.total(0)), (0, 3, 2));
    }

    #[test]
    fn counts_when_the_base_is_scored() {
        let mut table = table();
        table.action(0, "steampunk_aggromotive", 0);
        table.minion(0, "dino_king_rex", 0);
        table.end_play();
        assert!(table.saw(|e| matches!(e, Event::PlaceAwarded { place: 1, power: 12, .. })));
        assert_eq!(table.in_discard(0, "steampunk_aggromotive"), 1);
    }
}

mod steampunk_change_of_venue {
    use super::*;

    #[test]
    fn takes_back_an_own_action_and_plays_it_again_at_once() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        let upgrade = table.action_on(0, "dino_upgrade", rex);
        let rotary = table.action(0, "steampunk_rotary_slug_thrower", 1);
        table.action(1, "trickster_hideout", 1);
        table.hand(0, &["steampunk_change_of_venue"]).cast("steampunk_change_of_venue");
        assert_eq!((table.things(), table.bounds()), (vec![upgrade, rotary], (1, 1)));
        table.thing(rotary);
        same(table.bases(), vec![0, 1, 2]);
        table.to(0);
        assert_eq!(table.at(table.find("steampunk_rotary_slug_thrower")), Some(0));
        assert_eq!(table.in_hand(0, "steampunk_rotary_slug_thrower"), 0);
        assert_eq!(table.allowances(0), (1, 0), "only the first action was a usual one");
    }

    #[test]
    fn can_take_an_action_from_a_minion_to_another() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        let other = table.minion(1, "ninja_acolyte", 1);
        table.action_on(0, "dino_upgrade", rex);
        table.hand(0, &["steampunk_change_of_venue"]).cast("steampunk_change_of_venue");
        assert_eq!(table.things(), vec![rex, other]);
        table.thing(other);
        assert_eq!((table.power(rex), table.power(other)), (7, 4));
    }

    #[test]
    fn lets_the_action_do_again_what_it_does_when_it_is_played() {
        let mut table = table();
        table.action(0, "steampunk_ornate_dome", 0);
        let hideout = table.action(1, "trickster_hideout", 1);
        table.hand(0, &["steampunk_change_of_venue"]).cast("steampunk_change_of_venue").to(1);
        assert!(!table.is_in_play(hideout));
    }

    #[test]
    fn does_not_play_what_goes_to_the_hand_of_another() {
        // Mass Enchantment plays an action of another player.
        let mut table = Table::new(["steampunks", "wizards", "tricksters", "ninjas"]);
        table.deck(1, &["trickster_hideout"]);
        table.hand(0, &["wizard_time_loop", "wizard_mass_enchantment"]).cast("wizard_time_loop");
        table.cast("wizard_mass_enchantment").to(1);
        let hideout = table.find("trickster_hideout");
        assert_eq!(table.controller(hideout), 0);
        table.hand(0, &["steampunk_change_of_venue"]).cast("steampunk_change_of_venue");
        assert_eq!(table.asking(), Asking::Turn);
        assert_eq!(table.in_hand(1, "trickster_hideout"), 1);
    }
}

mod steampunk_difference_engine {
    use super::*;

    #[test]
    fn draws_a_card_at_the_end_of_the_own_turn_with_a_minion_here() {
        let mut table = table();
        table.minion(0, "steampunk_steam_man", 1);
        table.hand(0, &["steampunk_difference_engine"]).play("steampunk_difference_engine", 1);
        table.end_turn();
        assert_eq!(table.hand_size(0), 3, "two as ever, and one");
        table.end_turn();
        assert_eq!((table.hand_size(0), table.hand_size(1)), (3, 2), "not for other turns");
    }

    #[test]
    fn draws_nothing_without_a_minion_here() {
        let mut table = table();
        table.minion(0, "steampunk_steam_man", 0);
        table.minion(1, "ninja_acolyte", 1);
        table.action(0, "steampunk_difference_engine", 1);
        table.end_turn();
        assert_eq!(table.hand_size(0), 2);
    }

    #[test]
    fn looks_for_a_minion_when_its_turn_has_come() {
        let mut table = Table::new(["steampunks", "elder_things", "tricksters", "ninjas"]);
        let ahab = table.minion(0, "steampunk_captain_ahab", 1);
        table.action(0, "steampunk_difference_engine", 1);
        table.action_on(0, "elder_thing_dunwich_horror", ahab);
        table.end_play().next("elder_thing_dunwich_horror");
        assert!(!table.is_in_play(ahab));
        assert_eq!(table.hand_size(0), 2);
    }
}

mod steampunk_escape_hatch {
    use super::*;

    #[test]
    fn returns_an_own_minion_here_instead_of_its_destruction() {
        let mut table = table();
        let man = table.minion(0, "steampunk_steam_man", 0);
        table.action_on(0, "dino_upgrade", man);
        table.hand(0, &["steampunk_escape_hatch"]).play("steampunk_escape_hatch", 0);
        table.end_turn().hand(1, &["ninja_master"]).play("ninja_master", 0).thing(man);
        assert_eq!(table.in_hand(0, "steampunk_steam_man"), 1);
        assert_eq!(table.in_discard(0, "dino_upgrade"), 1);
        assert!(!table.saw(|event| matches!(event, Event::MinionDestroyed { .. })));
        assert_eq!(table.in_play("steampunk_escape_hatch"), 1, "it is not used up");
    }

    #[test]
    fn helps_neither_elsewhere_nor_others() {
        let mut table = table();
        table.action(0, "steampunk_escape_hatch", 0);
        let raptor = table.minion(0, "dino_war_raptor", 1);
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table.hand(0, &["dino_laseratops"]).play("dino_laseratops", 0);
        assert!(!table.is_in_play(acolyte) && table.in_discard(1, "ninja_acolyte") == 1);
        table.end_turn().hand(1, &["ninja_master"]).play("ninja_master", 1).thing(raptor);
        assert_eq!(table.in_discard(0, "dino_war_raptor"), 1);
    }

    #[test]
    fn helps_against_own_cards_too() {
        let mut table = table();
        table.action(0, "steampunk_escape_hatch", 0);
        table.minion(0, "steampunk_captain_ahab", 0);
        table.hand(0, &["dino_laseratops"]).play("dino_laseratops", 0);
        assert_eq!(table.in_hand(0, "steampunk_captain_ahab"), 1);
    }

    #[test]
    fn sends_a_minion_of_another_player_to_the_hand_of_its_owner() {
        let mut table = Table::new(["steampunks", "ghosts", "tricksters", "ninjas"]);
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table.hand(0, &["ghost_make_contact"]).play_on("ghost_make_contact", acolyte);
        table.action(0, "steampunk_escape_hatch", 0);
        assert_eq!(table.controller(acolyte), 0);
        table.end_turn().hand(1, &["ninja_seeing_stars"]).cast("ninja_seeing_stars");
        assert_eq!((table.in_hand(1, "ninja_acolyte"), table.in_hand(0, "ninja_acolyte")), (1, 0));
    }

    #[test]
    fn does_not_help_when_the_base_is_scored() {
        let mut table = table();
        table.action(0, "steampunk_escape_hatch", 0);
        table.minion(0, "dino_king_rex", 0);
        table.minion(0, "dino_laseratops", 0);
        table.minion(0, "steampunk_steam_man", 0);
        table.end_turn();
        assert_eq!(table.in_discard(0, "dino_king_rex"), 1);
    }
}

mod steampunk_ornate_dome {
    use super::*;

    #[test]
    fn destroys_the_actions_of_others_on_this_base() {
        let mut table = table();
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        let hideout = table.action(1, "trickster_hideout", 0);
        let trap = table.action(1, "trickster_flame_trap", 0);
        let bomb = table.action_on(1, "ninja_smoke_bomb", acolyte);
        let elsewhere = table.action(1, "trickster_pay_the_piper", 1);
        let own = table.action(0, "steampunk_zeppelin", 0);
        table.hand(0, &["steampunk_ornate_dome"]).play("steampunk_ornate_dome", 0);
        assert!(!table.is_in_play(hideout) && !table.is_in_play(trap));
        assert_eq!(table.in_discard(1, "trickster_hideout"), 1);
        assert!([acolyte, bomb, elsewhere, own].iter().all(|&id| table.is_in_play(id)));
    }

    #[test]
    fn lets_others_play_no_actions_on_this_base() {
        let mut table = table();
        let dome = table.action(0, "steampunk_ornate_dome", 0);
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        table.end_turn().hand(1, &["trickster_hideout", "ninja_smoke_bomb", "ninja_shinobi"]);
        let places = |table: &Table, name: &str| -> Vec<Option<u8>> {
            let plays = table.plays().into_iter().filter(|(card, _)| card == name);
            plays.map(|(_, base)| base).collect()
        };
        assert_eq!(places(&table, "trickster_hideout"), vec![Some(1), Some(2)]);
        assert_eq!(places(&table, "ninja_shinobi"), vec![Some(0), Some(1), Some(2)]);
        // It may still be played on a minion here.
        table.play_on("ninja_smoke_bomb", acolyte);
        table.end_turn().end_turn().hand(1, &["trickster_disenchant"]);
        // The smoke bomb has lapsed, so the dome is the only action.
        table.cast("trickster_disenchant");
        assert!(!table.is_in_play(dome));
        table.end_turn().end_turn();
        assert_eq!(places(&table, "trickster_hideout"), vec![Some(0), Some(1), Some(2)]);
    }

    #[test]
    fn lets_its_player_play_there() {
        let mut table = table();
        table.action(0, "steampunk_ornate_dome", 0);
        table.hand(0, &["steampunk_aggromotive"]).play("steampunk_aggromotive", 0);
        assert_eq!(table.at(table.find("steampunk_aggromotive")), Some(0));
    }
}

mod steampunk_rotary_slug_thrower {
    use super::*;

    #[test]
    fn gives_own_minions_here_two_more_power_while_it_is_there() {
        let mut table = table();
        let ahab = table.minion(0, "steampunk_captain_ahab", 0);
        let elsewhere = table.minion(0, "steampunk_captain_ahab", 1);
        let acolyte = table.minion(1, "ninja_acolyte", 0);
        let all = [ahab, elsewhere, acolyte];
        table.hand(0, &["steampunk_rotary_slug_thrower"]).play("steampunk_rotary_slug_thrower", 0);
        assert_eq!(all.map(|id| table.power(id)), [4, 2, 2]);
        table.end_turn().hand(1, &["trickster_disenchant"]).cast("trickster_disenchant");
        assert_eq!(all.map(|id| table.power(id)), [2, 2, 2]);
    }
}

mod steampunk_scrap_diving {
    use super::*;

    #[test]
    fn takes_an_action_from_the_own_discard_pile() {
        let mut table = table();
        table.discard(0, &["steampunk_aggromotive", "dino_howl", "dino_king_rex"]);
        table.discard(1, &["trickster_hideout"]);
        table.hand(0, &["steampunk_scrap_diving"]).cast("steampunk_scrap_diving");
        same(table.cards(), vec!["dino_howl".to_owned(), "steampunk_aggromotive".to_owned()]);
        assert_eq!(table.bounds(), (1, 1));
        table.card("dino_howl");
        assert_eq!((table.in_hand(0, "dino_howl"), table.in_discard(0, "dino_howl")), (1, 0));
        assert_eq!(table.in_discard(0, "steampunk_scrap_diving"), 1);
    }

    #[test]
    fn does_not_find_itself() {
        let mut table = table();
        table.discard(0, &["dino_king_rex"]);
        table.hand(0, &["steampunk_scrap_diving"]).cast("steampunk_scrap_diving");
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 0));
    }
}

mod steampunk_zeppelin {
    use super::*;

    #[test]
    fn moves_an_own_minion_here_or_away_once_a_turn() {
        let mut table = table();
        let zeppelin = table.action(0, "steampunk_zeppelin", 0);
        let here = table.minion(0, "steampunk_steam_man", 0);
        let one = table.minion(0, "steampunk_captain_ahab", 1);
        let two = table.minion(0, "dino_king_rex", 2);
        table.minion(1, "ninja_acolyte", 1);
        table.talent(zeppelin);
        assert_eq!(table.question(), "pick_way");
        table.way(0);
        assert_eq!((table.things(), table.bounds()), (vec![one, two], (1, 1)));
        table.thing(two);
        assert_eq!([here, one, two].map(|id| table.at(id)), [Some(0), Some(1), Some(0)]);
        assert_eq!(table.refused(Action::Use { id: zeppelin }), "talent_used");
    }

    #[test]
    fn takes_one_from_here_to_another_base() {
        let mut table = table();
        let zeppelin = table.action(0, "steampunk_zeppelin", 0);
        let one = table.minion(0, "steampunk_steam_man", 0);
        let two = table.minion(0, "steampunk_captain_ahab", 0);
        table.minion(1, "ninja_acolyte", 0);
        table.minion(0, "dino_king_rex", 1);
        table.talent(zeppelin).way(1);
        assert_eq!((table.things(), table.bounds()), (vec![one, two], (1, 1)));
        table.thing(two);
        same(table.bases(), vec![1, 2]);
        table.to(2);
        assert_eq!((table.at(one), table.at(two)), (Some(0), Some(2)));
    }

    #[test]
    fn asks_nothing_where_only_one_thing_can_be_done() {
        let mut table = table();
        let zeppelin = table.action(0, "steampunk_zeppelin", 0);
        table.minion(1, "ninja_acolyte", 0);
        let ahab = table.minion(0, "steampunk_captain_ahab", 1);
        table.talent(zeppelin);
        assert_eq!(table.at(ahab), Some(0));
    }

    #[test]
    fn cannot_be_used_without_an_own_minion() {
        let mut table = table();
        let zeppelin = table.action(0, "steampunk_zeppelin", 0);
        table.minion(1, "ninja_acolyte", 0);
        assert!(!table.can(Action::Use { id: zeppelin }));
    }
}
