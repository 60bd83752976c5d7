//! Starts the program and keeps what it said.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Stdio};

pub(crate) const PATH: &str = env!("CARGO_BIN_EXE_onetable");

/// What a run came to.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// A run with nothing to read.
pub(crate) fn onetable(arguments: &[&str]) -> Ran {
    onetable_reading(arguments, b"")
}

/// A run that reads this.
pub(crate) fn onetable_reading(arguments: &[&str], input: &[u8]) -> Ran {
    finish(command(arguments), input)
}

/// The program in a fixed language, whatever the developer speaks.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(PATH);
    command.args(arguments);
    for variable in ["LC_ALL", "LC_MESSAGES", "LANGUAGE"] {
        command.env_remove(variable);
    }
    command.env("LANG", "C.UTF-8");
    command
}

pub(crate) fn finish(mut command: Command, input: &[u8]) -> Ran {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // From a thread of its own, because the program may answer before it has read all.
    let writer = std::thread::spawn(move || {
        // It may also end before it has read all, which is no error.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

impl Ran {
    /// The output of a run that went well.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The same as JSON.
    #[track_caller]
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.fine()).unwrap()
    }

    /// The one line on the error stream of a run that ended with this code.
    #[track_caller]
    pub(crate) fn error(self, code: i32) -> String {
        assert_eq!(self.code, code, "{self:?}");
        let lines: Vec<&str> = self.err.lines().collect();
        assert_eq!(lines.len(), 1, "an error is said once: {self:?}");
        lines[0].strip_prefix("error: ").unwrap().to_owned()
    }
}
