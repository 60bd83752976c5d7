//! Who one was on a server, kept in a file that only its owner can read, so that one's seat is still one's own.

use client::Server;
use protocol::RoomId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The most rooms whose names are remembered.
const ROOMS: usize = 100;

/// The sessions on one server.
pub(crate) struct Remembered {
    file: Option<PathBuf>,
    kept: Kept,
}

/// Somebody in a room, for as long as this is kept: another program on this computer can tell.
pub(crate) struct Presence {
    file: PathBuf,
    _lock: File,
}

impl Drop for Presence {
    fn drop(&mut self) {
        // The lock goes with the program; the file would only lie around.
        let _ = fs::remove_file(&self.file);
    }
}

#[derive(Default, Serialize, Deserialize)]
struct Kept {
    /// The name that was used last.
    last: String,
    /// The token of each name.
    tokens: BTreeMap<String, String>,
    /// The name that was used in each room, the latest room last.
    #[serde(default)]
    rooms: Vec<(RoomId, String)>,
}

impl Remembered {
    pub(crate) fn of(server: &Server) -> Self {
        let file = folder().map(|folder| folder.join(file_name(server)));
        Remembered::in_file(file)
    }

    /// What cannot be read is as good as nothing.
    fn in_file(file: Option<PathBuf>) -> Self {
        let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let kept = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        Remembered { file, kept }
    }

    /// The name to go by: as in this room before, or else as the last time on this server.
    pub(crate) fn name(&self, room: Option<RoomId>) -> &str {
        let before = self.kept.rooms.iter().rev().find(|(known, _)| Some(*known) == room);
        before.map_or(&self.kept.last, |(_, name)| name)
    }

    /// The token of this name.
    pub(crate) fn token(&self, name: &str) -> Option<&str> {
        self.kept.tokens.get(name).map(String::as_str)
    }

    /// Keeps who somebody is now, and in which room.
    pub(crate) fn keep(&mut self, name: &str, token: &str, room: Option<RoomId>) -> io::Result<()> {
        self.kept.tokens.insert(name.to_owned(), token.to_owned());
        self.kept.last = name.to_owned();
        if let Some(room) = room {
            self.kept.rooms.retain(|(known, _)| *known != room);
            self.kept.rooms.push((room, name.to_owned()));
            let old = self.kept.rooms.len().saturating_sub(ROOMS);
            self.kept.rooms.drain(..old);
        }
        match &self.file {
            Some(file) => write(file, &serde_json::to_string(&self.kept)?),
            None => Ok(()),
        }
    }

    /// Says that this person is in this room now; nothing if another program on this computer has said so.
    /// Where that cannot be told, nobody is taken to be there.
    pub(crate) fn enter(&self, room: RoomId, token: &str) -> Result<Option<Presence>, AlreadyHere> {
        let Some(known) = &self.file else {
            return Ok(None);
        };
        let mut who = DefaultHasher::new();
        token.hash(&mut who);
        let file = known.with_extension(format!("{room}.{:016x}.here", who.finish()));
        let Ok(lock) = File::create(&file) else {
            return Ok(None);
        };
        match lock.try_lock() {
            Ok(()) => Ok(Some(Presence { file, _lock: lock })),
            Err(TryLockError::WouldBlock) => Err(AlreadyHere),
            Err(TryLockError::Error(_)) => Ok(None),
        }
    }
}

/// The same person is in the same room by another program on this computer.
#[derive(Debug)]
pub(crate) struct AlreadyHere;

/// Where programs keep what they need the next time.
fn folder() -> Option<PathBuf> {
    let path = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = path("XDG_STATE_HOME").filter(|path| path.is_absolute());
    let home =
        || path("HOME").or_else(|| path("USERPROFILE")).map(|home| home.join(".local/state"));
    Some(state.or_else(home)?.join("onetable"))
}

fn file_name(server: &Server) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || matches!(c, '.' | '-') { c } else { '_' };
    let name: String = server.origin().chars().map(plain).collect();
    format!("{name}.json")
}

/// Writes a file that only its owner can read, whole or not at all.
fn write(file: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let new = file.with_extension(format!("{}.new", std::process::id()));
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(&new).and_then(|mut out| out.write_all(text.as_bytes()));
    written.and_then(|()| fs::rename(&new, file)).inspect_err(|_| {
        // Nothing is left behind that nobody asked for.
        let _ = fs::remove_file(&new);
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_has_its_session_and_the_last_one_comes_back() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("state/onetable/server.json");
        let mut first = Remembered::in_file(Some(file.clone()));
        assert_eq!(first.token(first.name(None)), None);
        first.keep("Ann", "a", None).unwrap();
        first.keep("Bob", "b", None).unwrap();
        let again = Remembered::in_file(Some(file));
        assert_eq!(again.token("Ann"), Some("a"));
        assert_eq!((again.name(None), again.token("Bob")), ("Bob", Some("b")));
        assert_eq!(again.token("Cid"), None);
    }

    #[test]
    fn whoever_comes_back_to_a_room_is_who_he_was_there() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("server.json");
        let [first, second] = [RoomId::new(1), RoomId::new(2)];
        let mut kept = Remembered::in_file(Some(file.clone()));
        kept.keep("Ann", "a", Some(first)).unwrap();
        kept.keep("Bob", "b", Some(second)).unwrap();
        let again = Remembered::in_file(Some(file));
        assert_eq!((again.name(Some(first)), again.name(Some(second))), ("Ann", "Bob"));
        assert_eq!(again.name(Some(RoomId::new(3))), "Bob");
    }

    #[test]
    fn old_rooms_are_forgotten_one_day() {
        let folder = tempfile::tempdir().unwrap();
        let mut kept = Remembered::in_file(Some(folder.path().join("server.json")));
        for number in 0..=ROOMS {
            kept.keep("Ann", "a", Some(RoomId::new(number as u128 + 1))).unwrap();
        }
        assert_eq!(kept.kept.rooms.len(), ROOMS);
        assert_eq!(kept.kept.rooms[0].0, RoomId::new(2));
    }

    #[test]
    fn somebody_is_in_a_room_once_until_he_leaves() {
        let folder = tempfile::tempdir().unwrap();
        let kept = Remembered::in_file(Some(folder.path().join("server.json")));
        let room = RoomId::new(1);
        let here = kept.enter(room, "a").unwrap();
        assert!(here.is_some() && kept.enter(room, "a").is_err());
        assert!(kept.enter(room, "b").is_ok() && kept.enter(RoomId::new(2), "a").is_ok());
        drop(here);
        assert!(kept.enter(room, "a").is_ok());
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_can_read_it() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("server.json");
        Remembered::in_file(Some(file.clone())).keep("Ann", "a", None).unwrap();
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn a_broken_file_is_as_good_as_none() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("server.json");
        fs::write(&file, "{").unwrap();
        assert_eq!(Remembered::in_file(Some(file)).name(None), "");
    }

    #[test]
    fn servers_have_files_of_their_own() {
        let name = |server: &str| file_name(&server.parse().unwrap());
        assert_eq!(name("https://cards.example"), "https___cards.example.json");
        assert_eq!(name("http://127.0.0.1:7777"), "http___127.0.0.1_7777.json");
    }
}
