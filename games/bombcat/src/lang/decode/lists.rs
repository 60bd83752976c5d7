//! Lists inside programs: bodies, options, and baskets with their components.

use super::{Decoder, Step};
use crate::lang::module::Sort;
use crate::lang::nodes::{CardPat, Kind, Region};
use crate::lang::program::{Body, Component, Costs, DefId, Local, NONE, NodeId, TagId};
use crate::lang::report::Problem;
use crate::lang::table::{Declared, Type};
use crate::lang::usual::USUAL;
use crate::lang::words::{Op, Slot, Word};
use serde_json::Value;

impl<'a> Decoder<'a> {
    /// The entries of a list; anything else is noted and empty.
    pub(super) fn entries(&mut self, value: &'a Value, what: &str) -> &'a [Value] {
        match value {
            Value::Array(entries) => entries,
            _ => {
                self.note(Problem::WrongValue { field: what.into() });
                &[]
            }
        }
    }

    fn list(&mut self, entries: &[u16]) -> u16 {
        let at = u16::try_from(self.program.slots.len()).unwrap_or(NONE);
        self.program.slots.push(u16::try_from(entries.len()).unwrap_or_default());
        self.program.slots.extend_from_slice(entries);
        at
    }

    /// A list of statements without those that are empty.
    pub(super) fn body(&mut self, value: &'a Value, depth: usize) -> Body {
        let mut statements = Vec::new();
        for (index, entry) in self.entries(value, "do").iter().enumerate() {
            if self.exhausted {
                break;
            }
            let statement =
                self.at(Step::Index(index), |this| this.expr(entry, Type::Stmt, depth + 1));
            if statement != NONE {
                statements.push(statement);
            }
        }
        Body(self.list(&statements))
    }

    /// `[{text, do}]`: labelled bodies.
    pub(super) fn options(&mut self, value: &'a Value, depth: usize) -> u16 {
        let mut pairs = Vec::new();
        for (index, entry) in self.entries(value, "options").iter().enumerate() {
            if !self.spend() {
                break;
            }
            self.at(Step::Index(index), |this| {
                let Some(object) = this.object(entry, "options") else { return };
                this.fields(object, &["text", "do"]);
                let words = this.words(object, "text");
                let body = match object.get("do") {
                    Some(value) => this.at(Step::Key("do"), |this| this.body(value, depth)),
                    None => Body(this.list(&[])),
                };
                pairs.extend([this.add_text(words), body.0]);
            });
        }
        self.list(&pairs)
    }

    /// Alternatives of components.
    pub(super) fn costs(&mut self, value: &'a Value, depth: usize, asked: Option<u16>) -> Costs {
        let mut alternatives = Vec::new();
        for (index, entry) in self.entries(value, "costs").iter().enumerate() {
            if !self.spend() {
                break;
            }
            alternatives
                .push(self.at(Step::Index(index), |this| this.alternative(entry, depth, asked)));
        }
        Costs(self.list(&alternatives))
    }

    fn alternative(&mut self, value: &'a Value, depth: usize, asked: Option<u16>) -> u16 {
        let mut components = Vec::new();
        for (index, entry) in self.entries(value, "costs").iter().enumerate() {
            if !self.spend() {
                break;
            }
            let component = self.at(Step::Index(index), |this| this.component(entry, depth, asked));
            if let Some(component) = component {
                components.push(u16::try_from(self.program.components.len()).unwrap_or(NONE));
                self.program.components.push(component);
            }
        }
        self.list(&components)
    }

    fn component(
        &mut self,
        value: &'a Value,
        depth: usize,
        asked: Option<u16>,
    ) -> Option<Component> {
        let object = self.object(value, "costs")?;
        self.fields(object, &["id", "op", "what", "from", "to", "pos", "tag", "fixed", "text"]);
        let name = match object.get("id") {
            Some(Value::String(name)) => Local(self.local(Sort::Card, name, true)),
            Some(_) => {
                self.note(Problem::WrongValue { field: "id".into() });
                Local::NONE
            }
            None => Local::NONE,
        };
        let op = self.word(object, "op").unwrap_or(Op::Use);
        let child = |this: &mut Self, key: &'a str, ty: Type, usual: &'static Value| match object
            .get(key)
        {
            Some(value) => this.at(Step::Key(key), |this| this.expr(value, ty, depth + 1)),
            None => this.implied(usual, ty),
        };
        let usual = &*USUAL;
        let what = CardPat::read(child(self, "what", Type::CardPat, &usual.what));
        let from = match asked.filter(|_| !object.contains_key("from")) {
            Some(who) => self.push(Kind::Hand, &[who]),
            None => child(self, "from", Type::Region, usual.from()),
        };
        let from = Region::read(from);
        let source = self.program.node(NodeId::from(from)).kind;
        let to = Region::read(child(self, "to", Type::Region, usual.to(op, source)));
        let pos = self.word(object, "pos").unwrap_or_default();
        let tag = object.get("tag").map_or(NONE, |value| {
            self.at(Step::Key("tag"), |this| this.declared(Declared::Tag, value, false))
        });
        let mut fixed = Vec::new();
        if let Some(value) = object.get("fixed") {
            self.at(Step::Key("fixed"), |this| {
                for (index, entry) in this.entries(value, "fixed").iter().enumerate() {
                    if !this.spend() {
                        break;
                    }
                    let def = this
                        .at(Step::Index(index), |this| this.declared(Declared::Def, entry, false));
                    fixed.push(DefId(def));
                }
            });
        }
        let text = self.words(object, "text");
        Some(Component { name, op, what, from, to, pos, tag: TagId(tag), fixed, text })
    }

    /// The words of a fixed set in a list, each once.
    pub(super) fn word_list<W: Word + PartialEq>(
        &mut self,
        value: &'a Value,
        what: &str,
    ) -> Vec<W> {
        let mut words = Vec::new();
        for (index, entry) in self.entries(value, what).iter().enumerate() {
            match entry.as_str().and_then(W::named) {
                Some(word) if !words.contains(&word) => words.push(word),
                Some(_) => {}
                None => self
                    .at(Step::Index(index), |this| this.wrong(what, entry, &W::NAMES.join(", "))),
            }
        }
        words
    }
}
