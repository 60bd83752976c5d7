//! Bots that think away from their table, which goes on meanwhile.

use crate::table::Means;
use bots::{BotName, Spend};
use engine::{Bot, Budget, Note, Refusal, Rules, Seat, bot, card};
use serde_json::Value;
use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A decision that a bot has still to make. It has its own copy of all it needs, so any thread can run it.
pub trait Thought: Send {
    /// Thinks; gives a batch for `play`, and what the table keeps of it. A bot whose plan is a time needs the means
    /// for it.
    fn run(self: Box<Self>, means: Option<Means<'_>>) -> (Result<Vec<Value>, Refusal>, Kept);
}

/// A bot on its way back to its table, with what it has learnt.
pub struct Kept {
    at: Place,
    /// A `Box<dyn Bot<R>>` of the game; nothing if the bot did not come to think.
    bot: Option<Box<dyn Any + Send>>,
}

/// A seat, and the name of the bot in it.
type Place = (Seat, String);

/// The bots of a table; they keep what they learnt from one decision to the next.
pub(crate) struct Bots<R: Rules>(BTreeMap<Place, Box<dyn Bot<R>>>);

impl<R: Rules> Default for Bots<R> {
    fn default() -> Self {
        Bots(BTreeMap::new())
    }
}

impl<R: Rules> Bots<R> {
    /// Takes the bot of this name out, if it has thought at this seat before.
    pub(crate) fn take(&mut self, seat: Seat, name: &BotName) -> Option<Box<dyn Bot<R>>> {
        self.0.remove(&(seat, name.to_string()))
    }

    /// Puts a bot back. One of another game is of no use here.
    pub(crate) fn keep(&mut self, kept: Kept) {
        let bot = kept.bot.and_then(|bot| bot.downcast::<Box<dyn Bot<R>>>().ok());
        if let Some(bot) = bot {
            self.0.insert(kept.at, *bot);
        }
    }
}

/// Why a bot that is given time cannot play where there is no clock.
pub(crate) fn needs_clock(bot: &BotName) -> Refusal {
    Refusal(Note::with("needs_clock", [("bot", bot.to_string().into())]))
}

pub(crate) struct ThoughtOf<R: Rules> {
    pub(crate) rules: Arc<R>,
    pub(crate) state: R::State,
    pub(crate) history: Vec<(Seat, R::Action)>,
    pub(crate) seat: Seat,
    pub(crate) name: BotName,
    /// One that knows the table, if there is one.
    pub(crate) bot: Option<Box<dyn Bot<R>>>,
}

impl<R: Rules> Thought for ThoughtOf<R> {
    fn run(self: Box<Self>, means: Option<Means<'_>>) -> (Result<Vec<Value>, Refusal>, Kept) {
        let ThoughtOf { rules, state, history, seat, name, bot } = *self;
        let at = (seat, name.to_string());
        let (budget, threads) = match (name.plan::<R>().spend, means) {
            (Spend::Playouts(playouts), _) => (Budget::Playouts(playouts), 1),
            (Spend::Milliseconds(_), Some(means)) => (Budget::Time(means.clock), means.threads),
            (Spend::Milliseconds(_), None) => {
                let bot = bot.map(|bot| Box::new(bot) as Box<dyn Any + Send>);
                return (Err(needs_clock(&name)), Kept { at, bot });
            }
        };
        let mut bot = bot.unwrap_or_else(|| name.build::<R>(seat.index() as u64, threads));
        let batch = bot::compose(&*rules, state, history, seat, |seen| bot.choose(seen, budget));
        let spelt = |batch: Vec<R::Action>| {
            batch.iter().map(|action| card::to_json(&*rules, action)).collect()
        };
        (batch.map(spelt), Kept { at, bot: Some(Box::new(bot)) })
    }
}
