//! Runs every scenario file of the game.

use engine::scenario::{self, Scenario};
use engine::{Files, Rules, testkit};
use jade::Jade;

#[test]
fn every_scenario_holds() {
    let data = Jade::load(&Files::built_in(Jade::FILES)).unwrap();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/jade");
    testkit::scenarios::<Jade>(&data, folder, 15);
}

/// A scenario that states something wrong must fail, or the others prove nothing.
#[test]
fn a_scenario_that_does_not_hold_fails() {
    let data = Jade::load(&Files::built_in(Jade::FILES)).unwrap();
    let run = |text: &str| {
        let scenario: Scenario = serde_json::from_str(text).unwrap();
        scenario::run::<Jade>(&data, &scenario).map_err(|error| error.to_string())
    };
    let file = |rest: &str| format!(r#"{{ "game": "jade", "name": "x", "seats": 2, {rest} }}"#);
    let start = r#""play": [{ "seat": 0, "action": "start" }]"#;
    assert_eq!(
        run(&file(&format!(r#"{start}, "expect": [{{ "path": "/points", "is": 2 }}]"#))),
        Ok(())
    );
    let wrong = [
        (r#""expect": [{ "path": "/points", "is": 3 }]"#, "expect 1"),
        (r#""expect": [{ "path": "/nowhere", "is": 3 }]"#, "expect 1"),
        (r#""expect": [{ "outcome": "stalemate" }]"#, "expect 1"),
        (r#""expect": [{ "legal": { "seat": 0 }, "are": ["end_turn"] }]"#, "expect 1"),
        (r#""random": [{ "label": "judgement", "value": [1] }], "expect": []"#, "random"),
    ];
    for (rest, problem) in wrong {
        let error = run(&file(&format!("{start}, {rest}"))).unwrap_err();
        assert!(error.starts_with(problem), "{error}");
    }
    let impossible = r#""given": [{ "op": "remove", "path": "/snacks/0" }], "expect": []"#;
    assert!(run(&file(impossible)).unwrap_err().contains("impossible"));
    let refused = r#""play": [{ "seat": 0, "action": "start", "refused": "over" }], "expect": []"#;
    assert!(run(&file(refused)).unwrap_err().starts_with("play 1"));
}
