//! A match: one game being played, from its seed and its log of actions.
//!
//! The log of batches is the truth; the state follows from it. Undo plays the log again without its end,
//! a save is the log, a replay is a save, so there is one form and one way for all three.

use crate::{
    Ctx, Digest, Entry, OptionsError, Question, Quote, Recorder, Refusal, Refused, Rules,
    ScriptedChance, ScriptedDraw, Seat, Seed, Status, Viewer, card,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// The most actions in one batch; no choice of any game has so many picks.
pub const MAX_BATCH: usize = 256;

/// Everything that a match follows from, besides its actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup<O> {
    #[serde(default)]
    pub options: O,
    pub seats: u8,
    pub seed: Seed,
    /// Draws set beforehand, for scenarios and lessons.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub random: Vec<ScriptedDraw>,
}

/// One entry of the log: what a host accepted.
#[derive(Clone, Debug, PartialEq)]
pub struct Logged<A> {
    pub seat: Seat,
    pub act: Act<A>,
    /// Milliseconds since the match began, by the clock of the host.
    pub at: u64,
    /// The fingerprint of the state afterwards.
    pub digest: Digest,
    /// Where the record of it begins.
    from: usize,
}

/// What a seat did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act<A> {
    /// A batch of actions, done as one.
    Play(Vec<A>),
    /// It took its last batch back, and all that followed it, with or without the others' consent.
    Undo { consent: bool },
}

/// What a batch led to.
#[derive(Clone, Debug)]
pub enum Played<A> {
    /// It was done; the record grew from the first place to the second.
    Done { from: usize, to: usize },
    /// It ends in an unfinished choice; nothing was kept. This is how the choice goes on.
    Unfinished {
        question: Option<Question>,
        actions: Vec<A>,
    },
}

/// What a viewer is told, in the order it happened. Numbers count what this viewer was told and nothing else,
/// so that gaps cannot show what is hidden from it; they go up by one and are never used twice.
#[derive(Clone, Debug, PartialEq)]
pub struct Told<E> {
    pub number: usize,
    pub what: Telling<E>,
}

/// One thing told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Telling<E> {
    Event(E),
    /// What was told from this number on did not happen.
    Undone {
        from: usize,
    },
}

/// A running or finished game.
pub struct Match<R: Rules> {
    rules: Arc<R>,
    start: (R::State, ScriptedChance),
    state: R::State,
    host: Recorder<R, ScriptedChance>,
    log: Vec<Logged<R::Action>>,
}

impl<R: Rules> Clone for Match<R> {
    fn clone(&self) -> Self {
        Match {
            rules: self.rules.clone(),
            start: self.start.clone(),
            state: self.state.clone(),
            host: Recorder {
                chance: self.host.chance.clone(),
                record: self.host.record.clone(),
            },
            log: self.log.clone(),
        }
    }
}

impl<R: Rules> Match<R> {
    /// Deals and goes to the first question.
    pub fn new(data: &R::Data, setup: &Setup<R::Options>) -> Result<Self, OptionsError> {
        let (min, max) = R::SEATS;
        if !(min..=max).contains(&setup.seats) {
            return Err(OptionsError::Seats {
                min,
                max,
                asked: setup.seats,
            });
        }
        let rules = Arc::new(R::open(data, &setup.options, setup.seats)?);
        let mut chance = ScriptedChance::new(setup.seed, &setup.random);
        let state = rules.deal(&mut chance);
        Ok(Match::from_position(rules, state, chance))
    }

    /// Begins from a given start position instead of a dealt one.
    pub fn from_position(rules: Arc<R>, state: R::State, chance: ScriptedChance) -> Self {
        let start = (state.clone(), chance.clone());
        let host = Recorder {
            chance,
            record: Vec::new(),
        };
        let mut game = Match {
            rules,
            start,
            state,
            host,
            log: Vec::new(),
        };
        game.rules
            .clone()
            .begin(&mut Ctx::new(&*game.rules, &mut game.state, &mut game.host));
        game
    }

    /// The rules of this table.
    pub fn rules(&self) -> &Arc<R> {
        &self.rules
    }

    /// The true state. For hosts and tests; clients get views, bots observations.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// The position the match began with, before its first event.
    pub fn start(&self) -> &R::State {
        &self.start.0
    }

    /// Where luck comes from.
    pub fn chance(&self) -> &ScriptedChance {
        &self.host.chance
    }

    /// Everything that happened, inside and outside.
    pub fn record(&self) -> &[Entry<R>] {
        &self.host.record
    }

    /// What was accepted, in order.
    pub fn log(&self) -> &[Logged<R::Action>] {
        &self.log
    }

    /// Whom the game waits for, or how it ended.
    pub fn status(&self) -> Status {
        self.rules.status(&self.state)
    }

    /// A fingerprint of the state.
    pub fn digest(&self) -> Digest {
        Digest::of(&self.state)
    }

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> R::View {
        self.rules.view(&self.state, viewer)
    }

    /// What a seat is asked, if it is.
    pub fn question(&self, seat: Seat) -> Option<Question> {
        self.awaits(seat).ok()?;
        self.rules.question(&self.state, seat)
    }

    /// Everything a seat can do; nothing if it is not asked.
    pub fn actions(&self, seat: Seat) -> Vec<R::Action> {
        let mut actions = Vec::new();
        if self.awaits(seat).is_ok() {
            self.rules.actions(&self.state, seat, &mut actions);
        }
        actions
    }

    /// Whether a seat can do this, and what it would cost and bring.
    pub fn check(&self, seat: Seat, action: &R::Action) -> Result<Quote, Refusal> {
        self.awaits(seat)?;
        self.rules.check(&self.state, seat, action)
    }

