//! Saved matches on disk: written whole or not at all.

use anyhow::{Context, bail};
use engine::Replay;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Where a match will be saved when it ends.
pub(crate) struct Target {
    file: PathBuf,
}

impl Target {
    /// Refuses what cannot work before anybody has played an hour for it.
    /// A file that exists is only replaced by the match that goes on from it.
    pub(crate) fn new(file: &Path, goes_on_from: Option<&Path>) -> anyhow::Result<Self> {
        let name = file.display();
        if file.file_name().is_none() || file.is_dir() {
            bail!("--save {name}: this is a folder; name a file in it");
        }
        let folder = folder_of(file);
        if !folder.is_dir() {
            bail!("--save {name}: there is no folder {}; make it first", folder.display());
        }
        let same = |other: &Path| match (file.canonicalize(), other.canonicalize()) {
            (Ok(file), Ok(other)) => file == other,
            _ => false,
        };
        if file.exists() && !goes_on_from.is_some_and(same) {
            bail!(
                "--save {name}: the file exists; name another, or go on with it by --continue {name}"
            );
        }
        Ok(Target { file: file.to_owned() })
    }

    /// Writes beside the target first, so that a full disk or a crash leaves no half a file.
    pub(crate) fn write(&self, replay: &Replay) -> anyhow::Result<()> {
        let name = self.file.file_name().unwrap_or_default().to_string_lossy();
        let beside = folder_of(&self.file).join(format!(".{name}.{}.part", std::process::id()));
        let written =
            write_new(&beside, replay).and_then(|()| Ok(fs::rename(&beside, &self.file)?));
        if written.is_err() {
            // What is left of it is of no use; the error that matters is the first.
            let _ = fs::remove_file(&beside);
        }
        written.with_context(|| format!("cannot save the match in {}", self.file.display()))
    }

    pub(crate) fn file(&self) -> &Path {
        &self.file
    }
}

fn write_new(file: &Path, replay: &Replay) -> anyhow::Result<()> {
    let mut text = serde_json::to_string_pretty(replay)?;
    text.push('\n');
    let mut file = File::create(file)?;
    file.write_all(text.as_bytes())?;
    Ok(file.sync_all()?)
}

fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}
