//! Plays every scenario file through the program.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::program;
use crate::runner::Outcome;
use crate::shell::Shell;

/// The folder with one folder of scenarios per game.
const FOLDER: &str = "scenarios";

pub(crate) fn run(shell: &Shell) -> Result<Outcome> {
    let files = files(shell.root())?;
    if files.is_empty() {
        // A moved folder would otherwise look like a success.
        bail!("there is no file {FOLDER}/*/*.json, so nothing would be checked");
    }
    let arguments: Vec<&str> =
        ["scenario", "run"].into_iter().chain(files.iter().map(String::as_str)).collect();
    shell.run(&program::path(shell)?, &arguments)?;
    Ok(Outcome::Passed)
}

/// The scenario files as paths relative to the root, sorted so that every machine plays them in
/// the same order.
fn files(root: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for game in entries(&root.join(FOLDER))? {
        if !game.is_dir() {
            continue;
        }
        for file in entries(&game)? {
            if file.extension().is_some_and(|extension| extension == "json") {
                let relative = file.strip_prefix(root).unwrap_or(&file);
                let text = relative
                    .to_str()
                    .with_context(|| format!("{} is not valid text", relative.display()))?;
                found.push(text.to_owned());
            }
        }
    }
    found.sort();
    Ok(found)
}

/// What is in this folder; nothing if there is no such folder.
fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let cannot_read = || format!("cannot read {}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(cannot_read)? {
        paths.push(entry.with_context(cannot_read)?.path());
    }
    Ok(paths)
}
