//! Jade Night in sentences.

mod pages;
pub mod position;

use crate::outline::Outline;
use crate::{Board, Page, Seen, Signs};
use engine::Note;
use position::{Position, index, number};
use serde_json::{Map, Value, json};

pub struct Jade;

impl Board for Jade {
    fn figures(&self, seen: Seen<'_>, action: &Value) -> Map<String, Value> {
        let figures = Position::read(seen.scene).and_then(|position| figures(&position, action));
        match figures {
            Some(Value::Object(figures)) => figures,
            _ => Map::new(),
        }
    }

    fn summary(&self, seen: Seen<'_>) -> String {
        status(seen, "board-jade-summary")
    }

    fn pages(&self, seen: Seen<'_>, signs: Signs<'_>) -> Vec<Page> {
        match Position::read(seen.scene) {
            Some(position) => pages::pages(seen, &position, signs),
            None => Outline.pages(seen, signs),
        }
    }
}

/// How the game stands, by the message of this id.
pub fn status(seen: Seen<'_>, id: &str) -> String {
    let Some(position) = Position::read(seen.scene) else {
        return String::new();
    };
    let view = &position.view;
    if !view.started {
        return seen.get("board-jade-before");
    }
    let figures = [
        ("turn", Value::from(view.turn)),
        ("name", seen.speaker.name(view.current.index()).into()),
        ("points", view.points.into()),
        ("dots", "●".repeat(view.points.into()).into()),
        ("offered", view.offerings.into()),
        ("end", view.end_at.into()),
        ("jade", view.jade_at.into()),
        ("chalice", view.chalice.into()),
    ];
    if view.over.is_some() {
        return seen.say("board-jade-over", &figures);
    }
    let mut words = seen.say(id, &figures);
    // The end by idleness comes unlooked for unless it is announced.
    if view.idle > 0 && view.idle * 2 >= view.idle_limit {
        let figures = [("idle", view.idle.into()), ("limit", view.idle_limit.into())];
        words.push(' ');
        words.push_str(&seen.say("board-jade-idle", &figures));
    }
    words
}

/// The cards and people that an action is about.
fn figures(position: &Position<'_>, action: &Value) -> Option<Value> {
    let Note { code, figures } = Note::from_value(action.clone());
    let set = |name: &str| position.set(number(&figures, name)?);
    let place = || position.view.table.get(index(&figures, "slot")?);
    match &*code {
        "take_snack" => Some(json!({ "snack": place()?.snack, "plate": set("set")?.2.set.plate })),
        "take_plate" => Some(json!({ "plate": place()?.plate })),
        "claim_snack" => {
            let (owner, _, from) = set("from")?;
            let plate = &set("set")?.2.set.plate;
            let own = owner == position.me;
            Some(json!({ "snack": from.set.snack, "plate": plate, "owner": owner, "own": own }))
        }
        "taste" | "offer" => {
            let set = &set("set")?.2.set;
            Some(json!({ "snack": set.snack, "plate": set.plate }))
        }
        _ => None,
    }
}
