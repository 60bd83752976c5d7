//! What one points at to choose an action, and what pointing at something means.

use super::keys::{Keys, choice_id, code, object, seat_in};
use crate::tables::Spot;
use boards::Scene;
use boards::hegemony::position::{Position, seat_id};
use hegemony::ids::Place;
use serde_json::{Value, json};

/// What one points at. A card that can be used and recast is pointed at first, and then it is said which.
pub(super) fn path(position: &Position<'_>, keys: &Keys, action: &Value) -> Vec<Spot> {
    let spot = |id: &str| keys.spot(id);
    let name = object(action);
    let spots = match code(action).as_str() {
        "general" | "skill" => vec![name.and_then(|id| spot(&id))],
        "card" => {
            let both = offers(position, "recast", name.as_deref());
            let how = both.then(|| Some(Spot { key: '1', id: "use".into() }));
            [name.and_then(|id| spot(&id))].into_iter().chain(how).collect()
        }
        "recast" => {
            let both = offers(position, "card", name.as_deref());
            let how = both.then(|| Some(Spot { key: '2', id: "recast".into() }));
            [name.and_then(|id| spot(&id))].into_iter().chain(how).collect()
        }
        "seat" => {
            let seat = action.pointer("/seat/seat").and_then(Value::as_u64);
            vec![seat.and_then(|seat| spot(&seat_id(usize::try_from(seat).ok()?)))]
        }
        "choose" => vec![name.and_then(|id| spot(&choice_id(&id)))],
        "blind" => vec![Some(Spot { key: '0', id: "blind".into() })],
        code if ends(code) => vec![Some(Spot { key: 'p', id: code.into() })],
        _ => Vec::new(),
    };
    let whole: Option<Vec<Spot>> = spots.into_iter().collect();
    whole.unwrap_or_default()
}

/// Whether such an action with this card is offered.
fn offers(position: &Position<'_>, wanted: &str, card: Option<&str>) -> bool {
    let mut actions = position.scene.actions();
    actions.any(|action| code(action) == wanted && object(action).as_deref() == card)
}

/// Whether an action of this code ends the matter, as the key `p` does.
pub(super) fn ends(code: &str) -> bool {
    matches!(code, "pass" | "done")
}

/// What a key would mean.
pub(super) fn attempt(position: &Position<'_>, keys: &Keys, key: char) -> Option<Value> {
    let id = &keys.by_key(key)?.id;
    named(position, id)
}

/// The action that names the thing of this id.
pub(super) fn named(position: &Position<'_>, id: &str) -> Option<Value> {
    if let Some(seat) = seat_in(id) {
        return Some(json!({ "seat": { "seat": seat } }));
    }
    if let Some(choice) = id.strip_prefix("choice-") {
        return Some(json!({ "choose": { "choice": choice } }));
    }
    if position.is_general(id) {
        return Some(json!({ "general": { "general": id } }));
    }
    if position.is_skill(id) {
        return Some(json!({ "skill": { "skill": id } }));
    }
    position.kind(id).map(|_| json!({ "card": { "card": id } }))
}

/// Which of one's own generals an option turns up.
pub(super) fn turned_up(scene: &Scene, action: &Value) -> Option<Place> {
    let question = scene.asked.as_ref()?.question.as_ref()?;
    let shows = matches!(&*question.note.code, "show_generals" | "join_formation");
    match object(action).as_deref().filter(|_| shows && code(action) == "choose")? {
        "head" => Some(Place::Head),
        "deputy" => Some(Place::Deputy),
        _ => None,
    }
}

/// What becomes of what is picked: the word for it, and the card it is for.
pub(super) fn purpose(position: &Position<'_>, action: &Value) -> (String, Option<String>) {
    let asked = position.scene.asked.as_ref().and_then(|asked| asked.question.as_ref());
    let Some(question) = asked else {
        return ("other".to_owned(), None);
    };
    let figures = &question.note.figures;
    let figure = |name: &str| figures.get(name).and_then(Value::as_str).map(str::to_owned);
    let picked = code(action);
    let does = match (&*question.note.code, &*picked) {
        ("play", "card") => "use".to_owned(),
        (
            "respond" | "respond_again" | "nullify" | "nullify_nullify" | "rescue" | "must_slash",
            "card",
        ) => "answer".to_owned(),
        ("target" | "use_skill", "seat") => "aim".to_owned(),
        ("discard_down", "card") => "discard".to_owned(),
        ("compare", "card") => "compare".to_owned(),
        ("choose_generals", "general") => "head".to_owned(),
        ("choose_deputy", "general") => "deputy".to_owned(),
        ("show_generals", "choose") => "reveal".to_owned(),
        (_, "card" | "seat" | "blind") => figure("does").unwrap_or_else(|| "other".to_owned()),
        _ => "other".to_owned(),
    };
    let to = ["card", "skill", "to"].iter().find_map(|name| figure(name));
    (does, to)
}
