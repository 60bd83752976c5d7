//! Pirates: minions that move, and cannons.

use crate::common::{Table, same};
use smashup::{Asking, Event};

fn table() -> Table {
    Table::new(["pirates", "dinosaurs", "robots", "zombies"])
}

mod pirate_king {
    use super::*;

    #[test]
    fn may_come_to_the_base_that_is_scored() {
        let mut table = table();
        let king = table.minion(0, "pirate_king", 1);
        for _ in 0..2 {
            table.minion(0, "dino_laseratops", 0);
        }
        table.minion(1, "robot_nukebot", 0);
        // 8 of 12 and 5: the first base is scored.
        table.end_play();
        assert_eq!(table.asking(), Asking::MeFirst(0));
        table.trigger("pirate_king");
        assert!(
            table.saw(
                |event| matches!(event, Event::MinionMoved { id, base: 0, .. } if *id == king)
            )
        );
        // It has come already, so nobody is asked again, and its power counts.
        assert!(
            table.saw(|event| matches!(event, Event::PlaceAwarded { place: 1, power: 13, .. }))
        );
    }

    #[test]
    fn is_not_asked_where_it_is_already() {
        let mut table = table();
        table.minion(0, "pirate_king", 0);
        table.minion(0, "dino_king_rex", 0);
        table.end_play();
        // Pirates may hold Full Sail, so the window is there, but it offers nothing.
        assert!(table.options().iter().all(|a| !matches!(a, smashup::Action::Trigger { .. })));
    }
}

mod pirate_buccaneer {
    use super::*;

    #[test]
    fn moves_instead_of_being_destroyed() {
        let mut table = table();
        let buccaneer = table.minion(0, "pirate_buccaneer", 0);
        table.hand(0, &["pirate_powderkeg"]).cast("pirate_powderkeg");
        // The only own minion is picked by itself.
        same(table.bases(), vec![1, 2]);
        table.to(2);
        assert_eq!(table.at(buccaneer), Some(2));
        assert!(table.saw(|event| matches!(event, Event::MinionSaved { .. })));
        assert!(!table.saw(|event| matches!(event, Event::MinionDestroyed { .. })));
    }
}

mod pirate_saucy_wench {
    use super::*;

    #[test]
    fn may_destroy_a_small_minion_here() {
        let mut table = table();
        let walker = table.minion(1, "zombie_walker", 0);
        table.minion(1, "zombie_walker", 1);
        table.minion(1, "robot_warbot", 0);
        table.hand(0, &["pirate_saucy_wench"]).play("pirate_saucy_wench", 0);
        assert_eq!((table.things(), table.bounds()), (vec![walker], (0, 1)));
        table.thing(walker);
        assert!(!table.is_in_play(walker));
        assert_eq!(table.in_discard(1, "zombie_walker"), 1);
    }

    #[test]
    fn may_leave_it() {
        let mut table = table();
        let walker = table.minion(1, "zombie_walker", 0);
        table.hand(0, &["pirate_saucy_wench"]).play("pirate_saucy_wench", 0).done();
        assert!(table.is_in_play(walker));
    }
}

mod pirate_first_mate {
    use super::*;

    #[test]
    fn may_move_away_after_its_base_was_scored() {
        let mut table = table();
        let mate = table.minion(0, "pirate_first_mate", 0);
        table.minion(0, "dino_king_rex", 0);
        table.minion(1, "robot_nukebot", 0);
        // Nobody holds a card, so nobody is asked before.
        table.end_play();
        assert_eq!(table.asking(), Asking::AfterScoring(0));
        table.trigger("pirate_first_mate");
        same(table.bases(), vec![1, 2]);
        table.to(1);
        assert_eq!(table.at(mate), Some(1));
        assert_eq!(table.in_discard(0, "dino_king_rex"), 1);
    }

    #[test]
    fn goes_to_the_discard_pile_otherwise() {
        let mut table = table();
        table.minion(0, "pirate_first_mate", 0);
        table.minion(0, "dino_king_rex", 0);
        table.minion(1, "robot_nukebot", 0);
        table.end_play().all_pass();
        assert_eq!(table.in_discard(0, "pirate_first_mate"), 1);
    }
}

mod pirate_broadside {
    use super::*;

    #[test]
    fn destroys_all_small_minions_of_one_player_at_one_base() {
        let mut table = table();
        table.minion(0, "pirate_king", 0);
        let own = table.minion(0, "pirate_first_mate", 0);
        let walker = table.minion(1, "zombie_walker", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        let nukebot = table.minion(1, "robot_nukebot", 0);
        let elsewhere = table.minion(1, "zombie_walker", 1);
        table.hand(0, &["pirate_broadside"]).cast("pirate_broadside").player(1);
        assert!(!table.is_in_play(walker) && !table.is_in_play(zapbot));
        assert!(table.is_in_play(own) && table.is_in_play(nukebot) && table.is_in_play(elsewhere));
        assert_eq!(table.in_discard(0, "pirate_broadside"), 1);
    }
}

mod pirate_cannon {
    use super::*;

    #[test]
    fn destroys_up_to_two_small_minions_anywhere() {
        let mut table = table();
        let one = table.minion(1, "zombie_walker", 0);
        let two = table.minion(1, "robot_zapbot", 1);
        let three = table.minion(0, "pirate_first_mate", 2);
        table.minion(1, "robot_hoverbot", 2);
        table.hand(0, &["pirate_cannon"]).cast("pirate_cannon");
        assert_eq!((table.things(), table.bounds()), (vec![one, two, three], (0, 2)));
        table.thing(one).thing(two);
        assert!(!table.is_in_play(one) && !table.is_in_play(two) && table.is_in_play(three));
    }
}

mod pirate_dinghy {
    use super::*;

