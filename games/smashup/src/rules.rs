//! Smash Up as the engine sees it: each question of the contract, answered by its module.

use crate::data::{Data, FILES};
use crate::event::Event;
use crate::ids::{Def, Faction};
use crate::sight::Sights;
use crate::speech::Action;
use crate::state::{Frame, Reason, SmashStack, State};
use crate::view::View;
use crate::vocabulary::{Holds, On};
use crate::{action, census, evaluate, reduce, resample, turn, view};
use engine::stack::Resolution;
use engine::{
    Card, CensusError, Chance, Ctx, DataError, Entry, Files, Host, OptionsError, Outcome, Question,
    Quote, Refusal, Rules, Seat, SeatSet, Standing, Status, Viewer, resolve,
};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct SmashUp {
    pub data: Arc<Data>,
    pub options: Options,
    pub seats: u8,
    /// The factions of all players in seat order, where they are set beforehand.
    pub preset: Vec<Faction>,
    /// What kinds of special cards each faction has, as bits of [`On`].
    pub specials: Vec<u32>,
    /// Which factions have minions that come back from the discard pile by themselves.
    pub returning: Vec<bool>,
    /// What reports of coverage look for, listed when the first is asked for.
    pub(crate) sights: OnceLock<Arc<Sights>>,
}

/// What a host can choose for a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How factions are chosen.
    pub draft: Draft,
    /// Which bases are used.
    pub bases: Bases,
    /// The factions of seat 0, then of seat 1, and so on, two each, if they shall not be chosen or drawn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub factions: Vec<String>,
}

/// How factions are chosen.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Draft {
    /// One after the other, once round and back.
    #[default]
    Snake,
    /// Drawn by lot.
    Random,
}

/// Which bases are used.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Bases {
    /// All there are.
    #[default]
    All,
    /// Those of the sets that the factions at the table come from.
    Sets,
}

impl SmashUp {
    pub fn new(data: &Arc<Data>, options: &Options, seats: u8) -> Result<Self, OptionsError> {
        let wrong = |problem: String| {
            Err(OptionsError::WrongOption { option: "factions".to_owned(), problem })
        };
        let mut preset = Vec::new();
        for name in &options.factions {
            match data.faction_named(name) {
                Some(faction) if !preset.contains(&faction) => preset.push(faction),
                Some(_) => return wrong(format!("{name} is named twice")),
                None => return wrong(format!("there is no faction {name}")),
            }
        }
        let wanted = 2 * usize::from(seats);
        if !preset.is_empty() && preset.len() != wanted {
            return wrong(format!("{wanted} factions must be named, not {}", preset.len()));
        }
        let specials = (0..data.factions.len()).map(|at| {
            let own = data.faces.iter().filter(|face| face.faction == Faction(at as u8));
            own.fold(0, |bits, face| bits | face.on)
                & (1 << On::Special as u32 | 1 << On::SpecialAfter as u32)
        });
        let specials = specials.collect();
        let returns = 1 << Holds::Rises as u32 | 1 << Holds::InsteadOfHand as u32;
        let returning = (0..data.factions.len()).map(|at| {
            let mut own = data.faces.iter().filter(|face| face.faction == Faction(at as u8));
            own.any(|face| face.holds & returns != 0)
        });
        let returning = returning.collect();
        let (data, options) = (data.clone(), options.clone());
        let sights = OnceLock::new();
        Ok(SmashUp { data, options, seats, preset, specials, returning, sights })
    }

    fn outcome(&self, state: &State, reason: Reason) -> Outcome {
        let scores: Vec<_> =
            Seat::all(self.seats).map(|seat| self.final_score(state, seat)).collect();
        let rank = |&(points, madness): &(i16, u8)| (points, -i16::from(madness));
        let standing = |(seat, score): (Seat, &(i16, u8))| {
            let better = scores.iter().filter(|other| rank(other) > rank(score)).count();
            let points = i32::from(state.player(seat).points);
            let mut parts = vec![("points".into(), points)];
            if score.1 > 0 {
                parts.push(("madness".into(), i32::from(score.0) - points));
            }
            Standing { place: 1 + better as u8, score: i32::from(score.0), parts }
        };
        let standings = Seat::all(self.seats).zip(&scores).map(standing).collect();
        let reason: &'static str = reason.into();
        Outcome { reason: reason.into(), standings }
    }
}

