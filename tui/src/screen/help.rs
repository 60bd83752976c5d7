//! The page of keys, signs and rules.

use super::{Picture, bold, framed, scrolled};
use crate::tables;
use crate::wrap::{width, wrap};
use boards::Seen;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// How wide the column of keys is, and that of commands.
const KEYS: usize = 12;
const COMMANDS: usize = 24;

pub(super) fn draw(picture: &Picture<'_>, scroll: usize, area: Rect, buffer: &mut Buffer) {
    let seen = picture.seen;
    let figures = [("game", seen.speaker.game().into())];
    let inner = framed(&seen.say("tui-help-title", &figures), area, buffer);
    let columns = usize::from(inner.width);
    let mut lines: Vec<Line<'static>> = Vec::new();
    for line in picture.table.signs(seen).into_iter().chain(picture.table.help(seen)) {
        lines.extend(wrap(&line, columns).into_iter().map(Line::from));
    }
    if !lines.is_empty() {
        lines.push(Line::default());
    }
    let figures = [
        ("pass", picture.table.has_pass().into()),
        ("examples", picture.table.examples(seen).into()),
    ];
    lines.extend(keyed(&seen.say("tui-help-keys", &figures), KEYS, columns));
    if picture.ui.standing.has_modules && !picture.ui.in_room {
        lines.extend(keyed(&seen.get("tui-help-modules"), KEYS, columns));
    }
    if picture.ui.in_room {
        lines.push(Line::default());
        lines.extend(keyed(&seen.get("tui-help-room"), COMMANDS, columns));
    }
    scrolled(&lines, scroll, &seen.get("tui-more"), inner, buffer);
}

/// The same before a match: the keys there, what can be typed, and the rules to read while waiting.
pub(super) fn in_lobby(seen: Seen<'_>, scroll: usize, area: Rect, buffer: &mut Buffer) {
    let inner = framed(&seen.get("tui-help-lobby-title"), area, buffer);
    let columns = usize::from(inner.width);
    let mut lines = keyed(&seen.get("tui-help-lobby"), COMMANDS, columns);
    lines.extend(keyed(&seen.get("tui-help-room"), COMMANDS, columns));
    lines.push(Line::default());
    for line in tables::of(&seen.scene.game).help(seen) {
        lines.extend(wrap(&line, columns).into_iter().map(Line::from));
    }
    scrolled(&lines, scroll, &seen.get("tui-more"), inner, buffer);
}

/// Lines of a key, two spaces or more, and what it does, in two columns.
fn keyed(words: &str, pad: usize, columns: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for line in words.lines() {
        let Some((key, does)) = line.split_once("  ") else {
            lines.extend(wrap(line, columns).into_iter().map(Line::from));
            continue;
        };
        let indent = pad.max(width(key) + 1);
        let does = wrap(does.trim_start(), columns.saturating_sub(indent));
        for (row, does) in does.into_iter().enumerate() {
            let key = if row == 0 { key } else { "" };
            let gap = " ".repeat(indent - width(key));
            let key = Span::styled(key.to_owned(), bold());
            lines.push(Line::from(vec![key, Span::raw(format!("{gap}{does}"))]));
        }
    }
    lines
}
