//! `bombcat`: modules are begun, checked whatever they hold, and told in both languages.

use crate::program::{command, finish, onetable, onetable_reading};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// Writes the file and gives its path.
fn file(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_owned()
}

const TYPO: &str = r#"{"v": 1, "id": "typo", "actions": [
  {"id": "wait", "kind": "play", "count": {"turn": 1}, "cond": {"k": "maybe"}, "cost": []}]}"#;

#[test]
fn the_starter_is_fine_and_told_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("yarn.json");
    let path = path.to_str().unwrap();
    assert_eq!(onetable(&["bombcat", "new", path]).fine(), format!("{path}\n"));
    assert_eq!(fs::read_to_string(path).unwrap(), onetable(&["bombcat", "new"]).fine());
    let said = onetable(&["bombcat", "check", "--strict", path]).fine();
    insta::assert_snapshot!("starter", said.replace(path, "yarn.json"));
    let zh = onetable(&["bombcat", "check", "--lang", "zh", path]).fine();
    assert!(zh.contains("没有提示") && zh.contains("拨毛线球："), "{zh}");
    assert!(!zh.contains("Ball of Yarn"), "{zh}");
    let en = onetable(&["bombcat", "check", "--lang", "en", path]).fine();
    assert!(en.contains("Ball of Yarn") && !en.contains("毛线"), "{en}");
}

#[test]
fn new_replaces_a_file_only_if_told_to() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "mine.json", "my work");
    let said = onetable(&["bombcat", "new", &path]).error(2);
    assert_eq!(said, format!("{path} exists; name another file, or say --force"));
    assert_eq!(fs::read_to_string(&path).unwrap(), "my work");
    onetable(&["bombcat", "new", "--force", &path]).fine();
    assert_ne!(fs::read_to_string(&path).unwrap(), "my work");
    let nowhere = folder.path().join("no/such/folder.json");
    let said = onetable(&["bombcat", "new", nowhere.to_str().unwrap()]).error(2);
    assert!(said.starts_with("cannot write "), "{said}");
}

#[test]
fn notes_name_their_place_in_either_language() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "typo.json", TYPO);
    let en = onetable(&["bombcat", "check", &path]).fine();
    let lines: Vec<&str> = en.lines().collect();
    assert_eq!(lines[0], format!("{path}, module typo: 3 notes"));
    assert!(
        lines[1].starts_with("  warning /actions/0/cost: Nothing here is called “cost”"),
        "{en}"
    );
    assert_eq!(
        lines[2],
        "  warning /actions/0/cond: There is no block “maybe”. The place counts as empty."
    );
    let zh = onetable(&["bombcat", "check", &path, "--lang", "zh"]).fine();
    assert!(zh.starts_with(&format!("{path}，模块 typo：3 条提示\n")), "{zh}");
    assert!(zh.contains("  警告 /actions/0/cond: 没有名为“maybe”的积木，此处视为空。\n"), "{zh}");
}

#[test]
fn strict_fails_for_problems_and_not_for_hints() {
    let folder = tempfile::tempdir().unwrap();
    let typo = file(folder.path(), "typo.json", TYPO);
    let hint = r#"{"v": 1, "id": "hint", "actions": [{"id": "a", "kind": "play", "do": [{"k": "hole"}]}]}"#;
    let hint = file(folder.path(), "hint.json", hint);
    assert!(onetable(&["bombcat", "check", "--strict", &hint]).fine().contains("\n  hint "));
    let said = onetable(&["bombcat", "check", "--strict", &hint, &typo]).error(1);
    assert_eq!(said, "1 of 2 files have notes that are no hints");
}

