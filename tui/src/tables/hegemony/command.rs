//! Typed commands: `use a`, `card Slash`, `seat 3`, `skill A`, `recast b`, `choose 1`, `general 2`, `pass`, and the
//! same in Chinese.
//!
//! A thing is called by its key on the screen, by its name in any language or by its id. What is not offered goes
//! through, so that the rules can say why not.

use super::choice;
use super::keys::{Keys, code, object, seat_in};
use crate::tables::names::card_named;
use boards::hegemony::position::{Position, bare};
use serde_json::{Value, json};
use texts::{Lang, Texts};

pub(super) fn read(position: &Position<'_>, keys: &Keys, words: &[&str]) -> Option<Value> {
    let (verb, rest) = words.split_first()?;
    let what = rest.join(" ");
    match (verb.to_lowercase().as_str(), rest) {
        ("use" | "card" | "play" | "使用" | "用" | "牌", [_, ..]) => {
            choice::named(position, &thing(position, keys, &what)?)
        }
        ("skill" | "技能" | "发动", [_, ..]) => {
            let id = thing(position, keys, &what).filter(|id| position.is_skill(id))?;
            Some(json!({ "skill": { "skill": id } }))
        }
        ("general" | "武将", [_, ..]) => {
            let id = thing(position, keys, &what).filter(|id| position.is_general(id))?;
            Some(json!({ "general": { "general": id } }))
        }
        ("seat" | "target" | "座位" | "目标", [word]) => {
            let mut letters = word.chars();
            let only = letters.next().filter(|_| letters.next().is_none());
            let by_key = || seat_in(&keys.seat(only?)?);
            let number: Option<usize> = word.parse().ok();
            let by_number = || {
                let place = number.filter(|number| *number > 9)?.checked_sub(1)?;
                position.ring().nth(place)
            };
            let seat = by_key().or_else(by_number)?;
            Some(json!({ "seat": { "seat": seat } }))
        }
        ("recast" | "重铸", [_, ..]) => {
            let id = thing(position, keys, &what).filter(|id| position.kind(id).is_some())?;
            Some(json!({ "recast": { "card": id } }))
        }
        ("choose" | "选择" | "选", [word]) => {
            let by_code = || offered(position, |action| object(action).as_deref() == Some(*word));
            let by_key = || {
                let id = &keys.by_key(word.chars().next()?)?.id;
                choice::named(position, id)
            };
            by_code().or_else(by_key)
        }
        ("blind" | "手牌", []) => Some(json!("blind")),
        ("pass" | "done" | "end" | "跳过" | "结束" | "完成", []) => {
            let ending = offered(position, |action| choice::ends(&code(action)));
            Some(ending.unwrap_or_else(|| json!("pass")))
        }
        _ => None,
    }
}

/// The first of the offered actions that is like this.
fn offered(position: &Position<'_>, fits: impl Fn(&Value) -> bool) -> Option<Value> {
    position
        .scene
        .options()
        .iter()
        .map(|option| &option.action)
        .find(|action| fits(action))
        .cloned()
}

/// A card, a skill or a general by its key, by its id, or by its name; what is offered goes before the rest.
fn thing(position: &Position<'_>, keys: &Keys, word: &str) -> Option<String> {
    let mut letters = word.chars();
    let only = letters.next().filter(|_| letters.next().is_none());
    let by_key = only.and_then(|key| keys.by_key(key)).map(|spot| spot.id.clone());
    if let Some(id) = by_key.filter(|id| position.knows(id)) {
        return Some(id);
    }
    let id = word.to_lowercase().replace(' ', "_");
    let id = bare(&id);
    // The name of a kind of card means the first of it that can be chosen.
    let texts = Lang::ALL.map(Texts::new);
    let called = |card: &str| {
        texts.iter().any(|texts| {
            let name = texts.at("hegemony", &[]).card(card);
            same(&name, word)
        })
    };
    let is_meant = |card: &str| {
        let kind = position.kind(card);
        let kind = kind.as_deref().unwrap_or(card);
        bare(card) == id || bare(kind) == id || called(card) || called(kind)
    };
    let named = position.scene.options().iter().filter_map(|option| object(&option.action));
    let known = named.filter(|card| position.knows(card)).find(|card| is_meant(card));
    let held = || position.hand().iter().find(|card| is_meant(card)).map(|card| (*card).to_owned());
    let other = || match position.knows(id) {
        true => Some(format!("#{id}")),
        false => card_named("hegemony", &position.scene.cards, word).map(|id| format!("#{id}")),
    };
    known.or_else(held).or_else(other)
}

/// Whether two names are the same but for spaces and capitals; suits count.
fn same(one: &str, other: &str) -> bool {
    let plain = |text: &str| -> String {
        text.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
    };
    plain(one) == plain(other)
}
