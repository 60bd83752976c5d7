//! The node table, read from `data/nodes.json`: what kinds of nodes there are, their fields, what an empty place
//! means, what turns into what, and how all of it is worded. Everything that must know the language asks here.

use super::module::Sort;
use super::nodes::Kind;
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

/// The text of the table.
pub const FILE: &str = include_str!("../../data/nodes.json");

/// The type of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Type {
    Num,
    Bool,
    Player,
    Players,
    Region,
    Regions,
    Card,
    CardPred,
    CardPat,
    Mover,
    Stmt,
    Trigger,
}

impl Type {
    pub const ALL: [Type; 12] = [
        Type::Num,
        Type::Bool,
        Type::Player,
        Type::Players,
        Type::Region,
        Type::Regions,
        Type::Card,
        Type::CardPred,
        Type::CardPat,
        Type::Mover,
        Type::Stmt,
        Type::Trigger,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Type::Num => "Num",
            Type::Bool => "Bool",
            Type::Player => "Player",
            Type::Players => "Players",
            Type::Region => "Region",
            Type::Regions => "Regions",
            Type::Card => "Card",
            Type::CardPred => "CardPred",
            Type::CardPat => "CardPat",
            Type::Mover => "Mover",
            Type::Stmt => "Stmt",
            Type::Trigger => "Trigger",
        }
    }
}

/// What a declared name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declared {
    Var,
    Tag,
    Region,
    Def,
    Action,
}

impl Declared {
    pub fn name(self) -> &'static str {
        match self {
            Declared::Var => "var",
            Declared::Tag => "tag",
            Declared::Region => "region",
            Declared::Def => "def",
            Declared::Action => "action",
        }
    }
}

/// What a field holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldType {
    Child(Type),
    Int,
    Bool,
    /// One of these words.
    Word(Vec<String>),
    /// Something that a module declares.
    Id(Declared),
    /// A name inside the action.
    Ref(Sort),
    /// Introduces a name inside the action.
    Bind(Sort),
    Body,
    Options,
    Costs,
    Text,
}

/// What an omitted field means.
#[derive(Clone, Debug, PartialEq)]
pub enum Default {
    /// This value, written as an author could.
    Value(Value),
    /// The same as another field, by place.
    Like(usize),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    pub name: String,
    pub holds: FieldType,
    pub default: Default,
    /// Without a known name here the whole node is a hole.
    pub needed: bool,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub kind: Kind,
    pub k: String,
    pub ty: Type,
    pub fields: Vec<Field>,
    /// What the block is called: `en` and `zh`.
    pub label: BTreeMap<String, String>,
    /// What it means, for those who read the reference.
    pub about: String,
    /// Templates by language and form, as in `en`, `en's`, `zh~`.
    pub text: BTreeMap<String, String>,
    /// Authors cannot write it; it is put in where something is omitted, empty or of a fitting type.
    pub implied: bool,
}

/// The whole table.
#[derive(Debug, Default)]
pub struct Table {
    /// By number of kind.
    pub rows: Vec<Row>,
    by_name: HashMap<String, Kind>,
    holes: HashMap<Type, Value>,
    conversions: HashMap<(Type, Type), Vec<Kind>>,
    /// The pieces of sentences about actions, by name, then by language.
    pub phrases: BTreeMap<String, BTreeMap<String, String>>,
    /// The words of enumerations, by `field.word`, then by language and form.
    pub words: BTreeMap<String, BTreeMap<String, String>>,
}

