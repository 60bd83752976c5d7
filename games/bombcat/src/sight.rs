//! Who sees which card.

use crate::ids::{CardNo, PUBLIC, Place};
use crate::rules::BombCat;
use crate::state::State;
use engine::{Seat, SeatSet, Viewer};

impl BombCat {
    /// Whether a viewer sees what this card is.
    pub fn sees(&self, state: &State, card: CardNo, viewer: Viewer) -> bool {
        let Some(it) = state.card(card) else { return false };
        match viewer {
            Viewer::Seat(seat) => match self.granted(state, it.at, seat) {
                Some(open) => open,
                None => it.seen.contains(seat) || self.looks_into(it.at, viewer),
            },
            Viewer::Public => it.seen.contains(PUBLIC) || self.looks_into(it.at, viewer),
        }
    }

    /// Everybody who sees what this card is.
    pub fn seen_by(&self, state: &State, card: CardNo) -> SeatSet {
        let Some(it) = state.card(card) else { return SeatSet::EMPTY };
        if state.grants.is_empty() {
            let open = self.zones.get(it.at.index()).map_or(SeatSet::EMPTY, |zone| zone.open_to);
            return it.seen.or(open);
        }
        self.viewers(|viewer| self.sees(state, card, viewer))
    }

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
            _ => zone.open_to_others,
        }
    }

    /// Whether a region is open to everybody by its own ways.
    #[inline]
    pub fn is_open(&self, place: Place) -> bool {
        self.zones.get(place.index()).is_some_and(|zone| zone.open_to == self.everybody())
    }

    /// Whether a viewer sees into a region now: by its own ways, or because of some effect.
    pub fn is_open_to(&self, state: &State, place: Place, viewer: Viewer) -> bool {
        let special = match viewer {
            Viewer::Seat(seat) => self.granted(state, place, seat),
            Viewer::Public => None,
        };
        special.unwrap_or_else(|| self.looks_into(place, viewer))
    }

    /// Everybody who sees into a region now.
    pub fn lookers(&self, state: &State, place: Place) -> SeatSet {
        if state.grants.is_empty() {
            return self.zones.get(place.index()).map_or(SeatSet::EMPTY, |zone| zone.open_to);
        }
        self.viewers(|viewer| self.is_open_to(state, place, viewer))
    }

    /// What effects say about a region and a seat; what closes wins.
    fn granted(&self, state: &State, place: Place, seat: Seat) -> Option<bool> {
        let here = state.grants.iter().filter(|g| g.region == place && g.whom.contains(seat));
        here.map(|grant| grant.open).reduce(|all, open| all && open)
    }

    /// All players, and those who only watch.
    pub fn everybody(&self) -> SeatSet {
        SeatSet::all(self.seats).with(PUBLIC)
    }
}
