//! The calls against a server that answers once.

use super::*;
use protocol::PersonId;
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::thread::{self, JoinHandle};

/// Answers one request so; gives back what was asked.
fn answers(status: u16, body: impl ToString) -> (Api, JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let server: Server = format!("http://{}", listener.local_addr().unwrap()).parse().unwrap();
    let body = body.to_string();
    let asked = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut asked = String::new();
        let mut part = [0; 4096];
        // Everything we ask fits into a few packets, and bodies end with a brace.
        while !(asked.ends_with("\r\n\r\n") && asked.starts_with("GET") || asked.ends_with('}')) {
            let count = stream.read(&mut part).unwrap();
            asked.push_str(std::str::from_utf8(&part[..count]).unwrap());
        }
        let head = format!("HTTP/1.1 {status} So\r\nContent-Length: {}\r\n\r\n", body.len());
        stream.write_all(format!("{head}{body}").as_bytes()).unwrap();
        asked
    });
    (Api::new(&server), asked)
}

#[test]
fn a_guest_is_known_by_the_token_it_gets() {
    let session =
        json!({ "token": "t", "me": { "person": { "id": PersonId::new(1), "name": "Ada" } } });
    let (api, asked) = answers(200, session);
    assert_eq!(api.guest().unwrap().me.person.name, "Ada");
    assert!(asked.join().unwrap().starts_with("POST /api/guest "));
    let (api, asked) = answers(200, json!({}));
    api.with_token("t").rename("Bob").unwrap();
    let asked = asked.join().unwrap();
    assert!(asked.starts_with("POST /api/name "), "{asked}");
    let (_, body) = asked.split_once("\r\n\r\n").unwrap();
    assert_eq!(serde_json::from_str::<Value>(body).unwrap(), json!({ "name": "Bob" }));
    assert!(asked.to_lowercase().contains("authorization: bearer t\r\n"), "{asked}");
    assert!(asked.to_lowercase().contains("origin: http://127.0.0.1:"), "{asked}");
}

#[test]
fn a_refusal_comes_as_a_code_with_figures() {
    let refused =
        json!({ "refused": { "code": "bad_name", "figures": { "least": 1, "most": 24 } } });
    let (api, _) = answers(400, refused);
    let Err(ApiError::Refused(refusal)) = api.rename("") else { panic!("it was not refused") };
    assert_eq!(refusal.code(), "bad_name");
    assert_eq!(refusal.0.figures["most"], 24);
}

#[test]
fn other_programs_are_told_apart_from_nobody() {
    let (api, _) = answers(200, "<html>");
    assert!(matches!(api.games(), Err(ApiError::Odd { status: 200 })));
    let (api, _) = answers(502, "");
    assert!(matches!(api.games(), Err(ApiError::Odd { status: 502 })));
    let nobody = Api::new(&"http://127.0.0.1:1".parse().unwrap());
    let Err(ApiError::Unreachable { reason, .. }) = nobody.games() else {
        panic!("somebody answers");
    };
    assert_eq!(reason, Unreachable::NothingThere);
}

#[test]
fn cards_and_rooms_are_asked_for_by_name() {
    let (api, asked) = answers(200, json!({ "law": { "points": 1 } }));
    assert_eq!(api.cards("duel").unwrap()["law"]["points"], 1);
    assert!(asked.join().unwrap().starts_with("GET /api/games/duel/cards "));
    let (api, asked) = answers(200, json!({ "law": { "points": 1 } }));
    assert_eq!(api.room_cards(RoomId::new(7)).unwrap()["law"]["points"], 1);
    assert!(asked.join().unwrap().starts_with("GET /api/rooms/AAAAAAAAAAAAAAAAAAAABw/cards "));
    let (api, asked) = answers(200, json!({ "rooms": [] }));
    let lobby = Lobby { game: Some("duel".into()), open: true, watch: false };
    assert!(api.rooms(&lobby).unwrap().rooms.is_empty());
    assert!(asked.join().unwrap().starts_with("GET /api/rooms?game=duel&open=true "));
}

#[test]
fn a_game_whose_name_leads_elsewhere_is_not_asked_for() {
    let nobody = Api::new(&"http://127.0.0.1:1".parse().unwrap());
    assert!(matches!(nobody.cards("../me?x="), Err(ApiError::Odd { status: 404 })));
    assert!(matches!(
        nobody.keep_module("../me?x=", &json!({})),
        Err(ApiError::Odd { status: 404 })
    ));
}

#[test]
fn a_module_is_sent_to_its_game() {
    let (api, asked) = answers(200, json!({ "hash": "5d0f", "report": {} }));
    assert_eq!(api.keep_module("bombcat", &json!({ "v": 1 })).unwrap().hash, "5d0f");
    assert!(asked.join().unwrap().starts_with("POST /api/games/bombcat/modules "));
}
