//! What is known of an action beforehand, and why it cannot be done.

use super::Offer;
use crate::ids::*;
use crate::moment::Picked;
use crate::point::Phase;
use crate::rules::Hegemony;
use crate::skill::Skill;
use crate::speech::{Action, Quoted, Refused};
use crate::state::*;
use engine::stack::Resolution;
use engine::{Quote, Seat, SeatSet};

impl Hegemony {
    pub(crate) fn quote(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
    ) -> Result<Quote, Refused> {
        let offer = self.offer(state, seat, None);
        if !offer.contains(action) {
            return Err(self.refuse(state, seat, action, &offer));
        }
        let mut quote = Quote::nothing();
        let shows = |quote: Quote, skill: Skill| {
            let place =
                self.place_of(state, seat, skill).filter(|_| !state.player(seat).has(skill));
            match place.and_then(|place| state.player(seat).generals[place as usize]) {
                Some(general) => quote.and(&Quoted::Shows { general: general.card() }),
                None => quote,
            }
        };
        match *action {
            Action::Skill { skill } => {
                if let Some(skill) = Skill::of(skill) {
                    quote = shows(quote, skill);
                }
            }
            Action::Seat { seat: other } => {
                if let Some((kind, cards)) = self.being_played(state, seat) {
                    let to = SeatSet::only(other);
                    quote =
                        self.shown_to_reach(state, seat, kind, cards, to).iter().fold(quote, shows);
                }
                let player = state.player(other);
                quote = quote.and(&Quoted::Health { hp: player.hp, max: player.max_hp });
                if other != seat {
                    quote = quote.and(&Quoted::Distance { n: self.distance(state, seat, other) });
                }
            }
            Action::Recast { .. } => quote = quote.and(&Quoted::Draws { n: 1 }),
            _ => {}
        }
        Ok(quote)
    }

    /// The card for which targets are being named in the own Play phase.
    pub(super) fn being_played(&self, state: &State, seat: Seat) -> Option<(Kind, CardSet)> {
        let Some(Frame::Phase { phase: Phase::Play, .. }) = state.stack.frame() else {
            return None;
        };
        let mut slips = state.stack.laid_by(seat);
        match slips.next()? {
            Slip::Card(card) => Some((self.kind(card), CardSet::only(card))),
            Slip::Skill(skill) => {
                Some((self.made_in_play(state, seat, skill)?, Picked::of(slips).cards))
            }
            _ => None,
        }
    }

    /// Why not.
    pub(super) fn refuse(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        offer: &Offer,
    ) -> Refused {
        let player = state.player(seat);
        let playing = matches!(state.stack.frame(), Some(Frame::Phase { phase: Phase::Play, .. }))
            && state.stack.laid_by(seat).next().is_none();
        match *action {
            Action::Card { card } | Action::Recast { card } => {
                let Some(no) = CardNo::of(card).filter(|no| player.own().contains(*no)) else {
                    return Refused::NotYours { card };
                };
                let kind = self.kind(no);
                match kind {
                    _ if !playing => Refused::NotFitting { card },
                    Kind::Jink | Kind::Nullification | Kind::HegNullification => {
                        Refused::OnlyAsAnswer { card }
                    }
                    kind if kind.is_slash()
                        && !self.may_slash(state, seat, CardSet::only(no)).0 =>
                    {
                        Refused::SlashLimit {
                            most: self.slash_limit(state, seat, CardSet::only(no)),
                        }
                    }
                    Kind::Peach if !player.wounded() => Refused::NotWounded,
                    Kind::Analeptic if player.mark(Mark::Wine) > 0 => Refused::WineOnce,
                    _ => Refused::NoTarget { card },
                }
            }
            Action::Skill { skill } => match Skill::of(skill) {
                Some(skill_) if player.all_skills().contains(skill_) => {
                    if self.is_unspent(state, seat, skill_) {
                        Refused::SkillNotNow { skill }
                    } else {
                        Refused::SkillSpent { skill }
                    }
                }
                _ => Refused::NoSuchSkill { skill },
            },
            Action::Seat { seat: other } => {
                if other.index() < usize::from(self.seats)
                    && state.player(other).alive
                    && !offer.seats.is_empty()
                    && other != seat
                {
                    let (distance, reach) =
                        (self.distance(state, seat, other), self.range(state, seat));
                    if distance > reach {
                        return Refused::TooFar { seat: other, distance, reach };
                    }
                }
                Refused::NoSuchTarget { seat: other }
            }
            Action::Pass => Refused::MustAnswer,
            Action::Done => Refused::PickMore { n: 1 },
            _ => Refused::NotOffered,
        }
    }
}
