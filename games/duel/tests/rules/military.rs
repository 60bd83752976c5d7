//! Shields, the pawn, loot and points of war.

use crate::common::{build, revive, table, wonder};
use serde_json::{Value, json};

#[test]
fn each_shield_pushes_the_pawn_one_step_towards_the_rival() {
    let red = [
        ("guard_tower", 1),
        ("stable", 1),
        ("garrison", 1),
        ("palisade", 1),
        ("walls", 2),
        ("horse_breeders", 1),
        ("barracks", 1),
        ("archery_range", 2),
        ("parade_ground", 2),
        ("arsenal", 3),
        ("pretorium", 3),
        ("fortifications", 2),
        ("siege_workshop", 2),
        ("circus", 2),
    ];
    for (card, shields) in red {
        let mut t = table(&format!("coins: 99 99; open: {card}"));
        assert_eq!(t.play(build(card)).pawn(), shields, "{card}");
        let mut t = table(&format!("coins: 99 99; turn: 1; open: {card}"));
        assert_eq!(t.play(build(card)).pawn(), -shields, "{card}");
    }
    for (built, shields) in [("circus_maximus", 1), ("colossus", 2), ("statue_of_zeus", 1)] {
        let mut t = table(&format!("wonders 0: {built}; coins: 99 99; open: palace"));
        assert_eq!(t.play(wonder(built, "palace")).pawn(), shields, "{built}");
    }
}

#[test]
fn the_pawn_comes_back_the_same_way() {
    let mut t = table("pawn: -2; coins: 99 99; open: arsenal");
    assert_eq!(t.play(build("arsenal")).pawn(), 1);
    assert!(!t.has_happened("looted"));
}

/// Where seat 0 pushes the pawn from with so many shields, and what seat 1 of 20 coins loses.
#[test]
fn the_pawn_brings_loot_at_3_and_at_6() {
    for (from, card, lost) in [
        (0, "walls", 0),
        (1, "barracks", 0),
        (2, "barracks", 2),
        (1, "walls", 2),
        (0, "arsenal", 2),
        (2, "arsenal", 2),
        (3, "walls", 0),
        (4, "barracks", 0),
        (5, "barracks", 5),
        (4, "walls", 5),
        (3, "arsenal", 5),
        (6, "walls", 0),
        (-3, "walls", 0),
        (-6, "arsenal", 0),
    ] {
        let mut t = table(&format!("pawn: {from}; coins: 99 20; open: {card}"));
        let before = t.coins()[0] - t.price(&build(card)) as u16;
        t.play(build(card));
        assert_eq!(t.coins(), [before, 20 - lost], "{card} from {from}; the bank gets it");
    }
}

#[test]
fn seat_1_loots_in_the_same_way() {
    let mut t = table("turn: 1; pawn: -2; coins: 20 99; open: barracks");
    t.play(build("barracks"));
    assert_eq!((t.pawn(), t.coins()[0]), (-3, 18));
    let mut t = table("turn: 1; pawn: -5; coins: 20 99; open: barracks");
    t.play(build("barracks"));
    assert_eq!((t.pawn(), t.coins()[0]), (-6, 15));
}

#[test]
fn one_move_through_both_zones_loots_twice() {
    let mut t = table("tokens 0: strategy; pawn: 2; coins: 99 20; open: arsenal");
    t.play(build("arsenal"));
    let looted =
        [json!({ "seat": 1, "loot": 0, "coins": 2 }), json!({ "seat": 1, "loot": 1, "coins": 5 })];
    assert_eq!((t.told("looted"), t.pawn(), t.coins()[1]), (looted.to_vec(), 6, 13));
}

#[test]
fn each_loot_is_taken_once() {
    let mut t = table("pawn: 2; coins: 99 99; open: barracks walls archery_range");
    t.play(build("barracks"));
    assert_eq!(t.told("looted").len(), 1);
    t.play(build("walls"));
    assert_eq!(t.pawn(), 1);
    t.play(build("archery_range"));
    assert_eq!(
        (t.pawn(), t.told("looted")),
        (3, Vec::<Value>::new()),
        "moving back re-arms nothing"
    );
    let t = table("pawn: 5; loot 1: 3 6; coins: 99 99; open: barracks");
    assert_eq!(t.view()["military"]["loot"], json!([[[3, 2], [6, 5]], [[3, 2], [6, 5]]]));
    let t = table("pawn: 3; open: barracks");
    assert_eq!(t.view()["military"]["loot"], json!([[[3, 2], [6, 5]], [[6, 5]]]));
}

#[test]
fn loot_is_gone_even_if_there_was_nothing_to_lose() {
    let mut t = table("pawn: 2; coins: 99 0; open: barracks");
    t.play(build("barracks"));
    assert_eq!(t.told("looted"), [json!({ "seat": 1, "loot": 0, "coins": 0 })]);
    assert_eq!((t.state().loot, t.coins()[1]), ([3, 2], 0));
}

#[test]
fn the_pawn_brings_0_2_5_or_10_points_to_the_one_who_has_pushed_it() {
    let points = [0, 2, 2, 5, 5, 5, 10, 10, 10];
    for (pawn, points) in (0..).zip(points) {
        let t = table(&format!("pawn: {pawn}"));
        assert_eq!((t.part(0, "military"), t.part(1, "military")), (points, 0), "{pawn}");
        let t = table(&format!("pawn: -{pawn}"));
        assert_eq!((t.part(0, "military"), t.part(1, "military")), (0, points), "-{pawn}");
    }
}

#[test]
fn the_pawn_at_the_capital_wins_at_once() {
    for (from, card) in [(8, "barracks"), (7, "walls"), (8, "arsenal"), (6, "pretorium")] {
        let mut t = table(&format!("pawn: {from}; coins: 99 50; open: {card}"));
        t.play(build(card));
        assert_eq!(t.ending(), ("military".to_owned(), vec![1, 2]));
        assert_eq!(t.happened(), "card_built pawn_moved game_ended");
        assert_eq!(t.pawn(), 9, "it stops there");
    }
    let mut t = table("turn: 1; pawn: -8; coins: 50 99; open: barracks");
    t.play(build("barracks"));
    assert_eq!((t.ending(), t.pawn()), (("military".to_owned(), vec![2, 1]), -9));
}

#[test]
fn a_win_by_arms_leaves_no_choice_of_the_wonder_open() {
    let mut t = table(
        "wonders 0: circus_maximus; tokens 0: theology; cards 1: press glassworks; pawn: 8;
         coins: 99 7; lay: 18=palace 19=study 15=?academy",
    );
    t.play(wonder("circus_maximus", "palace"));
    assert_eq!(t.ending().0, "military");
    assert!(t.legal().is_empty() && t.state().asks.is_empty());
    assert!(!t.has_happened("card_revealed") && !t.has_happened("turn_began"));
    assert_eq!(t.refused(crate::common::destroy("press")), "over");
}

#[test]
fn a_win_by_arms_can_come_from_the_discard_pile() {
    let mut t = table(
        "wonders 0: mausoleum; tokens 0: strategy; discarded: guard_tower; pawn: 7; coins: 99 7;
         open: palace",
    );
    t.play(wonder("mausoleum", "palace")).play(revive("guard_tower"));
    assert_eq!(t.ending(), ("military".to_owned(), vec![1, 2]));
}