    #[test]
    fn moves_up_to_two_own_minions_each_where_one_likes() {
        let mut table = table();
        let one = table.minion(0, "pirate_first_mate", 0);
        let two = table.minion(0, "pirate_king", 0);
        table.minion(1, "zombie_walker", 0);
        table.hand(0, &["pirate_dinghy"]).cast("pirate_dinghy").thing(one).thing(two);
        same(table.bases(), vec![1, 2]);
        table.to(1).to(2);
        assert_eq!((table.at(one), table.at(two)), (Some(1), Some(2)));
    }

    #[test]
    fn a_minion_that_is_hit_where_it_lands_does_not_stop_the_other() {
        // Triggers wait until the card is done.
        let mut table = Table::new(["pirates", "dinosaurs", "bear_cavalry", "zombies"]);
        let one = table.minion(0, "pirate_first_mate", 0);
        let two = table.minion(0, "pirate_saucy_wench", 0);
        table.minion(1, "bear_cavalry_cub_scout", 1);
        table.minion(1, "bear_cavalry_polar_commando", 1);
        table.hand(0, &["pirate_dinghy"]).cast("pirate_dinghy").thing(one).thing(two).to(1);
        assert!(table.is_in_play(one), "the second one has not moved yet");
        table.to(2);
        assert!(!table.is_in_play(one) && table.at(two) == Some(2));
    }
}

mod pirate_full_sail {
    use super::*;

    #[test]
    fn moves_any_number_of_own_minions() {
        let mut table = table();
        let ids = [0, 1, 2].map(|base| table.minion(0, "pirate_first_mate", base));
        table.hand(0, &["pirate_full_sail"]).cast("pirate_full_sail");
        assert_eq!(table.bounds(), (0, 3));
        table.thing(ids[0]).thing(ids[1]).thing(ids[2]).to(1).to(2).to(0);
        assert_eq!(ids.map(|id| table.at(id)), [Some(1), Some(2), Some(0)]);
        assert_eq!(table.allowances(0), (1, 0));
    }

    #[test]
    fn can_be_used_before_a_base_scores_and_takes_no_action() {
        let mut table = table();
        let mate = table.minion(0, "pirate_first_mate", 1);
        table.minion(0, "dino_king_rex", 0);
        table.minion(1, "robot_nukebot", 0);
        table.hand(0, &["pirate_full_sail"]).end_play();
        table.special("pirate_full_sail").thing(mate).done().to(0);
        assert_eq!(table.at(mate), Some(0));
        assert_eq!(table.in_discard(0, "pirate_full_sail"), 1);
        // Nobody else holds a card: the base is scored, and the mate may leave it.
        assert_eq!(table.asking(), Asking::AfterScoring(0));
    }
}

mod pirate_powderkeg {
    use super::*;

    #[test]
    fn takes_an_own_minion_and_all_there_that_are_no_stronger() {
        let mut table = table();
        let wench = table.minion(0, "pirate_saucy_wench", 0);
        let mate = table.minion(0, "pirate_first_mate", 0);
        let hover = table.minion(1, "robot_hoverbot", 0);
        let nuke = table.minion(1, "robot_nukebot", 0);
        table.hand(0, &["pirate_powderkeg"]).cast("pirate_powderkeg").thing(wench);
        assert!([wench, mate, hover].iter().all(|&id| !table.is_in_play(id)));
        assert!(table.is_in_play(nuke));
    }
}

mod pirate_sea_dogs {
    use super::*;

    #[test]
    fn moves_all_minions_of_a_faction_of_others_from_base_to_base() {
        let mut table = table();
        let walker = table.minion(1, "zombie_walker", 0);
        let digger = table.minion(1, "zombie_grave_digger", 0);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["pirate_sea_dogs"]).cast("pirate_sea_dogs").faction("zombies").to(0).to(2);
        assert_eq!((table.at(walker), table.at(digger)), (Some(2), Some(2)));
        assert_eq!(table.at(zapbot), Some(0));
    }
}

mod pirate_shanghai {
    use super::*;

    #[test]
    fn moves_a_minion_of_another_player() {
        let mut table = table();
        table.minion(0, "pirate_king", 0);
        let walker = table.minion(1, "zombie_walker", 0);
        table.hand(0, &["pirate_shanghai"]).cast("pirate_shanghai");
        same(table.bases(), vec![1, 2]);
        table.to(1);
        assert_eq!(table.at(walker), Some(1));
    }

    #[test]
    fn does_nothing_when_there_is_none() {
        let mut table = table();
        table.minion(0, "pirate_king", 0);
        table.hand(0, &["pirate_shanghai"]).cast("pirate_shanghai");
        assert_eq!(table.asking(), Asking::Turn);
        assert_eq!(table.in_discard(0, "pirate_shanghai"), 1);
    }
}

mod pirate_swashbuckling {
    use super::*;

    #[test]
    fn gives_all_own_minions_power_until_the_end_of_the_turn() {
        let mut table = table();
        let king = table.minion(0, "pirate_king", 0);
        let mate = table.minion(0, "pirate_first_mate", 1);
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["pirate_swashbuckling"]).cast("pirate_swashbuckling");
        assert_eq!([king, mate, zapbot].map(|id| table.power(id)), [6, 3, 2]);
        table.end_turn();
        assert_eq!([king, mate].map(|id| table.power(id)), [5, 2]);
    }
}
