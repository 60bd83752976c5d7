//! Time that runs out, and what happens then.

use super::world::{Client, World, begun, opened, seconds};
use catalog::Catalog;
use protocol::{Clock, Command, Holder, RoomId};
use serde_json::json;
use store::Store;

/// A match of Jade Night between two people, by this clock.
async fn table(clock: Clock) -> (World, RoomId, Vec<Client>) {
    let world = World::games();
    let people = [world.person(1).await, world.person(2).await];
    let mut opened = opened("jade", &[&people[0], &people[1]]);
    opened.wishes.clock = clock;
    let (room, clients) = begun(&world, opened).await;
    (world, room, clients)
}

fn asked(clients: &[Client]) -> usize {
    clients.iter().position(|client| !client.choices().is_empty()).unwrap()
}

#[tokio::test(start_paused = true)]
async fn a_decision_that_runs_out_is_made_by_the_rules_and_a_bot_stands_in() {
    let (_world, _, clients) = table(Clock::Decision { seconds: 5 }).await;
    let seat = asked(&clients);
    let stands_in = format!("/room/seats/{seat}/stand_in");
    let first = clients[seat].at("/me/decision");
    seconds(4.9).await;
    assert_eq!(clients[seat].at("/me/decision"), first);
    assert_eq!(clients[seat].at(&stands_in), json!(null));
    seconds(0.2).await;
    assert_ne!(clients[seat].at("/me/decision"), first);
    assert_eq!(clients[1 - seat].at(&stands_in), json!(true));
    // The bot goes on with the turn, in its own time.
    seconds(10.0).await;
    let later = clients[seat].at("/me/decision");
    assert!(later.as_u64() > first.as_u64());
    clients[seat].act(Command::Back).await;
    assert_eq!(clients[seat].at(&stands_in), json!(null));
}

#[tokio::test(start_paused = true)]
async fn both_out_of_time_the_match_still_ends() {
    let (_world, _, clients) = table(Clock::Decision { seconds: 5 }).await;
    for _ in 0..200 {
        seconds(10.0).await;
        if clients[0].at("/room/phase") == json!("over") {
            return;
        }
    }
    panic!("a table hangs: {}", clients[0].document());
}

#[tokio::test(start_paused = true)]
async fn a_bank_pays_for_thinking_and_gets_its_increment() {
    let (_world, _, clients) = table(Clock::Bank { seconds: 60, increment: 5 }).await;
    let seat = asked(&clients);
    seconds(10.0).await;
    clients[seat].play_first().await;
    let bank = clients[0].at(&format!("/room/seats/{seat}/bank")).as_u64().unwrap();
    assert!((54_900..=55_000).contains(&bank), "{bank}");
    let other = clients[0].at(&format!("/room/seats/{}/bank", 1 - seat));
    assert_eq!(other, json!(60_000));
}

#[tokio::test(start_paused = true)]
async fn more_time_can_be_had_three_times() {
    let (_world, _, clients) = table(Clock::Decision { seconds: 5 }).await;
    let client = &clients[asked(&clients)];
    let deadline = client.at("/room/deadline").as_u64().unwrap();
    for more in 1..=3 {
        client.act(Command::MoreTime).await;
        assert_eq!(client.at("/room/deadline"), json!(deadline + more * 15_000));
    }
    client.act(Command::MoreTime).await;
    assert_eq!(client.refusals(), ["no_more_time"]);
}

#[tokio::test(start_paused = true)]
async fn without_a_clock_nothing_happens_by_itself() {
    let (_world, _, clients) = table(Clock::None).await;
    let before = clients[0].document();
    assert_eq!(before.pointer("/room/deadline"), None);
    seconds(100_000.0).await;
    assert_eq!(clients[0].document(), before);
}

#[tokio::test(start_paused = true)]
async fn a_deadline_that_passed_while_the_server_was_down_leaves_some_time() {
    let (world, room, clients) = table(Clock::Decision { seconds: 5 }).await;
    let seat = asked(&clients);
    let deadline = clients[seat].at("/room/deadline").as_u64().unwrap();
    let again = World::on(Catalog::built_in().unwrap(), world.store.clone(), deadline + 60_000);
    let client = again.join(seat as u128 + 1, room).await;
    let now = client.at("/room/deadline").as_u64().unwrap();
    assert!((75_000..75_100).contains(&(now - deadline)), "{}", now - deadline);
    assert_eq!(client.at(&format!("/room/seats/{seat}/stand_in")), json!(null));
    // The old owner is fenced off: what it still tries is not kept.
    let entries = again.store.entries(&room.to_string(), 0).await.unwrap().len();
    clients[seat].play_first().await;
    assert_eq!(again.store.entries(&room.to_string(), 0).await.unwrap().len(), entries);
}

#[tokio::test(start_paused = true)]
async fn a_room_with_days_per_move_leaves_memory_and_is_woken_in_time() {
    let (world, room, clients) = table(Clock::Days { days: 1 }).await;
    let deadline = clients[0].at("/room/deadline").as_u64().unwrap();
    clients.iter().for_each(Client::leave);
    seconds(400.0).await;
    assert_eq!(world.app.rooms.len(), 0);
    let row = world.store.room(&room.to_string()).await.unwrap().unwrap();
    assert_eq!(row.wake_at, Some(deadline));
    tokio::spawn(crate::rooms::sweep(std::sync::Arc::downgrade(&world.app)));
    seconds(86_400.0).await;
    let entries = world.store.entries(&room.to_string(), 0).await.unwrap();
    assert!(entries.iter().any(|entry| entry.body.contains("\"clock\"")), "nobody was woken");
}

#[tokio::test(start_paused = true)]
async fn bots_answer_after_a_while_that_says_nothing() {
    let world = World::games();
    let person = world.person(1).await;
    let mut opened = opened("jade", &[&person, &person]);
    opened.seats[1] = Holder::Bot("easy".into());
    let room = world.open(opened).await;
    let client = world.join(1, room).await;
    client.act(Command::Promise { promise: None }).await;
    while !client.choices().is_empty() {
        client.play_first().await;
    }
    let before = client.updates();
    seconds(0.49).await;
    assert_eq!(client.updates(), before, "a bot was quick");
    seconds(0.02).await;
    assert_eq!(client.updates(), before + 1, "a bot was slow");
}
