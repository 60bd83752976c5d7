//! The server is killed again and again while people play: nothing that was answered is lost, nothing is done twice,
//! and nobody was told anything that did not happen.

use super::common::dice::Dice;
use super::common::ledger::Ledger;
use super::common::long;
use super::common::player::{Lost, Player};
use super::process::{Process, address, command, free_port};
use protocol::{Command, RoomId};
use serde_json::json;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tempfile::TempDir;

/// Where a process can be made to die.
const POINTS: [&str; 5] =
    ["before_commit", "after_commit", "before_append", "after_append", "after_ack"];

/// Refusals that a player meets who did nothing wrong: the match went on, or another was first.
const HARMLESS: [&str; 13] = [
    "stale",
    "nothing_to_undo",
    "no_such_request",
    "sealed_now",
    "too_many_undos",
    "not_your_turn",
    "over",
    "has_begun",
    "not_ready",
    "already_seated",
    "already_answered",
    "bad_seal",
    "not_over",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(not(debug_assertions), ignore = "only debug assertions bring points to die at")]
async fn a_server_that_is_killed_again_and_again_loses_nothing_and_does_nothing_twice() {
    let (kills, clients) = if long() { (200, 100) } else { (10, 20) };
    let folder = TempDir::new().unwrap();
    let (data, complaints) = (folder.path().join("data"), folder.path().join("complaints"));
    let port = free_port();
    let mut process = Process::start(&mut command(port, &data), &complaints).unwrap();

    let stop = Arc::new(AtomicBool::new(false));
    let moves = Arc::new(AtomicU64::new(0));
    let mut lives = Vec::new();
    for pair in 0..clients / 2 {
        let game = if pair % 5 == 4 { "smashup" } else { "jade" };
        let mut host = Player::guest(address(port)).await;
        let wishes = json!({"game": game, "seats": ["me", "open"], "windows": "instant"});
        let room = host.open(&wishes).await;
        host.room = Some(room);
        let mut guest = Player::guest(address(port)).await;
        guest.room = Some(room);
        for (player, seed) in [(host, 2 * pair), (guest, 2 * pair + 1)] {
            let (stop, moves) = (stop.clone(), moves.clone());
            lives.push(tokio::spawn(live(player, stop, moves, Dice::new(seed))));
        }
    }

    let mut dice = Dice::new(1);
    let mut died_at = BTreeSet::new();
    for kill in 0..kills {
        let pause = Duration::from_millis(200 + dice.roll() % 800);
        if kill % 2 == 0 {
            tokio::time::sleep(pause).await;
            process.kill();
            process = start(port, &data, &complaints, None).unwrap();
        } else {
            let point = POINTS[kill / 2 % POINTS.len()];
            let wish = format!("{point}:{}", 1 + dice.below(60));
            process.kill();
            // It may even die before it is open.
            if let Some(mut dying) = start(port, &data, &complaints, Some(&wish)) {
                let status = dying.ended(Duration::from_secs(20)).await;
                assert!(status.is_some_and(|status| !status.success()), "it missed {wish}");
            }
            died_at.insert(point);
            process = start(port, &data, &complaints, None).unwrap();
        }
        let before = moves.load(Ordering::Relaxed);
        let mut waited = 0;
        while moves.load(Ordering::Relaxed) < before + clients {
            tokio::time::sleep(Duration::from_millis(20)).await;
            waited += 1;
            assert!(waited < 1_000, "after kill {kill} the games do not go on");
        }
    }
    assert_eq!(died_at.len(), POINTS.len());
    stop.store(true, Ordering::Relaxed);
    let mut players = Vec::new();
    for life in lives {
        players.push(life.await.unwrap());
    }
    process.kill();
    let said = std::fs::read_to_string(&complaints).unwrap();
    assert!(!said.contains("panicked"), "{said}");
    check(&data, &players).await;
}

/// Starts the server over what the last one left.
fn start(port: u16, data: &Path, complaints: &Path, kill_at: Option<&str>) -> Option<Process> {
    let mut command = command(port, data);
    if let Some(wish) = kill_at {
        command.env("ONETABLE_KILL_AT", wish);
    }
    Process::start(&mut command, complaints)
}

/// Plays until the end of the test, whatever happens to the server.
async fn live(
    mut player: Player,
    stop: Arc<AtomicBool>,
    moves: Arc<AtomicU64>,
    mut dice: Dice,
) -> Player {
    while !stop.load(Ordering::Relaxed) {
        let lost = match player.connect().await {
            Ok(()) => drive(&mut player, &stop, &moves, &mut dice).await,
            Err(lost) => Err(lost),
        };
        match lost {
            Ok(()) => {}
            Err(Lost::Closed(_)) => {
                tokio::time::sleep(Duration::from_millis(10 + dice.roll() % 60)).await;
            }
            Err(lost) => panic!("{lost:?} with {}", player.document),
        }
    }
    player
}

