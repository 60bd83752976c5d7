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
use std::fmt::Write as _;

/// The delta that makes `new` out of `old`, both JSON without blanks; nothing if they are the same.
pub fn between(old: &str, new: &str) -> Option<String> {
    if old == new {
        return None;
    }
    let mut out = String::new();
    change(old, new, &mut out);
    Some(out)
}

/// Writes the delta for two values that differ, as short as this way of writing it gets.
fn change(old: &str, new: &str, out: &mut String) {
    let from = out.len();
    let mut pair = Pair { old, new, same: (0, 0, 0) };
    if pair.value(0, 0, out).is_none() {
        out.truncate(from);
        replace(new, out);
    }
}

fn replace(new: &str, out: &mut String) {
    out.push('[');
    out.push_str(new);
    out.push(']');
}

/// Two texts that are read side by side. Most of both is the same, and that is found by comparing many bytes at once;
/// only one of the texts is then read to know where its values end.
struct Pair<'a> {
    old: &'a str,
    new: &'a str,
    /// From which places on the texts are the same, and for how long.
    same: (usize, usize, usize),
}

/// Places just behind a value, in both texts.
type Ends = (usize, usize);

impl<'a> Pair<'a> {
    /// Writes the delta for two values that differ and begin here; nothing if the texts are no JSON.
    fn value(&mut self, at: usize, new_at: usize, out: &mut String) -> Option<Ends> {
        let from = out.len();
        let begin = (self.old.as_bytes().get(at)?, self.new.as_bytes().get(new_at)?);
        let inside = match begin {
            (b'{', b'{') => Some(self.object(at, new_at, out)?),
            (b'[', b'[') => Some(self.list(at, new_at, out)?),
            _ => None,
        };
        let (end, new_end) = match inside {
            Some(ends) => ends,
            None => (value_end(self.old.as_bytes(), at)?, value_end(self.new.as_bytes(), new_at)?),
        };
        let value = &self.new[new_at..new_end];
        if inside.is_none() || out.len() - from >= value.len() + 2 {
            out.truncate(from);
            replace(value, out);
        }
        Some((end, new_end))
    }

    /// Just behind two values that are the same; nothing if they differ.
    fn skip(&mut self, at: usize, new_at: usize) -> Option<Ends> {
        let (since, new_since, length) = self.same;
        let known = at >= since && at - since <= length && new_at == new_since + (at - since);
        if !known {
            let (old, new) = (self.old.as_bytes(), self.new.as_bytes());
            self.same = (at, new_at, agreement(old.get(at..)?, new.get(new_at..)?));
        }
        let (since, _, length) = self.same;
        let end = value_end(&self.old.as_bytes()[..since + length], at)?;
        let new_end = new_at + (end - at);
        // A number may go on in one of the texts.
        let ends = |text: &str, at: usize| {
            matches!(text.as_bytes().get(at), None | Some(b',' | b'}' | b']'))
        };
        (ends(self.old, end) && ends(self.new, new_end)).then_some((end, new_end))
    }

    fn object(&mut self, at: usize, new_at: usize, out: &mut String) -> Option<Ends> {
        let mut change = Fields { out, first: true };
        change.out.push('{');
        let (mut at, mut new_at) = (at + 1, new_at + 1);
        let ends = loop {
            // The same types write the same fields in the same order, so the keys are nearly always the same.
            let key = key(self.old, at).filter(|key| self.new[new_at..].starts_with(key));
            let Some(key) = key else { break self.other_fields(at, new_at, &mut change)? };
            let (value_at, new_value_at) = (at + key.len(), new_at + key.len());
            (at, new_at) = match self.skip(value_at, new_value_at) {
                Some(ends) => ends,
                None => {
                    change.key(key);
                    self.value(value_at, new_value_at, change.out)?
                }
            };
            let next = (self.old.as_bytes().get(at)?, self.new.as_bytes().get(new_at)?);
            match next {
                (b'}', b'}') => break (at + 1, new_at + 1),
                (b',' | b'}', b',' | b'}') => {
                    at += usize::from(*next.0 == b',');
                    new_at += usize::from(*next.1 == b',');
                }
                _ => return None,
            }
        };
        out.push('}');
        Some(ends)
    }

    /// The rest of two objects, from where their fields are not the same.
    fn other_fields(&mut self, at: usize, new_at: usize, change: &mut Fields<'_>) -> Option<Ends> {
        let ((old, end), (new, new_end)) = (fields(self.old, at)?, fields(self.new, new_at)?);
        for (key, _) in &old {
            if !new.iter().any(|(other, _)| other == key) {
                change.key(key);
                change.out.push_str("[]");
            }
        }
        for (key, value) in &new {
            match old.iter().find(|(other, _)| other == key) {
                Some((_, before)) if before == value => {}
                Some((_, before)) => {
                    change.key(key);
                    self::change(before, value, change.out);
                }
                None => {
                    change.key(key);
                    replace(value, change.out);
                }
            }
        }
        Some((end, new_end))
    }

