//! The steps of the web app: npm's own checks, how much a browser loads, and a real browser before the real program.

mod browser;
mod budget;
#[path = "../../web/crate/npm.rs"]
mod npm;

use std::env;

use anyhow::{Result, ensure};

use crate::runner::Outcome;
use crate::shell::Shell;
pub(crate) use browser::{screenshots, tests as browser};
pub(crate) use budget::check as budget;

/// The folder of the app, from the root.
const FOLDER: &str = "web";

/// Installs the packages of the app if they are not there.
pub(crate) fn install(shell: &Shell) -> Result<Outcome> {
    ensure!(
        npm::is_there(),
        "npm is missing: the web app and its tests need Node 20.19 or newer (https://nodejs.org)"
    );
    ensure!(
        env::var_os("WEB_DIST").is_none(),
        "WEB_DIST is set, so the program would hold another app than the one that is tested: unset it"
    );
    let web = shell.root().join(FOLDER);
    let _alone = npm::lock(&web)?;
    println!("{}", if npm::install(&web)? { "installed" } else { "all there" });
    Ok(Outcome::Passed)
}

pub(crate) fn lint(shell: &Shell) -> Result<Outcome> {
    script(shell, "lint")
}

pub(crate) fn check(shell: &Shell) -> Result<Outcome> {
    script(shell, "check")
}

pub(crate) fn tests(shell: &Shell) -> Result<Outcome> {
    script(shell, "test")
}

/// Runs a script of package.json.
fn script(shell: &Shell, name: &str) -> Result<Outcome> {
    shell.run_in(FOLDER, npm::NPM, &["run", name], &[])?;
    Ok(Outcome::Passed)
}
