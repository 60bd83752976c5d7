//! What a server writes about itself, at the most talkative level, while people play.

#![allow(clippy::unwrap_used, reason = "a test whose helper fails has failed")]

mod common;

use common::dice::Dice;
use common::ledger::Ledger;
use common::rest;
use common::table::{House, play};
use engine::digest::hex;
use protocol::{Command, FromClient};
use serde_json::json;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};

/// What was written.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logs_of_a_whole_match_hold_no_token_no_password_no_seed_and_no_card() {
    let paper = Paper::default();
    let writer = paper.clone();
    tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::DEBUG)
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .init();
    let mut house = House::open().await;
    let (mut host, mut guest, mut watcher) = house.match_of("smashup").await;
    let room = host.room.unwrap();
    let account = json!({"name": "Quiet Reader", "password": "not-for-the-log"});
    rest::post(house.server, "/api/account", Some(&host.token), &account).await;
    let wrong = json!({"name": "Quiet Reader", "password": "nor-is-this-one"});
    rest::post(house.server, "/api/login", None, &wrong).await;
    watcher.done(Command::Say { text: "said-among-friends".into() }).await;
    // A hello that cannot be read, and one too many.
    let token = host.token.clone();
    watcher.say_text(format!(r#"{{"type":"hello","token":"{token}"}}"#)).await.unwrap();
    let hello = FromClient::Hello { version: 1, token: token.clone(), client: "x".into() };
    watcher.say(&hello).await.unwrap();
    watcher.say_text(format!("{token}{}", " ".repeat(20_000))).await.unwrap();
    while !play(&mut host, &mut guest, &mut Dice::new(1), 100).await {}
    house.stop().await;

    let kept = Ledger::open(house.folder.path()).room(&room.to_string()).await;
    let log = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains("ended"), "{log}");
    let mut secrets = vec![hex(&kept.secret.0), hex(&kept.seed.unwrap().0)];
    secrets.extend([&host, &guest, &watcher].map(|player| player.token.clone()));
    secrets.extend(["not-for-the-log", "nor-is-this-one", "said-among-friends"].map(Into::into));
    let catalog = catalog::Catalog::built_in().unwrap();
    secrets.extend(catalog.game("smashup").unwrap().cards().into_iter().map(|(name, _)| name));
    for secret in secrets.iter().filter(|secret| secret.len() > 5) {
        assert!(!log.contains(secret.as_str()), "{secret} in {log}");
    }
}
