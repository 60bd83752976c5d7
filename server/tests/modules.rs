//! Modules on a server: kept once under their hashes, named by tables, found again after a start, whole in replays.

#![allow(clippy::unwrap_used, reason = "a test whose helper fails has failed")]

mod common;

use catalog::Catalog;
use common::dice::Dice;
use common::player::Player;
use common::rest::{self, Reply};
use common::table::{House, play};
use engine::Replay;
use protocol::{Command, RoomId};
use serde_json::{Value, json};

const MODULES: &str = "/api/games/bombcat/modules";

/// A card that ends the turn.
fn naps() -> Value {
    json!({
        "v": 1, "id": "naps", "name": {"en": "Naps", "zh": "午睡"},
        "cards": [{"id": "sunbeam", "class": "func", "name": {"en": "Sunbeam", "zh": "阳光"}, "grants": ["bask"]}],
        "actions": [{
            "id": "bask", "name": {"en": "Bask", "zh": "晒太阳"}, "kind": "play", "cond": {"k": "my_turn"},
            "costs": [[{"op": "use", "what": {"k": "c_def", "id": "sunbeam"}}]],
            "do": [{"k": "end_turn"}],
        }],
    })
}

/// A module that is too long for a request that opens a room.
fn long() -> Value {
    let words = "zzz ".repeat(40);
    let text = json!({"en": words, "zh": words});
    let action = |at: usize| {
        json!({
            "id": format!("act{at}"), "name": text, "text": text, "announce": text, "kind": "play",
            "cond": {"k": "my_turn"}, "costs": [[{"op": "use", "text": text}]],
            "do": [{"k": "end_turn"}],
        })
    };
    json!({"v": 1, "id": "long", "actions": (0..50).map(action).collect::<Vec<_>>()})
}

async fn send(player: &Player, module: &Value) -> Reply {
    rest::post(player.server, MODULES, Some(&player.token), module).await
}

/// Has a module kept; its hash.
async fn kept(player: &Player, module: &Value) -> String {
    let reply = send(player, module).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()["hash"].as_str().unwrap().to_owned()
}

/// What is kept under a hash.
async fn got(player: &Player, hash: &str) -> Reply {
    rest::get(player.server, &format!("{MODULES}/{hash}"), None).await
}

fn wishes(modules: Value) -> Value {
    let options = json!({"modules": modules, "copies": 8, "hand": 8, "turn_limit": 10});
    json!({"game": "bombcat", "seats": ["me", "open"], "windows": "instant", "options": options})
}

async fn open(player: &Player, wishes: &Value) -> Reply {
    rest::post(player.server, "/api/rooms", Some(&player.token), wishes).await
}

