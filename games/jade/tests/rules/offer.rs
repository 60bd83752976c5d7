//! Offering and its ordinary reward.

use crate::common::{offer, random_games, snack, table, taste};
use jade::Options;
use serde_json::json;

/// Offer: a complete set of one's own whose temperatures meet moves to the end of the offering area.
#[test]
fn an_offered_set_moves_to_the_end_of_the_offering_area() {
    let mut t = table("offering 0: gow+gow; waiting 0: row roc+roc; rewards: rowc");
    t.play(offer(2));
    assert_eq!(t.offering(0), "gow+gow roc+roc");
    assert_eq!(t.waiting(0), "row rowc");
}

/// Offer: the temperatures must meet, however well the rest matches.
#[test]
fn a_set_of_two_temperatures_cannot_be_offered() {
    let mut t = table("waiting 0: row+roc");
    assert_eq!(t.refused(offer(0)), "temps_differ");
    assert!(t.legal().contains(&taste(0)));
}

/// Offer: the temperatures are all that must match.
#[test]
fn a_set_that_matches_in_temperature_alone_can_be_offered() {
    let mut t = table("waiting 0: row+gsw");
    t.play(offer(0));
    assert_eq!(t.offering(0), "row+gsw");
}

/// Offer: one shared temperature is enough when the plate has both.
#[test]
fn a_plate_of_both_temperatures_goes_with_either() {
    let mut t = table("waiting 0: rowc+gsw gswc+roc");
    t.play(offer(0)).play(offer(1));
    assert_eq!(t.offering(0), "rowc+gsw gswc+roc");
}

/// Offer: it costs one point.
#[test]
fn offering_costs_one_point() {
    let mut t = table("waiting 0: row+row; points: 2");
    assert_eq!(t.quote(offer(0))["cost"], json!({ "points": 1 }));
    assert_eq!(t.play(offer(0)).points(), 1);
}

/// Offer: each player has room for five.
#[test]
fn five_sets_can_be_offered_by_each() {
    let mut t = table("players: 4; offering 0: 4; waiting 0: row+row roc+roc");
    t.play(offer(4));
    assert_eq!(t.refused(offer(5)), "offering_full");
}

/// Offer: only complete sets, and only one's own.
#[test]
fn a_bare_plate_or_a_rivals_set_cannot_be_offered() {
    let mut t = table("waiting 0: row; waiting 1: roc+roc");
    assert_eq!(t.refused(offer(0)), "set_has_no_snack");
    assert_eq!(t.refused(offer(1)), "not_your_set");
}

/// Reward: a plain plate brings one of level 2, bare, at the end of the waiting area.
#[test]
fn a_plain_plate_brings_one_of_level_2() {
    let mut t = table("waiting 0: row+row goc; rewards: rgyow gsfc");
    assert_eq!(t.quote(offer(0))["reward"], json!({ "level": 2 }));
    t.play(offer(0));
    assert_eq!(t.waiting(0), "goc gsfc");
}

/// Reward: a plate of level 2 brings one of level 3.
#[test]
fn a_plate_of_level_2_brings_one_of_level_3() {
    let mut t = table("waiting 0: rgow+row; rewards: gsfc rgyfw");
    assert_eq!(t.quote(offer(0))["reward"], json!({ "level": 3 }));
    t.play(offer(0));
    assert_eq!(t.waiting(0), "rgyfw");
}

/// Reward: a plate of level 3 brings nothing.
#[test]
fn a_plate_of_level_3_brings_nothing() {
    let mut t = table("waiting 0: rgyow+row");
    assert_eq!(t.quote(offer(0))["reward"], json!(null));
    t.play(offer(0));
    assert_eq!((t.waiting(0), t.happened()), (String::new(), "set_offered".to_owned()));
    assert_eq!(t.deck("rewards").len(), 17);
}

/// Reward: the chalice brings nothing.
#[test]
fn the_chalice_brings_nothing() {
    let mut t = table("waiting 0: jade+row");
    t.play(offer(0));
    assert_eq!((t.waiting(0), t.happened()), (String::new(), "set_offered".to_owned()));
    assert_eq!(t.deck("rewards").len(), 18);
}

