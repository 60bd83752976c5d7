//! Typed commands: `play a 2`, `play Pirate King Tortuga`, `play poison A`, `use A`, `pick 12`, `base 3`, `end`, and the
//! same in Chinese.
//!
//! A card is called by its key on the screen, by its name in any language or by its id; a base by its number or its
//! name; a thing in play by its key, by its name, or by its number in the game, which its page tells. What is not there
//! goes through, so that the rules can say why not.

use super::keys::{Keys, card_in, number_in};
use super::position::Position;
use crate::tables::names::card_named;
use boards::smashup::actions::parts;
use serde_json::{Value, json};
use smashup::data::Kind;

pub(super) fn read(position: &Position<'_>, keys: &Keys, words: &[&str]) -> Option<Value> {
    let (verb, rest) = words.split_first()?;
    let small = || rest.first()?.parse::<u8>().ok();
    let place = || small()?.checked_sub(1);
    match (verb.to_lowercase().as_str(), rest) {
        ("play" | "打" | "打出", [_, ..]) => {
            // The name of a card may be several words, and so may that of a base.
            let whole = card_of(position, keys, &rest.join("_"));
            let whole = whole.map(|card| play(position, &card, None));
            whole.or_else(|| {
                let mut splits = (1..rest.len()).rev().map(|at| rest.split_at(at));
                splits.find_map(|(card, target)| {
                    let card = card_of(position, keys, &card.join("_"))?;
                    let at_base = position.kind(&card) != Some(Kind::OnMinion);
                    let target = target_of(position, keys, &target.join("_"), at_base)?;
                    Some(play(position, &card, Some(target)))
                })
            })
        }
        ("use" | "用" | "使用", [_, ..]) => {
            let what = &rest.join("_");
            let special =
                card_of(position, keys, what).map(|card| json!({ "special": { "card": card } }));
            let offered =
                |action: &Value| position.scene.options().iter().any(|o| o.action == *action);
            special
                .filter(offered)
                .or_else(|| Some(json!({ "use": { "id": thing_of(position, keys, what)? } })))
        }
        ("pick" | "选", [_, ..]) => {
            let what = &rest.join("_");
            let thing = || Some(json!({ "thing": { "id": thing_of(position, keys, what)? } }));
            picked_card(position, keys, what).or_else(thing)
        }
        ("base" | "基地", [_, ..]) => {
            let named = || base_named(position, &rest.join("_"));
            Some(at_base(position, place().or_else(named)?))
        }
        ("faction" | "派系", [_, ..]) => {
            Some(json!({ "faction": { "faction": known(position, &rest.join("_"))? } }))
        }
        ("player" | "玩家", [_]) => {
            Some(json!({ "player": { "seat": place().filter(|s| *s < 4)? } }))
        }
        ("number" | "数", [_]) => Some(json!({ "number": { "n": small()? } })),
        ("end" | "pass" | "done" | "结束" | "跳过", []) => Some(ending(position)),
        ("keep" | "保留", []) => Some(json!("keep_hand")),
        ("redraw" | "重抽", []) => Some(json!("redraw_hand")),
        ("accept" | "yes" | "接受", []) => Some(json!("accept")),
        ("decline" | "no" | "拒绝", []) => Some(json!("decline")),
        _ => None,
    }
}

/// Where a card goes, or what is used.
#[derive(Clone, Copy)]
enum Target {
    Base(u8),
    Thing(u16),
}

/// A base by its number or name, or a thing; where bases are not asked for, numbers are those of things.
fn target_of(position: &Position<'_>, keys: &Keys, word: &str, at_base: bool) -> Option<Target> {
    match word.parse::<u8>() {
        Ok(number) if at_base => number.checked_sub(1).map(Target::Base),
        _ => {
            let base = || base_named(position, word).map(Target::Base);
            thing_of(position, keys, word).map(Target::Thing).or_else(base)
        }
    }
}

/// The place of the base of this name.
fn base_named(position: &Position<'_>, word: &str) -> Option<u8> {
    let card = known(position, word)?;
    let slot = position.view.bases.iter().position(|base| base.card == card)?;
    u8::try_from(slot).ok()
}

