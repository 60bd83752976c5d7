//! What players do in effects, the order of turns, revealing, and what can be vetoed: R178 to R194.

use crate::common::desk::{click, click_at, def, hand_of, num, only, p, table};
use serde_json::{Value, json};

#[test]
fn r178_several_are_picked_and_confirming_lights_when_it_is_legal() {
    let body = json!([{"k": "move", "what": {"k": "times", "min": num(2), "max": num(3), "of": {"k": "c_any"}}, "by": {"k": "by"},
        "from": {"k": "hand"}, "to": {"k": "discard"}}]);
    let mut desk = table(&["veto beg catnap lantern", ""]).probing(body).begin();
    desk.alone(0, "use probe");
    assert!(!desk.then(0, "veto").contains(&"done".to_owned()));
    assert!(desk.then(0, "veto, beg").contains(&"done".to_owned()));
    desk.go(0, "veto, catnap, done");
    assert_eq!(desk.hand(0), "beg lantern");
}

#[test]
fn r179_r180_a_claimed_card_is_named_to_all() {
    let layout = || table(&["lantern lantern lantern", "veto catnap", "parcel"]);
    let mut desk = layout().begin();
    desk.alone(0, "use triple, p1");
    assert_eq!(desk.code(), "pick_name");
    assert!(desk.can(0, "name catnap") && !desk.can(0, "name ticker"));
    desk.go(0, "name catnap");
    desk.quiet();
    assert_eq!((desk.hand(0), desk.hand(1)), ("catnap".into(), "veto".into()));
    assert!(desk.told_to(2).contains(&"0 names catnap".to_owned()));
    let mut desk = layout().begin();
    desk.alone(0, "use triple, p1").go(0, "name beg");
    desk.quiet();
    assert_eq!(desk.hand(0), "");
    assert!(desk.told_to(2).contains(&"0 names beg".to_owned()));
}

#[test]
fn r181_the_bomb_is_hidden_anywhere_in_the_deck_and_r182_only_the_fact_is_told() {
    let place = |announce: &str, who: Value| {
        let mut desk = table(&["lullaby", "parcel", ""])
            .deck("ticker lantern button")
            .option("announce", announce)
            .begin();
        desk.go(0, "end_turn").go(0, "use lullaby");
        assert_eq!(desk.options(0), ["at 0", "at 1", "at 2"]);
        desk.go(0, "at 2");
        assert_eq!(desk.deck(), "lantern button ticker");
        let to_deck = |event: &Value| event.get("moved").filter(|it| it["to"] == "deck").cloned();
        desk.events(who).iter().find_map(to_deck).expect("it arrives")["place"].clone()
    };
    assert_eq!(place("fact", json!(0)), 2);
    assert!(place("fact", json!(1)).is_null());
    assert_eq!(place("position", json!(1)), 2);
    assert!(place("none", json!("public")).is_null());
}

#[test]
fn r182_an_action_has_one_text_of_its_own() {
    let mut x = click("x", json!([]));
    x["announce"] = json!({"en": "does x", "zh": "做了 x"});
    let desk = table(&["", ""]).actions(json!([x])).begin();
    assert_eq!(desk.info("do.m/x")["announce"]["en"], "does x");
}

#[test]
fn r183_cutting_swaps_the_halves_r184_once_a_place_is_picked_and_r185_is_told_or_not() {
    for (announce, known, heard) in
        [("fact", false, true), ("position", true, true), ("none", false, false)]
    {
        let body = json!([{"k": "cut", "announce": announce}]);
        let mut desk =
            table(&["", "parcel"]).deck("lantern button teapot drizzle").probing(body).begin();
        desk.alone(0, "use probe");
        assert_eq!(desk.options(0), ["at 1", "at 2", "at 3"]);
        desk.told();
        desk.go(0, "at 1");
        desk.quiet();
        assert_eq!(desk.deck(), "button teapot drizzle lantern");
        let cut = desk.events(1).into_iter().find_map(|event| event.get("was_cut").cloned());
        assert_eq!(cut.is_some(), heard);
        assert_eq!(cut.is_some_and(|cut| cut["place"] == 1), known);
    }
    // A pile of one cannot be cut.
    let desk = table(&["", ""]).deck("lantern").doing(json!([{"k": "cut"}]));
    assert_eq!(desk.asked(), Some(0));
}

