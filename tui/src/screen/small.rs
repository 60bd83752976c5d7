//! Screens with a few words in the middle: the terminal is too small, or the keyboard goes to somebody else.

use crate::ui::{Mode, Ui};
use crate::wrap::{width, wrap};
use boards::Seen;
use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use texts::Texts;

/// Says what size is needed; or asks whether to leave, which can be answered here too.
pub(super) fn draw(texts: &Texts, ui: Option<&Ui>, area: Rect, buffer: &mut Buffer) {
    if let Some(ui) = ui.filter(|ui| ui.mode == Mode::Leave) {
        let id = if ui.in_room { super::prompt::leave(ui) } else { "tui-leave" };
        return middle(&[texts.get(id)], area, buffer);
    }
    let figures = [
        ("width", super::SMALLEST.width.into()),
        ("height", super::SMALLEST.height.into()),
        ("columns", area.width.into()),
        ("rows", area.height.into()),
    ];
    middle(&[texts.say("tui-too-small", &figures)], area, buffer);
}

/// Asks for the keyboard to be passed on, and shows nothing else.
pub(super) fn hand_over(seen: Seen<'_>, seat: Seat, area: Rect, buffer: &mut Buffer) {
    let name = seen.speaker.name(seat.index());
    let figures = [("name", name.into())];
    let words = [
        seen.say("tui-hand-over", &figures),
        String::new(),
        seen.say("tui-hand-over-ready", &figures),
    ];
    middle(&words, area, buffer);
}

fn middle(words: &[String], area: Rect, buffer: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    let room = usize::from(area.width);
    let lines: Vec<String> = words.iter().flat_map(|words| wrap(words, room)).collect();
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (row, line) in lines.iter().take(area.height.into()).enumerate() {
        let indent = room.saturating_sub(width(line)) / 2;
        let x = area.x + indent as u16;
        buffer.set_line(
            x,
            top + row as u16,
            &Line::from(line.as_str()),
            area.width - indent as u16,
        );
    }
}
