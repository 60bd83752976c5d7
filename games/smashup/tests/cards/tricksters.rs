//! Tricksters: whoever comes near them is sorry.

use crate::common::{Table, same};
use engine::Seat;
use smashup::{Action, Asking, Event};

/// The tricksters are at the turn.
fn ours() -> Table {
    Table::new(["tricksters", "dinosaurs", "pirates", "ninjas"])
}

/// Somebody else is at the turn.
fn theirs() -> Table {
    Table::new(["pirates", "ninjas", "tricksters", "dinosaurs"])
}

mod trickster_leprechaun {
    use super::*;

    #[test]
    fn destroys_a_smaller_minion_that_another_player_plays_here() {
        let mut table = theirs();
        table.minion(1, "trickster_leprechaun", 0);
        table.hand(0, &["pirate_first_mate"]).play("pirate_first_mate", 0);
        assert_eq!((table.asking(), table.in_discard(0, "pirate_first_mate")), (Asking::Turn, 1));
    }

    #[test]
    fn leaves_minions_that_are_as_strong() {
        let mut table = theirs();
        table.minion(1, "trickster_leprechaun", 0);
        table.hand(0, &["pirate_king"]).play("pirate_king", 0);
        assert_eq!(table.in_play("pirate_king"), 1);
    }

    #[test]
    fn goes_by_the_power_it_has_now() {
        let mut table = theirs();
        let leprechaun = table.minion(1, "trickster_leprechaun", 0);
        table.action_on(1, "dino_upgrade", leprechaun);
        table.hand(0, &["pirate_king"]).play("pirate_king", 0);
        assert_eq!(table.in_play("pirate_king"), 0);
    }

    #[test]
    fn leaves_minions_elsewhere_and_those_of_its_own_player() {
        let mut table = theirs();
        table.minion(1, "trickster_leprechaun", 0);
        table.hand(0, &["pirate_first_mate"]).hand(1, &["trickster_gremlin"]);
        table.play("pirate_first_mate", 1);
        table.end_turn().play("trickster_gremlin", 0);
        assert_eq!(
            (table.in_play("pirate_first_mate"), table.in_play("trickster_gremlin")),
            (1, 1)
        );
    }

    #[test]
    fn waits_for_the_ability_of_the_minion() {
        let mut table = theirs();
        let leprechaun = table.minion(1, "trickster_leprechaun", 0);
        table.action_on(1, "dino_upgrade", leprechaun);
        table.hand(0, &["ninja_master"]).play("ninja_master", 0).thing(leprechaun);
        assert_eq!((table.in_play("ninja_master"), table.is_in_play(leprechaun)), (1, false));
    }

    #[test]
    fn does_not_mind_minions_that_are_moved_here() {
        let mut table = theirs();
        table.minion(1, "trickster_leprechaun", 0);
        let mate = table.minion(0, "pirate_first_mate", 1);
        table.hand(0, &["pirate_dinghy"]).cast("pirate_dinghy").thing(mate).to(0);
        assert_eq!(table.at(mate), Some(0));
    }
}

mod trickster_brownie {
    use super::*;

    /// Three cards in hand beside the one that is played.
    fn with(card: &str) -> Table {
        let mut table = theirs();
        table.hand(0, &[card]).hand(0, &["pirate_first_mate"; 3]);
        table
    }

    #[test]
    fn costs_who_moves_it_two_random_cards() {
        let mut table = with("pirate_shanghai");
        let brownie = table.minion(1, "trickster_brownie", 0);
        table.hand(1, &["dino_king_rex"]);
        table.cast("pirate_shanghai").to(1);
        assert_eq!(table.at(brownie), Some(1));
        assert_eq!((table.hand_size(0), table.in_discard(0, "pirate_first_mate")), (1, 2));
        assert_eq!(table.hand_size(1), 1);
    }

