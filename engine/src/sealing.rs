//! Luck that nobody can have chosen: a server and the seats each promise a part before they show it.
//!
//! The server promises first, then the seats, then the seats open theirs; the seed follows from all parts together.
//! So the server cannot choose the seed against a seat that brought a part, and the last seat to open cannot either.
//! It does not prove that the server kept its secret to itself while the match was on.

use crate::Seed;
use crate::digest::hex;
use hkdf::Hkdf;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The parts from which the seed of a match was made, as saved with it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sealed {
    /// Where it was played: the promise holds for no other room.
    pub place: String,
    /// The server's promise, in hex as all here.
    pub promise: String,
    /// The server's secret.
    pub secret: Secret,
    /// What each seat brought, in seat order.
    pub parts: Vec<Part>,
}

/// What a seat brought to the luck of a match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// The SHA-256 of its value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promise: Option<String>,
    /// Its value; a seat that opened none counts as zeros.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Secret>,
}

/// 32 bytes that are hidden until they are opened; in JSON hex.
pub type Secret = Seed;

/// Why the parts do not make the seed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SealError {
    #[error("the server's secret is not what it had promised")]
    Secret,
    #[error("seat {0} opened something else than it had promised")]
    Part(usize),
    #[error("there are parts of {parts} seats, the match has {seats}")]
    Seats { parts: usize, seats: usize },
    #[error("the seed of the match does not follow from the parts")]
    Seed,
}

/// The server's promise for a room and the rules that are played there.
pub fn server_promise(secret: &Secret, place: &str, rules: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(secret.0);
    hash.update(place);
    hash.update(rules);
    hex(&hash.finalize())
}

/// A seat's promise.
pub fn seat_promise(value: &Secret) -> String {
    hex(&Sha256::digest(value.0))
}

impl Sealed {
    /// The seed that follows from the parts.
    pub fn seed(&self) -> Seed {
        let values: Vec<u8> = self
            .parts
            .iter()
            .flat_map(|part| part.value.map_or([0; 32], |value| value.0))
            .collect();
        let mut seed = [0; 32];
        let drawn = Hkdf::<Sha256>::new(Some(&values), &self.secret.0)
            .expand(self.place.as_bytes(), &mut seed);
        debug_assert!(drawn.is_ok(), "32 bytes are not too many");
        Seed(seed)
    }

    /// Whether everybody kept his promise and the seed follows from the parts.
    pub fn check(&self, rules: &str, seats: u8, seed: Seed) -> Result<(), SealError> {
        if self.parts.len() != usize::from(seats) {
            let (parts, seats) = (self.parts.len(), seats.into());
            return Err(SealError::Seats { parts, seats });
        }
        if server_promise(&self.secret, &self.place, rules) != self.promise {
            return Err(SealError::Secret);
        }
        for (seat, part) in self.parts.iter().enumerate() {
            let kept = match (&part.promise, &part.value) {
                (_, None) => true,
                (Some(promise), Some(value)) => *promise == seat_promise(value),
                (None, Some(_)) => false,
            };
            if !kept {
                return Err(SealError::Part(seat));
            }
        }
        if self.seed() == seed { Ok(()) } else { Err(SealError::Seed) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sealed() -> Sealed {
        let secret = Seed::from_number(1);
        let value = Seed::from_number(2);
        Sealed {
            place: "room".into(),
            promise: server_promise(&secret, "room", "rules"),
            secret,
            parts: vec![
                Part { promise: Some(seat_promise(&value)), value: Some(value) },
                Part::default(),
            ],
        }
    }

    #[test]
    fn kept_promises_make_the_seed() {
        let sealed = sealed();
        assert_eq!(sealed.check("rules", 2, sealed.seed()), Ok(()));
        assert_eq!(sealed.check("rules", 2, Seed::from_number(3)), Err(SealError::Seed));
    }

    #[test]
    fn every_part_and_the_place_decide_the_seed() {
        let first = sealed();
        let mut other_secret = first.clone();
        other_secret.secret = Seed::from_number(9);
        let mut other_value = first.clone();
        other_value.parts[0].value = Some(Seed::from_number(9));
        let mut other_seat = first.clone();
        other_seat.parts.swap(0, 1);
        let mut other_place = first.clone();
        other_place.place = "elsewhere".into();
        for other in [other_secret, other_value, other_seat, other_place] {
            assert_ne!(other.seed(), first.seed());
        }
    }

    #[test]
    fn broken_promises_are_found() {
        let seed = sealed().seed();
        let mut other = sealed();
        other.secret = Seed::from_number(9);
        assert_eq!(other.check("rules", 2, other.seed()), Err(SealError::Secret));
        assert_eq!(sealed().check("other rules", 2, seed), Err(SealError::Secret));
        let mut other = sealed();
        other.parts[0].value = Some(Seed::from_number(9));
        assert_eq!(other.check("rules", 2, other.seed()), Err(SealError::Part(0)));
        let mut unasked = sealed();
        unasked.parts[1].value = Some(Seed::from_number(9));
        assert_eq!(unasked.check("rules", 2, unasked.seed()), Err(SealError::Part(1)));
        let wrong = SealError::Seats { parts: 2, seats: 3 };
        assert_eq!(sealed().check("rules", 3, seed), Err(wrong));
    }
}
