//! Innsmouth: ten Locals who stay together.

use crate::common::{Table, same};
use smashup::ids::Id;
use smashup::{Action, Asking};

fn table() -> Table {
    Table::new(["innsmouth", "dinosaurs", "robots", "aliens"])
}

/// So many Locals of seat 0 at a base.
fn locals<const N: usize>(table: &mut Table, base: u8) -> [Id; N] {
    [(); N].map(|()| table.minion(0, "innsmouth_the_locals", base))
}

mod innsmouth_the_locals {
    use super::*;

    #[test]
    fn takes_the_locals_of_the_top_three_cards() {
        let mut table = table();
        table.deck(
            0,
            &[
                "innsmouth_the_locals",
                "dino_king_rex",
                "innsmouth_the_locals",
                "innsmouth_the_locals",
            ],
        );
        table.hand(0, &["innsmouth_the_locals"]).play("innsmouth_the_locals", 0);
        assert_eq!((table.hand_size(0), table.in_hand(0, "innsmouth_the_locals")), (2, 2));
        assert_eq!(table.bottom(0), "dino_king_rex");
        assert_eq!(table.top(0, 1), ["innsmouth_the_locals"], "the fourth card stays");
    }

    #[test]
    fn all_others_go_under_the_deck() {
        let mut table = table();
        table.deck(0, &["dino_king_rex", "dino_howl", "dino_rampage", "dino_upgrade"]);
        table.hand(0, &["innsmouth_the_locals"]).play("innsmouth_the_locals", 0);
        assert_eq!((table.hand_size(0), table.deck_size(0)), (0, 39));
        assert_eq!(table.top(0, 1), ["dino_upgrade"]);
        let lowest = table.top(0, 39).split_off(36);
        same(lowest, ["dino_king_rex", "dino_howl", "dino_rampage"].map(str::to_owned).to_vec());
    }

    #[test]
    fn a_short_deck_is_made_anew_of_the_discard_pile() {
        let mut table = table();
        table.hand(0, &["innsmouth_the_locals"]).only_deck(0, &["innsmouth_the_locals"]);
        table.play("innsmouth_the_locals", 0);
        assert!(table.in_hand(0, "innsmouth_the_locals") >= 1);
        assert_eq!(table.state.players[0].discard.len(), 0);
        assert_eq!(table.hand_size(0) + table.deck_size(0), 39);
    }
}

mod innsmouth_in_plain_sight {
    use super::*;

    fn hidden() -> (Table, Id) {
        let mut table = table();
        let [local] = locals(&mut table, 0);
        table.hand(0, &["innsmouth_in_plain_sight"]).play("innsmouth_in_plain_sight", 0);
        (table, local)
    }

    #[test]
    fn small_own_minions_here_are_not_affected_by_others() {
        let (mut table, local) = hidden();
        let [elsewhere] = locals(&mut table, 1);
        let stego = table.minion(0, "dino_armor_stego", 0);
        table.end_turn();
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(1, &["alien_crop_circles"]).cast("alien_crop_circles").to(0);
        assert!(table.is_in_play(local));
        // Too strong, not this player's, not here.
        assert!(!table.is_in_play(stego) && !table.is_in_play(zapbot));
        assert!(table.is_in_play(elsewhere));
        table.hand(1, &["alien_collector"]).play("alien_collector", 1).thing(elsewhere);
        assert!(!table.is_in_play(elsewhere));
    }

    #[test]
    fn own_cards_have_their_effect() {
        let (mut table, local) = hidden();
        table.hand(0, &["dino_laseratops"]).play("dino_laseratops", 0);
        assert!(!table.is_in_play(local), "the only small minion here must be destroyed");
    }

    #[test]
    fn nothing_of_others_can_be_played_on_them() {
        let mut table = Table::new(["ninjas", "dinosaurs", "innsmouth", "aliens"]);
        let local = table.minion(1, "innsmouth_the_locals", 0);
        let other = table.minion(1, "innsmouth_the_locals", 1);
        table.action(1, "innsmouth_in_plain_sight", 0);
        table.hand(0, &["ninja_poison"]);
        let card = table.def("ninja_poison").card();
        let on = |id: Id| Action::Play {
            card,
            from: smashup::piles::Pile::Hand,
            at: None,
            on: Some(id),
            with: None,
        };
        assert!(!table.can(on(local)) && table.can(on(other)));
    }

    #[test]
    fn who_grows_beyond_2_is_seen() {
        let (mut table, local) = hidden();
        table.action_on(0, "dino_upgrade", local);
        table.end_turn();
        table.hand(1, &["alien_beam_up"]).cast("alien_beam_up");
        assert!(!table.is_in_play(local));
    }

    #[test]
    fn ends_when_it_leaves() {
        let mut table = Table::new(["bear_cavalry", "ninjas", "innsmouth", "aliens"]);
        let local = table.minion(1, "innsmouth_the_locals", 0);
        table.action(1, "innsmouth_in_plain_sight", 0);
        table.hand(0, &["ninja_tiger_assassin", "bear_cavalry_bear_necessities"]);
        table.cast("bear_cavalry_bear_necessities");
        assert_eq!(table.in_discard(1, "innsmouth_in_plain_sight"), 1);
        table.play("ninja_tiger_assassin", 0).thing(local);
        assert!(!table.is_in_play(local));
    }
}

