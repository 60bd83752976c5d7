//! The bot of docs/adding-a-bot.md is known by name and plays at every table.

#![allow(clippy::unwrap_used)] // In a test a panic is a failure.

use bots::{BotName, KINDS};
use catalog::{Catalog, Means, Playouts};
use engine::{Clock, Seed, Setup, Status};
use serde_json::Value;

/// A clock that has run out before it is looked at.
struct Out;

impl Clock for Out {
    fn used(&self) -> f32 {
        1.0
    }
}

#[test]
fn it_has_a_name() {
    assert!(KINDS.contains(&"flat"));
    assert!("flat@20p".parse::<BotName>().is_ok());
    let said = "genius".parse::<BotName>().unwrap_err().to_string();
    assert!(said.contains("flat"), "{said}");
}

#[test]
fn it_plays_every_game_at_a_table() {
    for game in Catalog::built_in().unwrap().games() {
        let seed = Seed::from_number(1);
        let setup =
            Setup { options: Value::Null, seats: game.info().seats.0, seed, random: vec![] };
        let mut table = game.create(&setup).unwrap();
        for name in ["flat@10p", "flat@10ms"].into_iter().cycle() {
            let Status::Awaiting(seats) = table.status() else { break };
            let seat = seats.first().unwrap();
            let means = Means { clock: &Out, threads: 1 };
            let batch = table.choose(seat, name, Some(means)).unwrap();
            table.play(seat, &batch, 0).unwrap();
        }
    }
}

#[test]
fn it_is_better_than_chance() {
    let catalog = Catalog::built_in().unwrap();
    let playouts = Playouts {
        options: Value::Null,
        seats: 2,
        bots: vec!["flat@100p".parse().unwrap(), "random".parse().unwrap()],
        seed: 1,
        clocks: None,
        each: &|| {},
    };
    let tally = catalog.game("jade").unwrap().play_out(&playouts, &mut (0..10)).unwrap();
    assert!(tally.wins[0] > tally.wins[1], "{tally:?}");
}
