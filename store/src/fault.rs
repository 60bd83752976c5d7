//! Points at which a test can have the process die, to see what is left afterwards.
//!
//! `ONETABLE_KILL_AT=after_commit:3` ends the process when it comes to `after_commit` for the third time.
//! Builds without debug assertions have no such points.

/// A point with this name is reached.
#[cfg(debug_assertions)]
pub fn point(name: &str) {
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicU64, Ordering};

    static TARGET: OnceLock<Option<(String, u64)>> = OnceLock::new();
    static REACHED: AtomicU64 = AtomicU64::new(0);

    let target = TARGET.get_or_init(|| {
        let wish = std::env::var("ONETABLE_KILL_AT").ok()?;
        let (name, count) = wish.rsplit_once(':')?;
        Some((name.to_owned(), count.parse().ok()?))
    });
    if let Some((wanted, count)) = target
        && wanted == name
        && REACHED.fetch_add(1, Ordering::Relaxed) + 1 == *count
    {
        // Nothing is flushed and nobody is told, as when the power goes.
        std::process::abort();
    }
}

/// A point with this name is reached; in this build that means nothing.
#[cfg(not(debug_assertions))]
#[inline(always)]
pub fn point(_name: &str) {}
