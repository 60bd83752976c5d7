//! Lantern Market: the contract with the engine, each part of it one call into the module that holds it.

use super::data::{Data, FILES, Ware};
use super::queries::{Moment, next_stalls};
use super::state::{
    COINS, COINS_EACH, Cards, FLAMES, Frame, Keeper, MOST_SEATS, Phase, Reason, Slip, State,
};
use super::view::View;
use super::words::{Action, Event};
use super::{census, reduce, resample, view};
use engine::stack::Resolution;
use engine::{
    Card, CensusError, Chance, Ctx, DataError, Files, Host, List, OptionsError, Outcome, Question,
    Quote, Refusal, Rules, Seat, SeatSet, Standing, Status, Viewer, resolve,
};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The rules of one table.
pub struct Market {
    pub wares: Vec<Ware>,
    pub options: Options,
    pub seats: u8,
}

/// What a host can choose for a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who says in which order stalls ring that ring together.
    pub order: Order,
    /// After how many turns the day breaks.
    pub turns: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { order: Order::CurrentPlayer, turns: 20 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    CurrentPlayer,
    Owners,
}

impl Rules for Market {
    const GAME: &'static str = "lantern";
    const EDITION: u32 = 1;
    const SEATS: (u8, u8) = (2, MOST_SEATS as u8);
    const FILES: &'static [(&'static str, &'static str)] = FILES;

    type Data = Data;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Stack = super::state::Unfinished;

    fn load(files: &Files) -> Result<Data, DataError> {
        Data::load(files)
    }

