//! The program that other steps run and look into: the one that the tests have built.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::shell::{Shell, Tier};

/// What cargo says of building the tests and with them the program.
/// A build of the program alone would have other features, and cargo would build half of the workspace again for it.
pub(crate) fn messages(shell: &Shell) -> Result<Vec<Value>> {
    let mut arguments =
        vec!["test", "--workspace", "--lib", "--bins", "--tests", "--no-run", "--locked"];
    if shell.tier() == Tier::Long {
        arguments.extend(["--profile", "long"]);
    }
    shell.cargo_messages(&arguments)
}

/// Where the program is, built if need be.
pub(crate) fn path(shell: &Shell) -> Result<String> {
    let messages = messages(shell)?;
    let is_ours = |message: &&Value| {
        message["target"]["name"] == "onetable"
            && message["target"]["kind"][0] == "bin"
            && message["profile"]["test"] == false
    };
    let built = messages.iter().filter(is_ours).find_map(|message| message["executable"].as_str());
    Ok(built.context("cargo does not say where the program is")?.to_owned())
}
