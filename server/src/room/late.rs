//! The match as it was some moves ago, for spectators who see every hand.

use super::voice::Voice;
use catalog::Table;
use engine::replay::Line;
use engine::{Seat, Viewer};
use std::collections::VecDeque;

/// A copy of the match that is behind.
pub(crate) struct Late {
    table: Box<dyn Table>,
    /// What the copy has not done yet.
    waiting: VecDeque<Line>,
    delay: usize,
    voices: Vec<Voice>,
}

impl Late {
    pub(crate) fn new(table: Box<dyn Table>, delay: u16) -> Self {
        let voices = (0..table.seats()).map(|_| Voice::default()).collect();
        let mut late = Late { table, waiting: VecDeque::new(), delay: delay.into(), voices };
        late.listen();
        late
    }

    pub(crate) fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The match went on; the copy does what is old enough.
    pub(crate) fn add(&mut self, line: Line) {
        self.waiting.push_back(line);
        while self.waiting.len() > self.delay {
            self.step();
        }
        self.listen();
    }

    /// The match is over, and nothing is hidden any more.
    pub(crate) fn catch_up(&mut self) {
        while !self.waiting.is_empty() {
            self.step();
        }
        self.listen();
    }

    fn step(&mut self) {
        if let Some(line) = self.waiting.pop_front() {
            // The match has done it, so the copy can.
            let done = self.table.act(&line);
            debug_assert!(done.is_ok(), "a copy that comes to another state");
        }
    }

    fn listen(&mut self) {
        for (voice, seat) in self.voices.iter_mut().zip(Seat::all(self.table.seats())) {
            voice.listen(&*self.table, Viewer::Seat(seat));
        }
    }

    pub(crate) fn voice(&self, seat: Seat) -> Option<&Voice> {
        self.voices.get(seat.index())
    }

    pub(crate) fn voice_mut(&mut self, seat: Seat) -> Option<&mut Voice> {
        self.voices.get_mut(seat.index())
    }
}
