//! Signs and inks: each colour of card has a sign of its own, so that nothing is told by colour alone.

use duel::data::{Color, What};
use ratatui::style::{Color as Ink, Modifier, Style};

pub(super) const WONDER: &str = "◈";
/// A wonder that cannot be paid for yet.
pub(super) const TOO_DEAR: &str = "◇";
pub(super) const TOKEN: &str = "○";
pub(super) const CHAIN: &str = "∞";
pub(super) const PAWN: &str = "●";
pub(super) const CAPITAL: &str = "█";
pub(super) const PAIR: &str = "²";
pub(super) const BUILT: &str = "✓";

/// The sign of a colour.
pub(super) fn sign(color: Color) -> &'static str {
    match color {
        Color::Brown => "■",
        Color::Grey => "□",
        Color::Blue => "⌂",
        Color::Green => "▲",
        Color::Yellow => "◆",
        Color::Red => "▼",
        Color::Guild => "★",
    }
}

/// The sign of what is counted; coins have a letter instead.
pub(super) fn sign_of(what: What) -> Option<&'static str> {
    Some(match what {
        What::Brown => sign(Color::Brown),
        What::Grey => sign(Color::Grey),
        What::Blue => sign(Color::Blue),
        What::Green => sign(Color::Green),
        What::Yellow => sign(Color::Yellow),
        What::Red => sign(Color::Red),
        What::Guild => sign(Color::Guild),
        What::Wonder => WONDER,
        What::ThreeCoins => return None,
    })
}

/// The ink of a colour.
pub(super) fn ink(color: Color) -> Style {
    let ink = match color {
        Color::Brown => Ink::Indexed(173),
        Color::Grey => Ink::Gray,
        Color::Blue => Ink::LightBlue,
        Color::Green => Ink::LightGreen,
        Color::Yellow => Ink::LightYellow,
        Color::Red => Ink::LightRed,
        Color::Guild => Ink::LightMagenta,
    };
    Style::new().fg(ink)
}

/// What one can pay for.
pub(super) fn affordable() -> Style {
    Style::new().fg(Ink::LightGreen).add_modifier(Modifier::BOLD)
}

/// What would come to light.
pub(super) fn uncovered() -> Style {
    Style::new().fg(Ink::LightCyan).add_modifier(Modifier::BOLD)
}

/// One step from a win.
pub(super) fn alarm() -> Style {
    Style::new().fg(Ink::LightRed).add_modifier(Modifier::BOLD | Modifier::REVERSED)
}

pub(super) fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

pub(super) fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}
