//! Pairing scores, final scores, and ties.

use crate::common::{DATA, table};
use engine::Rules;
use jade::{Jade, Options};

/// Pairing: colour, shape and temperature give a point each, and the snack its level.
#[test]
fn a_shared_colour_shape_and_temperature_give_a_point_each() {
    let sets = [
        ("row+gsc", 1),
        ("row+rsc", 2),
        ("row+goc", 2),
        ("row+gsw", 2),
        ("row+roc", 3),
        ("row+rsw", 3),
        ("row+gow", 3),
        ("row+row", 4),
    ];
    for (set, worth) in sets {
        assert_eq!(table(&format!("waiting 0: {set}")).worth(0), [worth], "{set}");
    }
}

/// Pairing: the snack's level counts.
#[test]
fn the_level_of_the_snack_counts() {
    let t = table("waiting 0: row+row row+rgow row+rgyow gsc+ryfw ysc+rgyfw");
    assert_eq!(t.worth(0), [4, 5, 6, 2, 4]);
}

/// Pairing: several shared values of one kind still give one point.
#[test]
fn several_shared_values_of_one_kind_give_one_point() {
    let t = table("waiting 0: rgow+rgow rosc+rosc jade+rgyow rosfw+rosfw");
    assert_eq!(t.worth(0), [5, 5, 6, 6]);
}

/// Pairing: the plate's level counts for nothing.
#[test]
fn the_level_of_the_plate_does_not_count() {
    let t = table("waiting 0: row+row rgow+gow rgyow+yow jade+yfc");
    assert_eq!(t.worth(0), [4, 4, 4, 4]);
}

/// Pairing: an incomplete set is worth nothing.
#[test]
fn a_bare_plate_is_worth_nothing() {
    assert_eq!(table("waiting 0: row rgyow jade").worth(0), [0, 0, 0]);
}

/// Pairing: from 1 to 6, for every plate with every snack, as counted here from the card files.
#[test]
fn every_pairing_is_worth_1_to_6_by_its_traits() {
    let rules = Jade::open(&DATA, &Options::default(), 2).unwrap();
    let (mut least, mut most) = (u8::MAX, 0);
    for (plate, on) in rules.kinds().skip(DATA.snacks) {
        for (snack, lies) in rules.kinds().take(DATA.snacks) {
            let shared = u8::from(on.colors.iter().any(|color| lies.colors.contains(color)))
                + u8::from(on.shapes.iter().any(|shape| lies.shapes.contains(shape)))
                + u8::from(on.temps.iter().any(|temp| lies.temps.contains(temp)));
            let score = rules.pairing(plate, snack).score();
            assert_eq!(score, shared + lies.level, "{} on {}", lies.id, on.id);
            (least, most) = (least.min(score), most.max(score));
        }
    }
    assert_eq!((least, most), (1, 6));
}

/// Final score: the pairings of tasted and offered sets and the number of offerings, less the number of waiting sets.
#[test]
fn the_score_adds_tasted_and_offered_sets_and_takes_off_waiting_ones() {
    let t = table(
        "over: limit_reached; personal 0: row+row row+gsc; offering 0: roc+roc row+gsw; waiting 0: goc yfw+yfw; \
        personal 1: gow+gow; offering 1: goc+rgyoc; waiting 1: yfc",
    );
    let parts: Vec<_> = t.outcome().standings.into_iter().map(|standing| standing.parts).collect();
    let named = |numbers: [i32; 4]| {
        ["personal", "offering", "offered", "waiting"]
            .into_iter()
            .map(Into::into)
            .zip(numbers)
            .collect::<Vec<_>>()
    };
    assert_eq!(parts, [named([5, 6, 2, -2]), named([4, 6, 1, -1])]);
    assert_eq!(t.scores(), [11, 10]);
}

/// Final score: complete sets, bare plates and the chalice all cost one point each while they wait.
#[test]
fn every_waiting_set_costs_a_point() {
    for waiting in ["row", "row+row", "rgyow", "jade", "jade+row"] {
        let t = table(&format!("over: limit_reached; waiting 0: {waiting}; waiting 1:"));
        assert_eq!(t.scores(), [-1, 0], "{waiting}");
    }
}

/// Final score: it can be below zero.
#[test]
fn a_score_can_be_negative() {
    let t = table("over: stalemate; waiting 0: row row roc goc gow; waiting 1: yfw");
    assert_eq!((t.scores(), t.places()), (vec![-5, -1], vec![2, 1]));
}

/// Tie-break: the higher total comes first, whatever the rest.
#[test]
fn the_higher_total_wins() {
    let t = table(
        "over: limit_reached; waiting 0:; waiting 1:; personal 1: row+row row+gsc; offering 0: roc+gsc",
    );
    assert_eq!((t.scores(), t.places()), (vec![3, 5], vec![2, 1]));
}

/// Tie-break: with equal totals more offerings win.
#[test]
fn among_equal_totals_more_offerings_win() {
    let t = table(
        "over: limit_reached; waiting 0:; waiting 1:; personal 0: row+row row+gsc; offering 1: roc+roc",
    );
    assert_eq!((t.scores(), t.places()), (vec![5, 5], vec![2, 1]));
}

/// Tie-break: more offerings win before fewer tasted sets are looked at.
#[test]
fn offerings_are_compared_before_tasted_sets() {
    let t = table(
        "over: limit_reached; waiting 0:; waiting 1:; personal 0: row+rgow; offering 1: roc+gsc; personal 1: row+gsc row+gsc",
    );
    assert_eq!((t.scores(), t.places()), (vec![5, 5], vec![2, 1]));
}

/// Tie-break: with equal offerings too, fewer tasted sets win.
#[test]
fn among_equal_offerings_fewer_tasted_sets_win() {
    let t = table(
        "over: limit_reached; waiting 0:; waiting 1:; personal 0: row+gsc row+gsc; personal 1: roc+gsc",
    );
    assert_eq!((t.scores(), t.places()), (vec![2, 2], vec![2, 1]));
}

/// Tie-break: with everything equal the lower seat wins.
#[test]
fn among_equals_the_lower_seat_wins() {
    let t =
        table("players: 3; over: limit_reached; waiting 0: row; waiting 1: row; waiting 2: row");
    assert_eq!(t.places(), [1, 2, 3]);
}

/// Tie-break: there is exactly one winner, and nobody shares a place.
#[test]
fn there_is_exactly_one_winner() {
    use crate::common::random_games;
    for players in 2..=5u8 {
        random_games(&Options::default(), players, 6, |t| {
            if t.over() {
                let mut places = t.places();
                places.sort_unstable();
                assert_eq!(places, (1..=players).collect::<Vec<_>>());
            }
        });
    }
}

/// Result: seats that were trimmed at the start come last, with nothing.
#[test]
fn trimmed_seats_come_last() {
    let t = table("seats: 4; players: 2; over: limit_reached; waiting 0: row row; waiting 1: row");
    assert_eq!((t.scores(), t.places()), (vec![-2, -1, 0, 0], vec![2, 1, 3, 3]));
}

/// Result: the scores so far are open during the game too.
#[test]
fn everybody_sees_the_scores_so_far() {
    let t = table("personal 0: row+row; offering 1: roc+roc; waiting 0: gow; waiting 1:");
    let view = t.view();
    assert_eq!(
        (&view["areas"][0]["score"], &view["areas"][1]["score"]),
        (&serde_json::json!(3), &serde_json::json!(5))
    );
}