mod innsmouth_mysteries_of_the_deep {
    use super::*;

    fn played(bases: [u8; 3]) -> Table {
        let mut table = table();
        for base in bases {
            table.minion(0, "innsmouth_the_locals", base);
        }
        let card = "innsmouth_mysteries_of_the_deep";
        table.hand(0, &[card]).cast(card);
        table
    }

    #[test]
    fn three_of_a_name_at_a_base_bring_three_cards() {
        let mut table = played([1, 1, 1]);
        assert_eq!(table.hand_size(0), 3);
        table.way(1);
        assert_eq!((table.hand_size(0), table.in_hand(0, "special_madness")), (3, 0));
    }

    #[test]
    fn and_two_more_with_two_madness_if_one_likes() {
        let mut table = played([0, 0, 0]);
        table.way(0);
        assert_eq!((table.hand_size(0), table.in_hand(0, "special_madness")), (7, 2));
    }

    #[test]
    fn nothing_comes_of_three_at_different_bases() {
        let table = played([0, 0, 1]);
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 0));
    }

    #[test]
    fn different_names_do_not_count() {
        let mut table = table();
        locals::<2>(&mut table, 0);
        table.minion(0, "dino_war_raptor", 0);
        let card = "innsmouth_mysteries_of_the_deep";
        table.hand(0, &[card]).cast(card);
        assert_eq!((table.asking(), table.hand_size(0)), (Asking::Turn, 0));
    }
}

mod innsmouth_new_acolytes {
    use super::*;

    #[test]
    fn all_players_shuffle_the_minions_of_their_discard_piles_in() {
        let mut table = table();
        table.discard(0, &["innsmouth_the_locals", "dino_howl", "special_madness"]);
        table.discard(1, &["robot_zapbot", "robot_nukebot", "alien_probe"]);
        table.hand(0, &["innsmouth_new_acolytes"]).cast("innsmouth_new_acolytes");
        assert_eq!(table.in_deck(0, "innsmouth_the_locals"), 10);
        assert_eq!((table.in_deck(1, "robot_zapbot"), table.in_deck(1, "robot_nukebot")), (4, 1));
        assert_eq!(table.in_discard(0, "dino_howl"), 1);
        assert_eq!(table.in_discard(0, "special_madness"), 1);
        assert_eq!(table.in_discard(1, "alien_probe"), 1);
        assert_eq!(table.state.players[1].discard.len(), 1);
    }
}

mod innsmouth_recruitment {
    use super::*;

    #[test]
    fn as_many_extra_minions_as_madness() {
        let mut table = table();
        table.hand(0, &["innsmouth_recruitment"]).cast("innsmouth_recruitment");
        let numbers = [0, 1, 2, 3].map(|n| Action::Number { n });
        assert_eq!(table.options(), numbers);
        table.number(2);
        assert_eq!(table.in_hand(0, "special_madness"), 2);
        assert_eq!(table.allowances(0), (3, 0));
    }

    #[test]
    fn may_be_none() {
        let mut table = table();
        table.hand(0, &["innsmouth_recruitment"]).cast("innsmouth_recruitment").number(0);
        assert_eq!((table.in_hand(0, "special_madness"), table.allowances(0)), (0, (1, 0)));
    }

    #[test]
    fn only_madness_that_was_there_counts() {
        let mut table = table();
        table.hand(1, &["special_madness"; 29]);
        table.hand(0, &["innsmouth_recruitment"]).cast("innsmouth_recruitment").number(3);
        assert_eq!((table.in_hand(0, "special_madness"), table.allowances(0)), (1, (2, 0)));
    }
}

mod innsmouth_return_to_the_sea {
    use super::*;

    #[test]
    fn own_minions_of_one_name_come_back_after_scoring() {
        let mut table = table();
        let rex = table.minion(0, "dino_king_rex", 0);
        let here: [Id; 3] = locals(&mut table, 0);
        let [elsewhere] = locals(&mut table, 1);
        table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["innsmouth_return_to_the_sea"]).end_play();
        assert_eq!(table.asking(), Asking::AfterScoring(0));
        assert_eq!(table.points(0), 2, "the points are given already");
        table.special("innsmouth_return_to_the_sea");
        assert_eq!(table.things(), vec![rex, here[0], here[1], here[2]]);
        table.thing(here[0]);
        assert_eq!(table.things(), vec![here[1], here[2]], "all of one name");
        table.thing(here[2]);
        assert_eq!((table.hand_size(0), table.in_hand(0, "innsmouth_the_locals")), (2, 2));
        // For all that others know, that hand could hold another answer.
        table.all_pass();
        assert_eq!(table.in_discard(0, "innsmouth_the_locals"), 1);
        assert_eq!(table.in_discard(0, "dino_king_rex"), 1);
        assert_eq!(table.in_discard(1, "robot_zapbot"), 1);
        assert_eq!(table.at(elsewhere), Some(1));
    }

    #[test]
    fn may_bring_back_none() {
        let mut table = table();
        table.minion(0, "dino_king_rex", 0);
        locals::<3>(&mut table, 0);
        table.hand(0, &["innsmouth_return_to_the_sea"]).end_play();
        table.special("innsmouth_return_to_the_sea").done();
        assert_eq!(table.in_discard(0, "innsmouth_the_locals"), 3);
        assert_eq!(table.in_discard(0, "innsmouth_return_to_the_sea"), 1);
    }

    #[test]
    fn is_not_for_the_play_phase() {
        let mut table = table();
        locals::<1>(&mut table, 0);
        table.hand(0, &["innsmouth_return_to_the_sea"]);
        assert_eq!(table.plays(), vec![]);
    }
}