    #[test]
    fn costs_who_destroys_it_with_a_minion_two_cards() {
        let mut table = with("ninja_master");
        let brownie = table.minion(1, "trickster_brownie", 0);
        table.play("ninja_master", 0).thing(brownie);
        assert_eq!((table.is_in_play(brownie), table.hand_size(0)), (false, 1));
    }

    #[test]
    fn costs_who_plays_an_action_on_it_two_cards_once() {
        let mut table = with("ninja_poison");
        let brownie = table.minion(1, "trickster_brownie", 0);
        table.play_on("ninja_poison", brownie);
        assert_eq!((table.power(brownie), table.hand_size(0)), (0, 1));
    }

    #[test]
    fn takes_what_there_is() {
        let mut table = theirs();
        table.minion(1, "trickster_brownie", 0);
        table.hand(0, &["pirate_shanghai", "pirate_king"]).cast("pirate_shanghai").to(1);
        assert_eq!((table.hand_size(0), table.in_discard(0, "pirate_king")), (0, 1));
    }

    #[test]
    fn costs_nothing_when_it_is_left_alone_or_helped_by_its_own_player() {
        let mut table = ours();
        let brownie = table.minion(0, "trickster_brownie", 0);
        table.minion(1, "pirate_king", 0);
        table.hand(0, &["dino_augmentation", "dino_king_rex"]).hand(1, &["pirate_swashbuckling"]);
        table.hand(1, &["pirate_first_mate"]);
        table.cast("dino_augmentation").thing(brownie);
        assert_eq!((table.power(brownie), table.hand_size(0)), (8, 1));
        table.end_turn().cast("pirate_swashbuckling");
        assert_eq!(table.hand_size(1), 1);
    }

    #[test]
    fn does_not_mind_bases() {
        let mut table = theirs();
        let brownie = table.minion(1, "trickster_brownie", 0);
        table.base(1, "base_mushroom_kingdom").hand(0, &["pirate_first_mate"; 2]);
        table.end_turn().end_play();
        // At the start of his turn the other player may use the base to move it.
        table.trigger("base_mushroom_kingdom");
        assert_eq!((table.at(brownie), table.hand_size(0)), (Some(1), 4));
    }
}

mod trickster_gnome {
    use super::*;

    #[test]
    fn may_destroy_a_minion_here_with_less_power_than_there_are_own_minions() {
        let mut table = ours();
        let gremlin = table.minion(0, "trickster_gremlin", 0);
        table.minion(0, "trickster_brownie", 0);
        let mate = table.minion(1, "pirate_first_mate", 0);
        table.minion(1, "pirate_saucy_wench", 0);
        table.minion(1, "pirate_first_mate", 1);
        table.hand(0, &["trickster_gnome"]).play("trickster_gnome", 0);
        // Three own minions with the Gnome: less than 3.
        assert_eq!((table.things(), table.bounds()), (vec![gremlin, mate], (0, 1)));
        table.thing(mate);
        assert_eq!((table.is_in_play(mate), table.in_discard(1, "pirate_first_mate")), (false, 1));
    }

    #[test]
    fn may_leave_it() {
        let mut table = ours();
        for _ in 0..2 {
            table.minion(0, "trickster_brownie", 0);
        }
        let mate = table.minion(1, "pirate_first_mate", 0);
        table.hand(0, &["trickster_gnome"]).play("trickster_gnome", 0).done();
        assert!(table.is_in_play(mate));
    }

    #[test]
    fn minions_of_others_and_elsewhere_do_not_count() {
        let mut table = ours();
        table.minion(0, "trickster_gremlin", 1);
        table.minion(0, "trickster_gremlin", 1);
        table.minion(1, "pirate_first_mate", 0);
        table.minion(1, "pirate_first_mate", 0);
        let weak = table.minion(1, "pirate_first_mate", 0);
        table.action_on(1, "ninja_poison", weak);
        table.hand(0, &["trickster_gnome"]).play("trickster_gnome", 0);
        // The Gnome alone: less than 1.
        assert_eq!(table.things(), vec![weak]);
    }
}

