//! Hegemony in sentences.

pub mod faces;
mod pages;
pub mod position;

use crate::outline::Outline;
use crate::{Board, Page, Seen, Signs};
use position::Position;
use serde_json::{Map, Value};

pub struct Hegemony;

impl Board for Hegemony {
    fn summary(&self, seen: Seen<'_>) -> String {
        let position = Position::read(seen.scene);
        position.map(|position| summary(seen, &position)).unwrap_or_default()
    }

    /// What is asked says what passing means.
    fn figures(&self, seen: Seen<'_>, _: &Value) -> Map<String, Value> {
        let question = seen.scene.asked.as_ref().and_then(|asked| asked.question.as_ref());
        let code = question.map_or("none", |question| &question.note.code);
        Map::from_iter([("asked".to_owned(), code.into())])
    }

    fn pages(&self, seen: Seen<'_>, signs: Signs<'_>) -> Vec<Page> {
        match Position::read(seen.scene) {
            Some(position) => pages::pages(seen, &position, signs),
            None => Outline.pages(seen, signs),
        }
    }
}

/// How the game stands, with what is going on.
fn summary(seen: Seen<'_>, position: &Position<'_>) -> String {
    let mut parts = vec![status(seen, position)];
    parts.extend(faces::going_on(seen, position));
    parts.join(&seen.get("common-parts"))
}

/// Whose turn it is and which phase, and how many cards are left.
pub fn status(seen: Seen<'_>, position: &Position<'_>) -> String {
    let view = &position.view;
    if position.is_choosing() {
        return seen.get("board-hegemony-choosing");
    }
    let phase = view.phase.map(|phase| seen.speaker.word("phase", phase.into()));
    let figures = [
        ("turn", Value::from(view.turn)),
        ("name", seen.speaker.name(view.current).into()),
        ("phase", phase.into()),
        ("over", seen.scene.outcome.is_some().into()),
        ("pile", view.pile_count.into()),
        ("discard", view.discard.len().into()),
    ];
    seen.say("board-hegemony-status", &figures)
}
