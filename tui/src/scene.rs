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
    /// What can be picked, and what is picked already and can be taken back.
    pub(crate) options: Vec<Choosable>,
    /// What could be picked at first and does not go with the picks made since; it keeps its key.
    pub(crate) others: Vec<Value>,
    /// The picks of a longer choice so far, in the order they were made.
    pub(crate) picked: Vec<Value>,
}

/// An action with its quote.
#[derive(Clone)]
pub(crate) struct Choosable {
    pub(crate) action: Value,
    pub(crate) quote: Quote,
    /// It is picked, and picking it again takes it back.
    pub(crate) is_back: bool,
}

impl From<Choice> for Choosable {
    fn from(choice: Choice) -> Self {
        Choosable {
            // A quote that cannot be read is not worth showing; the action is.
            quote: serde_json::from_value(choice.quote).unwrap_or_default(),
            action: choice.action,
            is_back: false,
        }
    }
}

impl Scene {
    /// The actions to choose from; none when nobody at the keyboard is asked.
    pub(crate) fn options(&self) -> &[Choosable] {
        self.asked.as_ref().map_or(&[], |asked| &asked.options)
    }

    /// Every action that the choice is about, whether or not it goes with the picks so far.
    pub(crate) fn actions(&self) -> impl Iterator<Item = &Value> {
        let others = self.asked.iter().flat_map(|asked| &asked.others);
        self.options().iter().map(|option| &option.action).chain(others)
    }

    /// How often an action is among the picks so far.
    pub(crate) fn picked(&self, action: &Value) -> usize {
        let picked = self.asked.iter().flat_map(|asked| &asked.picked);
        picked.filter(|pick| *pick == action).count()
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
    /// Why the match is over; who gave up is called by name.
    pub(crate) fn reason(&self, outcome: &Outcome) -> String {
        if outcome.reason != "conceded" {
            return self.speaker.reason(&outcome.reason);
        }
        let standings = Seat::all(outcome.standings.len() as u8).zip(&outcome.standings);
        let last = standings.max_by_key(|(_, standing)| standing.place);
        let name = last.map(|(seat, _)| self.speaker.name(seat.index()));
        self.say("tui-gave-up", &[("name", name.into())])
    }

    /// A message of the terminal's own.
    pub(crate) fn say(&self, id: &str, figures: &[(&str, Value)]) -> String {
        self.speaker.texts().say(id, figures)
    }

    /// A message without variables.
    pub(crate) fn get(&self, id: &str) -> String {
        self.speaker.texts().get(id)
    }
}