/// A thing by its number or its key, or by its name if no other has it.
fn thing_of(position: &Position<'_>, keys: &Keys, word: &str) -> Option<u16> {
    let by_key = || number_in(&keys.by_key(single(word)?)?.id, "thing");
    let by_name = || {
        let card = known(position, word)?;
        let mut named = position.things().filter(|thing| thing.card == card);
        let first = named.next()?.id;
        named.next().is_none().then_some(first)
    };
    word.parse::<u16>().ok().or_else(by_key).or_else(by_name)
}

/// The play of a card, as it is offered if it is; of several ways the first.
fn play(position: &Position<'_>, card: &str, target: Option<Target>) -> Value {
    let fits = |action: &&Value| {
        let (code, figures) = parts(action);
        let number = |name: &str| figures?.get(name)?.as_u64();
        let there = match target {
            None => true,
            Some(Target::Base(slot)) => number("at") == Some(slot.into()),
            Some(Target::Thing(id)) => number("on") == Some(id.into()),
        };
        let of = figures.and_then(|figures| figures.get("card")?.as_str());
        (code == "play" || target.is_none() && code == "special") && of == Some(card) && there
    };
    let mut offered = position.scene.options().iter().map(|option| &option.action).filter(fits);
    // Without a target there must be only one way, or else the rules have to ask for it.
    match (offered.next(), offered.next(), target) {
        (Some(action), None, _) | (Some(action), _, Some(_)) => action.clone(),
        (_, _, None) => json!({ "play": { "card": card } }),
        (None, _, Some(Target::Base(slot))) => json!({ "play": { "card": card, "at": slot } }),
        (None, _, Some(Target::Thing(id))) => json!({ "play": { "card": card, "on": id } }),
    }
}

/// A base, for whatever is asked about bases.
fn at_base(position: &Position<'_>, slot: u8) -> Value {
    let codes = ["base", "score_base", "use_base"];
    let offered = |code: &&&str| {
        position.scene.options().iter().any(|option| parts(&option.action).0 == **code)
    };
    let code = codes.iter().find(offered).copied().unwrap_or("base");
    json!({ code: { "base": slot } })
}

/// A card that can be picked, by its key or its id.
fn picked_card(position: &Position<'_>, keys: &Keys, word: &str) -> Option<Value> {
    let card = card_of(position, keys, word)?;
    let options = position.scene.options().iter().map(|option| &option.action);
    let mut cards = options.filter(|action| parts(action).0 == "card");
    cards
        .find(|action| action.pointer("/card/card").and_then(Value::as_str) == Some(&card))
        .cloned()
}

/// Whatever ends the matter.
fn ending(position: &Position<'_>) -> Value {
    let options = position.scene.options().iter().map(|option| &option.action);
    let mut ends = options.filter(|action| super::passes(action));
    ends.next().cloned().unwrap_or_else(|| json!("end_play"))
}

/// A card by its key, its id or its name.
fn card_of(position: &Position<'_>, keys: &Keys, word: &str) -> Option<String> {
    let by_key = single(word).and_then(|key| card_in(&keys.by_key(key)?.id).map(str::to_owned));
    by_key.or_else(|| known(position, word))
}

/// A card of the data by its id, by an end of it that only one of one's own hand has, or by its name.
fn known(position: &Position<'_>, word: &str) -> Option<String> {
    let id = word.to_lowercase();
    let id = id.trim_start_matches('#');
    if position.knows(id) {
        return Some(format!("#{id}"));
    }
    let hand = position.hand();
    let mut ends = hand.iter().filter(|(card, _)| card.ends_with(&format!("_{id}")));
    match (ends.next(), ends.next()) {
        (Some((card, _)), None) => Some((*card).to_owned()),
        _ => card_named("smashup", &position.scene.cards, id).map(|id| format!("#{id}")),
    }
}

fn single(word: &str) -> Option<char> {
    let mut letters = word.chars();
    let first = letters.next()?;
    letters.next().is_none().then_some(first)
}
