//! The structure of an age: rows of cards, each half over those before it.

use super::board::{Board, Mark, put};
use super::faces;
use super::glyph::{affordable, bold, dim, ink, sign, uncovered};
use super::keys;
use crate::wrap::{cut, width};
use duel::view::PlaceView;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use std::collections::BTreeSet;

/// Where the cards of each age lie, in halves of a card's width, and in how many rows, so that nothing moves when the
/// outermost are gone.
const EXTENT: [(u16, u16, u16); 3] = [(0, 12, 5), (0, 12, 5), (2, 10, 7)];
/// The rows of a card with a frame.
const FRAMED: u16 = 5;

/// How cards are laid.
struct Layout {
    area: Rect,
    /// Where the leftmost half would begin that there can be.
    left: i32,
    /// Half a card's width.
    half: u16,
    /// Rows from one row of cards to the next.
    pitch: u16,
    framed: bool,
}

pub(super) fn draw(board: &Board<'_>, area: Rect, framed: bool, buffer: &mut Buffer) {
    let layout = layout(board, area, framed);
    let uncovers = uncovers(board);
    let mut places: Vec<_> = board.position.places().collect();
    // What lies on top is drawn last.
    places.sort_by_key(|(_, place)| place.row);
    for (at, place) in places {
        let cell = layout.cell(place);
        if cell.is_empty() {
            continue;
        }
        let card = Card { board, place, freed: uncovers.contains(&at) };
        if layout.framed {
            card.framed(cell, layout.pitch, buffer);
        } else {
            card.flat(cell, buffer);
        }
    }
}

/// The places that would be free if what is pointed at were gone.
fn uncovers(board: &Board<'_>) -> BTreeSet<u8> {
    let spots = board.pointed.path.iter().chain(board.pointed.cursor);
    let places = spots.filter_map(|spot| board.position.place_of(&spot.id));
    places.flat_map(|place| place.uncovers.iter().copied()).collect()
}

fn layout(board: &Board<'_>, area: Rect, framed: bool) -> Layout {
    let view = &board.position.view;
    let age = usize::from(view.age.clamp(1, 3)) - 1;
    let (mut from, mut to, mut rows) = EXTENT[age];
    for (_, place) in board.position.places() {
        from = from.min(u16::from(place.x).saturating_sub(1));
        to = to.max(u16::from(place.x) + 1);
        rows = rows.max(u16::from(place.row) + 1);
    }
    let half = (area.width / (to - from)).clamp(2, 8);
    let pitch = if framed {
        (area.height.saturating_sub(FRAMED) / (rows - 1).max(1)).clamp(3, 4)
    } else {
        (area.height / rows).clamp(1, 2)
    };
    let spare = area.width.saturating_sub((to - from) * half);
    let left = i32::from(area.x + spare / 2) - i32::from(from * half);
    // A free row above them, if there is one to spare.
    let tall = if framed { pitch * (rows - 1) + FRAMED } else { pitch * rows };
    let gap = u16::from(area.height > tall);
    let area = Rect { y: area.y + gap, height: area.height - gap, ..area };
    Layout { area, left, half, pitch, framed }
}

impl Layout {
    fn cell(&self, place: &PlaceView<String>) -> Rect {
        let from = self.left + i32::from(self.half) * (i32::from(place.x) - 1);
        let x = u16::try_from(from).unwrap_or(self.area.x);
        let y = self.area.y + u16::from(place.row) * self.pitch;
        let height = if self.framed { FRAMED } else { self.pitch };
        Rect { x, y, width: 2 * self.half, height }.intersection(self.area)
    }
}

/// A card to be drawn.
struct Card<'a> {
    board: &'a Board<'a>,
    place: &'a PlaceView<String>,
    /// Whether it would be free if what is pointed at were gone.
    freed: bool,
}

