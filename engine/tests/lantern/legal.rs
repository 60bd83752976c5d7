//! What a seat is asked and can do: the list of actions, and the check of any action at all.
//!
//! Both ask the same queries and neither is made from the other; the test kit proves that they agree.

use super::data::Kind;
use super::queries::{Choice, Moment, is_free, least_bid, next_stalls};
use super::rules::Market;
use super::state::{HAND_LIMIT, PLAYS, State};
use super::words::{Action, Asked, Part, Why};
use engine::stack::Resolution;
use engine::{Card, Question, Quote, Seat};

impl Market {
    /// What an awaited seat is asked.
    pub fn ask(&self, state: &State, seat: Seat) -> Option<Question> {
        let moment = self.moment(state)?;
        let asked = match moment {
            Moment::Turn => Asked::YourTurn { plays_left: PLAYS.saturating_sub(state.plays) },
            Moment::Screen { card, by } => Asked::Screen { card, by },
            Moment::Rescue { seat } => Asked::Rescue { seat },
            Moment::Bid => Asked::Bid { lot: state.auction?.lot, least: least_bid(state) },
            Moment::Offer => Asked::Offer { room: state.fair? },
            Moment::Tidy => Asked::Tidy { keep: HAND_LIMIT as u8 },
            Moment::Charm => Asked::Light { charm: state.seat(seat).charm? },
            Moment::Order => Asked::WhichNext,
        };
        let question = Question::one(&asked);
        Some(match moment {
            Moment::Offer | Moment::Tidy => {
                let Choice { min, max, .. } = Choice::of(state, seat, moment);
                Question { min: min as u8, max: max as u8, ..question }
            }
            _ => question,
        })
    }

    /// Everything an awaited seat can do.
    pub fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(moment) = self.moment(state) else {
            return;
        };
        let keeper = state.seat(seat);
        let hand = || keeper.hand.iter().copied();
        match moment {
            Moment::Turn => {
                hand().for_each(|card| self.list_plays(state, seat, card, out));
                if keeper.charm.is_none() && state.plays < PLAYS {
                    out.extend(hand().map(Action::Hang));
                }
                out.push(Action::EndTurn);
            }
            Moment::Screen { .. } | Moment::Rescue { .. } => {
                let fits = |card: &Card| {
                    Some(self.kind(*card)) == wanted(moment) && is_free(state, seat, *card)
                };
                out.extend(hand().filter(fits).map(Action::Answer));
            }
            Moment::Bid => {
                out.extend((least_bid(state)..=keeper.coins).map(Action::Bid));
                let crowd = hand().filter(|&card| self.is_aimed(card));
                crowd.for_each(|card| self.list_plays(state, seat, card, out));
            }
            Moment::Charm => out.push(Action::Light),
            Moment::Order => out.extend(next_stalls(state).into_iter().map(Action::Next)),
            Moment::Offer | Moment::Tidy => {
                let choice = Choice::of(state, seat, moment);
                let fits = |card: &Card| choice.takes(state, seat, *card).is_ok();
                out.extend(hand().filter(fits).map(Action::Pick));
                if choice.is_complete().is_ok() {
                    out.push(Action::Done);
                }
            }
        }
        if can_pass(moment) {
            out.push(Action::Pass);
        }
    }

    /// How a seat lets a question go by, if it can: it passes, or picks nothing where nothing is enough.
    pub fn let_go_by(&self, state: &State, seat: Seat) -> Option<Action> {
        let moment = self.moment(state)?;
        let nothing_picked = || state.stack.laid_by(seat).next().is_none();
        match moment {
            Moment::Offer | Moment::Tidy => {
                let enough = Choice::of(state, seat, moment).is_complete().is_ok();
                (enough && nothing_picked()).then_some(Action::Done)
            }
            _ => can_pass(moment).then_some(Action::Pass),
        }
    }

    fn list_plays(&self, state: &State, seat: Seat, card: Card, out: &mut Vec<Action>) {
        if self.ready(state, seat, card).is_err() {
            return;
        }
        if self.is_aimed(card) {
            let aims = self.aims(state, seat, card);
            out.extend(aims.iter().map(|aim| Action::Play { card, at: Some(aim) }));
        } else {
            out.push(Action::Play { card, at: None });
        }
    }

    /// What an action would cost and bring, or why it cannot be done.
    pub fn quote(&self, state: &State, seat: Seat, action: &Action) -> Result<Quote, Why> {
        let moment = self.moment(state).ok_or(Why::NotNow)?;
        let keeper = state.seat(seat);
        let held = |card: Card| refuse_if(!is_free(state, seat, card), Why::NotInHand);
        match (moment, *action) {
            (Moment::Turn | Moment::Bid, Action::Play { card, at }) => {
                held(card)?;
                refuse_if(moment == Moment::Bid && !self.is_aimed(card), Why::NotThisCard)?;
                self.ready(state, seat, card)?;
                let aims = self.aims(state, seat, card);
                let fits = at.map_or(!self.is_aimed(card), |aim| aims.contains(aim));
                refuse_if(!fits, Why::NoSuchAim)?;
                if self.ware(card).cost > 0 {
                    return Ok(Quote::nothing().and(&Part::Pays { coins: self.ware(card).cost }));
                }
            }
            (Moment::Turn, Action::Hang(card)) => {
                held(card)?;
                refuse_if(keeper.charm.is_some(), Why::CharmHangsAlready)?;
                refuse_if(state.plays >= PLAYS, Why::NoPlaysLeft { most: PLAYS })?;
            }
            (Moment::Turn, Action::EndTurn) => {}
            (Moment::Screen { .. } | Moment::Rescue { .. }, Action::Answer(card)) => {
                held(card)?;
                refuse_if(Some(self.kind(card)) != wanted(moment), Why::NotThisCard)?;
            }
            (Moment::Bid, Action::Bid(coins)) => {
                let (least, have) = (least_bid(state), keeper.coins);
                refuse_if(coins < least, Why::BidTooLow { least })?;
                refuse_if(coins > have, Why::NotEnoughCoins { need: coins, have })?;
                return Ok(Quote::nothing().and(&Part::Pays { coins }));
            }
            (Moment::Charm, Action::Light) => {}
            (Moment::Order, Action::Next(card)) => {
                refuse_if(!next_stalls(state).contains(&card), Why::NotThisCard)?;
            }
            (Moment::Offer | Moment::Tidy, Action::Pick(card)) => {
                Choice::of(state, seat, moment).takes(state, seat, card)?;
            }
            (Moment::Offer | Moment::Tidy, Action::Done) => {
                Choice::of(state, seat, moment).is_complete()?;
            }
            (_, Action::Pass) if can_pass(moment) => {}
            _ => return Err(Why::NotNow),
        }
        Ok(Quote::nothing())
    }
}

fn refuse_if(refused: bool, why: Why) -> Result<(), Why> {
    if refused { Err(why) } else { Ok(()) }
}

/// The kind of card that answers what happens.
fn wanted(moment: Moment) -> Option<Kind> {
    match moment {
        Moment::Screen { .. } => Some(Kind::Screen),
        Moment::Rescue { .. } => Some(Kind::Ember),
        _ => None,
    }
}

fn can_pass(moment: Moment) -> bool {
    wanted(moment).is_some() || matches!(moment, Moment::Bid | Moment::Charm)
}
