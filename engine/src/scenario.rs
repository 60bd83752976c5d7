//! Scenario files: set up a position, play, and state what must hold.

use crate::{
    Card, Match, Played, Refusal, Rules, ScriptedChance, ScriptedDraw, Seat, Seed, Setup, Status,
    Viewer, card, replay,
};
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;

/// A scenario as a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub game: String,
    pub name: String,
    #[serde(default)]
    pub options: Value,
    #[serde(default = "default_seed")]
    pub seed: Seed,
    pub seats: u8,
    /// Changes of the dealt position, before the first event.
    #[serde(default)]
    pub given: Vec<Given>,
    /// Draws set beforehand.
    #[serde(default)]
    pub random: Vec<ScriptedDraw>,
    #[serde(default)]
    pub play: Vec<Move>,
    pub expect: Vec<Expect>,
}

fn default_seed() -> Seed {
    Seed::from_number(0)
}

/// A change of the position.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Value")]
pub enum Given {
    /// Moves a card from wherever it lies.
    Put(Put),
    /// An operation of JSON Patch (RFC 6902).
    Patch(json_patch::PatchOperation),
}

impl TryFrom<Value> for Given {
    type Error = serde_json::Error;

    fn try_from(value: Value) -> Result<Self, Self::Error> {
        match value["op"].as_str() {
            Some("put") => serde_json::from_value(value).map(Given::Put),
            _ => serde_json::from_value(value).map(Given::Patch),
        }
    }
}

/// Moves a card to the end of a list, or into an empty place.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Put {
    #[serde(rename = "op")]
    _op: String,
    card: String,
    at: String,
}

/// A batch that is played, or refused.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    pub seat: Seat,
    /// One action; for a choice of several picks use `actions`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<Value>,
    /// The code it must be refused with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

/// Something that must hold at the end.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Value")]
pub enum Expect {
    /// A place of the state, or of a viewer's view, has this value.
    Is(IsExpect),
    /// A place of the state, or of a viewer's view, has this many entries.
    Len(LenExpect),
    /// A seat can, or cannot, do this.
    Legal(LegalExpect),
    /// The game is over for this reason, with these places by seat.
    Outcome(OutcomeExpect),
    /// The quote of an action has a part like this.
    Quote(QuoteExpect),
}

impl TryFrom<Value> for Expect {
    type Error = serde_json::Error;

