//! Everything a screen is drawn from: what one viewer sees of a table, taken out of it after every change.

use crate::log::Log;
use catalog::Choice;
use engine::{Outcome, Question, Quote, Seat, SeatSet, Viewer};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use texts::Speaker;

/// What the data says of each card, by its id.
pub(crate) type Cards = BTreeMap<String, Value>;

/// What one viewer sees.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: String,
    pub(crate) seats: u8,
    pub(crate) viewer: Viewer,
    pub(crate) view: Value,
    pub(crate) log: Log,
    /// Whom the game waits for.
    pub(crate) awaited: SeatSet,
    /// What the person at the keyboard is asked.
    pub(crate) asked: Option<Asked>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) cards: Arc<Cards>,
}

/// A question to somebody at the keyboard.
#[derive(Clone)]
pub(crate) struct Asked {
    pub(crate) seat: Seat,
    pub(crate) question: Option<Question>,
    pub(crate) options: Vec<Choosable>,
    /// How many picks of a longer choice are made already.
    pub(crate) picked: usize,
}

/// An action with its quote.
#[derive(Clone)]
pub(crate) struct Choosable {
    pub(crate) action: Value,
    pub(crate) quote: Quote,
}

impl From<Choice> for Choosable {
    fn from(choice: Choice) -> Self {
        Choosable {
            // A quote that cannot be read is not worth showing; the action is.
            quote: serde_json::from_value(choice.quote).unwrap_or_default(),
            action: choice.action,
        }
    }
}

impl Scene {
    /// The actions to choose from; none when nobody at the keyboard is asked.
    pub(crate) fn options(&self) -> &[Choosable] {
        self.asked.as_ref().map_or(&[], |asked| &asked.options)
    }

    /// The seat whose place at the table is shown as one's own.
    pub(crate) fn me(&self) -> Option<Seat> {
        match (&self.asked, self.viewer) {
            (Some(asked), _) => Some(asked.seat),
            (None, Viewer::Seat(seat)) => Some(seat),
            (None, Viewer::Public) => None,
        }
    }
}

/// A scene, and who speaks about it.
#[derive(Clone, Copy)]
pub(crate) struct Seen<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) speaker: Speaker<'a>,
}

impl Seen<'_> {
    /// A message of the terminal's own.
    pub(crate) fn say(&self, id: &str, figures: &[(&str, Value)]) -> String {
        self.speaker.texts().say(id, figures)
    }

    /// A message without variables.
    pub(crate) fn get(&self, id: &str) -> String {
        self.speaker.texts().get(id)
    }
}
