//! Where everything of Smash Up goes: the bases side by side, a lane for each player across them, and one's own hand
//! below.

use super::choice;
use super::draft;
use super::faces;
use super::glyph::{LEADS, alarm, bold, dim, ink};
use super::hand;
use super::keys::Keys;
use super::lane;
use super::position::{Base, Position, base_id};
use crate::tables::{Pointed, Spot};
use crate::wrap::{cut, width};
use boards::Seen;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use serde_json::Value;
use smashup::state::Phase;

/// The fewest rows that show everything, and the most that are of use, which grow with the players.
const ROWS: (u16, u16) = (15, 22);
/// The rows of a base above the lanes.
const HEAD: u16 = 2;

pub(super) fn heights(players: usize) -> Vec<u16> {
    (ROWS.0..=ROWS.1 + 3 * players as u16).collect()
}

/// How many rows the hand and what is said about cards have: where rows are short, no more than they need, and where
/// the lanes leave some, as many as they need.
fn below(board: &Board<'_>, area: Rect, heads: u16) -> u16 {
    let wanted = hand::lines(board, area.width.into(), area.height.into()).len() as u16;
    let least = match area.height {
        ..19 if board.position.view.players.len() > 3 => wanted.clamp(2, 4),
        ..19 => 4,
        19..25 => 5,
        _ => 7,
    };
    let free = area.height.saturating_sub(heads + lane::needs(board).iter().sum::<u16>());
    wanted.clamp(least, free.max(least))
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
            Mark::Chosen => bold().add_modifier(Modifier::REVERSED),
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
        paths.any(|path| path.last().is_some_and(|spot| spot.id == id))
    }

    /// The key of a thing that can be pointed at now, or has been.
    pub(super) fn open_key(&self, id: &str) -> Option<char> {
        match self.mark(id) {
            Mark::None => None,
            Mark::Chosen | Mark::Open => self.keys.spot(id).map(|spot| spot.key),
        }
    }
}

pub(super) fn draw(board: &Board<'_>, area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    if area.is_empty() {
        return;
    }
    if board.position.view.bases.is_empty() {
        return draft::draw(board, area, buffer);
    }
    let heads = HEAD + board.position.view.players.len() as u16;
    let below = below(board, area, heads);
    let rows = lane::rows(board, area.height.saturating_sub(heads + below));
    bases(board, area, buffer);
    let mut y = HEAD;
    for (seat, rows) in board.position.lanes().zip(rows) {
        let line = player(board, seat, area.width);
        put(buffer, area, y, &line);
        let across = Rect { y: area.y + y + 1, height: rows, ..area }.intersection(area);
        lane::draw(board, seat, across, buffer);
        y += 1 + rows;
    }
    let rest = Rect { y: area.y + y, height: area.height.saturating_sub(y), ..area };
    hand::draw(board, rest.intersection(area), buffer);
}

/// The columns of the bases, each with a gap behind it.
pub(super) fn columns(board: &Board<'_>, area: Rect) -> impl Iterator<Item = Rect> + use<> {
    let count = board.position.view.bases.len().max(1) as u16;
    let wide = area.width / count;
    (0..count).map(move |at| {
        let column = Rect { x: area.x + at * wide, width: wide.saturating_sub(1), ..area };
        column.intersection(area)
    })
}

fn bases(board: &Board<'_>, area: Rect, buffer: &mut Buffer) {
    for ((slot, base), column) in
        board.position.view.bases.iter().enumerate().zip(columns(board, area))
    {
        let id = base_id(slot);
        let mark = board.mark(&id);
        let room = usize::from(column.width);
        let name = faces::name(board.seen, base.card, room.saturating_sub(2));
        let scoring = board.position.view.scoring == Some(slot);
        let style = match (mark, scoring) {
            (Mark::Chosen, _) => bold().add_modifier(Modifier::REVERSED),
            (_, true) => alarm().add_modifier(Modifier::BOLD),
            _ => bold(),
        };
        let key = Span::styled((slot + 1).to_string(), mark.key_style());
        let line = Line::from(vec![key, Span::raw(" "), Span::styled(name, style)]);
        put(buffer, column, 0, &line);
        put(buffer, column, 1, &gauge(board, base, room));
    }
}

