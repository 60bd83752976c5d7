//! The server as a process of its own.

use super::common::dice::Dice;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A port that is free and stays so while the server is down: systems give such low ports to nobody by themselves.
pub(crate) fn free_port() -> u16 {
    static ASKED: AtomicU64 = AtomicU64::new(0);
    // Each test of each process looks elsewhere.
    let asked = ASKED.fetch_add(1, Ordering::Relaxed);
    let mut dice = Dice::new(u64::from(std::process::id()) << 8 | asked);
    for _ in 0..1_000 {
        let port = 10_000 + dice.below(20_000) as u16;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
    panic!("no port is free");
}

/// What a test asks of the server: that its many clients of one address are not held up.
pub(crate) fn command(port: u16, folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_onetable"));
    command
        .arg("serve")
        .arg("--data")
        .arg(folder)
        .args(["--bot-delay", "10"])
        .env("ONETABLE_LOG", "error");
    command.arg("--listen").arg(format!("127.0.0.1:{port}"));
    let plenty = ["--connections-per-address", "--messages-per-second", "--requests-per-minute"];
    for flag in plenty {
        command.args([flag, "100000"]);
    }
    command
}

/// A server that runs.
pub(crate) struct Process {
    pub(crate) child: Child,
    /// Kept, because a program must not write to nobody.
    _out: BufReader<ChildStdout>,
}

impl Process {
    /// Starts it and waits until it is open; none if it ended before. What it complains of goes into this file.
    pub(crate) fn start(command: &mut Command, complaints: &Path) -> Option<Self> {
        let complaints =
            std::fs::OpenOptions::new().create(true).append(true).open(complaints).unwrap();
        let mut child = command.stdout(Stdio::piped()).stderr(complaints).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        while !line.contains("open at") {
            line.clear();
            if out.read_line(&mut line).unwrap() == 0 {
                child.wait().unwrap();
                return None;
            }
        }
        Some(Process { child, _out: out })
    }

    pub(crate) fn kill(&mut self) -> ExitStatus {
        self.child.kill().unwrap();
        self.child.wait().unwrap()
    }

    /// Waits until it ends by itself.
    pub(crate) async fn ended(&mut self, patience: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        while begun.elapsed() < patience {
            if let Some(status) = self.child.try_wait().unwrap() {
                return Some(status);
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        None
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn address(port: u16) -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], port))
}
