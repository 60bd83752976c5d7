//! Cards as small numbers inside, and by name outside.
//!
//! Rules count cards; people, scenario files and clients call them by the id of the data file.
//! Inside, a card is a number and its JSON is `"#17"`; at the door every `"#17"` becomes `"#rose_cake"` and back.
//! The mark keeps a card apart from any other text, so a generic client can show one wherever it appears.

use crate::{Refusal, Refused, Rules};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use serde_json::Value;
use std::hash::{Hash, Hasher};
use std::num::NonZeroU16;

/// A card, or a kind of card: a thing with a name of its own in the rules of a table.
/// Copies that a state tells apart are numbers of the game, not cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(NonZeroU16);

impl Card {
    /// The card with this number; the highest possible stands for all beyond.
    #[inline]
    pub const fn new(index: usize) -> Self {
        let number = if index < u16::MAX as usize { index as u16 + 1 } else { u16::MAX };
        match NonZeroU16::new(number) {
            Some(number) => Card(number),
            None => Card(NonZeroU16::MIN), // cannot be: the number is at least 1
        }
    }

    /// Its number, for use as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl Hash for Card {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u16(self.0.get());
    }

    /// Four at a time: searches hash whole decks at every position.
    #[inline]
    fn hash_slice<H: Hasher>(cards: &[Card], hasher: &mut H) {
        let (fours, rest) = cards.as_chunks::<4>();
        for four in fours {
            let [a, b, c, d] = four.map(|card| u64::from(card.0.get()));
            hasher.write_u64(a | b << 16 | c << 32 | d << 48);
        }
        rest.iter().for_each(|card| card.hash(hasher));
    }
}

impl Default for Card {
    fn default() -> Self {
        Card::new(0)
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{}", self.index())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("#{}", self.index()))
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.strip_prefix('#').and_then(number) {
            Some(number) => Ok(Card::new(number)),
            _ => Err(D::Error::custom(format!("\"{text}\" is no card"))),
        }
    }
}

/// The number of a card, below the highest there can be.
fn number(digits: &str) -> Option<usize> {
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    digits.parse::<u16>().ok().filter(|&number| plain && number < u16::MAX).map(usize::from)
}

/// Turns the cards in a value into their names, for the world outside.
pub fn spell<R: Rules>(rules: &R, value: &mut Value) {
    each_text(value, &mut |text| {
        let card = text.strip_prefix('#').and_then(number).map(Card::new);
        if let Some(name) = card.and_then(|card| rules.card_name(card)) {
            *text = format!("#{name}");
        }
        Ok(())
    })
    .ok(); // the closure never refuses
}

/// Turns the card names in a value from outside into cards.
pub fn read<R: Rules>(rules: &R, value: &mut Value) -> Result<(), Refusal> {
    each_text(value, &mut |text| {
        let Some(name) = text.strip_prefix('#') else {
            return Ok(());
        };
        match rules.card_named(name) {
            Some(card) => {
                *text = format!("#{}", card.index());
                Ok(())
            }
            None => Err(Refused::Malformed { problem: format!("there is no card #{name}") }.into()),
        }
    })
}

fn each_text(
    value: &mut Value,
    change: &mut impl FnMut(&mut String) -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    match value {
        Value::String(text) => change(text),
        Value::Array(items) => items.iter_mut().try_for_each(|item| each_text(item, change)),
        Value::Object(fields) => fields.values_mut().try_for_each(|field| each_text(field, change)),
        _ => Ok(()),
    }
}

/// The JSON of anything the rules say, with cards by name.
pub fn to_json<R: Rules>(rules: &R, said: &impl Serialize) -> Value {
    let value = serde_json::to_value(said);
    debug_assert!(value.is_ok(), "no JSON form: {value:?}");
    let mut value = value.unwrap_or_default();
    spell(rules, &mut value);
    value
}

/// Reads a value from outside that may name cards.
pub fn from_json<R: Rules, T: serde::de::DeserializeOwned>(
    rules: &R,
    value: &Value,
) -> Result<T, Refusal> {
    let mut value = value.clone();
    read(rules, &mut value)?;
    serde_path_to_error::deserialize(value)
        .map_err(|error| Refused::Malformed { problem: error.to_string() }.into())
}
