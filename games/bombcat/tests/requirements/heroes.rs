//! The twelve heroes: what each does, its limits, and what a veto does to it.

use crate::common::desk::{only, table};
use serde_json::json;

#[test]
fn scavenger_once_a_turn_and_only_from_others() {
    let mut desk = table(&["lantern lantern button button", "veto beg", "parcel"])
        .heroes(&["", "", "scavenger"])
        .begin();
    desk.alone(0, "use pair, lantern, p1").alone(0, "use pair, p1").go(0, "end_turn");
    assert_eq!(desk.hand(2), "parcel button");
}

#[test]
fn angler_lays_a_bait_and_catches_what_others_discard() {
    let mut desk =
        table(&["lantern lantern", "lantern lantern", "veto"]).heroes(&["angler"]).begin();
    desk.alone(0, "use bait");
    assert_eq!(
        (desk.own(0), desk.sees(2, "/players/0/regions/0/cards")),
        ("lantern".into(), "lantern".into())
    );
    // Once a turn, and only while there is none.
    assert!(!desk.can(0, "use bait"));
    desk.go(0, "end_turn");
    desk.alone(1, "use pair, p2");
    // The first of the two is caught together with the bait.
    assert_eq!((desk.own(0), desk.hand(0)), ("".into(), "lantern parcel lantern lantern".into()));
    assert_eq!(desk.discard(), "lantern");
    desk.go(1, "end_turn").go(2, "end_turn");
    assert!(desk.can(0, "use bait"));
    // One's own discards are not caught.
    let mut desk =
        table(&["lantern lantern", "veto", ""]).heroes(&["angler"]).own(0, "lantern").begin();
    desk.alone(0, "use pair, p1");
    assert_eq!((desk.own(0), desk.discard()), ("lantern".into(), "lantern lantern".into()));
}

#[test]
fn angler_others_nibble_the_bait_and_that_can_be_vetoed() {
    let begin = || {
        table(&["veto parcel", "button", "parcel"])
            .heroes(&["angler"])
            .own(0, "lantern")
            .bucket(&[(1, false), (2, false), (0, false)])
            .begin()
    };
    let mut desk = begin();
    desk.go(1, "use nibble").go(2, "pass").go(0, "use veto");
    desk.quiet();
    assert_eq!((desk.own(0), desk.hand(1)), ("lantern".into(), "".into()));
    let mut desk = begin();
    desk.alone(1, "use nibble");
    assert_eq!((desk.own(0), desk.discard()), ("".into(), "lantern button".into()));
    // The angler himself does not nibble, and of no bait there is nothing to nibble.
    let mut desk = table(&["button", "button", ""]).heroes(&["angler"]).own(0, "lantern").begin();
    assert!(!desk.can(0, "use nibble"));
    desk.go(0, "end_turn");
    assert!(desk.can(1, "use nibble"));
    let desk = table(&["button", "button"]).heroes(&["", "angler"]).begin();
    assert!(!desk.can(0, "use nibble"));
}

#[test]
fn angler_a_dead_one_catches_nothing_though_the_bait_stays() {
    let mut desk = table(&["", "lantern lantern", "veto"])
        .heroes(&["angler"])
        .own(0, "lantern")
        .with("/players/0/alive", json!(false))
        .with("/players/0/died", json!(1))
        .bucket(&[(1, false), (2, false)])
        .begin();
    desk.alone(1, "use pair");
    assert_eq!((desk.own(0), desk.discard()), ("lantern".into(), "lantern lantern".into()));
}

#[test]
fn trapper_lays_one_function_card_that_nobody_else_sees() {
    let mut desk = table(&["zoomies lantern veto", "", ""]).heroes(&["trapper"]).begin();
    assert_eq!(desk.then(0, "use lay"), ["zoomies", "veto"]);
    desk.go(0, "use lay, zoomies");
    assert_eq!(
        (desk.sees(0, "/players/0/regions/0/cards"), desk.sees(1, "/players/0/regions/0/cards")),
        ("zoomies".into(), "".into())
    );
    assert!(!desk.can(0, "use lay"));
    // It does not spring when he moves his own cards.
    desk.alone(0, "use trade, lantern, teapot");
    assert_eq!(desk.own(0), "zoomies");
}

