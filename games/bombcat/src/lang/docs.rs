//! The tables of the language reference, made from the node table.

use super::table::{Default, Field, FieldType, Row, Table, Type};
use serde_json::Value;

/// What stands between the marks of the reference: types, conversions and all nodes.
pub fn tables() -> String {
    let table = Table::built_in();
    let mut text = String::from("| type | an empty place means | also fits |\n|---|---|---|\n");
    for ty in Type::ALL {
        let hole = table.hole(ty).map_or("nothing is done".to_owned(), shown);
        let mut fits: Vec<&str> =
            table.conversions().filter(|(_, to)| *to == ty).map(|(from, _)| from.name()).collect();
        fits.sort_unstable();
        text += &format!("| {} | {hole} | {} |\n", ty.name(), fits.join(", "));
    }
    for ty in Type::ALL {
        text += &format!(
            "\n### {}\n\n| node | fields | block | meaning |\n|---|---|---|---|\n",
            ty.name()
        );
        for row in table.rows.iter().filter(|row| row.ty == ty && !row.implied) {
            text += &line(row);
        }
    }
    text
}

fn line(row: &Row) -> String {
    let fields: Vec<String> = row.fields.iter().map(|it| field(row, it)).collect();
    let fields = if fields.is_empty() { "—".to_owned() } else { fields.join("; ") };
    let label = |lang: &str| row.label.get(lang).cloned().unwrap_or_default();
    let about = row.about.replace('|', "\\|");
    format!("| `{}` | {fields} | {} · {} | {about} |\n", row.k, label("en"), label("zh"))
}

fn field(row: &Row, field: &Field) -> String {
    let holds = match &field.holds {
        FieldType::Child(ty) => ty.name().to_owned(),
        FieldType::Int => "whole number".into(),
        FieldType::Bool => "true or false".into(),
        FieldType::Word(words) => {
            let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
            words.join(" ")
        }
        FieldType::Id(sort) => format!("{} id", sort.name()),
        FieldType::Ref(sort) => format!("name of a {}", format!("{sort:?}").to_lowercase()),
        FieldType::Bind(sort) => format!("names a {}", format!("{sort:?}").to_lowercase()),
        FieldType::Body => "list of Stmt".into(),
        FieldType::Options => "list of `{text, do}`".into(),
        FieldType::Costs => "list of lists of components".into(),
        FieldType::Text => "text".into(),
    };
    let usual = match &field.default {
        _ if field.needed => "needed".to_owned(),
        Default::Like(other) => {
            let other = row.fields.get(*other).map_or("", |other| other.name.as_str());
            format!("as `{other}`")
        }
        Default::Value(Value::Null) => "none".into(),
        Default::Value(value) => shown(value),
    };
    format!("`{}`: {holds} ({usual})", field.name)
}

/// A value of the table in short.
fn shown(value: &Value) -> String {
    let Some(object) = value.as_object() else { return format!("`{value}`").replace('"', "") };
    let k = object.get("k").and_then(Value::as_str).unwrap_or_default();
    match k {
        "num" => object.get("n").map_or("0".into(), Value::to_string),
        "bool" => "false".into(),
        "c_class" => "a blank".into(),
        "c_any" => "any card".into(),
        "random_blank" => "a blank at random".into(),
        "no_card" => "no card".into(),
        "nobody" => "nobody".into(),
        "anyone" => "anyone, the game included".into(),
        "never" => "never".into(),
        _ => format!("`{k}`"),
    }
}
