//! Case studies: R53 to R57, a bomb that comes in the middle of a payment.

use crate::common::desk::{Desk, Layout, ear, only, table};
use serde_json::json;

#[test]
fn r053_two_blanks_are_announced_leave_and_arrive_in_this_order() {
    let mut desk = table(&["lantern lantern", "button", "teapot"]).hero_with(2, ear()).begin();
    desk.told();
    desk.go(0, "use pair, p1");
    desk.quiet();
    assert_eq!(
        desk.told(),
        [
            "0 uses pair at 1",
            "2 reacts about_out",
            "2 reacts about_out",
            "lantern leaves hand0",
            "lantern leaves hand0",
            "2 reacts done_out",
            "2 reacts done_out",
            "2 reacts about_in",
            "lantern to discard",
            "2 reacts done_in",
            "2 reacts about_in",
            "lantern to discard",
            "2 reacts done_in",
            "2 reacts about_exec",
            "pair works",
            "2 reacts about_out",
            "? leaves hand1",
            "2 reacts done_out",
            "2 reacts about_in",
            "? to hand0",
            "2 reacts done_in",
            "2 reacts done_exec",
        ]
    );
}

/// Seat 0 plays a pair; as soon as the first blank is in the pile, the hero of seat 2 gives him the ticker.
fn interrupted(hand: &str) -> Layout {
    let hero = json!({"id": "hero.h", "actions": [{"id": "sting", "kind": "auto", "count": {"turn": 1},
        "on": {"k": "on_move", "card": {"k": "c_class", "c": "blank"}, "region": {"k": "discard"}, "by": {"k": "others"}, "as_player": "him"},
        "do": [{"k": "move", "what": {"k": "c_class", "c": "bomb"}, "from": {"k": "deck"},
            "to": {"k": "hand", "of": {"k": "p_var", "id": "him"}}}]}]});
    table(&[hand, "veto button", "teapot"]).deck("parcel ticker parcel").hero_with(2, hero)
}

fn begin(hand: &str) -> Desk {
    let mut desk = interrupted(hand).begin();
    desk.told();
    desk.go(0, "use pair, p1");
    desk
}

#[test]
fn r054_a_bomb_in_the_middle_is_answered_within_that_arrival() {
    let desk = begin("lantern lantern lullaby");
    assert_eq!(desk.code(), "explosion");
    // One blank has arrived, the other is still on its way.
    assert_eq!(desk.discard(), "lantern");
    assert_eq!(desk.sees("public", "/table"), "lantern");
    assert_eq!(desk.options(0), ["use lullaby", "pass"]);
}

#[test]
fn r055_once_it_is_asleep_the_payment_goes_on() {
    let mut desk = begin("lantern lantern lullaby");
    desk.go(0, "use lullaby").go(0, "at 1");
    assert_eq!(desk.deck(), "parcel ticker parcel");
    desk.go(0, "pass");
    assert_eq!(desk.about(), "1:pair 1");
    desk.quiet();
    let told = desk.told();
    assert_eq!(
        only(&told, &["to discard", "rejects", "works", "fails", "ticks"]),
        [
            "lantern to discard",
            "ticker ticks in 0",
            "lullaby to discard",
            "lullaby works",
            "lullaby rejects explode",
            "explode fails",
            "lantern to discard",
            "pair works",
        ]
    );
    assert_eq!(desk.hand(0).split(' ').count(), 1);
}

#[test]
fn r056_death_is_declared_then_real_and_the_turns_are_gone() {
    let mut desk = interrupted("lantern lantern beg").hero_with(1, ear()).begin();
    desk.told();
    desk.go(0, "use pair, p1");
    desk.quiet();
    let told = desk.told();
    let from = told.iter().position(|line| line == "0 explodes").expect("it explodes");
    assert_eq!(
        told[from..from + 12],
        [
            "0 explodes",
            "ticker to void",
            "0 is dying",
            "1 reacts declared",
            "0 is dead",
            "1 reacts about_out",
            "beg leaves hand0",
            "1 reacts done_out",
            "1 reacts about_in",
            "beg to discard",
            "1 reacts done_in",
            "1 reacts final",
        ]
    );
    assert!(!desk.alive(0));
    assert_eq!(desk.bucket(), "1 2");
}

#[test]
fn r057_the_second_blank_still_arrives_and_the_action_of_the_dead_fails() {
    let mut desk = interrupted("lantern lantern").hero_with(1, ear()).begin();
    desk.told();
    desk.go(0, "use pair, p1");
    // The others hear of an action that is about to fail; a veto is for actions of the living.
    assert_eq!(desk.quiet(), ["0:explode 1"]);
    let told = desk.told();
    assert_eq!(
        only(&told, &["lantern to discard", "is dead", "pair", "about_exec"]),
        [
            "0 uses pair at 1",
            "lantern to discard",
            "1 reacts about_exec",
            "0 is dead",
            "lantern to discard",
            "1 reacts about_exec",
            "pair fails"
        ]
    );
    assert_eq!(desk.hand(1), "veto button");
    assert_eq!(desk.discard(), "lantern lantern");
    // The turn is over without a card being drawn, and the next one comes.
    assert_eq!((desk.asked(), desk.bucket()), (Some(1), "1 2".into()));
    assert_eq!(only(&told, &["end of", "turn of"]), ["end of 0", "turn of 1"]);
}
