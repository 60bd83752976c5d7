//! Ninjas: knives in the dark, and minions that come when nobody expects them.

use crate::common::{Table, same};
use engine::Seat;
use smashup::ids::Id;
use smashup::piles::Pile;
use smashup::{Action, Asking, Event};

fn table() -> Table {
    Table::new(["ninjas", "dinosaurs", "robots", "killer_plants"])
}

/// Whether this action of the hand can be played on a minion.
fn can_go_on(table: &Table, name: &str, on: Id) -> bool {
    let (card, from) = (table.def(name).card(), Pile::Hand);
    table.can(Action::Play { card, from, at: None, on: Some(on), with: None })
}

/// A table where the first base, with 15 of 12, is scored when seat 0 is done.
fn scoring() -> Table {
    let mut table = table();
    table.minion(0, "dino_king_rex", 0);
    table.minion(1, "robot_nukebot", 0);
    table.minion(1, "robot_hoverbot", 0);
    table
}

mod ninja_master {
    use super::*;

    #[test]
    fn may_destroy_any_minion_here_even_itself() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        let nukebot = table.minion(1, "robot_nukebot", 0);
        table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["ninja_master"]).play("ninja_master", 0);
        let master = table.find("ninja_master");
        assert_eq!((table.things(), table.bounds()), (vec![rex, nukebot, master], (0, 1)));
        table.thing(rex);
        assert_eq!(table.in_discard(0, "dino_king_rex"), 1);
        assert!(table.is_in_play(nukebot) && table.is_in_play(master));
        assert_eq!(table.power(master), 5);
    }

    #[test]
    fn may_destroy_nobody() {
        let mut table = table();
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["ninja_master"]).play("ninja_master", 0).done();
        assert!(table.is_in_play(zapbot) && table.in_play("ninja_master") == 1);
    }
}

mod ninja_tiger_assassin {
    use super::*;

    #[test]
    fn may_destroy_a_minion_of_power_three_or_less_here() {
        let mut table = table();
        let hoverbot = table.minion(1, "robot_hoverbot", 0);
        let acolyte = table.minion(0, "ninja_acolyte", 0);
        table.minion(1, "robot_nukebot", 0);
        table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["ninja_tiger_assassin"]).play("ninja_tiger_assassin", 0);
        assert_eq!((table.things(), table.bounds()), (vec![hoverbot, acolyte], (0, 1)));
        table.thing(hoverbot);
        assert_eq!(table.in_discard(1, "robot_hoverbot"), 1);
        assert!(table.is_in_play(acolyte));
    }

    #[test]
    fn looks_at_the_power_of_now() {
        // A stego has 3, but 5 while it is not its controller's turn.
        let mut table = Table::new(["ninjas", "robots", "dinosaurs", "zombies"]);
        table.minion(1, "dino_armor_stego", 0);
        table.hand(0, &["ninja_tiger_assassin"]).play("ninja_tiger_assassin", 0);
        assert_eq!(table.asking(), Asking::Turn);
    }

    #[test]
    fn may_destroy_nobody() {
        let mut table = table();
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["ninja_tiger_assassin"]).play("ninja_tiger_assassin", 0).done();
        assert!(table.is_in_play(zapbot));
    }
}

mod ninja_shinobi {
    use super::*;

    #[test]
    fn comes_to_a_base_before_it_scores() {
        let mut table = scoring();
        table.hand(0, &["ninja_shinobi"]).end_play();
        assert_eq!(table.asking(), Asking::MeFirst(0));
        table.special("ninja_shinobi");
        // 7 + 3 against 5 + 3; nobody holds a card any more, so the base is scored.
        let first = |event: &Event| {
            let Event::PlaceAwarded { seat, place: 1, power: 10, .. } = event else { return false };
            *seat == Seat::new(0)
        };
        assert!(table.saw(first));
        assert_eq!(table.in_discard(0, "ninja_shinobi"), 1);
    }

    #[test]
    fn only_one_of_them_for_each_base_that_scores() {
        let mut table = scoring();
        table.hand(0, &["ninja_shinobi", "ninja_shinobi"]).end_play().special("ninja_shinobi");
        assert_eq!(table.power_of(0, 0), 10);
        let second = Action::Special { card: table.def("ninja_shinobi").card() };
        assert!(!table.can(second));
        table.all_pass();
        assert_eq!((table.points(0), table.in_hand(0, "ninja_shinobi")), (2, 1));
    }

