//! Action points, the end of a turn by hand, and the end of a turn by itself.

use crate::common::{END, claim, offer, plate, snack, table, taste};

/// Limits: two points, and one more for every two tasted sets.
#[test]
fn a_turn_has_two_points_and_one_more_for_every_two_tasted_sets() {
    for (tasted, points) in [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4)] {
        let mut t = table(&format!("personal 1: {tasted}"));
        assert_eq!(t.play(END).points(), points, "{tasted} tasted");
    }
}

/// Turn: points are set at the start of a turn; what was left is lost.
#[test]
fn unused_points_are_lost() {
    let mut t = table("points: 2");
    t.play(END).play(END);
    assert_eq!((t.current(), t.points()), (0, 2));
}

/// Turn: tasting in one's turn brings no points at once; they are counted when a turn begins.
#[test]
fn points_are_counted_when_the_turn_begins() {
    let mut t = table("waiting 0: row+row roc; personal 0: 1; points: 2");
    assert_eq!(t.play(taste(0)).points(), 1);
    t.play(END).play(END);
    assert_eq!(t.points(), 3);
}

/// Turn: what one player has left is nothing to the next.
#[test]
fn a_player_does_not_get_the_points_of_another() {
    let mut t = table("personal 0: 4");
    assert_eq!(t.points(), 4);
    assert_eq!(t.play(END).points(), 2);
}

/// Turn: any number of moves, of any kind, while points last.
#[test]
fn a_player_acts_until_the_points_are_spent() {
    let mut t = table("personal 0: 4; waiting 0: row roc+roc; table: row+row gow");
    assert_eq!(t.play(snack(0, 4)).points(), 3);
    assert_eq!(t.play(plate(1)).points(), 2);
    assert_eq!(t.play(offer(5)).points(), 1);
    assert_eq!(t.current(), 0);
    assert_eq!(t.play(taste(4)).current(), 1);
}

/// Turn: with a free snack pending there are moves even without points.
#[test]
fn a_pending_bonus_allows_moves_without_points() {
    let t = table("bonus: 0; waiting 0: jade row+row; points: 0; table: roc+roc");
    assert_eq!(t.legal(), [snack(0, 0), claim(1, 0), END]);
}

/// Turn: the player may end the turn with points left.
#[test]
fn a_turn_can_be_ended_with_points_left() {
    assert_eq!(table("points: 2").play(END).current(), 1);
}

/// Turn: the player may end the turn with a free snack pending.
#[test]
fn a_turn_can_be_ended_with_a_bonus_pending() {
    let mut t = table("bonus: 0; waiting 0: jade; points: 0");
    assert_eq!(t.play(END).current(), 1);
    assert!(t.bonus(0));
}

/// Turn: a snack taken with the last point ends the turn.
#[test]
fn taking_a_snack_with_the_last_point_ends_the_turn() {
    let mut t = table("waiting 0: row; points: 1");
    t.play(snack(0, 0));
    assert_eq!((t.current(), t.points(), t.turn()), (1, 2, 2));
    assert_eq!(t.happened(), "snack_taken turn_ended turn_began");
}

/// Turn: a plate taken with the last point ends the turn, after the refill.
#[test]
fn taking_a_plate_with_the_last_point_ends_the_turn() {
    let mut t = table("table: row; points: 1");
    t.play(plate(0));
    assert_eq!(t.happened(), "plate_taken slot_filled turn_ended turn_began");
}

/// Turn: tasting with the last point ends the turn.
#[test]
fn tasting_with_the_last_point_ends_the_turn() {
    let mut t = table("waiting 0: row+row; points: 1");
    t.play(taste(0));
    assert_eq!(t.happened(), "set_tasted turn_ended turn_began");
}

/// Turn: offering with the last point ends the turn, after the reward.
#[test]
fn offering_with_the_last_point_ends_the_turn() {
    let mut t = table("waiting 0: row+row; points: 1");
    t.play(offer(0));
    assert_eq!(t.happened(), "set_offered plate_rewarded turn_ended turn_began");
}

/// Turn: with points left no move ends the turn.
#[test]
fn no_move_ends_the_turn_while_points_are_left() {
    let position = "waiting 0: row row+row; points: 2; table: row+row roc";
    for action in [snack(0, 0), plate(1), taste(1), offer(1)] {
        let mut t = table(position);
        assert_eq!(t.play(action).current(), 0, "{action:?}");
    }
}

/// Turn: the free snack from the table, without points, ends the turn.
#[test]
fn the_free_snack_from_the_table_ends_a_turn_without_points() {
    let mut t = table("bonus: 0; waiting 0: jade row; points: 0");
    assert_eq!(t.play(snack(0, 0)).current(), 1);
}

/// Turn: the free snack from a waiting area, without points, ends the turn.
#[test]
fn the_free_snack_from_a_waiting_area_ends_a_turn_without_points() {
    let mut t = table("bonus: 0; waiting 0: jade row; waiting 1: row+row; points: 0");
    assert_eq!(t.play(claim(2, 0)).current(), 1);
}

