//! The five worked examples, with their traces.

use crate::common::desk::{only, table};
use serde_json::json;

#[test]
fn e1_a_veto_of_a_veto_lets_the_first_action_happen() {
    let mut desk = table(&["night_eyes parcel", "parcel", "veto parcel", "veto parcel"]).begin();
    desk.told();
    desk.go(0, "use night_eyes");
    let mut trace = Vec::new();
    let mut go = |desk: &mut crate::common::desk::Desk, words: &str| {
        trace.push(format!("{} {words}", desk.about()));
        let n = desk.asked().expect("somebody is asked");
        desk.go(n, words);
    };
    go(&mut desk, "pass");
    go(&mut desk, "use veto");
    go(&mut desk, "use veto");
    while desk.code() == "answer" {
        go(&mut desk, "pass");
    }
    assert_eq!(
        trace,
        [
            "1:night_eyes 1 pass",
            "2:night_eyes 1 use veto",
            "3:veto 1 use veto",
            // Seat 3's veto is about to take effect: 0, 1 and 2 pass.
            "0:veto 1 pass",
            "1:veto 1 pass",
            "2:veto 1 pass",
            // Still about seat 2's veto, which has failed by now: 3 again, then 0 and 1.
            "3:veto 0 pass",
            "0:veto 0 pass",
            "1:veto 0 pass",
            // Back at night eyes: 2 again, then 3.
            "2:night_eyes 1 pass",
            "3:night_eyes 1 pass",
        ]
    );
    assert_eq!(desk.discard(), "veto veto night_eyes");
    assert_eq!(
        only(&desk.told(), &["uses", "works", "fails", "rejects", "peeks"]),
        [
            "0 uses night_eyes",
            "2 uses veto",
            "3 uses veto",
            "veto works",
            "veto rejects veto",
            "veto fails",
            "night_eyes works",
            "0 peeks 3"
        ]
    );
}

#[test]
fn e2_a_curse_needs_a_sacrifice() {
    let mut desk = table(&["lantern", "catnap teapot", "parcel"])
        .heroes(&["hexer"])
        .luck("draw", &[0])
        .begin();
    // The card is chosen blindly; a cursed card can still be given away.
    desk.alone(0, "use hex, p1").alone(0, "end_turn");
    assert!(!desk.can(1, "use catnap") && desk.can(1, "use lift") && desk.can(1, "use trade"));
    assert!(desk.then(1, "use trade").contains(&"catnap".to_owned()));
    desk.alone(1, "use lift");
    assert!(desk.can(1, "use catnap"));
    assert!(desk.told().contains(&"curse off ?".to_owned()));
    // The sacrifice is not the cursed card itself, unless another one is cursed.
    let mut desk = table(&["lantern", "teapot", "parcel"]).heroes(&["hexer"]).begin();
    desk.alone(0, "use hex, p1").alone(0, "end_turn");
    assert!(!desk.can(1, "use lift"));
    assert_eq!(
        desk.clone().refusal(1, &[json!({"use": {"action": "#do.hero.hexer/lift"}})]),
        "cannot_pay"
    );
}

#[test]
fn e2_a_cursed_blank_can_be_sacrificed_for_another_cursed_card() {
    let marks = json!([{"tag": 0, "card": 0, "by": {"seat": 0}, "turn": 1}, {"tag": 0, "card": 1, "by": {"seat": 0}, "turn": 1}]);
    let mut desk = table(&["catnap teapot", "", "parcel"])
        .heroes(&["", "hexer"])
        .with("/numbers", json!([]))
        .with("/marks", marks)
        .begin();
    desk.alone(0, "use lift");
    assert_eq!((desk.hand(0), desk.discard()), ("catnap".into(), "teapot".into()));
    assert!(desk.can(0, "use catnap"));
}

