//! A match told again from its beginning, step by step, through one pair of eyes.

use super::Room;
use catalog::Table;
use engine::{Act, Hearing, Refusal, Seat, Viewer};
use protocol::{Did, Film, FilmStep, PersonId, Phase, delta};
use serde_json::Value;

impl Room {
    /// The film of the match. While the match is on, steps of which these eyes have seen nothing are left out, so that
    /// they cannot be counted.
    pub(crate) fn film(&self, who: PersonId, seat: Option<Seat>) -> Result<Film, Refusal> {
        let (table, viewer) = self.so_far(who, seat)?;
        let over = self.phase == Phase::Over;
        let mut film = Film { sight: Value::Null, events: Vec::new(), steps: Vec::new() };
        let (mut hearing, mut before) = (Hearing::default(), String::new());
        table.retrace(&mut |table, undone| {
            let events = told(table, viewer, &mut hearing);
            let mut sight = String::new();
            table.sight(viewer, &mut sight);
            match table.last_line() {
                None => (film.sight, film.events) = (read(&sight), events),
                Some(line) => {
                    let delta = delta::between(&before, &sight).map(|delta| read(&delta));
                    let seen = delta.is_some() || !events.is_empty();
                    if over || seen || viewer.is(line.seat) {
                        let (seat, did) = (line.seat, did(&line.act));
                        film.steps.push(FilmStep { seat, did, undone, events, delta });
                    }
                }
            }
            before = sight;
        });
        Ok(film)
    }
}

/// What is new for a viewer.
fn told(table: &dyn Table, viewer: Viewer, hearing: &mut Hearing) -> Vec<Value> {
    let mut told = String::from("[");
    table.tell(viewer, hearing, &mut told);
    told.push(']');
    serde_json::from_str(&told).unwrap_or_default()
}

/// Tables write JSON, so it can be read.
fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}

fn did(act: &Act<Value>) -> Did {
    match act {
        Act::Play(_) => Did::Play,
        Act::Undo(_) => Did::Undo,
        Act::Concede => Did::Concede,
    }
}
