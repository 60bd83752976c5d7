//! A saved match, read from its file together with the game it is of.

use crate::failure::CheckFailed;
use crate::{data, json_file, refusal};
use catalog::{Catalog, Game, Table};
use engine::ReplayError;
use std::path::{Path, PathBuf};

/// A saved match with the game it is of.
pub(crate) struct Saved {
    file: PathBuf,
    pub(crate) replay: engine::Replay,
    catalog: Catalog,
}

impl Saved {
    pub(crate) fn open(file: &Path, folder: Option<&Path>) -> anyhow::Result<Self> {
        let replay: engine::Replay = json_file::read(file)?;
        let mut catalog = data::built_in()?;
        if let Err(refusal) = catalog.game(&replay.game) {
            let place = format!("{}, field game", file.display());
            return Err(refusal::explain(&refusal).context(place));
        }
        if let Some(folder) = folder {
            data::replace(&mut catalog, &replay.game, folder)?;
        }
        Ok(Saved { file: file.to_owned(), replay, catalog })
    }

    pub(crate) fn game(&self) -> anyhow::Result<&dyn Game> {
        let game = self.catalog.game(&self.replay.game);
        game.map_err(|refusal| refusal::explain(&refusal))
    }

    /// Plays it again; `each` sees the table at the start and after every step.
    pub(crate) fn play(&self, each: &mut dyn FnMut(&dyn Table, usize)) -> anyhow::Result<()> {
        let played = self.game()?.replay(&self.replay, each);
        played.map_err(|error| self.failed(&error).into())
    }

    /// The match as a table to go on at.
    pub(crate) fn load(&self) -> anyhow::Result<Box<dyn Table>> {
        let loaded = self.game()?.load(&self.replay);
        loaded.map_err(|error| self.failed(&error).into())
    }

    fn failed(&self, error: &ReplayError) -> CheckFailed {
        let file = self.file.display();
        let problem = match error {
            ReplayError::Refused { step, refusal } => {
                format!("step {step} is refused: {:#}", refusal::about(&self.replay.game, refusal))
            }
            other => other.to_string(),
        };
        let fix = match error {
            ReplayError::OtherRules { .. } => format!(
                "; play it with the program that wrote it (version {}), or give the card data it was played with by --data",
                self.replay.version
            ),
            _ => String::new(),
        };
        CheckFailed(format!("{file}: {problem}{fix}"))
    }
}
