//! Actions: R41 to R49.

use crate::common::desk::{click, def, num, table};
use serde_json::json;

#[test]
fn r041_anybody_can_write_an_action() {
    let mut desk = table(&["", ""])
        .actions(json!([click("x", json!([{"k": "say", "text": {"en": "hi", "zh": "嗨"}}]))]))
        .begin();
    desk.told();
    desk.alone(0, "use x");
    assert!(desk.told().contains(&"said".to_owned()));
}

#[test]
fn r042_an_action_is_usable_when_everything_it_needs_is_there() {
    // Turn, count, condition, cards, somebody to choose: one at a time.
    let mut desk = table(&["night_eyes", "night_eyes parcel"]).begin();
    assert!(desk.can(0, "use night_eyes"));
    assert_eq!(desk.refusal(1, &[json!({"use": {"action": "#do.night_eyes"}})]), "not_your_turn");
    assert_eq!(desk.refusal(0, &[json!({"use": {"action": "#do.catnap"}})]), "not_yours");
    assert_eq!(desk.refusal(0, &[json!({"use": {"action": "#do.veto"}})]), "not_yours");
    assert_eq!(desk.refusal(0, &[json!({"use": {"action": "#do.pair"}})]), "cannot_pay");
    let mut desk = table(&["veto", ""]).begin();
    assert_eq!(desk.refusal(0, &[json!({"use": {"action": "#do.veto"}})]), "not_now");
    let mut x = click("x", json!([]));
    x["choose"] = json!([{"as": "a"}, {"as": "b"}]);
    let mut desk = table(&["", ""]).actions(json!([x.clone()])).begin();
    assert_eq!(desk.refusal(0, &[json!({"use": {"action": "#do.m/x"}})]), "no_target");
    assert!(table(&["", "", ""]).actions(json!([x])).begin().can(0, "use x"));
}

#[test]
fn r043_several_baskets_pop_up_and_r044_all_must_be_satisfied() {
    let mut desk = table(&["lantern catnap", ""]).begin();
    // Trading: one basket for what goes in, one for what comes out.
    assert_eq!(desk.then(0, "use trade"), ["lantern", "catnap"]);
    assert_eq!(
        desk.then(0, "use trade, catnap"),
        ["lantern", "button", "teapot", "drizzle", "parcel"]
    );
    let unfinished = [
        json!({"use": {"action": "#do.trade"}}),
        json!({"card": {"card": "#catnap", "from": {"hand": {"seat": 0}}, "place": 1}}),
    ];
    assert_eq!(desk.refusal(0, &unfinished), "unfinished");
    let wrong = [
        json!({"use": {"action": "#do.trade"}}),
        json!({"card": {"card": "#veto", "from": {"hand": {"seat": 0}}, "place": 0}}),
    ];
    assert_eq!(desk.refusal(0, &wrong), "does_not_fit");
}

#[test]
fn r045_after_the_cards_the_players_are_chosen_in_order() {
    let desk = table(&["zoomies lantern", "", "", ""]).heroes(&["gunner"]).begin();
    assert_eq!(desk.then(0, "use barrage"), ["p1", "p2", "p3"]);
    // Nobody is chosen twice.
    assert_eq!(desk.then(0, "use barrage, p2"), ["p1", "p3"]);
}

#[test]
fn r046_what_is_not_confirmed_costs_nothing() {
    let mut desk = table(&["lantern lantern beg", "parcel", "parcel"]).begin();
    let batch = [json!({"use": {"action": "#do.beg"}})];
    assert_eq!(desk.refusal(0, &batch), "unfinished");
    assert_eq!(desk.hand(0), "lantern lantern beg");
    assert!(desk.can(0, "use beg") && desk.can(0, "use pair"));
}

#[test]
fn r047_the_last_pick_starts_the_execution_and_its_sequences() {
    let mut desk = table(&["beg", "parcel", "parcel"]).begin();
    desk.told();
    desk.go(0, "use beg, p2");
    assert_eq!(desk.told(), ["0 uses beg at 2", "beg leaves hand0", "beg to discard"]);
    assert_eq!(desk.about(), "1:beg 1");
}

#[test]
fn r048_a_counter_says_how_often() {
    let x = |count: serde_json::Value| {
        json!([{"id": "x", "kind": "play", "cond": {"k": "my_turn"}, "count": count, "veto": "unheard",
            "costs": [[{"op": "mark", "what": {"k": "c_any"}}]], "do": []}])
    };
    let times = |count: serde_json::Value| {
        let mut desk = table(&["lantern", ""]).actions(x(count)).begin();
        let mut n = 0;
        while n < 5 && desk.can(0, "use x") {
            desk.alone(0, "use x");
            n += 1;
        }
        n
    };
    assert_eq!(times(json!({"turn": 0})), 0);
    assert_eq!(times(json!({"turn": 2})), 2);
    assert_eq!(times(json!({"game": 3})), 3);
    assert_eq!(times(json!({"turn": -1, "game": -1})), 5);
    // What was vetoed counts too.
    let mut desk =
        table(&["lantern lantern lantern", "veto parcel"]).heroes(&["trickster"]).begin();
    desk.go(0, "use trick").go(1, "use veto");
    desk.quiet();
    assert_eq!(
        desk.refusal(0, &[json!({"use": {"action": "#do.hero.trickster/trick"}})]),
        "used_up"
    );
}

#[test]
fn r049_r098_the_end_group_is_done_and_then_the_turn_ends_at_once() {
    let end = |id: &str, mode: &str| json!({"id": id, "kind": "end", "mode": mode, "veto": "unheard", "do": [{"k": "set", "id": "v", "op": "+", "to": num(1)}]});
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [end("a", "must"), end("b", "can")]});
    let mut desk = table(&["catnap", "parcel"]).module(module).begin();
    desk.go(0, "end_turn");
    assert_eq!(desk.options(0), ["use draw", "use a", "use b"]);
    desk.go(0, "use draw");
    // What must be done is left: the turn cannot be ended yet.
    assert_eq!(desk.options(0), ["use a", "use b"]);
    desk.go(0, "use a");
    // What can be done may be left.
    assert_eq!(desk.options(0), ["use b", "end_turn"]);
    let mut other = desk.clone();
    desk.go(0, "use b");
    assert_eq!((desk.asked(), desk.var(0)), (Some(1), 2));
    other.go(0, "end_turn");
    assert_eq!((other.asked(), other.var(0)), (Some(1), 1));
    // Without a choice the end runs by itself.
    let mut desk = table(&["catnap", "parcel"]).begin();
    desk.go(0, "end_turn");
    assert_eq!((desk.asked(), desk.hand(0)), (Some(1), "catnap parcel".into()));
}

#[test]
fn r049_what_must_be_done_waits_for_its_condition_too() {
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [
        {"id": "a", "kind": "end", "mode": "must", "cond": {"k": "exists", "what": def("veto"), "in": {"k": "hand"}},
            "do": [{"k": "set", "id": "v", "to": num(1)}]}]});
    let mut desk = table(&["catnap", "parcel"]).module(module).begin();
    desk.go(0, "end_turn");
    assert_eq!((desk.asked(), desk.var(0)), (Some(1), 0));
}