    fn list(&mut self, at: usize, new_at: usize, out: &mut String) -> Option<Ends> {
        let (mut at, mut new_at) = (at + 1, new_at + 1);
        // Items at the front that stay need not be looked at.
        let mut head = 0;
        while let Some((end, new_end)) = self.skip(at, new_at)
            && self.old.as_bytes().get(end) == Some(&b',')
            && self.new.as_bytes().get(new_end) == Some(&b',')
        {
            (at, new_at) = (end + 1, new_end + 1);
            head += 1;
        }
        let ((old, end), (new, new_end)) = (items(self.old, at)?, items(self.new, new_at)?);
        let from = out.len();
        if old.len() != new.len() {
            made_anew(head, &old, &new, out);
            return Some((end, new_end));
        }
        in_place(head, &old, &new, out);
        if has_moved(&old, &new) {
            let length = out.len() - from;
            let mut anew = String::new();
            made_anew(head, &old, &new, &mut anew);
            if anew.len() < length {
                out.truncate(from);
                out.push_str(&anew);
            }
        }
        Some((end, new_end))
    }
}

/// How many bytes two texts begin with that are the same.
fn agreement(old: &[u8], new: &[u8]) -> usize {
    const STEP: usize = 32;
    let steps = old.chunks_exact(STEP).zip(new.chunks_exact(STEP));
    let same = steps.take_while(|(old, new)| old == new).count() * STEP;
    let rest = old[same..].iter().zip(&new[same..]);
    same + rest.take_while(|(old, new)| old == new).count()
}

/// The fields of an object that is being written.
struct Fields<'a> {
    out: &'a mut String,
    first: bool,
}

impl Fields<'_> {
    /// Goes on with a key, with its quotes and colon.
    fn key(&mut self, key: &str) {
        if !std::mem::take(&mut self.first) {
            self.out.push(',');
        }
        self.out.push_str(key);
    }
}

/// Writes what has changed in items behind so many others, each in its place.
fn in_place(head: usize, old: &[&str], new: &[&str], out: &mut String) {
    let mut change = Fields { out, first: true };
    change.out.push('{');
    for (place, (before, after)) in old.iter().zip(new).enumerate() {
        if before != after {
            change.key(&format!("\"{}\":", head + place));
            self::change(before, after, change.out);
        }
    }
    change.out.push('}');
}

/// How far ahead an old item is looked for; lists of actions and cards keep their order.
const LOOK: usize = 64;

/// Whether an item is now in another place, of two lists with the same length.
fn has_moved(old: &[&str], new: &[&str]) -> bool {
    let changed = new.iter().enumerate().filter(|(place, item)| old[*place] != **item);
    let mut changed = changed.skip_while(|(place, item)| {
        let near = old.iter().skip(place.saturating_sub(LOOK)).take(2 * LOOK);
        !near.into_iter().any(|before| before == *item)
    });
    changed.next().is_some()
}

/// Writes the whole list as a list of items: so many that stay, and these.
fn made_anew(head: usize, old: &[&str], new: &[&str], out: &mut String) {
    out.push_str("{\"*\":[");
    let mut items = Items { out, first: true, run: (head > 0).then(|| (0, head - 1)) };
    let mut next = 0;
    // New items that have found no old one yet, to be paired with the old ones that are skipped.
    let mut waiting: Vec<&str> = Vec::new();
    for item in new {
        let ahead = old.iter().skip(next).take(LOOK).position(|before| before == item);
        match ahead {
            Some(skipped) => {
                items.changed(&old[next..next + skipped], head + next, &waiting);
                waiting.clear();
                items.kept(head + next + skipped);
                next += skipped + 1;
            }
            None => waiting.push(item),
        }
    }
    items.changed(&old[next.min(old.len())..], head + next, &waiting);
    items.end_run();
    out.push_str("]}");
}

struct Items<'a> {
    out: &'a mut String,
    first: bool,
    /// The first and last place of old items that follow each other.
    run: Option<(usize, usize)>,
}

impl Items<'_> {
    fn next(&mut self) {
        if !std::mem::take(&mut self.first) {
            self.out.push(',');
        }
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
        let Some((first, last)) = self.run.take() else { return };
        self.next();
        // Writing into a string cannot fail.
        let _ = match first == last {
            true => write!(self.out, "{first}"),
            false => write!(self.out, "\"{first}-{last}\""),
        };
    }

    /// New items where old ones were: each is the change of the old one in its place, or itself.
    fn changed(&mut self, old: &[&str], from: usize, new: &[&str]) {
        if new.is_empty() {
            return;
        }
        self.end_run();
        for (place, item) in new.iter().enumerate() {
            self.next();
            let begin = self.out.len();
            if let Some(before) = old.get(place) {
                let _ = write!(self.out, "{{\"{}\":", from + place);
                change(before, item, self.out);
                self.out.push('}');
            }
            let length = self.out.len() - begin;
            if length == 0 || length >= item.len() + 2 {
                self.out.truncate(begin);
                replace(item, self.out);
            }
        }
    }
}

