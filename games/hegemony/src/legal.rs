//! What a seat is asked and can do: one offer, from which the list and the check are made.

mod answer;
mod play;
mod question;
mod refuse;

use crate::ids::*;
use crate::moment::{Moment, Next, Picked};
use crate::point::Phase;
use crate::rules::Hegemony;
use crate::skill::{Skill, SkillSet};
use crate::speech::Action;
use crate::state::*;
use engine::stack::Resolution;
use engine::{Seat, SeatSet};

/// Everything that can be done next.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Offer {
    pub skills: SkillSet,
    pub cards: CardSet,
    pub seats: SeatSet,
    pub choices: u32,
    pub generals: GeneralSet,
    pub recast: CardSet,
    pub blind: bool,
    pub done: bool,
    pub pass: bool,
}

impl Offer {
    /// Whether anything more can be picked.
    pub(crate) fn is_complete(&self) -> bool {
        self.skills.is_empty()
            && self.cards.is_empty()
            && self.seats.is_empty()
            && self.choices == 0
            && self.generals.is_empty()
            && self.recast.is_empty()
            && !self.blind
    }

    fn picks(next: Next) -> Offer {
        Offer {
            cards: next.cards,
            seats: next.seats,
            choices: next.choices,
            done: next.done,
            ..Offer::default()
        }
    }

    pub(crate) fn contains(&self, action: &Action) -> bool {
        match *action {
            Action::General { general } => {
                General::of(general).is_some_and(|general| self.generals.contains(general))
            }
            Action::Card { card } => CardNo::of(card).is_some_and(|card| self.cards.contains(card)),
            Action::Skill { skill } => {
                Skill::of(skill).is_some_and(|skill| self.skills.contains(skill))
            }
            Action::Seat { seat } => self.seats.contains(seat),
            Action::Choose { choice } => self.choices & choice.bit() != 0,
            Action::Blind => self.blind,
            Action::Recast { card } => {
                CardNo::of(card).is_some_and(|card| self.recast.contains(card))
            }
            Action::Done => self.done,
            Action::Pass => self.pass,
        }
    }
}

impl Hegemony {
    /// What the seat has picked so far, and can do next.
    pub(crate) fn offer(&self, state: &State, seat: Seat, after: Option<Slip>) -> Offer {
        let mut slips = [Slip::Done; CARDS + 2];
        let mut n = 0;
        for slip in state.stack.laid_by(seat).chain(after) {
            if n < slips.len() {
                slips[n] = slip;
                n += 1;
            }
        }
        let slips = &slips[..n];
        let Some(frame) = state.stack.frame() else { return Offer::default() };
        let mut offer = self.offer_at(state, seat, frame, slips);
        // One pick after the other needs room; nobody can pick for ever.
        if state.stack.slip_room() < 4 || slips.len() >= 20 {
            offer.pass |= slips.is_empty();
        }
        offer.done &= !slips.is_empty();
        offer
    }

    fn offer_at(&self, state: &State, seat: Seat, frame: Frame, slips: &[Slip]) -> Offer {
        match frame {
            Frame::Game { .. } => self.offer_generals(state, seat, slips),
            Frame::Reveal { .. } if slips.is_empty() => {
                let skills = self.summons(state, seat);
                Offer { skills, ..self.offer_reveal(state, seat) }
            }
            Frame::Phase { phase: Phase::Play, .. } => self.offer_play(state, seat, slips),
            Frame::Point { on, at_seat, done, .. } => {
                if let Some((&Slip::Skill(skill), rest)) = slips.split_first() {
                    let moment = Moment { rules: self, state, owner: seat, on: Some(on) };
                    return Offer::picks(skill.next(&moment, &Picked::of(rest.iter().copied())));
                }
                let coming = self.coming(state, on, at_seat, done);
                let usable = |of: SkillSet| -> SkillSet {
                    of.iter()
                        .filter(|&skill| self.can_begin(state, seat, skill, Some(on)))
                        .collect()
                };
                if coming.must.is_empty() {
                    Offer {
                        skills: usable(coming.may.or(coming.hidden)),
                        pass: true,
                        ..Offer::default()
                    }
                } else {
                    Offer { skills: coming.must, ..Offer::default() }
                }
            }
            Frame::Ask(ask) => self.offer_ask(state, &ask, slips),
            Frame::Respond { need, .. } => self.offer_made(state, seat, need.kinds(), slips, None),
            Frame::Nullify { at, n, deep, .. } => {
                self.offer_nullify(state, seat, at, n, deep, slips)
            }
            Frame::Dying { seat: dying, .. } => {
                let kinds = if dying == seat { KindSet::SELF_RESCUE } else { KindSet::PEACH };
                self.offer_made(state, seat, kinds, slips, None)
            }
            Frame::Pindian { .. } => Offer::picks(Next::cards(
                &Picked::of(slips.iter().copied()),
                state.player(seat).hand,
                1,
                1,
            )),
            Frame::MustSlash { at, .. } => {
                self.offer_made(state, seat, KindSet::SLASH, slips, Some(at.and(state.alive())))
            }
            _ => Offer::default(),
        }
    }

