//! What several tests use.
#![allow(dead_code)]

pub(crate) mod desk;
pub(crate) mod files;
pub(crate) mod generate;

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Numbers that look random and are the same every time.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below this one; 0 of 0.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { (self.next() % n as u64) as usize }
    }
}

/// How many cases to try: more in the long tier.
pub(crate) fn cases(usual: usize) -> usize {
    if std::env::var_os("ONETABLE_LONG").is_some() { usual * 20 } else { usual }
}

/// The seeds to play: those that `ONETABLE_SEEDS` names, as in `4000..8000`, so that a long run can be split and gone on
/// with; else the first ones.
pub(crate) fn seeds(usual: u64) -> Range<u64> {
    let Ok(range) = std::env::var("ONETABLE_SEEDS") else { return 0..usual };
    let ends = range.split_once("..").map(|(from, to)| (from.trim().parse(), to.trim().parse()));
    match ends {
        Some((Ok(from), Ok(to))) => from..to,
        _ => panic!("ONETABLE_SEEDS is a range such as 4000..8000, not {range}"),
    }
}

/// How long to go on: as many seconds as `ONETABLE_FUZZ_SECONDS` says, if it is given.
pub(crate) fn deadline() -> Option<Instant> {
    let seconds = std::env::var("ONETABLE_FUZZ_SECONDS").ok()?;
    let seconds = seconds.parse().unwrap_or_else(|_| panic!("{seconds} is no number of seconds"));
    Some(Instant::now() + Duration::from_secs(seconds))
}

/// Plays all these seeds on as many threads as there are cores, each thread with a tally of its own; whichever is free
/// takes the next seed. What fails does not stop the others: in the end all seeds that failed are named.
pub(crate) fn spread<T: Default + Send>(
    seeds: Range<u64>,
    play: impl Fn(u64, &mut T) + Sync,
) -> Vec<T> {
    spread_until(seeds, None, play)
}

/// The same, up to some time.
pub(crate) fn spread_until<T: Default + Send>(
    seeds: Range<u64>,
    deadline: Option<Instant>,
    play: impl Fn(u64, &mut T) + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(seeds.start);
    let failed = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        let mut tally = T::default();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end || deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                return tally;
            }
            let result = catch_unwind(AssertUnwindSafe(|| play(seed, &mut tally)));
            if result.is_err() {
                eprintln!("in the game with seed {seed}");
                failed.lock().unwrap_or_else(|error| error.into_inner()).push(seed);
            }
        }
    };
    let tallies = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    let mut failed = failed.into_inner().unwrap_or_else(|error| error.into_inner());
    failed.sort_unstable();
    assert!(failed.is_empty(), "these seeds failed: {failed:?}");
    tallies
}
