//! What a table is opened with, as given on the command line: options and seed.

use anyhow::Context;
use engine::Seed;
use serde_json::Value;

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
