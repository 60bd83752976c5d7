//! How games end, and how seats leave them.

use super::table::*;
use crate::lantern::rules::{Market, Options};
use crate::lantern::words::{Action, Event};
use engine::{Match, OptionsError, Outcome, Seed, Setup, Status, Viewer};

fn outcome(game: &Game) -> Outcome {
    match game.0.status() {
        Status::Over(outcome) => outcome,
        Status::Awaiting(seats) => panic!("{seats:?} are awaited"),
    }
}

#[test]
fn the_day_breaks_after_the_last_turn() {
    let mut game = Table::with(Options { turns: 2, ..Options::default() }, 2).begin();
    game.does(0, Action::EndTurn).does(1, Action::EndTurn);
    let outcome = outcome(&game);
    assert_eq!(outcome.reason, "dawn");
    assert_eq!(outcome.winners().len(), 2, "both have as much");
    assert_eq!(game.refuses(0, Action::EndTurn), "over");
}

#[test]
fn the_last_light_wins_whatever_the_others_had() {
    let mut game = Table::of(2).hand(0, &["gust_1"]).hand(1, &["ember_1"]).flames(1, 1).begin();
    game.does(0, play_at("gust_1", 1)).pass(&[1]).pass(&[0, 1]);
    assert!(game.has_heard(Viewer::Public, &Event::WentDark { seat: seat(1) }));
    let outcome = outcome(&game);
    assert_eq!(outcome.reason, "last_light");
    assert_eq!(
        outcome.standings.iter().map(|s| (s.place, s.score)).collect::<Vec<_>>(),
        [(1, 6), (2, 0)]
    );
}

#[test]
fn who_goes_dark_leaves_his_cards_and_is_asked_no_more() {
    let mut game = Table::of(3)
        .hand(0, &["crier_1"])
        .hand(1, &["gust_1"])
        .hand(2, &["fair_1"])
        .charm(2, "crier_2")
        .stalls(2, &["drum_1"])
        .flames(2, 1)
        .begin();
    game.does(0, play("crier_1")).pass(&[1, 2]).pass(&[0, 1]).does(2, Action::Bid(2));
    game.pass(&[0]).does(1, play_at("gust_1", 2)).pass(&[0, 2]).pass(&[0, 1, 2]);
    assert_eq!(game.awaited(), [0], "the auction goes on without him");
    assert_eq!(game.view(0).auction.map(|auction| (auction.bid, auction.leader)), Some((0, None)));
    for name in ["fair_1", "crier_2", "drum_1"] {
        assert!(game.state().discard.contains(&card(name)), "{name}");
    }
    game.pass(&[0, 1]).does(0, Action::EndTurn).does(1, Action::EndTurn);
    assert_eq!(game.awaited(), [0]);
}

#[test]
fn who_goes_dark_in_his_own_turn_ends_it() {
    let mut game = Table::of(3).hand(0, &["gust_1"]).charm(1, "mirror_1").flames(0, 1).begin();
    game.does(0, play_at("gust_1", 1)).pass(&[1, 2]).does(1, Action::Light).pass(&[0, 1, 2]);
    assert!(game.state().seat(seat(0)).dark);
    assert_eq!(game.state().seat(seat(1)).flames, 2, "the gust itself goes on");
    assert_eq!((game.awaited(), game.state().turn), (vec![1], 2));
}

#[test]
fn tables_that_cannot_be_are_not_opened() {
    let open = |turns, seats| {
        let options = Options { turns, ..Options::default() };
        Match::<Market>::new(
            &DATA,
            &Setup { options, seats, seed: Seed::from_number(1), random: Vec::new() },
        )
        .err()
    };
    assert_eq!(open(20, 6), Some(OptionsError::WrongSeats { min: 2, max: 5, asked: 6 }));
    assert!(
        matches!(open(0, 2), Some(OptionsError::WrongOption { option, .. }) if option == "turns")
    );
    assert_eq!(open(20, 5), None);
}
