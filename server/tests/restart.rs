//! A server that ends and starts again over the same folder.

#![allow(clippy::unwrap_used, reason = "a test whose helper fails has failed")]

mod common;

use common::dice::Dice;
use common::player::{Lost, Player};
use common::rest;
use common::table::{House, play};
use protocol::{Command, FromServer};
use serde_json::json;
use std::time::Duration;

/// Comes back to the room after the server has.
async fn come_back(house: &House, player: &mut Player) {
    player.server = house.server;
    player.connect().await.unwrap();
    player.join(player.room.unwrap()).await.unwrap();
}

/// The server's time, from its last welcome.
fn server_time(player: &Player) -> u64 {
    let welcome = player.frames.iter().rev().find_map(|(_, frame)| {
        match serde_json::from_str(frame).unwrap() {
            FromServer::Welcome { now, .. } => Some(now),
            _ => None,
        }
    });
    welcome.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deadline_that_passed_while_the_server_was_down_leaves_fifteen_seconds() {
    let mut house = House::open().await;
    let clock = json!({"decision": {"seconds": 5}});
    let wishes = json!({"game": "jade", "seats": ["me", "open"], "clock": clock});
    let (mut host, mut guest) = house.begin(&wishes).await;
    let (asked, other) =
        if host.is_asked() { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
    let seat = asked.document["me"]["seat"].as_u64().unwrap() as usize;
    let old = asked.document["room"]["deadline"].as_u64().unwrap();
    house.stop().await;
    tokio::time::sleep(Duration::from_secs(6)).await;
    house.start().await;

    // Nobody has to come for it to go on; the other looks on.
    come_back(&house, other).await;
    let deadline = other.document["room"]["deadline"].as_u64().unwrap();
    let now = server_time(other);
    assert!(now > old, "the deadline was to pass meanwhile");
    assert!((now + 13_500..now + 16_000).contains(&deadline), "{} ms left", deadline - now);
    assert_ne!(other.document["room"]["seats"][seat]["stand_in"], true);
    // Then the rules answer, and a bot plays for whoever is away.
    other.until(|document| document["room"]["seats"][seat]["stand_in"] == true).await;
    let late = other.frames.last().unwrap().0;
    let came = other.frames.iter().find(|(_, frame)| frame.contains("snapshot")).unwrap().0;
    assert!(late.duration_since(came) > Duration::from_secs(13));
    while !other.is_asked() {
        other.hear().await.unwrap();
    }

    come_back(&house, asked).await;
    other.until(|document| document["room"]["seats"][seat]["stand_in"] != true).await;
    asked.until(|document| document["room"]["seats"][seat]["stand_in"] != true).await;
    assert_eq!(other.take_turn(&mut Dice::new(1)).await, Ok(Ok(())));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_hears_that_the_server_ends_and_finds_the_match_as_it_was() {
    let mut house = House::open().await;
    let (mut host, mut guest, mut watcher) = house.match_of("smashup").await;
    let mut dice = Dice::new(2);
    play(&mut host, &mut guest, &mut dice, 12).await;
    common::table::catch_up(&mut watcher).await;
    let before: Vec<_> = [&host, &guest, &watcher].map(|p| p.document["game"].clone()).into();
    let server = house.running.take().unwrap();
    tokio::join!(server.stop(), async {
        for player in [&mut host, &mut guest, &mut watcher] {
            let heard = player.hear().await;
            assert!(matches!(heard, Ok(FromServer::Bye { .. })), "{heard:?}");
            assert!(matches!(player.hear().await, Err(Lost::Closed(_))));
        }
    });
    house.start().await;
    for (player, before) in [&mut host, &mut guest, &mut watcher].into_iter().zip(before) {
        come_back(&house, player).await;
        assert_eq!(player.document["game"], before);
    }
    play(&mut host, &mut guest, &mut dice, 12).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_whose_turn_it_is_plays_on_after_a_start_though_nobody_has_come() {
    let mut house = House::open().await;
    let mut player = house.player().await;
    let wish = json!({"game": "jade", "level": "random"});
    let reply = rest::post(house.server, "/api/play", Some(&player.token), &wish).await;
    player.join(reply.json()["room"].as_str().unwrap().parse().unwrap()).await.unwrap();
    player.done(Command::Promise { promise: None }).await;
    player.until(|document| document["room"]["phase"] == "playing").await;
    let mut dice = Dice::new(5);
    // Plays until the turn is the bot's, and ends the server in that moment.
    loop {
        player.until(|document| !document["game"]["choices"].is_null()).await;
        assert_eq!(player.take_turn(&mut dice).await, Ok(Ok(())));
        let asks_me = player.preview(u64::MAX, &[]).await.unwrap();
        assert!(asks_me.is_err());
        if player.document["game"]["asked"] == json!([1]) {
            break;
        }
    }
    house.stop().await;
    house.start().await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    come_back(&house, &mut player).await;
    assert!(player.is_asked(), "{}", player.document["game"]["asked"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_in_which_luck_was_being_put_together_begins_after_a_start() {
    let mut house = House::open().await;
    let mut host = house.player().await;
    let room = host.open(&json!({"game": "jade", "seats": ["me", "open"]})).await;
    let mut guest = house.player().await;
    for player in [&mut host, &mut guest] {
        player.join(room).await.unwrap();
    }
    guest.done(Command::Sit { seat: None }).await;
    guest.done(Command::Ready { ready: true }).await;
    guest.done(guest.promise()).await;
    host.done(Command::Start).await;
    house.stop().await;
    house.start().await;
    come_back(&house, &mut host).await;
    host.until(|document| document["room"]["phase"] == "playing").await;
}
