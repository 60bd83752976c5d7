//! Smash Up page by page: the bases, one's hand, what is going on, the players.

use super::position::{Position, Shown, base_id, counted, hand_id, thing_id};
use super::{faces, factions};
use crate::{Page, Seen, Signs};
use serde_json::Value;

/// A page for each base, one's hand, what is going on, and a page for each player; before that, the factions.
pub(super) fn pages(seen: Seen<'_>, position: &Position<'_>, signs: Signs<'_>) -> Vec<Page> {
    let slots = 0..position.view.bases.len();
    let mut pages: Vec<Page> = slots.filter_map(|slot| base(seen, position, signs, slot)).collect();
    pages.extend(hand(seen, position));
    pages.extend(going_on(seen, position));
    pages.extend(position.lanes().map(|seat| player(seen, position, seat)));
    if position.view.bases.is_empty() {
        let free = factions::all(position).into_iter();
        pages.extend(free.map(|faction| cards_of(seen, position, faction)));
    } else {
        pages.push(bases(seen, position));
    }
    pages
}

fn base(seen: Seen<'_>, position: &Position<'_>, signs: Signs<'_>, slot: usize) -> Option<Page> {
    let base = position.base(slot)?;
    let mut lines = vec![faces::base(seen, position, slot)?];
    for seat in position.lanes() {
        let things = position.lane(seat, slot);
        let power = base.power.get(seat).copied().unwrap_or(0);
        if things.is_empty() && power == 0 {
            continue;
        }
        let figures = [
            ("name", Value::from(seen.speaker.name(seat))),
            ("power", power.into()),
            ("leads", base.is_led_by(seat).into()),
        ];
        lines.push(seen.say("board-smashup-lane", &figures));
        for thing in things {
            let sign = signs(&thing_id(thing.id)).map(|sign| format!("{sign} "));
            let sign = sign.unwrap_or_default();
            let indent = if thing.on.is_some() { "   › " } else { " " };
            lines.push(format!("{indent}{sign}{}", faces::thing(seen, position, thing)));
        }
    }
    if lines.len() == 1 {
        lines.push(seen.get("board-smashup-nobody"));
    }
    let things = base.things.iter().map(|thing| thing_id(thing.id));
    Some(Page {
        title: format!("{} {}", slot + 1, seen.speaker.card(base.card)),
        lines,
        spots: things.chain([base_id(slot)]).collect(),
    })
}

fn hand(seen: Seen<'_>, position: &Position<'_>) -> Option<Page> {
    let cards = position.hand();
    if !position.seated || position.view.bases.is_empty() {
        return None;
    }
    let count: usize = cards.iter().map(|(_, count)| count).sum();
    let mut lines: Vec<String> =
        cards.iter().map(|(card, count)| faces::card(seen, position, card, *count)).collect();
    if position.view.current == position.me {
        lines.push(faces::left_to_play(seen, position));
    }
    Some(Page {
        title: seen.say("board-smashup-hand-title", &[("count", count.into())]),
        lines,
        spots: cards.iter().map(|(card, _)| hand_id(card)).collect(),
    })
}

/// Cards being played or turned up, and abilities that wait.
fn going_on(seen: Seen<'_>, position: &Position<'_>) -> Option<Page> {
    let mut lines = faces::going_on(seen, position);
    if lines.is_empty() {
        return None;
    }
    let view = &position.view;
    let played = view.table.iter().map(|(_, card)| *card);
    let shown = view.shown.iter().filter_map(|shown| shown.card);
    let pending = view.pending.iter().map(|pending| pending.card);
    let cards: Vec<&str> = played.chain(shown).chain(pending).collect();
    let told = counted(&cards).into_iter();
    lines.extend(told.map(|(card, _)| faces::card(seen, position, card, 1)));
    let of = |shown: &Shown<'_>| Some(format!("shown{}{}", shown.owner, shown.card?));
    let spots = view.shown.iter().filter_map(of).collect();
    Some(Page { title: seen.get("board-smashup-going-on"), lines, spots })
}

fn player(seen: Seen<'_>, position: &Position<'_>, seat: usize) -> Page {
    let player = &position.view.players[seat];
    let names = |cards: &[&str]| -> Value {
        let counted = counted(cards).into_iter();
        let names = counted.map(|(card, count)| match count {
            1 => Value::from(seen.speaker.card(card)),
            count => Value::from(format!("{} ×{count}", seen.speaker.card(card))),
        });
        names.collect()
    };
    let mut lines = Vec::new();
    if !player.factions.is_empty() {
        lines.push(seen.say("board-smashup-factions", &[("factions", names(&player.factions))]));
    }
    let figures = [
        ("hand", Value::from(player.hand)),
        ("deck", player.deck.into()),
        ("discard", player.discard.len().into()),
        ("madness", player.madness.into()),
    ];
    if !position.view.bases.is_empty() {
        lines.push(seen.say("board-smashup-counts", &figures));
    }
    if player.asleep || player.sleepy {
        lines.push(seen.get("board-smashup-asleep"));
    }
    let is_own = position.seated && seat == position.me;
    if !is_own && !player.cards.is_empty() {
        lines.push(seen.say("board-smashup-known", &[("cards", names(&player.cards))]));
    }
    for (place, card) in &player.next {
        let figures = [("place", Value::from(place + 1)), ("card", seen.speaker.card(card).into())];
        lines.push(seen.say("board-smashup-next", &figures));
    }
    let spots = player.discard.iter().map(|card| format!("discard{seat}{card}"));
    let spots = spots.chain([format!("player{seat}")]).collect();
    if !player.discard.is_empty() {
        lines.push(seen.get("board-smashup-discarded"));
        let counted = counted(&player.discard).into_iter();
        lines.extend(counted.map(|(card, n)| format!(" {}", faces::card(seen, position, card, n))));
    }
    let figures = [("name", seen.speaker.name(seat).into()), ("points", player.points.into())];
    Page { title: seen.say("board-smashup-player", &figures), lines, spots }
}

/// A faction with its cards, for the draft.
fn cards_of(seen: Seen<'_>, position: &Position<'_>, faction: &str) -> Page {
    let cards = position.cards_of(faction).into_iter();
    let cards = cards.map(|(card, count)| faces::card(seen, position, card, count as usize));
    Page {
        title: seen.speaker.card(faction),
        lines: factions::about(seen, faction).into_iter().chain(cards).collect(),
        spots: vec![format!("#{faction}")],
    }
}

/// The bases that are not on the table.
fn bases(seen: Seen<'_>, position: &Position<'_>) -> Page {
    let view = &position.view;
    let figures = [("bases", Value::from(view.base_deck)), ("madness", view.madness.into())];
    let mut lines = vec![seen.say("board-smashup-decks", &figures)];
    for (place, card) in &view.next_bases {
        let figures = [("place", Value::from(place + 1)), ("card", seen.speaker.card(card).into())];
        lines.push(seen.say("board-smashup-next-base", &figures));
    }
    if !view.base_discard.is_empty() {
        let scored: Value = view.base_discard.iter().map(|card| seen.speaker.card(card)).collect();
        lines.push(seen.say("board-smashup-scored", &[("bases", scored)]));
    }
    Page { title: seen.get("board-smashup-decks-title"), lines, spots: Vec::new() }
}
