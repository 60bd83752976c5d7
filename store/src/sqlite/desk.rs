//! Where the writing thread works: its connection, and everything that is ever written through it.
//!
//! Each of these looks first and writes then. One that refuses has written nothing,
//! so jobs can share a transaction without savepoints.

use super::keys::Keys;
use crate::{
    Allowance, Append, Appended, By, Epoch, Millis, NewAccount, NewDocument, NewEntry, NewRoom,
    Person, RoomChange, StoreError, TokenHash, Wake,
};
use rusqlite::{Connection, OptionalExtension, Params, params};

pub(super) struct Desk {
    connection: Connection,
    rooms: Keys,
    clients: Keys,
}

impl Desk {
    pub(super) fn new(connection: Connection) -> Desk {
        Desk { connection, rooms: Keys::default(), clients: Keys::default() }
    }

    pub(super) fn begin(&self) -> Result<(), StoreError> {
        self.execute("BEGIN IMMEDIATE", []).map(drop)
    }

    pub(super) fn commit(&self) -> Result<(), StoreError> {
        self.execute("COMMIT", []).map(drop)
    }

    pub(super) fn roll_back(&mut self) {
        self.rooms.forget();
        self.clients.forget();
        // SQLite itself has rolled back after some errors. If this fails, so will the next BEGIN, with a reason.
        if !self.connection.is_autocommit() {
            self.execute("ROLLBACK", []).ok();
        }
    }

