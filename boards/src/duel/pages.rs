//! Seven Wonders Duel page by page: the things that can be taken, and the rest of the table.

use super::faces;
use super::position::{Entry, Position};
use crate::{Page, Seen};
use duel::view::{PlaceView, Price};
use serde_json::Value;

/// A page for each thing that can be taken, then for the rest of the table.
pub(super) fn pages(seen: Seen<'_>, position: &Position<'_>) -> Vec<Page> {
    let view = &position.view;
    let mut pages: Vec<Page> = view.offer.iter().map(|it| thing(seen, position, it)).collect();
    let open = position.open();
    pages.extend(open.iter().filter_map(|place| open_card(seen, position, place)));
    if view.age > 0 && !open.is_empty() {
        pages.push(structure(seen, position));
    }
    pages.extend((0..2).map(|seat| city(seen, position, seat)));
    pages.push(military(seen, position));
    pages.push(tokens(seen, position));
    pages.push(list(seen, position, "board-duel-discards", &view.discarded));
    pages
}

fn thing(seen: Seen<'_>, position: &Position<'_>, card: &str) -> Page {
    let entry = position.entry(card);
    let lines = entry.map(|entry| about(seen, position, card, &entry)).unwrap_or_default();
    Page { title: seen.speaker.card(card), lines, spots: vec![card.to_owned()] }
}

/// What something is, costs and does, and its chains.
fn about(seen: Seen<'_>, position: &Position<'_>, card: &str, entry: &Entry) -> Vec<String> {
    let kind = match entry {
        Entry::Card(card) => faces::code(&card.color),
        Entry::Wonder(_) => "wonder".to_owned(),
        Entry::Token(_) => "token".to_owned(),
    };
    let mut lines = vec![seen.speaker.word("kind", &kind)];
    if let Some(cost) = entry.cost() {
        let cost = faces::cost(seen, cost);
        lines.push(seen.say("board-duel-cost", &[("cost", cost.into())]));
    }
    lines.push(seen.say("board-duel-does", &[("does", faces::does(seen, entry).into())]));
    if let Entry::Card(entry) = entry {
        if let Some(chain) = &entry.chain {
            let chain = seen.speaker.card(chain);
            lines.push(seen.say("board-duel-chain-from", &[("card", chain.into())]));
        }
        let free: Vec<Value> = position
            .chained_by(card)
            .iter()
            .map(|card| Value::from(seen.speaker.card(card)))
            .collect();
        if !free.is_empty() {
            lines.push(seen.say("board-duel-chain-to", &[("cards", free.into())]));
        }
    }
    lines
}

/// A card that can be taken: also what it costs each, and what comes to light.
fn open_card(seen: Seen<'_>, position: &Position<'_>, place: &PlaceView<String>) -> Option<Page> {
    let mut page = thing(seen, position, place.card.as_ref()?);
    for (seat, price) in place.prices.iter().flatten().enumerate() {
        page.lines.push(price_for(seen, seat, price));
    }
    page.lines.extend(uncovers(seen, position, place));
    Some(page)
}

/// What it costs somebody now.
pub fn price_for(seen: Seen<'_>, seat: usize, price: &Price) -> String {
    let figures = [
        ("name", seen.speaker.name(seat).into()),
        ("coins", price.coins.into()),
        ("trade", price.trade.into()),
        ("affordable", price.affordable.into()),
    ];
    let id = if price.chain { "board-duel-price-chain" } else { "board-duel-price" };
    seen.say(id, &figures)
}

/// What comes to light when the card is gone.
pub fn uncovers(
    seen: Seen<'_>,
    position: &Position<'_>,
    place: &PlaceView<String>,
) -> Option<String> {
    let freed = place.uncovers.iter();
    let freed = freed.filter_map(|at| position.view.places.get(usize::from(*at))?.as_ref());
    let freed = names(seen, freed);
    (!freed.is_empty()).then(|| seen.say("board-duel-uncovers", &[("cards", freed.into())]))
}

