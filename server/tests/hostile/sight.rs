//! What clients are shown, held against what they may know.

use super::common::dice::Dice;
use super::common::ledger::Ledger;
use super::common::player::Player;
use super::common::rest;
use super::common::table::{House, catch_up, play};
use engine::digest::hex;
use engine::{Seat, Viewer};
use protocol::{Command, FromClient};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_sees_the_match_as_his_seat_may_and_nothing_else() {
    for game in ["smashup", "jade", "duel"] {
        let mut house = House::open().await;
        let (mut host, mut guest, mut watcher) = house.match_of(game).await;
        let room = host.room.unwrap();
        // Who sits at the table sees with his own eyes, whatever he asks for.
        for player in [&mut host, &mut watcher] {
            let through = Some(Seat::new(1));
            let join = FromClient::Join { room, password: None, since: 0, through };
            player.say(&join).await.unwrap();
        }
        play(&mut host, &mut guest, &mut Dice::new(9), 30).await;
        catch_up(&mut watcher).await;
        house.stop().await;
        let account = Ledger::open(house.folder.path()).room(&room.to_string()).await;
        let table = account.table.unwrap();
        let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Public];
        for (player, viewer) in [&host, &guest, &watcher].into_iter().zip(viewers) {
            assert_eq!(player.document["game"]["view"], table.view(viewer), "{game} {viewer:?}");
            let told = table.events(viewer, 0);
            assert_eq!(player.events[&room].len(), told.len());
            for (event, truth) in player.events[&room].values().zip(&told) {
                let kind = if event.get("event").is_some() { "event" } else { "undone" };
                assert_eq!(event[kind], truth[kind]);
            }
        }
        let of_seats = [r#""me":"#, r#""choices":"#, r#""question":"#, r#""decision":"#];
        for (_, frame) in &watcher.frames {
            assert!(of_seats.iter().all(|field| !frame.contains(field)), "{frame}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_who_see_every_hand_see_it_as_late_as_was_agreed() {
    const DELAY: usize = 4;
    let mut house = House::open().await;
    let spectators = json!({"hands": {"delay": DELAY}});
    let seats = ["me", "open"];
    let wishes =
        json!({"game": "smashup", "seats": seats, "windows": "instant", "spectators": spectators});
    let (mut host, mut guest) = house.begin(&wishes).await;
    let room = host.room.unwrap();
    let mut watcher = house.player().await;
    watcher.room = Some(room);
    let join = FromClient::Join { room, password: None, since: 0, through: Some(Seat::new(1)) };
    watcher.say(&join).await.unwrap();
    watcher.until(|document| document["game"].is_object()).await;
    play(&mut host, &mut guest, &mut Dice::new(2), 25).await;
    catch_up(&mut watcher).await;
    house.stop().await;
    let account = Ledger::open(house.folder.path()).room(&room.to_string()).await;
    let (now, late) = (account.steps.len(), account.steps.len() - DELAY);
    let view = |steps| account.after(steps).view(Viewer::Seat(Seat::new(1)));
    assert_eq!(watcher.document["game"]["view"], view(late));
    assert_ne!(view(late), view(now));
    assert_eq!(guest.document["game"]["view"], view(now));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_seat_is_not_asked_for_while_the_match_is_on() {
    let house = House::open().await;
    let (host, guest, watcher) = house.match_of("smashup").await;
    let room = host.room.unwrap();
    let ask = async |player: &Player, what: &str| {
        let path = format!("/api/rooms/{room}/{what}");
        rest::get(house.server, &path, Some(&player.token)).await
    };
    for what in ["told", "film"] {
        assert_eq!(ask(&host, &format!("{what}?seat=0")).await.status, 200);
        assert_eq!(ask(&guest, &format!("{what}?seat=1")).await.status, 200);
        assert_eq!(ask(&watcher, what).await.status, 200);
        for (player, seat) in [(&host, 1), (&guest, 0), (&watcher, 0), (&watcher, 1), (&watcher, 7)]
        {
            let reply = ask(player, &format!("{what}?seat={seat}")).await;
            assert_eq!((reply.status, &*reply.code()), (400, "not_over"), "{what} of {seat}");
        }
    }
    for player in [&host, &watcher] {
        let reply = ask(player, "replay").await;
        assert_eq!((reply.status, &*reply.code()), (400, "not_over"));
    }
    let path = format!("/api/rooms/{room}/continue");
    let wish = json!({"step": 0, "seat": 1});
    let reply = rest::post(house.server, &path, Some(&host.token), &wish).await;
    assert_eq!(reply.code(), "not_over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_secret_of_the_luck_is_in_no_frame_before_the_end_and_the_seed_in_none_at_all() {
    let mut house = House::open().await;
    let (mut host, mut guest, mut watcher) = house.match_of("jade").await;
    let room = host.room.unwrap();
    let mut dice = Dice::new(10);
    let mut before = 0;
    while host.phase() != "over" {
        before = host.frames.len();
        play(&mut host, &mut guest, &mut dice, 1).await;
    }
    assert!(before > 20);
    watcher.until(|document| document["room"]["phase"] == "over").await;
    house.stop().await;
    let account = Ledger::open(house.folder.path()).room(&room.to_string()).await;
    let (secret, seed) = (hex(&account.secret.0), hex(&account.seed.unwrap().0));
    for player in [&host, &guest, &watcher] {
        assert_eq!(player.document["room"]["seal"]["secret"], secret);
        let shown = player.frames.iter().position(|(_, frame)| frame.contains(&secret)).unwrap();
        // It comes with the message that says that the match is over, and not before.
        assert!(player.frames[shown].1.contains("\"over\""), "{}", player.frames[shown].1);
        assert!(player.frames.iter().all(|(_, frame)| !frame.contains(&seed)));
    }
    assert!(host.frames[..before].iter().all(|(_, frame)| !frame.contains(&secret)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_late_gets_all_of_a_long_match_and_of_all_that_was_said() {
    let house = House::open().await;
    let (mut host, mut guest, mut watcher) = house.match_of("smashup").await;
    let room = host.room.unwrap();
    while host.events[&room].len() < 600 && host.phase() != "over" {
        play(&mut host, &mut guest, &mut Dice::new(5), 10).await;
    }
    for _ in 0..60 {
        for player in [&mut host, &mut watcher] {
            player.done(Command::Say { text: "\u{1f004}".repeat(300) }).await;
        }
    }
    for player in [&mut host, &mut watcher] {
        // As if it had never been here: nothing is known, so all is told.
        player.events.clear();
        player.connect().await.unwrap();
        assert_eq!(player.join(room).await, Ok(()));
        let snapshot = player.frames.last().unwrap().1.len();
        println!("{} events in {snapshot} bytes", player.events[&room].len());
        assert!(snapshot > 60_000 && player.events[&room].len() == 500);
    }
    while !play(&mut host, &mut guest, &mut Dice::new(5), 10).await {}
}
