//! What an action is about: the figures of its sentence.

use super::position::{Position, Thing, bare};
use crate::Seen;
use serde_json::{Map, Value, json};

/// The numbers of plays that are no extra ones.
pub const USUAL: u64 = 255;
pub const FREE: u64 = 254;

/// The code of an action, and its figures if it has any.
pub fn parts(action: &Value) -> (&str, Option<&Map<String, Value>>) {
    let only = action.as_object().and_then(|fields| fields.iter().next());
    match only {
        Some((code, figures)) => (code, figures.as_object()),
        None => (action.as_str().unwrap_or_default(), None),
    }
}

/// What the sentence of an action needs beyond its own figures.
pub fn figures(seen: Seen<'_>, position: &Position<'_>, action: &Value) -> Option<Value> {
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
            let card = bare(figure(figures, "card")?.as_str()?);
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

/// The thing in play whose ability an action uses. The action names its card only; of several alike it is the one
/// in the same place among them.
pub fn source(position: &Position<'_>, action: &Value) -> Option<u16> {
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

/// One of the figures.
pub fn figure<'v>(figures: Option<&'v Map<String, Value>>, name: &str) -> Option<&'v Value> {
    figures?.get(name)
}

/// A number among figures, as an index.
pub fn index(figures: Option<&Map<String, Value>>, name: &str) -> Option<usize> {
    figure(figures, name)?.as_u64()?.try_into().ok()
}

/// The number of a thing among figures.
pub fn id(figures: Option<&Map<String, Value>>, name: &str) -> Option<u16> {
    figure(figures, name)?.as_u64()?.try_into().ok()
}
