//! First games, through HTTP and the socket.

#![allow(clippy::unwrap_used)] // In a test a panic is a failure.

mod common;

use common::dice::Dice;
use common::rest;
use common::table::House;
use protocol::RoomId;
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_begins_in_the_middle_and_goes_on_like_any_game() {
    let house = House::open().await;
    for game in ["duel", "jade", "smashup"] {
        let mut player = house.player().await;
        let path = format!("/api/lessons/{game}");
        let reply = rest::post(house.server, &path, Some(&player.token), &json!({})).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        let room: RoomId = serde_json::from_value(reply.json()["room"].clone()).unwrap();
        player.join(room).await.unwrap();
        while !player.is_asked() {
            player.hear().await.unwrap();
        }
        assert_eq!(player.document["room"]["lesson"], true);
        assert_eq!(player.document["room"]["seats"][1]["holder"], json!({ "bot": "easy" }));
        // Something was played before, and there is something to choose from.
        assert!(player.document["me"]["decision"].as_u64() > Some(5), "{game}");
        let choices = player.document["game"]["choices"].as_array().unwrap();
        assert!(choices.len() > 3, "{game}");
        assert_eq!(player.take_turn(&mut Dice::new(1)).await, Ok(Ok(())), "{game}");
    }
    let player = house.player().await;
    let reply =
        rest::post(house.server, "/api/lessons/chess", Some(&player.token), &json!({})).await;
    assert_eq!((reply.status, &*reply.code()), (404, "no_such_page"));
}
