//! The store in a folder of one machine: SQLite, one thread that writes and some that read.

mod backup;
mod connect;
mod desk;
mod folder;
mod keys;
mod queries;
mod readers;
mod schema;
mod writer;

use crate::{
    Account, Append, Appended, Entry, Epoch, Millis, NewAccount, NewDocument, NewEntry, NewRoom,
    OpenError, Person, RoomRow, Session, Store, StoreError, TokenHash, Wanted,
};
use async_trait::async_trait;
use desk::Desk;
use readers::Readers;
use rusqlite::Connection;
use schema::SchemaError;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use tokio::sync::oneshot;
use writer::Writer;

/// The name of the database inside its folder.
pub const FILE: &str = "onetable.db";

/// Reads are short; two threads keep a long one from holding up the others.
const READERS: usize = 2;

/// A store in a folder, which no other process can open meanwhile. Dropping it closes it, and waits until it is.
pub struct Sqlite {
    crew: Arc<Crew>,
}

/// All that works for a store.
struct Crew {
    file: PathBuf,
    writer: Writer,
    readers: Readers,
    /// Empty once the store is closed. A backup holds this lock, so that closing waits for it.
    threads: Mutex<Vec<JoinHandle<()>>>,
}

/// Writes a consistent copy of the store in a folder into a new file, also while another process works with it.
pub fn backup(folder: &Path, file: &Path) -> Result<(), StoreError> {
    let database = folder.join(FILE);
    if !database.is_file() {
        return Err(StoreError::Broken(format!("there is no {}", database.display())));
    }
    backup::write(&database, file)
}

impl Sqlite {
    /// Opens the store in this folder, which is made if it is missing. Meant for the start of a program: it blocks.
    pub fn open(folder: &Path) -> Result<Sqlite, OpenError> {
        let hold = folder::hold(folder)?;
        let file = folder.join(FILE);
        let database = |why: String| OpenError::Database { folder: folder.to_owned(), why };
        let failed = |error: rusqlite::Error| database(error.to_string());

        let mut connection = connect::writer(&file).map_err(failed)?;
        schema::update(&mut connection).map_err(|error| match error {
            SchemaError::Newer => OpenError::Newer { folder: folder.to_owned() },
            SchemaError::Failed(why) => database(why),
        })?;
        let connections = (0..READERS)
            .map(|_| connect::reader(&file))
            .collect::<Result<_, _>>()
            .map_err(failed)?;

        let started = |error: std::io::Error| database(error.to_string());
        let (readers, mut threads) = Readers::start(connections).map_err(started)?;
        let (writer, thread) = Writer::start(Desk::new(connection), hold).map_err(started)?;
        // The writer is joined last: it folds the log into the database, which readers would keep it from.
        threads.push(thread);
        let crew = Crew { file, writer, readers, threads: Mutex::new(threads) };
        Ok(Sqlite { crew: Arc::new(crew) })
    }

    async fn write<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnOnce(&mut Desk) -> Result<T, StoreError> + Send + 'static,
    {
        self.crew.writer.write(work).await
    }

    async fn read<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    {
        self.crew.readers.read(work).await
    }

    /// Does what takes long in a thread of its own.
    async fn aside<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnOnce(&Crew) -> T + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let crew = Arc::clone(&self.crew);
        thread::Builder::new()
            .name("store-aside".to_owned())
            .spawn(move || {
                // Whoever asked may have gone away.
                reply.send(work(&crew)).ok();
            })
            .map_err(|error| StoreError::Broken(error.to_string()))?;
        answer.await.map_err(|_| StoreError::Closed)
    }
}

