//! Signs and inks: each player has an ink, but nothing is told by ink alone.

use ratatui::style::{Color, Modifier, Style};
use smashup::data::Kind;

/// Whoever leads at a base.
pub(super) const LEADS: &str = "★";
/// A talent that has been used this turn.
pub(super) const USED: &str = "✓";

/// The sign of an action by how it is played; minions have their power instead.
pub(super) fn sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Action => "◇",
        Kind::Special => "▲",
        Kind::OnBase => "◆",
        Kind::OnMinion => "›",
        Kind::Minion | Kind::Base | Kind::Faction => "",
    }
}

/// The ink of a player.
pub(super) fn ink(seat: usize) -> Style {
    let inks = [Color::LightCyan, Color::LightMagenta, Color::LightYellow, Color::LightGreen];
    Style::new().fg(inks[seat % inks.len()])
}

pub(super) fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

pub(super) fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// What is about to happen.
pub(super) fn alarm() -> Style {
    Style::new().fg(Color::LightRed).add_modifier(Modifier::BOLD)
}
