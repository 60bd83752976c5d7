//! The modules that come with the game: the base set and twelve heroes, all written in the language itself.

use crate::lang::{Base, Library, Module, Report, decode};

macro_rules! embedded {
    ($($file:literal),+ $(,)?) => {
        &[$(($file, include_str!(concat!("../data/", $file)))),+]
    };
}

/// The data files: the base set first, then a file for each hero.
pub const FILES: &[(&str, &str)] = embedded![
    "base.json",
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

/// The base set.
pub fn base() -> Module {
    let text = FILES.first().map_or("", |(_, text)| text);
    decode(text.as_bytes(), &Base::default()).0
}

/// The heroes, in the order of their names, read against the base set.
pub fn heroes(base: &Base) -> Vec<Module> {
    FILES.iter().skip(1).map(|(_, text)| decode(text.as_bytes(), base).0).collect()
}

/// The base set, all heroes, and further modules.
pub fn library(further: Vec<Module>) -> (Library, Report) {
    let base = base();
    let mut modules = heroes(&base.names());
    modules.extend(further);
    Library::link(base, modules)
}
