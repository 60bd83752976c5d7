//! The time of day, which never jumps back while the server runs and stands still in tests that stop it.

use std::time::{SystemTime, UNIX_EPOCH};
use tokio::time::{Duration, Instant};

/// A clock that was set once and then runs by itself.
#[derive(Clone, Copy)]
pub(crate) struct Wall {
    set_at: Instant,
    set_to: u64,
}

impl Wall {
    /// Set by the clock of the computer.
    pub(crate) fn new() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Wall::set_to(since.as_millis() as u64)
    }

    /// Set to this time now.
    pub(crate) fn set_to(set_to: u64) -> Self {
        Wall { set_at: Instant::now(), set_to }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.set_to + self.set_at.elapsed().as_millis() as u64
    }

    /// The moment at which it will be this time.
    pub(crate) fn moment(&self, at: u64) -> Instant {
        self.set_at + Duration::from_millis(at.saturating_sub(self.set_to))
    }
}
