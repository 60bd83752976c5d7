//! Modules of Bomb Cat as files: whatever a file holds, it is a module, for every command in the same way.

use ::bombcat::lang::report::Problem;
use ::bombcat::lang::{Base, Lang, Module, Report, decode};
use anyhow::Context;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use texts::Texts;

use crate::program;

/// No file is read further; only the first 128 KiB of one could matter.
const READ: u64 = 64 << 20;

/// What a file means.
pub(crate) struct Read {
    pub(crate) file: PathBuf,
    pub(crate) module: Module,
    pub(crate) report: Report,
    /// The module as options take it.
    pub(crate) written: Value,
}

impl Read {
    /// Fails only if the disk does not give the file.
    pub(crate) fn file(file: &Path, base: &Base) -> anyhow::Result<Self> {
        let cannot_read = || format!("cannot read {}", file.display());
        let opened = File::open(file).with_context(cannot_read)?;
        let mut bytes = Vec::new();
        opened.take(READ).read_to_end(&mut bytes).with_context(cannot_read)?;
        let (module, report) = decode(&bytes, base);
        let written = match lost(&report) {
            Some(_) => json!({}),
            None => serde_json::from_slice(&bytes).unwrap_or_else(|_| json!({})),
        };
        Ok(Read { file: file.to_owned(), module, report, written })
    }

    /// What it is called where a table is set up.
    pub(crate) fn brought(&self) -> tui::Brought {
        let module = &self.module;
        let name = module.hero.as_ref().unwrap_or(&module.name);
        let called = |lang| match name.get(lang) {
            "" => module.id.clone(),
            name => name.to_owned(),
        };
        let file = self.file.file_name().unwrap_or(self.file.as_os_str());
        tui::Brought {
            name: lost(&self.report).is_none().then(|| [called(Lang::En), called(Lang::Zh)]),
            file: file.to_string_lossy().into_owned(),
        }
    }

    /// Says of a file of which nothing could be read that it is an empty module, and where there is more to know.
    pub(crate) fn warn(&self, lang: texts::Lang) -> io::Result<()> {
        let Some(problem) = lost(&self.report) else { return Ok(()) };
        let file = self.file.display().to_string();
        let figures = [
            ("file", Value::from(file.as_str())),
            ("note", problem.say(in_module(lang)).into()),
            (
                "command",
                format!("{} bombcat check {}", program::name(), program::quoted(&file)).into(),
            ),
        ];
        let words = Texts::new(lang).say("cli-bombcat-empty", &figures);
        writeln!(io::stderr(), "{}", texts::clean(&words))
    }
}

/// Why nothing at all of a file could be read.
fn lost(report: &Report) -> Option<&Problem> {
    report.remarks.iter().map(|remark| &remark.problem).find(|problem| {
        matches!(
            problem,
            Problem::NotJson { .. } | Problem::TooLarge { .. } | Problem::NotAModule {}
        )
    })
}

/// A language as modules call it.
pub(crate) fn in_module(lang: texts::Lang) -> Lang {
    match lang {
        texts::Lang::En => Lang::En,
        texts::Lang::ZhCn => Lang::Zh,
    }
}
