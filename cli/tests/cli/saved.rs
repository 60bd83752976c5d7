//! Matches on disk: played, saved, shown, checked, gone on with, and tampered with.

use crate::program::{onetable, onetable_reading};
use engine::Seed;
use engine::sealing::{Part, Sealed, server_promise};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// A match that two bots have played to its end.
fn finished() -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.json").to_str().unwrap().to_owned();
    let words =
        ["play", "jade", "bot:greedy", "bot:random", "--seed", "2a", "--plain", "--save", &file];
    onetable(&words).fine();
    (folder, file)
}

fn read(file: &str) -> Value {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

/// A copy of a saved match with something changed.
fn tampered(file: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut replay = read(file);
    change(&mut replay);
    let other = Path::new(file).with_file_name("tampered.json");
    fs::write(&other, replay.to_string()).unwrap();
    other.to_str().unwrap().to_owned()
}

#[test]
fn a_match_is_played_saved_checked_and_shown() {
    let (_folder, file) = finished();
    let replay = read(&file);
    assert_eq!(replay["game"], "jade");
    let steps = replay["log"].as_array().unwrap().len();
    let checked = onetable(&["verify", &file]).fine();
    assert!(checked.starts_with(&format!("ok: {steps} steps, ")), "{checked}");
    let told = onetable(&["replay", &file]).fine();
    assert!(told.starts_with(&format!("Jade Night, 2 players, {steps} steps\n")), "{told}");
    assert!(told.contains(&format!("\nStep {steps}, ")), "{told}");
    let last: Vec<&str> = told.trim_end().lines().rev().take(3).collect();
    assert!(last[2].starts_with("The game is over: "), "{told}");
    assert!(last[1].starts_with("1. ") && last[0].starts_with("2. "), "{told}");
    assert!(told.contains("Random"), "who played is not remembered: {told}");
    let chinese = onetable(&["replay", &file, "--lang", "zh"]).fine();
    assert!(chinese.starts_with("玉夜，2 人，共 "), "{chinese}");
    for text in [&told, &chinese] {
        assert!(!text.contains("jade-") && !text.contains("cli-"), "a text is missing: {text}");
    }
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let states = |replay: &Value| {
        let lines = replay["log"].as_array().unwrap().iter();
        lines.map(|line| line["state"].clone()).collect::<Vec<_>>()
    };
    let (_one, first) = finished();
    let (_two, second) = finished();
    assert_eq!(states(&read(&first)), states(&read(&second)));
}

#[test]
fn a_match_is_shown_as_json() {
    let (_folder, file) = finished();
    let steps = read(&file)["log"].as_array().unwrap().len();
    let shown = onetable(&["replay", &file, "--json"]).json();
    let listed = shown["steps"].as_array().unwrap();
    assert_eq!(listed.len(), steps + 1);
    assert_eq!(listed[0], json!({ "step": 0, "told": [] }));
    assert_eq!(listed[1]["act"], json!({ "play": ["start"] }));
    assert!(listed[1]["told"][0]["event"].get("started").is_some(), "{}", listed[1]);
    assert!(shown["status"]["over"]["reason"].is_string(), "{}", shown["status"]);
}

#[test]
fn taking_back_and_giving_up_are_told() {
    let requests = r#"{"do":"create","game":"jade","seats":2,"seed":"2a"}
{"do":"play","table":1,"seat":0,"actions":["start"]}
{"do":"play","table":1,"seat":0,"actions":[{"take_snack":{"slot":0,"set":0}}]}
{"do":"undo","table":1,"seat":0}
{"do":"concede","table":1,"seat":1}
{"do":"save","table":1}"#;
    let answers = onetable_reading(&["stdio"], requests.as_bytes()).fine();
    let saved: Value = serde_json::from_str(answers.lines().last().unwrap()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.json");
    fs::write(&file, saved["ok"].to_string()).unwrap();
    let file = file.to_str().unwrap();
    onetable(&["verify", file]).fine();
    // The last three paragraphs: going back, giving up, the end.
    let told = |lang| {
        let told = onetable(&["replay", file, "--lang", lang]).fine();
        let mut last: Vec<&str> = told.rsplit("\n\n").take(3).collect();
        last.reverse();
        last.join("\n\n")
    };
    insta::assert_snapshot!("undone_and_conceded_en", told("en"));
    insta::assert_snapshot!("undone_and_conceded_zh", told("zh"));
}

#[test]
fn one_position_of_a_match_is_shown() {
    let (_folder, file) = finished();
    let at = |step: &str| onetable(&["replay", &file, "--json", "--at", step]).json();
    assert_eq!(at("0")["view"]["started"], false);
    assert_eq!(at("1")["view"]["started"], true);
    let beyond = onetable(&["replay", &file, "--at", "9999"]).error(2);
    assert!(beyond.contains("--at 9999") && beyond.contains("has steps 0 to "), "{beyond}");
}

#[test]
fn a_step_that_was_changed_is_found() {
    let (_folder, file) = finished();
    type Change = fn(&mut Value);
    let changes: [(Change, &str); 4] = [
        (|replay| replay["log"][3]["state"] = json!("00"), "step 4 leads to the state "),
        (|replay| replay["log"][0]["seat"] = json!(1), "step 1 is refused: It is not your turn"),
        (|replay| _ = replay["log"].as_array_mut().unwrap().remove(2), "step 3 "),
        (|replay| replay["setup"]["seed"] = json!("2b"), "step 1 leads to the state "),
    ];
    for (change, expected) in changes {
        let other = tampered(&file, change);
        for command in ["verify", "replay"] {
            let ran = onetable(&[command, &other]);
            assert_eq!(ran.out, "", "nothing of a broken match is shown");
            let said = ran.error(1);
            assert!(said.starts_with(&format!("{other}: {expected}")), "{expected}: {said}");
        }
        let said = onetable(&["play", "jade", "--continue", &other]).error(1);
        assert!(said.contains(expected), "{expected}: {said}");
    }
}

#[test]
fn a_match_of_other_rules_is_refused_with_both_fingerprints() {
    let (_folder, file) = finished();
    let ours = read(&file)["rules"].as_str().unwrap().to_owned();
    let other = tampered(&file, |replay| replay["rules"] = json!("0123456789abcdef"));
    for command in ["verify", "replay"] {
        let said = onetable(&[command, &other]).error(1);
        assert!(said.contains("0123456789abcdef") && said.contains(&ours), "{said}");
    }
}

#[test]
fn a_file_that_is_no_match_is_wrong_use() {
    let (_folder, file) = finished();
    type Change = fn(&mut Value);
    let changes: [(Change, &str); 4] = [
        (
            |replay| replay["log"][2]["seat"] = json!(99),
            "field log[2].seat: no table has a seat 99",
        ),
        (|replay| replay["setup"]["seed"] = json!("xyz"), "field setup.seed: a seed is"),
        (|replay| replay["note"] = json!("hi"), "unknown field `note`"),
        (|replay| replay["game"] = json!("chess"), "field game: There is no game “chess”"),
    ];
    for (change, expected) in changes {
        let other = tampered(&file, change);
        for command in ["verify", "replay"] {
            let said = onetable(&[command, &other]).error(2);
            assert!(said.starts_with(&other) && said.contains(expected), "{expected}: {said}");
        }
    }
    fs::write(&file, "{").unwrap();
    assert!(onetable(&["verify", &file]).error(2).contains("match.json: EOF"));
}

#[test]
fn who_leaves_can_go_on_later() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.json").to_str().unwrap().to_owned();
    // The first choice at the first question starts the game; then the input ends, which is leaving.
    let words = ["play", "jade", "human:Ada", "bot:random", "--save", &file];
    let out = onetable_reading(&words, b"1\n").fine();
    let command = format!("play jade --continue {file}\n");
    assert!(out.ends_with(&command), "{out}");
    assert_eq!(read(&file)["log"].as_array().unwrap().len(), 1);
    // A person who always takes the first choice, long enough for any game.
    let always = "1\n".repeat(2_000);
    let out = onetable_reading(&["play", "jade", "--continue", &file], always.as_bytes()).fine();
    assert!(out.ends_with(&format!("replay {file}\n")), "{out}");
    assert!(
        out.contains("At the table: Ada, Random bot."),
        "the same people sit down again: {out}"
    );
    let steps = read(&file)["log"].as_array().unwrap().len();
    assert!(steps > 10);
    onetable(&["verify", &file]).fine();
    let told = onetable(&["replay", &file]).fine();
    assert!(told.contains("The game is over: "), "{told}");
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "nothing but the match is left: {left:?}");
}

