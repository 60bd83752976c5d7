//! The table of Hegemony: how one points at cards, skills and players.

mod below;
mod board;
mod choice;
mod command;
mod draft;
mod glyph;
mod keys;
mod seats;
#[cfg(test)]
mod tests;

use super::{Pointed, Spot, TableScreen};
use crate::wrap::{cut, fit};
use board::Board;
use boards::hegemony::faces;
use boards::hegemony::position::Position;
use boards::hegemony::status;
use boards::{Choosable, Page, Scene, Seen};
use keys::{Keys, code, object, seat_in};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use serde_json::Value;

pub(crate) struct HegemonyTable;

impl TableScreen for HegemonyTable {
    fn path(&self, scene: &Scene, action: &Value) -> Vec<Spot> {
        Position::read(scene)
            .map_or_else(Vec::new, |position| choice::path(&position, &Keys::of(&position), action))
    }

    /// Several actions begin only at a card that can be used and recast.
    fn group(&self, seen: Seen<'_>, spot: &Spot, _: &[&Choosable]) -> String {
        let card = Value::from(seen.speaker.card(&spot.id));
        seen.say("board-hegemony-group", &[("card", card)])
    }

    fn short(&self, seen: Seen<'_>, spot: &Spot) -> Option<String> {
        if let Some(seat) = seat_in(&spot.id) {
            return Some(cut(&seen.speaker.name(seat), 12));
        }
        let position = Position::read(seen.scene)?;
        position.knows(&spot.id).then(|| cut(&seen.speaker.card(&spot.id), 20))
    }

    /// How far somebody is, or which general is turned up; the kingdom of a general.
    fn brief(&self, seen: Seen<'_>, option: &Choosable) -> String {
        let general = object(&option.action).filter(|_| code(&option.action) == "general");
        if let Some(general) = general {
            let position = Position::read(seen.scene);
            let kingdom = position.and_then(|position| position.kingdom_of(&general));
            return kingdom.map(|kingdom| faces::kingdom(seen, kingdom)).unwrap_or_default();
        }
        if let Some(place) = choice::turned_up(seen.scene, &option.action) {
            let position = Position::read(seen.scene);
            let own = position.as_ref().and_then(|position| position.own());
            let general = own.map(|own| own.generals()[place as usize].1);
            return general.map(|general| faces::general_short(seen, general)).unwrap_or_default();
        }
        let worth = |code: &str| matches!(code, "distance" | "shows");
        let part = option.quote.0.iter().find(|part| worth(&part.code));
        part.map(|part| seen.speaker.quote_part(part)).unwrap_or_default()
    }

    /// What becomes of what is picked.
    fn confirm(&self, seen: Seen<'_>, option: &Choosable, words: String) -> String {
        let Some(position) = Position::read(seen.scene) else {
            return words;
        };
        let (does, to) = choice::purpose(&position, &option.action);
        let to = to.map(|to| seen.speaker.card(&to));
        let figures = [("does", Value::from(does)), ("to", to.into()), ("pick", words.into())];
        seen.say("board-hegemony-confirm", &figures)
    }

    fn is_thing(&self, spot: &Spot) -> bool {
        spot.id.starts_with('#') || seat_in(&spot.id).is_some()
    }

    fn attempt(&self, scene: &Scene, _: &[Spot], key: char) -> Option<Value> {
        let position = Position::read(scene)?;
        choice::attempt(&position, &Keys::of(&position), key)
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
        seen.get("board-hegemony-commands")
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

    /// Cards in hand have their keys.
    fn pages(&self, seen: Seen<'_>) -> Vec<Page> {
        let keys = Position::read(seen.scene).map(|position| Keys::of(&position));
        let sign = |id: &str| keys.as_ref()?.key(id).map(String::from);
        boards::of("hegemony").pages(seen, &sign)
    }

    fn signs(&self, seen: Seen<'_>) -> Vec<String> {
        let signs = seen.get("board-hegemony-signs");
        // An empty line before the rules.
        signs.lines().map(str::to_owned).chain([String::new()]).collect()
    }

    fn help(&self, seen: Seen<'_>) -> Vec<String> {
        seen.get("board-hegemony-help").lines().map(str::to_owned).collect()
    }

    /// What only sets the table, or shows in what comes next, is left to the log.
    fn is_news(&self, event: &Value) -> bool {
        !matches!(&*code(event), "generals_dealt" | "hand_dealt" | "pile_shuffled")
    }

    fn opens_chapter(&self, event: &Value) -> bool {
        matches!(&*code(event), "generals_placed" | "turn_began" | "won" | "nobody_won")
    }
}
