//! Who sees which card.

use crate::ids::{CardNo, PUBLIC, Place};
use crate::rules::BombCat;
use crate::state::{Grant, State};
use engine::{Seat, SeatSet, Viewer};
use std::borrow::Cow;

impl BombCat {
    /// Whether a viewer sees what this card is.
    pub fn sees(&self, state: &State, card: CardNo, viewer: Viewer) -> bool {
        let Some(it) = state.card(card) else { return false };
        let own = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public => PUBLIC,
        };
        match self.granted(state, it.at, viewer) {
            Some(open) => open,
            None => it.seen.contains(own) || self.looks_into(it.at, viewer),
        }
    }

    /// Everybody who sees what this card is.
    #[inline]
    pub fn seen_by(&self, state: &State, card: CardNo) -> SeatSet {
        let Some(it) = state.card(card) else { return SeatSet::EMPTY };
        match state.grants.is_empty() {
            true => it.seen.or(self.open_to(it.at)),
            false => self.viewers(|viewer| self.sees(state, card, viewer)),
        }
    }

    /// Everybody who sees which one of the cards of its region this is, so that he can follow it.
    #[inline]
    pub fn followers(&self, state: &State, card: CardNo) -> SeatSet {
        let seen = self.seen_by(state, card);
        match state.card(card).map(|it| it.at) {
            Some(at) if !self.is_ordered(at) => seen.and(self.lookers(state, at)),
            _ => seen,
        }
    }

    /// Whether a viewer can tell the cards of a region apart by their places.
    pub fn is_placed(&self, state: &State, place: Place, viewer: Viewer) -> bool {
        self.is_ordered(place) || self.is_open_to(state, place, viewer)
    }

    /// The cards of a region as a viewer may have them named: as they lie, or, where it cannot tell them apart by their
    /// places, those it sees in the order of their looks and then the others.
    pub(crate) fn row<'a>(
        &self,
        state: &'a State,
        place: Place,
        viewer: Viewer,
    ) -> Cow<'a, [CardNo]> {
        let cards = state.region(place);
        if self.is_placed(state, place, viewer)
            || !cards.iter().any(|&no| self.sees(state, no, viewer))
        {
            return Cow::Borrowed(cards);
        }
        let looks = |no: CardNo| match self.sees(state, no, viewer) {
            true => (false, Some(state.looks(no))),
            false => (true, None),
        };
        let mut cards = cards.to_vec();
        cards.sort_by_cached_key(|&no| looks(no));
        Cow::Owned(cards)
    }

    #[inline(never)]
    fn viewers(&self, sees: impl Fn(Viewer) -> bool) -> SeatSet {
        let seats = Seat::all(self.seats).filter(|&seat| sees(Viewer::Seat(seat)));
        seats.chain(sees(Viewer::Public).then_some(PUBLIC)).collect()
    }

    /// Whether a region is open to a viewer by its own ways.
    #[inline]
    pub fn looks_into(&self, place: Place, viewer: Viewer) -> bool {
        let Some(zone) = self.zones.get(place.index()) else { return false };
        match viewer {
            Viewer::Seat(seat) if zone.owner == Some(seat) => zone.open_to_owner,
            Viewer::Seat(_) => zone.open_to_others,
            // Those who only watch see what all see.
            Viewer::Public => zone.open_to.contains(PUBLIC),
        }
    }

    /// Whether a viewer sees into a region now: by its own ways, or because of some effect.
    pub fn is_open_to(&self, state: &State, place: Place, viewer: Viewer) -> bool {
        self.granted(state, place, viewer).unwrap_or_else(|| self.looks_into(place, viewer))
    }

    /// Whether some effect closes a region to a viewer, so that he sees no card of it.
    pub fn is_closed_to(&self, state: &State, place: Place, viewer: Viewer) -> bool {
        self.granted(state, place, viewer) == Some(false)
    }

    /// Everybody to whom some effect closes a region.
    pub fn closed_to(&self, state: &State, place: Place) -> SeatSet {
        match state.grants.is_empty() {
            true => SeatSet::EMPTY,
            false => self.viewers(|viewer| self.is_closed_to(state, place, viewer)),
        }
    }

    /// Whether a region that all see by its own ways is closed to some of these seats, and to nobody else.
    pub fn is_closed_but_for(&self, state: &State, place: Place, seats: SeatSet) -> bool {
        let mut closed = state.grants.iter().filter(|grant| grant.region == place && !grant.open);
        self.looks_into(place, Viewer::Public)
            && closed.clone().next().is_some()
            && closed.all(|grant| grant.whom.minus(seats).is_empty())
    }

    /// Everybody who sees into a region now.
    #[inline]
    pub fn lookers(&self, state: &State, place: Place) -> SeatSet {
        match state.grants.is_empty() {
            true => self.open_to(place),
            false => self.viewers(|viewer| self.is_open_to(state, place, viewer)),
        }
    }

    /// Everybody to whom a region is open by its own ways.
    #[inline]
    fn open_to(&self, place: Place) -> SeatSet {
        self.zones.get(place.index()).map_or(SeatSet::EMPTY, |zone| zone.open_to)
    }

    /// What effects say about a region and a viewer; what closes wins. Those who only watch see what all see, so what is
    /// closed to anybody is closed to them.
    fn granted(&self, state: &State, place: Place, viewer: Viewer) -> Option<bool> {
        let concerns = |grant: &&Grant| match viewer {
            Viewer::Seat(seat) => grant.whom.contains(seat),
            Viewer::Public => !grant.open,
        };
        let here = state.grants.iter().filter(|grant| grant.region == place).filter(concerns);
        here.map(|grant| grant.open).reduce(|all, open| all && open)
    }
}
