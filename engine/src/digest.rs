//! Fingerprints of states, data and files, the same on every machine.

use serde::Serialize;
use sha2::{Digest as _, Sha256};

/// The first sixteen bytes of a SHA-256, written as hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest([u8; 16]);

impl Digest {
    /// The fingerprint of a value by its JSON form, whose field order is fixed by its type.
    pub fn of(value: &impl Serialize) -> Self {
        // Hashed in one go: a hash fed word by word takes several times as long.
        let mut json = Vec::with_capacity(4096);
        let written = serde_json::to_writer(&mut json, value);
        debug_assert!(written.is_ok(), "a state must have a JSON form: {written:?}");
        let mut short = [0; 16];
        short.copy_from_slice(&Sha256::digest(&json)[..16]);
        Digest(short)
    }
}

/// Bytes as lower-case hex digits.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from_digit(u32::from(half), 16).unwrap_or('0'); // it is below 16
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl std::fmt::Debug for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Digest {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_depends_on_the_value_only() {
        assert_eq!(Digest::of(&[1, 2, 3]).to_string(), "a615eeaee21de5179de080de8c3052c8");
        assert_ne!(Digest::of(&[1, 2, 3]), Digest::of(&[1, 2, 4]));
    }
}
