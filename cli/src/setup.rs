//! What a table is opened with, as given on the command line: options and seed.

use crate::json_file;
use anyhow::{Context, bail};
use clap::Args;
use engine::Seed;
use serde_json::{Value, json};
use std::path::PathBuf;

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

impl TableOptions {
    /// The options with the modules in them.
    pub(crate) fn read(&self) -> anyhow::Result<Value> {
        let mut options = self.options.clone().unwrap_or_default();
        if self.module.is_empty() {
            return Ok(options);
        }
        if options.is_null() {
            options = json!({});
        }
        let mut seated = Vec::new();
        let mut modules = match options.get("modules") {
            Some(Value::Array(given)) => given.clone(),
            _ => Vec::new(),
        };
        for file in &self.module {
            let module: Value = json_file::read(file)?;
            if !module.is_object() {
                bail!("{}: a module is a JSON object; see docs/bombcat.md", file.display());
            }
            if module.get("hero").is_some_and(|hero| !hero.is_null()) {
                seated.push(module.get("id").cloned().unwrap_or_default());
            }
            modules.push(module);
        }
        options["modules"] = Value::Array(modules);
        if options.get("seated").is_none() && !seated.is_empty() {
            options["seated"] = Value::Array(seated);
        }
        Ok(options)
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
