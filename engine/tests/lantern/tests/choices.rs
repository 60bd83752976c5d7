//! Choices of several cards: pick by pick, in one order, all or nothing.

use super::table::*;
use crate::lantern::words::{Action, Event};

/// Seat 0 ends its turn with seven cards and must discard three.
fn crowded() -> Game {
    let hand = ["gust_1", "gust_2", "gust_3", "gust_4", "screen_1"];
    let mut game = Table::of(2).hand(0, &hand).begin();
    game.does(0, Action::EndTurn);
    let question = game.0.question(seat(0)).unwrap();
    assert_eq!((question.note.code.as_ref(), question.min, question.max), ("tidy", 3, 3));
    assert_eq!(game.0.actions(seat(0)).len(), 5, "two cards must be left above the first");
    game
}

#[test]
fn picks_go_up_and_stay_where_the_choice_can_still_be_completed() {
    let mut game = crowded();
    assert_eq!(game.refuses(0, Action::Done), "too_few");
    assert_eq!(game.refuses(0, pick("screen_1")), "out_of_order", "nothing is left above it");
    let down = game.0.play(seat(0), &[pick("gust_2"), pick("gust_1")], 0);
    assert_eq!(down.unwrap_err().code(), "out_of_order");
    game.all(0, &[pick("gust_1"), pick("gust_4"), pick("dancer_2"), Action::Done]);
    assert_eq!(game.view(1).discard, ["gust_1", "gust_4", "dancer_2"].map(card));
}

#[test]
fn a_batch_that_ends_unfinished_keeps_nothing_and_says_how_it_goes_on() {
    let mut game = crowded();
    let kept =
        |game: &Game| (game.0.digest(), game.0.record().len(), game.0.log().len(), game.view(1));
    let before = kept(&game);
    let actions = game.leads_on(0, &[pick("gust_3"), pick("dancer_1")]);
    assert_eq!(actions, [pick("screen_1"), pick("dancer_2")]);
    assert_eq!(kept(&game), before);
    assert_eq!(game.0.play(seat(0), &[], 0).unwrap_err().code(), "batch_size");
}

#[test]
fn a_fair_takes_offers_under_seal_and_returns_what_it_has_no_room_for() {
    let mut game = Table::of(3)
        .hand(0, &["fair_1"])
        .hand(1, &["gust_1", "gust_2"])
        .hand(2, &["gust_3"])
        .begin();
    game.does(0, play("fair_1")).pass(&[1, 2]);
    assert_eq!((game.awaited(), game.asked(1)), (vec![0, 1, 2], "offer".to_owned()));
    game.all(1, &[pick("gust_1"), pick("gust_2"), Action::Done]);
    assert_eq!(game.view(0).keepers[1].hand, 2, "laid down, and not yet gone");
    game.all(2, &[pick("gust_3"), Action::Done]);
    game.all(0, &[pick("dancer_1"), pick("dancer_2"), Action::Done]);
    // Seat 0 comes first and leaves room for one card: not for the two of seat 1, but for that of seat 2.
    let coins: Vec<u8> = game.state().seats.iter().map(|keeper| keeper.coins).collect();
    assert_eq!(coins, [5, 3, 4]);
    assert_eq!(game.view(1).hand, ["gust_1", "gust_2"].map(card));
    let returned = Event::AnswerReturned { seat: seat(1), card: card("gust_1") };
    assert!(game.has_heard(viewer(1), &returned) && !game.has_heard(viewer(0), &returned));
}
