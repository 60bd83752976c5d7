//! What was measured, as a table and as JSON.

use super::Load;
use super::process::Usage;
use super::table::Played;
use super::tally::{Tally, Times};
use indicatif::HumanCount;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::time::Duration;

/// A table keeps up if it makes this part of the moves that its rate asks for.
const ENOUGH: f64 = 0.95;
/// Without a rate, a table keeps up if no move takes longer than this to be kept.
const AT_ONCE: Duration = Duration::from_secs(1);

/// What was measured.
#[derive(Serialize)]
pub(super) struct Report {
    game: String,
    seats: u8,
    rooms: u32,
    rate: f64,
    idle: u32,
    seconds: f64,
    moves: u64,
    moves_per_second: f64,
    rooms_kept_up: usize,
    matches_begun: u64,
    matches_ended: u64,
    refusals: u64,
    refused: BTreeMap<String, u64>,
    failures: BTreeSet<String>,
    milliseconds: Waits,
    bytes_per_move_and_client: f64,
    frames_per_move_and_client: f64,
    /// Nothing where it cannot be measured.
    server: Option<Spent>,
    load_cpu_seconds: f64,
}

/// How long moves took.
#[derive(Serialize)]
struct Waits {
    acknowledged: Wait,
    own_update: Wait,
    seen_by_others: Wait,
}

/// How long something took, in milliseconds.
#[derive(Serialize)]
struct Wait {
    count: u64,
    p50: f64,
    p95: f64,
    p99: f64,
    longest: f64,
}

