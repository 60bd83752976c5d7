//! Others' turns: R61 to R71.

use crate::common::desk::{ear, only, table};
use serde_json::json;

#[test]
fn r061_after_a_play_everybody_is_asked() {
    let mut desk = table(&["catnap", "parcel", "parcel"]).begin();
    desk.go(0, "use catnap");
    assert_eq!(desk.quiet(), ["1:catnap 1", "2:catnap 1"]);
}

#[test]
fn r062_who_cannot_answer_is_asked_too() {
    // Whether somebody is asked does not tell whether he holds a veto; an empty hand is seen by all.
    let asked = |hand: &str| {
        let mut desk = table(&["catnap", hand, "parcel"]).begin();
        desk.go(0, "use catnap");
        desk.quiet()
    };
    assert_eq!(asked("veto"), asked("parcel"));
    assert_eq!(asked(""), ["2:catnap 1"]);
}

#[test]
fn r063_a_nested_sequence_begins_behind_its_player_and_the_outer_one_goes_on() {
    let mut desk = table(&["night_eyes parcel", "parcel", "veto parcel", "veto parcel"]).begin();
    desk.go(0, "use night_eyes").go(1, "pass").go(2, "use veto");
    // Inside: from the one behind seat 2 round to the one before him.
    let mut inner = Vec::new();
    while desk.about().contains(":veto") {
        inner.push(desk.about());
        let n = desk.asked().expect("somebody is asked");
        desk.go(n, "pass");
    }
    assert_eq!(inner, ["3:veto 1", "0:veto 1", "1:veto 1"]);
    // Outside: seat 2 again, then seat 3 can still answer seat 0.
    assert_eq!(desk.about(), "2:night_eyes 0");
    desk.go(2, "pass");
    assert_eq!(desk.about(), "3:night_eyes 0");
}

#[test]
fn r064_fishing_is_an_answer_like_any_other() {
    let mut desk = table(&["parcel", "lantern lantern", "teapot"])
        .heroes(&["angler"])
        .own(0, "lantern")
        .bucket(&[(1, false), (2, false), (0, false)])
        .begin();
    desk.told();
    desk.alone(1, "use pair, p2");
    assert!(desk.hand(0).contains("lantern lantern"), "{}", desk.hand(0));
    assert_eq!(desk.own(0), "");
}

#[test]
fn r065_ending_a_turn_opens_a_sequence() {
    let mut desk = table(&["catnap", "parcel"]).hero_with(1, ear()).begin();
    desk.told();
    desk.alone(0, "use catnap");
    let told = desk.told();
    assert_eq!(
        only(&told, &["end", "start", "turn"]),
        ["1 reacts end", "end of 0", "turn of 1", "1 reacts start"]
    );
}

#[test]
fn r066_who_is_begged_must_give_while_all_others_skip() {
    let mut desk = table(&["beg", "parcel", "lantern button"]).begin();
    desk.go(0, "use beg, p2");
    desk.quiet();
    assert_eq!((desk.asked(), desk.code()), (Some(2), "pick_cards".into()));
    assert_eq!(desk.options(2), ["lantern", "button"]);
    assert_eq!(desk.refusal(2, &[json!("pass")]), "must_choose");
}

#[test]
fn r067_r069_a_reaction_says_whether_it_is_silent() {
    let hero = |voice: serde_json::Value| {
        let mut action = json!({"id": "a", "kind": "auto", "on": {"k": "on_turn"}, "do": []});
        if !voice.is_null() {
            action["voice"] = voice;
        }
        json!({"id": "hero.h", "actions": [action]})
    };
    for (voice, silent) in
        [(json!(null), true), (json!("silent"), true), (json!("explicit"), false)]
    {
        let mut desk = table(&["catnap", ""]).hero_with(1, hero(voice)).begin();
        desk.told();
        desk.alone(0, "use catnap");
        let event = desk.events("public").into_iter().find(|event| event.get("reacted").is_some());
        assert_eq!(event.expect("it reacts")["reacted"]["silent"], silent);
    }
}

#[test]
fn r068_who_must_choose_and_does_not_gets_a_random_choice() {
    use engine::Rules;
    let mut desk = table(&["beg", "parcel", "lantern button teapot"]).begin();
    desk.go(0, "use beg, p2");
    desk.quiet();
    let two = engine::Seat::new(2);
    let choices: std::collections::BTreeSet<String> = (0..60)
        .map(|luck| {
            let mut chance = engine::FastChance::new(luck);
            format!("{:?}", desk.game.rules().fallback(desk.game.state(), two, &mut chance))
        })
        .collect();
    assert_eq!(choices.len(), 3);
    // What is not a must is let go; a turn is ended.
    let mut desk = table(&["catnap", "veto"]).begin();
    let zero = engine::Seat::new(0);
    let fallback = |desk: &crate::common::desk::Desk, seat| {
        let mut chance = engine::FastChance::new(1);
        serde_json::to_value(desk.game.rules().fallback(desk.game.state(), seat, &mut chance))
            .expect("an action")
    };
    assert_eq!(fallback(&desk, zero), "end_turn");
    desk.go(0, "use catnap");
    assert_eq!(fallback(&desk, engine::Seat::new(1)), "pass");
}

#[test]
fn r070_silent_and_spoken_answers_open_sequences_of_their_own() {
    // The silent reaction of seat 1 moves a card, which seat 2 hears; so does the spoken answer.
    let take =
        json!([{"k": "move", "what": {"k": "c_any"}, "from": {"k": "bank"}, "to": {"k": "hand"}}]);
    let hero = |kind: &str| {
        json!({"id": "hero.h", "actions": [{"id": "a", "kind": kind, "voice": "silent", "count": {"turn": 1},
            "on": {"k": "on_exec", "action": "catnap", "tense": "about"}, "do": take}]})
    };
    for kind in ["auto", "respond"] {
        let mut desk =
            table(&["catnap", "parcel", ""]).hero_with(1, hero(kind)).hero_with(2, ear()).begin();
        desk.told();
        desk.go(0, "use catnap");
        if kind == "respond" {
            desk.go(1, "use a");
        }
        desk.quiet();
        let told = desk.told();
        let from = told
            .iter()
            .position(|line| line.starts_with("1 ") && line.ends_with(" a"))
            .expect("it answers");
        assert!(told[from..].contains(&"2 reacts about_out".to_owned()), "{kind}");
    }
}

#[test]
fn r071_begging_is_a_loss_and_then_a_gain() {
    let mut desk = table(&["beg", "parcel", ""]).hero_with(2, ear()).begin();
    desk.alone(0, "use beg, p1");
    let told = desk.told();
    let from = told.iter().position(|line| line == "beg works").expect("it works");
    assert_eq!(
        told[from + 1..from + 7],
        [
            "2 reacts about_out",
            "? leaves hand1",
            "2 reacts done_out",
            "2 reacts about_in",
            "? to hand0",
            "2 reacts done_in"
        ]
    );
}
