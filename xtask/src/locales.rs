//! Checks that the texts say the same things in every language.

mod parse;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use self::parse::{Entry, Parsed};
use crate::runner::Outcome;
use crate::shell::Shell;

/// The folder with one folder of texts per language.
const FOLDER: &str = "locales";

/// The two languages of the program; each is checked against the other.
const LANGUAGES: [&str; 2] = ["en", "zh-CN"];

/// The texts of one language: path below the folder of the language, and content.
type Files = BTreeMap<String, String>;

pub(crate) fn check(shell: &Shell) -> Result<Outcome> {
    let folder = shell.root().join(FOLDER);
    let mut languages = Vec::new();
    for language in LANGUAGES {
        let mut files = Files::new();
        read(&folder.join(language), "", &mut files)?;
        if files.is_empty() {
            bail!("{FOLDER}/{language} has no file, so nothing would be checked");
        }
        languages.push((language, files));
    }
    let problems = problems(&languages);
    if problems.is_empty() {
        println!("the texts agree");
        return Ok(Outcome::Passed);
    }
    for problem in &problems {
        println!("{FOLDER}/{problem}");
    }
    bail!("{} problem(s) in {FOLDER}, listed above", problems.len())
}

/// Collects the files of a folder and of the folders in it.
fn read(folder: &Path, prefix: &str, files: &mut Files) -> Result<()> {
    let cannot_read = || format!("cannot read {}", folder.display());
    for entry in fs::read_dir(folder).with_context(cannot_read)? {
        let path = entry.with_context(cannot_read)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{prefix}{name}");
        if path.is_dir() {
            read(&path, &format!("{name}/"), files)?;
        } else {
            let content = fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            files.insert(name, content);
        }
    }
    Ok(())
}

/// Everything that is wrong, each as `language/file: id: what`, sorted by language and file.
fn problems(languages: &[(&str, Files)]) -> Vec<String> {
    let mut parsed = Vec::new();
    for (language, files) in languages {
        let files: BTreeMap<&str, Parsed> = files
            .iter()
            .map(|(file, content)| (file.as_str(), parse::file(file, content)))
            .collect();
        parsed.push((*language, files));
    }

    let mut found = Vec::new();
    for (language, files) in &parsed {
        within(language, files, &mut found);
        for (other, other_files) in &parsed {
            if other != language {
                between((language, files), (other, other_files), &mut found);
            }
        }
    }
    found
}

/// What is wrong with one language whatever the others say.
fn within(language: &str, files: &BTreeMap<&str, Parsed>, found: &mut Vec<String>) {
    let mut first_seen = BTreeMap::new();
    for (file, parsed) in files {
        for broken in &parsed.broken {
            found.push(format!("{language}/{file}: {broken}"));
        }
        for Entry { id, empty, .. } in &parsed.entries {
            // An event may be told in silence, and a part of a view may stand without a heading;
            // everything else needs words.
            if *empty && !["-event-", "-area-"].iter().any(|kind| id.contains(kind)) {
                found.push(format!("{language}/{file}: {id}: the text is empty"));
            }
            if let Some(earlier) = first_seen.insert(id, file) {
                let place = format!("{language}/{earlier}");
                found.push(format!("{language}/{file}: {id}: also defined in {place}"));
            }
        }
    }
}

