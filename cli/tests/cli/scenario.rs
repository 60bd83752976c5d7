//! `scenario run`: files that hold, that do not, and that cannot be read.

use crate::program::onetable;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

const HOLDS: &str = r#"{ "game": "jade", "name": "seat 0 begins", "seats": 2,
  "play": [ { "seat": 1, "action": "start", "refused": "not_your_turn" } ],
  "expect": [ { "legal": { "seat": 0 }, "are": ["start"] } ] }"#;
const FAILS: &str = r#"{ "game": "jade", "name": "seat 1 begins", "seats": 2,
  "expect": [ { "legal": { "seat": 1 }, "are": ["start"] } ] }"#;

/// Writes the file and gives its path.
fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_scenario_that_holds_is_ok() {
    let folder = tempfile::tempdir().unwrap();
    let holds = file(folder.path(), "holds.json", HOLDS);
    let out = onetable(&["scenario", "run", &holds]).fine();
    assert_eq!(out, format!("ok      {holds}: seat 0 begins\n1 passed, 0 failed\n"));
}

#[test]
fn a_scenario_that_does_not_hold_ends_with_1_and_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let holds = file(folder.path(), "holds.json", HOLDS);
    let fails = file(folder.path(), "fails.json", FAILS);
    let ran = onetable(&["scenario", "run", &fails, &holds]);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(
        lines[0].starts_with(&format!("FAILED  {fails}: seat 1 begins: expect 1: ")),
        "{ran:?}"
    );
    assert!(lines[1].starts_with("ok "), "{ran:?}");
    assert_eq!(lines[2], "1 passed, 1 failed");
    assert_eq!(ran.error(1), "1 of 2 scenarios do not hold");
}

#[test]
fn a_file_that_cannot_be_read_ends_with_2_and_names_file_and_field() {
    let folder = tempfile::tempdir().unwrap();
    let broken = [
        ("no-json.json", "{", "EOF while parsing"),
        ("unknown-field.json", r#"{"game":"jade","nmae":"x"}"#, "unknown field `nmae`"),
        ("no-expect.json", r#"{"game":"jade","name":"x","seats":2}"#, "missing field `expect`"),
        (
            "wrong-kind.json",
            r#"{"game":"jade","name":"x","seats":"two","expect":[]}"#,
            ", field seats: invalid type",
        ),
        (
            "deep.json",
            r#"{"game":"jade","name":"x","seats":2,"random":[{"label":"a","value":[1,"x"]}],"expect":[]}"#,
            ", field random[0].value[1]: ",
        ),
        (
            "other-game.json",
            r#"{"game":"chess","name":"x","seats":2,"expect":[]}"#,
            ", field game: There is no game “chess”; there is duel, jade",
        ),
    ];
    for (name, text, problem) in broken {
        let path = file(folder.path(), name, text);
        let ran = onetable(&["scenario", "run", &path]);
        let line = ran.out.lines().next().unwrap();
        assert!(line.starts_with(&format!("BROKEN  {path}")), "{ran:?}");
        assert!(line.contains(problem), "{problem}: {ran:?}");
        assert_eq!(ran.error(2), "1 of 1 files cannot be read");
    }
    let ran = onetable(&["scenario", "run", "no-such-file.json"]);
    assert!(ran.out.starts_with("BROKEN  cannot read no-such-file.json: "), "{ran:?}");
    assert_eq!(ran.code, 2);
}

#[test]
fn a_broken_file_does_not_keep_others_from_being_played() {
    let folder = tempfile::tempdir().unwrap();
    let holds = file(folder.path(), "holds.json", HOLDS);
    let fails = file(folder.path(), "fails.json", FAILS);
    let broken = file(folder.path(), "broken.json", "[]");
    let ran = onetable(&["scenario", "run", "--json", &broken, &fails, &holds]);
    assert_eq!(ran.code, 2);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        (&report["passed"], &report["failed"], &report["broken"]),
        (&json!(1), &json!(1), &json!(1))
    );
    let results = report["results"].as_array().unwrap();
    let verdicts: Vec<_> = results.iter().map(|played| &played["result"]).collect();
    assert_eq!(verdicts, ["broken", "failed", "ok"]);
    assert_eq!(
        results[2],
        json!({ "file": holds, "name": "seat 0 begins", "result": "ok", "problem": null })
    );
}

#[test]
fn a_scenario_can_be_played_with_other_data() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    file(&data, "thresholds.json", "[]");
    let holds = file(folder.path(), "holds.json", HOLDS);
    let ran = onetable(&["scenario", "run", "--data", data.to_str().unwrap(), &holds]);
    assert!(ran.error(2).contains("thresholds.json"));
}

#[test]
fn names_in_files_cannot_move_the_cursor() {
    let folder = tempfile::tempdir().unwrap();
    let text = HOLDS.replace("seat 0 begins", "\\u001b[2J");
    let path = file(folder.path(), "escape.json", &text);
    let out = onetable(&["scenario", "run", &path]).fine();
    assert!(!out.contains('\u{1b}'), "{out:?}");
}

#[test]
fn show_prints_the_position_that_paths_point_into() {
    let folder = tempfile::tempdir().unwrap();
    let given = HOLDS.replace(
        "\"play\"",
        "\"given\": [ { \"op\": \"put\", \"card\": \"iced_cherry_pearl\", \"at\": \"/nowhere\" } ], \"play\"",
    );
    let out = onetable(&["scenario", "show", &file(folder.path(), "put.json", &given)]).error(1);
    assert!(out.contains("there is no place /nowhere"), "{out}");
    let out = onetable(&["scenario", "show", &file(folder.path(), "holds.json", HOLDS)]).fine();
    let position: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(position["snacks"].as_array().unwrap().len(), 102);
    assert_eq!(position["started"], false);
}
