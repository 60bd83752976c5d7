//! A disk that is full: nothing more is promised, nothing that was promised is lost, and space is all it takes to go on.

use super::common::dice::Dice;
use super::common::ledger::Ledger;
use super::common::player::{Answer, Lost, Player};
use super::common::rest;
use super::common::table::{play, seat};
use super::process::{Process, address, command, free_port};
use protocol::{Command as Deed, Orders, RoomId};
use serde_json::json;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;
use tokio::time::{sleep, timeout};

/// A server on a disk of eight megabytes that only it can see, six of which are taken.
struct SmallDisk(Process);

impl SmallDisk {
    /// None where that is not allowed.
    fn start(port: u16, folder: &Path) -> Option<Self> {
        let (disk, copy) = (folder.join("disk"), folder.join("copy"));
        std::fs::create_dir_all(&disk).unwrap();
        let mount = format!("mount -t tmpfs -o size=8m tmpfs '{}'", disk.display());
        let trial = Command::new("unshare").args(["-r", "-m", "sh", "-c", &mount]).output();
        if !trial.is_ok_and(|trial| trial.status.success()) {
            return None;
        }
        // Each line that comes is the next step: make space, then end and save what is on the disk.
        let script = format!(
            "{mount} && head -c 6291456 /dev/zero > '{disk}/balloon' && {{
                 \"$@\" & server=$!
                 read step; rm '{disk}/balloon'
                 read step; kill $server; wait $server; cp -r '{disk}' '{copy}'
             }}",
            disk = disk.display(),
            copy = copy.display()
        );
        let serve = command(port, &disk);
        let mut command = Command::new("unshare");
        command.args(["-r", "-m", "sh", "-c", &script, "sh"]).stdin(Stdio::piped());
        command.arg(serve.get_program()).args(serve.get_args());
        Some(SmallDisk(Process::start(&mut command, &folder.join("complaints")).unwrap()))
    }

    fn next_step(&mut self) {
        writeln!(self.0.child.stdin.as_mut().unwrap()).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Without lines the script goes on to its end, and takes the server with it.
        drop(self.0.child.stdin.take());
        let _ = self.0.child.wait();
    }
}

/// Whether somebody was told that the server cannot keep anything.
fn is_full(answer: &Result<Answer, Lost>) -> bool {
    match answer {
        Ok(Err(code)) | Err(Lost::Away(code)) => code == "cannot_keep",
        _ => false,
    }
}

/// Orders of so many lines, which have to be kept.
fn orders(length: usize) -> Orders {
    Orders { pass_cards: vec!["x".repeat(90); length], ..Orders::default() }
}

/// Comes into the room and does something there.
async fn come_and(player: &mut Player, room: RoomId, deed: Deed) -> Result<Answer, Lost> {
    player.join(room).await?;
    player.ask(deed).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_stops_play_and_space_lets_it_go_on_without_a_restart() {
    let folder = TempDir::new().unwrap();
    let port = free_port();
    let Some(mut disk) = SmallDisk::start(port, folder.path()) else {
        // Straight to the terminal: what a test prints is hidden when it passes.
        let not_run = "NOT RUN: a server on a full disk; mounting one is not allowed here";
        writeln!(std::io::stderr(), "{not_run}").unwrap();
        return;
    };
    let server = address(port);
    let (mut host, mut guest) = (Player::connected(server).await, Player::connected(server).await);
    let wishes = json!({"game": "jade", "seats": ["me", "open"], "windows": "instant"});
    let room = host.open(&wishes).await;
    seat(&mut host, &mut guest, room).await;
    let mut dice = Dice::new(3);
    play(&mut host, &mut guest, &mut dice, 5).await;

    let mut said = 0;
    loop {
        match timeout(Duration::from_secs(5), host.ask(Deed::Order { orders: orders(90) })).await {
            Ok(Ok(Ok(()))) => said += 1,
            // The room is read again; that it says nothing of the command is an answer too.
            Err(_) => break,
            Ok(answer) => {
                assert!(is_full(&answer), "{answer:?}");
                break;
            }
        }
        assert!(said < 20_000, "it never became full");
    }
    assert!(said > 20);
    let unanswered = host.pending.clone();
    // What is shorter may still find room for a while.
    let mut more = 0;
    let short = || Deed::Order { orders: orders(2) };
    while matches!(come_and(&mut guest, room, short()).await, Ok(Ok(()))) {
        more += 1;
        assert!(more < 100, "it was not full");
    }
    for _ in 0..10 {
        for player in [&mut host, &mut guest] {
            let said = come_and(player, room, Deed::Say { text: "x".repeat(300) }).await;
            assert!(is_full(&said), "{said:?}");
        }
        let reply = rest::post(server, "/api/guest", None, &json!({})).await;
        assert_eq!((reply.status, &*reply.code()), (503, "cannot_keep"));
        // What was kept can be read.
        let told = format!("/api/rooms/{room}/told?seat=0");
        let told = rest::get(server, &told, Some(&host.token)).await;
        assert_eq!(told.json()["heard"], host.events[&room].len());
    }

    disk.next_step();
    for player in [&mut host, &mut guest] {
        let mut tries = 0;
        while player.join(room).await.is_err() {
            sleep(Duration::from_millis(50)).await;
            tries += 1;
            assert!(tries < 100, "there is space, and nobody plays");
        }
    }
    let mut tries = 0;
    while host.ask(Deed::Order { orders: Orders::default() }).await != Ok(Ok(())) {
        sleep(Duration::from_millis(50)).await;
        tries += 1;
        assert!(tries < 200, "there is space, and nothing is kept");
    }
    if let Some((room, cseq, command)) = unanswered {
        let answer = host.ask_as(room, cseq, command).await;
        assert!(matches!(&answer, Ok(Ok(()))), "{answer:?}");
    }
    play(&mut host, &mut guest, &mut dice, 20).await;

    disk.next_step();
    disk.0.ended(Duration::from_secs(10)).await.unwrap();
    let complaints = std::fs::read_to_string(folder.path().join("complaints")).unwrap();
    assert!(!complaints.contains("panicked"), "{complaints}");
    let account = Ledger::open(&folder.path().join("copy")).room(&room.to_string()).await;
    for (seat, player) in [&host, &guest].into_iter().enumerate() {
        let client = format!("{}:{}", player.person.id, player.client);
        for (_, cseq) in &player.kept {
            assert_eq!(account.count(&client, *cseq), 1, "{cseq} was acknowledged");
        }
        for (_, cseq) in player.refused.iter().filter(|refused| !player.kept.contains(refused)) {
            assert_eq!(account.count(&client, *cseq), 0, "{cseq} was refused");
        }
        let told: Vec<_> = player.events[&room].values().cloned().collect();
        assert_eq!(told, account.told(seat as u8));
    }
    assert!(account.entries.len() > said + 20);
}