impl Wait {
    fn of(times: &Times) -> Self {
        let part = |part| milliseconds(times.part(part).unwrap_or_default());
        Wait {
            count: times.count(),
            p50: part(0.5),
            p95: part(0.95),
            p99: part(0.99),
            longest: milliseconds(times.longest()),
        }
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// What the server needed.
#[derive(Serialize)]
struct Spent {
    cpu_seconds: f64,
    moves_per_cpu_second: f64,
    memory: Memory,
    /// What each idle socket and each table needs more than nothing; none where there were none.
    kilobytes_per_idle_socket: Option<f64>,
    kilobytes_per_room: f64,
}

/// How much memory the server had, in megabytes of 1,000,000 bytes.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Memory {
    empty: f64,
    with_idle: f64,
    /// With all tables laid.
    laid: f64,
    end: f64,
    peak: f64,
}

impl Memory {
    /// From what was used at these moments, if all of them are known.
    pub(super) fn of(
        empty: &Option<Usage>,
        with_idle: &Option<Usage>,
        laid: &Option<Usage>,
        end: &Option<Usage>,
    ) -> Option<Self> {
        let megabytes = |bytes: u64| bytes as f64 / 1e6;
        let of = |usage: &Option<Usage>| Some(megabytes(usage.as_ref()?.memory));
        Some(Memory {
            empty: of(empty)?,
            with_idle: of(with_idle)?,
            laid: of(laid)?,
            end: of(end)?,
            peak: megabytes(end.as_ref()?.peak),
        })
    }
}

impl Report {
    pub(super) fn new(
        load: &Load,
        tally: &Tally,
        played: &[Played],
        seconds: f64,
        own: Duration,
        server_cpu: Option<Duration>,
        memory: Option<Memory>,
    ) -> Self {
        let sums = tally.so_far();
        let moves = sums.moves as f64;
        let heard = (moves * f64::from(load.seats)).max(1.0);
        let per = |megabytes: f64, count: u32| megabytes * 1e3 / f64::from(count);
        let server = server_cpu.zip(memory).map(|(cpu, memory)| Spent {
            cpu_seconds: cpu.as_secs_f64(),
            // The clock of a process is coarse; it must not lead to a division by zero.
            moves_per_cpu_second: moves / cpu.as_secs_f64().max(0.01),
            memory,
            kilobytes_per_idle_socket: (load.idle > 0)
                .then(|| per(memory.with_idle - memory.empty, load.idle)),
            kilobytes_per_room: per(memory.end - memory.with_idle, load.rooms),
        });
        Report {
            game: load.game.clone(),
            seats: load.seats,
            rooms: load.rooms,
            rate: load.rate,
            idle: load.idle,
            seconds,
            moves: sums.moves,
            moves_per_second: moves / seconds,
            rooms_kept_up: played
                .iter()
                .filter(|table| keeps_up(table, load.rate, seconds))
                .count(),
            matches_begun: sums.begun,
            matches_ended: sums.ended,
            refusals: sums.refused.values().sum(),
            refused: sums.refused,
            failures: played.iter().filter_map(|table| table.failure.clone()).collect(),
            milliseconds: Waits {
                acknowledged: Wait::of(&sums.kept),
                own_update: Wait::of(&sums.own),
                seen_by_others: Wait::of(&sums.others),
            },
            bytes_per_move_and_client: sums.bytes as f64 / heard,
            frames_per_move_and_client: sums.frames as f64 / heard,
            server,
            load_cpu_seconds: own.as_secs_f64(),
        }
    }
}

/// Whether a table made the moves it was to make, in this many seconds.
fn keeps_up(table: &Played, rate: f64, seconds: f64) -> bool {
    // The first move has its place somewhere in the first beat.
    let wanted = (rate * seconds * ENOUGH - 1.0).floor();
    let in_time = if rate > 0.0 {
        table.moves as f64 >= wanted
    } else {
        table.moves > 0 && table.longest <= AT_ONCE
    };
    table.failure.is_none() && in_time
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pace = match self.rate {
            0.0 => "as fast as it goes".to_owned(),
            rate => format!("{rate} moves per second each"),
        };
        writeln!(
            f,
            "{}: {} rooms with {} seats, {pace}, {:.1} seconds",
            self.game, self.rooms, self.seats, self.seconds
        )?;
        writeln!(f)?;
        let mut line = |name: &str, value: String| writeln!(f, "{name:<26} {value:>12}");
        line("moves", HumanCount(self.moves).to_string())?;
        line("moves per second", format!("{:.1}", self.moves_per_second))?;
        line("rooms that kept up", format!("{} of {}", self.rooms_kept_up, self.rooms))?;
        line("matches ended", HumanCount(self.matches_ended).to_string())?;
        line("refusals", HumanCount(self.refusals).to_string())?;
        for (code, count) in &self.refused {
            line(&format!("  {code}"), HumanCount(*count).to_string())?;
        }
        line("bytes/move and client", format!("{:.0}", self.bytes_per_move_and_client))?;
        line("frames/move and client", format!("{:.2}", self.frames_per_move_and_client))?;
        line("CPU seconds of this load", format!("{:.2}", self.load_cpu_seconds))?;
        match &self.server {
            None => line("CPU, memory of the server", "not measured".to_owned())?,
            Some(spent) => {
                line("CPU seconds of the server", format!("{:.2}", spent.cpu_seconds))?;
                line("moves per CPU second", format!("{:.0}", spent.moves_per_cpu_second))?;
                let memory = &spent.memory;
                line("memory: empty", format!("{:.1} MB", memory.empty))?;
                if let Some(each) = spent.kilobytes_per_idle_socket {
                    line("  with idle sockets", format!("{:.1} MB", memory.with_idle))?;
                    line("  each idle socket", format!("{each:.1} KB"))?;
                }
                line("  all tables laid", format!("{:.1} MB", memory.laid))?;
                line("  at the end", format!("{:.1} MB", memory.end))?;
                line("  each room", format!("{:.1} KB", spent.kilobytes_per_room))?;
                line("  at most", format!("{:.1} MB", memory.peak))?;
            }
        }
        writeln!(f)?;
        let columns = ["milliseconds", "p50", "p95", "p99", "longest"];
        let [name, p50, p95, p99, longest] = columns;
        writeln!(f, "{name:<26} {p50:>9} {p95:>9} {p99:>9} {longest:>9}")?;
        let waits = &self.milliseconds;
        for (name, wait) in [
            ("send to acknowledged", &waits.acknowledged),
            ("send to own update", &waits.own_update),
            ("send to seen by others", &waits.seen_by_others),
        ] {
            let Wait { p50, p95, p99, longest, .. } = wait;
            writeln!(f, "{name:<26} {p50:>9.2} {p95:>9.2} {p99:>9.2} {longest:>9.2}")?;
        }
        for failure in &self.failures {
            writeln!(f, "a table broke: {failure}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(moves: u64, millis: u64) -> Played {
        Played { moves, longest: Duration::from_millis(millis), failure: None }
    }

    #[test]
    fn a_table_keeps_up_if_it_makes_nearly_all_its_moves() {
        assert!(keeps_up(&table(20, 5_000), 1.0, 20.0));
        assert!(keeps_up(&table(18, 5), 1.0, 20.0));
        assert!(!keeps_up(&table(17, 5), 1.0, 20.0));
        assert!(!keeps_up(&Played { failure: Some("gone".into()), ..table(20, 5) }, 1.0, 20.0));
    }

    #[test]
    fn without_a_rate_a_table_keeps_up_if_it_never_waits_long() {
        assert!(keeps_up(&table(1, 1_000), 0.0, 20.0));
        assert!(!keeps_up(&table(900, 1_001), 0.0, 20.0));
        assert!(!keeps_up(&table(0, 0), 0.0, 20.0));
    }
}
