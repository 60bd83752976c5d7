//! Below the lanes: what can still be played, what is going on, one's own hand, and the words of whatever is
//! pointed at.

use super::board::{Board, Mark, put};
use super::faces::{self, mark};
use super::glyph::{bold, dim};
use super::keys::{card_in, number_in};
use super::position::hand_id;
use crate::wrap::{width, wrap};
use boards::PICKED;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use smashup::state::Phase;

pub(super) fn draw(board: &Board<'_>, area: Rect, buffer: &mut Buffer) {
    let lines = lines(board, area.width.into(), area.height.into());
    for (row, line) in lines.iter().enumerate() {
        put(buffer, area, row as u16, line);
    }
}

/// So many rows at most: what is pointed at goes first, then the hand, then the plays left.
pub(super) fn lines(board: &Board<'_>, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let mut told = told(board, columns);
    let mut plays = plays(board, columns);
    let mut hand = hand(board, columns.saturating_sub(1));
    // A row of the hand stays in sight.
    shorten(&mut told, rows.saturating_sub(hand.len().min(1)));
    let left = rows - told.len();
    // While nothing is pointed at, one row is kept for what is going on.
    let least = usize::from(told.is_empty());
    shorten(&mut plays, left.saturating_sub(hand.len()).max(least).min(left));
    shorten(&mut hand, left - plays.len());
    plays.into_iter().chain(hand).chain(told).collect()
}

/// The first rows, with a sign if there are more.
fn shorten(lines: &mut Vec<Line<'static>>, rows: usize) {
    if lines.len() > rows {
        lines.truncate(rows);
        if let Some(last) = lines.last_mut() {
            last.push_span(Span::styled("…", bold()));
        }
    }
}

/// What the player in turn can still play, and what is being resolved.
fn plays(board: &Board<'_>, columns: usize) -> Vec<Line<'static>> {
    let Board { seen, position, .. } = board;
    let view = &position.view;
    let mut parts = Vec::new();
    if view.phase == Phase::Play && position.seated && view.current == position.me {
        parts.push(faces::left_to_play(*seen, position));
    }
    parts.extend(faces::going_on(*seen, position));
    if parts.is_empty() {
        return Vec::new();
    }
    // A column is left for the sign that there is more.
    wrap(&parts.join(" │ "), columns.saturating_sub(1)).into_iter().map(Line::from).collect()
}

/// One's own cards with their keys, in as many rows as they take.
fn hand(board: &Board<'_>, columns: usize) -> Vec<Line<'static>> {
    let Board { seen, position, .. } = board;
    let cards = position.hand();
    if cards.is_empty() {
        return Vec::new();
    }
    let title = seen.get("tui-smashup-hand");
    let indent = width(&title) + 1;
    let mut lines = vec![Line::from(vec![Span::styled(title, dim()), Span::raw(" ")])];
    // Where a letter means something in play now, no card has a key.
    let has_key = |card: &str| {
        let id = hand_id(card);
        let spot = board.keys.spot(&id)?;
        (board.keys.by_key(spot.key)?.id == id).then_some(spot.key)
    };
    let keyed = cards.iter().all(|(card, _)| has_key(card).is_some());
    for (card, count) in cards {
        let spans = held(board, card, count, has_key(card).filter(|_| keyed));
        let wide: usize = spans.iter().map(Span::width).sum();
        let full = lines.last().is_some_and(|line| line.width() + wide + 2 > columns);
        if full {
            lines.push(Line::from(" ".repeat(indent)));
        }
        if let Some(line) = lines.last_mut() {
            line.spans.extend(spans);
            line.push_span(Span::raw("  "));
        }
    }
    lines
}

/// A card of the hand: key, power or sign, name, and how many there are.
fn held(board: &Board<'_>, card: &str, count: usize, key: Option<char>) -> Vec<Span<'static>> {
    let Board { seen, position, .. } = board;
    let pointed = board.mark(&hand_id(card));
    let picked = board.is_picked(&hand_id(card));
    let style = match pointed {
        Mark::Chosen => Style::new().add_modifier(Modifier::REVERSED),
        _ if picked => Style::new().add_modifier(Modifier::REVERSED),
        Mark::Open | Mark::None => Style::new(),
    };
    let mut spans = Vec::new();
    if let Some(key) = key {
        spans.push(Span::styled(key.to_string(), pointed.key_style()));
    }
    if picked || key.is_some() {
        spans.push(Span::styled(if picked { PICKED } else { " " }, bold()));
    }
    let times = if count > 1 { format!(" ×{count}") } else { String::new() };
    let head = mark(position, card);
    let gap = if position.power(card).is_some() { " " } else { "" };
    spans.push(Span::styled(format!("{head}{gap}"), style.add_modifier(Modifier::BOLD)));
    spans.push(Span::styled(format!("{}{times}", faces::short(*seen, card)), style));
    spans
}

/// The words of whatever is pointed at, what came last first; or of the card that asks.
fn told(board: &Board<'_>, columns: usize) -> Vec<Line<'static>> {
    let cursor = board.pointed.cursor.into_iter();
    let spots = cursor.chain(board.pointed.path.iter().rev());
    let mut paragraphs: Vec<String> = spots.filter_map(|spot| words(board, &spot.id)).collect();
    if paragraphs.is_empty() {
        paragraphs.extend(asking(board));
    }
    paragraphs.dedup();
    let lines = paragraphs.iter().flat_map(|words| {
        let lines = wrap(words, columns.saturating_sub(3)).into_iter().enumerate();
        lines.map(|(row, line)| {
            let sign = if row == 0 { "▸ " } else { "  " };
            Line::from(vec![Span::styled(sign, bold()), Span::raw(line)])
        })
    });
    lines.collect()
}

/// The card or base that asks something.
fn asking(board: &Board<'_>) -> Option<String> {
    let question = board.seen.scene.asked.as_ref()?.question.as_ref()?;
    let figures = &question.note.figures;
    let card = ["by", "card", "at"].iter().find_map(|name| figures.get(*name)?.as_str())?;
    let bases = &board.position.view.bases;
    match bases.iter().position(|base| base.card == card) {
        Some(slot) => faces::base(board.seen, board.position, slot),
        None => Some(faces::card(board.seen, board.position, card, 1)),
    }
}

/// A thing by what one points at.
fn words(board: &Board<'_>, id: &str) -> Option<String> {
    let Board { seen, position, .. } = board;
    if let Some(slot) = number_in(id, "base") {
        return faces::base(*seen, position, slot.into());
    }
    if let Some(thing) = number_in(id, "thing") {
        return Some(faces::thing(*seen, position, position.thing(thing)?.1));
    }
    Some(faces::card(*seen, position, card_in(id)?, 1))
}