#[test]
fn reordering_shows_the_top_and_lets_it_be_permuted() {
    let body = json!([{"k": "reorder", "n": num(3)}]);
    let mut desk =
        table(&["", "parcel"]).deck("lantern button teapot drizzle").probing(body).begin();
    desk.alone(0, "use probe");
    assert_eq!(desk.sees(0, "/deck"), "lantern button teapot");
    desk.told();
    desk.go(0, "teapot, lantern");
    desk.quiet();
    assert_eq!(desk.deck(), "teapot lantern button drizzle");
    assert!(desk.told_to(1).contains(&"0 orders 3".to_owned()));
    assert!(desk.told_to(0).contains(&"0 orders teapot lantern button".to_owned()));
    assert_eq!(
        (desk.sees(0, "/deck"), desk.sees(1, "/deck")),
        ("teapot lantern button".into(), "".into())
    );
}

#[test]
fn shuffling_takes_away_what_was_seen() {
    let mut desk = table(&["night_eyes zoomies", ""]).deck("lantern button teapot drizzle").begin();
    desk.alone(0, "use night_eyes").alone(0, "use zoomies");
    assert_eq!(desk.sees(0, "/deck"), "");
    assert_eq!(desk.deck().split(' ').count(), 4);
}

#[test]
fn r186_a_pounce_is_one_extra_turn() {
    let mut desk = table(&["pounce", "", ""]).begin();
    desk.alone(0, "use pounce");
    // He has ended without drawing.
    assert_eq!((desk.bucket(), desk.hand(0)), ("1+ 1 2 0".into(), "".into()));
    assert_eq!(desk.asked(), Some(1));
    desk.go(1, "end_turn");
    assert_eq!((desk.bucket(), desk.asked()), ("1 2 0".into(), Some(1)));
}

fn adding(whom: Value, place: &str, anchor: Value) -> String {
    let mut token = json!({"k": "token_add", "for": whom, "where": place});
    if !anchor.is_null() {
        token["anchor"] = anchor;
    }
    table(&["", "", ""]).doing(json!([token])).bucket()
}

#[test]
fn r187_a_turn_is_inserted_by_somebody_r188_within_one_round_and_r189_at_its_end() {
    let (me, left) = (json!({"k": "me"}), json!({"k": "left"}));
    assert_eq!(adding(me.clone(), "after", left.clone()), "0 1 0+ 2");
    assert_eq!(adding(left.clone(), "before", Value::Null), "0 1+ 1 2");
    assert_eq!(adding(me.clone(), "end", Value::Null), "0 1 2 0+");
    // The running turn is one's first token for what comes after it, not for what comes before.
    assert_eq!(adding(me.clone(), "after", me.clone()), "0 0+ 1 2");
    assert_eq!(adding(me.clone(), "before", me), "0 1 2");
    assert_eq!(adding(p("nobody"), "before", left), "0 1 2");
}

#[test]
fn r189_extra_turns_can_be_taken_away() {
    let body = json!([{"k": "token_drop", "for": {"k": "left"}}]);
    let mut desk = table(&["", "", ""])
        .bucket(&[(0, false), (1, true), (1, true), (1, false), (2, false)])
        .probing(body)
        .begin();
    desk.alone(0, "use probe");
    assert_eq!(desk.bucket(), "0 1+ 1 2");
    // Who has no extra turn keeps his own.
    let desk = table(&["", ""]).doing(json!([{"k": "token_drop", "for": {"k": "left"}}]));
    assert_eq!(desk.bucket(), "0 1");
}

#[test]
fn r191_r192_what_can_be_seen_is_in_the_view_by_place() {
    let mut desk = table(&["night_eyes", "veto"]).deck("lantern button teapot drizzle").begin();
    desk.alone(0, "use night_eyes");
    let deck = desk.view(0)["deck"].clone();
    assert_eq!(deck["count"], 4);
    let places: Vec<i64> = deck["cards"]
        .as_array()
        .expect("cards")
        .iter()
        .filter_map(|card| card["place"].as_i64())
        .collect();
    assert_eq!(places, [0, 1, 2]);
    assert!(desk.view(1)["deck"]["cards"].is_null());
}

