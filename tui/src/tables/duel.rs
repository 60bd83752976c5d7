//! The table of Seven Wonders Duel: how one points at cards, wonders and tokens.

mod board;
mod city;
mod command;
mod draft;
mod faces;
mod glyph;
mod keys;
mod structure;
#[cfg(test)]
mod tests;
mod track;

use super::{Pointed, Spot, TableScreen};
use board::Board;
use boards::duel::{pages, position};
use boards::{Choosable, Scene, Seen};
use engine::Note;
use position::Position;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use serde_json::{Value, json};

pub(crate) struct DuelTable;

impl TableScreen for DuelTable {
    fn path(&self, scene: &Scene, action: &Value) -> Vec<Spot> {
        Position::read(scene).map_or_else(Vec::new, |position| path(&position, action))
    }

    fn group(&self, seen: Seen<'_>, spot: &Spot, _: &[&Choosable]) -> String {
        let entry = Position::read(seen.scene).and_then(|position| position.entry(&spot.id));
        let figures = [
            ("card", Value::from(seen.speaker.card(&spot.id))),
            ("does", entry.map(|entry| faces::does(seen, &entry)).into()),
        ];
        seen.say("board-duel-thing", &figures)
    }

    fn short(&self, seen: Seen<'_>, spot: &Spot) -> Option<String> {
        let position = Position::read(seen.scene)?;
        let entry = position.entry(&spot.id)?;
        let name = seen.speaker.card(&spot.id);
        // In a choice of one thing there is no price to see, and what it does is what counts.
        let is_choice = position.view.choice.is_some();
        Some(if is_choice { format!("{name} {}", faces::brief(seen, &entry)) } else { name })
    }

    /// What is paid, or what a discarded card brings; the rest has its effects beside its name.
    fn brief(&self, seen: Seen<'_>, option: &Choosable) -> String {
        let quote = &option.quote;
        let is_discarded = option.action.get("discard").is_some();
        let coins = |code: &str| {
            let part = quote.0.iter().find(|part| part.code == code)?;
            part.figures.get("coins")?.as_u64()
        };
        let coin = seen.get("duel-letter-coin");
        let wins = quote.0.iter().any(|part| part.code == "wins");
        let chain = quote.0.iter().any(|part| part.code == "chain");
        let price = match (coins("price"), coins("coins")) {
            _ if chain => glyph::CHAIN.to_owned(),
            (Some(price), _) => format!("{price}{coin}"),
            (None, Some(coins)) if is_discarded => format!("+{coins}{coin}"),
            _ => String::new(),
        };
        if wins { format!("{price} !!") } else { price }
    }

    fn group_brief(&self, seen: Seen<'_>, options: &[&Choosable]) -> String {
        let price = options.first().and_then(|option| {
            let card =
                option.action.pointer("/discard/card").or(option.action.pointer("/build/card"))?;
            let position = Position::read(seen.scene)?;
            let prices = position.place_of(card.as_str()?)?.prices?;
            Some(faces::coined(seen, &faces::price(&prices[position.me])))
        });
        price.unwrap_or_default()
    }

    fn about(&self, seen: Seen<'_>, spot: &Spot) -> Option<String> {
        let position = Position::read(seen.scene)?;
        let place = position.place_of(&spot.id)?;
        let entry = position.entry(&spot.id)?;
        let kind = entry.color().map(|color| seen.speaker.word("kind", &faces::code(&color)));
        let cost = entry.cost().map(|cost| faces::cost(seen, cost));
        let cost = cost.map(|cost| seen.say("board-duel-cost", &[("cost", cost.into())]));
        let prices = place.prices.iter().flatten().enumerate();
        let prices = prices.map(|(seat, price)| pages::price_for(seen, seat, price));
        let parts = kind.into_iter().chain(cost).chain(prices);
        let parts = parts.chain(pages::uncovers(seen, &position, place));
        Some(parts.collect::<Vec<_>>().join(&seen.get("common-parts")))
    }

    fn has_pass(&self) -> bool {
        false
    }

    fn passes(&self, _: &Value) -> bool {
        false
    }

