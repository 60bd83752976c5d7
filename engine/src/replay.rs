//! Saved matches: the setup and the log, from which everything else follows.

use crate::{Act, Digest, Files, Match, OptionsError, Played, Refusal, Rules, Seat, Setup, card};
use crate::{DataError, Refused};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The most steps a saved match may have; no game comes near.
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

/// The fingerprint of a game's rules and data.
pub fn fingerprint<R: Rules>(files: &Files) -> Result<Digest, DataError> {
    Ok(Digest::of(&(R::GAME, R::EDITION, files.digest()?)))
}

/// Writes a match down.
pub fn save<R: Rules>(game: &Match<R>, setup: &Setup<R::Options>, rules: Digest) -> Replay {
    let line = |logged: &crate::Logged<R::Action>| {
        let act = match &logged.act {
            Act::Play(actions) => Act::Play(
                actions.iter().map(|action| card::to_json(&**game.rules(), action)).collect(),
            ),
            Act::Undo(takeback) => Act::Undo(*takeback),
            Act::Concede => Act::Concede,
        };
        Line { seat: logged.seat, act, at: logged.at, state: logged.digest.to_string() }
    };
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
        log: game.log().iter().map(line).collect(),
    }
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
    mut each: impl FnMut(&Match<R>, usize),
) -> Result<Match<R>, ReplayError> {
    if replay.rules != rules.to_string() {
        return Err(ReplayError::OtherRules {
            theirs: replay.rules.clone(),
            ours: rules.to_string(),
        });
    }
    if replay.log.len() > MAX_LINES {
        return Err(ReplayError::TooLong { lines: replay.log.len(), most: MAX_LINES });
    }
    let mut game = Match::<R>::new(data, &typed_setup::<R>(&replay.setup)?)?;
    each(&game, 0);
    for (at, line) in replay.log.iter().enumerate() {
        let step = at + 1;
        again(&mut game, line).map_err(|refusal| ReplayError::Refused { step, refusal })?;
        let ours = game.digest().to_string();
        if ours != line.state {
            return Err(ReplayError::OtherState { step, theirs: line.state.clone(), ours });
        }
        each(&game, step);
    }
    Ok(game)
}

fn again<R: Rules>(game: &mut Match<R>, line: &Line) -> Result<(), Refusal> {
    match &line.act {
        Act::Play(actions) => {
            let actions: Result<Vec<R::Action>, Refusal> =
                actions.iter().map(|action| card::from_json(&**game.rules(), action)).collect();
            match game.play(line.seat, &actions?, line.at)? {
                Played::Done => Ok(()),
                Played::Unfinished(_) => {
                    Err(Refused::Malformed { problem: "the batch is unfinished".into() }.into())
                }
            }
        }
        Act::Undo(takeback) => game.undo(line.seat, *takeback, line.at),
        Act::Concede => game.concede(line.seat, line.at),
    }
}
