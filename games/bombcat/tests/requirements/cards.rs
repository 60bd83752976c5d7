//! Cards: R1 to R7.

use crate::common::desk::{click, def, num, table};
use serde_json::json;

/// A module with a card that brings an action of its own.
fn bell() -> serde_json::Value {
    json!({
        "v": 1, "id": "m",
        "cards": [{"id": "bell", "class": "custom", "name": {"en": "Bell", "zh": "铃"},
            "text": {"en": "explode, draw, reject everything", "zh": "爆炸"}, "grants": ["ring"]}],
        "actions": [{"id": "ring", "kind": "play", "cond": {"k": "my_turn"},
            "costs": [[{"op": "use", "what": def("bell")}]], "do": [{"k": "shuffle", "region": {"k": "deck"}}]}],
    })
}

#[test]
fn r001_a_module_brings_a_card_that_is_dealt_and_played() {
    // Four copies are shuffled in unless the table says otherwise.
    let dealt = table(&["", ""]).module(bell()).option("copies", 4).begin();
    let plain = table(&["", ""]).module(bell()).begin();
    let count = |desk: &crate::common::desk::Desk| desk.at("/gone").as_array().map_or(0, Vec::len);
    assert_eq!(count(&dealt), count(&plain) + 4);
    let mut desk = table(&["m/bell", "veto"]).module(bell()).begin();
    desk.alone(0, "use ring");
    assert_eq!(desk.discard(), "bell");
    assert!(desk.told().contains(&"deck shuffled".to_owned()));
}

#[test]
fn r002_two_cards_of_one_name_are_two_cards() {
    // A tag lies on one of two lanterns, not on the name.
    let desk = table(&["lantern lantern", "veto"])
        .module(json!({"v": 1, "id": "m", "tags": [{"id": "t"}], "vars": [{"id": "v"}], "actions": [click("x", json!([
            {"k": "attach", "tag": "t", "what": {"k": "c_any"}, "by": {"k": "by_random"}, "in": {"k": "hand"}},
            {"k": "set", "id": "v", "to": {"k": "count", "of": {"k": "c_tag", "tag": "t"}, "in": {"k": "hand"}}},
        ]))]}))
        .begin()
        .alone(0, "use x")
        .clone();
    assert_eq!(desk.var(0), 1);
    let hand = desk.view(0)["players"][0]["hand"]["cards"].clone();
    let tagged = hand
        .as_array()
        .expect("a hand")
        .iter()
        .filter(|card| card["face"]["tags"][0]["tag"] == "#tag.m/t");
    assert_eq!(tagged.count(), 1);
}

#[test]
fn r003_the_text_of_a_card_is_for_people_only() {
    let mut desk = table(&["m/bell", ""]).module(bell()).begin();
    assert!(desk.info("m/bell")["text"].to_string().contains("explode"));
    desk.told();
    desk.alone(0, "use ring");
    assert!(desk.told().iter().all(|line| !line.contains("explode")));
    assert!(desk.alive(0));
}

#[test]
fn r004_a_card_lights_actions_for_whoever_holds_it() {
    let desk = table(&["catnap lantern", "veto"]).begin();
    assert!(desk.can(0, "use catnap"));
    assert!(!desk.can(0, "use night_eyes"));
    // In the bank or in the discard pile it lights nothing.
    let desk = table(&["lantern", "veto"]).discard("catnap").bank("night_eyes").begin();
    assert!(!desk.can(0, "use catnap") && !desk.can(0, "use night_eyes"));
}

#[test]
fn r006_new_actions_and_baskets_go_with_old_cards() {
    let mut desk = table(&["catnap lantern button", "veto"])
        .actions(json!([{"id": "x", "kind": "play", "cond": {"k": "my_turn"},
            "costs": [[{"op": "discard", "what": {"k": "sum"}}]],
            "do": [{"k": "peek", "n": num(1)}]}]))
        .begin();
    desk.alone(0, "use x");
    assert_eq!(desk.hand(0), "catnap");
    assert_eq!(desk.sees(0, "/deck"), "parcel");
}

#[test]
fn r007_a_silent_reaction_waits_for_its_condition() {
    let hero = |least: i64| {
        json!({"id": "hero.h", "vars": [{"id": "v"}], "actions": [{"id": "a", "kind": "auto",
            "on": {"k": "on_turn", "edge": "end"},
            "cond": {"k": "cmp", "op": ">=", "a": {"k": "region_num", "region": {"k": "hand"}}, "b": num(least)},
            "do": [{"k": "set", "id": "v", "to": num(1)}]}]})
    };
    for (least, fired) in [(1, 1), (2, 0)] {
        let mut desk = table(&["catnap", "lantern"]).hero_with(1, hero(least)).begin();
        desk.go(0, "use catnap");
        desk.quiet();
        assert_eq!(desk.var(0), fired, "with {least} cards");
    }
}
