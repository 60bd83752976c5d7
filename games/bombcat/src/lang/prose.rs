//! Programs in plain words, in English and Chinese. The wording is data: each kind of node has its templates in the
//! node table.
//!
//! A template is a text with holes. `{x}` is field `x`; a mark after the name asks for a form: `'s` whose it is, `+`
//! many, `~` any one of a set, `#` a number in words. `{x:are|is}` is the first word if `x` is the reader or several,
//! else the second. `[x=a,b?yes|no]` is `yes` if field `x` is one of the words or kinds, else `no`; `&` joins
//! conditions, and `x.y` is field `y` of the node in `x`.

mod action;
mod declared;
mod template;

use super::module::{Action, CardDef, Module, Sort};
use super::nodes::Kind;
use super::program::{ActionId, DefId, NONE, NodeId};
use super::table::{Declared, FieldType, Table};
use super::text::{Lang, Words};
use super::walk;
use std::collections::BTreeSet;

/// What an action does, as a sentence or a few.
pub fn describe(module: &Module, action: &Action, lang: Lang) -> String {
    Speaker::new(module, action, lang).action()
}

/// What a card says: its own text, or what the actions do that it brings.
pub fn describe_card(module: &Module, card: &CardDef, lang: Lang) -> String {
    if !card.text.is_empty() {
        return card.text.get(lang).to_owned();
    }
    let own = |id: &ActionId| {
        let at = usize::from(id.0).checked_sub(module.base.actions.len())?;
        module.actions.get(at)
    };
    let granted = card.grants.iter().filter_map(own);
    let texts: Vec<String> = granted.map(|action| describe(module, action, lang)).collect();
    match texts.is_empty() {
        true => declared::phrase("nothing_itself", lang, &[]),
        false => texts.join(if lang == Lang::En { " " } else { "" }),
    }
}

/// All of a module: its cards with their texts, its marks, places and numbers, and what its actions do.
pub fn describe_module(module: &Module, lang: Lang) -> String {
    let mut lines = Vec::new();
    let colon = colon(lang);
    let name = module.hero.as_ref().unwrap_or(&module.name).get(lang);
    lines.push(if name.is_empty() { module.id.clone() } else { name.to_owned() });
    for card in &module.cards {
        let name = called(&card.id, &card.name, lang);
        lines.push(format!("- {name}{colon}{}", describe_card(module, card, lang)));
    }
    let declared = declared::lines(module, lang).into_iter();
    lines.extend(declared.map(|(name, text)| format!("- {name}{colon}{text}")));
    lines.extend(action_lines(module, lang).map(|line| format!("* {line}")));
    lines.join("\n")
}

/// What the actions of a module do, each by its name, as one text.
pub fn describe_actions(module: &Module, lang: Lang) -> String {
    let between = match lang {
        Lang::En => " ",
        Lang::Zh => "",
    };
    action_lines(module, lang).collect::<Vec<_>>().join(between)
}

fn action_lines(module: &Module, lang: Lang) -> impl Iterator<Item = String> + '_ {
    module.actions.iter().map(move |action| {
        let name = called(&action.id, &action.name, lang);
        format!("{name}{}{}", colon(lang), describe(module, action, lang))
    })
}

/// What stands between a name and what is said of it.
fn colon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ": ",
        Lang::Zh => "：",
    }
}

/// The name in this language, or the id if there is none.
fn called(id: &str, name: &Words, lang: Lang) -> String {
    let name = name.get(lang);
    if name.is_empty() { id.to_owned() } else { name.to_owned() }
}

/// How a part of a sentence is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Plain,
    /// Whose something is.
    Own,
    Many,
    /// Any one of several.
    One,
    OneOwn,
    /// A number in words.
    Count,
}

impl Form {
    const MARKS: [(&str, Form); 5] = [
        ("~'s", Form::OneOwn),
        ("'s", Form::Own),
        ("+", Form::Many),
        ("~", Form::One),
        ("#", Form::Count),
    ];

    fn mark(self) -> &'static str {
        let found = Form::MARKS.iter().find(|(_, form)| *form == self);
        found.map_or("", |(mark, _)| *mark)
    }
}

/// Speaks about one action in one language.
struct Speaker<'a> {
    module: &'a Module,
    action: &'a Action,
    lang: Lang,
    table: &'static Table,
    /// Names inside the action that are spoken of.
    mentioned: BTreeSet<u16>,
}

impl<'a> Speaker<'a> {
    fn new(module: &'a Module, action: &'a Action, lang: Lang) -> Self {
        let table = Table::built_in();
        let mut mentioned = BTreeSet::new();
        for at in walk::nodes(&module.program, action) {
            let node = module.program.node(at);
            let Some(row) = table.row(node.kind) else { continue };
            for (field, &slot) in row.fields.iter().zip(module.program.slots_of(node)) {
                if matches!(field.holds, FieldType::Ref(_)) && row.kind != Kind::BasketNum {
                    mentioned.insert(slot);
                }
            }
        }
        Speaker { module, action, lang, table, mentioned }
    }

