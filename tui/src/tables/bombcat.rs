//! The table of Bomb Cat: how one points at players, at the cards in one's hand, and at whatever can be chosen.

mod board;
mod command;
mod keys;
#[cfg(test)]
mod tests;

use super::{Pointed, Spot, TableScreen};
use crate::wrap::fit;
use board::Board;
use boards::bombcat::position::{Position, id_of};
use boards::bombcat::status;
use boards::{Page, Scene, Seen};
use engine::Note;
use keys::Keys;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use serde_json::Value;

pub(crate) struct BombCatTable;

impl TableScreen for BombCatTable {
    fn path(&self, scene: &Scene, action: &Value) -> Vec<Spot> {
        if keys::is_stop(action) {
            return vec![Spot { key: 'p', id: "pass".into() }];
        }
        let keys = Position::read(scene).map(|position| Keys::of(&position));
        keys.and_then(|keys| keys.spot(&id_of(action))).into_iter().collect()
    }

    fn is_thing(&self, spot: &Spot) -> bool {
        spot.id != "pass"
    }

    fn attempt(&self, scene: &Scene, _: &[Spot], key: char) -> Option<Value> {
        let position = Position::read(scene)?;
        keys::action(&Keys::of(&position).by_key(key)?.id)
    }

    fn spot_id(&self, scene: &Scene, key: char) -> Option<String> {
        let position = Position::read(scene)?;
        Keys::of(&position).by_key(key).map(|spot| spot.id.clone())
    }

    fn command(&self, scene: &Scene, words: &[&str]) -> Option<Value> {
        let position = Position::read(scene)?;
        command::read(&position, &Keys::of(&position), words)
    }

    fn examples(&self, seen: Seen<'_>) -> String {
        seen.get("board-bombcat-commands")
    }

    fn headline(&self, seen: Seen<'_>, columns: usize) -> Line<'static> {
        let position = Position::read(seen.scene);
        position.map_or_else(Line::default, |position| {
            Line::from(fit(&status(seen, &position), columns))
        })
    }

    fn heights(&self, scene: &Scene, _: u16) -> Vec<u16> {
        board::heights(scene.seats.into())
    }

    fn draw(&self, seen: Seen<'_>, pointed: Pointed<'_>, area: Rect, buffer: &mut Buffer) {
        match Position::read(seen.scene) {
            Some(position) => {
                let keys = Keys::of(&position);
                board::draw(&Board { seen, position: &position, pointed, keys }, area, buffer);
            }
            None => super::outline::Outline.draw(seen, pointed, area, buffer),
        }
    }

    fn pages(&self, seen: Seen<'_>) -> Vec<Page> {
        let keys = Position::read(seen.scene).map(|position| Keys::of(&position));
        let sign = |id: &str| keys.as_ref()?.spot(id).map(|spot| spot.key.to_string());
        boards::of("bombcat").pages(seen, &sign)
    }

    fn signs(&self, seen: Seen<'_>) -> Vec<String> {
        let signs = seen.get("board-bombcat-signs");
        // An empty line before the rules.
        signs.lines().map(str::to_owned).chain([String::new()]).collect()
    }

    fn help(&self, seen: Seen<'_>) -> Vec<String> {
        seen.get("board-bombcat-help").lines().map(str::to_owned).collect()
    }

    /// Cards on their way to the discard pile show in the action that uses them.
    fn is_news(&self, event: &Value) -> bool {
        event.pointer("/moved/op").and_then(Value::as_str) != Some("use")
    }

    fn opens_chapter(&self, event: &Value) -> bool {
        matches!(&*Note::from_value(event.clone()).code, "turn_began" | "game_ended")
    }
}
