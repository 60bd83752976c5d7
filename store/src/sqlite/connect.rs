//! Connections: one that writes, some that only read, and what errors of SQLite mean to us.

use crate::StoreError;
use rusqlite::{Connection, Error, ErrorCode, OpenFlags, ffi};
use std::path::Path;

/// Nobody else writes, so this is reached only if a stranger has the file open.
const PATIENCE_MS: u32 = 5_000;

/// The log is folded into the database when it has so many pages, 16 MB.
/// A page that was written often meanwhile is then copied once.
const CHECKPOINT_PAGES: u32 = 4_000;

/// A log that grew longer than this, as it does during a backup, gives its space back afterwards.
const LOG_BYTES: u32 = 64 << 20;

/// Our statements are few; all of them stay prepared.
const STATEMENTS: usize = 64;

pub(super) fn writer(file: &Path) -> Result<Connection, Error> {
    let connection = open(file, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
    // FULL: in this mode of journal, anything less may forget commits when the power goes.
    connection.execute_batch(&format!(
        "PRAGMA journal_mode = WAL;
         PRAGMA synchronous = FULL;
         PRAGMA foreign_keys = ON;
         PRAGMA cache_size = -2048;
         PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES};
         PRAGMA journal_size_limit = {LOG_BYTES};"
    ))?;
    Ok(connection)
}

pub(super) fn reader(file: &Path) -> Result<Connection, Error> {
    let connection = open(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.execute_batch("PRAGMA query_only = ON; PRAGMA cache_size = -1024;")?;
    Ok(connection)
}

/// For a backup: like a reader, but it may write files other than the database.
pub(super) fn copier(file: &Path) -> Result<Connection, Error> {
    let connection = open(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.execute_batch("PRAGMA synchronous = FULL;")?;
    Ok(connection)
}

fn open(file: &Path, access: OpenFlags) -> Result<Connection, Error> {
    // A connection stays with one thread, so it needs no locks of its own.
    let connection = Connection::open_with_flags(file, access | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.execute_batch(&format!("PRAGMA busy_timeout = {PATIENCE_MS};"))?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        let Error::SqliteFailure(failure, _) = &error else {
            return StoreError::Broken(error.to_string());
        };
        match (failure.code, failure.extended_code) {
            (ErrorCode::DiskFull | ErrorCode::ReadOnly, _) => StoreError::Full,
            // So come quotas, limits of a file's size, and a full disk where the shared index grows.
            (_, ffi::SQLITE_IOERR_WRITE | ffi::SQLITE_IOERR_SHMSIZE) => StoreError::Full,
            _ => StoreError::Broken(error.to_string()),
        }
    }
}
