//! The games behind one door that does not know them: JSON in, JSON out.
//!
//! Adding a game is one line in [`Catalog::built_in`].

mod bot_game;
mod contest;
mod door;
mod game;
mod playouts;
mod shared;
mod sight;
mod table;
mod thought;

pub use contest::{Bout, Contest, ThinkingTime};
pub use door::{Door, MAX_LINE, MAX_TABLES};
pub use game::{Game, Info};
pub use playouts::{Clocks, Coverage, Playouts, Tally};
pub use table::{Choice, Done, Means, OpenWindow, Table};
pub use thought::{Kept, Thought};

use engine::{DataError, Note, Refusal};
use serde_json::Value;

/// The games that can be played, with the data they are played with.
pub struct Catalog {
    games: Vec<Box<dyn Game>>,
}

impl Catalog {
    /// Every game, with its own data.
    pub fn built_in() -> Result<Self, DataError> {
        let games: Vec<Box<dyn Game>> = vec![
            game::boxed::<duel::Duel>()?,
            game::boxed::<jade::Jade>()?,
            game::boxed::<smashup::SmashUp>()?,
            game::boxed::<hegemony::Hegemony>()?,
            game::boxed::<bombcat::BombCat>()?,
        ];
        Ok(Catalog { games })
    }

    /// A catalog of these games only.
    pub fn of(games: Vec<Box<dyn Game>>) -> Self {
        Catalog { games }
    }

    /// The games themselves.
    pub fn into_games(self) -> Vec<Box<dyn Game>> {
        self.games
    }

    /// All games.
    pub fn games(&self) -> impl Iterator<Item = &dyn Game> {
        self.games.iter().map(|game| &**game)
    }

    /// The game of this name.
    pub fn game(&self, name: &str) -> Result<&dyn Game, Refusal> {
        self.games().find(|game| game.name() == name).ok_or_else(|| self.unknown(name))
    }

    /// Replaces data files of a game, given as (file name, text).
    pub fn replace_data(
        &mut self,
        name: &str,
        files: Vec<(String, String)>,
    ) -> Result<(), DataProblem> {
        let unknown = self.unknown(name);
        match self.games.iter_mut().find(|game| game.name() == name) {
            Some(game) => Ok(game.replace_data(files)?),
            None => Err(DataProblem::Game(unknown)),
        }
    }

    fn unknown(&self, name: &str) -> Refusal {
        let known: Vec<Value> = self.games().map(|game| game.name().into()).collect();
        let asked = name.chars().take(40).collect::<String>();
        Refusal(Note::with("unknown_game", [("game", asked.into()), ("known", known.into())]))
    }
}

/// Why data cannot be replaced.
#[derive(Debug)]
pub enum DataProblem {
    Game(Refusal),
    Data(DataError),
}

impl From<DataError> for DataProblem {
    fn from(error: DataError) -> Self {
        DataProblem::Data(error)
    }
}

/// The codes of refusals that come from the door itself and not from a game or the engine.
pub const REFUSALS: &[&str] = &[
    "unknown_game",
    "unknown_bot",
    "no_such_table",
    "too_many_tables",
    "wrong_seats",
    "wrong_option",
    "bot_count",
    "needs_clock",
    "other_rules",
    "broken_replay",
    "too_long",
];
