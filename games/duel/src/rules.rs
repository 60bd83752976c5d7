//! Seven Wonders Duel as the engine sees it: each question of the contract, answered by its module.

use crate::data::{Data, FILES};
use crate::duel::{Duel, Options};
use crate::event::Event;
use crate::face::Ask;
use crate::sets::Id;
use crate::speech::{Action, Asked};
use crate::state::State;
use crate::view::View;
use crate::{census, deal, legal, play, reduce, view, weigh};
use engine::{
    Card, CensusError, Chance, Ctx, DataError, Files, Host, NoStack, OptionsError, Question, Quote,
    Refusal, Rules, Seat, SeatSet, Status, Viewer,
};

impl Rules for Duel {
    const GAME: &'static str = "duel";
    const EDITION: u32 = 1;
    const SEATS: (u8, u8) = (2, 2);
    const FILES: &'static [(&'static str, &'static str)] = FILES;
    const OPEN_ACTIONS: bool = true;
    // The evaluation knows more than a few more decisions would tell, and costs less.
    const PLAYOUT: u16 = 0;
    const LEVELS: [&str; 3] = ["instinct@1p", "mcts@200p", "expectimax@1000ms"];

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

    fn open(data: &Data, options: &Options, _: u8) -> Result<Self, OptionsError> {
        Ok(Duel::new(data, options))
    }

    fn seats(&self) -> u8 {
        2
    }

    fn card_name(&self, card: Card) -> Option<&str> {
        self.name(Id::of(card)?)
    }

    fn card_info(&self, card: Card) -> serde_json::Value {
        serde_json::to_value(self.info(card)).unwrap_or_default()
    }

    fn card_named(&self, name: &str) -> Option<Card> {
        self.ids().find(|&id| self.name(id) == Some(name)).map(Id::card)
    }

    fn deal(&self, chance: &mut impl Chance) -> State {
        deal::deal(self, chance)
    }

    fn begin(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>) {
        play::begin(ctx);
    }

    #[inline]
    fn status(&self, state: &State) -> Status {
        match state.over {
            None => Status::Awaiting(SeatSet::only(state.current)),
            Some(end) => Status::Over(self.outcome(state, end)),
        }
    }

    #[inline(always)]
    fn awaiting(&self, state: &State) -> SeatSet {
        if state.over.is_none() { SeatSet::only(state.current) } else { SeatSet::EMPTY }
    }

    fn question(&self, state: &State, _: Seat) -> Option<Question> {
        Some(Question::one(&match state.asks.first() {
            Some(Ask::Token) => Asked::Token,
            Some(Ask::Drawn) => Asked::Drawn,
            Some(&Ask::Destroy(color)) => Asked::Destroy { color },
            Some(Ask::Discarded) => Asked::Discarded,
            Some(Ask::Starter) => Asked::Starter { age: state.age + 1 },
            None if state.age == 0 => Asked::Draft,
            None => Asked::Turn { age: state.age },
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
        reduce::reduce(self, state, event);
    }

    fn fallback(&self, state: &State, _: Seat, _: &mut impl Chance) -> Action {
        legal::fallback(self, state)
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        view::view(self, state)
    }

    fn redact(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    /// Wonders and cards that are turned up, and tokens from the box.
    fn reveals(&self, event: &Event) -> bool {
        match event {
            Event::WondersShown { .. }
            | Event::AgeBegan { .. }
            | Event::CardRevealed { .. }
            | Event::TokensDrawn { .. } => true,
            Event::WonderDrafted { .. }
            | Event::DraftPassed { .. }
            | Event::TurnBegan { .. }
            | Event::CardBuilt { .. }
            | Event::CardDiscarded { .. }
            | Event::WonderBuilt { .. }
            | Event::CardRevived { .. }
            | Event::CardDestroyed { .. }
            | Event::WonderReturned { .. }
            | Event::CoinsGained { .. }
            | Event::CoinsLost { .. }
            | Event::TradeEarned { .. }
            | Event::PawnMoved { .. }
            | Event::Looted { .. }
            | Event::TokenTaken { .. }
            | Event::ChoiceOpened { .. }
            | Event::ChoiceLapsed { .. }
            | Event::TurnWon { .. }
            | Event::StarterChosen { .. }
            | Event::GameEnded { .. } => false,
        }
    }

    fn resample(&self, state: &mut State, _: Viewer, chance: &mut impl Chance) {
        deal::resample(self, state, chance);
    }

    fn census(&self, state: &State) -> Result<(), CensusError> {
        census::census(self, state)
    }

    fn restore(&self, state: &mut State) {
        for city in &mut state.cities {
            city.assets = self.assets(city);
        }
        state.open = self.open_places(state);
    }

    fn code(&self, action: &Action) -> u32 {
        legal::code(*action)
    }

    fn codes(&self) -> u32 {
        legal::CODES
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let expected = self.expected(state);
        if seat.index() == 0 { expected } else { -expected }
    }

    #[inline]
    fn weigh(&self, state: &State, _: Seat, actions: &[Action], out: &mut Vec<f32>) {
        weigh::weigh(self, state, actions, out);
    }

    fn stack(state: &State) -> &NoStack {
        &state.stack
    }

    fn stack_mut(state: &mut State) -> &mut NoStack {
        &mut state.stack
    }
}
