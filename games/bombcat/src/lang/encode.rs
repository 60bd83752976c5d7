//! From a module back to JSON: the shortest form, in which everything usual is left out.

use super::module::{Action, Module, PickFrom};
use super::nodes::Kind;
use super::program::{ActionId, Component, Costs, NONE, NodeId, Program, TextId};
use super::table::{Declared, Default, Field, FieldType, Row, Table};
use super::text::Words;
use super::usual::{self, USUAL};
use super::words::{Class, Face, OnDeath, Per, PickType, Pos, Veto, Word};
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};

/// The module as JSON. Decoding it again gives the same module.
pub fn encode(module: &Module) -> Value {
    let mut object = Map::new();
    object.insert("v".into(), Value::from(1));
    object.insert("id".into(), Value::from(module.id.as_str()));
    put_words(&mut object, "name", &module.name);
    if let Some(hero) = &module.hero {
        object.insert("hero".into(), hero.write());
    }
    put_list(
        &mut object,
        "vars",
        module.vars.iter().map(|var| {
            let mut object = start(&var.id);
            put_word(&mut object, "per", var.per, Per::Game);
            put(&mut object, "init", Value::from(var.init), &Value::from(0));
            object
        }),
    );
    put_list(
        &mut object,
        "tags",
        module.tags.iter().map(|tag| {
            let mut object = start(&tag.id);
            put_words(&mut object, "name", &tag.name);
            if let Some([r, g, b]) = tag.color {
                object.insert("color".into(), Value::from(format!("#{r:02x}{g:02x}{b:02x}")));
            }
            let blocks = tag.blocks.iter().map(|op| Value::from(op.name())).collect();
            put(&mut object, "blocks", Value::Array(blocks), &json!([]));
            put_words(&mut object, "text", &tag.text);
            object
        }),
    );
    put_list(
        &mut object,
        "regions",
        module.regions.iter().map(|region| {
            let mut object = start(&region.id);
            put_words(&mut object, "name", &region.name);
            put_word(&mut object, "per", region.per, Per::Player);
            put_word(&mut object, "see_owner", region.see_owner, Face::Open);
            put_word(&mut object, "see_others", region.see_others, Face::Closed);
            put(&mut object, "ordered", Value::from(region.ordered), &Value::from(false));
            put_word(&mut object, "on_death", region.on_death, OnDeath::Discard);
            object
        }),
    );
    put_list(
        &mut object,
        "cards",
        module.cards.iter().map(|card| {
            let mut object = start(&card.id);
            put_word(&mut object, "class", card.class, Class::Blank);
            put_words(&mut object, "name", &card.name);
            put_words(&mut object, "text", &card.text);
            put(&mut object, "bank", Value::from(card.bank), &Value::from(true));
            put(&mut object, "grants", action_list(module, &card.grants), &json!([]));
            object
        }),
    );
    put_list(
        &mut object,
        "actions",
        module
            .actions
            .iter()
            .map(|action| Writer { module, action, table: Table::built_in() }.action()),
    );
    Value::Object(object)
}

/// JSON as one text for each meaning: keys in order, no blanks, without what the editor keeps under `ui`.
pub fn canonical(value: &Value) -> String {
    let mut text = String::new();
    write(value, &mut text);
    text
}

fn write(value: &Value, text: &mut String) {
    match value {
        Value::Object(object) => {
            let mut keys: Vec<&String> = object.keys().filter(|key| *key != "ui").collect();
            keys.sort();
            text.push('{');
            for (at, key) in keys.into_iter().enumerate() {
                if at > 0 {
                    text.push(',');
                }
                text.push_str(&Value::from(key.as_str()).to_string());
                text.push(':');
                if let Some(value) = object.get(key) {
                    write(value, text);
                }
            }
            text.push('}');
        }
        Value::Array(entries) => {
            text.push('[');
            for (at, entry) in entries.iter().enumerate() {
                if at > 0 {
                    text.push(',');
                }
                write(entry, text);
            }
            text.push(']');
        }
        plain => text.push_str(&plain.to_string()),
    }
}

