//! `--data` and `data`: card files that designers change.

use crate::program::{onetable, onetable_reading};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

/// The built-in files in a folder of their own.
fn exported() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("cards/jade");
    onetable(&["data", "export", "jade", data.to_str().unwrap()]).fine();
    (folder, data)
}

/// Changes the first card of a file.
fn change(file: PathBuf, change: impl FnOnce(&mut Value)) {
    let mut cards: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    change(&mut cards[0]);
    fs::write(file, cards.to_string()).unwrap();
}

fn rules(data: &str) -> String {
    let said = onetable(&["data", "check", "jade", data]).fine();
    said.split_whitespace().last().unwrap().to_owned()
}

#[test]
fn exported_files_are_the_built_in_ones() {
    let (_folder, data) = exported();
    let data = data.to_str().unwrap();
    let games = onetable(&["games", "--json"]).json();
    let jade = games.as_array().unwrap().iter().find(|game| game["name"] == "jade").unwrap();
    assert_eq!(jade["rules"], rules(data));
    let sim = |more: &[&str]| {
        let words = ["sim", "jade", "--games", "20", "--json"];
        onetable(&[&words[..], more].concat()).json()["decisions"].clone()
    };
    assert_eq!(sim(&["--data", data]), sim(&[]));
}

#[test]
fn export_replaces_nothing() {
    let (_folder, data) = exported();
    change(data.join("snacks.json"), |card| card["level"] = json!(2));
    let before = fs::read(data.join("snacks.json")).unwrap();
    let error = onetable(&["data", "export", "jade", data.to_str().unwrap()]).error(2);
    assert!(error.contains("chalice.json exists"), "{error}");
    assert_eq!(fs::read(data.join("snacks.json")).unwrap(), before);
}

#[test]
fn changed_data_is_played_with_and_has_another_fingerprint() {
    let (_folder, data) = exported();
    let before = rules(data.to_str().unwrap());
    change(data.join("thresholds.json"), |table| table["end"] = json!(6));
    // The other files are not needed.
    fs::remove_file(data.join("snacks.json")).unwrap();
    let folder = data.to_str().unwrap();
    assert_ne!(rules(folder), before);
    let words = ["sim", "jade", "--games", "20", "--json"];
    let changed = onetable(&[&words[..], &["--data", folder]].concat()).json();
    assert_ne!(changed["decisions"], onetable(&words).json()["decisions"]);
    let view = br#"{"do":"create","game":"jade","seats":2}
{"do":"view","table":1,"viewer":0}"#;
    let out = onetable_reading(&["stdio", "--data", &format!("jade={folder}")], view).fine();
    assert!(out.contains(r#""end_at":6"#), "{out}");
}

/// Each command that takes data, with what it says about these.
fn refusals(folder: &str) -> Vec<String> {
    let stdio = format!("jade={folder}");
    let commands: [&[&str]; 4] = [
        &["play", "jade", "--data", folder],
        &["sim", "jade", "--data", folder],
        &["stdio", "--data", &stdio],
        &["data", "check", "jade", folder],
    ];
    commands.iter().map(|words| onetable(words).error(2)).collect()
}

#[test]
fn a_broken_file_is_named_with_card_and_field() {
    type Break = fn(&mut Value);
    let broken: [(Break, &str); 5] = [
        (|card| card["level"] = json!("two"), "snacks.json, card rouge_steamed_bun, field level: "),
        (
            |card| card["colors"] = json!(["blue"]),
            "snacks.json, card rouge_steamed_bun, field colors[0]: ",
        ),
        (
            |card| card["copies"]["full"] = json!(-1),
            "snacks.json, card rouge_steamed_bun, field copies.full: ",
        ),
        (
            |card| card["taste"] = json!("sweet"),
            "snacks.json, card rouge_steamed_bun, field taste: ",
        ),
        (|card| card["id"] = json!("Bun"), "snacks.json, card Bun, field id: "),
    ];
    for (spoil, expected) in broken {
        let (_folder, data) = exported();
        change(data.join("snacks.json"), spoil);
        for said in refusals(data.to_str().unwrap()) {
            assert!(said.contains(expected), "{expected}: {said}");
            assert!(said.contains(data.to_str().unwrap()), "{said}");
        }
    }
}

#[test]
fn a_file_that_is_no_json_is_named_with_its_line() {
    let (_folder, data) = exported();
    fs::write(data.join("plates.json"), "[\n  {\"id\": \"dish\",\n]").unwrap();
    for said in refusals(data.to_str().unwrap()) {
        assert!(said.contains("plates.json: ") && said.contains("line 3"), "{said}");
    }
}

#[test]
fn folders_that_cannot_work_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    for said in refusals(path) {
        assert!(said.contains("has no *.json file"), "{said}");
    }
    for said in refusals(folder.path().join("missing").to_str().unwrap()) {
        assert!(said.starts_with("cannot read ") && said.contains("missing"), "{said}");
    }
    fs::write(folder.path().join("snaks.json"), "[]").unwrap();
    for said in refusals(path) {
        assert!(
            said.contains("snaks.json: the game has no such file; it has chalice.json, "),
            "{said}"
        );
    }
    fs::remove_file(folder.path().join("snaks.json")).unwrap();
    fs::write(folder.path().join("snacks.json"), b"[\"\xff\"]").unwrap();
    for said in refusals(path) {
        assert!(said.contains("snacks.json") && said.contains("UTF-8"), "{said}");
    }
}

#[test]
fn other_games_are_refused_by_name() {
    let (_folder, data) = exported();
    let said = onetable(&["stdio", "--data", &format!("chess={}", data.display())]).error(2);
    assert!(said.contains("chess"), "{said}");
}
