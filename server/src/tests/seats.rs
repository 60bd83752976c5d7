//! Sitting down, getting up, giving up, taking back, talking, coming again.

use super::world::{Client, World, begun, opened, pause, seconds};
use engine::sealing::seat_promise;
use engine::{Seat, Seed, digest};
use protocol::{Command, FromServer, Holder, PersonId, RoomId, Spectators};
use serde_json::{Value, json};
use store::Store;

/// A waiting room of Jade Night with a host in seat 0 and open seats.
async fn waiting(world: &World, seats: usize) -> (RoomId, Client) {
    let host = world.person(1).await;
    let mut opened = opened("jade", &vec![&host; seats]);
    opened.begun = false;
    opened.seats[1..].fill(Holder::Open);
    let room = world.open(opened).await;
    let client = world.join(1, room).await;
    (room, client)
}

/// A match between so many people.
async fn playing(world: &World, game: &str, seats: usize) -> (RoomId, Vec<Client>) {
    let mut people = Vec::new();
    for number in 1..=seats as u128 {
        people.push(world.person(number).await);
    }
    begun(world, opened(game, &people.iter().collect::<Vec<_>>())).await
}

fn asked(clients: &[Client]) -> usize {
    clients.iter().position(|client| !client.choices().is_empty()).unwrap()
}

#[tokio::test(start_paused = true)]
async fn people_sit_down_get_ready_and_the_host_begins() {
    let world = World::games();
    let (room, host) = waiting(&world, 2).await;
    let guest = world.join(2, room).await;
    guest.act(Command::Ready { ready: true }).await;
    host.act(Command::Start).await;
    guest.act(Command::Sit { seat: Some(Seat::new(0)) }).await;
    guest.act(Command::Sit { seat: None }).await;
    guest.act(Command::Sit { seat: None }).await;
    host.act(Command::Start).await;
    guest.act(Command::Start).await;
    guest.act(Command::Ready { ready: true }).await;
    host.act(Command::Start).await;
    assert_eq!(guest.refusals(), ["not_seated", "seat_taken", "already_seated", "not_host"]);
    assert_eq!(host.refusals(), ["not_ready", "not_ready"]);
    assert_eq!(guest.at("/room/phase"), json!("sealing"));
    assert_eq!(guest.at("/me/seat"), json!(1));
    // Nobody brings a part of the luck: it goes on without.
    seconds(6.1).await;
    assert_eq!(guest.at("/room/phase"), json!("playing"));
}

#[tokio::test(start_paused = true)]
async fn the_host_sends_away_and_places_bots_only_before_the_match() {
    let world = World::games();
    let (room, host) = waiting(&world, 2).await;
    let guest = world.join(2, room).await;
    guest.act(Command::Sit { seat: None }).await;
    guest.act(Command::Kick { seat: Seat::new(0) }).await;
    host.act(Command::Kick { seat: Seat::new(1) }).await;
    assert_eq!(guest.at("/me"), json!(null));
    assert_eq!(guest.refusals(), ["not_host"]);
    let place = |bot: &str| Command::Place { seat: Seat::new(1), bot: Some(bot.into()) };
    host.act(place("mcts@1000000p")).await;
    host.act(place("easy")).await;
    host.act(Command::Start).await;
    host.act(Command::Promise { promise: None }).await;
    assert_eq!(host.at("/room/phase"), json!("playing"));
    for command in [Command::Kick { seat: Seat::new(1) }, place("hard"), Command::Close] {
        host.act(command).await;
    }
    assert_eq!(host.refusals(), ["bad_setting", "has_begun", "has_begun", "has_begun"]);
}