    /// Folds the log into the database, so that one file holds all.
    pub(super) fn close(self) {
        // What cannot be folded in now stays in the log, and the next start finds it there.
        self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).ok();
    }

    pub(super) fn create_room(
        &mut self,
        room: &NewRoom,
        first: &NewEntry,
    ) -> Result<(), StoreError> {
        let host = self.person_key(&room.host)?;
        let added = self.execute(
            "INSERT INTO room (id, game, phase, listed, host, created_at, changed_at, wake_at,
                               epoch, last_seq, summary)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, 1, 0, ?8) ON CONFLICT DO NOTHING",
            params![
                room.id,
                room.game,
                room.phase,
                room.listed,
                host,
                first.at,
                room.wake_at,
                room.summary
            ],
        )?;
        if added == 0 {
            return Err(StoreError::Exists);
        }
        let key = self.connection.last_insert_rowid();
        self.rooms.put(&room.id, key);
        self.add_entry(key, 1, 1, first)?;
        self.note(key, 1, first.at, &RoomChange::default())?;
        self.add_member(key, host)
    }

    pub(super) fn take_room(&mut self, id: &str) -> Result<Option<Epoch>, StoreError> {
        let epoch: Option<i64> = self
            .connection
            .prepare_cached("UPDATE room SET epoch = epoch + 1 WHERE id = ?1 RETURNING epoch")?
            .query_row([id], |row| row.get(0))
            .optional()?;
        Ok(epoch.map(i64::cast_unsigned))
    }

    pub(super) fn append(&mut self, append: &Append) -> Result<Appended, StoreError> {
        let Append { epoch, seq, entry, change, .. } = append;
        let Some(room) = self.room_key(&append.room)? else { return Ok(Appended::Fenced) };
        let members = change
            .members
            .iter()
            .map(|id| self.person_key(id))
            .collect::<Result<Vec<i64>, StoreError>>()?;
        if !self.add_entry(room, *epoch, *seq, entry)? {
            return self.why_not(room, *epoch, entry.by.as_ref());
        }
        self.note(room, *seq, entry.at, change)?;
        for person in members {
            self.add_member(room, person)?;
        }
        Ok(Appended::Done)
    }

    /// Adds an entry if the room has this epoch, this is its next number and the command is new.
    fn add_entry(
        &mut self,
        room: i64,
        epoch: Epoch,
        seq: u64,
        entry: &NewEntry,
    ) -> Result<bool, StoreError> {
        let client = match &entry.by {
            Some(by) => Some(self.client_key(&by.client)?),
            None => None,
        };
        let added = self.execute(
            "INSERT INTO entry (room, seq, previous, at, client, cseq, body)
             SELECT ?1, ?3, last_entry, ?4, ?5, ?6, ?7 FROM room
             WHERE key = ?1 AND epoch = ?2 AND last_seq = ?3 - 1
             ON CONFLICT DO NOTHING",
            params![
                room,
                epoch.cast_signed(),
                seq.cast_signed(),
                entry.at,
                client,
                entry.by.as_ref().map(|by| by.cseq.cast_signed()),
                entry.body
            ],
        )?;
        Ok(added == 1)
    }

    /// Writes into the row of a room what the entry that was just added changes there.
    fn note(&self, room: i64, seq: u64, at: Millis, change: &RoomChange) -> Result<(), StoreError> {
        let (seq, entry) = (seq.cast_signed(), self.connection.last_insert_rowid());
        let wake_at = match change.wake {
            Wake::At(at) => Some(at),
            Wake::Keep | Wake::Never => None,
        };
        // A column that is named is also rewritten in its index, hence not one statement for all.
        if change.phase.is_some() || change.summary.is_some() {
            self.execute(
                "UPDATE room SET last_seq = ?2, last_entry = ?3, changed_at = ?4,
                                 phase = coalesce(?5, phase), summary = coalesce(?6, summary),
                                 wake_at = CASE WHEN ?7 THEN wake_at ELSE ?8 END
                 WHERE key = ?1",
                params![
                    room,
                    seq,
                    entry,
                    at,
                    change.phase,
                    change.summary,
                    change.wake == Wake::Keep,
                    wake_at
                ],
            )
        } else if change.wake != Wake::Keep {
            self.execute(
                "UPDATE room SET last_seq = ?2, last_entry = ?3, changed_at = ?4, wake_at = ?5 WHERE key = ?1",
                params![room, seq, entry, at, wake_at],
            )
        } else {
            self.execute(
                "UPDATE room SET last_seq = ?2, last_entry = ?3, changed_at = ?4 WHERE key = ?1",
                params![room, seq, entry, at],
            )
        }
        .map(drop)
    }

    /// Why an entry was not added.
    fn why_not(
        &mut self,
        room: i64,
        epoch: Epoch,
        by: Option<&By>,
    ) -> Result<Appended, StoreError> {
        let Some(by) = by else { return Ok(Appended::Fenced) };
        let client = self.client_key(&by.client)?;
        let seq: Option<i64> = self
            .connection
            .prepare_cached(
                "SELECT seq FROM entry WHERE room = ?1 AND client = ?2 AND cseq = ?3
                 AND EXISTS (SELECT 1 FROM room WHERE key = ?1 AND epoch = ?4)",
            )?
            .query_row(params![room, client, by.cseq.cast_signed(), epoch.cast_signed()], |row| {
                row.get(0)
            })
            .optional()?;
        Ok(seq.map_or(Appended::Fenced, |seq| Appended::Duplicate { seq: seq.cast_unsigned() }))
    }

    fn add_member(&self, room: i64, person: i64) -> Result<(), StoreError> {
        self.execute(
            "INSERT INTO member (person, room) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
            [person, room],
        )
        .map(drop)
    }

    pub(super) fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        let added = self.execute(
            "INSERT INTO person (id, name, created_at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
            params![person.id, person.name, person.created_at],
        )?;
        if added == 1 { Ok(()) } else { Err(StoreError::Exists) }
    }

    pub(super) fn rename(&self, id: &str, name: &str) -> Result<bool, StoreError> {
        Ok(self.execute("UPDATE person SET name = ?2 WHERE id = ?1", [id, name])? == 1)
    }

    pub(super) fn make_account(&self, account: &NewAccount) -> Result<bool, StoreError> {
        let person = self.person_key(&account.person)?;
        if self.key("SELECT person FROM account WHERE person = ?1", [person])?.is_some() {
            return Err(StoreError::Exists);
        }
        let added = self.execute(
            "INSERT INTO account (person, name, folded, password_hash) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT DO NOTHING",
            params![person, account.name, account.folded, account.password_hash],
        )?;
        Ok(added == 1)
    }

    pub(super) fn add_session(
        &self,
        token: &TokenHash,
        person: &str,
        at: Millis,
    ) -> Result<(), StoreError> {
        let person = self.person_key(person)?;
        let added = self.execute(
            "INSERT INTO session (token, person, since) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
            params![token, person, at],
        )?;
        if added == 1 { Ok(()) } else { Err(StoreError::Exists) }
    }

    pub(super) fn end_session(&self, token: &TokenHash) -> Result<(), StoreError> {
        self.execute("DELETE FROM session WHERE token = ?1", [token]).map(drop)
    }

    pub(super) fn end_sessions_of(&self, person: &str) -> Result<(), StoreError> {
        self.execute(
            "DELETE FROM session WHERE person = (SELECT key FROM person WHERE id = ?1)",
            [person],
        )
        .map(drop)
    }

    pub(super) fn add_document(&self, new: &NewDocument) -> Result<bool, StoreError> {
        let (document, person) = (&new.document, self.person_key(&new.by)?);
        let known = "SELECT key FROM document WHERE game = ?1 AND hash = ?2";
        if self.key(known, [&document.game, &document.hash])?.is_some() {
            return Ok(true);
        }
        let length = document.body.len() as u64;
        if !new.most.has_room(self.brought_by(person)?, length) {
            return Ok(false);
        }
        self.execute(
            "INSERT INTO document (game, hash, person, created_at, length, body)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![
                document.game,
                document.hash,
                person,
                new.at,
                length.cast_signed(),
                document.body
            ],
        )?;
        Ok(true)
    }

    /// How much this person has brought.
    fn brought_by(&self, person: i64) -> Result<Allowance, StoreError> {
        let sql = "SELECT count(*), coalesce(sum(length), 0) FROM document WHERE person = ?1";
        let mut statement = self.connection.prepare_cached(sql)?;
        Ok(statement.query_row([person], |row| {
            let (documents, bytes): (i64, i64) = (row.get(0)?, row.get(1)?);
            Ok(Allowance { documents: documents.cast_unsigned(), bytes: bytes.cast_unsigned() })
        })?)
    }

    fn room_key(&mut self, id: &str) -> Result<Option<i64>, StoreError> {
        if let Some(key) = self.rooms.get(id) {
            return Ok(Some(key));
        }
        let key = self.key("SELECT key FROM room WHERE id = ?1", [id])?;
        if let Some(key) = key {
            self.rooms.put(id, key);
        }
        Ok(key)
    }

    /// The key of a client, which it gets with its first command.
    fn client_key(&mut self, id: &str) -> Result<i64, StoreError> {
        if let Some(key) = self.clients.get(id) {
            return Ok(key);
        }
        let key = match self.key("SELECT key FROM client WHERE id = ?1", [id])? {
            Some(key) => key,
            None => {
                self.execute("INSERT INTO client (id) VALUES (?1)", [id])?;
                self.connection.last_insert_rowid()
            }
        };
        self.clients.put(id, key);
        Ok(key)
    }

    fn person_key(&self, id: &str) -> Result<i64, StoreError> {
        self.key("SELECT key FROM person WHERE id = ?1", [id])?.ok_or(StoreError::Unknown)
    }

    fn key(&self, sql: &str, params: impl Params) -> Result<Option<i64>, StoreError> {
        let mut statement = self.connection.prepare_cached(sql)?;
        Ok(statement.query_row(params, |row| row.get(0)).optional()?)
    }

    fn execute(&self, sql: &str, params: impl Params) -> Result<usize, StoreError> {
        Ok(self.connection.prepare_cached(sql)?.execute(params)?)
    }
}
