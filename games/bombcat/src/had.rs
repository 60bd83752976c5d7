//! Who has which actions: by himself, by his hero, or because a card of his brings it.

use crate::ids::{CardNo, Place};
use crate::lang::program::ActionId;
use crate::lang::words::Holders;
use crate::rules::BombCat;
use crate::state::State;
use engine::{Card, Seat, SeatSet, Viewer};
use smallvec::{SmallVec, smallvec};

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
        self.0.get(usize::from(id.0) / 64).is_some_and(|bits| is_in(*bits, id))
    }

    #[inline]
    fn join(&mut self, other: &Actions) {
        for (bits, more) in self.0.iter_mut().zip(&other.0) {
            *bits |= more;
        }
    }

    /// Those that are in both, in order.
    #[inline]
    pub(crate) fn common(&self, other: &Actions) -> impl Iterator<Item = ActionId> {
        let both = self.0.iter().zip(&other.0).map(|(a, b)| a & b);
        both.enumerate().flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                let at = (bits != 0).then(|| bits.trailing_zeros() as u16)?;
                bits &= bits - 1;
                Some(ActionId(word as u16 * 64 + at))
            })
        })
    }
}

#[inline]
fn is_in(bits: u64, id: ActionId) -> bool {
    bits >> (id.0 % 64) & 1 == 1
}

/// What a player has.
#[derive(Debug)]
pub(crate) struct Had {
    pub(crate) actions: Actions,
    /// What he holds, if he sees it and there are not too many kinds of cards.
    pub(crate) hand: Option<Hand>,
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
    /// What each card brings, one card after the other, and what there is that any card brings.
    cards: Vec<u64>,
    any_card: Actions,
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
        let brought = |grants: &Vec<ActionId>| Actions::of(grants.iter().copied(), most);
        let owned = |seat: Seat| {
            let mine = rules.zones.iter().enumerate();
            let mine = mine.filter(move |(_, zone)| zone.owner == Some(seat));
            mine.map(|(at, _)| Place(at as u16)).collect()
        };
        Having {
            everybody: Actions::of(ids().filter(by_itself).filter(|id| !heros(id)), most),
            heroes: heroes.collect(),
            cards: rules.grants.iter().flat_map(|grants| brought(grants).0).collect(),
            any_card: Actions::of(rules.grants.iter().flatten().copied(), most),
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
    fn by_himself(&self, state: &State, seat: Seat) -> Actions {
        let mut own = self.having.everybody.clone();
        for (at, player) in state.players.iter().enumerate() {
            let heros = player.hero.and_then(|hero| self.having.heroes.get(usize::from(hero)));
            if let Some(heros) = heros {
                own.join(if at == seat.index() { &heros.hero } else { &heros.others });
            }
        }
        own
    }

    /// The actions that a player has as far as he knows: some effect may have closed his own cards to him.
    pub(crate) fn had(&self, state: &State, seat: Seat) -> Had {
        let mut actions = self.by_himself(state, seat);
        let (viewer, in_hand) = (Viewer::Seat(seat), self.hand(seat));
        let few = state.grants.is_empty() && self.classes.len() <= 64;
        let words = actions.0.len();
        let mut hand = Hand::default();
        for &place in self.regions_of(seat) {
            let open = self.is_open_to(state, place, viewer);
            for &no in state.region(place) {
                if !open && !self.sees(state, no, viewer) {
                    // A card that its own holder does not see may bring anything.
                    actions.join(&self.having.any_card);
                    break;
                }
                let Some(card) = state.card(no) else { continue };
                let brought = self.brought_by(card.def, words);
                actions.0.iter_mut().zip(brought).for_each(|(bits, more)| *bits |= more);
                if place == in_hand {
                    hand.add(card.def.index());
                }
            }
        }
        Had { actions, hand: few.then_some(hand) }
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
        let brought =
            state.card(card).map(|it| self.brought_by(it.def, self.having.everybody.0.len()));
        brought.and_then(|it| it.get(usize::from(id.0) / 64)).is_some_and(|it| is_in(*it, id))
    }

    /// What a card brings, as bits.
    #[inline]
    fn brought_by(&self, card: Card, words: usize) -> &[u64] {
        let first = card.index() * words;
        self.having.cards.get(first..first + words).unwrap_or_default()
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
