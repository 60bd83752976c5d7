//! Looks up the dependencies in the database of security advisories.

use std::env;

use anyhow::{Context, Result};

use crate::runner::Outcome;
use crate::shell::Shell;
use crate::tools;

/// Set to 1 where an unreachable database must count as a failure, as before a release.
const REQUIRE: &str = "ONETABLE_REQUIRE_ADVISORIES";

pub(crate) fn check(shell: &Shell) -> Result<Outcome> {
    tools::ensure_cargo_deny(shell)?;
    // Fetching is a command of its own because the check ends with the same exit code for
    // "no database" and for "there is an advisory".
    let fetched = shell.cargo(&["deny", "--locked", "fetch", "db"]);
    if let Err(error) = fetched {
        if env::var_os(REQUIRE).is_some_and(|value| value == "1") {
            return Err(error
                .context(format!("the advisory database is unreachable and {REQUIRE}=1 is set")));
        }
        println!(
            "\n\
             ******************************************************************\n\
             ** NOT CHECKED: the advisory database is unreachable.\n\
             ** Nobody has looked whether a dependency has a known weakness.\n\
             ** Run this again with a network; {REQUIRE}=1\n\
             ** turns this notice into a failure.\n\
             ******************************************************************"
        );
        return Ok(Outcome::NotChecked("database unreachable"));
    }
    shell
        .cargo(&["deny", "--locked", "check", "advisories"])
        .context("a dependency has a known weakness, or the check itself broke")?;
    Ok(Outcome::Passed)
}
