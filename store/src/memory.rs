//! A store that forgets everything when the process ends: for tests, which want no threads and no disk.

use crate::{
    Account, Allowance, Append, Appended, By, Circle, Entry, Epoch, Millis, NewAccount,
    NewDocument, NewEntry, NewRoom, Person, RoomRow, Session, Store, StoreError, TokenHash, Wake,
    Wanted,
};
use async_trait::async_trait;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A store in memory.
#[derive(Default)]
pub struct Memory(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    rooms: BTreeMap<String, Room>,
    people: BTreeMap<String, Person>,
    accounts: BTreeMap<String, Account>,
    sessions: BTreeMap<TokenHash, Session>,
    /// By game and hash, with the id of the person.
    documents: BTreeMap<(String, String), (String, String)>,
    closed: bool,
    full: bool,
}

struct Room {
    row: RoomRow,
    entries: Vec<Entry>,
    members: BTreeSet<String>,
}

impl Memory {
    fn kept(&self) -> Result<MutexGuard<'_, Kept>, StoreError> {
        // Every change is whole, whatever befell who held the lock.
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.closed { Err(StoreError::Closed) } else { Ok(kept) }
    }

    /// Takes nothing more, as a disk that is full, or does again.
    pub fn fill(&self, full: bool) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).full = full;
    }

    fn to_write(&self) -> Result<MutexGuard<'_, Kept>, StoreError> {
        let kept = self.kept()?;
        if kept.full { Err(StoreError::Full) } else { Ok(kept) }
    }

    /// Lets a store that was closed be used again, as one that is opened anew.
    pub fn reopen(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).closed = false;
    }
}

impl Room {
    fn answered(&self, by: &By) -> Option<u64> {
        self.entries.iter().find(|entry| entry.by.as_ref() == Some(by)).map(|entry| entry.seq)
    }

    fn push(&mut self, NewEntry { at, by, body }: NewEntry) {
        let seq = self.entries.len() as u64 + 1;
        self.entries.push(Entry { seq, at, by, body });
        (self.row.changed_at, self.row.last_seq) = (at, seq);
    }
}

#[async_trait]
impl Store for Memory {
    async fn create_room(&self, room: NewRoom, first: NewEntry) -> Result<(), StoreError> {
        let mut kept = self.to_write()?;
        if kept.rooms.contains_key(&room.id) {
            return Err(StoreError::Exists);
        }
        if !kept.people.contains_key(&room.host) {
            return Err(StoreError::Unknown);
        }
        let NewRoom { id, game, phase, listed, host, wake_at, summary } = room;
        let row = RoomRow {
            id: id.clone(),
            game,
            phase,
            listed,
            host: host.clone(),
            created_at: first.at,
            changed_at: first.at,
            wake_at,
            summary,
            epoch: 1,
            last_seq: 0,
        };
        let mut room = Room { row, entries: Vec::new(), members: BTreeSet::from([host]) };
        room.push(first);
        kept.rooms.insert(id, room);
        Ok(())
    }

    async fn take_room(&self, id: &str) -> Result<Option<Epoch>, StoreError> {
        let mut kept = self.to_write()?;
        Ok(kept.rooms.get_mut(id).map(|room| {
            room.row.epoch += 1;
            room.row.epoch
        }))
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let mut kept = self.to_write()?;
        let unknown = append.change.members.iter().any(|id| !kept.people.contains_key(id));
        let Some(room) = kept.rooms.get_mut(&append.room) else { return Ok(Appended::Fenced) };
        if room.row.epoch != append.epoch {
            return Ok(Appended::Fenced);
        }
        if let Some(seq) = append.entry.by.as_ref().and_then(|by| room.answered(by)) {
            return Ok(Appended::Duplicate { seq });
        }
        if room.row.last_seq.checked_add(1) != Some(append.seq) {
            return Ok(Appended::Fenced);
        }
        if unknown {
            return Err(StoreError::Unknown);
        }
        let change = append.change;
        room.push(append.entry);
        room.row.phase = change.phase.unwrap_or_else(|| std::mem::take(&mut room.row.phase));
        room.row.summary = change.summary.unwrap_or_else(|| std::mem::take(&mut room.row.summary));
        room.members.extend(change.members);
        match change.wake {
            Wake::Keep => {}
            Wake::At(at) => room.row.wake_at = Some(at),
            Wake::Never => room.row.wake_at = None,
        }
        Ok(Appended::Done)
    }

    async fn entries(&self, id: &str, after: u64) -> Result<Vec<Entry>, StoreError> {
        let kept = self.kept()?;
        let entries = kept.rooms.get(id).map(|room| &room.entries[..]).unwrap_or_default();
        Ok(entries.iter().filter(|entry| entry.seq > after).cloned().collect())
    }

    async fn answered(&self, id: &str, client: &str, cseq: u64) -> Result<Option<u64>, StoreError> {
        let by = By { client: client.to_owned(), cseq };
        Ok(self.kept()?.rooms.get(id).and_then(|room| room.answered(&by)))
    }

    async fn room(&self, id: &str) -> Result<Option<RoomRow>, StoreError> {
        Ok(self.kept()?.rooms.get(id).map(|room| room.row.clone()))
    }

