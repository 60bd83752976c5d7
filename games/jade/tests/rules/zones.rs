//! What a position can be: positions that break the zones are not accepted from outside.

use crate::common::table;
use serde_json::{Value, json};

/// Why the position is not accepted after this change.
#[track_caller]
fn impossible(position: &str, change: impl FnOnce(&mut Value)) -> String {
    let t = table(position);
    let mut json = t.game.state_json();
    let rules = t.game.rules();
    assert!(engine::rules::read_state(&**rules, &json).is_ok());
    change(&mut json);
    let read = engine::rules::read_state(&**rules, &json);
    read.map(drop).expect_err("it cannot be").to_string()
}

/// Zones: a snack lies on a plate, on the table too.
#[test]
fn a_snack_never_lies_without_a_plate() {
    impossible("table: row+row", |state| {
        let plate = state["table"][0]["plate"].take();
        state["plates"].as_array_mut().unwrap().push(plate);
    });
    impossible("waiting 0: row+row", |state| {
        let plate = state["areas"][0]["waiting"][0]["plate"].take();
        state["plates"].as_array_mut().unwrap().push(plate);
    });
}

/// Zones: eight places, and five sets in each area.
#[test]
fn there_is_no_ninth_place_and_no_sixth_set() {
    let empty = json!({ "plate": null, "snack": null });
    impossible("", |state| state["table"].as_array_mut().unwrap().push(empty));
    for area in ["waiting", "personal", "offering"] {
        impossible(&format!("{area} 0: 5"), |state| {
            let sets = state["areas"][0][area].as_array_mut().unwrap();
            sets.push(sets[0].clone());
        });
    }
}

/// Zones: only complete sets are tasted and offered, and only matching ones offered.
#[test]
fn finished_sets_are_complete_and_offered_ones_match() {
    for area in ["personal", "offering"] {
        impossible(&format!("{area} 0: row+row"), |state| {
            let snack = state["areas"][0][area][0]["snack"].take();
            state["snacks"].as_array_mut().unwrap().push(snack);
        });
    }
    impossible("personal 0: row+roc", |state| {
        let set = state["areas"][0]["personal"][0].take();
        state["areas"][0]["personal"] = json!([]);
        state["areas"][0]["offering"] = json!([set]);
    });
}

/// Zones: every card is in one place.
#[test]
fn no_card_is_lost_or_doubled() {
    let lost = impossible("", |state| drop(state["snacks"].as_array_mut().unwrap().pop()));
    assert!(lost.contains("there are 2 of") || lost.contains("there are 0 of"), "{lost}");
    impossible("", |state| {
        let plates = state["plates"].as_array_mut().unwrap();
        plates.push(plates[0].clone());
    });
    impossible("", |state| state["plates"][0] = json!("#no_such_plate"));
}

/// Zones: snacks lie with snacks, plain plates with plain plates, better ones with better ones.
#[test]
fn every_card_lies_in_its_own_deck() {
    for (one, other) in [("snacks", "plates"), ("plates", "rewards"), ("rewards", "snacks")] {
        impossible("", |state| {
            let card = state[one].as_array_mut().unwrap().remove(0);
            state[other].as_array_mut().unwrap().push(card);
        });
    }
}

/// Zones: the chalice is there once it was granted, and only then.
#[test]
fn the_chalice_is_there_if_and_only_if_it_was_granted() {
    impossible("waiting 0: jade", |state| state["chalice"] = json!(false));
    impossible("waiting 0: row", |state| state["chalice"] = json!(true));
}

/// Zones: seats that do not play have nothing.
#[test]
fn a_seat_that_does_not_play_has_nothing() {
    impossible("seats: 3; players: 2", |state| {
        state["areas"][2]["waiting"] = state["areas"][1]["waiting"].take();
        state["areas"][1]["waiting"] = json!([]);
    });
    impossible("seats: 3; players: 2", |state| state["current"] = json!(2));
    impossible("", |state| state["players"] = json!(3));
}

/// Zones: no two sets share a number.
#[test]
fn the_number_of_a_set_is_its_own() {
    impossible("waiting 0: row goc", |state| state["areas"][0]["waiting"][1]["id"] = json!(0));
    impossible("waiting 0: row goc", |state| state["areas"][0]["waiting"][1]["id"] = json!(70));
}
