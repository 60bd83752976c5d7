//! What can be played in the own Play phase, and on whom.

use super::Offer;
use crate::ids::*;
use crate::moment::{Moment, Next, Picked};
use crate::rules::Hegemony;
use crate::skill::{Skill, SkillSet};
use crate::state::*;
use engine::stack::Resolution;
use engine::{Seat, SeatSet};

impl Hegemony {
    pub(super) fn offer_play(&self, state: &State, seat: Seat, slips: &[Slip]) -> Offer {
        let player = state.player(seat);
        match slips.split_first() {
            None => {
                let mut offer = Offer { pass: true, ..Offer::default() };
                let mut known = KindSet::EMPTY;
                let mut usable = KindSet::EMPTY;
                for card in player.hand.iter() {
                    let kind = self.kind(card);
                    // Cards of one kind can be used on the same players, unless they are what is counted.
                    if !known.contains(kind) {
                        known.0 |= 1 << kind as u8;
                        let cards = CardSet::only(card);
                        if self.playable(state, seat, kind, cards)
                            && self.has_target(state, seat, kind, cards)
                        {
                            usable.0 |= 1 << kind as u8;
                        }
                    }
                    if usable.contains(kind) && !self.barred(state, seat, card) {
                        offer.cards = offer.cards.with(card);
                    }
                    if matches!(kind, Kind::IronChain | Kind::KnownBoth) {
                        offer.recast = offer.recast.with(card);
                    }
                }
                let can_show = self.may_show(state, seat);
                let mine = if can_show { player.all_skills() } else { player.skills };
                for skill in mine.and(self.data.active).iter() {
                    let moment = Moment { rules: self, state, owner: seat, on: None };
                    if self.is_unspent(state, seat, skill)
                        && skill.when(&moment)
                        && self.can_begin(state, seat, skill, None)
                    {
                        offer.skills = offer.skills.with(skill);
                    }
                }
                offer.skills = offer.skills.or(self.summons(state, seat));
                for skill in self.with_lent(state, seat, mine).and(self.data.view_as).iter() {
                    if self.made_in_play(state, seat, skill).is_some() {
                        offer.skills = offer.skills.with(skill);
                    }
                    if skill == Skill::Lianhuan {
                        let clubs =
                            self.fitting(state, seat, player.hand, Filter::Suit(Suit::Club));
                        offer.recast = offer.recast.or(clubs);
                    }
                }
                offer
            }
            Some((&Slip::Card(card), rest)) => {
                self.offer_targets(state, seat, self.kind(card), CardSet::only(card), rest)
            }
            Some((&Slip::Skill(skill), rest))
                if self.data.view_as.contains(skill) && !self.data.active.contains(skill) =>
            {
                let Some(kind) = self.made_in_play(state, seat, skill) else {
                    return Offer::default();
                };
                let picked = Picked::of(rest.iter().copied());
                if picked.cards.len() < skill.takes() {
                    return self.offer_material(state, seat, skill, kind, picked.cards, true);
                }
                let seats: Vec<Slip> =
                    rest.iter().copied().filter(|slip| matches!(slip, Slip::Seat(_))).collect();
                self.offer_targets(state, seat, kind, picked.cards, &seats)
            }
            Some((&Slip::Skill(skill), rest)) => {
                let moment = Moment { rules: self, state, owner: seat, on: None };
                Offer::picks(skill.next(&moment, &Picked::of(rest.iter().copied())))
            }
            _ => Offer { done: true, ..Offer::default() },
        }
    }

    /// These skills, and that of a lord who lends his soldiers.
    pub(super) fn with_lent(&self, state: &State, seat: Seat, skills: SkillSet) -> SkillSet {
        if self.may_borrow(state, seat) { skills.with(Skill::Hongfa) } else { skills }
    }

    /// What a skill makes that can be used in the own Play phase now.
    pub(crate) fn made_in_play(&self, state: &State, seat: Seat, skill: Skill) -> Option<Kind> {
        let moment = Moment { rules: self, state, owner: seat, on: None };
        if !skill.when(&moment) || !self.is_unspent(state, seat, skill) {
            return None;
        }
        skill.all_made().iter().find(|&kind| {
            self.playable(state, seat, kind, CardSet::EMPTY)
                && !self
                    .offer_material(state, seat, skill, kind, CardSet::EMPTY, true)
                    .cards
                    .is_empty()
        })
    }

