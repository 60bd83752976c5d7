//! Those who come without a key: other origins, other tokens, guessed rooms, guessed passwords.

use super::common::dice::Dice;
use super::common::player::{Lost, Player, next_text, open_socket};
use super::common::rest::{self, Reply};
use super::common::table::{House, play};
use futures_util::SinkExt;
use protocol::{Command, FromClient, RoomId, VERSION};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_another_origin_gets_no_socket() {
    let house = House::open().await;
    let here = format!("http://{}", house.server);
    assert!(open_socket(house.server, Some(&here)).await.is_ok());
    let port = house.server.port();
    let others = [
        "http://evil.example".to_owned(),
        "null".to_owned(),
        format!("{here}.evil.example"),
        format!("https://{}", house.server),
        format!("http://evil.example/{here}"),
        format!("http://localhost:{port}"),
        "http://127.0.0.1".to_owned(),
        format!("{here}/"),
        String::new(),
    ];
    for origin in others.iter().map(|origin| Some(origin.as_str())).chain([None]) {
        let opened = open_socket(house.server, origin).await;
        assert_eq!(opened.err(), Some(Lost::Away("403".into())), "{origin:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_another_origin_changes_nothing_with_the_cookie_of_a_visitor() {
    let house = House::open().await;
    let player = Player::guest(house.server).await;
    let cookie = format!("Cookie: onetable={}\r\n", player.token);
    let rename = |head: String, name: &str| {
        let body = json!({ "name": name }).to_string();
        let server = house.server;
        async move { rest::request_with(server, "POST", "/api/name", &head, body.as_bytes()).await }
    };
    for origin in ["Origin: http://evil.example\r\n", "Origin: null\r\n", ""] {
        let reply = rename(format!("{cookie}{origin}"), "Evil").await.unwrap();
        assert_eq!((reply.status, &*reply.code()), (403, "foreign_origin"), "{origin}");
    }
    let ours = format!("{cookie}Origin: http://{}\r\n", house.server);
    assert_eq!(rename(ours, "Mine").await.unwrap().status, 200);
    let me = rest::get(house.server, "/api/me", Some(&player.token)).await.json();
    assert_eq!(me["me"]["person"]["name"], "Mine");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_that_is_not_for_somebody_looks_like_one_that_is_not_there() {
    let house = House::open().await;
    let mut rooms = Vec::new();
    for secret in [json!({"spectators": "none"}), json!({"password": "sesame"})] {
        let mut wishes = json!({"game": "jade", "seats": ["me", "open"], "windows": "instant"});
        wishes.as_object_mut().unwrap().extend(secret.as_object().unwrap().clone());
        let host = house.player().await;
        rooms.push(host.open(&wishes).await.to_string());
    }
    rooms.push(RoomId::new(0x1234_5678).to_string());
    rooms.push("not-an-id".to_owned());
    let stranger = house.player().await;
    let ask = async |method: &str, room: &str, what: &str, body: &str| -> Reply {
        let path = format!("/api/rooms/{room}/{what}");
        let token = Some(stranger.token.as_str());
        let reply = rest::request(house.server, method, &path, token, body.as_bytes()).await;
        let mut reply = reply.unwrap();
        let dated = |line: &&str| !line.starts_with("date:");
        reply.head = reply.head.lines().filter(dated).collect::<Vec<_>>().join("\n");
        reply
    };
    for (method, what, body) in [
        ("GET", "told", ""),
        ("GET", "told?seat=0", ""),
        ("GET", "film", ""),
        ("GET", "film?seat=0", ""),
        ("GET", "replay", ""),
        ("POST", "continue", r#"{"step":0,"seat":0}"#),
    ] {
        let mut replies = Vec::new();
        for room in &rooms {
            replies.push(ask(method, room, what, body).await);
        }
        assert_eq!(replies[0].status, 404, "{what}");
        assert!(replies.iter().all(|reply| *reply == replies[0]), "{what}: {replies:?}");
    }
    // And in no list.
    let lobby = rest::get(house.server, "/api/rooms", None).await;
    assert!(rooms.iter().all(|room| !lobby.body.contains(room.as_str())));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_room_opens_to_nobody_without_its_word() {
    let house = House::open().await;
    let host = house.player().await;
    let wishes = json!({"game": "jade", "seats": ["me", "open"], "password": "sesame"});
    let room = host.open(&wishes).await;
    let mut stranger = house.player().await;
    for word in [None, Some(""), Some("sesame "), Some("SESAME"), Some("' OR 1=1 --")] {
        assert_eq!(stranger.join_with(room, word).await, Err(Lost::Away("wrong_password".into())));
        assert_eq!(stranger.denied(Command::Sit { seat: None }).await, "not_joined");
    }
    assert_eq!(stranger.join_with(room, Some("sesame")).await, Ok(()));
    assert!(stranger.frames.iter().all(|(_, frame)| !frame.contains("sesame")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_with_a_wrong_token_hears_nothing_when_the_right_one_comes() {
    let house = House::open().await;
    let (mut host, mut guest, _) = house.match_of("jade").await;
    let room = host.room.unwrap();
    let origin = format!("http://{}", house.server);
    let mut liar = open_socket(house.server, Some(&origin)).await.unwrap();
    let wrong = format!("{}x", host.token);
    for token in [wrong, String::new(), "' OR '1'='1".into(), host.person.id.to_string()] {
        let hello = FromClient::Hello { version: VERSION, token, client: "device".into() };
        liar.send(Message::Text(serde_json::to_string(&hello).unwrap().into())).await.unwrap();
        let answer = next_text(&mut liar, Duration::from_secs(5)).await.unwrap();
        assert!(answer.contains("unknown_token"), "{answer}");
    }
    // The right one connects anew under the same device name, and plays.
    host.connect().await.unwrap();
    host.join(room).await.unwrap();
    play(&mut host, &mut guest, &mut Dice::new(1), 10).await;
    let heard = next_text(&mut liar, Duration::from_millis(300)).await;
    assert_eq!(heard, Err(Lost::Silent));
    // Whoever goes on without hello is sent away.
    let join = FromClient::Join { room, password: None, since: 0, through: None };
    liar.send(Message::Text(serde_json::to_string(&join).unwrap().into())).await.unwrap();
    assert_eq!(next_text(&mut liar, Duration::from_secs(5)).await, Err(Lost::Closed(Some(1008))));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_was_ended_opens_nothing() {
    let house = House::open().await;
    let mut player = house.player().await;
    let reply = rest::post(house.server, "/api/logout", Some(&player.token), &json!({})).await;
    assert_eq!(reply.status, 204);
    assert_eq!(rest::get(house.server, "/api/me", Some(&player.token)).await.status, 401);
    assert_eq!(player.connect().await, Err(Lost::Away("unknown_token".into())));
    // A browser that still sends the old cookie becomes somebody new.
    let reply = rest::post(house.server, "/api/guest", Some(&player.token), &json!({})).await;
    assert_ne!(reply.json()["token"], player.token);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_back_is_still_the_same_guest() {
    let house = House::open().await;
    let first = rest::post(house.server, "/api/guest", None, &json!({})).await.json();
    let token = first["token"].as_str().unwrap();
    let again = rest::post(house.server, "/api/guest", Some(token), &json!({})).await.json();
    assert_eq!(again, first);
    let other = rest::post(house.server, "/api/guest", None, &json!({})).await.json();
    assert_ne!(other["me"], first["me"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_is_named_in_the_language_of_the_browser() {
    let house = House::open().await;
    for (wish, is_chinese) in [("zh-CN,zh;q=0.9,en;q=0.8", true), ("fr, en;q=0.5, zh;q=0.3", false)]
    {
        let head = format!("Accept-Language: {wish}\r\n");
        let reply = rest::request_with(house.server, "POST", "/api/guest", &head, b"{}").await;
        let session = reply.unwrap().json();
        let name = session["me"]["person"]["name"].as_str().unwrap();
        assert_eq!(!name.is_ascii(), is_chinese, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_name_and_a_wrong_password_look_alike_and_take_as_long() {
    let house = House::open().await;
    let player = Player::guest(house.server).await;
    let account = json!({"name": "Ada Lovelace", "password": "difference engine"});
    let reply = rest::post(house.server, "/api/account", Some(&player.token), &account).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    let login = async |name: &str, password: &str| {
        let begun = Instant::now();
        let given = json!({ "name": name, "password": password });
        let reply = rest::post(house.server, "/api/login", None, &given).await;
        (reply, begun.elapsed())
    };
    let (mut unknown, mut known) = (Duration::MAX, Duration::MAX);
    for _ in 0..8 {
        let (nobody, took) = login("Nobody Known", "difference engine").await;
        unknown = unknown.min(took);
        let (wrong, took) = login("Ada Lovelace", "analytical engine").await;
        known = known.min(took);
        assert_eq!((nobody.status, &nobody.body), (401, &wrong.body));
        assert_eq!(nobody.status, wrong.status);
        assert_eq!(nobody.code(), "wrong_login");
    }
    // The quickest of each: hashing a password takes most of it.
    assert!(unknown * 4 > known && known * 4 > unknown, "{unknown:?} and {known:?}");
    assert_eq!(login("ada lovelace", "difference engine").await.0.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_heap_of_logins_does_not_hold_up_a_match() {
    let house = House::open().await;
    let (mut host, mut guest, _) = house.match_of("jade").await;
    let server = house.server;
    let logins: Vec<_> = (0..60)
        .map(|number| {
            let given = json!({"name": format!("Name {number}"), "password": "long enough"});
            tokio::spawn(async move { rest::post(server, "/api/login", None, &given).await.status })
        })
        .collect();
    let mut slowest = Duration::ZERO;
    for _ in 0..20 {
        let begun = Instant::now();
        play(&mut host, &mut guest, &mut Dice::new(1), 1).await;
        slowest = slowest.max(begun.elapsed());
    }
    assert!(slowest < Duration::from_secs(2), "{slowest:?}");
    for login in logins {
        assert_eq!(login.await.unwrap(), 401);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logins_from_one_address_are_counted() {
    let house = House::with(|settings| settings.requests_per_minute = 20).await;
    let given = json!({"name": "Somebody", "password": "long enough"});
    let mut refused = 0;
    for _ in 0..30 {
        let reply = rest::post(house.server, "/api/login", None, &given).await;
        refused += u32::from(reply.status == 429);
    }
    assert!((5..=10).contains(&refused), "{refused}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_unpacked_that_somebody_packed() {
    let house = House::open().await;
    let head = "Content-Encoding: gzip\r\n";
    let packed = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xed, 0xc1];
    let path = "/api/login";
    let reply = rest::request_with(house.server, "POST", path, head, &packed).await.unwrap();
    assert_eq!((reply.status, &*reply.code()), (400, "malformed"));
    let server = house.server;
    let upgrade = format!(
        "GET /ws HTTP/1.1\r\nHost: {server}\r\nOrigin: http://{server}\r\nUpgrade: websocket\r\n\
         Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\
         Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    );
    let reply = rest::raw(server, upgrade.as_bytes()).await.unwrap();
    assert_eq!(reply.status, 101);
    assert!(!reply.head.to_lowercase().contains("extensions"), "{}", reply.head);
}
