//! What a server asks of a table: texts, what is new, windows, copies, stored lines, and bots that think elsewhere.

#![allow(clippy::unwrap_used)] // In a test a panic is a failure.

use catalog::{Catalog, Game, Table};
use engine::{
    Chance, FastChance, Hearing, Kind, Line, LineError, Seat, SeatSet, Seed, Setup, Status,
    Takeback, Viewer,
};
use serde_json::{Map, Value, json};

const GAMES: [&str; 3] = ["duel", "jade", "smashup"];

fn setup(seats: u8, seed: u64) -> Setup<Value> {
    Setup { options: Value::Null, seats, seed: Seed::from_number(seed), random: Vec::new() }
}

fn open(catalog: &Catalog, game: &str, seed: u64) -> Box<dyn Table> {
    catalog.game(game).unwrap().create(&setup(2, seed)).unwrap()
}

/// Whom a table waits for.
fn awaited(table: &dyn Table) -> Option<Seat> {
    match table.status() {
        Status::Awaiting(seats) => seats.first(),
        Status::Over(_) => None,
    }
}

/// Plays something at random; choices of several picks are made by the fallback of the rules.
fn step(table: &mut dyn Table, dice: &mut FastChance) -> Option<Seat> {
    let seat = awaited(table)?;
    let actions = table.actions(seat);
    let action = actions[dice.index("action", actions.len())].clone();
    let luck = u64::from(dice.bits("luck"));
    let batch = match table.play(seat, &[action], 7) {
        Ok(catalog::Done::Played) => return Some(seat),
        _ => table.fallback(seat, luck).unwrap(),
    };
    table.play(seat, &batch, 7).unwrap();
    Some(seat)
}

/// Takes back the last batch of a seat, if there is one.
fn take_back(table: &mut dyn Table, seat: Seat) {
    let all = Takeback { agreed: SeatSet::all(table.seats()), revealed: true };
    let _ = table.undo(seat, all, 7);
}

/// A random game in which things are taken back; `each` sees the table after every step.
fn wild(table: &mut dyn Table, seed: u64, mut each: impl FnMut(&dyn Table)) {
    let mut dice = FastChance::new(seed);
    each(table);
    for _ in 0..400 {
        if dice.index("undo", 8) == 0 {
            take_back(table, Seat::new(dice.index("seat", 2) as u8));
        } else if step(table, &mut dice).is_none() {
            return;
        }
        each(table);
    }
}

