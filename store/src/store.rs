//! The trait that every store answers; `conformance` checks that it does.

use crate::{
    Account, Append, Appended, Entry, Epoch, Millis, NewAccount, NewDocument, NewEntry, NewRoom,
    Person, RoomRow, Session, StoreError, TokenHash, Wanted,
};
use async_trait::async_trait;
use std::path::Path;

/// A place that keeps what it said it keeps.
///
/// What was answered is on the disk, and every read that begins afterwards sees it.
/// A call whose answer nobody waits for may still be done.
#[async_trait]
pub trait Store: Send + Sync {
    /// Makes a room with its first entry; it begins with epoch 1, owned by the caller.
    /// An id that is taken is [`StoreError::Exists`], an unknown host [`StoreError::Unknown`].
    async fn create_room(&self, room: NewRoom, first: NewEntry) -> Result<(), StoreError>;

    /// Makes the caller the owner, whoever was it before; none if there is no such room.
    async fn take_room(&self, id: &str) -> Result<Option<Epoch>, StoreError>;

    /// Adds an entry to a room and changes its row, both or neither.
    ///
    /// An old epoch is `Fenced` even if the command is known: its owner has to stop.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// The entries of a room with numbers above `after`, in order; none if there is no such room.
    async fn entries(&self, id: &str, after: u64) -> Result<Vec<Entry>, StoreError>;

    /// The number of the entry that answers this command.
    async fn answered(&self, id: &str, client: &str, cseq: u64) -> Result<Option<u64>, StoreError>;

    async fn room(&self, id: &str) -> Result<Option<RoomRow>, StoreError>;

    /// The rooms that are wanted, newest first.
    async fn rooms(&self, wanted: &Wanted) -> Result<Vec<RoomRow>, StoreError>;

    /// The ids of rooms that were to be looked after at `until` or before, the longest overdue first.
    async fn due(&self, until: Millis, limit: u32) -> Result<Vec<String>, StoreError>;

    /// An id that is taken is [`StoreError::Exists`].
    async fn add_person(&self, person: Person) -> Result<(), StoreError>;

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError>;

    /// Whether there is such a person, who now has another name.
    async fn rename(&self, id: &str, name: &str) -> Result<bool, StoreError>;

    /// Gives a person an account. False if the folded name is taken;
    /// a person who has one already is [`StoreError::Exists`].
    async fn make_account(&self, account: NewAccount) -> Result<bool, StoreError>;

    async fn account(&self, folded: &str) -> Result<Option<Account>, StoreError>;

    /// The name of a person's account, as it was typed.
    async fn account_of(&self, person: &str) -> Result<Option<String>, StoreError>;

    async fn add_session(
        &self,
        token: &TokenHash,
        person: &str,
        at: Millis,
    ) -> Result<(), StoreError>;

    async fn session(&self, token: &TokenHash) -> Result<Option<Session>, StoreError>;

    /// Ends a session; one that does not exist counts as ended.
    async fn end_session(&self, token: &TokenHash) -> Result<(), StoreError>;

    async fn end_sessions_of(&self, person: &str) -> Result<(), StoreError>;

    /// Keeps a document, unless it is kept already. False if the person has brought as much as is allowed.
    /// An unknown person is [`StoreError::Unknown`].
    async fn add_document(&self, document: NewDocument) -> Result<bool, StoreError>;

    /// The text of the document of this game with this hash.
    async fn document(&self, game: &str, hash: &str) -> Result<Option<String>, StoreError>;

    /// Writes a consistent copy into a new file while everything goes on.
    /// It holds all that was answered before it began. An existing file is [`StoreError::Exists`].
    async fn backup(&self, file: &Path) -> Result<(), StoreError>;

    /// Ends what was begun and gives the place free; everything later is [`StoreError::Closed`].
    async fn close(&self);
}