    fn open(data: &Data, options: &Options, seats: u8) -> Result<Self, OptionsError> {
        if !(1..=60).contains(&options.turns) {
            let problem = format!("a night has 1 to 60 turns, not {}", options.turns);
            return Err(OptionsError::WrongOption { option: "turns".to_owned(), problem });
        }
        Ok(Market { wares: data.0.clone(), options: options.clone(), seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn card_name(&self, card: Card) -> Option<&str> {
        self.wares.get(card.index()).map(|ware| ware.name.as_str())
    }

    fn card_info(&self, card: Card) -> serde_json::Value {
        serde_json::to_value(self.wares.get(card.index())).unwrap_or_default() // plain data has a JSON form
    }

    fn card_named(&self, name: &str) -> Option<Card> {
        self.wares.iter().position(|ware| ware.name == name).map(Card::new)
    }

    fn deal(&self, chance: &mut impl Chance) -> State {
        let mut pile: Cards = (0..self.wares.len()).map(Card::new).collect();
        chance.shuffle("deal", &mut pile);
        let mut deal_one = || {
            let hand = (0..3).filter_map(|_| pile.remove(0)).collect();
            Keeper { flames: FLAMES, coins: COINS_EACH, hand, ..Keeper::default() }
        };
        State {
            seats: (0..self.seats).map(|_| deal_one()).collect(),
            pile,
            peeks: List::new(),
            discard: List::new(),
            table: List::new(),
            bank: COINS - self.seats * COINS_EACH,
            turn: 0,
            current: Seat::default(),
            plays: 0,
            sulking: false,
            auction: None,
            fair: None,
            memory: self.wares.iter().map(|_| Default::default()).collect(),
            ended: None,
            stack: Self::Stack::default(),
        }
    }

    fn begin(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>) {
        ctx.emit(Event::TurnBegan { seat: ctx.state().current, turn: 1 });
        ctx.push(Frame::Turn(Phase::Draw));
        resolve::run(ctx);
    }

    fn status(&self, state: &State) -> Status {
        match (state.ended, state.stack.window()) {
            (Some(reason), _) => Status::Over(self.outcome(state, reason)),
            (None, window) => {
                Status::Awaiting(window.map_or(SeatSet::EMPTY, |window| window.awaiting()))
            }
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        self.ask(state, seat)
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<Quote, Refusal> {
        self.quote(state, seat, action).map_err(|why| Refusal::of(&why))
    }

    /// Every action answers the window on top; what follows is resolved.
    fn play(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat, action: &Action) {
        match *action {
            Action::Play { card, at } => ctx.answer(seat, Slip::Play { card, at }),
            Action::Hang(card) => ctx.answer(seat, Slip::Hang(card)),
            Action::Answer(card) => ctx.answer(seat, Slip::Card(card)),
            Action::Bid(coins) => ctx.answer(seat, Slip::Bid(coins)),
            Action::Light => ctx.answer(seat, Slip::Light),
            Action::Pick(card) => ctx.pick(seat, Slip::Card(card)),
            Action::EndTurn | Action::Done | Action::Pass => ctx.done(seat),
            Action::Next(card) => {
                let place = next_stalls(ctx.state()).iter().position(|&stall| stall == card);
                ctx.next_trigger(place.unwrap_or(0)); // a checked action names one of them
            }
        }
        resolve::run(ctx);
    }

    #[inline(always)]
    fn reduce(&self, state: &mut State, event: &Event) {
        reduce::reduce(self, state, event);
    }

    fn fallback(&self, state: &State, seat: Seat, _: &mut impl Chance) -> Action {
        let mut actions = Vec::new();
        self.list(state, seat, &mut actions);
        let modest =
            |action: &&Action| matches!(action, Action::EndTurn | Action::Pass | Action::Done);
        let first = actions.iter().find(modest).or(actions.first());
        first.copied().unwrap_or(Action::Pass) // an awaited seat always has something to do
    }

    fn pass(&self, state: &State, seat: Seat) -> Option<Action> {
        self.let_go_by(state, seat)
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

    fn hidden_trigger(&self, state: &State) -> bool {
        self.moment(state) == Some(Moment::Charm)
    }

    fn resample(&self, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        resample::resample(self, state, viewer, chance);
    }

    fn census(&self, state: &State) -> Result<(), CensusError> {
        census::census(self, state)
    }

    fn code(&self, action: &Action) -> u32 {
        let of_card = |block: usize, card: Card| {
            FIRST_CARD_CODE + (block * self.wares.len() + card.index()) as u32
        };
        match *action {
            Action::EndTurn => 0,
            Action::Pass => 1,
            Action::Done => 2,
            Action::Light => 3,
            Action::Bid(coins) => 4 + u32::from(coins),
            Action::Hang(card) => of_card(0, card),
            Action::Answer(card) => of_card(1, card),
            Action::Next(card) => of_card(2, card),
            Action::Pick(card) => of_card(3, card),
            Action::Play { card, at: None } => of_card(4, card),
            Action::Play { card, at: Some(seat) } => of_card(5 + seat.index(), card),
        }
    }

    fn codes(&self) -> u32 {
        FIRST_CARD_CODE + (5 + u32::from(self.seats)) * self.wares.len() as u32
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        if let Some(reason) = state.ended {
            return self.outcome(state, reason).result(seat);
        }
        let worth = |keeper: &Keeper| match keeper.dark {
            true => 0.0,
            false => {
                let cards = keeper.hand.len() as f32;
                f32::from(keeper.coins) + 2.0 * f32::from(keeper.flames) + 0.3 * cards
            }
        };
        let all: f32 = state.seats.iter().map(worth).sum();
        let lead = worth(state.seat(seat)) - all / state.seats.len() as f32;
        lead / (5.0 + lead.abs())
    }

    #[inline(always)]
    fn stack(state: &State) -> &Self::Stack {
        &state.stack
    }

    #[inline(always)]
    fn stack_mut(state: &mut State) -> &mut Self::Stack {
        &mut state.stack
    }
}

/// Codes below are for actions without a card; the highest of them is a bid of all coins there are.
const FIRST_CARD_CODE: u32 = 4 + COINS as u32 + 1;

impl Market {
    fn outcome(&self, state: &State, reason: Reason) -> Outcome {
        let rank =
            |keeper: &Keeper| (!keeper.dark, i32::from(keeper.coins) + i32::from(keeper.flames));
        let standing = |keeper: &Keeper| {
            let better = state.seats.iter().filter(|other| rank(other) > rank(keeper)).count();
            let (coins, flames) = (i32::from(keeper.coins), i32::from(keeper.flames));
            let parts = vec![(Cow::from("coins"), coins), (Cow::from("flames"), flames)];
            Standing { place: 1 + better as u8, score: coins + flames, parts }
        };
        let reason = match reason {
            Reason::LastLight => "last_light",
            Reason::Dawn => "dawn",
        };
        Outcome { reason: reason.into(), standings: state.seats.iter().map(standing).collect() }
    }
}
