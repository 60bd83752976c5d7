//! What the data files say is what the game has, and what they cannot say is an error that names file and card.

use crate::common::DATA;
use crate::properties::driver::many;
use engine::{Chance, DataError, FastChance, Files, Rules};
use serde_json::{Value, json};
use smashup::SmashUp;
use smashup::data::{Ability, Data, FILES, Holding};
use smashup::vocabulary::On;
use std::fmt::Debug;
use std::sync::Arc;

/// A word of the code as the data files spell it.
fn spelled(word: &impl Debug) -> String {
    let mut text = String::new();
    for c in format!("{word:?}").chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}

/// The files with cards or bases, parsed.
fn files() -> Vec<(String, Vec<Value>)> {
    let parsed = |text: &str| serde_json::from_str(text).expect("a list");
    let with_cards = FILES.iter().filter(|(name, _)| *name != "factions.json");
    with_cards.map(|(name, text)| ((*name).to_owned(), parsed(text))).collect()
}

/// All times at which an ability can come up.
const TIMES: [On; 23] = [
    On::Play,
    On::Talent,
    On::Free,
    On::Special,
    On::SpecialAfter,
    On::BeforeScoring,
    On::Scored,
    On::AfterScoring,
    On::Replaced,
    On::Entered,
    On::TurnStart,
    On::EachTurnStart,
    On::TurnEnd,
    On::EachTurnEnd,
    On::Destroyed,
    On::MinionDestroyed,
    On::MinionsDestroyed,
    On::MinionPlayed,
    On::MinionMoved,
    On::ActionPlayed,
    On::ActionOnMinion,
    On::Affected,
    On::WouldDestroy,
];

/// The word of something that holds: a text, or the one key of an object.
fn static_word(holds: &Value) -> String {
    match holds {
        Value::String(word) => word.clone(),
        other => other.as_object().and_then(|o| o.keys().next()).expect("one key").clone(),
    }
}

/// Compares what one card has with what its file says of it; says how many abilities that are.
fn compare(rules: &SmashUp, card: &Value) -> u32 {
    let id = card["id"].as_str().expect("an id");
    let def = rules.def_named(id).unwrap_or_else(|| panic!("{id} is not there"));
    let face = DATA.face(def);
    let none = Vec::new();
    let words = card["abilities"].as_array().unwrap_or(&none);
    let (holds, comes): (Vec<&Value>, Vec<&Value>) =
        words.iter().partition(|words| words.get("static").is_some());
    let when = |words: &Value| words["if"].as_str().map(str::to_owned);
    // What comes up, one for one and in order.
    let abilities: Vec<&Ability> = rules.abilities(def).collect();
    assert_eq!(abilities.len(), comes.len(), "abilities of {id}");
    for (ability, words) in abilities.iter().zip(&comes) {
        assert_eq!(ability.def, def);
        assert_eq!(Some(spelled(&ability.on).as_str()), words["on"].as_str(), "{id}");
        assert_eq!(ability.may, words["may"].as_bool().unwrap_or(false), "{id}");
        assert_eq!(ability.when.map(|when| spelled(&when)), when(words), "{id}");
        let by = words["by"].as_str().unwrap_or("controller");
        assert_eq!(spelled(&ability.by), by, "{id}");
        let once = words["once"].as_str().unwrap_or("always");
        assert_eq!(spelled(&ability.once), once, "{id}");
    }
    // Each is found by when it comes up, and nothing is found at any other time.
    for on in TIMES {
        let wanted = comes.iter().filter(|words| words["on"] == json!(spelled(&on))).count();
        assert_eq!(rules.numbers(def, on).count(), wanted, "{id} at {on:?}");
        assert_eq!(face.has(on), wanted > 0, "{id} at {on:?}");
    }
    // What holds, one for one and in order.
    let statics: Vec<&Holding> =
        face.statics.clone().map(|at| &DATA.holdings[usize::from(at)]).collect();
    assert_eq!(statics.len(), holds.len(), "what holds of {id}");
    let mut bits = 0;
    for (holding, words) in statics.iter().zip(&holds) {
        assert_eq!(spelled(&holding.kind), static_word(&words["static"]), "{id}");
        assert_eq!(holding.when.map(|when| spelled(&when)), when(words), "{id}");
        bits |= 1 << holding.kind as u32;
    }
    assert_eq!(face.holds, bits, "{id}");
    words.len() as u32
}

/// One change of a card, and whether it must be noticed.
struct Mutation {
    file: usize,
    card: usize,
    changed: Value,
    must_fail: bool,
}

fn load(files: &[(String, Vec<Value>)], mutation: &Mutation) -> Result<Arc<Data>, DataError> {
    let mut built_in = Files::built_in(FILES);
    let (name, cards) = &files[mutation.file];
    let mut cards = cards.clone();
    cards[mutation.card] = mutation.changed.clone();
    built_in.replace(name, Value::Array(cards).to_string()).expect("a file of the game");
    SmashUp::load(&built_in)
}

