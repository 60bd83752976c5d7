//! The loop: draws what has changed, waits for a key or for time to pass.

use crate::Play;
use crate::app::App;
use crate::ascii::Charset;
use crate::input::{Came, Input};
use crate::terminal::Screen;
use catalog::Table;
use crossterm::event::Event;
use std::time::{Duration, Instant};

/// How long to wait for a key while a bot moves, and while nothing does; signals are noticed as late as that.
const BUSY: Duration = Duration::from_millis(25);
const QUIET: Duration = Duration::from_millis(150);

pub(crate) fn full_screen(play: Play) -> anyhow::Result<Box<dyn Table>> {
    let charset = Charset::detect(|name| std::env::var(name).ok());
    let mut app = App::new(play, charset)?;
    let begun = Instant::now();
    let now = || u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
    let mut screen = Screen::take()?;
    let input = Input::listen();
    let mut stale = true;
    while !app.is_left() && !screen.is_called_off() {
        while app.advance(now())? {
            stale = true;
        }
        // A terminal that has gone away is somebody who has left: the table is worth more than the error.
        if stale && screen.draw(|frame| app.draw(frame)).is_err() {
            break;
        }
        stale = false;
        let patience = if app.is_busy() { BUSY } else { QUIET };
        match input.next(patience) {
            Came::Event(Event::Key(key)) => app.key(key, now()),
            Came::Event(Event::Resize(..) | Event::FocusGained) => {}
            Came::Event(_) | Came::Nothing => continue,
            Came::Gone => break,
        }
        stale = true;
    }
    drop(screen);
    app.finish()
}
