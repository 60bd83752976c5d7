//! Bomb Cat in sentences.

pub mod faces;
mod pages;
pub mod position;

use crate::outline::Outline;
use crate::{Asked, Board, Choosable, Page, Seen, Signs};
use position::Position;
use serde_json::{Map, Value};

pub struct BombCat;

impl Board for BombCat {
    /// A target that can only be a player is asked for as one.
    fn question(&self, seen: Seen<'_>, asked: &Asked) -> Option<String> {
        let note = &asked.question.as_ref()?.note;
        let is_player = |option: &Choosable| option.action.get("player").is_some();
        let only_players = !asked.options.is_empty() && asked.options.iter().all(is_player);
        let action = note.figures.get("action").and_then(Value::as_str)?;
        let figures = [("action", seen.speaker.card(action).into())];
        (note.code == "target" && only_players).then(|| seen.say("board-bombcat-on-whom", &figures))
    }

    /// The last place that a card can be put at is the bottom.
    fn figures(&self, seen: Seen<'_>, action: &Value) -> Map<String, Value> {
        let Some(place) = action.pointer("/place/place").and_then(Value::as_u64) else {
            return Map::new();
        };
        let bottom = seen.scene.asked.as_ref().is_some_and(|asked| {
            let is_put = asked.question.as_ref().is_some_and(|it| it.note.code == "pick_place");
            is_put && place > 0 && place + 1 == asked.options.len() as u64
        });
        Map::from_iter([("bottom".to_owned(), bottom.into())])
    }

    fn summary(&self, seen: Seen<'_>) -> String {
        let Some(position) = Position::read(seen.scene) else {
            return String::new();
        };
        let mut parts = vec![status(seen, &position)];
        parts.extend(faces::odds(seen, &position));
        parts.extend(faces::answering(seen, &position).pop());
        parts.join(&seen.get("common-parts"))
    }

    fn pages(&self, seen: Seen<'_>, signs: Signs<'_>) -> Vec<Page> {
        match Position::read(seen.scene) {
            Some(position) => pages::pages(seen, &position, signs),
            None => Outline.pages(seen, signs),
        }
    }
}

/// Whose turn it is, and what lies in the draw pile.
pub fn status(seen: Seen<'_>, position: &Position<'_>) -> String {
    let view = &position.view;
    if view.phase == "heroes" {
        return seen.get("board-bombcat-choosing");
    }
    let figures = [
        ("turn", Value::from(view.turn)),
        ("name", seen.speaker.name(view.current).into()),
        ("over", (view.over.is_some() || seen.scene.outcome.is_some()).into()),
        ("deck", view.deck.count.into()),
        ("bombs", position.hidden_bombs().into()),
    ];
    seen.say("board-bombcat-status", &figures)
}
