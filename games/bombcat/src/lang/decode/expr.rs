//! Nodes: each with every field of the table, children converted to the type that is wanted.

use super::{Decoder, FLAGS, NUMBERS, Step, whole};
use crate::lang::module::{Sort, limits};
use crate::lang::nodes::Kind;
use crate::lang::program::NONE;
use crate::lang::report::Problem;
use crate::lang::table::{Default, Field, FieldType, Row, Type};
use crate::lang::text::{Words, clean};
use crate::lang::words::Per;
use serde_json::{Map, Value};

impl<'a> Decoder<'a> {
    /// The expression in a value, as a node of this type.
    pub(super) fn expr(&mut self, value: &'a Value, wanted: Type, depth: usize) -> u16 {
        self.try_expr(value, wanted, depth).unwrap_or_else(|| self.hole(wanted))
    }

    /// The same for a field that may be missing.
    pub(super) fn field_expr(
        &mut self,
        object: &'a Map<String, Value>,
        key: &'a str,
        wanted: Type,
        default: &'static Value,
    ) -> u16 {
        match object.get(key) {
            Some(value) => self.at(Step::Key(key), |this| this.expr(value, wanted, 1)),
            None => self.implied(default, wanted),
        }
    }

    /// Builds what the table says, which is right and costs nothing.
    pub(super) fn implied(&mut self, value: &'static Value, wanted: Type) -> u16 {
        let trusted = std::mem::replace(&mut self.trusted, true);
        let node = self.try_expr(value, wanted, 1).unwrap_or(NONE);
        self.trusted = trusted;
        node
    }

    fn hole(&mut self, wanted: Type) -> u16 {
        let table = self.table;
        table.hole(wanted).map_or(NONE, |value| self.implied(value, wanted))
    }

    /// The expression, unless the place counts as empty.
    fn try_expr(&mut self, value: &'a Value, wanted: Type, depth: usize) -> Option<u16> {
        let table = self.table;
        if !self.spend() {
            return None;
        }
        let written =
            value.as_object().and_then(|object| Some((object, object.get("k")?.as_str()?)));
        let Some((object, k)) = written else {
            self.note(Problem::NotANode { wanted: wanted.name().into() });
            return None;
        };
        if k == "hole" {
            let (wanted, means) = (wanted.name().into(), format!("hole:{}", wanted.name()));
            self.note(Problem::Hole { wanted, means });
            return None;
        }
        let row = table.kind(k).and_then(|kind| table.row(kind));
        let Some(row) = row.filter(|row| self.trusted || !row.implied) else {
            let (kind, _) = clean(k, limits::ID);
            self.note(Problem::UnknownKind { kind });
            return None;
        };
        let Some(chain) = table.conversion(row.ty, wanted) else {
            let (found, wanted) = (row.ty.name().into(), wanted.name().into());
            self.note(Problem::WrongType { kind: row.k.clone(), found, wanted });
            return None;
        };
        if depth > limits::DEPTH {
            self.note(Problem::TooDeep { most: limits::DEPTH.to_string() });
            return None;
        }
        let inner = self.node(row, object, depth)?;
        Some(chain.iter().fold(inner, |inner, &kind| self.push(kind, &[inner])))
    }

    fn node(
        &mut self,
        row: &'static Row,
        object: &'a Map<String, Value>,
        depth: usize,
    ) -> Option<u16> {
        // A node that is nothing without a name is given up before anything of it is built.
        for field in row.fields.iter().filter(|field| field.needed) {
            let known = match (&field.holds, object.get(&field.name)) {
                (FieldType::Id(sort), Some(value)) => {
                    self.at(Step::Key(&field.name), |this| {
                        this.declared(*sort, value, answers(row))
                    }) != NONE
                }
                (FieldType::Ref(_), Some(value)) => {
                    value.as_str().is_some_and(|name| !clean(name, 1).0.is_empty())
                }
                _ => false,
            };
            if !known {
                let value = object.get(&field.name);
                // Of a name that is not known something was said already.
                if value.is_none_or(Value::is_null) || matches!(field.holds, FieldType::Ref(_)) {
                    let (kind, field) = (row.k.clone(), field.name.clone());
                    self.note(Problem::Missing { kind, field });
                }
                return None;
            }
        }
        self.known(object, |key| key == "k" || row.fields.iter().any(|field| field.name == key));
        let mut slots = Vec::with_capacity(row.fields.len());
        for field in &row.fields {
            let slot = match object.get(&field.name) {
                Some(value) => {
                    self.asked = slots.first().copied().filter(|_| row.kind == Kind::Ask);
                    self.at(Step::Key(&field.name), |this| this.field(row, field, value, depth))
                }
                None => match &field.default {
                    Default::Like(other) => slots.get(*other).copied().unwrap_or(NONE),
                    Default::Value(_) if self.is_own(row.kind, field, &slots) => {
                        self.push(Kind::Me, &[])
                    }
                    Default::Value(value) => {
                        let trusted = std::mem::replace(&mut self.trusted, true);
                        let slot = self.field(row, field, value, depth);
                        self.trusted = trusted;
                        slot
                    }
                },
            };
            slots.push(slot);
        }
        Some(self.push(row.kind, &slots))
    }

