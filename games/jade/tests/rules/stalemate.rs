//! Our own rule for games that nobody can, or wants to, bring to an end.

use crate::common::{END, claim, offer, snack, table, taste};

/// Everybody has tasted five sets and waits with five that cannot be offered.
const STUCK: &str = "waiting 0: row+roc row+roc row+roc gow+goc gow+goc; waiting 1: yow+yoc yow+yoc yow+yoc gow+goc rsw+rsc; \
    personal 0: 5; personal 1: 5";

/// Stalemate: when nobody can do anything but end the turn, the game ends with the next end of a turn.
#[test]
fn the_game_ends_at_once_when_nobody_can_do_anything() {
    let mut t = table(STUCK);
    assert_eq!(t.legal(), [END]);
    t.play(END);
    assert_eq!(t.happened(), "turn_ended game_ended");
    assert_eq!(t.outcome().reason, "stalemate");
}

/// Stalemate: also when the last possible move ends the turn by itself.
#[test]
fn the_game_ends_at_once_after_the_last_possible_move() {
    let mut t = table("waiting 0: row+roc row; waiting 1: goc; points: 1; table: .");
    t.play(taste(0));
    assert_eq!(t.happened(), "set_tasted turn_ended game_ended");
    assert_eq!(t.outcome().reason, "stalemate");
}

/// Stalemate: bare plates and an empty table leave nothing to do.
#[test]
fn bare_plates_without_any_snack_are_a_stalemate() {
    let mut t = table("players: 3; waiting 0: row; waiting 1: goc; waiting 2:; table: .");
    assert_eq!(t.play(END).outcome().reason, "stalemate");
}

/// Stalemate: a full table is out of reach without a bare plate.
#[test]
fn a_full_table_without_bare_plates_is_a_stalemate() {
    let mut t = table("waiting 0:; waiting 1:");
    assert_eq!(t.play(END).outcome().reason, "stalemate");
}

/// Stalemate: not while a single player can still do something, whoever it is.
#[test]
fn one_player_who_can_act_keeps_the_game_going() {
    let chances = [
        ("a set to taste", "waiting 0:; waiting 1: row+roc; table: ."),
        ("a set to offer", "waiting 0:; waiting 1: row+row; personal 1: 5; table: ."),
        ("a plate to take", "waiting 0: row row roc goc gow; waiting 1: yfc; table: yfw"),
        ("a snack to take", "waiting 0:; waiting 1: yfc; table: yfw+yfw"),
        (
            "a snack to claim",
            "waiting 0: row+roc; waiting 1: jade; personal 0: 5; bonus: 1; table: .",
        ),
    ];
    for (what, position) in chances {
        assert!(!table(position).play(END).over(), "{what}");
        let mirrored = position
            .replace(" 1:", " x:")
            .replace(" 0:", " 1:")
            .replace(" x:", " 0:")
            .replace("bonus: 1", "bonus: 0");
        assert!(!table(&mirrored).play(END).over(), "{what}, by the other");
    }
}

/// Stalemate: what would be an action but for a full area is none.
#[test]
fn full_areas_leave_nothing_to_do() {
    let nothing = [
        ("tasted five", "waiting 0:; waiting 1: row+roc; personal 1: 5; table: ."),
        ("offered five", "waiting 0:; waiting 1: row+row; personal 1: 5; offering 1: 5; table: ."),
        (
            "waits with five",
            "waiting 0: row row roc goc gow; waiting 1: yfc roc yfc gsc gsc; table: yfw",
        ),
        ("no bonus", "waiting 0: row+roc; waiting 1: jade; personal 0: 5; table: ."),
        (
            "no bare plate",
            "waiting 0: row+roc; waiting 1: jade+roc; personal 0: 5; personal 1: 5; offering 1: 5; bonus: 1; table: .",
        ),
    ];
    for (what, position) in nothing {
        assert!(table(position).play(END).over(), "{what}");
    }
}

/// Stalemate: a bonus that can move one's own snack is something to do.
#[test]
fn a_bonus_that_rearranges_ones_own_sets_keeps_the_game_going() {
    let mut t = table("waiting 0:; waiting 1: jade row+roc; personal 1: 5; bonus: 1; table: .");
    t.play(END);
    assert_eq!(t.legal(), [claim(1, 0), END]);
    t.play(claim(1, 0)).play(offer(0));
    assert_eq!(t.offering(1), "jade+roc");
}

/// Stalemate: when everybody has only ended turns for five whole rounds the game ends.
#[test]
fn five_whole_rounds_of_nothing_end_the_game() {
    for players in 2..=5 {
        let mut t = table(&format!("players: {players}"));
        for _ in 1..5 * players {
            assert!(!t.play(END).over());
        }
        assert_eq!(t.play(END).outcome().reason, "stalemate", "{players} players");
    }
}

/// Stalemate: whoever does anything starts the count again.
#[test]
fn any_action_starts_the_count_of_idle_turns_again() {
    let position = "idle: 9; waiting 0: row row+row; bonus: 0; waiting 1: jade; table: roc+roc gow";
    assert!(table(position).play(END).over());
    for action in [snack(0, 0), crate::common::plate(1), taste(1), offer(1), claim(1, 0)] {
        let mut t = table(position);
        t.play(action).play(END);
        assert!(!t.over(), "{action:?}");
        assert_eq!(t.game.state().idle, 0);
        for _ in 0..9 {
            assert!(!t.play(END).over());
        }
        assert!(t.play(END).over());
    }
}

/// Stalemate: a refused action is no action.
#[test]
fn a_refused_action_does_not_count_as_one() {
    let mut t = table("idle: 9; waiting 0: row");
    t.refused(taste(0));
    assert!(t.play(END).over());
}

/// Stalemate: scored as any end.
#[test]
fn a_stalemate_is_scored_like_any_end() {
    let mut t = table(
        "idle: 9; personal 0: row+row; offering 1: roc+roc; waiting 0: gow; waiting 1: goc yfw+yfw",
    );
    t.play(END);
    assert_eq!((t.scores(), t.places()), (vec![3, 3], vec![2, 1]), "more offerings win");
}
