//! What `onetable` says without a command: what can be played, and how.

use crate::data;
use std::io::{self, Write};

pub(crate) fn run() -> anyhow::Result<()> {
    let catalog = data::built_in()?;
    let mut out = io::stdout().lock();
    for game in catalog.games() {
        writeln!(out, "{}", game.name())?;
    }
    Ok(())
}
