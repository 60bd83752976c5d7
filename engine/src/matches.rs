//! A match: one game being played, from its seed and its log of actions.
//!
//! The log of batches is the truth; the state follows from it. Undo plays the log again without its end,
//! a save is the log, a replay is a save, so there is one form and one way for all three.

use crate::stack::{Kind, Resolution, Step, Window};
use crate::{
    Ctx, Digest, Entry, Observation, OptionsError, Outcome, Question, Quote, Recorder, Refusal,
    Refused, Rules, ScriptedChance, ScriptedDraw, Seat, SeatSet, Seed, Standing, Status, Viewer,
    bot, card, ctx,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// The most actions in one batch; no choice of any game has so many picks.
pub const MAX_BATCH: usize = 256;

/// The most that can be taken back in one match; each plays the match again from its start.
pub const MAX_UNDOS: usize = 500;

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
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Act<A> {
    /// A batch of actions, done as one: the picks of one choice, or a single action.
    Play(Vec<A>),
    /// It took its last batch back, and all that followed it.
    Undo(Takeback),
    /// It gave up.
    Concede,
}

/// What the others have agreed to when something is taken back. Luck is taken back too:
/// who plays the same again meets the same draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Takeback {
    /// Whose own batches may be dropped with it.
    pub agreed: SeatSet,
    /// Whether it may go back over something that was revealed, or over the end of the game.
    pub revealed: bool,
}

/// What a batch led to.
#[derive(Clone, Debug)]
pub enum Played<A, V> {
    /// It was done.
    Done,
    /// It ends in an unfinished choice; nothing was kept. This is how the choice goes on.
    Unfinished(Draft<A, V>),
}

/// How an unfinished choice stands, for its maker.
#[derive(Clone, Debug)]
pub struct Draft<A, V> {
    pub question: Option<Question>,
    pub actions: Vec<(A, Quote)>,
    pub view: V,
}

/// Where a match began.
struct Start<R: Rules> {
    state: R::State,
    chance: ScriptedChance,
    /// Whether the rules led from there to the first question.
    begins: bool,
}

/// A running or finished game.
pub struct Match<R: Rules> {
    rules: Arc<R>,
    start: Start<R>,
    state: R::State,
    host: Recorder<R, ScriptedChance>,
    log: Vec<Logged<R::Action>>,
    conceded: SeatSet,
}

impl<R: Rules> Clone for Match<R> {
    fn clone(&self) -> Self {
        Match {
            rules: self.rules.clone(),
            start: Start {
                state: self.start.state.clone(),
                chance: self.start.chance.clone(),
                begins: self.start.begins,
            },
            state: self.state.clone(),
            host: Recorder { chance: self.host.chance.clone(), record: self.host.record.clone() },
            log: self.log.clone(),
            conceded: self.conceded,
        }
    }
}

impl<R: Rules> Match<R> {
    /// Deals and goes to the first question.
    pub fn new(data: &R::Data, setup: &Setup<R::Options>) -> Result<Self, OptionsError> {
        let rules = Arc::new(crate::rules::open::<R>(data, &setup.options, setup.seats)?);
        Ok(Match::with_rules(rules, setup))
    }

    /// The same under rules that are open already, with the options and seats of this setup: tables can share them.
    pub fn with_rules(rules: Arc<R>, setup: &Setup<R::Options>) -> Self {
        let (state, chance) = Match::deal(&*rules, setup);
        Match::from_position(rules, state, chance)
    }

    /// Deals, without beginning.
    pub(crate) fn deal(rules: &R, setup: &Setup<R::Options>) -> (R::State, ScriptedChance) {
        const { assert!(R::SEATS.1 <= crate::MAX_SEATS, "no table has so many seats") }
        let mut chance = ScriptedChance::new(setup.seed, &setup.random);
        let state = rules.deal(&mut chance);
        (state, chance)
    }

    /// Begins from a given start position instead of a dealt one.
    pub fn from_position(rules: Arc<R>, state: R::State, chance: ScriptedChance) -> Self {
        let mut game = Match::resume(rules, state, chance);
        game.start();
        game
    }

    /// Goes on from a position in the middle of a game.
    pub(crate) fn resume(rules: Arc<R>, state: R::State, chance: ScriptedChance) -> Self {
        let start = Start { state: state.clone(), chance: chance.clone(), begins: false };
        let host = Recorder { chance, record: Vec::new() };
        Match { rules, start, state, host, log: Vec::new(), conceded: SeatSet::EMPTY }
    }

    /// A match that goes on from here without what was before: in this world, or in another one that a viewer cannot
    /// tell apart. For tests of what viewers are shown.
    #[must_use]
    pub fn apart(&self, other_world: Option<(Viewer, u64)>) -> Self {
        let mut state = self.state.clone();
        if let Some((viewer, luck)) = other_world {
            self.rules.resample(&mut state, viewer, &mut crate::FastChance::new(luck));
        }
        Match::resume(self.rules.clone(), state, self.host.chance.clone())
    }

