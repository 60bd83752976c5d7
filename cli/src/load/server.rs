//! The server that is measured: one that runs already, or one of our own that ends with us.

use super::process::{Usage, usage};
use anyhow::{Context, bail};
use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// How much a server must bear.
pub(super) struct Size {
    pub(super) sockets: u64,
}

/// A server.
pub(super) struct Server {
    url: String,
    pid: Option<u32>,
    /// Kept for its end only; stopped before its folder goes.
    _own: Option<(Own, TempDir)>,
}

impl Server {
    /// One that runs already.
    pub(super) fn at(url: &str, pid: Option<u32>) -> anyhow::Result<Self> {
        if let Some(pid) = pid
            && usage(pid).is_none()
        {
            bail!("pid: nothing is known of a process {pid}");
        }
        Ok(Server { url: url.to_owned(), pid, _own: None })
    }

    /// One of our own: this program, with an empty folder on the disk of the current one, and with limits that do not
    /// keep one computer from playing for thousands of people.
    pub(super) fn start(size: &Size) -> anyhow::Result<Self> {
        let folder = tempfile::Builder::new().prefix("onetable-load-").tempdir_in(".");
        let folder = folder.context("no folder for the data of the server")?;
        let settings = folder.path().join("settings.toml");
        // Not the settings that may lie in the current folder.
        fs::write(&settings, "")?;
        let connections = (size.sockets + 100).to_string();
        let plenty = u32::MAX.to_string();
        let mut command = Command::new(env::current_exe().context("where is this program?")?);
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--bot-delay", "0"]);
        command.arg("--config").arg(&settings).arg("--data").arg(folder.path().join("data"));
        command.args(["--connections", &connections, "--connections-per-address", &connections]);
        command.args(["--messages-per-second", "100000", "--requests-per-minute", &plenty]);
        for (variable, _) in env::vars_os() {
            if variable.to_string_lossy().starts_with("ONETABLE_") {
                command.env_remove(variable);
            }
        }
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut own = Own(child.context("the server does not start")?);
        let pid = own.0.id();
        let mut said = String::new();
        if let Some(out) = &mut own.0.stdout {
            BufReader::new(out).read_line(&mut said)?;
        }
        let url = said.trim_end().rsplit(' ').next().filter(|word| word.starts_with("http"));
        let url = url.with_context(|| format!("the server does not open: {said}"))?;
        Ok(Server { url: url.to_owned(), pid: Some(pid), _own: Some((own, folder)) })
    }

    pub(super) fn url(&self) -> &str {
        &self.url
    }

    /// What it has used so far, where that can be known.
    pub(super) fn usage(&self) -> Option<Usage> {
        usage(self.pid?)
    }
}

/// A process that ends when nobody needs it any more.
struct Own(Child);

impl Drop for Own {
    fn drop(&mut self) {
        // Its folder goes with it, so there is nothing to end in good order.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
