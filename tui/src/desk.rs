//! Where somebody plays: what a screen asks of a table, be it in this program or in a room on a server.

use crate::log::Log;
use crate::room::Room;
use boards::{Scene, Sitter};
use engine::{Refusal, Seat};
use serde_json::Value;

/// What has happened without the keyboard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Went {
    Nowhere,
    /// There is something new to see.
    Changed,
    /// Somebody else is asked, or something else.
    Asked,
    Over,
    /// This person is asked and sees other things than the one at the keyboard.
    HandOver(Seat),
}

/// What came of taking something back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Undone {
    Done,
    /// It was asked for; what comes of it will be seen.
    Sent,
    /// The others at this keyboard would have to agree.
    Consent,
    /// Something was revealed to bots, which nobody can ask.
    Never,
}

/// A place to play at.
pub(crate) trait Desk {
    fn scene(&self) -> &Scene;
    /// What has happened, as the viewer of the scene was told it.
    fn log(&self) -> &Log;
    fn sitters(&self) -> &[Sitter];
    /// The names, as those of cards, of what players have brought.
    fn modules(&self) -> Vec<&str>;
    /// Goes on as far as nobody at the keyboard is needed.
    fn advance(&mut self, at: u64) -> anyhow::Result<Went>;
    /// Whether something may happen without a key, so that nobody should wait long for one.
    fn is_busy(&self) -> bool;
    /// Plays an action, or the next pick of a longer choice, for whoever is asked.
    fn pick(&mut self, action: &Value, at: u64) -> Result<(), Refusal>;
    /// Takes back the last pick of an unfinished choice; false if there is none.
    fn unpick(&mut self, at: u64) -> bool;
    /// Why an action cannot be done, if that is known at once.
    fn objection(&mut self, action: &Value) -> Option<Refusal>;
    fn undo(&mut self, with_consent: bool, at: u64) -> Result<Undone, Refusal>;

    /// The bot that is to move.
    fn thinking(&self) -> Option<Seat> {
        None
    }

    /// Does not wait for the bot's pause.
    fn skip(&mut self, _at: u64) {}

    /// Whoever was at the keyboard gets up.
    fn step_aside(&mut self) {}

    /// This person is at the keyboard now.
    fn sit(&mut self, _seat: Seat) {}

    /// The room, if it is one on a server.
    fn room(&self) -> Option<&Room> {
        None
    }

    fn room_mut(&mut self) -> Option<&mut Room> {
        None
    }
}
