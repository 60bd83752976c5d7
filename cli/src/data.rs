//! `--data DIR`: files that take the place of the built-in card data.

use crate::refusal;
use anyhow::{Context, bail};
use catalog::{Catalog, DataProblem};
use std::fs;
use std::path::{Path, PathBuf};

/// The games, with the data of one of them replaced by the files of a folder.
pub(crate) fn catalog(game: &str, folder: Option<&Path>) -> anyhow::Result<Catalog> {
    let mut catalog = built_in()?;
    if let Some(folder) = folder {
        replace(&mut catalog, game, folder)?;
    }
    Ok(catalog)
}

/// The games as they come.
pub(crate) fn built_in() -> anyhow::Result<Catalog> {
    Catalog::built_in().context("the built-in data")
}

/// Every *.json of the folder takes the place of the built-in file of the same name.
pub(crate) fn replace(catalog: &mut Catalog, game: &str, folder: &Path) -> anyhow::Result<()> {
    let files = read(folder)?;
    catalog.replace_data(game, files).map_err(|problem| match problem {
        DataProblem::Game(refusal) => refusal::explain(&refusal),
        DataProblem::Data(error) => {
            anyhow::Error::new(error).context(format!("the data in {}", folder.display()))
        }
    })
}

/// The files by name, in a fixed order, so that of several broken ones always the same is named.
fn read(folder: &Path) -> anyhow::Result<Vec<(String, String)>> {
    let cannot_read = |path: &Path| format!("cannot read {}", path.display());
    let mut paths: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| cannot_read(folder))? {
        let path = entry.with_context(|| cannot_read(folder))?.path();
        if path.extension().is_some_and(|extension| extension == "json") {
            paths.push(path);
        }
    }
    paths.sort();
    if paths.is_empty() {
        bail!("{} has no *.json file, so it would change nothing", folder.display());
    }
    let mut files = Vec::new();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).with_context(|| cannot_read(&path))?;
        files.push((name, text));
    }
    Ok(files)
}
