//! Files that somebody could send: any bytes, and the real modules with bytes or nodes changed.

use crate::common::Dice;
use bombcat::data::FILES;
use bombcat::lang::Table;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::LazyLock;

/// The base set, the heroes, what else comes with the game, and the examples of the manuals.
static SOURCES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let files = FILES.iter().filter(|(name, _)| *name != "deck.json");
    let mut sources: Vec<Value> =
        files.filter_map(|(_, text)| serde_json::from_str(text).ok()).collect();
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    for name in ["bombcat.md", "bombcat-language.md"] {
        let text = std::fs::read_to_string(docs.join(name)).unwrap_or_default();
        let blocks = text.split("```json").skip(1).filter_map(|rest| rest.split("```").next());
        sources.extend(blocks.filter_map(|block| serde_json::from_str(block).ok()));
    }
    sources
});

/// What JSON is made of.
const SOUP: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\"",
    "\"k\":",
    "\"do\":",
    "\"actions\":",
    "\"id\":",
    "null",
    "true",
    "-1",
    "1e999",
    "65536",
    "99999999999999999999",
    "\\u0000",
    "\\ud800",
    "\u{feff}",
    "\u{202e}",
    " ",
    "\"hole\"",
    "\"move\"",
    "\"costs\":",
    "\"cards\":",
];

/// A file for a seed.
pub(crate) fn file(seed: u64) -> Vec<u8> {
    let dice = &mut Dice::new(seed);
    match dice.below(8) {
        0 => (0..dice.below(600)).map(|_| dice.next() as u8).collect(),
        1 => (0..dice.below(300)).flat_map(|_| SOUP[dice.below(SOUP.len())].bytes()).collect(),
        2 | 3 => bytes_changed(dice),
        _ => {
            let mut value = source(dice).clone();
            for _ in 0..1 + dice.below(12) {
                change(dice, &mut value);
            }
            serde_json::to_vec(&value).unwrap_or_default()
        }
    }
}

fn source(dice: &mut Dice) -> &'static Value {
    &SOURCES[dice.below(SOURCES.len())]
}

/// A real file with bytes changed, left out, or taken from elsewhere.
fn bytes_changed(dice: &mut Dice) -> Vec<u8> {
    let mut bytes = serde_json::to_vec(source(dice)).unwrap_or_default();
    for _ in 0..1 + dice.below(6) {
        let at = dice.below(bytes.len());
        let end = (at + dice.below(40)).min(bytes.len());
        match dice.below(4) {
            0 if at < bytes.len() => bytes[at] = dice.next() as u8,
            1 => drop(bytes.drain(at..end)),
            2 => {
                let other = serde_json::to_vec(source(dice)).unwrap_or_default();
                let from = dice.below(other.len());
                let part = other[from..(from + dice.below(200)).min(other.len())].to_vec();
                drop(bytes.splice(at..end, part));
            }
            _ => {
                let digit = |byte: &u8| byte.is_ascii_digit();
                let digits = bytes.iter().skip(at).position(digit);
                if let Some(place) = digits {
                    bytes[at + place] = b'0' + dice.below(10) as u8;
                }
            }
        }
    }
    bytes
}

/// Some part of a value.
fn part<'v>(dice: &mut Dice, value: &'v Value) -> &'v Value {
    let deeper = dice.below(6) > 0;
    match value {
        Value::Array(entries) if deeper && !entries.is_empty() => {
            let at = dice.below(entries.len());
            part(dice, &entries[at])
        }
        Value::Object(object) if deeper && !object.is_empty() => {
            let at = dice.below(object.len());
            object.values().nth(at).map_or(value, |inner| part(dice, inner))
        }
        _ => value,
    }
}

/// Changes something somewhere.
fn change(dice: &mut Dice, value: &mut Value) {
    let deeper = dice.below(8) > 0;
    match value {
        Value::Array(entries) if deeper && !entries.is_empty() => {
            let at = dice.below(entries.len());
            return change(dice, &mut entries[at]);
        }
        Value::Object(object) if deeper && !object.is_empty() => {
            let at = dice.below(object.len());
            if let Some(inner) = object.values_mut().nth(at) {
                return change(dice, inner);
            }
        }
        _ => {}
    }
    let table = Table::built_in();
    match (dice.below(8), &mut *value) {
        // What stands elsewhere, here or in another module.
        (0..=2, _) => {
            let from = source(dice);
            *value = part(dice, from).clone();
        }
        (3, Value::Array(entries)) => {
            let all = entries.clone();
            for _ in 0..dice.below(6) {
                entries.extend(all.iter().take(200).cloned());
            }
        }
        (4, Value::Array(entries)) => entries.reverse(),
        (3 | 4, Value::Object(object)) => {
            let keys: Vec<String> = object.keys().cloned().collect();
            if let Some(key) = keys.get(dice.below(keys.len())) {
                let lost = object.remove(key).unwrap_or_default();
                if dice.below(2) == 0 {
                    let row = &table.rows[dice.below(table.rows.len())];
                    let name = row.fields.first().map_or("x", |field| &field.name);
                    object.insert(name.to_owned(), lost);
                }
            }
        }
        (5, _) => {
            // Deeper and deeper.
            for _ in 0..1 + dice.below(30) {
                *value = json!({"k": "not", "a": value.take(), "do": []});
            }
        }
        (6, _) => *value = json!(dice.next() as i64 >> dice.below(64)),
        _ => *value = json!({"k": table.rows[dice.below(table.rows.len())].k}),
    }
}
