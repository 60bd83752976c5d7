//! `onetable backup`: a copy of everything a server keeps, while it runs.

use anyhow::Context;
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;

/// Writes a copy of everything a server keeps, also while it runs.
///
/// The copy is a whole database: to go back to it, put it as onetable.db into an empty data folder.
#[derive(Args)]
pub(crate) struct Backup {
    /// The file to write; it must not exist
    file: PathBuf,
    /// The folder of the server
    #[arg(long, value_name = "DIR", env = "ONETABLE_DATA", default_value = "onetable-data")]
    data: PathBuf,
}

impl Backup {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        store::sqlite::backup(&self.data, &self.file)
            .with_context(|| format!("no backup of {}", self.data.display()))?;
        writeln!(io::stdout().lock(), "{}", self.file.display())?;
        Ok(())
    }
}
