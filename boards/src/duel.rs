//! Seven Wonders Duel in sentences.

pub mod faces;
pub mod pages;
pub mod position;
pub mod status;

use crate::outline::Outline;
use crate::{Board, Page, Seen, Signs};
use engine::Note;
use position::Position;
use serde_json::{Map, Value, json};
use status::{STATUS, WARNING};

pub struct Duel;

impl Board for Duel {
    fn figures(&self, seen: Seen<'_>, action: &Value) -> Map<String, Value> {
        let figures = Position::read(seen.scene).and_then(|position| {
            let Note { figures, .. } = Note::from_value(action.clone());
            let names = ["wonder", "token", "card"];
            let card = names.iter().find_map(|name| figures.get(*name)?.as_str())?;
            let entry = position.entry(card)?;
            let cost = entry.cost().map(|cost| faces::cost(seen, cost));
            Some(json!({ "does": faces::does(seen, &entry), "cost": cost }))
        });
        match figures {
            Some(Value::Object(figures)) => figures,
            _ => Map::new(),
        }
    }

    fn summary(&self, seen: Seen<'_>) -> String {
        let Some(position) = Position::read(seen.scene) else {
            return String::new();
        };
        let status = status::status(seen, &position, STATUS);
        let warnings = status::warnings(seen, &position, WARNING);
        format!("{status} {warnings}").trim_end().to_owned()
    }

    fn pages(&self, seen: Seen<'_>, signs: Signs<'_>) -> Vec<Page> {
        match Position::read(seen.scene) {
            Some(position) => pages::pages(seen, &position),
            None => Outline.pages(seen, signs),
        }
    }
}
