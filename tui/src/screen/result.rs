//! How the game ended: places, scores by part, and why it is over.

use super::{Picture, bold, dim};
use crate::log::What;
use crate::wrap::{cut, width, wrap};
use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// How many lines of what was said are kept in sight.
const SAID: usize = 4;

pub(super) fn draw(picture: &Picture<'_>, area: Rect, buffer: &mut Buffer) {
    let seen = picture.seen;
    let Some(outcome) = &seen.scene.outcome else {
        return;
    };
    let mut ranked: Vec<_> =
        Seat::all(outcome.standings.len() as u8).zip(&outcome.standings).collect();
    ranked.sort_by_key(|(seat, standing)| (standing.place, seat.index()));

    let winners: Vec<_> =
        outcome.winners().iter().map(|seat| seen.speaker.name(seat.index())).collect();
    let reason = seen.reason(outcome);
    let mut lines = vec![Line::default()];
    let mut say = |words: String, style| {
        let wrapped = wrap(&words, usize::from(area.width).saturating_sub(4)).into_iter();
        lines.extend(wrapped.map(|line| Line::styled(format!("  {line}"), style)));
    };
    say(seen.say("tui-over", &[("reason", reason.into())]), dim());
    say(seen.say("tui-winner", &[("names", winners.into())]), bold());
    lines.push(Line::default());

    // A column for each player, best first; a row for each part.
    let label = outcome.standings.iter().flat_map(|standing| &standing.parts);
    let label = label.map(|(part, _)| width(&seen.speaker.score_part(part))).max().unwrap_or(0);
    let label = label.max(width(&seen.get("tui-score-total"))) + 4;
    let column =
        (usize::from(area.width).saturating_sub(label + 4) / ranked.len().max(1)).clamp(6, 18);
    let row = |name: String, cells: Vec<String>, style| {
        let mut line = vec![Span::styled(pad(&format!("    {name}"), label + 4), style)];
        line.extend(cells.into_iter().map(|cell| {
            let cell = cut(&cell, column - 2);
            Span::styled(format!("{}{cell}", " ".repeat(column - width(&cell))), style)
        }));
        Line::from(line)
    };
    let cells = |of: &dyn Fn(Seat, &engine::Standing) -> String| {
        ranked.iter().map(|(seat, standing)| of(*seat, standing)).collect::<Vec<_>>()
    };
    lines.push(row(String::new(), cells(&|seat, _| seen.speaker.name(seat.index())), bold()));
    let place = |place: u8| seen.say("tui-place", &[("place", place.into())]);
    lines.push(row(
        seen.get("tui-score-place"),
        cells(&|_, standing| place(standing.place)),
        dim(),
    ));
    for part in parts(&outcome.standings) {
        let score = |_, standing: &engine::Standing| {
            let found = standing.parts.iter().find(|(name, _)| name == part);
            found.map_or_else(|| "0".to_owned(), |(_, score)| score.to_string())
        };
        lines.push(row(seen.speaker.score_part(part), cells(&score), Default::default()));
    }
    let rule = "─".repeat(label + column * ranked.len());
    lines.push(Line::styled(format!("    {rule}"), dim()));
    lines.push(row(
        seen.get("tui-score-total"),
        cells(&|_, standing| standing.score.to_string()),
        bold(),
    ));
    let best = outcome.standings.iter().map(|standing| standing.score).max();
    let is_won_by_points = ranked.iter().all(|(_, it)| it.place > 1 || Some(it.score) == best);
    if !is_won_by_points {
        let words = seen.get("tui-score-aside");
        lines.extend([Line::default(), Line::styled(format!("    {words}"), dim())]);
    }
    for (y, line) in lines.iter().take(area.height.into()).enumerate() {
        buffer.set_line(area.x, area.y + y as u16, line, area.width);
    }
    said(picture, usize::from(area.height).saturating_sub(lines.len() + 1), area, buffer);
}

/// What was said last, at the bottom, in so many lines at most.
fn said(picture: &Picture<'_>, room: usize, area: Rect, buffer: &mut Buffer) {
    let seen = picture.seen;
    let entries = picture.log.entries().iter().rev();
    let said = entries.filter(|entry| matches!(entry.what, What::Said(_)));
    let columns = usize::from(area.width).saturating_sub(4);
    for (row, entry) in (1..).zip(said.take(room.min(SAID))) {
        let line = Line::from(format!("  {}", cut(&entry.words(seen.speaker), columns)));
        buffer.set_line(area.x, area.bottom() - row, &line, area.width);
    }
}

/// What the scores are made of; a part that only some have stands where they have it.
fn parts(standings: &[engine::Standing]) -> Vec<&str> {
    let most = standings.iter().max_by_key(|standing| standing.parts.len());
    let most = most.map(|standing| &standing.parts[..]).unwrap_or_default();
    let mut parts: Vec<&str> = most.iter().map(|(name, _)| &**name).collect();
    for (name, _) in standings.iter().flat_map(|standing| &standing.parts) {
        if !parts.contains(&&**name) {
            parts.push(name);
        }
    }
    parts
}

fn pad(text: &str, columns: usize) -> String {
    let text = cut(text, columns);
    let gap = " ".repeat(columns - width(&text));
    format!("{text}{gap}")
}
