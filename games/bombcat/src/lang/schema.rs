//! The JSON Schema of a module, made from the node table, for editors of JSON files. The language itself is more
//! lenient: what the schema refuses still means something.

use super::module::limits;
use super::table::{Field, FieldType, Row, Table, Type};
use super::words::*;
use serde_json::{Map, Value, json};

/// The schema, draft 2020-12.
pub fn schema() -> Value {
    let table = Table::built_in();
    let mut defs = Map::new();
    defs.insert("hole".into(), object(&[("k", json!({"const": "hole"}))], &["k"]));
    defs.insert("words".into(), words());
    defs.insert("id".into(), json!({"type": "string", "minLength": 1, "maxLength": limits::ID}));
    for row in table.rows.iter().filter(|row| !row.implied) {
        defs.insert(format!("node.{}", row.k), node(row));
    }
    for ty in Type::ALL {
        let fits =
            table.rows.iter().filter(|row| !row.implied && table.conversion(row.ty, ty).is_some());
        let kinds = fits.map(|row| reference(&format!("node.{}", row.k)));
        let kinds: Vec<Value> = kinds.chain([reference("hole")]).collect();
        defs.insert(ty.name().into(), json!({"anyOf": kinds}));
    }
    defs.insert("Body".into(), list(reference("Stmt"), limits::NODES));
    let option = [("text", reference("words")), ("do", reference("Body"))];
    defs.insert("Options".into(), list(object(&option, &[]), limits::NODES));
    defs.insert("component".into(), component());
    let alternative = list(reference("component"), limits::NODES);
    defs.insert("Costs".into(), list(alternative, limits::NODES));
    defs.insert("action".into(), action());
    let module = [
        ("v", json!({"const": 1})),
        ("id", reference("id")),
        ("name", reference("words")),
        ("hero", reference("words")),
        ("vars", list(var(), limits::VARS)),
        ("tags", list(tag(), limits::TAGS)),
        ("regions", list(region(), limits::REGIONS)),
        ("cards", list(card(), limits::CARDS)),
        ("actions", list(reference("action"), limits::ACTIONS)),
    ];
    let mut whole = object(&module, &["v", "id"]);
    whole["$schema"] = "https://json-schema.org/draft/2020-12/schema".into();
    whole["title"] = "A module of Bomb Cat".into();
    whole["$defs"] = Value::Object(defs);
    whole
}

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/$defs/{name}")})
}

fn list(items: Value, most: usize) -> Value {
    json!({"type": "array", "items": items, "maxItems": most})
}

fn object(properties: &[(&str, Value)], required: &[&str]) -> Value {
    let properties: Map<String, Value> =
        properties.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    json!({"type": "object", "properties": properties, "required": required})
}

fn one_of<W: Word>() -> Value {
    json!({"enum": W::NAMES})
}

fn number() -> Value {
    json!({"type": "integer", "minimum": -limits::NUMBER, "maximum": limits::NUMBER})
}

fn words() -> Value {
    let text = json!({"type": "string", "maxLength": limits::TEXT});
    json!({"anyOf": [text, object(&[("en", text.clone()), ("zh", text.clone())], &[])]})
}

fn node(row: &Row) -> Value {
    let mut properties = vec![("k", json!({"const": row.k}))];
    properties.extend(row.fields.iter().map(|field| (field.name.as_str(), holds(field))));
    let needed = row.fields.iter().filter(|field| field.needed).map(|field| field.name.as_str());
    let required: Vec<&str> = ["k"].into_iter().chain(needed).collect();
    let mut node = object(&properties, &required);
    node["title"] = row.label.get("en").cloned().unwrap_or_default().into();
    node
}

fn holds(field: &Field) -> Value {
    match &field.holds {
        FieldType::Child(ty) => reference(ty.name()),
        FieldType::Int => number(),
        FieldType::Bool => json!({"type": "boolean"}),
        FieldType::Word(words) => json!({"enum": words}),
        FieldType::Id(_) | FieldType::Ref(_) | FieldType::Bind(_) => {
            json!({"anyOf": [reference("id"), {"type": "null"}]})
        }
        FieldType::Body => reference("Body"),
        FieldType::Options => reference("Options"),
        FieldType::Costs => reference("Costs"),
        FieldType::Text => reference("words"),
    }
}

fn component() -> Value {
    let properties = [
        ("id", reference("id")),
        ("op", one_of::<Op>()),
        ("what", reference("CardPat")),
        ("from", reference("Region")),
        ("to", reference("Region")),
        ("pos", one_of::<Pos>()),
        ("tag", reference("id")),
        ("fixed", list(reference("id"), limits::NODES)),
        ("text", reference("words")),
    ];
    object(&properties, &["op"])
}

fn action() -> Value {
    let pick = [
        ("as", reference("id")),
        ("type", one_of::<PickType>()),
        ("from", json!({"anyOf": [reference("Players"), reference("Regions")]})),
        ("text", reference("words")),
    ];
    let times = json!({"type": "integer", "minimum": -1, "maximum": limits::NUMBER});
    let properties = [
        ("id", reference("id")),
        ("name", reference("words")),
        ("text", reference("words")),
        ("kind", one_of::<ActionKind>()),
        ("from", one_of::<Holders>()),
        ("on", reference("Trigger")),
        ("cond", reference("Bool")),
        ("choose", list(object(&pick, &[]), limits::NODES)),
        ("mode", one_of::<Mode>()),
        ("costs", reference("Costs")),
        ("do", reference("Body")),
        ("count", object(&[("turn", times.clone()), ("game", times)], &[])),
        ("veto", one_of::<Veto>()),
        ("counters", list(reference("id"), limits::NODES)),
        ("strength", json!({"type": "integer", "minimum": 1, "maximum": 9})),
        ("voice", one_of::<Voice>()),
        ("announce", reference("words")),
    ];
    object(&properties, &["id", "kind"])
}

fn var() -> Value {
    let properties = [("id", reference("id")), ("per", one_of::<Per>()), ("init", number())];
    object(&properties, &["id"])
}

fn tag() -> Value {
    let color = json!({"anyOf": [
        {"const": "auto"},
        {"type": "string", "pattern": "^#([0-9a-fA-F]{3}){1,2}$"},
    ]});
    let properties = [
        ("id", reference("id")),
        ("name", reference("words")),
        ("color", color),
        ("blocks", list(one_of::<Op>(), Op::NAMES.len())),
        ("text", reference("words")),
    ];
    object(&properties, &["id"])
}

fn region() -> Value {
    let properties = [
        ("id", reference("id")),
        ("name", reference("words")),
        ("per", one_of::<Per>()),
        ("see_owner", one_of::<Face>()),
        ("see_others", one_of::<Face>()),
        ("ordered", json!({"type": "boolean"})),
        ("on_death", one_of::<OnDeath>()),
    ];
    object(&properties, &["id"])
}

fn card() -> Value {
    let properties = [
        ("id", reference("id")),
        ("class", one_of::<Class>()),
        ("name", reference("words")),
        ("text", reference("words")),
        ("bank", json!({"type": "boolean"})),
        ("grants", list(reference("id"), limits::ACTIONS)),
    ];
    object(&properties, &["id"])
}
