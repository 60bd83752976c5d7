//! Who has which actions: by himself, by his hero, or because a card of his brings it.

use crate::ids::{CardNo, Place};
use crate::lang::program::ActionId;
use crate::lang::words::Holders;
use crate::rules::BombCat;
use crate::state::State;
use engine::{Seat, SeatSet, Viewer};
use smallvec::{SmallVec, smallvec};
use std::borrow::Cow;

/// A set of actions, by their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Actions(SmallVec<[u64; 2]>);

impl Actions {
    pub(crate) fn of(actions: impl Iterator<Item = ActionId>, most: usize) -> Self {
        let mut all = Actions(smallvec![0; most.div_ceil(64)]);
        for id in actions {
            if let Some(bits) = all.0.get_mut(usize::from(id.0) / 64) {
                *bits |= 1 << (id.0 % 64);
            }
        }
        all
    }

    #[inline]
    pub(crate) fn has(&self, id: ActionId) -> bool {
        let bits = self.0.get(usize::from(id.0) / 64);
        bits.is_some_and(|bits| bits >> (id.0 % 64) & 1 == 1)
    }

    #[inline]
    fn join(&mut self, other: &Actions) {
        for (bits, more) in self.0.iter_mut().zip(&other.0) {
            *bits |= more;
        }
    }
}

/// What a player has as far as he knows: some effect may have closed his own cards to him.
#[derive(Debug)]
pub(crate) struct Had<'a> {
    rules: &'a BombCat,
    state: &'a State,
    seat: Seat,
    by_himself: Cow<'a, Actions>,
    /// The kinds of all his cards as bits, where there are not too many kinds.
    kinds: Option<u64>,
    /// He has a card that he does not see, so that it may bring anything.
    unseen: bool,
    /// What he holds, if he sees it and there are not too many kinds of cards.
    pub(crate) hand: Option<Hand>,
}

impl Had<'_> {
    #[inline]
    pub(crate) fn has(&self, id: ActionId) -> bool {
        self.by_himself.has(id)
            || self.rules.plan_for(id).is_some_and(|plan| {
                plan.is_brought
                    && match self.kinds {
                        _ if self.unseen => true,
                        Some(kinds) => plan.bringers.first() & kinds != 0,
                        None => self.rules.bringers(self.state, self.seat, id).next().is_some(),
                    }
            })
    }
}

/// The kinds of cards in a hand as bits: those of which there is one at least, two, three.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hand {
    pub(crate) once: u64,
    pub(crate) twice: u64,
    pub(crate) thrice: u64,
}

impl Hand {
    #[inline]
    fn add(&mut self, kind: usize) {
        let bit = 1 << (kind % 64);
        self.thrice |= self.twice & bit;
        self.twice |= self.once & bit;
        self.once |= bit;
    }
}

/// What is known beforehand of who has what.
#[derive(Clone, Debug, Default)]
pub(crate) struct Having {
    /// What everybody has, whatever his cards and his hero.
    everybody: Actions,
    /// What each module gives to whom, once somebody has its hero.
    heroes: Vec<Heros>,
    /// The regions of each player, the hand first.
    regions: Vec<SmallVec<[Place; 4]>>,
}

#[derive(Clone, Debug)]
struct Heros {
    hero: Actions,
    others: Actions,
}

impl Having {
    pub(crate) fn of(rules: &BombCat) -> Self {
        let most = rules.plans.len();
        let ids = || (0..most as u16).map(ActionId);
        let by_itself = |id: &ActionId| !rules.plans[usize::from(id.0)].granted;
        let heros = |id: &ActionId| rules.plans[usize::from(id.0)].is_heros;
        let given = |module: usize, to: &dyn Fn(Holders) -> bool| {
            let is_given = |id: &ActionId| {
                let plan = &rules.plans[usize::from(id.0)];
                usize::from(plan.module) == module && to(plan.holders)
            };
            Actions::of(ids().filter(by_itself).filter(heros).filter(is_given), most)
        };
        let heroes = (0..rules.library.parts.len()).map(|module| Heros {
            hero: given(module, &|holders| holders != Holders::Others),
            others: given(module, &|holders| holders != Holders::Hero),
        });
        let owned = |seat: Seat| {
            let mine = rules.zones.iter().enumerate();
            let mine = mine.filter(move |(_, zone)| zone.owner == Some(seat));
            mine.map(|(at, _)| Place(at as u16)).collect()
        };
        Having {
            everybody: Actions::of(ids().filter(by_itself).filter(|id| !heros(id)), most),
            heroes: heroes.collect(),
            regions: Seat::all(rules.seats).map(owned).collect(),
        }
    }
}