#[test]
fn no_other_file_is_replaced() {
    let (folder, file) = finished();
    let said = onetable(&["play", "jade", "--save", &file]).error(2);
    assert!(said.contains("the file exists"), "{said}");
    let path = folder.path().to_str().unwrap();
    let said = onetable(&["play", "jade", "--save", path]).error(2);
    assert!(said.contains("this is a folder"), "{said}");
    let said = onetable(&["play", "jade", "--save", &format!("{path}/no/match.json")]).error(2);
    assert!(said.contains("there is no folder"), "{said}");
}

#[test]
fn going_on_needs_the_same_game_and_seats() {
    let (_folder, file) = finished();
    let said = onetable(&["play", "jade", "human", "human", "human", "--continue", &file]).error(2);
    assert_eq!(said, "the saved match has 2 seats, 3 are named");
    let said = onetable(&["play", "chess", "--continue", &file]).error(2);
    assert!(said.ends_with("is a match of jade, not of chess"), "{said}");
    let ran = onetable(&["play", "jade", "--continue", &file, "--seed", "1"]);
    assert_eq!(ran.code, 2, "{ran:?}");
}

#[test]
fn the_luck_of_a_match_from_a_server_is_checked() {
    let (_folder, file) = finished();
    let rules = read(&file)["rules"].as_str().unwrap().to_owned();
    let secret = Seed::from_number(7);
    let sealed = |place: &str| Sealed {
        place: "room".into(),
        promise: server_promise(&secret, place, &rules),
        secret,
        parts: vec![Part::default(), Part::default()],
    };
    let verify = |file: &str, sealed: &Sealed| {
        let other = tampered(file, |replay| replay["sealed"] = json!(sealed));
        onetable(&["verify", &other])
    };
    let said = verify(&file, &sealed("room")).error(1);
    assert!(said.contains("the seed of the match does not follow from the parts"), "{said}");

    let seed = json!(sealed("room").seed());
    let right = tampered(&file, |_| {}).replace("tampered", "right");
    let bots = ["play", "jade", "bot:random", "bot:random", "--plain", "--save", &right];
    onetable(&[&bots[..], &["--seed", seed.as_str().unwrap()]].concat()).fine();
    let said = verify(&right, &sealed("room")).fine();
    assert!(
        said.contains("its luck follows from the server's promise and 0 parts of seats"),
        "{said}"
    );
    let said = verify(&right, &sealed("elsewhere")).error(1);
    assert!(said.contains("secret is not what it had promised"), "{said}");
}
