//! The contract of the engine, answered by the modules that hold the answers.

use crate::data::{Box_, Data, FILES};
use crate::event::Event;
use crate::ids::*;
use crate::sights::Sights;
use crate::skill::Skill;
use crate::speech::Action;
use crate::state::*;
use crate::view::View;
use crate::{census, evaluate, info, legal, reduce, resample, turn, view, weigh};
use engine::stack::{Resolution, Window};
use engine::{
    Card, CensusError, Chance, Ctx, DataError, Entry, Files, Host, OptionsError, Outcome, Question,
    Quote, Refusal, Rules, Seat, SeatSet, Standing, Status, Viewer, resolve,
};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Hegemony {
    pub data: Arc<Data>,
    pub options: Options,
    pub seats: u8,
    /// The cards that are played with.
    pub deck: CardSet,
    /// The generals that can be dealt.
    pub pool: GeneralSet,
    /// Head and deputy of every seat, where they are set beforehand.
    pub fixed: Vec<General>,
    pub has_formations: bool,
    pub has_lords: bool,
    pub has_peace_spell: bool,
    /// Some general that can be dealt wants to hear of cards that were lost.
    pub hears_of_moves: bool,
    /// What games can come to show, once somebody wants to know.
    pub(crate) sights: OnceLock<Arc<Sights>>,
}

/// What a host can choose for a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many cards are in the deck.
    pub deck: Deck,
    /// Whether the very first draw of the game brings a card more.
    pub first_draw: bool,
    /// Whether whoever is shown first draws two cards.
    pub pioneer: bool,
    /// Generals that are not dealt.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub banned: Vec<String>,
    /// Head and deputy of seat 0, then of seat 1, and so on, if they shall not be chosen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub generals: Vec<String>,
    /// Whether the generals of the formation box are dealt, too.
    pub formation: bool,
    /// Whether the generals of the momentum box are dealt, too.
    pub momentum: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            deck: Deck::default(),
            first_draw: true,
            pioneer: false,
            banned: Vec::new(),
            generals: Vec::new(),
            formation: false,
            momentum: false,
        }
    }
}

/// How many cards are played with.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, schemars::JsonSchema,
)]
pub enum Deck {
    /// The standard deck.
    #[serde(rename = "108")]
    Plain,
    /// With Dragon and Phoenix.
    #[default]
    #[serde(rename = "109")]
    Phoenix,
    /// With the Scroll of Peace too.
    #[serde(rename = "110")]
    Scroll,
}

impl Hegemony {
    pub fn new(data: &Arc<Data>, options: &Options, seats: u8) -> Result<Self, OptionsError> {
        let named = |option: &str, name: &String| {
            let at = data.generals.iter().position(|general| general.id == *name);
            at.map(|at| General(at as u8)).ok_or_else(|| OptionsError::WrongOption {
                option: option.to_owned(),
                problem: format!("there is no general {name}"),
            })
        };
        let banned: Result<GeneralSet, _> =
            options.banned.iter().map(|name| named("banned", name)).collect();
        let banned = banned?;
        let fixed: Result<Vec<General>, _> =
            options.generals.iter().map(|name| named("generals", name)).collect();
        let fixed = fixed?;
        let in_deck = |from: Box_| match from {
            Box_::Standard => true,
            Box_::Formation => options.deck != Deck::Plain,
            Box_::Momentum => options.deck == Deck::Scroll,
        };
        let deck = (0..data.faces.len()).map(|at| CardNo(at as u8));
        let deck: CardSet = deck.filter(|&card| in_deck(data.face(card).from)).collect();
        // Generals that are set beforehand can come from any box.
        let expanded = options.formation
            || options.momentum
            || fixed.iter().any(|&general| data.general(general).from != Box_::Standard);
        let mut rules = Hegemony {
            data: data.clone(),
            options: options.clone(),
            seats,
            deck,
            pool: GeneralSet::EMPTY,
            fixed,
            has_formations: expanded,
            has_lords: expanded,
            has_peace_spell: options.deck == Deck::Scroll,
            hears_of_moves: true,
            sights: OnceLock::new(),
        };
        let all = (0..data.generals.len()).map(|at| General(at as u8));
        rules.pool = all
            .filter(|&general| {
                let info = data.general(general);
                rules.is_in(info.from) && info.lord.is_none() && !banned.contains(general)
            })
            .collect();
        rules.check_generals()?;
        Ok(rules)
    }

    fn check_generals(&self) -> Result<(), OptionsError> {
        let wrong = |option: &str, problem: String| {
            Err(OptionsError::WrongOption { option: option.to_owned(), problem })
        };
        let needed = usize::from(self.seats) * self.hand_of_generals();
        if self.fixed.is_empty() && usize::from(self.pool.len()) < needed {
            return wrong(
                "banned",
                format!("{needed} generals are needed, and {} are left", self.pool.len()),
            );
        }
        if self.fixed.is_empty() {
            let few = [Kingdom::Wei, Kingdom::Shu, Kingdom::Wu, Kingdom::Qun].into_iter().find(
                |&kingdom| {
                    let left = self
                        .pool
                        .iter()
                        .filter(|&general| self.data.general(general).kingdom == kingdom)
                        .count();
                    (1..2).contains(&left)
                },
            );
            return match few {
                Some(_) => wrong(
                    "banned",
                    "a kingdom with a single general left cannot be played".to_owned(),
                ),
                None => Ok(()),
            };
        }
        if self.fixed.len() != 2 * usize::from(self.seats) {
            return wrong(
                "generals",
                format!("{} generals must be named, not {}", 2 * self.seats, self.fixed.len()),
            );
        }
        for (at, pair) in self.fixed.chunks(2).enumerate() {
            let kingdom = |general: General| self.data.general(general).kingdom;
            if kingdom(pair[0]) != kingdom(pair[1]) {
                return wrong("generals", format!("those of seat {at} are of two kingdoms"));
            }
            let twice = pair[0] == pair[1]
                || self.fixed.iter().filter(|general| pair.contains(general)).count() != 2;
            if twice {
                return wrong("generals", format!("one of seat {at} is named twice"));
            }
        }
        Ok(())
    }