/// What the table of a player calls the card of the module.
async fn sunbeam(player: &Player) -> Value {
    let path = format!("/api/rooms/{}/cards", player.room.unwrap());
    rest::get(player.server, &path, Some(&player.token)).await.json()["naps/sunbeam"]["name"]
        .clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_module_is_kept_once_cleaned_and_given_back_by_its_hash() {
    let house = House::open().await;
    let (ann, bob) = (house.player().await, house.player().await);
    let reply = send(&ann, &naps()).await;
    let answer = reply.json();
    let hash = answer["hash"].as_str().unwrap();
    assert!(hash.len() == 32 && hash.chars().all(|c| c.is_ascii_hexdigit()), "{hash}");
    assert_eq!(answer["report"]["name"], json!({"en": "Naps", "zh": "午睡"}));
    assert_eq!(answer["report"]["fingerprint"], *hash);
    assert_eq!(answer["report"]["notes"], json!([]), "{answer}");

    let back = got(&bob, hash).await;
    assert_eq!(back.status, 200);
    assert!(back.head.contains("content-type: application/json"), "{}", back.head);
    assert_eq!(back.json()["cards"][0]["name"]["en"], "Sunbeam");
    // Whoever has only the hash reads the same about it as who has brought it.
    let path = format!("{MODULES}/{hash}/report");
    assert_eq!(rest::get(house.server, &path, None).await.json(), answer);
    // What is given back is the same module again, and so is one that only looks different.
    assert_eq!(kept(&bob, &back.json()).await, hash);
    let mut remarked = naps();
    remarked["note"] = "my first".into();
    remarked["ui"] = json!({"x": 1});
    assert_eq!(kept(&bob, &remarked).await, hash);
    assert_eq!(got(&bob, hash).await.body, back.body);
    // No id and no text comes out as anybody has put it in.
    let mut nasty = naps();
    nasty["name"] =
        json!({"en": "\u{1b}[2J<b>\u{202e}Naps\u{0}", "zh": "午\u{feff}睡\n".repeat(200)});
    let reply = send(&ann, &nasty).await;
    let cleaned = got(&ann, reply.json()["hash"].as_str().unwrap()).await;
    for odd in ['\u{1b}', '\u{202e}', '\u{0}', '\u{feff}', '\n'] {
        let name = cleaned.json()["name"].clone();
        assert!(!name["en"].as_str().unwrap().contains(odd), "{name}");
        assert!(!name["zh"].as_str().unwrap().contains(odd), "{name}");
    }
    assert!(reply.json()["report"]["notes"].to_string().contains("text_cut"), "{reply:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn anything_at_all_is_a_module_or_refused_with_a_reason() {
    let house = House::open().await;
    let player = house.player().await;
    let token = Some(&*player.token);
    for nonsense in
        [json!(null), json!(7), json!([[[]]]), json!("text"), json!({"v": {}, "actions": [{}]})]
    {
        let hash = kept(&player, &nonsense).await;
        assert_eq!(got(&player, &hash).await.status, 200, "{nonsense}");
    }
    let post = async |path: &str, token, body: &[u8]| {
        let reply = rest::request(house.server, "POST", path, token, body).await.unwrap();
        (reply.status, reply.code())
    };
    let refused = |status: u16, code: &str| (status, code.to_owned());
    let deep = "[".repeat(60_000);
    for body in [&b"{\"v\": 1"[..], b"\xff\xfe", b"", deep.as_bytes()] {
        assert_eq!(post(MODULES, token, body).await, refused(400, "malformed"));
    }
    let large = json!({"note": "x".repeat(128 << 10)}).to_string();
    assert_eq!(post(MODULES, token, large.as_bytes()).await, refused(413, "too_large"));
    assert_eq!(post(MODULES, None, b"{}").await, refused(401, "unknown_token"));
    assert_eq!(post("/api/games/chess/modules", token, b"{}").await, refused(404, "unknown_game"));
    assert_eq!(post("/api/games/duel/modules", token, b"{}").await, refused(404, "no_such_page"));
    for hash in ["0123456789abcdef0123456789abcdef", "..", "%00", "' OR 1"] {
        let hash = hash.replace(' ', "%20");
        for path in [format!("{MODULES}/{hash}"), format!("{MODULES}/{hash}/report")] {
            let reply = rest::get(house.server, &path, None).await;
            assert_eq!((reply.status, &*reply.code()), (404, "unknown_module"), "{path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_say_which_option_lists_modules() {
    let house = House::open().await;
    let games = rest::get(house.server, "/api/games", None).await.json();
    let documents = |name: &str| {
        let mut games = games.as_array().unwrap().iter();
        games.find(|game| game["name"] == name).unwrap().get("documents").cloned()
    };
    assert_eq!(documents("bombcat"), Some(json!("modules")));
    assert_eq!(documents("duel"), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_names_its_modules_and_finds_them_again_after_a_start() {
    let mut house = House::open().await;
    let (mut host, mut guest) = house.begin(&wishes(json!([naps()]))).await;
    // What came with the options is kept, and everybody sees its hash alone.
    let named = host.document["room"]["options"]["modules"].clone();
    let hash = named[0].as_str().unwrap().to_owned();
    assert_eq!(kept(&guest, &naps()).await, hash);
    assert!(!host.frames.iter().any(|(_, frame)| frame.contains("c_def")));
    assert_eq!(sunbeam(&host).await["zh"], "阳光");
    play(&mut host, &mut guest, &mut Dice::new(3), 3).await;

    house.stop().await;
    house.start().await;
    for player in [&mut host, &mut guest] {
        player.server = house.server;
        player.connect().await.unwrap();
        player.join(player.room.unwrap()).await.unwrap();
    }
    assert_eq!(host.document["room"]["options"]["modules"], named);
    assert_eq!(sunbeam(&guest).await["en"], "Sunbeam");
    assert!(play(&mut host, &mut guest, &mut Dice::new(4), 3_000).await);

    // A replay has the module in it, and plays where nobody knows the hash.
    let path = format!("/api/rooms/{}/replay", host.room.unwrap());
    let reply = rest::get(house.server, &path, Some(&host.token)).await;
    let replay: Replay = serde_json::from_str(&reply.body).unwrap();
    assert_eq!(replay.setup.options["modules"][0]["id"], "naps");
    let catalog = Catalog::built_in().unwrap();
    let mut steps = 0;
    catalog.game("bombcat").unwrap().replay(&replay, &mut |_, step| steps = step).unwrap();
    assert_eq!(steps, replay.log.len());
    let film = format!("/api/rooms/{}/film", host.room.unwrap());
    assert_eq!(rest::get(house.server, &film, Some(&host.token)).await.status, 200);

    // Another match at the same table, and one that goes on from this.
    host.done(Command::Rematch).await;
    host.until(|document| !document["room"]["rematch"].is_null()).await;
    let again: RoomId = serde_json::from_value(host.document["room"]["rematch"].clone()).unwrap();
    let path = format!("/api/rooms/{}/continue", host.room.unwrap());
    let wish = json!({"step": 2, "seat": 0, "level": "random"});
    let reply = rest::post(house.server, &path, Some(&host.token), &wish).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    let further: RoomId = reply.json()["room"].as_str().unwrap().parse().unwrap();
    for room in [again, further] {
        host.join(room).await.unwrap();
        assert_eq!(host.document["room"]["options"]["modules"], named);
        assert_eq!(sunbeam(&host).await["en"], "Sunbeam");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_module_that_is_too_long_for_options_plays_by_its_hash() {
    let house = House::open().await;
    let player = house.player().await;
    assert!(long().to_string().len() > 64 << 10 && long().to_string().len() < 128 << 10);
    let reply = open(&player, &wishes(json!([long()]))).await;
    assert_eq!((reply.status, &*reply.code()), (400, "malformed"));
    let hash = kept(&player, &long()).await;
    let reply = open(&player, &wishes(json!([hash, naps()]))).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    let wish = json!({"game": "bombcat", "level": "random", "options": {"modules": [hash]}});
    let reply = rest::post(house.server, "/api/play", Some(&player.token), &wish).await;
    assert_eq!(reply.status, 200, "{reply:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_table_cannot_be_played_with_is_refused_and_not_kept() {
    let house = House::open().await;
    let player = house.player().await;
    let refusal = async |modules: Value| {
        let reply = open(&player, &wishes(modules)).await;
        (reply.status, reply.code())
    };
    let unknown = "0123456789abcdef0123456789abcdef";
    let refused = |status: u16, code: &str| (status, code.to_owned());
    assert_eq!(refusal(json!([unknown])).await, refused(404, "unknown_module"));
    assert_eq!(refusal(json!([naps(), ""])).await, refused(404, "unknown_module"));
    assert_eq!(refusal(json!(["x".repeat(5_000)])).await, refused(404, "unknown_module"));
    assert_eq!(refusal(json!(vec![unknown; 1_000])).await, refused(429, "too_many"));
    assert_eq!(refusal(json!(vec![json!({}); 17])).await, refused(400, "wrong_option"));
    assert_eq!(refusal(json!(unknown)).await, refused(400, "wrong_option"));
    let hash = kept(&house.player().await, &long()).await;
    assert_eq!(refusal(json!(vec![hash; 16])).await, refused(413, "too_large"));
    // A room that was not opened has left nothing.
    let print = catalog_hash(&naps());
    assert_eq!(got(&player, &print).await.status, 404);
    assert_eq!(refusal(json!([naps()])).await, refused(200, ""));
    assert_eq!(got(&player, &print).await.status, 200);
}

/// The hash that a module has everywhere.
fn catalog_hash(module: &Value) -> String {
    let catalog = Catalog::built_in().unwrap();
    catalog.game("bombcat").unwrap().document(module).unwrap().hash
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_has_more_than_two_hundred_modules_kept() {
    let house = House::open().await;
    let player = house.player().await;
    let module = |at: usize| json!({"v": 1, "id": format!("m{at}")});
    for at in 0..200 {
        kept(&player, &module(at)).await;
    }
    let reply = send(&player, &module(200)).await;
    assert_eq!((reply.status, &*reply.code()), (429, "too_many"));
    // What is there already is nothing new, and others are not concerned.
    kept(&player, &module(7)).await;
    kept(&house.player().await, &module(200)).await;
}

#[tokio::test]
async fn modules_are_limited_as_other_requests_are() {
    let house = House::with(|settings| settings.requests_per_minute = 3).await;
    let player = Player::guest(house.server).await;
    let mut codes = Vec::new();
    for _ in 0..4 {
        codes.push(send(&player, &naps()).await.code());
    }
    assert_eq!(codes.last().unwrap(), "too_fast");
}
