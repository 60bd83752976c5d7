//! Taking snacks and plates from the table, and how it is refilled.

use crate::common::{END, plate, random_games, snack, table, taste};
use jade::Options;
use serde_json::json;

/// Take: a plate cannot be taken while a snack lies on it.
#[test]
fn a_snack_is_taken_before_its_plate() {
    let mut t = table("waiting 0: row; table: goc+gow");
    assert_eq!(t.refused(plate(0)), "snack_comes_first");
    t.play(snack(0, 0)).play(plate(0));
    assert_eq!(t.waiting(0), "row+gow goc");
}

/// Take: a snack goes on the bare set that is named.
#[test]
fn a_snack_is_laid_on_the_named_bare_set() {
    let mut t = table("waiting 0: row goc yfw; table: gow+gow");
    t.play(snack(0, 1));
    assert_eq!(t.waiting(0), "row goc+gow yfw");
}

/// Take: a snack never starts a set; without a target it is no move at all.
#[test]
fn a_snack_needs_a_plate_to_lie_on() {
    let mut t = table("waiting 0:; table: gow+gow");
    assert_eq!(t.legal(), [END]);
    assert_eq!(t.refused(snack(0, 9)), "no_such_set");
    assert_eq!(t.misread(json!({ "take_snack": { "slot": 0 } })).as_deref(), Some("malformed"));
}

/// Take: a set holds one snack.
#[test]
fn a_snack_is_not_laid_on_another() {
    let mut t = table("waiting 0: row+row; table: gow+gow");
    assert_eq!(t.refused(snack(0, 0)), "set_has_snack");
}

/// Take: a snack goes on a set of one's own.
#[test]
fn a_snack_is_not_laid_on_a_rivals_plate() {
    let mut t = table("waiting 1: row; table: gow+gow");
    assert_eq!(t.refused(snack(0, 0)), "not_your_set");
}

/// Take: any snack fits any plate, whatever their traits.
#[test]
fn any_snack_goes_on_any_plate() {
    let mut t = table("waiting 0: row; table: gow+ysc");
    t.play(snack(0, 0));
    assert_eq!(t.waiting(0), "row+ysc");
}

/// Take: a plate starts a new set at the end of the waiting area.
#[test]
fn a_plate_starts_a_new_set_at_the_end() {
    let mut t = table("waiting 0: row+row goc; table: . yfw");
    t.play(plate(1));
    assert_eq!(t.waiting(0), "row+row goc yfw");
}

/// Take: a plate has no target.
#[test]
fn a_plate_must_not_name_a_target() {
    let t = table("waiting 0: row; table: yfw");
    assert_eq!(
        t.misread(json!({ "take_plate": { "slot": 0, "set": 0 } })).as_deref(),
        Some("malformed")
    );
    assert_eq!(t.misread(json!({ "take_plate": { "slot": 0 } })), None);
}

/// Take: a plate needs room; five sets may wait.
#[test]
fn a_plate_is_not_taken_into_a_full_waiting_area() {
    let mut t = table("waiting 0: row row roc goc; table: yfw yfw");
    t.play(plate(0));
    assert_eq!(t.refused(plate(1)), "waiting_full");
}

/// Take: a snack needs no room; it may be taken with five sets waiting.
#[test]
fn a_snack_is_taken_into_a_full_waiting_area() {
    let mut t = table("waiting 0: row row roc goc gow; table: yfw+yfw");
    t.play(snack(0, 4));
    assert_eq!(t.waiting(0), "row row roc goc gow+yfw");
}

/// Take: a snack costs one point.
#[test]
fn a_snack_costs_one_point() {
    let mut t = table("waiting 0: row; points: 2");
    assert_eq!(t.quote(snack(0, 0))["cost"], json!({ "points": 1 }));
    assert_eq!(t.play(snack(0, 0)).points(), 1);
}

/// Take: a plate costs one point.
#[test]
fn a_plate_costs_one_point() {
    let mut t = table("table: row; points: 2");
    assert_eq!(t.quote(plate(0))["cost"], json!({ "points": 1 }));
    assert_eq!(t.play(plate(0)).points(), 1);
}

/// Take: with the bonus a snack is free and uses it up, although there are points; there is no choice.
#[test]
fn with_a_bonus_a_snack_is_free_even_with_points_left() {
    let mut t = table("bonus: 0; waiting 0: jade row; points: 2; table: gow+gow roc+roc");
    assert_eq!(t.quote(snack(0, 1))["free"], json!({}));
    assert_eq!(t.quote(snack(0, 1))["cost"], json!(null));
    t.play(snack(0, 1));
    assert_eq!((t.points(), t.bonus(0)), (2, false));
    assert_eq!(t.told("snack_taken")["free"], json!(true));
    t.play(snack(1, 0));
    assert_eq!(t.points(), 1, "the next one costs again");
    assert_eq!(t.told("snack_taken")["free"], json!(false));
}