    fn try_from(value: Value) -> Result<Self, Self::Error> {
        let has = |key: &str| value.get(key).is_some();
        if has("legal") {
            serde_json::from_value(value).map(Expect::Legal)
        } else if has("outcome") {
            serde_json::from_value(value).map(Expect::Outcome)
        } else if has("quote") {
            serde_json::from_value(value).map(Expect::Quote)
        } else if has("len") {
            serde_json::from_value(value).map(Expect::Len)
        } else {
            serde_json::from_value(value).map(Expect::Is)
        }
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IsExpect {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    view: Option<Viewer>,
    path: String,
    is: Value,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LenExpect {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    view: Option<Viewer>,
    path: String,
    len: usize,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LegalExpect {
    legal: LegalSeat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    includes: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    excludes: Option<Value>,
    /// Exactly these, in any order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    are: Option<Vec<Value>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LegalSeat {
    seat: Seat,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutcomeExpect {
    outcome: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    places: Option<Vec<u8>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<i32>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuoteExpect {
    quote: Move,
    /// Parts by code and figures; each must be among those quoted.
    includes: Vec<Value>,
}

/// Why a scenario does not hold, or cannot be set up.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ScenarioError {
    #[error("the table cannot be opened: {0}")]
    Options(#[from] crate::OptionsError),
    #[error("given {number}: {problem}")]
    Given { number: usize, problem: String },
    #[error("the position given is impossible: {0}")]
    Impossible(String),
    #[error("random: {0}")]
    Random(String),
    #[error("play {number}: {problem}")]
    Play { number: usize, problem: String },
    #[error("expect {number}: {problem}")]
    Expect { number: usize, problem: String },
}

/// Runs a scenario.
pub fn run<R: Rules>(data: &R::Data, scenario: &Scenario) -> Result<(), ScenarioError> {
    let mut game = set_up::<R>(data, scenario)?;
    for (at, step) in scenario.play.iter().enumerate() {
        play(&mut game, step).map_err(|problem| ScenarioError::Play {
            number: at + 1,
            problem,
        })?;
    }
    if let Some(misfit) = game.chance().misfit() {
        return Err(ScenarioError::Random(misfit.to_owned()));
    }
    if let Some(label) = game.chance().unused().next() {
        return Err(ScenarioError::Random(format!(
            "no draw has used up what is set for \"{label}\""
        )));
    }
    for (at, expect) in scenario.expect.iter().enumerate() {
        holds(&game, expect).map_err(|problem| ScenarioError::Expect {
            number: at + 1,
            problem,
        })?;
    }
    Ok(())
}

/// The match that a scenario begins with.
pub fn set_up<R: Rules>(data: &R::Data, scenario: &Scenario) -> Result<Match<R>, ScenarioError> {
    let setup = Setup {
        options: scenario.options.clone(),
        seats: scenario.seats,
        seed: scenario.seed,
        random: scenario.random.clone(),
    };
    let setup = replay::typed_setup::<R>(&setup)?;
    let (min, max) = R::SEATS;
    if !(min..=max).contains(&setup.seats) {
        return Err(crate::OptionsError::Seats {
            min,
            max,
            asked: setup.seats,
        }
        .into());
    }
    let rules = Arc::new(R::open(data, &setup.options, setup.seats)?);
    let mut chance = ScriptedChance::new(setup.seed, &setup.random);
    let mut state = rules.deal(&mut chance);
    if !scenario.given.is_empty() {
        let mut position = card::to_json(&*rules, &state);
        for (at, given) in scenario.given.iter().enumerate() {
            apply(&*rules, &mut position, given).map_err(|problem| ScenarioError::Given {
                number: at + 1,
                problem,
            })?;
        }
        state = card::from_json(&*rules, &position)
            .map_err(|refusal: Refusal| ScenarioError::Impossible(spoken(&refusal)))?;
        rules
            .census(&state)
            .map_err(|error| ScenarioError::Impossible(error.to_string()))?;
        rules.restore(&mut state);
    }
    Ok(Match::from_position(rules, state, chance))
}

fn apply<R: Rules>(rules: &R, position: &mut Value, given: &Given) -> Result<(), String> {
    match given {
        Given::Patch(operation) => json_patch::patch(position, std::slice::from_ref(operation))
            .map_err(|error| error.to_string()),
        Given::Put(put) => {
            let card: Card = rules
                .card_named(&put.card)
                .ok_or_else(|| format!("there is no card {}", put.card))?;
            let name = format!("#{}", rules.card_name(card).unwrap_or_default());
            if position.pointer(&put.at).is_none() {
                return Err(format!("there is no place {}", put.at));
            }
            // Mark the target first, so that a copy of the card that already lies there is not the one that moves.
            if !take(position, &name, "", &put.at) {
                return Err(format!("{name} lies nowhere else"));
            }
            match position.pointer_mut(&put.at) {
                Some(Value::Array(cards)) => cards.push(Value::String(name)),
                Some(place @ Value::Null) => *place = Value::String(name),
                Some(_) => return Err(format!("the place {} is taken", put.at)),
                None => return Err(format!("taking {name} away moved the place {}", put.at)),
            }
            Ok(())
        }
    }
}

/// Takes the last such card that does not lie at `except` out of the value; a pile is drawn from the front.
fn take(value: &mut Value, name: &str, path: &str, except: &str) -> bool {
    if path == except {
        return false;
    }
    match value {
        Value::Array(items) => {
            if let Some(at) = items.iter().rposition(|item| item == name) {
                items.remove(at);
                return true;
            }
            let nested = items.iter_mut().enumerate();
            nested
                .rev()
                .any(|(at, item)| take(item, name, &format!("{path}/{at}"), except))
        }
        Value::Object(fields) => fields.iter_mut().rev().any(|(field, item)| {
            let path = format!("{path}/{field}");
            if item == name && path != except {
                *item = Value::Null;
                return true;
            }
            take(item, name, &path, except)
        }),
        _ => false,
    }
}

fn read_batch<R: Rules>(game: &Match<R>, step: &Move) -> Result<Vec<R::Action>, Refusal> {
    let batch = step.action.iter().chain(&step.actions);
    batch
        .map(|action| card::from_json(&**game.rules(), action))
        .collect()
}

fn play<R: Rules>(game: &mut Match<R>, step: &Move) -> Result<(), String> {
    let before = game.digest();
    let result = read_batch(game, step).and_then(|batch| game.play(step.seat, &batch, 0));
    match (result, &step.refused) {
        (Ok(Played::Done { .. }), None) => Ok(()),
        (Ok(Played::Done { .. }), Some(code)) => {
            Err(format!("it was accepted, not refused with {code}"))
        }
        (Ok(Played::Unfinished { .. }), _) => {
            Err("the choice is not finished by this batch".to_owned())
        }
        (Err(refusal), None) => Err(format!("it was refused: {}", spoken(&refusal))),
        (Err(refusal), Some(code)) if refusal.code() == code => {
            if game.digest() == before {
                Ok(())
            } else {
                Err("a refused action changed the state".to_owned())
            }
        }
        (Err(refusal), Some(code)) => Err(format!(
            "it was refused with {}, not {code}",
            spoken(&refusal)
        )),
    }
}

fn spoken(refusal: &Refusal) -> String {
    if refusal.0.figures.is_empty() {
        return refusal.code().to_owned();
    }
    format!(
        "{} {}",
        refusal.code(),
        Value::Object(refusal.0.figures.clone())
    )
}

fn place<R: Rules>(game: &Match<R>, view: Option<Viewer>, path: &str) -> Result<Value, String> {
    let whole = match view {
        Some(viewer) => card::to_json(&**game.rules(), &game.view(viewer)),
        None => game.state_json(),
    };
    whole
        .pointer(path)
        .cloned()
        .ok_or_else(|| format!("there is no place {path}"))
}

fn holds<R: Rules>(game: &Match<R>, expect: &Expect) -> Result<(), String> {
    let rules = &**game.rules();
    match expect {
        Expect::Is(IsExpect { view, path, is }) => {
            let found = place(game, *view, path)?;
            if found == *is {
                Ok(())
            } else {
                Err(format!("{path} is {found}, not {is}"))
            }
        }
        Expect::Len(LenExpect { view, path, len }) => {
            let found = match place(game, *view, path)? {
                Value::Array(items) => items.len(),
                Value::Object(fields) => fields.len(),
                other => return Err(format!("{path} is {other}, which has no length")),
            };
            if found == *len {
                Ok(())
            } else {
                Err(format!("{path} has {found} entries, not {len}"))
            }
        }
        Expect::Legal(LegalExpect {
            legal,
            includes,
            excludes,
            are,
        }) => {
            let list: Vec<Value> = game
                .actions(legal.seat)
                .iter()
                .map(|action| card::to_json(rules, action))
                .collect();
            let all = Value::Array(list.clone());
            if let Some(action) = includes.as_ref().filter(|action| !list.contains(action)) {
                return Err(format!("{action} is not among {all}"));
            }
            if let Some(action) = excludes.as_ref().filter(|action| list.contains(action)) {
                return Err(format!("{action} is among {all}"));
            }
            match are {
                Some(are)
                    if are.len() != list.len()
                        || are.iter().any(|action| !list.contains(action)) =>
                {
                    Err(format!("the actions are {all}"))
                }
                _ => Ok(()),
            }
        }
        Expect::Outcome(expected) => {
            let Status::Over(outcome) = game.status() else {
                return Err("the game is not over".to_owned());
            };
            let places: Vec<_> = outcome.standings.iter().map(|s| s.place).collect();
            let scores: Vec<_> = outcome.standings.iter().map(|s| s.score).collect();
            let same = outcome.reason == *expected.outcome
                && expected
                    .places
                    .as_ref()
                    .is_none_or(|expected| *expected == places)
                && expected
                    .scores
                    .as_ref()
                    .is_none_or(|expected| *expected == scores);
            let found = || {
                format!(
                    "it ended by {} with places {places:?} and scores {scores:?}",
                    outcome.reason
                )
            };
            if same { Ok(()) } else { Err(found()) }
        }
        Expect::Quote(QuoteExpect { quote, includes }) => {
            let quoted = read_batch(game, quote).and_then(|batch| match batch.first() {
                Some(action) => game.check(quote.seat, action),
                None => Err(crate::Refused::BatchSize { most: 1 }.into()),
            });
            let quoted =
                quoted.map_err(|refusal| format!("it was refused: {}", spoken(&refusal)))?;
            let parts: Vec<Value> = quoted
                .0
                .iter()
                .map(|part| card::to_json(rules, part))
                .collect();
            match includes.iter().find(|part| !parts.contains(part)) {
                None => Ok(()),
                Some(part) => Err(format!("{part} is not quoted, but {}", Value::Array(parts))),
            }
        }
    }
}