    /// All seats in seat order from this one, the dead too.
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |step| Seat::new((first.index() as u8 + step) % seats))
    }

    pub(crate) fn offer_of(&self, state: &State, ask: &Ask) -> legal::Offer {
        self.offer_asked(state, ask)
    }

    fn outcome(&self, ending: Ending) -> Outcome {
        let (reason, winners): (&'static str, SeatSet) = match ending {
            Ending::Won { winners, kingdom: Kingdom::Careerist } => ("careerist", winners),
            Ending::Won { winners, .. } => ("kingdom", winners),
            Ending::Drawn { why } => (why.into(), self.everybody()),
        };
        let place = |seat: Seat| if winners.contains(seat) { 1 } else { 1 + winners.len() };
        let standing = |seat: Seat| Standing {
            place: place(seat),
            score: i32::from(winners.contains(seat)),
            parts: Vec::new(),
        };
        Outcome { reason: reason.into(), standings: Seat::all(self.seats).map(standing).collect() }
    }
}

impl Rules for Hegemony {
    const GAME: &'static str = "hegemony";
    const EDITION: u32 = 1;
    const SEATS: (u8, u8) = (2, 12);
    const FILES: &'static [(&'static str, &'static str)] = FILES;
    // Half a round shows what an action leads to; the number of decisions in it is a limit for strange cases only.
    const PLAYOUT: u16 = 500;
    const TURNS: u32 = 4;
    // Seven others cannot be searched for, and knowing what was drawn for them they would play too well.
    const ALONE: bool = true;
    // One of eight players changes the chances of his kingdom by a few hundredths at a time.
    const GAIN: Option<f32> = Some(6.0);
    // Weights are steep, so that rules of thumb play well without a search.
    const TRUST: f32 = 0.33;
    const LEVELS: [&'static str; 3] = ["greedy@10p", "instinct@1p", "mcts@1000ms"];

    type Data = Arc<Data>;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Stack = HegemonyStack;

    fn load(files: &Files) -> Result<Arc<Data>, DataError> {
        Data::load(files).map(Arc::new)
    }

    fn open(data: &Arc<Data>, options: &Options, seats: u8) -> Result<Self, OptionsError> {
        Hegemony::new(data, options, seats)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn card_name(&self, card: Card) -> Option<&str> {
        self.data.names.get(card.index()).and_then(|name| name.as_deref())
    }

    fn card_info(&self, card: Card) -> serde_json::Value {
        serde_json::to_value(info::info(self, card)).unwrap_or_default()
    }

    fn card_named(&self, name: &str) -> Option<Card> {
        self.data.names.iter().position(|other| other.as_deref() == Some(name)).map(Card::new)
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
            Some(ending) => Status::Over(self.outcome(ending)),
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
        self.question_for(state, seat)
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
        match self.as_slip(action) {
            None => ctx.done(seat),
            Some(slip) => {
                // The last pick that can be made completes the choice.
                if self.offer(ctx.state(), seat, Some(slip)).is_complete() {
                    ctx.answer(seat, slip);
                } else {
                    ctx.pick(seat, slip);
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
        let playing =
            matches!(state.stack.frame(), Some(Frame::Phase { .. } | Frame::Reveal { .. }));
        (!playing && self.offer(state, seat, None).pass).then_some(Action::Pass)
    }

    fn turn(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        view::redact(event, viewer)
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
        for seat in Seat::all(SEATS as u8) {
            reduce::note_skills(self, state, seat);
        }
    }

    fn code(&self, action: &Action) -> u32 {
        legal::code(action)
    }

    fn codes(&self) -> u32 {
        legal::CODES
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        match state.over {
            Some(ending) => self.outcome(ending).result(seat),
            None => evaluate::evaluate(self, state, seat),
        }
    }

    fn weigh(&self, state: &State, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        weigh::weigh(self, state, seat, actions, out);
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

    fn hidden_trigger(&self, state: &State) -> bool {
        let Some(Window { picking: None, .. }) = state.stack.window() else { return false };
        match state.stack.frame() {
            Some(Frame::Point { on, at_seat, done, .. }) => {
                let coming = self.coming(state, on, at_seat, done);
                coming.must.or(coming.may).is_empty()
            }
            _ => false,
        }
    }

    #[inline(always)]
    fn stack(state: &State) -> &HegemonyStack {
        &state.stack
    }

    #[inline(always)]
    fn stack_mut(state: &mut State) -> &mut HegemonyStack {
        &mut state.stack
    }
}

impl Hegemony {
    /// The skill of a name that came from outside.
    pub fn skill_named(&self, name: &str) -> Option<Skill> {
        self.card_named(name).and_then(Skill::of)
    }
}
