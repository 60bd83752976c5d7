//! The line that says what is asked, and the lines below the menu: what a choice brings, why not, or what happened last.

use super::{Picture, bold, dim};
use crate::log::What;
use crate::menu;
use crate::ui::{Mode, Ui};
use crate::wrap::{cut, tail, wrap};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// The most rows that a question takes.
const MOST: usize = 3;

/// What is asked, of whom; the last row that there is room for is filled with a line.
pub(super) fn draw(picture: &Picture<'_>, area: Rect, buffer: &mut Buffer) {
    let room = usize::from(area.width);
    let mut lines = lines(picture, room);
    let rows = usize::from(area.height).max(1);
    if lines.len() > rows {
        let words = lines.swap_remove(rows - 1).to_string();
        lines.truncate(rows - 1);
        lines.push(Line::styled(cut(&format!("{}…", words.trim_end()), room), bold()));
    }
    if let Some(last) = lines.last_mut() {
        let rest = room.saturating_sub(last.width());
        last.push_span(Span::styled("─".repeat(rest), dim()));
    }
    for (row, line) in lines.iter().enumerate() {
        buffer.set_line(area.x, area.y + row as u16, line, area.width);
    }
}

/// How many rows the question takes.
pub(super) fn rows(picture: &Picture<'_>, width: u16) -> usize {
    lines(picture, width.into()).len().clamp(1, MOST)
}

/// The question, in as many rows as it needs.
fn lines(picture: &Picture<'_>, room: usize) -> Vec<Line<'static>> {
    let whole = line(picture, room);
    let Some((words, who)) = whole.spans.split_last().filter(|_| whole.width() > room) else {
        return vec![whole];
    };
    let before: usize = who.iter().map(Span::width).sum();
    // The first row begins with a name, the others stand further in.
    let blank = "_".repeat(before.saturating_sub(2));
    let rows = wrap(&format!("{blank}{}", words.content), room.saturating_sub(3));
    let style = words.style;
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (at, row) in rows.into_iter().enumerate() {
        let mut spans = if at == 0 { who.to_vec() } else { vec![Span::raw("  ")] };
        let row = if at == 0 { row.strip_prefix(&*blank).unwrap_or_default() } else { &row };
        spans.push(Span::styled(format!("{row} "), style));
        lines.push(spans.into());
    }
    lines
}

fn line(picture: &Picture<'_>, room: usize) -> Line<'static> {
    let Picture { seen, ui, .. } = picture;
    let marked = |who: &str, words: String| {
        Line::from(vec![
            Span::styled(
                format!("▶ {who} "),
                Style::new().fg(Color::LightRed).add_modifier(Modifier::BOLD),
            ),
            Span::styled(format!("{words} "), bold()),
        ])
    };
    match &ui.mode {
        Mode::Command(text) => return typed(':', text, room),
        Mode::Search(text) => return typed('/', text, room),
        Mode::Say { text, .. } => return typed('"', text, room),
        Mode::Leave if ui.in_room => return marked("?", seen.get(leave(ui))),
        Mode::Leave => return marked("?", seen.get("tui-leave")),
        Mode::Consent => return marked("?", seen.get("tui-consent")),
        Mode::Agree(seat) => {
            let name = seen.speaker.name(seat.index());
            let id = match ui.takes_back {
                Some(_) => "tui-room-agree-about",
                None => "tui-room-agree",
            };
            return marked("?", seen.say(id, &[("name", name.into())]));
        }
        Mode::GiveUp => return marked("?", seen.get("tui-room-concede")),
        _ => {}
    }
    if let Some((step, last)) = ui.step {
        let figures = [("step", step.into()), ("last", last.into())];
        return marked("·", seen.say("tui-replay-step", &figures));
    }
    if let Some(outcome) = &seen.scene.outcome {
        let reason = seen.reason(outcome);
        return marked("·", seen.say("tui-over", &[("reason", reason.into())]));
    }
    if let Some(seat) = ui.thinking {
        let name = seen.speaker.name(seat.index());
        let words = seen.say("tui-thinking", &[("name", name.into())]);
        return Line::from(Span::styled(format!("· {words} "), dim()));
    }
    let Some(asked) = &seen.scene.asked else {
        return match &ui.idle {
            Some(idle) => Line::from(Span::styled(format!("· {idle} "), dim())),
            None => Line::default(),
        };
    };
    let name = seen.speaker.name(asked.seat.index());
    if let Some(option) = picture.chosen() {
        return marked(&name, menu::confirm(*seen, picture.table, option));
    }
    match ui.path.last() {
        Some(spot) => {
            let options: Vec<_> = picture
                .entries
                .iter()
                .flat_map(|entry| &entry.options)
                .map(|&option| &asked.options[option])
                .collect();
            marked(&name, picture.table.group(*seen, spot, &options))
        }
        None => marked(&name, boards::question(*seen, asked)),
    }
}

/// The question whether to leave a room.
pub(super) fn leave(ui: &Ui) -> &'static str {
    if ui.standing.seated { "tui-room-leave" } else { "tui-room-leave-watching" }
}

/// What is being typed where no table is shown.
pub(super) fn typing(ui: &Ui, area: Rect, buffer: &mut Buffer) {
    let (sign, text) = match &ui.mode {
        Mode::Command(text) => (':', text),
        Mode::Say { text, .. } => ('"', text),
        _ => return,
    };
    buffer.set_line(area.x, area.y, &typed(sign, text, area.width.into()), area.width);
}

/// A text being typed; of a long one the end, where the cursor is.
fn typed(sign: char, text: &str, columns: usize) -> Line<'static> {
    let text = tail(&text.replace(char::is_control, ""), columns.saturating_sub(3));
    Line::from(vec![
        Span::styled(format!("{sign}{text}"), bold()),
        Span::styled(" ", Style::new().add_modifier(Modifier::REVERSED)),
        Span::raw(" "),
    ])
}

