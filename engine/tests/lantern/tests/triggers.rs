//! Triggers: who orders them, how one fires another, and how a loop of them ends.

use super::table::*;
use crate::lantern::rules::{Options, Order};
use crate::lantern::state::{PLAYS, State};
use crate::lantern::words::{Cut, Event};
use engine::stack::Kind;
use engine::{Card, Resolve, Viewer};

fn rung(game: &Game) -> Vec<Card> {
    let rang = |event: Event| match event {
        Event::StallRang { card, .. } => Some(card),
        _ => None,
    };
    game.heard(Viewer::Public).into_iter().filter_map(rang).collect()
}

fn stalls_all_round(order: Order) -> Game {
    let mut game = Table::with(Options { order, ..Options::default() }, 3)
        .hand(0, &["gust_1"])
        .stalls(0, &["drum_3"])
        .stalls(1, &["drum_1", "lamplighter_1"])
        .stalls(2, &["drum_2"])
        .begin();
    game.does(0, play_at("gust_1", 2)).pass(&[1, 2]);
    game
}

#[test]
fn the_current_player_orders_all_triggers() {
    let mut game = stalls_all_round(Order::CurrentPlayer);
    assert_eq!((game.awaited(), game.windows()), (vec![0], vec![Kind::OrderedBySeat]));
    assert_eq!(game.view(2).ringing.len(), 4, "what is going to ring is no secret");
    game.does(0, next("lamplighter_1")).does(0, next("drum_2")).does(0, next("drum_1"));
    assert_eq!(
        rung(&game),
        ["lamplighter_1", "drum_2", "drum_1", "drum_3"].map(card),
        "the last needs no choice"
    );
}

#[test]
fn seat_by_seat_each_owner_orders_his_own_triggers() {
    let mut game = stalls_all_round(Order::Owners);
    assert_eq!(rung(&game), [card("drum_3")], "seat 0 has only one and begins");
    assert_eq!((game.awaited(), game.windows()), (vec![1], vec![Kind::OrderedByOwners]));
    assert_eq!(game.refuses(1, next("drum_2")), "not_this_card");
    game.does(1, next("lamplighter_1"));
    assert_eq!(rung(&game), ["drum_3", "lamplighter_1", "drum_1", "drum_2"].map(card));
    assert_eq!((game.awaited(), game.asked(0)), (vec![0], "your_turn".to_owned()));
}

#[test]
fn a_trigger_fires_another() {
    let mut game =
        Table::of(3).hand(0, &["gust_1"]).stalls(1, &["drum_1"]).stalls(2, &["magpie_1"]).begin();
    game.does(0, play_at("gust_1", 1)).pass(&[1, 2]);
    let told = game.heard(Viewer::Public);
    let end = [
        Event::FlameLost { seat: seat(1) },
        Event::StallRang { seat: seat(1), card: card("drum_1") },
        Event::CoinGained { seat: seat(1) },
        Event::CoinTaken { seat: seat(2), from: seat(1) },
        Event::CardDone { card: card("gust_1") },
    ];
    assert!(told.ends_with(&end), "{told:?}");
}

#[test]
fn a_trigger_asks_in_the_middle_of_another() {
    let mut game = Table::of(2)
        .hand(0, &["gust_1"])
        .charm(1, "mirror_1")
        .stalls(0, &["drum_1", "drum_2"])
        .stalls(1, &["drum_3"])
        .begin();
    game.does(0, play_at("gust_1", 1)).pass(&[1]).does(1, crate::lantern::words::Action::Light);
    assert_eq!(game.windows(), [Kind::OrderedBySeat], "first those that the mirrored gust fires");
    game.does(0, next("drum_3")).does(0, next("drum_2"));
    game.does(0, next("drum_1")).does(0, next("drum_3"));
    assert_eq!(rung(&game), ["drum_3", "drum_2", "drum_1", "drum_1", "drum_3", "drum_2"].map(card));
}

#[test]
fn a_loop_of_triggers_is_broken_off_and_the_game_goes_on() {
    let mut game = Table::of(3)
        .hand(0, &["gust_1"])
        .stalls(0, &["magpie_1"])
        .stalls(1, &["drum_1", "drum_2"])
        .stalls(2, &["magpie_2"])
        .begin();
    game.does(0, play_at("gust_1", 1)).pass(&[1, 2]).does(0, next("drum_1"));
    let told = game.heard(Viewer::Public);
    let taken = told.iter().filter(|event| matches!(event, Event::CoinTaken { .. })).count();
    let limit = <crate::lantern::rules::Market as Resolve>::FUEL as usize;
    assert!((limit - 10..limit).contains(&taken), "the magpies took the coin {taken} times");
    assert!(told.contains(&Event::BrokenOff { what: Cut::Squabble }));
    assert_eq!(
        rung(&game),
        ["drum_1", "drum_2"].map(card),
        "the rest goes on, with magpies that sulk"
    );
    let coins: u8 = game.state().seats.iter().map(|keeper| keeper.coins).sum();
    assert_eq!(coins, 3 * 3 + 2);
    let State { sulking, plays, .. } = *game.state();
    assert!(sulking && plays < PLAYS);
    game.does(0, crate::lantern::words::Action::EndTurn);
    assert_eq!((game.awaited(), game.state().sulking), (vec![1], false));
}

#[test]
fn what_nests_too_deeply_is_broken_off_and_the_game_goes_on() {
    let mut game = Table::of(2)
        .hand(0, &["gust_1", "screen_2", "screen_4", "screen_6"])
        .hand(1, &["screen_1", "screen_3", "screen_5", "screen_7", "screen_8"])
        .begin();
    game.does(0, play_at("gust_1", 1));
    for number in 1..=6u8 {
        game.does(number % 2, answer(&format!("screen_{number}")));
        assert_eq!(game.windows().len(), 1 + usize::from(number));
    }
    game.does(1, answer("screen_7"));
    assert!(game.has_heard(Viewer::Public, &Event::BrokenOff { what: Cut::Everything }));
    assert_eq!((game.awaited(), game.asked(0)), (vec![0], "your_turn".to_owned()));
    assert_eq!(game.state().discard.len(), 8, "all that was on the table");
    assert_eq!(game.view(1).hand, [card("screen_8")]);
    assert_eq!(game.state().seat(seat(1)).flames, 3);
}
