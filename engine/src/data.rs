//! Card files: JSON texts by file name, read with errors that say file, card and field.

use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeMap;

/// The data files of a game: those built in, or some of them replaced.
#[derive(Clone, Debug)]
pub struct Files(BTreeMap<String, String>);

impl Files {
    /// The files that are built into the program.
    pub fn built_in(files: &[(&str, &str)]) -> Self {
        Files(files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect())
    }

    /// The names of all files, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// All files, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// Puts another text in the place of a file. Only files that the game knows can be replaced.
    pub fn replace(&mut self, name: &str, text: String) -> Result<(), DataError> {
        match self.0.get_mut(name) {
            Some(old) => {
                *old = text;
                Ok(())
            }
            None => {
                let known: Vec<_> = self.names().collect();
                Err(DataError::file(
                    name,
                    format!("the game has no such file; it has {}", known.join(", ")),
                ))
            }
        }
    }

    /// A file as one value.
    pub fn one<T: DeserializeOwned>(&self, name: &str) -> Result<T, DataError> {
        typed(name, None, self.parse(name)?)
    }

    /// A file that is a list of entries, each with an `id`, which errors then name.
    pub fn entries<T: DeserializeOwned>(&self, name: &str) -> Result<Vec<T>, DataError> {
        let Value::Array(entries) = self.parse(name)? else {
            return Err(DataError::file(name, "a list of cards is expected"));
        };
        let mut ids = std::collections::BTreeSet::new();
        let read = |(at, entry): (usize, Value)| {
            let id = entry.get("id").and_then(Value::as_str).map(str::to_owned);
            let Some(id) = id else {
                let problem = format!("entry {} has no \"id\", which is a text", at + 1);
                return Err(DataError::file(name, problem));
            };
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            if !id.starts_with(|c: char| c.is_ascii_lowercase()) || !id.chars().all(plain) {
                let problem = "must be small letters, digits and _, and begin with a letter";
                return Err(DataError::field(name, &id, "id", problem));
            }
            if !ids.insert(id.clone()) {
                return Err(DataError::field(name, &id, "id", "is used twice"));
            }
            typed(name, Some(&id), entry)
        };
        entries.into_iter().enumerate().map(read).collect()
    }

    /// A fingerprint of what the files say; spaces and line ends do not count.
    pub fn digest(&self) -> Result<crate::Digest, DataError> {
        let parsed: Result<Vec<_>, DataError> =
            self.names().map(|name| Ok((name, self.parse(name)?))).collect();
        Ok(crate::Digest::of(&parsed?))
    }

    fn parse(&self, name: &str) -> Result<Value, DataError> {
        let text = self.0.get(name).ok_or_else(|| DataError::file(name, "the file is missing"))?;
        serde_json::from_str(text).map_err(|error| DataError::file(name, error.to_string()))
    }
}

fn typed<T: DeserializeOwned>(
    file: &str,
    card: Option<&str>,
    value: Value,
) -> Result<T, DataError> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        DataError {
            file: file.to_owned(),
            card: card.map(str::to_owned),
            field: (path != ".").then_some(path),
            problem: error.into_inner().to_string(),
        }
    })
}

/// What is wrong with a data file, and where.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}{}{}: {problem}", .file, part(", card ", .card), part(", field ", .field))]
pub struct DataError {
    pub file: String,
    pub card: Option<String>,
    pub field: Option<String>,
    pub problem: String,
}

fn part(word: &str, name: &Option<String>) -> String {
    name.as_ref().map(|name| format!("{word}{name}")).unwrap_or_default()
}

impl DataError {
    /// A problem with a file as a whole.
    pub fn file(file: &str, problem: impl Into<String>) -> Self {
        DataError { file: file.to_owned(), card: None, field: None, problem: problem.into() }
    }

    /// A problem with one field of one card.
    pub fn field(file: &str, card: &str, field: &str, problem: impl Into<String>) -> Self {
        let card = Some(card.to_owned());
        DataError { card, field: Some(field.to_owned()), ..DataError::file(file, problem) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    struct Cake {
        #[expect(dead_code)]
        level: u8,
    }

    fn problem(text: &str) -> String {
        Files::built_in(&[("cakes.json", text)])
            .entries::<Cake>("cakes.json")
            .unwrap_err()
            .to_string()
    }

    #[test]
    fn a_broken_file_names_file_card_and_field() {
        assert_eq!(
            problem(r#"[{"id":"bun","level":"two"}]"#),
            "cakes.json, card bun, field level: invalid type: string \"two\", expected u8"
        );
        assert_eq!(problem(r#"[{"id":"bun"}]"#), "cakes.json, card bun: missing field `level`");
        assert_eq!(
            problem(r#"[{"level":2}]"#),
            "cakes.json: entry 1 has no \"id\", which is a text"
        );
        assert!(problem("[").starts_with("cakes.json: EOF"));
        assert!(
            problem(r#"[{"id":"bun","level":1},{"id":"bun","level":1}]"#).contains("used twice")
        );
        assert!(problem(r#"[{"id":"1","level":1}]"#).contains("begin with a letter"));
    }
}
