//! What can be picked: for the list of actions, the check and the question of whether to ask at all.

use crate::data::Kind;
use crate::ids::{Def, Faction, Id, Slot};
use crate::local::Lying;
use crate::piles::Pile;
use crate::queries::Point;
use crate::rules::SmashUp;
use crate::state::{NOWHERE, Slip, State, THINGS, Thing};
use crate::vocabulary::*;
use engine::{List, Seat};

/// What a pick offers next, and how many picks make it complete.
#[derive(Clone, Debug, Default)]
pub struct Offer {
    pub options: Vec<Slip>,
    pub min: usize,
    pub max: usize,
    /// How many there are in all.
    pub there: usize,
    /// Others can see that there is nothing to pick, so nobody need be asked.
    pub open: bool,
}

/// Things by number.
type Ids = List<Id, THINGS>;

/// How many must and may be picked, of so many that there are.
fn bounds(count: Count, there: usize, power: u8, bases: usize) -> (usize, usize) {
    match count {
        Count::One => (1.min(there), 1.min(there)),
        Count::Exactly(n) => (usize::from(n).min(there), usize::from(n).min(there)),
        Count::UpTo(n) => (0, usize::from(n).min(there)),
        Count::OneTo(n) => (1.min(there), usize::from(n).min(there)),
        Count::Any => (0, there),
        Count::Power => (usize::from(power).min(there), usize::from(power).min(there)),
        Count::PerBase => (bases, bases),
    }
}

impl SmashUp {
    /// What a step asks to be picked, after these picks.
    pub fn offer(&self, state: &State, point: &Point<'_>, pick: Pick, picked: &[Slip]) -> Offer {
        match pick {
            Pick::Things { of, n } => self.offer_things(state, point, &of, n, picked),
            Pick::Cards { of, n } => self.offer_cards(state, point, &of, n, picked),
            Pick::Base(filter) => {
                let bases = self.base_options(state, point, &filter);
                one(bases.iter().map(|&base| Slip::Base(base)), picked)
            }
            Pick::Player { other } => {
                let seats = Seat::all(self.seats).filter(|&seat| !other || seat != point.you);
                one(seats.map(Slip::Player), picked)
            }
            Pick::Faction => {
                let factions = self.factions_in_play(state);
                one(factions.iter().map(|&faction| Slip::Faction(faction)), picked)
            }
            Pick::Number(most) => one((0..=most).map(Slip::Number), picked),
        }
    }

    /// The things that fit a filter, the extreme ones of them if it says so.
    pub fn candidates(&self, state: &State, point: &Point<'_>, filter: &Filter) -> Ids {
        let fit = |thing: &&Thing| self.fits(state, point, filter, thing);
        let all = state.things.iter().filter(fit);
        let Some(extreme) = filter.extreme else { return all.map(|thing| thing.id).collect() };
        let powers: List<(Id, u8, Slot), THINGS> =
            all.map(|thing| (thing.id, self.power(state, thing), thing.base)).collect();
        let kept = powers.iter().filter(|&&(_, power, base)| {
            let mut others = powers
                .iter()
                .filter(|&&(_, _, other)| extreme != Extreme::LowestOfEach || other == base);
            match extreme {
                Extreme::Highest => others.all(|&(_, other, _)| other <= power),
                Extreme::Lowest => others.all(|&(_, other, _)| other >= power),
                // Where all are alike nobody is the lowest.
                Extreme::LowestOfEach => {
                    others.clone().all(|&(_, other, _)| other >= power)
                        && others.any(|&(_, other, _)| other > power)
                }
            }
        });
        kept.map(|&(id, ..)| id).collect()
    }

