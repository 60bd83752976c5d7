//! Does what docs/adding-a-bot.md says to a copy of the bots, and lets the bot that comes of it play.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::runner::Outcome;
use crate::shell::{Shell, Tier};

const DOCUMENT: &str = "docs/adding-a-bot.md";

/// Where the copy lies, from the root.
const COPY: &str = "target/adding-a-bot";

/// The packages that are copied; the others are used where they are.
const COPIED: [&str; 2] = ["bots", "catalog"];

/// The most places that adding a bot may touch.
const MOST_PLACES: usize = 3;

/// What the new bot must be good for, as a test of the copied catalog.
const TEST: &str = include_str!("adding_a_bot/added.rs");

pub(crate) fn run(shell: &Shell) -> Result<Outcome> {
    let root = shell.root();
    let document = read(&root.join(DOCUMENT))?;
    let places = places(&document)?;
    ensure!(
        places.len() <= MOST_PLACES,
        "{DOCUMENT} touches {} places, which is more than {MOST_PLACES}",
        places.len()
    );
    copy_workspace(root)?;
    for place in &places {
        let file = root.join(COPY).join(place.file);
        let text = match place.above {
            None => place.code.to_owned(),
            Some(line) => insert(&read(&file)?, line, place.code)
                .with_context(|| format!("{} has no line `{line}`", place.file))?,
        };
        write(&file, &text)?;
    }
    write(&root.join(COPY).join("catalog/tests/added.rs"), TEST)?;
    let manifest = format!("{COPY}/Cargo.toml");
    let profile = if shell.tier() == Tier::Long { "long" } else { "dev" };
    // The copy has its own list of locked versions, made from the real one, so it is not `--locked`.
    shell.cargo(&[
        "test",
        "--quiet",
        "--offline",
        "--manifest-path",
        &manifest,
        "--target-dir",
        "target",
        "--profile",
        profile,
        "-p",
        "catalog",
        "--test",
        "added",
    ])?;
    Ok(Outcome::Passed)
}

/// One thing that the document says to do.
#[derive(Debug, PartialEq)]
struct Place<'a> {
    file: &'a str,
    /// The line above which the code goes; a file without one is new.
    above: Option<&'a str>,
    code: &'a str,
}

/// Every block of Rust, with the line before it, which names the file and perhaps a line of it.
fn places(document: &str) -> Result<Vec<Place<'_>>> {
    let mut places = Vec::new();
    let mut rest = document;
    while let Some((before, after)) = rest.split_once("```rust\n") {
        let (code, after) = after.split_once("```").context("a block of code does not end")?;
        let line = before.trim_end().lines().next_back().unwrap_or_default();
        let mut named = line.split('`').skip(1).step_by(2);
        let file = named.next().with_context(|| format!("what file is this for? {line}"))?;
        places.push(Place { file, above: named.next(), code });
        rest = after;
    }
    if places.is_empty() {
        bail!("there is no code in {DOCUMENT}, so nothing would be checked");
    }
    Ok(places)
}

/// The text with the code above the line that begins so.
fn insert(text: &str, line: &str, code: &str) -> Option<String> {
    let mut found = false;
    let mut changed = String::new();
    for old in text.lines() {
        if !found && old.trim_start().starts_with(line) {
            changed.push_str(code);
            found = true;
        }
        changed.push_str(old);
        changed.push('\n');
    }
    found.then_some(changed)
}

/// A workspace of the copied packages alone.
fn copy_workspace(root: &Path) -> Result<()> {
    let copy = root.join(COPY);
    for package in COPIED {
        let folder = copy.join(package);
        if folder.exists() {
            fs::remove_dir_all(&folder)
                .with_context(|| format!("cannot remove {}", folder.display()))?;
        }
        copy_folder(&root.join(package), &folder)?;
    }
    let manifest = read(&root.join("Cargo.toml"))?;
    write(&copy.join("Cargo.toml"), &smaller_manifest(&manifest))?;
    write(&copy.join("Cargo.lock"), &read(&root.join("Cargo.lock"))?)
}

/// The manifest of the workspace with the copied packages as its only members.
fn smaller_manifest(manifest: &str) -> String {
    let mut smaller = String::new();
    for line in manifest.lines() {
        let copied = COPIED.iter().any(|package| line.starts_with(&format!("{package} =")));
        if line.starts_with("members =") {
            smaller.push_str(&format!("members = {COPIED:?}"));
        } else if line.starts_with("default-members =") {
            continue;
        } else if copied {
            smaller.push_str(line);
        } else {
            smaller.push_str(&line.replace("path = \"", "path = \"../../"));
        }
        smaller.push('\n');
    }
    smaller
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    let cannot = || format!("cannot copy {}", from.display());
    fs::create_dir_all(to).with_context(cannot)?;
    for entry in fs::read_dir(from).with_context(cannot)? {
        let entry = entry.with_context(cannot)?;
        let target = to.join(entry.file_name());
        if entry.file_type().with_context(cannot)?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target).with_context(cannot)?;
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

fn write(path: &Path, text: &str) -> Result<()> {
    // An untouched file keeps its date, so that nothing is built again for it.
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_goes_where_the_document_says() {
        let document = "1. `a/b.rs`, a new file:\n\n```rust\nfn b() {}\n```\n\n2. `a/lib.rs`, above the line `mod c;`:\n\n```rust\nmod b;\n```\n";
        let places = places(document).unwrap();
        let made = Place { file: "a/b.rs", above: None, code: "fn b() {}\n" };
        let inserted = Place { file: "a/lib.rs", above: Some("mod c;"), code: "mod b;\n" };
        assert_eq!(places, [made, inserted]);
        let text = insert("//! x\nmod a;\nmod c;\n", "mod c;", "mod b;\n");
        assert_eq!(text.as_deref(), Some("//! x\nmod a;\nmod b;\nmod c;\n"));
        assert_eq!(insert("mod a;\n", "mod c;", "mod b;\n"), None);
    }

    #[test]
    fn the_manifest_finds_what_is_not_copied() {
        let manifest = "[workspace]\nmembers = [\"engine\", \"bots\"]\ndefault-members = [\"cli\"]\n\n[workspace.dependencies]\nengine = { path = \"engine\" }\nbots = { path = \"bots\", default-features = false }\nserde = \"1\"\n";
        let smaller = "[workspace]\nmembers = [\"bots\", \"catalog\"]\n\n[workspace.dependencies]\nengine = { path = \"../../engine\" }\nbots = { path = \"bots\", default-features = false }\nserde = \"1\"\n";
        assert_eq!(smaller_manifest(manifest), smaller);
    }
}
