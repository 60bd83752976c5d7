//! The board of every game in sentences: for the line mode of the terminal, and for pages that are read out.
//!
//! All that is said follows from a [`Scene`], which is what one viewer sees and nothing else. A game without a file
//! here is told as an outline of its view.

pub mod bombcat;
mod choices;
pub mod duel;
pub mod hegemony;
pub mod jade;
pub mod outline;
mod people;
mod scene;
pub mod smashup;

pub use choices::{PICKED, action, choice, marked, question};
pub use people::{Sitter, names};
pub use scene::{Asked, Cards, Choosable, Scene, Seen};

use serde_json::{Map, Value};

/// The games that have a board of their own.
const BOARDS: &[(&str, &dyn Board)] = &[
    ("bombcat", &bombcat::BombCat),
    ("duel", &duel::Duel),
    ("hegemony", &hegemony::Hegemony),
    ("jade", &jade::Jade),
    ("smashup", &smashup::SmashUp),
];

/// The board of a game.
pub fn of(game: &str) -> &'static dyn Board {
    let found = BOARDS.iter().find(|(name, _)| *name == game);
    found.map_or(&outline::Outline, |(_, board)| *board)
}

/// A page about one thing or a few that belong together.
pub struct Page {
    pub title: String,
    pub lines: Vec<String>,
    /// The ids of the things on it.
    pub spots: Vec<String>,
}

/// The signs by which a client points at things, by their ids. They stand before the things in the lines of a page.
pub type Signs<'a> = &'a dyn Fn(&str) -> Option<String>;

/// No signs: for clients in which one does not point with keys.
pub const NO_SIGNS: Signs<'static> = &|_| None;

/// What there is to say about a table of a game.
pub trait Board: Sync {
    /// Figures that the sentence of an action needs beyond its own, such as the cards it moves.
    fn figures(&self, seen: Seen<'_>, action: &Value) -> Map<String, Value> {
        let _ = (seen, action);
        Map::new()
    }

    /// What is asked, where the table says it better than the rules.
    fn question(&self, seen: Seen<'_>, asked: &Asked) -> Option<String> {
        let _ = (seen, asked);
        None
    }

    /// How the game stands.
    fn summary(&self, seen: Seen<'_>) -> String;

    /// Everything on the table.
    fn pages(&self, seen: Seen<'_>, signs: Signs<'_>) -> Vec<Page>;
}
