//! Finds or builds the web app, and puts it into the program.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks to cargo")]

pub(crate) mod npm;
pub(crate) mod pack;
pub(crate) mod watched;

use anyhow::{Context, Result, anyhow, ensure};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Names the folder of an app that is built already; empty for none.
const DIST: &str = "WEB_DIST";

/// The page of a program that was built without the app.
const PLACEHOLDER: &str = include_str!("placeholder.html");

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<()> {
    let folder = |name| env::var_os(name).map(PathBuf::from).context(name);
    let (web, out) = (folder("CARGO_MANIFEST_DIR")?, folder("OUT_DIR")?);
    println!("cargo::rerun-if-env-changed={DIST}");
    let dist = find(env::var_os(DIST), &web, &out)?;
    pack::all(&dist, &out)
}

/// The folder of the app.
pub(crate) fn find(given: Option<OsString>, web: &Path, out: &Path) -> Result<PathBuf> {
    let made = out.join("dist");
    match given {
        Some(given) if given.is_empty() => placeholder(&made)?,
        Some(given) => return built_elsewhere(given.into()),
        None if npm::is_there() => {
            watched::PATHS.iter().for_each(|path| watch(&web.join(path)));
            build_app(web, &made)?;
        }
        None => {
            println!(
                "cargo::warning=npm was not found, so this build has no web app; \
                 install Node 20.19 or newer and build again"
            );
            watch_programs();
            placeholder(&made)?;
        }
    }
    Ok(made)
}

fn built_elsewhere(dist: PathBuf) -> Result<PathBuf> {
    ensure!(
        dist.is_absolute() && dist.join("index.html").is_file(),
        "{DIST} is {}, which is no absolute path of a folder with an index.html",
        dist.display()
    );
    watch(&dist);
    Ok(dist)
}

fn build_app(web: &Path, dist: &Path) -> Result<()> {
    // Builds at the same time would take each other's packages away.
    let _alone = npm::lock(web)?;
    let built = npm::install(web).and_then(|_| {
        let dist = dist.to_str().context("the target folder has a name that is no text")?;
        npm::run(web, &["run", "build", "--", "--outDir", dist, "--emptyOutDir"])
    });
    built.map_err(|error| {
        anyhow!(
            "{error:#}\n\
             The web app was not built. It needs Node 20.19 or newer and, the first time, the registry of npm.\n\
             To build without the app, set {DIST} to nothing: {DIST}= cargo run --release\n\
             To use an app that was built elsewhere, set {DIST} to its folder."
        )
    })
}

fn placeholder(dist: &Path) -> Result<()> {
    if dist.exists() {
        fs::remove_dir_all(dist)?;
    }
    fs::create_dir_all(dist)?;
    fs::write(dist.join("index.html"), PLACEHOLDER)?;
    Ok(())
}

fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}

/// Whoever installs Node gets the app with the next build.
fn watch_programs() {
    println!("cargo::rerun-if-env-changed=PATH");
    let folders = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&folders).filter(|folder| folder.is_absolute());
    folders.filter(|folder| folder.is_dir()).for_each(|folder| watch(&folder));
}
