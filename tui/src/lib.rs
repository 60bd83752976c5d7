//! The terminal client: one table, on a full screen or line by line.
//!
//! Screens are pure functions of a [`boards::Scene`] and what the player has on screen (`ui`); keys become intents in
//! `keys`, and `app` carries them out. What is special to one game is in `tables`, one file each.

mod app;
mod ascii;
mod bot;
mod desk;
mod input;
mod keys;
mod local;
mod log;
mod menu;
mod modules;
mod people;
mod picking;
mod picture;
mod plain;
mod replay;
mod room;
mod run;
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

pub use boards::Sitter;
pub use people::{LONGEST_NAME, names};
pub use picture::picture;
pub use replay::{Frame, Show, show_replay};
pub use room::CardsOf;
pub use run::FullScreen;
pub use setup::{Brought, Chosen, Lay, Proposal, Typed};

use catalog::Table;
use std::io::{BufRead, Write};

/// A table to play at.
pub struct Play {
    pub table: Box<dyn Table>,
    /// What the data says of each card, from `catalog::Game::cards`.
    pub cards: Vec<(String, serde_json::Value)>,
    /// The fingerprints of what players have brought, from `catalog::Game::document`.
    pub modules: Vec<String>,
    /// Who sits where, in seat order.
    pub sitters: Vec<Sitter>,
    pub lang: texts::Lang,
}

/// A room on a server to play in.
pub struct Guest {
    pub connection: client::Connection,
    pub link: client::Link,
    pub password: Option<String>,
    pub wishes: client::Wishes,
    /// What the server's data says of the cards of a game.
    pub cards: CardsOf,
    /// Whether the same person is in the room already, in another window.
    pub elsewhere: bool,
    pub lang: texts::Lang,
}

/// What somebody who leaves a room needs in order to come back.
#[derive(Clone, Debug, PartialEq)]
pub struct Parting {
    pub link: client::Link,
    pub name: String,
    /// Whether he only looked on.
    pub watches: bool,
    /// Whether one must say a password.
    pub locked: bool,
}

/// How lines are read in a room, where others act meanwhile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Typing {
    /// By somebody who looks: a choice that comes when nothing is asked means nothing.
    Live,
    /// From a file: each choice waits for its question.
    Ahead,
}

/// Plays in a room on the full screen until somebody leaves; says how to come back, if there is something to come
/// back to.
pub fn join(guest: Guest) -> anyhow::Result<Option<Parting>> {
    FullScreen::open()?.join(guest)
}

/// The same line by line.
pub fn join_plain(
    guest: Guest,
    input: impl BufRead + Send + 'static,
    typing: Typing,
    output: &mut dyn Write,
) -> anyhow::Result<Option<Parting>> {
    plain::visit::play(guest, input, typing, output)
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
