//! The last line: the keys that mean something now.

use super::{Picture, dim};
use crate::ascii::Charset;
use crate::ui::{Mode, Ui};
use crate::wrap::width;
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
        Mode::Table | Mode::Agree(_) | Mode::GiveUp | Mode::Result if picture.ui.in_room => {
            return line(&in_room(picture), seen.speaker.texts(), picture.ui, area, buffer);
        }
        Mode::Table if seen.scene.outcome.is_some() => "tui-keys-over",
        Mode::Table => "tui-keys-table",
        Mode::Help { .. } | Mode::Modules { .. } => "tui-keys-help",
        Mode::Inspect { .. } => "tui-keys-inspect",
        Mode::Command(_) => "tui-keys-command",
        Mode::Search(_) => "tui-keys-search",
        Mode::Say { .. } => "tui-keys-say",
        Mode::Orders { .. } => "tui-keys-orders",
        Mode::Leave | Mode::Consent | Mode::Agree(_) | Mode::GiveUp => "tui-keys-ask",
        Mode::HandOver(_) => return,
        Mode::Result => "tui-keys-result",
    };
    let figures = [
        ("pass", picture.table.has_pass().into()),
        ("examples", picture.table.examples(seen).into()),
    ];
    write(seen.say(id, &figures), picture.ui, area, buffer);
}

/// The keys that mean something at a table in a room, each with whether it does now.
fn in_room(picture: &Picture<'_>) -> Vec<(bool, &'static str)> {
    let Picture { seen, ui, table, .. } = picture;
    let standing = ui.standing;
    let over = seen.scene.outcome.is_some();
    let mut options = seen.scene.options().iter();
    let asked = options.len() > 0;
    let can_pass = options.any(|option| table.passes(&option.action));
    let result = ui.mode == Mode::Result;
    let question = matches!(ui.mode, Mode::Agree(_) | Mode::GiveUp);
    let table = !result && !question;
    vec![
        (question, "tui-key-yes"),
        (question, "tui-key-no"),
        (asked && table, "tui-key-choose"),
        (table && standing.can_undo, "tui-key-undo"),
        (table && can_pass, "tui-key-pass"),
        (over && standing.seated, "tui-key-again"),
        (over && table, "tui-key-result"),
        (result, "tui-key-table"),
        (table && standing.has_orders, "tui-key-orders"),
        (!result, "tui-key-inspect"),
        (!result, "tui-key-log"),
        (true, "tui-key-say"),
        (table, "tui-key-help"),
        (true, "tui-key-lang"),
        (!question, "tui-key-leave"),
    ]
}

/// The keys before a match.
pub(super) fn in_lobby(texts: &Texts, ui: &Ui, area: Rect, buffer: &mut Buffer) {
    let standing = ui.standing;
    let id = match ui.mode {
        Mode::Command(_) => "tui-keys-lobby-command",
        Mode::Say { .. } => "tui-keys-say",
        Mode::Help { .. } | Mode::Modules { .. } => "tui-keys-help",
        _ => {
            let keys = [
                (standing.seated && !standing.host, "tui-key-ready"),
                (standing.host && standing.can_start, "tui-key-start"),
                (standing.host && standing.has_room, "tui-key-bot"),
                (standing.host && standing.has_others, "tui-key-kick"),
                (!standing.seated && standing.has_room, "tui-key-sit"),
                (standing.has_modules, "tui-key-modules"),
                (true, "tui-key-say"),
                (true, "tui-key-help"),
                (true, "tui-key-lang"),
                (true, "tui-key-leave"),
            ];
            return line(&keys, texts, ui, area, buffer);
        }
    };
    write(texts.get(id), ui, area, buffer);
}

/// The keys that mean something now; where there is no room for all, those go that the page of keys has as well.
fn line(keys: &[(bool, &'static str)], texts: &Texts, ui: &Ui, area: Rect, buffer: &mut Buffer) {
    let mut keys: Vec<&str> = keys.iter().filter(|(means, _)| *means).map(|(_, id)| *id).collect();
    let words = |keys: &[&str]| keys.iter().map(|id| texts.get(id)).collect::<Vec<_>>().join("  ");
    for spare in ["tui-key-lang", "tui-key-log", "tui-key-undo"] {
        if width(&words(&keys)) + 1 > usize::from(area.width) {
            keys.retain(|id| *id != spare);
        }
    }
    write(words(&keys), ui, area, buffer);
}

fn write(mut words: String, ui: &Ui, area: Rect, buffer: &mut Buffer) {
    if ui.charset == Charset::Ascii {
        // There is no other language to switch to.
        words = words.replace("  L 中文", "");
    }
    let line = Line::styled(format!(" {words}"), dim());
    buffer.set_line(area.x, area.y, &line, area.width);
}
