//! Typed commands: `build 3`, `discard 3`, `wonder sphinx 3`, `draft 2`, `token law`, and the same in Chinese.
//!
//! A thing is called by its key on the screen, by its name in any language or by its id; one that is not there goes
//! through, so that the rules can say why not.

use super::keys;
use super::position::Position;
use crate::tables::names::card_named;
use serde_json::{Value, json};

pub(super) fn read(position: &Position<'_>, words: &[&str]) -> Option<Value> {
    let (verb, rest) = words.split_first()?;
    let whole = || first(position, &rest.join("_"));
    match *verb {
        "build" | "建" | "建造" => Some(json!({ "build": { "card": whole()? } })),
        "discard" | "弃" | "弃掉" => Some(json!({ "discard": { "card": whole()? } })),
        "wonder" | "奇迹" => {
            let (card, wonder) = rest.split_last()?;
            let wonder = wonder_of(position, &wonder.join("_"))?;
            Some(json!({ "build_wonder": { "wonder": wonder, "card": first(position, card)? } }))
        }
        "draft" | "选" | "选取" => Some(json!({ "draft": { "wonder": whole()? } })),
        "token" | "take" | "取" | "拿" => Some(json!({ "take_token": { "token": whole()? } })),
        "destroy" | "毁" | "摧毁" => Some(json!({ "destroy": { "card": whole()? } })),
        "revive" | "复建" => Some(json!({ "revive": { "card": whole()? } })),
        "begin" | "先动" => {
            let seat = rest.first()?.parse::<u8>().ok()?.checked_sub(1)?;
            if seat > 9 {
                return None;
            }
            Some(json!({ "let_begin": { "seat": seat } }))
        }
        _ => None,
    }
}

/// Something that can be pointed at first, by its key or its id.
fn first(position: &Position<'_>, word: &str) -> Option<String> {
    let by_key = single(word).and_then(|key| keys::first_by_key(position, key));
    by_key.or_else(|| by_id(position, word))
}

/// A wonder of one's own, by its key, its number or its id.
fn wonder_of(position: &Position<'_>, word: &str) -> Option<String> {
    let by_key = single(word).and_then(|key| keys::wonder_by_key(position, key));
    let by_number = || {
        let at = word.parse::<usize>().ok()?.checked_sub(1)?;
        position.mine().wonders.get(at)
    };
    match by_key.or_else(by_number) {
        Some(wonder) => Some(wonder.wonder.clone()),
        None => by_id(position, word),
    }
}

fn single(word: &str) -> Option<char> {
    let mut letters = word.chars();
    let first = letters.next()?;
    letters.next().is_none().then_some(first)
}

/// Something of the game, by its id or its name.
fn by_id(position: &Position<'_>, word: &str) -> Option<String> {
    let id = format!("#{}", word.to_lowercase().trim_start_matches('#'));
    let named = || card_named("duel", position.cards, word).map(|id| format!("#{id}"));
    position.entry(&id).map(|_| id).or_else(named)
}
