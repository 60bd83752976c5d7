//! What rules say to people: codes with figures, which clients turn into sentences of their language.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::borrow::Cow;

/// A code and the figures its sentence needs.
///
/// Games write an enum, one variant for each thing that can be said, with its figures as fields;
/// the snake_case name of the variant is the code. Clients look up a text by the code and fill in the figures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Note {
    pub code: Cow<'static, str>,
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub figures: Map<String, Value>,
}

impl Note {
    /// The note that a variant of a serialisable enum stands for.
    pub fn of(said: &impl Serialize) -> Self {
        match serde_json::to_value(said) {
            Ok(value) => Note::from_value(value),
            Err(error) => Note::with("unspeakable", [("problem", Value::from(error.to_string()))]),
        }
    }

    /// The same for a value that already is JSON: `"code"` or `{"code": {figures}}`.
    pub fn from_value(value: Value) -> Self {
        match value {
            Value::String(code) => Note { code: code.into(), figures: Map::new() },
            Value::Object(object) if object.len() == 1 => match object.into_iter().next() {
                Some((code, Value::Object(figures))) => Note { code: code.into(), figures },
                Some((code, value)) => Note::with(code, [("value", value)]),
                None => Note::with("", []),
            },
            other => Note::with("", [("value", other)]),
        }
    }

    /// A note with figures by name.
    pub fn with<const N: usize>(
        code: impl Into<Cow<'static, str>>,
        figures: [(&str, Value); N],
    ) -> Self {
        let figures = figures.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        Note { code: code.into(), figures }
    }
}

impl std::fmt::Display for Note {
    /// For programmers; players get a sentence of their language.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.code)?;
        self.figures.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

/// Why something cannot be done; nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, thiserror::Error)]
#[error("{}", .0)]
#[serde(transparent)]
pub struct Refusal(pub Note);

impl Refusal {
    /// The refusal that a variant of a serialisable enum stands for.
    pub fn of(reason: &impl Serialize) -> Self {
        Refusal(Note::of(reason))
    }

    /// Its stable code.
    pub fn code(&self) -> &str {
        &self.0.code
    }
}

/// Refusals that are the same for every game.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    /// The game has ended.
    Over,
    /// This seat is not asked now.
    NotYourTurn,
    /// Nobody sits there.
    NoSuchSeat { seats: u8 },
    /// The request cannot be read.
    Malformed { problem: String },
    /// An empty batch, or one that is far too long.
    BatchSize { most: usize },
    /// The choice was complete before the batch ended.
    BatchTooLong { enough: usize },
    /// Nothing can be taken back while sealed answers are awaited.
    SealedNow,
    /// Too much has been taken back in this match.
    TooManyUndos { most: usize },
    /// There is nothing of one's own to take back.
    NothingToUndo,
    /// Something was revealed since, or somebody else has acted; the others must agree.
    NeedsConsent,
}

impl From<Refused> for Refusal {
    fn from(reason: Refused) -> Self {
        Refusal::of(&reason)
    }
}

/// What a seat is asked: where the words of the prompt come from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    #[serde(flatten)]
    pub note: Note,
    /// What brought the question up, where that is not plain from the question itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Note>,
    /// How many picks complete the answer, at least and at most.
    pub min: u8,
    pub max: u8,
}

impl Question {
    /// A question answered by one action.
    pub fn one(asked: &impl Serialize) -> Self {
        Question { note: Note::of(asked), cause: None, min: 1, max: 1 }
    }
}

/// What an action will cost and surely bring, part by part, to be shown before the choice.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Quote(pub Vec<Note>);

impl Quote {
    /// Nothing worth showing.
    pub fn nothing() -> Self {
        Quote::default()
    }

    /// One more part.
    #[must_use]
    pub fn and(mut self, part: &impl Serialize) -> Self {
        self.0.push(Note::of(part));
        self
    }
}

/// How the game stands: whom it waits for, or how it ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    Awaiting(crate::SeatSet),
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// Why, as a stable code.
    pub reason: Cow<'static, str>,
    /// One for each seat, in seat order.
    pub standings: Vec<Standing>,
}

/// How one seat did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// 1 is the winner; seats that share a place have the same number.
    pub place: u8,
    pub score: i32,
    /// What the score is made of, for the final table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<(Cow<'static, str>, i32)>,
}

impl Outcome {
    /// The same with these seats behind all others.
    pub(crate) fn with_last(mut self, seats: crate::SeatSet) -> Self {
        let before: Vec<u8> = self.standings.iter().map(|standing| standing.place).collect();
        let last = |seat: usize| seats.contains(crate::Seat::new(seat as u8));
        for seat in 0..before.len() {
            let ahead = |other: &usize| match (last(*other), last(seat)) {
                (a, b) if a == b => before[*other] < before[seat],
                (other_last, _) => !other_last,
            };
            self.standings[seat].place = (0..before.len()).filter(ahead).count() as u8 + 1;
        }
        self
    }

    /// How the seat did, from -1 to 1: the share of the others it is ahead of, less the share ahead of it.
    pub fn result(&self, seat: crate::Seat) -> f32 {
        let Some(own) = self.standings.get(seat.index()).map(|standing| standing.place) else {
            return 0.0;
        };
        let (mut ahead, mut behind) = (0.0, 0.0);
        for standing in &self.standings {
            ahead += f32::from(u8::from(standing.place > own));
            behind += f32::from(u8::from(standing.place < own));
        }
        (ahead - behind) / (self.standings.len().max(2) - 1) as f32
    }

    /// The seats in first place.
    pub fn winners(&self) -> crate::SeatSet {
        let seats = crate::Seat::all(self.standings.len() as u8);
        seats.filter(|seat| self.standings[seat.index()].place == 1).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_is_its_code_and_its_fields_are_the_figures() {
        let refusal = Refusal::from(Refused::NoSuchSeat { seats: 2 });
        assert_eq!(
            serde_json::to_string(&refusal).unwrap(),
            r#"{"code":"no_such_seat","figures":{"seats":2}}"#
        );
        assert_eq!(
            serde_json::to_string(&Refusal::from(Refused::Over)).unwrap(),
            r#"{"code":"over"}"#
        );
    }
}
