//! Cards in a few columns.

pub(super) use boards::smashup::faces::{
    base, card, extra, going_on, left_to_play, points, short, text, thing,
};

use super::glyph::sign;
use super::position::{Position, bare};
use crate::wrap::{cut, width};
use boards::Seen;

/// The name of a card; a shorter one if there is no room for it.
pub(super) fn name(seen: Seen<'_>, card: &str, room: usize) -> String {
    let name = seen.speaker.card(card);
    if width(&name) <= room {
        return name;
    }
    let short = seen.speaker.named("short", bare(card)).unwrap_or(name);
    cut(&short, room)
}

/// Power of a minion or sign of an action.
pub(super) fn mark(position: &Position<'_>, card: &str) -> String {
    match (position.power(card), position.kind(card)) {
        (Some(power), _) => power.to_string(),
        (None, Some(kind)) => sign(kind).to_owned(),
        (None, None) => String::new(),
    }
}
