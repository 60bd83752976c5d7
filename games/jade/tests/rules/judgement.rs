//! The throw for the chalice.

use crate::common::{END, offer, offered, table};
use serde_json::json;

/// Judgement: none below the threshold, one from the threshold on, this offering included; by number of players.
#[test]
fn a_judgement_is_made_from_the_threshold_on() {
    for (players, threshold) in [(2, 5), (3, 6), (4, 7), (5, 7)] {
        let before =
            |total| format!("players: {players}; waiting 0: row+row; {}", offered(players, total));
        let mut t = table(&before(threshold - 2));
        assert_eq!(t.quote(offer(0))["judgement"], json!(null));
        t.play(offer(0));
        assert_eq!(t.happened(), "set_offered plate_rewarded", "{players} players");
        let mut t = table(&before(threshold - 1));
        t.play(offer(0));
        assert!(t.happened().starts_with("set_offered judged"), "{players} players");
    }
}

/// The first bug not to imitate: at a table of five where two play, the judgement begins with the fifth offering.
#[test]
fn the_judgement_goes_by_players_and_not_by_seats() {
    let mut t = table("seats: 5; players: 2; waiting 0: row+row; offering 1: 4");
    t.play(offer(0));
    assert!(t.happened().starts_with("set_offered judged"));
}

/// Judgement: the target is what is over the threshold, what this player has offered, and the pairing score.
#[test]
fn the_target_is_the_sum_of_three_parts() {
    let mut t = table("waiting 0: row+rgow; offering 0: 2; offering 1: 4; dice: 6 6");
    t.play(offer(0));
    let expected = json!({ "seat": 0, "dice": [6, 6], "over": 3, "offered": 3, "pairing": 5, "target": 11, "won": false });
    assert_eq!(t.told("judged"), expected);
}

/// Judgement: the number over the threshold counts from one, at the threshold itself.
#[test]
fn the_first_part_counts_from_one_at_the_threshold() {
    for (total, over) in [(4, 1), (5, 2), (6, 3), (7, 4)] {
        let mut t = table(&format!("waiting 0: row+row; {}", offered(2, total)));
        t.play(offer(0));
        assert_eq!(t.told("judged")["over"], json!(over));
    }
}

/// Judgement: the second part is this player's own offerings, the new one included, not those of the others.
#[test]
fn the_second_part_counts_the_players_own_offerings_with_this_one() {
    let mut t = table("waiting 0: row+row; offering 0: 3; offering 1: 2; dice: 6 6");
    assert_eq!(t.play(offer(0)).told("judged")["offered"], json!(4));
    let mut t = table("waiting 0: row+row; offering 1: 5; dice: 6 6");
    assert_eq!(t.play(offer(0)).told("judged")["offered"], json!(1));
}

/// Judgement: the third part is the pairing of the set just offered.
#[test]
fn the_third_part_is_the_pairing_of_this_set() {
    for (set, pairing) in
        [("row+gsw", 2), ("row+gow", 3), ("row+row", 4), ("row+rgow", 5), ("row+rgyow", 6)]
    {
        let mut t = table(&format!("waiting 0: {set}; offering 1: 4"));
        assert_eq!(t.play(offer(0)).told("judged")["pairing"], json!(pairing), "{set}");
    }
}

/// Judgement: the target is 4 at least, so that the first judgement can be won.
#[test]
fn the_lowest_target_is_4() {
    let mut t = table("waiting 0: row+gsw; offering 1: 4; dice: 1 2");
    t.play(offer(0));
    assert_eq!((&t.told("judged")["target"], &t.told("judged")["won"]), (&json!(4), &json!(true)));
}

/// Judgement: the target is 17 at most, which no throw can miss.
#[test]
fn the_highest_target_is_17() {
    let mut t = table(
        "players: 4; offering 0: 4; offering 1: 5; offering 2: 2; waiting 0: row+rgyow; dice: 6 6",
    );
    t.play(offer(11));
    assert_eq!((&t.told("judged")["target"], &t.told("judged")["won"]), (&json!(17), &json!(true)));
}

/// Judgement: below the target wins.
#[test]
fn a_throw_one_below_the_target_wins() {
    let mut t = table("waiting 0: row+row; offering 1: 4; dice: 2 3");
    t.play(offer(0));
    assert_eq!((&t.told("judged")["target"], &t.told("judged")["won"]), (&json!(6), &json!(true)));
    assert_eq!(t.happened(), "set_offered judged chalice_granted");
}

/// Judgement: equal to the target is not below it.
#[test]
fn a_throw_equal_to_the_target_fails() {
    let mut t = table("waiting 0: row+row; offering 1: 4; dice: 3 3");
    t.play(offer(0));
    assert_eq!((&t.told("judged")["target"], &t.told("judged")["won"]), (&json!(6), &json!(false)));
    assert_eq!(t.happened(), "set_offered judged plate_rewarded");
}

/// Judgement: two dice are thrown, one after the other.
#[test]
fn two_dice_are_thrown_one_after_the_other() {
    let mut t = table("waiting 0: row+row; offering 1: 4; dice: 5 2 1");
    t.play(offer(0));
    assert_eq!(t.told("judged")["dice"], json!([5, 2]));
    assert_eq!(t.game.chance().unused().count(), 1, "and no third one");
}

/// Judgement: without one nothing is thrown.
#[test]
fn no_dice_are_thrown_without_a_judgement() {
    let mut t = table("waiting 0: row+row; offering 1: 3");
    let draws = t.game.chance().draws();
    t.play(offer(0));
    assert_eq!(t.game.chance().draws(), draws);
}

