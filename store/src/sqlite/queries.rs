//! Everything that is ever read.

use crate::{Account, By, Circle, Entry, Millis, Person, RoomRow, Session, TokenHash, Wanted};
use rusqlite::{Connection, Error, OptionalExtension, Row, params};

pub(super) fn entries(db: &Connection, id: &str, after: u64) -> Result<Vec<Entry>, Error> {
    let mut next: Option<i64> = db
        .prepare_cached("SELECT last_entry FROM room WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()?
        .flatten();
    let mut statement = db.prepare_cached(
        "SELECT entry.previous, entry.seq, entry.at, client.id, entry.cseq, entry.body
         FROM entry LEFT JOIN client ON client.key = entry.client WHERE entry.key = ?1",
    )?;
    // Entries are never changed, so what is added meanwhile does not matter.
    let mut entries = Vec::new();
    while let Some(key) = next {
        let (previous, entry) =
            statement.query_row([key], |row| Ok((row.get(0)?, entry_row(row)?)))?;
        if entry.seq <= after {
            break;
        }
        entries.push(entry);
        next = previous;
    }
    entries.reverse();
    Ok(entries)
}

fn entry_row(row: &Row<'_>) -> Result<Entry, Error> {
    let client: Option<String> = row.get(3)?;
    let cseq: Option<i64> = row.get(4)?;
    Ok(Entry {
        seq: unsigned(row, 1)?,
        at: row.get(2)?,
        by: client.zip(cseq).map(|(client, cseq)| By { client, cseq: cseq.cast_unsigned() }),
        body: row.get(5)?,
    })
}

pub(super) fn answered(
    db: &Connection,
    id: &str,
    client: &str,
    cseq: u64,
) -> Result<Option<u64>, Error> {
    db.prepare_cached(
        "SELECT seq FROM entry
         WHERE room = (SELECT key FROM room WHERE id = ?1)
         AND client = (SELECT key FROM client WHERE id = ?2) AND cseq = ?3",
    )?
    .query_row(params![id, client, cseq.cast_signed()], |row| unsigned(row, 0))
    .optional()
}

/// The columns of a [`RoomRow`].
const ROOM: &str = "SELECT room.id, room.game, room.phase, room.listed, host.id, room.created_at,
                           room.changed_at, room.wake_at, room.summary, room.epoch, room.last_seq
                    FROM room JOIN person AS host ON host.key = room.host";

pub(super) fn room(db: &Connection, id: &str) -> Result<Option<RoomRow>, Error> {
    db.prepare_cached(&format!("{ROOM} WHERE room.id = ?1"))?.query_row([id], room_row).optional()
}

pub(super) fn rooms(db: &Connection, wanted: &Wanted) -> Result<Vec<RoomRow>, Error> {
    let (circle, person) = match &wanted.circle {
        Circle::Listed => ("room.listed = 1 AND ?1 IS NULL", None),
        Circle::Of(person) => (
            "room.key IN (SELECT member.room FROM member JOIN person ON person.key = member.person
                          WHERE person.id = ?1)",
            Some(person),
        ),
    };
    // A phase that is wanted has to stand alone, or its index would not be used.
    let phase = if wanted.phase.is_some() { "room.phase = ?2" } else { "?2 IS NULL" };
    db.prepare_cached(&format!(
        "{ROOM} WHERE {circle} AND {phase} AND (?3 IS NULL OR room.game = ?3)
         ORDER BY room.key DESC LIMIT ?4"
    ))?
    .query_map(params![person, wanted.phase, wanted.game, wanted.limit], room_row)?
    .collect()
}

fn room_row(row: &Row<'_>) -> Result<RoomRow, Error> {
    Ok(RoomRow {
        id: row.get(0)?,
        game: row.get(1)?,
        phase: row.get(2)?,
        listed: row.get(3)?,
        host: row.get(4)?,
        created_at: row.get(5)?,
        changed_at: row.get(6)?,
        wake_at: row.get(7)?,
        summary: row.get(8)?,
        epoch: unsigned(row, 9)?,
        last_seq: unsigned(row, 10)?,
    })
}

pub(super) fn due(db: &Connection, until: Millis, limit: u32) -> Result<Vec<String>, Error> {
    db.prepare_cached("SELECT id FROM room WHERE wake_at <= ?1 ORDER BY wake_at LIMIT ?2")?
        .query_map(params![until, limit], |row| row.get(0))?
        .collect()
}

pub(super) fn person(db: &Connection, id: &str) -> Result<Option<Person>, Error> {
    db.prepare_cached("SELECT id, name, created_at FROM person WHERE id = ?1")?
        .query_row([id], person_row)
        .optional()
}

pub(super) fn account(db: &Connection, folded: &str) -> Result<Option<Account>, Error> {
    db.prepare_cached(
        "SELECT person.id, person.name, person.created_at, account.name, account.password_hash
         FROM account JOIN person ON person.key = account.person WHERE account.folded = ?1",
    )?
    .query_row([folded], |row| {
        Ok(Account { person: person_row(row)?, name: row.get(3)?, password_hash: row.get(4)? })
    })
    .optional()
}

pub(super) fn account_of(db: &Connection, person: &str) -> Result<Option<String>, Error> {
    db.prepare_cached(
        "SELECT account.name FROM account JOIN person ON person.key = account.person
         WHERE person.id = ?1",
    )?
    .query_row([person], |row| row.get(0))
    .optional()
}

pub(super) fn session(db: &Connection, token: &TokenHash) -> Result<Option<Session>, Error> {
    db.prepare_cached(
        "SELECT person.id, person.name, person.created_at, session.since
         FROM session JOIN person ON person.key = session.person WHERE session.token = ?1",
    )?
    .query_row([token], |row| Ok(Session { person: person_row(row)?, since: row.get(3)? }))
    .optional()
}

fn person_row(row: &Row<'_>) -> Result<Person, Error> {
    Ok(Person { id: row.get(0)?, name: row.get(1)?, created_at: row.get(2)? })
}

fn unsigned(row: &Row<'_>, column: usize) -> Result<u64, Error> {
    row.get(column).map(i64::cast_unsigned)
}

pub(super) fn document(db: &Connection, game: &str, hash: &str) -> Result<Option<String>, Error> {
    db.prepare_cached("SELECT body FROM document WHERE game = ?1 AND hash = ?2")?
        .query_row([game, hash], |row| row.get(0))
        .optional()
}
