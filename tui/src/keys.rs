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
    /// Say something to the others in a room.
    Say,
    /// Ready, or not any more.
    Ready,
    /// Begin the match.
    Start,
    /// Play again with the same people.
    Again,
    /// A bot for an open seat.
    Bot,
    /// Send somebody away.
    Kick,
    /// The standing orders; in their list, the one of this number is given or taken back.
    Orders,
    Toggle(usize),
    /// No standing orders.
    Clear,
    /// What players have brought to the table.
    Modules,
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
        Mode::Table if ui.lobby => in_lobby(key.code),
        Mode::Table => at_table(ui, entries, over, key.code),
        Mode::Help { .. } | Mode::Modules { .. } => match key.code {
            KeyCode::Up => Intent::Scroll(-1),
            KeyCode::Down => Intent::Scroll(1),
            KeyCode::PageUp => Intent::Scroll(-PAGE),
            KeyCode::PageDown | KeyCode::Char(' ') => Intent::Scroll(PAGE),
            KeyCode::Char('L') => Intent::Lang,
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('?' | 'm' | 'q') => Intent::Back,
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
        Mode::Command(_) | Mode::Search(_) | Mode::Say { .. } => match key.code {
            KeyCode::Enter => Intent::Submit,
            KeyCode::Esc => Intent::Back,
            KeyCode::Backspace => Intent::Erase,
            KeyCode::Char(c) => Intent::Type(c),
            _ => Intent::Nothing,
        },
        Mode::Orders { cursor } => match key.code {
            KeyCode::Up => Intent::Step(-1),
            KeyCode::Down | KeyCode::Tab => Intent::Step(1),
            KeyCode::Enter | KeyCode::Char(' ') => Intent::Toggle(*cursor),
            KeyCode::Char('0') => Intent::Clear,
            KeyCode::Char(c @ '1'..='5') => Intent::Toggle(c as usize - '1' as usize),
            KeyCode::Char('L') => Intent::Lang,
            KeyCode::Esc | KeyCode::Char('P' | 'q') => Intent::Back,
            _ => Intent::Nothing,
        },
        Mode::Leave | Mode::Consent => match key.code {
            KeyCode::Char('y' | 'Y') => Intent::Yes,
            KeyCode::Char('n' | 'N') | KeyCode::Esc => Intent::No,
            KeyCode::Char('L') => Intent::Lang,
            _ => Intent::Nothing,
        },
        // No answer is given for somebody else by accident, and everything can be looked at before.
        Mode::Agree(_) | Mode::GiveUp => match key.code {
            KeyCode::Char('y' | 'Y') => Intent::Yes,
            KeyCode::Char('n' | 'N') => Intent::No,
            KeyCode::Char('L') => Intent::Lang,
            KeyCode::Char('i') => Intent::Inspect,
            KeyCode::Char('l') => Intent::Log,
            KeyCode::Char('"' | '“' | '”') => Intent::Say,
            KeyCode::PageUp => Intent::LogScroll(1),
            KeyCode::PageDown => Intent::LogScroll(-1),
            _ => Intent::Nothing,
        },
        Mode::HandOver(_) => match key.code {
            KeyCode::Enter | KeyCode::Char(' ') => Intent::Confirm,
            KeyCode::Char('L') => Intent::Lang,
            KeyCode::Char('q') => Intent::Leave,
            _ => Intent::Nothing,
        },
        Mode::Result => match key.code {
            KeyCode::Char('a') if ui.in_room => Intent::Again,
            KeyCode::Char('"' | '“' | '”') if ui.in_room => Intent::Say,
            KeyCode::Char('r') | KeyCode::Esc => Intent::Result,
            KeyCode::Char('L') => Intent::Lang,
            KeyCode::Char('q') => Intent::Leave,
            _ => Intent::Nothing,
        },
    }
}

