//! The full screen on a terminal of our own, by way of Python's `pty`; skipped where there is no Python.

use std::path::Path;
use std::process::Command;

/// Opens a table on a terminal, with a way to wait for words on it.
const SIT_DOWN: &str = r#"
import fcntl, os, pty, signal, struct, subprocess, sys, termios
signal.alarm(30)
program, saved, *seats = sys.argv[1:]
leader, follower = pty.openpty()
fcntl.ioctl(leader, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
game = subprocess.Popen([program, "play", "jade", *seats, "--lang", "en", "--save", saved],
    stdin=follower, stdout=follower, stderr=follower, start_new_session=True,
    env={"TERM": "xterm", "LC_ALL": "C.UTF-8"})
os.close(follower)
shown = b""
def wait_for(words):
    global shown
    while words not in shown:
        shown += os.read(leader, 65536)
    shown = b""
"#;

/// Starts the game, and hangs up in the middle of it.
const HANG_UP: &str = r#"
wait_for(b"Start")
os.write(leader, b"s\r")
wait_for(b"taste")
os.close(leader)
game.wait(timeout=20)
"#;

/// Gives oneself a name, starts, and leaves the table.
const SET_UP: &str = r#"
wait_for(b"New table")
os.write(leader, b"\t\tAnn\r")
wait_for(b"banquet")
os.write(leader, b"qy")
sys.exit(game.wait(timeout=20))
"#;

/// Leaves before anything has started.
const LEAVE: &str = r#"
wait_for(b"New table")
os.write(leader, b"q")
sys.exit(game.wait(timeout=20))
"#;

/// Does this on a terminal; false where there is no Python to do it.
fn done(script: &str, saved: &Path, seats: &[&str]) -> bool {
    let script = SIT_DOWN.to_owned() + script;
    let ran = Command::new("python3")
        .args(["-c", &script, env!("CARGO_BIN_EXE_onetable")])
        .arg(saved)
        .args(seats)
        .output();
    let Ok(ran) = ran else { return false };
    let errors = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{errors}");
    true
}

#[test]
fn regression_a_terminal_that_hangs_up_ends_the_game_and_saves_it() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("saved.json");
    if done(HANG_UP, &saved, &["human", "bot:normal"]) {
        let text = std::fs::read_to_string(&saved).expect("the game was saved");
        assert!(text.contains("\"play\""), "{text}");
    }
}

#[test]
fn without_seats_a_screen_asks_and_the_same_keyboard_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("saved.json");
    if done(SET_UP, &saved, &[]) {
        let text = std::fs::read_to_string(&saved).expect("the game was saved");
        assert!(text.contains("human:Ann") && text.contains("bot:normal"), "{text}");
    }
}

#[test]
fn whoever_leaves_the_questions_has_started_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("saved.json");
    if done(LEAVE, &saved, &["human", "bot:easy", "--setup"]) {
        assert!(!saved.exists());
    }
}
