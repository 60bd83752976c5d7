//! A game without its types.

use crate::contest::{self, Bout, Contest};
use crate::playouts::{self, Coverage, Playouts, Tally};
use crate::shared::Shared;
use crate::table::{Table, TableOf};
use engine::scenario::{self, Scenario, ScenarioError};
use engine::{
    Card, DataError, Digest, Document, Files, Match, Refusal, Replay, ReplayError, Rules, Seed,
    Setup, replay,
};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;

/// What can be said about a game before a table is opened.
#[derive(Clone, Debug, Serialize)]
pub struct Info {
    pub name: &'static str,
    /// The fewest and most seats.
    pub seats: (u8, u8),
    /// The bots that the levels easy, normal and hard stand for.
    pub levels: [&'static str; 3],
    /// The options, as JSON Schema.
    pub options: Value,
    /// The option that lists documents which players have written, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub documents: Option<&'static str>,
    /// The fingerprint of rules and data.
    pub rules: String,
    /// The names of the data files.
    pub files: Vec<String>,
}

/// A game of the catalog.
pub trait Game: Send + Sync {
    fn name(&self) -> &'static str;
    fn info(&self) -> Info;
    /// The data files it is played with, by name.
    fn files(&self) -> Vec<(String, String)>;
    /// Puts other files in the place of the built-in ones.
    fn replace_data(&mut self, files: Vec<(String, String)>) -> Result<(), DataError>;
    /// Opens a table and deals.
    fn create(&self, setup: &Setup<Value>) -> Result<Box<dyn Table>, Refusal>;
    /// Goes on with a saved match.
    fn load(&self, replay: &Replay) -> Result<Box<dyn Table>, ReplayError>;
    /// Plays a saved match again; `each` sees the table after the start and after every step.
    fn replay(
        &self,
        replay: &Replay,
        each: &mut dyn FnMut(&dyn Table, usize),
    ) -> Result<(), ReplayError>;
    /// The position that a scenario begins with, for those who write one.
    fn position(&self, scenario: &Scenario) -> Result<Value, ScenarioError>;
    /// Runs a scenario.
    fn scenario(&self, scenario: &Scenario) -> Result<(), ScenarioError>;
    /// The games of these numbers without a record, for simulation and measurement.
    fn play_out(
        &self,
        playouts: &Playouts<'_>,
        games: &mut dyn Iterator<Item = u64>,
    ) -> Result<Tally, Refusal>;
    /// What the games of these numbers show of the cards, random ones if no bots are named.
    fn cover(
        &self,
        playouts: &Playouts<'_>,
        games: &mut dyn Iterator<Item = u64>,
    ) -> Result<Coverage, Refusal>;
    /// One game between two bots, by its number.
    fn contest(&self, contest: &Contest<'_>, number: u64) -> Result<Bout, Refusal>;
    /// Every card by name, with what the data says of it.
    fn cards(&self) -> Vec<(String, Value)>;
    /// The same at a table with these options: what players bring has names, too. As usual where there is no such table.
    fn cards_at(&self, options: &Value, seats: u8) -> Vec<(String, Value)>;
    /// The option that lists documents which players have written, if there is one.
    fn documents(&self) -> Option<&'static str>;
    /// Such a document as it is kept.
    fn document(&self, written: &Value) -> Option<Document>;
}

pub(crate) struct GameOf<R: Rules> {
    files: Files,
    data: Arc<R::Data>,
    rules: Digest,
    tables: Shared<R>,
}

/// A game with its built-in data.
pub(crate) fn boxed<R: Rules>() -> Result<Box<dyn Game>, DataError> {
    Ok(Box::new(GameOf::<R>::new(Files::built_in(R::FILES))?))
}

impl<R: Rules> GameOf<R> {
    fn new(files: Files) -> Result<Self, DataError> {
        let data = Arc::new(R::load(&files)?);
        let rules = replay::fingerprint::<R>(&files)?;
        Ok(GameOf { files, data, rules, tables: Shared::default() })
    }
}

impl<R: Rules> Game for GameOf<R> {
    fn name(&self) -> &'static str {
        R::GAME
    }

