//! Any value and any bytes become a module; what comes out can be written and read again.

#![allow(clippy::unwrap_used)]

use crate::common::{self, Dice};
use bombcat::data::{FILES, base, library};
use bombcat::lang::module::limits;
use bombcat::lang::table::{FieldType, Type};
use bombcat::lang::{
    Base, Lang, Module, Report, Table, check, decode, decode_value, describe, encode,
};
use serde_json::{Map, Value, json};

/// Reads a value, and checks whatever must be true of every module.
fn read(value: &Value, base: &Base) -> (Module, Report) {
    let (module, report) = decode_value(value, base);
    assert!(report.remarks.len() <= limits::NOTES + 1);
    assert!(module.actions.len() <= limits::ACTIONS && module.cards.len() <= limits::CARDS);
    assert!(module.program.len() < usize::from(u16::MAX));
    let written = encode(&module);
    let (again, _) = decode_value(&written, base);
    assert_eq!(again, module, "{value}");
    assert_eq!(encode(&again), written);
    (module, report)
}

/// Checks it and speaks of it.
fn look_over(module: &Module) {
    assert!(check(module).remarks.len() <= limits::NOTES + 1);
    for action in &module.actions {
        for lang in [Lang::En, Lang::Zh] {
            assert!(!describe(module, action, lang).is_empty());
        }
    }
}

/// Words that mean something somewhere, so that random values are not all nonsense.
fn vocabulary() -> Vec<String> {
    let table = Table::built_in();
    let mut words: Vec<String> = table.rows.iter().map(|row| row.k.clone()).collect();
    words.extend(table.rows.iter().flat_map(|row| row.fields.iter().map(|it| it.name.clone())));
    let others = [
        "hole", "id", "v", "actions", "cards", "vars", "tags", "regions", "costs", "choose", "op",
        "use", "mark", "kind", "auto", "play", "respond", "must", "any", "explode", "draw", "veto",
        "lantern", "zh", "en", "name", "text", "hero", "grants", "count", "turn", "game", "player",
        "x", "y", "", "p", "\u{202e}",
    ];
    words.extend(others.map(str::to_owned));
    words
}

fn random_value(dice: &mut Dice, words: &[String], depth: usize) -> Value {
    let word = |dice: &mut Dice| words[dice.below(words.len())].clone();
    match dice.below(if depth == 0 { 5 } else { 9 }) {
        0 => Value::Null,
        1 => Value::from(dice.below(2) == 0),
        2 => Value::from(dice.next() as i64 >> dice.below(64)),
        3 => Value::from(dice.below(1000) as f64 / 7.0 - 50.0),
        4 => Value::from(word(dice)),
        5 => (0..dice.below(4)).map(|_| random_value(dice, words, depth - 1)).collect(),
        _ => {
            let mut object = Map::new();
            if dice.below(3) > 0 {
                object.insert("k".into(), Value::from(word(dice)));
            }
            for _ in 0..dice.below(5) {
                object.insert(word(dice), random_value(dice, words, depth - 1));
            }
            Value::Object(object)
        }
    }
}

/// A random node whose fields are mostly right.
fn random_node(dice: &mut Dice, words: &[String], depth: usize, wanted: Type) -> Value {
    let table = Table::built_in();
    let mut row = &table.rows[dice.below(table.rows.len())];
    // Mostly of a type that fits.
    if dice.below(20) > 0 {
        for _ in 0..200 {
            if !row.implied && table.conversion(row.ty, wanted).is_some() {
                break;
            }
            row = &table.rows[dice.below(table.rows.len())];
        }
    }
    let mut object = Map::new();
    object.insert("k".into(), Value::from(row.k.as_str()));
    for field in &row.fields {
        let value = match &field.holds {
            _ if dice.below(4) == 0 => continue,
            _ if dice.below(12) == 0 => random_value(dice, words, 1),
            FieldType::Int => Value::from(dice.below(30_000) as i64 - 15_000),
            FieldType::Bool => Value::from(dice.below(2) == 0),
            FieldType::Word(words) => Value::from(words[dice.below(words.len())].as_str()),
            FieldType::Id(_) | FieldType::Ref(_) | FieldType::Bind(_) => {
                Value::from(["x", "y", "draw", "veto", "any", "p"][dice.below(6)])
            }
            FieldType::Text => json!({"en": "a", "zh": "b"}),
            FieldType::Child(wanted) if depth > 0 => random_node(dice, words, depth - 1, *wanted),
            FieldType::Body if depth > 0 => (0..dice.below(3))
                .map(|_| random_node(dice, words, depth - 1, Type::Stmt))
                .collect(),
            FieldType::Options if depth > 0 => {
                json!([{"text": "a", "do": [random_node(dice, words, depth - 1, Type::Stmt)]}, 3])
            }
            FieldType::Costs if depth > 0 => {
                json!([[{"id": "x", "op": "use", "what": random_node(dice, words, depth - 1, Type::CardPat)}]])
            }
            _ => json!({"k": "hole"}),
        };
        object.insert(field.name.clone(), value);
    }
    Value::Object(object)
}

