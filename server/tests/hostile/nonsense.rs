//! Messages that are nearly right, by the thousand.

use super::common::dice::Dice;
use super::common::long;
use super::common::player::Player;
use super::common::rest;
use super::common::table::{House, play};
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Panics outside of the tests themselves.
static PANICS: AtomicUsize = AtomicUsize::new(0);

fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if info.location().is_some_and(|place| !place.file().contains("tests/")) {
                PANICS.fetch_add(1, Ordering::Relaxed);
            }
            usual(info);
        }));
    });
}

fn time() -> Duration {
    Duration::from_secs(if long() { 60 } else { 3 })
}

/// Messages of every kind, all of them well formed.
fn messages(player: &Player) -> Vec<String> {
    let room = player.room.unwrap();
    let person = player.person.id;
    let commands = [
        r#"{"play":{"decision":3,"actions":[{"take":1},"pass"]}}"#.to_owned(),
        r#""undo""#.to_owned(),
        r#"{"agree":{"yes":true}}"#.to_owned(),
        r#"{"sit":{"seat":1}}"#.to_owned(),
        r#"{"ready":{"ready":true}}"#.to_owned(),
        r#""start""#.to_owned(),
        r#"{"kick":{"seat":1}}"#.to_owned(),
        r#"{"place":{"seat":1,"bot":"easy"}}"#.to_owned(),
        format!(r#"{{"promise":{{"promise":"{}"}}}}"#, "ab".repeat(32)),
        format!(r#"{{"reveal":{{"value":"{}"}}}}"#, "ab".repeat(32)),
        r#"{"say":{"text":"hello"}}"#.to_owned(),
        format!(r#"{{"mute":{{"person":"{person}","muted":true}}}}"#),
        r#"{"order":{"orders":{"pass_turn":true,"pass_cards":["a"],"hold":false}}}"#.to_owned(),
        r#""more_time""#.to_owned(),
        r#"{"stand_in":{"seat":0}}"#.to_owned(),
        r#""back""#.to_owned(),
        r#""rematch""#.to_owned(),
    ];
    let commands = commands.iter().enumerate();
    let mut all: Vec<String> = commands
        .map(|(cseq, command)| {
            format!(r#"{{"type":"do","room":"{room}","cseq":{cseq},"command":{command}}}"#)
        })
        .collect();
    all.extend([
        format!(r#"{{"type":"join","room":"{room}","since":3,"through":1,"password":"x"}}"#),
        format!(r#"{{"type":"leave","room":"{room}"}}"#),
        format!(r#"{{"type":"preview","room":"{room}","decision":1,"actions":[1],"id":2}}"#),
        r#"{"type":"ping"}"#.to_owned(),
        format!(r#"{{"type":"hello","version":1,"token":"{}","client":"c"}}"#, player.token),
    ]);
    all
}

const STRANGE: [&str; 22] = [
    "null",
    "true",
    "-1",
    "0.5",
    "1e999",
    "256",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "\"\"",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "[]",
    "{}",
    "[[]]",
    "{\"a\":1}",
    "\"type\"",
    ",",
    ":",
    "}",
    "]",
    "\u{feff}",
];

/// A message with a few mistakes.
fn spoiled(message: &str, dice: &mut Dice) -> String {
    let mut bytes = message.as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        let (from, to) = (dice.below(bytes.len()), dice.below(bytes.len()));
        let (from, to) = (from.min(to), from.max(to));
        match dice.below(7) {
            0 => drop(bytes.drain(from..to)),
            1 => bytes.insert(from, dice.roll() as u8),
            2 => {
                if let Some(byte) = bytes.get_mut(from) {
                    *byte ^= 1 << dice.below(8);
                }
            }
            3 => {
                let again = bytes[from..to].to_vec();
                bytes.splice(from..from, again);
            }
            4 => {
                let strange: &str = STRANGE[dice.below(STRANGE.len())];
                bytes.splice(from..to.min(from + 1), strange.bytes());
            }
            5 => {
                let deep = if dice.below(2) == 0 { "[" } else { "{\"a\":" };
                bytes.splice(from..from, deep.repeat(dice.below(400)).into_bytes());
            }
            _ => bytes.truncate(to),
        }
    }
    let mut text = String::from_utf8_lossy(&bytes).into_owned();
    // A value in place of another keeps it well formed more often than bytes do.
    if dice.below(2) == 0
        && let Some(place) = text.find(':')
    {
        let end = text[place..].find([',', '}']).map_or(text.len(), |end| place + end);
        text.replace_range(place + 1..end, STRANGE[dice.below(STRANGE.len())]);
    }
    text
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_with_mistakes_crash_nothing_and_the_server_plays_on() {
    count_panics();
    let house = House::open().await;
    let (mut host, mut guest, _) = house.match_of("jade").await;
    let (mut victim, mut partner, _) = house.match_of("smashup").await;
    let right = messages(&victim);
    let mut dice = Dice::new(11);
    let begun = Instant::now();
    let mut sent = 0;
    while begun.elapsed() < time() {
        for _ in 0..200 {
            let message = spoiled(&right[dice.below(right.len())], &mut dice);
            if victim.say_text(message).await.is_err() {
                break;
            }
            sent += 1;
        }
        // The victim may be sent away, may have left, may even have conceded; it comes back.
        victim.connect().await.unwrap();
        victim.join(victim.room.unwrap()).await.unwrap();
        play(&mut host, &mut guest, &mut dice, 1).await;
    }
    println!("{sent} messages");
    assert!(sent > 1_000);
    // Who did not read meanwhile may have been cut off.
    partner.connect().await.unwrap();
    partner.join(partner.room.unwrap()).await.unwrap();
    let code = partner.denied(protocol::Command::Start).await;
    assert_eq!(code, "not_host");
    assert_eq!(PANICS.load(Ordering::Relaxed), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_with_mistakes_are_refused_and_never_an_error_of_the_server() {
    count_panics();
    let house = House::open().await;
    let player = house.player().await;
    let room = player.open(&serde_json::json!({"game": "jade", "seats": ["me", "open"]})).await;
    let right = [
        ("/api/guest", "{}".to_owned()),
        ("/api/name", r#"{"name":"Ada"}"#.to_owned()),
        ("/api/account", r#"{"name":"Ada L","password":"long enough"}"#.to_owned()),
        ("/api/login", r#"{"name":"Nobody","password":"long enough"}"#.to_owned()),
        ("/api/play", r#"{"game":"jade","level":"easy","seats":3,"options":{}}"#.to_owned()),
        (
            "/api/rooms",
            r#"{"game":"duel","seats":["me",{"bot":"easy"}],"listed":true,"password":"p",
               "spectators":{"hands":{"delay":3}},"clock":{"bank":{"seconds":60,"increment":5}},
               "windows":{"strict":{"seconds":5}},"options":{}}"#
                .to_owned(),
        ),
        ("/api/rooms/ROOM/continue", r#"{"step":1,"seat":0,"level":"easy"}"#.to_owned()),
    ];
    let mut dice = Dice::new(12);
    let begun = Instant::now();
    let mut sent = 0;
    while begun.elapsed() < time() {
        let (path, body) = &right[dice.below(right.len())];
        let path = path.replace("ROOM", &room.to_string());
        let body = spoiled(body, &mut dice);
        let token = Some(player.token.as_str()).filter(|_| dice.below(10) > 0);
        let sending = rest::request(house.server, "POST", &path, token, body.as_bytes());
        let reply = sending.await.unwrap();
        assert!((200..500).contains(&reply.status), "{path} {body}: {reply:?}");
        sent += 1;
    }
    println!("{sent} requests");
    assert!(sent > 50);
    assert_eq!(PANICS.load(Ordering::Relaxed), 0);
}
