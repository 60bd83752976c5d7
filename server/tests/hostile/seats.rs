//! People who do what is not theirs to do.

use super::common::dice::Dice;
use super::common::player::Player;
use super::common::rest;
use super::common::table::{House, catch_up, play};
use engine::Seat;
use protocol::{Command, Orders, PersonId};
use serde_json::{Value, json};

/// One command of each kind.
fn every_command(decision: u64, actions: Vec<Value>, seat: u8, person: PersonId) -> Vec<Command> {
    let seat = Seat::new(seat);
    let all = vec![
        Command::Play { decision, actions },
        Command::Undo,
        Command::Agree { yes: true },
        Command::Concede,
        Command::Sit { seat: Some(seat) },
        Command::Stand,
        Command::Ready { ready: true },
        Command::Start,
        Command::Kick { seat },
        Command::Place { seat, bot: Some("easy".into()) },
        Command::Close,
        Command::Promise { promise: None },
        Command::Reveal { value: "00".repeat(32) },
        Command::Say { text: "hello".into() },
        Command::Mute { person, muted: true },
        Command::Order { orders: Orders { pass_turn: true, ..Orders::default() } },
        Command::MoreTime,
        Command::StandIn { seat },
        Command::Back,
        Command::Rematch,
    ];
    let mut kinds: Vec<u8> = all.iter().map(number).collect();
    kinds.dedup();
    assert_eq!(kinds.len(), 20);
    all
}

/// Does not compile when a kind of command is added that the list above does not have.
fn number(command: &Command) -> u8 {
    match command {
        Command::Play { .. } => 0,
        Command::Undo => 1,
        Command::Agree { .. } => 2,
        Command::Concede => 3,
        Command::Sit { .. } => 4,
        Command::Stand => 5,
        Command::Ready { .. } => 6,
        Command::Start => 7,
        Command::Kick { .. } => 8,
        Command::Place { .. } => 9,
        Command::Close => 10,
        Command::Promise { .. } => 11,
        Command::Reveal { .. } => 12,
        Command::Say { .. } => 13,
        Command::Mute { .. } => 14,
        Command::Order { .. } => 15,
        Command::MoreTime => 16,
        Command::StandIn { .. } => 17,
        Command::Back => 18,
        Command::Rematch => 19,
    }
}

