//! Who sits at the table, and who looks at it.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::fmt;

/// The most seats a table can have; `SeatSet` has one bit for each.
pub const MAX_SEATS: u8 = 16;

/// One place at the table, counted from 0 in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number. Numbers beyond the largest table wrap, so that no shift can overflow.
    #[inline]
    pub const fn new(number: u8) -> Self {
        Seat(number % MAX_SEATS)
    }

    /// Its number, for use as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat in turn order at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: u8) -> Self {
        if self.0 + 1 < seats { Seat(self.0 + 1) } else { Seat(0) }
    }

    /// The seat so many steps on, less than once around a table of `seats`.
    #[inline]
    pub const fn on(self, steps: u8, seats: u8) -> Self {
        let number = self.0 + steps;
        if number < seats { Seat(number) } else { Seat::new(number - seats) }
    }

    /// How many steps in turn order lead from `first` to this seat; orders seats from `first` on.
    #[inline]
    pub const fn after(self, first: Seat) -> u8 {
        (self.0 + MAX_SEATS - first.0) % MAX_SEATS
    }

    /// All seats of a table.
    #[inline]
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats.min(MAX_SEATS)).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u8::deserialize(deserializer)? {
            number if number < MAX_SEATS => Ok(Seat(number)),
            number => Err(D::Error::custom(format!("no table has a seat {number}"))),
        }
    }
}

/// A set of seats; in JSON a list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct SeatSet(u16);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Only this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    /// Every seat of a table.
    #[inline]
    pub const fn all(seats: u8) -> Self {
        if seats < MAX_SEATS { SeatSet((1 << seats) - 1) } else { SeatSet(u16::MAX) }
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether this seat is in it.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// The set without this seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: SeatSet) -> Self {
        SeatSet(self.0 & !other.0)
    }

    /// The seats that are in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: SeatSet) -> Self {
        SeatSet(self.0 & other.0)
    }

    /// The seats that are in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: SeatSet) -> Self {
        SeatSet(self.0 | other.0)
    }

    /// The lowest seat in the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The first member in turn order, starting with `seat` itself.
    #[inline]
    pub const fn first_from(self, seat: Seat) -> Option<Seat> {
        match SeatSet(self.0 & (u16::MAX << seat.0)).first() {
            Some(found) => Some(found),
            None => self.first(),
        }
    }

    /// The first member in turn order after `seat`; `seat` itself comes last.
    #[inline]
    pub const fn first_after(self, seat: Seat) -> Option<Seat> {
        let beyond = if seat.0 + 1 < MAX_SEATS { self.0 & (u16::MAX << (seat.0 + 1)) } else { 0 };
        match SeatSet(beyond).first() {
            Some(found) => Some(found),
            None => self.first(),
        }
    }

    /// The members, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Who looks: a player from his seat, or somebody who may only know what everybody knows.
/// In JSON a seat number, or `"public"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    Seat(Seat),
    Public,
}

impl Viewer {
    /// Whether this viewer sits in the seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Whether this viewer sits in one of the seats.
    #[inline]
    pub fn is_in(self, seats: SeatSet) -> bool {
        matches!(self, Viewer::Seat(seat) if seats.contains(seat))
    }

    /// Every viewer a table can have: each seat, and the public.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
            Viewer::Public => f.write_str("the public"),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(serializer),
            Viewer::Public => serializer.serialize_str("public"),
        }
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a seat number or \"public\"")]
        enum Form {
            Seat(Seat),
            Name(String),
        }
        match Form::deserialize(deserializer)? {
            Form::Seat(seat) => Ok(Viewer::Seat(seat)),
            Form::Name(name) if name == "public" => Ok(Viewer::Public),
            Form::Name(_) => Err(D::Error::custom("a viewer is a seat number or \"public\"")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> SeatSet {
        numbers.iter().map(|&n| Seat::new(n)).collect()
    }

    #[test]
    fn seats_are_found_in_turn_order() {
        let set = seats(&[1, 4, 15]);
        assert_eq!(set.first_from(Seat::new(1)), Some(Seat::new(1)));
        assert_eq!(set.first_after(Seat::new(1)), Some(Seat::new(4)));
        assert_eq!(set.first_after(Seat::new(15)), Some(Seat::new(1)));
        assert_eq!(set.first_from(Seat::new(5)), Some(Seat::new(15)));
        assert_eq!(SeatSet::EMPTY.first_from(Seat::new(3)), None);
        assert_eq!(SeatSet::all(16).len(), 16);
        assert!(Seat::new(0).after(Seat::new(3)) > Seat::new(4).after(Seat::new(3)));
    }

    #[test]
    fn json_is_plain_and_refuses_seats_that_cannot_be() {
        assert_eq!(serde_json::to_string(&seats(&[0, 3])).unwrap(), "[0,3]");
        assert!(serde_json::from_str::<SeatSet>("[16]").is_err());
        assert_eq!(serde_json::from_str::<Viewer>("\"public\"").unwrap(), Viewer::Public);
        assert_eq!(serde_json::from_str::<Viewer>("2").unwrap(), Viewer::Seat(Seat::new(2)));
        assert!(serde_json::from_str::<Viewer>("\"all\"").is_err());
    }
}