/// Judgement: there is one for every offering until one is won, each with its own target.
#[test]
fn every_offering_is_judged_until_one_is_won() {
    let mut t =
        table("offering 1: 4; waiting 0: row+row roc+roc gow+gow; points: 4; dice: 6 6 6 6 1 1");
    let targets: Vec<_> = [4, 5, 6]
        .into_iter()
        .map(|set| t.play(offer(set)).told("judged")["target"].clone())
        .collect();
    assert_eq!(targets, [6, 8, 10]);
    assert!(t.waiting(0).ends_with("jade"));
}

/// Judgement: a rival's offering is judged just the same after a failure.
#[test]
fn after_a_failure_a_rival_may_win() {
    let mut t =
        table("offering 1: 4; waiting 0: row+row; waiting 1: roc+roc; points: 1; dice: 6 6 1 1");
    t.play(offer(4)).play(offer(5));
    assert_eq!(t.told("judged")["won"], json!(true));
    assert!(t.bonus(1) && !t.bonus(0));
}

/// Judgement won: a bare set with the chalice at the end of the waiting area, the bonus, and no ordinary reward.
#[test]
fn winning_brings_the_chalice_and_the_bonus_instead_of_the_reward() {
    let mut t = table("waiting 0: row+row goc; offering 1: 4; dice: 1 1");
    let rewards = t.deck("rewards");
    t.play(offer(0));
    assert_eq!(t.waiting(0), "goc jade");
    assert!(t.bonus(0));
    assert_eq!(t.deck("rewards"), rewards);
}

/// Judgement lost: the ordinary reward.
#[test]
fn losing_brings_the_ordinary_reward() {
    let mut t = table("waiting 0: row+row goc; offering 1: 4; dice: 6 6; rewards: gsfc");
    t.play(offer(0));
    assert_eq!(t.waiting(0), "goc gsfc");
    assert!(!t.bonus(0));
}

/// Judgement lost with a plate of level 3: nothing, as without a judgement.
#[test]
fn losing_with_a_plate_of_level_3_brings_nothing() {
    let mut t = table("waiting 0: rgyow+row; offering 1: 4; dice: 6 6");
    t.play(offer(0));
    assert_eq!(t.happened(), "set_offered judged");
    assert_eq!(t.waiting(0), "");
}

/// Judgement won with a plate of level 3: the chalice all the same.
#[test]
fn winning_with_a_plate_of_level_3_brings_the_chalice() {
    let mut t = table("waiting 0: rgyow+row; offering 1: 4; dice: 1 1");
    assert_eq!(t.play(offer(0)).waiting(0), "jade");
}

/// Judgement: the chalice fits into a full waiting area, for the offered set has just left it.
#[test]
fn the_chalice_fits_into_a_full_waiting_area() {
    let mut t = table("waiting 0: row+row row roc goc gow; offering 1: 4; dice: 1 1");
    assert_eq!(t.play(offer(0)).waiting(0), "row roc goc gow jade");
}

/// The chalice once: after it was granted there is no judgement, wherever it lies by then, and whoever offers.
#[test]
fn there_is_one_chalice_in_a_game() {
    for chalice in [
        "waiting 0: row+row jade",
        "waiting 0: row+row; waiting 1: jade",
        "waiting 0: row+row; personal 0: jade+row",
        "waiting 0: row+row; offering 1: jade+row",
    ] {
        let mut t = table(&format!("{chalice}; offering 0: 3; personal 1: 2"));
        let more = table(&format!("{chalice}; offering 0: 4"));
        assert_eq!(more.quote(offer(0))["judgement"], json!(null));
        t.play(offer(0));
        assert_eq!(t.happened(), "set_offered plate_rewarded", "{chalice}");
    }
}

/// The chalice once: offering the chalice itself is not judged.
#[test]
fn offering_the_chalice_is_not_judged() {
    let mut t = table("waiting 0: jade+row; offering 1: 5");
    assert_eq!(t.play(offer(0)).happened(), "set_offered");
}

/// Log: every throw is an event that everybody hears, and stays in the record.
#[test]
fn every_throw_is_told_to_all_and_kept() {
    use engine::{Telling, Viewer};
    let mut t = table("offering 1: 4; waiting 0: row+row roc+roc; dice: 6 6 6 6");
    t.play(offer(4)).play(offer(5)).play(END);
    for viewer in Viewer::all(2) {
        let told = t.game.told(viewer, 0);
        let throws = told
            .iter()
            .filter(|told| matches!(told.what, Telling::Event(jade::Event::Judged { .. })));
        assert_eq!(throws.count(), 2);
    }
}

/// Quote: before the choice the player is told the parts of the target and how many of 36 throws win.
#[test]
fn the_quote_tells_the_odds() {
    let ways = [(4, 3, 8), (6, 10, 28), (8, 21, 58), (11, 33, 92)];
    let positions = [
        "row+gsw; offering 1: 4",
        "row+row; offering 1: 4",
        "row+row; offering 0: 1; offering 1: 4",
        "row+rgow; offering 0: 2; offering 1: 4",
    ];
    for (position, (target, ways, percent)) in positions.iter().zip(ways) {
        let quote = table(&format!("waiting 0: {position}")).quote(offer(0));
        let judgement = &quote["judgement"];
        assert_eq!(
            (&judgement["target"], &judgement["ways"], &judgement["of"]),
            (&json!(target), &json!(ways), &json!(36))
        );
        assert_eq!(quote["chance"], json!({ "percent": percent }));
        assert_eq!(quote["reward"], json!(null), "what comes is not certain");
    }
}
