//! Drives the program with Chromium.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};

use super::{FOLDER, npm};
use crate::program;
use crate::runner::Outcome;
use crate::shell::Shell;

/// Names under which Chromium is installed.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// What Debian calls the browser, and letters for its Chinese.
const PACKAGES: [&str; 2] = ["chromium", "fonts-noto-cjk"];

/// Runs the tests of the app in a browser.
pub(crate) fn tests(shell: &Shell) -> Result<Outcome> {
    playwright(shell, "tests")?;
    Ok(Outcome::Passed)
}

/// Takes the pictures in docs/screenshots.
pub(crate) fn screenshots(shell: &Shell) -> Result<()> {
    super::install(shell)?;
    playwright(shell, "screenshots")
}

fn playwright(shell: &Shell, project: &str) -> Result<()> {
    let program = program::path(shell)?;
    let chromium = ensure_chromium(shell)?;
    ensure_chinese(shell)?;
    let project = format!("--project={project}");
    let arguments = ["exec", "--", "playwright", "test", &project];
    // With a server that runs already, tests that stop theirs would be left out.
    let variables =
        [("ONETABLE_BIN", program.as_str()), ("ONETABLE_URL", ""), ("CHROMIUM", chromium.as_str())];
    shell.run_in(FOLDER, npm::NPM, &arguments, &variables)
}

fn ensure_chromium(shell: &Shell) -> Result<String> {
    if let Some(named) = env::var("CHROMIUM").ok().filter(|named| !named.is_empty()) {
        ensure!(
            shell.succeeds(&named, &["--version"]),
            "CHROMIUM is {named}, which does not start"
        );
        return Ok(named);
    }
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    install(shell, "there is no Chromium to test the web app with")?;
    find_chromium().context("Chromium was installed and cannot be found")
}

fn find_chromium() -> Option<String> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let mut places =
        NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    let found = places.find(|place| place.is_file())?;
    found.to_str().map(str::to_owned)
}

/// Without a font for Chinese, tests would measure and show boxes.
fn ensure_chinese(shell: &Shell) -> Result<()> {
    let is_there = || shell.output("fc-list", &[":lang=zh"]).is_ok_and(|fonts| !fonts.is_empty());
    if !is_there() {
        install(shell, "there is no font with Chinese letters")?;
        ensure!(is_there(), "a font with Chinese letters was installed and cannot be found");
    }
    Ok(())
}

/// Installs browser and fonts where that can be done without asking anybody.
fn install(shell: &Shell, why: &str) -> Result<()> {
    let packages = PACKAGES.join(" ");
    let is_root = shell.output("id", &["-u"]).is_ok_and(|user| user == "0");
    if !is_root || !shell.succeeds("apt-get", &["--version"]) {
        bail!(
            "{why}: install them as Debian does with `apt-get install {packages}`, \
             or set CHROMIUM to the path of a browser that is there"
        );
    }
    println!("{why}, so it is installed now");
    shell.run("apt-get", &["update"])?;
    let arguments = ["install", "-y", "--no-install-recommends"];
    shell.run("apt-get", &[&arguments[..], &PACKAGES[..]].concat())
}
