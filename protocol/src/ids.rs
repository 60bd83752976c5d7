//! Names of rooms and people: 128 random bits that nobody can guess, as 22 letters fit for an address.

use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::fmt;
use std::str::FromStr;

/// A text that is no id.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("an id has 22 letters, digits, - and _")]
pub struct WrongId;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u128);

        impl $name {
            /// The id of these random bits.
            pub const fn new(bits: u128) -> Self {
                $name(bits)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&BASE64URL_NOPAD.encode(&self.0.to_be_bytes()))
            }
        }

        impl FromStr for $name {
            type Err = WrongId;

            fn from_str(text: &str) -> Result<Self, WrongId> {
                let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| WrongId)?;
                let bytes: [u8; 16] = bytes.try_into().map_err(|_| WrongId)?;
                Ok($name(u128::from_be_bytes(bytes)))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    )*};
}

ids! {
    /// A room: the place where people meet for one match.
    RoomId
    /// A person, guest or with an account.
    PersonId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_22_letters_and_comes_back() {
        let id = RoomId::new(u128::MAX / 3);
        assert_eq!(id.to_string().len(), 22);
        assert_eq!(id.to_string().parse(), Ok(id));
        let json = serde_json::to_string(&id).unwrap();
        assert_eq!(serde_json::from_str::<RoomId>(&json).unwrap(), id);
    }

    #[test]
    fn each_id_has_one_spelling() {
        let id = RoomId::new(1).to_string();
        let other = format!("{}R", &id[..21]);
        for wrong in
            ["", "x", &id[1..], &format!("{id}A"), &other, "ééééééééééé", "../../../etc/passwd"]
        {
            assert_eq!(wrong.parse::<RoomId>(), Err(WrongId), "{wrong}");
        }
    }
}
