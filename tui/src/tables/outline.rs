//! The table of a game that has none of its own yet: the view as an indented outline.

use super::{Pointed, TableScreen};
use boards::outline::lines;
use boards::{Board, Scene, Seen};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Stylize;
use ratatui::text::Line;
use serde_json::Value;

pub(crate) struct Outline;

impl TableScreen for Outline {
    fn headline(&self, seen: Seen<'_>, _: usize) -> Line<'static> {
        Line::from(boards::outline::Outline.summary(seen))
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
}
