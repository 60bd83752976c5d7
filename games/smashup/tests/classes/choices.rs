//! Options are computed when they are asked for, targets are things, and words of scope are kept.

use super::*;

/// Options are computed when they are asked for: what an earlier step of the same card has changed counts.
#[test]
fn options_are_computed_after_what_is_pending() {
    let mut table = Table::new(["zombies", "dinosaurs", "robots", "pirates"]);
    table.discard(0, &["zombie_walker"]).deck(0, &["zombie_tenacious_z"]);
    table.hand(0, &["zombie_lord"]).play("zombie_lord", 0);
    // The walker comes to the first empty base, and discards what lies on top of the deck.
    assert_eq!(table.plays(), vec![("zombie_walker".to_owned(), Some(1))]);
    table.raise("zombie_walker", 1).card("zombie_tenacious_z");
    // It is not offered again, and what it discarded is.
    assert_eq!(table.plays(), vec![("zombie_tenacious_z".to_owned(), Some(2))]);
    table.raise("zombie_tenacious_z", 2);
    assert_eq!((table.asking(), table.allowances(0)), (Asking::Turn, (0, 1)));
}

/// The same for what a window offers after an ability that was used in it.
#[test]
fn options_are_computed_after_what_is_pending_in_a_window() {
    let mut table = at("base_ninja_dojo", ["aliens", "dinosaurs", "robots", "zombies"]);
    let scout = table.minion(0, "alien_scout", 0);
    let rex = table.minion(0, "dino_king_rex", 0);
    let tops = [(); 2].map(|()| table.minion(0, "dino_laseratops", 0));
    table.end_play().trigger("alien_scout").trigger("base_ninja_dojo");
    assert_eq!(table.things(), vec![rex, tops[0], tops[1]]);
    assert!(!table.is_in_play(scout));
}

/// The same for plays: what a card brings to the hand can be played with the extra play that it grants.
#[test]
fn options_are_computed_after_what_is_pending_for_extra_plays() {
    let mut table = Table::new(["aliens", "dinosaurs", "robots", "zombies"]);
    let rex = table.minion(0, "dino_king_rex", 0);
    table.minion(1, "robot_zapbot", 1);
    table.hand(0, &["alien_abduction", "alien_invader"]);
    table.play("alien_invader", 0).cast("alien_abduction").thing(rex);
    assert_eq!(table.allowances(0), (1, 0));
    table.play("dino_king_rex", 2);
    assert_eq!(table.at(table.find("dino_king_rex")), Some(2));
}

/// Whoever was picked or doomed stays the same when another one leaves before it is dealt with.
#[test]
fn targets_are_things_and_not_places_in_a_list() {
    let mut table = Table::new(["pirates", "dinosaurs", "robots", "zombies"]);
    let stays = table.minion(0, "dino_king_rex", 0);
    let one = table.minion(0, "pirate_buccaneer", 0);
    let two = table.minion(0, "pirate_buccaneer", 0);
    let mate = table.minion(0, "pirate_first_mate", 0);
    let bot = table.minion(1, "robot_hoverbot", 0);
    table.hand(0, &["pirate_powderkeg"]).cast("pirate_powderkeg").thing(one);
    // The first buccaneer is gone from the base when the second one is asked about.
    table.to(1).to(2);
    assert_eq!([stays, one, two].map(|id| table.at(id)), [Some(0), Some(1), Some(2)]);
    assert!(!table.is_in_play(mate) && !table.is_in_play(bot));
}

/// The same for abilities that have come up together.
#[test]
fn targets_are_things_and_not_places_in_a_list_of_triggers() {
    let mut table = Table::new(["pirates", "dinosaurs", "robots", "zombies"]);
    let mates = [(); 3].map(|()| table.minion(0, "pirate_first_mate", 0));
    table.minion(0, "dino_king_rex", 0);
    table.end_play();
    table.trigger("pirate_first_mate").to(1).trigger("pirate_first_mate").to(2);
    table.trigger("pirate_first_mate").to(1);
    assert_eq!(mates.map(|id| table.at(id)), [Some(1), Some(2), Some(1)]);
    assert_eq!(table.in_discard(0, "pirate_first_mate"), 0);
}

/// The same for cards in a pile: taking one out does not turn the next pick into its neighbour.
#[test]
fn targets_are_things_and_not_places_in_a_list_of_cards() {
    let mut table = Table::new(["zombies", "dinosaurs", "robots", "pirates"]);
    table.discard(0, &["zombie_lord", "zombie_grave_digger", "zombie_tenacious_z"]);
    table.discard(0, &["zombie_walker", "dino_king_rex"]).hand(0, &["zombie_lend_a_hand"]);
    table.cast("zombie_lend_a_hand");
    table.card("zombie_lord").card("zombie_tenacious_z").done();
    let left = ["zombie_grave_digger", "zombie_walker", "dino_king_rex", "zombie_lend_a_hand"];
    assert_eq!(left.map(|name| table.in_discard(0, name)), [1; 4]);
    assert_eq!(table.state.players[0].discard.len(), 4);
}

/// Here, another base, each other player, your: each word of scope is kept.
#[test]
fn scope_words_are_kept() {
    // Here, and another base.
    let mut table = Table::new(["pirates", "bear_cavalry", "robots", "zombies"]);
    let here = table.minion(1, "zombie_walker", 1);
    table.minion(1, "zombie_walker", 2);
    let rider = "bear_cavalry_bear_cavalry";
    table.hand(0, &[rider]).play(rider, 1);
    same(table.bases(), vec![0, 2]);
    table.to(0);
    assert_eq!(table.at(here), Some(0));
    // Each other player.
    let all = ["tricksters", "dinosaurs", "robots", "zombies", "pirates", "ninjas"];
    let mut table = Table::of(&all);
    table.hand(0, &["trickster_take_the_shinies", "dino_howl", "dino_upgrade"]);
    table.hand(1, &["robot_zapbot"; 3]).hand(2, &["ninja_poison"]);
    table.cast("trickster_take_the_shinies");
    assert_eq!([0, 1, 2].map(|seat| table.hand_size(seat)), [2, 1, 0]);
    // Your: those that you control, wherever they come from.
    let mut table = Table::new(["ghosts", "dinosaurs", "robots", "zombies"]);
    let rex = table.minion(0, "dino_king_rex", 0);
    let [lent, theirs] = [1, 2].map(|base| table.minion(1, "zombie_walker", base));
    lend(&mut table, lent, 0);
    table.hand(0, &["dino_howl"]).cast("dino_howl");
    assert_eq!([rex, lent, theirs].map(|id| table.power(id)), [8, 3, 2]);
}
