//! What the person at the keyboard does, read by a thread of its own.
//!
//! On a terminal that has gone away the reader spins and never comes back, so nothing may wait for it.

use crossterm::event::{self, Event};
use std::io::{self, IsTerminal};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// The keyboard of a terminal. Take it once for a program: its thread reads until the end.
pub(crate) struct Input(Receiver<Event>);

/// What came in.
pub(crate) enum Came {
    Event(Event),
    /// Nothing within the time.
    Nothing,
    /// There is no terminal any more.
    Gone,
}

impl Input {
    pub(crate) fn listen() -> Self {
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            while let Ok(event) = event::read() {
                if sender.send(event).is_err() {
                    break;
                }
            }
        });
        Input(receiver)
    }

    /// Waits for the next event, so long at most.
    pub(crate) fn next(&self, patience: Duration) -> Came {
        match self.0.recv_timeout(patience) {
            Ok(event) => Came::Event(event),
            Err(RecvTimeoutError::Timeout) if io::stdin().is_terminal() => Came::Nothing,
            Err(_) => Came::Gone,
        }
    }
}