mod trickster_gremlin {
    use super::*;

    #[test]
    fn draws_a_card_when_it_is_destroyed_and_takes_one_of_each_other_player() {
        let mut table =
            Table::of(&["pirates", "ninjas", "tricksters", "dinosaurs", "aliens", "robots"]);
        let gremlin = table.minion(1, "trickster_gremlin", 0);
        table.deck(1, &["dino_king_rex"]).hand(1, &["trickster_gnome"]);
        table.hand(0, &["ninja_seeing_stars", "pirate_king", "pirate_buccaneer"]);
        table.hand(2, &["robot_nukebot"]);
        table.cast("ninja_seeing_stars");
        assert!(!table.is_in_play(gremlin));
        assert_eq!((table.hand_size(1), table.in_hand(1, "dino_king_rex")), (2, 1));
        assert_eq!((table.hand_size(0), table.hand_size(2)), (1, 0));
        assert_eq!(table.in_discard(2, "robot_nukebot"), 1);
    }

    #[test]
    fn does_so_whoever_destroys_it() {
        let mut table = ours();
        let gremlin = table.minion(0, "trickster_gremlin", 0);
        table.minion(0, "dino_king_rex", 0);
        table.hand(0, &["dino_natural_selection"]).hand(1, &["pirate_king"]);
        table.cast("dino_natural_selection");
        let rex = table.find("dino_king_rex");
        table.thing(rex);
        assert!(!table.is_in_play(gremlin));
        assert_eq!((table.hand_size(0), table.hand_size(1)), (1, 0));
    }

    #[test]
    fn who_controls_it_draws() {
        let mut table = Table::new(["ghosts", "ninjas", "tricksters", "dinosaurs"]);
        let gremlin = table.minion(1, "trickster_gremlin", 0);
        table.hand(0, &["ghost_make_contact"]).play_on("ghost_make_contact", gremlin);
        table.hand(1, &["dino_laseratops", "dino_howl"]).end_turn();
        assert_eq!(table.hand_size(0), 2);
        table.play("dino_laseratops", 0);
        assert_eq!((table.hand_size(0), table.hand_size(1)), (3, 0));
        assert_eq!(table.in_discard(1, "trickster_gremlin"), 1);
    }

    #[test]
    fn is_not_destroyed_by_going_back_to_the_hand_or_by_scoring() {
        let mut table = Table::new(["aliens", "robots", "tricksters", "dinosaurs"]);
        table.minion(1, "trickster_gremlin", 0);
        table.hand(0, &["alien_beam_up", "alien_scout"]).cast("alien_beam_up");
        assert_eq!((table.hand_size(0), table.hand_size(1)), (1, 1));
        table.minion(1, "trickster_gremlin", 0);
        table.minion(1, "dino_king_rex", 0);
        table.minion(0, "robot_nukebot", 0);
        table.end_play();
        assert!(table.saw(|event| matches!(event, Event::BaseCleared { base: 0, .. })));
        // Only the two cards of the turn were drawn.
        assert_eq!((table.hand_size(0), table.hand_size(1)), (3, 1));
    }
}

mod trickster_block_the_path {
    use super::*;

    #[test]
    fn keeps_minions_of_a_named_faction_out_for_all() {
        let mut table = ours();
        table.hand(0, &["trickster_block_the_path", "dino_war_raptor", "trickster_gnome"]);
        table.play("trickster_block_the_path", 0);
        assert_eq!((table.question(), table.options().len()), ("pick_faction".into(), 4));
        table.faction("dinosaurs");
        let at = |name: &str, bases: &[u8]| -> Vec<_> {
            bases.iter().map(|&at| (name.to_string(), Some(at))).collect()
        };
        same(
            table.plays(),
            [at("dino_war_raptor", &[1, 2]), at("trickster_gnome", &[0, 1, 2])].concat(),
        );
    }

