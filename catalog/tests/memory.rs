//! How much room a running table takes: a server keeps a thousand of them.

#![allow(clippy::unwrap_used)] // In a test a panic is a failure.

use catalog::{Catalog, Table};
use engine::{Chance, FastChance, Seed, Setup, Status};
use serde_json::Value;

/// The most that a table of Jade Night with two seats may take, at any time of the game.
const MOST: i64 = 20 * 1024;

fn setup(seed: u64) -> Setup<Value> {
    Setup { options: Value::Null, seats: 2, seed: Seed::from_number(seed), random: Vec::new() }
}

/// Plays at random to the end; gives the bytes that the table takes after each move.
fn grow(catalog: &Catalog, seed: u64) -> Vec<i64> {
    let game = catalog.game("jade").unwrap();
    let mut dice = FastChance::new(seed);
    let mut table: Option<Box<dyn Table>> = None;
    let opened = allocation_counter::measure(|| table = game.create(&setup(seed)).ok());
    let mut table = table.unwrap();
    let mut bytes = vec![opened.bytes_current];
    while let Status::Awaiting(seats) = table.status() {
        let seat = seats.first().unwrap();
        let mut actions = table.actions(seat);
        let batch = [actions.swap_remove(dice.index("action", actions.len()))];
        let grown = allocation_counter::measure(|| {
            table.play(seat, &batch, 0).unwrap();
        });
        bytes.push(bytes.last().unwrap() + grown.bytes_current);
    }
    bytes
}

#[test]
fn a_table_of_jade_night_stays_small() {
    let catalog = Catalog::built_in().unwrap();
    // The first table brings the rules, which the others share.
    let _first = catalog.game("jade").unwrap().create(&setup(0)).unwrap();
    let games: Vec<Vec<i64>> = (1..40).map(|seed| grow(&catalog, seed)).collect();
    let mean =
        |place: fn(&Vec<i64>) -> i64| games.iter().map(place).sum::<i64>() / games.len() as i64;
    let moves = mean(|bytes| bytes.len() as i64 - 1);
    let (start, middle) = (mean(|bytes| bytes[0]), mean(|bytes| bytes[bytes.len() / 2]));
    let end = mean(|bytes| *bytes.last().unwrap());
    let most = games.iter().flatten().max().unwrap();
    println!("{moves} moves: {start} bytes, then {middle}, then {end}; at most {most}");
    assert!(*most < MOST, "{most} bytes");
}

#[test]
fn tables_share_their_rules_and_let_them_go() {
    let catalog = Catalog::built_in().unwrap();
    let game = catalog.game("jade").unwrap();
    let opened = |table: &mut Option<Box<dyn Table>>| {
        allocation_counter::measure(|| *table = game.create(&setup(1)).ok()).bytes_current
    };
    let (mut first, mut second) = (None, None);
    let (alone, beside) = (opened(&mut first), opened(&mut second));
    assert!(beside < alone / 2, "the first takes {alone} bytes, the second {beside}");
    println!("the first takes {alone} bytes, the second {beside}");
    drop((first, second));
    let left = allocation_counter::measure(|| drop(game.create(&setup(1)))).bytes_current;
    assert!(left <= 0, "{left} bytes are left of a table that nobody keeps");
}
