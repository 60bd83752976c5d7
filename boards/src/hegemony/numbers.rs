//! The names of what the data of a card refers to, which it may do by number.

use super::position::bare;
use crate::Cards;
use engine::Card;
use hegemony::ids::{Kind, Named};
use hegemony::skill::Skill;
use serde_json::Value;

/// The `"#id"` of something that is referred to by its name or by its number.
pub(super) fn named(cards: &Cards, reference: &str) -> Option<String> {
    if cards.contains_key(bare(reference)) {
        return Some(reference.to_owned());
    }
    let card = Card::new(bare(reference).parse::<u16>().ok()?.into());
    let kind = Kind::of(card).map(<&str>::from);
    let known = kind.or_else(|| Skill::of(card).map(<&str>::from));
    known.or_else(|| general(cards, reference)).map(|id| format!("#{id}"))
}

/// The general of this number: its skills say whose they are.
fn general<'a>(cards: &'a Cards, reference: &str) -> Option<&'a str> {
    let is_meant = |info: &Value| {
        let skills = info["skills"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let mut owners = skills
            .filter_map(|skill| cards.get(bare(&named(cards, skill)?))?.get("general")?.as_str());
        owners.any(|owner| owner == reference)
    };
    let generals = cards.iter().filter(|(_, info)| info["sort"] == "general");
    generals.filter(|(_, info)| is_meant(info)).map(|(id, _)| id.as_str()).next()
}
