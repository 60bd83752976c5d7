//! Saved matches: the setup and the log, from which everything else follows.

use crate::matches::MAX_UNDOS;
use crate::rules::open;
use crate::sealing::Sealed;
use crate::{
    Act, DataError, Digest, Files, Logged, Match, OptionsError, Played, Refusal, Refused, Rules,
    Seat, Setup, card,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// The most choices of a match whose rules do not say how many it can have; no such game comes near.
pub const MAX_LINES: usize = 50_000;

/// A match as a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    pub game: String,
    /// The program that wrote it.
    pub version: String,
    /// The fingerprint of rules and data it was played with.
    pub rules: String,
    pub setup: Setup<Value>,
    /// Who sat where, in the words of the host that saved it, for going on and for telling it again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<String>,
    /// How its luck was put together, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<Sealed>,
    pub log: Vec<Line>,
}

/// One accepted act.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    pub seat: Seat,
    pub act: Act<Value>,
    /// Milliseconds since the match began.
    pub at: u64,
    /// The fingerprint of the state afterwards.
    pub state: String,
}

/// Why a saved match cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    #[error("it was played with rules and data {theirs}, these are {ours}")]
    OtherRules { theirs: String, ours: String },
    #[error("it has {lines} steps; at most {most} are played")]
    TooLong { lines: usize, most: usize },
    #[error("the table cannot be opened: {0}")]
    Options(#[from] OptionsError),
    #[error("step {step} is refused: {refusal}")]
    Refused { step: usize, refusal: Refusal },
    #[error("step {step} leads to the state {ours}, the file says {theirs}")]
    OtherState { step: usize, theirs: String, ours: String },
}

/// Why a line cannot be played again.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    #[error("it is refused: {0}")]
    Refused(#[from] Refusal),
    #[error("it leads to the state {ours}, the line says {theirs}")]
    OtherState { theirs: String, ours: String },
}

/// The fingerprint of a game's rules and data.
pub fn fingerprint<R: Rules>(files: &Files) -> Result<Digest, DataError> {
    Ok(Digest::of(&(R::GAME, R::EDITION, files.digest()?)))
}

/// Writes a match down.
pub fn save<R: Rules>(game: &Match<R>, setup: &Setup<R::Options>, rules: Digest) -> Replay {
    Replay {
        game: R::GAME.to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        rules: rules.to_string(),
        setup: Setup {
            options: serde_json::to_value(&setup.options).unwrap_or_default(),
            seats: setup.seats,
            seed: setup.seed,
            random: setup.random.clone(),
        },
        people: Vec::new(),
        sealed: None,
        log: game.log().iter().map(|logged| line(&**game.rules(), logged)).collect(),
    }
}

/// Writes one accepted act down.
pub fn line<R: Rules>(rules: &R, logged: &Logged<R::Action>) -> Line {
    let act = match &logged.act {
        Act::Play(actions) => {
            Act::Play(actions.iter().map(|action| card::to_json(rules, action)).collect())
        }
        Act::Undo(takeback) => Act::Undo(*takeback),
        Act::Concede => Act::Concede,
    };
    Line { seat: logged.seat, act, at: logged.at, state: logged.digest.to_string() }
}

/// Reads the options of a setup.
pub fn typed_setup<R: Rules>(setup: &Setup<Value>) -> Result<Setup<R::Options>, OptionsError> {
    let options = match &setup.options {
        Value::Null => R::Options::default(),
        given => {
            serde_path_to_error::deserialize(given).map_err(|error| OptionsError::WrongOption {
                option: error.path().to_string(),
                problem: error.into_inner().to_string(),
            })?
        }
    };
    Ok(Setup { options, seats: setup.seats, seed: setup.seed, random: setup.random.clone() })
}

/// Plays a saved match again, checking the state after every step; `each` sees it after the start and after each step.
pub fn load<R: Rules>(
    data: &R::Data,
    rules: Digest,
    replay: &Replay,
    each: impl FnMut(&Match<R>, usize),
) -> Result<Match<R>, ReplayError> {
    load_with(rules, replay, |setup| open(data, &setup.options, setup.seats).map(Arc::new), each)
}

/// The same with rules that the host opens, or has open already.
pub fn load_with<R: Rules>(
    rules: Digest,
    replay: &Replay,
    open: impl FnOnce(&Setup<R::Options>) -> Result<Arc<R>, OptionsError>,
    mut each: impl FnMut(&Match<R>, usize),
) -> Result<Match<R>, ReplayError> {
    if replay.rules != rules.to_string() {
        return Err(ReplayError::OtherRules {
            theirs: replay.rules.clone(),
            ours: rules.to_string(),
        });
    }
    let setup = typed_setup::<R>(&replay.setup)?;
    let rules = open(&setup)?;
    let (lines, most) = (replay.log.len(), most_lines(&*rules, &replay.log));
    if lines > most {
        return Err(ReplayError::TooLong { lines, most });
    }
    let mut game = Match::with_rules(rules, &setup);
    each(&game, 0);
    for (at, line) in replay.log.iter().enumerate() {
        let step = at + 1;
        again(&mut game, line).map_err(|error| match error {
            LineError::Refused(refusal) => ReplayError::Refused { step, refusal },
            LineError::OtherState { theirs, ours } => {
                ReplayError::OtherState { step, theirs, ours }
            }
        })?;
        each(&game, step);
    }
    Ok(game)
}

/// The most steps that a match can have in which so often something was taken back: what is saved can be loaded.
fn most_lines<R: Rules>(rules: &R, log: &[Line]) -> usize {
    let undos = log.iter().filter(|line| matches!(line.act, Act::Undo(_))).count().min(MAX_UNDOS);
    // After each the match may go on for as long as any, and everybody can give up once.
    rules.longest() * (undos + 1) + undos + usize::from(rules.seats())
}

/// Plays one line again and checks the state it leads to. A refused line changes nothing;
/// a match that came to another state is good for nothing any more.
pub fn again<R: Rules>(game: &mut Match<R>, line: &Line) -> Result<(), LineError> {
    match &line.act {
        Act::Play(actions) => {
            let actions: Result<Vec<R::Action>, Refusal> =
                actions.iter().map(|action| card::from_json(&**game.rules(), action)).collect();
            if let Played::Unfinished(_) = game.play(line.seat, &actions?, line.at)? {
                let problem = "the batch is unfinished".into();
                return Err(Refusal::from(Refused::Malformed { problem }).into());
            }
        }
        Act::Undo(takeback) => game.undo(line.seat, *takeback, line.at)?,
        Act::Concede => game.concede(line.seat, line.at)?,
    }
    let ours = game.log().last().map(|logged| logged.digest.to_string()).unwrap_or_default();
    if ours == line.state {
        return Ok(());
    }
    Err(LineError::OtherState { theirs: line.state.clone(), ours })
}
