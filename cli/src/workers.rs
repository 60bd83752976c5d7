//! Playouts on several threads, whose result is the same for any number of them.

use anyhow::Context;
use catalog::{Game, Playouts, Tally};
use cpu_time::ThreadTime;
use engine::Refusal;
use serde::Serialize;
use std::iter;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::refusal;

/// What came out, and what it took.
pub(crate) struct Run {
    pub(crate) tally: Tally,
    pub(crate) threads: usize,
    /// Of all threads together.
    pub(crate) cpu: Duration,
    /// On the clock on the wall.
    pub(crate) wall: Duration,
}

/// How fast it went, as `sim` and `bench` print it.
#[derive(Serialize)]
pub(crate) struct Speed {
    pub(crate) threads: usize,
    /// Time on the clock, which other programs stretch.
    pub(crate) seconds: f64,
    /// Time the processor spent on it, over all threads.
    pub(crate) cpu_seconds: f64,
    /// By processor time: what the threads manage together when each has a core for itself.
    pub(crate) games_per_second: f64,
    pub(crate) ns_per_decision: f64,
}

impl Run {
    pub(crate) fn speed(&self) -> Speed {
        // A clock may be too coarse for a handful of games; it must not lead to a division by zero.
        let cpu = self.cpu.as_secs_f64().max(1e-9);
        Speed {
            threads: self.threads,
            seconds: self.wall.as_secs_f64(),
            cpu_seconds: self.cpu.as_secs_f64(),
            games_per_second: self.tally.games as f64 * self.threads as f64 / cpu,
            ns_per_decision: cpu * 1e9 / self.tally.decisions.max(1) as f64,
        }
    }
}

/// As many threads as the machine runs at once.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Games by their numbers, and how many threads play them at once.
#[derive(Clone, Copy)]
pub(crate) struct Work {
    /// From the first to before the last.
    pub(crate) games: (u64, u64),
    pub(crate) threads: usize,
}

/// Plays all games and counts how they end.
pub(crate) fn play(game: &dyn Game, playouts: &Playouts<'_>, work: Work) -> anyhow::Result<Run> {
    let begun = Instant::now();
    let results = share(work, |mine| game.play_out(playouts, mine))?;
    let threads = results.len();
    let mut run =
        Run { tally: Tally::default(), threads, cpu: Duration::ZERO, wall: begun.elapsed() };
    for (tally, cpu) in &results {
        // A thread that came too late for any game has counted nothing, not even seats.
        if tally.games > 0 {
            run.tally.add(tally);
        }
        run.cpu += *cpu;
    }
    Ok(run)
}

/// Divides all games among threads; whichever is free takes the next. Each game is made from its number alone and sums
/// do not depend on their order, so it does not matter which thread plays which.
pub(crate) fn share<T: Send>(
    Work { games: (first, end), threads }: Work,
    play: impl Fn(&mut dyn Iterator<Item = u64>) -> Result<T, Refusal> + Sync,
) -> anyhow::Result<Vec<(T, Duration)>> {
    let threads = threads.clamp(1, (end - first).max(1).try_into().unwrap_or(usize::MAX));
    let next = AtomicU64::new(first);
    let worker = || -> anyhow::Result<(T, Duration)> {
        let no_clock = "the operating system does not measure the time of a thread";
        let clock = ThreadTime::try_now().context(no_clock)?;
        let take = || next.fetch_add(1, Ordering::Relaxed);
        let mut mine = iter::repeat_with(take).take_while(|number| *number < end);
        let done = play(&mut mine).map_err(|refusal| refusal::explain(&refusal))?;
        Ok((done, clock.try_elapsed().context(no_clock)?))
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        let ended = workers.into_iter().map(|worker| match worker.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        ended.collect()
    })
}
