//! What once went wrong.

#![allow(clippy::unwrap_used, reason = "a test whose helper fails has failed")]

mod common;

use common::player::{Lost, open_socket};
use common::rest;
use common::table::House;
use futures_util::StreamExt as _;
use protocol::{Command, FromServer, RoomSummary};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

#[tokio::test]
async fn regression_a_server_that_ends_closes_with_restart() {
    let mut house = House::open().await;
    let origin = format!("http://{}", house.server);
    let mut socket = open_socket(house.server, Some(&origin)).await.unwrap();
    let ending = tokio::spawn(async move { house.stop().await });
    let mut last = None;
    while let Some(Ok(message)) = socket.next().await {
        match message {
            Message::Text(text) => last = serde_json::from_str::<FromServer>(&text).ok(),
            Message::Close(frame) => {
                assert_eq!(last, Some(FromServer::Bye { retry: 3_000 }));
                assert_eq!(frame.unwrap().code, CloseCode::Restart);
                ending.await.unwrap();
                return;
            }
            _ => {}
        }
    }
    panic!("it ends with a close frame");
}

#[tokio::test]
async fn regression_lists_say_when_a_room_changed_last() {
    let house = House::open().await;
    let (mut host, _guest, _) = house.match_of("jade").await;
    let path = format!("/api/rooms/{}", host.room.unwrap());
    let changed_at = async || {
        let reply = rest::request(house.server, "GET", &path, None, b"").await.unwrap();
        serde_json::from_value::<RoomSummary>(reply.json()).unwrap().changed_at
    };
    let before = changed_at().await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    // Nothing of this shows in the list itself.
    host.done(Command::Say { text: "hello".into() }).await;
    assert!(changed_at().await >= before + 20);
}

#[tokio::test]
async fn regression_pings_count_as_messages() {
    let house = House::with(|settings| settings.messages_per_second = 10).await;
    let mut player = house.player().await;
    // A few hundred are forgiven; a thousand are not.
    for _ in 0..1_000 {
        let _ = player.send(Message::Ping(Default::default())).await;
    }
    let end = loop {
        match player.hear_within(Duration::from_secs(10)).await {
            Ok(_) => {}
            Err(lost) => break lost,
        }
    };
    assert!(matches!(end, Lost::Closed(_)), "{end:?}");
}