    fn start(&mut self) {
        self.start.begins = true;
        let mut ctx = Ctx::new(&*self.rules, &mut self.state, &mut self.host);
        self.rules.begin(&mut ctx);
    }

    /// The match before anything was done in it.
    #[must_use]
    pub fn beginning(&self) -> Self {
        let start = &self.start;
        let mut beginning =
            Match::resume(self.rules.clone(), start.state.clone(), start.chance.clone());
        if start.begins {
            beginning.start();
        }
        beginning
    }

    /// Does what a match that began the same has accepted.
    pub fn repeat(&mut self, logged: &Logged<R::Action>) -> Result<(), Refusal> {
        let Logged { seat, act, at, .. } = logged;
        match act {
            Act::Play(actions) => self.play(*seat, actions, *at).map(drop),
            Act::Undo(takeback) => self.undo(*seat, *takeback, *at),
            Act::Concede => self.concede(*seat, *at),
        }
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
    pub fn first_state(&self) -> &R::State {
        &self.start.state
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

    /// Whom the game waits for, or how it ended. For hosts: it may say more than a seat may know.
    pub fn status(&self) -> Status {
        let status = self.rules.status(&self.state);
        if self.conceded.is_empty() {
            return status;
        }
        match status {
            Status::Over(outcome) => Status::Over(outcome.with_last(self.conceded)),
            Status::Awaiting(_) if self.rules.seats() == 2 => {
                let nobody = Standing { place: 1, score: 0, parts: Vec::new() };
                let outcome = Outcome { reason: "conceded".into(), standings: vec![nobody; 2] };
                Status::Over(outcome.with_last(self.conceded))
            }
            awaiting => awaiting,
        }
    }

    /// Whom a viewer may know to be asked.
    pub fn asked(&self, viewer: Viewer) -> SeatSet {
        match self.status() {
            Status::Over(_) => SeatSet::EMPTY,
            Status::Awaiting(_) => self.rules.asked(&self.state, viewer),
        }
    }

    /// Who has given up.
    pub fn conceded(&self) -> SeatSet {
        self.conceded
    }

    /// A seat gives up. With two seats the match ends; with more the host plays the seat on, and it ranks last.
    pub fn concede(&mut self, seat: Seat, at: u64) -> Result<(), Refusal> {
        let seats = self.rules.seats();
        if seat.index() >= usize::from(seats) {
            return Err(Refused::NoSuchSeat { seats }.into());
        }
        if matches!(self.status(), Status::Over(_)) || self.conceded.contains(seat) {
            return Err(Refused::Over.into());
        }
        self.conceded = self.conceded.with(seat);
        self.push_log(seat, Act::Concede, at, self.host.record.len());
        Ok(())
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

    /// The same, each with what it would cost and bring.
    pub fn quoted(&self, seat: Seat) -> Vec<(R::Action, Quote)> {
        let quoted = |action: R::Action| {
            let quote = self.rules.check(&self.state, seat, &action).unwrap_or_default();
            (action, quote)
        };
        self.actions(seat).into_iter().map(quoted).collect()
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

    /// Does a batch of actions, all or nothing. A batch is one choice: it ends with the action that settles it,
    /// so that nothing can be tried out on what an action reveals. Only a batch that settles is kept.
    pub fn play(
        &mut self,
        seat: Seat,
        actions: &[R::Action],
        at: u64,
    ) -> Result<Played<R::Action, R::View>, Refusal> {
        self.attempt(seat, actions, Some(at))
    }

    /// Whether a batch could be done, or how it goes on if it is unfinished; keeps nothing.
    pub fn preview(
        &mut self,
        seat: Seat,
        actions: &[R::Action],
    ) -> Result<Played<R::Action, R::View>, Refusal> {
        self.attempt(seat, actions, None)
    }

    /// Tries a batch; it is kept if it settles and there is a time to keep it under.
    fn attempt(
        &mut self,
        seat: Seat,
        actions: &[R::Action],
        at: Option<u64>,
    ) -> Result<Played<R::Action, R::View>, Refusal> {
        let from = self.host.record.len();
        let before = (self.state.clone(), self.host.chance.clone());
        let result = self.try_batch(seat, actions);
        if let (Ok(true), Some(at)) = (&result, at) {
            self.push_log(seat, Act::Play(actions.to_vec()), at, from);
            return Ok(Played::Done);
        }
        let played = result.map(|settled| match settled {
            true => Played::Done,
            false => Played::Unfinished(self.draft(seat)),
        });
        (self.state, self.host.chance) = before;
        self.host.record.truncate(from);
        played
    }

    /// Does the actions one by one; says whether the last of them settled the choice.
    fn try_batch(&mut self, seat: Seat, actions: &[R::Action]) -> Result<bool, Refusal> {
        if actions.is_empty() || actions.len() > MAX_BATCH {
            return Err(Refused::BatchSize { most: MAX_BATCH }.into());
        }
        for (number, action) in actions.iter().enumerate() {
            if number > 0 && self.rules.settled(&self.state) {
                return Err(Refused::BatchTooLong { enough: number }.into());
            }
            self.check(seat, action)?;
            self.apply(seat, action);
        }
        Ok(self.rules.settled(&self.state))
    }

    fn draft(&self, seat: Seat) -> Draft<R::Action, R::View> {
        Draft {
            question: self.question(seat),
            actions: self.quoted(seat),
            view: self.view(Viewer::Seat(seat)),
        }
    }

    /// Lets a player — a bot, or the fallback of the rules — make a whole choice, pick by pick, and gives it as a batch.
    pub fn compose(
        &self,
        seat: Seat,
        choose: impl FnMut(&Observation<'_, R>) -> R::Action,
    ) -> Result<Vec<R::Action>, Refusal> {
        self.awaits(seat)?;
        bot::compose(&*self.rules, self.state.clone(), self.history(), seat, choose)
    }

    /// Every action that counts, in order, where everybody sees them all; else nothing.
    /// What was taken back is not among them.
    pub fn history(&self) -> Vec<(Seat, R::Action)> {
        let mut history = Vec::new();
        if !R::OPEN_ACTIONS {
            return history;
        }
        for place in self.standing() {
            let Logged { seat, act, .. } = &self.log[place];
            if let Act::Play(actions) = act {
                history.extend(actions.iter().map(|action| (*seat, action.clone())));
            }
        }
        history
    }

    fn apply(&mut self, seat: Seat, action: &R::Action) {
        let mut ctx = Ctx::new(&*self.rules, &mut self.state, &mut self.host);
        self.rules.play(&mut ctx, seat, action);
    }

    fn push_log(&mut self, seat: Seat, act: Act<R::Action>, at: u64, from: usize) {
        let digest = self.digest();
        ctx::push(&mut self.log, Logged { seat, act, at, digest, from });
    }

    /// Takes back the last batch of a seat and all that followed it, as far as the others agree.
    pub fn undo(&mut self, seat: Seat, takeback: Takeback, at: u64) -> Result<(), Refusal> {
        // Whether others have answered a sealed window must not show in whether one can go back.
        if self.awaits_sealed() {
            return Err(Refused::SealedNow.into());
        }
        let undos = self.log.iter().filter(|logged| matches!(logged.act, Act::Undo(_))).count();
        if undos >= MAX_UNDOS {
            return Err(Refused::TooManyUndos { most: MAX_UNDOS }.into());
        }
        let standing = self.standing();
        let Some(kept) = standing.iter().rposition(|&place| self.log[place].seat == seat) else {
            return Err(Refused::NothingToUndo.into());
        };
        let from = self.log[standing[kept]].from;
        let mut earlier = self.beginning();
        for &place in &standing[..kept] {
            let Logged { seat, act, .. } = &self.log[place];
            if let Act::Play(actions) = act {
                actions.iter().for_each(|action| earlier.apply(*seat, action));
            }
        }
        let revealed = self.host.record[from..].iter().any(|entry| self.reveals(entry))
            || earlier.host.chance.draws() != self.host.chance.draws()
            || matches!(self.status(), Status::Over(_));
        let agreed = takeback.agreed.with(seat);
        let dropped = standing[kept..].iter().all(|&place| agreed.contains(self.log[place].seat));
        if (revealed && !takeback.revealed) || !dropped {
            return Err(Refused::NeedsConsent.into());
        }
        self.state = earlier.state;
        self.host.chance = earlier.host.chance;
        self.push_log(seat, Act::Undo(takeback), at, self.host.record.len());
        self.host.record.push(Entry::Undone { from });
        Ok(())
    }

    fn awaits_sealed(&self) -> bool {
        let sealed = |window: Window| window.kind == Kind::Sealed && !window.closing;
        R::stack(&self.state).window().is_some_and(sealed)
    }

    fn reveals(&self, entry: &Entry<R>) -> bool {
        match entry {
            Entry::Event(event) => self.rules.reveals(event),
            // The last to answer learns what the others did, be it only that they passed.
            Entry::Step(Step::Window(window)) => window.kind == Kind::Sealed && window.closing,
            Entry::Step(_) | Entry::Undone { .. } => false,
        }
    }

    /// The places in the log of what was played and not taken back.
    pub fn standing(&self) -> Vec<usize> {
        let mut standing: Vec<usize> = Vec::new();
        for (place, logged) in self.log.iter().enumerate() {
            match logged.act {
                Act::Play(_) => standing.push(place),
                Act::Concede => {}
                Act::Undo(_) => {
                    let kept = standing.iter().rposition(|&at| self.log[at].seat == logged.seat);
                    standing.truncate(kept.unwrap_or(0));
                }
            }
        }
        standing
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
        let mut state = self.start.state.clone();
        for at in standing {
            match &self.host.record[at] {
                Entry::Event(event) => self.rules.reduce(&mut state, event),
                Entry::Step(step) => R::stack_mut(&mut state).apply(step),
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