/// Reward: it goes by the level of the plate, not of the snack.
#[test]
fn the_level_of_the_snack_does_not_change_the_reward() {
    let mut t = table("waiting 0: row+rgyow; rewards: rgyfw gswc");
    t.play(offer(0));
    assert_eq!(t.waiting(0), "gswc");
}

/// Reward: the first card of the right level in the order of the deck; the others stay in their order.
#[test]
fn the_reward_is_the_first_of_its_level_and_the_rest_keep_their_order() {
    let mut t = table("waiting 0: row+row; rewards: rgyow rosfw gsfc rgyfw rowc");
    let mut deck = t.deck("rewards");
    t.play(offer(0));
    assert_eq!(t.waiting(0), "gsfc");
    deck.remove(2);
    assert_eq!(t.deck("rewards"), deck);
}

/// Reward: where no card of the level is left there is none.
#[test]
fn without_a_plate_of_the_level_there_is_no_reward() {
    let mut t = table("waiting 0: row+row; rewards: none");
    assert_eq!(t.quote(offer(0))["reward"], json!(null));
    t.play(offer(0));
    assert_eq!((t.waiting(0), t.happened()), (String::new(), "set_offered".to_owned()));
    let all_of_level_3 = "waiting 1: rgyow rgysc rgyfw rosfw gosfc; waiting 0: yosfw rgow+row";
    let mut t = table(all_of_level_3);
    t.play(offer(6));
    assert_eq!(t.waiting(0), "yosfw", "level 2 is no substitute for level 3");
}

/// Reward: it never overflows the waiting area, for the offered set has just left it.
#[test]
fn the_reward_fits_into_a_full_waiting_area() {
    let mut t = table("waiting 0: row+row row roc goc gow; rewards: gsfc");
    t.play(offer(0));
    assert_eq!(t.waiting(0), "row roc goc gow gsfc");
}

/// Reward: the reward deck cannot run out in a game; every plate of level 1 or 2 brings what it should.
#[test]
fn the_reward_deck_never_runs_out() {
    for players in 2..=5 {
        random_games(&Options::default(), players, 8, |t| {
            let happened = t.happened();
            if !happened.contains("set_offered") || happened.contains("chalice_granted") {
                return;
            }
            let plate = t.card(&t.told("set_offered")["plate"]);
            let expected = t.game.rules().level(plate) < 3;
            assert_eq!(happened.contains("plate_rewarded"), expected, "{happened}");
        });
    }
}

/// The chalice: any snack can lie on it.
#[test]
fn the_chalice_carries_any_snack() {
    for word in ["row", "gsc", "yfw", "rgyfc"] {
        let mut t = table(&format!("waiting 0: jade; table: row+{word}"));
        t.play(snack(0, 0));
        assert_eq!(t.waiting(0), format!("jade+{word}"));
    }
}

/// The chalice: it can be tasted.
#[test]
fn the_chalice_can_be_tasted() {
    let mut t = table("waiting 0: jade+gsc");
    t.play(taste(0));
    assert_eq!(t.personal(0), "jade+gsc");
}

/// The chalice: it can be offered with a snack of either temperature.
#[test]
fn the_chalice_can_be_offered_with_any_snack() {
    for word in ["row", "gsc"] {
        let mut t = table(&format!("waiting 0: jade+{word}"));
        t.play(offer(0));
        assert_eq!(t.offering(0), format!("jade+{word}"));
    }
}

/// The chalice: it takes a place of the waiting area.
#[test]
fn the_chalice_takes_up_room() {
    use crate::common::plate;
    let mut t = table("waiting 0: jade row row roc goc; table: gow");
    assert_eq!(t.refused(plate(0)), "waiting_full");
}

/// Zones: what was offered is final, also for the free snack.
#[test]
fn an_offered_set_is_final() {
    use crate::common::claim;
    let mut t =
        table("bonus: 0; waiting 0: jade roc+roc; offering 0: row+row; offering 1: gow+gow");
    for set in [2, 3] {
        assert_eq!(t.refused(offer(set)), "no_such_set");
        assert_eq!(t.refused(claim(set, 0)), "no_such_set");
    }
}