#[test]
fn json_has_codes_texts_and_a_fingerprint_of_the_meaning() {
    let folder = tempfile::tempdir().unwrap();
    let typo = file(folder.path(), "typo.json", TYPO);
    let report = onetable(&["bombcat", "check", "--json", &typo]).json();
    assert_eq!((&report["problems"], &report["unread"]), (&json!(1), &json!(0)));
    let looked = &report["files"][0];
    assert_eq!((&looked["file"], &looked["id"]), (&json!(typo), &json!("typo")));
    let note = &looked["notes"][1];
    assert_eq!(note["path"], "/actions/0/cond");
    assert_eq!((&note["weight"], &note["code"]), (&json!("warning"), &json!("unknown_kind")));
    assert_eq!(note["figures"], json!({"kind": "maybe"}));
    assert_eq!(note["text"]["zh"], "没有名为“maybe”的积木，此处视为空。");
    assert!(looked["text"]["en"].as_str().unwrap().starts_with("typo\n* wait: "), "{looked}");
    let print = looked["fingerprint"].as_str().unwrap();
    assert_eq!(print.len(), 32);
    // Remarks, the order of fields and blanks do not count; what it does counts.
    let of = |text: &str| {
        let path = file(folder.path(), "other.json", text);
        onetable(&["bombcat", "check", "--json", &path]).json()["files"][0]["fingerprint"].clone()
    };
    assert_eq!(
        of(&TYPO.replace(r#""v": 1, "id": "typo""#, r#""note":3,"id":"typo","v":1"#)),
        print
    );
    assert_ne!(of(&TYPO.replace(r#""turn": 1"#, r#""turn": 2"#)), print);
}

#[test]
fn any_bytes_at_all_are_a_module() {
    let folder = tempfile::tempdir().unwrap();
    // Numbers that look random and are the same every time.
    let mut state = 7u32;
    let mut random = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    let noise: Vec<u8> = (0..5_000).map(|_| random()).collect();
    let deep = format!(
        r#"{{"actions":[{{"id":"a","kind":"play","count":{{"turn":1}},"cond":{}{}}}]}}"#,
        r#"{"k":"not","a":"#.repeat(60),
        "0".to_owned() + &"}".repeat(60)
    );
    let nonsense: [(&str, Vec<u8>, &str); 8] = [
        ("noise", noise, "not_json"),
        ("empty", Vec::new(), "not_json"),
        ("brackets", vec![b'['; 100_000], "not_json"),
        ("deep", deep.into_bytes(), "too_deep"),
        ("large", vec![b' '; 1 << 20], "too_large"),
        ("zeros", vec![0; 300], "not_json"),
        ("number", b"42".to_vec(), "not_a_module"),
        ("wrong", br#"{"actions": {"a": 1}, "cards": [3]}"#.to_vec(), "wrong_value"),
    ];
    for (name, bytes, code) in nonsense {
        let path = file(folder.path(), name, bytes);
        let report = onetable(&["bombcat", "check", "--json", &path]).json();
        let notes = report["files"][0]["notes"].as_array().unwrap();
        assert!(notes.iter().any(|note| note["code"] == code), "{name}: {notes:?}");
        for lang in ["en", "zh"] {
            onetable(&["bombcat", "check", "--lang", lang, &path]).fine();
        }
        assert_eq!(onetable(&["bombcat", "check", "--strict", &path]).code, 1, "{name}");
    }
}

#[test]
fn regression_files_of_which_nothing_can_be_read_are_empty_modules_at_every_table() {
    let folder = tempfile::tempdir().unwrap();
    let long = format!("{{\"note\": \"{}\"}}", "x".repeat(200_000));
    let files = [
        ("broken.json", "{\"v\": 1,}".to_owned()),
        ("long.json", long),
        ("number.json", "42".to_owned()),
        ("empty.json", String::new()),
    ];
    for (name, text) in files {
        let path = file(folder.path(), name, text);
        let report = onetable(&["bombcat", "check", "--json", &path]).json();
        let note = &report["files"][0]["notes"][0]["text"];
        for lang in ["en", "zh"] {
            let note = note[lang].as_str().unwrap();
            let play = ["play", "bombcat", "human", "bot:random", "--plain", "--lang", lang];
            let played = onetable_reading(&[&play[..], &["--module", &path]].concat(), b"q\n");
            assert_eq!(played.code, 0, "{played:?}");
            let end = format!("bombcat check {path}\n");
            assert!(played.err.starts_with(&path) && played.err.ends_with(&end), "{played:?}");
            assert!(played.err.contains(note), "{played:?}");
        }
        let ran = onetable(&["sim", "bombcat", "--games", "2", "--module", &path]);
        assert_eq!((ran.code, ran.err.lines().count()), (0, 1), "{ran:?}");
        assert!(ran.err.contains(note["en"].as_str().unwrap()), "{ran:?}");
    }
}

#[test]
fn regression_a_hero_sits_down_whatever_his_id() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "hero.json", r#"{"v": 1, "hero": "Nobody", "id": 7}"#);
    let other = file(folder.path(), "other.json", r#"{"v": 1, "hero": "Nobody else", "id": 7}"#);
    let sim = ["sim", "bombcat", "--games", "2", "--module", &path, "--module", &other];
    onetable(&sim).fine();
}

#[test]
fn a_file_that_is_not_there_ends_with_2_and_does_not_hide_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let typo = file(folder.path(), "typo.json", TYPO);
    let missing = folder.path().join("missing.json");
    let ran = onetable(&["bombcat", "check", "--strict", missing.to_str().unwrap(), &typo]);
    assert!(ran.out.contains("module typo: 3 notes"), "{ran:?}");
    let said = ran.error(2);
    assert!(said.starts_with(&format!("cannot read {}: ", missing.display())), "{said}");
    let ran = onetable(&["bombcat", "check", "--json", missing.to_str().unwrap()]);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(report["unread"], 1);
    assert!(report["files"][0]["error"].as_str().unwrap().contains("missing.json"));
    // A folder is no file.
    assert!(onetable(&["bombcat", "check", folder.path().to_str().unwrap()]).code == 2);
    assert_eq!(onetable(&["bombcat", "check"]).code, 2);
}

#[test]
fn what_files_say_cannot_move_the_cursor() {
    let folder = tempfile::tempdir().unwrap();
    let text = r#"{"id": "\u001b[2J\u202e", "name": "\u001b]0;x\u0007", "\u001b[1m": 1,
        "actions": [{"id": "a\u001b", "cond": {"k": "\u001b[2J"}}]}"#;
    let path = file(folder.path(), "escape.json", text);
    let out = onetable(&["bombcat", "check", &path]).fine();
    assert!(!out.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{out:?}");
}

#[test]
fn the_published_schema_is_the_one_that_is_printed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/bombcat-module.schema.json");
    let published = fs::read_to_string(path).unwrap();
    assert_eq!(onetable(&["bombcat", "schema"]).fine(), published);
}

/// The guides: their languages, their files, and what stands above their mistakes.
const GUIDES: [(&str, &str, &str); 2] =
    [("en", "bombcat.md", "## Common mistakes"), ("zh", "bombcat.zh-CN.md", "## 常见错误")];

fn guide(name: &str) -> String {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    fs::read_to_string(docs.join(name)).unwrap()
}

/// The modules of a guide, in its order.
fn examples(guide: &str) -> Vec<&str> {
    let fences = guide.split("```json\n").skip(1);
    fences.map(|rest| rest.split("```").next().unwrap()).collect()
}

#[test]
fn every_example_of_the_guides_is_without_a_note() {
    let folder = tempfile::tempdir().unwrap();
    let [english, chinese] = GUIDES.map(|(_, name, _)| guide(name));
    assert_eq!(examples(&english), examples(&chinese));
    let examples = examples(&english);
    assert!(examples.len() >= 5, "{}", examples.len());
    for (at, example) in examples.iter().enumerate() {
        let path = file(folder.path(), &format!("{at}.json"), example);
        let report = onetable(&["bombcat", "check", "--json", &path]).json();
        assert_eq!(report["files"][0]["notes"], json!([]), "{example}");
        assert!(!report["files"][0]["text"]["zh"].as_str().unwrap().is_empty());
    }
}

#[test]
fn what_the_guides_quote_is_what_is_said() {
    let notes = include_str!("../../../games/bombcat/data/notes.json");
    let notes: Value = serde_json::from_str(notes).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let [english, chinese] = GUIDES.map(|(lang, name, heading)| {
        let guide = guide(name);
        let mut said = String::new();
        for (at, example) in examples(&guide).iter().enumerate() {
            let path = file(folder.path(), &format!("{at}.json"), example);
            said += &onetable(&["bombcat", "check", "--lang", lang, &path]).fine();
        }
        // Under each module stands what it says of its actions.
        let place = |quote: &str| {
            let found = said.lines().position(|line| line == quote);
            found.unwrap_or_else(|| panic!("{quote}\n{said}"))
        };
        let quotes = guide.lines().filter_map(|line| line.strip_prefix("> "));
        let places: Vec<usize> = quotes.map(place).collect();
        assert!(places.len() >= 5, "{places:?}");
        // And in the table of mistakes the sentences of the notes.
        let (_, mistakes) = guide.split_once(heading).unwrap();
        let rows: Vec<&str> = mistakes.lines().filter(|line| line.starts_with("| `")).collect();
        assert!(rows.len() >= 10, "{rows:?}");
        let codes = rows.iter().map(|row| {
            let code = row.split('`').nth(1).unwrap();
            let sentence = notes[code][lang].as_str().unwrap_or_else(|| panic!("{code}"));
            for part in sentence.split(['{', '}']).step_by(2) {
                assert!(row.contains(part), "{row}\n{part}");
            }
            code.to_owned()
        });
        (places, codes.collect::<Vec<String>>())
    });
    assert_eq!(english, chinese, "both quote the same");
}

#[test]
fn sim_says_what_a_module_does_to_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("yarn.json");
    let path = path.to_str().unwrap();
    onetable(&["bombcat", "new", path]).fine();
    let sim = ["sim", "bombcat", "--seats", "4", "--games", "20", "--module", path];
    let said = onetable(&sim).fine();
    assert!(said.contains("20 games with 4 seats, and as many without the module"), "{said}");
    assert!(said.contains("an equal share is 25.0 %") && said.contains("--seats"), "{said}");
    let names = |line: &str| line.starts_with("yarn/bat ") && line.ends_with("   Bat the ball");
    assert!(said.lines().any(names), "{said}");
    let mut chinese = command(&sim);
    chinese.env("LANG", "zh_CN.UTF-8");
    let said = finish(chinese, b"").fine();
    let names = |line: &str| line.starts_with("yarn/bat ") && line.ends_with("   拨毛线球");
    assert!(said.lines().any(names), "{said}");
    let told: Value =
        serde_json::from_str(&onetable(&[&sim[..], &["--json"]].concat()).fine()).unwrap();
    let actions = told["actions"].as_array().unwrap();
    let names: Vec<&str> = actions.iter().map(|it| it["action"].as_str().unwrap()).collect();
    assert_eq!(names, ["yarn/wind", "yarn/bat"]);
    for it in actions {
        let figure = |name: &str| it[name].as_f64().unwrap();
        assert!(figure("possible") >= figure("used") && figure("used") > 0.0, "{it}");
        assert!((figure("took_effect") + figure("failed") - figure("used")).abs() < 0.01, "{it}");
        assert!(figure("failed") >= figure("vetoed"), "{it}");
    }
}