/// Take: the free snack is legal without points.
#[test]
fn with_a_bonus_a_snack_is_free_without_points() {
    let mut t = table("bonus: 0; waiting 0: jade; points: 0; table: gow+gow");
    t.play(snack(0, 0));
    assert_eq!(t.waiting(0), "jade+gow");
    assert!(!t.bonus(0));
}

/// Take: the bonus is for snacks; a plate costs its point and leaves the bonus.
#[test]
fn a_bonus_does_not_pay_for_a_plate() {
    let mut t = table("bonus: 0; waiting 0: jade; points: 1; table: gow row+row");
    t.play(plate(0));
    assert_eq!((t.points(), t.bonus(0)), (0, true));
    let mut t = table("bonus: 0; waiting 0: jade; points: 0; table: gow row+row");
    assert_eq!(t.refused(plate(0)), "no_points");
}

/// Refill: taking a snack leaves the bare plate, and nothing is laid on it.
#[test]
fn a_place_whose_snack_was_taken_is_not_refilled() {
    let mut t = table("waiting 0: row; table: goc+gow");
    let decks = (t.deck("plates"), t.deck("snacks"));
    t.play(snack(0, 0)).play(END);
    assert_eq!(t.slot(0), "goc");
    assert_eq!((t.deck("plates"), t.deck("snacks")), decks);
}

/// Refill: when the plate is taken too, the place gets the top plate, and then the top snack.
#[test]
fn a_place_that_has_become_empty_gets_a_plate_and_a_snack() {
    let mut t = table("table: goc; plates: yfw row; snacks: gsc roc");
    t.play(plate(0));
    assert_eq!(t.slot(0), "yfw+gsc");
    assert_eq!(
        (&t.deck("plates")[0], &t.deck("snacks")[0]),
        (&"row".to_owned(), &"roc".to_owned())
    );
}

/// Refill: only the place that was emptied is filled, not others that lie empty.
#[test]
fn only_the_place_that_was_emptied_is_refilled() {
    let mut t = table("table: . goc .");
    t.play(plate(1));
    assert_eq!((t.slot(0), t.slot(2)), (".".to_owned(), ".".to_owned()));
    assert_ne!(t.slot(1), ".");
}

/// Refill: from an exhausted plate deck the place stays empty, and gets no snack either, for the rest of the game.
#[test]
fn without_plates_a_place_stays_empty_for_ever() {
    let mut t = table("table: goc row+row; plates: none; waiting 0: gow; snacks: roc");
    t.play(plate(0));
    assert_eq!(t.slot(0), ".");
    assert_eq!(t.deck("snacks")[0], "roc");
    t.play(snack(1, 0)).play(plate(1)).play(END);
    assert_eq!((t.slot(0), t.slot(1)), (".".to_owned(), ".".to_owned()));
}

/// Refill: from an exhausted snack deck the place gets a plate alone, which can be taken at once.
#[test]
fn without_snacks_a_place_gets_a_plate_alone() {
    let mut t = table("waiting 0:; table: goc; snacks: none; plates: yfw row; waiting 1: row");
    t.play(plate(0));
    assert_eq!(t.slot(0), "yfw");
    t.play(plate(0));
    assert_eq!((t.slot(0), t.waiting(0)), ("row".to_owned(), "goc yfw".to_owned()));
}

/// Refill: with n players at most 54 - n snacks are ever drawn, so the snack deck never runs out.
#[test]
fn the_snack_deck_never_runs_out() {
    for players in 2..=5 {
        random_games(&Options::default(), players, 8, |t| {
            assert!(t.game.state().snacks.len() >= 102 - (54 - usize::from(players)));
        });
    }
}

/// Refill: with fewer than five players there is not room for all plain plates.
#[test]
fn the_plate_deck_does_not_run_out_with_fewer_than_five_players() {
    for players in 2..=4 {
        random_games(&Options::default(), players, 8, |t| {
            assert!(!t.game.state().plates.is_empty())
        });
    }
}

/// Rearranging: nothing but the free snack moves a snack; a set that waits stays as it is until tasted or offered.
#[test]
fn sets_cannot_be_rearranged() {
    use crate::common::claim;
    let mut t = table("waiting 0: row goc+gow; table: .");
    assert_eq!(t.legal(), [taste(1), END]);
    assert_eq!(t.refused(claim(1, 0)), "no_bonus");
}
