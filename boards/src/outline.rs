//! The board of a game that has none of its own yet: the view as an indented outline.

use crate::{Board, Page, Seen, Signs};
use serde_json::Value;
use texts::{Speaker, clean};
use unicode_width::UnicodeWidthStr;

pub struct Outline;

impl Board for Outline {
    fn summary(&self, seen: Seen<'_>) -> String {
        let awaited = seen.scene.awaited.iter();
        let names: Vec<_> = awaited.map(|seat| seen.speaker.name(seat.index())).collect();
        names.join(", ")
    }

    fn pages(&self, seen: Seen<'_>, _: Signs<'_>) -> Vec<Page> {
        vec![Page {
            title: seen.get("board-outline"),
            lines: lines(&seen.scene.view, seen.speaker, usize::MAX),
            spots: Vec::new(),
        }]
    }
}

/// The view, a line for each field; what fits on one line stays there.
pub fn lines(view: &Value, speaker: Speaker<'_>, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    write(view, speaker, "", 0, width.max(20), &mut lines);
    lines
}

fn write(
    value: &Value,
    speaker: Speaker<'_>,
    label: &str,
    depth: usize,
    width: usize,
    lines: &mut Vec<String>,
) {
    let indent = "  ".repeat(depth);
    let head = match label {
        "" => indent,
        label => format!("{indent}{label}: "),
    };
    let short = format!("{head}{}", inline(value, speaker));
    let is_nested = match value {
        Value::Object(fields) => fields.values().any(is_container),
        Value::Array(items) => items.iter().any(is_container),
        _ => false,
    };
    let fits = short.width() <= width;
    if depth > 0 && fits && !is_nested || !is_container(value) {
        return lines.push(short);
    }
    if !label.is_empty() {
        lines.push(head.trim_end().to_owned());
    }
    let deeper = depth + usize::from(!label.is_empty());
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                write(field, speaker, &clean(name), deeper, width, lines);
            }
        }
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                write(item, speaker, &(at + 1).to_string(), deeper, width, lines);
            }
        }
        _ => {}
    }
}

fn is_container(value: &Value) -> bool {
    matches!(value, Value::Object(fields) if !fields.is_empty())
        || matches!(value, Value::Array(items) if !items.is_empty())
}

fn inline(value: &Value, speaker: Speaker<'_>) -> String {
    match value {
        Value::String(text) if text.starts_with('#') => speaker.card(text),
        Value::String(text) => clean(text),
        Value::Null => "-".into(),
        Value::Object(fields) if fields.is_empty() => "-".into(),
        Value::Array(items) if items.is_empty() => "-".into(),
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(|item| inline(item, speaker)).collect();
            items.join(", ")
        }
        Value::Object(fields) => {
            let fields = fields.iter();
            let fields: Vec<_> = fields
                .map(|(name, field)| format!("{} {}", clean(name), inline(field, speaker)))
                .collect();
            fields.join(", ")
        }
        other => other.to_string(),
    }
}
