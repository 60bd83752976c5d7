//! What cannot be done, with the reason.

use crate::common::{
    Table, build, dealt, destroy, discard, draft, let_begin, revive, table, take, wonder,
};
use duel::{Action, Duel, First};
use engine::{Card, Seat, card};
use serde_json::{Value, json};

fn everything() -> Vec<Value> {
    vec![
        draft("pyramids"),
        build("palace"),
        discard("palace"),
        wonder("pyramids", "palace"),
        take("law"),
        destroy("quarry"),
        revive("theater"),
        let_begin(0),
    ]
}

/// Only these kinds of action are of the question that is open; all others are refused as not asked.
#[track_caller]
fn only(t: &mut Table, kinds: &[&str]) {
    for action in everything() {
        let kind = engine::Note::from_value(action.clone()).code;
        if !kinds.contains(&kind.as_ref()) {
            assert_eq!(t.refused(action.clone()), "not_now", "{action}");
        }
    }
}

#[test]
fn each_question_takes_its_own_answers_only() {
    only(&mut dealt(First::Seat1, 1), &["draft"]);
    let turn =
        "cards 0: academy; wonders 0: mausoleum statue_of_zeus great_library; cards 1: quarry;
        discarded: theater; board: law; coins: 99 7; open: study palace senate";
    only(&mut table(turn), &["build", "discard", "build_wonder"]);
    only(table(turn).play(build("study")), &["take_token"]);
    only(table(turn).play(wonder("mausoleum", "palace")), &["revive"]);
    only(table(turn).play(wonder("statue_of_zeus", "palace")), &["destroy"]);
    only(table(turn).play(wonder("great_library", "palace")), &["take_token"]);
    only(table("last: brewery").play(discard("brewery")), &["let_begin"]);
}

#[test]
fn the_rival_is_not_asked() {
    let mut t = table("coins: 99 99; open: palace");
    let action = Action::Discard { card: t.actions().iter().find_map(discarded).unwrap() };
    let refusal = t.game.play(Seat::new(1), &[action], 0).unwrap_err();
    assert_eq!(refusal.code(), "not_your_turn");
    let refusal = t.game.play(Seat::new(2), &[action], 0).unwrap_err();
    assert_eq!(refusal.code(), "no_such_seat");
}

fn discarded(action: &Action) -> Option<Card> {
    match action {
        Action::Discard { card } => Some(*card),
        _ => None,
    }
}

#[test]
fn one_action_is_a_whole_batch() {
    let mut t = table("coins: 99 99; open: palace senate");
    let actions = t.actions();
    let refusal = t.game.play(Seat::new(0), &[actions[0], actions[1]], 0).unwrap_err();
    assert_eq!(refusal.code(), "batch_too_long");
}

#[test]
fn things_of_another_kind_are_refused() {
    let mut t = table("wonders 0: pyramids; coins: 99 7; board: law; open: palace");
    assert_eq!(t.refused(build("pyramids")), "not_in_structure");
    assert_eq!(t.refused(build("law")), "not_in_structure");
    assert_eq!(t.refused(wonder("pyramids", "law")), "not_in_structure");
    let mut t = table("wonders 0: statue_of_zeus; cards 1: quarry; coins: 99 7; open: palace");
    t.play(wonder("statue_of_zeus", "palace"));
    for name in ["law", "pyramids", "palace", "press"] {
        let refusal = t.refusal(destroy(name));
        assert_eq!(
            (refusal.code.as_ref(), json!(refusal.figures)),
            ("not_destroyable", json!({ "color": "brown" }))
        );
    }
    let mut t = table("wonders 0: mausoleum; discarded: theater; coins: 99 7; open: palace");
    t.play(wonder("mausoleum", "palace"));
    for name in ["law", "pyramids", "palace"] {
        assert_eq!(t.refused(revive(name)), "not_discarded");
    }
    let mut t = table("cards 0: academy; board: law; coins: 99 7; open: study");
    t.play(build("study"));
    for name in ["economy", "pyramids", "palace"] {
        assert_eq!(t.refused(take(name)), "no_such_token");
    }
}

#[test]
fn what_is_no_action_is_malformed() {
    let t = table("open: palace");
    let misread = |said: Value| {
        let read = card::from_json::<Duel, Action>(t.game.rules(), &said);
        read.err().map(|refusal| refusal.code().to_owned())
    };
    for said in [
        json!(null),
        json!("pass"),
        json!({ "build": {} }),
        json!({ "build": { "card": "palace" } }),
        json!({ "build": { "card": "#atlantis" } }),
        json!({ "build": { "card": "#palace", "price": 0 } }),
        json!({ "build": { "card": "#palace" }, "discard": { "card": "#palace" } }),
        json!({ "build_wonder": { "wonder": "#pyramids" } }),
        json!({ "let_begin": { "seat": -1 } }),
    ] {
        assert_eq!(misread(said.clone()).as_deref(), Some("malformed"), "{said}");
    }
    assert_eq!(misread(build("palace")), None);
}

#[test]
fn cards_with_impossible_numbers_are_refused_everywhere() {
    for number in [73, 127, 140, 159, 160, 255, 256, 60_000] {
        let card = Card::new(number);
        let turn = "wonders 0: mausoleum statue_of_zeus; cards 0: academy; cards 1: quarry;
            discarded: theater; board: law; coins: 99 7; open: study palace";
        let asked = [
            (table(turn), Action::Build { card }),
            (table(turn), Action::Discard { card }),
            (table(turn), Action::BuildWonder { wonder: card, card }),
            (table(turn).play(build("study")).clone(), Action::TakeToken { token: card }),
            (table(turn).play(wonder("mausoleum", "palace")).clone(), Action::Revive { card }),
            (
                table(turn).play(wonder("statue_of_zeus", "palace")).clone(),
                Action::Destroy { card },
            ),
            (dealt(First::Seat1, 1), Action::Draft { wonder: card }),
        ];
        for (t, action) in asked {
            assert!(t.game.check(t.state().current, &action).is_err(), "{action:?}");
        }
    }
}