    /// Whether this is the missing owner of a variable that each player has: then mine is meant.
    fn is_own(&self, kind: Kind, field: &Field, slots: &[u16]) -> bool {
        let of = matches!(kind, Kind::Var | Kind::Set) && field.name == "of";
        let var = slots.first().and_then(|&id| self.own.vars.get(usize::from(id)));
        of && var.is_some_and(|(_, per)| *per == Per::Player)
    }

    /// One field as it stands in a program.
    fn field(&mut self, row: &Row, field: &'static Field, value: &'a Value, depth: usize) -> u16 {
        match &field.holds {
            FieldType::Child(ty) => match self.try_expr(value, *ty, depth + 1) {
                Some(node) => node,
                // Where a random blank is usual, a hole is one too.
                None => match &field.default {
                    Default::Value(usual) if usual["k"] == "random_blank" => {
                        self.implied(usual, *ty)
                    }
                    _ => self.hole(*ty),
                },
            },
            FieldType::Int => match whole(value) {
                Some(number) => number as u16,
                None => {
                    self.wrong(&field.name, value, NUMBERS);
                    0
                }
            },
            FieldType::Bool => match value {
                Value::Bool(flag) => u16::from(*flag),
                _ => {
                    self.wrong(&field.name, value, FLAGS);
                    usual(field).as_bool().map_or(0, u16::from)
                }
            },
            FieldType::Word(words) => {
                let place = |value: &Value| {
                    let word = value.as_str()?;
                    u16::try_from(words.iter().position(|known| known == word)?).ok()
                };
                place(value).unwrap_or_else(|| {
                    self.wrong(&field.name, value, &words.join(", "));
                    place(usual(field)).unwrap_or_default()
                })
            }
            FieldType::Id(sort) => self.declared(*sort, value, answers(row)),
            FieldType::Ref(sort) => self.local_field(field, *sort, value, false),
            FieldType::Bind(sort) => self.local_field(field, *sort, value, true),
            FieldType::Body => self.body(value, depth).0,
            FieldType::Options => self.options(value, depth),
            FieldType::Costs => self.costs(value, depth, self.asked).0,
            FieldType::Text => self.text(value),
        }
    }

    fn local_field(&mut self, field: &Field, sort: Sort, value: &Value, bound: bool) -> u16 {
        match value {
            Value::String(name) => self.local(sort, name, bound),
            Value::Null => NONE,
            _ => {
                self.note(Problem::WrongValue { field: field.name.clone() });
                match usual(field) {
                    Value::String(name) => self.local(sort, name, bound),
                    _ => NONE,
                }
            }
        }
    }

    fn text(&mut self, value: &'a Value) -> u16 {
        let words = match Words::read(value) {
            Some((words, cut)) => {
                if cut {
                    self.note(Problem::TextCut { most: limits::TEXT.to_string() });
                }
                if let Some(languages) = value.as_object() {
                    self.fields(languages, &["en", "zh"]);
                }
                words
            }
            None => {
                self.note(Problem::WrongValue { field: "text".into() });
                Words::default()
            }
        };
        self.add_text(words)
    }

    pub(super) fn add_text(&mut self, words: Words) -> u16 {
        let at = u16::try_from(self.program.texts.len()).unwrap_or(NONE);
        self.program.texts.push(words);
        at
    }
}

/// Whether a node tells what is answered.
fn answers(row: &Row) -> bool {
    matches!(row.kind, Kind::OnExec | Kind::ActedBy)
}

/// What stands in a field that is omitted.
fn usual(field: &Field) -> &Value {
    match &field.default {
        Default::Value(value) => value,
        Default::Like(_) => &Value::Null,
    }
}