    #[test]
    fn another_one_comes_to_the_next_base() {
        let mut table = scoring();
        table.minion(0, "dino_laseratops", 1);
        table.base(1, "base_tar_pits");
        for _ in 0..2 {
            table.minion(1, "killer_plant_weed_eater", 1);
        }
        table.minion(1, "robot_warbot", 1);
        // 18 of 16 there.
        table.hand(0, &["ninja_shinobi", "ninja_shinobi"]).end_play();
        table.act(Action::ScoreBase { base: 0 }).special("ninja_shinobi").all_pass();
        assert_eq!(table.asking(), Asking::MeFirst(1));
        table.special("ninja_shinobi");
        assert_eq!(table.in_discard(0, "ninja_shinobi"), 2);
    }

    #[test]
    fn comes_in_the_turn_of_another_player_too() {
        let mut table = table();
        table.hand(0, &["ninja_shinobi"]).end_turn();
        table.minion(1, "robot_nukebot", 0);
        table.minion(1, "killer_plant_venus_man_trap", 0);
        table.minion(1, "robot_zapbot", 0);
        table.end_play();
        assert_eq!((table.asking(), table.seat().index()), (Asking::MeFirst(0), 0));
        table.special("ninja_shinobi");
        assert_eq!(table.in_play("ninja_shinobi") + table.in_discard(0, "ninja_shinobi"), 1);
        assert_eq!(table.in_hand(0, "ninja_shinobi"), 0);
    }

    #[test]
    fn does_not_come_where_no_minion_may() {
        let mut table = scoring();
        // 15 of 15 there.
        table.base(0, "base_ice_castle").hand(0, &["ninja_shinobi"]).end_play();
        assert_eq!((table.asking(), table.options()), (Asking::MeFirst(0), vec![Action::Pass]));
    }

    #[test]
    fn is_played_as_any_minion_too() {
        let mut table = scoring();
        table.hand(0, &["ninja_shinobi"]).play("ninja_shinobi", 0);
        assert_eq!(table.asking(), Asking::Turn);
        assert_eq!((table.power_of(0, 0), table.allowances(0)), (10, (0, 1)));
    }
}

mod ninja_acolyte {
    use super::*;

    #[test]
    fn goes_back_to_the_hand_for_an_extra_minion_here() {
        let mut table = table();
        let acolyte = table.minion(0, "ninja_acolyte", 1);
        table.hand(0, &["dino_king_rex"]).talent(acolyte);
        assert!(!table.is_in_play(acolyte));
        assert_eq!((table.in_hand(0, "ninja_acolyte"), table.allowances(0)), (1, (2, 1)));
        table.play("dino_king_rex", 1).play("ninja_acolyte", 0);
        assert_eq!(table.allowances(0), (0, 1));
    }

    #[test]
    fn the_extra_minion_is_for_this_base_only() {
        let mut table = table();
        let acolyte = table.minion(0, "ninja_acolyte", 1);
        table.hand(0, &["dino_king_rex"]).talent(acolyte).play("dino_king_rex", 0);
        // The usual minion is gone: what is left is for its base, and it may itself be the one.
        let back = ("ninja_acolyte".to_owned(), Some(1));
        assert_eq!(table.plays(), vec![back]);
        table.play("ninja_acolyte", 1);
        assert_eq!(table.in_play("ninja_acolyte"), 1);
    }

    #[test]
    fn several_may_go_before_a_minion_is_played() {
        let mut table = table();
        let one = table.minion(0, "ninja_acolyte", 1);
        let two = table.minion(0, "ninja_acolyte", 2);
        table.talent(one).talent(two);
        assert_eq!(table.allowances(0), (3, 1));
    }

    #[test]
    fn stays_once_a_minion_was_played() {
        let mut table = table();
        let acolyte = table.minion(0, "ninja_acolyte", 1);
        table.hand(0, &["dino_king_rex"]);
        assert!(table.can(Action::Use { id: acolyte }));
        table.play("dino_king_rex", 0);
        assert!(!table.can(Action::Use { id: acolyte }));
    }
}

mod ninja_assassination {
    use super::*;

