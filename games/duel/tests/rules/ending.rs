//! The end after the last age, and what is counted then.

use crate::common::{Table, build, discard, random_games, table};
use engine::Seat;

/// Seat 0 discards the last card, which brings it 2 coins.
fn ended(position: &str) -> Table {
    let mut t = table(&format!("{position}; last: palace"));
    t.play(discard("palace"));
    t
}

fn scores(t: &Table) -> Vec<i32> {
    t.outcome().standings.iter().map(|standing| standing.score).collect()
}

#[test]
fn more_points_win() {
    let t = ended("cards 0: theater; cards 1: altar statue; coins: 0 0");
    assert_eq!(t.ending(), ("points".to_owned(), vec![2, 1]));
    assert_eq!(scores(&t), [3, 7]);
    let t = ended("cards 1: theater; cards 0: altar statue; coins: 0 0");
    assert_eq!(t.ending(), ("points".to_owned(), vec![1, 2]));
}

#[test]
fn with_as_many_points_those_of_blue_cards_decide() {
    // Three of blue and one of coins against four of green.
    let t = ended("cards 0: theater; cards 1: academy workshop; coins: 1 0");
    assert_eq!((scores(&t), t.ending()), (vec![4, 4], ("blue_points".to_owned(), vec![1, 2])));
    let t = ended("cards 1: theater; cards 0: study workshop; coins: 0 3");
    assert_eq!((scores(&t), t.ending()), (vec![4, 4], ("blue_points".to_owned(), vec![2, 1])));
}

#[test]
fn blue_points_count_and_not_blue_cards() {
    // Two blue cards of 3 against one of 7; the rest in coins.
    let t = ended("cards 0: theater altar; cards 1: town_hall; coins: 1 0");
    assert_eq!((scores(&t), t.ending()), (vec![7, 7], ("blue_points".to_owned(), vec![2, 1])));
}

#[test]
fn with_as_many_blue_points_too_the_victory_is_shared() {
    let t = ended("cards 0: theater; cards 1: altar; coins: 1 3");
    assert_eq!((scores(&t), t.ending()), (vec![4, 4], ("shared".to_owned(), vec![1, 1])));
    let t = ended("coins: 0 0");
    assert_eq!((scores(&t), t.ending()), (vec![0, 0], ("shared".to_owned(), vec![1, 1])));
}

#[test]
fn every_three_coins_are_a_point() {
    for (coins, points) in [("0 0", [0, 0]), ("1 2", [1, 0]), ("3 5", [1, 1]), ("4 6", [2, 2])] {
        let t = ended(&format!("coins: {coins}"));
        assert_eq!([t.part(0, "coins"), t.part(1, "coins")], points, "{coins}");
    }
}

#[test]
fn points_come_from_cards_wonders_tokens_coins_and_arms() {
    let t = ended(
        "cards 0: theater senate workshop library port chamber_of_commerce scientists_guild walls quarry;
         built 0: pyramids sphinx; wonders 0: colossus; tokens 0: philosophy mathematics; coins: 8 0;
         pawn: 4",
    );
    let outcome = t.outcome();
    let parts: Vec<(&str, i32)> =
        outcome.standings[0].parts.iter().map(|(part, points)| (part.as_ref(), *points)).collect();
    let expected = [
        ("blue", 8),
        ("green", 3),
        ("yellow", 6),
        ("guilds", 2),
        ("wonders", 15),
        ("tokens", 13),
        // 8 coins, 2 for the discarded card and 1 more for each yellow one.
        ("coins", 4),
        ("military", 5),
    ];
    assert_eq!(parts, expected);
    assert_eq!(outcome.standings[0].score, 56);
}

#[test]
fn an_early_win_needs_no_points() {
    let mut t = table("pawn: 8; cards 1: palace town_hall gardens; coins: 9 99; open: pretorium");
    t.play(build("pretorium"));
    assert_eq!(t.ending(), ("military".to_owned(), vec![1, 2]));
    assert!(scores(&t)[0] < scores(&t)[1]);
}

#[test]
fn nobody_is_asked_after_the_end() {
    let mut t = ended("coins: 0 0");
    assert!(t.legal().is_empty());
    assert_eq!(t.refused(discard("palace")), "over");
}

#[test]
fn the_last_choices_are_made_before_points_are_counted() {
    let mut t = table("cards 0: academy; board: philosophy; coins: 9 7; last: study");
    t.play(build("study"));
    assert!(!t.over());
    t.play(crate::common::take("philosophy"));
    assert_eq!(scores(&t)[0], 3 + 3 + 7);
}

/// The winner is found by a quicker sum than the one that is shown.
#[test]
fn the_sum_of_the_parts_is_what_decides() {
    let mut with_guilds = 0;
    random_games(40, |t| {
        let rules = t.game.rules();
        for seat in Seat::all(2) {
            let score = rules.score(t.state(), seat);
            with_guilds += usize::from(score.guilds > 0);
            assert_eq!(rules.points(t.state(), seat), score.total());
        }
    });
    assert!(with_guilds > 0);
}
