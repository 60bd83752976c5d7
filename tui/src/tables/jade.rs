//! The table of Jade Night: how one points at snacks, plates and sets.

mod board;
mod command;
mod glyph;
mod keys;

use super::{Pointed, Spot, TableScreen};
use crate::wrap::fit;
use boards::jade::position::{self, Position, number};
use boards::jade::status;
use boards::{Choosable, Page, Scene, Seen};
use engine::{Note, Quote};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use serde_json::{Map, Value, json};

pub(crate) struct JadeTable;

impl TableScreen for JadeTable {
    fn path(&self, scene: &Scene, action: &Value) -> Vec<Spot> {
        Position::read(scene).map_or_else(Vec::new, |position| path(&position, action))
    }

    fn group(&self, seen: Seen<'_>, spot: &Spot, options: &[&Choosable]) -> String {
        let figures = match options.first() {
            Some(option) => boards::of("jade").figures(seen, &option.action),
            None => Map::new(),
        };
        let card = |name: &str| {
            let card = figures.get(name).and_then(Value::as_str).unwrap_or_default();
            Value::from(seen.speaker.card(card))
        };
        let snack = ("snack", card("snack"));
        if spot.id.starts_with("slot") {
            return seen.say("tui-jade-group-take", &[snack]);
        }
        let own = options.iter().any(|option| code(&option.action) != "claim_snack");
        match figures.get("owner").and_then(Value::as_u64) {
            Some(owner) if !own => {
                let owner = seen.speaker.name(usize::try_from(owner).unwrap_or_default());
                seen.say("tui-jade-group-claim", &[snack, ("owner", owner.into())])
            }
            _ => seen.say("tui-jade-group-set", &[snack, ("plate", card("plate"))]),
        }
    }

    fn short(&self, seen: Seen<'_>, spot: &Spot) -> Option<String> {
        let position = Position::read(seen.scene)?;
        let card = if let Some(slot) = spot.id.strip_prefix("slot") {
            let slot = position.view.table.get(slot.parse::<usize>().ok()?)?;
            slot.snack.as_ref().or(slot.plate.as_ref())
        } else {
            let (_, _, set) = position.set(spot.id.strip_prefix("set")?.parse().ok()?)?;
            set.set.snack.as_ref().or(Some(&set.set.plate))
        };
        Some(seen.speaker.card(card?))
    }

    fn brief(&self, seen: Seen<'_>, option: &Choosable) -> String {
        match pairing_score(&option.quote) {
            Some(score) => seen.say("tui-jade-pairing", &[("score", score.into())]),
            None => String::new(),
        }
    }

    fn group_brief(&self, seen: Seen<'_>, options: &[&Choosable]) -> String {
        let scores = options.iter().filter_map(|option| pairing_score(&option.quote));
        let (Some(low), Some(high)) = (scores.clone().min(), scores.max()) else {
            return String::new();
        };
        let score = |score: u64| ("score", Value::from(score));
        if low == high {
            seen.say("tui-jade-pairing", &[score(high)])
        } else {
            seen.say("tui-jade-pairing-best", &[score(high)])
        }
    }

    fn attempt(&self, scene: &Scene, _: &[Spot], key: char) -> Option<Value> {
        let position = Position::read(scene)?;
        if let Some(slot) = keys::slot_by_key(&position, key) {
            let place = position.view.table.get(usize::from(slot))?;
            let mine = position.view.areas.get(position.me)?.waiting.first();
            return Some(match (&place.snack, mine) {
                (Some(_), Some(set)) => {
                    json!({ "take_snack": { "slot": slot, "set": set.set.id } })
                }
                _ => json!({ "take_plate": { "slot": slot } }),
            });
        }
        let set = keys::set_by_key(&position, key)?;
        let (owner, _, _) = position.set(set)?;
        Some(if owner == position.me {
            json!({ "taste": { "set": set } })
        } else {
            json!({ "claim_snack": { "from": set, "set": set } })
        })
    }

    fn spot_id(&self, scene: &Scene, key: char) -> Option<String> {
        let position = Position::read(scene)?;
        let spot = match keys::slot_by_key(&position, key) {
            Some(slot) => keys::slot_spot(slot),
            None => keys::set_spot(&position, keys::set_by_key(&position, key)?)?,
        };
        Some(spot.id)
    }

    fn command(&self, scene: &Scene, words: &[&str]) -> Option<Value> {
        command::read(&Position::read(scene)?, words)
    }

    fn examples(&self, seen: Seen<'_>) -> String {
        seen.get("tui-jade-commands")
    }

    fn headline(&self, seen: Seen<'_>, columns: usize) -> Line<'static> {
        Line::from(fit(&status(seen, "tui-jade-headline"), columns))
    }

    fn heights(&self, scene: &Scene, _: u16) -> Vec<u16> {
        board::heights(scene)
    }

    fn draw(&self, seen: Seen<'_>, pointed: Pointed<'_>, area: Rect, buffer: &mut Buffer) {
        match Position::read(seen.scene) {
            Some(position) => board::draw(seen, &position, pointed, area, buffer),
            None => super::outline::Outline.draw(seen, pointed, area, buffer),
        }
    }

    fn pages(&self, seen: Seen<'_>) -> Vec<Page> {
        let position = Position::read(seen.scene);
        let key =
            |id: &str| keys::set_key(position.as_ref()?, id.strip_prefix("set")?.parse().ok()?);
        boards::of("jade").pages(seen, &|id| key(id).map(String::from))
    }

    fn signs(&self, seen: Seen<'_>) -> Vec<String> {
        seen.get("tui-jade-signs").lines().map(str::to_owned).collect()
    }

    fn help(&self, seen: Seen<'_>) -> Vec<String> {
        seen.get("tui-jade-help").lines().map(str::to_owned).collect()
    }

    fn is_news(&self, event: &Value) -> bool {
        !matches!(&*code(event), "turn_began" | "turn_ended" | "slot_filled")
    }

    fn opens_chapter(&self, event: &Value) -> bool {
        matches!(&*code(event), "turn_began" | "started" | "game_ended")
    }
}

/// The name of a variant in JSON.
fn code(value: &Value) -> String {
    Note::from_value(value.clone()).code.into_owned()
}

/// What one points at: a place or a set first, then where the snack goes or what is done with the set.
fn path(position: &Position<'_>, action: &Value) -> Vec<Spot> {
    let Note { code, figures } = Note::from_value(action.clone());
    let slot = || {
        let slot = number(&figures, "slot")?;
        Some(keys::slot_spot(slot))
    };
    let set = |name: &str| keys::set_spot(position, number(&figures, name)?);
    let verb = |key: char| {
        let id = code.clone().into_owned();
        Some(Spot { key, id })
    };
    let spots = match &*code {
        "start" => vec![verb('s')],
        "start_with" => vec![number(&figures, "players").and_then(|players| {
            let key = char::from_digit(players.into(), 10)?;
            let id = format!("players{players}");
            Some(Spot { key, id })
        })],
        "take_snack" => vec![slot(), set("set")],
        "take_plate" => vec![slot()],
        "claim_snack" => vec![set("from"), set("set")],
        "taste" => vec![set("set"), verb('t')],
        "offer" => vec![set("set"), verb('o')],
        "end_turn" => vec![verb('p')],
        _ => Vec::new(),
    };
    let whole: Option<Vec<Spot>> = spots.into_iter().collect();
    whole.unwrap_or_default()
}

fn pairing_score(quote: &Quote) -> Option<u64> {
    let pairing = quote.0.iter().find(|part| part.code == "pairing")?;
    pairing.figures.get("score")?.as_u64()
}