/// What choosing would mean, or a word to the player, or else the news.
pub(super) fn info(picture: &Picture<'_>, area: Rect, buffer: &mut Buffer) {
    let Picture { seen, ui, .. } = picture;
    let room = usize::from(area.width).saturating_sub(2);
    let rows = usize::from(area.height);
    if ui.notice.is_some() {
        return notice(picture, area, buffer);
    }
    if let (Mode::Agree(seat), Some(deed)) = (&ui.mode, &ui.takes_back) {
        let name = seen.speaker.name(seat.index());
        let figures = [("name", name.into()), ("deed", deed.as_str().into())];
        let words = seen.say("tui-room-takes-back", &figures);
        return write("?", &wrap(&words, room), bold(), area, buffer);
    }
    if let Some(words) = preview(picture) {
        return write("=", &wrap(&words, room), Style::new(), area, buffer);
    }
    if let Some(words) = about(picture) {
        return write("i", &wrap(&words, room), Style::new(), area, buffer);
    }
    let entries = picture.log.entries();
    if entries.is_empty() {
        return write("?", &wrap(&seen.get("tui-tip"), room), dim(), area, buffer);
    }
    let standing = entries.iter().rev().filter(|entry| !entry.undone);
    let news = standing.filter(|entry| match &entry.what {
        What::Event(event) => picture.table.is_news(event),
        What::Undone | What::Said(_) => true,
    });
    let told = news.map(|entry| entry.words(seen.speaker)).filter(|words| !words.is_empty());
    let mut lines: Vec<String> = told.take(rows).map(|words| cut(&words, room)).collect();
    lines.reverse();
    write("·", &lines, dim(), area, buffer);
}

/// A word to the player.
pub(super) fn notice(picture: &Picture<'_>, area: Rect, buffer: &mut Buffer) {
    let Some(notice) = &picture.ui.notice else {
        return;
    };
    let room = usize::from(area.width).saturating_sub(2);
    let style = Style::new().fg(Color::LightYellow).add_modifier(Modifier::BOLD);
    write("!", &wrap(&notice.words(picture.seen.speaker), room), style, area, buffer);
}

/// How many rows it takes to say what the action under the cursor brings.
pub(super) fn preview_rows(picture: &Picture<'_>, width: u16) -> usize {
    let room = usize::from(width).saturating_sub(2);
    preview(picture).or(about(picture)).map_or(0, |words| wrap(&words, room).len())
}

/// What the action under the cursor costs and brings.
fn preview(picture: &Picture<'_>) -> Option<String> {
    let options = picture.seen.scene.options();
    let quote = &options.get(picture.chosen()?)?.quote;
    Some(picture.seen.speaker.quote(quote)).filter(|quote| !quote.is_empty())
}

/// What there is to know about the thing under the cursor, or the one pointed at last.
fn about(picture: &Picture<'_>) -> Option<String> {
    let under_cursor = picture.ui.cursor.and_then(|place| picture.entries.get(place));
    let spot = match under_cursor {
        Some(entry) if entry.action().is_none() => entry.spot.as_ref(),
        Some(_) => None,
        None => picture.ui.path.last(),
    };
    picture.table.about(picture.seen, spot?).filter(|words| !words.is_empty())
}

fn write(mark: &str, lines: &[String], style: Style, area: Rect, buffer: &mut Buffer) {
    let rows = usize::from(area.height);
    for (row, line) in lines.iter().take(rows).enumerate() {
        let mark = if row == 0 || mark == "·" { mark } else { " " };
        let cut_off = row + 1 == rows && lines.len() > rows;
        let text = if cut_off { format!("{line}…") } else { line.clone() };
        let line = Line::styled(format!("{mark} {text}"), style);
        buffer.set_line(area.x, area.y + row as u16, &line, area.width);
    }
}
