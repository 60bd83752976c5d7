//! What Jade Night can say.

use super::{Spoken, ids, score_parts};
use catalog::Game;
use engine::Note;
use jade::{Action, Asked, Event, Quoted, Reason, Refused};
use serde_json::json;
use std::collections::BTreeSet;
use strum::VariantNames;

pub(super) fn spoken(game: &dyn Game) -> Spoken {
    let refusals = refusals().into_iter().map(|note| ("refusal", note));
    let endings = Reason::VARIANTS
        .iter()
        .map(|reason| ("event", Note::with("game_ended", [("reason", (*reason).into())])));
    Spoken {
        name: "jade",
        options: vec![json!({}), json!({ "deck": "small", "trim": true })],
        verbs: &["take", "taste", "offer", "claim", "end", "start"],
        codes: vec![
            ("action", Action::VARIANTS),
            ("event", Event::VARIANTS),
            ("question", Asked::VARIANTS),
            ("quote", Quoted::VARIANTS),
            ("refusal", Refused::VARIANTS),
            ("reason", Reason::VARIANTS),
        ],
        rare: refusals.chain(endings).collect(),
        words: words(game),
    }
}

fn words(game: &dyn Game) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    all.extend(ids("jade", "area", &["waiting", "personal", "offering"]));
    all.extend(ids("jade", "kind", &["snack", "plate"]));
    for (_, info) in game.cards() {
        for (dimension, values) in [("color", "colors"), ("shape", "shapes"), ("temp", "temps")] {
            let values = info["kind"][values].as_array().unwrap();
            let values: Vec<&str> = values.iter().map(|value| value.as_str().unwrap()).collect();
            all.extend(ids("jade", dimension, &values));
        }
    }
    all.extend(score_parts(game).iter().map(|part| format!("jade-score-{part}")));
    all
}

/// Every refusal; some need positions that games at random do not reach.
fn refusals() -> Vec<Note> {
    use Refused::*;
    let all = [
        NotStarted,
        AlreadyStarted,
        TrimNotAllowed,
        PlayerCount { min: 2, max: 5 },
        NoSuchSlot { slots: 8 },
        NoSnackThere,
        NoPlateThere,
        SnackComesFirst,
        NoSuchSet,
        NotYourSet,
        SetHasSnack,
        SetHasNoSnack,
        NoPoints,
        NoBonus,
        WaitingFull { most: 5 },
        PersonalFull { most: 5 },
        OfferingFull { most: 5 },
        TempsDiffer,
    ];
    all.iter().map(Note::of).collect()
}
