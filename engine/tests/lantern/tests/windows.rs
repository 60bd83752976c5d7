//! Windows: sealed, in turn, until all pass, each inside the others.

use super::table::*;
use crate::lantern::words::{Action, Event};
use engine::Viewer;
use engine::stack::Kind;

#[test]
fn a_card_waits_until_all_others_have_answered_in_secret() {
    let mut game = Table::of(3).hand(0, &["gust_1"]).hand(1, &["screen_1"]).begin();
    game.does(0, play_at("gust_1", 1));
    assert_eq!((game.awaited(), game.windows()), (vec![1, 2], vec![Kind::Sealed]));
    assert_eq!(game.0.actions(seat(2)), [Action::Pass], "asked although he has no answer");

    let others_get = |game: &Game| {
        (
            game.heard(Viewer::Public),
            game.view(2),
            game.0.asked(viewer(2)),
            game.0.asked(Viewer::Public),
        )
    };
    let before = others_get(&game);
    game.does(1, answer("screen_1"));
    assert_eq!(game.awaited(), [2]);
    assert_eq!(others_get(&game), before, "they do not even see who has answered");
    assert_eq!(game.view(1).laid.len(), 1, "he himself sees his answer");

    game.pass(&[2]).pass(&[0, 2]);
    assert_eq!(game.state().seat(seat(1)).flames, 3);
    assert_eq!(game.view(0).discard, [card("screen_1"), card("gust_1")]);
}

#[test]
fn a_screen_can_be_screened() {
    let mut game = Table::of(2).hand(0, &["gust_1", "screen_1"]).hand(1, &["screen_2"]).begin();
    game.does(0, play_at("gust_1", 1)).does(1, answer("screen_2"));
    assert_eq!((game.awaited(), game.windows()), (vec![0], vec![Kind::Sealed, Kind::Sealed]));
    game.does(0, answer("screen_1")).pass(&[1]);
    assert_eq!(game.state().seat(seat(1)).flames, 2, "the screen was screened, the gust was not");
}

#[test]
fn an_answer_that_comes_too_late_is_given_back_unspent() {
    let mut game =
        Table::of(3).hand(0, &["gust_1"]).hand(1, &["screen_1"]).hand(2, &["screen_2"]).begin();
    game.does(0, play_at("gust_1", 2)).does(2, answer("screen_2")).does(1, answer("screen_1"));
    assert_eq!(game.0.actions(seat(2)), [Action::Pass], "the card he laid down is promised");
    game.pass(&[0, 2]);
    let returned = Event::AnswerReturned { seat: seat(2), card: card("screen_2") };
    assert!(game.has_heard(viewer(2), &returned));
    assert!(!game.has_heard(viewer(0), &returned), "what he would have done is his secret");
    assert_eq!(game.view(2).hand, [card("screen_2")]);
}

#[test]
fn the_order_of_arrival_of_sealed_answers_changes_nothing() {
    let mut game =
        Table::of(4).hand(0, &["gust_1"]).hand(1, &["screen_1"]).hand(3, &["screen_2"]).begin();
    game.does(0, play_at("gust_1", 2));
    let answers = [(1, answer("screen_1")), (2, Action::Pass), (3, answer("screen_2"))];
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let ends = orders.map(|order| {
        let mut game = game.clone();
        for (number, action) in order.map(|at| answers[at]) {
            game.does(number, action);
        }
        assert_eq!(game.awaited(), [0, 2, 3], "the first screen may be screened");
        (game.0.digest(), game.heard(Viewer::Public))
    });
    assert!(ends.iter().all(|end| *end == ends[0]));
}

#[test]
fn an_auction_goes_round_until_all_pass_in_a_row() {
    let top = ["fair_1", "fair_2", "fair_3", "gust_1", "gust_2"];
    let mut game = Table::of(3).hand(1, &["crier_1"]).top(&top).begin();
    game.does(0, Action::EndTurn);
    game.does(1, play("crier_1")).pass(&[0, 2]);
    assert_eq!((game.awaited(), game.windows()), (vec![1], vec![Kind::UntilAllPass]));
    game.pass(&[1]).does(2, Action::Bid(1)).pass(&[0]);
    assert_eq!(game.awaited(), [1], "a bid resets the passes");
    assert_eq!(game.refuses(1, Action::Bid(1)), "bid_too_low");
    assert_eq!(game.refuses(1, Action::Bid(4)), "not_enough_coins");
    game.does(1, Action::Bid(3)).pass(&[2, 0, 1]);
    assert_eq!(game.state().seat(seat(1)).coins, 0);
    assert_eq!(game.view(0).known, [(card("gust_2"), seat(1))], "all have seen the lot");
}

#[test]
fn all_kinds_of_windows_nest() {
    let mut game = Table::of(3)
        .hand(0, &["crier_1", "ember_1"])
        .hand(1, &["gust_1", "screen_1"])
        .hand(2, &["screen_2"])
        .flames(2, 1)
        .begin();
    game.does(0, play("crier_1")).pass(&[1, 2]).does(0, Action::Bid(1));
    game.does(1, play_at("gust_1", 2)).pass(&[2, 0]); // in the crowd of the auction
    assert_eq!((game.awaited(), game.asked(0)), (vec![0], "rescue".to_owned()));
    game.does(0, answer("ember_1")).does(1, answer("screen_1")).pass(&[2]);
    use Kind::{InTurn, Sealed, UntilAllPass};
    assert_eq!(game.windows(), [UntilAllPass, InTurn, Sealed, Sealed]);
    game.does(2, answer("screen_2")).pass(&[0]);
    assert_eq!(game.windows(), [UntilAllPass, InTurn, Sealed, Sealed, Sealed]);
    game.pass(&[0, 1]);
    assert_eq!(game.state().seat(seat(2)).flames, 1, "the ember came through");
    assert_eq!((game.awaited(), game.asked(2)), (vec![2], "bid".to_owned()));
    game.pass(&[2, 0, 1]);
    assert_eq!((game.awaited(), game.asked(0)), (vec![0], "your_turn".to_owned()));
    assert_eq!(game.state().seat(seat(0)).coins, 2, "he has paid for the lot");
}

#[test]
fn a_dying_seat_is_helped_in_turn_and_who_has_passed_is_not_asked_again() {
    let mut game = Table::of(3)
        .hand(0, &["gust_1"])
        .hand(1, &["ember_1", "ember_2"])
        .hand(2, &["screen_1"])
        .flames(2, 1)
        .begin();
    game.does(0, play_at("gust_1", 2)).pass(&[1, 2]);
    assert_eq!((game.awaited(), game.windows()), (vec![0], vec![Kind::InTurn]));
    game.pass(&[0]).does(1, answer("ember_1"));
    game.does(2, answer("screen_1")).pass(&[0]).pass(&[0, 1]);
    assert_eq!(game.awaited(), [1], "the ember was screened; he is asked until he passes");

    let mut helped = game.clone();
    helped.does(1, answer("ember_2")).pass(&[0, 2]);
    assert_eq!(helped.asked(0), "your_turn", "nobody else is asked when it has helped");

    game.pass(&[1]);
    assert_eq!(game.awaited(), [2]);
    game.pass(&[2]);
    assert!(game.state().seat(seat(2)).dark, "seat 0 has passed and is not asked again");
}