/// Turn: the free snack with points left does not end the turn.
#[test]
fn the_free_snack_does_not_end_a_turn_with_points_left() {
    let mut t = table("bonus: 0; waiting 0: jade row; waiting 1: row+row; points: 1");
    assert_eq!(t.play(claim(2, 0)).current(), 0);
}

/// Turn: taking with the last point does not end it while a free snack is pending.
#[test]
fn taking_with_the_last_point_keeps_the_turn_while_a_bonus_is_pending() {
    let mut t = table("bonus: 0; waiting 0: jade; points: 1; table: row roc+roc");
    t.play(plate(0));
    assert_eq!((t.current(), t.points()), (0, 0));
}

/// Turn: offering with the last point does not end it while a free snack is pending.
#[test]
fn offering_with_the_last_point_keeps_the_turn_while_a_bonus_is_pending() {
    let mut t = table("bonus: 0; waiting 0: jade row+row; points: 1");
    t.play(offer(1));
    assert_eq!((t.current(), t.points()), (0, 0));
}

/// A bug not to imitate: tasting with the last point does not end it either while a free snack is pending.
#[test]
fn tasting_with_the_last_point_keeps_the_turn_while_a_bonus_is_pending() {
    let mut t = table("bonus: 0; waiting 0: jade row+row; points: 1");
    t.play(taste(1));
    assert_eq!((t.current(), t.points()), (0, 0));
    assert_eq!(t.play(snack(0, 0)).current(), 1);
}

/// A bug not to imitate: the turn ends by itself when the pending snack has no plate to go on.
#[test]
fn the_turn_ends_by_itself_when_the_bonus_has_no_bare_plate() {
    let mut t = table("bonus: 0; waiting 0: jade+row row+row; points: 1");
    t.play(taste(1));
    assert_eq!(t.current(), 1);
    assert!(t.bonus(0), "it stays pending");
}

/// A bug not to imitate: the turn ends by itself when there is no snack within reach of the bonus.
#[test]
fn the_turn_ends_by_itself_when_no_snack_is_in_reach_of_the_bonus() {
    let mut t = table("bonus: 0; waiting 0: jade row+row; points: 1; table: goc");
    t.play(taste(1));
    assert_eq!(t.current(), 1);
    assert!(t.bonus(0), "it stays pending");
}

/// The same rule: a snack in a rival's waiting area is within reach.
#[test]
fn a_rivals_waiting_snack_keeps_the_turn_with_a_bonus() {
    let mut t = table("bonus: 0; waiting 0: jade row+row; waiting 1: roc+roc; points: 1; table: .");
    t.play(taste(1));
    assert_eq!((t.current(), t.legal()), (0, vec![claim(2, 0), END]));
}

/// The same rule: the bonus of a rival does not keep one's turn.
#[test]
fn the_bonus_of_another_does_not_keep_the_turn() {
    let mut t = table("bonus: 1; waiting 0: row row+row; waiting 1: jade; points: 1");
    assert_eq!(t.play(taste(1)).current(), 1);
}

/// Turn: the number of the turn goes up with every turn, not with every round.
#[test]
fn turns_are_counted_one_by_one() {
    let mut t = table("turn: 4");
    assert_eq!(t.play(END).turn(), 5);
    assert_eq!(t.play(END).turn(), 6);
}

/// Turn: the current player, and nobody else, is asked, with the points and whether a free snack is pending.
#[test]
fn the_current_player_is_asked_with_points_and_bonus() {
    use engine::Seat;
    let asked = |position: &str, seat: u8| {
        let question = table(position).game.question(Seat::new(seat));
        question.map(|question| serde_json::json!(question.note))
    };
    let plain = serde_json::json!({ "code": "turn", "figures": { "points": 3 } });
    assert_eq!(asked("points: 3", 0), Some(plain));
    let bonus = serde_json::json!({ "code": "turn_with_bonus", "figures": { "points": 1 } });
    assert_eq!(asked("points: 1; waiting 0: jade; bonus: 0", 0), Some(bonus));
    assert_eq!(asked("points: 3", 1), None);
    assert_eq!(asked("over: stalemate", 0), None);
}

/// Turn: who ends the turn early is told how many points are lost.
#[test]
fn the_quote_of_ending_a_turn_tells_the_points_lost() {
    let unused = serde_json::json!({ "unused": { "points": 2 } });
    assert_eq!(table("points: 2").quote(END), unused);
    let t = table("points: 0; waiting 0: jade; bonus: 0");
    assert_eq!(t.quote(END), serde_json::json!({}));
}

/// Turn: a player whose time is up ends the turn, or starts the game.
#[test]
fn a_player_whose_time_is_up_ends_the_turn() {
    use crate::common::{START, unstarted};
    use engine::{FastChance, Rules};
    let fallback = |t: &crate::common::Table| {
        let state = t.game.state();
        let mut chance = FastChance::new(1);
        t.game.rules().fallback(state, state.current, &mut chance)
    };
    assert_eq!(fallback(&table("waiting 0: row+row")), END);
    assert_eq!(fallback(&unstarted(Default::default(), 2).unwrap()), START);
}
