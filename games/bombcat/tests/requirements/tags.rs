//! Tags: R50 to R52.

use crate::common::desk::{click, table};
use serde_json::json;

#[test]
fn r050_tags_group_cards() {
    let module = json!({"v": 1, "id": "m", "tags": [{"id": "t"}], "vars": [{"id": "v"}], "actions": [
        click("tag", json!([{"k": "attach", "tag": "t", "what": {"k": "times", "min": {"k": "num", "n": 2}, "of": {"k": "c_any"}},
            "in": {"k": "hand"}}])),
        click("x", json!([{"k": "move", "what": {"k": "greedy", "of": {"k": "c_tag", "tag": "t"}}, "from": {"k": "hand"}, "to": {"k": "discard"}}])),
    ]});
    let mut desk = table(&["lantern veto zoomies", ""]).module(module).begin();
    desk.alone(0, "use tag").alone(0, "use x");
    assert_eq!(desk.hand(0).split(' ').count(), 1);
    assert_eq!(desk.discard().split(' ').count(), 2);
}

#[test]
fn r051_a_basket_puts_a_tag_on() {
    let module = json!({"v": 1, "id": "m", "tags": [{"id": "t"}], "actions": [
        {"id": "x", "kind": "play", "cond": {"k": "my_turn"}, "count": {"turn": 1},
            "costs": [[{"op": "mark", "what": {"k": "c_any"}, "tag": "t"}]], "do": []}]});
    let mut desk = table(&["lantern veto", ""]).module(module).begin();
    desk.told();
    desk.alone(0, "use x, veto");
    // All hear of it; only who sees the card hears which one it is.
    assert!(desk.told_to(0).contains(&"t on veto".to_owned()));
    assert!(desk.told_to(1).contains(&"t on ?".to_owned()));
    assert_eq!(desk.hand(0), "lantern veto");
    let face = desk.view(0)["players"][0]["hand"]["cards"][1]["face"].clone();
    assert_eq!(face, json!({"tags": [{"tag": "#tag.m/t", "by": 0, "turn": 1}]}));
}

#[test]
fn r052_tags_are_put_on_by_themselves() {
    let hero = json!({"id": "hero.h", "tags": [{"id": "t"}], "actions": [{"id": "a", "kind": "auto",
        "on": {"k": "on_turn", "edge": "end", "of": {"k": "me"}},
        "do": [{"k": "attach", "tag": "t", "what": {"k": "c_is", "card": {"k": "last_used", "by": {"k": "me"}}},
            "in": {"k": "discard"}}]}]});
    let mut desk = table(&["night_eyes catnap", ""]).hero_with(0, hero).begin();
    desk.alone(0, "use night_eyes").alone(0, "use catnap");
    let pile = desk.view("public")["discard"]["cards"].clone();
    assert_eq!(pile[0]["face"]["tags"][0]["tag"], "#tag.hero.h/t");
    assert!(pile[1].get("face").is_none());
}
