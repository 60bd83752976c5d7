//! Texts that mean to be more than texts.

use super::common::dice::Dice;
use super::common::player::{Lost, Player};
use super::common::rest::{self, Reply};
use super::common::table::{House, play};
use protocol::{Command, Orders};
use serde_json::{Value, json};

/// Texts that did harm somewhere, for a request.
fn evil() -> Vec<String> {
    evil_with(10_000)
}

/// The same for a message on the socket, which may hold it twice.
fn evil_in_a_frame() -> Vec<String> {
    evil_with(2_000)
}

fn evil_with(marks: usize) -> Vec<String> {
    let mut all: Vec<String> = [
        "<script>alert(1)</script>",
        "\"><img src=x onerror=alert(1)>",
        "\u{1b}[2J\u{1b}[1;1H",
        "\u{1b}]52;c;ZXZpbA==\u{7}",
        "\u{9b}31m",
        "abc\u{202e}cba\u{2066}x",
        "zero\u{200b}width\u{feff}\u{2060}",
        "nul\u{0}nul",
        "Robert'); DROP TABLE person;--",
        "' OR '1'='1",
        "%s%n${jndi:ldap://x}{{7*7}}",
        "../../../../etc/passwd",
        "line\r\nSet-Cookie: onetable=evil",
        "\u{fffd}\u{ffff}",
        "",
        " ",
    ]
    .map(str::to_owned)
    .to_vec();
    all.push(format!("z{}", "\u{301}".repeat(marks)));
    all.push("\u{1f468}\u{200d}".repeat(50));
    all.push("x".repeat(marks));
    all
}

/// Whether a text can be shown anywhere without doing anything.
fn is_harmless(text: &str) -> bool {
    texts::clean(text) == text
}

