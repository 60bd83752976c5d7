//! When an answer in a window takes effect, and what the server answers by itself.
//!
//! What is decided here depends on public facts and on the seat's own orders only, never on what somebody holds;
//! `instant` tables excepted, which say so.

use super::chair::{Asked, Chair};
use engine::{Kind, Question, Seat};
use protocol::{Orders, Windows};
use serde_json::Value;

/// The shortest and longest floor of a window at a natural table, in milliseconds.
const FLOOR: (u64, u64) = (800, 2_000);

/// Whether seats of such a window may answer or pass; other questions are plain decisions.
pub(crate) fn is_timed(kind: Kind) -> bool {
    matches!(kind, Kind::Sealed | Kind::InTurn | Kind::UntilAllPass)
}

/// The moment before which no answer of this window is shown. `lot` is drawn from what everybody knows.
pub(crate) fn floor(mode: Windows, asked: &Asked, lot: u64) -> u64 {
    match mode {
        Windows::Instant => asked.since,
        Windows::Natural => asked.since + FLOOR.0 + lot % (FLOOR.1 - FLOOR.0 + 1),
        Windows::Strict { seconds } => asked.since + u64::from(seconds) * 1_000,
    }
}

/// When those who have not answered are out of time.
pub(crate) fn limit(mode: Windows, asked: &Asked) -> Option<u64> {
    match mode {
        Windows::Strict { seconds } if asked.in_window => {
            Some(asked.since + u64::from(seconds) * 1_000)
        }
        _ => asked.deadline,
    }
}

/// Whether a standing order passes for the seat. Being a target interrupts orders to pass.
pub(crate) fn orders_pass(seat: Seat, chair: &Chair, question: &Question) -> bool {
    let Orders { pass_turn, pass_cards, not_my_own, only_as_target, hold } = &chair.orders;
    if *hold {
        return false;
    }
    let targeted = seats(question, "targets").contains(&seat);
    let own = figure(question, "by").is_some_and(|by| is_seat(by, seat));
    let card = figure(question, "card").and_then(Value::as_str);
    (*not_my_own && own)
        || (!targeted
            && (*pass_turn
                || (*only_as_target && figure(question, "targets").is_some())
                || card.is_some_and(|card| pass_cards.iter().any(|passed| passed == card))))
}

/// A figure of the question, or of what brought it up.
fn figure<'a>(question: &'a Question, name: &str) -> Option<&'a Value> {
    let cause = question.cause.as_ref();
    question.note.figures.get(name).or_else(|| cause?.figures.get(name))
}

fn seats(question: &Question, name: &str) -> Vec<Seat> {
    let listed = figure(question, name).and_then(Value::as_array).into_iter().flatten();
    listed.filter_map(|seat| serde_json::from_value(seat.clone()).ok()).collect()
}

fn is_seat(value: &Value, seat: Seat) -> bool {
    value.as_u64() == Some(seat.index() as u64)
}