    /// Whether a seat is asked now; if not, why.
    pub fn awaits(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.rules.seats();
        if seat.index() >= usize::from(seats) {
            return Err(Refused::NoSuchSeat { seats }.into());
        }
        match self.status() {
            Status::Over(_) => Err(Refused::Over.into()),
            Status::Awaiting(seats) if seats.contains(seat) => Ok(()),
            Status::Awaiting(_) => Err(Refused::NotYourTurn.into()),
        }
    }

    /// Does a batch of actions, all or nothing. Only a batch that ends with no choice half made is kept.
    pub fn play(
        &mut self,
        seat: Seat,
        actions: &[R::Action],
        at: u64,
    ) -> Result<Played<R::Action>, Refusal> {
        if actions.is_empty() || actions.len() > MAX_BATCH {
            return Err(Refused::BatchSize { most: MAX_BATCH }.into());
        }
        let from = self.host.record.len();
        let before = (self.state.clone(), self.host.chance.clone());
        let mut result = Ok(());
        for action in actions {
            result = self.check(seat, action).map(drop);
            if result.is_err() {
                break;
            }
            self.apply(seat, action);
        }
        let unfinished = !self.rules.settled(&self.state);
        if result.is_ok() && !unfinished {
            let to = self.host.record.len();
            let act = Act::Play(actions.to_vec());
            self.log.push(Logged {
                seat,
                act,
                at,
                digest: self.digest(),
                from,
            });
            return Ok(Played::Done { from, to });
        }
        let ahead = Played::Unfinished {
            question: self.question(seat),
            actions: self.actions(seat),
        };
        (self.state, self.host.chance) = before;
        self.host.record.truncate(from);
        result.map(|()| ahead)
    }

    fn apply(&mut self, seat: Seat, action: &R::Action) {
        let mut ctx = Ctx::new(&*self.rules, &mut self.state, &mut self.host);
        self.rules.play(&mut ctx, seat, action);
    }

    /// Takes back the last batch of a seat and all that followed it.
    /// Without consent only as long as nothing was revealed and nothing left to luck since.
    pub fn undo(&mut self, seat: Seat, consent: bool, at: u64) -> Result<(), Refusal> {
        let standing = self.standing();
        let Some(kept) = standing
            .iter()
            .rposition(|&place| self.log[place].seat == seat)
        else {
            return Err(Refused::NothingToUndo.into());
        };
        let from = self.log[standing[kept]].from;
        let mut earlier = Match::from_position(
            self.rules.clone(),
            self.start.0.clone(),
            self.start.1.clone(),
        );
        for &place in &standing[..kept] {
            let Logged { seat, act, .. } = &self.log[place];
            if let Act::Play(actions) = act {
                actions
                    .iter()
                    .for_each(|action| earlier.apply(*seat, action));
            }
        }
        let revealed = self.host.record[from..]
            .iter()
            .any(|entry| matches!(entry, Entry::Event(event) if self.rules.reveals(event)));
        let drawn = earlier.host.chance.draws() != self.host.chance.draws();
        if !consent && (revealed || drawn) {
            return Err(Refused::NeedsConsent.into());
        }
        self.state = earlier.state;
        self.host.chance = earlier.host.chance;
        let undone = Entry::Undone { from };
        let act = Act::Undo { consent };
        self.log.push(Logged {
            seat,
            act,
            at,
            digest: self.digest(),
            from: self.host.record.len(),
        });
        self.host.record.push(undone);
        Ok(())
    }

    /// The places in the log of what was played and not taken back.
    fn standing(&self) -> Vec<usize> {
        let mut standing: Vec<usize> = Vec::new();
        for (place, logged) in self.log.iter().enumerate() {
            match logged.act {
                Act::Play(_) => standing.push(place),
                Act::Undo { .. } => {
                    let kept = standing
                        .iter()
                        .rposition(|&at| self.log[at].seat == logged.seat);
                    standing.truncate(kept.unwrap_or(0));
                }
            }
        }
        standing
    }

    /// What a viewer is told from a number on. Steps of the stack are never told,
    /// nor that something was taken back of which the viewer had not heard.
    pub fn told(&self, viewer: Viewer, since: usize) -> Vec<Told<R::Event>> {
        let mut places = Vec::new();
        let mut told = Vec::new();
        for (place, entry) in self.host.record.iter().enumerate() {
            let what = match entry {
                Entry::Event(event) => self.rules.redact(event, viewer).map(Telling::Event),
                Entry::Undone { from } => {
                    let kept = places.partition_point(|place| place < from);
                    (kept < places.len()).then_some(Telling::Undone { from: kept })
                }
                Entry::Step(_) => None,
            };
            if let Some(what) = what {
                if places.len() >= since {
                    told.push(Told {
                        number: places.len(),
                        what,
                    });
                }
                places.push(place);
            }
        }
        told
    }

    /// The state that the record alone leads to, without rules deciding and without chance.
    pub fn rebuild(&self) -> R::State {
        let mut standing: Vec<usize> = Vec::new();
        for (at, entry) in self.host.record.iter().enumerate() {
            match entry {
                Entry::Undone { from } => standing.retain(|place| place < from),
                _ => standing.push(at),
            }
        }
        let mut state = self.start.0.clone();
        for at in standing {
            match &self.host.record[at] {
                Entry::Event(event) => self.rules.reduce(&mut state, event),
                Entry::Step(step) => {
                    crate::stack::Resolution::apply(R::stack_mut(&mut state), step)
                }
                Entry::Undone { .. } => {}
            }
        }
        state
    }

    /// The state as JSON, with cards by name.
    pub fn state_json(&self) -> Value {
        card::to_json(&*self.rules, &self.state)
    }
}
