//! The wonders to choose from while they are drafted: cost and effects of each.

use super::board::{Board, Mark, put};
use super::faces;
use super::glyph::{WONDER, bold, dim};
use super::keys;
use crate::wrap::wrap;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// The rows of a wonder: its name and cost, and two for what it does.
const ROWS: u16 = 3;

pub(super) fn draw(board: &Board<'_>, area: Rect, buffer: &mut Buffer) {
    let offer = &board.position.view.offer;
    // With room to spare, a row is left free between them.
    let pitch = if area.height >= (ROWS + 1) * 4 { ROWS + 1 } else { ROWS };
    let top = area.y + u16::from(area.height > pitch * 4);
    for (at, wonder) in offer.iter().enumerate() {
        let y = top + at as u16 * pitch;
        let cell = Rect { x: area.x + 1, y, width: area.width.saturating_sub(2), height: ROWS };
        let cell = cell.intersection(area);
        if cell.is_empty() {
            return;
        }
        let spot = keys::first_spot(board.position, wonder);
        let mark = board.mark(spot.as_ref());
        let mut line = Line::default();
        match &spot {
            Some(spot) if board.position.seated => line.push_span(board.key(spot)),
            _ => line.push_span(Span::raw(WONDER)),
        }
        line.push_span(Span::raw(" "));
        line.push_span(Span::styled(board.name(wonder, 99), bold()));
        let Some(entry) = board.position.entry(wonder) else {
            put(buffer, cell, 0, &line);
            continue;
        };
        if let Some(cost) = entry.cost() {
            let cost = faces::cost(board.seen, cost);
            line.push_span(Span::styled(format!("  {cost}"), dim()));
        }
        put(buffer, cell, 0, &line);
        let room = usize::from(cell.width).saturating_sub(2);
        for (row, words) in wrap(&faces::does(board.seen, &entry), room).into_iter().enumerate() {
            put(buffer, cell, 1 + row as u16, &Line::from(format!("  {words}")));
        }
        if mark == Mark::Chosen {
            buffer.set_style(cell, Style::new().add_modifier(Modifier::REVERSED));
        }
    }
}