    fn attempt(&self, scene: &Scene, pointed: &[Spot], key: char) -> Option<Value> {
        let position = Position::read(scene)?;
        let card = &pointed.iter().find(|spot| position.place_of(&spot.id).is_some())?.id;
        match key {
            'b' => Some(json!({ "build": { "card": card } })),
            'd' => Some(json!({ "discard": { "card": card } })),
            key => {
                let wonder = &keys::wonder_by_key(&position, key)?.wonder;
                Some(json!({ "build_wonder": { "wonder": wonder, "card": card } }))
            }
        }
    }

    fn spot_id(&self, scene: &Scene, key: char) -> Option<String> {
        let position = Position::read(scene)?;
        let wonder = || keys::wonder_by_key(&position, key).map(|wonder| wonder.wonder.clone());
        keys::first_by_key(&position, key).or_else(wonder)
    }

    fn command(&self, scene: &Scene, words: &[&str]) -> Option<Value> {
        command::read(&Position::read(scene)?, words)
    }

    fn examples(&self, seen: Seen<'_>) -> String {
        seen.get("tui-duel-commands")
    }

    fn headline(&self, seen: Seen<'_>, columns: usize) -> Line<'static> {
        match Position::read(seen.scene) {
            Some(position) => board::headline(seen, &position, columns),
            None => Line::default(),
        }
    }

    fn heights(&self, _: &Scene, _: u16) -> Vec<u16> {
        board::heights()
    }

    fn draw(&self, seen: Seen<'_>, pointed: Pointed<'_>, area: Rect, buffer: &mut Buffer) {
        match Position::read(seen.scene) {
            Some(position) => {
                board::draw(&Board { seen, position: &position, pointed }, area, buffer);
            }
            None => super::outline::Outline.draw(seen, pointed, area, buffer),
        }
    }

    fn signs(&self, seen: Seen<'_>) -> Vec<String> {
        let signs = seen.get("tui-duel-signs");
        // An empty line before the rules.
        signs.lines().map(str::to_owned).chain([String::new()]).collect()
    }

    fn help(&self, seen: Seen<'_>) -> Vec<String> {
        seen.get("tui-duel-help").lines().map(str::to_owned).collect()
    }

    /// What was laid out or turned up lies on the table for all to see.
    fn is_news(&self, event: &Value) -> bool {
        let code = Note::from_value(event.clone()).code;
        !matches!(&*code, "card_revealed" | "wonders_shown")
    }

    /// What somebody did, not what came of it.
    fn opens_chapter(&self, event: &Value) -> bool {
        matches!(
            &*Note::from_value(event.clone()).code,
            "age_began"
                | "wonder_drafted"
                | "card_built"
                | "card_discarded"
                | "wonder_built"
                | "game_ended"
        )
    }
}

/// What one points at: a card and what is done with it, or the one thing that is chosen.
fn path(position: &Position<'_>, action: &Value) -> Vec<Spot> {
    let Note { code, figures } = Note::from_value(action.clone());
    let figure = |name: &str| figures.get(name).and_then(Value::as_str);
    let card = || keys::card_spot(position, figure("card")?);
    let only = |name: &str| keys::first_spot(position, figure(name)?);
    let verb = |key: char| Some(Spot { key, id: code.clone().into_owned() });
    let spots = match &*code {
        "build" => vec![card(), verb('b')],
        "discard" => vec![card(), verb('d')],
        "build_wonder" => {
            vec![card(), figure("wonder").and_then(|wonder| keys::wonder_spot(position, wonder))]
        }
        "draft" => vec![only("wonder")],
        "take_token" => vec![only("token")],
        "destroy" | "revive" => vec![only("card")],
        "let_begin" => vec![figures.get("seat").and_then(Value::as_u64).and_then(|seat| {
            let key = char::from_digit(u32::try_from(seat).ok()? + 1, 10)?;
            Some(Spot { key, id: format!("seat{seat}") })
        })],
        _ => Vec::new(),
    };
    let whole: Option<Vec<Spot>> = spots.into_iter().collect();
    whole.unwrap_or_default()
}
