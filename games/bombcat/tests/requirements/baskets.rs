//! Baskets: R37 to R40.

use crate::common::desk::{click, def, ear, num, only, table};
use serde_json::{Value, json};

/// A hero's action that pays in this way and then does nothing.
fn paying(component: Value) -> Value {
    json!([{"id": "x", "kind": "play", "cond": {"k": "my_turn"}, "count": {"turn": 1}, "veto": "unheard",
        "costs": [[component]], "do": []}])
}

#[test]
fn a_basket_is_filled_in_any_order_of_its_cards() {
    // A sum of two can be begun with the later card.
    let sum = json!({"op": "discard", "what": {"k": "sum", "a": {"k": "c_class", "c": "func"}}});
    let desk = || table(&["zoomies lantern", ""]).actions(paying(sum.clone())).begin();
    for first in ["zoomies", "lantern"] {
        if desk().then(0, "use x").contains(&first.to_owned()) {
            let mut desk = desk();
            desk.alone(0, &format!("use x, {first}"));
            assert_eq!(desk.hand(0), "", "after {first}");
        }
    }
    // The same where an effect moves several cards.
    let body = json!([{"k": "move", "what": {"k": "sum", "a": {"k": "c_class", "c": "func"}}, "by": {"k": "by"},
        "from": {"k": "hand"}, "to": {"k": "discard"}}]);
    let desk = table(&["zoomies lantern catnap", ""]).probing(body).begin();
    for first in ["zoomies", "lantern", "catnap"] {
        let mut desk = desk.clone();
        desk.go(0, "use probe");
        if desk.can(0, first) {
            let rest = desk.then(0, first);
            let words = rest.first().map_or(first.to_owned(), |next| format!("{first}, {next}"));
            desk.go(0, &words);
            assert_eq!(desk.hand(0).split(' ').count(), 1, "after {first}");
        }
    }
}

#[test]
fn r037_each_operation_has_its_own_way() {
    let pay = |component: Value| {
        let mut desk = table(&["catnap", ""]).actions(paying(component)).begin();
        desk.told();
        desk.alone(0, "use x");
        desk
    };
    let any = json!({"k": "c_any"});
    let mut desk = pay(json!({"op": "discard", "what": any}));
    assert_eq!(desk.discard(), "catnap");
    let verb = |desk: &crate::common::desk::Desk| {
        desk.events("public").iter().find_map(|event| event.get("moved").map(|it| it["op"].clone()))
    };
    assert_eq!(verb(&desk), Some(json!("discard")));
    desk = pay(json!({"op": "use", "what": any}));
    assert_eq!((desk.discard(), verb(&desk)), ("catnap".into(), Some(json!("use"))));
    desk = pay(json!({"op": "transfer", "what": any, "to": {"k": "hand", "of": {"k": "left"}}}));
    assert_eq!(desk.hand(1), "catnap");
    desk = pay(json!({"op": "mark", "what": any}));
    assert_eq!((desk.hand(0), verb(&desk)), ("catnap".into(), None));
    desk = pay(json!({"op": "annihilate", "what": any}));
    assert_eq!((desk.hand(0), desk.discard()), ("".into(), "".into()));
    desk = pay(json!({"op": "bank", "what": any}));
    assert_eq!(desk.bank(), "catnap lantern button teapot drizzle parcel");
}

#[test]
fn r037_only_what_is_used_counts_as_played() {
    for (op, counts) in [("use", 1), ("discard", 0)] {
        let component = json!({"op": op, "what": {"k": "c_any"}});
        let mut x = paying(component);
        x[0]["do"] = json!([{"k": "if", "cond": {"k": "is", "card": {"k": "last_used"}, "pred": def("catnap")},
            "then": [{"k": "set", "id": "v", "to": num(1)}]}]);
        let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": x});
        let mut desk = table(&["catnap", ""]).module(module).begin();
        desk.alone(0, "use x");
        assert_eq!(desk.var(0), counts, "{op}");
    }
}