    #[test]
    fn destroys_its_minion_at_the_end_of_the_turn() {
        let mut table = table();
        let warbot = table.minion(1, "robot_warbot", 0);
        let nukebot = table.minion(1, "robot_nukebot", 0);
        let own = table.minion(0, "dino_king_rex", 1);
        table.hand(0, &["ninja_assassination"]);
        // On any minion at all.
        for on in [warbot, nukebot, own] {
            assert!(can_go_on(&table, "ninja_assassination", on));
        }
        table.play_on("ninja_assassination", nukebot);
        assert!(table.is_in_play(nukebot));
        table.end_turn();
        assert!(!table.is_in_play(nukebot) && table.is_in_play(own));
        assert_eq!(table.in_discard(1, "robot_nukebot"), 1);
        assert_eq!(table.in_discard(0, "ninja_assassination"), 1);
    }

    #[test]
    fn does_nothing_after_its_first_turn() {
        let mut table = Table::new(["robots", "dinosaurs", "ninjas", "zombies"]);
        let rex = table.minion(0, "dino_king_rex", 0);
        table.action_on(1, "ninja_assassination", rex);
        table.end_turn().end_turn();
        assert!(table.is_in_play(rex));
        assert_eq!(table.in_play("ninja_assassination"), 1);
    }
}

mod ninja_disguise {
    use super::*;

    #[test]
    fn changes_two_minions_of_one_base_for_two_of_the_hand() {
        let mut table = table();
        let one = table.minion(0, "ninja_acolyte", 1);
        let two = table.minion(0, "dino_armor_stego", 1);
        let elsewhere = table.minion(0, "ninja_acolyte", 2);
        table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["ninja_disguise", "dino_king_rex", "ninja_shinobi", "ninja_shinobi"]);
        table.cast("ninja_disguise");
        assert_eq!((table.things(), table.bounds()), (vec![one, two, elsewhere], (1, 2)));
        table.thing(one);
        assert_eq!(table.things(), vec![two]);
        table.thing(two);
        // They come to that base, at once and without fail, while the others are still there.
        assert_eq!(table.question(), "play_now");
        assert!(table.plays().iter().all(|(_, at)| *at == Some(1)));
        assert_eq!(table.refused(Action::Pass), "must_play");
        table.play("dino_king_rex", 1);
        assert!(table.is_in_play(one) && table.is_in_play(two));
        table.play("ninja_shinobi", 1);
        assert!(!table.is_in_play(one) && !table.is_in_play(two) && table.is_in_play(elsewhere));
        assert_eq!(table.in_hand(0, "ninja_acolyte") + table.in_hand(0, "dino_armor_stego"), 2);
        // The usual minion is still to be played.
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (1, 0)));
    }

    #[test]
    fn changes_one_for_one() {
        let mut table = table();
        let one = table.minion(0, "ninja_acolyte", 1);
        let two = table.minion(0, "dino_armor_stego", 1);
        table.hand(0, &["ninja_disguise", "dino_king_rex", "ninja_shinobi"]);
        table.cast("ninja_disguise").thing(one).done().play("dino_king_rex", 1);
        assert!(!table.is_in_play(one) && table.is_in_play(two));
        assert_eq!((table.asking(), table.in_hand(0, "ninja_shinobi")), (Asking::Turn, 1));
    }

    #[test]
    fn returns_them_even_if_there_is_nothing_to_play() {
        let mut table = table();
        let one = table.minion(0, "ninja_acolyte", 1);
        let two = table.minion(0, "dino_armor_stego", 1);
        table.hand(0, &["ninja_disguise", "dino_howl"]);
        table.cast("ninja_disguise").thing(one).thing(two);
        // Nobody knows what is in a hand, so it is asked.
        assert_eq!(table.options(), vec![Action::Pass]);
        table.pass();
        assert_eq!(table.hand_size(0), 3);
        assert!(!table.is_in_play(one) && !table.is_in_play(two));
    }
}

mod ninja_hidden_ninja {
    use super::*;

