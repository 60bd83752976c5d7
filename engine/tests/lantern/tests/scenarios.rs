//! Scenario files: a position, what is played, what must hold.

use super::table::DATA;
use crate::lantern::rules::Market;
use engine::scenario::{self, Scenario, ScenarioError};
use serde_json::{Value, json};

fn run(file: &Value) -> Result<(), ScenarioError> {
    scenario::run::<Market>(&DATA, &serde_json::from_value::<Scenario>(file.clone()).unwrap())
}

fn pickpocket() -> Value {
    serde_json::from_str(include_str!("../scenarios/pickpocket.json")).unwrap()
}

#[test]
fn the_scenarios_hold() {
    run(&pickpocket()).unwrap();
}

#[test]
fn a_scenario_that_does_not_hold_says_where() {
    let mut file = pickpocket();
    file["expect"][0]["is"] = json!("#fair_2");
    let error = run(&file).unwrap_err();
    assert_eq!(error.to_string(), "expect 1: /seats/0/hand/5 is \"#fair_1\", not \"#fair_2\"");

    let mut file = pickpocket();
    file["random"][0]["value"] = json!([5]);
    assert!(matches!(run(&file), Err(ScenarioError::Random(_))));
}

#[test]
fn an_impossible_position_is_refused_with_the_reason() {
    let impossible = |given: Value| {
        let mut file = pickpocket();
        file["given"].as_array_mut().unwrap().push(given);
        run(&file).unwrap_err()
    };
    let coins = json!({ "op": "replace", "path": "/seats/0/coins", "value": 4 });
    assert_eq!(impossible(coins), ScenarioError::Impossible("there are 31 coins, not 30".into()));
    let twice = json!({ "op": "add", "path": "/discard/-", "value": "#fair_1" });
    assert_eq!(impossible(twice), ScenarioError::Impossible("fair_1 lies in 2 places".into()));
    let field = json!({ "op": "add", "path": "/weather", "value": "rain" });
    assert!(matches!(impossible(field), ScenarioError::Impossible(_)));
    let nobody = json!({ "op": "replace", "path": "/current", "value": 3 });
    assert!(matches!(impossible(nobody), ScenarioError::Impossible(_)));
    let no_card = json!({ "op": "put", "card": "storm_1", "at": "/pile" });
    assert!(matches!(impossible(no_card), ScenarioError::Given { number: 5, .. }));
}