#[test]
fn r038_components_are_delivered_in_their_order() {
    let x = json!([{"id": "x", "kind": "play", "cond": {"k": "my_turn"}, "veto": "unheard", "do": [], "costs": [[
        {"op": "discard", "what": def("button")}, {"op": "use", "what": def("lantern")}, {"op": "annihilate", "what": def("teapot")}]]}]);
    let mut desk = table(&["lantern teapot button", "", ""]).actions(x).hero_with(2, ear()).begin();
    desk.told();
    desk.alone(0, "use x");
    assert_eq!(
        desk.told()[1..],
        [
            "2 reacts about_out",
            "2 reacts about_out",
            "2 reacts about_out",
            "button leaves hand0",
            "lantern leaves hand0",
            "? leaves hand0",
            "2 reacts done_out",
            "2 reacts done_out",
            "2 reacts done_out",
            "2 reacts about_in",
            "button to discard",
            "2 reacts done_in",
            "2 reacts about_in",
            "lantern to discard",
            "2 reacts done_in",
            "? to void",
            "2 reacts about_exec",
            "x works",
            "2 reacts done_exec",
        ]
    );
}

#[test]
fn r039_fixed_baskets_make_their_cards_and_nothing_leaves() {
    let x = paying(json!({"op": "transfer", "fixed": ["catnap"], "to": {"k": "hand"}}));
    let mut desk = table(&["", "", ""]).actions(x).hero_with(2, ear()).begin();
    desk.told();
    desk.alone(0, "use x");
    assert_eq!(
        only(&desk.told(), &["made", "_in", "_out", " to "]),
        ["catnap made", "2 reacts about_in", "catnap to hand0", "2 reacts done_in"]
    );
    assert_eq!(desk.hand(0), "catnap");
    assert_eq!(desk.view(0)["players"][0]["hand"]["cards"][0]["face"]["creator"], 0);
}

#[test]
fn r040_a_move_within_one_region_only_arrives() {
    let body = json!([{"k": "move", "what": {"k": "c_is", "card": {"k": "bottom", "of": {"k": "deck"}}},
        "by": {"k": "by_random"}, "from": {"k": "deck"}, "to": {"k": "deck"}}]);
    let mut desk = table(&["", "", ""])
        .deck("lantern button teapot")
        .hero_with(2, ear())
        .probing(body)
        .begin();
    desk.told();
    desk.alone(0, "use probe");
    assert_eq!(only(&desk.told(), &["_in", "_out"]), ["2 reacts about_in", "2 reacts done_in"]);
    assert_eq!(desk.deck(), "teapot lantern button");
}

#[test]
fn a_tag_that_blocks_keeps_cards_out_unless_the_pattern_names_it() {
    let module = |what: Value, op: &str| {
        json!({"v": 1, "id": "m", "tags": [{"id": "t", "blocks": ["discard"]}], "actions": [
            click("tag", json!([{"k": "attach", "tag": "t", "what": {"k": "c_any"}, "in": {"k": "hand"}}])),
            {"id": "x", "kind": "play", "cond": {"k": "my_turn"}, "count": {"turn": 1}, "costs": [[{"op": op, "what": what}]], "do": []},
        ]})
    };
    let any = json!({"k": "c_any"});
    for (what, op, can) in [
        (any.clone(), "discard", false),
        (any.clone(), "use", true),
        (json!({"k": "c_tag", "tag": "t"}), "discard", true),
        (json!({"k": "c_not", "a": {"k": "c_tag", "tag": "t"}}), "discard", false),
        (json!({"k": "c_or", "a": any, "b": {"k": "c_tag", "tag": "t"}}), "discard", true),
    ] {
        let mut desk = table(&["lantern", ""]).module(module(what.clone(), op)).begin();
        assert!(desk.can(0, "use x") || what["k"] == "c_tag");
        desk.alone(0, "use tag");
        assert_eq!(desk.can(0, "use x"), can, "{op} of {what}");
    }
}
