//! Bots that think beside the rooms: only so many at once, never for ever, and a crash of one is no crash of the server.

use crate::app::App;
use bots::Spend;
use catalog::{Kept, Means, Thought};
use engine::Seat;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

/// The longest that a bot may take for one decision, waiting for its turn included.
const LONGEST: Duration = Duration::from_secs(20);

/// What a bot came to.
pub(crate) struct Thinking {
    pub(crate) seat: Seat,
    pub(crate) decision: u64,
    /// Nothing if it came to nothing.
    pub(crate) answer: Option<Vec<Value>>,
    pub(crate) kept: Option<Kept>,
}

/// The bots of one room that are at it.
pub(crate) struct Thoughts {
    app: Arc<App>,
    send: mpsc::UnboundedSender<Thinking>,
    done: mpsc::UnboundedReceiver<Thinking>,
    running: usize,
}

impl Thoughts {
    pub(crate) fn new(app: &Arc<App>) -> Self {
        let (send, done) = mpsc::unbounded_channel();
        Thoughts { app: app.clone(), send, done, running: 0 }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.running == 0
    }

    /// Lets a bot think.
    pub(crate) fn think(
        &mut self,
        seat: Seat,
        decision: u64,
        spend: Spend,
        thought: Box<dyn Thought>,
    ) {
        self.running += 1;
        let (send, thinkers) = (self.send.clone(), self.app.thinkers.clone());
        tokio::spawn(async move {
            let thinking = async {
                let permit = thinkers.acquire_owned().await.ok()?;
                let run = tokio::task::spawn_blocking(move || {
                    let result = catch_unwind(AssertUnwindSafe(|| run(thought, spend)));
                    drop(permit);
                    result
                });
                run.await.ok()?.ok()
            };
            let (answer, kept) = match timeout(LONGEST, thinking).await {
                Ok(Some((answer, kept))) => (answer.ok(), Some(kept)),
                Ok(None) | Err(_) => {
                    metrics::counter!("onetable_bots_failed_total").increment(1);
                    tracing::error!(%seat, "a bot came to nothing");
                    (None, None)
                }
            };
            // Without a receiver the room is gone, and nobody waits for the answer.
            let _ = send.send(Thinking { seat, decision, answer, kept });
        });
    }

    /// The next bot that has thought.
    pub(crate) async fn next(&mut self) -> Thinking {
        match self.done.recv().await {
            Some(thinking) => {
                self.running -= 1;
                thinking
            }
            // Cannot be: a sender is kept here.
            None => std::future::pending().await,
        }
    }
}

fn run(thought: Box<dyn Thought>, spend: Spend) -> (Result<Vec<Value>, engine::Refusal>, Kept) {
    match spend {
        Spend::Playouts(_) => thought.run(None),
        Spend::Milliseconds(time) => {
            let clock =
                Stopwatch { begun: Instant::now(), time: Duration::from_millis(time.into()) };
            thought.run(Some(Means { clock: &clock, threads: 1 }))
        }
    }
}

/// How a bot's time runs.
struct Stopwatch {
    begun: Instant,
    time: Duration,
}

impl engine::Clock for Stopwatch {
    fn used(&self) -> f32 {
        self.begun.elapsed().as_secs_f32() / self.time.as_secs_f32()
    }
}
