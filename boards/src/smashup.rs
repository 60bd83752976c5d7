//! Smash Up in sentences.

pub mod actions;
pub mod faces;
pub mod factions;
mod pages;
pub mod position;

use crate::outline::Outline;
use crate::{Board, Page, Seen, Signs};
use position::Position;
use serde_json::{Map, Value};
use smashup::state::Phase;

/// How many cards a player keeps at the end of a turn.
const HAND_LIMIT: u8 = 10;

pub struct SmashUp;

impl Board for SmashUp {
    fn figures(&self, seen: Seen<'_>, action: &Value) -> Map<String, Value> {
        let position = Position::read(seen.scene);
        match position.and_then(|position| actions::figures(seen, &position, action)) {
            Some(Value::Object(figures)) => figures,
            _ => Map::new(),
        }
    }

    fn summary(&self, seen: Seen<'_>) -> String {
        let position = Position::read(seen.scene);
        let status = position.map(|position| status(seen, &position, "board-smashup-summary"));
        status.unwrap_or_default()
    }

    fn pages(&self, seen: Seen<'_>, signs: Signs<'_>) -> Vec<Page> {
        match Position::read(seen.scene) {
            Some(position) => pages::pages(seen, &position, signs),
            None => Outline.pages(seen, signs),
        }
    }
}

/// How the game stands, by the message of this id.
pub fn status(seen: Seen<'_>, position: &Position<'_>, id: &str) -> String {
    let view = &position.view;
    if view.bases.is_empty() {
        return seen.get("board-smashup-drafting");
    }
    let phase: &'static str = phase(seen, position).into();
    let figures = [
        ("turn", Value::from(view.turn)),
        ("name", seen.speaker.name(view.current).into()),
        ("phase", seen.speaker.word("phase", phase).into()),
        (
            "scoring",
            view.scoring.and_then(|slot| Some(seen.speaker.card(position.base(slot)?.card))).into(),
        ),
        ("bases", view.base_deck.into()),
        ("madness", view.madness.into()),
    ];
    if view.over.is_some() {
        return seen.say("board-smashup-over", &figures);
    }
    seen.say(id, &figures)
}

/// The phase of the turn; whoever has too many cards after all bases have scored is at the end of drawing.
fn phase(seen: Seen<'_>, position: &Position<'_>) -> Phase {
    let view = &position.view;
    let question = seen.scene.asked.as_ref().and_then(|asked| asked.question.as_ref());
    let discards = question.is_none_or(|question| question.note.code == "discard");
    let scored = view.phase == Phase::Score && view.scoring.is_none();
    let many = view.players.get(view.current).is_some_and(|player| player.hand > HAND_LIMIT);
    if scored && many && discards { Phase::Draw } else { view.phase }
}
