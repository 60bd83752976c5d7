//! Bombs, and whatever else is drawn: R106 to R116.

use crate::common::desk::{Layout, click, def, ear, only, table};
use serde_json::json;

fn drawn(hand: &str) -> Layout {
    table(&[hand, "veto parcel", "parcel"]).deck("ticker lantern button")
}

#[test]
fn r106_drawing_a_bomb_lights_the_rescue_of_its_drawer() {
    let mut desk = drawn("lullaby").begin();
    desk.go(0, "end_turn");
    assert_eq!((desk.asked(), desk.code()), (Some(0), "explosion".into()));
    assert_eq!(desk.options(0), ["use lullaby", "pass"]);
    // All see what it is; a veto does not help against it, so nobody else is asked.
    assert_eq!(desk.sees(2, "/players/0/hand"), "ticker");
    desk.go(0, "pass");
    assert!(!desk.alive(0));
}

#[test]
fn r107_the_rescue_takes_the_bomb_and_a_lullaby() {
    // Another's lullaby is no help, nor is one on the discard pile.
    let mut desk =
        table(&["parcel", "lullaby", "lullaby"]).deck("ticker").discard("lullaby").begin();
    desk.go(0, "end_turn");
    assert_eq!(desk.options(0), ["pass"]);
    let mut desk = drawn("parcel lullaby").begin();
    desk.go(0, "end_turn").go(0, "use lullaby");
    // The only bomb is not asked for, only where it goes.
    assert_eq!(desk.code(), "pick_place");
}

#[test]
fn r108_each_step_of_the_rescue_is_a_sequence_of_its_own() {
    let mut desk = drawn("lullaby").hero_with(2, ear()).begin();
    desk.told();
    desk.go(0, "end_turn").go(0, "use lullaby").go(0, "at 2");
    desk.quiet();
    let told = desk.told();
    let from = told.iter().position(|line| line == "0 uses lullaby").expect("it is used");
    let steps = only(&told[from..], &["leaves", " to ", "_in", "_out", "rejects"]);
    assert_eq!(
        steps[..13],
        [
            "2 reacts about_out",
            "lullaby leaves hand0",
            "2 reacts done_out",
            "2 reacts about_in",
            "lullaby to discard",
            "2 reacts done_in",
            "lullaby rejects explode",
            "2 reacts about_out",
            "? leaves hand0",
            "2 reacts done_out",
            "2 reacts about_in",
            "? to deck",
            "2 reacts done_in",
        ]
    );
    assert_eq!(desk.deck(), "lantern button ticker");
}

#[test]
fn r109_r110_then_the_turn_ends_as_usual() {
    let mut desk = drawn("lullaby").begin();
    desk.told();
    desk.go(0, "end_turn").go(0, "use lullaby").go(0, "at 0");
    // He is asked once more whether to answer, as anybody would be.
    assert_eq!(desk.quiet(), ["0:explode 0"]);
    assert_eq!((desk.asked(), desk.bucket()), (Some(1), "1 2 0".into()));
    assert_eq!(only(&desk.told(), &["end of", "turn of"]), ["end of 0", "turn of 1"]);
}

#[test]
fn r111_without_a_rescue_it_is_death() {
    let mut desk = drawn("parcel catnap").begin();
    desk.go(0, "end_turn");
    desk.go(0, "pass");
    assert!(!desk.alive(0));
    // The bomb is gone and not on the pile.
    assert_eq!(desk.discard(), "catnap parcel");
    assert!(!desk.deck().contains("ticker"));
    assert_eq!(desk.view(1)["bombs"], 0);
}

#[test]
fn r112_the_whole_hand_is_discarded_and_that_is_heard() {
    // A card with an effect when it is discarded has it.
    let module = json!({"v": 1, "id": "m", "vars": [{"id": "v"}], "actions": [{"id": "a", "kind": "auto", "count": {"turn": 1},
        "on": {"k": "on_move", "card": def("catnap"), "region": {"k": "discard"}, "by": {"k": "game"}},
        "do": [{"k": "set", "id": "v", "op": "+", "to": {"k": "num", "n": 1}}]}]});
    let mut desk = drawn("parcel catnap").module(module).begin();
    desk.go(0, "end_turn").go(0, "pass");
    // Once for each of the two who live.
    assert_eq!((desk.hand(0), desk.var(0)), ("".into(), 2));
}

#[test]
fn r113_the_dead_have_no_more_turns() {
    let mut desk = drawn("").begin();
    desk.go(0, "end_turn");
    desk.quiet();
    assert_eq!(desk.bucket(), "1 2");
    desk.go(1, "end_turn");
    assert_eq!(desk.asked(), Some(2));
    desk.go(2, "end_turn");
    assert_eq!(desk.asked(), Some(1));
}

#[test]
fn r114_nobody_asks_the_dead() {
    let mut desk = drawn("veto").begin();
    desk.go(0, "end_turn").go(0, "pass");
    assert!(desk.discard().contains("veto"));
    let mut desk = table(&["", "night_eyes parcel", "parcel"]).deck("ticker lantern").begin();
    desk.go(0, "end_turn");
    desk.quiet();
    desk.go(1, "use night_eyes");
    assert_eq!(desk.quiet(), ["2:night_eyes 1"]);
    assert_eq!(desk.refusal(0, &[json!("pass")]), "not_your_turn");
}

