//! What the program holds is an app that browsers can use, and the parts of the build script do what they say.

#![allow(clippy::unwrap_used)] // In a test a panic is a failure.

use super::FILES;
use build::{find, npm, pack, watched};
use flate2::read::GzDecoder;
use serde_json::{Map, Value, json};
use server::WebFile;
use std::fs;
use std::io::Read;
use std::path::{Component, Path, PathBuf};
use tempfile::TempDir;

#[allow(dead_code, reason = "nobody calls its main here")]
#[path = "build.rs"]
mod build;

fn plain(file: &WebFile) -> &'static [u8] {
    file.forms.last().unwrap().bytes
}

#[test]
fn the_page_names_files_that_are_there() {
    let page = FILES.iter().find(|file| file.path == "/index.html").unwrap();
    let text = std::str::from_utf8(plain(page)).unwrap();
    assert!(text.contains("OneTable 同桌"));
    let named = text.split(['"', '\'']).filter(|word| word.starts_with('/'));
    for path in named {
        assert!(FILES.iter().any(|file| file.path == path), "{path}");
    }
}

#[test]
fn every_form_is_the_same_file_and_the_best_comes_first() {
    for file in FILES {
        for form in file.forms {
            let mut unpacked = Vec::new();
            match form.encoding {
                None => unpacked.extend_from_slice(form.bytes),
                Some("br") => {
                    brotli::BrotliDecompress(&mut { form.bytes }, &mut unpacked).unwrap();
                }
                Some("gzip") => {
                    GzDecoder::new(form.bytes).read_to_end(&mut unpacked).unwrap();
                }
                Some(other) => panic!("{other}"),
            }
            assert_eq!(unpacked, plain(file), "{} as {:?}", file.path, form.encoding);
            assert!(form.etag.starts_with('"') && form.etag.ends_with('"'));
        }
        assert!(file.forms.is_sorted_by_key(|form| form.bytes.len()), "{}", file.path);
        assert_eq!(file.forms.last().unwrap().encoding, None);
        let large_text = file.kind.starts_with("text/") && plain(file).len() > 2_000;
        assert!(!large_text || file.forms.len() == 3, "{} is not packed", file.path);
    }
}

#[test]
fn files_are_listed_with_their_types() {
    let dist = TempDir::new().unwrap();
    let out = TempDir::new().unwrap();
    let script = "play();\n".repeat(1_000);
    for (name, content) in [
        ("index.html", "<!doctype html>"),
        ("assets/index-1a.js", &script),
        ("seal.svg", "<svg/>"),
        (".vite/manifest.json", "{}"),
    ] {
        let path = dist.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }
    pack::all(dist.path(), out.path()).unwrap();
    let list = fs::read_to_string(out.path().join("files.rs")).unwrap();
    let begins: Vec<&str> = list.lines().filter(|line| line.starts_with("WebFile")).collect();
    assert_eq!(
        begins,
        [
            r#"WebFile { path: "/assets/index-1a.js", kind: "text/javascript; charset=utf-8", forms: &["#,
            r#"WebFile { path: "/index.html", kind: "text/html; charset=utf-8", forms: &["#,
            r#"WebFile { path: "/seal.svg", kind: "image/svg+xml", forms: &["#,
        ]
    );
    // The script in three forms, the small files in one.
    assert_eq!(list.lines().filter(|line| line.starts_with("Form")).count(), 5);
    for name in ["what.xyz", "with space.js"] {
        let path = dist.path().join(name);
        fs::write(&path, "?").unwrap();
        assert!(pack::all(dist.path(), out.path()).unwrap_err().to_string().contains(name));
        fs::remove_file(path).unwrap();
    }
}

#[test]
fn an_app_from_elsewhere_is_taken_as_it_is() {
    let (web, out) = (Path::new("nowhere"), TempDir::new().unwrap());
    let dist = TempDir::new().unwrap();
    let given = |path: &Path| Some(path.as_os_str().to_owned());
    assert!(find(given(dist.path()), web, out.path()).is_err(), "it has no page");
    fs::write(dist.path().join("index.html"), "x").unwrap();
    assert_eq!(find(given(dist.path()), web, out.path()).unwrap(), dist.path());
    assert!(find(given(Path::new("dist")), web, out.path()).is_err(), "from which folder?");
}

#[test]
fn without_an_app_there_is_a_page_that_says_so_in_both_languages() {
    let out = TempDir::new().unwrap();
    // What an earlier build with the app has left.
    fs::create_dir_all(out.path().join("dist/assets")).unwrap();
    fs::write(out.path().join("dist/assets/old.js"), "old").unwrap();
    let dist = find(Some("".into()), Path::new("nowhere"), out.path()).unwrap();
    let page = fs::read_to_string(dist.join("index.html")).unwrap();
    assert!(page.contains("no web app") && page.contains("没有网页版"));
    assert!(!page.contains("<style") && !page.contains("style="), "the server forbids it");
    pack::all(&dist, out.path()).unwrap();
    let list = fs::read_to_string(out.path().join("files.rs")).unwrap();
    assert_eq!(list.lines().filter(|line| line.starts_with("WebFile")).count(), 1);
}

#[test]
fn packages_that_are_not_those_of_the_lock_file_are_noticed() {
    let map = |packages: Value| -> Map<String, Value> { packages.as_object().unwrap().clone() };
    let wanted = map(json!({
        "": {"name": "onetable-web"},
        "node_modules/a": {"version": "1.0.0", "integrity": "x"},
        "node_modules/for-another-system": {"version": "1.0.0", "optional": true},
    }));
    let fits = |there: Value| npm::fit(&wanted, &map(there));
    assert!(fits(json!({"node_modules/a": {"version": "1.0.0", "integrity": "x"}})));
    assert!(!fits(json!({})));
    assert!(!fits(json!({"node_modules/a": {"version": "1.0.1", "integrity": "x"}})));
    assert!(!fits(json!({"node_modules/a": {"version": "1.0.0", "integrity": "y"}})));
    assert!(!fits(json!({
        "node_modules/a": {"version": "1.0.0", "integrity": "x"},
        "node_modules/left-over": {"version": "1.0.0"},
    })));
}

/// The path without `..`.
fn straight(path: &Path) -> PathBuf {
    let mut straight = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                straight.pop();
            }
            part => straight.push(part),
        }
    }
    straight
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn the_app_is_built_again_when_anything_that_it_imports_changes() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR"));
    let watched = watched::PATHS.map(|path| straight(&web.join(path)));
    for path in &watched {
        assert!(path.exists(), "cargo would build for ever because of {}", path.display());
    }
    let mut outside = 0;
    for file in ["src", "vite"].iter().flat_map(|folder| sources(&web.join(folder))) {
        // Tests are no part of the app.
        if file.to_string_lossy().ends_with(".test.ts") {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        for import in text.split(['"', '\'', '`']).filter(|word| word.starts_with("../")) {
            // What stands behind the question mark says how the file is wanted.
            let import = import.split('?').next().unwrap_or(import);
            let path = straight(&file.parent().unwrap().join(import));
            let known = |watched: &PathBuf| {
                path.starts_with(watched) || path.with_extension("ts") == *watched
            };
            assert!(watched.iter().any(known), "{} imports {import}", file.display());
            outside += usize::from(!path.starts_with(web));
        }
    }
    assert!(outside > 0, "texts and messages come from outside");
}
