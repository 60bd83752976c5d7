//! Jade Night page by page: the places of the table, and the players.

use super::position::{Position, set_id, slot_id};
use crate::{Page, Seen, Signs};
use engine::Note;
use jade::view::SetView;
use serde_json::Value;

/// A page for each place of the table, then one for each player.
pub(super) fn pages(seen: Seen<'_>, position: &Position<'_>, signs: Signs<'_>) -> Vec<Page> {
    let places = (0..position.view.table.len()).map(|slot| place(seen, position, slot));
    let players = (0..position.view.areas.len()).map(|seat| player(seen, position, signs, seat));
    places.chain(players).collect()
}

fn place(seen: Seen<'_>, position: &Position<'_>, slot: usize) -> Page {
    let place = &position.view.table[slot];
    let mut lines = Vec::new();
    lines.extend(place.snack.iter().map(|snack| card(seen, position, snack)));
    lines.extend(place.plate.iter().map(|plate| card(seen, position, plate)));
    if lines.is_empty() {
        lines.push(seen.get("board-jade-empty"));
    }
    if let (Some(snack), Some(area)) = (&place.snack, position.view.areas.get(position.me)) {
        let bare = area.waiting.iter().filter(|set| set.set.snack.is_none());
        lines.extend(bare.filter_map(|set| {
            let plate = &set.set.plate;
            let figures = [
                ("plate", seen.speaker.card(plate).into()),
                ("pairing", pairing(seen, position, plate, snack)?.into()),
            ];
            Some(seen.say("board-jade-would", &figures))
        }));
    }
    Page {
        title: seen.say("board-jade-place", &[("number", (slot + 1).into())]),
        lines,
        spots: vec![slot_id(slot as u8)],
    }
}

fn player(seen: Seen<'_>, position: &Position<'_>, signs: Signs<'_>, seat: usize) -> Page {
    let area = &position.view.areas[seat];
    let mut lines = Vec::new();
    for (name, sets) in
        [("waiting", &area.waiting), ("personal", &area.personal), ("offering", &area.offering)]
    {
        let figures = [
            ("area", seen.speaker.word("area", name).into()),
            ("count", sets.len().into()),
            ("most", jade::state::AREA.into()),
        ];
        lines.push(seen.say("board-jade-area", &figures));
        lines.extend(sets.iter().map(|shown| {
            let sign = signs(&set_id(shown.set.id)).filter(|_| name == "waiting");
            let sign = sign.unwrap_or_else(|| "·".to_owned());
            format!(" {sign} {}", set(seen, position, shown))
        }));
    }
    if area.bonus {
        lines.push(seen.get("board-jade-bonus"));
    }
    if position.has_chalice(seat) {
        lines.push(seen.get("board-jade-chalice"));
    }
    let figures = [("name", seen.speaker.name(seat).into()), ("score", area.score.into())];
    Page {
        title: seen.say("board-jade-player", &figures),
        lines,
        spots: area.waiting.iter().map(|shown| set_id(shown.set.id)).collect(),
    }
}

/// A set with all that counts.
fn set(seen: Seen<'_>, position: &Position<'_>, shown: &SetView<String>) -> String {
    let plate = card(seen, position, &shown.set.plate);
    let Some(snack) = &shown.set.snack else {
        return seen.say("board-jade-bare", &[("plate", plate.into())]);
    };
    let pairing = pairing(seen, position, &shown.set.plate, snack).unwrap_or_default();
    let figures = [
        ("snack", card(seen, position, snack).into()),
        ("plate", plate.into()),
        ("pairing", pairing.into()),
        ("offerable", shown.offerable.into()),
    ];
    seen.say("board-jade-set", &figures)
}

/// A card with all its attributes.
fn card(seen: Seen<'_>, position: &Position<'_>, card: &str) -> String {
    let name = seen.speaker.card(card);
    let Some(kind) = position.kind(card) else {
        return name;
    };
    let words = |dimension: &str, values: Value| -> Value {
        let values = values.as_array().cloned().unwrap_or_default();
        let words = values.iter().filter_map(Value::as_str);
        let words = words.map(|value| seen.speaker.word(dimension, value));
        words.collect::<Vec<_>>().join("/").into()
    };
    let json = serde_json::to_value(&kind).unwrap_or_default();
    let is_snack = position.is_snack(card);
    let figures = [
        ("card", name.into()),
        ("kind", seen.speaker.word("kind", if is_snack { "snack" } else { "plate" }).into()),
        ("colors", words("color", json["colors"].clone())),
        ("shapes", words("shape", json["shapes"].clone())),
        ("temps", words("temp", json["temps"].clone())),
        ("level", kind.level.into()),
    ];
    seen.say("board-jade-card", &figures)
}

/// The pairing in the words of a quote.
fn pairing(seen: Seen<'_>, position: &Position<'_>, plate: &str, snack: &str) -> Option<String> {
    let pairing = position.pairing(plate, snack)?;
    let figures = [
        ("color", pairing.color.into()),
        ("shape", pairing.shape.into()),
        ("temp", pairing.temp.into()),
        ("level", pairing.level.into()),
        ("score", pairing.score().into()),
    ];
    Some(seen.speaker.quote_part(&Note::with("pairing", figures)))
}
