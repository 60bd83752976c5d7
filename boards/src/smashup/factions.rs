//! The factions to draft, and what each of them is good at.

use super::position::{Position, bare};
use crate::Seen;

/// What each faction is good at, in the order in which they are offered.
const ABOUT: &[(&str, &str)] = &[
    ("pirates", "board-smashup-about-pirates"),
    ("ninjas", "board-smashup-about-ninjas"),
    ("aliens", "board-smashup-about-aliens"),
    ("dinosaurs", "board-smashup-about-dinosaurs"),
    ("robots", "board-smashup-about-robots"),
    ("wizards", "board-smashup-about-wizards"),
    ("zombies", "board-smashup-about-zombies"),
    ("tricksters", "board-smashup-about-tricksters"),
    ("ghosts", "board-smashup-about-ghosts"),
    ("bear_cavalry", "board-smashup-about-bears"),
    ("steampunks", "board-smashup-about-steampunks"),
    ("killer_plants", "board-smashup-about-plants"),
    ("minions_of_cthulhu", "board-smashup-about-cthulhu"),
    ("elder_things", "board-smashup-about-elders"),
    ("innsmouth", "board-smashup-about-innsmouth"),
    ("miskatonic", "board-smashup-about-miskatonic"),
];

/// What a faction is good at; those of other data files say nothing.
pub fn about(seen: Seen<'_>, faction: &str) -> Option<String> {
    let known = ABOUT.iter().find(|(id, _)| *id == bare(faction));
    known.map(|(_, message)| seen.get(message))
}

/// Every faction of the data, as bare ids, in the order in which they are offered.
pub fn all<'a>(position: &Position<'a>) -> Vec<&'a str> {
    let place = |id: &str| ABOUT.iter().position(|(known, _)| *known == id);
    let mut all: Vec<&str> = position.factions().collect();
    all.sort_by_key(|id| place(id).unwrap_or(ABOUT.len()));
    all
}
