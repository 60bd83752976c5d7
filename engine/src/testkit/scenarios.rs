//! The scenario files of a game: all of them hold, and each but the lesson has a number and a name of its own.

use crate::Rules;
use crate::scenario::{self, Scenario};
use std::path::PathBuf;

/// Runs every file of a folder, of which there must be at least so many.
pub fn scenarios<R: Rules>(data: &R::Data, folder: &str, least: usize) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let paths = entries.map(|entry| entry.expect("an entry of the folder").path());
    let mut files: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    // By number, whatever its length; what has none comes last.
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    files.sort_by_cached_key(|path| {
        let name = name(path);
        let number = name.split('-').next().and_then(|number| number.parse::<usize>().ok());
        (number.unwrap_or(usize::MAX), name)
    });
    assert!(files.len() >= least, "there are only {} scenarios", files.len());
    let mut names = std::collections::BTreeSet::new();
    let mut failed = Vec::new();
    for (path, number) in files.iter().zip(1..) {
        let mut problem = |problem: String| failed.push(format!("{}: {problem}", path.display()));
        let file = name(path);
        if file != "lesson.json" && !file.starts_with(&format!("{number:02}-")) {
            problem(format!("it is not number {number}"));
        }
        let text = std::fs::read_to_string(path).map_err(|error| error.to_string());
        let read = |text: String| {
            serde_json::from_str::<Scenario>(&text).map_err(|error| error.to_string())
        };
        match text.and_then(read) {
            Err(error) => problem(error),
            Ok(scenario) if scenario.game != R::GAME => {
                problem(format!("it is of the game {}", scenario.game));
            }
            Ok(scenario) => {
                if let Err(error) = scenario::run::<R>(data, &scenario) {
                    problem(error.to_string());
                }
                if !names.insert(scenario.name.clone()) {
                    problem(format!("another one is named {}, too", scenario.name));
                }
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
