//! npm, and the packages of the web app.

use anyhow::{Context, Result, bail};
use serde_json::{Map, Value};
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

/// The name of the program.
pub(crate) const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Whether this computer has npm.
pub(crate) fn is_there() -> bool {
    Command::new(NPM).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Installs the packages if those that are there are not those of package-lock.json; whether it had to.
/// Hold the lock meanwhile.
pub(crate) fn install(web: &Path) -> Result<bool> {
    let packages = |file| packages(&web.join(file));
    let there = packages("node_modules/.package-lock.json");
    if packages("package-lock.json").zip(there).is_some_and(|(wanted, there)| fit(&wanted, &there))
    {
        return Ok(false);
    }
    // Who has said elsewhere that he wants no tools for development still gets those that build the app.
    run(web, &["ci", "--include=dev"])?;
    Ok(true)
}

/// Lets one process at a time install packages or build with them.
pub(crate) fn lock(web: &Path) -> Result<File> {
    // A file that is there anyway and that nobody reads meanwhile: some systems do not let a locked file be read.
    let path = web.join("crate/placeholder.html");
    let file = File::open(&path).with_context(|| format!("cannot open {}", path.display()))?;
    file.lock().with_context(|| format!("cannot lock {}", path.display()))?;
    Ok(file)
}

/// Runs npm; what it says shows if it fails.
pub(crate) fn run(web: &Path, arguments: &[&str]) -> Result<()> {
    let mut command = Command::new(NPM);
    // An environment for development would make an app for development.
    command.args(arguments).current_dir(web).env_remove("NODE_ENV");
    let line = format!("npm {}", arguments.join(" "));
    let output = command.output().with_context(|| format!("cannot start `{line}`"))?;
    if !output.status.success() {
        let said = [output.stdout, output.stderr].concat();
        bail!("`{line}` failed ({}):\n{}", output.status, String::from_utf8_lossy(&said));
    }
    Ok(())
}

/// The packages that a lock file lists, by the folder of each.
fn packages(file: &Path) -> Option<Map<String, Value>> {
    let mut lock: Value = serde_json::from_str(&fs::read_to_string(file).ok()?).ok()?;
    match lock["packages"].take() {
        Value::Object(packages) => Some(packages),
        _ => None,
    }
}

/// Whether what is there is what is wanted.
pub(crate) fn fit(wanted: &Map<String, Value>, there: &Map<String, Value>) -> bool {
    let right = |(folder, package): (&String, &Value)| match there.get(folder) {
        Some(other) => ["version", "integrity"].iter().all(|field| package[field] == other[field]),
        // The app itself, or a package for another system.
        None => folder.is_empty() || package["optional"] == true,
    };
    wanted.iter().all(right) && there.keys().all(|folder| wanted.contains_key(folder))
}