    fn key(&self) -> &'static str {
        match self.lang {
            Lang::En => "en",
            Lang::Zh => "zh",
        }
    }

    /// A piece of a sentence with its holes filled.
    fn phrase(&self, name: &str, holes: &[(&str, &str)]) -> String {
        declared::phrase(name, self.lang, holes)
    }

    /// A node in words.
    fn node(&self, at: NodeId, form: Form) -> String {
        let Some(row) = self.table.row(self.module.program.node(at).kind) else {
            return String::new();
        };
        let template = |form: Form| row.text.get(&format!("{}{}", self.key(), form.mark()));
        if let Some(template) = template(form) {
            return self.fill(template, at);
        }
        let owned = |text: String| match self.lang {
            Lang::En => format!("{text}'s"),
            Lang::Zh => format!("{text}的"),
        };
        match form {
            Form::Own => owned(self.node(at, Form::Plain)),
            Form::OneOwn if template(Form::One).is_some() => owned(self.node(at, Form::One)),
            Form::OneOwn => self.node(at, Form::Own),
            Form::Many | Form::One | Form::Count => self.node(at, Form::Plain),
            Form::Plain => String::new(),
        }
    }

    /// What something declared is called.
    fn declared(&self, sort: Declared, id: u16) -> String {
        let at = usize::from(id);
        let module = self.module;
        let quoted = |phrase: &str, id: &str, name: &Words| {
            self.phrase(phrase, &[("name", &called(id, name, self.lang))])
        };
        let found = match sort {
            Declared::Var => module.vars.get(at).map(|var| var.id.clone()),
            Declared::Tag => module.tags.get(at).map(|tag| quoted("tag_name", &tag.id, &tag.name)),
            Declared::Region => {
                module.regions.get(at).map(|region| called(&region.id, &region.name, self.lang))
            }
            Declared::Def if DefId(id) == DefId::NONE => {
                Some(self.phrase("random_blank_name", &[]))
            }
            Declared::Def => match module.base.cards.get(at) {
                Some(card) => Some(quoted("card_name", &card.id, &card.name)),
                None => {
                    let own = module.cards.get(at - module.base.cards.len());
                    own.map(|card| quoted("card_name", &card.id, &card.name))
                }
            },
            Declared::Action if ActionId(id) == ActionId::NONE => {
                Some(self.phrase("no_action", &[]))
            }
            Declared::Action if ActionId(id) == ActionId::ANY => {
                Some(self.phrase("any_action", &[]))
            }
            Declared::Action if ActionId(id) == ActionId::EXPLODE => {
                Some(self.phrase("explosion", &[]))
            }
            Declared::Action => match module.base.actions.get(at) {
                Some(action) => Some(quoted("action_name", &action.id, &action.name)),
                None => {
                    let own = module.actions.get(at - module.base.actions.len());
                    own.map(|action| quoted("action_name", &action.id, &action.name))
                }
            },
        };
        found.unwrap_or_default()
    }

    /// What a name inside the action stands for. Where only one thing of its sort is spoken of, it needs no name.
    fn local(&self, sort: Sort, slot: u16) -> String {
        let local = self.action.locals.get(usize::from(slot));
        let Some(local) = local.filter(|_| slot != NONE) else {
            let phrase = match sort {
                Sort::Player => "no_player",
                Sort::Region => "no_region",
                Sort::Card => "no_card",
                Sort::Def => "no_name",
                Sort::Num => "no_number",
            };
            return self.phrase(phrase, &[]);
        };
        let same = self.mentioned.iter().filter(|&&other| {
            self.action.locals.get(usize::from(other)).is_some_and(|it| it.sort == local.sort)
        });
        let pick = self.action.choose.iter().find(|pick| pick.name.0 == slot);
        if same.count() <= 1 {
            let phrase = match (local.sort, pick) {
                (Sort::Player, Some(_)) => "chosen_player",
                (Sort::Player, None) => "that_player",
                (Sort::Region, Some(_)) => "chosen_region",
                (Sort::Region, None) => "that_region",
                (Sort::Card, _) => "that_card",
                (Sort::Def, _) => "named_card",
                (Sort::Num, _) => "chosen_number",
            };
            return self.phrase(phrase, &[]);
        }
        let label = pick.map(|pick| pick.text.get(self.lang)).filter(|label| !label.is_empty());
        let phrase = match local.sort {
            Sort::Player => "called_player",
            Sort::Region => "called_region",
            Sort::Card => "called_card",
            Sort::Def => "called_name",
            Sort::Num => "called_number",
        };
        self.phrase(phrase, &[("name", label.unwrap_or(&local.name))])
    }

    /// A whole number, in words if it is small.
    fn number(&self, number: i16, form: Form) -> String {
        const EN: [&str; 11] =
            ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
        const ZH: [&str; 11] = ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十"];
        let words = match self.lang {
            Lang::En => &EN,
            Lang::Zh => &ZH,
        };
        let word = usize::try_from(number).ok().and_then(|at| words.get(at));
        match word.filter(|_| form == Form::Count) {
            Some(word) => (*word).to_owned(),
            None => number.to_string(),
        }
    }
}

/// A sentence with its articles right and a capital at its beginning.
fn finish(text: &str) -> String {
    let mut parts = text.split("a(n) ");
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let vowel = part.starts_with(|c: char| "aeiouAEIOU".contains(c));
        whole.push_str(if vowel { "an " } else { "a " });
        whole.push_str(part);
    }
    let mut chars = whole.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}
