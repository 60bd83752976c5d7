//! The door for programs: what it answers, and that nothing breaks it.

#![allow(clippy::unwrap_used)] // In a test a panic is a failure.

use catalog::{Catalog, Door};
use engine::{Chance, FastChance, Seed, testkit};
use serde_json::{Value, json};

fn door() -> Door {
    let catalog = Catalog::built_in().unwrap();
    Door::new(catalog, Box::new(|| Seed::from_number(7)))
}

fn ask(door: &mut Door, request: Value) -> Value {
    door.answer(request.to_string().as_bytes())
}

fn ok(door: &mut Door, request: Value) -> Value {
    let mut answer = ask(door, request.clone());
    assert!(answer.get("ok").is_some(), "{request} was answered {answer}");
    answer["ok"].take()
}

fn refused(door: &mut Door, request: Value) -> String {
    let answer = ask(door, request.clone());
    let code = answer["refused"]["code"].as_str();
    code.unwrap_or_else(|| panic!("{request} was answered {answer}")).to_owned()
}

#[test]
fn a_whole_game_is_played_saved_and_loaded_through_the_door() {
    let mut door = door();
    let table = ok(&mut door, json!({"do": "create", "game": "jade", "seats": 2, "seed": "01"}));
    let table = table["table"].clone();
    let mut decisions = 0;
    loop {
        let status = ok(&mut door, json!({"do": "status", "table": table}));
        let Some(seat) = status["awaiting"].get(0) else {
            break;
        };
        let bot = if seat == 0 { "greedy" } else { "random" };
        let batch =
            ok(&mut door, json!({"do": "choose", "table": table, "seat": seat, "bot": bot}));
        let quote = json!({"do": "check", "table": table, "seat": seat, "action": batch[0]});
        ok(&mut door, quote);
        let played = json!({"do": "play", "table": table, "seat": seat, "actions": batch});
        assert_eq!(ok(&mut door, played), "played");
        decisions += 1;
    }
    assert!(decisions > 20);
    let events = ok(&mut door, json!({"do": "events", "table": table, "viewer": "public"}));
    assert_eq!(events[0]["event"]["started"]["players"], 2);
    let last = events.as_array().unwrap().last().unwrap();
    assert!(last["event"].get("game_ended").is_some(), "{last}");
    let since = json!({"do": "events", "table": table, "viewer": 0, "since": last["number"]});
    assert_eq!(ok(&mut door, since).as_array().unwrap().len(), 1);

    let saved = ok(&mut door, json!({"do": "save", "table": table}));
    let loaded = ok(&mut door, json!({"do": "load", "replay": saved}));
    let [here, there] = [&table, &loaded["table"]].map(|t| json!({"do": "state", "table": t}));
    assert_eq!(ok(&mut door, here), ok(&mut door, there));

    let mut tampered = saved.clone();
    tampered["log"][3]["state"] = json!("00");
    assert_eq!(refused(&mut door, json!({"do": "load", "replay": tampered})), "broken_replay");
    let mut other = saved.clone();
    other["rules"] = json!("0123");
    let answer = ask(&mut door, json!({"do": "load", "replay": other}));
    assert_eq!(answer["refused"]["code"], "other_rules");
    assert_eq!(answer["refused"]["figures"]["theirs"], "0123");
    assert_eq!(answer["refused"]["figures"]["ours"], saved["rules"]);
}

#[test]
fn scripted_draws_and_options_reach_the_table() {
    let mut door = door();
    let options = json!({"deck": "small", "trim": true});
    let random = json!([{"label": "plates", "value": [3]}]);
    let create =
        json!({"do": "create", "game": "jade", "seats": 5, "options": options, "random": random});
    let table = ok(&mut door, create)["table"].clone();
    let start = json!({"do": "play", "table": table, "seat": 0, "actions": [{"start_with": {"players": 3}}]});
    ok(&mut door, start);
    let view = ok(&mut door, json!({"do": "view", "table": table, "viewer": 4}));
    assert_eq!(view["players"], 3);
    // The small deck has one plate of each kind, in file order before the shuffle: the fourth comes on top.
    assert_eq!(view["areas"][0]["waiting"][0]["plate"], "#coral_frost_tray");
}

