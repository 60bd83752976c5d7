//! What a key means, given what is on the screen.

use crate::menu::Entry;
use crate::ui::{Mode, Ui};
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// What the player wants.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Intent {
    Nothing,
    /// Point at an entry of the menu.
    Point(usize),
    /// Point at a thing that is not in the menu.
    PointInVain(char),
    /// The next or previous entry.
    Step(isize),
    /// The entry above or below.
    Row(isize),
    Confirm,
    Back,
    Pass,
    Undo,
    Inspect,
    Log,
    Search,
    Command,
    Help,
    Lang,
    Leave,
    /// The result, or the table again.
    Result,
    Yes,
    No,
    Type(char),
    Erase,
    Submit,
    /// Turn pages or scroll in whatever lies on top.
    Page(isize),
    Scroll(isize),
    /// Scroll the log.
    LogScroll(isize),
    /// Do not wait for the bot's pause.
    Skip,
}

/// How many lines a page is turned by.
const PAGE: isize = 10;

/// What a key means.
pub(crate) fn intent(ui: &Ui, entries: &[Entry], over: bool, key: KeyEvent) -> Intent {
    if key.kind == KeyEventKind::Release {
        return Intent::Nothing;
    }
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    if control {
        return match key.code {
            KeyCode::Char('c') if ui.mode == Mode::Leave => Intent::Yes,
            KeyCode::Char('c') => Intent::Leave,
            _ => Intent::Nothing,
        };
    }
    match &ui.mode {
        Mode::Table => at_table(ui, entries, over, key.code),
        Mode::Help { .. } => match key.code {
            KeyCode::Up => Intent::Scroll(-1),
            KeyCode::Down => Intent::Scroll(1),
            KeyCode::PageUp => Intent::Scroll(-PAGE),
            KeyCode::PageDown | KeyCode::Char(' ') => Intent::Scroll(PAGE),
            KeyCode::Char('L') => Intent::Lang,
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('?' | 'q') => Intent::Back,
            _ => Intent::Nothing,
        },
        Mode::Inspect { .. } => match key.code {
            KeyCode::Left | KeyCode::BackTab => Intent::Page(-1),
            KeyCode::Right | KeyCode::Tab | KeyCode::Char(' ') => Intent::Page(1),
            KeyCode::Up => Intent::Scroll(-1),
            KeyCode::Down => Intent::Scroll(1),
            KeyCode::PageUp => Intent::Scroll(-PAGE),
            KeyCode::PageDown => Intent::Scroll(PAGE),
            KeyCode::Char('L') => Intent::Lang,
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('i' | 'q') => Intent::Back,
            KeyCode::Char(c) => Intent::PointInVain(c),
            _ => Intent::Nothing,
        },
        Mode::Command(_) | Mode::Search(_) => match key.code {
            KeyCode::Enter => Intent::Submit,
            KeyCode::Esc => Intent::Back,
            KeyCode::Backspace => Intent::Erase,
            KeyCode::Char(c) => Intent::Type(c),
            _ => Intent::Nothing,
        },
        Mode::Leave | Mode::Consent => match key.code {
            KeyCode::Char('y' | 'Y') => Intent::Yes,
            KeyCode::Char('n' | 'N') | KeyCode::Esc => Intent::No,
            KeyCode::Char('L') => Intent::Lang,
            _ => Intent::Nothing,
        },
        Mode::HandOver(_) => match key.code {
            KeyCode::Enter | KeyCode::Char(' ') => Intent::Confirm,
            KeyCode::Char('L') => Intent::Lang,
            KeyCode::Char('q') => Intent::Leave,
            _ => Intent::Nothing,
        },
        Mode::Result => match key.code {
            KeyCode::Char('r') | KeyCode::Esc => Intent::Result,
            KeyCode::Char('L') => Intent::Lang,
            KeyCode::Char('q') => Intent::Leave,
            _ => Intent::Nothing,
        },
    }
}

fn at_table(ui: &Ui, entries: &[Entry], over: bool, code: KeyCode) -> Intent {
    let pointed = |key: char| entries.iter().position(|entry| entry.key == Some(key));
    match code {
        // The key of a thing goes before anything else, so that games may use any key they need.
        KeyCode::Char(c) if c != 'p' && pointed(c).is_some() => {
            pointed(c).map_or(Intent::Nothing, Intent::Point)
        }
        KeyCode::Char('p') => Intent::Pass,
        KeyCode::Char('u') => Intent::Undo,
        KeyCode::Char('i') => Intent::Inspect,
        KeyCode::Char('l') => Intent::Log,
        KeyCode::Char('/') => Intent::Search,
        KeyCode::Char(':' | '：') => Intent::Command,
        KeyCode::Char('?' | '？') => Intent::Help,
        KeyCode::Char('L') => Intent::Lang,
        KeyCode::Char('q') => Intent::Leave,
        KeyCode::Char('r') if over => Intent::Result,
        KeyCode::PageUp => Intent::LogScroll(1),
        KeyCode::PageDown => Intent::LogScroll(-1),
        _ if ui.thinking.is_some() => Intent::Skip,
        KeyCode::Tab | KeyCode::Right => Intent::Step(1),
        KeyCode::BackTab | KeyCode::Left => Intent::Step(-1),
        KeyCode::Up => Intent::Row(-1),
        KeyCode::Down => Intent::Row(1),
        KeyCode::Enter => Intent::Confirm,
        KeyCode::Esc | KeyCode::Backspace => Intent::Back,
        KeyCode::Char(c) => Intent::PointInVain(c),
        _ => Intent::Nothing,
    }
}
