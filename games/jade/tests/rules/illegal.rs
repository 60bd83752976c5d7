//! What is refused, with which code. That a refusal changes nothing and costs nothing is checked each time.

use crate::common::{
    END, START, claim, offer, plate, snack, start_with, table, taste, trim, unstarted,
};
use serde_json::json;

/// Illegal: a move by somebody else than the current player.
#[test]
fn whoever_is_not_to_move_is_refused() {
    let mut t = table("players: 3; current: 1; waiting 0: row roc+roc; waiting 2: goc");
    for action in [END, START, snack(0, 0), plate(0), taste(1), offer(1), claim(1, 0)] {
        assert_eq!(t.refused_to(0, action), "not_your_turn");
        assert_eq!(t.refused_to(2, action), "not_your_turn");
        assert_eq!(t.refused_to(3, action), "no_such_seat");
    }
}

/// Illegal: any move after the end.
#[test]
fn whatever_comes_after_the_end_is_refused() {
    for reason in ["limit_reached", "stalemate"] {
        let mut t = table(&format!("over: {reason}"));
        assert_eq!(t.refused_to(0, END), "over");
        assert_eq!(t.refused_to(1, END), "over");
    }
}

/// Illegal, and a bug not to imitate: an unknown move, or one with missing or foreign parts, is told to be malformed.
#[test]
fn what_is_no_move_is_malformed() {
    let t = table("");
    for said in [
        json!("dance"),
        json!({ "dance": {} }),
        json!({ "taste": {} }),
        json!({ "taste": null }),
        json!({ "taste": { "set": 0, "loudly": true } }),
        json!({ "taste": { "set": "0" } }),
        json!({ "taste": { "set": 256 } }),
        json!({ "take_snack": { "slot": 0 } }),
        json!({ "take_snack": { "set": 0 } }),
        json!({ "take_snack": { "slot": "#no_such_card", "set": 0 } }),
        json!({ "take_plate": [] }),
        json!({ "claim_snack": { "from": 0 } }),
        json!({ "offer": { "set": 0 }, "end_turn": {} }),
        json!({ "start_with": {} }),
        json!({}),
        json!([]),
        json!(null),
        json!(7),
    ] {
        assert_eq!(t.misread(said.clone()).as_deref(), Some("malformed"), "{said}");
    }
    assert_eq!(t.misread(json!("end_turn")), None);
}

/// Illegal: a place that the table does not have.
#[test]
fn an_unknown_place_is_refused() {
    let mut t = table("waiting 0: row");
    for slot in [8, 100, 255] {
        assert_eq!(t.refused(snack(slot, 0)), "no_such_slot");
        assert_eq!(t.refused(plate(slot)), "no_such_slot");
    }
}

/// Illegal: a set that does not exist.
#[test]
fn an_unknown_set_is_refused() {
    let mut t = table("waiting 0: row+row");
    for set in [2, 75, 255] {
        for action in [snack(0, set), taste(set), offer(set)] {
            assert_eq!(t.refused(action), "no_such_set");
        }
    }
}

/// Illegal: a card that does not lie there.
#[test]
fn what_does_not_lie_there_is_refused() {
    let mut t = table("waiting 0: row; table: . goc");
    assert_eq!(t.refused(snack(0, 0)), "no_snack_there");
    assert_eq!(t.refused(snack(1, 0)), "no_snack_there");
    assert_eq!(t.refused(plate(0)), "no_plate_there");
}

/// Illegal: a plate under a snack.
#[test]
fn a_plate_under_a_snack_is_refused() {
    let mut t = table("table: row+row");
    assert_eq!(t.refused(plate(0)), "snack_comes_first");
}

/// Illegal: a snack on a full set.
#[test]
fn a_snack_on_a_full_set_is_refused() {
    let mut t = table("waiting 0: row+row");
    assert_eq!(t.refused(snack(0, 0)), "set_has_snack");
}

/// Illegal: a sixth waiting set.
#[test]
fn a_plate_beyond_five_waiting_sets_is_refused() {
    let mut t = table("waiting 0: row row roc goc gow; table: yfw");
    assert_eq!(t.refused(plate(0)), "waiting_full");
    let refusal = t.game.check(engine::Seat::new(0), &plate(0)).unwrap_err();
    assert_eq!(json!(refusal.0.figures), json!({ "most": 5 }));
}

