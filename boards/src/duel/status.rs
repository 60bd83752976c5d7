//! How a game of Seven Wonders Duel stands, and who is close to winning it.

use super::position::Position;
use crate::Seen;
use serde_json::Value;

/// The message about whose turn it is.
pub const STATUS: &str = "board-duel-status";
/// The messages about shields and about symbols.
pub const WARNING: [&str; 2] = ["board-duel-warning-shields", "board-duel-warning-symbols"];

/// Who is close to winning at once, in these messages; empty if nobody is.
pub fn warnings(seen: Seen<'_>, position: &Position<'_>, ids: [&str; 2]) -> String {
    if position.view.over.is_some() {
        return String::new();
    }
    let mut found = Vec::new();
    for seat in 0..2 {
        let name = ("name", Value::from(seen.speaker.name(seat)));
        let rival = ("rival", Value::from(seen.speaker.name(1 - seat)));
        let shields = position.shields_to_win(seat);
        if shields <= 3 {
            let figures = [name.clone(), rival.clone(), ("shields", shields.into())];
            found.push(seen.say(ids[0], &figures));
        }
        let symbols = position.symbols_to_win(seat);
        if symbols <= 1 {
            found.push(seen.say(ids[1], &[name, ("symbols", symbols.into())]));
        }
    }
    if found.is_empty() {
        return String::new();
    }
    format!("! {} ", found.join(&seen.get("common-parts")))
}

/// How the game stands; whose turn it is by the message of this id.
pub fn status(seen: Seen<'_>, position: &Position<'_>, id: &str) -> String {
    let view = &position.view;
    let figures = [
        ("age", seen.speaker.word("age", &view.age.max(1).to_string()).into()),
        ("drafted", view.drafted.into()),
        ("left", position.places().count().into()),
        ("discarded", view.discarded.len().into()),
        ("wonders", view.wonders_left.into()),
        ("again", view.again.into()),
        ("name", seen.speaker.name(view.current.index()).into()),
    ];
    match (view.over, view.age) {
        (Some(_), _) => seen.say("board-duel-over", &figures),
        (None, 0) => seen.say("board-duel-drafting", &figures),
        (None, _) => seen.say(id, &figures),
    }
}