impl Card<'_> {
    /// In two rows without a frame: name, then key, effect and price.
    fn flat(&self, cell: Rect, buffer: &mut Buffer) {
        let room = usize::from(cell.width).saturating_sub(1);
        match &self.place.card {
            Some(card) => {
                let mut first = Line::from(Span::styled(self.sign(card), self.ink(card)));
                let name = self.board.name(card, room.saturating_sub(1));
                first.push_span(Span::styled(name, self.style(card)));
                put(buffer, cell, 0, &first);
                put(buffer, cell, 1, &self.terms(card, room));
            }
            None => {
                for row in 0..cell.height {
                    put(buffer, cell, row, &self.back(room, row == 0));
                }
            }
        }
        self.finish(Rect { width: room as u16, ..cell }, cell, buffer);
    }

    /// With a frame: name, effect, price, each on its own row. Rows beyond the pitch are seen of open cards only.
    fn framed(&self, cell: Rect, pitch: u16, buffer: &mut Buffer) {
        let room = usize::from(cell.width).saturating_sub(2);
        let inner = Rect { x: cell.x + 1, width: room as u16, ..cell };
        let border = match &self.place.card {
            Some(card) => self.ink(card),
            None => self.back_style(),
        };
        let side = |left: &str, fill: &str, right: &str| {
            Line::styled(format!("{left}{}{right}", fill.repeat(room)), border)
        };
        put(buffer, cell, 0, &side("╭", "─", "╮"));
        for row in 1..cell.height {
            put(buffer, cell, row, &side("│", " ", "│"));
        }
        put(buffer, cell, FRAMED - 1, &side("╰", "─", "╯"));
        match &self.place.card {
            Some(card) => {
                let sign = Span::styled(self.sign(card), self.ink(card));
                buffer.set_span(inner.right().saturating_sub(1), inner.y, &sign, 1);
                if let Some(spot) = keys::card_spot(self.board.position, card) {
                    self.put_key(&spot, inner.x, inner.y, buffer);
                }
                let name = self.board.name(card, room);
                put(buffer, inner, 1, &Line::styled(name, self.style(card)));
                let entry = self.board.position.entry(card);
                let brief = entry.as_ref().map(|entry| faces::brief(self.board.seen, entry));
                let brief = cut(&brief.unwrap_or_default(), room);
                put(buffer, inner, 2, &Line::styled(brief, self.text()));
                if self.place.open {
                    let mut price = self.price();
                    price.content = faces::coined(self.board.seen, &price.content).into();
                    put(buffer, inner, 3, &right_aligned(price, room));
                } else if let Some(cost) = entry.as_ref().and_then(|entry| entry.cost())
                    && pitch > 3
                {
                    let cost = cut(&faces::cost_in_short(self.board.seen, cost), room);
                    put(buffer, inner, 3, &right_aligned(Span::styled(cost, dim()), room));
                }
            }
            None => {
                for row in 1..FRAMED - 1 {
                    put(buffer, inner, row, &self.back(room, row == 1));
                }
            }
        }
        self.finish(cell, cell, buffer);
    }

    /// The key, with room around it if there is no other way to tell it from a frame.
    fn put_key(&self, spot: &crate::tables::Spot, x: u16, y: u16, buffer: &mut Buffer) {
        if self.has_key() {
            buffer.set_span(x, y, &self.board.key(spot), 1);
        }
    }

    /// Marks what is chosen, and what would come to light.
    fn finish(&self, body: Rect, cell: Rect, buffer: &mut Buffer) {
        let spot =
            self.place.card.as_ref().and_then(|card| keys::card_spot(self.board.position, card));
        if spot.is_some() && self.board.mark(spot.as_ref()) == Mark::Chosen {
            buffer.set_style(body, Style::new().add_modifier(Modifier::REVERSED));
        }
        if self.freed && cell.width > 1 {
            let mark = Span::styled("↑", uncovered());
            buffer.set_span(cell.right() - 1, cell.y, &mark, 1);
        }
    }

    /// Key, effect and price in one row.
    fn terms(&self, card: &str, room: usize) -> Line<'static> {
        let price = if self.place.open { self.price() } else { Span::raw("") };
        let spot = keys::card_spot(self.board.position, card).filter(|_| self.has_key());
        let mut line = Line::from(match spot {
            Some(spot) => self.board.key(&spot),
            None => Span::raw(" "),
        });
        let entry = self.board.position.entry(card);
        let brief = entry.map(|entry| faces::brief(self.board.seen, &entry)).unwrap_or_default();
        // The gap after the key is given up before anything of the effect is.
        let free = room.saturating_sub(1 + price.width());
        let gap = if width(&brief) < free { " " } else { "" };
        let brief = cut(&brief, free.saturating_sub(gap.len()));
        line.push_span(Span::styled(format!("{gap}{brief}"), self.text()));
        let pad = room.saturating_sub(line.width() + price.width());
        line.push_span(Span::raw(" ".repeat(pad)));
        line.push_span(price);
        line
    }

    /// Whether keys are of use: cards are taken now, by somebody who looks on.
    fn has_key(&self) -> bool {
        let position = self.board.position;
        self.place.open && position.is_turn() && position.seated
    }

    fn price(&self) -> Span<'static> {
        let prices = self.place.prices.as_ref();
        let Some(price) = prices.map(|prices| prices[self.board.position.me]) else {
            return Span::raw("");
        };
        let style = if price.affordable { affordable() } else { dim() };
        Span::styled(faces::price(&price), style)
    }

    fn sign(&self, card: &str) -> &'static str {
        let entry = self.board.position.entry(card);
        entry.and_then(|entry| entry.color()).map_or("·", sign)
    }

    fn ink(&self, card: &str) -> Style {
        let entry = self.board.position.entry(card);
        let ink = entry.and_then(|entry| entry.color()).map_or(Style::new(), ink);
        if self.place.open { ink.add_modifier(Modifier::BOLD) } else { ink.patch(dim()) }
    }

    fn style(&self, card: &str) -> Style {
        if self.freed { uncovered() } else { self.ink(card) }
    }

    fn text(&self) -> Style {
        if self.place.open { Style::new() } else { dim() }
    }

    fn back_style(&self) -> Style {
        if self.freed { uncovered() } else { dim() }
    }

    /// A row of the back of a card; guilds are told by their sign.
    fn back(&self, room: usize, is_first: bool) -> Line<'static> {
        let mut back = vec!['▒'; room];
        let label: &str = match (is_first, self.place.guild, self.freed) {
            (true, true, true) => " ★? ",
            (true, true, false) => " ★ ",
            (true, false, true) => " ? ",
            _ => "",
        };
        let from = room.saturating_sub(label.chars().count()) / 2;
        back.splice(from..(from + label.chars().count()).min(room), label.chars());
        let line = Line::styled(back.into_iter().collect::<String>(), self.back_style());
        if self.freed { line.patch_style(bold()) } else { line }
    }
}

fn right_aligned(span: Span<'static>, room: usize) -> Line<'static> {
    let pad = " ".repeat(room.saturating_sub(span.width()));
    Line::from(vec![Span::raw(pad), span])
}