    /// Picks come in ascending order, and only while the least number stays reachable, so that each set has one path.
    fn offer_things(
        &self,
        state: &State,
        point: &Point<'_>,
        filter: &Filter,
        count: Count,
        picked: &[Slip],
    ) -> Offer {
        let all = self.candidates(state, point, filter);
        let thing = |id: Id| state.thing(id).copied().unwrap_or_default();
        let power = point.picks.things.first().map_or(0, |&id| self.last_power(state, id));
        let has = |&base: &Slot| all.iter().any(|&id| thing(id).base == base);
        let (min, max) = bounds(count, all.len(), power, state.slots().filter(has).count());
        let mut offer = Offer { min, max, there: all.len(), open: true, ..Offer::default() };
        if picked.len() >= max {
            return offer;
        }
        let picked: Ids = picked
            .iter()
            .filter_map(|slip| if let Slip::Thing(id) = slip { Some(*id) } else { None })
            .collect();
        let last = picked.last().and_then(|&id| all.iter().position(|&other| other == id));
        let bound = |id: Id| {
            picked.iter().all(|&other| {
                (!filter.one_base || thing(id).base == thing(other).base)
                    && (!filter.one_name || thing(id).card == thing(other).card)
                    && (count != Count::PerBase || thing(id).base != thing(other).base)
            })
        };
        let behind = &all[last.map_or(0, |at| at + 1)..];
        let left: Ids = behind.iter().copied().filter(|&id| bound(id)).collect();
        offer.options.reserve(left.len());
        for (at, &id) in left.iter().enumerate() {
            let reachable = if count == Count::PerBase {
                let has = |&base: &Slot| left[at..].iter().any(|&id| thing(id).base == base);
                state.slots().filter(has).count()
            } else {
                left.len() - at
            };
            if picked.len() + reachable >= min {
                offer.options.push(Slip::Thing(id));
            }
        }
        offer
    }

    /// Whether a card fits.
    fn card_fits(&self, state: &State, point: &Point<'_>, filter: &CardFilter, card: Def) -> bool {
        let face = self.face(card);
        let kind = match filter.kind {
            CardKind::Any => true,
            CardKind::Minion => face.kind == Kind::Minion,
            CardKind::Action => face.kind.is_action(),
            CardKind::BaseAction => face.kind == Kind::OnBase,
            CardKind::Madness => card == self.data.madness,
        };
        let named = || {
            let picked = point.picks.things.first().and_then(|&id| state.remembered(id));
            picked.is_some_and(|thing| thing.card == card)
        };
        // From the deck cards come into play here, from elsewhere anywhere.
        let here = (filter.zone == Zone::Deck).then_some(point.base);
        kind && filter.max.is_none_or(|max| face.power <= max)
            && (!filter.microbot || face.microbot)
            && (!filter.named || named())
            && (!filter.playable || self.is_playable(state, point.you, card, here))
    }

    /// The cards of a zone, in an order of their own: where they lie in a hand or deck is nobody's business.
    fn zone(&self, state: &State, point: &Point<'_>, zone: Zone) -> Vec<Lying> {
        let mut cards = Vec::with_capacity(48);
        let mut hand = |owner: Seat| {
            let hand = state.player(owner).hand.iter();
            hand.for_each(|held| cards.push(Lying { card: held.card, owner, pile: Pile::Hand }));
        };
        match zone {
            Zone::Hand | Zone::HandOrDiscard => hand(point.you),
            Zone::TheirHand => point.picks.player.into_iter().for_each(hand),
            _ => {}
        }
        let mut discard = |owner: Seat| {
            let discard = state.player(owner).discard.iter();
            discard.for_each(|&card| cards.push(Lying { card, owner, pile: Pile::Discard }));
        };
        match zone {
            Zone::Discard | Zone::HandOrDiscard => discard(point.you),
            Zone::AnyDiscard => Seat::all(self.seats).for_each(discard),
            _ => {}
        }
        match zone {
            Zone::Deck => {
                for held in state.player(point.you).deck.iter() {
                    cards.push(Lying { card: held.card, owner: point.you, pile: Pile::Deck });
                }
            }
            Zone::BaseDeck => {
                for held in state.base_deck.iter() {
                    cards.push(Lying { card: held.card, owner: point.you, pile: Pile::Bases });
                }
            }
            Zone::Revealed => {
                for shown in state.revealed.iter() {
                    cards.push(Lying { card: shown.card, owner: shown.owner, pile: Pile::Shown });
                }
            }
            _ => {}
        }
        cards.sort_unstable();
        cards
    }