#[test]
fn hexer_once_a_turn_and_what_is_vetoed_leaves_no_curse() {
    let mut desk = table(&["lantern button", "veto beg", ""]).heroes(&["hexer"]).begin();
    desk.go(0, "use hex, lantern, p1").go(1, "use veto");
    desk.quiet();
    assert!(!desk.told().iter().any(|line| line.contains("curse on")));
    assert_eq!((desk.discard(), desk.can(0, "use hex")), ("veto lantern".into(), false));
}

#[test]
fn smuggler_three_times_a_game() {
    let mut desk = table(&["lantern button teapot drizzle lantern button teapot drizzle", "", ""])
        .heroes(&["smuggler"])
        .begin();
    for pair in ["lantern, button", "teapot, drizzle", "lantern, button"] {
        desk.alone(0, &format!("use smuggle, {pair}, p1"));
        // Once a turn.
        assert!(!desk.can(0, "use smuggle"));
        desk.go(0, "end_turn").go(1, "end_turn").go(2, "end_turn");
    }
    assert!(!desk.can(0, "use smuggle"));
}

#[test]
fn gunner_needs_a_function_card_and_a_blank() {
    for (hand, can) in
        [("zoomies lantern", true), ("lantern button", false), ("zoomies veto", false)]
    {
        assert_eq!(
            table(&[hand, "", ""]).heroes(&["gunner"]).begin().can(0, "use barrage"),
            can,
            "{hand}"
        );
    }
}

#[test]
fn bouncer_once_a_turn_with_a_catnap() {
    let mut desk =
        table(&["beg beg", "catnap catnap", "parcel parcel"]).heroes(&["", "bouncer"]).begin();
    desk.go(0, "use beg, p1").go(1, "use bounce, p2");
    desk.quiet();
    assert_eq!(desk.hand(0), "beg parcel");
    desk.go(0, "use beg, p1");
    assert_eq!(desk.options(1), ["pass"]);
}

#[test]
fn bouncer_can_bounce_it_back_at_its_actor() {
    let mut desk =
        table(&["lantern lantern veto", "catnap beg", "parcel"]).heroes(&["", "bouncer"]).begin();
    desk.go(0, "use pair, p1").go(1, "use bounce, p0");
    desk.quiet();
    // He takes a card from himself.
    assert_eq!((desk.hand(0), desk.hand(1)), ("veto".into(), "beg".into()));
}

#[test]
fn warden_inserts_a_turn_of_his_own_behind_somebody() {
    let mut desk = table(&["pounce pounce pounce", "veto", ""]).heroes(&["warden"]).begin();
    desk.alone(0, "use round, p1");
    // Without the effect of the pounce: his turn goes on.
    assert_eq!((desk.bucket(), desk.asked()), ("0 1 0+ 2".into(), Some(0)));
    assert!(!desk.can(0, "use round"));
    desk.go(0, "end_turn").go(1, "end_turn");
    assert_eq!((desk.asked(), desk.bucket()), (Some(0), "0+ 2 0 1".into()));
    desk.alone(0, "use round, p2").go(0, "end_turn").go(2, "end_turn");
    // Twice a game.
    assert_eq!(desk.asked(), Some(0));
    assert!(!desk.can(0, "use round") && desk.can(0, "use pounce"));
}

#[test]
fn warden_a_veto_spares_everybody() {
    let mut desk = table(&["pounce", "veto", ""]).heroes(&["warden"]).begin();
    desk.go(0, "use round, p1").go(1, "use veto");
    desk.quiet();
    assert_eq!((desk.bucket(), desk.discard()), ("0 1 2".into(), "veto pounce".into()));
}

