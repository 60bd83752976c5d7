//! Extra plays, the first time each turn, and power for the turn.

use super::*;

/// A play uses the narrowest allowance that fits it, no other, and what is left lapses.
#[test]
fn extra_plays_come_from_the_right_allowance_and_lapse() {
    let mut table = Table::new(["robots", "dinosaurs", "tricksters", "zombies"]);
    table.hand(0, &["robot_zapbot", "robot_zapbot", "dino_king_rex", "dino_howl"]);
    table.play("robot_zapbot", 0);
    assert_eq!(table.allowances(0), (1, 1));
    assert!(table.plays().iter().all(|(name, _)| name != "dino_king_rex"), "it is too strong");
    table.play("robot_zapbot", 1);
    assert_eq!(table.allowances(0), (1, 1), "one used, one granted");
    table.end_turn().end_turn();
    assert_eq!((table.state.current, table.allowances(0)), (Seat::new(0), (1, 1)));
    assert!(table.can(Action::Play {
        card: table.def("dino_king_rex").card(),
        from: Pile::Hand,
        at: Some(0),
        on: None,
        with: None,
    }));
}

/// An extra minion for one base goes before the usual one there, and is of no use elsewhere.
#[test]
fn extra_plays_come_from_the_right_allowance_at_their_base() {
    let mut table = Table::new(["tricksters", "dinosaurs", "robots", "zombies"]);
    table.hand(0, &["trickster_enshrouding_mist", "dino_war_raptor", "dino_war_raptor"]);
    table.hand(0, &["dino_war_raptor"]).play("trickster_enshrouding_mist", 2);
    assert_eq!(table.allowances(0), (2, 0));
    table.play("dino_war_raptor", 2);
    assert_eq!((table.state.players[0].minions, table.allowances(0)), (1, (1, 0)));
    table.play("dino_war_raptor", 0);
    assert!(table.plays().is_empty());
    let mut table = Table::new(["tricksters", "dinosaurs", "robots", "zombies"]);
    table.hand(0, &["trickster_enshrouding_mist", "dino_war_raptor", "dino_war_raptor"]);
    table.play("trickster_enshrouding_mist", 2).play("dino_war_raptor", 0);
    assert_eq!(table.plays(), vec![("dino_war_raptor".to_owned(), Some(2))]);
}

/// What is played while a base is scored takes no usual play, and what it grants is not kept for later.
#[test]
fn extra_plays_come_from_the_right_allowance_when_scoring() {
    let mut table = Table::new(["dinosaurs", "aliens", "ninjas", "wizards"]);
    table.minion(0, "dino_king_rex", 0);
    (0..2).for_each(|_| _ = table.minion(0, "dino_laseratops", 0));
    table.hand(1, &["ninja_hidden_ninja", "wizard_chronomage"]);
    table.end_play().special("ninja_hidden_ninja").play("wizard_chronomage", 0);
    while table.asking() != Asking::Turn {
        table.pass();
    }
    assert_eq!((table.state.current, table.allowances(1)), (Seat::new(1), (1, 1)));
}

/// The first minion there: for each player, at this base, in each turn.
#[test]
fn the_first_time_each_turn_is_by_player_base_and_turn() {
    let mut table = at("base_fairy_circle", ["dinosaurs", "wizards", "robots", "zombies"]);
    table.hand(0, &["wizard_summon", "dino_war_raptor", "dino_armor_stego", "dino_king_rex"]);
    // Elsewhere first: that is not the first one here.
    table.cast("wizard_summon").play("dino_king_rex", 1);
    assert_eq!(table.asking(), Asking::Turn);
    table.play("dino_war_raptor", 0);
    assert_eq!(table.asking(), Asking::Triggers);
    table.trigger("base_fairy_circle").way(0).play("dino_armor_stego", 0);
    assert_eq!(table.asking(), Asking::Turn, "the second one brings nothing");
    table.hand(1, &["zombie_lord"]).end_turn().play("zombie_lord", 0);
    while table.asking() == Asking::Grant {
        table.done();
    }
    assert!(trigger_is_offered(&table), "the other player's first one");
    table.pass();
    table.hand(0, &["dino_armor_stego"]).end_turn().play("dino_armor_stego", 0);
    assert!(trigger_is_offered(&table), "the next turn");
}

