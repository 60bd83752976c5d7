//! One seat of a room: who has it, what it was asked and when, what it laid down.

use super::clock::MORE_TIMES;
use super::deed::By;
use super::due::Thoughts;
use engine::sealing::Secret;
use protocol::{Holder, Orders, PersonId};
use serde_json::Value;

/// What a seat is asked now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Asked {
    /// The number of the decision.
    pub(crate) decision: u64,
    /// Since when, in milliseconds since 1970.
    pub(crate) since: u64,
    pub(crate) deadline: Option<u64>,
    /// Whether it is an answer in a window, which others may be asked for too.
    pub(crate) in_window: bool,
}

/// An answer that waits until its window closes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Laid {
    pub(crate) by: By,
    pub(crate) actions: Vec<Value>,
}

/// A seat.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) holder: Holder,
    pub(crate) ready: bool,
    /// What it promised as its part of the luck; inside, nothing if it said that none will come.
    pub(crate) promise: Option<Option<String>>,
    pub(crate) value: Option<Secret>,
    /// How often it has acted; part of the number of its decisions.
    pub(crate) acts: u64,
    pub(crate) asked: Option<Asked>,
    pub(crate) laid: Option<Laid>,
    pub(crate) orders: Orders,
    /// A bot plays for the person.
    pub(crate) stand_in: bool,
    pub(crate) conceded: bool,
    pub(crate) bank: Option<u64>,
    pub(crate) more_times: u8,
    /// What the bot that plays the seat thinks.
    pub(crate) thoughts: Option<Thoughts>,
}

impl Chair {
    pub(crate) fn new(holder: Holder) -> Self {
        Chair {
            holder,
            ready: false,
            promise: None,
            value: None,
            acts: 0,
            asked: None,
            laid: None,
            orders: Orders::default(),
            stand_in: false,
            conceded: false,
            bank: None,
            more_times: MORE_TIMES,
            thoughts: None,
        }
    }

    pub(crate) fn person(&self) -> Option<PersonId> {
        match &self.holder {
            Holder::Person(person) => Some(person.id),
            _ => None,
        }
    }

    /// The level of the bot that plays the seat now, if one does.
    pub(crate) fn bot(&self) -> Option<&str> {
        match &self.holder {
            Holder::Bot(level) => Some(level),
            Holder::Person(_) if self.stand_in || self.conceded => Some("normal"),
            _ => None,
        }
    }
}
