//! How long seats may think: banks, limits, and what is left after an answer.

use protocol::Clock;

/// What one gets when one asks for more time, in milliseconds, and how often one can.
pub(crate) const MORE: u64 = 15_000;
pub(crate) const MORE_TIMES: u8 = 3;

/// What is left at least after the server was down.
pub(crate) const GRACE: u64 = 15_000;

/// How long a window stays open at most at a table with a clock that runs by the second.
const WINDOW: u64 = 30_000;

/// The day, in milliseconds.
const DAY: u64 = 86_400_000;

/// What a seat has in its bank when the match begins; nothing where there are no banks.
pub(crate) fn first_bank(clock: Clock) -> Option<u64> {
    match clock {
        Clock::Bank { seconds, .. } => Some(u64::from(seconds) * 1_000),
        _ => None,
    }
}

/// How long a seat may think about a decision. Answers in a window cost nothing of the bank,
/// for what is left in it would show who has answered.
pub(crate) fn allowed(clock: Clock, bank: Option<u64>, in_window: bool) -> Option<u64> {
    match clock {
        Clock::None => None,
        Clock::Days { days } => Some(u64::from(days) * DAY),
        Clock::Bank { .. } if in_window => Some(WINDOW),
        Clock::Bank { .. } => bank,
        Clock::Decision { seconds } => Some(u64::from(seconds) * 1_000),
    }
}

/// What is left in the bank after an answer: what was left of the time, and the increment.
pub(crate) fn bank_after(clock: Clock, deadline: Option<u64>, at: u64) -> Option<u64> {
    match (clock, deadline) {
        (Clock::Bank { increment, .. }, Some(deadline)) => {
            Some(deadline.saturating_sub(at) + u64::from(increment) * 1_000)
        }
        _ => None,
    }
}
