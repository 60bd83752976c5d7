//! Why an action cannot be done, and what one that can be done uses up.

use crate::data::Kind;
use crate::ids::{Def, Id, Slot};
use crate::legal::Asking;
use crate::piles::Pile;
use crate::plays::USUAL;
use crate::queries::Point;
use crate::rules::SmashUp;
use crate::speech::{Action, Quoted, Refused};
use crate::state::{NOWHERE, State};
use crate::vocabulary::On;
use engine::{Quote, Seat};

impl SmashUp {
    /// Whether a seat can use the talent of a thing now.
    pub(crate) fn talent(&self, state: &State, seat: Seat, id: Id) -> Result<(), Refused> {
        let thing = state.thing(id).ok_or(Refused::NothingThere)?;
        let face = self.face(thing.card);
        refuse_if(!face.has(On::Talent) && !face.has(On::Free), Refused::NoTalent)?;
        refuse_if(thing.controller != seat, Refused::NotYours)?;
        refuse_if(thing.used, Refused::TalentUsed)?;
        let point = Point::of(thing);
        let on = if face.has(On::Talent) { On::Talent } else { On::Free };
        let possible = self.numbers(thing.card, on).any(|number| {
            let ability = &self.data.abilities[usize::from(number)];
            ability.when.is_none_or(|when| self.holds(state, &point, when))
                && self.can_begin(state, &point, ability.start)
        });
        refuse_if(!possible, Refused::InvalidTarget)
    }

    pub(crate) fn base_talent(&self, state: &State, seat: Seat, slot: Slot) -> Result<(), Refused> {
        let base = state.base(slot).ok_or(Refused::NotThere)?;
        refuse_if(!self.face(base.card).has(On::Talent), Refused::NoTalent)?;
        refuse_if(self.is_cancelled(state, slot), Refused::NoTalent)?;
        refuse_if(base.used.contains(seat), Refused::TalentUsed)?;
        let point = Point::at_base(base.card, slot, seat);
        let possible = self.numbers(base.card, On::Talent).any(|number| {
            self.can_begin(state, &point, self.data.abilities[usize::from(number)].start)
        });
        refuse_if(!possible, Refused::InvalidTarget)
    }

    /// What an action would cost and bring, or why it cannot be done.
    pub fn quote(&self, state: &State, seat: Seat, action: &Action) -> Result<Quote, Refused> {
        let mut all = Vec::new();
        self.list(state, seat, &mut all);
        if !all.contains(action) {
            return Err(self.reason(state, seat, action));
        }
        let quote = Quote::nothing();
        let plays = all.iter().any(|action| matches!(action, Action::Play { .. }));
        if *action == Action::EndPlay && plays {
            let (minions, actions) = self.plays_left(state, seat);
            return Ok(quote.and(&Quoted::Lapses { minions, actions }));
        }
        let Action::Play { card, at, with, .. } = *action else { return Ok(quote) };
        if self.asking(state) != Some(Asking::Turn) {
            return Ok(quote);
        }
        let Some(def) = Def::of(card) else { return Ok(quote) };
        let face = self.face(def);
        let own = state.player(seat);
        let place = with.or_else(|| {
            let base = at.unwrap_or(NOWHERE);
            let mut by = None;
            self.ways(state, seat, def, Pile::Hand, |way| {
                if way.base == base || base == NOWHERE {
                    by = by.or(Some(way.by));
                }
            });
            by
        });
        let quote = match place {
            Some(USUAL) if face.kind.is_action() => quote.and(&Quoted::UsesAction),
            Some(USUAL) => quote.and(&Quoted::UsesMinion),
            Some(_) if !own.extras.is_empty() => quote.and(&Quoted::UsesExtra),
            _ => quote,
        };
        Ok(match (at, face.kind) {
            (Some(base), Kind::Minion) => {
                let power = self.total(state, base) + u16::from(face.power);
                quote.and(&Quoted::Total { power, breakpoint: self.breakpoint(state, base) })
            }
            _ => quote,
        })
    }

