//! The board in sentences, through HTTP: for those who sit, for those who watch, and for nobody else.

#![allow(clippy::unwrap_used)] // In a test a panic is a failure.

mod common;

use common::dice::Dice;
use common::ledger::Ledger;
use common::player::Player;
use common::rest::{self, Reply};
use common::table::{House, play, seat};
use engine::{Seat, Viewer};
use protocol::{Board, Command, RoomId};
use serde_json::json;
use texts::{Lang, Texts};

async fn ask(house: &House, player: &Player, room: RoomId, query: &str) -> Reply {
    let path = format!("/api/rooms/{room}/board{query}");
    rest::get(house.server, &path, Some(&player.token)).await
}

async fn board(house: &House, player: &Player, room: RoomId, query: &str) -> Board {
    let reply = ask(house, player, room, query).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    serde_json::from_str(&reply.body).unwrap()
}

/// All that it says.
fn words(board: &Board) -> String {
    let pages = board.pages.iter().flat_map(|page| [&page.title].into_iter().chain(&page.lines));
    let rest = board.asked.iter().chain(&board.choices);
    pages.chain([&board.summary]).chain(rest).map(|text| format!("{text}\n")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_asked_reads_what_he_can_do_in_the_order_of_the_document() {
    let house = House::open().await;
    for game in ["duel", "jade", "smashup"] {
        let (mut host, mut guest, watcher) = house.match_of(game).await;
        let room = host.room.unwrap();
        for round in 0..8 {
            play(&mut host, &mut guest, &mut Dice::new(round), 3).await;
            for lang in ["", "?lang=zh-CN"] {
                for player in [&host, &guest] {
                    let board = board(&house, player, room, lang).await;
                    let choices = player.document["game"]["choices"].as_array();
                    assert_eq!(board.choices.len(), choices.map_or(0, Vec::len), "{game}");
                    assert_eq!(board.asked.is_some(), player.is_asked(), "{game}");
                    assert!(!board.summary.is_empty() && !board.pages.is_empty(), "{game}");
                    let words = words(&board);
                    // A message that is not there shows as its id, and a figure as its name.
                    for gap in ["board-", &*format!("{game}-"), "{$", "null"] {
                        assert!(!words.contains(gap), "{game}: {words}");
                    }
                    assert!(words.contains(&player.person.name), "{game}: {words}");
                }
                let watched = board(&house, &watcher, room, lang).await;
                assert_eq!((watched.asked, watched.choices.len()), (None, 0), "{game}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_language_has_its_own_words_and_there_are_no_others() {
    let house = House::open().await;
    let (host, _, _) = house.match_of("duel").await;
    let room = host.room.unwrap();
    let english = board(&house, &host, room, "").await;
    assert_eq!(english, board(&house, &host, room, "?lang=en").await);
    let chinese = board(&house, &host, room, "?lang=zh-CN").await;
    assert!(english.summary.starts_with("Draft"), "{}", english.summary);
    assert!(chinese.summary.starts_with("选取奇迹"), "{}", chinese.summary);
    for query in ["?lang=xx", "?language=en", "?through=x"] {
        let reply = ask(&house, &host, room, query).await;
        assert_eq!((reply.status, &*reply.code()), (400, "malformed"), "{query}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_is_read_by_its_owner_only() {
    let house = House::open().await;
    let (mut host, mut guest, watcher) = house.match_of("smashup").await;
    let room = host.room.unwrap();
    while host.document["game"]["view"]["bases"].as_array().unwrap().is_empty() {
        play(&mut host, &mut guest, &mut Dice::new(3), 1).await;
    }
    let mine = board(&house, &host, room, "").await;
    assert!(mine.pages.iter().any(|page| page.title.starts_with("Your hand: ")));
    // A spectator who knows of the other way to ask gets no more by it.
    for query in ["", "?through=0"] {
        let watched = board(&house, &watcher, room, query).await;
        let hand = |page: &protocol::BoardPage| page.title.starts_with("Your hand");
        assert!(!watched.pages.iter().any(hand), "{watched:?}");
        assert!(!words(&watched).contains("Known in the hand"), "{watched:?}");
    }
    // Nor does another seat.
    assert_eq!(mine, board(&house, &host, room, "?through=1").await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_that_one_may_not_see_does_not_exist() {
    let house = House::open().await;
    let stranger = house.player().await;
    let (mut host, mut guest) = (house.player().await, house.player().await);
    let none = json!({"game": "jade", "seats": ["me", "open"], "spectators": "none"});
    let room = host.open(&none).await;
    let before = ask(&house, &host, room, "").await;
    assert_eq!((before.status, &*before.code()), (400, "not_begun"));
    seat(&mut host, &mut guest, room).await;
    board(&house, &guest, room, "").await;
    let hidden = ask(&house, &stranger, room, "").await;
    let nowhere = ask(&house, &stranger, RoomId::new(1), "").await;
    assert_eq!((hidden.status, &*hidden.code()), (404, "no_such_room"));
    assert_eq!((nowhere.status, nowhere.body), (hidden.status, hidden.body));
    let path = "/api/rooms/nonsense/board";
    let wrong = rest::get(house.server, path, Some(&stranger.token)).await;
    assert_eq!((wrong.status, &*wrong.code()), (404, "no_such_room"));
    let nobody = rest::get(house.server, &format!("/api/rooms/{room}/board"), None).await;
    assert_eq!((nobody.status, &*nobody.code()), (401, "unknown_token"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_password_one_reads_what_one_has_been_let_in_to_see() {
    let house = House::open().await;
    let wishes = json!({"game": "jade", "seats": ["me", {"bot": "random"}], "password": "plum"});
    let host = house.player().await;
    let room = host.open(&wishes).await;
    let (mut host, mut watcher) = (host, house.player().await);
    host.join(room).await.unwrap();
    host.done(Command::Promise { promise: None }).await;
    host.done(Command::Start).await;
    host.until(|document| document["room"]["phase"] == "playing").await;
    board(&house, &host, room, "").await;
    assert_eq!(ask(&house, &watcher, room, "").await.code(), "no_such_room");
    watcher.join_with(room, Some("plum")).await.unwrap();
    board(&house, &watcher, room, "").await;
    watcher.socket = None;
    // The server notices in its own time that somebody has gone.
    for _ in 0..200 {
        if ask(&house, &watcher, room, "").await.status == 404 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("who has gone still reads");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_sees_every_hand_late_reads_it_late() {
    const DELAY: usize = 4;
    let mut house = House::open().await;
    let spectators = json!({"hands": {"delay": DELAY}});
    let wishes = json!({"game": "smashup", "seats": ["me", "open"], "windows": "instant", "spectators": spectators});
    let (mut host, mut guest) = house.begin(&wishes).await;
    let room = host.room.unwrap();
    let watcher = house.player().await;
    play(&mut host, &mut guest, &mut Dice::new(2), 25).await;
    let late = board(&house, &watcher, room, "?through=1").await;
    let now = board(&house, &guest, room, "").await;
    assert_eq!((late.asked.as_ref(), late.choices.len()), (None, 0));
    house.stop().await;
    let account = Ledger::open(house.folder.path()).room(&room.to_string()).await;
    let hand = |steps: usize| {
        let view = account.after(steps).view(Viewer::Seat(Seat::new(1)));
        let cards = view["players"][1]["cards"].as_array().cloned().unwrap_or_default();
        cards.iter().map(|card| card.as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let steps = account.steps.len();
    let title = format!("Your hand: {} card", hand(steps).len());
    assert!(now.pages.iter().any(|page| page.title.starts_with(&title)), "{now:?}");
    // What the spectator reads of the hand is what was in it so many moves ago, card by card.
    let texts = Texts::new(Lang::En);
    let mut names: Vec<String> =
        hand(steps - DELAY).iter().map(|card| texts.at("smashup", &[]).card(card)).collect();
    names.sort();
    names.dedup();
    let words = words(&late);
    let known = words.lines().find_map(|line| line.strip_prefix("Known in the hand: "));
    let known = known.unwrap_or_default().split(", ").filter(|name| !name.is_empty());
    let mut known: Vec<&str> = known.map(|name| name.split(" ×").next().unwrap()).collect();
    known.sort();
    assert_eq!(known, names, "{words}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_are_asked_for_often_but_not_without_end() {
    let house = House::with(|settings| settings.requests_per_minute = 4).await;
    let host = house.player().await;
    let room = host.open(&json!({"game": "jade", "seats": ["me", "open"]})).await;
    let mut answered = 0;
    let refused = loop {
        let reply = ask(&house, &host, room, "").await;
        if reply.code() != "not_begun" {
            break reply;
        }
        answered += 1;
    };
    assert_eq!((refused.status, &*refused.code()), (429, "too_fast"));
    assert!((40..50).contains(&answered), "{answered}");
}
