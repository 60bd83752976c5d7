//! A copy of the database in one file, made while the writer goes on.

use super::connect;
use crate::StoreError;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::Path;

pub(super) fn write(database: &Path, file: &Path) -> Result<(), StoreError> {
    let name = file
        .to_str()
        .ok_or_else(|| StoreError::Broken("the name of the backup is not text".to_owned()))?;
    // SQLite fills an empty file, so making it here is what keeps others from being overwritten.
    OpenOptions::new().write(true).create_new(true).open(file).map_err(failed)?;
    let copied = copy(database, file, name);
    if copied.is_err() {
        // Half a backup looks like a whole one. If it cannot be removed, the error says enough.
        fs::remove_file(file).ok();
    }
    copied
}

fn copy(database: &Path, file: &Path, name: &str) -> Result<(), StoreError> {
    connect::copier(database)?.execute("VACUUM INTO ?1", [name])?;
    File::open(file).and_then(|file| file.sync_all()).map_err(failed)
}

fn failed(error: io::Error) -> StoreError {
    match error.kind() {
        ErrorKind::AlreadyExists => StoreError::Exists,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::ReadOnlyFilesystem => {
            StoreError::Full
        }
        _ => StoreError::Broken(error.to_string()),
    }
}
