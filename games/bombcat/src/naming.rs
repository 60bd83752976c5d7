//! Everything that has a name at a table: cards, and what modules declare. All of it is called as cards are, so that
//! clients show one as they show the other.

use crate::lang::program::{ActionId, DefId, RegionId, TagId, TextId, VarId};
use crate::lang::text::Words;
use crate::lang::{Lang, Library, Module, describe, describe_actions, describe_card, fingerprint};
use engine::Card;
use serde_json::{Value, json};
use std::collections::HashMap;

/// The names of a table, by sort, one sort after the other.
#[derive(Clone, Debug, Default)]
pub struct Names {
    names: Vec<String>,
    infos: Vec<Value>,
    by_name: HashMap<String, u16>,
    actions: usize,
    tags: usize,
    regions: usize,
    vars: usize,
    modules: usize,
    /// Where the texts of each module begin.
    texts: Vec<usize>,
}

/// What the programs of a module say of themselves.
#[derive(Clone, Debug)]
pub struct Described {
    fingerprint: String,
    cards: Vec<Words>,
    actions: Vec<Words>,
    /// All that its actions do, each by its name.
    all: Words,
}

impl Described {
    pub fn of(module: &Module) -> Self {
        let print = fingerprint(module);
        let module = &module.as_played();
        let both = |say: &dyn Fn(Lang) -> String| Words { en: say(Lang::En), zh: say(Lang::Zh) };
        let card = |it| both(&|lang| describe_card(module, it, lang));
        let action = |it| both(&|lang| describe(module, it, lang));
        Described {
            fingerprint: print,
            cards: module.cards.iter().map(card).collect(),
            actions: module.actions.iter().map(action).collect(),
            all: both(&|lang| describe_actions(module, lang)),
        }
    }
}

/// What is said of the things of each module, one after the other.
struct Texts<'a> {
    parts: Vec<Option<&'a Described>>,
    next: Vec<usize>,
}

impl<'a> Texts<'a> {
    fn of(library: &Library, described: &'a [Described]) -> Self {
        let find = |print: &String| described.iter().find(|it| it.fingerprint == *print);
        let parts: Vec<_> = library.parts.iter().map(|part| find(&part.fingerprint)).collect();
        Texts { next: vec![0; parts.len()], parts }
    }

    fn next(&mut self, module: u8, of: impl Fn(&'a Described) -> &'a [Words]) -> Words {
        let at = usize::from(module);
        let Some(next) = self.next.get_mut(at) else { return Words::default() };
        let text = self.parts.get(at).copied().flatten().and_then(|it| of(it).get(*next));
        *next += 1;
        text.cloned().unwrap_or_default()
    }
}

impl Names {
    pub fn of(library: &Library, described: &[Described]) -> Self {
        let mut names = Names::default();
        let mut texts = Texts::of(library, described);
        for card in &library.cards {
            let text = texts.next(card.module, |it| &it.cards);
            let info = json!({
                "sort": "card", "name": named(&card.it.name, &card.id), "class": card.it.class,
                "text": text,
            });
            names.add(card.id.clone(), info);
        }
        names.actions = names.names.len();
        let mut texts = Texts::of(library, described);
        for (at, action) in library.actions.iter().enumerate() {
            let text = texts.next(action.module, |it| &it.actions);
            let said = if action.it.text.is_empty() { &text } else { &action.it.text };
            let mut info = json!({
                "sort": "action", "kind": action.it.kind, "veto": action.it.veto,
                "name": named(&action.it.name, &action.id),
                "text": said,
                "parts": action.it.choose.iter().map(|pick| &pick.text).collect::<Vec<_>>(),
                "baskets": baskets(library, at),
            });
            if !action.it.announce.is_empty() {
                info["announce"] = json!(action.it.announce);
            }
            names.add(format!("do.{}", action.id), info);
        }
        let explode = Words { en: "Explosion".into(), zh: "爆炸".into() };
        names.add(
            "do.explode".into(),
            json!({ "sort": "action", "kind": "auto", "veto": "guarded", "name": explode }),
        );
        names.tags = names.names.len();
        for tag in &library.tags {
            let info = json!({
                "sort": "tag", "name": named(&tag.it.name, &tag.id), "text": tag.it.text,
                "color": tag.it.color, "blocks": tag.it.blocks,
            });
            names.add(format!("tag.{}", tag.id), info);
        }
        names.regions = names.names.len();
        for region in &library.regions {
            let info = json!({ "sort": "region", "name": named(&region.it.name, &region.id) });
            names.add(format!("at.{}", region.id), info);
        }
        names.vars = names.names.len();
        for var in &library.vars {
            let name = named(&Words::default(), &var.id);
            names.add(format!("var.{}", var.id), json!({ "sort": "var", "name": name }));
        }
        names.modules = names.names.len();
        for part in &library.parts {
            let name = part.hero.as_ref().filter(|name| !name.is_empty()).unwrap_or(&part.name);
            let said = described.iter().find(|it| it.fingerprint == part.fingerprint);
            let info = json!({
                "sort": if part.hero.is_some() { "hero" } else { "module" },
                "name": named(name, &part.id), "fingerprint": part.fingerprint,
                "text": said.map(|it| &it.all),
            });
            names.add(format!("module.{}", part.id), info);
        }
        for part in &library.parts {
            names.texts.push(names.names.len());
            for (at, text) in part.program.texts().iter().enumerate() {
                let info = json!({ "sort": "text", "name": text });
                names.add(format!("text.{}/{at}", part.id), info);
            }
        }
        names
    }

