//! The last line: the keys that mean something now.

use super::{Picture, dim};
use crate::ascii::Charset;
use crate::ui::{Mode, Ui};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use texts::Texts;

pub(super) fn draw(picture: &Picture<'_>, area: Rect, buffer: &mut Buffer) {
    let seen = picture.seen;
    if picture.ui.mode == Mode::Table && picture.chosen().is_some() {
        let entry = picture.ui.cursor.and_then(|place| picture.entries.get(place));
        let key = entry.and_then(|entry| entry.key).unwrap_or(' ');
        let words = seen.say("tui-keys-confirm", &[("key", key.to_string().into())]);
        let line = Line::styled(format!(" {words}"), super::bold());
        buffer.set_line(area.x, area.y, &line, area.width);
        return;
    }
    let id = match picture.ui.mode {
        Mode::Table if picture.ui.step.is_some() => "tui-keys-replay",
        Mode::Table if seen.scene.outcome.is_some() && picture.ui.in_room => "tui-keys-room-over",
        Mode::Table if seen.scene.outcome.is_some() => "tui-keys-over",
        Mode::Table if picture.ui.in_room => "tui-keys-room",
        Mode::Table => "tui-keys-table",
        Mode::Help { .. } => "tui-keys-help",
        Mode::Inspect { .. } => "tui-keys-inspect",
        Mode::Command(_) => "tui-keys-command",
        Mode::Search(_) => "tui-keys-search",
        Mode::Leave | Mode::Consent | Mode::Agree(_) | Mode::GiveUp => "tui-keys-ask",
        Mode::HandOver(_) => return,
        Mode::Result if picture.ui.in_room => "tui-keys-room-result",
        Mode::Result => "tui-keys-result",
    };
    let figures = [
        ("pass", picture.table.has_pass().into()),
        ("examples", picture.table.examples(seen).into()),
    ];
    write(seen.say(id, &figures), picture.ui, area, buffer);
}

/// The keys before a match.
pub(super) fn in_lobby(texts: &Texts, ui: &Ui, area: Rect, buffer: &mut Buffer) {
    let id = match ui.mode {
        Mode::Command(_) => "tui-keys-lobby-command",
        _ => "tui-keys-lobby",
    };
    write(texts.get(id), ui, area, buffer);
}

fn write(mut words: String, ui: &Ui, area: Rect, buffer: &mut Buffer) {
    if ui.charset == Charset::Ascii {
        // There is no other language to switch to.
        words = words.replace("  L 中文", "");
    }
    let line = Line::styled(format!(" {words}"), dim());
    buffer.set_line(area.x, area.y, &line, area.width);
}