    #[test]
    fn others_can_be_kept_out_until_it_is_gone() {
        let mut table = ours();
        table.hand(0, &["trickster_block_the_path"]).hand(1, &["pirate_king", "ninja_infiltrate"]);
        table.play("trickster_block_the_path", 0).faction("pirates").end_turn();
        assert!(!table.plays().contains(&("pirate_king".into(), Some(0))));
        assert!(table.plays().contains(&("pirate_king".into(), Some(1))));
        table.play("ninja_infiltrate", 0);
        assert_eq!(table.in_discard(0, "trickster_block_the_path"), 1);
        table.play("pirate_king", 0);
    }

    #[test]
    fn they_can_be_moved_there_and_their_actions_played() {
        let mut table = ours();
        let mate = table.minion(1, "pirate_first_mate", 1);
        table.hand(0, &["trickster_block_the_path"]).hand(1, &["pirate_dinghy"]);
        table.play("trickster_block_the_path", 0).faction("pirates").end_turn();
        table.cast("pirate_dinghy").thing(mate).to(0);
        assert_eq!(table.at(mate), Some(0));
    }
}

mod trickster_disenchant {
    use super::*;

    #[test]
    fn destroys_an_action_on_a_minion_or_a_base() {
        let mut table = ours();
        let king = table.minion(1, "pirate_king", 0);
        let poison = table.action_on(1, "ninja_poison", king);
        let infiltrate = table.action(1, "ninja_infiltrate", 1);
        let mist = table.action(0, "trickster_enshrouding_mist", 2);
        table.hand(0, &["trickster_disenchant"]).cast("trickster_disenchant");
        assert_eq!((table.things(), table.bounds()), (vec![poison, infiltrate, mist], (1, 1)));
        table.thing(poison);
        assert_eq!((table.power(king), table.in_discard(1, "ninja_poison")), (5, 1));
        assert!(table.is_in_play(infiltrate) && table.is_in_play(mist));
    }

    #[test]
    fn must_take_the_only_one_even_if_it_is_ones_own() {
        let mut table = ours();
        let mist = table.action(0, "trickster_enshrouding_mist", 2);
        table.hand(0, &["trickster_disenchant"]).cast("trickster_disenchant");
        assert_eq!(
            (table.is_in_play(mist), table.in_discard(0, "trickster_enshrouding_mist")),
            (false, 1)
        );
    }
}

mod trickster_enshrouding_mist {
    use super::*;

    #[test]
    fn gives_an_extra_minion_here_in_the_turn_it_is_played() {
        let mut table = ours();
        table.hand(0, &["trickster_enshrouding_mist", "dino_king_rex", "trickster_leprechaun"]);
        table.play("trickster_enshrouding_mist", 0);
        assert_eq!(table.allowances(0), (2, 0));
        table.play("dino_king_rex", 1);
        assert_eq!(table.plays(), vec![("trickster_leprechaun".into(), Some(0))]);
        table.play("trickster_leprechaun", 0);
        assert_eq!(table.allowances(0), (0, 0));
    }

    #[test]
    fn gives_one_in_each_own_turn_and_takes_it_before_the_usual_one() {
        let mut table = ours();
        table.action(0, "trickster_enshrouding_mist", 0);
        table.end_turn();
        assert_eq!(table.allowances(1), (1, 1));
        table.hand(0, &["dino_king_rex", "trickster_leprechaun"]).end_turn();
        assert_eq!(table.allowances(0), (2, 1));
        table.play("dino_king_rex", 0).play("trickster_leprechaun", 1);
        assert_eq!(table.allowances(0), (0, 1));
    }

    #[test]
    fn gives_nothing_any_more_when_it_is_gone() {
        let mut table = ours();
        table.action(0, "trickster_enshrouding_mist", 0);
        table.hand(1, &["ninja_infiltrate"]).end_turn().play("ninja_infiltrate", 0);
        table.end_turn();
        assert_eq!(table.allowances(0), (1, 1));
    }
}

mod trickster_flame_trap {
    use super::*;