#[test]
fn merchant_pays_though_he_is_vetoed() {
    let mut desk =
        table(&["lantern catnap zoomies button", "", "veto"]).heroes(&["merchant"]).begin();
    desk.go(0, "use deal, lantern, catnap, zoomies, teapot, p1").go(1, "pass").go(2, "use veto");
    desk.quiet();
    assert_eq!(
        (desk.hand(0), desk.hand(1), desk.sees(0, "/deck")),
        ("teapot".into(), "button".into(), "".into())
    );
}

#[test]
fn trickster_has_no_choice_with_a_hand_of_one() {
    let mut desk = table(&["lantern lantern", "veto", ""]).heroes(&["trickster"]).begin();
    desk.alone(0, "use trick, p1");
    assert_eq!((desk.asked(), desk.hand(0)), (Some(0), "veto".into()));
    let mut desk = table(&["lantern lantern", "", ""]).heroes(&["trickster"]).begin();
    desk.alone(0, "use trick, p1");
    assert_eq!((desk.asked(), desk.hand(0)), (Some(0), "".into()));
}

#[test]
fn martyr_is_mourned_and_the_relic_wakes() {
    let mut desk = table(&["lantern lantern", "veto beg", "catnap", "parcel"])
        .deck("ticker lantern button teapot")
        .heroes(&["martyr"])
        .begin();
    desk.go(0, "use bury");
    assert!(!desk.can(0, "use bury"));
    assert_eq!(
        (desk.own(0), desk.sees(2, "/players/0/regions/0/cards")),
        ("lantern".into(), "lantern".into())
    );
    desk.told();
    desk.go(0, "end_turn").go(0, "pass");
    // Everybody else discards one: who has one card has no choice.
    assert_eq!(desk.asked(), Some(1));
    desk.go(1, "beg");
    desk.quiet();
    assert_eq!((desk.hand(1), desk.hand(2), desk.hand(3)), ("veto".into(), "".into(), "".into()));
    let told = desk.told();
    // At the next turn start the relic of the dead shuffles the deck and is gone.
    assert_eq!(
        only(&told, &["mourn", "wake", "is dead", "turn of", "shuffled"]),
        ["0 reacts mourn", "0 is dead", "turn of 1", "0 reacts wake", "deck shuffled"]
    );
    assert_eq!(desk.own(0), "");
    desk.go(1, "end_turn");
    assert!(!desk.told().iter().any(|line| line.contains("wake")));
}

#[test]
fn lamplighter_sees_a_hand_and_takes_a_card_but_no_rescue() {
    let mut desk = table(&["night_eyes night_eyes", "veto lullaby beg", "parcel"])
        .heroes(&["lamplighter"])
        .begin();
    desk.alone(0, "use lamp, p1");
    assert_eq!(desk.sees(0, "/players/1/hand"), "veto lullaby beg");
    assert_eq!(desk.options(0), ["veto", "beg"]);
    desk.go(0, "beg");
    desk.quiet();
    assert_eq!((desk.hand(0), desk.hand(1)), ("night_eyes beg".into(), "veto lullaby".into()));
    // Without the effect of the card itself, once a turn, and only until the turn ends.
    assert_eq!(desk.sees(0, "/deck"), "");
    assert!(!desk.can(0, "use lamp") && desk.can(0, "use night_eyes"));
    assert_eq!(desk.sees(0, "/players/1/hand"), "veto lullaby");
    desk.go(0, "end_turn");
    assert_eq!(desk.sees(0, "/players/1/hand"), "");
    // Nothing but rescues is nothing to take.
    let mut desk = table(&["night_eyes", "lullaby", "parcel"]).heroes(&["lamplighter"]).begin();
    desk.alone(0, "use lamp, p1");
    assert_eq!((desk.asked(), desk.hand(1)), (Some(0), "lullaby".into()));
}
