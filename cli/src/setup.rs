//! What a table is opened with, as given on the command line: options and seed.

use crate::modules::Read;
use ::bombcat::lang::Library;
use anyhow::Context;
use clap::Args;
use engine::Seed;
use serde_json::{Map, Value, json};
use std::path::PathBuf;
use texts::Lang;

/// What a table is played with.
#[derive(Args, Clone)]
pub(crate) struct TableOptions {
    /// The options of the table, as a JSON object
    #[arg(long, value_name = "JSON", value_parser = parse_options)]
    pub(crate) options: Option<Value>,
    /// A module of Bomb Cat in the block language; may be given several times. Heroes sit down from the first seat on
    #[arg(long, value_name = "FILE")]
    pub(crate) module: Vec<PathBuf>,
}

/// What was said of a table.
pub(crate) struct Wanted {
    /// The options with the modules in them.
    pub(crate) options: Value,
    /// The modules of the files, in their order.
    pub(crate) modules: Vec<Read>,
}

impl TableOptions {
    /// Reads the modules. Any file is one; in this language it is said which of them are empty because nothing in
    /// them could be read.
    pub(crate) fn read(&self, lang: Lang) -> anyhow::Result<Wanted> {
        let mut options = self.options.clone().unwrap_or_default();
        if self.module.is_empty() {
            return Ok(Wanted { options, modules: Vec::new() });
        }
        if options.is_null() {
            options = json!({});
        }
        let base = ::bombcat::data::base();
        let names = base.names();
        let modules: Vec<Read> =
            self.module.iter().map(|file| Read::file(file, &names)).collect::<Result<_, _>>()?;
        for module in &modules {
            module.warn(lang)?;
        }
        let mut all = match options.get("modules") {
            Some(Value::Array(given)) => given.clone(),
            _ => Vec::new(),
        };
        all.extend(modules.iter().map(|read| read.written.clone()));
        options["modules"] = Value::Array(all);
        // By the ids that they have at the table, where none is missing and no two are the same.
        let (library, _) =
            Library::link(base, modules.iter().map(|read| read.module.clone()).collect());
        let heroes = library.parts.iter().filter(|part| part.hero.is_some());
        let seated: Vec<Value> = heroes.map(|part| part.id.as_str().into()).collect();
        if options.get("seated").is_none() && !seated.is_empty() {
            options["seated"] = Value::Array(seated);
        }
        Ok(Wanted { options, modules })
    }
}

impl TableOptions {
    /// The options that the modules are in, as they were said beside the files; null where they were not.
    pub(crate) fn beside_files(&self) -> Map<String, Value> {
        let said = |name: &str| {
            self.options.as_ref().and_then(|options| options.get(name)).cloned().unwrap_or_default()
        };
        let options = match self.module.is_empty() {
            true => &[][..],
            false => &["modules", "seated"],
        };
        options.iter().map(|&name| (name.to_owned(), said(name))).collect()
    }
}

/// The options of a table: a JSON object.
pub(crate) fn parse_options(text: &str) -> Result<Value, String> {
    let example =
        r#"give a JSON object such as '{"deck":"small"}'; `onetable games` lists the options"#;
    match serde_json::from_str(text) {
        Ok(options @ Value::Object(_)) => Ok(options),
        Ok(_) => Err(format!("this is no object: {example}")),
        Err(error) => Err(format!("{error}: {example}")),
    }
}

/// A seed that nobody can guess, from the operating system.
pub(crate) fn fresh_seed() -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the operating system gives no random numbers")?;
    Ok(Seed(bytes))
}
