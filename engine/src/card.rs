//! Cards as small numbers inside, and by name outside.
//!
//! Rules count cards; people, scenario files and clients call them by the id of the data file.
//! Inside, a card is a number and its JSON is `"#17"`; at the door every `"#17"` becomes `"#rose_cake"` and back.
//! The mark keeps a card apart from any other text, so a generic client can show one wherever it appears.

use crate::{Refusal, Refused, Rules};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use serde_json::Value;
use serde_json::ser::{CharEscape, CompactFormatter, Formatter};
use std::hash::{Hash, Hasher};
use std::io::{self, Write};
use std::num::NonZeroU16;

/// A card, or a kind of card: a thing with a name of its own in the rules of a table.
/// Copies that a state tells apart are numbers of the game, not cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardName", type = "string"))]
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
    /// Digit by digit: a state is full of cards, and its JSON is written at every step of a match.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut text = [b'#'; 6]; // the mark and up to five digits
        let (mut at, mut left) = (text.len(), self.index());
        while at == text.len() || left > 0 {
            at -= 1;
            text[at] = b'0' + (left % 10) as u8;
            left /= 10;
        }
        let text = std::str::from_utf8(&text[at - 1..]).map_err(serde::ser::Error::custom)?;
        serializer.serialize_str(text)
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

/// The same as text, without a value in between: for hosts that send much.
pub fn to_text<R: Rules>(rules: &R, said: &impl Serialize) -> String {
    let mut text = String::new();
    write_text(rules, said, &mut text);
    text
}

/// Writes the same text behind what is there already.
pub fn write_text<R: Rules>(rules: &R, said: &impl Serialize, out: &mut String) {
    let mut bytes = Vec::with_capacity(128);
    let naming = Naming { rules, key: false, part: Part::Plain, digits: String::new() };
    let written = said.serialize(&mut serde_json::Serializer::with_formatter(&mut bytes, naming));
    debug_assert!(written.is_ok(), "no JSON form: {written:?}");
    match (written, std::str::from_utf8(&bytes)) {
        (Ok(()), Ok(text)) => out.push_str(text),
        _ => out.push_str("null"), // as `to_json` has it
    }
}

/// Writes JSON and puts the names of cards in the place of their numbers.
struct Naming<'a, R> {
    rules: &'a R,
    /// In the name of a field, which is never a card.
    key: bool,
    part: Part,
    /// What follows the mark of a text that may be a card.
    digits: String,
}

/// Where in a text the writer is.
#[derive(Clone, Copy)]
enum Part {
    /// Before its first letter.
    Begin,
    /// Behind the mark of what may be a card.
    Card,
    /// In one that is no card.
    Plain,
}

impl<R: Rules> Formatter for Naming<'_, R> {
    fn begin_object_key<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        self.key = true;
        CompactFormatter.begin_object_key(writer, first)
    }

    fn end_object_key<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.key = false;
        Ok(())
    }

    fn begin_string<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.part = if self.key { Part::Plain } else { Part::Begin };
        writer.write_all(b"\"")
    }

    fn write_string_fragment<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        match (self.part, fragment.strip_prefix('#')) {
            (Part::Card, _) => self.digits.push_str(fragment),
            (Part::Begin, Some(digits)) => {
                self.part = Part::Card;
                self.digits.clear();
                self.digits.push_str(digits);
            }
            (Part::Begin | Part::Plain, _) => {
                self.part = Part::Plain;
                writer.write_all(fragment.as_bytes())?;
            }
        }
        Ok(())
    }

    fn write_char_escape<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        escape: CharEscape,
    ) -> io::Result<()> {
        // No number of a card has such a letter in it.
        if let Part::Card = std::mem::replace(&mut self.part, Part::Plain) {
            write!(writer, "#{}", self.digits)?;
        }
        CompactFormatter.write_char_escape(writer, escape)
    }

    fn end_string<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        if let Part::Card = self.part {
            let card = number(&self.digits).map(Card::new);
            let name = card.and_then(|card| self.rules.card_name(card)).unwrap_or(&self.digits);
            writer.write_all(b"#")?;
            let is_plain = |byte: u8| byte >= b' ' && byte != b'"' && byte != b'\\';
            if name.bytes().all(is_plain) {
                writer.write_all(name.as_bytes())?;
            } else {
                let quoted = serde_json::to_string(name)?;
                writer.write_all(&quoted.as_bytes()[1..quoted.len() - 1])?;
            }
        }
        writer.write_all(b"\"")
    }
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