    #[test]
    fn plays_a_minion_at_the_base_before_it_scores() {
        let mut table = scoring();
        table.hand(0, &["ninja_hidden_ninja", "ninja_tiger_assassin"]);
        let card = table.def("ninja_hidden_ninja").card();
        assert!(table.plays().iter().all(|(name, _)| name != "ninja_hidden_ninja"));
        assert!(!table.can(Action::Special { card }));
        table.end_play().special("ninja_hidden_ninja");
        assert_eq!(table.plays(), vec![("ninja_tiger_assassin".to_owned(), Some(0))]);
        assert_eq!(table.refused(Action::Pass), "must_play");
        // What it does when played it does now, too.
        table.play("ninja_tiger_assassin", 0);
        table.thing(table.find("robot_hoverbot"));
        assert!(
            table.saw(|event| { matches!(event, Event::PlaceAwarded { place: 1, power: 11, .. }) })
        );
        assert_eq!(table.in_discard(0, "ninja_hidden_ninja"), 1);
    }

    #[test]
    fn in_the_turn_of_another_an_extra_minion_comes_at_once_or_never() {
        let mut table = Table::new(["pirates", "dinosaurs", "robots", "ninjas"]);
        table.minion(0, "dino_king_rex", 0);
        table.minion(0, "pirate_king", 0);
        table.hand(1, &["ninja_hidden_ninja", "robot_zapbot", "ninja_acolyte", "robot_warbot"]);
        table.end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::MeFirst(0), Seat::new(1)));
        table.special("ninja_hidden_ninja").play("robot_zapbot", 0);
        assert_eq!(table.question(), "play_now");
        let small = |at| ("ninja_acolyte".to_owned(), Some(at));
        assert_eq!(table.plays(), vec![small(0), small(1), small(2)]);
        table.pass();
        assert_eq!((table.asking(), table.allowances(1)), (Asking::MeFirst(0), (0, 0)));
    }

    #[test]
    fn plays_nothing_where_no_minion_may_come() {
        let mut table = table();
        table.base(0, "base_ice_castle");
        table.minion(0, "dino_king_rex", 0);
        table.minion(1, "robot_nukebot", 0);
        table.minion(1, "robot_hoverbot", 0);
        table.hand(0, &["ninja_hidden_ninja", "ninja_shinobi"]).end_play();
        table.special("ninja_hidden_ninja");
        assert_eq!(table.options(), vec![Action::Pass]);
        table.pass();
        assert_eq!(table.in_hand(0, "ninja_shinobi"), 1);
        assert_eq!(table.in_discard(0, "ninja_hidden_ninja"), 1);
    }
}

mod ninja_infiltrate {
    use super::*;

    #[test]
    fn destroys_an_action_on_this_base() {
        let mut table = table();
        let spores = table.action(1, "killer_plant_sleep_spores", 0);
        let roots = table.action(1, "killer_plant_deep_roots", 0);
        let elsewhere = table.action(1, "killer_plant_sleep_spores", 1);
        let rex = table.minion(0, "dino_king_rex", 0);
        table.action_on(0, "dino_upgrade", rex);
        table.hand(0, &["ninja_infiltrate"]).play("ninja_infiltrate", 0);
        assert_eq!((table.things(), table.bounds()), (vec![spores, roots], (1, 1)));
        table.thing(spores);
        assert!(!table.is_in_play(spores) && table.is_in_play(roots));
        assert!(table.is_in_play(elsewhere) && table.in_play("ninja_infiltrate") == 1);
        assert_eq!(table.in_discard(1, "killer_plant_sleep_spores"), 1);
    }

    #[test]
    fn its_player_may_ignore_what_the_base_forbids() {
        let mut table = table();
        table.base(0, "base_tsars_palace");
        table.hand(0, &["ninja_infiltrate", "ninja_acolyte"]);
        let small = ("ninja_acolyte".to_owned(), Some(0));
        assert!(!table.plays().contains(&small));
        table.play("ninja_infiltrate", 0);
        assert!(table.plays().contains(&small));
        // Nobody else may, and for its player it ends when the next own turn begins.
        table.end_turn().hand(1, &["robot_zapbot"]);
        assert!(!table.plays().contains(&("robot_zapbot".to_owned(), Some(0))));
        table.end_turn();
        assert_eq!(table.in_play("ninja_infiltrate"), 1);
        assert!(!table.plays().contains(&small));
    }

    #[test]
    fn destroys_an_own_action_if_there_is_no_other() {
        let mut table = table();
        table.action(0, "dino_wildlife_preserve", 0);
        table.hand(0, &["ninja_infiltrate"]).play("ninja_infiltrate", 0);
        assert_eq!(table.in_discard(0, "dino_wildlife_preserve"), 1);
        assert_eq!(table.in_play("ninja_infiltrate"), 1);
    }