mod innsmouth_sacred_circle {
    use super::*;

    #[test]
    fn once_a_turn_an_extra_minion_of_a_name_that_is_here() {
        let mut table = table();
        locals::<1>(&mut table, 0);
        table.minion(0, "dino_armor_stego", 1);
        let circle = table.action(0, "innsmouth_sacred_circle", 0);
        table.hand(0, &["innsmouth_the_locals", "dino_armor_stego", "dino_king_rex"]);
        table.play("dino_king_rex", 2);
        assert_eq!(table.plays(), vec![]);
        table.talent(circle);
        assert_eq!(table.plays(), vec![("innsmouth_the_locals".to_owned(), Some(0))]);
        table.play("innsmouth_the_locals", 0);
        assert_eq!(table.allowances(0), (0, 1));
        assert_eq!(table.refused(Action::Use { id: circle }), "talent_used");
    }

    #[test]
    fn the_name_may_be_that_of_another_players_minion() {
        let mut table = Table::of(&["innsmouth", "dinosaurs", "robots", "ghosts"]);
        let raptor = table.minion(0, "dino_war_raptor", 0);
        table.action_on(1, "ghost_make_contact", raptor);
        table.state.things.iter_mut().for_each(|thing| thing.controller = engine::Seat::new(1));
        let circle = table.action(0, "innsmouth_sacred_circle", 0);
        table
            .hand(0, &["dino_war_raptor", "dino_king_rex"])
            .play("dino_king_rex", 2)
            .talent(circle);
        assert_eq!(table.controller(raptor), 1);
        assert_eq!(table.plays(), vec![("dino_war_raptor".to_owned(), Some(0))]);
    }

    #[test]
    fn is_for_its_own_player_in_the_own_turn() {
        let mut table = table();
        locals::<1>(&mut table, 0);
        let circle = table.action(0, "innsmouth_sacred_circle", 0);
        table.end_turn();
        assert_eq!(table.refused(Action::Use { id: circle }), "not_yours");
    }
}

mod innsmouth_spreading_the_word {
    use super::*;

    #[test]
    fn up_to_two_extra_minions_of_the_name_of_one_in_play() {
        let mut table = table();
        let [local] = locals(&mut table, 0);
        let zapbot = table.minion(1, "robot_zapbot", 1);
        table.hand(0, &["innsmouth_spreading_the_word", "innsmouth_the_locals", "dino_king_rex"]);
        table.play("dino_king_rex", 2).cast("innsmouth_spreading_the_word");
        assert_eq!((table.things().len(), table.bounds()), (3, (1, 1)));
        assert!(table.things().contains(&zapbot));
        table.thing(local);
        assert_eq!(table.allowances(0), (2, 0));
        let anywhere = [0, 1, 2].map(|base| ("innsmouth_the_locals".to_owned(), Some(base)));
        assert_eq!(table.plays(), anywhere);
        table.play("innsmouth_the_locals", 1);
        assert_eq!(table.allowances(0), (1, 0));
    }

    #[test]
    fn does_nothing_while_nothing_is_in_play() {
        let mut table = table();
        table.hand(0, &["innsmouth_spreading_the_word"]).cast("innsmouth_spreading_the_word");
        assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (1, 0)));
    }
}

mod innsmouth_the_deep_ones {
    use super::*;

    #[test]
    fn own_minions_of_power_2_or_less_get_1_until_the_end_of_the_turn() {
        let mut table = table();
        let [local, upgraded] = locals(&mut table, 0);
        table.action_on(0, "dino_upgrade", upgraded);
        let stego = table.minion(0, "dino_armor_stego", 1);
        let zapbot = table.minion(1, "robot_zapbot", 0);
        table.hand(0, &["innsmouth_the_deep_ones"]).cast("innsmouth_the_deep_ones");
        let ids = [local, upgraded, stego, zapbot];
        assert_eq!(ids.map(|id| table.power(id)), [3, 4, 3, 2]);
        let later = table.minion(0, "innsmouth_the_locals", 2);
        assert_eq!(table.power(later), 2, "who comes later gets nothing");
        table.end_turn();
        assert_eq!(table.power(local), 2);
    }
}
