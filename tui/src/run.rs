//! The loop: draws what has changed, waits for a key or for time to pass.

use crate::app::App;
use crate::ascii::Charset;
use crate::desk::Desk;
use crate::input::{Came, Input};
use crate::room::Room;
use crate::setup::{Asking, Lay, Proposal, Step};
use crate::terminal::Screen;
use crate::{Guest, Parting, Play};
use catalog::Table;
use crossterm::event::Event;
use std::time::{Duration, Instant};

/// How long to wait for a key while a bot moves, and while nothing does; signals are noticed as late as that.
const BUSY: Duration = Duration::from_millis(25);
const QUIET: Duration = Duration::from_millis(150);

/// The terminal as one full screen, from the first question to the last move.
pub struct FullScreen {
    screen: Screen,
    input: Input,
    charset: Charset,
}

impl FullScreen {
    /// Takes the terminal; it is given back when this is dropped.
    pub fn open() -> anyhow::Result<Self> {
        let charset = Charset::detect(|name| std::env::var(name).ok());
        Ok(FullScreen { screen: Screen::take()?, input: Input::listen(), charset })
    }

    /// Asks who plays and how, and lays that table; none if somebody leaves instead.
    pub fn set_up(
        &mut self,
        proposal: Proposal,
        lay: &mut Lay<'_>,
    ) -> anyhow::Result<Option<Play>> {
        let mut asking = Asking::new(proposal, self.charset);
        let mut stale = true;
        while !self.screen.is_called_off() {
            if stale && self.screen.draw(|frame| asking.draw(frame)).is_err() {
                break;
            }
            stale = true;
            let step = match self.input.next(QUIET) {
                Came::Event(Event::Key(key)) => asking.key(key),
                Came::Event(Event::Resize(..) | Event::FocusGained) => Step::Stay,
                Came::Event(_) | Came::Nothing => {
                    stale = false;
                    Step::Stay
                }
                Came::Gone => Step::Leave,
            };
            match step {
                Step::Stay => {}
                Step::Leave => break,
                Step::Start => match lay(&asking.chosen()) {
                    Ok(play) => return Ok(Some(play)),
                    Err(refusal) => asking.refuse(refusal),
                },
            }
        }
        Ok(None)
    }

    /// Plays until the game is over or somebody leaves; gives the table back either way.
    pub fn play(mut self, play: Play) -> anyhow::Result<Box<dyn Table>> {
        let mut app = App::new(play, self.charset)?;
        self.run(&mut app)?;
        // First the terminal, because the table may have to be waited for.
        drop(self.screen);
        app.finish()
    }

    /// Plays in a room until somebody leaves; says how to come back, if there is something to come back to.
    pub fn join(mut self, guest: Guest) -> anyhow::Result<Option<Parting>> {
        let lang = guest.lang;
        let mut app = App::at(Room::new(guest), lang, self.charset);
        self.run(&mut app)?;
        Ok(app.parting())
    }

    fn run<D: Desk>(&mut self, app: &mut App<D>) -> anyhow::Result<()> {
        let begun = Instant::now();
        let now = || u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        let mut stale = true;
        while !app.is_left() && !self.screen.is_called_off() {
            while app.advance(now())? {
                stale = true;
            }
            // A terminal that has gone away is somebody who has left: the table is worth more than the error.
            if stale && self.screen.draw(|frame| app.draw(frame)).is_err() {
                break;
            }
            stale = false;
            let patience = if app.is_busy() { BUSY } else { QUIET };
            match self.input.next(patience) {
                Came::Event(Event::Key(key)) => app.key(key, now()),
                Came::Event(Event::Resize(..) | Event::FocusGained) => {}
                Came::Event(_) | Came::Nothing => continue,
                Came::Gone => break,
            }
            stale = true;
        }
        Ok(())
    }
}
