//! `onetable bombcat`: modules of Bomb Cat, which players write: begun, checked, told in words.

use crate::failure::CheckFailed;
use crate::modules::{Read, in_module};
use ::bombcat::lang::report::Weight;
use ::bombcat::lang::{Module, schema};
use ::bombcat::review::Review;
use anyhow::{Context, anyhow, bail};
use clap::{Args, Subcommand};
use serde::Serialize;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::PathBuf;
use texts::Texts;

/// A module to begin with.
const STARTER: &str = include_str!("bombcat/starter.json");

/// Modules of Bomb Cat: cards and heroes that players write.
#[derive(Subcommand)]
pub(crate) enum Bombcat {
    Check(Check),
    New(New),
    Schema(Schema),
}

/// Reads modules, says what their authors should know, and tells in plain words what they do.
///
/// Every file means something, so notes are no failure. With --strict, exits with 1 if a note says that something was
/// left out or does not do what it seems to; hints alone are fine. Exits with 2 if a file cannot be read from the disk.
#[derive(Args)]
pub(crate) struct Check {
    /// The files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The only language to speak: en or zh; otherwise notes are in English, and what modules do in both
    #[arg(long)]
    lang: Option<texts::Lang>,
    /// Exits with 1 if any file has a note that is more than a hint
    #[arg(long)]
    strict: bool,
    /// One JSON object instead of lines, with everything in both languages
    #[arg(long, conflicts_with = "lang")]
    json: bool,
}

/// Writes a small module to begin with: a card of its own and the two actions around it.
#[derive(Args)]
pub(crate) struct New {
    /// The file to write; without one, the module is printed
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Replaces the file if it is there already
    #[arg(long, requires = "file")]
    force: bool,
}

/// Prints the JSON Schema of modules, for editors that help with JSON.
#[derive(Args)]
pub(crate) struct Schema {}

impl Bombcat {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        match self {
            Bombcat::Check(check) => check.run(),
            Bombcat::New(new) => new.run(),
            Bombcat::Schema(Schema {}) => {
                writeln!(io::stdout().lock(), "{}", serde_json::to_string_pretty(&schema())?)?;
                Ok(())
            }
        }
    }
}

/// How one file did.
#[derive(Serialize)]
#[serde(untagged)]
enum Checked {
    Read(Box<Looked>),
    /// The disk did not give it.
    Unread {
        file: String,
        error: String,
    },
}

/// A module and what there is to say about it.
#[derive(Serialize)]
struct Looked {
    file: String,
    #[serde(flatten)]
    it: Review,
}

/// How all files did.
#[derive(Serialize)]
struct Summary {
    /// Files with a note that is more than a hint.
    problems: usize,
    unread: usize,
    files: Vec<Checked>,
}

impl Check {
    fn run(self) -> anyhow::Result<()> {
        let base = ::bombcat::data::base();
        let names = base.names();
        let mut out = io::stdout().lock();
        let mut files = Vec::new();
        for (at, file) in self.files.iter().enumerate() {
            let checked = match Read::file(file, &names) {
                Ok(read) => Checked::Read(Box::new(Looked::at(read, &base))),
                Err(error) => {
                    let file = file.display().to_string();
                    Checked::Unread { file, error: format!("{error:#}") }
                }
            };
            if let (Checked::Read(looked), false) = (&checked, self.json) {
                if at > 0 {
                    writeln!(out)?;
                }
                looked.print(&mut out, self.lang)?;
            }
            files.push(checked);
        }
        let unread: Vec<String> = files.iter().filter_map(Checked::error).collect();
        let problems = files.iter().filter(|checked| checked.has_problem()).count();
        let all = files.len();
        if self.json {
            let summary = Summary { problems, unread: unread.len(), files };
            writeln!(out, "{}", serde_json::to_string(&summary)?)?;
        }
        if !unread.is_empty() {
            bail!("{}", unread.join("; "));
        }
        if self.strict && problems > 0 {
            bail!(CheckFailed(format!("{problems} of {all} files have notes that are no hints")));
        }
        Ok(())
    }
}

impl Checked {
    fn has_problem(&self) -> bool {
        match self {
            Checked::Read(looked) => looked.it.notes.iter().any(|note| note.weight > Weight::Hint),
            Checked::Unread { .. } => false,
        }
    }

    fn error(&self) -> Option<String> {
        match self {
            Checked::Read(_) => None,
            Checked::Unread { error, .. } => Some(error.clone()),
        }
    }
}

impl Looked {
    fn at(read: Read, base: &Module) -> Looked {
        let file = read.file.display().to_string();
        Looked { file, it: Review::of(base, &read.module, read.report) }
    }

    fn print(&self, out: &mut impl Write, lang: Option<texts::Lang>) -> io::Result<()> {
        let texts = Texts::new(lang.unwrap_or_default());
        let spoken = in_module(texts.lang());
        let notes = self.it.notes.len();
        let figures = [
            ("file", self.file.as_str().into()),
            ("module", self.it.id.as_str().into()),
            ("notes", notes.into()),
        ];
        writeln!(out, "{}", texts.say("cli-bombcat-notes", &figures))?;
        for note in &self.it.notes {
            let weight = texts.get(match note.weight {
                Weight::Hint => "cli-bombcat-hint",
                Weight::Warning => "cli-bombcat-warning",
                Weight::Dropped => "cli-bombcat-dropped",
            });
            let sentence = texts::clean(note.text.get(spoken));
            match texts::clean(&note.path).as_str() {
                "" => writeln!(out, "  {weight}: {sentence}")?,
                path => writeln!(out, "  {weight} {path}: {sentence}")?,
            }
        }
        let langs = lang.map_or(texts::Lang::ALL.to_vec(), |lang| vec![lang]);
        for lang in langs {
            writeln!(out)?;
            for line in self.it.text.get(in_module(lang)).lines() {
                writeln!(out, "{}", texts::clean(line))?;
            }
        }
        writeln!(out)?;
        let print = ("print", self.it.fingerprint.as_str().into());
        writeln!(out, "{}", texts.say("cli-bombcat-fingerprint", &[print]))
    }
}

impl New {
    fn run(self) -> anyhow::Result<()> {
        let mut out = io::stdout().lock();
        let Some(file) = self.file else {
            out.write_all(STARTER.as_bytes())?;
            return Ok(());
        };
        let cannot_write = || format!("cannot write {}", file.display());
        if self.force {
            fs::write(&file, STARTER).with_context(cannot_write)?;
        } else {
            let mut made = File::create_new(&file).map_err(|error| match error.kind() {
                io::ErrorKind::AlreadyExists => {
                    anyhow!("{} exists; name another file, or say --force", file.display())
                }
                _ => anyhow::Error::new(error).context(cannot_write()),
            })?;
            made.write_all(STARTER.as_bytes()).with_context(cannot_write)?;
        }
        writeln!(out, "{}", file.display())?;
        Ok(())
    }
}
