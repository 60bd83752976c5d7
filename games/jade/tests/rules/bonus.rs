//! The free snack that comes with the chalice.

use crate::common::{END, claim, offer, snack, table, taste};
use serde_json::json;

/// Bonus: pending from the moment the chalice is granted, in the same turn.
#[test]
fn the_bonus_can_be_used_as_soon_as_the_chalice_is_granted() {
    let mut t = table("waiting 0: row+row; offering 1: 4; dice: 1 1; points: 1; table: gow+gow");
    t.play(offer(0));
    assert_eq!((t.current(), t.points()), (0, 0));
    let jade = t.game.state().areas[0].waiting[0].id;
    t.play(snack(0, jade));
    assert_eq!(t.waiting(0), "jade+gow");
}

/// Bonus: it does not expire with the turn, nor with rounds.
#[test]
fn the_bonus_survives_turns_and_rounds() {
    let mut t = table("bonus: 0; waiting 0: jade; table: row+row roc+roc; players: 3");
    for _ in 0..6 {
        t.play(END);
        assert!(t.bonus(0));
    }
    assert_eq!(t.current(), 0);
    t.play(snack(0, 0));
    assert_eq!((t.points(), t.bonus(0)), (2, false));
}

/// Bonus: other moves leave it pending.
#[test]
fn the_bonus_survives_other_moves() {
    let mut t =
        table("bonus: 0; personal 0: 4; waiting 0: jade row+row roc+roc; table: gow yfw+yfw");
    for action in [taste(5), offer(6), crate::common::plate(0)] {
        assert!(t.play(action).bonus(0), "{action:?}");
    }
}

/// Use A: a snack from the table, free of charge.
#[test]
fn the_bonus_takes_a_snack_from_the_table() {
    let mut t = table("bonus: 0; waiting 0: jade; table: gow+gow");
    t.play(snack(0, 0));
    assert_eq!((t.waiting(0), t.slot(0), t.points()), ("jade+gow".to_owned(), "gow".to_owned(), 2));
    assert!(!t.bonus(0));
}

/// Use B: a snack from a rival's waiting set, which keeps its plate.
#[test]
fn the_bonus_takes_a_snack_from_a_rivals_waiting_set() {
    let mut t = table("bonus: 0; waiting 0: jade; waiting 1: row+row goc+yfw; players: 3");
    assert_eq!(t.quote(claim(2, 0))["taken_from"], json!({ "seat": 1 }));
    t.play(claim(2, 0));
    assert_eq!((t.waiting(0), t.waiting(1)), ("jade+yfw".to_owned(), "row+row goc".to_owned()));
    assert!(!t.bonus(0));
}

/// Use B: any rival's, not only the next one's.
#[test]
fn the_bonus_reaches_every_waiting_area() {
    let t = table(
        "players: 4; bonus: 0; waiting 0: jade goc+goc; waiting 1: row+row; waiting 2: roc+roc; waiting 3: gow+gow; table: .",
    );
    let claims: Vec<_> = t
        .legal()
        .into_iter()
        .filter(|action| matches!(action, jade::Action::ClaimSnack { .. }))
        .collect();
    assert_eq!(claims, [claim(1, 0), claim(2, 0), claim(3, 0), claim(4, 0)]);
}

/// Use B: a snack from a waiting set of one's own.
#[test]
fn the_bonus_moves_a_snack_of_ones_own() {
    let mut t = table("bonus: 0; waiting 0: jade row+goc gow");
    t.play(claim(1, 2));
    assert_eq!((t.waiting(0), t.bonus(0)), ("jade row gow+goc".to_owned(), false));
}

/// Use B: it costs no point.
#[test]
fn claiming_costs_nothing() {
    let mut t = table("bonus: 0; waiting 0: jade; waiting 1: row+row; points: 2");
    assert_eq!(t.quote(claim(1, 0))["free"], json!({}));
    assert_eq!(t.play(claim(1, 0)).points(), 2);
}

/// Use B: legal without points.
#[test]
fn claiming_needs_no_points() {
    let mut t = table("bonus: 0; waiting 0: jade; waiting 1: row+row; points: 0");
    t.play(claim(1, 0));
    assert_eq!(t.waiting(0), "jade+row");
}

