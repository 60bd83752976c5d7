//! What cannot run away: the limits of 6.7.

use crate::common::desk::{click, def, num, only, table};
use cpu_time::ThreadTime;
use serde_json::json;

#[test]
fn created_cards_are_limited() {
    // Eight of one statement, forty a turn.
    let body = json!([{"k": "create", "def": "lantern", "n": num(50), "to": {"k": "hand"}}]);
    assert_eq!(table(&["", ""]).doing(body).hand(0).split(' ').count(), 8);
    let body = json!([{"k": "repeat", "n": num(20), "do": [{"k": "create", "def": "lantern", "n": num(8), "to": {"k": "hand"}}]}]);
    let mut desk = table(&["", ""]).doing(body);
    assert_eq!(desk.hand(0).split(' ').count(), 40);
    assert_eq!(only(&desk.told(), &["fizzles"]), ["m fizzles"]);
    // The next turn may make more.
    desk.go(0, "end_turn");
    desk.alone(1, "use probe");
    assert_eq!(desk.hand(1).split(' ').count(), 40);
}

#[test]
fn tokens_are_limited_to_twelve_of_a_player() {
    let body =
        json!([{"k": "repeat", "n": num(20), "do": [{"k": "token_add", "for": {"k": "left"}}]}]);
    let mut desk = table(&["", ""]).doing(body);
    assert_eq!(desk.bucket().matches('1').count(), 12);
    assert_eq!(only(&desk.told(), &["fizzles"]), ["m fizzles"]);
}

#[test]
fn statements_are_limited_and_the_rest_is_left_out() {
    let inner = json!([{"k": "repeat", "n": num(20), "do": [{"k": "repeat", "n": num(20), "do": [{"k": "repeat", "n": num(20), "do": [
        {"k": "set", "id": "v", "op": "+", "to": num(1)}]}]}]}, {"k": "repeat", "n": num(20), "do": [{"k": "repeat", "n": num(20), "do": [{"k": "repeat", "n": num(20), "do": [
        {"k": "set", "id": "v", "op": "+", "to": num(1)}]}]}]}, {"k": "create", "def": "veto", "to": {"k": "hand"}}]);
    let mut desk = table(&["", ""]).doing(inner);
    assert!((8000..10_000).contains(&desk.var(0)), "{}", desk.var(0));
    assert_eq!(only(&desk.told(), &["fizzles"]), ["m fizzles"]);
    assert_eq!((desk.hand(0), desk.asked()), ("".into(), Some(0)));
}

#[test]
fn reactions_that_call_each_other_come_to_an_end() {
    // Each card that comes to the pile brings another one there.
    let hero = json!({"id": "hero.h", "vars": [{"id": "v"}], "actions": [{"id": "a", "kind": "auto", "count": {"turn": -1},
        "on": {"k": "on_move", "region": {"k": "discard"}},
        "do": [{"k": "set", "id": "v", "op": "+", "to": num(1)}, {"k": "move", "what": {"k": "c_any"}, "from": {"k": "deck"}, "to": {"k": "discard"}}]}]});
    let mut desk =
        table(&["night_eyes", ""]).deck(&"parcel ".repeat(30)).hero_with(1, hero).begin();
    desk.alone(0, "use night_eyes");
    // Not more than three times inside itself.
    assert_eq!((desk.var(0), desk.asked()), (3, Some(0)));
}

#[test]
fn a_reaction_runs_at_most_twenty_times_a_turn() {
    let hero = json!({"id": "hero.h", "vars": [{"id": "v"}], "actions": [{"id": "a", "kind": "auto", "count": {"turn": -1},
        "on": {"k": "on_move", "card": def("lantern"), "region": {"k": "discard"}}, "do": [{"k": "set", "id": "v", "op": "+", "to": num(1)}]}]});
    let body = json!([{"k": "move", "what": {"k": "times", "min": num(12), "of": {"k": "c_any"}}, "from": {"k": "deck"}, "to": {"k": "discard"}},
        {"k": "move", "what": {"k": "times", "min": num(12), "of": {"k": "c_any"}}, "from": {"k": "deck"}, "to": {"k": "discard"}}]);
    let mut desk =
        table(&["", ""]).deck(&"lantern ".repeat(24)).hero_with(1, hero).probing(body).begin();
    desk.alone(0, "use probe");
    assert_eq!((desk.discard().split(' ').count(), desk.var(0)), (24, 20));
}