fn sight(table: &dyn Table, viewer: Viewer) -> Value {
    let mut text = String::new();
    table.sight(viewer, &mut text);
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// What a sight must hold, made of the answers that are values.
fn pieced_together(table: &dyn Table, viewer: Viewer) -> Value {
    let mut sight = Map::new();
    sight.insert("view".into(), table.view(viewer));
    sight.insert("asked".into(), json!(table.asked(viewer)));
    if let Viewer::Seat(seat) = viewer
        && let Some(question) = table.question(seat)
    {
        sight.insert("question".into(), json!(question));
        sight.insert("choices".into(), json!(table.choices(seat)));
    }
    if let Status::Over(outcome) = table.status() {
        sight.insert("outcome".into(), json!(outcome));
    }
    Value::Object(sight)
}

#[test]
fn a_sight_holds_what_the_single_answers_say() {
    let catalog = Catalog::built_in().unwrap();
    for game in GAMES {
        let mut endings = 0;
        for seed in 0..3 {
            let mut table = open(&catalog, game, seed);
            wild(&mut *table, seed, |table| {
                for viewer in Viewer::all(2) {
                    assert_eq!(sight(table, viewer), pieced_together(table, viewer), "{game}");
                }
                endings += usize::from(sight(table, Viewer::Public)["outcome"].is_object());
            });
        }
        assert!(endings > 0, "no game of {game} came to its end");
    }
}

#[test]
fn a_sight_asks_nobody_but_the_seats_that_are_asked() {
    let catalog = Catalog::built_in().unwrap();
    let table = open(&catalog, "jade", 1);
    let fields = |viewer| {
        let Value::Object(sight) = sight(&*table, viewer) else { panic!("it is an object") };
        sight.into_iter().map(|(field, _)| field).collect::<Vec<_>>()
    };
    assert_eq!(fields(Viewer::Seat(Seat::new(0))), ["asked", "choices", "question", "view"]);
    assert_eq!(fields(Viewer::Seat(Seat::new(1))), ["asked", "view"]);
    assert_eq!(fields(Viewer::Public), ["asked", "view"]);
}

#[test]
fn what_is_new_is_told_once_and_in_order() {
    let catalog = Catalog::built_in().unwrap();
    for game in GAMES {
        let mut table = open(&catalog, game, 4);
        let viewers: Vec<_> = Viewer::all(2).collect();
        let mut ears = vec![(Hearing::default(), Vec::<Value>::new()); viewers.len()];
        wild(&mut *table, 4, |table| {
            for (viewer, (hearing, told)) in viewers.iter().zip(&mut ears) {
                let mut text = String::new();
                table.tell(*viewer, hearing, &mut text);
                let new: Vec<Value> = serde_json::from_str(&format!("[{text}]")).unwrap();
                told.extend(new);
                assert_eq!(hearing.number, told.len());
            }
        });
        for (viewer, (mut hearing, told)) in viewers.iter().zip(ears) {
            let mut events = table.events(*viewer, 0);
            for (number, event) in events.iter_mut().enumerate() {
                let Value::Object(event) = event else { panic!("a telling is an object") };
                assert_eq!(event.remove("number"), Some(number.into()));
            }
            assert_eq!(told, events, "{game}");
            assert!(told.iter().any(|told| told.get("undone").is_some()), "nothing was taken back");
            let mut text = "kept".to_owned();
            table.tell(*viewer, &mut hearing, &mut text);
            assert_eq!(text, "kept", "nothing is new");
        }
    }
}

#[test]
fn a_table_is_folded_from_its_lines() {
    let catalog = Catalog::built_in().unwrap();
    for game in GAMES {
        let mut table = open(&catalog, game, 9);
        assert_eq!(table.last_line(), None);
        let mut again = open(&catalog, game, 9);
        let mut lines = 0;
        wild(&mut *table, 9, |table| {
            let saved = table.save().log;
            assert_eq!(table.last_line().as_ref(), saved.last());
            saved[lines..].iter().for_each(|line| again.act(&stored(line)).unwrap());
            lines = saved.len();
            assert_eq!(again.digest(), table.digest());
        });
        if awaited(&*table).is_some() {
            table.concede(Seat::new(1), 8).unwrap();
            again.act(&stored(&table.last_line().unwrap())).unwrap();
        }
        assert_eq!((again.save(), again.status()), (table.save(), table.status()), "{game}");
        assert!(lines > 20);
    }
}

/// A line as it comes back from a store.
fn stored(line: &Line) -> Line {
    serde_json::from_str(&serde_json::to_string(line).unwrap()).unwrap()
}

#[test]
fn a_line_that_leads_elsewhere_is_found() {
    let catalog = Catalog::built_in().unwrap();
    let mut table = open(&catalog, "jade", 1);
    let start = table.actions(Seat::new(0));
    table.play(Seat::new(0), &start, 0).unwrap();
    let line = table.last_line().unwrap();
    let other_state = Line { state: "00".into(), ..line.clone() };
    let error = open(&catalog, "jade", 1).act(&other_state).unwrap_err();
    assert!(matches!(error, LineError::OtherState { ours, .. } if ours == line.state));
    let other_luck = open(&catalog, "jade", 2).act(&line).unwrap_err();
    assert!(matches!(other_luck, LineError::OtherState { .. }));

    let before = table.digest();
    let error = table.act(&line).unwrap_err();
    assert!(matches!(error, LineError::Refused(refusal) if refusal.code() == "already_started"));
    let error = table.act(&Line { seat: Seat::new(1), ..line }).unwrap_err();
    assert!(matches!(error, LineError::Refused(refusal) if refusal.code() == "not_your_turn"));
    assert_eq!(table.digest(), before, "a refused line changes nothing");
}

#[test]
fn a_copy_goes_its_own_way() {
    let catalog = Catalog::built_in().unwrap();
    for game in GAMES {
        let mut table = open(&catalog, game, 2);
        let mut dice = FastChance::new(2);
        for _ in 0..10 {
            step(&mut *table, &mut dice);
        }
        let mut copy = table.fork();
        assert_eq!(copy.save(), table.save());
        let before = table.save();
        let seat = step(&mut *copy, &mut dice).unwrap();
        assert_ne!(copy.digest(), table.digest());
        assert_eq!(table.save(), before);
        take_back(&mut *copy, seat);
        assert_eq!(copy.digest(), table.digest());
    }
}

#[test]
fn a_seat_passes_where_it_can() {
    let catalog = Catalog::built_in().unwrap();
    let mut passed: Vec<Kind> = Vec::new();
    for seed in 0..4 {
        let mut table = open(&catalog, "smashup", seed);
        wild(&mut *table, seed, |table| {
            let Some(seat) = awaited(table) else {
                assert_eq!((table.window(), table.pass(Seat::new(0))), (None, None));
                return;
            };
            let window = table.window().unwrap();
            assert!(window.asked.contains(seat));
            assert_eq!(table.pass(seat.next(2)), None, "only who is awaited can pass");
            if let Some(pass) = table.pass(seat) {
                let mut copy = table.fork();
                let done = copy.play(seat, &pass, 0).unwrap();
                assert!(matches!(done, catalog::Done::Played), "{pass:?}");
                passed.push(window.kind);
            }
        });
    }
    assert!(passed.contains(&Kind::UntilAllPass) && passed.contains(&Kind::Choice), "{passed:?}");
    for game in ["duel", "jade"] {
        let table = open(&catalog, game, 1);
        assert_eq!((table.window(), table.pass(Seat::new(0))), (None, None));
    }
}

/// A table of a game, far enough that there is something to choose.
fn under_way(game: &dyn Game) -> (Box<dyn Table>, Seat) {
    let mut table = game.create(&setup(2, 6)).unwrap();
    let mut dice = FastChance::new(6);
    while awaited(&*table).is_some_and(|seat| table.actions(seat).len() < 4) {
        step(&mut *table, &mut dice);
    }
    let seat = awaited(&*table).unwrap();
    (table, seat)
}

#[test]
fn a_bot_thinks_in_another_thread_while_the_table_goes_on() {
    let catalog = Catalog::built_in().unwrap();
    for game in catalog.games() {
        let (mut table, seat) = under_way(game);
        let chosen = table.fork().choose(seat, "mcts@60p", None).unwrap();
        let thought = table.think(seat, "mcts@60p").unwrap();
        let fallback = table.fallback(seat, 1).unwrap();
        table.play(seat, &fallback, 0).unwrap();
        let (batch, kept) = std::thread::spawn(move || thought.run(None)).join().unwrap();
        assert_eq!(batch.unwrap(), chosen, "it thinks about the position it was given");
        table.keep(kept);
        take_back(&mut *table, seat);
        // A sealed answer is not taken back; then somebody else is asked.
        let seat = awaited(&*table).unwrap();
        assert!(table.choose(seat, "mcts@60p", None).is_ok());
    }
}

#[test]
fn who_is_not_asked_does_not_think() {
    let catalog = Catalog::built_in().unwrap();
    let mut table = open(&catalog, "jade", 1);
    let refused = |thought: Result<Box<dyn catalog::Thought>, engine::Refusal>| {
        thought.err().map(|refusal| refusal.code().to_owned()).unwrap()
    };
    assert_eq!(refused(table.think(Seat::new(1), "random")), "not_your_turn");
    assert_eq!(refused(table.think(Seat::new(9), "random")), "no_such_seat");
    assert_eq!(refused(table.think(Seat::new(0), "genius")), "unknown_bot");
    let (batch, kept) = table.think(Seat::new(0), "mcts@5ms").unwrap().run(None);
    assert_eq!(batch.unwrap_err().code(), "needs_clock");
    table.keep(kept);
}

#[test]
fn a_bot_that_comes_back_remembers() {
    let catalog = Catalog::built_in().unwrap();
    let game = catalog.game("jade").unwrap();
    // A bot that is kept goes on with its own luck; a new one begins again.
    let decisions = |keeps: bool| {
        let (mut table, seat) = under_way(game);
        let mut decide = || {
            let (batch, kept) = table.think(seat, "random").unwrap().run(None);
            if keeps {
                table.keep(kept);
            }
            batch.unwrap()
        };
        (0..12).map(|_| decide()).collect::<Vec<_>>()
    };
    assert!(decisions(true).windows(2).any(|two| two[0] != two[1]));
    assert!(decisions(false).windows(2).all(|two| two[0] == two[1]));
}

#[test]
fn a_bot_of_another_game_is_not_kept() {
    let catalog = Catalog::built_in().unwrap();
    let (mut duel, seat) = under_way(catalog.game("duel").unwrap());
    let (_, kept) = duel.think(seat, "random").unwrap().run(None);
    let (mut jade, seat) = under_way(catalog.game("jade").unwrap());
    jade.keep(kept);
    assert!(jade.choose(seat, "random", None).is_ok());
}
