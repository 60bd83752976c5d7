//! The screen before the match: who sits where, what is awaited, and the link for those who are to come.

use super::{bold, dim, footer, head, help, modules, prompt};
use crate::ascii::{self, Charset};
use crate::desk::Desk;
use crate::room::Room;
use crate::ui::{Mode, Ui};
use crate::wrap::{cut, width, wrap};
use boards::Seen;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// How many lines of what was said are kept in sight.
const SAID: usize = 6;

pub(crate) fn draw(room: &Room, seen: Seen<'_>, names: &[String], ui: &Ui, buffer: &mut Buffer) {
    let area = buffer.area;
    let texts = seen.speaker.texts();
    if super::is_small(area.as_size()) {
        super::small::draw(texts, Some(ui), area, buffer);
    } else {
        let row = |y: u16| Rect { y: area.y + y, height: 1, ..area };
        let game = match seen.scene.game.as_str() {
            "" => "OneTable".to_owned(),
            _ => seen.speaker.game(),
        };
        head(&game, Line::from(texts.get("tui-lobby-title")), ui.top.as_deref(), row(0), buffer);
        let mut lines = seats(room, seen, names);
        lines.push(Line::default());
        let columns = usize::from(area.width).saturating_sub(4);
        let mut say = |words: &str, style: Style| {
            let wrapped = wrap(words, columns).into_iter();
            lines.extend(wrapped.map(|line| Line::styled(format!("  {line}"), style)));
        };
        if let Some(words) = room.watching(texts) {
            say(&words, bold());
        }
        say(&room.awaited(texts, names), bold());
        say("", Style::new());
        say(&room.settings(texts).unwrap_or_default(), dim());
        // Whoever is to come needs the link; later it is good for coming back.
        let link = if room.has_room() { "tui-lobby-link" } else { "tui-lobby-link-full" };
        let style = if room.has_room() { Style::new() } else { dim() };
        say(&texts.say(link, &[("link", room.address().into())]), style);
        if room.only_here() {
            say(&texts.get("tui-lobby-only-here"), dim());
        }
        if let Some(words) = room.brought(seen.speaker) {
            say(&words, Style::new());
        }
        say("", Style::new());
        let entries = room.log().entries();
        for entry in entries.iter().skip(entries.len().saturating_sub(SAID)) {
            say(&entry.words(seen.speaker), Style::new());
        }
        if let Some(notice) = &ui.notice {
            let style = Style::new().fg(Color::LightYellow).add_modifier(Modifier::BOLD);
            say(&notice.words(seen.speaker), style);
        }
        for (y, line) in (2..area.height - 2).zip(&lines) {
            buffer.set_line(area.x, area.y + y, line, area.width);
        }
        prompt::typing(ui, row(area.height - 2), buffer);
        footer::in_lobby(texts, ui, row(area.height - 1), buffer);
        let page = Rect { y: area.y + 1, height: area.height - 2, ..area };
        match ui.mode {
            Mode::Help { scroll } => help::in_lobby(seen, scroll, page, buffer),
            Mode::Modules { scroll } => modules::draw(texts, ui, scroll, page, buffer),
            _ => {}
        }
    }
    if ui.charset == Charset::Ascii {
        ascii::fold(buffer);
    }
}

/// A line for each seat.
fn seats(room: &Room, seen: Seen<'_>, names: &[String]) -> Vec<Line<'static>> {
    let seats = room.seats(seen.speaker.texts(), names);
    let widest = seats.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    let line = |(place, (name, marks)): (usize, &(String, String))| {
        let pad = " ".repeat(widest - width(name));
        Line::from(vec![
            Span::styled(format!("  {}  ", place + 1), dim()),
            Span::styled(format!("{}{pad}", cut(name, widest)), bold()),
            Span::raw(format!("   {marks}")),
        ])
    };
    seats.iter().enumerate().map(line).collect()
}
