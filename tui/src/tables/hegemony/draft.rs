//! Choosing generals: who sits where, and the generals dealt; or all that the one pointed at can do.

use super::below::{paragraph, words};
use super::board::{Board, put};
use super::glyph::{ASKED, HEALTH, bold, dim, ink, reversed};
use crate::wrap::{cut, width, wrap};
use boards::PICKED;
use boards::hegemony::faces;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use serde_json::Value;

/// The columns of a kingdom.
const KINGDOM: usize = 5;

pub(super) fn draw(board: &Board<'_>, area: Rect, buffer: &mut Buffer) {
    let columns = usize::from(area.width);
    let mut lines = people(board, columns);
    let generals = generals(board);
    let name = generals.iter().map(|id| width(&board.seen.speaker.card(id))).max().unwrap_or(0);
    lines.push(Line::default());
    lines.extend(generals.iter().map(|id| general(board, id, name, columns)));
    lines.push(Line::default());
    let pointed = board.pointed.cursor.into_iter().chain(board.pointed.path.last());
    let told = pointed.flat_map(|spot| words(board, &spot.id).into_iter().skip(1));
    let told: Vec<String> = told.collect();
    lines.extend(told.iter().flat_map(|words| paragraph(words, columns)));
    for (row, line) in lines.iter().enumerate() {
        put(buffer, area, row as u16, line);
    }
}

/// The players in turn order; those who still choose have a sign.
fn people(board: &Board<'_>, columns: usize) -> Vec<Line<'static>> {
    let Board { seen, position, .. } = board;
    let people = position.ring().map(|seat| {
        let asked = seen.scene.awaited.iter().any(|awaited| awaited.index() == seat);
        let sign = if asked { ASKED } else { "" };
        Value::from(format!("{sign}{}", cut(&seen.speaker.name(seat), 14)))
    });
    let words = seen.say("board-hegemony-order", &[("names", people.collect())]);
    wrap(&words, columns).into_iter().map(|line| Line::styled(line, dim())).collect()
}

/// The generals dealt, and those that can be chosen beyond them.
fn generals(board: &Board<'_>) -> Vec<String> {
    let position = board.position;
    let mut all: Vec<String> = position.dealt().iter().map(|id| (*id).to_owned()).collect();
    for action in position.scene.actions() {
        let general = action.pointer("/general/general").and_then(|id| id.as_str());
        if let Some(general) = general.filter(|general| all.iter().all(|known| known != general)) {
            all.push(general.to_owned());
        }
    }
    all
}

/// A general in a row: key, name, kingdom, health, skills, companions among those dealt.
fn general(board: &Board<'_>, id: &str, name: usize, columns: usize) -> Line<'static> {
    let Board { seen, position, .. } = board;
    let mark = board.mark(id);
    let picked = board.is_picked(id);
    let kingdom = position.kingdom_of(id);
    let word = kingdom.map(|kingdom| faces::kingdom(*seen, kingdom)).unwrap_or_default();
    let wide = width(&word);
    let called = seen.speaker.card(id);
    let gap = " ".repeat(name.saturating_sub(width(&called)) + 2);
    let style = if mark == super::board::Mark::Chosen || picked { reversed() } else { bold() };
    let mut line = Line::from(vec![
        Span::styled(board.open_key(id).unwrap_or(' ').to_string(), mark.key_style()),
        Span::styled(if picked { PICKED } else { " " }, bold()),
        Span::styled(called, style),
        Span::raw(gap),
        Span::styled(word, kingdom.map(ink).unwrap_or_default()),
        Span::raw(" ".repeat(KINGDOM.saturating_sub(wide))),
        Span::raw(format!("{:<5}", format!("{}{}", HEALTH.0, faces::health(position, id)))),
    ]);
    let skills: Vec<String> =
        position.skills_of(id).iter().map(|skill| seen.speaker.card(skill)).collect();
    let friends = position.companions(id).into_iter();
    let is_dealt = |friend: &String| position.dealt().contains(&friend.as_str());
    let dealt: Vec<String> = friends.filter(is_dealt).collect();
    let mut words = skills.join(&seen.get("common-list"));
    if !dealt.is_empty() {
        let figures = [("generals", faces::names(*seen, &dealt))];
        words = format!("{words} · {}", seen.say("board-hegemony-companions", &figures));
    }
    let room = columns.saturating_sub(line.width());
    line.push_span(Span::raw(cut(&words, room)));
    line
}