    fn info(&self) -> Info {
        Info {
            name: R::GAME,
            seats: R::SEATS,
            levels: R::LEVELS,
            options: schemars::schema_for!(R::Options).to_value(),
            documents: R::DOCUMENTS,
            rules: self.rules.to_string(),
            files: self.files.names().map(str::to_owned).collect(),
        }
    }

    fn files(&self) -> Vec<(String, String)> {
        self.files.iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect()
    }

    fn replace_data(&mut self, files: Vec<(String, String)>) -> Result<(), DataError> {
        let mut replaced = self.files.clone();
        for (name, text) in files {
            replaced.replace(&name, text)?;
        }
        *self = GameOf::new(replaced)?;
        Ok(())
    }

    fn create(&self, setup: &Setup<Value>) -> Result<Box<dyn Table>, Refusal> {
        let setup = replay::typed_setup::<R>(setup).map_err(|error| Refusal::of(&error))?;
        let rules = self.tables.open(&self.data, &setup).map_err(|error| Refusal::of(&error))?;
        Ok(Box::new(TableOf::new(Match::with_rules(rules, &setup), setup, self.rules)))
    }

    fn load(&self, saved: &Replay) -> Result<Box<dyn Table>, ReplayError> {
        let open = |setup: &Setup<R::Options>| self.tables.open(&self.data, setup);
        let game = replay::load_with::<R>(self.rules, saved, open, |_, _| {})?;
        let setup = replay::typed_setup::<R>(&saved.setup)?;
        Ok(Box::new(TableOf::new(game, setup, self.rules)))
    }

    fn replay(
        &self,
        saved: &Replay,
        each: &mut dyn FnMut(&dyn Table, usize),
    ) -> Result<(), ReplayError> {
        let setup = replay::typed_setup::<R>(&saved.setup)?;
        let open = |setup: &Setup<R::Options>| self.tables.open(&self.data, setup);
        replay::load_with::<R>(self.rules, saved, open, |game, step| {
            each(&TableOf::new(game.clone(), setup.clone(), self.rules), step);
        })?;
        Ok(())
    }

    fn position(&self, scenario: &Scenario) -> Result<Value, ScenarioError> {
        Ok(scenario::set_up::<R>(&self.data, scenario)?.state_json())
    }

    fn scenario(&self, scenario: &Scenario) -> Result<(), ScenarioError> {
        scenario::run::<R>(&self.data, scenario)
    }

    fn play_out(
        &self,
        playouts: &Playouts<'_>,
        games: &mut dyn Iterator<Item = u64>,
    ) -> Result<Tally, Refusal> {
        playouts::run::<R>(&self.data, playouts, games)
    }

    fn cover(
        &self,
        playouts: &Playouts<'_>,
        games: &mut dyn Iterator<Item = u64>,
    ) -> Result<Coverage, Refusal> {
        playouts::cover::<R>(&self.data, playouts, games)
    }

    fn contest(&self, contest: &Contest<'_>, number: u64) -> Result<Bout, Refusal> {
        contest::play::<R>(&self.data, contest, number)
    }

    fn cards(&self) -> Vec<(String, Value)> {
        let Ok(rules) = R::open(&self.data, &R::everything(), R::SEATS.0) else {
            return Vec::new();
        };
        cards_of(&rules)
    }

    fn cards_at(&self, options: &Value, seats: u8) -> Vec<(String, Value)> {
        // Nothing is dealt.
        let (seed, random) = (Seed::from_number(0), Vec::new());
        let setup = Setup { options: options.clone(), seats, seed, random };
        let setup = replay::typed_setup::<R>(&setup).ok();
        match setup.and_then(|setup| self.tables.open(&self.data, &setup).ok()) {
            Some(rules) => cards_of(&*rules),
            None => self.cards(),
        }
    }

    fn documents(&self) -> Option<&'static str> {
        R::DOCUMENTS
    }

    fn document(&self, written: &Value) -> Option<Document> {
        R::document(&self.data, written)
    }
}

/// What rules say of their cards, by name.
fn cards_of<R: Rules>(rules: &R) -> Vec<(String, Value)> {
    // Numbers may have gaps.
    let named = (0..usize::from(u16::MAX)).map(Card::new).filter_map(|card| {
        let name = rules.card_name(card)?.to_owned();
        let mut info = rules.card_info(card);
        engine::card::spell(rules, &mut info);
        Some((name, info))
    });
    named.collect()
}