#[test]
fn r193_actions_can_be_vetoed_unless_they_say_otherwise() {
    let begin = |veto: Value| {
        let mut x = click("x", json!([{"k": "set", "id": "v", "to": num(1)}]));
        if !veto.is_null() {
            x["veto"] = veto;
        }
        let mut desk = table(&["", "veto parcel"])
            .module(json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [x]}))
            .begin();
        desk.go(0, "use x");
        desk
    };
    let mut desk = begin(Value::Null);
    desk.go(1, "use veto");
    desk.quiet();
    assert_eq!(desk.var(0), 0);
    // R194: guarded ones and those that nobody hears.
    for veto in ["guarded", "unheard"] {
        let desk = begin(json!(veto));
        assert_eq!((desk.asked(), desk.var(0)), (Some(0), 1), "{veto}");
    }
}

#[test]
fn r194_guarded_actions_yield_to_what_counters_them_and_unheard_ones_to_nothing() {
    let module = |veto: &str| {
        let mut x = click("x", json!([{"k": "set", "id": "v", "to": num(1)}]));
        x["veto"] = json!(veto);
        json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [x,
            {"id": "stop", "kind": "respond", "counters": ["x"], "on": {"k": "on_exec", "action": "x"}, "cond": {"k": "cmp", "op": ">", "a": {"k": "ok"}}, "do": [{"k": "reject"}]}]})
    };
    let mut desk = table(&["", "veto parcel"]).module(module("guarded")).begin();
    desk.go(0, "use x");
    assert_eq!(desk.options(1), ["use stop", "pass"]);
    desk.go(1, "use stop");
    desk.quiet();
    assert_eq!(desk.var(0), 0);
    let mut desk = table(&["", "veto parcel"]).module(module("unheard")).begin();
    desk.go(0, "use x");
    assert_eq!((desk.asked(), desk.var(0)), (Some(0), 1));
}

#[test]
fn r194_the_moves_of_an_action_are_as_safe_as_it_is() {
    // The trap does not spring at what nobody hears, such as a trade with the hand of its owner.
    let steal = |veto: &str| {
        let mut x = click_at(
            "x",
            json!([{"k": "move", "what": {"k": "c_any"}, "by": {"k": "by", "blind": true}, "from": hand_of("p1"), "to": {"k": "hand"}}]),
        );
        x["veto"] = json!(veto);
        let mut desk = table(&["", "button", ""])
            .heroes(&["", "trapper"])
            .own(1, "zoomies")
            .actions(json!([x]))
            .begin();
        desk.alone(0, "use x, p1");
        (desk.hand(0), desk.own(1))
    };
    assert_eq!(steal("open"), ("".into(), "".into()));
    assert_eq!(steal("guarded"), ("button".into(), "zoomies".into()));
    assert_eq!(steal("unheard"), ("button".into(), "zoomies".into()));
}

#[test]
fn choosing_in_the_middle_of_an_effect() {
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [click("x", json!([
        {"k": "choose_player", "as": "a"},
        {"k": "choose_region", "as": "r", "by": p("a"), "from": {"k": "r_or", "a": {"k": "bank"}, "b": {"k": "discard"}}},
        {"k": "choose_num", "as": "n", "min": num(2), "max": num(4)},
        {"k": "choose_def", "as": "d", "by": p("a")},
        {"k": "set", "id": "v", "to": {"k": "local", "id": "n"}},
        {"k": "move", "what": {"k": "c_named", "id": "d"}, "from": hand_of("a"), "to": {"k": "r_var", "id": "r"}},
    ]))]});
    let mut desk = table(&["", "parcel", "veto beg"]).bank("").module(module).begin();
    desk.alone(0, "use x");
    assert_eq!(desk.options(0), ["p1", "p2"]);
    desk.go(0, "p2");
    assert_eq!(
        (desk.asked(), desk.options(2)),
        (Some(2), vec!["discard".to_owned(), "bank".to_owned()])
    );
    desk.go(2, "bank");
    assert_eq!(desk.options(0), ["n 2", "n 3", "n 4"]);
    desk.go(0, "n 3").go(2, "name beg");
    desk.quiet();
    assert_eq!((desk.var(0), desk.bank()), (3, "beg".into()));
}

