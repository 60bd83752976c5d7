//! Who has which actions: by himself, by his hero, or because a card of his brings it.

use crate::ids::{CardNo, Place};
use crate::lang::program::ActionId;
use crate::lang::words::Holders;
use crate::plan::{Listed, Needs, Plan};
use crate::rules::BombCat;
use crate::state::{CardState, Player, State};
use crate::zones::Zone;
use engine::{Seat, SeatSet, Viewer};
use smallvec::SmallVec;

/// What a player has as far as he knows: some effect may have closed his own cards to him.
#[derive(Debug)]
pub(crate) struct Had<'a> {
    pub(crate) rules: &'a BombCat,
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    /// The kinds of all his cards as bits, where there are not too many kinds.
    kinds: Option<u64>,
    /// He has a card that he does not see, so that it may bring anything.
    unseen: bool,
    /// What he holds, if he sees it and there are not too many kinds of cards.
    pub(crate) hand: Option<Hand>,
}

impl Had<'_> {
    /// Whether an action is out of the question: nobody at the table has it, or his hand cannot pay for it.
    #[inline(always)]
    pub(crate) fn lacks(&self, it: &Listed) -> bool {
        let lacks = |hand: &Hand| it.needs.is_some_and(|needs| hand.has(needs) == Some(false));
        !it.cast.meets(self.state.cast) || self.hand.as_ref().is_some_and(lacks)
    }

    /// Whether he can pay for one of these, where nothing but his hand says so.
    #[inline]
    pub(crate) fn pays(&self, it: &Listed) -> bool {
        // Tags and what is about to leave can only take cards away.
        let free = self.state.marks.is_empty() && self.state.carries.is_empty();
        let holds = |hand: &Hand| it.needs.is_some_and(|needs| hand.has(needs) == Some(true));
        it.suffices && free && self.hand.as_ref().is_some_and(holds)
    }

    #[inline]
    pub(crate) fn has(&self, id: ActionId) -> bool {
        let Some(plan) = self.rules.plan_for(id) else { return false };
        let brought = || match self.kinds {
            _ if self.unseen => true,
            Some(kinds) => plan.bringers.first() & kinds != 0,
            None => self.rules.bringers(self.state, self.seat, id).next().is_some(),
        };
        plan.is_brought && brought() || plan.is_of(self.state, self.seat)
    }
}

/// The kinds of cards in a hand as bits: those of which there is one at least, two, three.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hand([u64; 3]);

impl Hand {
    #[inline]
    fn add(&mut self, kind: usize) {
        let Hand([once, twice, thrice]) = self;
        let bit = 1 << (kind % 64);
        *thrice |= *twice & bit;
        *twice |= *once & bit;
        *once |= bit;
    }

    /// Whether it has these cards, where that is clear at once.
    #[inline]
    pub(crate) fn has(&self, Needs { kinds, each, distinct }: Needs) -> Option<bool> {
        let held = self.0.get(usize::from(each))? & kinds;
        Some(held != 0 && (distinct < 2 || held.count_ones() >= distinct.into()))
    }
}

/// The regions of each player, the hand first.
pub(crate) fn regions(zones: &[Zone], seats: u8) -> Vec<SmallVec<[Place; 4]>> {
    let owned = |seat: Seat| {
        let mine = zones.iter().enumerate().filter(move |(_, zone)| zone.owner == Some(seat));
        mine.map(|(at, _)| Place(at as u16)).collect()
    };
    Seat::all(seats).map(owned).collect()
}

impl Plan {
    /// Whether a player has it by himself, cards aside.
    #[inline]
    pub(crate) fn is_of(&self, state: &State, seat: Seat) -> bool {
        let has_hero = |player: &Player| player.hero == Some(self.module);
        let is_hero = || state.players.get(seat.index()).is_some_and(has_hero);
        match self.holders {
            _ if self.granted => false,
            _ if !self.is_heros => true,
            Holders::Hero => is_hero(),
            Holders::Others => !is_hero() && state.players.iter().any(has_hero),
            Holders::All => state.players.iter().any(has_hero),
        }
    }
}

impl BombCat {
    /// The regions that belong to a player, the hand first.
    #[inline]
    pub(crate) fn regions_of(&self, seat: Seat) -> &[Place] {
        self.regions.get(seat.index()).map_or(&[], |it| it)
    }

    /// Whether a player could hold a card of one of these kinds, as bits, as far as he knows.
    pub(crate) fn holds(&self, state: &State, seat: Seat, kinds: u64) -> bool {
        let is_it = |card: &CardState| kinds >> (card.def.index() % 64) & 1 == 1;
        let mut cards = state.region(self.hand(seat)).iter().filter_map(|&no| state.card(no));
        self.classes.len() > 64 || !state.grants.is_empty() || cards.any(is_it)
    }

    pub(crate) fn had<'a>(&'a self, state: &'a State, seat: Seat) -> Had<'a> {
        let few = self.classes.len() <= 64;
        let viewer = Viewer::Seat(seat);
        let (mut kinds, mut hand, mut unseen) = (0u64, Hand::default(), false);
        for (at, &place) in self.regions_of(seat).iter().enumerate() {
            let cards = state.region(place);
            let defs = cards.iter().filter_map(|&no| state.card(no)).map(|card| card.def.index());
            // The hand is the first.
            match at {
                0 => defs.for_each(|def| hand.add(def)),
                _ => defs.for_each(|def| kinds |= 1 << (def % 64)),
            }
            if !state.grants.is_empty() || !self.looks_into(place, viewer) {
                unseen |= cards.iter().any(|&no| !self.sees(state, no, viewer));
            }
        }
        kinds |= hand.0[0];
        Had {
            rules: self,
            state,
            seat,
            kinds: few.then_some(kinds),
            unseen,
            hand: (few && state.grants.is_empty()).then_some(hand),
        }
    }

    /// Who has an action by himself, cards aside.
    pub(crate) fn holders(&self, state: &State, id: ActionId) -> SeatSet {
        let seats = Seat::all(self.seats);
        seats.filter(|&seat| self.has_by_itself(state, seat, id)).collect()
    }

    /// Whether a player has an action by himself, cards aside.
    #[inline]
    pub(crate) fn has_by_itself(&self, state: &State, seat: Seat, id: ActionId) -> bool {
        self.plan_for(id).is_some_and(|plan| plan.is_of(state, seat))
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
        let bringers = self.plan_for(id).filter(|plan| plan.is_brought).map(|plan| &plan.bringers);
        let regions = self.regions_of(seat).iter().filter(move |_| bringers.is_some());
        let cards = regions.flat_map(|&place| state.region(place)).copied();
        cards.filter(move |&card| {
            bringers.zip(state.card(card)).is_some_and(|(bringers, it)| bringers.has(it.def))
        })
    }

    /// Whether a player has an action now.
    pub(crate) fn has(&self, state: &State, seat: Seat, id: ActionId) -> bool {
        self.has_by_itself(state, seat, id) || self.bringers(state, seat, id).next().is_some()
    }
}