/// What everybody may know of a match, from the store.
async fn known(player: &Player) -> Value {
    let path = format!("/api/rooms/{}/told", player.room.unwrap());
    rest::get(player.server, &path, Some(&player.token)).await.json()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_does_anything_for_a_seat_that_is_not_his() {
    let house = House::open().await;
    for game in ["jade", "smashup"] {
        let (mut host, mut guest, mut watcher) = house.match_of(game).await;
        play(&mut host, &mut guest, &mut Dice::new(4), 6).await;
        let (asked, other) =
            if host.is_asked() { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
        let action = asked.any_action(&mut Dice::new(5));
        let seat = asked.document["me"]["seat"].as_u64().unwrap() as u8;
        let every = every_command(asked.decision(), vec![action], seat, asked.person.id);
        let (before, mine) = (known(asked).await, asked.document.clone());

        for command in &every {
            // To talk to other spectators and to choose whom one hears is all that a spectator can do.
            if matches!(command, Command::Say { .. } | Command::Mute { .. }) {
                continue;
            }
            let code = watcher.denied(command.clone()).await;
            assert!(
                ["not_seated", "not_host", "has_begun", "not_over", "not_away"].contains(&&*code),
                "{command:?}: {code}"
            );
        }
        // What the other seat may do it does for itself; what it means for this one is refused.
        for command in &every {
            if matches!(
                command,
                Command::Say { .. }
                    | Command::Mute { .. }
                    | Command::Order { .. }
                    | Command::Undo
                    | Command::Concede
            ) {
                continue;
            }
            let code = other.denied(command.clone()).await;
            let expected = ["stale", "not_your_turn", "no_such_request", "has_begun", "not_host"];
            let expected = [&expected[..], &["bad_seal", "no_more_time", "not_away", "not_over"]];
            assert!(expected.concat().contains(&&*code), "{command:?}: {code}");
        }
        // Whoever has not joined is not heard at all, though he knows the room.
        let mut outsider = house.player().await;
        outsider.room = asked.room;
        for command in &every {
            assert_eq!(outsider.denied(command.clone()).await, "not_joined");
        }
        assert_eq!(known(asked).await, before);
        catch_up(asked).await;
        // The watcher is gone from neither; only the document of the one who is asked counts here.
        assert_eq!(asked.document["game"], mine["game"]);
        assert_eq!(asked.document["me"], mine["me"]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_another_answers_for_is_asked_as_before() {
    let house = House::open().await;
    let (mut host, mut guest, _) = house.match_of("jade").await;
    let (asked, other) =
        if host.is_asked() { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
    let action = asked.any_action(&mut Dice::new(1));
    // With its own number of decision and with that of the seat which is asked.
    for decision in [other.decision(), asked.decision()] {
        let command = Command::Play { decision, actions: vec![action.clone()] };
        let code = other.denied(command).await;
        assert!(["not_your_turn", "stale"].contains(&&*code), "{code}");
    }
    assert_eq!(asked.take_turn(&mut Dice::new(1)).await, Ok(Ok(())));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_powers_of_the_host_end_when_the_match_begins() {
    let house = House::open().await;
    let mut host = house.player().await;
    let wishes = json!({"game": "jade", "seats": ["me", "open", "open"]});
    let room = host.open(&wishes).await;
    let mut guest = house.player().await;
    let mut watcher = house.player().await;
    for player in [&mut host, &mut guest, &mut watcher] {
        player.join(room).await.unwrap();
    }
    guest.done(Command::Sit { seat: None }).await;
    let powers = || {
        [
            Command::Kick { seat: Seat::new(1) },
            Command::Place { seat: Seat::new(2), bot: Some("random".into()) },
            Command::Start,
            Command::Close,
        ]
    };
    for player in [&mut guest, &mut watcher] {
        for power in powers() {
            assert_eq!(player.denied(power).await, "not_host");
        }
    }
    assert_eq!(host.denied(Command::Start).await, "not_ready");
    host.done(Command::Kick { seat: Seat::new(1) }).await;
    guest.until(|document| document["me"].is_null()).await;
    guest.done(Command::Sit { seat: Some(Seat::new(1)) }).await;
    host.done(Command::Place { seat: Seat::new(2), bot: Some("random".into()) }).await;
    guest.done(Command::Ready { ready: true }).await;
    host.done(Command::Start).await;
    for phase in ["sealing", "playing"] {
        host.until(|document| document["room"]["phase"] == phase).await;
        for power in powers() {
            assert_eq!(host.denied(power).await, "has_begun", "while {phase}");
        }
        for player in [&mut guest, &mut watcher] {
            for power in powers() {
                assert_eq!(player.denied(power).await, "not_host", "while {phase}");
            }
        }
    }
    // The seat that the host meant to empty still has its person.
    guest.until(|document| document["room"]["phase"] == "playing").await;
    assert_eq!(guest.document["me"]["seat"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn regression_to_be_back_without_having_been_away_gives_no_time() {
    let house = House::open().await;
    let wishes =
        json!({"game": "jade", "seats": ["me", "open"], "clock": {"decision": {"seconds": 6}}});
    let (mut host, mut guest) = house.begin(&wishes).await;
    let asked = if host.is_asked() { &mut host } else { &mut guest };
    let deadline = |player: &Player| player.document["room"]["deadline"].as_u64().unwrap();
    let before = deadline(asked);
    assert_eq!(asked.denied(Command::Back).await, "not_away");
    catch_up(asked).await;
    assert_eq!(deadline(asked), before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn regression_what_is_over_and_open_to_all_is_not_taken_back() {
    let house = House::open().await;
    let mut player = house.player().await;
    let wish = json!({"game": "jade", "level": "random"});
    let reply = rest::post(house.server, "/api/play", Some(&player.token), &wish).await;
    player.join(reply.json()["room"].as_str().unwrap().parse().unwrap()).await.unwrap();
    player.done(Command::Promise { promise: None }).await;
    player.until(|document| document["room"]["phase"] == "playing").await;
    let mut dice = Dice::new(3);
    while player.phase() != "over" {
        if player.is_asked() {
            let _ = player.take_turn(&mut dice).await.unwrap();
        }
        player
            .until(|document| {
                document["room"]["phase"] == "over" || !document["game"]["choices"].is_null()
            })
            .await;
    }
    assert!(player.document["room"]["seal"]["secret"].is_string());
    assert_eq!(player.denied(Command::Undo).await, "over");
    assert!(player.document["room"]["outcome"].is_object());
}