impl Table {
    /// The table that is built into the program.
    pub fn built_in() -> &'static Table {
        static TABLE: LazyLock<Table> = LazyLock::new(|| Table::read(FILE).unwrap_or_default());
        &TABLE
    }

    pub fn row(&self, kind: Kind) -> Option<&Row> {
        self.rows.get(kind as usize)
    }

    pub fn kind(&self, name: &str) -> Option<Kind> {
        self.by_name.get(name).copied()
    }

    /// What a hole of a type means, as a node; none for statements, which are left out.
    pub fn hole(&self, ty: Type) -> Option<&Value> {
        self.holes.get(&ty)
    }

    /// The nodes that make one type out of another, innermost first.
    pub fn conversion(&self, from: Type, to: Type) -> Option<&[Kind]> {
        if from == to {
            return Some(&[]);
        }
        self.conversions.get(&(from, to)).map(Vec::as_slice)
    }

    /// All pairs of types of which the first can stand for the second.
    pub fn conversions(&self) -> impl Iterator<Item = (Type, Type)> {
        self.conversions.keys().copied()
    }

    /// Reads a table; the reason is for whoever changes the file.
    pub fn read(text: &str) -> Result<Table, String> {
        let file: File = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let names: HashMap<&str, Kind> =
            Kind::ALL.iter().map(|&kind| (kind.outline().0, kind)).collect();
        let known = |name: &str| names.get(name).copied().ok_or(format!("{name}: unknown kind"));
        let mut rows = Vec::new();
        let all = file.nodes.into_iter().map(|row| (row, false));
        for (row, implied) in all.chain(file.implied.into_iter().map(|row| (row, true))) {
            let kind = known(&row.k)?;
            let mut fields: Vec<Field> = Vec::new();
            for text in row.fields {
                fields.push(text.read(&fields).map_err(|problem| format!("{}: {problem}", row.k))?);
            }
            let (k, ty, about, label, text) = (row.k, row.ty, row.about, row.label, row.text);
            rows.push(Row { kind, k, ty, fields, about, label, text, implied });
        }
        rows.sort_by_key(|row| row.kind);
        if rows.iter().map(|row| row.kind).ne(Kind::ALL.iter().copied()) {
            return Err("not every kind stands in the table exactly once".into());
        }
        let mut conversions = HashMap::new();
        for conversion in file.conversions {
            let by: Result<_, _> = conversion.by.iter().map(|name| known(name)).collect();
            conversions.insert((conversion.from, conversion.to), by?);
        }
        let by_name = rows.iter().map(|row| (row.k.clone(), row.kind)).collect();
        let holes = file.types.into_iter().filter(|(_, hole)| !hole.is_null()).collect();
        let (phrases, words) = (file.phrases, file.words);
        Ok(Table { rows, by_name, holes, conversions, phrases, words })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    types: HashMap<Type, Value>,
    conversions: Vec<ConversionText>,
    nodes: Vec<RowText>,
    implied: Vec<RowText>,
    phrases: BTreeMap<String, BTreeMap<String, String>>,
    words: BTreeMap<String, BTreeMap<String, String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ConversionText {
    from: Type,
    to: Type,
    by: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RowText {
    k: String,
    #[serde(rename = "type")]
    ty: Type,
    fields: Vec<FieldText>,
    #[serde(default)]
    about: String,
    #[serde(default)]
    label: BTreeMap<String, String>,
    text: BTreeMap<String, String>,
}

/// `[name, type, default]`, and `"hole"` as a fourth if the node is nothing without it.
#[derive(Deserialize)]
#[serde(untagged)]
enum FieldText {
    Plain(String, Value, Value),
    Needed(String, Value, Value, String),
}

impl FieldText {
    fn read(self, before: &[Field]) -> Result<Field, String> {
        let (name, ty, default, needed) = match self {
            FieldText::Plain(name, ty, default) => (name, ty, default, false),
            FieldText::Needed(name, ty, default, word) if word == "hole" => {
                (name, ty, default, true)
            }
            FieldText::Needed(name, ..) => return Err(format!("{name}: unknown fourth word")),
        };
        let holds = match &ty {
            Value::Array(words) => {
                FieldType::Word(words.iter().filter_map(Value::as_str).map(str::to_owned).collect())
            }
            Value::String(word) => named(word).ok_or_else(|| format!("{name}: no type {word}"))?,
            _ => return Err(format!("{name}: no type")),
        };
        let like = default.as_str().and_then(|word| word.strip_prefix('='));
        let default = match (&holds, like) {
            (FieldType::Child(_), Some(like)) => {
                let at = before.iter().position(|field| field.name == like);
                Default::Like(at.ok_or_else(|| format!("{name}: no field {like} before it"))?)
            }
            _ => Default::Value(default),
        };
        Ok(Field { name, holds, default, needed })
    }
}

fn named(word: &str) -> Option<FieldType> {
    if let Some(ty) = Type::ALL.into_iter().find(|ty| ty.name() == word) {
        return Some(FieldType::Child(ty));
    }
    Some(match word {
        "int" => FieldType::Int,
        "bool" => FieldType::Bool,
        "Body" => FieldType::Body,
        "Options" => FieldType::Options,
        "Costs" => FieldType::Costs,
        "text" => FieldType::Text,
        "id:var" => FieldType::Id(Declared::Var),
        "id:tag" => FieldType::Id(Declared::Tag),
        "id:region" => FieldType::Id(Declared::Region),
        "id:def" => FieldType::Id(Declared::Def),
        "id:action" => FieldType::Id(Declared::Action),
        "id:player" => FieldType::Ref(Sort::Player),
        "id:place" => FieldType::Ref(Sort::Region),
        "id:card" | "id:basket" => FieldType::Ref(Sort::Card),
        "id:name" => FieldType::Ref(Sort::Def),
        "id:number" => FieldType::Ref(Sort::Num),
        "bind:player" => FieldType::Bind(Sort::Player),
        "bind:place" => FieldType::Bind(Sort::Region),
        "bind:card" => FieldType::Bind(Sort::Card),
        "bind:name" => FieldType::Bind(Sort::Def),
        "bind:number" => FieldType::Bind(Sort::Num),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_and_the_enums_agree() {
        let table = Table::read(FILE).unwrap();
        assert_eq!(table.rows.iter().filter(|row| !row.implied).count(), 116);
        for row in &table.rows {
            let (_, ty, fields) = row.kind.outline();
            assert_eq!(ty, row.ty.name(), "{}", row.k);
            assert_eq!(fields.len(), row.fields.len(), "{}", row.k);
            for ((_, shape), field) in fields.iter().zip(&row.fields) {
                let told = match &field.holds {
                    FieldType::Child(ty) => ty.name().to_owned(),
                    FieldType::Int => "int".into(),
                    FieldType::Bool => "bool".into(),
                    // A list of words may stop early, as for places of new cards.
                    FieldType::Word(words) if shape.starts_with(&words.join("|")) => shape.clone(),
                    FieldType::Word(words) => words.join("|"),
                    FieldType::Id(declared) => format!("id:{}", declared.name()),
                    FieldType::Ref(_) | FieldType::Bind(_) => "local".into(),
                    FieldType::Body => "Body".into(),
                    FieldType::Options => "Options".into(),
                    FieldType::Costs => "Costs".into(),
                    FieldType::Text => "text".into(),
                };
                assert_eq!(*shape, told, "{}.{}", row.k, field.name);
            }
        }
    }

    #[test]
    fn every_row_is_worded() {
        let table = Table::built_in();
        for row in &table.rows {
            for lang in ["en", "zh"] {
                assert!(row.text.contains_key(lang), "{} has no {lang} text", row.k);
                assert!(row.implied || row.label.contains_key(lang), "{} has no label", row.k);
            }
            assert!(row.implied || !row.about.is_empty(), "{} has no meaning", row.k);
        }
        for ty in Type::ALL {
            assert_eq!(table.hole(ty).is_none(), ty == Type::Stmt, "{ty:?}");
        }
    }
}
