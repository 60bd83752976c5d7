//! `sim` and `bench`.

use crate::program::onetable;
use serde_json::Value;

/// Everything of a report that must not depend on the machine.
fn lasting(mut report: Value) -> Value {
    let fields = report.as_object_mut().unwrap();
    for field in ["threads", "seconds", "cpu_seconds", "games_per_second", "ns_per_decision"] {
        assert!(fields.remove(field).is_some_and(|value| value.is_number()), "{field}");
    }
    report
}

fn sim(more: &[&str]) -> Value {
    let mut words = vec!["sim", "jade", "--games", "60", "--json"];
    words.extend(more);
    lasting(onetable(&words).json())
}

#[test]
fn a_simulation_does_not_depend_on_the_number_of_threads() {
    let bots = ["--bots", "greedy,random,random", "--seed", "7"];
    let alone = sim(&[&bots[..], &["--threads", "1"]].concat());
    for threads in ["2", "3", "7", "100"] {
        assert_eq!(sim(&[&bots[..], &["--threads", threads]].concat()), alone, "{threads} threads");
    }
    assert_ne!(sim(&["--bots", "greedy,random,random", "--seed", "8"]), alone);
}

#[test]
fn a_simulation_adds_up() {
    let report = sim(&["--bots", "greedy,random"]);
    assert_eq!(report["game"], "jade");
    assert_eq!(report["seats"], 2);
    assert_eq!(report["games"], 60);
    assert_eq!(report["seed"], 1);
    assert_eq!(report["bots"], serde_json::json!(["greedy", "random"]));
    let sum = |counts: &Value| match counts {
        Value::Array(counts) => counts.iter().filter_map(Value::as_u64).sum::<u64>(),
        Value::Object(counts) => counts.values().filter_map(Value::as_u64).sum(),
        _ => 0,
    };
    assert_eq!(sum(&report["wins"]) + report["draws"].as_u64().unwrap(), 60);
    assert_eq!(sum(&report["endings"]), 60);
    assert!(report["decisions"].as_u64().unwrap() > 60 * 10);
    let score = |seat: usize| report["scores"][seat].as_f64().unwrap();
    assert!(score(0) > score(1), "greedy scores more than random: {report}");
    assert!(report["wins"][0].as_u64() > report["wins"][1].as_u64(), "{report}");
}

#[test]
fn one_bot_fills_all_seats() {
    assert_eq!(sim(&["--bots", "random"])["bots"].as_array().unwrap().len(), 2);
    let report = sim(&["--bots", "random@5p", "--seats", "4"]);
    assert_eq!(report["bots"], serde_json::json!(vec!["random@5p"; 4]));
    assert_eq!(report["scores"].as_array().unwrap().len(), 4);
}

#[test]
fn bots_in_a_simulation_may_think_by_the_clock() {
    let words = ["sim", "jade", "--games", "1", "--bots", "mcts@1ms,random", "--json"];
    let report = onetable(&words).json();
    assert_eq!(report["bots"], serde_json::json!(["mcts@1ms", "random"]));
    assert_eq!(report["games"], 1);
}

#[test]
fn options_change_the_game() {
    let small = sim(&["--bots", "random", "--options", r#"{"deck":"small"}"#]);
    assert_ne!(small["decisions"], sim(&["--bots", "random"])["decisions"]);
}

#[test]
fn a_simulation_is_told_in_words_too() {
    let text = onetable(&["sim", "jade", "--games", "20", "--bots", "greedy,random"]).fine();
    for word in [
        "jade: 20 games with 2 seats, seed 1",
        "greedy",
        "random",
        "share",
        "mean score",
        "draws",
        "endings",
        "decisions",
    ] {
        assert!(text.contains(word), "{word}: {text}");
    }
}

#[test]
fn a_measurement_has_all_figures() {
    let report = onetable(&["bench", "jade", "--games", "200", "--json"]).json();
    let number = |field: &str| report[field].as_f64().unwrap();
    assert_eq!(report["game"], "jade");
    assert_eq!((number("seats"), number("games"), number("threads")), (2.0, 200.0, 1.0));
    assert!(number("decisions") > 200.0 * 10.0);
    let cpu = number("cpu_seconds");
    assert!(cpu > 0.0);
    // The two rates follow from what was counted.
    assert!((number("games_per_second") * cpu / 200.0 - 1.0).abs() < 1e-6);
    assert!((number("ns_per_decision") * number("decisions") / 1e9 / cpu - 1.0).abs() < 1e-6);
}

#[test]
fn a_measurement_plays_the_same_games_on_any_number_of_threads() {
    let on = |threads| {
        let words =
            ["bench", "jade", "--games", "300", "--seats", "3", "--json", "--threads", threads];
        lasting(onetable(&words).json())
    };
    assert_eq!(on("1"), on("2"));
}

#[test]
fn without_a_name_every_game_is_measured() {
    let games = onetable(&["games", "--json"]).json();
    let out = onetable(&["bench", "--games", "10", "--json"]).fine();
    let measured: Vec<Value> =
        out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let names =
        |list: &[Value], field| list.iter().map(|game| game[field].clone()).collect::<Vec<_>>();
    assert_eq!(names(&measured, "game"), names(games.as_array().unwrap(), "name"));
    let table = onetable(&["bench", "--games", "10"]).fine();
    for (line, game) in table.lines().skip(1).zip(games.as_array().unwrap()) {
        assert!(line.starts_with(game["name"].as_str().unwrap()), "{table}");
    }
    assert_eq!(table.lines().count(), 1 + games.as_array().unwrap().len());
}
