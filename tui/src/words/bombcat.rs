//! What Bomb Cat can say.

use super::{Spoken, ids};
use bombcat::event::Event;
use bombcat::speech::{Action, Asked, Quoted, Refused};
use bombcat::state::Reason;
use engine::Note;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use strum::VariantNames;

pub(super) fn spoken() -> Spoken {
    Spoken {
        name: "bombcat",
        options: vec![json!({}), json!({ "heroes": "base", "extras": true })],
        verbs: &[],
        codes: vec![
            ("action", Action::VARIANTS),
            ("event", Event::VARIANTS),
            ("question", Asked::VARIANTS),
            ("quote", Quoted::VARIANTS),
            ("refusal", Refused::VARIANTS),
            ("reason", Reason::VARIANTS),
        ],
        rare: rare(),
        words: words(),
    }
}

fn words() -> BTreeSet<String> {
    let phases = &["heroes", "main", "ending", "between", "over"];
    let mut all: BTreeSet<String> = ids("bombcat", "phase", phases).into_iter().collect();
    all.extend(ids("bombcat", "area", AREAS));
    all.extend(ids("bombcat", "kind", &["play", "respond", "auto", "end"]));
    all
}

/// What a view is made of, for the table of the browser that nobody has drawn.
const AREAS: &[&str] = &[
    "sort",
    "class",
    "kind",
    "veto",
    "color",
    "blocks",
    "phase",
    "turn",
    "turn_limit",
    "current",
    "bucket",
    "extra",
    "players",
    "alive",
    "not_alive",
    "hero",
    "heroes",
    "team",
    "hand",
    "regions",
    "region",
    "vars",
    "var",
    "value",
    "deck",
    "discard",
    "bank",
    "table",
    "count",
    "cards",
    "ages",
    "card",
    "place",
    "entered",
    "face",
    "creator",
    "tags",
    "tag",
    "bombs",
    "odds",
    "answering",
    "action",
    "target",
    "done",
    "ok",
    "recent",
    "over",
    "by",
    "game",
    "player",
    "seat",
];

