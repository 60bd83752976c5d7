//! Bots that think beside the rooms: only so many at once, never for ever, and a crash of one is no crash of the server.

use crate::app::App;
use bots::Spend;
use catalog::{Kept, Means, Thought};
use engine::Seat;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
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
    /// Most rooms have no bots, and then this is next to nothing.
    running: JoinSet<Thinking>,
}

impl Thoughts {
    pub(crate) fn new(app: &Arc<App>) -> Self {
        Thoughts { app: app.clone(), running: JoinSet::new() }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.running.is_empty()
    }

    /// Lets a bot think.
    pub(crate) fn think(
        &mut self,
        seat: Seat,
        decision: u64,
        spend: Spend,
        thought: Box<dyn Thought>,
    ) {
        let thinkers = self.app.thinkers.clone();
        self.running.spawn(async move {
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
            Thinking { seat, decision, answer, kept }
        });
    }

    /// The next bot that has thought.
    pub(crate) async fn next(&mut self) -> Thinking {
        match self.running.join_next().await {
            Some(Ok(thinking)) => thinking,
            // Nobody thinks; and a crash of a bot is caught above.
            Some(Err(_)) | None => std::future::pending().await,
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
