//! Choices of several cards: pick by pick, in one order, all or nothing.

use super::table::*;
use crate::lantern::words::{Action, Event};
use engine::{Played, Viewer};

fn crowded() -> Game {
    let hand = ["gust_1", "gust_2", "gust_3", "gust_4", "screen_1"];
    let mut game = Table::of(2).hand(0, &hand).begin();
    let Ok(Played::Unfinished { question, actions }) =
        game.0.play(seat(0), &[Action::EndTurn], 0).map(|_| {
            // Ending the turn asks for the first pick; the question stands, and nothing is half made yet.
            Played::Unfinished {
                question: game.0.question(seat(0)),
                actions: game.0.actions(seat(0)),
            }
        })
    else {
        panic!("the turn can be ended");
    };
    assert_eq!(
        question.map(|question| (question.min, question.max)),
        Some((3, 3))
    );
    assert_eq!(
        actions.len(),
        5,
        "seven cards, and enough must be left above the first: {actions:?}"
    );
    game
}

#[test]
fn picks_go_up_and_stay_where_the_choice_can_still_be_completed() {
    let mut game = crowded();
    assert_eq!(game.refuses(0, Action::Done), "too_few");
    assert_eq!(
        game.refuses(0, pick("screen_1")),
        "out_of_order",
        "nothing would be left to pick above it"
    );
    let tries = [pick("gust_2"), pick("gust_1")];
    assert_eq!(
        game.0.play(seat(0), &tries, 0).unwrap_err().code(),
        "out_of_order"
    );
    game.all(
        0,
        &[
            pick("gust_1"),
            pick("gust_4"),
            pick("dancer_2"),
            Action::Done,
        ],
    );
    assert_eq!(
        game.view(1).discard,
        ["gust_1", "gust_4", "dancer_2"].map(card)
    );
}

#[test]
fn a_batch_that_ends_unfinished_keeps_nothing_and_says_how_it_goes_on() {
    let mut game = crowded();
    let before = (game.0.digest(), game.0.record().len(), game.0.log().len());
    let seen = game.view(1);
    let Ok(Played::Unfinished { question, actions }) =
        game.0.play(seat(0), &[pick("gust_3"), pick("dancer_1")], 0)
    else {
        panic!("two of three picks are no choice");
    };
    assert_eq!(actions, [pick("dancer_2"), pick("screen_1")]);
    assert_eq!(question.unwrap().note.code, "tidy");
    assert_eq!(
        (game.0.digest(), game.0.record().len(), game.0.log().len()),
        before
    );
    assert_eq!(game.view(1), seen);
    assert_eq!(
        game.0.play(seat(0), &[], 0).unwrap_err().code(),
        "batch_size"
    );
}

#[test]
fn a_fair_takes_offers_under_seal_and_returns_what_it_has_no_room_for() {
    let mut game = Table::of(3)
        .hand(0, &["fair_1"])
        .hand(1, &["gust_1", "gust_2"])
        .hand(2, &["gust_3"])
        .begin();
    game.does(0, play("fair_1")).pass(&[1, 2]);
    assert_eq!(
        (game.awaited(), game.asked(1)),
        (vec![0, 1, 2], "offer".to_owned())
    );
    game.all(1, &[pick("gust_1"), pick("gust_2"), Action::Done]);
    assert_eq!(
        game.view(0).keepers[1].hand,
        2,
        "laid down, and not yet gone"
    );
    game.all(2, &[pick("gust_3"), Action::Done]);
    let quote = {
        let mut ahead = game.clone();
        ahead.all(0, &[pick("dancer_1"), pick("dancer_2"), Action::Done]);
        ahead
    };
    game = quote;
    // Seat 0 came first and left room for one card: the two of seat 1 do not fit, the one of seat 2 does.
    let returned = |name| Event::AnswerReturned {
        seat: seat(1),
        card: card(name),
    };
    assert!(
        game.has_heard(Viewer::Public, &returned("gust_1"))
            && game.has_heard(Viewer::Public, &returned("gust_2"))
    );
    let coins: Vec<u8> = game
        .state()
        .seats
        .iter()
        .map(|keeper| keeper.coins)
        .collect();
    assert_eq!(coins, [5, 3, 4]);
    assert_eq!(game.view(1).hand, ["gust_1", "gust_2"].map(card));
}