#[test]
fn every_wrong_request_has_its_code_and_loses_nothing() {
    let mut door = door();
    let table = ok(&mut door, json!({"do": "create", "game": "jade", "seats": 3}))["table"].clone();
    let before = ok(&mut door, json!({"do": "state", "table": table}));
    let on = |mut request: Value| {
        request["table"] = table.clone();
        request
    };
    let cases = [
        (json!({"do": "create", "game": "chess", "seats": 2}), "unknown_game"),
        (json!({"do": "create", "game": "jade", "seats": 9}), "wrong_seats"),
        (
            json!({"do": "create", "game": "jade", "seats": 2, "options": {"deck": "huge"}}),
            "wrong_option",
        ),
        (
            json!({"do": "create", "game": "jade", "seats": 2, "options": {"decks": "full"}}),
            "wrong_option",
        ),
        (json!({"do": "create", "game": "jade", "seats": 2, "seed": "xyz"}), "malformed"),
        (json!({"do": "create", "game": "jade", "seats": 2, "colour": 1}), "malformed"),
        (json!({"do": "status", "table": 99}), "no_such_table"),
        (json!({"do": "close", "table": 99}), "no_such_table"),
        (json!({"do": "dance"}), "malformed"),
        (json!({}), "malformed"),
        (json!([1, 2]), "malformed"),
        (json!(null), "malformed"),
        (on(json!({"do": "play", "seat": 0, "actions": []})), "batch_size"),
        (on(json!({"do": "play", "seat": 0, "actions": ["start", "start"]})), "batch_too_long"),
        (on(json!({"do": "play", "seat": 1, "actions": ["start"]})), "not_your_turn"),
        (on(json!({"do": "play", "seat": 7, "actions": ["start"]})), "no_such_seat"),
        (on(json!({"do": "play", "seat": 0, "actions": ["stop"]})), "malformed"),
        (on(json!({"do": "play", "seat": 0, "actions": ["end_turn"]})), "not_started"),
        (
            on(json!({"do": "play", "seat": 0, "actions": [{"start_with": {"players": 2}}]})),
            "trim_not_allowed",
        ),
        (
            on(json!({"do": "play", "seat": 0, "actions": [{"start_with": {"players": 2.5}}]})),
            "malformed",
        ),
        (
            on(json!({"do": "play", "seat": 0, "actions": [{"start_with": {"players": "3"}}]})),
            "malformed",
        ),
        (
            on(json!({"do": "play", "seat": 0, "actions": [{"taste": {"set": "#nothing"}}]})),
            "malformed",
        ),
        (on(json!({"do": "play", "seat": "constructor", "actions": ["start"]})), "malformed"),
        (on(json!({"do": "undo", "seat": 0})), "nothing_to_undo"),
        (on(json!({"do": "choose", "seat": 0, "bot": "genius"})), "unknown_bot"),
        (on(json!({"do": "choose", "seat": 2, "bot": "greedy"})), "not_your_turn"),
        (on(json!({"do": "view", "viewer": "everybody"})), "malformed"),
        (json!({"do": "load", "replay": {}}), "malformed"),
    ];
    for (request, code) in cases {
        assert_eq!(refused(&mut door, request.clone()), code, "{request}");
    }
    assert_eq!(ok(&mut door, json!({"do": "state", "table": table})), before);
}

#[test]
fn conceding_ends_a_match_of_two_and_ranks_last_among_more() {
    let mut door = door();
    let two = ok(&mut door, json!({"do": "create", "game": "jade", "seats": 2}))["table"].clone();
    ok(&mut door, json!({"do": "concede", "table": two, "seat": 0}));
    let status = ok(&mut door, json!({"do": "status", "table": two}));
    assert_eq!(status["over"]["reason"], "conceded");
    assert_eq!(status["over"]["standings"][1]["place"], 1);
    assert_eq!(status["over"]["standings"][0]["place"], 2);
    assert_eq!(
        refused(&mut door, json!({"do": "play", "table": two, "seat": 0, "actions": ["start"]})),
        "over"
    );

    let three = ok(&mut door, json!({"do": "create", "game": "jade", "seats": 3}))["table"].clone();
    ok(&mut door, json!({"do": "concede", "table": three, "seat": 1}));
    let outcome = loop {
        let status = ok(&mut door, json!({"do": "status", "table": three}));
        let Some(seat) = status["awaiting"].get(0) else {
            break status["over"].clone();
        };
        let batch =
            ok(&mut door, json!({"do": "choose", "table": three, "seat": seat, "bot": "greedy"}));
        ok(&mut door, json!({"do": "play", "table": three, "seat": seat, "actions": batch}));
    };
    assert_eq!(outcome["standings"][1]["place"], 3, "{outcome}");
    let saved = ok(&mut door, json!({"do": "save", "table": three}));
    ok(&mut door, json!({"do": "load", "replay": saved}));
}

#[test]
fn an_id_comes_back_with_the_answer() {
    let mut door = door();
    assert_eq!(ask(&mut door, json!({"do": "games", "id": 5}))["id"], 5);
    assert_eq!(ask(&mut door, json!({"do": "nothing", "id": [1]}))["id"], json!([1]));
    let games = ok(&mut door, json!({"do": "games"}));
    let jade = games.as_array().unwrap().iter().find(|game| game["name"] == "jade").unwrap();
    assert!(jade["options"]["properties"]["deck"].is_object(), "{jade}");
}

