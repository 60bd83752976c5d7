//! Who one was on a server, kept in a file that only its owner can read, so that one's seat is still one's own.

use client::Server;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::env;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The sessions on one server.
pub(crate) struct Remembered {
    file: Option<PathBuf>,
    kept: Kept,
}

#[derive(Default, Serialize, Deserialize)]
struct Kept {
    /// The name that was used last.
    last: String,
    /// The token of each name.
    tokens: BTreeMap<String, String>,
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

    /// The token of this name, or of the last that was used.
    pub(crate) fn token(&self, name: Option<&str>) -> Option<&str> {
        self.kept.tokens.get(name.unwrap_or(&self.kept.last)).map(String::as_str)
    }

    pub(crate) fn keep(&mut self, name: String, token: &str) -> io::Result<()> {
        self.kept.tokens.insert(name.clone(), token.to_owned());
        self.kept.last = name;
        match &self.file {
            Some(file) => write(file, &serde_json::to_string(&self.kept)?),
            None => Ok(()),
        }
    }
}

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
        assert_eq!(first.token(None), None);
        first.keep("Ann".into(), "a").unwrap();
        first.keep("Bob".into(), "b").unwrap();
        let again = Remembered::in_file(Some(file));
        assert_eq!(again.token(Some("Ann")), Some("a"));
        assert_eq!(again.token(None), Some("b"));
        assert_eq!(again.token(Some("Cid")), None);
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_can_read_it() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("server.json");
        Remembered::in_file(Some(file.clone())).keep("Ann".into(), "a").unwrap();
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn a_broken_file_is_as_good_as_none() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("server.json");
        fs::write(&file, "{").unwrap();
        assert_eq!(Remembered::in_file(Some(file)).token(None), None);
    }

    #[test]
    fn servers_have_files_of_their_own() {
        let name = |server: &str| file_name(&server.parse().unwrap());
        assert_eq!(name("https://cards.example"), "https___cards.example.json");
        assert_eq!(name("http://127.0.0.1:7777"), "http___127.0.0.1_7777.json");
    }
}
