//! A table as it looks on the screen, without a terminal: for the pictures of the documentation.

use crate::Play;
use crate::app::App;
use crate::ascii::Charset;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;

/// What a screen of this size shows once somebody has sat down, the bots have moved, and these keys were pressed.
/// A line end stands for Enter, a tab for Tab.
pub fn picture(play: Play, keys: &str, width: u16, height: u16) -> anyhow::Result<Buffer> {
    let mut app = App::new(play, Charset::Unicode)?;
    let mut terminal = Terminal::new(TestBackend::new(width, height))?;
    let mut at = 0;
    wait_for_bots(&mut app, &mut at)?;
    terminal.draw(|frame| app.draw(frame))?;
    for key in keys.chars() {
        let code = match key {
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            key => KeyCode::Char(key),
        };
        app.key(KeyEvent::new(code, KeyModifiers::NONE), at);
        wait_for_bots(&mut app, &mut at)?;
        terminal.draw(|frame| app.draw(frame))?;
    }
    Ok(terminal.backend().buffer().clone())
}

/// Lets time pass until somebody at the keyboard is needed.
pub(crate) fn wait_for_bots(app: &mut App, at: &mut u64) -> anyhow::Result<()> {
    while app.advance(*at)? || app.is_busy() {
        // Far more than any pause, by a clock of our own.
        *at += 10_000;
        std::thread::yield_now();
    }
    Ok(())
}
