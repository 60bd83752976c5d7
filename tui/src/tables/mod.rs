//! What a table of each game looks like and how one points at things on it; a game without a file here gets an outline.

mod bombcat;
mod duel;
mod hegemony;
mod jade;
mod names;
mod outline;
pub(crate) mod smashup;

use boards::{Choosable, NO_SIGNS, Page, Scene, Seen};
use engine::Note;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use serde_json::Value;

/// The games that have a table of their own.
const TABLES: &[(&str, &dyn TableScreen)] = &[
    ("bombcat", &bombcat::BombCatTable),
    ("duel", &duel::DuelTable),
    ("hegemony", &hegemony::HegemonyTable),
    ("jade", &jade::JadeTable),
    ("smashup", &smashup::SmashUpTable),
];

/// The table for a game.
pub(crate) fn of(game: &str) -> &'static dyn TableScreen {
    let found = TABLES.iter().find(|(name, _)| *name == game);
    found.map_or(&outline::Outline, |(_, table)| *table)
}

/// A thing that can be pointed at, with the key that points at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) key: char,
    pub(crate) id: String,
}

/// What is pointed at, for the board to mark.
#[derive(Clone, Copy, Default)]
pub(crate) struct Pointed<'a> {
    /// What can be pointed at now.
    pub(crate) legal: &'a [Spot],
    /// What has been pointed at on the way here.
    pub(crate) path: &'a [Spot],
    /// Where the cursor is.
    pub(crate) cursor: Option<&'a Spot>,
}

/// What the terminal needs to know of a game.
pub(crate) trait TableScreen: Sync {
    /// What one points at to choose an action, one thing after the other.
    fn path(&self, scene: &Scene, action: &Value) -> Vec<Spot> {
        let _ = scene;
        if self.passes(action) { vec![Spot { key: 'p', id: "pass".into() }] } else { Vec::new() }
    }

    /// A thing at which several actions begin, in words.
    fn group(&self, seen: Seen<'_>, spot: &Spot, options: &[&Choosable]) -> String {
        let _ = (seen, options);
        spot.id.clone()
    }

    /// A thing by its mere name, for lists with little room.
    fn short(&self, seen: Seen<'_>, spot: &Spot) -> Option<String> {
        let _ = (seen, spot);
        None
    }

    /// The word about an action that decides most, for lists.
    fn brief(&self, seen: Seen<'_>, option: &Choosable) -> String {
        let _ = (seen, option);
        String::new()
    }

    /// The same for several actions.
    fn group_brief(&self, seen: Seen<'_>, options: &[&Choosable]) -> String {
        let _ = (seen, options);
        String::new()
    }

    /// What there is to know about a thing at which several actions begin, before one of them is chosen.
    fn about(&self, seen: Seen<'_>, spot: &Spot) -> Option<String> {
        let _ = (seen, spot);
        None
    }

    /// What choosing an action does, in words that begin with those of the action.
    fn confirm(&self, seen: Seen<'_>, option: &Choosable, words: String) -> String {
        let _ = (seen, option);
        words
    }

    /// Whether a spot is a thing on the table, which lists name in the order of their keys.
    fn is_thing(&self, spot: &Spot) -> bool {
        let _ = spot;
        false
    }

    /// Whether there is ever anything that the key `p` means.
    fn has_pass(&self) -> bool {
        true
    }

    /// Whether an action is what the key `p` means.
    fn passes(&self, action: &Value) -> bool {
        let code = Note::from_value(action.clone()).code;
        matches!(&*code, "pass" | "end_turn" | "done")
    }

    /// What a key would mean after pointing at these things, to ask the rules why it cannot be done.
    fn attempt(&self, scene: &Scene, pointed: &[Spot], key: char) -> Option<Value> {
        let _ = (scene, pointed, key);
        None
    }

    /// The thing that a key points at, whether or not anything can be done with it.
    fn spot_id(&self, scene: &Scene, key: char) -> Option<String> {
        let _ = (scene, key);
        None
    }

    /// The action that a typed command means, legal or not.
    fn command(&self, scene: &Scene, words: &[&str]) -> Option<Value> {
        let _ = (scene, words);
        None
    }

    /// A few commands, to show how they are typed.
    fn examples(&self, seen: Seen<'_>) -> String {
        let _ = seen;
        "1".into()
    }

    /// The first line of the screen, after the name of the game, with room for so many columns.
    fn headline(&self, seen: Seen<'_>, columns: usize) -> Line<'static>;

    /// How many rows the board can be drawn in, the smallest number first.
    fn heights(&self, scene: &Scene, width: u16) -> Vec<u16>;

    /// Draws the board.
    fn draw(&self, seen: Seen<'_>, pointed: Pointed<'_>, area: Rect, buffer: &mut Buffer);

    /// The board in sentences, with the keys and numbers by which one calls things.
    fn pages(&self, seen: Seen<'_>) -> Vec<Page> {
        boards::of(&seen.scene.game).pages(seen, NO_SIGNS)
    }

    /// What the signs on the board mean.
    fn signs(&self, seen: Seen<'_>) -> Vec<String> {
        let _ = seen;
        Vec::new()
    }

    /// How the game goes.
    fn help(&self, seen: Seen<'_>) -> Vec<String> {
        let _ = seen;
        Vec::new()
    }

    /// Whether an event is worth a line where there is room for a few only.
    fn is_news(&self, event: &Value) -> bool {
        let _ = event;
        true
    }

    /// Whether an event opens a chapter of the log.
    fn opens_chapter(&self, event: &Value) -> bool {
        let _ = event;
        false
    }
}
