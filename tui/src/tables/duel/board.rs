//! Where everything of Seven Wonders Duel goes: the track and the tokens above, the cards below, a city at each side
//! or both beside the cards.

use super::city;
use super::draft;
use super::faces;
use super::glyph::{alarm, bold, dim};
use super::structure;
use super::track;
use crate::tables::{Pointed, Spot};
use crate::wrap::{fit, width};
use boards::Seen;
use boards::duel::position::Position;
use boards::duel::status::{STATUS, WARNING, status, warnings};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};

/// The fewest rows that show everything, and the most that are of use.
const ROWS: (u16, u16) = (16, 28);
/// From this height on there is a frame around each card.
const ROOMY: u16 = 25;
/// The width of a city beside the cards, and where there is more room.
const CITY: (u16, u16) = (20, 26);
/// From this width on each city has a side of its own.
const TWO_SIDES: u16 = 60 + 2 * CITY.1;

pub(super) fn heights() -> Vec<u16> {
    (ROWS.0..=ROWS.1).collect()
}

/// What drawing needs at hand.
pub(super) struct Board<'a> {
    pub(super) seen: Seen<'a>,
    pub(super) position: &'a Position<'a>,
    pub(super) pointed: Pointed<'a>,
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

impl Board<'_> {
    pub(super) fn mark(&self, spot: Option<&Spot>) -> Mark {
        let is = |other: &Spot| Some(&other.id) == spot.map(|spot| &spot.id);
        if self.pointed.cursor.is_some_and(is) || self.pointed.path.iter().any(is) {
            Mark::Chosen
        } else if self.pointed.legal.iter().any(is) {
            Mark::Open
        } else {
            Mark::None
        }
    }

    /// A key, as it is marked.
    pub(super) fn key(&self, spot: &Spot) -> Span<'static> {
        let style = match self.mark(Some(spot)) {
            Mark::Chosen => bold(),
            Mark::Open => bold().add_modifier(Modifier::UNDERLINED),
            Mark::None => dim(),
        };
        Span::styled(spot.key.to_string(), style)
    }

    pub(super) fn name(&self, card: &str, room: usize) -> String {
        faces::name(self.seen, card, room)
    }
}

pub(super) fn draw(board: &Board<'_>, area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return;
    }
    let two_sides = area.width >= TWO_SIDES;
    let side = if area.width >= 60 + CITY.1 { CITY.1 } else { CITY.0 };
    let right =
        Rect { x: area.right() - side.min(area.width), width: side.min(area.width), ..area };
    let mut middle = Rect { width: area.width - right.width, ..area };
    if two_sides {
        let left = Rect { width: side, ..area };
        middle = Rect { x: left.right(), width: middle.width - side, ..middle };
        city::draw(board, 0, left, buffer);
        city::draw(board, 1, behind_a_rule(right, buffer), buffer);
        behind_a_rule(middle, buffer);
        middle = Rect { x: middle.x + 1, width: middle.width - 1, ..middle };
    } else {
        let inner = behind_a_rule(right, buffer);
        let half = inner.height / 2;
        city::draw(board, 0, Rect { height: half, ..inner }, buffer);
        let below = Rect { y: inner.y + half, height: inner.height - half, ..inner };
        city::draw(board, 1, below, buffer);
    }
    put(buffer, middle, 0, &track::line(board, middle.width));
    put(buffer, middle, 1, &track::tokens(board, middle.width));
    let below = (middle.y + 2).min(middle.bottom());
    let cards = Rect { y: below, height: middle.bottom() - below, ..middle };
    if board.position.view.age == 0 {
        draft::draw(board, cards, buffer);
    } else if board.position.places().next().is_some() {
        structure::draw(board, cards, area.height >= ROOMY, buffer);
    } else {
        city::built(board, cards, buffer);
    }
}

/// A dim rule at the left, and the room behind it.
fn behind_a_rule(area: Rect, buffer: &mut Buffer) -> Rect {
    for row in 0..area.height {
        put(buffer, area, row, &Line::styled("│", dim()));
    }
    Rect { x: area.x + 1.min(area.width), width: area.width.saturating_sub(1), ..area }
}

/// The warnings for little room.
const ALARM: [&str; 2] = ["tui-duel-alarm-shields", "tui-duel-alarm-symbols"];

/// The first line of the screen; warnings in as many words as there is room for.
pub(super) fn headline(seen: Seen<'_>, position: &Position<'_>, room: usize) -> Line<'static> {
    let [long, short] = [STATUS, "tui-duel-status-brief"].map(|id| status(seen, position, id));
    let [warning, brief] = [WARNING, ALARM].map(|ids| warnings(seen, position, ids));
    if warning.is_empty() {
        return Line::from(fit(&long, room));
    }
    let fits = |status: &str, words: &str| width(status) + width(words) + 2 <= room;
    let (status, words) = if fits(&long, &warning) {
        (long, warning)
    } else if fits(&short, &warning) {
        (short, warning)
    } else if fits(&short, &brief) {
        (short, brief)
    } else {
        (String::new(), fit(&brief, room.saturating_sub(2)))
    };
    Line::from(vec![Span::raw(format!("{status} ")), Span::styled(format!(" {words}"), alarm())])
}

/// A line in a row of an area.
pub(super) fn put(buffer: &mut Buffer, area: Rect, row: u16, line: &Line<'_>) {
    if row < area.height {
        buffer.set_line(area.x, area.y + row, line, area.width);
    }
}
