//! Bots at the table: what one plays, decided here and now or in a thread of its own.

use bots::Spend;
use catalog::{Means, Table};
use engine::{Clock, Refusal, Seat};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The time of one decision, which ends early when somebody says stop.
struct Timer<'a> {
    begun: Instant,
    time: Duration,
    stop: &'a AtomicBool,
}

impl Clock for Timer<'_> {
    fn used(&self) -> f32 {
        if self.stop.load(Ordering::Relaxed) {
            return 1.0;
        }
        self.begun.elapsed().as_secs_f32() / self.time.as_secs_f32()
    }
}

/// What the bot plays, with all cores if it thinks by the clock.
pub(crate) fn choose(
    table: &mut dyn Table,
    seat: Seat,
    name: &str,
    stop: &AtomicBool,
) -> Result<Vec<Value>, Refusal> {
    let Spend::Milliseconds(time) = table.plan(name)?.spend else {
        return table.choose(seat, name, None);
    };
    let time = Duration::from_millis(time.into());
    let clock = &Timer { begun: Instant::now(), time, stop };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    table.choose(seat, name, Some(Means { clock, threads }))
}

type Decision = (Box<dyn Table>, Result<Vec<Value>, Refusal>);

/// A bot that is thinking, with the table in its hands; the screen lives on meanwhile.
pub(crate) struct Thinking {
    pub(crate) seat: Seat,
    stop: Arc<AtomicBool>,
    thread: JoinHandle<Decision>,
}

impl Thinking {
    pub(crate) fn start(mut table: Box<dyn Table>, seat: Seat, name: String) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let theirs = stop.clone();
        let thread = thread::spawn(move || {
            let decision = choose(&mut *table, seat, &name, &theirs);
            (table, decision)
        });
        Thinking { seat, stop, thread }
    }

    pub(crate) fn is_done(&self) -> bool {
        self.thread.is_finished()
    }

    /// Waits for the decision.
    pub(crate) fn finish(self) -> anyhow::Result<Decision> {
        self.thread
            .join()
            .map_err(|_| anyhow::anyhow!("the bot in seat {} has crashed", self.seat.index() + 1))
    }

    /// Asks for an early end, and waits for it.
    pub(crate) fn cut_short(self) -> anyhow::Result<Decision> {
        self.stop.store(true, Ordering::Relaxed);
        self.finish()
    }
}
