//! How much code a browser loads before somebody plays.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Map, Value};

use crate::program;
use crate::runner::Outcome;
use crate::shell::Shell;

/// The most that home and the first table may take, in kB as gzip.
const MOST: f64 = 300.0;

/// The page of a table, as Vite knows it.
const TABLE: &str = "src/pages/TablePage.svelte";

/// Where the tables of games and the texts are.
const GAMES: (&str, &str) = ("src/games/", "/index.ts");
const TEXTS: (&str, &str) = ("../locales/", ".ftl?raw");

pub(crate) fn check(shell: &Shell) -> Result<Outcome> {
    let messages = program::messages(shell)?;
    let is_ours = |message: &&Value| {
        message["reason"] == "build-script-executed"
            && message["package_id"].as_str().is_some_and(|id| id.contains("/web#"))
    };
    let built = messages.iter().find(is_ours).and_then(|message| message["out_dir"].as_str());
    let dist = Path::new(built.context("cargo does not say where the web app is")?).join("dist");
    let manifest = fs::read_to_string(dist.join(".vite/manifest.json"))
        .context("Vite has left no manifest: was the app built?")?;
    let manifest: Map<String, Value> = serde_json::from_str(&manifest)?;
    let figures = figures(&manifest, |file| size(&dist.join(file)))?;
    println!("{:<10} {:<8} {:>9} {:>9}", "game", "texts", "home", "and table");
    for Figure { game, lang, home, all } in &figures {
        println!("{game:<10} {lang:<8} {home:>6.1} kB {all:>6.1} kB");
    }
    let most = figures.iter().map(|figure| figure.all).fold(0.0, f64::max);
    ensure!(
        most <= MOST,
        "home and a table load {most:.1} kB of scripts and styles, {MOST} kB at most"
    );
    Ok(Outcome::Passed)
}

/// How much one game takes in one language.
#[derive(Debug, PartialEq)]
struct Figure<'a> {
    game: &'a str,
    lang: &'a str,
    home: f64,
    all: f64,
}

fn figures<'a>(
    manifest: &'a Map<String, Value>,
    size: impl Fn(&str) -> Result<f64>,
) -> Result<Vec<Figure<'a>>> {
    let between = |(before, after): (&str, &str)| -> Vec<&'a str> {
        let names = manifest.keys().map(String::as_str);
        names.filter_map(|name| name.strip_prefix(before)?.strip_suffix(after)).collect()
    };
    let entry = manifest.iter().find(|(_, chunk)| chunk["isEntry"] == true);
    let (entry, _) = entry.context("the manifest has no entry")?;
    let texts: Vec<(&str, &str)> =
        between(TEXTS).into_iter().filter_map(|text| text.split_once('/')).collect();
    let langs: BTreeSet<&str> = texts.iter().map(|(lang, _)| *lang).collect();
    let mut games = between(GAMES);
    games.retain(|game| texts.iter().any(|(_, name)| name == game));
    ensure!(
        manifest.contains_key(TABLE) && !games.is_empty() && !langs.is_empty(),
        "the manifest has no {TABLE}, no table of a game or no texts, so nothing would be counted"
    );
    let mut figures = Vec::new();
    for game in &games {
        for lang in &langs {
            // Texts that every page may want, and those of this game.
            let of_others =
                |name: &str| games.iter().any(|other| other != game && name.ends_with(other));
            let here = texts.iter().filter(|(of, name)| of == lang && !of_others(name));
            let here = here
                .filter(|(_, name)| *name == "common" || name.starts_with("web") || name == game);
            let (of_game, of_all): (Vec<_>, Vec<_>) =
                here.partition(|(_, name)| name.ends_with(game));
            let text =
                |(lang, name): &&(&str, &str)| format!("{}{lang}/{name}{}", TEXTS.0, TEXTS.1);
            let mut files = BTreeSet::new();
            collect(manifest, entry, &mut files);
            of_all.iter().for_each(|name| collect(manifest, &text(name), &mut files));
            let sum =
                |files: &BTreeSet<&str>| files.iter().map(|file| size(file)).sum::<Result<f64>>();
            let home = sum(&files)?;
            collect(manifest, TABLE, &mut files);
            collect(manifest, &format!("{}{game}{}", GAMES.0, GAMES.1), &mut files);
            of_game.iter().for_each(|name| collect(manifest, &text(name), &mut files));
            figures.push(Figure { game, lang, home, all: sum(&files)? });
        }
    }
    Ok(figures)
}

/// The files of a chunk and of all that it imports at once.
fn collect<'a>(manifest: &'a Map<String, Value>, name: &str, files: &mut BTreeSet<&'a str>) {
    let Some(chunk) = manifest.get(name) else { return };
    let Some(file) = chunk["file"].as_str() else { return };
    if !files.insert(file) {
        return;
    }
    let each = |field| chunk[field].as_array().into_iter().flatten().filter_map(Value::as_str);
    files.extend(each("css"));
    each("imports").for_each(|import| collect(manifest, import, files));
}

/// The size of a file as gzip, in kB.
fn size(file: &Path) -> Result<f64> {
    let plain = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(&plain)?;
    Ok(packer.finish()?.len() as f64 / 1_000.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn manifest() -> Map<String, Value> {
        let manifest = json!({
            "index.html": {"file": "index.js", "isEntry": true, "imports": ["_shared.js"], "css": ["index.css"],
                "dynamicImports": [TABLE, "src/pages/Far.svelte"]},
            "_shared.js": {"file": "shared.js", "imports": ["index.html"]},
            "src/pages/Far.svelte": {"file": "far.js"},
            TABLE: {"file": "table.js", "imports": ["_shared.js"], "css": ["table.css"]},
            "src/games/duel/index.ts": {"file": "duel.js", "imports": ["src/games/generic/index.ts"]},
            "src/games/jade/index.ts": {"file": "jade.js"},
            "src/games/generic/index.ts": {"file": "generic.js"},
            "../locales/en/common.ftl?raw": {"file": "common-en.js"},
            "../locales/en/tui.ftl?raw": {"file": "tui-en.js"},
            "../locales/en/duel.ftl?raw": {"file": "duel-en.js"},
            "../locales/en/web-duel.ftl?raw": {"file": "web-duel-en.js"},
            "../locales/en/jade.ftl?raw": {"file": "jade-en.js"},
        });
        manifest.as_object().unwrap().clone()
    }

    #[test]
    fn what_is_imported_at_once_counts_and_once() {
        // index, shared, css, common; table and css; duel, generic and two texts, or jade and one.
        let figure = |game, home, all| Figure { game, lang: "en", home, all };
        let manifest = manifest();
        let figures = figures(&manifest, |_| Ok(1.0)).unwrap();
        assert_eq!(figures, [figure("duel", 4.0, 10.0), figure("jade", 4.0, 8.0)]);
    }

    #[test]
    fn a_manifest_in_which_nothing_is_found_is_an_error() {
        for gone in ["index.html", TABLE] {
            let mut manifest = manifest();
            manifest.remove(gone);
            assert!(figures(&manifest, |_| Ok(1.0)).is_err(), "{gone}");
        }
        let mut manifest = manifest();
        manifest.retain(|name, _| !name.starts_with(GAMES.0));
        assert!(figures(&manifest, |_| Ok(1.0)).is_err());
    }
}