    #[test]
    fn what_the_base_orders_when_it_is_scored_its_player_may_leave() {
        let mut table = table();
        table.base(0, "base_temple_of_goju");
        table.minion(0, "dino_king_rex", 0);
        table.minion(0, "ninja_master", 0);
        table.minion(1, "robot_nukebot", 0);
        table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["ninja_infiltrate"]).play("ninja_infiltrate", 0).end_play();
        assert_eq!((table.asking(), table.seat()), (Asking::AfterScoring(0), Seat::new(0)));
        table.pass();
        assert_eq!(table.in_discard(0, "dino_king_rex"), 1);
        assert_eq!(table.bottom(1), "robot_nukebot");
    }

    #[test]
    fn what_the_base_orders_becomes_a_choice() {
        let mut table = table();
        table.base(0, "base_haunted_house");
        table.hand(0, &["ninja_infiltrate", "ninja_acolyte", "dino_howl", "dino_upgrade"]);
        table.play("ninja_infiltrate", 0).play("ninja_acolyte", 0);
        assert_eq!(table.asking(), Asking::Triggers);
        table.pass();
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 2));
    }

    #[test]
    fn what_the_base_orders_can_be_done_all_the_same() {
        let mut table = table();
        table.base(0, "base_haunted_house");
        table.hand(0, &["ninja_infiltrate", "ninja_acolyte", "dino_howl", "dino_upgrade"]);
        table.play("ninja_infiltrate", 0).play("ninja_acolyte", 0);
        table.trigger("base_haunted_house").card("dino_howl");
        assert_eq!((table.in_discard(0, "dino_howl"), table.hand_size(0)), (1, 1));
    }
}

mod ninja_poison {
    use super::*;

    #[test]
    fn takes_four_power_but_not_below_zero() {
        let mut table = table();
        let nukebot = table.minion(1, "robot_nukebot", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["ninja_poison"]).play_on("ninja_poison", nukebot);
        assert_eq!((table.power(nukebot), table.power(zapbot)), (1, 2));
        table.end_turn();
        assert_eq!(table.power(nukebot), 1);

        let mut table = Table::new(["ninjas", "dinosaurs", "robots", "killer_plants"]);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["ninja_poison"]).play_on("ninja_poison", zapbot);
        assert_eq!((table.power(zapbot), table.total(0)), (0, 0));
    }

    #[test]
    fn destroys_any_number_of_actions_on_its_minion() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        let upgrade = table.action_on(0, "dino_upgrade", rex);
        let vines = table.action_on(1, "killer_plant_choking_vines", rex);
        let other = table.minion(0, "ninja_acolyte", 0);
        let bomb = table.action_on(0, "ninja_smoke_bomb", other);
        let spores = table.action(1, "killer_plant_sleep_spores", 1);
        table.hand(0, &["ninja_poison"]).play_on("ninja_poison", rex);
        assert_eq!((table.things(), table.bounds()), (vec![upgrade, vines], (0, 2)));
        table.thing(vines);
        assert!(!table.is_in_play(vines) && table.is_in_play(upgrade));
        assert!(table.is_in_play(bomb) && table.is_in_play(spores));
        assert_eq!(table.in_discard(1, "killer_plant_choking_vines"), 1);
        // 7 + 2 - 4
        assert_eq!(table.power(rex), 5);
    }
}

mod ninja_seeing_stars {
    use super::*;

    #[test]
    fn destroys_a_minion_of_power_three_or_less_anywhere() {
        let mut table = table();
        let hoverbot = table.minion(1, "robot_hoverbot", 0);
        let acolyte = table.minion(0, "ninja_acolyte", 1);
        table.minion(1, "robot_nukebot", 0);
        table.hand(0, &["ninja_seeing_stars"]).cast("ninja_seeing_stars");
        assert_eq!((table.things(), table.bounds()), (vec![hoverbot, acolyte], (1, 1)));
        table.thing(hoverbot);
        assert!(!table.is_in_play(hoverbot) && table.is_in_play(acolyte));
        assert_eq!(table.in_discard(0, "ninja_seeing_stars"), 1);
    }

