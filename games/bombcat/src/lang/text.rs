//! Texts that authors write, in both languages, cleaned of whatever could disturb a screen.

use super::module::limits;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A language of the product.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    En,
    Zh,
}

/// The same text in both languages; an empty one is missing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Words {
    #[serde(default)]
    pub zh: String,
    #[serde(default)]
    pub en: String,
}

impl Words {
    pub fn is_empty(&self) -> bool {
        self.zh.is_empty() && self.en.is_empty()
    }

    /// The text in this language, or in the other one if it is missing.
    pub fn get(&self, lang: Lang) -> &str {
        let (first, second) = match lang {
            Lang::En => (&self.en, &self.zh),
            Lang::Zh => (&self.zh, &self.en),
        };
        if first.is_empty() { second } else { first }
    }

    /// Reads `{zh, en}` or one text for both. The second value tells whether something was cut.
    pub(in crate::lang) fn read(value: &Value) -> Option<(Self, bool)> {
        let part = |object: &Map<String, Value>, key: &str| match object.get(key) {
            Some(Value::String(text)) => clean(text, limits::TEXT),
            _ => (String::new(), false),
        };
        match value {
            Value::String(text) => {
                let (text, cut) = clean(text, limits::TEXT);
                Some((Words { zh: text.clone(), en: text }, cut))
            }
            Value::Object(object) => {
                let ((zh, cut_zh), (en, cut_en)) = (part(object, "zh"), part(object, "en"));
                Some((Words { zh, en }, cut_zh || cut_en))
            }
            _ => None,
        }
    }

    pub(in crate::lang) fn write(&self) -> Value {
        if self.zh == self.en {
            return Value::from(self.zh.as_str());
        }
        let mut object = Map::new();
        for (key, text) in [("en", &self.en), ("zh", &self.zh)] {
            if !text.is_empty() {
                object.insert(key.into(), Value::from(text.as_str()));
            }
        }
        Value::Object(object)
    }
}

/// Whether a character only steers how others are shown.
fn steers(c: char) -> bool {
    matches!(c,
        '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// A text on one line, without control characters, overrides of direction and blanks around it, and not too long.
pub(in crate::lang) fn clean(text: &str, most: usize) -> (String, bool) {
    let mut kept = String::new();
    let mut length = 0;
    let mut gap = false;
    for c in text.chars() {
        if c.is_whitespace() || c.is_control() {
            gap = !kept.is_empty();
        } else if !steers(c) {
            let needed = 1 + usize::from(gap);
            if length + needed > most {
                return (kept, true);
            }
            if gap {
                kept.push(' ');
            }
            kept.push(c);
            length += needed;
            gap = false;
        }
    }
    (kept, false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cleaned() {
        assert_eq!(clean("  a\n\u{202e}b\u{0} c ", 200), ("a b c".into(), false));
        assert_eq!(clean("abcd", 3), ("abc".into(), true));
        assert_eq!(clean("ab cd", 3), ("ab".into(), true));
        assert_eq!(clean("abc \u{200e} ", 3), ("abc".into(), false));
    }

    #[test]
    fn a_missing_language_is_the_other_one() {
        let (words, cut) = Words::read(&serde_json::json!({"zh": "猫"})).unwrap();
        assert_eq!((words.get(Lang::En), cut), ("猫", false));
        assert!(Words::read(&Value::Null).is_none());
    }
}