fn in_lobby(code: KeyCode) -> Intent {
    match code {
        KeyCode::Char('r') => Intent::Ready,
        KeyCode::Char('s') => Intent::Start,
        KeyCode::Char('b') => Intent::Bot,
        KeyCode::Char('k') => Intent::Kick,
        KeyCode::Char('m') => Intent::Modules,
        KeyCode::Char('"' | '“' | '”') => Intent::Say,
        KeyCode::Char(':' | '：') => Intent::Command,
        KeyCode::Char('?' | '？') => Intent::Help,
        KeyCode::Char('L') => Intent::Lang,
        KeyCode::Char('q') => Intent::Leave,
        _ => Intent::Nothing,
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
        KeyCode::Char('a') if over && ui.in_room => Intent::Again,
        KeyCode::Char('"' | '“' | '”') if ui.in_room => Intent::Say,
        KeyCode::Char('P') if ui.in_room => Intent::Orders,
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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    fn entry(key: char) -> Entry {
        Entry {
            key: Some(key),
            spot: None,
            text: String::new(),
            short: String::new(),
            brief: String::new(),
            options: vec![0],
        }
    }

    fn meant(mode: Mode, thinking: bool, code: KeyCode) -> Intent {
        let ui = Ui { mode, thinking: thinking.then_some(Seat::new(1)), ..Ui::default() };
        let entries = [entry('1'), entry('a'), entry('p')];
        intent(&ui, &entries, false, KeyEvent::new(code, KeyModifiers::NONE))
    }

    #[test]
    fn at_the_table_things_go_first_and_commands_second() {
        let at_table = |code| meant(Mode::Table, false, code);
        assert_eq!(at_table(KeyCode::Char('1')), Intent::Point(0));
        assert_eq!(at_table(KeyCode::Char('a')), Intent::Point(1));
        assert_eq!(at_table(KeyCode::Char('p')), Intent::Pass);
        assert_eq!(at_table(KeyCode::Char('7')), Intent::PointInVain('7'));
        assert_eq!(at_table(KeyCode::Char('u')), Intent::Undo);
        assert_eq!(at_table(KeyCode::Char('l')), Intent::Log);
        assert_eq!(at_table(KeyCode::Char('L')), Intent::Lang);
        assert_eq!(at_table(KeyCode::Char('：')), Intent::Command);
        assert_eq!(at_table(KeyCode::Char('？')), Intent::Help);
        assert_eq!(at_table(KeyCode::Tab), Intent::Step(1));
        assert_eq!(at_table(KeyCode::F(5)), Intent::Nothing);
    }

    #[test]
    fn while_a_bot_moves_any_other_key_skips_the_wait() {
        let waiting = |code| meant(Mode::Table, true, code);
        for code in [KeyCode::Char('x'), KeyCode::Enter, KeyCode::Esc, KeyCode::F(5)] {
            assert_eq!(waiting(code), Intent::Skip);
        }
        assert_eq!(waiting(KeyCode::Char('?')), Intent::Help);
        assert_eq!(waiting(KeyCode::Char('q')), Intent::Leave);
    }

    #[test]
    fn typing_takes_every_letter() {
        for c in "qLpu?：取3 ".chars() {
            assert_eq!(
                meant(Mode::Command(String::new()), false, KeyCode::Char(c)),
                Intent::Type(c)
            );
            assert_eq!(
                meant(Mode::Search(String::new()), false, KeyCode::Char(c)),
                Intent::Type(c)
            );
        }
    }

    #[test]
    fn a_question_takes_yes_and_no_and_nothing_by_accident() {
        assert_eq!(meant(Mode::Leave, false, KeyCode::Char('y')), Intent::Yes);
        assert_eq!(meant(Mode::Consent, false, KeyCode::Esc), Intent::No);
        for code in [KeyCode::Enter, KeyCode::Char(' '), KeyCode::Char('q')] {
            assert_eq!(meant(Mode::Leave, false, code), Intent::Nothing);
        }
    }

    #[test]
    fn control_c_asks_and_then_leaves() {
        let press = |mode| {
            let ui = Ui { mode, ..Ui::default() };
            let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
            intent(&ui, &[], false, key)
        };
        assert_eq!(press(Mode::Command(String::new())), Intent::Leave);
        assert_eq!(press(Mode::Leave), Intent::Yes);
    }

    #[test]
    fn a_room_has_keys_of_its_own() {
        let press = |ui: &Ui, over, code| {
            intent(ui, &[], over, KeyEvent::new(KeyCode::Char(code), KeyModifiers::NONE))
        };
        let lobby = Ui { in_room: true, lobby: true, ..Ui::default() };
        assert_eq!(press(&lobby, false, 's'), Intent::Start);
        assert_eq!(press(&lobby, false, 'r'), Intent::Ready);
        assert_eq!(press(&lobby, false, 'b'), Intent::Bot);
        assert_eq!(press(&lobby, false, 'k'), Intent::Kick);
        assert_eq!(press(&lobby, false, 'm'), Intent::Modules);
        assert_eq!(press(&lobby, false, '?'), Intent::Help);
        assert_eq!(press(&lobby, false, 'u'), Intent::Nothing);
        let room = Ui { in_room: true, ..Ui::default() };
        assert_eq!(press(&room, false, '"'), Intent::Say);
        assert_eq!(press(&room, true, 'a'), Intent::Again);
        assert_eq!(press(&Ui::default(), true, 'a'), Intent::PointInVain('a'));
        assert_eq!(press(&room, false, 'P'), Intent::Orders);
        let orders = Ui { mode: Mode::Orders { cursor: 2 }, ..room.clone() };
        assert_eq!(press(&orders, false, '5'), Intent::Toggle(4));
        assert_eq!(press(&orders, false, ' '), Intent::Toggle(2));
        assert_eq!(press(&orders, false, '6'), Intent::Nothing);
        let asked = Ui { mode: Mode::Agree(Seat::new(1)), ..room };
        assert_eq!(press(&asked, false, 'y'), Intent::Yes);
        assert_eq!(press(&asked, false, 'l'), Intent::Log);
        assert_eq!(press(&asked, false, 'i'), Intent::Inspect);
        assert_eq!(press(&asked, false, ' '), Intent::Nothing);
    }

    #[test]
    fn letting_a_key_go_means_nothing() {
        let mut key = KeyEvent::new(KeyCode::Char('q'), KeyModifiers::NONE);
        key.kind = KeyEventKind::Release;
        assert_eq!(intent(&Ui::default(), &[], false, key), Intent::Nothing);
    }
}
