//! Bots at tables of the catalog: what levels mean, and bots that think by the clock.

#![allow(clippy::unwrap_used)] // In a test a panic is a failure.

use bots::{BotName, KINDS, Spend};
use catalog::{Catalog, Door, Means, Playouts, Table};
use engine::{Clock, Seat, Seed, Setup, Status};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU32, Ordering};

/// A clock that is used up after some looks at it.
#[derive(Default)]
struct Looks(AtomicU32);

impl Clock for Looks {
    fn used(&self) -> f32 {
        self.0.fetch_add(1, Ordering::Relaxed) as f32 / 4.0
    }
}

fn looks(_: u32) -> Box<dyn Clock> {
    Box::new(Looks::default())
}

fn jade(catalog: &Catalog) -> Box<dyn Table> {
    let setup =
        Setup { options: Value::Null, seats: 2, seed: Seed::from_number(3), random: Vec::new() };
    catalog.game("jade").unwrap().create(&setup).unwrap()
}

#[test]
fn every_level_of_every_game_is_a_kind_of_bot() {
    for game in Catalog::built_in().unwrap().games() {
        for level in game.info().levels {
            let bot: BotName = level.parse().unwrap_or_else(|error| panic!("{error}"));
            assert!(KINDS.contains(&bot.name()), "{}: {level} is a level itself", game.name());
            assert!(bot.spend.is_some(), "{}: how much may {level} think?", game.name());
        }
    }
}

#[test]
fn a_table_says_what_a_name_means_there() {
    let catalog = Catalog::built_in().unwrap();
    let table = jade(&catalog);
    let levels = catalog.game("jade").unwrap().info().levels;
    for (name, meant) in [("easy", levels[0]), ("normal", levels[1]), ("hard", levels[2])] {
        assert_eq!(table.plan(name).unwrap(), table.plan(meant).unwrap());
    }
    assert_eq!(table.plan("hard@7ms").unwrap().spend, Spend::Milliseconds(7));
    assert_eq!(table.plan("genius").unwrap_err().code(), "unknown_bot");
}

#[test]
fn a_bot_with_time_plays_where_there_is_a_clock() {
    let catalog = Catalog::built_in().unwrap();
    let mut table = jade(&catalog);
    let first = Seat::new(0);
    let start = table.actions(first);
    table.play(first, &start, 0).unwrap();
    assert_eq!(table.choose(first, "mcts@5ms", None).unwrap_err().code(), "needs_clock");
    for threads in [1, 2] {
        let clock = Looks::default();
        let means = Means { clock: &clock, threads };
        let batch = table.choose(first, "mcts@5ms", Some(means)).unwrap();
        assert!(table.check(first, &batch[0]).is_ok(), "{batch:?}");
        assert!(clock.0.into_inner() > 0, "nobody looked at the clock");
    }
}

#[test]
fn the_door_has_the_clocks_of_its_host() {
    let seeds = || Box::new(|| Seed::from_number(7));
    let ask = |door: &mut Door, bot: &str| {
        let mut answer = |request: Value| door.answer(request.to_string().as_bytes());
        answer(json!({"do": "create", "game": "jade", "seats": 2}));
        answer(json!({"do": "play", "table": 1, "seat": 0, "actions": ["start"]}));
        answer(json!({"do": "choose", "table": 1, "seat": 0, "bot": bot}))
    };
    let mut without = Door::new(Catalog::built_in().unwrap(), seeds());
    assert_eq!(ask(&mut without, "mcts@5ms")["refused"]["code"], "needs_clock");
    let with = Door::new(Catalog::built_in().unwrap(), seeds());
    let mut with = with.with_clocks(Box::new(looks), 2);
    let answer = ask(&mut with, "mcts@5ms");
    assert!(answer["ok"].as_array().is_some_and(|batch| !batch.is_empty()), "{answer}");
}

#[test]
fn games_without_a_table_need_clocks_too() {
    let catalog = Catalog::built_in().unwrap();
    let game = catalog.game("jade").unwrap();
    let mut playouts = Playouts {
        options: Value::Null,
        seats: 2,
        bots: vec!["mcts@5ms".parse().unwrap(), "random".parse().unwrap()],
        seed: 1,
        clocks: None,
        each: &|| {},
    };
    assert_eq!(game.play_out(&playouts, &mut (0..2)).unwrap_err().code(), "needs_clock");
    playouts.clocks = Some(&looks);
    assert_eq!(game.play_out(&playouts, &mut (0..2)).unwrap().games, 2);
}

#[test]
fn a_bot_that_remembers_plays_whole_games_at_a_table() {
    let catalog = Catalog::built_in().unwrap();
    let mut table = jade(&catalog);
    while let Status::Awaiting(seats) = table.status() {
        let seat = seats.first().unwrap();
        let batch = table.choose(seat, "mcts@20p", None).unwrap();
        table.play(seat, &batch, 0).unwrap();
        // What was taken back must not be remembered as played.
        if table.digest().to_string().starts_with('0') {
            let takeback = engine::Takeback { agreed: engine::SeatSet::all(2), revealed: true };
            table.undo(seat, takeback, 0).unwrap();
            let batch = table.choose(seat, "mcts@20p", None).unwrap();
            table.play(seat, &batch, 0).unwrap();
        }
    }
}
