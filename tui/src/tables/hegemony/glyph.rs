//! Signs and inks: each kingdom has an ink and red suits are red, but nothing is told by ink alone.

use hegemony::ids::{Colour, Kingdom, Suit};
use ratatui::style::{Color, Modifier, Style};

/// Whose turn it is.
pub(super) const TURN: &str = "▶";
/// Who can be chosen now, and who is asked.
pub(super) const OPEN: &str = "*";
pub(super) const ASKED: &str = "?";
/// A point of health, and one that is lost.
pub(super) const HEALTH: (&str, &str) = ("♥", "♡");
/// Before the number of cards in hand.
pub(super) const CARDS: &str = "■";
/// Before the number of cards on the generals.
pub(super) const SPECIAL: &str = "◆";
/// Before a distance that one reaches, and one that is too far.
pub(super) const NEAR: &str = "→";
pub(super) const FAR: &str = "·";
/// A hidden general, and behind one that has lost its skills.
pub(super) const HIDDEN: &str = "?";
pub(super) const NUMB: &str = "×";

/// The ink of a kingdom.
pub(super) fn ink(kingdom: Kingdom) -> Style {
    Style::new().fg(match kingdom {
        Kingdom::Wei => Color::LightBlue,
        Kingdom::Shu => Color::LightRed,
        Kingdom::Wu => Color::LightGreen,
        Kingdom::Qun => Color::LightYellow,
        Kingdom::Careerist => Color::LightMagenta,
    })
}

/// The ink of a suit.
pub(super) fn suited(suit: Option<Suit>) -> Style {
    match suit.map(Suit::colour) {
        Some(Colour::Red) => Style::new().fg(Color::LightRed),
        Some(Colour::Black) | None => Style::new(),
    }
}

pub(super) fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

pub(super) fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

pub(super) fn reversed() -> Style {
    Style::new().add_modifier(Modifier::REVERSED)
}

/// What threatens somebody.
pub(super) fn alarm() -> Style {
    Style::new().fg(Color::LightRed).add_modifier(Modifier::BOLD)
}
