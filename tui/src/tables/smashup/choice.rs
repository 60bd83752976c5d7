//! What an action is about: the figures of its sentence, and what one points at to choose it.

use super::keys::{Keys, base_id, card_of, digit, hand_id, thing_id};
use super::position::{Position, Thing};
use crate::scene::{Scene, Seen};
use crate::tables::Spot;
use serde_json::{Map, Value, json};

/// The numbers of plays that are no extra ones.
const USUAL: u64 = 255;
const FREE: u64 = 254;

/// The code of an action, and its figures if it has any.
pub(super) fn parts(action: &Value) -> (&str, Option<&Map<String, Value>>) {
    let only = action.as_object().and_then(|fields| fields.iter().next());
    match only {
        Some((code, figures)) => (code, figures.as_object()),
        None => (action.as_str().unwrap_or_default(), None),
    }
}

/// What the sentence of an action needs beyond its own figures.
pub(super) fn figures(seen: Seen<'_>, position: &Position<'_>, action: &Value) -> Option<Value> {
    let (code, figures) = parts(action);
    let base = |slot: usize| position.base(slot).map(|base| base.card);
    match code {
        "play" => {
            let at = index(figures, "at");
            let on = id(figures, "on").and_then(|id| position.thing(id));
            let place = match (at, on) {
                (_, Some(_)) => "minion",
                (Some(_), None) => "base",
                (None, None) => "none",
            };
            let source = figure(figures, "from").and_then(Value::as_str).unwrap_or("hand");
            let allowance = match figure(figures, "with").and_then(Value::as_u64) {
                None => "none",
                Some(USUAL) => "usual",
                Some(FREE) => "free",
                Some(_) => "extra",
            };
            let at = at.and_then(base);
            let minion = on.map(|(_, thing)| thing.card);
            Some(json!({
                "place": place,
                "base": at,
                "minion": minion,
                "source": source,
                "allowance": allowance,
            }))
        }
        "use" | "thing" => {
            let (slot, thing) = position.thing(id(figures, "id")?)?;
            Some(of_thing(position, slot, thing))
        }
        "trigger" | "next" => {
            let found = source(position, action).and_then(|id| position.thing(id));
            let base = found.and_then(|(slot, _)| base(slot));
            Some(json!({ "where": if base.is_some() { "base" } else { "none" }, "base": base }))
        }
        "base" | "use_base" | "score_base" => {
            Some(json!({ "card": base(index(figures, "base")?)? }))
        }
        "done" => {
            let picked = position.scene.asked.as_ref().map_or(0, |asked| asked.picked.len());
            Some(json!({ "picked": picked }))
        }
        "way" => {
            let card = super::position::bare(figure(figures, "card")?.as_str()?);
            let way = figure(figures, "way")?.as_u64()?;
            Some(json!({ "text": seen.speaker.word("way", &format!("{card}-{way}")) }))
        }
        _ => None,
    }
}

fn of_thing(position: &Position<'_>, slot: usize, thing: &Thing<'_>) -> Value {
    let kind = if thing.power.is_some() { "minion" } else { "action" };
    json!({
        "card": thing.card,
        "base": position.base(slot).map(|base| base.card),
        "what": kind,
        "power": thing.power.unwrap_or(0),
        "seat": thing.controller,
    })
}

/// What one points at: a card and where it goes, a thing in play, a base, or whatever is asked for.
pub(super) fn path(position: &Position<'_>, keys: &Keys, action: &Value) -> Vec<Spot> {
    let (code, figures) = parts(action);
    let base = |name: &str| keys.spot(&base_id(index(figures, name)?));
    let thing = |name: &str| keys.spot(&thing_id(id(figures, name)?));
    let card = || keys.spot(&card_of(position, action)?);
    let verb = |key: char| Some(Spot { key, id: code.to_owned() });
    let numbered = |name: &str, from: usize| {
        let number = index(figures, name)?;
        Some(Spot { key: digit(number + from)?, id: format!("{code}{number}") })
    };
    let spots = match code {
        "faction" => {
            vec![figure(figures, "faction").and_then(Value::as_str).and_then(|id| keys.spot(id))]
        }
        "keep_hand" => vec![verb('k')],
        "redraw_hand" => vec![verb('n')],
        "play" => {
            let mut spots = vec![card()];
            spots.extend(figure(figures, "at").is_some().then(|| base("at")));
            spots.extend(figure(figures, "on").is_some().then(|| thing("on")));
            spots.extend(figure(figures, "with").map(|with| allowance(with.as_u64()?)));
            spots
        }
        "use" | "thing" => vec![thing("id")],
        "base" | "use_base" | "score_base" => vec![base("base")],
        "end_play" | "pass" | "done" => vec![verb('p')],
        "trigger" | "next" => vec![trigger(position, keys, action)],
        "special" | "card" => vec![card()],
        "player" => vec![numbered("seat", 1)],
        "number" => vec![numbered("n", 0)],
        "way" => vec![numbered("way", 1)],
        "accept" => vec![verb('y')],
        "decline" => vec![verb('n')],
        _ => Vec::new(),
    };
    let whole: Option<Vec<Spot>> = spots.into_iter().collect();
    whole.unwrap_or_default()
}

