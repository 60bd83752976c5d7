//! The store in a folder: the suite of every store, and what only this one promises.

#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test whose helper fails has failed"
)]

mod child;

use rusqlite::Connection;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use store::{
    Append, Appended, By, NewEntry, NewRoom, OpenError, Person, RoomChange, Sqlite, Store,
    StoreError, conformance, sqlite,
};
use tempfile::TempDir;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_passes_the_suite_of_every_store() {
    let folder = TempDir::new().unwrap();
    conformance::run(|place| {
        let place = folder.path().join(place);
        async move { open(&place) as Arc<dyn Store> }
    })
    .await;
}

#[tokio::test]
async fn a_folder_in_use_is_refused_by_name_until_it_is_closed() {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path());
    let Err(error) = Sqlite::open(folder.path()) else { panic!("opened twice") };
    assert!(matches!(error, OpenError::Locked { .. }));
    assert!(error.to_string().contains(&*folder.path().to_string_lossy()), "{error}");
    store.close().await;
    let again = open(folder.path());
    drop(again);
    open(folder.path());
}

#[tokio::test]
async fn a_folder_in_use_by_another_process_is_free_when_that_dies() {
    let folder = TempDir::new().unwrap();
    let mut holder = child::spawn("hold", folder.path(), &[]);
    child::wait_for(&mut holder, "open");
    assert!(matches!(Sqlite::open(folder.path()), Err(OpenError::Locked { .. })));
    holder.kill().unwrap();
    holder.wait().unwrap();
    open(folder.path());
}

#[test]
fn a_database_of_a_newer_program_is_refused() {
    let folder = TempDir::new().unwrap();
    drop(open(folder.path()));
    let database = Connection::open(folder.path().join(sqlite::FILE)).unwrap();
    database.execute_batch("PRAGMA user_version = 1000").unwrap();
    drop(database);
    assert!(matches!(Sqlite::open(folder.path()), Err(OpenError::Newer { .. })));
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let folder = TempDir::new().unwrap();
    std::fs::write(folder.path().join(sqlite::FILE), "certainly not a database\n".repeat(200))
        .unwrap();
    assert!(matches!(Sqlite::open(folder.path()), Err(OpenError::Database { .. })));
    let file = folder.path().join(sqlite::FILE);
    assert!(matches!(Sqlite::open(&file), Err(OpenError::Folder { .. })));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tasks_leave_no_gap_and_no_double() {
    const ROOMS: u64 = 200;
    const TASKS: u64 = 64;
    let folder = TempDir::new().unwrap();
    let store = open(folder.path());
    rooms(&store, ROOMS).await;
    let tasks: Vec<_> = (0..TASKS)
        .map(|task| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                for turn in 0..100 {
                    // Several tasks are at the same room, and all but one of them are refused.
                    let room = (task / 2 * 13 + turn * 7) % ROOMS;
                    loop {
                        let row = store.room(&room.to_string()).await.unwrap().unwrap();
                        let by = By { client: task.to_string(), cseq: turn };
                        let next = append(room, row.last_seq + 1, Some(by));
                        if store.append(next).await.unwrap() == Appended::Done {
                            break;
                        }
                    }
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let mut commands = Vec::new();
    for room in 0..ROOMS {
        let entries = store.entries(&room.to_string(), 0).await.unwrap();
        assert!((1..).zip(&entries).all(|(seq, entry)| entry.seq == seq));
        commands.extend(entries.into_iter().filter_map(|entry| entry.by));
    }
    assert_eq!(commands.len() as u64, TASKS * 100);
    commands.sort_by_key(|by| (by.client.clone(), by.cseq));
    commands.dedup();
    assert_eq!(commands.len() as u64, TASKS * 100);
    healthy(&folder.path().join(sqlite::FILE));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn more_than_fit_into_one_group_are_all_answered() {
    const ROOMS: u64 = 1_000;
    let folder = TempDir::new().unwrap();
    let store = open(folder.path());
    store.add_person(host()).await.unwrap();
    let tasks: Vec<_> = (0..ROOMS)
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                store.create_room(room(&number.to_string()), first()).await.unwrap();
                store.append(append(number, 2, None)).await
            })
        })
        .collect();
    for task in tasks {
        assert_eq!(task.await.unwrap(), Ok(Appended::Done));
    }
    for number in 0..ROOMS {
        assert_eq!(store.entries(&number.to_string(), 0).await.unwrap().len(), 2);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_job_that_is_refused_does_not_spoil_those_beside_it() {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path());
    rooms(&store, 60).await;
    let tasks: Vec<_> = (0..60_u64)
        .map(|room| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let mut next = append(room, 2, None);
                if room % 3 == 1 {
                    next.change.members.push("nobody".to_owned());
                } else if room % 3 == 2 {
                    return store.add_person(host()).await.map(|()| Appended::Done);
                }
                store.append(next).await
            })
        })
        .collect();
    for (room, task) in tasks.into_iter().enumerate() {
        let expected = [Ok(Appended::Done), Err(StoreError::Unknown), Err(StoreError::Exists)];
        assert_eq!(task.await.unwrap(), expected[room % 3]);
        let row = store.room(&room.to_string()).await.unwrap().unwrap();
        assert_eq!(row.last_seq, if room % 3 == 0 { 2 } else { 1 });
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_meanwhile_is_whole_and_has_all_that_was_answered_before() {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path());
    rooms(&store, 8).await;
    let answered: Arc<Vec<AtomicU64>> = Arc::new((0..8).map(|_| AtomicU64::new(1)).collect());
    let tasks: Vec<_> = (0..8_u64)
        .map(|room| {
            let (store, answered) = (Arc::clone(&store), Arc::clone(&answered));
            tokio::spawn(async move {
                for seq in 2..=600 {
                    assert_eq!(store.append(append(room, seq, None)).await, Ok(Appended::Done));
                    answered[room as usize].store(seq, Ordering::SeqCst);
                }
            })
        })
        .collect();
    for copy in 0..5 {
        let place = TempDir::new().unwrap();
        let file = place.path().join(sqlite::FILE);
        let before: Vec<u64> = answered.iter().map(|seq| seq.load(Ordering::SeqCst)).collect();
        store.backup(&file).await.unwrap();
        assert_eq!(store.backup(&file).await, Err(StoreError::Exists));
        healthy(&file);
        let restored = open(place.path());
        for (room, least) in before.into_iter().enumerate() {
            let entries = restored.entries(&room.to_string(), 0).await.unwrap();
            assert!(entries.len() as u64 >= least, "backup {copy} lacks entries of room {room}");
            assert!((1..).zip(&entries).all(|(seq, entry)| entry.seq == seq));
        }
        restored.close().await;
    }
    for task in tasks {
        task.await.unwrap();
    }
}

