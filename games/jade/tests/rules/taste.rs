//! Tasting.

use crate::common::{claim, table, taste};
use serde_json::json;

/// Taste: a set with plate and snack of one's own moves to the end of the personal area.
#[test]
fn a_tasted_set_moves_to_the_end_of_the_personal_area() {
    let mut t = table("personal 0: gow+gow; waiting 0: row roc+ysw goc");
    t.play(taste(2));
    assert_eq!((t.waiting(0), t.personal(0)), ("row goc".to_owned(), "gow+gow roc+ysw".to_owned()));
}

/// Taste: no match of any kind is needed.
#[test]
fn a_set_that_matches_in_nothing_can_be_tasted() {
    let mut t = table("waiting 0: row+gsc");
    t.play(taste(0));
    assert_eq!(t.personal(0), "row+gsc");
    assert_eq!(t.told("set_tasted")["score"], json!(1));
}

/// Taste: it costs one point.
#[test]
fn tasting_costs_one_point() {
    let mut t = table("waiting 0: row+gsc; points: 2");
    assert_eq!(t.quote(taste(0))["cost"], json!({ "points": 1 }));
    assert_eq!(t.play(taste(0)).points(), 1);
}

/// Taste: there is room for five.
#[test]
fn five_sets_can_be_tasted() {
    let mut t = table("personal 0: 4; waiting 0: row+gsc roc+ysw");
    t.play(taste(4));
    assert_eq!(t.refused(taste(5)), "personal_full");
}

/// Taste: only complete sets, and only one's own.
#[test]
fn a_bare_plate_or_a_rivals_set_cannot_be_tasted() {
    let mut t = table("waiting 0: row; waiting 1: roc+roc");
    assert_eq!(t.refused(taste(0)), "set_has_no_snack");
    assert_eq!(t.refused(taste(1)), "not_your_set");
}

/// Taste: it brings no reward and no judgement.
#[test]
fn tasting_brings_nothing_else() {
    let mut t = table("offering 1: 5; waiting 0: row+row");
    t.play(taste(5));
    assert_eq!(t.happened(), "set_tasted");
    assert_eq!(t.waiting(0), "");
}

/// Zones: what was tasted is final, also for the free snack.
#[test]
fn a_tasted_set_is_final() {
    let mut t =
        table("bonus: 0; waiting 0: jade roc+roc; personal 0: row+row; personal 1: gow+gow");
    for set in [2, 3] {
        assert_eq!(t.refused(taste(set)), "no_such_set");
        assert_eq!(t.refused(claim(set, 0)), "no_such_set");
    }
}
