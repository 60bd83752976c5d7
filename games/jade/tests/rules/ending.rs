//! The end by offerings.

use crate::common::{END, offer, offered, plate, snack, table, taste};
use serde_json::json;

/// End: over when all offerings together reach the threshold, by number of players, and not before.
#[test]
fn the_game_ends_with_the_offering_that_reaches_the_threshold() {
    for (players, end) in [(2, 8), (3, 10), (4, 12), (5, 12)] {
        let before =
            |total| format!("players: {players}; waiting 0: row+row; {}", offered(players, total));
        assert!(!table(&before(end - 2)).play(offer(0)).over(), "{players} players");
        let mut t = table(&before(end - 1));
        assert_eq!(t.quote(offer(0))["ends_game"], json!({}));
        t.play(offer(0));
        assert_eq!(t.outcome().reason, "limit_reached", "{players} players");
    }
}

/// The first bug not to imitate: the end, too, goes by those who play.
#[test]
fn the_end_goes_by_players_and_not_by_seats() {
    let mut t = table("seats: 5; players: 2; waiting 0: row+row; offering 0: 3; offering 1: 4");
    assert!(t.play(offer(0)).over());
}

/// End: at once, in mid-turn, with points left; the round is not finished.
#[test]
fn the_game_ends_in_mid_turn_and_mid_round() {
    let mut t = table(
        "players: 3; current: 1; points: 2; waiting 1: row+row; offering 0: 5; offering 2: 4; dice: 6 6",
    );
    t.play(offer(0));
    assert_eq!(t.happened(), "set_offered judged plate_rewarded game_ended");
    assert_eq!(t.points(), 1);
}

/// End: nobody can move afterwards.
#[test]
fn nobody_can_move_after_the_end() {
    let mut t = table(
        "over: limit_reached; waiting 0: row roc+roc; table: row+row gow; bonus: 0; waiting 1: jade",
    );
    for seat in 0..2 {
        for action in [END, snack(0, 0), plate(1), taste(1), offer(1), crate::common::claim(1, 0)] {
            assert_eq!(t.refused_to(seat, action), "over");
        }
    }
    assert_eq!(t.legal(), []);
}

/// End: the last offering is judged and rewarded first; the reward lies in the waiting area and costs a point.
#[test]
fn the_last_offering_is_still_rewarded_and_the_plate_costs_a_point() {
    let mut t = table("waiting 0: row+row; waiting 1:; offering 0: 3; offering 1: 4; dice: 6 6");
    t.play(offer(0));
    assert_eq!(t.happened(), "set_offered judged plate_rewarded game_ended");
    assert_eq!(t.scores(), [16 + 4 - 1, 16 + 4]);
}

/// End: a chalice won with the last offering costs a point too, and its bonus can never be used.
#[test]
fn a_chalice_won_with_the_last_offering_costs_a_point_and_gives_nothing() {
    let mut t = table(
        "waiting 0: row+row; waiting 1:; offering 0: 3; offering 1: 4; dice: 1 1; table: gow+gow",
    );
    t.play(offer(0));
    assert_eq!(t.happened(), "set_offered judged chalice_granted game_ended");
    assert_eq!((t.waiting(0), t.bonus(0)), ("jade".to_owned(), true));
    assert_eq!(t.scores(), [19, 20]);
    assert_eq!(t.refused_to(0, snack(0, 8)), "over");
}

/// End: the turn is not ended by itself any more; it stays with the player who ended the game.
#[test]
fn the_turn_stays_with_the_player_who_ended_the_game() {
    let mut t = table(
        "turn: 9; current: 1; points: 1; waiting 1: row+row; offering 0: 4; offering 1: 3; dice: 6 6",
    );
    t.play(offer(0));
    assert_eq!((t.current(), t.turn(), t.points()), (1, 9, 0));
}

/// End: tasting does not bring it on.
#[test]
fn tasting_never_ends_the_game() {
    let mut t = table("waiting 0: row+row; offering 0: 3; offering 1: 4; personal 0: 4");
    assert!(!t.play(taste(0)).over());
}

/// Result: a standing for each seat with its parts, and the reason.
#[test]
fn the_result_names_the_reason_and_every_part() {
    let mut t = table(
        "waiting 0: rgyow+row; waiting 1: goc; offering 0: 3; offering 1: 4; personal 1: 1; dice: 6 6",
    );
    t.play(offer(0));
    let outcome = json!(t.outcome());
    assert_eq!(outcome["reason"], json!("limit_reached"));
    let parts = |numbers: [i32; 4]| {
        json!([
            ["personal", numbers[0]],
            ["offering", numbers[1]],
            ["offered", numbers[2]],
            ["waiting", numbers[3]]
        ])
    };
    assert_eq!(
        outcome["standings"],
        json!([
            { "place": 2, "score": 20, "parts": parts([0, 16, 4, 0]) },
            { "place": 1, "score": 23, "parts": parts([4, 16, 4, -1]) },
        ])
    );
}
