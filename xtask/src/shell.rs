//! Starts other programs from the workspace root with the environment of the chosen test tier.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// The variable that tells the tests to run at full size.
const LONG: &str = "ONETABLE_LONG";

/// How much the tests do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tier {
    /// What continuous integration runs: sizes are divided.
    Short,
    /// Everything at full size.
    Long,
}

/// Starts programs, always from the workspace root.
pub(crate) struct Shell {
    root: PathBuf,
    tier: Tier,
}

impl Shell {
    pub(crate) fn new(tier: Tier) -> Self {
        // Cargo tells where the package is at run time too; preferring that keeps a binary that
        // was built before the folder was moved or copied from working on the old place.
        let package = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = package.parent().map_or(package.clone(), Path::to_path_buf);
        Self { root, tier }
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    pub(crate) fn tier(&self) -> Tier {
        self.tier
    }

    /// Runs `cargo` with these arguments and fails if it fails.
    pub(crate) fn cargo<A: AsRef<str>>(&self, arguments: &[A]) -> Result<()> {
        self.cargo_with(arguments, &[])
    }

    /// Runs `cargo` with these arguments and these variables added to the environment.
    pub(crate) fn cargo_with<A: AsRef<str>>(
        &self,
        arguments: &[A],
        variables: &[(&str, &str)],
    ) -> Result<()> {
        let mut command = self.command(cargo(), arguments);
        command.envs(variables.iter().copied());
        announce_and_run(command, "cargo", arguments)
    }

    /// What `cargo` with these arguments says as JSON, line by line; fails if it fails.
    pub(crate) fn cargo_messages(&self, arguments: &[&str]) -> Result<Vec<Value>> {
        let arguments = [arguments, &["--message-format", "json-render-diagnostics"]].concat();
        let line = line("cargo", &arguments);
        println!("$ {line}");
        let mut command = self.command(cargo(), &arguments);
        let output = command.stderr(Stdio::inherit()).output();
        let output = output.with_context(|| format!("cannot start `{line}`"))?;
        if !output.status.success() {
            bail!("`{line}` failed ({})", output.status);
        }
        let lines = String::from_utf8_lossy(&output.stdout);
        Ok(lines.lines().filter_map(|line| serde_json::from_str(line).ok()).collect())
    }

    /// Runs a program in a folder under the root, with these variables added, and fails if it fails.
    pub(crate) fn run_in(
        &self,
        folder: &str,
        program: &str,
        arguments: &[&str],
        variables: &[(&str, &str)],
    ) -> Result<()> {
        let mut command = self.command(program.into(), arguments);
        command.current_dir(self.root.join(folder)).envs(variables.iter().copied());
        announce_and_run(command, program, arguments)
    }

    /// Runs a program other than cargo and fails if it fails.
    pub(crate) fn run(&self, program: &str, arguments: &[&str]) -> Result<()> {
        announce_and_run(self.command(program.into(), arguments), program, arguments)
    }

    /// Whether `cargo` with these arguments succeeds; shows nothing.
    pub(crate) fn cargo_succeeds(&self, arguments: &[&str]) -> bool {
        succeeds(self.command(cargo(), arguments))
    }

    /// Whether a program with these arguments can be started and succeeds; shows nothing.
    pub(crate) fn succeeds(&self, program: &str, arguments: &[&str]) -> bool {
        succeeds(self.command(program.into(), arguments))
    }

    /// What a program prints on its standard output.
    pub(crate) fn output(&self, program: &str, arguments: &[&str]) -> Result<String> {
        let line = line(program, arguments);
        let output = self
            .command(program.into(), arguments)
            .output()
            .with_context(|| format!("cannot start `{line}`"))?;
        if !output.status.success() {
            bail!("`{line}` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    fn command<A: AsRef<str>>(&self, program: OsString, arguments: &[A]) -> Command {
        let mut command = Command::new(program);
        command.args(arguments.iter().map(AsRef::as_ref)).current_dir(&self.root);
        // The tier is the choice of the command line alone; a variable left over in somebody's
        // terminal must not turn the short tier into half of the long one.
        match self.tier {
            Tier::Long => command.env(LONG, "1"),
            Tier::Short => command.env_remove(LONG),
        };
        command
    }
}

/// The cargo that started this program, so that a toolchain chosen with `cargo +name` is kept.
fn cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

fn line<A: AsRef<str>>(program: &str, arguments: &[A]) -> String {
    let mut line = program.to_owned();
    for argument in arguments {
        line.push(' ');
        line.push_str(argument.as_ref());
    }
    line
}

fn announce_and_run<A: AsRef<str>>(
    mut command: Command,
    program: &str,
    arguments: &[A],
) -> Result<()> {
    let line = line(program, arguments);
    println!("$ {line}");
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

fn succeeds(mut command: Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
