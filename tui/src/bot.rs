//! Bots at the table: what one plays, decided here and now or in a thread of its own.

use bots::{BotName, Spend};
use catalog::Table;
use engine::{Refusal, Seat};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// What the bot plays. A name with a time (`hard@500ms`) is stopped when that time is up.
pub(crate) fn choose(
    table: &mut dyn Table,
    seat: Seat,
    name: &str,
    stop: &Arc<AtomicBool>,
) -> Result<Vec<Value>, Refusal> {
    let spend = name.parse::<BotName>().ok().and_then(|name| name.spend);
    let Some(Spend::Milliseconds(time)) = spend else {
        return table.choose(seat, name, None);
    };
    let alarm = stop.clone();
    thread::spawn(move || {
        thread::sleep(Duration::from_millis(time.into()));
        alarm.store(true, Ordering::Relaxed);
    });
    table.choose(seat, name, Some(stop))
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
