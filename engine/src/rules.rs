//! The contract between a game and everything around it.

use crate::{
    Card, Chance, Ctx, DataError, Entry, Files, Host, Question, Quote, Refusal, Seat, SeatSet,
    Status, Viewer, stack::Resolution,
};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// Something that a player has written for a game: cleaned, one text for each meaning.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The hash of the text, under which it is kept and named.
    pub hash: String,
    /// JSON that means the same as what was written, and whose document is itself.
    pub text: String,
    /// What its author should know.
    pub report: serde_json::Value,
}

/// A game. One value of it is a table: the rules with the card data and options of this table, compiled once.
///
/// Everything here is a pure function. What it decides becomes events, and `reduce` is the only writer of a state.
pub trait Rules: Sized + Send + Sync + 'static {
    /// The name of the game in commands and files.
    const GAME: &'static str;
    /// Counts up whenever the same actions could lead somewhere else; replays of other editions are refused.
    const EDITION: u32;
    /// The fewest and most seats.
    const SEATS: (u8, u8);
    /// The data files, by name.
    const FILES: &'static [(&'static str, &'static str)];
    /// Whether everybody at the table sees exactly which action a seat plays, for every action there is.
    /// Bots then keep what they have searched from one decision to the next.
    const OPEN_ACTIONS: bool = false;
    /// After so many decisions a playout of a bot stops and `evaluate` is trusted; `u16::MAX` plays on to the end.
    const PLAYOUT: u16 = 10;
    /// Beside that, a bot's look ahead ends where so many turns have begun, as `turn` counts them; 0 for no such end.
    const TURNS: u32 = 0;
    /// Whether a bot that searches takes the others to act by `weigh`, instead of searching for them too.
    const ALONE: bool = false;
    /// If set, a bot that searches counts what is gained over `evaluate` of the world it drew, so that the luck of that
    /// draw does not hide what an action does; so many times, where a single action changes little.
    const GAIN: Option<f32> = None;
    /// How far a bot that searches trusts `weigh`, as the power that weights are raised to: below 1 it looks at more
    /// actions that seem bad.
    const TRUST: f32 = 1.0;
    /// The option that lists what players have written themselves, if there is one. A host may keep such documents
    /// and have options name them by their hashes; rules always get them whole.
    const DOCUMENTS: Option<&'static str> = None;
    /// The bots that the levels easy, normal and hard stand for, with what each may spend on a decision.
    const LEVELS: [&'static str; 3] = ["instinct@1p", "mcts@200p", "mcts@1000ms"];

    /// What the data files say, checked.
    type Data: Send + Sync;
    /// What a host can choose for a table: plain values, no cards.
    type Options: Clone
        + Default
        + Debug
        + Serialize
        + DeserializeOwned
        + schemars::JsonSchema
        + Send
        + Sync;
    /// The position: plain data, cheap to copy, free of chance.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat can do.
    type Action: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What has happened.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may see of a state.
    type View: PartialEq + Debug + Serialize;
    /// The resolution stack inside the state, or `NoStack`.
    type Stack: Resolution;

    /// Reads and checks the data files.
    fn load(files: &Files) -> Result<Self::Data, DataError>;
    /// The rules of one table.
    fn open(data: &Self::Data, options: &Self::Options, seats: u8) -> Result<Self, OptionsError>;
    /// Options that bring every card of the game to a table, for those who look through them.
    fn everything() -> Self::Options {
        Self::Options::default()
    }
    /// What players have written, as it is kept; any value at all can come. None if the game has no documents.
    fn document(data: &Self::Data, written: &serde_json::Value) -> Option<Document> {
        let _ = (data, written);
        None
    }
    /// How many seats this table has.
    fn seats(&self) -> u8;
    /// The most choices that a match of this table can have until it ends; saved ones with more are not played.
    fn longest(&self) -> usize {
        crate::replay::MAX_LINES
    }
    /// The name of a card, the same in data files, texts and JSON.
    fn card_name(&self, card: Card) -> Option<&str>;
    /// What the data files say about a card, for clients that draw it.
    fn card_info(&self, card: Card) -> serde_json::Value;
    /// The card of this name.
    fn card_named(&self, name: &str) -> Option<Card>;

    /// The start position, made in silence.
    fn deal(&self, chance: &mut impl Chance) -> Self::State;
    /// From the start position to the first question.
    fn begin(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>);
    /// Whom the game waits for, or how it ended. For hosts: it may say more than a seat may know.
    fn status(&self, state: &Self::State) -> Status;
    /// What an awaited seat is asked.
    fn question(&self, state: &Self::State, seat: Seat) -> Option<Question>;
    /// Everything an awaited seat can do, always in the same order. Never empty, never drawn by chance,
    /// and made only from what the seat may know.
    fn actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Whether an awaited seat can do this, and what it would cost and bring. Any value at all may be asked about.
    fn check(
        &self,
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<Quote, Refusal>;
    /// Does a checked action, up to the next question.
    fn play(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat, action: &Self::Action);
    /// Writes what an event says into the state.
    fn reduce(&self, state: &mut Self::State, event: &Self::Event);
    /// Whether an event has no memory of its own, so that a host that keeps no record need not take it apart.
    /// A game whose events are all small need not say.
    #[inline(always)]
    fn is_light(event: &Self::Event) -> bool {
        let _ = event;
        false
    }
    /// False while a choice made of several picks is unfinished.
    fn settled(&self, state: &Self::State) -> bool {
        Self::stack(state).settled()
    }
    /// What is done for a seat whose clock has run out. The chance is the host's own, never that of the match.
    fn fallback(&self, state: &Self::State, seat: Seat, chance: &mut impl Chance) -> Self::Action;
    /// The action by which an awaited seat lets a question go by: it lays down nothing and settles at once.
    /// Hosts pass with it for a seat that wants nothing to do with a window; the end of one's own turn is no pass.
    /// Like `actions` it is made only from what the seat may know.
    fn pass(&self, state: &Self::State, seat: Seat) -> Option<Self::Action> {
        let _ = (state, seat);
        None
    }
    /// The number of the turn, which everybody knows: what a seat has ordered for a turn ends with it.
    /// A game without windows need not say.
    fn turn(&self, state: &Self::State) -> u32 {
        let _ = state;
        0
    }
    /// What a viewer sees.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// What a viewer is told of an event.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Whether an event told somebody something that could not be foreseen; undo does not cross it.
    fn reveals(&self, event: &Self::Event) -> bool;
    /// Changes the state into another that this viewer cannot tell apart. What comes out depends on what the viewer
    /// knows and on chance, never on what is hidden from it, so that a bot's choice is a function of its view.
    fn resample(&self, state: &mut Self::State, viewer: Viewer, chance: &mut impl Chance);
    /// Whether everything is where it must be: each card in one place, every number in range.
    /// It holds after every event, and it must survive any state that can be read from JSON, as must `restore`.
    fn census(&self, state: &Self::State) -> Result<(), CensusError>;
    /// Recomputes fields that the JSON of a state leaves out.
    fn restore(&self, state: &mut Self::State) {
        let _ = state;
    }
    /// The number of an action, below `codes`; different actions of one list have different numbers.
    fn code(&self, action: &Self::Action) -> u32;
    /// How many codes this table has.
    fn codes(&self) -> u32;
    /// The result the seat can expect, for bots: 1 for the first place alone, -1 for the last, and anything between
    /// while the game runs. When it is over this is the result itself. A game without an opinion says 0.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> f32 {
        match self.status(state) {
            Status::Over(outcome) => outcome.result(seat),
            Status::Awaiting(_) => 0.0,
        }
    }

    /// How likely a sensible player is to choose each of these actions, for bots: one weight above zero for each,
    /// the scale does not matter. It is asked for millions of times, so it must be cheap, and it draws nothing;
    /// a game without an opinion leaves `out` empty.
    fn weigh(&self, state: &Self::State, seat: Seat, actions: &[Self::Action], out: &mut Vec<f32>) {
        let _ = (state, seat, actions);
        out.clear();
    }

    /// What the cards can come to do, each as the name of a card and a few words, for reports of how much of it games
    /// have shown. A game whose cards are no programs has nothing to list.
    fn sights(&self) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Counts which of these an action has shown, given the position before it and the record of what followed.
    fn see(
        &self,
        before: &Self::State,
        seat: Seat,
        action: &Self::Action,
        record: &[Entry<Self>],
        seen: &mut [u64],
    ) {
        let _ = (before, seat, action, record, seen);
    }

    /// Whom a viewer may know to be asked.
    fn asked(&self, state: &Self::State, viewer: Viewer) -> SeatSet {
        match Self::stack(state).window() {
            Some(window) => window.asked_as_seen_by(viewer),
            None => self.awaiting(state),
        }
    }

    /// Whether a view shows every card that its viewer was told of by name, for as long as that means anything. Programs
    /// that players write can show and hide more in one go than a view has room for.
    fn remembers(&self) -> bool {
        true
    }

    /// Whether a hidden thing is what a seat is asked about now, which only its owner can know beforehand
    /// and which everybody knows once he is asked.
    fn hidden_trigger(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// The stack in a state.
    fn stack(state: &Self::State) -> &Self::Stack;
    /// The same to write to; the engine alone has a state it could call this with.
    fn stack_mut(state: &mut Self::State) -> &mut Self::Stack;

    /// The seats the game waits for; none when it is over.
    fn awaiting(&self, state: &Self::State) -> SeatSet {
        match self.status(state) {
            Status::Awaiting(seats) => seats,
            Status::Over(_) => SeatSet::EMPTY,
        }
    }
}

/// Opens a table, if the game has so many seats.
pub fn open<R: Rules>(data: &R::Data, options: &R::Options, seats: u8) -> Result<R, OptionsError> {
    let (min, max) = R::SEATS;
    if !(min..=max).contains(&seats) {
        return Err(OptionsError::WrongSeats { min, max, asked: seats });
    }
    R::open(data, options, seats)
}

/// Reads a position from JSON with cards by name, and checks that it is possible.
pub fn read_state<R: Rules>(rules: &R, json: &serde_json::Value) -> Result<R::State, CensusError> {
    let mut state: R::State =
        crate::card::from_json(rules, json).map_err(|refusal| CensusError(refusal.to_string()))?;
    rules.restore(&mut state);
    rules.census(&state)?;
    Ok(state)
}

/// Why a table cannot be opened.
#[derive(Clone, Debug, PartialEq, thiserror::Error, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionsError {
    #[error("this game has {min} to {max} seats, not {asked}")]
    WrongSeats { min: u8, max: u8, asked: u8 },
    #[error("option {option}: {problem}")]
    WrongOption { option: String, problem: String },
}

/// What is not where it must be.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{0}")]
pub struct CensusError(pub String);

impl CensusError {
    /// Fails with the message unless the condition holds.
    pub fn unless(condition: bool, message: impl FnOnce() -> String) -> Result<(), CensusError> {
        if condition { Ok(()) } else { Err(CensusError(message())) }
    }
}
