//! The bank, the end of a turn and the bucket: R95 to R105.

use crate::common::desk::{click, ear, only, table};
use serde_json::json;

#[test]
fn r095_trading_is_an_action_once_a_turn() {
    let mut desk = table(&["catnap lantern", ""]).begin();
    desk.go(0, "use trade, catnap, teapot");
    assert_eq!(desk.refusal(0, &[json!({"use": {"action": "#do.trade"}})]), "used_up");
    assert_eq!(desk.hand(0), "lantern teapot");
    desk.go(0, "end_turn").go(1, "end_turn");
    assert!(desk.can(0, "use trade"));
}

#[test]
fn r096_a_basket_with_two_compartments_appears_and_the_bank_keeps_its_size() {
    let mut desk = table(&["catnap lantern", ""]).begin();
    desk.told();
    desk.go(0, "use trade, catnap, lantern");
    assert_eq!(desk.bank().split(' ').count(), 5);
    assert!(desk.bank().contains("catnap"));
    // Everybody sees what goes in and what comes out, and nobody is asked.
    let told = desk.told_to(1);
    assert!(
        told.contains(&"catnap to bank".to_owned())
            && told.contains(&"lantern to hand0".to_owned())
    );
    assert_eq!(desk.asked(), Some(0));
    // An empty bank has nothing to give.
    assert!(!table(&["catnap", ""]).bank("").begin().can(0, "use trade"));
}

#[test]
fn r097_some_cards_cannot_be_put_into_the_bank() {
    let desk = table(&["lullaby lantern", ""]).begin();
    assert!(!desk.then(0, "use trade").contains(&"lullaby".to_owned()));
    assert!(!table(&["lullaby", ""]).begin().can(0, "use trade"));
    // A tag can keep a card out too.
    let module = json!({"v": 1, "id": "m", "tags": [{"id": "t", "blocks": ["bank"]}],
        "actions": [click("tag", json!([{"k": "attach", "tag": "t", "what": {"k": "c_any"}, "in": {"k": "hand"}}]))]});
    let mut desk = table(&["lantern", ""]).module(module).begin();
    assert!(desk.can(0, "use trade"));
    desk.alone(0, "use tag");
    assert!(!desk.can(0, "use trade"));
}

#[test]
fn r099_the_end_button_enters_the_end_and_r100_only_the_end_group_is_usable_then() {
    let end = json!({"id": "nap", "kind": "end", "mode": "can", "do": []});
    let mut desk = table(&["catnap lantern lantern", "parcel"]).actions(json!([end])).begin();
    assert!(!desk.can(0, "use nap"));
    desk.told();
    desk.go(0, "end_turn");
    assert_eq!(desk.told(), ["0 ends", "0 is asked"]);
    assert_eq!(
        (desk.code(), desk.view(0)["phase"].clone()),
        ("end_of_turn".into(), json!("ending"))
    );
    assert_eq!(desk.options(0), ["use draw", "use nap"]);
    assert_eq!(desk.refusal(0, &[json!({"use": {"action": "#do.catnap"}})]), "not_now");
}

#[test]
fn r100_my_turn_is_over_for_conditions_while_it_ends() {
    // A condition on my turn does not hold in the end group.
    let end =
        json!({"id": "nap", "kind": "end", "mode": "can", "cond": {"k": "my_turn"}, "do": []});
    let mut desk = table(&["", "parcel"]).actions(json!([end])).begin();
    desk.go(0, "end_turn");
    assert_eq!(desk.asked(), Some(1));
}

#[test]
fn an_empty_deck_gives_nothing_and_the_turn_ends() {
    let mut desk = table(&["", "parcel"]).deck("").begin();
    desk.go(0, "end_turn");
    assert_eq!((desk.asked(), desk.hand(0)), (Some(1), "".into()));
}

