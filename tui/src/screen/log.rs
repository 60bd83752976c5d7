//! What has happened, newest at the bottom.

use super::{Picture, bold, dim, framed};
use crate::log::What;
use crate::wrap::wrap;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Widget};

/// Draws the log beside the table, or over it in a frame.
pub(super) fn draw(picture: &Picture<'_>, area: Rect, over: bool, buffer: &mut Buffer) {
    let seen = picture.seen;
    let title = match picture.ui.search.as_str() {
        "" => seen.get("tui-log"),
        search => seen.say("tui-log-search", &[("search", texts::clean(search).into())]),
    };
    let inner = if over {
        framed(&title, area, buffer)
    } else {
        let title = Line::styled(format!(" {title} "), bold());
        let block = Block::new().borders(Borders::LEFT | Borders::TOP).title(title);
        let block = block.border_style(dim());
        let inner = block.inner(area);
        block.render(area, buffer);
        Rect { x: inner.x + 1, width: inner.width.saturating_sub(1), ..inner }
    };
    let lines = lines(picture, usize::from(inner.width));
    let room = usize::from(inner.height);
    let most = lines.len().saturating_sub(room);
    let from = most.saturating_sub(picture.ui.scroll);
    for (row, line) in lines.iter().skip(from).take(room).enumerate() {
        buffer.set_line(inner.x, inner.y + row as u16, line, inner.width);
    }
}

fn lines(picture: &Picture<'_>, columns: usize) -> Vec<Line<'static>> {
    let seen = picture.seen;
    let search = picture.ui.search.to_lowercase();
    let mut lines = Vec::new();
    for entry in picture.log.entries() {
        let words = entry.words(seen.speaker);
        if words.is_empty() || !words.to_lowercase().contains(&search) {
            continue;
        }
        let chapter = match &entry.what {
            What::Event(event) => picture.table.opens_chapter(event),
            What::Undone => true,
            What::Said(_) => false,
        };
        let style = match (entry.undone, chapter) {
            (true, _) => dim().add_modifier(Modifier::CROSSED_OUT),
            (false, true) => bold(),
            (false, false) => Style::new(),
        };
        // What was taken back is told by a sign too, not only by how it looks.
        let sign = match (entry.undone, chapter) {
            (true, _) => "×",
            (false, true) => "▸",
            (false, false) => " ",
        };
        for (row, line) in wrap(&words, columns.saturating_sub(2)).into_iter().enumerate() {
            let sign = if row == 0 { sign } else { " " };
            lines.push(Line::styled(format!("{sign} {line}"), style));
        }
    }
    lines
}