/// How full a base is, who has filled it, and what it brings.
fn gauge(board: &Board<'_>, base: &Base<'_>, room: usize) -> Line<'static> {
    let full = base.total >= base.breakpoint;
    let numbers = format!("{}/{}", base.total, base.breakpoint);
    let points = faces::points(board.position, base.card);
    let bar = room.saturating_sub(width(&numbers) + width(&points) + 2);
    let style = if full { alarm() } else { bold() };
    let mut spans = vec![Span::styled(numbers, style), Span::raw(" ")];
    let most = usize::from(base.total.max(base.breakpoint).max(1));
    let (mut sum, mut drawn) = (0, 0);
    for (seat, power) in base.power.iter().enumerate() {
        sum += usize::from(*power);
        let until = (sum * bar).div_euclid(most).min(bar);
        spans.push(Span::styled("█".repeat(until.saturating_sub(drawn)), ink(seat)));
        drawn = until.max(drawn);
    }
    spans.push(Span::styled("·".repeat(bar.saturating_sub(drawn)), dim()));
    spans.push(Span::styled(format!(" {points}"), Style::new()));
    Line::from(spans)
}

/// A player: name, points, factions, and the cards that are not in play.
pub(super) fn player(board: &Board<'_>, seat: usize, columns: u16) -> Line<'static> {
    let Board { seen, position, .. } = board;
    let view = &position.view;
    let player = &view.players[seat];
    let moves = view.over.is_none() && is_to_move(board, seat);
    let mut name = ink(seat).add_modifier(Modifier::BOLD);
    if seat == position.me && position.seated {
        name = name.add_modifier(Modifier::UNDERLINED);
    }
    let mut spans = vec![
        Span::styled(if moves { "▶" } else { "─" }, if moves { bold() } else { dim() }),
        Span::styled(cut(&seen.speaker.name(seat), 14), name),
    ];
    let figures = [
        ("points", Value::from(player.points)),
        ("hand", player.hand.into()),
        ("deck", player.deck.into()),
        ("discard", player.discard.len().into()),
        ("madness", player.madness.into()),
    ];
    if view.phase != Phase::Draft {
        spans.push(Span::styled(format!(" {}/15", player.points), bold()));
    }
    let drafted = view.phase != Phase::Draft;
    let mut right = if drafted { seen.say("tui-smashup-piles", &figures) } else { String::new() };
    if player.asleep || player.sleepy {
        right = format!("{} · {right}", seen.get("board-smashup-asleep"));
    }
    let factions: Vec<String> = player.factions.iter().map(|f| seen.speaker.card(f)).collect();
    let used: usize = spans.iter().map(Span::width).sum();
    let rest = usize::from(columns).saturating_sub(used);
    let right = if right.is_empty() { right } else { format!(" {right} ") };
    let room = rest.saturating_sub(width(&right));
    let factions = cut(&factions.join(&seen.get("common-list")), room.saturating_sub(4));
    let left = if factions.is_empty() { " ".to_owned() } else { format!("  {factions} ") };
    let gap = room.saturating_sub(width(&left));
    spans.push(Span::raw(left));
    spans.push(Span::styled("─".repeat(gap), dim()));
    spans.push(Span::raw(right));
    Line::from(spans)
}

/// Whether a player is asked now, or has the turn while nobody is.
fn is_to_move(board: &Board<'_>, seat: usize) -> bool {
    let awaited = board.seen.scene.awaited;
    let mut seats = awaited.iter().map(|seat| seat.index());
    if awaited.is_empty() { board.position.view.current == seat } else { seats.any(|s| s == seat) }
}

/// What one has at a base, with a star for whoever leads.
pub(super) fn total(base: &Base<'_>, seat: usize) -> Vec<Span<'static>> {
    let power = base.power.get(seat).copied().unwrap_or(0);
    if power == 0 {
        return vec![Span::styled(" · ", dim())];
    }
    let star = if base.is_led_by(seat) { LEADS } else { " " };
    vec![
        Span::styled(format!("{power:>2}"), ink(seat).add_modifier(Modifier::BOLD)),
        Span::styled(star, bold()),
    ]
}

pub(super) fn put(buffer: &mut Buffer, area: Rect, row: u16, line: &Line<'_>) {
    if row < area.height {
        buffer.set_line(area.x, area.y + row, line, area.width);
    }
}