/// The fingerprint of a module by what it means: two files of the same meaning have the same.
pub fn fingerprint(module: &Module) -> String {
    let hash = Sha256::digest(canonical(&encode(module)));
    hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

fn start(id: &str) -> Map<String, Value> {
    let mut object = Map::new();
    object.insert("id".into(), Value::from(id));
    object
}

fn put(object: &mut Map<String, Value>, key: &str, value: Value, usual: &Value) {
    if value != *usual {
        object.insert(key.into(), value);
    }
}

fn put_words(object: &mut Map<String, Value>, key: &str, words: &Words) {
    if !words.is_empty() {
        object.insert(key.into(), words.write());
    }
}

fn put_word<W: Word + PartialEq>(object: &mut Map<String, Value>, key: &str, word: W, usual: W) {
    if word != usual {
        object.insert(key.into(), Value::from(word.name()));
    }
}

fn put_list(
    object: &mut Map<String, Value>,
    key: &str,
    entries: impl Iterator<Item = Map<String, Value>>,
) {
    put(object, key, Value::Array(entries.map(Value::Object).collect()), &json!([]));
}

fn action_list(module: &Module, actions: &[ActionId]) -> Value {
    actions.iter().map(|action| declared(module, Declared::Action, action.0)).collect()
}

/// The name of something declared, or nothing.
fn declared(module: &Module, sort: Declared, id: u16) -> Value {
    let at = usize::from(id);
    let name = match sort {
        Declared::Var => module.vars.get(at).map(|var| &var.id),
        Declared::Tag => module.tags.get(at).map(|tag| &tag.id),
        Declared::Region => module.regions.get(at).map(|region| &region.id),
        Declared::Def => match module.base.cards.get(at) {
            Some(named) => Some(&named.id),
            None => module.cards.get(at - module.base.cards.len()).map(|card| &card.id),
        },
        Declared::Action => {
            if let Some((word, _)) = ActionId::RESERVED.iter().find(|(_, known)| known.0 == id) {
                return Value::from(*word);
            }
            match module.base.actions.get(at) {
                Some(named) => Some(&named.id),
                None => module.actions.get(at - module.base.actions.len()).map(|it| &it.id),
            }
        }
    };
    name.map_or(Value::Null, |name| Value::from(name.as_str()))
}

/// A node as authors write it: only an empty place means no card or no event at all.
fn authored(value: Value) -> Value {
    if value["k"] == "no_card" || value["k"] == "never" { json!({"k": "hole"}) } else { value }
}

/// Writes one action.
struct Writer<'a> {
    module: &'a Module,
    action: &'a Action,
    table: &'static Table,
}

