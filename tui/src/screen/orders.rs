//! The list of standing orders, each with whether it is given.

use super::{Picture, bold, dim, framed};
use crate::wrap::wrap;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

pub(super) fn draw(picture: &Picture<'_>, cursor: usize, area: Rect, buffer: &mut Buffer) {
    let seen = picture.seen;
    let inner = framed(&seen.get("tui-room-orders-title"), area, buffer);
    let columns = usize::from(inner.width);
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (place, (given, words)) in picture.ui.orders.iter().enumerate() {
        let mark = if *given { "[x]" } else { "[ ]" };
        let mut style = if *given { bold() } else { Style::new() };
        if place == cursor {
            style = style.add_modifier(Modifier::REVERSED);
        }
        lines.push(Line::styled(format!("{} {mark} {words}", place + 1), style));
    }
    lines.push(Line::default());
    let about = wrap(&seen.get("tui-room-orders-about"), columns);
    lines.extend(about.into_iter().map(|line| Line::styled(line, dim())));
    for (row, line) in lines.iter().take(inner.height.into()).enumerate() {
        buffer.set_line(inner.x, inner.y + row as u16, line, inner.width);
    }
}
