//! The list of what can be chosen, with its keys.

use super::{Picture, bold, dim};
use crate::menu::{Entry, grid};
use crate::wrap::{cut, width};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

pub(super) fn draw(picture: &Picture<'_>, area: Rect, buffer: &mut Buffer) {
    let entries = &picture.entries;
    if entries.is_empty() || area.is_empty() {
        return;
    }
    let grid = grid(entries, area.width, area.height);
    let columns = grid.columns;
    let rows = entries.len().div_ceil(columns);
    let room = usize::from(area.height);
    // The row of the cursor stays in sight.
    let cursor_row = picture.ui.cursor.unwrap_or(0) / columns;
    let first = match rows.checked_sub(room) {
        None | Some(0) => 0,
        Some(most) => cursor_row.saturating_sub(room / 2).min(most),
    };
    let column = grid.width as u16;
    for (place, entry) in entries.iter().enumerate() {
        let (row, across) = (place / columns, (place % columns) as u16);
        if row < first || row >= first + room {
            continue;
        }
        let cell = Rect {
            x: area.x + across * column,
            y: area.y + (row - first) as u16,
            width: column,
            height: 1,
        };
        let cell = cell.intersection(area);
        let selected = picture.ui.cursor == Some(place);
        buffer.set_line(cell.x, cell.y, &cell_line(entry, grid.short, cell.width), cell.width);
        if selected {
            let body = Rect { width: cell.width.saturating_sub(1), ..cell };
            buffer.set_style(body, Style::new().add_modifier(Modifier::REVERSED));
        }
    }
    if rows > room {
        let (above, below) = (first > 0, first + room < rows);
        let mark = match (above, below) {
            (true, true) => "↑↓",
            (true, false) => "↑",
            _ => "↓",
        };
        let x = area.right() - width(mark) as u16;
        buffer.set_line(x, area.bottom() - 1, &Line::styled(mark, bold()), 2);
    }
}

fn cell_line(entry: &Entry, short: bool, columns: u16) -> Line<'static> {
    let key = entry.key.unwrap_or(' ');
    let more = if entry.action().is_none() { "▸" } else { "" };
    let mut line = Line::from(vec![
        Span::raw(" "),
        Span::styled(key.to_string(), bold().add_modifier(Modifier::UNDERLINED)),
        Span::raw(" "),
    ]);
    let brief = if entry.brief.is_empty() { 0 } else { width(&entry.brief) + 1 };
    let rest = width(more) + brief + 4;
    let room = usize::from(columns).saturating_sub(rest);
    line.push_span(Span::raw(cut(entry.words(short), room)));
    line.push_span(Span::styled(more, bold()));
    if !entry.brief.is_empty() {
        line.push_span(Span::styled(format!(" {}", entry.brief), dim()));
    }
    line
}