    fn add(&mut self, name: String, info: Value) {
        self.by_name.insert(name.clone(), self.names.len() as u16);
        self.names.push(name);
        self.infos.push(info);
    }

    pub fn len(&self) -> usize {
        self.names.len()
    }

    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    pub fn name(&self, card: Card) -> Option<&str> {
        self.names.get(card.index()).map(String::as_str)
    }

    pub fn info(&self, card: Card) -> Value {
        self.infos.get(card.index()).cloned().unwrap_or_default()
    }

    pub fn named(&self, name: &str) -> Option<Card> {
        self.by_name.get(name).map(|&at| Card::new(usize::from(at)))
    }

    pub fn def(&self, def: DefId) -> Card {
        Card::new(usize::from(def.0))
    }

    /// An action; whatever is none of the library's is an explosion.
    #[inline]
    pub fn action(&self, action: ActionId) -> Card {
        Card::new((self.actions + usize::from(action.0)).min(self.tags.saturating_sub(1)))
    }

    /// The action of this name.
    pub fn as_action(&self, card: Card) -> Option<ActionId> {
        let at = card.index().checked_sub(self.actions)?;
        (card.index() + 1 < self.tags).then_some(ActionId(at as u16))
    }

    pub fn tag(&self, tag: TagId) -> Card {
        Card::new(self.tags + usize::from(tag.0))
    }

    pub fn as_tag(&self, card: Card) -> TagId {
        TagId(card.index().saturating_sub(self.tags) as u16)
    }

    pub fn region(&self, region: RegionId) -> Card {
        Card::new(self.regions + usize::from(region.0))
    }

    pub fn var(&self, var: VarId) -> Card {
        Card::new(self.vars + usize::from(var.0))
    }

    pub fn as_var(&self, card: Card) -> VarId {
        VarId(card.index().saturating_sub(self.vars) as u16)
    }

    pub fn module(&self, module: u8) -> Card {
        Card::new(self.modules + usize::from(module))
    }

    pub fn as_module(&self, card: Card) -> Option<u8> {
        let at = card.index().checked_sub(self.modules)?;
        (at < self.texts.len()).then_some(at as u8)
    }

    pub fn text(&self, module: u8, text: TextId) -> Card {
        let first = self.texts.get(usize::from(module)).copied().unwrap_or(0);
        Card::new(first + usize::from(text.0))
    }
}

/// A name, or else the last part of the id.
fn named(name: &Words, id: &str) -> Words {
    if !name.is_empty() {
        return name.clone();
    }
    let last = id.rsplit('/').next().unwrap_or(id).replace('_', " ");
    Words { en: last.clone(), zh: last }
}

/// What each way to pay asks for, component by component.
fn baskets(library: &Library, action: usize) -> Value {
    let Some(action) = library.actions.get(action) else { return Value::Null };
    let Some(program) = library.program(action.module) else { return Value::Null };
    let ways = (0..program.alternatives(action.it.costs)).map(|way| {
        let parts = program.components(action.it.costs, way);
        Value::from(
            parts.map(|part| json!({ "op": part.op, "text": part.text })).collect::<Vec<_>>(),
        )
    });
    Value::from(ways.collect::<Vec<_>>())
}
