//! The options of a game that can be asked for, read from their JSON Schema.

use serde_json::Value;

/// The most values that can be gone through one by one.
const MOST: i64 = 100;

/// An option with a handful of values, and the one that is chosen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Choice {
    pub(crate) name: String,
    pub(crate) values: Vec<Value>,
    /// The value of a table for which nothing was said.
    pub(crate) usual: usize,
    pub(crate) chosen: usize,
}

impl Choice {
    pub(crate) fn value(&self) -> &Value {
        self.values.get(self.chosen).unwrap_or(&Value::Null)
    }
}

/// Every option that has a handful of values, as `given` where that says something.
pub(crate) fn choices(schema: &Value, given: &Value) -> Vec<Choice> {
    let options = schema["properties"].as_object().into_iter().flatten();
    let read = options.filter_map(|(name, option)| {
        let values = values(resolved(schema, option));
        let place = |value: &Value| values.iter().position(|known| known == value);
        let usual = place(&option["default"]).unwrap_or(0);
        let chosen = given.get(name).and_then(place).unwrap_or(usual);
        (!values.is_empty()).then(|| Choice { name: name.clone(), values, usual, chosen })
    });
    read.collect()
}

/// What an option may be, behind the name that the schema has for it.
fn resolved<'a>(schema: &'a Value, option: &'a Value) -> &'a Value {
    let reference = option["$ref"].as_str().and_then(|path| path.strip_prefix('#'));
    reference.and_then(|path| schema.pointer(path)).unwrap_or(option)
}

/// The values of a yes or no, of a list of words, or of a short range of numbers; none of anything else.
fn values(option: &Value) -> Vec<Value> {
    let listed = |one: &Value| match (one.get("const"), one["enum"].as_array()) {
        (Some(value), _) => vec![value.clone()],
        (None, listed) => listed.cloned().unwrap_or_default(),
    };
    match (&option["type"], &option["oneOf"]) {
        (Value::String(kind), _) if kind == "boolean" => vec![false.into(), true.into()],
        (Value::String(kind), _) if kind == "integer" => {
            let bounds = (option["minimum"].as_i64(), option["maximum"].as_i64());
            match bounds {
                (Some(min), Some(max)) if max.saturating_sub(min) < MOST => {
                    (min..=max).map(Value::from).collect()
                }
                _ => Vec::new(),
            }
        }
        (_, Value::Array(variants)) => variants.iter().flat_map(listed).collect(),
        _ => listed(option),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(option: Value, given: Value) -> Option<Choice> {
        let schema = json!({
            "$defs": { "Deck": { "oneOf": [
                { "const": "full", "type": "string" },
                { "enum": ["small", "tiny"], "type": "string" },
            ] } },
            "properties": { "it": option },
        });
        choices(&schema, &given).pop()
    }

    #[test]
    fn words_numbers_and_truths_can_be_chosen() {
        let deck =
            read(json!({ "$ref": "#/$defs/Deck", "default": "small" }), Value::Null).unwrap();
        assert_eq!(deck.values, ["full", "small", "tiny"]);
        assert_eq!((deck.usual, deck.chosen), (1, 1));
        let rounds = json!({ "type": "integer", "minimum": 2, "maximum": 5, "default": 3 });
        let rounds = read(rounds, json!({ "it": 5 })).unwrap();
        assert_eq!(rounds.values, [2, 3, 4, 5]);
        assert_eq!((rounds.usual, rounds.value()), (1, &json!(5)));
        let truth = read(json!({ "type": "boolean", "default": true }), Value::Null).unwrap();
        assert_eq!(truth.value(), true);
        let words = read(json!({ "type": "string", "enum": ["a", "b"] }), json!({ "it": "b" }));
        assert_eq!(words.unwrap().value(), "b");
    }

    #[test]
    fn what_cannot_be_gone_through_is_not_offered() {
        let wide = json!({ "type": "integer", "minimum": 0, "maximum": u32::MAX });
        for option in [wide, json!({ "type": "integer" }), json!({ "type": "string" }), json!(7)] {
            assert_eq!(read(option, Value::Null), None);
        }
        assert_eq!(choices(&Value::Null, &Value::Null), []);
        assert_eq!(read(json!({ "$ref": "#/$defs/Gone" }), Value::Null), None);
    }
}
