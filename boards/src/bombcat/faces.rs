//! Cards, turns and what is being answered, in words.

use super::position::{Actor, Answered, Own, Position, Region, Shown, Var};
use crate::Seen;
use serde_json::Value;

/// A card with its tags and who made it.
pub fn card(seen: Seen<'_>, shown: &Shown<'_>) -> String {
    let name = seen.speaker.card(shown.card);
    let Some(face) = &shown.face else {
        return name;
    };
    let tags: Vec<String> = face.tags.iter().map(|tag| seen.speaker.card(tag.tag)).collect();
    let figures = [
        ("card", Value::from(name)),
        ("tags", tags.into()),
        ("maker", face.creator.map(|seat| seen.speaker.name(seat)).into()),
    ];
    seen.say("board-bombcat-marked", &figures)
}

/// Cards that are seen, with how many are not.
pub fn region(seen: Seen<'_>, region: &Region<'_>) -> String {
    let cards: Vec<String> = region.cards.iter().map(|shown| card(seen, shown)).collect();
    let hidden = region.count.saturating_sub(cards.len());
    let figures = [("cards", Value::from(cards)), ("hidden", hidden.into())];
    seen.say("board-bombcat-cards", &figures)
}

/// A region that a module has brought.
pub fn own(seen: Seen<'_>, own: &Own<'_>) -> String {
    let figures = [
        ("name", Value::from(seen.speaker.card(own.region))),
        ("cards", region(seen, &own.cards).into()),
    ];
    seen.say("board-bombcat-named", &figures)
}

pub fn var(seen: Seen<'_>, var: &Var<'_>) -> String {
    let figures = [
        ("name", Value::from(seen.speaker.card(var.var))),
        ("cards", var.value.to_string().into()),
    ];
    seen.say("board-bombcat-named", &figures)
}

/// The coming turns, the present one first.
pub fn bucket(seen: Seen<'_>, position: &Position<'_>) -> Vec<String> {
    let turns = position.view.bucket.iter().map(|token| {
        let figures = [
            ("name", Value::from(seen.speaker.name(token.seat))),
            ("extra", token.extra.into()),
            ("action", token.action.map(|action| seen.speaker.card(action)).into()),
        ];
        seen.say("board-bombcat-token", &figures)
    });
    turns.collect()
}

/// Cards of the draw pile that one knows, by place.
pub fn known(seen: Seen<'_>, position: &Position<'_>) -> Vec<String> {
    let known = position.view.deck.cards.iter().filter_map(|shown| {
        let figures =
            [("place", Value::from(shown.place? + 1)), ("card", card(seen, shown).into())];
        Some(seen.say("board-bombcat-known", &figures))
    });
    known.collect()
}

/// How likely the next card is a bomb.
pub fn odds(seen: Seen<'_>, position: &Position<'_>) -> Option<String> {
    let percent = position.view.odds?;
    Some(seen.say("board-bombcat-odds", &[("percent", percent.into())]))
}

/// What is being answered, the last thing at the end.
pub fn answering(seen: Seen<'_>, position: &Position<'_>) -> Vec<String> {
    let all = position.view.answering.iter();
    all.filter_map(|answered| said(seen, answered)).collect()
}

fn said(seen: Seen<'_>, answered: &Answered<'_>) -> Option<String> {
    let by = match &answered.by {
        Actor::Player { player } => Some(seen.speaker.name(player.seat)),
        Actor::Game(_) => None,
    };
    let figures = [
        ("action", Value::from(seen.speaker.card(answered.action?))),
        ("name", by.into()),
        ("target", answered.target.map(|seat| seen.speaker.name(seat)).into()),
        ("ok", answered.ok.into()),
    ];
    Some(seen.say("board-bombcat-answered", &figures))
}
