//! What can be answered: cards that are asked for, and questions.

use super::Offer;
use crate::ids::*;
use crate::moment::{Moment, Next, Picked};
use crate::rules::Hegemony;
use crate::skill::{Skill, SkillSet};
use crate::state::*;
use crate::use_card::Made;
use engine::stack::Resolution;
use engine::{Seat, SeatSet};

impl Hegemony {
    /// Cards that answer: of these kinds, plain or made, and then at whom.
    pub(super) fn offer_made(
        &self,
        state: &State,
        seat: Seat,
        kinds: KindSet,
        slips: &[Slip],
        at: Option<SeatSet>,
    ) -> Offer {
        let player = state.player(seat);
        let seats = |slips: &[Slip], cards: CardSet| match at {
            Some(at) if !slips.iter().any(|slip| matches!(slip, Slip::Seat(_))) => {
                Offer { seats: self.struck_by(state, seat, at, cards), ..Offer::default() }
            }
            _ => Offer { done: true, ..Offer::default() },
        };
        match slips.split_first() {
            None => {
                let fits = |card: &CardNo| {
                    kinds.contains(self.kind(*card)) && !self.barred(state, seat, *card)
                };
                let cards = player.hand.iter().filter(fits).collect();
                let mine =
                    if self.may_show(state, seat) { player.all_skills() } else { player.skills };
                let mut skills = SkillSet::EMPTY;
                for skill in self.with_lent(state, seat, mine).and(self.data.view_as).iter() {
                    if self.made_for(state, seat, skill, kinds).is_some() {
                        skills = skills.with(skill);
                    }
                }
                Offer { cards, skills, pass: true, ..Offer::default() }
            }
            Some((&Slip::Card(card), rest)) => seats(rest, CardSet::only(card)),
            Some((&Slip::Skill(skill), rest)) => {
                let picked = Picked::of(rest.iter().copied());
                match self.made_for(state, seat, skill, kinds) {
                    Some(kind) if picked.cards.len() < skill.takes() => {
                        self.offer_material(state, seat, skill, kind, picked.cards, false)
                    }
                    _ => seats(rest, picked.cards),
                }
            }
            _ => Offer { done: true, ..Offer::default() },
        }
    }

    /// Whom of these a player who shall use a Slash can strike with one made of these cards.
    pub(super) fn struck_by(
        &self,
        state: &State,
        seat: Seat,
        at: SeatSet,
        cards: CardSet,
    ) -> SeatSet {
        match state.stack.frame() {
            // It reaches as far as it would without what it is made of.
            Some(Frame::MustSlash { why, .. }) if why != Why::Skill(Skill::Luanwu) => {
                at.and(self.targets(state, seat, Kind::Slash, cards))
            }
            _ => at,
        }
    }

    /// What a skill makes of these kinds now.
    pub(crate) fn made_for(
        &self,
        state: &State,
        seat: Seat,
        skill: Skill,
        kinds: KindSet,
    ) -> Option<Kind> {
        let made = skill.all_made().and(kinds);
        if made.is_empty() {
            return None;
        }
        let moment = Moment { rules: self, state, owner: seat, on: None };
        if !skill.when(&moment) {
            return None;
        }
        made.iter().find(|&kind| {
            !self.offer_material(state, seat, skill, kind, CardSet::EMPTY, false).cards.is_empty()
        })
    }

    pub(super) fn offer_nullify(
        &self,
        state: &State,
        seat: Seat,
        at: u8,
        n: u8,
        deep: u8,
        slips: &[Slip],
    ) -> Offer {
        if let [Slip::Card(card)] = slips
            && self.kind(*card) == Kind::HegNullification
            && deep == 0
            && self.nullifies_kingdom(state, at, n)
        {
            let choices = Choice::Kingdom.bit() | Choice::Single.bit();
            return Offer { choices, ..Offer::default() };
        }
        self.offer_made(state, seat, KindSet::NULLIFICATION, slips, None)
    }

    /// Whether others of the target's kingdom come later.
    pub(crate) fn nullifies_kingdom(&self, state: &State, at: u8, n: u8) -> bool {
        let Some(used) = state.use_at(at) else { return false };
        let Some(target) = used.targets.get(usize::from(n)) else { return false };
        !used.kind.is_delayed()
            && state
                .player(target.seat)
                .kingdom
                .is_some_and(|kingdom| kingdom != Kingdom::Careerist)
            && used.targets.iter().skip(usize::from(n) + 1).any(|other| {
                !other.cancelled && !other.spared && self.friends(state, target.seat, other.seat)
            })
    }

