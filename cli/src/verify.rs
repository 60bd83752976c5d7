//! `onetable verify`: whether a saved match can have been played.

use crate::failure::CheckFailed;
use crate::saved::Saved;
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;

/// Checks that every step of a saved match is legal and leads to the state stored with it.
///
/// Of a match that was played on a server it also checks that its luck follows from what the server and the seats had
/// promised before the deal. Exits with 1 if something does not hold, or if the match was played with other rules or
/// card data.
#[derive(Args)]
pub(crate) struct Verify {
    /// A file that `play --save` wrote, or a replay from a server
    file: PathBuf,
    /// A folder whose *.json files replace the built-in card data
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Verify {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let saved = Saved::open(&self.file, self.data.as_deref())?;
        saved.play(&mut |_, _| {})?;
        let replay = &saved.replay;
        let luck = match &replay.sealed {
            Some(sealed) => {
                sealed.check(&replay.rules, replay.setup.seats, replay.setup.seed).map_err(
                    |error| CheckFailed(format!("{}: its luck: {error}", self.file.display())),
                )?;
                let brought = sealed.parts.iter().filter(|part| part.value.is_some()).count();
                format!("its luck follows from the server's promise and {brought} parts of seats")
            }
            None => "how its seed was chosen is not recorded".to_owned(),
        };
        let steps = replay.log.len();
        let mut out = io::stdout().lock();
        writeln!(
            out,
            "ok: {steps} steps, each legal and leading to the state stored with it; {luck}"
        )?;
        Ok(())
    }
}
