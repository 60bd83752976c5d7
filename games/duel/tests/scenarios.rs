//! Runs every scenario file of the game.

use duel::Duel;
use engine::scenario::{self, Scenario};
use engine::{Files, Rules};
use std::path::PathBuf;

/// The scenario files, in order.
fn files() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/duel");
    let entries = std::fs::read_dir(folder).expect("the folder of scenarios");
    let paths = entries.map(|entry| entry.expect("an entry of the folder").path());
    let mut files: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    files.sort();
    files
}

fn read(path: &PathBuf) -> Result<Scenario, String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    serde_json::from_str(&text).map_err(|error| error.to_string())
}

#[test]
fn every_scenario_holds() {
    let data = Duel::load(&Files::built_in(Duel::FILES)).unwrap();
    let files = files();
    assert!(files.len() >= 40, "there are only {} scenarios", files.len());
    let mut failed = Vec::new();
    for path in &files {
        let result = read(path).and_then(|scenario| {
            if scenario.game != Duel::GAME {
                return Err(format!("it is of the game {}", scenario.game));
            }
            scenario::run::<Duel>(&data, &scenario).map_err(|error| error.to_string())
        });
        if let Err(problem) = result {
            failed.push(format!("{}: {problem}", path.display()));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn scenarios_are_numbered_and_named_once() {
    let files = files();
    for (path, number) in files.iter().zip(1..) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        assert!(name.starts_with(&format!("{number:02}-")), "{name} is not number {number}");
    }
    let mut names: Vec<_> = files.iter().map(|path| read(path).unwrap().name).collect();
    names.sort();
    assert!(names.windows(2).all(|two| two[0] != two[1]), "two scenarios have one name");
}

/// A scenario that states something wrong must fail, or the others prove nothing.
#[test]
fn a_scenario_that_does_not_hold_fails() {
    let data = Duel::load(&Files::built_in(Duel::FILES)).unwrap();
    let run = |text: &str| {
        let scenario: Scenario = serde_json::from_str(text).unwrap();
        scenario::run::<Duel>(&data, &scenario).map_err(|error| error.to_string())
    };
    let file = |rest: &str| format!(r#"{{ "game": "duel", "name": "x", "seats": 2, {rest} }}"#);
    assert_eq!(run(&file(r#""expect": [{ "path": "/cities/0/coins", "is": 7 }]"#)), Ok(()));
    let wrong = [
        (r#""expect": [{ "path": "/cities/0/coins", "is": 8 }]"#, "expect 1"),
        (r#""expect": [{ "path": "/gods", "is": 3 }]"#, "expect 1"),
        (r#""expect": [{ "outcome": "military" }]"#, "expect 1"),
        (
            r#""expect": [{ "legal": { "seat": 0 }, "are": [{ "let_begin": { "seat": 0 } }] }]"#,
            "expect 1",
        ),
        (r#""random": [{ "label": "tokens", "value": [1] }], "expect": []"#, "random"),
    ];
    for (rest, problem) in wrong {
        let error = run(&file(rest)).unwrap_err();
        assert!(error.starts_with(problem), "{error}");
    }
    let impossible =
        r#""given": [{ "op": "replace", "path": "/pawn", "value": 10 }], "expect": []"#;
    assert!(run(&file(impossible)).unwrap_err().contains("impossible"));
    let refused = r#""play": [{ "seat": 0, "action": "pass", "refused": "over" }], "expect": []"#;
    assert!(run(&file(refused)).unwrap_err().starts_with("play 1"));
}