/// The files, texts and variables that `there` has and `here` lacks.
///
/// Called both ways round, so each difference is reported once, at the place to mend.
fn between(
    (here, here_files): (&str, &BTreeMap<&str, Parsed>),
    (there, there_files): (&str, &BTreeMap<&str, Parsed>),
    found: &mut Vec<String>,
) {
    for (file, there_parsed) in there_files {
        let Some(here_parsed) = here_files.get(file) else {
            found.push(format!("{here}/{file}: missing, there is {there}/{file}"));
            continue;
        };
        let mut reported = BTreeSet::new();
        for theirs in &there_parsed.entries {
            let id = &theirs.id;
            let Some(ours) = here_parsed.entries.iter().find(|ours| ours.id == *id) else {
                // An entry that cannot be read has been reported as that already.
                if !here_parsed.is_broken(id) && reported.insert(id) {
                    found.push(format!("{here}/{file}: {id}: missing, {there} has it"));
                }
                continue;
            };
            for variable in theirs.variables.difference(&ours.variables) {
                found.push(format!("{here}/{file}: {id}: does not use ${variable}, {there} does"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language<'a>(name: &'a str, files: &[(&str, &str)]) -> (&'a str, Files) {
        let files = files.iter().map(|(file, content)| ((*file).to_owned(), (*content).to_owned()));
        (name, files.collect())
    }

    /// The problems of two languages with one file each.
    fn problems_of(en: &str, zh: &str) -> Vec<String> {
        problems(&[language("en", &[("a.ftl", en)]), language("zh-CN", &[("a.ftl", zh)])])
    }

    #[test]
    fn texts_that_agree_have_no_problem() {
        let en = "# A comment\n-name = OneTable\nhello = Hello { $who }, this is { -name }\n\
                  \x20   .title = Hello\n";
        let zh = "-name = 一桌\nhello = { $who },这里是{ -name }\n    .title = 你好\n";
        assert_eq!(problems_of(en, zh), Vec::<String>::new());
    }

    #[test]
    fn a_file_of_one_language_only_is_reported_either_way() {
        let both = ("a.ftl", "a = A\n");
        let found = problems(&[
            language("en", &[both, ("b.ftl", "b = B\n")]),
            language("zh-CN", &[both, ("c.ftl", "c = C\n")]),
        ]);
        assert_eq!(
            found,
            ["en/c.ftl: missing, there is zh-CN/c.ftl", "zh-CN/b.ftl: missing, there is en/b.ftl",]
        );
    }

    #[test]
    fn a_message_term_or_attribute_of_one_language_only_is_reported() {
        assert_eq!(
            problems_of(
                "a = A\nb = B\n-t = T\nboth = X\n    .hint = Y\n",
                "a = A\nc = C\nboth = X\n"
            ),
            [
                "en/a.ftl: c: missing, zh-CN has it",
                "zh-CN/a.ftl: b: missing, en has it",
                "zh-CN/a.ftl: -t: missing, en has it",
                "zh-CN/a.ftl: both.hint: missing, en has it",
            ]
        );
    }

    #[test]
    fn a_message_in_another_file_counts_as_missing() {
        let found = problems(&[
            language("en", &[("a.ftl", "a = A\nb = B\n"), ("b.ftl", "c = C\n")]),
            language("zh-CN", &[("a.ftl", "a = A\n"), ("b.ftl", "b = B\nc = C\n")]),
        ]);
        assert_eq!(
            found,
            ["en/b.ftl: b: missing, zh-CN has it", "zh-CN/a.ftl: b: missing, en has it",]
        );
    }

    #[test]
    fn an_attribute_without_a_value_is_told_from_a_value() {
        assert_eq!(
            problems_of("a = A\n    .b = B\n", "a =\n    .b = B\n"),
            ["zh-CN/a.ftl: a: missing, en has it"]
        );
    }

    #[test]
    fn variables_that_differ_are_reported_where_they_are_not_used() {
        assert_eq!(
            problems_of("a = { $x } and { $y }\n", "a = { $x }, { $z }\n"),
            [
                "en/a.ftl: a: does not use $z, zh-CN does",
                "zh-CN/a.ftl: a: does not use $y, en does",
            ]
        );
    }

    #[test]
    fn the_variables_of_a_term_are_the_affair_of_its_language() {
        let en = "-card = { $case ->\n    [many] cards\n   *[one] card\n }\n";
        assert_eq!(problems_of(en, "-card = 牌\n"), Vec::<String>::new());
    }

    #[test]
    fn an_id_defined_twice_in_one_language_is_reported_also_over_two_files() {
        let files = [("a.ftl", "a = A\nb = B\nb = C\n"), ("b.ftl", "a = A\n")];
        assert_eq!(
            problems(&[language("en", &files), language("zh-CN", &files)]),
            [
                "en/a.ftl: b: also defined in en/a.ftl",
                "en/b.ftl: a: also defined in en/a.ftl",
                "zh-CN/a.ftl: b: also defined in zh-CN/a.ftl",
                "zh-CN/b.ftl: a: also defined in zh-CN/a.ftl",
            ]
        );
    }

    #[test]
    fn an_entry_that_cannot_be_read_is_reported_once_with_its_line() {
        let found = problems_of("a = A\nb = B { $x }\nc = C\n", "a = A\nb = B { $x\nc = C\n");
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("zh-CN/a.ftl: b: cannot be read, line "), "{found:?}");
    }

    #[test]
    fn an_empty_message_is_reported() {
        assert_eq!(
            problems_of("a = { \"\" }\n", "a = { \"\" }\n"),
            ["en/a.ftl: a: the text is empty", "zh-CN/a.ftl: a: the text is empty",]
        );
        let silent = "duel-event-turn_began = { \"\" }\nduel-area-suit = { \"\" }\n";
        assert!(problems_of(silent, silent).is_empty());
        // Nothing at all after the sign is not even valid.
        let found = problems_of("a =\n", "a = A\n");
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("en/a.ftl: a: cannot be read, line 1: "));
    }
}
