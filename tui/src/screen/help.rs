//! The page of keys, signs and rules.

use super::{Picture, bold, framed, scrolled};
use crate::wrap::wrap;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

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
    // Each line of the message is a key, two spaces or more, and what it does.
    let figures = [
        ("pass", picture.table.has_pass().into()),
        ("examples", picture.table.examples(seen).into()),
    ];
    for line in seen.say("tui-help-keys", &figures).lines() {
        let line = match line.split_once("  ") {
            Some((key, does)) => {
                let pad = " ".repeat(12usize.saturating_sub(crate::wrap::width(key)));
                let does = format!("{pad}{}", does.trim_start());
                Line::from(vec![Span::styled(key.to_owned(), bold()), Span::raw(does)])
            }
            None => Line::from(line.to_owned()),
        };
        lines.push(line);
    }
    if picture.ui.in_room {
        let words = seen.get("tui-help-room");
        let wrapped = words.lines().flat_map(|line| wrap(line, columns)).map(Line::from);
        lines.extend(wrapped);
    }
    scrolled(&lines, scroll, &seen.get("tui-more"), inner, buffer);
}