#[track_caller]
fn is_fine(reply: &Reply, of: &str) {
    assert!((200..500).contains(&reply.status), "{of:?}: {reply:?}");
    assert!(reply.head.to_lowercase().contains("x-content-type-options: nosniff"), "{reply:?}");
    assert!(!reply.head.contains("onetable=evil"), "{reply:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_and_accounts_are_cleaned_or_refused() {
    let house = House::open().await;
    for text in evil() {
        let player = Player::guest(house.server).await;
        let token = Some(player.token.as_str());
        let reply = rest::post(house.server, "/api/name", token, &json!({ "name": text })).await;
        is_fine(&reply, &text);
        let account = json!({"name": text, "password": "long enough"});
        is_fine(&rest::post(house.server, "/api/account", token, &account).await, &text);
        let login = json!({"name": text, "password": text});
        is_fine(&rest::post(house.server, "/api/login", None, &login).await, &text);
        let odd = json!({"name": format!("Name {}", player.person.id), "password": text});
        is_fine(&rest::post(house.server, "/api/account", token, &odd).await, &text);
        let me = rest::get(house.server, "/api/me", token).await.json();
        let name = me["me"]["person"]["name"].as_str().unwrap();
        assert!(is_harmless(name) && (1..=24).contains(&name.chars().count()), "{name:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_is_cleaned_or_refused() {
    let house = House::open().await;
    let (mut host, mut guest, mut watcher) = house.match_of("jade").await;
    for text in evil_in_a_frame() {
        for player in [&mut host, &mut watcher] {
            let answer = player.ask(Command::Say { text: text.clone() }).await.unwrap();
            assert!(answer.is_ok() || answer == Err("bad_text".into()), "{text:?}: {answer:?}");
        }
    }
    guest.done(Command::Say { text: "the end".into() }).await;
    host.until(|_| true).await;
    while host.chat.last().unwrap().text != "the end" {
        host.hear().await.unwrap();
    }
    assert!(host.chat.len() > 8);
    assert!(host.chat.iter().chain(&watcher.chat).all(|line| is_harmless(&line.text)));
    play(&mut host, &mut guest, &mut Dice::new(1), 4).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_promises_and_actions_of_any_text_do_no_harm() {
    let house = House::open().await;
    let (mut host, mut guest, _) = house.match_of("smashup").await;
    for text in evil_in_a_frame() {
        let orders = Orders { pass_cards: vec![text.clone()], ..Orders::default() };
        let ordered = host.ask(Command::Order { orders }).await.unwrap();
        assert!(ordered.is_ok() || ordered == Err("too_many".into()), "{text:?}");
        host.denied(Command::Promise { promise: Some(text.clone()) }).await;
        host.denied(Command::Reveal { value: text.clone() }).await;
        let decision = host.decision();
        for action in [json!(text), json!({ &*text: text }), json!([text]), json!({"play": text})] {
            let play = Command::Play { decision, actions: vec![action.clone()] };
            host.denied(play).await;
            assert!(host.preview(decision, &[action]).await.unwrap().is_err());
        }
    }
    host.done(Command::Order { orders: Orders::default() }).await;
    play(&mut host, &mut guest, &mut Dice::new(1), 4).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rooms_are_not_opened_with_texts_that_nobody_asked_for() {
    let house = House::open().await;
    let player = Player::guest(house.server).await;
    let token = Some(player.token.as_str());
    let usual = json!({"game": "jade", "seats": ["me", "open"]});
    for text in evil() {
        for (field, value) in [
            ("game", json!(text)),
            ("options", json!({ &*text: text })),
            ("options", json!(text)),
            ("seats", json!(["me", { "bot": text }])),
            ("seats", json!([text])),
            ("spectators", json!(text)),
            ("clock", json!(text)),
            ("windows", json!(text)),
            (&*text, json!(1)),
        ] {
            let mut wishes = usual.clone();
            wishes[field] = value.clone();
            let reply = rest::post(house.server, "/api/rooms", token, &wishes).await;
            is_fine(&reply, &text);
            assert!(reply.status >= 400, "{field} {value} was taken: {reply:?}");
        }
        for game in ["duel", "jade", "smashup"] {
            let wishes =
                json!({"game": game, "seats": ["me", "open"], "options": { &*text: text }});
            let reply = rest::post(house.server, "/api/rooms", token, &wishes).await;
            assert_eq!(reply.status, 400, "{game} {text}: {reply:?}");
        }
        let mut locked = usual.clone();
        locked["password"] = json!(text);
        is_fine(&rest::post(house.server, "/api/rooms", token, &locked).await, &text);
        let play = json!({"game": text, "level": text, "options": text});
        is_fine(&rest::post(house.server, "/api/play", token, &play).await, &text);
    }
}

/// A text as it goes into an address.
fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn addresses_of_any_text_are_not_found() {
    let house = House::open().await;
    let player = Player::guest(house.server).await;
    let token = Some(player.token.as_str());
    let mut texts = evil();
    texts.retain(|text| text.len() < 3_000);
    for text in texts {
        let text = escaped(&text);
        for path in [
            format!("/api/rooms/{text}"),
            format!("/api/rooms/{text}/told"),
            format!("/api/rooms/{text}/film"),
            format!("/api/rooms/{text}/replay"),
            format!("/api/games/{text}/cards"),
            format!("/{text}"),
            format!("/t/{text}"),
            format!("/api/rooms?game={text}"),
            format!("/api/rooms?{text}={text}"),
        ] {
            let reply = rest::get(house.server, &path, token).await;
            is_fine(&reply, &path);
        }
    }
    for path in ["/api/rooms/%ff%fe", "/api/rooms/%", "/api/rooms?open=%ff", "//", "/../../etc"] {
        is_fine(&rest::get(house.server, path, token).await, path);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_of_devices_and_tokens_of_any_text_open_nothing() {
    let house = House::open().await;
    let mut player = Player::guest(house.server).await;
    let token = player.token.clone();
    for text in evil_in_a_frame() {
        player.client = text.clone();
        if player.connect().await.is_ok() {
            assert!(text.is_ascii() && text.len() <= 64, "{text:?}");
        }
        player.client = "device".into();
        player.token = text.clone();
        let refused = player.connect().await;
        assert!(
            matches!(&refused, Err(Lost::Away(code)) if code == "unknown_token"),
            "{refused:?}"
        );
        player.token = token.clone();
        let head = format!("Cookie: onetable={}\r\n", escaped(&text));
        let reply = rest::request_with(house.server, "GET", "/api/me", &head, b"").await.unwrap();
        assert_eq!(reply.status, 401);
    }
    player.connect().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn letters_that_are_none_are_refused_as_malformed() {
    let house = House::open().await;
    let mut player = house.player().await;
    // Halves of letters, which JSON can write and no text can hold.
    for half in [r"\ud800", r"\udfff", r"\ud800\ud800", r"\uDC00x"] {
        player.say_text(format!(r#"{{"type":"hello","token":"{half}"}}"#)).await.unwrap();
        let answer = serde_json::to_value(player.hear().await.unwrap()).unwrap();
        assert_eq!(answer["reason"]["code"], "malformed", "{answer}");
        let body = format!(r#"{{"name":"{half}","password":"{half}"}}"#);
        let reply =
            rest::request(house.server, "POST", "/api/login", None, body.as_bytes()).await.unwrap();
        assert_eq!((reply.status, &*reply.code()), (400, "malformed"));
    }
    assert_eq!(Value::Null, player.document);
}