impl BombCat {
    /// The regions that belong to a player, the hand first.
    #[inline]
    pub(crate) fn regions_of(&self, seat: Seat) -> &[Place] {
        self.having.regions.get(seat.index()).map_or(&[], |it| it)
    }

    /// What a player has by himself, cards aside.
    fn by_himself(&self, state: &State, seat: Seat) -> Cow<'_, Actions> {
        let mut own = Cow::Borrowed(&self.having.everybody);
        for (at, player) in state.players.iter().enumerate() {
            let heros = player.hero.and_then(|hero| self.having.heroes.get(usize::from(hero)));
            if let Some(heros) = heros {
                own.to_mut().join(if at == seat.index() { &heros.hero } else { &heros.others });
            }
        }
        own
    }

    pub(crate) fn had<'a>(&'a self, state: &'a State, seat: Seat) -> Had<'a> {
        let few = self.classes.len() <= 64;
        let (viewer, in_hand) = (Viewer::Seat(seat), self.hand(seat));
        let (mut kinds, mut hand, mut unseen) = (0u64, Hand::default(), false);
        for &place in self.regions_of(seat) {
            let open = state.grants.is_empty() && self.looks_into(place, viewer);
            for &no in state.region(place) {
                unseen |= !open && !self.sees(state, no, viewer);
                let Some(card) = state.card(no) else { continue };
                kinds |= 1 << (card.def.index() % 64);
                if place == in_hand {
                    hand.add(card.def.index());
                }
            }
        }
        Had {
            rules: self,
            state,
            seat,
            by_himself: self.by_himself(state, seat),
            kinds: few.then_some(kinds),
            unseen,
            hand: (few && state.grants.is_empty()).then_some(hand),
        }
    }

    /// Who has an action by himself, cards aside.
    pub(crate) fn holders(&self, state: &State, id: ActionId) -> SeatSet {
        let Some(plan) = self.plan_for(id).filter(|plan| !plan.granted) else {
            return SeatSet::EMPTY;
        };
        let all = SeatSet::all(self.seats);
        if !plan.is_heros {
            return all;
        }
        match (self.hero_seat(state, plan.module), plan.holders) {
            (None, _) => SeatSet::EMPTY,
            (Some(hero), Holders::Hero) => SeatSet::only(hero),
            (Some(hero), Holders::Others) => all.without(hero),
            (Some(_), Holders::All) => all,
        }
    }

    /// Whether a player has an action by himself, cards aside.
    #[inline]
    pub(crate) fn has_by_itself(&self, state: &State, seat: Seat, id: ActionId) -> bool {
        self.holders(state, id).contains(seat)
    }

    /// Whether a card brings an action.
    #[inline]
    pub(crate) fn brings(&self, state: &State, card: CardNo, id: ActionId) -> bool {
        let plan = self.plan_for(id).filter(|plan| plan.is_brought);
        plan.zip(state.card(card)).is_some_and(|(plan, it)| plan.bringers.has(it.def))
    }

    /// The cards of a player that bring an action, by place: those in the hand and in own regions.
    pub(crate) fn bringers<'s>(
        &'s self,
        state: &'s State,
        seat: Seat,
        id: ActionId,
    ) -> impl Iterator<Item = CardNo> + 's {
        let cards = self.regions_of(seat).iter().flat_map(|&place| state.region(place));
        cards.copied().filter(move |&card| self.brings(state, card, id))
    }

    /// Whether a player has an action now.
    pub(crate) fn has(&self, state: &State, seat: Seat, id: ActionId) -> bool {
        let brought = self.plan_for(id).is_some_and(|plan| plan.is_brought);
        self.has_by_itself(state, seat, id)
            || brought && self.bringers(state, seat, id).next().is_some()
    }
}