fn random_module(dice: &mut Dice, words: &[String]) -> Value {
    json!({
        "v": 1,
        "id": "m",
        "vars": [{"id": "x", "per": (["game", "player"][dice.below(2)])}, {"id": "y"}],
        "tags": [{"id": "x", "blocks": ["use"], "color": "#fa0"}],
        "regions": [{"id": "y"}],
        "cards": [{"id": "x", "grants": ["y", "z"]}],
        "actions": [
            {
                "id": "y",
                "kind": (["play", "respond", "auto", "end"][dice.below(4)]),
                "on": random_node(dice, words, 2, Type::Trigger),
                "cond": random_node(dice, words, 3, Type::Bool),
                "choose": [{"as": "p", "from": random_node(dice, words, 2, Type::Players)}],
                "costs": [[{"id": "c", "what": random_node(dice, words, 3, Type::CardPat)}]],
                "do": [random_node(dice, words, 3, Type::Stmt), random_node(dice, words, 3, Type::Stmt)],
            },
            {"id": "z", "do": [random_node(dice, words, 2, Type::Stmt)]},
        ],
    })
}

/// Changes something somewhere.
fn mutate(dice: &mut Dice, words: &[String], value: &mut Value) {
    let deeper = dice.below(8) > 0;
    match value {
        Value::Array(entries) if deeper && !entries.is_empty() => {
            let at = dice.below(entries.len());
            mutate(dice, words, &mut entries[at]);
        }
        Value::Object(object) if deeper && !object.is_empty() => {
            let at = dice.below(object.len());
            if let Some((_, value)) = object.iter_mut().nth(at) {
                mutate(dice, words, value);
            }
        }
        Value::Object(object) if dice.below(2) == 0 => {
            object.insert(words[dice.below(words.len())].clone(), random_value(dice, words, 2));
        }
        Value::Array(entries) if dice.below(2) == 0 => {
            entries.extend(entries.first().cloned());
        }
        value => *value = random_value(dice, words, 2),
    }
}

#[test]
fn random_values_are_modules() {
    let (words, names) = (vocabulary(), base().names());
    let mut dice = Dice::new(11);
    for _ in 0..common::cases(40_000) {
        read(&random_value(&mut dice, &words, 6), &names);
    }
}

#[test]
fn random_programs_are_modules() {
    let (words, names) = (vocabulary(), base().names());
    let mut dice = Dice::new(12);
    let mut nodes = 0;
    for _ in 0..common::cases(15_000) {
        let (module, _) = read(&random_module(&mut dice, &words), &names);
        nodes += module.program.len();
        look_over(&module);
    }
    assert!(nodes > 100_000, "{nodes}");
}

#[test]
fn changed_modules_are_modules() {
    let (words, names) = (vocabulary(), base().names());
    let mut dice = Dice::new(13);
    let sources: Vec<Value> =
        FILES.iter().map(|(_, text)| serde_json::from_str(text).unwrap()).collect();
    for case in 0..common::cases(15_000) {
        let mut value = sources[case % sources.len()].clone();
        for _ in 0..1 + dice.below(4) {
            mutate(&mut dice, &words, &mut value);
        }
        let (module, _) = read(&value, &names);
        if case % 10 == 0 {
            look_over(&module);
        }
        if case % 50 == 0 {
            library(vec![module]);
        }
    }
}