    /// What can be answered to a question at all.
    pub(crate) fn offer_asked(&self, state: &State, ask: &Ask) -> Offer {
        let offer = self.offer_ask(state, ask, &[]);
        Offer { pass: false, done: false, ..offer }
    }

    pub(super) fn offer_ask(&self, state: &State, ask: &Ask, slips: &[Slip]) -> Offer {
        let picked = Picked::of(slips.iter().copied());
        let mut offer = match ask.what {
            What::Cards { from, of, min, max, .. } => {
                let cards = self.fitting(state, ask.seat, self.cards_in(state, ask.seat, from), of);
                Offer::picks(Next::cards(&picked, cards, min, max))
            }
            What::CardOf { seat, from, to } => {
                if !slips.is_empty() {
                    return Offer { done: true, ..Offer::default() };
                }
                let open = Zones(from.0 & !Zones::HAND.0);
                let mut cards = self.cards_in(state, seat, open);
                if to == Purpose::Move {
                    let fits = |&card: &CardNo| !self.takers(state, seat, card).is_empty();
                    cards = cards.iter().filter(fits).collect();
                }
                let blind = from.has(Zones::HAND) && !state.player(seat).hand.is_empty();
                Offer { cards, blind, ..Offer::default() }
            }
            What::HandOf { seat, of, .. } => {
                let cards = self.fitting(state, seat, state.player(seat).hand, of);
                Offer::picks(Next::cards(&picked, cards, 1, 1))
            }
            What::Lying { at, min, max, .. } => {
                Offer::picks(Next::cards(&picked, self.lying(state, at), min, max))
            }
            What::Offered { min, max, .. } => {
                Offer::picks(Next::cards(&picked, state.offered, min, max))
            }
            What::Seats { of, min, max, .. } => {
                Offer::picks(Next::seats(&picked, of.and(state.alive()), min, max))
            }
            What::Options { of } => match picked.choice {
                None => Offer { choices: of, ..Offer::default() },
                Some(_) => Offer { done: true, ..Offer::default() },
            },
            What::Join { kingdom } => {
                let joins = self.may_show(state, ask.seat)
                    && self.kingdom_taken(state, ask.seat) == kingdom;
                let offer = self.offer_reveal(state, ask.seat);
                let choices = if joins { offer.choices & !Choice::Both.bit() } else { 0 };
                Offer {
                    choices: if picked.choice.is_none() { choices } else { 0 },
                    ..Offer::default()
                }
            }
            What::Top { n, min, max, .. } => {
                let top = state.pile.len().saturating_sub(usize::from(n));
                let seen: CardSet = state.pile[top..].iter().copied().collect();
                Offer::picks(Next::cards(&picked, seen, min, max))
            }
            What::Arrange { all_on_top, n } => {
                let top = state.pile.len().saturating_sub(usize::from(n));
                let seen: CardSet = state.pile[top..].iter().copied().collect();
                let cards = seen.minus(picked.cards);
                let done = !all_on_top || cards.len() <= 1;
                Offer {
                    cards: if all_on_top && cards.len() <= 1 { CardSet::EMPTY } else { cards },
                    done,
                    ..Offer::default()
                }
            }
        };
        let nothing = offer.is_complete();
        offer.pass = slips.is_empty() && (ask.may || offer.done || nothing);
        offer
    }

    /// What a sealed or open answer put together.
    pub(crate) fn made(
        &self,
        state: &State,
        seat: Seat,
        slips: &[Slip],
        kinds: KindSet,
    ) -> Option<Made> {
        match slips.split_first()? {
            (&Slip::Card(card), _) => {
                Some(Made { kind: self.kind(card), cards: CardSet::only(card), skill: None })
            }
            (&Slip::Skill(skill), rest) => {
                let kind = self.made_for(state, seat, skill, kinds)?;
                let cards = Picked::of(rest.iter().copied()).cards;
                Some(Made { kind, cards, skill: Some(skill) })
            }
            _ => None,
        }
    }
}
