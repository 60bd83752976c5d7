//! The cards of the market, as the data file lists them.

use engine::{DataError, Files};
use serde::{Deserialize, Serialize};

/// The data files, by name.
pub const FILES: &[(&str, &str)] = &[("cards.json", include_str!("cards.json"))];

/// No table has more cards than this; the lists of a state have room for so many.
pub const MOST_CARDS: usize = 64;

/// What is printed on a card. Its rules are code; how many there are and what they cost is data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Gust,
    Pickpocket,
    Watchman,
    Crier,
    Fair,
    Dancer,
    Screen,
    Ember,
    Mirror,
    Shade,
    Drum,
    Lamplighter,
    Magpie,
}

/// When a card can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// In one's own turn.
    Play,
    /// When something happens.
    Answer,
    /// Hung face down, for later.
    Charm,
    /// Built face up, for the rest of the game.
    Stall,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Kind,
    sort: Sort,
    copies: usize,
    #[serde(default)]
    cost: u8,
}

/// One card: a copy of its kind with a name of its own.
#[derive(Clone, Debug, Serialize)]
pub struct Ware {
    pub name: String,
    pub kind: Kind,
    pub sort: Sort,
    pub cost: u8,
}

/// All cards; the number of a card is its place here.
#[derive(Clone, Debug)]
pub struct Data(pub Vec<Ware>);

impl Data {
    /// Reads the files and gives each copy its name: `gust_1`, `gust_2` …
    pub fn load(files: &Files) -> Result<Self, DataError> {
        let mut wares = Vec::new();
        for Entry { id: kind, sort, copies, cost } in files.entries("cards.json")? {
            let id = engine::Note::of(&kind).code;
            wares.extend((1..=copies).map(|copy| Ware {
                name: format!("{id}_{copy}"),
                kind,
                sort,
                cost,
            }));
        }
        if wares.len() > MOST_CARDS {
            let problem = format!("{} cards are more than {MOST_CARDS}", wares.len());
            return Err(DataError::file("cards.json", problem));
        }
        Ok(Data(wares))
    }
}
