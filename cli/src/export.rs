//! `onetable data export`: the built-in card data as files, for designers to change.

use crate::{data, refusal};
use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::PathBuf;

/// Card data as files.
#[derive(Subcommand)]
pub(crate) enum Data {
    Export(Export),
    Check(Check),
}

/// Writes the built-in card data of a game into a folder, to be changed and used with --data.
#[derive(Args)]
pub(crate) struct Export {
    /// The game
    game: String,
    /// The folder; it is made if it is not there, and no file in it is replaced
    folder: PathBuf,
}

/// Checks card data for a game without playing.
#[derive(Args)]
pub(crate) struct Check {
    /// The game
    game: String,
    /// A folder whose *.json files would replace the built-in card data
    folder: PathBuf,
}

impl Data {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        match self {
            Data::Export(export) => export.run(),
            Data::Check(check) => check.run(),
        }
    }
}

impl Export {
    fn run(self) -> anyhow::Result<()> {
        let catalog = data::built_in()?;
        let game = catalog.game(&self.game).map_err(|refusal| refusal::explain(&refusal))?;
        let files = game.files();
        // All or nothing: none is written while another stands in the way.
        for (name, _) in &files {
            let file = self.folder.join(name);
            if file.exists() {
                bail!("{} exists; name another folder, or move it away", file.display());
            }
        }
        let cannot_make = || format!("cannot make the folder {}", self.folder.display());
        fs::create_dir_all(&self.folder).with_context(cannot_make)?;
        let mut out = io::stdout().lock();
        for (name, text) in &files {
            let path = self.folder.join(name);
            let cannot_write = || format!("cannot write {}", path.display());
            let mut file = File::create_new(&path).with_context(cannot_write)?;
            file.write_all(text.as_bytes()).with_context(cannot_write)?;
            writeln!(out, "{}", path.display())?;
        }
        Ok(())
    }
}

impl Check {
    fn run(self) -> anyhow::Result<()> {
        let catalog = data::catalog(&self.game, Some(&self.folder))?;
        let game = catalog.game(&self.game).map_err(|refusal| refusal::explain(&refusal))?;
        let rules = game.info().rules;
        writeln!(
            io::stdout().lock(),
            "ok: {} can be played with it, rules and data {rules}",
            self.game
        )?;
        Ok(())
    }
}
