//! The draft: who has which factions, and what each of them is good at; or the cards of the one pointed at.

use super::board::{Board, player, put};
use super::faces::{self, mark};
use super::glyph::{bold, dim};
use crate::wrap::{cut, width, wrap};
use boards::smashup::factions::{self, about};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// The columns before the text of a card: its power, name and number.
const TEXT: usize = 20;

pub(super) fn draw(board: &Board<'_>, area: Rect, buffer: &mut Buffer) {
    let mut y = 0;
    for seat in board.position.lanes() {
        put(buffer, area, y, &player(board, seat, area.width));
        y += 1;
    }
    let rest = Rect { y: area.y + y, height: area.height.saturating_sub(y), ..area };
    let rest = rest.intersection(area);
    let pointed = board.pointed.cursor.filter(|spot| spot.id.starts_with('#'));
    match pointed {
        Some(spot) => cards(board, &spot.id, rest, buffer),
        None => list(board, rest, buffer),
    }
}

/// The factions in as many columns as it takes.
fn list(board: &Board<'_>, area: Rect, buffer: &mut Buffer) {
    let Board { seen, position, .. } = board;
    let factions = factions::all(position);
    let rows = usize::from(area.height.saturating_sub(1)).max(1);
    let across = factions.len().div_ceil(rows).max(1);
    let rows = factions.len().div_ceil(across).max(1);
    let wide = area.width / across as u16;
    for (at, faction) in factions.iter().enumerate() {
        let id = format!("#{faction}");
        let (x, y) = ((at / rows) as u16 * wide, (at % rows) as u16 + 1);
        let cell = Rect { x: area.x + x, width: wide.saturating_sub(1), ..area }.intersection(area);
        let taken = (0..position.view.players.len())
            .find(|seat| position.view.players[*seat].factions.contains(&id.as_str()));
        let key = board.open_key(&id).unwrap_or(' ');
        let name = seen.speaker.card(faction);
        let used = width(&name) + 4;
        let more = match taken {
            Some(seat) => format!("→ {}", seen.speaker.name(seat)),
            None => about(*seen, faction).unwrap_or_default(),
        };
        let style = if taken.is_some() { dim() } else { Style::new() };
        let line = Line::from(vec![
            Span::styled(key.to_string(), board.mark(&id).key_style()),
            Span::raw(" "),
            Span::styled(name, style.add_modifier(Modifier::BOLD)),
            Span::raw("  "),
            Span::styled(cut(&more, usize::from(cell.width).saturating_sub(used)), dim()),
        ]);
        put(buffer, cell, y, &line);
    }
}

/// The cards of a faction, a row for each.
fn cards(board: &Board<'_>, faction: &str, area: Rect, buffer: &mut Buffer) {
    let Board { seen, position, .. } = board;
    let title = Line::from(vec![
        Span::styled(seen.speaker.card(faction), bold()),
        Span::raw("  "),
        Span::styled(about(*seen, faction).unwrap_or_default(), dim()),
    ]);
    put(buffer, area, 0, &title);
    let cards = position.cards_of(faction);
    let room = usize::from(area.width).saturating_sub(TEXT);
    let texts = cards.iter().map(|(card, _)| wrap(&faces::text(*seen, card), room));
    let mut texts: Vec<Vec<String>> = texts.collect();
    // Whole texts where there is room for all of them, else their beginnings.
    let rows: usize = texts.iter().map(Vec::len).sum();
    if rows >= usize::from(area.height) {
        let begins = cards.iter().map(|(card, _)| vec![cut(&faces::text(*seen, card), room)]);
        texts = begins.collect();
    }
    let mut y = 1;
    for ((card, count), text) in cards.iter().zip(texts) {
        let times = if *count > 1 { format!("×{count}") } else { String::new() };
        let name = faces::short(*seen, card);
        let head = mark(position, card);
        let pad = " ".repeat((TEXT - 5).saturating_sub(width(&name)));
        let first = Line::from(vec![
            Span::styled(format!("{head} "), bold()),
            Span::raw(format!("{name}{pad}")),
            Span::styled(format!("{times:<3}"), dim()),
        ]);
        put(buffer, area, y, &first);
        for line in text {
            let shift = (TEXT as u16).min(area.width);
            let column = Rect { x: area.x + shift, width: area.width - shift, ..area };
            put(buffer, column, y, &Line::styled(line, dim()));
            y += 1;
        }
    }
}
