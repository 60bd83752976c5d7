//! `stdio`: whatever comes in, one answer per request.

use crate::program::{command, onetable_reading};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

fn answers(input: &[u8]) -> Vec<Value> {
    let out = onetable_reading(&["stdio"], input).fine();
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn code(answer: &Value) -> &str {
    answer["refused"]["code"].as_str().unwrap_or("ok")
}

#[test]
fn nonsense_is_refused_and_the_next_request_answered() {
    let nonsense: [&[u8]; 14] = [
        b"hello",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe{}",
        b"{\"do\":\"games\xc3\"}",
        b"{\"do\":7}",
        b"{\"do\":\"create\",\"game\":\"jade\"}",
        b"{\"do\":\"create\",\"game\":\"jade\",\"seats\":\"two\"}",
        b"{\"do\":\"create\",\"game\":\"jade\",\"seats\":2,\"seed\":\"xyz\"}",
        b"{\"do\":\"create\",\"game\":\"jade\",\"seats\":2,\"sede\":\"00\"}",
        b"{\"do\":\"view\",\"table\":1,\"viewer\":\"everybody\"}",
        b"{\"do\":\"play\",\"table\":1,\"seat\":99,\"actions\":[]}",
        b"{\"do\":\"games\"} {\"do\":\"games\"}",
    ];
    for line in nonsense {
        let input = [line, b"\n{\"do\":\"games\"}\n"].concat();
        let answers = answers(&input);
        let codes: Vec<_> = answers.iter().map(code).collect();
        assert_eq!(codes, ["malformed", "ok"], "{}", String::from_utf8_lossy(line));
    }
}

#[test]
fn deeply_nested_nonsense_is_refused() {
    let deep = [&b"[".repeat(100_000)[..], b"\n{\"do\":\"games\"}"].concat();
    let answers = answers(&deep);
    assert_eq!((code(&answers[0]), code(&answers[1])), ("malformed", "ok"));
}

#[test]
fn blank_lines_are_ignored_and_the_last_line_needs_no_end() {
    assert_eq!(answers(b"\n  \r\n\t\n{\"do\":\"status\",\"table\":1}").len(), 1);
    assert!(answers(b"").is_empty());
    assert_eq!(answers(b"{\"do\":\"status\",\"table\":1,\"id\":3}\r\n")[0]["id"], 3);
}

#[test]
fn lines_that_are_too_long_are_refused_and_skipped() {
    let most = 4 << 20;
    // Exactly as long as allowed, and one byte longer.
    let padded = |length: usize| {
        let mut line = br#"{"do":"games"}"#.to_vec();
        line.resize(length, b' ');
        line
    };
    let input = [
        &padded(most)[..],
        b"\n",
        &padded(most + 1),
        b"\n",
        &padded(9_000_000),
        b"\n{\"do\":\"games\"}\n",
    ]
    .concat();
    let answers = answers(&input);
    let codes: Vec<_> = answers.iter().map(code).collect();
    assert_eq!(codes, ["ok", "too_long", "too_long", "ok"]);
    assert_eq!(answers[1]["refused"]["figures"]["most"], most);
}

#[test]
fn every_answer_comes_before_the_next_question() {
    let mut child =
        command(&["stdio"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    for id in 0..3 {
        writeln!(stdin, "{}", json!({ "do": "games", "id": id })).unwrap();
        let answer: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
        assert_eq!(answer["id"], id);
    }
    drop(stdin);
    assert!(lines.next().is_none());
    assert!(child.wait().unwrap().success());
}

#[test]
fn tables_without_a_seed_are_dealt_differently() {
    let create = "{\"do\":\"create\",\"game\":\"jade\",\"seats\":2}\n".repeat(2);
    let state = "{\"do\":\"state\",\"table\":1}\n{\"do\":\"state\",\"table\":2}\n";
    let answers = answers(format!("{create}{state}").as_bytes());
    assert_ne!(answers[2]["ok"]["snacks"], answers[3]["ok"]["snacks"]);
}
