//! Jade Night as the engine sees it: each question of the contract, answered by its module.

use crate::data::{Data, FILES, Jade, Options};
use crate::event::Event;
use crate::speech::{Action, Asked};
use crate::state::{Area, State};
use crate::view::View;
use crate::{census, legal, play, reduce, view};
use engine::{
    Card, CensusError, Chance, Ctx, DataError, Files, Host, NoStack, OptionsError, Question, Quote,
    Refusal, Rules, Seat, SeatSet, Status, Viewer,
};

impl Rules for Jade {
    const GAME: &'static str = "jade";
    const EDITION: u32 = 1;
    const SEATS: (u8, u8) = (2, 5);
    const FILES: &'static [(&'static str, &'static str)] = FILES;
    const OPEN_ACTIONS: bool = true;

    type Data = Data;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Stack = NoStack;

    fn load(files: &Files) -> Result<Data, DataError> {
        Data::load(files)
    }

    fn open(data: &Data, options: &Options, seats: u8) -> Result<Self, OptionsError> {
        Jade::new(data, options, seats)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn card_name(&self, card: Card) -> Option<&str> {
        self.kind(card).map(|kind| kind.id.as_str())
    }

    fn card_info(&self, card: Card) -> serde_json::Value {
        serde_json::to_value(self.info(card)).unwrap_or_default()
    }

    fn card_named(&self, name: &str) -> Option<Card> {
        self.kinds().find(|(_, kind)| kind.id == name).map(|(card, _)| card)
    }

    /// The decks are shuffled here, in silence; nothing is dealt before seat 0 starts.
    fn deal(&self, chance: &mut impl Chance) -> State {
        let mut decks = self.decks;
        chance.shuffle("snacks", &mut decks.snacks);
        chance.shuffle("plates", &mut decks.plates);
        chance.shuffle("rewards", &mut decks.rewards);
        State {
            started: false,
            players: self.seats,
            current: Seat::new(0),
            points: 2,
            acted: false,
            turn: 0,
            idle: 0,
            chalice: false,
            next_set: 0,
            over: None,
            table: Default::default(),
            areas: (0..self.seats).map(|_| Area::default()).collect(),
            snacks: decks.snacks,
            plates: decks.plates,
            rewards: decks.rewards,
            stack: NoStack,
        }
    }

    fn begin(&self, _: &mut Ctx<'_, Self, impl Host<Self>>) {}

    #[inline]
    fn status(&self, state: &State) -> Status {
        match state.over {
            None => Status::Awaiting(SeatSet::only(state.current)),
            Some(reason) => Status::Over(self.outcome(state, reason)),
        }
    }

    #[inline]
    fn awaiting(&self, state: &State) -> SeatSet {
        if state.over.is_none() { SeatSet::only(state.current) } else { SeatSet::EMPTY }
    }

    fn question(&self, state: &State, _: Seat) -> Option<Question> {
        let points = state.points;
        Some(Question::one(&match state.started {
            false => Asked::Begin,
            true if state.mine().bonus => Asked::TurnWithBonus { points },
            true => Asked::Turn { points },
        }))
    }

    #[inline]
    fn actions(&self, state: &State, _: Seat, out: &mut Vec<Action>) {
        legal::list(self, state, out);
    }

    fn check(&self, state: &State, _: Seat, action: &Action) -> Result<Quote, Refusal> {
        legal::check(self, state, *action).map_err(|reason| Refusal::of(&reason))
    }

    #[inline]
    fn play(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, _: Seat, action: &Action) {
        play::act(self, ctx, *action);
    }

    #[inline(always)]
    fn reduce(&self, state: &mut State, event: &Event) {
        reduce::reduce(state, event);
    }

    fn fallback(&self, state: &State, seat: Seat, _: &mut impl Chance) -> Action {
        legal::fallback(state, seat)
    }

    fn turn(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        view::view(self, state)
    }

    fn redact(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    /// Cards that come from a deck, and dice.
    fn reveals(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::PlateDealt { .. }
                | Event::SlotFilled { .. }
                | Event::Judged { .. }
                | Event::PlateRewarded { .. }
        )
    }

    fn resample(&self, state: &mut State, _: Viewer, chance: &mut impl Chance) {
        // Sorted first, so that the new order tells nothing of the true one.
        for deck in [&mut *state.snacks, &mut state.plates, &mut state.rewards] {
            deck.sort_unstable();
            chance.shuffle("resample", deck);
        }
    }

    fn census(&self, state: &State) -> Result<(), CensusError> {
        census::census(self, state)
    }

    fn code(&self, action: &Action) -> u32 {
        legal::code(*action)
    }

    fn codes(&self) -> u32 {
        legal::CODES
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.guess(state, seat)
    }

    fn weigh(&self, state: &State, _: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|&action| self.appeal(state, action)));
    }

    fn stack(state: &State) -> &NoStack {
        &state.stack
    }

    fn stack_mut(state: &mut State) -> &mut NoStack {
        &mut state.stack
    }
}