#[tokio::test]
async fn a_backup_that_fails_leaves_no_file() {
    let folder = TempDir::new().unwrap();
    let store = open(folder.path());
    let missing = folder.path().join("missing").join("backup.db");
    assert!(matches!(store.backup(&missing).await, Err(StoreError::Broken(_))));
    std::fs::remove_file(folder.path().join(sqlite::FILE)).unwrap();
    let file = folder.path().join("backup.db");
    assert!(store.backup(&file).await.is_err());
    assert!(!file.exists());
}

#[tokio::test]
#[cfg_attr(not(debug_assertions), ignore = "only debug assertions bring points to die at")]
async fn a_process_that_dies_loses_nothing_it_answered() {
    // An entry that was committed but not answered when the process died is there too.
    for (kill, unanswered) in [("before_commit:40", 0), ("after_commit:40", 1)] {
        let folder = TempDir::new().unwrap();
        let dying = child::spawn("append", folder.path(), &[("ONETABLE_KILL_AT", kill)]);
        let output = dying.wait_with_output().unwrap();
        assert!(!output.status.success(), "it was to die at {kill}");
        let answered = child::answers(&output.stdout);
        assert!(answered > 30, "{kill}: only {answered} were answered");

        let store = open(folder.path());
        let entries = store.entries("0", 0).await.unwrap();
        assert!((1..).zip(&entries).all(|(seq, entry)| entry.seq == seq));
        assert_eq!(entries.len() as u64, answered + unanswered, "{kill}");
        healthy(&folder.path().join(sqlite::FILE));
        // Whoever opens it goes on as if nothing had been.
        let next = append(0, answered + unanswered + 1, None);
        assert_eq!(store.append(next).await, Ok(Appended::Done));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn files_that_may_not_grow_are_like_a_full_disk() {
    let folder = TempDir::new().unwrap();
    recovers(child::spawn_with_file_limit("fill files", folder.path()));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_refuses_cleanly_and_recovers_without_a_restart() {
    let folder = TempDir::new().unwrap();
    match child::spawn_on_small_disk("fill disk", folder.path()) {
        Some(child) => recovers(child),
        // Straight to the terminal: what a test prints is hidden when it passes.
        None => {
            use std::io::Write;
            writeln!(std::io::stderr(), "NOT RUN: a full disk; mounting one is not allowed here")
                .unwrap();
        }
    }
}

#[cfg(target_os = "linux")]
fn recovers(child: std::process::Child) {
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("recovered"), "{said}");
}

fn open(folder: &Path) -> Arc<Sqlite> {
    Arc::new(Sqlite::open(folder).unwrap())
}

fn healthy(file: &Path) {
    let database = Connection::open(file).unwrap();
    let says: String = database.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(says, "ok");
}

fn host() -> Person {
    Person { id: "host".to_owned(), name: "Host".to_owned(), created_at: 0 }
}

async fn rooms(store: &Sqlite, count: u64) {
    store.add_person(host()).await.unwrap();
    for number in 0..count {
        store.create_room(room(&number.to_string()), first()).await.unwrap();
    }
}

fn room(id: &str) -> NewRoom {
    NewRoom {
        id: id.to_owned(),
        game: "duel".to_owned(),
        phase: "playing".to_owned(),
        listed: true,
        host: "host".to_owned(),
        wake_at: None,
        summary: String::new(),
    }
}

fn first() -> NewEntry {
    NewEntry { at: 0, by: None, body: "first".to_owned() }
}

fn append(room: u64, seq: u64, by: Option<By>) -> Append {
    let entry = NewEntry { at: seq, by, body: "b".repeat(300) };
    Append { room: room.to_string(), epoch: 1, seq, entry, change: RoomChange::default() }
}