    #[test]
    fn hits_an_own_minion_if_there_is_no_other() {
        let mut table = table();
        table.minion(0, "ninja_acolyte", 1);
        table.hand(0, &["ninja_seeing_stars"]).cast("ninja_seeing_stars");
        assert_eq!(table.in_discard(0, "ninja_acolyte"), 1);
    }
}

mod ninja_smoke_bomb {
    use super::*;

    /// Seat 1 has a Shinobi with a smoke bomb at the first base.
    fn guarded(factions: [&str; 2]) -> (Table, Id) {
        let mut table = Table::new([factions[0], factions[1], "ninjas", "zombies"]);
        let shinobi = table.minion(1, "ninja_shinobi", 0);
        table.action_on(1, "ninja_smoke_bomb", shinobi);
        (table, shinobi)
    }

    #[test]
    fn keeps_off_the_actions_of_others() {
        let (mut table, shinobi) = guarded(["aliens", "dinosaurs"]);
        let walker = table.minion(1, "zombie_walker", 0);
        table.hand(0, &["alien_crop_circles"]).cast("alien_crop_circles").to(0);
        assert!(table.is_in_play(shinobi) && !table.is_in_play(walker));
        assert_eq!(table.in_play("ninja_smoke_bomb"), 1);
    }

    #[test]
    fn no_action_of_others_is_played_on_it_or_changes_its_power() {
        let (mut table, shinobi) = guarded(["killer_plants", "dinosaurs"]);
        table.action(0, "killer_plant_sleep_spores", 0);
        let walker = table.minion(1, "zombie_walker", 0);
        assert_eq!((table.power(shinobi), table.power(walker)), (3, 1));
        table.hand(0, &["dino_upgrade"]);
        assert!(can_go_on(&table, "dino_upgrade", walker));
        assert!(!can_go_on(&table, "dino_upgrade", shinobi));
    }

    #[test]
    fn does_not_keep_off_minions() {
        let (mut table, shinobi) = guarded(["aliens", "dinosaurs"]);
        table.hand(0, &["alien_collector"]).play("alien_collector", 0).thing(shinobi);
        assert_eq!(table.in_hand(1, "ninja_shinobi"), 1);
        assert_eq!(table.in_discard(1, "ninja_smoke_bomb"), 1);
    }

    #[test]
    fn goes_on_an_own_minion_and_lasts_until_the_next_own_turn() {
        let mut table = table();
        let stego = table.minion(0, "dino_armor_stego", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["ninja_smoke_bomb"]);
        assert!(!can_go_on(&table, "ninja_smoke_bomb", zapbot));
        table.play_on("ninja_smoke_bomb", stego);
        // Through the turn of the other player, and until the next own turn starts.
        table.end_turn();
        assert_eq!(table.in_play("ninja_smoke_bomb"), 1);
        table.end_turn();
        assert_eq!(table.in_discard(0, "ninja_smoke_bomb"), 1);
        assert!(table.is_in_play(stego));
    }

    #[test]
    fn own_actions_still_reach_its_minion() {
        let mut table = table();
        let stego = table.minion(0, "dino_armor_stego", 0);
        table.action_on(0, "ninja_smoke_bomb", stego);
        table.hand(0, &["dino_howl"]).cast("dino_howl");
        assert_eq!(table.power(stego), 4);
    }
}

mod ninja_way_of_deception {
    use super::*;

    #[test]
    fn moves_an_own_minion_to_another_base() {
        let mut table = table();
        let one = table.minion(0, "ninja_acolyte", 0);
        let two = table.minion(0, "dino_king_rex", 1);
        table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["ninja_way_of_deception"]).cast("ninja_way_of_deception");
        assert_eq!((table.things(), table.bounds()), (vec![one, two], (1, 1)));
        table.thing(two);
        same(table.bases(), vec![0, 2]);
        table.to(2);
        assert_eq!((table.at(one), table.at(two)), (Some(0), Some(2)));
    }

    #[test]
    fn does_nothing_without_an_own_minion() {
        let mut table = table();
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["ninja_way_of_deception"]).cast("ninja_way_of_deception");
        assert_eq!((table.asking(), table.at(zapbot)), (Asking::Turn, Some(0)));
        assert_eq!(table.in_discard(0, "ninja_way_of_deception"), 1);
    }
}
