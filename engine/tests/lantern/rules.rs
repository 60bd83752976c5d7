//! Lantern Market: the contract with the engine, and what each seat can do.

use super::data::{Data, FILES, Ware};
use super::queries::{Choice, Moment, is_free, least_bid, next_stalls};
use super::state::{
    COINS, COINS_EACH, Cards, FLAMES, Frame, HAND_LIMIT, Keeper, MOST_SEATS, PLAYS, Phase, Reason,
    Slip, State,
};
use super::view::View;
use super::words::{Action, Asked, Event, Part, Why};
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
        Options {
            order: Order::CurrentPlayer,
            turns: 20,
        }
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
    type Stack = engine::Stack<Frame, Slip, 16, 48>;

    fn load(files: &Files) -> Result<Data, DataError> {
        Data::load(files)
    }

    fn open(data: &Data, options: &Options, seats: u8) -> Result<Self, OptionsError> {
        if !(1..=60).contains(&options.turns) {
            let problem = format!("a night has 1 to 60 turns, not {}", options.turns);
            return Err(OptionsError::Option {
                option: "turns".to_owned(),
                problem,
            });
        }
        Ok(Market {
            wares: data.0.clone(),
            options: options.clone(),
            seats,
        })
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
        self.wares
            .iter()
            .position(|ware| ware.name == name)
            .map(Card::new)
    }

    fn deal(&self, chance: &mut impl Chance) -> State {
        let mut pile: Cards = (0..self.wares.len()).map(Card::new).collect();
        chance.shuffle("deal", &mut pile);
        let mut deal_one = || {
            let hand = (0..3).filter_map(|_| pile.remove(0)).collect();
            Keeper {
                flames: FLAMES,
                coins: COINS_EACH,
                hand,
                ..Keeper::default()
            }
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
        ctx.emit(Event::TurnBegan {
            seat: ctx.state().current,
            turn: 1,
        });
        ctx.push(Frame::Turn(Phase::Draw));
        resolve::run(ctx);
    }

    fn status(&self, state: &State) -> Status {
        match (state.ended, state.stack.window()) {
            (Some(reason), _) => Status::Over(self.outcome(state, reason)),
            (None, Some(window)) => Status::Awaiting(window.awaiting()),
            (None, None) => Status::Awaiting(SeatSet::only(state.current)),
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        let moment = self.moment(state)?;
        let asked = match moment {
            Moment::Turn => Asked::YourTurn {
                plays_left: PLAYS.saturating_sub(state.plays),
            },
            Moment::Screen { card, by } => Asked::Screen { card, by },
            Moment::Rescue { seat } => Asked::Rescue { seat },
            Moment::Bid => Asked::Bid {
                lot: state.auction?.lot,
                least: least_bid(state),
            },
            Moment::Offer => Asked::Offer { room: state.fair? },
            Moment::Tidy => Asked::Tidy {
                keep: HAND_LIMIT as u8,
            },
            Moment::Charm => Asked::Light {
                charm: state.seat(seat).charm?,
            },
            Moment::Order => Asked::WhichNext,
        };
        let question = Question::one(&asked);
        Some(match moment {
            Moment::Offer | Moment::Tidy => {
                let Choice { min, max, .. } = Choice::of(state, seat, moment);
                Question {
                    min: min as u8,
                    max: max as u8,
                    ..question
                }
            }
            _ => question,
        })
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(moment) = self.moment(state) else {
            return;
        };
        let keeper = state.seat(seat);
        let hand = || keeper.hand.iter().copied();
        let answers = |kind| {
            let fits = move |card: &Card| self.kind(*card) == kind && is_free(state, seat, *card);
            hand().filter(fits).map(Action::Answer)
        };
        match moment {
            Moment::Turn => {
                hand().for_each(|card| self.list_plays(state, seat, card, out));
                if keeper.charm.is_none() && state.plays < PLAYS {
                    out.extend(hand().map(Action::Hang));
                }
                out.push(Action::EndTurn);
            }
            Moment::Screen { .. } => out.extend(answers(super::data::Kind::Screen)),
            Moment::Rescue { .. } => out.extend(answers(super::data::Kind::Ember)),
            Moment::Bid => {
                out.extend((least_bid(state)..=keeper.coins).map(Action::Bid));
                let crowd = hand().filter(|&card| self.suits_a_crowd(card));
                crowd.for_each(|card| self.list_plays(state, seat, card, out));
            }
            Moment::Charm => out.push(Action::Light),
            Moment::Order => out.extend(next_stalls(state).into_iter().map(Action::Next)),
            Moment::Offer | Moment::Tidy => {
                let choice = Choice::of(state, seat, moment);
                out.extend(
                    hand()
                        .filter(|&card| choice.takes(state, seat, card).is_ok())
                        .map(Action::Pick),
                );
                if choice.is_complete().is_ok() {
                    out.push(Action::Done);
                }
            }
        }
        if can_pass(moment) {
            out.push(Action::Pass);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<Quote, Refusal> {
        self.quote(state, seat, action)
            .map_err(|why| Refusal::of(&why))
    }

    fn play(&self, ctx: &mut Ctx<'_, Self, impl Host<Self>>, seat: Seat, action: &Action) {
        match *action {
            Action::Play { card, at } => match (ctx.stack().window(), at) {
                (Some(_), Some(at)) => ctx.answer(seat, Slip::Play { card, at }),
                _ => self.put_on_table(ctx, seat, card, at, None),
            },
            Action::Hang(card) => {
                let card = super::words::Face::Front(card);
                ctx.emit(Event::CharmHung { seat, card });
            }
            Action::EndTurn => ctx.top(Frame::Turn(Phase::Tidy)),
            Action::Answer(card) => ctx.answer(seat, Slip::Card(card)),
            Action::Bid(coins) => ctx.answer(seat, Slip::Bid(coins)),
            Action::Light => ctx.answer(seat, Slip::Light),
            Action::Pick(card) => ctx.pick(seat, Slip::Card(card)),
            Action::Done | Action::Pass => ctx.done(seat),
            Action::Next(card) => {
                let place = next_stalls(ctx.state())
                    .iter()
                    .position(|&stall| stall == card);
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
        self.actions(state, seat, &mut actions);
        let modest =
            |action: &Action| matches!(action, Action::EndTurn | Action::Pass | Action::Done);
        let first = actions
            .iter()
            .find(|action| modest(action))
            .or(actions.first());
        first.cloned().unwrap_or(Action::Pass) // an awaited seat always has something to do
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::redact(event, viewer))
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
        let cards = self.wares.len() as u32;
        let of_card =
            |block: u32, card: Card| FIRST_CARD_CODE + block * cards + card.index() as u32;
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
            Action::Play {
                card,
                at: Some(seat),
            } => of_card(5 + seat.index() as u32, card),
        }
    }

    fn codes(&self) -> u32 {
        FIRST_CARD_CODE + (5 + u32::from(self.seats)) * self.wares.len() as u32
    }

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let worth = |keeper: &Keeper| match keeper.dark {
            true => 0.0,
            false => {
                f32::from(keeper.coins)
                    + 2.0 * f32::from(keeper.flames)
                    + 0.3 * keeper.hand.len() as f32
            }
        };
        let all: f32 = state.seats.iter().map(worth).sum();
        worth(state.seat(seat)) - all / state.seats.len() as f32
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

fn can_pass(moment: Moment) -> bool {
    matches!(
        moment,
        Moment::Screen { .. } | Moment::Rescue { .. } | Moment::Bid | Moment::Charm
    )
}

impl Market {
    fn list_plays(&self, state: &State, seat: Seat, card: Card, out: &mut Vec<Action>) {
        if self.ready(state, seat, card).is_err() {
            return;
        }
        if self.is_aimed(card) {
            let aims = self.aims(state, seat, self.kind(card));
            out.extend(aims.iter().map(|aim| Action::Play {
                card,
                at: Some(aim),
            }));
        } else {
            out.push(Action::Play { card, at: None });
        }
    }

    fn quote(&self, state: &State, seat: Seat, action: &Action) -> Result<Quote, Why> {
        let moment = self.moment(state).ok_or(Why::NotNow)?;
        let keeper = state.seat(seat);
        let unless = |refused: bool, why: Why| if refused { Err(why) } else { Ok(()) };
        let held = |card: Card| unless(!is_free(state, seat, card), Why::NotInHand);
        match (moment, *action) {
            (Moment::Turn | Moment::Bid, Action::Play { card, at }) => {
                held(card)?;
                unless(
                    moment == Moment::Bid && !self.suits_a_crowd(card),
                    Why::NotThisCard,
                )?;
                self.ready(state, seat, card)?;
                match at {
                    Some(aim) => {
                        let aims = self.aims(state, seat, self.kind(card));
                        unless(!aims.contains(aim), Why::NoSuchAim)?;
                    }
                    None => unless(self.is_aimed(card), Why::NoSuchAim)?,
                }
                let cost = self.ware(card).cost;
                return Ok(if cost > 0 {
                    Quote::nothing().and(&Part::Pays { coins: cost })
                } else {
                    Quote::nothing()
                });
            }
            (Moment::Turn, Action::Hang(card)) => {
                held(card)?;
                unless(keeper.charm.is_some(), Why::CharmHangsAlready)?;
                unless(state.plays >= PLAYS, Why::NoPlaysLeft { most: PLAYS })?;
            }
            (Moment::Turn, Action::EndTurn) => {}
            (Moment::Screen { .. } | Moment::Rescue { .. }, Action::Answer(card)) => {
                use super::data::Kind::{Ember, Screen};
                let wanted = if matches!(moment, Moment::Rescue { .. }) {
                    Ember
                } else {
                    Screen
                };
                held(card)?;
                unless(self.kind(card) != wanted, Why::NotThisCard)?;
            }
            (Moment::Bid, Action::Bid(coins)) => {
                let least = least_bid(state);
                unless(coins < least, Why::BidTooLow { least })?;
                unless(
                    coins > keeper.coins,
                    Why::NotEnoughCoins {
                        need: coins,
                        have: keeper.coins,
                    },
                )?;
                return Ok(Quote::nothing().and(&Part::Pays { coins }));
            }
            (Moment::Charm, Action::Light) => {}
            (Moment::Order, Action::Next(card)) => {
                unless(!next_stalls(state).contains(&card), Why::NotThisCard)?;
            }
            (Moment::Offer | Moment::Tidy, Action::Pick(card)) => {
                Choice::of(state, seat, moment).takes(state, seat, card)?;
            }
            (Moment::Offer | Moment::Tidy, Action::Done) => {
                let choice = Choice::of(state, seat, moment);
                choice.is_complete()?;
                if moment == Moment::Offer {
                    return Ok(Quote::nothing().and(&Part::Gains {
                        coins: choice.picked as u8,
                    }));
                }
            }
            (_, Action::Pass) if can_pass(moment) => {}
            _ => return Err(Why::NotNow),
        }
        Ok(Quote::nothing())
    }

    fn is_aimed(&self, card: Card) -> bool {
        self.suits_a_crowd(card) // what is aimed can be done in a crowd, and nothing else
    }

    fn outcome(&self, state: &State, reason: Reason) -> Outcome {
        let score = |keeper: &Keeper| {
            (
                !keeper.dark,
                i32::from(keeper.coins) + i32::from(keeper.flames),
            )
        };
        let standing = |keeper: &Keeper| {
            let better = state
                .seats
                .iter()
                .filter(|other| score(other) > score(keeper))
                .count();
            let (coins, flames) = (i32::from(keeper.coins), i32::from(keeper.flames));
            let parts = vec![(Cow::from("coins"), coins), (Cow::from("flames"), flames)];
            Standing {
                place: 1 + better as u8,
                score: score(keeper).1,
                parts,
            }
        };
        let reason = match reason {
            Reason::LastLight => "last_light",
            Reason::Dawn => "dawn",
        };
        Outcome {
            reason: reason.into(),
            standings: state.seats.iter().map(standing).collect(),
        }
    }
}
