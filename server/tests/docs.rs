//! docs/protocol.md stays true: every message in it can be read, nothing is missing, and the example bot plays.

#![allow(clippy::unwrap_used)] // In a test a panic is a failure.

use protocol::delta;
use protocol::{
    Account, Board, Command, Continue, Document, Film, FromClient, FromServer, Kept, NewName,
    NewRoom, Opened, PlayBot, Refused, Session,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use server::Settings;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use strum::VariantNames;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn page() -> String {
    std::fs::read_to_string(root().join("docs/protocol.md")).unwrap()
}

/// The blocks of code: what stands behind the fence, and the lines.
fn blocks(page: &str) -> Vec<(&str, Vec<&str>)> {
    let fenced = page.split("\n```").skip(1).step_by(2);
    let block = |text| {
        let mut lines = str::lines(text);
        (lines.next().unwrap_or_default(), lines.collect())
    };
    fenced.map(block).collect()
}

/// Reads a line as a message; nothing in it may be unknown to the type.
fn read<T: DeserializeOwned + Serialize>(line: &str) {
    let message = serde_json::from_str::<T>(line);
    let message = message.unwrap_or_else(|error| panic!("{line}\n{error}"));
    let (said, known) = (serde_json::from_str(line).unwrap(), serde_json::to_value(message));
    assert!(is_known(&said, &known.unwrap()), "{line}\nhas something that nobody reads");
}

/// Whether all that is said was read.
fn is_known(said: &Value, known: &Value) -> bool {
    match (said, known) {
        (Value::Object(said), Value::Object(known)) => said
            .iter()
            .all(|(name, value)| known.get(name).is_some_and(|other| is_known(value, other))),
        (Value::Array(said), Value::Array(known)) => {
            said.len() == known.len() && said.iter().zip(known).all(|(s, k)| is_known(s, k))
        }
        _ => said == known,
    }
}

#[test]
fn every_example_can_be_read() {
    let page = page();
    let mut session = false;
    for (kind, lines) in blocks(&page) {
        for line in &lines {
            match kind {
                "json client" => read::<FromClient>(line),
                "json server" => read::<FromServer>(line),
                "json Session" => read::<Session>(line),
                "json NewName" => read::<NewName>(line),
                "json Account" => read::<Account>(line),
                "json NewRoom" => read::<NewRoom>(line),
                "json PlayBot" => read::<PlayBot>(line),
                "json Kept" => read::<Kept>(line),
                "json Opened" => read::<Opened>(line),
                "json Film" => read::<Film>(line),
                "json Continue" => read::<Continue>(line),
                "json Board" => read::<Board>(line),
                "json Document" => read::<Document>(line),
                "json delta" | "json checksum" => read::<Value>(line),
                "text session" => {
                    session = true;
                    match line.split_once(' ') {
                        Some((">", said)) => read::<FromClient>(said),
                        Some(("<", said)) => read::<FromServer>(said),
                        _ => panic!("who says {line}?"),
                    }
                }
                "python" => {}
                other => panic!("a block of an unknown kind: {other}"),
            }
        }
    }
    assert!(session, "a whole session is shown");
}

#[test]
fn deltas_and_checksums_come_out_as_documented() {
    let page = page();
    let value = |line: &str| serde_json::from_str::<Value>(line).unwrap();
    let (mut deltas, mut checksums) = (0, 0);
    for (kind, lines) in blocks(&page) {
        match (kind, &lines[..]) {
            ("json delta", [before, change, after]) => {
                let mut document = value(before);
                delta::apply(&mut document, &value(change)).unwrap();
                assert_eq!(document, value(after), "{before} by {change}");
                deltas += 1;
            }
            ("json checksum", [document, checksum]) => {
                assert_eq!(delta::checksum(&value(document)), value(checksum).as_str().unwrap());
                checksums += 1;
            }
            ("json delta" | "json checksum", _) => panic!("{lines:?}"),
            _ => {}
        }
    }
    assert!(deltas >= 3 && checksums >= 1);
}

#[test]
fn every_refusal_and_every_command_is_explained() {
    let page = page();
    let (_, refusals) = page.split_once("\n## Refusals\n").unwrap();
    for code in Refused::VARIANTS {
        assert!(refusals.contains(&format!("| `{code}` |")), "{code} is not explained");
    }
    let (_, commands) = page.split_once("\n## Commands\n").unwrap();
    for command in Command::VARIANTS {
        let (plain, full) = (format!("| `\"{command}\"` |"), format!("| `{{\"{command}\":{{"));
        assert!(commands.contains(&plain) || commands.contains(&full), "{command} is missing");
    }
}

#[test]
fn every_documented_refusal_exists() {
    let page = page();
    let (_, refusals) = page.split_once("\n## Refusals\n").unwrap();
    let codes = refusals.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    for code in codes {
        assert!(Refused::VARIANTS.contains(&code), "there is no {code}");
    }
}

#[test]
fn the_limits_are_those_of_the_server() {
    let page = page();
    let frame = protocol::MAX_FRAME;
    for said in [
        format!("This is version {}.", protocol::VERSION),
        format!("({},{:03} bytes)", frame / 1_000, frame % 1_000),
        format!("| messages that wait for a client | {} |", server::bus::WAITING),
        format!("| messages a second | {},", Settings::default().messages_per_second),
        format!("{} a minute from one address", Settings::default().requests_per_minute),
        format!("at most {} a minute", Settings::default().boards_per_minute()),
        format!("with 1 to {} moves", protocol::MOST_DELAY),
    ] {
        assert!(page.contains(&said), "{said}");
    }
}

/// The names of all numbers that a source counts.
fn counted(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            names.extend(counted(&path));
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let quoted = text.split("!(\"onetable_").skip(1);
        names.extend(quoted.map(|rest| format!("onetable_{}", rest.split('"').next().unwrap())));
    }
    names
}

#[test]
fn every_number_that_is_counted_is_in_the_page_for_hosts() {
    let page = std::fs::read_to_string(root().join("docs/hosting.md")).unwrap();
    let names = counted(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(names.len() > 5);
    for name in names {
        assert!(page.contains(&format!("| `{name}` |")), "{name}");
    }
}

/// Whether the example bot can run here.
fn has_websockets() -> bool {
    let asked = std::process::Command::new("python3")
        .args(["-c", "import websockets.asyncio.client"])
        .stderr(Stdio::null())
        .status();
    asked.is_ok_and(|status| status.success())
}

#[tokio::test]
async fn the_example_bot_plays_a_game_to_its_end() {
    if !has_websockets() {
        eprintln!("NOT RUN: examples/bot.py needs python3 with the module websockets");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings {
        listen: ([127, 0, 0, 1], 0).into(),
        data: folder.path().to_owned(),
        bot_delay: (0, 0),
        ..Settings::default()
    };
    let catalog = catalog::Catalog::built_in().unwrap();
    let running = server::start(settings, catalog, &[]).await.unwrap();
    let address = format!("http://{}", running.address());
    let bot = tokio::task::spawn_blocking(move || {
        std::process::Command::new("python3")
            .arg(root().join("examples/bot.py"))
            .args(["--server", &address, "--game", "jade", "--level", "easy"])
            .output()
            .unwrap()
    });
    let played = tokio::time::timeout(Duration::from_secs(120), bot).await;
    let output = played.expect("the game comes to an end").unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains(": place 1 (") || said.contains(": place 2 ("), "{said}");
    running.stop().await;
}