    fn offer_cards(
        &self,
        state: &State,
        point: &Point<'_>,
        filter: &CardFilter,
        count: Count,
        picked: &[Slip],
    ) -> Offer {
        let mut all = self.zone(state, point, filter.zone);
        let empty = all.is_empty();
        let hidden =
            matches!(filter.zone, Zone::Hand | Zone::HandOrDiscard | Zone::Deck | Zone::TheirHand);
        let looked_at = filter.zone == Zone::Revealed
            && state.revealed.iter().any(|shown| shown.seen_by != crate::piles::Few::ALL);
        // Copies of a card lie together, and one of them answers for all.
        let mut last = (Def::default(), false);
        all.retain(|lying| {
            if lying.card != last.0 || !last.1 {
                last = (lying.card, self.card_fits(state, point, filter, lying.card));
            }
            last.1
        });
        let power = point.picks.things.first().map_or(0, |&id| self.last_power(state, id));
        let (min, max) = bounds(count, all.len(), power, 0);
        let nothing = count == Count::Power && power == 0;
        // How much madness a player has in all is no secret.
        let sane = filter.kind == CardKind::Madness && self.madness_of(state, point.you) == 0;
        let open = !(hidden || looked_at) || empty || nothing || sane;
        let mut offer = Offer { min, max, there: all.len(), open, ..Offer::default() };
        if picked.len() >= max {
            return offer;
        }
        let picked: Vec<Lying> = picked
            .iter()
            .filter_map(|slip| match *slip {
                Slip::Card { card, owner, pile } => Some(Lying { card, owner, pile }),
                _ => None,
            })
            .collect();
        // Copies that are alike are taken from the front, so the next place is behind those that were taken.
        let from = picked.last().map_or(0, |last| {
            let first = all.iter().position(|card| card == last).unwrap_or(0);
            first + picked.iter().filter(|card| *card == last).count()
        });
        offer.options.reserve(all.len().saturating_sub(from));
        for at in from..all.len() {
            let lying = all[at];
            let bound = !filter.one_name || picked.iter().all(|other| other.card == lying.card);
            let new = at == from || all[at - 1] != lying;
            if bound && new && picked.len() + (all.len() - at) >= min {
                let Lying { card, owner, pile } = lying;
                offer.options.push(Slip::Card { card, owner, pile });
            }
        }
        offer
    }

    /// The bases that can be picked.
    fn base_options(&self, state: &State, point: &Point<'_>, filter: &BaseFilter) -> List<Slot, 8> {
        // Another base than that of nothing is no base at all.
        if let Some(at) = filter.but
            && self.target_base(state, point, at) == NOWHERE
        {
            return List::new();
        }
        let fits = |&base: &Slot| {
            let having = match filter.having {
                None => true,
                Some(Having::Own) => self.minions_of(state, point.you, base) > 0,
                Some(Having::OwnAction) => state.things.iter().any(|thing| {
                    thing.base == base
                        && thing.host == Id::NONE
                        && thing.controller == point.you
                        && !self.is_minion(thing)
                }),
            };
            having && filter.but.is_none_or(|at| !self.is_at(state, point, at, base))
        };
        state.slots().filter(fits).collect()
    }

    /// The one base that a word means.
    pub fn target_base(&self, state: &State, point: &Point<'_>, at: At) -> Slot {
        state.slots().find(|&slot| self.is_at(state, point, at, slot)).unwrap_or(NOWHERE)
    }

    /// The factions at the table.
    fn factions_in_play(&self, state: &State) -> List<Faction, 8> {
        let mut all: List<Faction, 8> = Seat::all(self.seats)
            .flat_map(|seat| state.player(seat).factions.iter().copied())
            .collect();
        all.sort_unstable();
        all
    }
}

/// Exactly one of these, if there are any.
fn one(options: impl Iterator<Item = Slip>, picked: &[Slip]) -> Offer {
    let all: Vec<Slip> = options.collect();
    let (there, n) = (all.len(), 1.min(all.len()));
    let options = if picked.is_empty() { all } else { Vec::new() };
    Offer { options, min: n, max: n, there, open: true }
}
