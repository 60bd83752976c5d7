//! What a process has used so far, as Linux tells it.

use std::fs;
use std::time::Duration;

/// What a process has used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Usage {
    pub(super) cpu: Duration,
    /// Memory that is in use now, in bytes.
    pub(super) memory: u64,
    /// The most that ever was.
    pub(super) peak: u64,
}

/// How many ticks a second of CPU time has in /proc, on every platform that Rust runs on.
const TICKS: f64 = 100.0;

/// Nothing where there is no /proc, or no such process.
pub(super) fn usage(pid: u32) -> Option<Usage> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    read(&stat, &status)
}

fn read(stat: &str, status: &str) -> Option<Usage> {
    // The second field is the name in brackets, and may hold anything; utime and stime are fields 14 and 15.
    let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<f64>().ok();
    let cpu = Duration::from_secs_f64((ticks()? + ticks()?) / TICKS);
    let size = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kilobytes << 10)
    };
    Some(Usage { cpu, memory: size("VmRSS:")?, peak: size("VmHWM:")? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_program_may_look_like_fields() {
        let stat = "7 (a) b 1 2) S 1 7 7 0 -1 4194560 100 0 0 0 250 50 0 0 20 0 3 0 5 6 7";
        let status = "Name:\ta) b 1 2\nVmPeak:\t 9 kB\nVmHWM:\t    20 kB\nVmRSS:\t    10 kB\n";
        let usage = Usage { cpu: Duration::from_secs(3), memory: 10 << 10, peak: 20 << 10 };
        assert_eq!(read(stat, status), Some(usage));
        assert_eq!(read("7 (x) S 1", status), None);
        assert_eq!(read(stat, "Name:\tx\n"), None);
    }
}
