//! The table of a game that has none of its own yet: the view as an indented outline.

use super::{Page, Pointed, TableScreen};
use crate::scene::{Scene, Seen};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Stylize;
use ratatui::text::Line;
use serde_json::Value;
use texts::{Speaker, clean};

pub(crate) struct Outline;

impl TableScreen for Outline {
    fn headline(&self, seen: Seen<'_>, _: usize) -> Line<'static> {
        let awaited = seen.scene.awaited.iter();
        let names: Vec<_> = awaited.map(|seat| seen.speaker.name(seat.index())).collect();
        Line::from(names.join(", "))
    }

    fn heights(&self, scene: &Scene, _: u16) -> Vec<u16> {
        let rows = Value::as_object(&scene.view).map_or(4, |fields| fields.len() * 3);
        let rows = u16::try_from(rows).unwrap_or(u16::MAX).min(200);
        (4..=rows.max(8)).collect()
    }

    fn draw(&self, seen: Seen<'_>, _: Pointed<'_>, area: Rect, buffer: &mut Buffer) {
        let lines = lines(&seen.scene.view, seen.speaker, usize::from(area.width));
        let shown = usize::from(area.height);
        for (row, line) in lines.iter().take(shown).enumerate() {
            let last = row + 1 == shown && lines.len() > shown;
            let line = if last { Line::from("…").dim() } else { Line::from(line.clone()) };
            buffer.set_line(area.x, area.y + row as u16, &line, area.width);
        }
    }

    fn pages(&self, seen: Seen<'_>) -> Vec<Page> {
        vec![Page {
            title: seen.get("tui-outline"),
            lines: lines(&seen.scene.view, seen.speaker, usize::MAX),
            spots: Vec::new(),
        }]
    }
}

/// The view, a line for each field; what fits on one line stays there.
pub(crate) fn lines(view: &Value, speaker: Speaker<'_>, width: usize) -> Vec<String> {
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
    let fits = crate::wrap::width(&short) <= width;
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
