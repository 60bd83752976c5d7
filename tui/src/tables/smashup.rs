//! The table of Smash Up: how one points at cards, bases and minions.

mod board;
mod choice;
mod command;
mod draft;
mod faces;
mod glyph;
mod hand;
mod keys;
mod lane;
#[cfg(test)]
pub(crate) mod tests;

use super::{Pointed, Spot, TableScreen};
use crate::wrap::{cut, fit};
use board::Board;
use boards::smashup::actions::parts;
use boards::smashup::position::{self, Position};
use boards::smashup::status;
use boards::{Choosable, Page, Scene, Seen};
use keys::{Keys, card_in, number_in};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use serde_json::Value;

pub(crate) struct SmashUpTable;

impl TableScreen for SmashUpTable {
    fn path(&self, scene: &Scene, action: &Value) -> Vec<Spot> {
        Position::read(scene)
            .map_or_else(Vec::new, |position| choice::path(&position, &Keys::of(&position), action))
    }

    fn group(&self, seen: Seen<'_>, spot: &Spot, options: &[&Choosable]) -> String {
        let played = options.first().filter(|option| option.action.get("play").is_some());
        let card = played.and_then(|option| option.action.pointer("/play/card")?.as_str());
        let Some(card) = card else {
            return self.short(seen, spot).unwrap_or_default();
        };
        let mut name = seen.speaker.card(card);
        if spot.id.starts_with("discard") {
            name = risen(seen, name);
        }
        let name = Value::from(name);
        match card_in(&spot.id) {
            Some(_) => {
                let on = options.iter().any(|option| option.action.pointer("/play/on").is_some());
                seen.say("tui-smashup-group", &[("card", name), ("on", on.into())])
            }
            None => {
                let target = self.short(seen, spot).unwrap_or_default();
                seen.say("tui-smashup-group-at", &[("card", name), ("target", target.into())])
            }
        }
    }

    fn short(&self, seen: Seen<'_>, spot: &Spot) -> Option<String> {
        let position = Position::read(seen.scene)?;
        if let Some(slot) = number_in(&spot.id, "base") {
            return Some(faces::short(seen, position.base(slot.into())?.card));
        }
        if let Some(id) = number_in(&spot.id, "thing") {
            let (slot, thing) = position.thing(id)?;
            // What is one's own goes without saying.
            let others = !position.seated || thing.controller != position.me;
            let name = others.then(|| cut(&seen.speaker.name(thing.controller), 8));
            let figures = [
                ("card", Value::from(faces::short(seen, thing.card))),
                ("name", name.into()),
                ("base", (slot + 1).into()),
            ];
            return Some(seen.say("tui-smashup-thing-short", &figures));
        }
        // Factions have no short names, and a list of them should fit.
        let name = cut(&faces::short(seen, card_in(&spot.id)?), 15);
        let plays = |option: &Choosable| parts(&option.action).0 == "play";
        let is_risen = spot.id.starts_with("discard") && seen.scene.options().iter().any(plays);
        Some(if is_risen { risen(seen, name) } else { name })
    }

    /// How full the base will be, or what the extra play is limited to.
    fn brief(&self, seen: Seen<'_>, option: &Choosable) -> String {
        let limited = choice::extra(&option.action).and_then(|place| {
            let position = Position::read(seen.scene)?;
            let extra = position.view.players.get(position.me)?.extras.get(place)?;
            Some(faces::extra(seen, &position, extra))
        });
        let total = option.quote.0.iter().find(|part| part.code == "total").and_then(|part| {
            let number = |name: &str| part.figures.get(name)?.as_u64();
            let (power, breakpoint) = (number("power")?, number("breakpoint")?);
            let sign = if power >= breakpoint { " !" } else { "" };
            Some(format!("{power}/{breakpoint}{sign}"))
        });
        limited.or(total).unwrap_or_default()
    }

    /// The power of a minion that can be played.
    fn group_brief(&self, seen: Seen<'_>, options: &[&Choosable]) -> String {
        let power = options.first().and_then(|option| {
            let card = option.action.pointer("/play/card")?.as_str()?;
            Position::read(seen.scene)?.power(card)
        });
        power.map(|power| power.to_string()).unwrap_or_default()
    }

    /// What becomes of what is picked.
    fn confirm(&self, seen: Seen<'_>, option: &Choosable, words: String) -> String {
        let question = seen.scene.asked.as_ref().and_then(|asked| asked.question.as_ref());
        let does = question.and_then(|question| question.note.figures.get("does")?.as_str());
        let is_pick = matches!(parts(&option.action).0, "thing" | "card" | "base");
        let does = match (choice::asking(seen.scene), does) {
            ("discard", _) => "discard",
            ("put_where", _) => "play",
            ("pick_cards", Some("swap")) => "bring",
            (_, does) => does.unwrap_or("other"),
        };
        if !is_pick || does == "other" {
            return words;
        }
        let figures = [("does", Value::from(does)), ("pick", words.into())];
        seen.say("tui-smashup-confirm", &figures)
    }

    fn is_thing(&self, spot: &Spot) -> bool {
        let in_play = |kind: &str| number_in(&spot.id, kind).is_some();
        card_in(&spot.id).is_some() || in_play("base") || in_play("thing")
    }

    fn passes(&self, action: &Value) -> bool {
        passes(action)
    }

    fn attempt(&self, scene: &Scene, pointed: &[Spot], key: char) -> Option<Value> {
        let position = Position::read(scene)?;
        choice::attempt(&position, &Keys::of(&position), pointed, key)
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
        seen.get("tui-smashup-commands")
    }

    fn headline(&self, seen: Seen<'_>, columns: usize) -> Line<'static> {
        let position = Position::read(seen.scene);
        position.map_or_else(Line::default, |position| {
            Line::from(fit(&status(seen, &position, "tui-smashup-headline"), columns))
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

    /// What is in play has its key if the question is about it, and its number.
    fn pages(&self, seen: Seen<'_>) -> Vec<Page> {
        let keys = Position::read(seen.scene).map(|position| Keys::of(&position));
        let sign = |id: &str| {
            let number = number_in(id, "thing")?;
            let spot = keys.as_ref().and_then(|keys| keys.spot(id));
            let key = spot.map(|spot| format!("{} ", spot.key)).unwrap_or_default();
            Some(format!("{key}[{number}]"))
        };
        boards::of("smashup").pages(seen, &sign)
    }

    fn signs(&self, seen: Seen<'_>) -> Vec<String> {
        let signs = seen.get("tui-smashup-signs");
        // An empty line before the rules.
        signs.lines().map(str::to_owned).chain([String::new()]).collect()
    }

    fn help(&self, seen: Seen<'_>) -> Vec<String> {
        seen.get("tui-smashup-help").lines().map(str::to_owned).collect()
    }

    /// What only sets the table, or shows in what comes next, is left to the log.
    fn is_news(&self, event: &Value) -> bool {
        !matches!(
            parts(event).0,
            "deck_shuffled" | "bases_shuffled" | "hand_kept" | "allowance_granted" | "base_cleared"
        )
    }

    fn opens_chapter(&self, event: &Value) -> bool {
        matches!(parts(event).0, "factions_settled" | "turn_started" | "game_ended")
    }
}

/// Whether an action ends the matter, as the key `p` does.
fn passes(action: &Value) -> bool {
    matches!(parts(action).0, "pass" | "end_play" | "done")
}

/// The name of a card that is played from the discard pile.
fn risen(seen: Seen<'_>, name: String) -> String {
    let pile = seen.speaker.word("pile", "discard");
    seen.say("tui-smashup-risen", &[("card", name.into()), ("pile", pile.into())])
}
