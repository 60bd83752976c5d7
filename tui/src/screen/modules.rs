//! What players have brought to a table, to be read.

use super::{bold, framed, scrolled};
use crate::ui::Ui;
use crate::wrap::wrap;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use texts::Texts;

pub(super) fn draw(texts: &Texts, ui: &Ui, scroll: usize, area: Rect, buffer: &mut Buffer) {
    let inner = framed(&texts.get("tui-modules-title"), area, buffer);
    let columns = usize::from(inner.width);
    let mut lines: Vec<Line<'static>> = Vec::new();
    for line in &ui.modules {
        let words = line.trim_start();
        let indent = " ".repeat(line.len() - words.len());
        // A name stands out, and what is said of it stands further in.
        let style = if indent.is_empty() { bold() } else { Style::new() };
        let wrapped = wrap(words, columns.saturating_sub(indent.len()));
        lines.extend(wrapped.iter().map(|row| Line::styled(format!("{indent}{row}"), style)));
    }
    scrolled(&lines, scroll, &texts.get("tui-more"), inner, buffer);
}
