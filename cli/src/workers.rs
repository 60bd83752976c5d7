//! Playouts on several threads, whose result is the same for any number of them.

use anyhow::Context;
use catalog::{Game, Playouts, Tally};
use cpu_time::ThreadTime;
use engine::Refusal;
use serde::Serialize;
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

/// Plays all games and counts how they end.
pub(crate) fn play(
    game: &dyn Game,
    playouts: &Playouts<'_>,
    threads: usize,
) -> anyhow::Result<Run> {
    let begun = Instant::now();
    let work = |mine: &Playouts<'_>, tally: &mut Tally| {
        tally.add(&game.play_out(mine)?);
        Ok(())
    };
    let results = share(playouts, threads, work)?;
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

/// Divides all games among threads, each of which sums up what it does. Each game is made from its number alone and sums
/// do not depend on their order, so it does not matter which thread plays which.
pub(crate) fn share<T: Default + Send>(
    playouts: &Playouts<'_>,
    threads: usize,
    work: impl Fn(&Playouts<'_>, &mut T) -> Result<(), Refusal> + Sync,
) -> anyhow::Result<Vec<(T, Duration)>> {
    let games = playouts.games.end - playouts.games.start;
    let threads = threads.clamp(1, games.max(1).try_into().unwrap_or(usize::MAX));
    // Small enough that threads end together, large enough that opening a table for each does not show.
    let chunk = (games / (threads as u64 * 16)).clamp(1, 1_024);
    let next = AtomicU64::new(playouts.games.start);
    let worker = || -> anyhow::Result<(T, Duration)> {
        let no_clock = "the operating system does not measure the time of a thread";
        let clock = ThreadTime::try_now().context(no_clock)?;
        let mut sum = T::default();
        loop {
            let from = next.fetch_add(chunk, Ordering::Relaxed);
            if from >= playouts.games.end {
                return Ok((sum, clock.try_elapsed().context(no_clock)?));
            }
            let mut mine = playouts.clone();
            mine.games = from..(from + chunk).min(playouts.games.end);
            work(&mine, &mut sum).map_err(|refusal| refusal::explain(&refusal))?;
        }
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