impl Writer<'_> {
    fn program(&self) -> &Program {
        &self.module.program
    }

    fn action(&self) -> Map<String, Value> {
        let action = self.action;
        let mut object = start(&action.id);
        put_words(&mut object, "name", &action.name);
        put_words(&mut object, "text", &action.text);
        object.insert("kind".into(), Value::from(action.kind.name()));
        put_word(&mut object, "from", action.from, usual::holders(self.module.hero.is_some()));
        put_word(&mut object, "mode", action.mode, usual::mode(action.kind));
        put(&mut object, "on", self.raw(action.on.into()), &USUAL.on);
        put(&mut object, "cond", self.node(action.cond.into()), &USUAL.cond);
        let picks = action.choose.iter().map(|pick| {
            let mut object = Map::new();
            put(&mut object, "as", self.local(pick.name.0), &Value::Null);
            put_word(&mut object, "type", pick.from.sort(), PickType::Player);
            let from = match pick.from {
                PickFrom::Player(from) => NodeId::from(from),
                PickFrom::Region(from) => NodeId::from(from),
            };
            put(&mut object, "from", self.node(from), USUAL.choice(pick.from.sort()));
            put_words(&mut object, "text", &pick.text);
            object
        });
        put_list(&mut object, "choose", picks);
        put(&mut object, "costs", self.costs(action.costs, None), &json!([]));
        put(&mut object, "do", self.body(action.body.0), &json!([]));
        let count = usual::count(action.kind);
        if action.count != count {
            let mut counts = Map::new();
            put(&mut counts, "turn", Value::from(action.count.turn), &Value::from(count.turn));
            put(&mut counts, "game", Value::from(action.count.game), &Value::from(count.game));
            object.insert("count".into(), Value::Object(counts));
        }
        put_word(&mut object, "veto", action.veto, Veto::Open);
        put(&mut object, "counters", action_list(self.module, &action.counters), &json!([]));
        put(&mut object, "strength", Value::from(action.strength), &Value::from(1));
        put_word(&mut object, "voice", action.voice, usual::voice(action.kind));
        put_words(&mut object, "announce", &action.announce);
        object
    }

    /// A node as authors write it.
    fn node(&self, at: NodeId) -> Value {
        authored(self.raw(at))
    }

    /// A node, with those that only the table can name.
    fn raw(&self, at: NodeId) -> Value {
        let node = self.program().node(at);
        let slots = self.program().slots_of(node);
        let Some(row) = self.table.row(node.kind) else { return Value::Null };
        // What was put in to change the type is not written.
        if row.implied
            && let Some(&inner) = slots.first()
        {
            return self.raw(NodeId(inner));
        }
        let mut object = Map::new();
        object.insert("k".into(), Value::from(row.k.as_str()));
        for (at, (field, &slot)) in row.fields.iter().zip(slots).enumerate() {
            if let Some(value) = self.field(row, at, field, slot, slots) {
                object.insert(field.name.clone(), value);
            }
        }
        Value::Object(object)
    }

    /// A field, unless it is what is usual.
    fn field(
        &self,
        row: &Row,
        at: usize,
        field: &Field,
        slot: u16,
        slots: &[u16],
    ) -> Option<Value> {
        let value = match &field.holds {
            FieldType::Child(_) => self.raw(NodeId(slot)),
            FieldType::Int => Value::from(slot as i16),
            FieldType::Bool => Value::from(slot != 0),
            FieldType::Word(words) => Value::from(words.get(usize::from(slot))?.as_str()),
            FieldType::Id(sort) => declared(self.module, *sort, slot),
            FieldType::Ref(_) | FieldType::Bind(_) => self.local(slot),
            FieldType::Body => self.body(slot),
            FieldType::Options => self.options(slot),
            FieldType::Costs => {
                let asked = slots.first().copied().filter(|_| row.kind == Kind::Ask);
                self.costs(Costs(slot), asked)
            }
            FieldType::Text => self.program().text(TextId(slot)).write(),
        };
        let usual = match &field.default {
            Default::Like(other) => slots.get(*other) == Some(&slot),
            Default::Value(_) if matches!(row.kind, Kind::Var | Kind::Set) && at == 1 => {
                let id = slots.first().copied().unwrap_or(NONE);
                let per = self.module.vars.get(usize::from(id)).map(|var| var.per);
                let usual = if per == Some(Per::Player) { "me" } else { "game" };
                value == json!({ "k": usual })
            }
            Default::Value(usual) => value == *usual,
        };
        let child = matches!(field.holds, FieldType::Child(_));
        match usual {
            true => None,
            false if child => Some(authored(value)),
            false => Some(value),
        }
    }

    fn local(&self, slot: u16) -> Value {
        let local = self.action.locals.get(usize::from(slot));
        local.map_or(Value::Null, |local| Value::from(local.name.as_str()))
    }

    fn body(&self, slot: u16) -> Value {
        self.program().list(slot).iter().map(|&statement| self.node(NodeId(statement))).collect()
    }

    fn options(&self, slot: u16) -> Value {
        let pairs = self.program().list(slot).chunks_exact(2);
        let each = pairs.map(|pair| {
            let mut object = Map::new();
            if let [text, body] = *pair {
                put_words(&mut object, "text", self.program().text(TextId(text)));
                put(&mut object, "do", self.body(body), &json!([]));
            }
            Value::Object(object)
        });
        each.collect()
    }

    fn costs(&self, costs: Costs, asked: Option<u16>) -> Value {
        let each = (0..self.program().alternatives(costs)).map(|alternative| {
            let components = self.program().components(costs, alternative);
            components.map(|component| Value::Object(self.component(component, asked))).collect()
        });
        Value::Array(each.collect())
    }

    fn component(&self, component: &Component, asked: Option<u16>) -> Map<String, Value> {
        let mut object = Map::new();
        put(&mut object, "id", self.local(component.name.0), &Value::Null);
        object.insert("op".into(), Value::from(component.op.name()));
        put(&mut object, "what", self.node(component.what.into()), &USUAL.what);
        let from = NodeId::from(component.from);
        let node = self.program().node(from);
        let usual = match asked {
            Some(who) => node.kind == Kind::Hand && self.program().slots_of(node) == [who],
            None => self.node(from) == *USUAL.from(),
        };
        if !usual {
            object.insert("from".into(), self.node(from));
        }
        let usual = USUAL.to(component.op, self.program().node(from).kind);
        put(&mut object, "to", self.node(component.to.into()), usual);
        put_word(&mut object, "pos", component.pos, Pos::Top);
        let tag = declared(self.module, Declared::Tag, component.tag.0);
        put(&mut object, "tag", tag, &Value::Null);
        let fixed = component.fixed.iter();
        let fixed = fixed.map(|def| declared(self.module, Declared::Def, def.0)).collect();
        put(&mut object, "fixed", Value::Array(fixed), &json!([]));
        put_words(&mut object, "text", &component.text);
        object
    }
}
