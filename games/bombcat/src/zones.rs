//! The regions of a table, and what they are called inside and outside.

use crate::ids::{PUBLIC, Place, Spot, Who};
use crate::lang::Library;
use crate::lang::program::RegionId;
use crate::lang::words::{Face, OnDeath, Per};
use crate::naming::Names;
use crate::rules::BombCat;
use engine::{Seat, SeatSet};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ZoneKind {
    Hand(Seat),
    Own(RegionId, Seat),
    Common(RegionId),
    Deck,
    Discard,
    Bank,
    Table,
    Gone,
}

/// A region and its ways.
#[derive(Clone, Copy, Debug)]
pub struct Zone {
    pub kind: ZoneKind,
    pub owner: Option<Seat>,
    pub open_to_owner: bool,
    pub open_to_others: bool,
    /// Everybody to whom it is open by its own ways, those who only watch included.
    pub open_to: SeatSet,
    pub ordered: bool,
    pub kept_on_death: bool,
    /// As it is told.
    pub spot: Spot,
}

/// All regions in canonical order: hands, own regions by seat, common ones, then deck, discard pile and bank, at last
/// the table and what has left the game. The second value is where the deck lies.
pub(crate) fn zones(library: &Library, names: &Names, seats: u8) -> (Vec<Zone>, usize) {
    let mut zones = Vec::new();
    let closed = Zone {
        kind: ZoneKind::Deck,
        owner: None,
        open_to_owner: false,
        open_to_others: false,
        open_to: SeatSet::EMPTY,
        ordered: true,
        kept_on_death: true,
        spot: Spot::Void,
    };
    for seat in Seat::all(seats) {
        zones.push(Zone {
            kind: ZoneKind::Hand(seat),
            owner: Some(seat),
            open_to_owner: true,
            ordered: false,
            kept_on_death: false,
            ..closed
        });
    }
    let declared = |per: Per| {
        let all = library.regions.iter().enumerate();
        all.filter(move |(_, region)| region.it.per == per)
            .map(|(at, region)| (RegionId(at as u16), &region.it))
    };
    for seat in Seat::all(seats) {
        for (id, it) in declared(Per::Player) {
            zones.push(Zone {
                kind: ZoneKind::Own(id, seat),
                owner: Some(seat),
                open_to_owner: it.see_owner == Face::Open,
                open_to_others: it.see_others == Face::Open,
                ordered: it.ordered,
                kept_on_death: it.on_death == OnDeath::Keep,
                ..closed
            });
        }
    }
    for (id, it) in declared(Per::Game) {
        zones.push(Zone {
            kind: ZoneKind::Common(id),
            open_to_others: it.see_others == Face::Open,
            ordered: it.ordered,
            ..closed
        });
    }
    let first_common = zones.len();
    let open = Zone { open_to_others: true, ..closed };
    zones.push(closed);
    zones.push(Zone { kind: ZoneKind::Discard, ..open });
    zones.push(Zone { kind: ZoneKind::Bank, ..open });
    zones.push(Zone { kind: ZoneKind::Table, ..closed });
    zones.push(Zone { kind: ZoneKind::Gone, ordered: false, ..closed });
    let part = |open: bool, seats: SeatSet| if open { seats } else { SeatSet::EMPTY };
    for zone in &mut zones {
        zone.spot = match zone.kind {
            ZoneKind::Hand(seat) => Spot::Hand { seat },
            ZoneKind::Own(id, seat) => Spot::Own { region: names.region(id), seat },
            ZoneKind::Common(id) => Spot::Common { region: names.region(id) },
            ZoneKind::Deck => Spot::Deck,
            ZoneKind::Discard => Spot::Discard,
            ZoneKind::Bank => Spot::Bank,
            ZoneKind::Table => Spot::Table,
            ZoneKind::Gone => Spot::Void,
        };
        let owner = zone.owner.map_or(SeatSet::EMPTY, SeatSet::only);
        // Those who only watch see what all see.
        let watchers = SeatSet::only(PUBLIC);
        let everybody = zone.owner.is_none() || zone.open_to_owner;
        let others = SeatSet::all(seats).minus(owner).or(part(everybody, watchers));
        zone.open_to = part(zone.open_to_owner, owner).or(part(zone.open_to_others, others));
    }
    (zones, first_common)
}

impl BombCat {
    #[inline]
    pub fn hand(&self, seat: Seat) -> Place {
        Place(seat.index() as u16)
    }

    #[inline]
    pub fn deck(&self) -> Place {
        Place(self.first_common as u16)
    }

    #[inline]
    pub fn discard(&self) -> Place {
        Place(self.first_common as u16 + 1)
    }

    #[inline]
    pub fn bank(&self) -> Place {
        Place(self.first_common as u16 + 2)
    }

    /// Where cards lie on their way.
    #[inline]
    pub fn table(&self) -> Place {
        Place(self.first_common as u16 + 3)
    }

    /// Where what has left the game lies, so that nobody knows what is missing who has not seen it go.
    #[inline]
    pub fn gone(&self) -> Place {
        Place(self.first_common as u16 + 4)
    }

    /// All regions that programs can mean.
    pub fn places(&self) -> impl ExactSizeIterator<Item = Place> {
        (0..self.first_common as u16 + 3).map(Place)
    }

    #[inline]
    pub fn is_plain(&self, place: Place) -> bool {
        place.index() < self.first_common + 3
    }

    /// A region as programs see it: what has left the game is void.
    #[inline]
    pub fn told_place(&self, place: Place) -> Place {
        if self.is_plain(place) { place } else { Place::VOID }
    }

    #[inline]
    pub fn kind(&self, place: Place) -> Option<ZoneKind> {
        self.zones.get(place.index()).map(|zone| zone.kind)
    }

    #[inline]
    pub fn is_ordered(&self, place: Place) -> bool {
        self.zones.get(place.index()).is_some_and(|zone| zone.ordered)
    }

    #[inline]
    pub fn owner(&self, place: Place) -> Who {
        let owner = self.zones.get(place.index()).and_then(|zone| zone.owner);
        owner.map_or(Who::Nobody, Who::Seat)
    }

    /// The region of this kind that a player has.
    pub fn own(&self, id: RegionId, seat: Seat) -> Option<Place> {
        let places = self.declared.get(id.index()?)?;
        places.get(seat.index()).copied().filter(|_| places.len() > 1)
    }

    /// The region of this kind that all share.
    pub fn common(&self, id: RegionId) -> Option<Place> {
        match self.declared.get(id.index()?)?[..] {
            [place] => Some(place),
            _ => None,
        }
    }

    /// A region as it is told.
    #[inline]
    pub fn spot(&self, place: Place) -> Spot {
        self.zones.get(place.index()).map_or(Spot::Void, |zone| zone.spot)
    }

    /// The region that was told of.
    pub fn place_of(&self, spot: Spot) -> Place {
        match spot {
            Spot::Hand { seat } if seat.index() < usize::from(self.seats) => self.hand(seat),
            Spot::Deck => self.deck(),
            Spot::Discard => self.discard(),
            Spot::Bank => self.bank(),
            Spot::Table => self.table(),
            Spot::Void => self.gone(),
            spot => {
                let places = self.declared.iter().flatten().copied();
                places.into_iter().find(|&place| self.spot(place) == spot).unwrap_or(Place::VOID)
            }
        }
    }
}
