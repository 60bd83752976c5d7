//! `onetable games`: what can be played, with which options and data.

use crate::data;
use catalog::Info;
use clap::Args;
use serde_json::Value;
use std::io::{self, Write};

/// Lists the games: seats, options, data files, and the fingerprint of rules and data.
#[derive(Args)]
pub(crate) struct Games {
    /// A JSON list; the options are a JSON Schema
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = data::built_in()?;
        let games: Vec<Info> = catalog.games().map(|game| game.info()).collect();
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(&games)?)?;
            return Ok(());
        }
        for (at, game) in games.iter().enumerate() {
            if at > 0 {
                writeln!(out)?;
            }
            print(&mut out, game)?;
        }
        Ok(())
    }
}

fn print(out: &mut impl Write, game: &Info) -> io::Result<()> {
    let (min, max) = game.seats;
    match min == max {
        true => writeln!(out, "{}, {min} seats", game.name)?,
        false => writeln!(out, "{}, {min} to {max} seats", game.name)?,
    }
    let options = game.options["properties"].as_object();
    for (name, option) in options.into_iter().flatten() {
        let words = option["description"].as_str().unwrap_or_default();
        writeln!(out, "  option {name} = {}: {words}", option["default"])?;
        for (value, words) in values(option, &game.options) {
            writeln!(out, "    {value}: {words}")?;
        }
    }
    writeln!(out, "  files   {}", game.files.join(", "))?;
    writeln!(out, "  rules   {}", game.rules)
}

/// The values of an option that is a choice, with what the schema says about each.
fn values<'a>(option: &'a Value, schema: &'a Value) -> Vec<(&'a Value, &'a str)> {
    let reference = option["$ref"].as_str().and_then(|path| path.strip_prefix('#'));
    let choice = reference.and_then(|path| schema.pointer(path)).unwrap_or(option);
    let values = choice["oneOf"].as_array().into_iter().flatten();
    let described = values.filter_map(|value| Some((value.get("const")?, &value["description"])));
    described.map(|(value, words)| (value, words.as_str().unwrap_or_default())).collect()
}