/// The same for the first one from the hand: one that rises from the discard pile does not use it up.
#[test]
fn the_first_time_each_turn_is_by_player_base_and_turn_from_the_hand() {
    let mut table = at("base_plateau_of_leng", ["zombies", "dinosaurs", "robots", "wizards"]);
    table.discard(0, &["zombie_tenacious_z"]).hand(0, &["dino_war_raptor"; 3]);
    table.raise("zombie_tenacious_z", 0);
    assert_eq!(table.allowances(0), (1, 1), "it comes for free and brings nothing");
    table.play("dino_war_raptor", 0);
    assert_eq!(table.plays(), vec![("dino_war_raptor".to_owned(), Some(0))]);
    table.play("dino_war_raptor", 0);
    assert!(table.plays().is_empty());
    table.hand(1, &["robot_nukebot", "robot_warbot"]).end_turn().play("robot_nukebot", 0);
    assert_eq!(table.allowances(1), (1, 1), "for a namesake that is not there");
    table.end_turn().play("dino_war_raptor", 0);
    assert_eq!(table.allowances(0), (1, 1));
}

/// The same for minions that move: the one that is brought along brings no other.
#[test]
fn the_first_time_each_turn_is_by_player_base_and_turn_for_moves() {
    let mut table = at("base_the_pasture", ["pirates", "wizards", "aliens", "zombies"]);
    let mates = [1, 1, 2, 2].map(|base| table.minion(0, "pirate_first_mate", base));
    let others = [1, 2].map(|base| table.minion(1, "zombie_walker", base));
    table.hand(0, &["wizard_time_loop", "pirate_dinghy", "pirate_dinghy"]);
    table.cast("wizard_time_loop").cast("pirate_dinghy").thing(mates[0]).done();
    table.to(0).thing(mates[1]);
    assert_eq!((table.at(mates[1]), table.asking()), (Some(0), Asking::Turn));
    table.cast("pirate_dinghy").thing(mates[2]).done().to(0);
    assert_eq!((table.at(mates[2]), table.asking()), (Some(0), Asking::Turn));
    table.hand(1, &["alien_invasion"]).end_turn();
    table.cast("alien_invasion").thing(others[0]).to(0);
    assert_eq!(table.things(), vec![mates[3], others[1]], "the other player, in another turn");
    table.thing(others[1]);
    assert_eq!((table.at(others[1]), table.asking()), (Some(0), Asking::Turn));
}

/// Power for the turn ends with it, wherever the minion is by then, and comes to nobody who enters later.
#[test]
fn power_for_the_turn_ends() {
    let mut table = Table::new(["pirates", "wizards", "robots", "zombies"]);
    let king = table.minion(0, "pirate_king", 0);
    let mate = table.minion(0, "pirate_first_mate", 0);
    table.hand(0, &["wizard_time_loop", "pirate_swashbuckling", "pirate_dinghy"]);
    table.hand(0, &["wizard_archmage"]);
    table.cast("wizard_time_loop").cast("pirate_swashbuckling").cast("pirate_dinghy");
    table.thing(king).thing(mate).to(1).to(2).play("wizard_archmage", 0);
    let archmage = table.find("wizard_archmage");
    assert_eq!([king, mate, archmage].map(|id| table.power(id)), [6, 3, 4]);
    table.end_turn();
    assert_eq!([king, mate, archmage].map(|id| table.power(id)), [5, 2, 4]);
}

/// The same for a minion that has changed hands since.
#[test]
fn power_for_the_turn_ends_after_a_change_of_control() {
    let mut table = Table::new(["ghosts", "dinosaurs", "robots", "zombies"]);
    let lord = table.minion(1, "zombie_lord", 0);
    table.hand(0, &["ghost_ghostly_arrival", "dino_augmentation"]);
    table.cast("ghost_ghostly_arrival").cast("dino_augmentation");
    assert_eq!((table.power(lord), table.allowances(0)), (9, (2, 0)));
    // The hold is laid on by hand: there is no action left for it.
    lend(&mut table, lord, 0);
    assert_eq!((table.controller(lord), table.power(lord), table.power_of(0, 0)), (0, 9, 9));
    table.end_turn();
    assert_eq!((table.controller(lord), table.power(lord)), (0, 5));
}

/// The same for a minion that has left: as a new one it has nothing of it, and nothing is taken from it.
#[test]
fn power_for_the_turn_ends_for_who_leaves() {
    let mut table = Table::new(["ninjas", "dinosaurs", "robots", "zombies"]);
    let acolyte = table.minion(0, "ninja_acolyte", 0);
    table.hand(0, &["dino_howl"]).cast("dino_howl");
    assert_eq!(table.power(acolyte), 3);
    table.talent(acolyte).play("ninja_acolyte", 0);
    let again = table.find("ninja_acolyte");
    assert!(again != acolyte && table.power(again) == 2);
    table.end_turn();
    assert_eq!(table.power(again), 2);
}