/// What games at random need not come to say: everything that is asked in the middle of a choice or of an effect, and
/// what only modules of players do.
fn rare() -> Vec<(&'static str, Note)> {
    let mut all = Vec::new();
    let mut add = |kind, value: Value| all.push((kind, Note::from_value(value)));
    let spots = [
        json!({ "hand": { "seat": 1 } }),
        json!({ "own": { "region": "#at.x/nest", "seat": 1 } }),
        json!({ "common": { "region": "#at.x/nest" } }),
        json!("deck"),
        json!("discard"),
        json!("bank"),
        json!("table"),
        json!("void"),
    ];
    let actors = [json!("game"), json!({ "player": { "seat": 0 } })];
    let cards = [json!("#veto"), Value::Null];
    for spot in &spots {
        add("action", json!({ "card": { "card": "#veto", "from": spot, "place": 0 } }));
        add("action", json!({ "unseen": { "from": spot } }));
        add("action", json!({ "region": { "region": spot } }));
        add("event", json!({ "chose_region": { "seat": 0, "region": spot } }));
        add("event", json!({ "shuffled": { "region": spot } }));
        add("event", json!({ "peeked": { "seat": 0, "region": spot, "n": 1 } }));
        add("event", json!({ "reordered": { "seat": 0, "region": spot, "n": 3 } }));
        for place in [json!(3), Value::Null] {
            add("event", json!({ "was_cut": { "seat": 0, "region": spot, "place": place } }));
        }
        for open in [true, false] {
            let figures = json!({ "region": spot, "open": open, "whom": [0, 1] });
            add("event", json!({ "sight_changed": figures }));
        }
        for card in &cards {
            let tagged = json!({ "tag": "#tag.x/y", "card": card, "at": spot });
            add("event", json!({ "tagged": tagged }));
            add("event", json!({ "untagged": tagged }));
            add("event", json!({ "returned": { "card": card, "to": spot } }));
        }
        for asked in ["pick_place", "pick_cut"] {
            add("question", json!({ asked: { "action": "#do.lullaby", "region": spot } }));
        }
        let order = json!({ "action": "#do.x/y", "region": spot, "left": 2 });
        add("question", json!({ "pick_order": order }));
        let tagged = json!({ "action": "#do.x/y", "tag": "#tag.x/y", "from": spot });
        add("question", json!({ "pick_tagged": tagged }));
    }
    let (from, to) = (spots.iter(), spots.iter().rev());
    for (from, to) in from.zip(to).chain([(&spots[0], &spots[0]), (&spots[0], &spots[3])]) {
        for card in &cards {
            for op in ["transfer", "discard", "use", "mark", "annihilate", "bank"] {
                let figures = json!({ "card": card, "from": from, "to": to, "op": op });
                add("event", json!({ "moved": figures }));
            }
            for (done, ok) in [(true, 1), (false, 1), (false, 0)] {
                let figures =
                    json!({ "card": card, "from": from, "to": to, "done": done, "ok": ok });
                add("question", json!({ "answer_move": figures }));
            }
        }
        for op in ["use", "discard", "transfer", "mark", "annihilate", "bank"] {
            let figures =
                json!({ "action": "#do.beg", "part": 0, "op": op, "from": from, "to": to });
            add("question", json!({ "fill": figures }));
        }
        for must in [true, false] {
            let figures = json!({ "action": "#do.beg", "from": from, "to": to, "must": must });
            add("question", json!({ "pick_cards": figures }));
        }
    }
    for by in &actors {
        add("event", json!({ "created": { "card": "#veto", "by": by } }));
        add("event", json!({ "failed": { "action": "#do.veto", "by": by } }));
        for (done, ok) in [(true, 0), (true, 1), (false, 0), (false, 1)] {
            for victim in [json!(1), Value::Null] {
                let figures = json!({ "by": by, "action": "#do.beg", "victim": victim, "done": done, "ok": ok });
                add("question", json!({ "answer": figures }));
            }
        }
    }
    let action = json!({ "action": "#do.beg" });
    for asked in ["pick_player", "pick_region", "pick_name", "pick_number", "pick_way"] {
        add("question", json!({ asked: action }));
    }
    add("question", json!({ "target": { "action": "#do.beg", "part": 0 } }));
    for truth in [true, false] {
        add("question", json!({ "demand": { "action": "#do.beg", "must": truth } }));
        add("question", json!({ "answer_turn": { "seat": 0, "end": truth } }));
        add("question", json!({ "answer_death": { "seat": 0, "done": truth } }));
        for own in [true, false] {
            let explosion = json!({ "seat": 0, "own": own, "ok": u8::from(truth) });
            add("question", json!({ "explosion": explosion }));
        }
        add("event", json!({ "reacted": { "seat": 0, "action": "#do.boom", "silent": truth } }));
        add("event", json!({ "turn_cut_short": { "seat": 0, "all": truth } }));
    }
    for asked in ["choose_hero", "end_of_turn"] {
        add("question", json!(asked));
    }
    for way in 0..4 {
        add("action", json!({ "use": { "action": "#do.beg", "way": way } }));
        add("action", json!({ "pay": { "way": way } }));
        add("action", json!({ "place": { "place": way, "bottom": way == 3 } }));
        let rejected = json!({ "action": "#do.veto", "against": "#do.beg", "left": way });
        add("event", json!({ "rejected": rejected }));
    }
    for action in [json!({ "name": { "card": "#veto" } }), json!({ "number": { "n": 2 } })] {
        add("action", action);
    }
    add("action", json!({ "way": { "way": "#text.x/0" } }));
    add("action", json!({ "player": { "seat": 1 } }));
    add("action", json!("done"));
    for hero in [json!("#module.hero.hexer"), Value::Null] {
        add("event", json!({ "hero_chosen": { "seat": 0, "hero": hero } }));
        add("event", json!({ "token_added": { "seat": 0, "place": 1, "action": hero } }));
    }
    for card in cards {
        add("event", json!({ "exploding": { "seat": 0, "card": card } }));
    }
    for seat in [json!(0), Value::Null] {
        add("event", json!({ "var_set": { "var": "#var.x/y", "seat": seat, "value": 3 } }));
    }
    for (code, figures) in [
        ("spared", json!({ "seat": 0, "action": "#do.beg" })),
        ("redirected", json!({ "source": 0, "victim": 1, "action": "#do.beg" })),
        ("token_dropped", json!({ "seat": 0, "place": 1 })),
        ("chose_player", json!({ "seat": 0, "player": 1 })),
        ("named", json!({ "seat": 0, "card": "#veto" })),
        ("chose_number", json!({ "seat": 0, "n": 2 })),
        ("chose_way", json!({ "seat": 0, "way": "#text.x/0" })),
        ("declined", json!({ "seat": 0 })),
        ("said", json!({ "text": "#text.x/0" })),
        ("asked", json!({ "seat": 0 })),
        ("sight_ended", json!({ "region": "deck", "whom": [0] })),
        ("reckoned", json!({ "what": { "holds": { "so": true } } })),
        ("meant", json!({ "at": "deck" })),
        ("fizzled", json!({ "module": "#module.x" })),
        ("inner", json!({})),
    ] {
        add("event", json!({ code: figures }));
    }
    for reason in Reason::VARIANTS {
        add("event", json!({ "game_ended": { "reason": reason } }));
    }
    add("quote", json!({ "left_this_turn": { "n": 1 } }));
    let refusals = [
        ("not_asked", json!({})),
        ("no_such_action", json!({})),
        ("does_not_fit", json!({})),
        ("invalid_choice", json!({})),
        ("not_enough", json!({})),
        ("must_choose", json!({})),
        ("not_yours", action.clone()),
        ("used_up", action.clone()),
        ("not_now", action.clone()),
        ("cannot_pay", action.clone()),
        ("no_target", action),
        ("too_many_actions", json!({ "most": 40 })),
    ];
    for (code, figures) in refusals {
        add("refusal", json!({ code: figures }));
    }
    all
}