#[tokio::test(start_paused = true)]
async fn luck_is_put_together_from_promises_and_can_be_checked() {
    let world = World::games();
    let (room, host) = waiting(&world, 2).await;
    let guest = world.join(2, room).await;
    guest.act(Command::Sit { seat: None }).await;
    guest.act(Command::Ready { ready: true }).await;
    host.act(Command::Start).await;
    let (mine, other) = (Seed::from_number(11), Seed::from_number(12));
    let promise = |value: &Seed| Command::Promise { promise: Some(seat_promise(value)) };
    let reveal = |value: &Seed| Command::Reveal { value: digest::hex(&value.0) };
    host.act(reveal(&mine)).await;
    host.act(promise(&mine)).await;
    host.act(promise(&other)).await;
    guest.act(promise(&other)).await;
    assert_eq!(guest.at("/room/phase"), json!("opening"));
    guest.act(reveal(&mine)).await;
    guest.act(reveal(&other)).await;
    assert_eq!(guest.at("/room/phase"), json!("opening"));
    host.act(reveal(&mine)).await;
    assert_eq!(guest.at("/room/phase"), json!("playing"));
    assert_eq!(host.refusals(), ["bad_seal", "bad_seal"]);
    assert_eq!(guest.refusals(), ["bad_seal"]);
    let promised = guest.at("/room/seal/promise");
    assert_eq!(guest.at("/room/seal/secret"), json!(null));
    guest.act(Command::Concede).await;
    let replay =
        crate::rooms::stored(&world.app, room).await.ok().flatten().unwrap().replay().unwrap();
    let sealed = replay.sealed.unwrap();
    assert_eq!(sealed.check(&replay.rules, 2, replay.setup.seed), Ok(()));
    assert_eq!(json!(sealed.promise), promised);
    assert_eq!(guest.at("/room/seal/secret"), json!(digest::hex(&sealed.secret.0)));
}

#[tokio::test(start_paused = true)]
async fn giving_up_ends_a_match_of_two() {
    let world = World::games();
    let (_, clients) = playing(&world, "duel", 2).await;
    clients[0].act(Command::Concede).await;
    assert_eq!(clients[1].at("/room/phase"), json!("over"));
    assert_eq!(clients[1].at("/room/outcome/reason"), json!("conceded"));
    assert_eq!(clients[1].at("/room/outcome/standings/0/place"), json!(2));
}

#[tokio::test(start_paused = true)]
async fn with_three_a_bot_plays_on_for_who_gives_up_and_he_ranks_last() {
    let world = World::games();
    let (_, clients) = playing(&world, "jade", 3).await;
    clients[1].act(Command::Concede).await;
    assert_eq!(clients[0].at("/room/phase"), json!("playing"));
    assert_eq!(clients[0].at("/room/seats/1/conceded"), json!(true));
    for _ in 0..2_000 {
        match clients.iter().find(|client| !client.choices().is_empty()) {
            Some(client) if client.at("/me/seat") != json!(1) => client.play_first().await,
            _ => seconds(1.0).await,
        }
        if clients[0].at("/room/phase") == json!("over") {
            assert_eq!(clients[0].at("/room/outcome/standings/1/place"), json!(3));
            return;
        }
    }
    panic!("it does not end");
}

#[tokio::test(start_paused = true)]
async fn taking_back_what_the_others_saw_needs_their_consent() {
    let world = World::games();
    let (_, clients) = playing(&world, "duel", 2).await;
    let seat = asked(&clients);
    let before = clients[seat].at("/game/view");
    clients[seat].play_first().await;
    let other = asked(&clients);
    assert_ne!(other, seat, "the draft goes round");
    clients[other].play_first().await;
    clients[seat].act(Command::Undo).await;
    assert_eq!(clients[other].at("/room/undo/seat"), json!(seat));
    clients[seat].act(Command::Agree { yes: true }).await;
    assert_eq!(clients[seat].refusals(), ["no_such_request"]);
    clients[other].act(Command::Agree { yes: false }).await;
    assert_eq!(clients[seat].at("/room/undo"), json!(null));
    clients[seat].act(Command::Undo).await;
    clients[other].act(Command::Agree { yes: true }).await;
    assert_eq!(clients[seat].at("/room/undo"), json!(null));
    assert_eq!(clients[seat].at("/game/view"), before);
}

#[tokio::test(start_paused = true)]
async fn players_and_spectators_talk_apart_and_can_mute() {
    let world = World::games();
    let (room, clients) = playing(&world, "jade", 2).await;
    let watchers = [world.join(8, room).await, world.join(9, room).await];
    let heard = |client: &Client| -> Vec<String> {
        let chat = |message| match message {
            FromServer::Update(update) => update.chat.map(|line| line.text),
            _ => None,
        };
        client.messages().into_iter().filter_map(chat).collect()
    };
    clients[0].act(Command::Say { text: "hello \u{202e}\u{1b}[2J<b>".into() }).await;
    watchers[0].act(Command::Say { text: "psst".into() }).await;
    watchers[0].act(Command::Say { text: "\u{200b}".into() }).await;
    watchers[0].act(Command::Say { text: "x".repeat(301) }).await;
    assert_eq!(heard(&clients[1]), ["hello [2J<b>"]);
    assert_eq!(heard(&watchers[1]), ["psst"]);
    assert_eq!(watchers[0].refusals(), ["bad_text", "bad_text"]);
    let mute = |muted| Command::Mute { person: PersonId::new(1), muted };
    clients[1].act(mute(true)).await;
    clients[0].act(Command::Say { text: "you?".into() }).await;
    clients[1].act(mute(false)).await;
    clients[0].act(Command::Say { text: "again".into() }).await;
    assert_eq!(heard(&clients[1]), ["hello [2J<b>", "again"]);
}

