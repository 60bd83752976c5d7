//! What a host pays for a move of Jade Night with two seats: to play it, to show it, to tell it and to store it.

use catalog::{Catalog, Table};
use divan::{Bencher, counter::ItemsCount};
use engine::{Chance, FastChance, Hearing, Seat, Seed, Setup, Status, Viewer};
use serde_json::Value;

fn main() {
    divan::main();
}

const VIEWERS: [Viewer; 2] = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))];

/// A table after a move.
struct Moved {
    table: Box<dyn Table>,
    seat: Seat,
    batch: Vec<Value>,
    /// How far the two seats had listened before the move.
    before: [Hearing; 2],
}

fn opened(seed: u64) -> Box<dyn Table> {
    let seed = Seed::from_number(seed);
    let setup = Setup { options: Value::Null, seats: 2, seed, random: Vec::new() };
    let catalog = Catalog::built_in().expect("the built-in files are sound");
    let game = catalog.game("jade").expect("it is in the catalog");
    game.create(&setup).expect("two can play")
}

/// A random game, move by move.
fn moves(seed: u64) -> Vec<Moved> {
    let mut table = opened(seed);
    let mut dice = FastChance::new(seed);
    let mut moves = Vec::new();
    while let Status::Awaiting(seats) = table.status()
        && let Some(seat) = seats.first()
    {
        let mut actions = table.actions(seat);
        let batch = vec![actions.swap_remove(dice.index("action", actions.len()))];
        let before = VIEWERS.map(|viewer| {
            let mut hearing = Hearing::default();
            table.tell(viewer, &mut hearing, &mut String::new());
            hearing
        });
        table.play(seat, &batch, 0).expect("it is listed");
        moves.push(Moved { table: table.fork(), seat, batch, before });
    }
    moves
}

fn games() -> Vec<Moved> {
    (0..8).flat_map(moves).collect()
}

/// Measures something that is done after every move of some games.
fn after_each(bencher: Bencher<'_, '_>, mut what: impl FnMut(&Moved, &mut String)) {
    let games = games();
    let mut out = String::new();
    bencher.counter(ItemsCount::new(games.len())).bench_local(|| {
        for moved in &games {
            out.clear();
            what(moved, &mut out);
            divan::black_box(&out);
        }
    });
}

#[divan::bench]
fn play(bencher: Bencher<'_, '_>) {
    let game = moves(1);
    bencher.counter(ItemsCount::new(game.len())).with_inputs(|| opened(1)).bench_local_values(
        |mut table| {
            for moved in &game {
                table.play(moved.seat, &moved.batch, 0).expect("it was accepted before");
            }
            table
        },
    );
}

#[divan::bench]
fn sight_for_both(bencher: Bencher<'_, '_>) {
    after_each(bencher, |moved, out| {
        VIEWERS.into_iter().for_each(|viewer| moved.table.sight(viewer, out));
    });
}

#[divan::bench]
fn tell_to_both(bencher: Bencher<'_, '_>) {
    after_each(bencher, |moved, out| {
        for (viewer, mut hearing) in VIEWERS.into_iter().zip(moved.before) {
            moved.table.tell(viewer, &mut hearing, out);
        }
    });
}

#[divan::bench]
fn choices_as_values(bencher: Bencher<'_, '_>) {
    after_each(bencher, |moved, _| {
        let Status::Awaiting(seats) = moved.table.status() else { return };
        seats.iter().for_each(|seat| drop(divan::black_box(moved.table.choices(seat))));
    });
}

#[divan::bench]
fn views_as_values(bencher: Bencher<'_, '_>) {
    after_each(bencher, |moved, _| {
        VIEWERS.into_iter().for_each(|viewer| drop(divan::black_box(moved.table.view(viewer))));
    });
}

#[divan::bench]
fn line_to_store(bencher: Bencher<'_, '_>) {
    after_each(bencher, |moved, _| drop(divan::black_box(moved.table.last_line())));
}

/// All of it, as a server does it.
#[divan::bench]
fn whole_move(bencher: Bencher<'_, '_>) {
    let game = moves(1);
    let mut out = String::new();
    bencher.counter(ItemsCount::new(game.len())).with_inputs(|| opened(1)).bench_local_values(
        |mut table| {
            let mut ears = VIEWERS.map(|viewer| (viewer, Hearing::default()));
            for moved in &game {
                table.play(moved.seat, &moved.batch, 0).expect("it was accepted before");
                out.clear();
                for (viewer, hearing) in &mut ears {
                    table.tell(*viewer, hearing, &mut out);
                    table.sight(*viewer, &mut out);
                }
                divan::black_box((&out, table.last_line()));
            }
            table
        },
    );
}