    #[test]
    fn destroys_the_first_minion_of_another_player_played_here_and_itself() {
        let mut table = theirs();
        let trap = table.action(1, "trickster_flame_trap", 0);
        table.hand(0, &["pirate_king"]).play("pirate_king", 0);
        assert!(!table.is_in_play(trap));
        assert_eq!(
            (table.in_discard(0, "pirate_king"), table.in_discard(1, "trickster_flame_trap")),
            (1, 1)
        );
    }

    #[test]
    fn waits_for_the_ability_of_the_minion() {
        let mut table = theirs();
        table.action(1, "trickster_flame_trap", 0);
        let gnome = table.minion(1, "trickster_gnome", 0);
        table.hand(0, &["ninja_master"]).play("ninja_master", 0);
        assert_eq!(table.in_play("trickster_flame_trap"), 1);
        table.thing(gnome);
        assert!(!table.is_in_play(gnome));
        assert_eq!((table.in_play("ninja_master"), table.in_play("trickster_flame_trap")), (0, 0));
    }

    #[test]
    fn is_used_up_by_a_minion_that_cannot_be_destroyed() {
        let mut table = Table::new(["robots", "ninjas", "tricksters", "dinosaurs"]);
        table.action(1, "trickster_flame_trap", 0);
        table.hand(0, &["robot_warbot"]).play("robot_warbot", 0);
        assert_eq!((table.in_play("robot_warbot"), table.in_play("trickster_flame_trap")), (1, 0));
    }

    #[test]
    fn leaves_own_minions_and_those_elsewhere() {
        let mut table = theirs();
        table.action(1, "trickster_flame_trap", 0);
        table.hand(0, &["pirate_king"]).hand(1, &["trickster_brownie"]).play("pirate_king", 1);
        table.end_turn().play("trickster_brownie", 0);
        assert_eq!((table.in_play("pirate_king"), table.in_play("trickster_brownie")), (1, 1));
        assert_eq!(table.in_play("trickster_flame_trap"), 1);
    }

    #[test]
    fn goes_off_too_when_the_leprechaun_was_faster() {
        let mut table = theirs();
        table.action(1, "trickster_flame_trap", 0);
        table.minion(1, "trickster_leprechaun", 0);
        table.hand(0, &["pirate_first_mate"]).play("pirate_first_mate", 0);
        assert_eq!(table.asking(), Asking::WhichNext);
        table.next("trickster_leprechaun");
        assert_eq!((table.asking(), table.in_discard(0, "pirate_first_mate")), (Asking::Turn, 1));
        assert_eq!(table.in_discard(1, "trickster_flame_trap"), 1);
    }
}

mod trickster_hideout {
    use super::*;

    #[test]
    fn goes_instead_of_the_own_minions_here_that_an_action_would_hit() {
        let mut table = theirs();
        table.action(1, "trickster_hideout", 0);
        let here = table.minion(1, "trickster_gremlin", 0);
        let elsewhere = table.minion(1, "trickster_gremlin", 1);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon").thing(here).thing(elsewhere);
        assert_eq!((table.is_in_play(here), table.is_in_play(elsewhere)), (true, false));
        assert_eq!(table.in_discard(1, "trickster_hideout"), 1);
    }

    #[test]
    fn keeps_the_whole_action_off_all_of_them_but_not_off_others() {
        let mut table = theirs();
        table.action(1, "trickster_hideout", 0);
        let [one, two] = [0, 0].map(|at| table.minion(1, "trickster_gremlin", at));
        let mate = table.minion(0, "pirate_first_mate", 0);
        table.hand(0, &["pirate_powderkeg"]).cast("pirate_powderkeg");
        assert!(table.is_in_play(one) && table.is_in_play(two) && !table.is_in_play(mate));
        assert_eq!(table.in_discard(1, "trickster_hideout"), 1);
    }

