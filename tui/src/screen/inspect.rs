//! One thing on the table in full sentences.

use super::{Picture, framed, scrolled};
use crate::wrap::wrap;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

pub(super) fn draw(
    picture: &Picture<'_>,
    page: usize,
    scroll: usize,
    area: Rect,
    buffer: &mut Buffer,
) {
    let seen = picture.seen;
    let pages = picture.table.pages(seen);
    let Some(shown) = pages.get(page).or(pages.first()) else {
        return;
    };
    let title = format!("{} ({}/{})", shown.title, page + 1, pages.len());
    let inner = framed(&title, area, buffer);
    let lines = shown.lines.iter().flat_map(|line| {
        let columns = usize::from(inner.width).saturating_sub(4);
        let indent = line.len() - line.trim_start().len();
        let lines = wrap(line.trim_start(), columns.saturating_sub(indent)).into_iter().enumerate();
        // What a line goes on with stands further in than where it began.
        lines.map(move |(row, line)| {
            let further = if row > 0 { 3 } else { 0 };
            Line::from(format!("{}{line}", " ".repeat(indent + further)))
        })
    });
    let lines: Vec<Line<'static>> = lines.collect();
    scrolled(&lines, scroll, &seen.get("tui-more"), inner, buffer);
}
