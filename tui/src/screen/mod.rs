//! The screens: pure functions of a scene, the state of the screen and the texts.

mod footer;
mod help;
mod inspect;
mod log;
mod menu;
mod modules;
mod orders;
mod prompt;
mod result;
mod setup;
mod small;
mod waiting;

use crate::ascii::{self, Charset};
use crate::log::Log;
use crate::menu::Entry;
use crate::room::Room;
use crate::setup::Asking;
use crate::tables::{self, Pointed, Spot, TableScreen};
use crate::ui::{Mode, Ui};
use crate::wrap::{cut, width};
use boards::Seen;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Widget};

/// The smallest terminal that a table fits in.
pub(crate) const SMALLEST: Size = Size::new(80, 24);

/// What the menu and the lines about it need at least.
const MENU: u16 = 4;
const INFO: u16 = 2;

/// Everything a screen is made from.
pub(crate) struct Picture<'a> {
    pub(crate) seen: Seen<'a>,
    pub(crate) log: &'a Log,
    pub(crate) ui: &'a Ui,
    pub(crate) table: &'a dyn TableScreen,
    pub(crate) entries: Vec<Entry>,
}

/// Where everything goes.
struct Areas {
    head: Rect,
    board: Rect,
    log: Option<Rect>,
    prompt: Rect,
    menu: Rect,
    info: Rect,
    foot: Rect,
}

/// Draws whatever is to be seen now.
pub(crate) fn draw(frame: &mut Frame<'_>, seen: Seen<'_>, log: &Log, ui: &Ui) {
    let area = frame.area();
    draw_into(frame.buffer_mut(), area, seen, log, ui);
}

pub(crate) fn draw_into(buffer: &mut Buffer, area: Rect, seen: Seen<'_>, log: &Log, ui: &Ui) {
    let area = area.intersection(buffer.area);
    match ui.mode {
        _ if is_small(area.as_size()) => small::draw(seen.speaker.texts(), Some(ui), area, buffer),
        Mode::HandOver(seat) => small::hand_over(seen, seat, area, buffer),
        _ => Picture::new(seen, log, ui).draw(area, buffer),
    }
    if ui.charset == Charset::Ascii {
        ascii::fold(buffer);
    }
}

/// Draws a room before its match.
pub(crate) fn draw_waiting(
    frame: &mut Frame<'_>,
    room: &Room,
    seen: Seen<'_>,
    names: &[String],
    ui: &Ui,
) {
    waiting::draw(room, seen, names, ui, frame.buffer_mut());
}

/// Draws the questions about a new table.
pub(crate) fn set_up(frame: &mut Frame<'_>, asking: &Asking) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    setup::draw(asking, area, buffer);
    if asking.charset() == Charset::Ascii {
        ascii::fold(buffer);
    }
}

/// In how many columns the menu is shown on a screen of this size.
pub(crate) fn menu_columns(seen: Seen<'_>, log: &Log, ui: &Ui, size: Size) -> usize {
    let picture = Picture::new(seen, log, ui);
    let area = Rect::from((ratatui::layout::Position::ORIGIN, size));
    if is_small(area.as_size()) {
        return 1;
    }
    let menu = picture.areas(area).menu;
    crate::menu::grid(&picture.entries, menu.width, menu.height).columns
}

pub(crate) fn is_small(area: Size) -> bool {
    area.width < SMALLEST.width || area.height < SMALLEST.height
}

fn main_width(width: u16, ui: &Ui) -> u16 {
    if ui.log_is_open(width) && Ui::log_fits(width) {
        width - width.saturating_sub(SMALLEST.width).clamp(20, 46)
    } else {
        width
    }
}

impl<'a> Picture<'a> {
    fn new(seen: Seen<'a>, log: &'a Log, ui: &'a Ui) -> Self {
        let table = tables::of(&seen.scene.game);
        Picture { seen, log, ui, table, entries: crate::menu::entries(seen, table, &ui.path) }
    }

    /// The action under the cursor, as a place among the options.
    fn chosen(&self) -> Option<usize> {
        self.entries.get(self.ui.cursor?)?.action()
    }

