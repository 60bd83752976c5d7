//! Clocks for bots, which have none of their own.

use std::time::{Duration, Instant};

/// A clock that runs for so many milliseconds from now.
pub(crate) fn running(milliseconds: u32) -> Box<dyn engine::Clock> {
    let time = Duration::from_millis(milliseconds.into());
    Box::new(Clock { begun: Instant::now(), time })
}

struct Clock {
    begun: Instant,
    time: Duration,
}

impl engine::Clock for Clock {
    fn used(&self) -> f32 {
        self.begun.elapsed().as_secs_f32() / self.time.as_secs_f32()
    }
}