    #[test]
    fn works_once() {
        let mut table = Table::new(["wizards", "ninjas", "tricksters", "dinosaurs"]);
        table.action(1, "trickster_hideout", 0);
        let gnome = table.minion(1, "trickster_gnome", 0);
        table.hand(0, &["wizard_time_loop", "ninja_seeing_stars", "ninja_seeing_stars"]);
        table.cast("wizard_time_loop").cast("ninja_seeing_stars");
        assert!(table.is_in_play(gnome));
        table.cast("ninja_seeing_stars");
        assert!(!table.is_in_play(gnome));
    }

    #[test]
    fn an_action_cannot_be_attached_and_goes_to_its_owner() {
        let mut table = theirs();
        table.action(1, "trickster_hideout", 0);
        let gnome = table.minion(1, "trickster_gnome", 0);
        table.hand(0, &["ninja_poison"]).play_on("ninja_poison", gnome);
        assert_eq!((table.power(gnome), table.in_discard(0, "ninja_poison")), (3, 1));
        assert_eq!(table.in_discard(1, "trickster_hideout"), 1);
    }

    #[test]
    fn does_not_stop_minions() {
        let mut table = theirs();
        let hideout = table.action(1, "trickster_hideout", 0);
        let gnome = table.minion(1, "trickster_gnome", 0);
        table.hand(0, &["ninja_tiger_assassin"]).play("ninja_tiger_assassin", 0).thing(gnome);
        assert_eq!((table.is_in_play(gnome), table.is_in_play(hideout)), (false, true));
    }

    #[test]
    fn does_not_stop_own_actions() {
        let mut table = ours();
        let hideout = table.action(0, "trickster_hideout", 0);
        let gnome = table.minion(0, "trickster_gnome", 0);
        table.hand(0, &["dino_augmentation"]).cast("dino_augmentation");
        assert_eq!((table.power(gnome), table.is_in_play(hideout)), (7, true));
    }

    #[test]
    fn a_brownie_in_it_was_not_affected() {
        let mut table = theirs();
        table.action(1, "trickster_hideout", 0);
        let brownie = table.minion(1, "trickster_brownie", 0);
        table.hand(0, &["pirate_shanghai", "pirate_king"]).cast("pirate_shanghai").to(1);
        assert_eq!((table.at(brownie), table.hand_size(0)), (Some(0), 1));
        assert_eq!(table.in_play("trickster_hideout"), 0);
    }
}

mod trickster_mark_of_sleep {
    use super::*;

    /// The other player is asleep at his turn.
    fn asleep(mine: [&str; 2], hand: &[&str]) -> Table {
        let mut table = Table::new(["tricksters", "dinosaurs", mine[0], mine[1]]);
        table.hand(1, hand).hand(0, &["trickster_mark_of_sleep"]);
        table.cast("trickster_mark_of_sleep");
        assert_eq!(table.options(), [0, 1].map(|at| Action::Player { seat: Seat::new(at) }));
        table.player(1).end_turn();
        table
    }

    #[test]
    fn keeps_a_player_from_actions_in_the_next_turn_only() {
        let mut table = asleep(["pirates", "ninjas"], &["pirate_king", "pirate_cannon"]);
        same(table.plays(), [0, 1, 2].map(|at| ("pirate_king".into(), Some(at))).to_vec());
        table.end_turn().end_turn();
        assert!(table.plays().contains(&("pirate_cannon".into(), None)));
    }

    #[test]
    fn oneself_is_not_kept_from_them_in_this_turn() {
        let mut table = Table::new(["tricksters", "wizards", "pirates", "ninjas"]);
        table.hand(0, &["wizard_chronomage", "trickster_mark_of_sleep", "wizard_mystic_studies"]);
        table.play("wizard_chronomage", 0).cast("trickster_mark_of_sleep").player(0);
        assert!(table.plays().contains(&("wizard_mystic_studies".into(), None)));
        table.end_turn().end_turn();
        assert!(!table.plays().contains(&("wizard_mystic_studies".into(), None)));
    }

