//! Regions: R8 to R14.

use crate::common::desk::{click, def, table};
use serde_json::json;

#[test]
fn r008_a_hand_is_open_to_its_owner_only() {
    let desk = table(&["catnap", "veto lantern"]).begin();
    assert_eq!(desk.sees(1, "/players/1/hand"), "veto lantern");
    assert_eq!(desk.sees(0, "/players/1/hand"), "");
    assert_eq!(desk.sees("public", "/players/1/hand"), "");
    assert_eq!(desk.view(0)["players"][1]["hand"]["count"], 2);
}

#[test]
fn r009_the_bank_is_open_to_all() {
    let desk = table(&["", ""]).begin();
    for who in [json!(0), json!(1), json!("public")] {
        assert_eq!(desk.sees(who, "/bank"), "lantern button teapot drizzle parcel");
    }
}

#[test]
fn r010_the_deck_is_closed_to_all_and_drawn_from_the_top() {
    let mut desk = table(&["", "veto"]).deck("lantern button").begin();
    for who in [json!(0), json!(1), json!("public")] {
        assert_eq!(desk.sees(who, "/deck"), "");
    }
    assert_eq!(desk.view(0)["deck"]["count"], 2);
    desk.go(0, "end_turn");
    assert_eq!((desk.hand(0), desk.deck()), ("lantern".into(), "button".into()));
}

#[test]
fn r011_the_discard_pile_is_open_and_the_last_card_is_on_top() {
    let mut desk = table(&["night_eyes catnap", ""]).begin();
    desk.alone(0, "use night_eyes").alone(0, "use catnap");
    assert_eq!(desk.sees("public", "/discard"), "catnap night_eyes");
}

#[test]
fn r012_looking_needs_no_region_of_its_own() {
    // What was looked at is seen where it lies, by the one who looked.
    let mut desk = table(&["night_eyes", ""]).deck("lantern button teapot drizzle").begin();
    desk.alone(0, "use night_eyes");
    assert_eq!(desk.sees(0, "/deck"), "lantern button teapot");
    assert_eq!(desk.sees(1, "/deck"), "");
    assert_eq!(desk.deck(), "lantern button teapot drizzle");
}

#[test]
fn r013_modules_bring_regions() {
    let mut desk = table(&["catnap", ""])
        .module(json!({"v": 1, "id": "m", "regions": [{"id": "nest"}], "actions": [click("x", json!([
            {"k": "move", "what": def("catnap"), "by": {"k": "by_random"}, "from": {"k": "hand"},
                "to": {"k": "custom", "id": "nest"}},
        ]))]}))
        .begin();
    desk.alone(0, "use x");
    assert_eq!(desk.own(0), "catnap");
    assert_eq!(desk.sees(0, "/players/0/regions/0/cards"), "catnap");
    // What lies there still brings its action, but cannot be paid with from the hand.
    assert!(!desk.can(0, "use catnap"));
}

#[test]
fn r014_regions_are_open_closed_or_open_to_some() {
    let region = |owner: &str, others: &str| json!({"v": 1, "id": "m", "regions": [{"id": "nest", "see_owner": owner, "see_others": others}]});
    for (owner, others) in
        [("open", "open"), ("open", "closed"), ("closed", "open"), ("closed", "closed")]
    {
        let desk = table(&["", ""]).module(region(owner, others)).own(0, "veto").begin();
        let sees = |who: u8| desk.sees(who, "/players/0/regions/0/cards") == "veto";
        assert_eq!((sees(0), sees(1)), (owner == "open", others == "open"));
    }
}
