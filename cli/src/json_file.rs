//! JSON files of people and other programs, read with errors that say file, field and line.

use anyhow::{Context, bail};
use serde::de::DeserializeOwned;
use std::fs;
use std::path::Path;

/// The file as a value of this type.
pub(crate) fn read<T: DeserializeOwned>(file: &Path) -> anyhow::Result<T> {
    let name = file.display();
    let bytes = fs::read(file).with_context(|| format!("cannot read {name}"))?;
    let text = str::from_utf8(&bytes).with_context(|| format!("{name} is no text"))?;
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        // A dot is the whole file, a question mark a place that has no name yet.
        let field = match path.trim_end_matches(['.', '?']) {
            "" => String::new(),
            path => format!(", field {path}"),
        };
        anyhow::anyhow!("{name}{field}: {}", error.into_inner())
    })?;
    if let Err(error) = reader.end() {
        bail!("{name}: {error}");
    }
    Ok(value)
}
