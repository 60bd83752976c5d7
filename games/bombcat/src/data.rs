//! The modules that come with the game: the base set, three more cards and twelve heroes, all written in the language
//! itself, and how many cards are dealt.

use crate::deck::Decks;
use crate::lang::words::Class;
use crate::lang::{Base, Library, Module, Report, decode};
use crate::naming::Described;
use engine::{DataError, Files};

macro_rules! embedded {
    ($($file:literal),+ $(,)?) => {
        &[$(($file, include_str!(concat!("../data/", $file)))),+]
    };
}

/// The data files.
pub const FILES: &[(&str, &str)] = embedded![
    "base.json",
    "deck.json",
    "extras.json",
    "heroes/angler.json",
    "heroes/bouncer.json",
    "heroes/gunner.json",
    "heroes/hexer.json",
    "heroes/lamplighter.json",
    "heroes/martyr.json",
    "heroes/merchant.json",
    "heroes/scavenger.json",
    "heroes/smuggler.json",
    "heroes/trapper.json",
    "heroes/trickster.json",
    "heroes/warden.json",
];

/// What the files say.
#[derive(Clone, Debug)]
pub struct Data {
    pub base: Module,
    /// What every module may name.
    pub names: Base,
    pub heroes: Vec<Module>,
    pub extras: Module,
    pub decks: Decks,
    pub described: Vec<Described>,
}

impl Data {
    /// Reads the files. What the table plays with must be there; anything else means something anyway.
    pub fn load(files: &Files) -> Result<Data, DataError> {
        let text = |name: &str| {
            let found = files.iter().find(|(file, _)| *file == name);
            found.map(|(_, text)| text).ok_or_else(|| DataError::file(name, "the file is missing"))
        };
        let module = |name: &str, base: &Base| -> Result<Module, DataError> {
            let (module, report) = decode(text(name)?.as_bytes(), base);
            match report.remarks.first() {
                Some(note) => {
                    let problem = note.problem.say(crate::lang::Lang::En);
                    Err(DataError::file(name, format!("{}: {problem}", note.path)))
                }
                None => Ok(module),
            }
        };
        let base = module("base.json", &Base::default())?;
        let names = base.names();
        let heroes: Result<Vec<Module>, DataError> = files
            .iter()
            .filter(|(name, _)| name.starts_with("heroes/"))
            .map(|(name, _)| module(name, &names))
            .collect();
        let (heroes, extras) = (heroes?, module("extras.json", &names)?);
        let decks: Decks = files.one("deck.json")?;
        let missing = decks.cards().find(|id| !base.cards.iter().any(|card| card.id == *id));
        if let Some(id) = missing {
            return Err(DataError::file("deck.json", format!("the base set has no card {id}")));
        }
        let class = |id: &str| base.cards.iter().find(|card| card.id == id).map(|card| card.class);
        if class(decks.bomb()) != Some(Class::Bomb) || class(decks.rescue()) != Some(Class::Rescue)
        {
            return Err(DataError::file("deck.json", "bomb and rescue are cards of these classes"));
        }
        let all = heroes.iter().chain([&base, &extras]);
        let described = all.map(Described::of).collect();
        Ok(Data { names, heroes, extras, decks, described, base })
    }
}

fn built_in(name: &str) -> &'static str {
    FILES.iter().find(|(file, _)| *file == name).map_or("", |(_, text)| text)
}

/// The base set.
pub fn base() -> Module {
    decode(built_in("base.json").as_bytes(), &Base::default()).0
}

/// The heroes, in the order of their names, read against the base set.
pub fn heroes(base: &Base) -> Vec<Module> {
    let files = FILES.iter().filter(|(name, _)| name.starts_with("heroes/"));
    files.map(|(_, text)| decode(text.as_bytes(), base).0).collect()
}

/// The base set, all heroes, and further modules.
pub fn library(further: Vec<Module>) -> (Library, Report) {
    let base = base();
    let mut modules = heroes(&base.names());
    modules.extend(further);
    Library::link(base, modules)
}