impl Rules for SmashUp {
    const GAME: &'static str = "smashup";
    const EDITION: u32 = 2;
    const SEATS: (u8, u8) = (2, 4);
    const FILES: &'static [(&'static str, &'static str)] = FILES;
    const LEVELS: [&'static str; 3] = ["greedy@10p", "mcts@200p", "mcts@1000ms"];

    type Data = Arc<Data>;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Stack = SmashStack;

    fn load(files: &Files) -> Result<Arc<Data>, DataError> {
        Data::load(files).map(Arc::new)
    }

    fn open(data: &Arc<Data>, options: &Options, seats: u8) -> Result<Self, OptionsError> {
        SmashUp::new(data, options, seats)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn card_name(&self, card: Card) -> Option<&str> {
        self.data.names.get(card.index()).map(String::as_str)
    }

    fn card_info(&self, card: Card) -> serde_json::Value {
        serde_json::to_value(self.info(card)).unwrap_or_default()
    }

    fn card_named(&self, name: &str) -> Option<Card> {
        self.data.names.iter().position(|other| other == name).map(Card::new)
    }

    fn deal(&self, chance: &mut impl Chance) -> State {
        turn::deal(self, chance)
    }

    fn begin(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>) {
        ctx.push(Frame::Game { stage: 0 });
        resolve::run(ctx);
    }

    fn status(&self, state: &State) -> Status {
        match state.over {
            Some(reason) => Status::Over(self.outcome(state, reason)),
            None => Status::Awaiting(self.awaiting(state)),
        }
    }

    #[inline]
    fn awaiting(&self, state: &State) -> SeatSet {
        match (state.over, state.stack.window()) {
            (None, Some(window)) => window.awaiting(),
            _ => SeatSet::EMPTY,
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        self.ask(state, seat)
    }

    #[inline]
    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<Quote, Refusal> {
        self.quote(state, seat, action).map_err(|reason| Refusal::of(&reason))
    }

    /// Every action answers the window on top; what follows is resolved.
    fn play(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat, action: &Action) {
        let state = ctx.state();
        let asking = self.asking(state);
        let slip = action::as_slip(self, state, seat, action);
        match (*action, slip) {
            (Action::Next { place, .. }, _) => ctx.next_trigger(usize::from(place)),
            (_, None) => ctx.done(seat),
            (_, Some(slip)) => {
                let choice = asking.filter(|asking| asking.may_be_several());
                let more = choice.and_then(|asking| self.choice(state, seat, asking, Some(slip)));
                // The last pick that can be made completes the choice.
                if more.is_some_and(|offer| !offer.options.is_empty()) {
                    ctx.pick(seat, slip);
                } else {
                    ctx.answer(seat, slip);
                }
            }
        }
        resolve::run(ctx);
    }

    #[inline]
    fn reduce(&self, state: &mut State, event: &Event) {
        reduce::reduce(self, state, event);
    }

    fn fallback(&self, state: &State, seat: Seat, _: &mut impl Chance) -> Action {
        self.modest(state, seat)
    }

    fn pass(&self, state: &State, seat: Seat) -> Option<Action> {
        self.let_go_by(state, seat)
    }

    fn turn(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::redact(event, viewer))
    }

    fn reveals(&self, event: &Event) -> bool {
        view::reveals(event)
    }

    fn resample(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        resample::resample(self, state, viewer, chance);
    }

    fn census(&self, state: &State) -> Result<(), CensusError> {
        census::census(self, state)
    }

    fn restore(&self, state: &mut State) {
        reduce::note_holds(self, state);
    }

    fn code(&self, action: &Action) -> u32 {
        action::code(action)
    }

    fn codes(&self) -> u32 {
        action::CODES
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        match state.over {
            Some(reason) => self.outcome(state, reason).result(seat),
            None => evaluate::evaluate(self, state, seat),
        }
    }

    fn sights(&self) -> Vec<(String, String)> {
        self.all_sights().names.clone()
    }

    fn see(
        &self,
        before: &State,
        seat: Seat,
        action: &Action,
        record: &[Entry<Self>],
        seen: &mut [u64],
    ) {
        self.note_sights(before, seat, action, record, seen);
    }

    #[inline(always)]
    fn stack(state: &State) -> &SmashStack {
        &state.stack
    }

    #[inline(always)]
    fn stack_mut(state: &mut State) -> &mut SmashStack {
        &mut state.stack
    }
}

impl SmashUp {
    /// The definition that a card of the outside stands for, if there is one.
    pub fn def_named(&self, name: &str) -> Option<Def> {
        self.card_named(name).and_then(Def::of)
    }
}