/// Raw bytes, and requests whose shape is right but whose values are anything, get an answer each.
#[test]
fn no_request_breaks_the_door() {
    let iterations = testkit::size(200_000) as usize;
    let door = std::sync::Mutex::new(door());
    {
        let mut door = door.lock().unwrap();
        for seats in 2..=5 {
            let table =
                ok(&mut door, json!({"do": "create", "game": "jade", "seats": seats}))["table"]
                    .clone();
            ok(&mut door, json!({"do": "play", "table": table, "seat": 0, "actions": ["start"]}));
        }
    }
    // A panic in the door would poison the lock, which the next request reports.
    let answered = |request: &[u8]| {
        let answer = door.lock().unwrap().answer(request);
        assert!(answer.get("ok").is_some() != answer.get("refused").is_some(), "{answer}");
    };
    bolero::check!().with_iterations(iterations / 2).for_each(answered);
    let mut dice = FastChance::new(1);
    let mut over = 0;
    for number in 0..iterations / 2 {
        answered(shaped(&mut dice).to_string().as_bytes());
        // Between them the games go on, so that nonsense meets every stage of a game.
        if number % 4 == 0 {
            let table = json!(number / 4 % 4 + 1);
            let mut door = door.lock().unwrap();
            let status = ok(&mut door, json!({"do": "status", "table": table}));
            match status["awaiting"].get(0) {
                None => over += 1,
                Some(seat) => {
                    let choose =
                        json!({"do": "choose", "table": table, "seat": seat, "bot": "random"});
                    let batch = ok(&mut door, choose);
                    ok(
                        &mut door,
                        json!({"do": "play", "table": table, "seat": seat, "actions": batch}),
                    );
                }
            }
        }
    }
    assert!(over > 0, "no game was played to its end");
}

/// A request that looks right.
fn shaped(dice: &mut FastChance) -> Value {
    let [kind, table, seat, a, b, c, d] = [(); 7].map(|()| dice.index("byte", 256) as u8);
    let text: Vec<u8> =
        (0..dice.index("length", 12)).map(|_| dice.index("byte", 256) as u8).collect();
    let kinds = [
        "play", "play", "play", "check", "actions", "choices", "view", "events", "question",
        "undo", "choose", "save", "asked", "status", "create", "load", "cards",
    ];
    let text = String::from_utf8_lossy(&text).into_owned();
    let actions = [
        json!({"take_snack": {"slot": a % 10, "set": b % 20}}),
        json!({"take_plate": {"slot": a % 10}}),
        json!({"claim_snack": {"from": a, "set": b}}),
        json!({"taste": {"set": b % 20}}),
        json!({"offer": {"set": b % 20}}),
        json!("end_turn"),
        json!("start"),
        json!({"start_with": {"players": a}}),
        json!(text),
        json!({ text.clone(): text.clone() }),
    ];
    let action = &actions[usize::from(c) % actions.len()];
    let mut request = json!({
        "do": kinds[usize::from(kind) % kinds.len()],
        "table": table % 6,
        "seat": seat % 6,
    });
    let fields = [
        ("action", action.clone()),
        ("actions", json!([action])),
        ("viewer", json!(a % 6)),
        ("since", json!(u64::from(d) << 40)),
        ("bot", json!(["random", "greedy@3p", "greedy", "?"][usize::from(d) % 4])),
        ("revealed", json!(d % 2 == 0)),
        ("agreed", json!([a % 18])),
        ("game", json!("jade")),
        ("seats", json!(a % 7)),
        (
            "options",
            if d % 4 == 0 { json!({"trim": text}) } else { json!({"deck": "small", "trim": true}) },
        ),
        ("replay", json!(text)),
    ];
    for (name, value) in fields {
        // Leave some away and keep some that do not belong, so that both kinds of mistake are made.
        let belongs = matches!(
            (request["do"].as_str().unwrap(), name),
            ("play", "actions")
                | ("check", "action")
                | ("choose", "bot")
                | ("view" | "events" | "asked", "viewer")
                | ("events", "since")
                | ("undo", "revealed" | "agreed")
                | ("cards" | "create", "game")
                | ("create", "seats" | "options")
                | ("load", "replay")
        );
        if belongs != (d == 77) {
            request[name] = value;
        }
    }
    let no_seat = ["view", "events", "save", "asked", "status", "close", "create", "load", "cards"];
    if no_seat.contains(&request["do"].as_str().unwrap()) {
        request.as_object_mut().unwrap().remove("seat");
    }
    if ["create", "load", "cards"].contains(&request["do"].as_str().unwrap()) {
        request.as_object_mut().unwrap().remove("table");
    }
    request
}

#[test]
fn cards_that_only_some_options_bring_are_told_of_too() {
    let cards = ok(&mut door(), json!({ "do": "cards", "game": "bombcat" }));
    assert_eq!(cards["module.hero.hexer"]["sort"], "hero");
    assert_eq!(cards["hero.smuggler/hairball"]["name"]["zh"], "毛球");
}
