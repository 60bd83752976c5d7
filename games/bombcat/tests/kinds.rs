//! Every kind of node, driven by the table: it is read, written again as it was, and spoken of in both languages.

#![allow(clippy::unwrap_used)]

use bombcat::data::base;
use bombcat::lang::table::{Field, FieldType, Row, Type};
use bombcat::lang::{Lang, Table, decode_value, describe, encode};
use serde_json::{Map, Value, json};

/// A value for a field that is not the usual one, where there is another.
fn value(field: &Field) -> Value {
    match &field.holds {
        FieldType::Child(Type::Num) => json!({"k": "num", "n": 3}),
        FieldType::Child(Type::Bool) => json!({"k": "my_turn"}),
        FieldType::Child(Type::Player) => json!({"k": "turn_player"}),
        FieldType::Child(Type::Players) => json!({"k": "enemies"}),
        FieldType::Child(Type::Region) => json!({"k": "bank"}),
        FieldType::Child(Type::Regions) => json!({"k": "hands", "of": {"k": "others"}}),
        FieldType::Child(Type::Card) => json!({"k": "bottom", "of": {"k": "deck"}}),
        FieldType::Child(Type::CardPred) => json!({"k": "c_class", "c": "func"}),
        FieldType::Child(Type::CardPat) => json!({"k": "greedy", "of": {"k": "c_any"}}),
        FieldType::Child(Type::Mover) => json!({"k": "by"}),
        FieldType::Child(Type::Stmt | Type::Trigger) => Value::Null,
        FieldType::Int => json!(7),
        FieldType::Bool => Value::from(field.default != usual(true)),
        FieldType::Word(words) => {
            let other = words.iter().find(|word| field.default != usual(word.as_str()));
            Value::from(other.unwrap_or(&words[0]).as_str())
        }
        FieldType::Id(sort) => Value::from(sort.name()),
        FieldType::Ref(_) => Value::from("name"),
        FieldType::Bind(_) => Value::from("bound"),
        FieldType::Body => json!([{"k": "end_turn"}]),
        FieldType::Options => {
            json!([{"text": {"en": "rest", "zh": "歇"}, "do": [{"k": "end_turn"}]}])
        }
        FieldType::Costs => json!([[{"id": "name", "op": "discard"}]]),
        FieldType::Text => json!({"en": "hello", "zh": "你好"}),
    }
}

fn usual(value: impl Into<Value>) -> bombcat::lang::table::Default {
    bombcat::lang::table::Default::Value(value.into())
}

/// A module in which the node stands where it belongs, and the pointer to it.
fn around(row: &Row, node: Value) -> (Value, &'static str) {
    let (part, pointer) = match row.ty {
        Type::Trigger => (json!({"on": node}), "/on"),
        Type::Stmt => (json!({"do": [node]}), "/do/0"),
        Type::Bool => (json!({"cond": node}), "/cond"),
        Type::Num => (json!({"do": [{"k": "repeat", "n": node}]}), "/do/0/n"),
        Type::Player => (json!({"do": [{"k": "explode", "who": node}]}), "/do/0/who"),
        Type::Players => (json!({"do": [{"k": "see", "for": node}]}), "/do/0/for"),
        Type::Region => (json!({"do": [{"k": "shuffle", "region": node}]}), "/do/0/region"),
        Type::Regions => (json!({"do": [{"k": "choose_region", "from": node}]}), "/do/0/from"),
        Type::Card => (json!({"cond": {"k": "is", "card": node}}), "/cond/card"),
        Type::CardPred => (json!({"cond": {"k": "is", "pred": node}}), "/cond/pred"),
        Type::CardPat => (json!({"do": [{"k": "move", "what": node}]}), "/do/0/what"),
        Type::Mover => (json!({"do": [{"k": "move", "by": node}]}), "/do/0/by"),
    };
    let mut action = part;
    action["id"] = "action".into();
    action["kind"] = "respond".into();
    // All names that are spoken of have a value.
    action["choose"] = json!([{"as": "name"}, {"as": "name", "type": "region"}]);
    let names = json!([
        {"k": "choose_def", "as": "name"},
        {"k": "choose_num", "as": "name"},
        {"k": "move", "bind": "name"},
    ]);
    let body = action["do"].as_array().cloned().unwrap_or_default();
    action["do"] = body.into_iter().chain(names.as_array().unwrap().clone()).collect();
    if row.ty != Type::Trigger {
        action["on"] = json!({"k": "on_turn"});
    }
    let module = json!({
        "v": 1,
        "id": "m",
        "vars": [{"id": "var"}],
        "tags": [{"id": "tag"}],
        "regions": [{"id": "region"}],
        "cards": [{"id": "def"}],
        "actions": [action],
    });
    (module, pointer)
}

#[test]
fn every_kind_is_read_written_and_spoken_of() {
    let names = base().names();
    let mut spoken = Vec::new();
    for row in Table::built_in().rows.iter().filter(|row| !row.implied) {
        for full in [false, true] {
            let mut node = Map::new();
            node.insert("k".into(), Value::from(row.k.as_str()));
            for field in &row.fields {
                if full || field.needed {
                    node.insert(field.name.clone(), value(field));
                }
            }
            let node = Value::Object(node);
            let (source, pointer) = around(row, node.clone());
            let (module, report) = decode_value(&source, &names);
            assert!(report.is_empty(), "{}: {report:?}", row.k);
            let written = encode(&module);
            let found = written["actions"][0].pointer(pointer);
            // A node that is usual in its place is left out.
            let found = found.cloned().unwrap_or_else(|| json!({"k": row.k}));
            if full {
                // Every field is there with a value of its own, unless the only value is the usual one.
                for (key, value) in node.as_object().unwrap() {
                    assert!(found[key] == *value || found.get(key).is_none(), "{}.{key}", row.k);
                }
            }
            assert_eq!(decode_value(&written, &names).0, module, "{}", row.k);
            for lang in [Lang::En, Lang::Zh] {
                let text = describe(&module, &module.actions[0], lang);
                let broken = ["{", "}", "[", "]", "|", "?", "  ", " ,", "，，"];
                assert!(!broken.iter().any(|sign| text.contains(sign)), "{}: {text}", row.k);
                if full {
                    let end = text.find(['；', ';']).unwrap_or(text.len());
                    spoken.push(format!("{}: {}", row.k, &text[..end]));
                }
            }
        }
    }
    insta::assert_snapshot!(spoken.join("\n"));
}