#[test]
fn any_bytes_are_modules() {
    let names = base().names();
    let mut dice = Dice::new(14);
    for case in 0..common::cases(40_000) {
        let (_, source) = FILES[case % FILES.len()];
        let mut bytes = source.as_bytes().to_vec();
        bytes.truncate(dice.below(bytes.len() + 1));
        for _ in 0..dice.below(4) {
            if !bytes.is_empty() {
                let at = dice.below(bytes.len());
                bytes[at] = dice.next() as u8;
            }
        }
        let (_, report) = decode(&bytes, &names);
        assert!(report.remarks.len() <= limits::NOTES + 1);
    }
}

#[test]
fn deep_and_large_files_are_cut() {
    let names = base().names();
    // As deep as JSON is read at all, and deeper.
    for depth in [10, 25, 60, 200, 5_000] {
        let text = format!(
            r#"{{"actions":[{{"id":"a","kind":"play","cond":{}{}}}]}}"#,
            r#"{"k":"not","a":"#.repeat(depth),
            "0".to_owned() + &"}".repeat(depth)
        );
        let (module, report) = decode(text.as_bytes(), &names);
        assert!(module.program.len() <= 2 + limits::DEPTH, "{depth}");
        assert_eq!(report.has("too_deep"), (25..200).contains(&depth), "{depth} {report:?}");
        assert_eq!(report.has("not_json"), depth >= 200, "{depth}");
    }
    let text = "[".repeat(100_000);
    assert!(decode(text.as_bytes(), &names).1.has("not_json"));
    let text = format!("{}1", " ".repeat(limits::BYTES));
    assert!(decode(text.as_bytes(), &names).1.has("too_large"));
    assert!(decode(b"7", &names).1.has("not_a_module"));
}

#[test]
fn regression_deep_nodes_are_written_once() {
    // Written twice on each level, even one of these would take minutes.
    let nested = |outer: &str, field: &str, inner: Value| {
        (1..limits::DEPTH).fold(inner, |inner, _| json!({"k": outer, field: inner}))
    };
    let mut actions = Vec::new();
    for number in 0..20 {
        let what = nested("times", "of", json!({"k": "c_any"}));
        actions.push(json!({
            "id": format!("a{number}"),
            "cond": nested("not", "a", json!({"k": "alive"})),
            "costs": [[{"op": "use", "what": what}]],
        }));
    }
    let (module, report) = read(&json!({"id": "m", "actions": actions}), &base().names());
    assert!(!report.has("too_deep"), "{report:?}");
    for lang in [Lang::En, Lang::Zh] {
        assert!(!describe(&module, &module.actions[0], lang).is_empty());
    }
}

#[test]
fn too_much_is_left_out() {
    let names = base().names();
    let many = |one: Value, count: usize| -> Value { (0..count).map(|_| one.clone()).collect() };
    let (module, report) = read(&json!({"actions": many(json!({"id": "a"}), 1000)}), &names);
    assert_eq!(module.actions.len(), limits::ACTIONS);
    assert!(report.has("too_many") && report.has("duplicate_id"));
    let body = many(json!({"k": "end_turn"}), 50_000);
    let (module, report) = read(&json!({"actions": [{"id": "a", "do": body}]}), &names);
    assert!(module.program.len() < limits::NODES + 10, "{}", module.program.len());
    assert!(report.has("too_many_nodes"), "{report:?}");
    // The largest node there is, as often as it fits.
    let large = json!({"k": "each_card", "of": {"k": "c_info"}, "do": []});
    let body = many(large, 50_000);
    let (module, _) = read(&json!({"actions": [{"id": "a", "do": body}]}), &names);
    assert!(module.program.len() < 20_000);
    // Patterns that are hard to search, as many as fit.
    let pair = json!({"k": "alike", "of": {"k": "c_any"}});
    let many_pairs = json!({"k": "times", "min": {"k": "num", "n": 6}, "of": pair});
    let hard = json!({"k": "pat_and", "a": {"k": "pat_not", "a": many_pairs}, "b": many_pairs});
    let body = many(json!({"k": "move", "what": hard}), 400);
    look_over(&read(&json!({"actions": [{"id": "a", "do": body}]}), &names).0);
    let costs = many(many(json!({"op": "use"}), 10), 1000);
    read(&json!({"actions": [{"id": "a", "costs": costs}]}), &names);
}