#[tokio::test(start_paused = true)]
async fn a_room_that_nobody_begins_is_closed_in_the_end() {
    let world = World::games();
    let (_, host) = waiting(&world, 2).await;
    seconds(7_000.0).await;
    assert_eq!(host.at("/room/phase"), json!("waiting"));
    seconds(300.0).await;
    assert_eq!(host.at("/room/phase"), json!("closed"));
    host.act(Command::Sit { seat: None }).await;
    assert_eq!(host.refusals(), ["closed"]);
}

#[tokio::test(start_paused = true)]
async fn nobody_can_talk_all_the_time() {
    let world = World::games();
    let (_, host) = waiting(&world, 2).await;
    for number in 0..20 {
        host.act(Command::Say { text: format!("{number}") }).await;
    }
    assert_eq!(host.refusals().len(), 12);
}

#[tokio::test(start_paused = true)]
async fn a_table_without_spectators_shows_nothing_once_it_is_dealt() {
    let world = World::games();
    let people = [world.person(1).await, world.person(2).await];
    let mut opened = opened("jade", &[&people[0], &people[1]]);
    opened.wishes.spectators = Spectators::None;
    let room = world.open(opened).await;
    let watcher = world.join(9, room).await;
    let players = [world.join(1, room).await, world.join(2, room).await];
    for player in &players {
        player.act(Command::Promise { promise: None }).await;
    }
    let left = watcher.messages().pop();
    assert!(matches!(left, Some(FromServer::Left { reason, .. }) if reason == "no_spectators"));
    let later = world.join(10, room).await;
    assert_eq!(later.refusals(), ["no_spectators"]);
}

#[tokio::test(start_paused = true)]
async fn the_same_people_meet_again() {
    let world = World::games();
    let (_, clients) = playing(&world, "duel", 2).await;
    clients[0].act(Command::Rematch).await;
    clients[0].act(Command::Concede).await;
    clients[0].act(Command::Rematch).await;
    clients[1].act(Command::Rematch).await;
    assert_eq!(clients[0].refusals(), ["not_over"]);
    assert_eq!(clients[1].refusals(), [""; 0]);
    let room: RoomId = clients[1].at("/room/rematch").as_str().unwrap().parse().unwrap();
    assert_eq!(clients[0].at("/room/rematch"), clients[1].at("/room/rematch"));
    let row = world.store.room(&room.to_string()).await.unwrap().unwrap();
    assert_eq!(row.phase, "waiting");
    assert!(row.summary.contains("P1") && row.summary.contains("P2"));
}

#[tokio::test(start_paused = true)]
async fn a_room_that_left_memory_comes_back_where_it_was() {
    let world = World::games();
    let (room, clients) = playing(&world, "smashup", 2).await;
    for _ in 0..10 {
        clients[asked(&clients)].play_first().await;
        seconds(3.0).await;
    }
    let before: Vec<Value> = clients.iter().map(Client::document).collect();
    clients.iter().for_each(Client::leave);
    seconds(700.0).await;
    assert_eq!(world.app.rooms.len(), 0);
    let again = world.join(1, room).await;
    for part in ["/game", "/me"] {
        assert_eq!(again.at(part), before[0].pointer(part).cloned().unwrap_or_default());
    }
}

