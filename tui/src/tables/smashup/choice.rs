//! What one points at to choose an action, and what pointing at something means.

use super::keys::{Keys, card_of, digit, number_in};
use super::position::{Position, base_id, hand_id, thing_id};
use crate::tables::Spot;
use boards::Scene;
use boards::smashup::actions::{FREE, USUAL, figure, id, index, parts, source};
use serde_json::{Value, json};

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
    let slot = number_in(id, "base");
    let thing = number_in(id, "thing");
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
