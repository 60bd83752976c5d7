//! The lane of a player: a cell at each base with the minions and actions there, as many in a row as it takes.

use super::board::{Board, Mark, columns, put, total};
use super::faces::{self, mark};
use super::glyph::{USED, bold, dim};
use super::position::{Thing, thing_id};
use crate::wrap::width;
use boards::PICKED;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// The columns of a cell that its total takes, and where there is room for a gap behind it.
const TOTAL: (u16, u16) = (3, 4);
/// The fewest columns that a thing can be shown in, and those from which on it has a name.
const LEAST: usize = 4;
const NAMED: usize = 3;

/// How many rows each lane takes to show every thing in a row of its own; none where nothing lies.
pub(super) fn needs(board: &Board<'_>) -> Vec<u16> {
    let position = board.position;
    let cells = 0..position.view.bases.len();
    let most = |seat| cells.clone().map(|slot| position.lane(seat, slot).len() as u16).max();
    position.lanes().map(|seat| most(seat).unwrap_or(0)).collect()
}

/// How many rows each lane gets, in the order of the lanes: the same for all, as far as no other needs them more.
pub(super) fn rows(board: &Board<'_>, all: u16) -> Vec<u16> {
    let needs = needs(board);
    let count = needs.len().max(1) as u16;
    let mut rows: Vec<u16> =
        (0..count).map(|at| all / count + u16::from(at >= count - all % count)).collect();
    loop {
        let lacks = |&at: &usize| needs[at].saturating_sub(rows[at]);
        let spare = |&at: &usize| rows[at].saturating_sub(needs[at]);
        let poor = (0..needs.len()).max_by_key(lacks).filter(|at| lacks(at) > 0);
        let rich = (0..needs.len()).max_by_key(spare).filter(|at| spare(at) > 0);
        let (Some(poor), Some(rich)) = (poor, rich) else {
            return rows;
        };
        rows[poor] += 1;
        rows[rich] -= 1;
    }
}

pub(super) fn draw(board: &Board<'_>, seat: usize, area: Rect, buffer: &mut Buffer) {
    for (slot, column) in columns(board, area).enumerate() {
        let Some(base) = board.position.base(slot) else {
            continue;
        };
        let things = board.position.lane(seat, slot);
        if things.is_empty() && base.power.get(seat).is_none_or(|power| *power == 0) {
            put(buffer, column, 0, &Line::styled(" ·", dim()));
            continue;
        }
        put(buffer, column, 0, &Line::from(total(base, seat)));
        let shift = if column.width < 18 { TOTAL.0 } else { TOTAL.1 }.min(column.width);
        let cell = Rect { x: column.x + shift, width: column.width - shift, ..column };
        fill(board, &things, cell, buffer);
    }
}

/// Things in as few to a row as the rows allow; what finds no room is counted.
fn fill(board: &Board<'_>, things: &[&Thing<'_>], cell: Rect, buffer: &mut Buffer) {
    let (room, rows) = (usize::from(cell.width), usize::from(cell.height));
    if room == 0 || rows == 0 {
        return;
    }
    let most = (room / LEAST).max(1);
    let across = things.len().div_ceil(rows).clamp(1, most);
    let wide = room / across;
    let places = across * rows;
    let shown = if things.len() > places { places - 1 } else { things.len() };
    let keyed = things.iter().any(|thing| board.open_key(&thing_id(thing.id)).is_some());
    let place = |at: usize| Rect {
        x: cell.x + ((at % across) * wide) as u16,
        y: cell.y + (at / across) as u16,
        // A gap behind each but the last in a row.
        width: (if at % across + 1 < across { wide - 1 } else { room - (across - 1) * wide })
            as u16,
        height: 1,
    };
    for (at, thing) in things.iter().take(shown).enumerate() {
        let area = place(at);
        let id = thing_id(thing.id);
        put(buffer, area, 0, &item(board, thing, keyed, area.width.into()));
        if board.mark(&id) == Mark::Chosen || board.is_picked(&id) {
            buffer.set_style(area, Style::new().add_modifier(Modifier::REVERSED));
        }
    }
    if shown < things.len() {
        let more = format!("+{}", things.len() - shown);
        put(buffer, place(shown), 0, &Line::styled(more, dim()));
    }
}

/// A thing in so many columns: its key, power or sign, name and marks; the name gives way first.
fn item(board: &Board<'_>, thing: &Thing<'_>, keyed: bool, room: usize) -> Line<'static> {
    let id = thing_id(thing.id);
    let mut spans = Vec::new();
    if keyed {
        let key = board.open_key(&id).unwrap_or(' ');
        spans.push(Span::styled(key.to_string(), board.mark(&id).key_style()));
    }
    let head = match thing.power {
        Some(power) => power.to_string(),
        None => mark(board.position, thing.card),
    };
    let style =
        if thing.power.is_some() { Style::new().add_modifier(Modifier::BOLD) } else { dim() };
    if board.is_picked(&id) {
        spans.push(Span::styled(PICKED, bold()));
    }
    let marks = marks(thing);
    let used = spans.iter().map(Span::width).sum::<usize>() + width(&head);
    let left = room.saturating_sub(used);
    spans.push(Span::styled(head, style));
    let gap = usize::from(thing.power.is_some());
    let for_name = left.saturating_sub(gap + width(&marks));
    if for_name >= NAMED {
        let name = faces::name(board.seen, thing.card, for_name);
        spans.push(Span::raw(" ".repeat(gap)));
        let style = if thing.power.is_some() { Style::new() } else { dim() };
        spans.push(Span::styled(name, style));
    }
    if width(&marks) <= left {
        spans.push(Span::styled(marks, Style::new().add_modifier(Modifier::BOLD)));
    } else if left > 0 {
        spans.push(Span::styled("…", dim()));
    }
    Line::from(spans)
}

/// Counters, power of this turn, a used talent.
fn marks(thing: &Thing<'_>) -> String {
    let mut marks = String::new();
    if thing.counters > 0 {
        marks.push_str(&format!("+{}", thing.counters));
    }
    if thing.boost != 0 {
        let arrow = if thing.boost > 0 { "↑" } else { "↓" };
        marks.push_str(&format!("{arrow}{}", thing.boost.unsigned_abs()));
    }
    if thing.used {
        marks.push_str(USED);
    }
    marks
}