    /// Whether what a skill asks for can be picked at all.
    fn can_begin(
        &self,
        state: &State,
        seat: Seat,
        skill: Skill,
        on: Option<crate::point::Occasion>,
    ) -> bool {
        let moment = Moment { rules: self, state, owner: seat, on };
        let next = skill.next(&moment, &Picked::default());
        next.done || !next.is_nothing()
    }

    fn offer_generals(&self, state: &State, seat: Seat, slips: &[Slip]) -> Offer {
        let dealt = state.player(seat).dealt;
        let kingdom = |general: General| self.data.general(general).kingdom;
        let generals = match slips.first() {
            None => {
                let paired = |&&general: &&General| {
                    dealt
                        .iter()
                        .any(|&other| other != general && kingdom(other) == kingdom(general))
                };
                let heads: GeneralSet = dealt.iter().filter(paired).copied().collect();
                heads.or(self.lords_for(heads))
            }
            Some(&Slip::General(head)) if slips.len() == 1 => dealt
                .iter()
                .copied()
                .filter(|&other| {
                    let same = other == head || Some(other) == self.data.general(head).lord;
                    !same && kingdom(other) == kingdom(head)
                })
                .collect(),
            _ => GeneralSet::EMPTY,
        };
        Offer { generals, done: slips.len() == 2, ..Offer::default() }
    }

    /// The lords that some of these generals can be turned into.
    pub(crate) fn lords_for(&self, heads: GeneralSet) -> GeneralSet {
        let all = self.all_generals().iter().filter(|&general| {
            let info = self.data.general(general);
            self.is_in(info.from) && info.lord.is_some_and(|plain| heads.contains(plain))
        });
        all.collect()
    }

    fn offer_reveal(&self, state: &State, seat: Seat) -> Offer {
        let player = state.player(seat);
        let mut choices = 0;
        for (place, choice) in [(Place::Head, Choice::Head), (Place::Deputy, Choice::Deputy)] {
            if player.hides(place) {
                choices |= choice.bit();
            }
        }
        if player.hides(Place::Head) && player.hides(Place::Deputy) {
            choices |= Choice::Both.bit();
        }
        Offer { choices, pass: true, ..Offer::default() }
    }

    /// Everything an awaited seat can do.
    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let offer = self.offer(state, seat, None);
        out.extend(
            offer.generals.iter().map(|general| Action::General { general: general.card() }),
        );
        out.extend(offer.cards.iter().map(|card| Action::Card { card: card.card() }));
        out.extend(offer.skills.iter().map(|skill| Action::Skill { skill: skill.card() }));
        out.extend(offer.seats.iter().map(|seat| Action::Seat { seat }));
        if offer.choices != 0 {
            let chosen = Choice::ALL.iter().filter(|choice| offer.choices & choice.bit() != 0);
            out.extend(chosen.map(|&choice| Action::Choose { choice }));
        }
        if offer.blind {
            out.push(Action::Blind);
        }
        out.extend(offer.recast.iter().map(|card| Action::Recast { card: card.card() }));
        if offer.done {
            out.push(Action::Done);
        }
        if offer.pass {
            out.push(Action::Pass);
        }
    }

    /// What is done for a seat that does not answer: as little as possible.
    pub(crate) fn modest(&self, state: &State, seat: Seat) -> Action {
        let offer = self.offer(state, seat, None);
        let mut out = Vec::new();
        if offer.pass {
            return Action::Pass;
        }
        if offer.done {
            return Action::Done;
        }
        self.list(state, seat, &mut out);
        out.first().copied().unwrap_or(Action::Pass)
    }

    /// An action as a slip.
    pub(crate) fn as_slip(&self, action: &Action) -> Option<Slip> {
        Some(match *action {
            Action::General { general } => Slip::General(General::of(general)?),
            Action::Card { card } => Slip::Card(CardNo::of(card)?),
            Action::Skill { skill } => Slip::Skill(Skill::of(skill)?),
            Action::Seat { seat } => Slip::Seat(seat),
            Action::Choose { choice } => Slip::Choice(choice),
            Action::Blind => Slip::Blind,
            Action::Recast { card } => Slip::Recast(CardNo::of(card)?),
            Action::Done | Action::Pass => return None,
        })
    }
}

/// The number of an action.
pub(crate) fn code(action: &Action) -> u32 {
    match *action {
        Action::Pass => 0,
        Action::Done => 1,
        Action::Blind => 2,
        Action::Seat { seat } => 16 + seat.index() as u32,
        Action::Choose { choice } => 32 + choice as u32,
        Action::General { general } => 64 + general.index() as u32 % NAMES as u32,
        Action::Card { card } => 64 + card.index() as u32 % NAMES as u32,
        Action::Skill { skill } => 64 + skill.index() as u32 % NAMES as u32,
        Action::Recast { card } => 64 + NAMES as u32 + card.index() as u32 % NAMES as u32,
    }
}

pub(crate) const CODES: u32 = 64 + 2 * NAMES as u32;
