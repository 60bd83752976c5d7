//! `onetable verify`: whether a saved match can have been played.

use crate::saved::Saved;
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;

/// Checks that every step of a saved match is legal and leads to the state stored with it.
///
/// Exits with 1 if not, or if the match was played with other rules or card data.
/// How the seed was chosen is not checked: there are no seed commitments yet.
#[derive(Args)]
pub(crate) struct Verify {
    /// A file that `play --save` wrote
    file: PathBuf,
    /// A folder whose *.json files replace the built-in card data
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Verify {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let saved = Saved::open(&self.file, self.data.as_deref())?;
        saved.play(&mut |_, _| {})?;
        let mut out = io::stdout().lock();
        writeln!(
            out,
            "ok: {} steps, each legal and leading to the state stored with it (how the seed was chosen is not checked)",
            saved.replay.log.len()
        )?;
        Ok(())
    }
}