    fn areas(&self, area: Rect) -> Areas {
        let row =
            |y: u16, height: u16, width: u16| Rect { x: area.x, y: area.y + y, width, height };
        let main = main_width(area.width, self.ui);
        let spare = area.height - 1 - 1 - MENU - INFO - 1;
        let heights = self.table.heights(self.seen.scene, main);
        let asked = prompt::rows(self, main) as u16;
        let fitting = heights.iter().rfind(|height| **height <= spare);
        let board = fitting.or(heights.first()).map_or(spare, |height| (*height).min(spare + 1));
        // A longer question takes its rows from a board that can do with just as many fewer, or else from the list.
        let fewer = board.saturating_sub(asked - 1);
        let board = if heights.contains(&fewer) { fewer } else { board };
        // What a choice brings is shown in full, at the cost of the list if need be.
        let mut info = (prompt::preview_rows(self, main) as u16).clamp(INFO, INFO + 2);
        let rows = area.height - 1 - board - 1;
        let asked = asked.min(rows - INFO - 1);
        info = info.min(rows - asked - 1);
        let mut menu = rows - asked - info;
        // Where no log is open, rows that the list does not need tell more of what happened.
        if main == area.width && self.ui.cursor.is_none() {
            let grid = crate::menu::grid(&self.entries, main, menu);
            let used = self.entries.len().div_ceil(grid.columns) as u16;
            let more = menu.saturating_sub(used + 1).min(MENU);
            (menu, info) = (menu - more, info + more);
        }
        Areas {
            head: row(0, 1, area.width),
            board: row(1, board, main),
            log: (main < area.width).then(|| Rect {
                x: area.x + main,
                y: area.y + 1,
                width: area.width - main,
                height: area.height - 2,
            }),
            prompt: row(1 + board, asked, main),
            menu: row(1 + board + asked, menu, main),
            info: row(1 + board + asked + menu, info, main),
            foot: row(area.height - 1, 1, area.width),
        }
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer) {
        let areas = self.areas(area);
        let game = self.seen.speaker.game();
        let top = self.ui.top.as_deref();
        let taken = width(&game) + 4 + top.map_or(0, |top| width(top) + 4);
        let room = usize::from(area.width).saturating_sub(taken);
        head(&game, self.table.headline(self.seen, room), top, areas.head, buffer);
        if matches!(self.ui.mode, Mode::Result | Mode::Say { result: true, .. }) {
            let rest = Rect { y: area.y + 1, height: area.height - 3, ..area };
            let last = Rect { y: rest.bottom(), height: 1, ..rest };
            result::draw(self, rest, buffer);
            prompt::notice(self, last, buffer);
            if self.ui.mode != Mode::Result {
                Clear.render(last, buffer);
                prompt::typing(self.ui, last, buffer);
            }
            return footer::draw(self, areas.foot, buffer);
        }
        let legal: Vec<Spot> = self.entries.iter().filter_map(|entry| entry.spot.clone()).collect();
        let pointed = Pointed {
            legal: &legal,
            path: &self.ui.path,
            cursor: self.ui.cursor.and_then(|place| self.entries.get(place)?.spot.as_ref()),
        };
        self.table.draw(self.seen, pointed, areas.board, buffer);
        prompt::draw(self, areas.prompt, buffer);
        menu::draw(self, areas.menu, buffer);
        prompt::info(self, areas.info, buffer);
        footer::draw(self, areas.foot, buffer);
        match areas.log {
            Some(beside) => log::draw(self, beside, false, buffer),
            None if self.ui.log_is_open(area.width) => {
                let over = Rect {
                    x: areas.board.right() - areas.board.width / 2,
                    width: areas.board.width / 2,
                    ..areas.board
                };
                log::draw(self, over, true, buffer);
            }
            None => {}
        }
        let over = Rect { height: areas.foot.y - areas.board.y, ..areas.board };
        match self.ui.mode {
            Mode::Help { scroll } => help::draw(self, scroll, over, buffer),
            Mode::Modules { scroll } => {
                modules::draw(self.seen.speaker.texts(), self.ui, scroll, over, buffer);
            }
            Mode::Orders { cursor } => orders::draw(self, cursor, areas.board, buffer),
            Mode::Inspect { page, scroll } => {
                inspect::draw(self, page, scroll, areas.board, buffer)
            }
            _ => {}
        }
    }
}

/// The first line of a screen: the game, what there is to say of it, and at its end how it stands with the room.
fn head(game: &str, words: Line<'_>, top: Option<&str>, area: Rect, buffer: &mut Buffer) {
    let style = Style::new().add_modifier(Modifier::REVERSED);
    buffer.set_style(area, style);
    let mut line = Line::from(vec![
        Span::styled(format!(" {game} "), style.add_modifier(Modifier::BOLD)),
        Span::styled("│ ", style),
    ]);
    line.spans.extend(words.spans);
    let top = top.map(|top| cut(&format!(" │ {top} "), usize::from(area.width)));
    let top = top.unwrap_or_default();
    let wide = width(&top) as u16;
    buffer.set_line(area.x, area.y, &line, area.width - wide);
    buffer.set_line(area.right() - wide, area.y, &Line::styled(top, style), wide);
}

/// A framed page over what is there; gives back the room inside.
fn framed(title: &str, area: Rect, buffer: &mut Buffer) -> Rect {
    Clear.render(area, buffer);
    let title = cut(title, usize::from(area.width).saturating_sub(6));
    let title = Line::styled(format!(" {title} "), Style::new().add_modifier(Modifier::BOLD));
    let block = Block::bordered().border_type(BorderType::Plain).title(title);
    let inner = block.inner(area);
    block.render(area, buffer);
    Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
}

/// Lines from the top, scrolled down by some; the last row says that there is more.
fn scrolled(lines: &[Line<'_>], scroll: usize, more: &str, area: Rect, buffer: &mut Buffer) {
    let room = usize::from(area.height);
    let most = lines.len().saturating_sub(room);
    let from = scroll.min(most);
    for (row, line) in lines.iter().skip(from).take(room).enumerate() {
        buffer.set_line(area.x, area.y + row as u16, line, area.width);
    }
    if most > 0 && room > 0 {
        let shown = format!("{}–{}/{} {more}", from + 1, from + room, lines.len());
        let wide = (width(&shown) as u16).min(area.width);
        let (x, y) = (area.right() - wide, area.bottom());
        if y < buffer.area.bottom() {
            buffer.set_line(x, y, &Line::from(shown), wide);
        }
    }
}

fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}