    /// The cards that can be taken next to make a card of this kind.
    pub(super) fn offer_material(
        &self,
        state: &State,
        seat: Seat,
        skill: Skill,
        kind: Kind,
        taken: CardSet,
        in_play: bool,
    ) -> Offer {
        let moment = Moment { rules: self, state, owner: seat, on: None };
        let of = skill.makes(&moment, kind);
        let takes = skill.takes();
        // Who shall use a Slash on somebody must still reach him without what it is made of.
        let struck = match state.stack.frame() {
            Some(Frame::MustSlash { at, .. }) => Some(at.and(state.alive())),
            _ => None,
        };
        let reaches = |card: CardNo| {
            let spent = CardSet::only(card);
            struck.is_none_or(|at| !self.struck_by(state, seat, at, spent).is_empty())
        };
        let fits = |card: CardNo| {
            if self.barred(state, seat, card)
                || in_play && !self.material_fits(state, seat, kind, card, takes)
                || !in_play && !reaches(card)
            {
                return false;
            }
            match (takes, taken.first()) {
                (2, None) => {
                    of.iter().any(|other| other != card && skill.fit(&moment, card, other))
                }
                (2, Some(first)) => skill.fit(&moment, first, card),
                _ => true,
            }
        };
        let cards = of.minus(taken).iter().filter(|&card| fits(card)).collect();
        Offer { cards, ..Offer::default() }
    }

    /// Whether a card made of this one could be used on anybody.
    pub(super) fn material_fits(
        &self,
        state: &State,
        seat: Seat,
        kind: Kind,
        card: CardNo,
        takes: u8,
    ) -> bool {
        takes > 1 && self.has_target(state, seat, kind, CardSet::EMPTY)
            || takes == 1
                && self.playable(state, seat, kind, CardSet::only(card))
                && self.has_target(state, seat, kind, CardSet::only(card))
    }

    /// On whom a card can be used, after those that were named.
    pub(super) fn offer_targets(
        &self,
        state: &State,
        seat: Seat,
        kind: Kind,
        cards: CardSet,
        named: &[Slip],
    ) -> Offer {
        let (min, max) = self.target_count(state, seat, kind);
        let picked = Picked::of(named.iter().copied());
        if max == 0 {
            return Offer { done: true, ..Offer::default() };
        }
        if kind == Kind::Collateral && picked.seats.len() == 1 {
            let armed = picked.seat();
            let seats = self.in_range(state, armed);
            return Offer { seats, ..Offer::default() };
        }
        if kind == Kind::Collateral && picked.seats.len() > 1 {
            return Offer { done: true, ..Offer::default() };
        }
        let farther = self.targets_by_showing(state, seat, kind, cards);
        let mut of =
            if farther.is_empty() { self.targets(state, seat, kind, cards) } else { farther };
        if kind.is_slash() && !picked.seats.is_empty() {
            of = self.further_targets(state, seat, &picked, of);
            let seats = of.minus(picked.seat_set());
            let more = (picked.seats.len() as u8) < max;
            return Offer {
                seats: if more { seats } else { SeatSet::EMPTY },
                done: true,
                ..Offer::default()
            };
        }
        Offer::picks(Next::seats(&picked, of, min, max))
    }

    /// More targets of a Slash: one of the short blade must be near.
    pub(super) fn further_targets(
        &self,
        state: &State,
        seat: Seat,
        picked: &Picked,
        of: SeatSet,
    ) -> SeatSet {
        let player = state.player(seat);
        let far = self.distances(state, seat);
        let near: SeatSet = of.iter().filter(|next| far[next.index()] <= 1).collect();
        let free = 1 + usize::from(player.mark(Mark::TianyiWon).min(1));
        // Those beyond the usual number are near.
        let near_picked = picked.seats.iter().filter(|seat| near.contains(**seat)).count();
        if picked.seats.len() < free {
            of
        } else if player.all_skills().contains(Skill::Duanbing) {
            if near_picked > 0 { of } else { near }
        } else {
            SeatSet::EMPTY
        }
    }
}
