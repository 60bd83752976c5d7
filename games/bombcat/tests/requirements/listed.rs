//! The list in `docs/bombcat-requirements.md` of what tests which requirement.

use std::collections::BTreeSet;
use std::path::Path;

/// The tests that stand in a file.
fn tests_in(path: &Path) -> BTreeSet<String> {
    let source =
        std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let after = source.split("#[test]\n").skip(1);
    let named = after.filter_map(|rest| rest.trim_start().strip_prefix("fn ")?.split('(').next());
    named.map(str::to_owned).collect()
}

#[test]
fn every_requirement_is_listed_and_every_listed_test_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = root.join("../../docs/bombcat-requirements.md");
    let list = std::fs::read_to_string(list).expect("the list");
    let rows: Vec<(&str, &str)> = list
        .lines()
        .filter_map(|line| line.strip_prefix("| R")?.strip_suffix(" |")?.split_once(" | "))
        .collect();
    let numbers: Vec<String> = (1..=218).map(|n: u16| n.to_string()).collect();
    assert_eq!(rows.iter().map(|(number, _)| *number).collect::<Vec<_>>(), numbers);
    let mut listed = BTreeSet::new();
    for (number, what) in rows {
        let named: Vec<&str> = what.split('`').skip(1).step_by(2).collect();
        assert!(!named.is_empty() || what.starts_with("not tested: "), "R{number}");
        for test in named {
            let (file, name) = test.split_once("::").expect("a file and a test");
            let known = tests_in(&root.join("tests").join(file));
            assert!(known.contains(name), "R{number}: there is no test {test}");
            listed.insert(name.to_owned());
        }
    }
    // Whatever is named after a requirement is in the list.
    let folder = std::fs::read_dir(root.join("tests/requirements")).expect("the tests");
    for entry in folder {
        let tests = tests_in(&entry.expect("a file").path());
        let missing = tests.iter().filter(|name| {
            let number = name.strip_prefix('r').and_then(|rest| rest.get(..3));
            number.is_some_and(|number| number.parse::<u16>().is_ok()) && !listed.contains(*name)
        });
        assert_eq!(missing.collect::<Vec<_>>(), [] as [&String; 0]);
    }
}