    #[test]
    fn extra_actions_cannot_be_played_either() {
        let mut table = asleep(["wizards", "ninjas"], &["wizard_chronomage", "wizard_summon"]);
        table.play("wizard_chronomage", 0);
        assert!(table.plays().is_empty());
    }

    #[test]
    fn nor_can_specials_in_that_turn() {
        let mut table = asleep(["pirates", "ninjas"], &["pirate_full_sail", "ninja_shinobi"]);
        table.minion(1, "pirate_king", 0);
        table.minion(0, "dino_king_rex", 0);
        table.end_play();
        assert_eq!(table.asking(), Asking::MeFirst(0));
        let special = |name: &str| Action::Special { card: table.def(name).card() };
        assert!(!table.can(special("pirate_full_sail")) && table.can(special("ninja_shinobi")));
    }

    #[test]
    fn nor_can_an_action_that_a_minion_brings() {
        let mut table = asleep(["wizards", "ninjas"], &["wizard_neophyte"]);
        table.deck(1, &["wizard_summon"]).play("wizard_neophyte", 0);
        // Into the hand, or left on top.
        let card = table.def("wizard_neophyte").card();
        assert_eq!(table.options(), [0, 2].map(|way| Action::Way { way, card }));
    }
}

mod trickster_pay_the_piper {
    use super::*;

    #[test]
    fn who_plays_a_minion_here_discards_a_card_of_his_choice() {
        let mut table = theirs();
        table.action(1, "trickster_pay_the_piper", 0);
        table.hand(0, &["pirate_first_mate", "pirate_king", "pirate_cannon"]);
        table.hand(1, &["trickster_gnome"]).play("pirate_first_mate", 0);
        assert_eq!((table.asking(), table.seat()), (Asking::Discard(1), Seat::new(0)));
        same(table.cards(), vec!["pirate_king".into(), "pirate_cannon".into()]);
        table.card("pirate_cannon");
        assert_eq!((table.in_hand(0, "pirate_king"), table.in_discard(0, "pirate_cannon")), (1, 1));
        assert_eq!((table.hand_size(1), table.in_play("trickster_pay_the_piper")), (1, 1));
        assert_eq!(table.in_play("pirate_first_mate"), 1);
    }

    #[test]
    fn who_has_no_card_left_pays_nothing() {
        let mut table = theirs();
        table.action(1, "trickster_pay_the_piper", 0);
        table.hand(0, &["pirate_first_mate"]).play("pirate_first_mate", 0);
        assert_eq!((table.asking(), table.in_play("pirate_first_mate")), (Asking::Turn, 1));
    }

    #[test]
    fn its_player_and_minions_elsewhere_cost_nothing() {
        let mut table = theirs();
        table.action(1, "trickster_pay_the_piper", 0);
        table.hand(0, &["pirate_first_mate", "pirate_king"]).play("pirate_first_mate", 1);
        assert_eq!(table.hand_size(0), 1);
        table.hand(1, &["trickster_gremlin", "trickster_gnome"]).end_turn();
        table.play("trickster_gremlin", 0);
        assert_eq!((table.asking(), table.hand_size(1)), (Asking::Turn, 1));
    }
}

mod trickster_take_the_shinies {
    use super::*;

    #[test]
    fn each_other_player_discards_two_cards() {
        let mut table =
            Table::of(&["tricksters", "dinosaurs", "pirates", "ninjas", "aliens", "robots"]);
        table.hand(0, &["trickster_take_the_shinies", "dino_king_rex"]);
        table.hand(1, &["pirate_first_mate"; 3]).hand(2, &["robot_nukebot"]);
        table.cast("trickster_take_the_shinies");
        assert_eq!([0, 1, 2].map(|seat| table.hand_size(seat)), [1, 1, 0]);
        assert_eq!(table.in_discard(1, "pirate_first_mate"), 2);
        assert_eq!(table.in_discard(2, "robot_nukebot"), 1);
    }
}
