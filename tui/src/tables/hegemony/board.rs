//! Where everything of Hegemony goes: the players in turn order, what is going on, and one's own generals and hand.

use super::below;
use super::choice;
use super::draft;
use super::glyph::{bold, dim, reversed};
use super::keys::Keys;
use super::seats;
use crate::tables::{Pointed, Spot};
use boards::Seen;
use boards::hegemony::position::{Position, bare};
use hegemony::ids::{Kind, Slot};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

/// The rows below the players: so many at least, and so many at most that are of use.
const BELOW: (u16, u16) = (5, 14);

pub(super) fn heights(players: u16) -> Vec<u16> {
    (players + BELOW.0..=2 * players + 1 + BELOW.1).collect()
}

/// What drawing needs at hand.
pub(super) struct Board<'a> {
    pub(super) seen: Seen<'a>,
    pub(super) position: &'a Position<'a>,
    pub(super) pointed: Pointed<'a>,
    pub(super) keys: Keys,
}

/// How a thing is pointed at.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Mark {
    /// The cursor is on it, or it was pointed at on the way here.
    Chosen,
    /// Its key does something now.
    Open,
    None,
}

impl Mark {
    pub(super) fn key_style(self) -> Style {
        match self {
            Mark::Chosen => bold().patch(reversed()),
            Mark::Open => bold().add_modifier(Modifier::UNDERLINED),
            Mark::None => dim(),
        }
    }
}

impl Board<'_> {
    pub(super) fn mark(&self, id: &str) -> Mark {
        let is = |spot: &Spot| spot.id == id;
        if self.pointed.cursor.is_some_and(is) || self.pointed.path.iter().any(is) {
            Mark::Chosen
        } else if self.pointed.legal.iter().any(is) {
            Mark::Open
        } else {
            Mark::None
        }
    }

    /// Whether a thing is among the picks of a choice that is not complete yet.
    pub(super) fn is_picked(&self, id: &str) -> bool {
        let picked = self.seen.scene.asked.iter().flat_map(|asked| &asked.picked);
        let mut paths = picked.map(|pick| choice::path(self.position, &self.keys, pick));
        paths.any(|path| path.first().is_some_and(|spot| spot.id == id))
    }

    /// The key of a thing that can be pointed at now, or has been.
    pub(super) fn open_key(&self, id: &str) -> Option<char> {
        match self.mark(id) {
            Mark::None => None,
            Mark::Chosen | Mark::Open => self.keys.spot(id).map(|spot| spot.key),
        }
    }

    /// Where a piece of equipment goes.
    pub(super) fn slot(&self, card: &str) -> Option<Slot> {
        let kind: Kind = bare(&self.position.kind(card)?).parse().ok()?;
        kind.slot()
    }
}

pub(super) fn draw(board: &Board<'_>, area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return;
    }
    if board.position.is_choosing() {
        return draft::draw(board, area, buffer);
    }
    let (columns, rows) = (usize::from(area.width), usize::from(area.height));
    let players = board.position.view.players.len();
    let wanted = below::lines(board, columns, rows).len();
    // What the hand and the rest do not need goes to the players: second rows, then what the columns are.
    let free = rows.saturating_sub(wanted);
    let long = seats::lines(board, columns, true);
    let is_long = long.iter().map(Vec::len).sum::<usize>() <= free;
    let seats = if is_long { long } else { seats::lines(board, columns, false) };
    let mut lines: Vec<Line<'static>> = seats.into_iter().flatten().collect();
    if lines.len() < free {
        lines.insert(0, seats::head(board, columns));
    }
    let left = rows.saturating_sub(lines.len().max(players));
    lines.extend(below::lines(board, columns, left));
    lines.extend(below::skill_texts(board, columns, rows.saturating_sub(lines.len())));
    for (row, line) in lines.iter().enumerate() {
        put(buffer, area, row as u16, line);
    }
}

pub(super) fn put(buffer: &mut Buffer, area: Rect, row: u16, line: &Line<'_>) {
    if row < area.height {
        buffer.set_line(area.x, area.y + row, line, area.width);
    }
}