impl Crew {
    fn threads(&self) -> MutexGuard<'_, Vec<JoinHandle<()>>> {
        // The list is whole even if whoever held it panicked.
        self.threads.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let threads = self.threads();
        if threads.is_empty() {
            return Err(StoreError::Closed);
        }
        backup::write(&self.file, file)
    }

    /// Ends all threads, after everything that was given to them.
    fn stop(&self) {
        let mut threads = self.threads();
        let writer = threads.pop();
        self.readers.stop();
        for reader in threads.drain(..) {
            // A thread that panicked has said so already, and there is nothing to save here.
            reader.join().ok();
        }
        self.writer.stop();
        if let Some(writer) = writer {
            writer.join().ok();
        }
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.crew.stop();
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn create_room(&self, room: NewRoom, first: NewEntry) -> Result<(), StoreError> {
        self.write(move |desk| desk.create_room(&room, &first)).await
    }

    async fn take_room(&self, id: &str) -> Result<Option<Epoch>, StoreError> {
        let id = id.to_owned();
        self.write(move |desk| desk.take_room(&id)).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.write(move |desk| desk.append(&append)).await
    }

    async fn entries(&self, id: &str, after: u64) -> Result<Vec<Entry>, StoreError> {
        let id = id.to_owned();
        self.read(move |db| queries::entries(db, &id, after)).await
    }

    async fn answered(&self, id: &str, client: &str, cseq: u64) -> Result<Option<u64>, StoreError> {
        let (id, client) = (id.to_owned(), client.to_owned());
        self.read(move |db| queries::answered(db, &id, &client, cseq)).await
    }

    async fn room(&self, id: &str) -> Result<Option<RoomRow>, StoreError> {
        let id = id.to_owned();
        self.read(move |db| queries::room(db, &id)).await
    }

    async fn rooms(&self, wanted: &Wanted) -> Result<Vec<RoomRow>, StoreError> {
        let wanted = wanted.clone();
        self.read(move |db| queries::rooms(db, &wanted)).await
    }

    async fn due(&self, until: Millis, limit: u32) -> Result<Vec<String>, StoreError> {
        self.read(move |db| queries::due(db, until, limit)).await
    }

    async fn add_person(&self, person: Person) -> Result<(), StoreError> {
        self.write(move |desk| desk.add_person(&person)).await
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let id = id.to_owned();
        self.read(move |db| queries::person(db, &id)).await
    }

    async fn rename(&self, id: &str, name: &str) -> Result<bool, StoreError> {
        let (id, name) = (id.to_owned(), name.to_owned());
        self.write(move |desk| desk.rename(&id, &name)).await
    }

    async fn make_account(&self, account: NewAccount) -> Result<bool, StoreError> {
        self.write(move |desk| desk.make_account(&account)).await
    }

    async fn account(&self, folded: &str) -> Result<Option<Account>, StoreError> {
        let folded = folded.to_owned();
        self.read(move |db| queries::account(db, &folded)).await
    }

    async fn account_of(&self, person: &str) -> Result<Option<String>, StoreError> {
        let person = person.to_owned();
        self.read(move |db| queries::account_of(db, &person)).await
    }

    async fn add_session(
        &self,
        token: &TokenHash,
        person: &str,
        at: Millis,
    ) -> Result<(), StoreError> {
        let (token, person) = (*token, person.to_owned());
        self.write(move |desk| desk.add_session(&token, &person, at)).await
    }

    async fn session(&self, token: &TokenHash) -> Result<Option<Session>, StoreError> {
        let token = *token;
        self.read(move |db| queries::session(db, &token)).await
    }

    async fn end_session(&self, token: &TokenHash) -> Result<(), StoreError> {
        let token = *token;
        self.write(move |desk| desk.end_session(&token)).await
    }

    async fn end_sessions_of(&self, person: &str) -> Result<(), StoreError> {
        let person = person.to_owned();
        self.write(move |desk| desk.end_sessions_of(&person)).await
    }

    async fn add_document(&self, document: NewDocument) -> Result<bool, StoreError> {
        self.write(move |desk| desk.add_document(&document)).await
    }

    async fn document(&self, game: &str, hash: &str) -> Result<Option<String>, StoreError> {
        let (game, hash) = (game.to_owned(), hash.to_owned());
        self.read(move |db| queries::document(db, &game, &hash)).await
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let file = file.to_owned();
        self.aside(move |crew| crew.backup(&file)).await?
    }

    async fn close(&self) {
        // Only a machine without room for one more thread gets here; dropping the store closes it then.
        self.aside(Crew::stop).await.ok();
    }
}
