//! The tables, and how a database of an older version gets those of this one.

use rusqlite::Connection;
use rusqlite_migration::{Error, M, MigrationDefinitionError, Migrations};

/// Steps are only ever added at the end: databases out there have gone through the others.
const STEPS: &[M<'static>] =
    &[M::up(include_str!("migrations/0001.sql")), M::up(include_str!("migrations/0002.sql"))];

/// Why the tables cannot be brought up to date.
pub(super) enum SchemaError {
    /// The database has gone through steps that this program does not have.
    Newer,
    Failed(String),
}

pub(super) fn update(connection: &mut Connection) -> Result<(), SchemaError> {
    Migrations::from_slice(STEPS).to_latest(connection).map_err(|error| match error {
        Error::MigrationDefinition(MigrationDefinitionError::DatabaseTooFarAhead) => {
            SchemaError::Newer
        }
        other => SchemaError::Failed(other.to_string()),
    })
}