#[test]
fn sequences_nest_sixteen_deep() {
    // Everybody vetoes everybody's veto.
    let vetoes = "veto veto veto veto veto veto";
    let mut desk = table(&["night_eyes veto veto veto veto veto veto", vetoes, vetoes]).begin();
    desk.go(0, "use night_eyes");
    let mut depth = 0;
    while let Some(n) = desk.asked()
        && desk.can(n, "use veto")
    {
        desk.go(n, "use veto");
        depth = depth.max(desk.view(0)["answering"].as_array().map_or(0, Vec::len));
    }
    assert_eq!(depth, 16);
    assert!(desk.told().iter().any(|line| line.contains("fizzles")));
    desk.quiet();
    assert_eq!(desk.asked(), Some(0));
}

#[test]
fn sixty_actions_a_turn() {
    let x = json!({"id": "x", "kind": "play", "cond": {"k": "my_turn"}, "veto": "unheard", "costs": [[{"op": "mark", "what": {"k": "c_any"}}]], "do": []});
    let mut desk = table(&["lantern", ""]).actions(json!([x])).begin();
    for _ in 0..60 {
        desk.go(0, "use x");
    }
    assert_eq!(desk.options(0), ["end_turn"]);
    assert_eq!(desk.refusal(0, &[json!({"use": {"action": "#do.m/x"}})]), "too_many_actions");
}

#[test]
fn running_in_a_circle_is_cut() {
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [
        click("x", json!([{"k": "set", "id": "v", "op": "+", "to": num(1)}, {"k": "run", "action": "y"}])),
        click("y", json!([{"k": "set", "id": "v", "op": "+", "to": num(1)}, {"k": "run", "action": "x"}]))]});
    let mut desk = table(&["", ""]).module(module).begin();
    desk.alone(0, "use x");
    assert!(desk.var(0) <= 2, "{}", desk.var(0));
}

#[test]
fn nothing_lies_on_the_table_between_actions() {
    let mut desk =
        table(&["lantern lantern beg", "veto parcel", "parcel"]).heroes(&["trickster"]).begin();
    desk.go(0, "use pair, p1").go(1, "use veto");
    desk.quiet();
    desk.alone(0, "use beg, p2");
    assert_eq!(desk.view("public")["table"]["count"], 0);
}

#[test]
fn a_basket_of_more_cards_than_a_set_can_have_cannot_be_paid() {
    let twelve = json!({"op": "mark", "what": {"k": "times", "min": num(12), "max": num(12), "of": {"k": "c_any"}}});
    let costs = |parts: usize| json!([vec![twelve.clone(); parts]]);
    let x = |id: &str, parts: usize| json!({"id": id, "kind": "play", "cond": {"k": "my_turn"}, "veto": "unheard", "costs": costs(parts), "do": []});
    let hand = "lantern ".repeat(37);
    let desk = table(&[&hand, ""]).deck("").bank("").actions(json!([x("x", 2), x("y", 3)])).begin();
    assert!(desk.can(0, "use x"), "twenty-four are a set");
    assert!(!desk.can(0, "use y"));
}

/// What one closed card of the deck does not lead to, no other one does, so that they are not tried one by one: what a
/// list takes grows as the cards do, and no faster.
#[test]
fn like_cards_are_not_tried_in_vain() {
    let pair = json!({"k": "sum", "a": {"k": "c_any"}, "b": {"k": "c_any"}});
    let never = json!({"k": "pat_and", "a": pair, "b": {"k": "pat_not", "a": pair}});
    let perhaps = json!({"k": "times", "min": num(0), "max": num(1), "of": never});
    let costs = json!([[{"op": "discard", "from": {"k": "deck"}, "what": perhaps},
        {"op": "discard", "from": {"k": "hand"}, "what": {"k": "c_any"}}]]);
    let listing = |cards: u32| {
        let desk = table(&[["lantern button"].as_slice(), &["teapot"; 9]].concat())
            .deck(&"parcel ".repeat(cards as usize))
            .actions(json!([{"id": "a", "kind": "play", "do": [], "costs": costs}]))
            .begin();
        let took = (0..10).map(|_| {
            let started = ThreadTime::now();
            assert_eq!(desk.then(0, "use a"), ["lantern", "button"]);
            started.elapsed()
        });
        took.min().expect("it was tried")
    };
    let (few, many) = (listing(4), listing(80));
    assert!(many < few * 20, "{few:?} for 4 cards, {many:?} for 80");
}