#[test]
fn e3_the_scavenger_takes_the_last_blank_that_was_used() {
    let layout =
        |hand: &str| table(&[hand, "veto", "parcel"]).heroes(&["", "", "scavenger"]).begin();
    let mut desk = layout("lantern lantern");
    desk.alone(0, "use pair, p1");
    desk.told();
    desk.go(0, "end_turn");
    // Nobody is asked, and one line is told.
    assert_eq!((desk.asked(), desk.hand(2)), (Some(1), "parcel lantern".into()));
    assert!(desk.told().contains(&"2 reacts scavenge".to_owned()));
    assert_eq!(desk.discard(), "lantern");
    // What was used last must be a blank, and lie in the pile.
    let mut desk = layout("lantern lantern night_eyes");
    desk.alone(0, "use pair, p1").alone(0, "use night_eyes").go(0, "end_turn");
    assert_eq!(desk.hand(2), "parcel");
    // Not at the end of his own turn.
    let mut desk = table(&["lantern lantern", "veto"]).heroes(&["scavenger"]).begin();
    desk.alone(0, "use pair").go(0, "end_turn");
    assert!(!desk.hand(0).contains("lantern"));
}

#[test]
fn e4_a_hairball_itches_travels_and_is_coughed_up() {
    let mut desk = table(&["lantern button", "veto teapot", "beg"]).heroes(&["smuggler"]).begin();
    desk.alone(0, "use smuggle, p1");
    assert_eq!(desk.hand(1), "veto teapot hairball");
    desk.told();
    desk.go(0, "end_turn");
    // At the start of the turn another card is discarded by luck, never the hairball.
    assert!(desk.told().contains(&"1 reacts itch".to_owned()));
    assert!(desk.hand(1).contains("hairball") && desk.hand(1).split(' ').count() == 2);
    // Whoever gets it has what it brings.
    let mut desk = table(&["", "hero.smuggler/hairball teapot", "beg lantern"])
        .heroes(&["smuggler"])
        .bucket(&[(2, false), (0, false), (1, false)])
        .begin();
    desk.alone(2, "use beg, p1");
    desk.go(1, "hairball");
    desk.quiet();
    assert!(desk.can(2, "use cough"));
    desk.go(2, "use cough");
    assert_eq!((desk.hand(2), desk.discard()), ("".into(), "lantern beg".into()));
    // It cannot be put into the bank.
    let desk = table(&["hero.smuggler/hairball", ""]).heroes(&["", "smuggler"]).begin();
    assert!(!desk.can(0, "use trade"));
}

#[test]
fn e5_one_discards_one_and_another_two() {
    let layout = |hands: &[&str]| table(hands).heroes(&["gunner"]).begin();
    let mut desk = layout(&["zoomies lantern", "veto beg", "veto beg catnap", "parcel"]);
    desk.go(0, "use barrage, p1, p2");
    desk.quiet();
    assert_eq!(desk.asked(), Some(1));
    desk.go(1, "beg");
    desk.quiet();
    desk.go(2, "veto, catnap");
    desk.quiet();
    assert_eq!((desk.hand(1), desk.hand(2)), ("veto".into(), "beg".into()));
    // A veto at one of them leaves the other.
    let mut desk = layout(&["zoomies lantern", "veto beg", "veto beg catnap", "parcel"]);
    desk.go(0, "use barrage, p1, p2");
    while desk.view(0)["answering"][0]["target"] != 1 {
        let n = desk.asked().expect("somebody is asked");
        desk.go(n, "pass");
    }
    desk.go(1, "use veto");
    desk.quiet();
    assert_eq!(desk.asked(), Some(2));
    desk.go(2, "veto, catnap");
    desk.quiet();
    assert_eq!((desk.hand(1), desk.hand(2)), ("beg".into(), "beg".into()));
    assert!(desk.told().contains(&"barrage spares 1".to_owned()));
    // Who has one card discards that one; with one other player it cannot be used.
    let mut desk = layout(&["zoomies lantern", "", "beg", ""]);
    desk.alone(0, "use barrage, p1, p2");
    assert_eq!(desk.hand(2), "");
    assert!(!layout(&["zoomies lantern", "beg"]).can(0, "use barrage"));
}