/// The texts, keys, numbers and lists inside of a value, as paths that lead to them.
fn paths(value: &Value, path: &str, found: &mut Vec<String>) {
    found.push(path.to_owned());
    match value {
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                paths(item, &format!("{path}/{at}"), found);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                paths(field, &format!("{path}/{name}"), found);
            }
        }
        _ => {}
    }
}

/// Changes the value at a random place of a card's abilities. Words that nobody knows must be noticed.
fn mutate(card: &Value, dice: &mut FastChance) -> Option<(Value, bool)> {
    let mut found = Vec::new();
    paths(card.get("abilities")?, "/abilities", &mut found);
    let path = &found[dice.index("path", found.len())];
    let mut changed = card.clone();
    let place = changed.pointer_mut(path)?;
    let mut must_fail = false;
    match place {
        Value::String(word) => {
            let kind = dice.index("text", 4);
            must_fail = kind < 3;
            match kind {
                0 => word.push_str("_of_nothing"),
                1 => *word = "no_such_word".to_owned(),
                2 => *word = String::new(),
                _ => {
                    *place =
                        [json!("power"), json!(true), json!(-3)][dice.index("other", 3)].clone()
                }
            }
        }
        Value::Number(_) => {
            *place = [json!(-129), json!(0), json!(99), json!(256), json!("some"), json!(1.5)]
                [dice.index("number", 6)]
            .clone();
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::Object(fields) if !fields.is_empty() => {
            let name = fields.keys().nth(dice.index("key", fields.len()))?.clone();
            let value = fields.remove(&name)?;
            if dice.index("object", 3) > 0 {
                fields.insert(format!("{name}_of_nothing"), value);
                must_fail = true;
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let at = dice.index("item", items.len());
            match dice.index("list", 4) {
                0 => _ = items.remove(at),
                1 => items.insert(at, json!("no_such_word")),
                2 => items.insert(at, items[at].clone()),
                _ => items.clear(),
            }
        }
        Value::Array(_) | Value::Object(_) | Value::Null => *place = json!("no_such_word"),
    }
    Some((changed, must_fail))
}

/// Every ability of the files is in the registry once, and no other; what is wrong in a file is told with its card.
#[test]
fn property_04_the_registry_is_what_the_files_say() {
    let rules: SmashUp = engine::rules::open(&*DATA, &Default::default(), 2).expect("a table");
    let files = files();
    let mut cases = 0;
    for (_, cards) in &files {
        cases += cards.iter().map(|card| compare(&rules, card)).sum::<u32>();
    }
    assert_eq!(cases as usize, DATA.abilities.len() + DATA.holdings.len());
    let faces = files.iter().map(|(_, cards)| cards.len()).sum::<usize>() + DATA.factions.len();
    assert_eq!(faces, DATA.faces.len());

    let mut mutations = Vec::new();
    for (file, (_, cards)) in files.iter().enumerate() {
        for (card, text) in cards.iter().enumerate() {
            // No steps at all.
            for at in 0..text["abilities"].as_array().map_or(0, Vec::len) {
                let mut changed = text.clone();
                if changed["abilities"][at].get("do").is_some() {
                    changed["abilities"][at]["do"] = json!([]);
                    mutations.push(Mutation { file, card, changed, must_fail: true });
                }
            }
            // An action that does nothing.
            let kind = text["kind"].as_str().unwrap_or("base");
            if !matches!(kind, "minion" | "base") {
                let mut changed = text.clone();
                changed.as_object_mut().expect("a card").remove("abilities");
                mutations.push(Mutation { file, card, changed, must_fail: true });
            }
        }
    }
    let mut dice = FastChance::new(4);
    for _ in many(500) {
        let file = dice.index("file", files.len());
        let card = dice.index("card", files[file].1.len());
        if let Some((changed, must_fail)) = mutate(&files[file].1[card], &mut dice) {
            mutations.push(Mutation { file, card, changed, must_fail });
        }
    }
    let (mut failed, mut loaded) = (0, 0);
    for mutation in &mutations {
        let (name, cards) = &files[mutation.file];
        let id = cards[mutation.card]["id"].as_str();
        match load(&files, mutation) {
            Ok(_) => {
                assert!(!mutation.must_fail, "{name} can be read with {}", mutation.changed);
                loaded += 1;
            }
            Err(error) => {
                assert_eq!(error.file, *name, "{error}");
                assert_eq!(error.card.as_deref(), id, "{error}");
                assert!(!error.problem.is_empty());
                failed += 1;
            }
        }
    }
    println!("{cases} abilities, {failed} mutations failed, {loaded} could be read");
    assert!(mutations.len() >= 500, "{} mutations", mutations.len());
    assert!(failed >= 400 && loaded >= 20, "{failed} failed, {loaded} could be read");
}
