//! The terminal client: one table, on a full screen or line by line.
//!
//! Screens are pure functions of a [`scene::Scene`] and what the player has on screen (`ui`); keys become intents in
//! `keys`, and `app` carries them out. What is special to one game is in `tables`, one file each.

mod app;
mod ascii;
mod bot;
mod input;
mod keys;
mod log;
mod menu;
mod people;
mod picture;
mod plain;
mod replay;
mod run;
mod scene;
mod screen;
mod session;
mod setup;
mod tables;
mod terminal;
#[cfg(test)]
mod testing;
mod ui;
#[cfg(test)]
mod words;
mod wrap;

pub use people::{LONGEST_NAME, Sitter, names};
pub use picture::picture;
pub use replay::{Frame, Show, show_replay};
pub use run::FullScreen;
pub use setup::{Chosen, Lay, Proposal, Typed};

use catalog::Table;
use std::io::{BufRead, Write};

/// A table to play at.
pub struct Play {
    pub table: Box<dyn Table>,
    /// What the data says of each card, from `catalog::Game::cards`.
    pub cards: Vec<(String, serde_json::Value)>,
    /// Who sits where, in seat order.
    pub sitters: Vec<Sitter>,
    pub lang: texts::Lang,
}

/// Plays on the full screen until the game is over or somebody leaves; gives the table back either way.
pub fn play(play: Play) -> anyhow::Result<Box<dyn Table>> {
    FullScreen::open()?.play(play)
}

/// Plays line by line, for pipes and screen readers.
pub fn play_plain(
    play: Play,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> anyhow::Result<Box<dyn Table>> {
    plain::play(play, input, output)
}

/// Asks who plays and how line by line, and lays that table; none if somebody leaves instead.
pub fn set_up_plain(
    proposal: Proposal,
    lay: &mut Lay<'_>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> anyhow::Result<Option<Play>> {
    setup::ask_in_lines(proposal, lay, input, output)
}
