//! The data folder: made if it is missing, and used by one process at a time.

use crate::OpenError;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::Path;

/// Holds the folder; the operating system lets go of it when the process ends, however it ends.
pub(super) struct Hold(#[expect(dead_code, reason = "being open is all it is for")] File);

pub(super) fn hold(folder: &Path) -> Result<Hold, OpenError> {
    let failed = |source| OpenError::Folder { folder: folder.to_owned(), source };
    make(folder).map_err(failed)?;
    let lock = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folder.join("onetable.lock"))
        .map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(Hold(lock)),
        Err(TryLockError::WouldBlock) => Err(OpenError::Locked { folder: folder.to_owned() }),
        Err(TryLockError::Error(source)) => Err(failed(source)),
    }
}

#[cfg(unix)]
fn make(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    // Hidden cards are in there: other users of the machine have no business with it.
    fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn make(folder: &Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)
}