#[tokio::test(start_paused = true)]
async fn what_is_sent_twice_happens_once() {
    let world = World::games();
    let (room, clients) = playing(&world, "jade", 2).await;
    let client = &clients[asked(&clients)];
    let play = client.play(vec![client.choices()[0].clone()]);
    let say = |cseq: u64| crate::bus::ToRoom::Do { from: client.id, cseq, command: play.clone() };
    let entries = || async { world.store.entries(&room.to_string(), 0).await.unwrap().len() };
    let before = entries().await;
    for _ in 0..5 {
        assert!(world.app.to_room(room, say(50)));
    }
    pause().await;
    assert_eq!(entries().await, before + 1);
    let done = |message: &FromServer| matches!(message, FromServer::Done { cseq: 50, .. });
    assert_eq!(client.messages().iter().filter(|message| done(message)).count(), 5);
    assert_eq!(client.refusals(), [""; 0]);
    // A number that was never kept cannot be used any more, and an old decision is not the new one.
    assert!(world.app.to_room(room, say(49)));
    assert!(world.app.to_room(room, say(51)));
    pause().await;
    assert_eq!(client.refusals(), ["old_number", "stale"]);
}

#[tokio::test(start_paused = true)]
async fn a_heartbeat_says_what_a_client_should_have() {
    let world = World::games();
    let (_, clients) = playing(&world, "jade", 2).await;
    clients[asked(&clients)].play_first().await;
    seconds(20.0).await;
    for client in &clients {
        let mut beats = client.messages().into_iter().filter_map(|message| match message {
            FromServer::Heartbeat { rooms, .. } => rooms.into_iter().next(),
            _ => None,
        });
        let beat = beats.next_back().unwrap();
        assert_eq!(beat.checksum, protocol::delta::checksum(&client.document()));
        let told: usize = client
            .messages()
            .iter()
            .map(|message| match message {
                FromServer::Snapshot(snapshot) => snapshot.events.len(),
                FromServer::Update(update) => update.events.len(),
                _ => 0,
            })
            .sum();
        assert_eq!(beat.number, told);
    }
}

#[tokio::test(start_paused = true)]
async fn what_the_store_does_not_take_has_not_happened() {
    let world = World::games();
    let (_, clients) = playing(&world, "duel", 2).await;
    let seat = asked(&clients);
    let before: Vec<Value> = clients.iter().map(|client| client.at("/game")).collect();
    world.store.fill(true);
    clients[seat].act(clients[seat].play(vec![clients[seat].choices()[0].clone()])).await;
    assert_eq!(clients[seat].refusals(), ["cannot_keep"]);
    seconds(30.0).await;
    world.store.fill(false);
    seconds(2.0).await;
    let after: Vec<Value> = clients.iter().map(|client| client.at("/game")).collect();
    assert_eq!(before, after);
    clients[seat].play_first().await;
    assert_ne!(clients[1 - seat].at("/game"), before[1 - seat]);
}

#[tokio::test(start_paused = true)]
async fn a_crowd_is_shown_several_moves_at_once_and_misses_nothing() {
    let world = World::games();
    let (room, players) = playing(&world, "jade", 2).await;
    let mut crowd = Vec::new();
    for number in 100..320 {
        crowd.push(world.join(number, room).await);
    }
    seconds(1.0).await;
    let before = (players[0].updates(), crowd[0].updates());
    for _ in 0..20 {
        let mover = players.iter().find(|player| !player.choices().is_empty()).unwrap();
        mover.play_first().await;
        seconds(0.05).await;
    }
    // One who comes while the others wait sees what they see, and then the same as they.
    crowd.push(world.join(400, room).await);
    assert_eq!(crowd[220].at("/game"), crowd[0].at("/game"));
    seconds(1.0).await;
    let shown = (players[0].updates() - before.0, crowd[0].updates() - before.1);
    assert!(shown.0 >= 20, "players see every move: {shown:?}");
    assert!((5..=8).contains(&shown.1), "a crowd sees some at once: {shown:?}");
    let newest = world.join(401, room).await;
    seconds(1.0).await;
    for watcher in [&crowd[0], &crowd[219], &crowd[220]] {
        assert_eq!(watcher.document(), newest.document());
        let told: Vec<_> = watcher.messages().into_iter().filter_map(numbered).collect();
        let counted = told.windows(2).all(|two| two[0].0 + two[0].1 == two[1].0);
        assert!(counted, "numbers without a gap: {told:?}");
    }
}

/// The number of the first thing that a message tells, and how many it tells.
fn numbered(message: FromServer) -> Option<(usize, usize)> {
    match message {
        FromServer::Snapshot(snapshot) => Some((snapshot.number, snapshot.events.len())),
        FromServer::Update(update) => Some((update.number?, update.events.len())),
        _ => None,
    }
}
