//! Filling the templates of the node table.

use super::{Form, Speaker};
use crate::lang::nodes::Kind;
use crate::lang::program::{ActionId, Body, Costs, NONE, NodeId, Options, TextId};
use crate::lang::table::{Declared, Field, FieldType};

impl Speaker<'_> {
    /// A template filled with what stands in a node.
    pub(super) fn fill(&self, template: &str, at: NodeId) -> String {
        let mut text = String::new();
        let mut rest = template;
        while let Some(open) = rest.find(['{', '[']) {
            let (before, from) = rest.split_at(open);
            text.push_str(before);
            let (inner, after) = enclosed(from);
            match from.starts_with('{') {
                true => text.push_str(&self.hole(inner, at)),
                false => text.push_str(&self.choice(inner, at)),
            }
            rest = after;
        }
        text.push_str(rest);
        text
    }

    /// `x`, `x's`, `x:are|is`.
    fn hole(&self, inner: &str, at: NodeId) -> String {
        let (path, words) = match inner.split_once(':') {
            Some((path, words)) => (path, words.split_once('|')),
            None => (inner, None),
        };
        let marked =
            Form::MARKS.iter().find_map(|&(mark, form)| Some((path.strip_suffix(mark)?, form)));
        let (path, form) = marked.unwrap_or((path, Form::Plain));
        let Some((field, slot)) = self.find(path, at) else { return String::new() };
        match words {
            Some((first, second)) => {
                let several = self.is_reader_or_many(NodeId(slot), form);
                (if several { first } else { second }).to_owned()
            }
            None => self.value(field, slot, form),
        }
    }

    /// Whether a verb after it stands as after "you" or "they".
    fn is_reader_or_many(&self, at: NodeId, form: Form) -> bool {
        match self.inner(at).0 {
            Kind::Me => true,
            Kind::All | Kind::Others | Kind::Allies | Kind::Enemies | Kind::Npc => {
                form == Form::Plain
            }
            Kind::PAnd | Kind::POr | Kind::PNot => form == Form::Plain,
            _ => false,
        }
    }

    /// `conditions?yes|no`.
    fn choice(&self, inner: &str, at: NodeId) -> String {
        let Some((conditions, answers)) = inner.split_once('?') else { return String::new() };
        let (yes, no) = halves(answers);
        let met = conditions.split('&').all(|condition| self.is_met(condition, at));
        self.fill(if met { yes } else { no }, at)
    }

    fn is_met(&self, condition: &str, at: NodeId) -> bool {
        let Some((path, wanted)) = condition.split_once('=') else {
            let Some((path, most)) = condition.split_once('>') else { return false };
            let found = self.find(path, at).map(|(field, slot)| self.plain(field, slot));
            let number = |text: &str| text.parse::<i32>().ok();
            return found.and_then(|found| number(&found)) > number(most);
        };
        let Some((field, slot)) = self.find(path, at) else { return false };
        if let Some(other) = wanted.strip_prefix('@') {
            let value = |found: Option<(&Field, u16)>| {
                found.map(|(field, slot)| self.value(field, slot, Form::Plain))
            };
            return value(Some((field, slot))) == value(self.find(other, at));
        }
        let found = self.plain(field, slot);
        wanted.split(',').any(|word| word == found)
    }

    /// A field as a word that conditions can ask for.
    fn plain(&self, field: &Field, slot: u16) -> String {
        let listed = |length: usize| if length == 0 { "none" } else { "some" }.to_owned();
        let program = &self.module.program;
        match &field.holds {
            FieldType::Child(_) => {
                let kind = self.inner(NodeId(slot)).0;
                self.table.row(kind).map(|row| row.k.clone()).unwrap_or_default()
            }
            FieldType::Int => (slot as i16).to_string(),
            FieldType::Bool => (slot != 0).to_string(),
            FieldType::Word(words) => words.get(usize::from(slot)).cloned().unwrap_or_default(),
            FieldType::Id(Declared::Action) if slot == ActionId::ANY.0 => "any".to_owned(),
            FieldType::Id(_) | FieldType::Ref(_) | FieldType::Bind(_) => {
                if slot == NONE { "none" } else { "some" }.to_owned()
            }
            FieldType::Body => listed(program.body_len(Body(slot))),
            FieldType::Options => listed(program.options(Options(slot)).count()),
            FieldType::Costs => listed(program.alternatives(Costs(slot))),
            FieldType::Text => listed(program.text(TextId(slot)).get(self.lang).len()),
        }
    }

    /// The kind of a node and where it is, seen through what only changes its type. A player who stands for a hand
    /// is that hand.
    fn inner(&self, at: NodeId) -> (Kind, NodeId) {
        let program = &self.module.program;
        let mut at = at;
        loop {
            let node = program.node(at);
            let kind = match node.kind {
                Kind::AsPlayers | Kind::AsRegions | Kind::AsPred | Kind::AsPat => {
                    at = NodeId(program.slots_of(node).first().copied().unwrap_or(NONE));
                    continue;
                }
                Kind::AsHand => Kind::Hand,
                Kind::AsHands => Kind::Hands,
                kind => kind,
            };
            return (kind, at);
        }
    }

    /// The field at the end of a path, and what is in it.
    fn find(&self, path: &str, at: NodeId) -> Option<(&'static Field, u16)> {
        // The template of a node that changes the type is about itself.
        let mut kind = self.module.program.node(at).kind;
        let mut at = at;
        let mut found: Option<(&'static Field, u16)> = None;
        for name in path.split('.') {
            if let Some((field, slot)) = found {
                if !matches!(field.holds, FieldType::Child(_)) {
                    return None;
                }
                (kind, at) = self.inner(NodeId(slot));
            }
            let row = self.table.row(kind)?;
            let place = row.fields.iter().position(|field| field.name == name)?;
            let slots = self.module.program.slots_of(self.module.program.node(at));
            found = Some((row.fields.get(place)?, *slots.get(place)?));
        }
        found
    }

    /// A field in words.
    fn value(&self, field: &Field, slot: u16, form: Form) -> String {
        match &field.holds {
            FieldType::Child(_) => self.node(NodeId(slot), form),
            FieldType::Int => self.number(slot as i16, form),
            FieldType::Bool => (slot != 0).to_string(),
            FieldType::Word(words) => {
                let word = words.get(usize::from(slot)).map_or("", String::as_str);
                let known = self.table.words.get(&format!("{}.{word}", field.name));
                let text = known.and_then(|forms| {
                    let marked = forms.get(&format!("{}{}", self.key(), form.mark()));
                    marked.or_else(|| forms.get(self.key()))
                });
                text.map_or(word, String::as_str).to_owned()
            }
            FieldType::Id(sort) => self.declared(*sort, slot),
            FieldType::Ref(sort) | FieldType::Bind(sort) => self.local(*sort, slot),
            FieldType::Body => match self.body(Body(slot)) {
                body if body.is_empty() => self.phrase("nothing", &[]),
                body => body,
            },
            FieldType::Options => self.options(Options(slot)),
            FieldType::Costs => self.costs(Costs(slot)),
            FieldType::Text => self.module.program.text(TextId(slot)).get(self.lang).to_owned(),
        }
    }
}

/// What stands between the bracket at the beginning and its partner, and what follows.
fn enclosed(text: &str) -> (&str, &str) {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            let inner = text.get(1..at).unwrap_or_default();
            return (inner, text.get(at + c.len_utf8()..).unwrap_or_default());
        }
    }
    (text.get(1..).unwrap_or_default(), "")
}

/// The two sides of the first stroke that is not inside brackets.
fn halves(text: &str) -> (&str, &str) {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            '|' if depth == 0 => {
                return (
                    text.get(..at).unwrap_or_default(),
                    text.get(at + 1..).unwrap_or_default(),
                );
            }
            _ => {}
        }
    }
    (text, "")
}
