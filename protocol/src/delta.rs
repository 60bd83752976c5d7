//! How a document changed: what is sent instead of the whole.
//!
//! A delta says what to do with the value that the receiver has:
//! - `[v]`: the value is now `v`;
//! - an object, for an object: each field named changes by the delta given for it; `[]` takes it away;
//! - an object, for a list: each place named changes by the delta given for it. With the one field `"*"` the list is
//!   made anew from items: `3` is the old item at place 3, `"2-5"` the old items from place 2 to 5, `[v]` is `v`,
//!   and `{"4": delta}` the old item at place 4, changed.
//!
//! [`between`] works on texts, because servers make millions of deltas and need no tree for it.

use serde_json::{Map, Value};

/// The delta that makes `new` out of `old`, both JSON without blanks; nothing if they are the same.
pub fn between(old: &str, new: &str) -> Option<String> {
    (old != new).then(|| change(old, new))
}

/// The delta for two values that differ, as short as this way of writing it gets.
fn change(old: &str, new: &str) -> String {
    let replaced = || format!("[{new}]");
    let inside = match (old.as_bytes().first(), new.as_bytes().first()) {
        (Some(b'{'), Some(b'{')) => object(old, new),
        (Some(b'['), Some(b'[')) => list(old, new),
        _ => None,
    };
    inside.filter(|inside| inside.len() < new.len() + 2).unwrap_or_else(replaced)
}

fn object(old: &str, new: &str) -> Option<String> {
    let (old, new) = (fields(old)?, fields(new)?);
    let mut out = String::from("{");
    for (key, _) in &old {
        if !new.iter().any(|(other, _)| other == key) {
            push(&mut out, key, "[]");
        }
    }
    for (place, (key, value)) in new.iter().enumerate() {
        // The same types write the same fields in the same order, so the place is nearly always right.
        let same_place = old.get(place).filter(|(other, _)| other == key);
        match same_place.or_else(|| old.iter().find(|(other, _)| other == key)) {
            Some((_, before)) if before == value => {}
            Some((_, before)) => push(&mut out, key, &change(before, value)),
            None => push(&mut out, key, &format!("[{value}]")),
        }
    }
    out.push('}');
    Some(out)
}

fn push(out: &mut String, quoted_key: &str, delta: &str) {
    if out.len() > 1 {
        out.push(',');
    }
    out.push_str(quoted_key);
    out.push(':');
    out.push_str(delta);
}

fn list(old: &str, new: &str) -> Option<String> {
    let (old, new) = (items(old)?, items(new)?);
    let anew = made_anew(&old, &new);
    if old.len() != new.len() {
        return Some(anew);
    }
    let mut out = String::from("{");
    for (place, (before, after)) in old.iter().zip(&new).enumerate() {
        if before != after {
            push(&mut out, &format!("\"{place}\""), &change(before, after));
        }
    }
    out.push('}');
    Some(if out.len() <= anew.len() { out } else { anew })
}

/// How far ahead an old item is looked for; lists of actions and cards keep their order.
const LOOK: usize = 64;

/// The whole list as a list of items.
fn made_anew(old: &[&str], new: &[&str]) -> String {
    let mut out = Items { text: String::from("{\"*\":["), run: None };
    let mut next = 0;
    // New items that have found no old one yet, to be paired with the old ones that are skipped.
    let mut waiting: Vec<&str> = Vec::new();
    for item in new {
        let ahead = old.iter().skip(next).take(LOOK).position(|before| before == item);
        match ahead {
            Some(skipped) => {
                out.changed(&old[next..next + skipped], next, &waiting);
                waiting.clear();
                out.kept(next + skipped);
                next += skipped + 1;
            }
            None => waiting.push(item),
        }
    }
    out.changed(&old[next.min(old.len())..], next, &waiting);
    out.end_run();
    out.text.push_str("]}");
    out.text
}

struct Items {
    text: String,
    /// The first and last place of old items that follow each other.
    run: Option<(usize, usize)>,
}

impl Items {
    fn item(&mut self, text: &str) {
        if !self.text.ends_with('[') {
            self.text.push(',');
        }
        self.text.push_str(text);
    }

    fn kept(&mut self, place: usize) {
        match &mut self.run {
            Some((_, last)) if *last + 1 == place => *last = place,
            _ => {
                self.end_run();
                self.run = Some((place, place));
            }
        }
    }

    fn end_run(&mut self) {
        match self.run.take() {
            Some((first, last)) if first == last => self.item(&first.to_string()),
            Some((first, last)) => self.item(&format!("\"{first}-{last}\"")),
            None => {}
        }
    }

    /// New items where old ones were: each is the change of the old one in its place, or itself.
    fn changed(&mut self, old: &[&str], from: usize, new: &[&str]) {
        if new.is_empty() {
            return;
        }
        self.end_run();
        for (place, item) in new.iter().enumerate() {
            let whole = format!("[{item}]");
            let change = old.get(place).map(|before| {
                let delta = change(before, item);
                format!("{{\"{}\":{delta}}}", from + place)
            });
            match change {
                Some(change) if change.len() < whole.len() => self.item(&change),
                _ => self.item(&whole),
            }
        }
    }
}