/// The key that begins here, with its quotes and colon; nothing where an object ends.
fn key(text: &str, at: usize) -> Option<&str> {
    let bytes = text.as_bytes();
    bytes.get(at).filter(|first| **first == b'"')?;
    let end = string_end(bytes, at)?;
    (bytes.get(end) == Some(&b':')).then(|| &text[at..=end])
}

/// The fields of an object from the one that begins here: keys as `key` gives them, and values; and just behind all.
fn fields(text: &str, mut at: usize) -> Option<(Vec<(&str, &str)>, usize)> {
    let mut found = Vec::new();
    while let Some(key) = key(text, at) {
        let value = at + key.len();
        let end = value_end(text.as_bytes(), value)?;
        found.push((key, &text[value..end]));
        at = end + usize::from(text.as_bytes().get(end) == Some(&b','));
    }
    (text.as_bytes().get(at) == Some(&b'}')).then_some((found, at + 1))
}

/// The items of a list from the one that begins here, and just behind all.
fn items(text: &str, mut at: usize) -> Option<(Vec<&str>, usize)> {
    let mut found = Vec::new();
    while text.as_bytes().get(at).is_some_and(|first| *first != b']') {
        let end = value_end(text.as_bytes(), at)?;
        found.push(&text[at..end]);
        at = end + usize::from(text.as_bytes().get(end) == Some(&b','));
    }
    (text.as_bytes().get(at) == Some(&b']')).then_some((found, at + 1))
}

/// Where the value that begins at `from` ends; nothing if the text is no JSON.
fn value_end(bytes: &[u8], from: usize) -> Option<usize> {
    match bytes.get(from)? {
        b'"' => string_end(bytes, from),
        b'{' | b'[' => inside_end(bytes, from),
        _ => {
            let mut rest = bytes[from..].iter();
            let length = rest.position(|byte| matches!(byte, b',' | b':' | b'}' | b']'));
            let end = length.map_or(bytes.len(), |length| from + length);
            (end > from).then_some(end)
        }
    }
}

/// Just behind the bracket that closes this one.
fn inside_end(bytes: &[u8], bracket: usize) -> Option<usize> {
    let mut depth = 0usize;
    let mut at = bracket;
    loop {
        match bytes.get(at)? {
            b'"' => {
                at = string_end(bytes, at)?;
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
        at += 1;
    }
}

/// Just behind the closing quote.
fn string_end(bytes: &[u8], quote: usize) -> Option<usize> {
    let mut at = quote + 1;
    loop {
        at += memchr::memchr2(b'"', b'\\', bytes.get(at..)?)?;
        if bytes[at] == b'"' {
            return Some(at + 1);
        }
        at += 2;
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
    fn values_that_begin_alike_are_told_apart() {
        check(json!({"a": 1, "b": 2}), json!({"a": 12, "b": 2}));
        check(json!({"a": 12}), json!({"a": 1}));
        check(json!([1, 12, 1]), json!([12, 1, 1]));
        // These letters share their first byte.
        check(json!({"a": "xé", "b": "é"}), json!({"a": "xè", "b": "é"}));
        check(json!(["中文", "é"]), json!(["中方", "é"]));
        check(json!({"a": {"b": [true]}, "c": 1}), json!({"a": {"b": [true, true]}, "d": 1}));
        check(json!({"a": 1, "c": 3}), json!({"a": 1, "b": 2, "c": 3}));
    }

    /// Changes something somewhere inside.
    fn touch(value: &mut Value, luck: &mut u64) {
        let place = any(luck, 0).to_string().len() % 4;
        match value {
            Value::Array(items) if !items.is_empty() => {
                let place = place % items.len();
                touch(&mut items[place], luck);
            }
            Value::Object(fields) if !fields.is_empty() => {
                let place = place % fields.len();
                fields.values_mut().nth(place).into_iter().for_each(|field| touch(field, luck));
            }
            other => *other = any(luck, 2),
        }
    }

    #[test]
    fn any_value_can_change_a_little() {
        let mut luck = 3;
        for _ in 0..20_000 {
            let old = any(&mut luck, 5);
            let mut new = old.clone();
            touch(&mut new, &mut luck);
            touch(&mut new, &mut luck);
            check(old, new);
        }
    }

    #[test]
    fn texts_that_are_no_json_are_replaced_and_never_panic() {
        let old = r#"{"é":["中",{"a":1}],"b":"\\é","c":{}}"#;
        for new in [r#"{"é":["方",{"a":2}],"b":"\\è","c":[]}"#, old, "", "{", r#"{"é"é"#, "[1,"]
        {
            for at in (0..=old.len()).filter(|at| old.is_char_boundary(*at)) {
                for (old, new) in [(&old[..at], new), (&old[at..], new), (new, &old[at..])] {
                    assert_eq!(between(old, new).is_none(), old == new, "{old} {new}");
                }
            }
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