/// Illegal: anything that costs a point without one; what could still be done is the free snack.
#[test]
fn without_points_whatever_costs_one_is_refused() {
    let mut t = table("waiting 0: row roc+roc; points: 0; table: gow+gow gow");
    for action in [snack(0, 0), plate(1), taste(1), offer(1)] {
        assert_eq!(t.refused(action), "no_points");
    }
    assert_eq!(t.legal(), [END]);
    let mut t = table("bonus: 0; waiting 0: jade roc+roc; points: 0; table: gow+gow gow");
    for action in [plate(1), taste(1), offer(1)] {
        assert_eq!(t.refused(action), "no_points");
    }
}

/// Illegal: tasting or offering an incomplete set.
#[test]
fn an_incomplete_set_is_neither_tasted_nor_offered() {
    let mut t = table("waiting 0: row jade; bonus: 0");
    for set in [0, 1] {
        assert_eq!(t.refused(taste(set)), "set_has_no_snack");
        assert_eq!(t.refused(offer(set)), "set_has_no_snack");
    }
}

/// Illegal: offering without a shared temperature.
#[test]
fn an_offering_of_two_temperatures_is_refused() {
    let mut t = table("waiting 0: row+roc rgoc+rgyow");
    assert_eq!(t.refused(offer(0)), "temps_differ");
    assert_eq!(t.refused(offer(1)), "temps_differ");
}

/// Illegal: a sixth tasted set.
#[test]
fn a_sixth_tasted_set_is_refused() {
    let mut t = table("personal 0: 5; waiting 0: row+row");
    assert_eq!(t.refused(taste(5)), "personal_full");
}

/// Illegal: a sixth offered set.
#[test]
fn a_sixth_offered_set_is_refused() {
    let mut t = table("offering 0: 5; waiting 0: row+row");
    assert_eq!(t.refused(offer(5)), "offering_full");
}

/// Illegal: every wrong use of the free snack.
#[test]
fn every_wrong_use_of_the_bonus_is_refused() {
    let mut t = table("waiting 0: row; waiting 1: roc+roc");
    assert_eq!(t.refused(claim(1, 0)), "no_bonus");
    let mut t = table("bonus: 0; waiting 0: jade row+row; waiting 1: roc+roc goc");
    assert_eq!(t.refused(claim(3, 0)), "set_has_no_snack");
    assert_eq!(t.refused(claim(2, 1)), "set_has_snack");
    assert_eq!(t.refused(claim(2, 3)), "not_your_set");
    assert_eq!(t.refused(claim(40, 0)), "no_such_set");
}

/// Illegal: a start by another seat, or a second one.
#[test]
fn a_foreign_or_second_start_is_refused() {
    let mut t = unstarted(trim(), 3).unwrap();
    assert_eq!(t.refused_to(1, START), "not_your_turn");
    t.play(start_with(2));
    assert_eq!(t.refused(START), "already_started");
}

/// The effect of a refusal: a batch is one move; of several sent together none is done.
#[test]
fn several_moves_sent_together_do_nothing() {
    let mut t = table("waiting 0: row; table: roc+roc");
    let before = t.digest();
    for batch in [[snack(0, 0), plate(0)], [plate(3), snack(0, 0)]] {
        assert!(t.game.play(engine::Seat::new(0), &batch, 0).is_err());
        assert_eq!(t.digest(), before);
    }
}

/// What is listed and what is accepted are the same, here for every move there is.
#[test]
fn every_move_is_either_listed_or_refused() {
    let t = table(
        "bonus: 0; waiting 0: jade row+row row+roc goc; waiting 1: yfw+yfw gsc; table: gow+gow gow .",
    );
    let sets = 0..8u8;
    let mut all = vec![END, START, start_with(2)];
    all.extend((0..9).map(plate));
    all.extend(sets.clone().flat_map(|set| [taste(set), offer(set)]));
    all.extend((0..9).flat_map(|slot| sets.clone().map(move |set| snack(slot, set))));
    all.extend(sets.clone().flat_map(|from| sets.clone().map(move |set| claim(from, set))));
    let legal = t.legal();
    for action in all {
        let accepted = t.game.check(engine::Seat::new(0), &action).is_ok();
        assert_eq!(accepted, legal.contains(&action), "{action:?}");
    }
    assert_eq!(legal.len(), 2 + 1 + 6 + 2 + 1 + 1);
}
