//! Scenario files: set up a position, play, and state what must hold.

use crate::{
    Card, Match, Played, Refusal, Rules, ScriptedDraw, Seat, SeatSet, Seed, Setup, Status, Viewer,
    card, replay,
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
    pub play: Vec<Turn>,
    pub expect: Vec<Expect>,
}

impl Scenario {
    /// The table it is played at.
    pub fn setup(&self) -> Setup<Value> {
        Setup {
            options: self.options.clone(),
            seats: self.seats,
            seed: self.seed,
            random: self.random.clone(),
        }
    }
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

/// Moves a card to the end of a list, or into an empty place. Without `from` it is taken from the longest list
/// that has it, which usually is a deck, else from wherever it lies.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Put {
    #[serde(rename = "op")]
    _op: String,
    card: String,
    at: String,
    /// The list or place it is taken from.
    #[serde(default)]
    from: Option<String>,
}

/// What is done in the course of a scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Value")]
pub enum Turn {
    /// A batch is played, or refused.
    Move(Move),
    /// The position is changed in the middle of the game.
    Given { given: Vec<Given> },
    /// Something must hold here already.
    Expect { expect: Vec<Expect> },
}

impl TryFrom<Value> for Turn {
    type Error = serde_json::Error;

    fn try_from(mut value: Value) -> Result<Self, Self::Error> {
        if let Some(given) = value.get_mut("given") {
            serde_json::from_value(given.take()).map(|given| Turn::Given { given })
        } else if let Some(expect) = value.get_mut("expect") {
            serde_json::from_value(expect.take()).map(|expect| Turn::Expect { expect })
        } else {
            serde_json::from_value(value).map(Turn::Move)
        }
    }
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
    /// A viewer has been told these things, in this order, perhaps with others in between.
    Told(ToldExpect),
    /// A viewer knows these seats to be asked.
    Asked(AskedExpect),
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
        } else if has("told") {
            serde_json::from_value(value).map(Expect::Told)
        } else if has("asked") {
            serde_json::from_value(value).map(Expect::Asked)
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

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToldExpect {
    told: Viewer,
    includes: Vec<Value>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AskedExpect {
    #[serde(default)]
    view: Option<Viewer>,
    asked: SeatSet,
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
    for (at, turn) in scenario.play.iter().enumerate() {
        let failed = |problem| ScenarioError::Play { number: at + 1, problem };
        match turn {
            Turn::Move(step) => play(&mut game, step).map_err(failed)?,
            Turn::Expect { expect } => {
                all_hold(&game, expect).map_err(|error| failed(error.to_string()))?
            }
            Turn::Given { given } => {
                let rules = game.rules().clone();
                let state = patched(&*rules, game.state(), given)
                    .map_err(|error| failed(error.to_string()))?;
                game = Match::resume(rules, state, game.chance().clone());
            }
        }
    }
    if let Some(misfit) = game.chance().misfit() {
        return Err(ScenarioError::Random(misfit.to_owned()));
    }
    if let Some(label) = game.chance().unused().next() {
        return Err(ScenarioError::Random(format!(
            "no draw has used up what is set for \"{label}\""
        )));
    }
    all_hold(&game, &scenario.expect)
}

fn all_hold<R: Rules>(game: &Match<R>, expect: &[Expect]) -> Result<(), ScenarioError> {
    let each = |(at, expect)| {
        holds(game, expect).map_err(|problem| ScenarioError::Expect { number: at + 1, problem })
    };
    expect.iter().enumerate().try_for_each(each)
}

/// The match that a scenario begins with.
pub fn set_up<R: Rules>(data: &R::Data, scenario: &Scenario) -> Result<Match<R>, ScenarioError> {
    let setup = replay::typed_setup::<R>(&scenario.setup())?;
    let rules = Arc::new(crate::rules::open::<R>(data, &setup.options, setup.seats)?);
    let (mut state, chance) = Match::deal(&*rules, &setup);
    if !scenario.given.is_empty() {
        state = patched(&*rules, &state, &scenario.given)?;
    }
    Ok(Match::from_position(rules, state, chance))
}

fn patched<R: Rules>(
    rules: &R,
    state: &R::State,
    given: &[Given],
) -> Result<R::State, ScenarioError> {
    let mut position = card::to_json(rules, state);
    for (at, given) in given.iter().enumerate() {
        apply(rules, &mut position, given)
            .map_err(|problem| ScenarioError::Given { number: at + 1, problem })?;
    }
    crate::rules::read_state(rules, &position)
        .map_err(|error| ScenarioError::Impossible(error.to_string()))
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
            let mut places = Vec::new();
            find(position, &name, String::new(), 0, &mut places);
            let from = put.from.as_deref().unwrap_or_default();
            let elsewhere =
                |path: &str| path != put.at && !path.starts_with(&format!("{}/", put.at));
            places.retain(|(_, path)| elsewhere(path) && path.starts_with(from));
            let Some((_, path)) = places.into_iter().max_by_key(|(list, _)| *list) else {
                let there = position.pointer(&put.at).is_some_and(|place| {
                    *place == *name
                        || place.as_array().is_some_and(|list| list.contains(&Value::from(&*name)))
                });
                return if there { Ok(()) } else { Err(format!("{name} lies nowhere")) };
            };
            take(position, &path);
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

/// Where a card lies, each place with the length of the list it is in.
fn find(value: &Value, name: &str, path: String, list: usize, places: &mut Vec<(usize, String)>) {
    match value {
        Value::String(text) if text == name => places.push((list, path)),
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                find(item, name, format!("{path}/{at}"), items.len(), places);
            }
        }
        Value::Object(fields) => {
            for (field, item) in fields {
                find(item, name, format!("{path}/{field}"), 0, places);
            }
        }
        _ => {}
    }
}

/// Takes a card away: out of a list of cards, whose rest closes up, or out of a place, which is then empty.
fn take(position: &mut Value, path: &str) {
    let Some((parent, last)) = path.rsplit_once('/') else {
        return;
    };
    match position.pointer_mut(parent) {
        Some(Value::Array(items)) if items.iter().all(Value::is_string) => {
            if let Some(at) = last.parse().ok().filter(|&at: &usize| at < items.len()) {
                items.remove(at);
            }
        }
        Some(parent) => {
            if let Some(place) = parent.pointer_mut(&format!("/{last}")) {
                *place = Value::Null;
            }
        }
        None => {}
    }
}

fn read_batch<R: Rules>(game: &Match<R>, step: &Move) -> Result<Vec<R::Action>, Refusal> {
    let batch = step.action.iter().chain(&step.actions);
    batch.map(|action| card::from_json(&**game.rules(), action)).collect()
}

fn play<R: Rules>(game: &mut Match<R>, step: &Move) -> Result<(), String> {
    let before = game.digest();
    let result = read_batch(game, step).and_then(|batch| game.play(step.seat, &batch, 0));
    match (result, &step.refused) {
        (Ok(Played::Done), None) => Ok(()),
        (Ok(Played::Done), Some(code)) => Err(format!("it was accepted, not refused with {code}")),
        (Ok(Played::Unfinished(_)), _) => {
            Err("the choice is not finished by this batch".to_owned())
        }
        (Err(refusal), None) => Err(format!("it was refused: {}", refusal)),
        (Err(refusal), Some(code)) if refusal.code() == code => {
            if game.digest() == before {
                Ok(())
            } else {
                Err("a refused action changed the state".to_owned())
            }
        }
        (Err(refusal), Some(code)) => Err(format!("it was refused with {}, not {code}", refusal)),
    }
}

fn place<R: Rules>(game: &Match<R>, view: Option<Viewer>, path: &str) -> Result<Value, String> {
    let whole = match view {
        Some(viewer) => card::to_json(&**game.rules(), &game.view(viewer)),
        None => game.state_json(),
    };
    whole.pointer(path).cloned().ok_or_else(|| format!("there is no place {path}"))
}

fn holds<R: Rules>(game: &Match<R>, expect: &Expect) -> Result<(), String> {
    let rules = &**game.rules();
    match expect {
        Expect::Is(IsExpect { view, path, is }) => {
            let found = place(game, *view, path)?;
            if found == *is { Ok(()) } else { Err(format!("{path} is {found}, not {is}")) }
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
        Expect::Legal(LegalExpect { legal, includes, excludes, are }) => {
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
                && expected.places.as_ref().is_none_or(|expected| *expected == places)
                && expected.scores.as_ref().is_none_or(|expected| *expected == scores);
            let found = || {
                format!(
                    "it ended by {} with places {places:?} and scores {scores:?}",
                    outcome.reason
                )
            };
            if same { Ok(()) } else { Err(found()) }
        }
        Expect::Told(ToldExpect { told, includes }) => {
            let events: Vec<Value> = game
                .told(*told, 0)
                .into_iter()
                .filter_map(|line| match line.what {
                    crate::Telling::Event(event) => Some(card::to_json(rules, &event)),
                    crate::Telling::Undone { .. } => None,
                })
                .collect();
            let mut rest = events.iter();
            match includes.iter().find(|expected| !rest.any(|event| event == *expected)) {
                None => Ok(()),
                Some(missing) => Err(format!(
                    "{told} was not told {missing} in that order, but {}",
                    Value::Array(events.clone())
                )),
            }
        }
        Expect::Asked(AskedExpect { view, asked }) => {
            let found = game.asked(view.unwrap_or(Viewer::Public));
            if found == *asked {
                Ok(())
            } else {
                Err(format!("asked are {:?}", found.iter().collect::<Vec<_>>()))
            }
        }
        Expect::Quote(QuoteExpect { quote, includes }) => {
            let quoted = read_batch(game, quote).and_then(|batch| match batch.first() {
                Some(action) => game.check(quote.seat, action),
                None => Err(crate::Refused::BatchSize { most: 1 }.into()),
            });
            let quoted = quoted.map_err(|refusal| format!("it was refused: {}", refusal))?;
            let parts: Vec<Value> =
                quoted.0.iter().map(|part| card::to_json(rules, part)).collect();
            match includes.iter().find(|part| !parts.contains(part)) {
                None => Ok(()),
                Some(part) => Err(format!("{part} is not quoted, but {}", Value::Array(parts))),
            }
        }
    }
}
