//! Other processes for the tests: this test program again, told to play a part.

use super::{append, first, healthy, open, room, rooms};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use store::{Appended, By, Store, StoreError, sqlite};

const PART: &str = "ONETABLE_TEST_PART";
const FOLDER: &str = "ONETABLE_TEST_FOLDER";

/// Not a test: what another process does when a test has started it. Without a part it does nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn part() {
    let (Ok(part), Ok(folder)) = (std::env::var(PART), std::env::var(FOLDER)) else { return };
    let folder = Path::new(&folder);
    match part.as_str() {
        "hold" => hold(folder),
        "append" => append_until_the_end(folder).await,
        "fill files" => fill(folder, lift_the_limit).await,
        "fill disk" => {
            let balloon = folder.join("balloon");
            std::fs::write(&balloon, vec![0; 2 << 20]).unwrap();
            fill(folder, || std::fs::remove_file(balloon).unwrap()).await;
        }
        other => panic!("no such part: {other}"),
    }
}

pub(super) fn spawn(part: &str, folder: &Path, environment: &[(&str, &str)]) -> Child {
    let mut command = Command::new(this_program());
    command.envs(environment.iter().copied());
    start(command.args(ARGUMENTS), part, folder)
}

/// With a limit to the size of its files, which it meets as it would meet the end of a disk.
#[cfg(target_os = "linux")]
pub(super) fn spawn_with_file_limit(part: &str, folder: &Path) -> Child {
    let mut command = Command::new("sh");
    // The signal is ignored, so that writing gives an error instead.
    command.args(["-c", "trap '' XFSZ; ulimit -S -f 1500; exec \"$@\"", "sh"]);
    start(command.arg(this_program()).args(ARGUMENTS), part, folder)
}

/// With its folder on a disk of four megabytes that only it can see. None where that is not allowed.
#[cfg(target_os = "linux")]
pub(super) fn spawn_on_small_disk(part: &str, folder: &Path) -> Option<Child> {
    let mount = format!("mount -t tmpfs -o size=4m tmpfs '{}'", folder.display());
    let unshare = ["-r", "-m", "sh", "-c", &mount];
    let allowed = Command::new("unshare").args(unshare).output().ok()?.status.success();
    allowed.then(|| {
        let mut command = Command::new("unshare");
        command.args(["-r", "-m", "sh", "-c", &format!("{mount} && exec \"$@\""), "sh"]);
        start(command.arg(this_program()).args(ARGUMENTS), part, folder)
    })
}

fn this_program() -> PathBuf {
    std::env::current_exe().unwrap()
}

const ARGUMENTS: [&str; 4] = ["--exact", "child::part", "--nocapture", "--test-threads=1"];

fn start(command: &mut Command, part: &str, folder: &Path) -> Child {
    command
        .env(PART, part)
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Until it says this.
pub(super) fn wait_for(child: &mut Child, word: &str) {
    let lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
    assert!(lines.map_while(Result::ok).any(|line| line.contains(word)), "it ended without {word}");
}

/// The last entry that `append` told us of.
pub(super) fn answers(output: &[u8]) -> u64 {
    let output = String::from_utf8_lossy(output);
    let told = output.lines().filter_map(|line| line.split("answered ").nth(1)?.parse().ok());
    told.max().unwrap_or(0)
}

fn hold(folder: &Path) {
    let _store = open(folder);
    println!("open");
    loop {
        std::thread::park();
    }
}

async fn append_until_the_end(folder: &Path) {
    let store = open(folder);
    rooms(&store, 1).await;
    println!("answered 1");
    for seq in 2..10_000 {
        assert_eq!(store.append(append(0, seq, None)).await, Ok(Appended::Done));
        println!("answered {seq}");
    }
}

fn lift_the_limit() {
    let id = std::process::id().to_string();
    let status = Command::new("prlimit").args(["--pid", &id, "--fsize=unlimited:"]).status();
    assert!(status.unwrap().success(), "prlimit does not work here");
}

async fn fill(folder: &Path, make_space: impl FnOnce()) {
    let store = open(folder);
    rooms(&store, 2).await;
    let mut seq = 2;
    loop {
        match store.append(append(0, seq, None)).await {
            Ok(done) => assert_eq!(done, Appended::Done),
            Err(error) => {
                assert_eq!(error, StoreError::Full);
                break;
            }
        }
        seq += 1;
        assert!(seq < 100_000, "it never became full");
    }
    // All of a group are refused, again and again, and what was kept can be read meanwhile.
    let by = |cseq| Some(By { client: "new".to_owned(), cseq });
    for _ in 0..10 {
        let (one, other, lost) = tokio::join!(
            store.append(append(0, seq, by(1))),
            store.append(append(1, 2, by(2))),
            store.create_room(room("lost"), first()),
        );
        assert_eq!((one, other), (Err(StoreError::Full), Err(StoreError::Full)));
        assert_eq!(lost, Err(StoreError::Full));
        assert_eq!(store.entries("0", 0).await.unwrap().len() as u64, seq - 1);
        assert_eq!(store.entries("1", 0).await.unwrap().len(), 1);
        assert_eq!(store.room("lost").await, Ok(None));
    }

    make_space();

    // Nothing of what was refused has left a trace, not even in the memory of the writer.
    store.create_room(room("found"), first()).await.unwrap();
    let mut stray = append(0, 2, None);
    stray.room = "lost".to_owned();
    assert_eq!(store.append(stray).await, Ok(Appended::Fenced));
    assert_eq!(store.entries("found", 0).await.unwrap().len(), 1);
    assert_eq!(store.answered("0", "new", 1).await, Ok(None));
    for next in seq..seq + 100 {
        assert_eq!(store.append(append(0, next, by(next - seq))).await, Ok(Appended::Done));
    }
    assert_eq!(store.append(append(1, 2, by(2))).await, Ok(Appended::Done));
    assert_eq!(store.answered("0", "new", 1).await, Ok(Some(seq + 1)));
    let entries = store.entries("0", 0).await.unwrap();
    assert!((1..).zip(&entries).all(|(number, entry)| entry.seq == number));
    assert_eq!(entries.len() as u64, seq + 99);
    store.close().await;
    healthy(&folder.join(sqlite::FILE));
    println!("recovered");
}
