//! The full screen on a terminal of our own, by way of Python's `pty`; skipped where there is no Python.

use std::process::Command;

/// Plays on a terminal, hangs up in the middle, and says how the program took it.
const HANG_UP: &str = r#"
import fcntl, os, pty, signal, struct, subprocess, sys, termios
signal.alarm(30)
program, saved = sys.argv[1:]
leader, follower = pty.openpty()
fcntl.ioctl(leader, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
game = subprocess.Popen([program, "play", "jade", "--lang", "en", "--save", saved],
    stdin=follower, stdout=follower, stderr=follower, start_new_session=True,
    env={"TERM": "xterm", "LC_ALL": "C.UTF-8"})
os.close(follower)
shown = b""
while b"Start" not in shown:
    shown += os.read(leader, 65536)
os.write(leader, b"s\r")
while b"taste" not in shown:
    shown += os.read(leader, 65536)
os.close(leader)
print(game.wait(timeout=20))
"#;

#[test]
fn regression_a_terminal_that_hangs_up_ends_the_game_and_saves_it() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("saved.json");
    let ran = Command::new("python3")
        .args(["-c", HANG_UP, env!("CARGO_BIN_EXE_onetable")])
        .arg(&saved)
        .output();
    let Ok(ran) = ran else { return };
    let errors = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{errors}");
    let text = std::fs::read_to_string(&saved).expect("the game was saved");
    assert!(text.contains("\"play\""), "{text}");
}