/// Use B: personal areas are out of reach.
#[test]
fn the_bonus_does_not_reach_personal_areas() {
    let mut t = table("bonus: 0; waiting 0: jade; personal 0: row+row; personal 1: roc+roc");
    assert_eq!([1, 2].map(|set| t.refused(claim(set, 0))), ["no_such_set", "no_such_set"]);
}

/// Use B: offering areas are out of reach.
#[test]
fn the_bonus_does_not_reach_offering_areas() {
    let mut t = table("bonus: 0; waiting 0: jade; offering 0: row+row; offering 1: roc+roc");
    assert_eq!([1, 2].map(|set| t.refused(claim(set, 0))), ["no_such_set", "no_such_set"]);
}

/// Both uses: the snack may go on any bare plate of one's own, not only on the chalice.
#[test]
fn the_free_snack_goes_on_any_bare_plate() {
    let position = "bonus: 0; waiting 0: jade row; waiting 1: roc+roc; table: gow+gow";
    let mut t = table(position);
    assert_eq!(t.play(snack(0, 1)).waiting(0), "jade row+gow");
    let mut t = table(position);
    assert_eq!(t.play(claim(2, 1)).waiting(0), "jade row+roc");
}

/// Both uses: one snack, then the bonus is gone.
#[test]
fn the_bonus_is_used_once() {
    let position = "bonus: 0; waiting 0: jade row; waiting 1: roc+roc gow+gow; table: gow+gow";
    for first in [snack(0, 0), claim(2, 0)] {
        let mut t = table(position);
        t.play(first);
        assert_eq!(t.refused(claim(3, 1)), "no_bonus");
    }
}

/// Use B: only with the bonus.
#[test]
fn claiming_needs_the_bonus() {
    let mut t = table("waiting 0: jade; waiting 1: row+row");
    assert_eq!(t.refused(claim(1, 0)), "no_bonus");
}

/// Use B: the bonus is its owner's.
#[test]
fn the_bonus_of_another_is_of_no_use() {
    let mut t = table("bonus: 1; waiting 0: roc; waiting 1: jade row+row; table: gow+gow");
    assert_eq!(t.refused(claim(2, 0)), "no_bonus");
    assert_eq!(t.quote(snack(0, 0))["cost"], json!({ "points": 1 }));
    assert_eq!(t.play(snack(0, 0)).points(), 1);
    assert!(t.bonus(1));
    let mut t = table("bonus: 1; waiting 0: roc; waiting 1: jade; points: 0; table: gow+gow");
    assert_eq!(t.refused(snack(0, 0)), "no_points");
}

/// Use B: a set without a snack has nothing to give.
#[test]
fn nothing_is_claimed_from_a_bare_plate() {
    let mut t = table("bonus: 0; waiting 0: jade; waiting 1: row");
    assert_eq!(t.refused(claim(1, 0)), "set_has_no_snack");
    assert_eq!(t.refused(claim(0, 0)), "set_has_no_snack");
}

/// Use B: the target must be a bare set of one's own.
#[test]
fn a_claimed_snack_goes_on_a_bare_plate_of_ones_own() {
    let mut t = table("bonus: 0; waiting 0: jade row+row; waiting 1: roc+roc gow");
    assert_eq!(t.refused(claim(2, 1)), "set_has_snack");
    assert_eq!(t.refused(claim(1, 1)), "set_has_snack", "nor on the set it lies on");
    assert_eq!(t.refused(claim(2, 3)), "not_your_set");
    assert_eq!(t.refused(claim(2, 9)), "no_such_set");
}

/// Use B and typed seats: from a set that does not exist, or from no set at all, is refused in peace.
#[test]
fn nothing_is_claimed_from_nowhere() {
    let mut t = table("bonus: 0; waiting 0: jade");
    assert_eq!([9, 75, 255].map(|set| t.refused(claim(set, 0))), ["no_such_set"; 3]);
    for from in [json!("constructor"), json!(null), json!(-1), json!(1.5), json!([0])] {
        let said = json!({ "claim_snack": { "from": from, "set": 0 } });
        assert_eq!(t.misread(said).as_deref(), Some("malformed"));
    }
}

/// Use B: a robbed plate can be filled again by its owner.
#[test]
fn a_robbed_plate_is_bare_again() {
    let mut t = table("bonus: 0; waiting 0: jade; waiting 1: row+row; points: 0; table: gow+gow");
    t.play(claim(1, 0));
    assert_eq!(t.current(), 1);
    t.play(snack(0, 1));
    assert_eq!(t.waiting(1), "row+gow");
}