/// Cards that lie face up by name, open ones marked; the others by their number.
fn names<'c>(seen: Seen<'_>, places: impl Iterator<Item = &'c PlaceView<String>>) -> Vec<Value> {
    let mut names: Vec<Value> = Vec::new();
    let (mut hidden, mut guilds) = (0, 0);
    for place in places {
        match &place.card {
            Some(card) => {
                let name = seen.speaker.card(card);
                let opened = || seen.say("board-duel-open-card", &[("card", name.clone().into())]);
                names.push(if place.open { opened() } else { name.clone() }.into());
            }
            None if place.guild => guilds += 1,
            None => hidden += 1,
        }
    }
    for (count, id) in [(hidden, "board-duel-hidden"), (guilds, "board-duel-hidden-guild")] {
        if count > 0 {
            names.push(seen.say(id, &[("count", count.into())]).into());
        }
    }
    names
}

/// The cards row by row, those on top first.
fn structure(seen: Seen<'_>, position: &Position<'_>) -> Page {
    let mut rows: Vec<(u8, Vec<&PlaceView<String>>)> = Vec::new();
    for (_, place) in position.places() {
        match rows.iter_mut().find(|(row, _)| *row == place.row) {
            Some((_, places)) => places.push(place),
            None => rows.push((place.row, vec![place])),
        }
    }
    rows.sort_by_key(|(row, _)| std::cmp::Reverse(*row));
    let lines = rows.into_iter().map(|(row, mut places)| {
        places.sort_by_key(|place| place.x);
        let cards = names(seen, places.into_iter());
        seen.say("board-duel-row", &[("row", (row + 1).into()), ("cards", cards.into())])
    });
    let lines = lines.collect();
    Page { title: seen.get("board-duel-structure"), lines, spots: Vec::new() }
}

fn city(seen: Seen<'_>, position: &Position<'_>, seat: usize) -> Page {
    let city = &position.view.cities[seat];
    let name = |card: &String| Value::from(seen.speaker.card(card));
    let figures = [
        ("name", Value::from(seen.speaker.name(seat))),
        ("coins", city.coins.into()),
        ("points", city.score.into()),
    ];
    let mut lines = Vec::new();
    for (color, cards) in city.cards.iter().filter(|(_, cards)| !cards.is_empty()) {
        let names: Vec<Value> = cards.iter().map(name).collect();
        let kind = seen.speaker.word("kind", &faces::code(color));
        lines.push(seen.say("board-duel-cards", &[("kind", kind.into()), ("cards", names.into())]));
    }
    let units = |list: &[(duel::data::Resource, u8)]| -> Vec<Value> {
        let some = list.iter().filter(|(_, units)| *units > 0);
        let word = |(one, units): &(duel::data::Resource, u8)| {
            let resource = seen.speaker.word("resource", &faces::code(one));
            let figures = [("units", (*units).into()), ("resource", resource.into())];
            Value::from(seen.say("duel-cost-resource", &figures))
        };
        some.map(word).collect()
    };
    let mut made = units(&city.makes);
    made.extend(city.makes_one_of.iter().map(|of| Value::from(faces::choice(seen, of))));
    if !made.is_empty() {
        lines.push(seen.say("board-duel-makes", &[("resources", made.into())]));
    }
    let prices: Vec<Value> = city
        .prices
        .iter()
        .map(|(one, coins)| {
            let resource = seen.speaker.word("resource", &faces::code(one));
            Value::from(format!("{resource} {coins}"))
        })
        .collect();
    lines.push(seen.say("board-duel-buys", &[("prices", prices.into())]));
    let symbols: Vec<Value> = city
        .symbols
        .iter()
        .map(|(symbol, twice)| {
            let symbol = seen.speaker.word("symbol", &faces::code(symbol));
            let id = if *twice { "board-duel-symbol-pair" } else { "board-duel-symbol-one" };
            Value::from(seen.say(id, &[("symbol", symbol.into())]))
        })
        .collect();
    if !symbols.is_empty() {
        let figures = [
            ("count", symbols.len().into()),
            ("most", position.view.symbols_to_win.into()),
            ("symbols", symbols.into()),
        ];
        lines.push(seen.say("board-duel-symbols", &figures));
    }
    for wonder in &city.wonders {
        let entry = position.entry(&wonder.wonder);
        let does = entry.as_ref().map(|entry| faces::does(seen, entry)).unwrap_or_default();
        let figures = [
            ("wonder", name(&wonder.wonder)),
            ("does", does.into()),
            ("coins", wonder.price.map_or(0, |price| price.coins).into()),
            ("affordable", wonder.price.is_some_and(|price| price.affordable).into()),
        ];
        let id = if wonder.built { "board-duel-wonder-built" } else { "board-duel-wonder" };
        lines.push(seen.say(id, &figures));
    }
    lines.extend(city.tokens.iter().map(|token| described(seen, position, token)));
    let parts = city.parts.iter().filter(|(_, points)| *points > 0);
    let parts: Vec<Value> = parts
        .map(|(part, points)| format!("{} {points}", seen.speaker.score_part(part)).into())
        .collect();
    if !parts.is_empty() {
        lines.push(seen.say("board-duel-points", &[("parts", parts.into())]));
    }
    let spots = city.wonders.iter().map(|wonder| wonder.wonder.clone());
    let spots = spots.chain(city.tokens.iter().cloned());
    let cards = city.cards.iter().flat_map(|(_, cards)| cards.iter().cloned());
    Page {
        title: seen.say("board-duel-city", &figures),
        lines,
        spots: spots.chain(cards).chain([format!("seat{seat}")]).collect(),
    }
}

