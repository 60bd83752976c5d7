//! The screen on which a new table is set up: a row for everything that can be chosen.

use super::{bold, dim, small};
use crate::ascii::Charset;
use crate::setup::{Asking, Row};
use crate::wrap::{cut, width, wrap};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use std::mem::discriminant;

/// The widest that a row of words runs, for the sake of the eye.
const WIDEST: u16 = 100;
/// The widest label.
const LABEL: usize = 28;
/// The rows for what is said about a row, and the most that the command line may take.
const ABOUT: u16 = 2;
const COMMAND: usize = 4;

pub(super) fn draw(asking: &Asking, area: Rect, buffer: &mut Buffer) {
    let spoken = asking.spoken();
    if super::is_small(area.as_size()) {
        return small::draw(spoken.texts, None, area, buffer);
    }
    let title = Line::from(spoken.texts.get("tui-setup-title"));
    super::head(&spoken.game(), title, None, Rect { height: 1, ..area }, buffer);

    if let Some(modules) = asking.modules() {
        let words = cut(&modules, usize::from(area.width).saturating_sub(3));
        put(Rect { y: area.y + 1, height: 1, ..area }, Line::from(format!("  {words}")), buffer);
    }
    let columns = area.width.min(WIDEST);
    let mut command = wrap(&asking.command(), usize::from(area.width).saturating_sub(6));
    command.truncate(COMMAND);
    // What is said with a line above it, the command with a space and a heading above it, the keys.
    let below = 1 + ABOUT + 2 + command.len() as u16 + 1;
    // With all seats there can be, so that nothing moves when some are added.
    let wanted = lines(&spoken.form.all_rows()).len() as u16 + 1;
    let height = wanted.min(area.height - 2 - below);
    rows(asking, Rect { x: area.x, y: area.y + 2, width: columns, height }, buffer);

    let rule = area.y + 2 + height;
    let line = |row: u16| Rect { x: area.x, y: rule + row, width: area.width, height: 1 };
    put(line(0), Line::styled("─".repeat(area.width.into()), dim()), buffer);
    let (about, style) = match asking.notice() {
        Some(notice) => (Some(notice), Style::new().fg(Color::LightRed)),
        None => (spoken.about(asking.cursor()), Style::new()),
    };
    let about = wrap(&about.unwrap_or_default(), usize::from(columns).saturating_sub(4));
    for (row, words) in about.iter().take(ABOUT.into()).enumerate() {
        put(line(1 + row as u16), Line::styled(format!("  {words}"), style), buffer);
    }
    let heading = spoken.texts.get("tui-setup-command");
    put(line(2 + ABOUT), Line::styled(format!("  {heading}"), dim()), buffer);
    for (row, words) in command.iter().enumerate() {
        put(line(3 + ABOUT + row as u16), Line::from(format!("    {words}")), buffer);
    }
    let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
    put(foot, Line::styled(format!(" {}", keys(asking)), dim()), buffer);
}

fn put(area: Rect, line: Line<'_>, buffer: &mut Buffer) {
    buffer.set_line(area.x, area.y, &line, area.width);
}

fn keys(asking: &Asking) -> String {
    let spoken = asking.spoken();
    let naming = spoken.form.name(asking.cursor()).is_some();
    let words = spoken.texts.get(if naming { "tui-keys-setup-name" } else { "tui-keys-setup" });
    match asking.charset() {
        Charset::Unicode => words,
        // There is no other language to switch to.
        Charset::Ascii => words.replace("  L 中文", ""),
    }
}

/// The rows, with space between the kinds of them.
fn lines(rows: &[Row]) -> Vec<Option<Row>> {
    let alike = |one: &Row, other: &Row| discriminant(one) == discriminant(other);
    let kinds: Vec<Vec<Option<Row>>> =
        rows.chunk_by(alike).map(|rows| rows.iter().copied().map(Some).collect()).collect();
    kinds.join(&None)
}

/// The rows, without the space between them where there is no room for it, and the cursor always in sight.
fn rows(asking: &Asking, area: Rect, buffer: &mut Buffer) {
    let mut lines = lines(&asking.spoken().form.rows());
    let room = usize::from(area.height);
    if lines.len() > room {
        lines.retain(Option::is_some);
    }
    let cursor = lines.iter().position(|row| *row == Some(asking.cursor())).unwrap_or(0);
    let first = cursor.saturating_sub(room / 2).min(lines.len().saturating_sub(room));
    for (at, row) in lines.iter().skip(first).take(room).enumerate() {
        if let Some(row) = *row {
            let area = Rect { y: area.y + at as u16, height: 1, ..area };
            put(area, line(asking, row, area.width.into()), buffer);
        }
    }
    let (above, below) = (first > 0, first + room < lines.len());
    for (there, sign, y) in [(above, "↑", area.y), (below, "↓", area.bottom().max(1) - 1)] {
        if there && area.width > 2 {
            buffer.set_string(area.right() - 2, y, sign, bold());
        }
    }
}

/// One row: what it is called, and what it can be with what it is in brackets.
fn line(asking: &Asking, row: Row, columns: usize) -> Line<'static> {
    let spoken = asking.spoken();
    let here = row == asking.cursor();
    let mark = if here { "▶ " } else { "  " };
    let strong = if here { bold() } else { Style::new() };
    let chosen = if here { bold().add_modifier(Modifier::REVERSED) } else { bold() };
    let mut spans = vec![Span::styled(mark, Style::new().fg(Color::LightRed))];
    if row == Row::Start {
        spans.push(Span::styled(format!("[ {} ]", spoken.label(row)), chosen));
        return spans.into();
    }
    let labels = spoken.form.rows().into_iter().filter(|row| *row != Row::Start);
    let room = labels.map(|row| width(&spoken.label(row))).max().unwrap_or(0).min(LABEL);
    let label = cut(&spoken.label(row), room);
    let pad = " ".repeat(room - width(&label) + 2);
    spans.push(Span::styled(format!("{label}{pad}"), strong));

    let name = name(asking, row, here);
    let used: usize = spans.iter().chain(&name).map(Span::width).sum();
    let room = columns.saturating_sub(used + 1);
    let values = spoken.values(row);
    let side_by_side: usize = values.iter().map(|value| width(value) + 2).sum();
    if side_by_side <= room {
        let held = spoken.form.chosen(row);
        spans.extend(values.iter().enumerate().map(|(place, value)| match place {
            place if place == held => Span::styled(format!("[{value}]"), chosen),
            _ => Span::styled(format!(" {value} "), dim()),
        }));
    } else {
        let value = cut(&spoken.chosen(row), room.saturating_sub(6));
        spans.push(Span::styled(format!("◂ [{value}] ▸"), chosen));
    }
    spans.extend(name);
    spans.into()
}

/// The name of a person, where one is typed or can be.
fn name(asking: &Asking, row: Row, here: bool) -> Vec<Span<'static>> {
    let spoken = asking.spoken();
    let (Row::Seat(seat), Some(name)) = (row, spoken.form.name(row)) else {
        return Vec::new();
    };
    let heading = spoken.texts.get("tui-setup-name");
    let mut spans = vec![Span::styled(format!("  {heading} "), dim())];
    if !name.is_empty() {
        spans.push(Span::styled(name.to_owned(), bold()));
    }
    if here {
        spans.push(Span::styled(" ", Style::new().add_modifier(Modifier::REVERSED)));
    }
    if name.is_empty() {
        spans.push(Span::styled(format!("({})", spoken.called(seat)), dim()));
    }
    spans
}