    async fn rooms(&self, wanted: &Wanted) -> Result<Vec<RoomRow>, StoreError> {
        let kept = self.kept()?;
        let fits = |room: &&Room| {
            let row = &room.row;
            (match &wanted.circle {
                Circle::Listed => row.listed,
                Circle::Of(person) => room.members.contains(person),
            }) && wanted.game.as_ref().is_none_or(|game| *game == row.game)
                && wanted.phase.as_ref().is_none_or(|phase| *phase == row.phase)
        };
        let mut rows: Vec<RoomRow> =
            kept.rooms.values().filter(fits).map(|room| room.row.clone()).collect();
        rows.sort_by(|a, b| (b.created_at, &b.id).cmp(&(a.created_at, &a.id)));
        rows.truncate(wanted.limit as usize);
        Ok(rows)
    }

    async fn due(&self, until: Millis, limit: u32) -> Result<Vec<String>, StoreError> {
        let kept = self.kept()?;
        let rows = kept.rooms.values().map(|room| &room.row);
        let mut due: Vec<(Millis, String)> = rows
            .filter_map(|row| Some((row.wake_at.filter(|at| *at <= until)?, row.id.clone())))
            .collect();
        due.sort();
        Ok(due.into_iter().take(limit as usize).map(|(_, id)| id).collect())
    }

    async fn add_person(&self, person: Person) -> Result<(), StoreError> {
        let mut kept = self.to_write()?;
        if kept.people.contains_key(&person.id) {
            return Err(StoreError::Exists);
        }
        kept.people.insert(person.id.clone(), person);
        Ok(())
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        Ok(self.kept()?.people.get(id).cloned())
    }

    async fn rename(&self, id: &str, name: &str) -> Result<bool, StoreError> {
        let mut kept = self.to_write()?;
        let Kept { people, accounts, sessions, .. } = &mut *kept;
        let Some(person) = people.get_mut(id) else { return Ok(false) };
        person.name = name.to_owned();
        let named = accounts.values_mut().map(|account| &mut account.person);
        let named = named.chain(sessions.values_mut().map(|session| &mut session.person));
        named.filter(|person| person.id == id).for_each(|person| person.name = name.to_owned());
        Ok(true)
    }

    async fn make_account(&self, account: NewAccount) -> Result<bool, StoreError> {
        let mut kept = self.to_write()?;
        let Some(person) = kept.people.get(&account.person).cloned() else {
            return Err(StoreError::Unknown);
        };
        if kept.accounts.values().any(|other| other.person.id == account.person) {
            return Err(StoreError::Exists);
        }
        if kept.accounts.contains_key(&account.folded) {
            return Ok(false);
        }
        let NewAccount { name, folded, password_hash, .. } = account;
        kept.accounts.insert(folded, Account { person, name, password_hash });
        Ok(true)
    }

    async fn account(&self, folded: &str) -> Result<Option<Account>, StoreError> {
        Ok(self.kept()?.accounts.get(folded).cloned())
    }

    async fn account_of(&self, person: &str) -> Result<Option<String>, StoreError> {
        let kept = self.kept()?;
        let found = kept.accounts.values().find(|account| account.person.id == person);
        Ok(found.map(|account| account.name.clone()))
    }

    async fn add_session(
        &self,
        token: &TokenHash,
        person: &str,
        at: Millis,
    ) -> Result<(), StoreError> {
        let mut kept = self.to_write()?;
        let person = kept.people.get(person).cloned().ok_or(StoreError::Unknown)?;
        if kept.sessions.contains_key(token) {
            return Err(StoreError::Exists);
        }
        kept.sessions.insert(*token, Session { person, since: at });
        Ok(())
    }

    async fn session(&self, token: &TokenHash) -> Result<Option<Session>, StoreError> {
        Ok(self.kept()?.sessions.get(token).cloned())
    }

    async fn end_session(&self, token: &TokenHash) -> Result<(), StoreError> {
        self.to_write()?.sessions.remove(token);
        Ok(())
    }

    async fn end_sessions_of(&self, person: &str) -> Result<(), StoreError> {
        self.to_write()?.sessions.retain(|_, session| session.person.id != person);
        Ok(())
    }

    async fn add_document(&self, new: NewDocument) -> Result<bool, StoreError> {
        let mut kept = self.to_write()?;
        if !kept.people.contains_key(&new.by) {
            return Err(StoreError::Unknown);
        }
        let key = (new.document.game, new.document.hash);
        if kept.documents.contains_key(&key) {
            return Ok(true);
        }
        let length = |body: &String| body.len() as u64;
        let brought = kept.documents.values().filter(|(by, _)| *by == new.by);
        let brought = brought.fold(Allowance { documents: 0, bytes: 0 }, |sum, (_, body)| {
            Allowance { documents: sum.documents + 1, bytes: sum.bytes + length(body) }
        });
        let fits = new.most.has_room(brought, length(&new.document.body));
        if fits {
            kept.documents.insert(key, (new.by, new.document.body));
        }
        Ok(fits)
    }

    async fn document(&self, game: &str, hash: &str) -> Result<Option<String>, StoreError> {
        let key = (game.to_owned(), hash.to_owned());
        Ok(self.kept()?.documents.get(&key).map(|(_, body)| body.clone()))
    }

    /// There is no file to copy from.
    async fn backup(&self, _: &Path) -> Result<(), StoreError> {
        drop(self.kept()?);
        Err(StoreError::Broken("a store in memory has no backup".to_owned()))
    }

    async fn close(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
    }
}