/// Which of several plays is used.
fn allowance(with: u64) -> Option<Spot> {
    let key = match with {
        USUAL => 'm',
        FREE => 'f',
        extra => digit(usize::try_from(extra).ok()? + 1)?,
    };
    Some(Spot { key, id: format!("with{with}") })
}

/// The place of the extra play that an action uses, if it says so.
pub(super) fn extra(action: &Value) -> Option<usize> {
    let with = action.pointer("/play/with")?.as_u64()?;
    if with == USUAL || with == FREE { None } else { usize::try_from(with).ok() }
}

/// The thing or base whose ability has come up.
fn trigger(position: &Position<'_>, keys: &Keys, action: &Value) -> Option<Spot> {
    if let Some(id) = source(position, action) {
        return keys.spot(&thing_id(id));
    }
    let (_, figures) = parts(action);
    let card = figure(figures, "card")?.as_str()?;
    let slot = position.view.bases.iter().position(|base| base.card == card)?;
    keys.spot(&base_id(slot))
}

/// The thing in play whose ability an action uses. The action names its card only; of several alike it is the one
/// in the same place among them.
pub(super) fn source(position: &Position<'_>, action: &Value) -> Option<u16> {
    let (code, figures) = parts(action);
    if !matches!(code, "trigger" | "next") {
        return None;
    }
    let card = figure(figures, "card")?.as_str()?;
    let alike: Vec<&Value> = position
        .scene
        .options()
        .iter()
        .map(|option| &option.action)
        .filter(|other| {
            other.pointer(&format!("/{code}/card")).and_then(Value::as_str) == Some(card)
        })
        .collect();
    let place = alike.iter().position(|other| *other == action)?;
    let pending = position.view.pending.iter().filter(|pending| pending.card == card);
    let waiting: Vec<u16> = pending.map(|pending| pending.id).collect();
    if waiting.len() == alike.len() {
        return waiting.get(place).copied().filter(|id| *id > 0);
    }
    let own = position.things().filter(|thing| thing.card == card);
    let mut own: Vec<u16> =
        own.filter(|thing| thing.controller == position.me).map(|thing| thing.id).collect();
    own.sort_unstable();
    if own.len() == alike.len() { own.get(place).copied() } else { None }
}

/// What a key would mean after pointing at these things.
pub(super) fn attempt(
    position: &Position<'_>,
    keys: &Keys,
    pointed: &[Spot],
    key: char,
) -> Option<Value> {
    let id = &keys.by_key(key)?.id;
    let hand = position.hand();
    let held =
        |spot: &str| hand.iter().find(|(card, _)| hand_id(card) == spot).map(|(card, _)| *card);
    let slot = super::keys::number_in(id, "base");
    let thing = super::keys::number_in(id, "thing");
    let playing = pointed.iter().find_map(|spot| held(&spot.id));
    match asking(position.scene) {
        "me_first" | "after_scoring" => {
            return Some(json!({ "special": { "card": held(id)? } }));
        }
        code if code.starts_with("pick_") || matches!(code, "discard" | "put_where") => {
            let card = held(id).map(|card| json!({ "card": of_hand(position, card) }));
            let thing = thing.map(|id| json!({ "thing": { "id": id } }));
            return card.or(thing).or(slot.map(|slot| json!({ "base": { "base": slot } })));
        }
        _ => {}
    }
    match (playing, held(id), slot, thing) {
        (_, Some(card), _, _) => Some(json!({ "play": { "card": card } })),
        (Some(card), _, Some(slot), _) => Some(json!({ "play": { "card": card, "at": slot } })),
        (Some(card), _, _, Some(thing)) => Some(json!({ "play": { "card": card, "on": thing } })),
        (None, _, Some(slot), _) => Some(json!({ "use_base": { "base": slot } })),
        (None, _, _, Some(thing)) => Some(json!({ "use": { "id": thing } })),
        _ => None,
    }
}

/// The code of what is asked.
pub(super) fn asking(scene: &Scene) -> &str {
    let question = scene.asked.as_ref().and_then(|asked| asked.question.as_ref());
    question.map_or("", |question| &question.note.code)
}

/// A card of one's own hand, as it is picked.
pub(super) fn of_hand(position: &Position<'_>, card: &str) -> Value {
    json!({ "card": card, "owner": position.me, "pile": "hand" })
}

/// One of the figures.
fn figure<'v>(figures: Option<&'v Map<String, Value>>, name: &str) -> Option<&'v Value> {
    figures?.get(name)
}

/// A number among figures, as an index.
fn index(figures: Option<&Map<String, Value>>, name: &str) -> Option<usize> {
    figure(figures, name)?.as_u64()?.try_into().ok()
}

/// The number of a thing among figures.
fn id(figures: Option<&Map<String, Value>>, name: &str) -> Option<u16> {
    figure(figures, name)?.as_u64()?.try_into().ok()
}