/// The fields of an object: keys with their quotes, and values.
fn fields(object: &str) -> Option<Vec<(&str, &str)>> {
    let inside = object.strip_prefix('{')?.strip_suffix('}')?;
    let mut found = Vec::new();
    let mut at = 0;
    while at < inside.len() {
        let key = value_end(inside, at)?;
        let value = value_end(inside, key + 1)?;
        found.push((&inside[at..key], &inside[key + 1..value]));
        at = value + 1;
    }
    Some(found)
}

/// The items of a list.
fn items(list: &str) -> Option<Vec<&str>> {
    let inside = list.strip_prefix('[')?.strip_suffix(']')?;
    let mut found = Vec::new();
    let mut at = 0;
    while at < inside.len() {
        let end = value_end(inside, at)?;
        found.push(&inside[at..end]);
        at = end + 1;
    }
    Some(found)
}

/// Where the value that begins at `from` ends; nothing if the text is no JSON.
fn value_end(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut depth = 0usize;
    let mut at = from;
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                at = string_end(bytes, at)?;
                if depth == 0 {
                    return Some(at);
                }
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            b',' | b':' if depth == 0 => return Some(at),
            _ => {}
        }
        at += 1;
    }
    (depth == 0 && at > from).then_some(at)
}

/// Just behind the closing quote.
fn string_end(bytes: &[u8], quote: usize) -> Option<usize> {
    let mut at = quote + 1;
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// A delta that does not fit the document.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("the delta does not fit the document")]
pub struct DoesNotFit;

/// Changes a document as a delta says; after an error the document is worth nothing and must be asked for again.
pub fn apply(document: &mut Value, delta: &Value) -> Result<(), DoesNotFit> {
    match delta {
        Value::Array(now) => match now.as_slice() {
            [value] => *document = value.clone(),
            _ => return Err(DoesNotFit),
        },
        Value::Object(changes) => match document {
            Value::Object(fields) => apply_to_fields(fields, changes)?,
            Value::Array(items) => match changes.get("*") {
                Some(script) => *items = follow(std::mem::take(items), script)?,
                None => {
                    for (place, delta) in changes {
                        let place: usize = place.parse().map_err(|_| DoesNotFit)?;
                        apply(items.get_mut(place).ok_or(DoesNotFit)?, delta)?;
                    }
                }
            },
            _ => return Err(DoesNotFit),
        },
        _ => return Err(DoesNotFit),
    }
    Ok(())
}

fn apply_to_fields(
    fields: &mut Map<String, Value>,
    changes: &Map<String, Value>,
) -> Result<(), DoesNotFit> {
    for (key, delta) in changes {
        if delta.as_array().is_some_and(Vec::is_empty) {
            fields.remove(key);
        } else {
            apply(fields.entry(key.as_str()).or_insert(Value::Null), delta)?;
        }
    }
    Ok(())
}

/// The list that a script makes out of the old one.
fn follow(old: Vec<Value>, script: &Value) -> Result<Vec<Value>, DoesNotFit> {
    let at = |place: usize| old.get(place).cloned().ok_or(DoesNotFit);
    let number = |text: &str| text.parse::<usize>().map_err(|_| DoesNotFit);
    let mut new = Vec::new();
    for item in script.as_array().ok_or(DoesNotFit)? {
        match item {
            Value::Number(place) => {
                let place = place.as_u64().and_then(|place| usize::try_from(place).ok());
                new.push(at(place.ok_or(DoesNotFit)?)?);
            }
            Value::String(run) => {
                let (first, last) = run.split_once('-').ok_or(DoesNotFit)?;
                let run = old.get(number(first)?..=number(last)?).ok_or(DoesNotFit)?;
                new.extend_from_slice(run);
            }
            Value::Array(value) => match value.as_slice() {
                [value] => new.push(value.clone()),
                _ => return Err(DoesNotFit),
            },
            Value::Object(change) => {
                for (place, delta) in change {
                    let mut item = at(number(place)?)?;
                    apply(&mut item, delta)?;
                    new.push(item);
                }
            }
            _ => return Err(DoesNotFit),
        }
    }
    Ok(new)
}

/// The checksum by which a client knows that it has the same document as the server: the CRC-32 of the document as JSON
/// with sorted keys and without blanks, as eight hex digits.
pub fn checksum(document: &Value) -> String {
    let mut crc = crc32fast::Hasher::new();
    sorted(document, &mut |text| crc.update(text.as_bytes()));
    format!("{:08x}", crc.finalize())
}

/// Writes a value with sorted keys, whatever order a map keeps.
fn sorted(value: &Value, write: &mut impl FnMut(&str)) {
    match value {
        Value::Object(fields) => {
            let mut keys: Vec<&String> = fields.keys().collect();
            keys.sort();
            for (number, key) in keys.into_iter().enumerate() {
                write(if number == 0 { "{" } else { "," });
                write(&Value::from(key.as_str()).to_string());
                write(":");
                sorted(&fields[key], write);
            }
            write(if fields.is_empty() { "{}" } else { "}" });
        }
        Value::Array(items) => {
            write("[");
            for (number, item) in items.iter().enumerate() {
                if number > 0 {
                    write(",");
                }
                sorted(item, write);
            }
            write("]");
        }
        plain => write(&plain.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn check(old: Value, new: Value) -> String {
        let delta = between(&old.to_string(), &new.to_string());
        let Some(delta) = delta else {
            assert_eq!(old, new);
            return String::new();
        };
        let mut document = old.clone();
        let parsed: Value = serde_json::from_str(&delta).unwrap();
        apply(&mut document, &parsed).unwrap();
        assert_eq!(document, new, "{old} by {delta}");
        delta
    }

    #[test]
    fn what_stays_is_not_said() {
        assert_eq!(check(json!({"a": 1, "b": [1, 2]}), json!({"a": 1, "b": [1, 2]})), "");
        assert_eq!(
            check(
                json!({"a": {"coins": 1, "name": "a long name that need not go over the wire"}}),
                json!({"a": {"coins": 2, "name": "a long name that need not go over the wire"}})
            ),
            r#"{"a":{"coins":[2]}}"#
        );
    }

    #[test]
    fn fields_come_and_go() {
        check(json!({"a": 1}), json!({"b": 2}));
        check(json!({"a": null, "long": "x".repeat(99)}), json!({"a": [], "long": "x".repeat(99)}));
        check(json!({"a": []}), json!({"a": {}}));
        check(json!([]), json!([[]]));
        check(json!(1), json!("1"));
    }

    #[test]
    fn lists_keep_their_items() {
        let long = |n: u8| json!({"action": {"take": n}, "quote": [{"code": "cost", "figures": {"n": n}}]});
        let old: Vec<Value> = (0..10).map(long).collect();
        let mut new = old.clone();
        new.remove(3);
        assert_eq!(check(json!(old), json!(new)), r#"{"*":["0-2","4-9"]}"#);
        new.insert(5, long(77));
        check(json!(old), json!(new));
        new[0]["quote"][0]["figures"]["n"] = json!(9);
        check(json!(old), json!(new));
        new.reverse();
        check(json!(old), json!(new));
        check(json!(new), json!([]));
        check(json!([]), json!(new));
    }

    #[test]
    fn texts_may_hold_what_looks_like_json() {
        let old = json!({"say": "}],\"{[:\\", "\"k\\\"": ["\\", "é", "中"], "n": -1.5});
        let new = json!({"say": "}],\"{[:\\\\", "\"k\\\"": ["\\", "é!", "中"], "n": true});
        check(old, new);
    }

    /// A small generator of values; the seed makes them repeat.
    fn any(luck: &mut u64, depth: u8) -> Value {
        let mut draw = |n: u64| {
            *luck = luck
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (*luck >> 33) % n
        };
        match draw(if depth == 0 { 4 } else { 7 }) {
            0 => Value::Null,
            1 => json!(draw(4)),
            2 => json!(["", "a", "\"", "long enough to matter in a delta"][draw(4) as usize]),
            3 => json!(draw(2) == 0),
            4 | 5 => (0..draw(6)).map(|_| any(luck, depth - 1)).collect(),
            _ => {
                let keys = ["a", "b", "c", "\"*\""];
                let n = draw(4);
                (0..n)
                    .map(|k| (keys[k as usize].to_owned(), any(luck, depth - 1)))
                    .collect::<Map<_, _>>()
                    .into()
            }
        }
    }

    #[test]
    fn any_value_can_become_any_other() {
        let mut luck = 7;
        for _ in 0..20_000 {
            let (old, new) = (any(&mut luck, 4), any(&mut luck, 4));
            check(old, new);
        }
    }

    #[test]
    fn nonsense_is_refused_and_never_panics() {
        let mut luck = 11;
        for _ in 0..20_000 {
            let (mut document, delta) = (any(&mut luck, 3), any(&mut luck, 3));
            let _ = apply(&mut document, &delta);
            let (old, new) = (document.to_string(), delta.to_string());
            let cut =
                &old[..(0..=old.len() / 2).rev().find(|&at| old.is_char_boundary(at)).unwrap()];
            let _ = between(cut, &new);
        }
        let mut list = json!([1, 2]);
        for wrong in
            [r#"{"9":[1]}"#, r#"{"*":["1-7"]}"#, r#"{"*":["2-1"]}"#, r#"{"*":[5]}"#, "3", "[1,2]"]
        {
            let delta = serde_json::from_str(wrong).unwrap();
            let fits = apply(&mut list.clone(), &delta);
            assert!(fits.is_err() || wrong.contains("2-1"), "{wrong}");
        }
        apply(&mut list, &json!({"*": []})).unwrap();
        assert_eq!(list, json!([]));
    }

    #[test]
    fn the_checksum_is_that_of_sorted_json() {
        // As Python says: zlib.crc32(json.dumps(v, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode())
        assert_eq!(checksum(&json!({"b": [1, {}], "a": "中\n\"\u{1f}"})), "e6b07185");
    }
}