#[test]
fn r115_a_card_has_its_effect_when_it_is_drawn() {
    let module = json!({"v": 1, "id": "m",
        "cards": [{"id": "gift", "class": "custom", "grants": ["open"]}],
        "actions": [{"id": "open", "kind": "auto", "on": {"k": "on_move", "card": def("gift"), "region": {"k": "hand"}},
            "do": [{"k": "move", "what": {"k": "c_any"}, "from": {"k": "bank"}, "to": {"k": "hand"}}]}]});
    let mut desk = table(&["", "parcel"]).deck("m/gift").bank("veto").module(module).begin();
    desk.go(0, "end_turn");
    assert_eq!(desk.hand(0), "gift veto");
}

#[test]
fn r116_the_drawer_reacts_first() {
    let hero = |id: &str| json!({"id": id, "actions": [{"id": "a", "kind": "auto", "voice": "explicit", "on": {"k": "on_move", "dir": "in", "region": {"k": "hands", "of": {"k": "all"}}}, "do": []}]});
    let mut desk = table(&["", "", ""])
        .hero_with(0, hero("hero.a"))
        .hero_with(1, hero("hero.b"))
        .hero_with(2, hero("hero.c"))
        .bucket(&[(1, false), (2, false), (0, false)])
        .begin();
    desk.told();
    desk.go(1, "end_turn");
    assert_eq!(only(&desk.told(), &["reacts"]), ["1 reacts a", "2 reacts a", "0 reacts a"]);
}

#[test]
fn a_bomb_that_comes_to_another_bomb_explodes_alone() {
    // Seat 0 holds a ticker already, put there by an effect while nothing was heard; one more arrives.
    let mut desk = table(&["ticker lullaby lullaby", "parcel", "parcel"])
        .deck("ticker lantern")
        .bucket(&[(1, false), (0, false), (2, false)])
        .actions(json!([click(
            "x",
            json!([{"k": "move", "what": {"k": "c_class", "c": "bomb"}, "from": {"k": "deck"},
            "to": {"k": "hand", "of": {"k": "right"}}}])
        )]))
        .begin();
    desk.told();
    desk.go(1, "use x");
    desk.quiet_but_explosions();
    assert_eq!(desk.code(), "explosion");
    desk.go(0, "use lullaby");
    assert_eq!(only(&desk.told(), &["ticks"]), ["ticker ticks in 0"]);
    // He says which of the two he sends away, and where to.
    if desk.can(0, "ticker") {
        desk.go(0, "ticker");
    }
    desk.go(0, "at 1");
    desk.quiet();
    assert_eq!(only(&desk.told(), &["ticks"]), [] as [&str; 0]);
    assert!(desk.hand(0).contains("ticker"));
    // The other one explodes when his next turn starts.
    desk.go(1, "end_turn");
    assert_eq!((desk.asked(), desk.code()), (Some(0), "explosion".into()));
}

#[test]
fn nothing_explodes_once_one_player_is_left() {
    // Both draw a bomb at once: the second one is spared.
    let body = json!([{"k": "each_player", "in": {"k": "all"}, "do": [{"k": "explode", "who": {"k": "p_var", "id": "p"}}]}]);
    let mut desk = table(&["", ""]).actions(json!([click("x", body)])).begin();
    desk.go(0, "use x");
    desk.quiet();
    assert_eq!(desk.outcome(), Some(("last_alive".into(), vec![1])));
    assert_eq!(only(&desk.told(), &["explodes"]), ["0 explodes"]);
}

#[test]
fn the_one_with_a_lullaby_may_let_it_go_and_dies() {
    let mut desk = drawn("lullaby").begin();
    desk.go(0, "end_turn").go(0, "pass");
    assert!(!desk.alive(0));
    assert_eq!(desk.discard(), "lullaby");
}

#[test]
fn a_lullaby_cannot_be_vetoed() {
    let mut desk = drawn("lullaby").begin();
    desk.go(0, "end_turn").go(0, "use lullaby");
    assert_eq!(desk.asked(), Some(0));
}

#[test]
fn two_bombs_in_a_hand_are_two_explosions_at_the_start_of_the_turn() {
    let begin = |hand: &str| table(&[hand, "parcel", "parcel"]).deck("lantern button").begin();
    let mut desk = begin("ticker ticker lullaby lullaby");
    desk.go(0, "use lullaby").go(0, "at 0").go(0, "pass");
    assert_eq!(desk.code(), "explosion");
    desk.go(0, "use lullaby").go(0, "at 0");
    desk.quiet();
    assert!(desk.alive(0));
    assert_eq!((desk.asked(), desk.deck()), (Some(0), "ticker ticker lantern button".into()));
    // One lullaby is not enough.
    let mut desk = begin("ticker ticker lullaby");
    desk.go(0, "use lullaby").go(0, "at 0");
    desk.quiet();
    assert!(!desk.alive(0));
    assert_eq!(desk.deck(), "ticker lantern button");
}