    /// Why an action that is not in the list cannot be done.
    fn reason(&self, state: &State, seat: Seat, action: &Action) -> Refused {
        let Some(asking) = self.asking(state) else { return Refused::NotAsked };
        let own = state.player(seat);
        let known = |card: engine::Card| Def::of(card).filter(|&def| self.data.is_card(def));
        let held = |card: engine::Card| {
            known(card).is_some_and(|def| own.hand.iter().any(|held| held.card == def))
        };
        match (asking, *action) {
            (Asking::Draft, Action::Faction { faction }) => {
                match usize::from(faction.0) < self.data.factions.len() {
                    true => Refused::FactionTaken,
                    false => Refused::NoSuchFaction,
                }
            }
            (Asking::Hand, Action::RedrawHand) => Refused::HandHasMinion,
            (Asking::Turn, Action::Play { card, from, .. }) => {
                let Some(def) = known(card) else { return Refused::NotInHand };
                let face = self.face(def);
                let action = face.kind.is_action();
                let usual = if action { own.actions } else { own.minions };
                let left = self.has_allowance(state, seat, action);
                match from {
                    Pile::Hand if !held(card) => Refused::NotInHand,
                    Pile::Discard if !own.discard.contains(&def) => Refused::NotInDiscard,
                    _ if face.kind == Kind::Special => Refused::OnlyWhenScoring,
                    _ if action && own.asleep => Refused::AsleepNow,
                    _ if !left && action => Refused::ActionsUsedUp,
                    _ if !left => Refused::MinionsUsedUp,
                    Pile::Hand if usual == 0 => {
                        let mut somewhere = false;
                        self.ways(state, seat, def, from, |_| somewhere = true);
                        if somewhere { Refused::InvalidTarget } else { Refused::NotAllowed }
                    }
                    Pile::Hand => Refused::InvalidTarget,
                    _ => Refused::NotAllowed,
                }
            }
            (Asking::Turn, Action::Use { id }) => {
                self.talent(state, seat, id).err().unwrap_or(Refused::NotAsked)
            }
            (Asking::Turn, Action::UseBase { base }) => {
                self.base_talent(state, seat, base).err().unwrap_or(Refused::NotAsked)
            }
            (Asking::Turn, Action::Special { .. }) => Refused::OnlyWhenScoring,
            (Asking::WhichBase, Action::ScoreBase { .. }) => Refused::InvalidTarget,
            (Asking::MeFirst(_) | Asking::AfterScoring(_), Action::Special { card }) => {
                if held(card) { Refused::OnlySpecials } else { Refused::NotInHand }
            }
            (Asking::MeFirst(_) | Asking::AfterScoring(_), Action::Play { .. }) => {
                Refused::OnlySpecials
            }
            (
                Asking::WhichNext | Asking::Triggers | Asking::MeFirst(_) | Asking::AfterScoring(_),
                Action::Next { .. } | Action::Trigger { .. },
            ) => Refused::NoSuchTrigger,
            (Asking::Grant, Action::Pass) => Refused::MustPlay,
            (Asking::Grant, Action::Play { .. }) => Refused::NotAllowed,
            (
                Asking::Pick(_) | Asking::Discard(_) | Asking::OrderCards | Asking::OrderBases(_),
                Action::Done,
            ) => {
                let least =
                    self.choice(state, seat, asking, None).map_or(0, |offer| offer.min as u8);
                Refused::TooFew { least }
            }
            (
                Asking::Pick(_)
                | Asking::Discard(_)
                | Asking::OrderCards
                | Asking::OrderBases(_)
                | Asking::Place
                | Asking::Way { .. },
                Action::Thing { .. }
                | Action::Base { .. }
                | Action::Card { .. }
                | Action::Player { .. }
                | Action::Number { .. }
                | Action::Faction { .. }
                | Action::Way { .. },
            ) => Refused::InvalidTarget,
            _ => Refused::NotAsked,
        }
    }
}

fn refuse_if(refused: bool, why: Refused) -> Result<(), Refused> {
    if refused { Err(why) } else { Ok(()) }
}
