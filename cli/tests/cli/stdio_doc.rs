//! docs/stdio.md stays true: every request in it is asked again, and its Python program is run.

use crate::program::{PATH, onetable_reading};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// What the document puts where something is left out.
const LEFT_OUT: &str = "…";

fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/stdio.md");
    std::fs::read_to_string(path).unwrap()
}

/// The code blocks in this language.
fn blocks<'a>(document: &'a str, language: &str) -> Vec<&'a str> {
    let opening = format!("```{language}\n");
    let parts = document.split(&*opening).skip(1);
    parts.map(|part| part.split("```").next().unwrap()).collect()
}

/// Requests with their answers.
fn examples(document: &str) -> Vec<(&str, &str)> {
    let lines: Vec<&str> = blocks(document, "json").into_iter().flat_map(str::lines).collect();
    assert_eq!(lines.len() % 2, 0, "every request has an answer");
    lines.chunks(2).map(|pair| (pair[0], pair[1])).collect()
}

/// Whether the answer is as documented, where `…` fits anything: a value, the rest of a list, other fields.
fn fits(documented: &Value, answer: &Value) -> bool {
    match (documented, answer) {
        (Value::String(text), _) if text == LEFT_OUT => true,
        (Value::Array(some), Value::Array(all)) => match some.split_last() {
            Some((last, first)) if last == LEFT_OUT => {
                first.len() < all.len()
                    && first.iter().zip(all).all(|(one, other)| fits(one, other))
            }
            _ => {
                some.len() == all.len() && some.iter().zip(all).all(|(one, other)| fits(one, other))
            }
        },
        (Value::Object(some), Value::Object(all)) => {
            let open = some.contains_key(LEFT_OUT);
            let named = some.iter().filter(|(name, _)| *name != LEFT_OUT);
            (open || some.len() == all.len())
                && named
                    .into_iter()
                    .all(|(name, value)| all.get(name).is_some_and(|other| fits(value, other)))
        }
        _ => documented == answer,
    }
}

/// Asks everything in order; a saved match that is left out is the one saved last.
fn run(examples: &[(&str, &str)]) -> Vec<Value> {
    let ask = |requests: &[String]| -> Vec<Value> {
        let out = onetable_reading(&["stdio"], requests.join("\n").as_bytes()).fine();
        out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let mut requests: Vec<String> = Vec::new();
    for (request, _) in examples {
        let mut asked: Value = serde_json::from_str(request).unwrap_or_default();
        if asked["replay"] == LEFT_OUT {
            let answers = ask(&requests);
            let saved = requests.iter().rposition(|request| request.contains(r#""do":"save""#));
            asked["replay"] = answers[saved.unwrap()]["ok"].clone();
            requests.push(asked.to_string());
        } else {
            requests.push((*request).to_owned());
        }
    }
    ask(&requests)
}

#[test]
fn every_documented_answer_is_given() {
    let document = document();
    let examples = examples(&document);
    let answers = run(&examples);
    assert_eq!(answers.len(), examples.len());
    for ((request, documented), answer) in examples.iter().zip(&answers) {
        let documented: Value = serde_json::from_str(documented).unwrap();
        assert!(fits(&documented, answer), "{request}\nis answered\n{answer}\nnot\n{documented}");
    }
}

#[test]
fn every_request_is_documented() {
    // The door lists them all when it is asked for one that it does not know.
    let out = onetable_reading(&["stdio"], br#"{"do":"dance"}"#).fine();
    let answer: Value = serde_json::from_str(&out).unwrap();
    let problem = answer["refused"]["figures"]["problem"].as_str().unwrap();
    let requests = problem.split("expected one of ").nth(1).unwrap();
    let document = document();
    for request in requests.split(", ").map(|name| name.trim_matches('`')) {
        let example = format!(r#"{{"do":"{request}""#);
        assert!(document.contains(&example), "no example of {request}");
    }
    for code in catalog::REFUSALS {
        assert!(document.contains(&format!("| `{code}` |")), "{code} is not explained");
    }
    for limit in [catalog::MAX_LINE, catalog::MAX_TABLES] {
        let limit = limit.to_string();
        let grouped: Vec<&str> =
            limit.as_bytes().rchunks(3).rev().map(|three| str::from_utf8(three).unwrap()).collect();
        assert!(document.contains(&grouped.join(",")), "the limit {limit} is not named");
    }
}

#[test]
fn the_python_program_plays_a_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("there is no python3 here, so its example is not run");
        return;
    }
    let document = document();
    let [program] = blocks(&document, "python")[..] else { panic!("one Python program") };
    let folder = Path::new(PATH).parent().unwrap();
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let paths = [folder.to_owned()].into_iter().chain(std::env::split_paths(&paths));
    let output = Command::new("python3")
        .args(["-c", program])
        .env("PATH", std::env::join_paths(paths).unwrap())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    assert!(said.starts_with("limit_reached [") || said.starts_with("stalemate ["), "{said}");
}