fn military(seen: Seen<'_>, position: &Position<'_>) -> Page {
    let military = &position.view.military;
    let mut lines = Vec::new();
    let ahead = (0..2).find(|&seat| position.view.cities[seat].advance > 0);
    lines.push(match ahead {
        None => seen.get("board-duel-pawn-middle"),
        Some(seat) => {
            let figures = [
                ("name", seen.speaker.name(seat).into()),
                ("steps", position.view.cities[seat].advance.into()),
                ("left", position.shields_to_win(seat).into()),
                ("rival", seen.speaker.name(1 - seat).into()),
            ];
            seen.say("board-duel-pawn", &figures)
        }
    });
    for (from, points) in &military.zones {
        let figures = [("from", (*from).into()), ("points", (*points).into())];
        lines.push(seen.say("board-duel-zone", &figures));
    }
    for (seat, loot) in military.loot.iter().enumerate() {
        for (at, coins) in loot {
            let figures = [
                ("name", seen.speaker.name(seat).into()),
                ("at", (*at).into()),
                ("coins", (*coins).into()),
            ];
            lines.push(seen.say("board-duel-loot", &figures));
        }
    }
    Page { title: seen.get("board-duel-military"), lines, spots: Vec::new() }
}

fn tokens(seen: Seen<'_>, position: &Position<'_>) -> Page {
    let mut page = list(seen, position, "board-duel-tokens-title", &position.view.board);
    if !position.view.drawn.is_empty() {
        page.lines.push(seen.get("board-duel-drawn"));
        let drawn = &position.view.drawn;
        page.lines.extend(drawn.iter().map(|token| described(seen, position, token)));
        page.spots.extend(drawn.iter().cloned());
    }
    page
}

/// Things with what they do, under a title.
fn list(seen: Seen<'_>, position: &Position<'_>, title: &str, cards: &[String]) -> Page {
    let mut lines: Vec<_> = cards.iter().map(|card| described(seen, position, card)).collect();
    if lines.is_empty() {
        lines.push(seen.get("board-duel-none"));
    }
    let title = seen.say(title, &[("count", cards.len().into())]);
    Page { title, lines, spots: cards.to_vec() }
}

/// Name and effects.
fn described(seen: Seen<'_>, position: &Position<'_>, card: &str) -> String {
    let entry = position.entry(card);
    let does = entry.as_ref().map(|entry| faces::does(seen, entry)).unwrap_or_default();
    seen.say("board-duel-thing", &[("card", seen.speaker.card(card).into()), ("does", does.into())])
}