#[test]
fn r101_death_takes_all_turns_out_of_the_bucket() {
    let mut desk = table(&["", "parcel", "parcel"])
        .deck("ticker")
        .bucket(&[(0, false), (1, false), (0, true), (2, false), (0, true)])
        .begin();
    desk.go(0, "end_turn");
    desk.quiet();
    assert_eq!(desk.bucket(), "1 2");
    assert_eq!(desk.asked(), Some(1));
}

#[test]
fn r102_an_ordinary_turn_goes_to_the_end_and_r103_an_extra_one_is_gone() {
    let mut desk =
        table(&["", "", ""]).bucket(&[(0, true), (0, false), (1, false), (2, false)]).begin();
    assert_eq!(desk.bucket(), "0+ 0 1 2");
    desk.go(0, "end_turn");
    assert_eq!(desk.bucket(), "0 1 2");
    desk.go(0, "end_turn");
    assert_eq!(desk.bucket(), "1 2 0");
    assert_eq!(desk.at("/turn"), 3);
}

#[test]
fn r104_an_inserted_action_is_a_turn_of_its_own() {
    let module = json!({"v": 1, "id": "m", "actions": [
        click("x", json!([{"k": "token_add", "for": {"k": "left"}, "where": "before", "action": "take"}])),
        {"id": "take", "kind": "play", "count": {"turn": 0}, "choose": [{"as": "p1"}], "costs": [[{"op": "use", "what": {"k": "c_def", "id": "veto"}}]],
            "cond": {"k": "bool"}, "do": [{"k": "move", "what": {"k": "c_any"}, "by": {"k": "by", "blind": true},
                "from": {"k": "hand", "of": {"k": "p_var", "id": "p1"}}, "to": {"k": "hand"}}]}]});
    let mut desk = table(&["", "lantern", "button"]).module(module).hero_with(0, ear()).begin();
    desk.alone(0, "use x");
    assert_eq!(desk.bucket(), "0 1! 1 2");
    assert_eq!(desk.view(0)["bucket"][1]["action"], "#do.m/take");
    desk.told();
    desk.go(0, "end_turn");
    // The player does it at once; costs, counts and conditions are not looked at, but he chooses whom.
    assert_eq!((desk.asked(), desk.code()), (Some(1), "target".into()));
    assert_eq!(desk.options(1), ["p2", "p0"]);
    desk.alone(1, "p2");
    assert_eq!((desk.hand(1), desk.hand(2)), ("lantern button".into(), "".into()));
    assert_eq!(
        only(&desk.told(), &["start", "end", "turn"]),
        [
            "0 ends",
            "0 reacts end",
            "end of 0",
            "turn of 1",
            "0 reacts start",
            "0 reacts end",
            "end of 1",
            "turn of 1",
            "0 reacts start",
        ]
    );
    assert_eq!(desk.bucket(), "1 2 0");
}

#[test]
fn r104_an_inserted_action_without_anybody_to_choose_ends_by_itself() {
    let mut take = click("take", json!([{"k": "say", "text": {"en": "x", "zh": "x"}}]));
    take["choose"] = json!([{"as": "a"}, {"as": "b"}]);
    let module = json!({"v": 1, "id": "m", "actions": [
        click("x", json!([{"k": "token_add", "for": {"k": "left"}, "action": "take"}, {"k": "run", "action": "take"}])), take]});
    let mut desk = table(&["", "parcel"]).module(module).begin();
    desk.alone(0, "use x").alone(0, "end_turn");
    assert_eq!((desk.asked(), desk.bucket()), (Some(1), "1 0".into()));
}

#[test]
fn r105_everybody_sees_the_bucket() {
    let desk = table(&["", ""]).bucket(&[(0, true), (0, false), (1, false)]).begin();
    for who in [json!(0), json!(1), json!("public")] {
        let bucket = desk.view(who)["bucket"].clone();
        assert_eq!(bucket, json!([{"seat": 0, "extra": true}, {"seat": 0}, {"seat": 1}]));
    }
}
