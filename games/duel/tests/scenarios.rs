//! Runs every scenario file of the game.

use duel::Duel;
use engine::scenario::{self, Scenario};
use engine::{Files, Rules, testkit};

#[test]
fn every_scenario_holds() {
    let data = Duel::load(&Files::built_in(Duel::FILES)).unwrap();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/duel");
    testkit::scenarios::<Duel>(&data, folder, 40);
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
