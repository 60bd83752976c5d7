//! The schema accepts the modules that come with the game, and refuses what the language would note.

#![allow(clippy::unwrap_used)]

use bombcat::data::FILES;
use bombcat::lang::{Table, schema};
use serde_json::{Value, json};

/// As much of JSON Schema as our schema uses.
fn valid(root: &Value, schema: &Value, value: &Value) -> bool {
    let of = |schema: &Value| valid(root, schema, value);
    let size = |key: &str| schema[key].as_u64().map(|size| size as usize);
    let Some(rules) = schema.as_object() else { return false };
    rules.iter().all(|(rule, wanted)| match rule.as_str() {
        "$schema" | "$defs" | "title" => true,
        "$ref" => {
            let pointer = wanted.as_str().and_then(|text| text.strip_prefix('#'));
            of(root.pointer(pointer.unwrap()).unwrap_or_else(|| panic!("{wanted}")))
        }
        "anyOf" => wanted.as_array().unwrap().iter().any(of),
        "const" => value == wanted,
        "enum" => wanted.as_array().unwrap().contains(value),
        "type" => match wanted.as_str().unwrap() {
            "object" => value.is_object(),
            "array" => value.is_array(),
            "string" => value.is_string(),
            "boolean" => value.is_boolean(),
            "integer" => value.is_i64(),
            "null" => value.is_null(),
            other => panic!("{other}"),
        },
        "required" => {
            let required = wanted.as_array().unwrap().iter();
            value.is_object()
                && required.into_iter().all(|key| value.get(key.as_str().unwrap()).is_some())
        }
        "properties" => wanted
            .as_object()
            .unwrap()
            .iter()
            .all(|(key, schema)| value.get(key).is_none_or(|value| valid(root, schema, value))),
        "items" => value.as_array().is_none_or(|all| all.iter().all(|it| valid(root, wanted, it))),
        "maxItems" => value.as_array().is_none_or(|all| all.len() <= size(rule).unwrap()),
        "minLength" => {
            value.as_str().is_none_or(|text| text.chars().count() >= size(rule).unwrap())
        }
        "maxLength" => {
            value.as_str().is_none_or(|text| text.chars().count() <= size(rule).unwrap())
        }
        "minimum" => value.as_i64() >= wanted.as_i64(),
        "maximum" => value.as_i64() <= wanted.as_i64(),
        "pattern" => true,
        other => panic!("the test does not know {other}"),
    })
}

#[test]
fn base_and_heroes_are_valid() {
    let schema = schema();
    for (file, text) in FILES.iter().filter(|(file, _)| *file != "deck.json") {
        let module: Value = serde_json::from_str(text).unwrap();
        assert!(valid(&schema, &schema, &module), "{file}");
    }
}

#[test]
fn what_would_be_noted_is_not_valid() {
    let schema = schema();
    let with = |action: Value| json!({"v": 1, "id": "m", "actions": [action]});
    let valid = |action: Value| valid(&schema, &schema, &with(action));
    assert!(valid(json!({"id": "a", "kind": "play", "cond": {"k": "my_turn"}})));
    assert!(valid(json!({"id": "a", "kind": "play", "cond": {"k": "hole"}})));
    assert!(valid(
        json!({"id": "a", "kind": "play", "do": [{"k": "shuffle", "region": {"k": "me"}}]})
    ));
    assert!(!valid(json!({"id": "a", "kind": "play", "cond": {"k": "me"}})));
    assert!(!valid(json!({"id": "a", "kind": "play", "cond": {"k": "never"}})));
    assert!(!valid(json!({"id": "a", "kind": "sometimes"})));
    assert!(!valid(json!({"id": "a", "kind": "play", "do": [{"k": "set", "id": 3}]})));
}

#[test]
fn every_kind_has_its_schema() {
    let schema = schema();
    for row in Table::built_in().rows.iter() {
        let known = schema["$defs"].get(format!("node.{}", row.k)).is_some();
        assert_eq!(known, !row.implied, "{}", row.k);
    }
}
