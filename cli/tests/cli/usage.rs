//! Help, what is said without a command, and exit codes.

use crate::program::{PATH, command, onetable, onetable_reading};
use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

/// What the program says when it starts to serve, with the path and the port of the day taken out.
fn welcome(lang: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut command = command(&[]);
    command.env("LANG", lang).env("ONETABLE_LISTEN", "127.0.0.1:0").env("ONETABLE_LOG", "error");
    command.current_dir(folder.path()).stdout(Stdio::piped());
    let mut serving = command.spawn().unwrap();
    let mut said = String::new();
    let mut port = None;
    for line in BufReader::new(serving.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        // The first line says where the server is open.
        let port = port.get_or_insert_with(|| line.rsplit(':').next().unwrap().to_owned());
        said.push_str(&line.replace(port.as_str(), "PORT").replace(PATH, "onetable"));
        said.push('\n');
        if line.ends_with(" help") {
            break;
        }
    }
    serving.kill().unwrap();
    serving.wait().unwrap();
    said
}

#[test]
fn without_a_command_it_serves_and_says_what_can_be_played() {
    insta::assert_snapshot!("welcome_en", welcome("en_GB.UTF-8"));
}

#[test]
fn without_a_command_it_speaks_the_language_of_the_environment() {
    insta::assert_snapshot!("welcome_zh", welcome("zh_CN.UTF-8"));
}

#[test]
fn the_commands_it_offers_can_be_pasted() {
    for line in welcome("en_GB.UTF-8").lines() {
        let Some(line) = line.strip_prefix("  onetable ") else {
            continue;
        };
        let words: Vec<&str> = line.split("  ").next().unwrap().split(' ').collect();
        if words.contains(&"--save") || ["open", "join"].contains(&words[0]) {
            continue; // They would leave a file behind, or need the server; both have tests of their own.
        }
        let ran = onetable(&words);
        assert_eq!(ran.code, 0, "{line}: {ran:?}");
    }
}

#[test]
fn help_lists_the_commands() {
    insta::assert_snapshot!("help", onetable(&["--help"]).fine());
}

#[test]
fn every_command_has_help() {
    let commands =
        ["play", "sim", "arena", "bench", "scenario", "replay", "verify", "games", "stdio", "data"];
    for command in commands {
        let help = onetable(&["help", command]).fine();
        assert!(help.contains("Usage: onetable"), "{help}");
    }
}

#[test]
fn wrong_use_ends_with_2() {
    let wrong: &[&[&str]] = &[
        &["dance"],
        &["play"],
        &["play", "chess"],
        &["play", "jade", "human"],
        &["play", "jade", "human", "cat"],
        &["play", "jade", "human", "bot:genius"],
        &["play", "jade", "--seed", "xyz"],
        &["play", "jade", "--setup", "--continue", "no-such-file.json"],
        &["play", "jade", "--setup", "--options", r#"{"deck":"huge"}"#],
        &["play", "jade", "--lang", "fr"],
        &["play", "jade", "--options", "[]"],
        &["play", "jade", "--options", r#"{"deck":"huge"}"#],
        &["sim"],
        &["sim", "chess"],
        &["sim", "jade", "--games", "0"],
        &["sim", "jade", "--bots", "genius"],
        &["sim", "jade", "--bots", "greedy,random", "--seats", "3"],
        &["sim", "jade", "--seats", "9"],
        &["sim", "jade", "--threads", "0"],
        &["bench", "chess"],
        &["bench", "jade", "--seats", "1"],
        &["scenario"],
        &["scenario", "run"],
        &["replay"],
        &["replay", "no-such-file.json"],
        &["verify", "no-such-file.json"],
        &["stdio", "--data", "jade"],
        &["data", "export", "chess", "no-such-folder"],
    ];
    for words in wrong {
        let ran = onetable(words);
        assert_eq!(ran.code, 2, "{words:?}: {ran:?}");
        assert_eq!(ran.out, "", "{words:?}");
        let said = ran.err.starts_with("error: ") || ran.err.contains("Usage: ");
        assert!(said, "{words:?}: {ran:?}");
    }
}

#[test]
fn on_a_pipe_nothing_is_asked_unless_wanted() {
    let said = onetable(&["play", "jade"]).fine();
    assert!(said.contains("At the table: Player 1, Normal bot."), "{said}");
    let words = ["play", "jade", "--setup", "--options", r#"{"deck":"small"}"#];
    let said = onetable_reading(&words, b"\n\nAnn\n4\n\n\n\n").fine();
    let same = r#"jade human:Ann bot:hard --options '{"deck":"small"}'"#;
    assert!(said.contains(same) && said.contains("At the table: Ann, Hard bot."), "{said}");
    assert!(onetable(&words).fine().ends_with("Nothing was started.\n"));
}

#[test]
fn errors_say_what_would_be_right() {
    let said = [
        onetable(&["play", "chess"]).error(2),
        onetable(&["play", "jade", "human"]).error(2),
        onetable(&["play", "jade", "human", "human", "human", "human", "human", "human"]).error(2),
        onetable(&["play", "jade", "--options", r#"{"deck":"huge"}"#]).error(2),
        onetable(&["play", "jade", "--options", r#"{"dekc":"full"}"#]).error(2),
        onetable(&["sim", "jade", "--bots", "greedy,random", "--seats", "3"]).error(2),
        onetable(&["sim", "jade", "--seats", "9"]).error(2),
    ];
    insta::assert_snapshot!("wrong_use", said.join("\n"));
}

#[test]
fn a_reader_who_leaves_early_is_no_error() {
    let mut child = command(&["stdio"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // Writing may fail too, once the program has noticed and gone.
    let _ = std::io::Write::write_all(&mut stdin, b"{\"do\":\"games\"}\n{\"do\":\"games\"}\n");
    drop(stdin);
    let status = child.wait().unwrap();
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!((status.code(), said.as_str()), (Some(0), ""));
}

#[test]
fn games_are_listed_for_people_and_for_programs() {
    let text = onetable(&["games"]).fine();
    assert!(text.starts_with("duel, 2 seats\n"), "{text}");
    assert!(text.contains("\njade, 2 to 5 seats\n"), "{text}");
    for word in ["option deck", "\"small\"", "option trim", "snacks.json", "rules "] {
        assert!(text.contains(word), "{word}: {text}");
    }
    let games = onetable(&["games", "--json"]).json();
    assert_eq!(games[0]["name"], "duel");
    let jade = &games[1];
    assert_eq!(jade["name"], "jade");
    assert_eq!(jade["seats"], serde_json::json!([2, 5]));
    assert_eq!(jade["options"]["properties"]["trim"]["type"], "boolean");
    assert_eq!(jade["rules"].as_str().unwrap().len(), 32);
    assert_eq!(jade["files"].as_array().unwrap().len(), 4);
}

#[test]
fn regression_who_counts_seats_is_told_how_they_are_named() {
    let said = onetable(&["play", "bombcat", "--seats", "3"]).error(2);
    assert!(said.contains("2 to 10 seats"), "{said}");
    assert!(said.ends_with(" play bombcat human bot:normal bot:normal"), "{said}");
    let said = onetable(&["play", "bombcat", "--seats", "11"]).error(2);
    assert_eq!(said.matches("bot:normal").count(), 9, "{said}");
    assert!(!onetable(&["play", "--help"]).fine().contains("--seats"));
}