/// Plays while the connection lasts.
async fn drive(
    player: &mut Player,
    stop: &AtomicBool,
    moves: &AtomicU64,
    dice: &mut Dice,
) -> Result<(), Lost> {
    player.join(player.room.unwrap()).await?;
    if let Some((room, cseq, command)) = player.pending.clone() {
        // Kept or not before the server died: the answer says which.
        let _ = player.ask_as(room, cseq, command).await?;
    }
    while !stop.load(Ordering::Relaxed) {
        let answer = match step(player, dice) {
            Step::Play => {
                let answer = player.take_turn(dice).await?;
                moves.fetch_add(1, Ordering::Relaxed);
                answer
            }
            Step::Do(command) => player.ask(command).await?,
            Step::Go(room) => {
                player.say(&protocol::FromClient::Leave { room: player.room.unwrap() }).await?;
                player.join(room).await?;
                Ok(())
            }
            Step::Wait => {
                player.hear().await?;
                Ok(())
            }
        };
        if let Err(code) = answer {
            assert!(HARMLESS.contains(&code.as_str()), "{code} in {}", player.document);
            // Whatever it was that the player did not know yet, it is on its way.
            player.say(&protocol::FromClient::Ping {}).await?;
            player.hear().await?;
        }
    }
    Ok(())
}

enum Step {
    Play,
    Do(Command),
    Go(RoomId),
    Wait,
}

/// What there is to do.
fn step(player: &Player, dice: &mut Dice) -> Step {
    let room = &player.document["room"];
    let id = serde_json::to_value(player.person.id).unwrap();
    let seat = player.document["me"]["seat"].as_u64().map(|seat| seat as usize);
    let hosts = room["host"] == id;
    match (player.phase(), seat) {
        ("waiting", None) => Step::Do(Command::Sit { seat: None }),
        ("waiting", Some(seat)) if room["seal"]["parts"][seat]["promise"].is_null() => {
            Step::Do(player.promise())
        }
        ("waiting", Some(seat)) if !hosts && room["seats"][seat]["ready"] != true => {
            Step::Do(Command::Ready { ready: true })
        }
        ("waiting", Some(_)) if hosts && all_ready(player) => Step::Do(Command::Start),
        ("opening", Some(seat)) if room["seal"]["parts"][seat]["value"].is_null() => {
            Step::Do(player.reveal())
        }
        ("playing", Some(_)) if !room["undo"].is_null() => match room["undo"]["seat"].as_u64() {
            Some(by) if Some(by as usize) != seat => Step::Do(Command::Agree { yes: true }),
            _ => Step::Wait,
        },
        ("playing", Some(_)) if dice.below(60) == 0 => Step::Do(Command::Undo),
        ("playing", Some(_)) if player.is_asked() => Step::Play,
        ("over", Some(_)) => match room["rematch"].as_str() {
            Some(next) => Step::Go(next.parse().unwrap()),
            // Both ask for it; the second is told of the first.
            None => Step::Do(Command::Rematch),
        },
        _ => Step::Wait,
    }
}

fn all_ready(player: &Player) -> bool {
    let room = &player.document["room"];
    room["seats"].as_array().unwrap().iter().all(|seat| {
        let holder = &seat["holder"]["person"];
        !holder.is_null() && (seat["ready"] == true || holder["id"] == room["host"])
    })
}

/// Compares what was kept with what everybody was told.
async fn check(data: &Path, players: &[Player]) {
    let ledger = Ledger::open(data);
    let rooms: BTreeSet<RoomId> = players.iter().flat_map(|p| p.events.keys().copied()).collect();
    let (mut steps, mut kept, mut told) = (0, 0, 0);
    for room in rooms {
        let account = ledger.room(&room.to_string()).await;
        steps += account.steps.len();
        let mut commands = BTreeSet::new();
        for by in account.entries.iter().filter_map(|entry| entry.by.as_ref()) {
            assert!(commands.insert((by.client.clone(), by.cseq)), "{by:?} was done twice");
        }
        let seats: Vec<String> = seated(&account.entries);
        for player in players.iter().filter(|player| player.events.contains_key(&room)) {
            let client = format!("{}:{}", player.person.id, player.client);
            for (_, cseq) in player.kept.iter().filter(|(place, _)| *place == room) {
                assert_eq!(account.count(&client, *cseq), 1, "{client} {cseq} was acknowledged");
                kept += 1;
            }
            for (_, cseq) in player.refused.iter().filter(|(place, _)| *place == room) {
                assert_eq!(account.count(&client, *cseq), 0, "{client} {cseq} was refused");
            }
            let Some(seat) = seats.iter().position(|id| *id == player.person.id.to_string()) else {
                continue;
            };
            let truth = account.told(seat as u8);
            for (number, event) in &player.events[&room] {
                assert_eq!(Some(event), truth.get(*number), "{number} in {room}");
                told += 1;
            }
        }
    }
    println!("{steps} steps played again, {kept} commands acknowledged, {told} events told");
    assert!(steps > 100 && kept > steps / 2 && told > steps);
}

/// Who sits where at the end, by id.
fn seated(entries: &[store::Entry]) -> Vec<String> {
    let mut seats = Vec::new();
    for entry in entries {
        let deed: serde_json::Value = serde_json::from_str(&entry.body).unwrap();
        if let Some(opened) = deed.get("opened") {
            let holders = opened["seats"].as_array().unwrap().iter();
            seats = holders.map(person).collect();
        }
        if let Some(took) = deed.get("took") {
            seats[took["seat"].as_u64().unwrap() as usize] = person(&took["holder"]);
        }
    }
    seats
}

fn person(holder: &serde_json::Value) -> String {
    holder["person"]["id"].as_str().unwrap_or_default().to_owned()
}