#[test]
fn a_choice_of_one_is_none_and_of_nothing_is_nobody() {
    let module = |from: Value| {
        json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [click("x", json!([
            {"k": "choose_player", "as": "a", "from": from},
            {"k": "if", "cond": {"k": "alive", "p": p("a")}, "then": [{"k": "set", "id": "v", "to": num(1)}], "else": [{"k": "set", "id": "v", "to": num(2)}]}]))]})
    };
    for (from, v) in [(json!({"k": "left"}), 1), (json!({"k": "allies"}), 2)] {
        let mut desk = table(&["", "parcel", "parcel"]).module(module(from)).begin();
        desk.alone(0, "use x");
        assert_eq!((desk.asked(), desk.var(0)), (Some(0), v));
    }
}

#[test]
fn an_action_runs_another_one_as_a_child() {
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [
        click("x", json!([{"k": "run", "action": "y", "as": {"k": "left"}}, {"k": "set", "id": "v", "op": "+", "to": num(10)}])),
        {"id": "y", "kind": "play", "cond": {"k": "bool"}, "choose": [{"as": "q"}], "costs": [[{"op": "use", "what": def("beg")}]],
            "do": [{"k": "set", "id": "v", "op": "+", "to": num(1)}, {"k": "move", "what": {"k": "c_any"}, "from": hand_of("q"), "to": {"k": "hand"}}]}]});
    let begin = || {
        let mut desk = table(&["", "parcel", "veto lantern"]).module(module.clone()).begin();
        desk.go(0, "use x").go(1, "pass").go(2, "pass");
        // The other one chooses whom, pays nothing, and it can be vetoed like any action.
        assert_eq!(desk.options(1), ["p2", "p0"]);
        desk.go(1, "p2");
        assert_eq!(desk.about(), "2:y 1");
        desk
    };
    let mut desk = begin();
    desk.quiet();
    assert_eq!((desk.var(0), desk.hand(1).split(' ').count()), (11, 2));
    let mut desk = begin();
    desk.go(2, "use veto");
    desk.quiet();
    assert_eq!((desk.var(0), desk.hand(1)), (10, "parcel".into()));
    assert_eq!(only(&desk.told(), &["fails", "works"]), ["x works", "veto works", "y fails"]);
}

#[test]
fn uses_are_counted_for_programs() {
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}, {"id": "w"}], "actions": [
        {"id": "x", "kind": "play", "cond": {"k": "my_turn"}, "count": {"turn": 3}, "do": [
            {"k": "set", "id": "v", "to": {"k": "uses", "action": "x"}}, {"k": "set", "id": "w", "to": {"k": "uses", "action": "x", "scope": "game"}}]}]});
    let mut desk = table(&["", ""]).module(module).begin();
    desk.alone(0, "use x").alone(0, "use x");
    assert_eq!((desk.var(0), desk.var(1)), (2, 2));
    desk.go(0, "end_turn").go(1, "end_turn").alone(0, "use x");
    assert_eq!((desk.var(0), desk.var(1)), (1, 3));
}

#[test]
fn three_valued_lighting_trying_costs_and_fails() {
    // Whether the left neighbour holds a veto is not known: the button is lit, and trying tells by failing.
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [{"id": "x", "kind": "play", "count": {"turn": 1},
        "cond": {"k": "and", "a": {"k": "my_turn"}, "b": {"k": "exists", "what": def("veto"), "in": {"k": "hand", "of": {"k": "left"}}}},
        "costs": [[{"op": "use", "what": {"k": "c_class", "c": "blank"}}]], "do": [{"k": "set", "id": "v", "to": num(1)}]}]});
    for (hand, works) in [("veto", 1), ("beg", 0)] {
        let mut desk = table(&["lantern", hand]).module(module.clone()).begin();
        assert!(desk.can(0, "use x"));
        desk.alone(0, "use x");
        assert_eq!((desk.var(0), desk.discard()), (works, "lantern".into()));
        assert_eq!(desk.told().contains(&"x fails".to_owned()), works == 0);
    }
    // Of an empty hand it is known.
    assert!(!table(&["lantern", ""]).module(module).begin().can(0, "use x"));
}
